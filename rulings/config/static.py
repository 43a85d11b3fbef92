"""Our static files under the names of their contents. A page does not fall because a file of its dress is missing."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class Storage(CompressedManifestStaticFilesStorage):
    """Where a file was not collected, its plain name is given: the page stands undressed, and can be read."""

    manifest_strict = False

    def stored_name(self, name: str) -> str:
        try:
            return super().stored_name(name)
        except ValueError:
            return name
