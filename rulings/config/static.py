"""Our static files under the names of their contents. A page does not fall because a file of its dress is missing."""

import hashlib
import os
import re
import shutil
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from django.core.files.base import ContentFile
from django.core.management import call_command
from whitenoise.storage import CompressedManifestStaticFilesStorage

WHOLE = ("rulings/css/site.css", "rulings/css/play.css")
"""Sheets that import others; a page asks for these only."""
IMPORT = re.compile(r'@import "(?P<sheet>[^"]+)"(?: (?P<medium>[a-z]+))?;')
COMMENT = re.compile(r"/\*.*?\*/\n?", re.DOTALL)
ROOM = re.compile(r"\s*([{};])\s*")
"""What no browser needs between the parts of a sheet."""
OURS, SAID = "rulings/js/", re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
"""Scripts of ours, and the lines of them that speak to their authors."""


NOT_SHOWN = ("*.map", "rest_framework")
"""What no page asks for, and is half of all: maps of others' sources, and the pages of a framework that gives only JSON here."""


def collect() -> None:
    """Collect what pages ask for. Nothing is removed: what is being served may still ask for a file of the old dress."""
    call_command("collectstatic", interactive=False, verbosity=0, ignore_patterns=[*NOT_SHOWN])


class Storage(CompressedManifestStaticFilesStorage):
    """Where a file was not collected, its plain name is given: the page stands undressed, and can be read."""

    manifest_strict = False
    support_js_module_import_aggregation = True
    patterns = tuple(
        (names, tuple(pattern for pattern in patterns if "sourceMappingURL" not in str(pattern)))
        for names, patterns in CompressedManifestStaticFilesStorage.patterns
    )
    """What in a sheet or a script names another file: all but the maps, which are not collected."""

    def stored_name(self, name: str) -> str:
        try:
            return super().stored_name(name)
        except ValueError:
            return name

    def post_process(self, paths: dict[str, Any], dry_run: bool = False, **options: Any) -> Iterator[Any]:
        """The sheets that a sheet imports come to stand in it before the names are made: a page asks for one file, or two.

        What only speaks to those who write sheets and scripts stays at home.
        """
        scripts = [name for name in paths if name.startswith(OURS) and name.endswith(".js")]
        for name in (*WHOLE, *scripts) if not dry_run else ():
            if name in paths:
                text = ROOM.sub(r"\1", _whole(name, paths)) if name in WHOLE else SAID.sub("", _read(paths[name]))
                self.delete(name)
                self.save(name, ContentFile(text.encode()))
                paths = {**paths, name: (self, name)}
        yield from super().post_process(paths, dry_run, **options)

    def compress_files(self, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Each content once: most files lie there twice, under their plain name and under that of their contents."""
        twins: dict[bytes, list[str]] = defaultdict(list)
        for path in sorted(paths):
            twins[hashlib.blake2b(Path(self.path(path)).read_bytes()).digest()].append(path)
        others = {first: rest for first, *rest in twins.values()}
        for first, compressed in super().compress_files(others):
            yield first, compressed
            for path in others[first]:
                yield path, self._taken_over(compressed, path, compressed.removeprefix(first))

    def _taken_over(self, compressed: str, path: str, suffix: str) -> str:
        """What has been compressed is right for another file of the same content as well: its name there."""
        made, of = self.path(path + suffix), os.stat(self.path(path))
        shutil.copyfile(self.path(compressed), made)
        os.utime(made, (of.st_atime, of.st_mtime))
        return path + suffix


def _whole(name: str, paths: dict[str, Any]) -> str:
    """The sheet as it is written, from where it was collected: what stands in our folder is that of the last time."""
    folder = name.rpartition("/")[0]

    def sheet(found: re.Match[str]) -> str:
        text = _text(paths[f"{folder}/{found['sheet']}"])
        return f"@media {found['medium']} {{\n{text}}}\n" if found["medium"] else text

    return IMPORT.sub(sheet, _text(paths[name]))


def _text(place: tuple[Any, str]) -> str:
    return COMMENT.sub("", _read(place))


def _read(place: tuple[Any, str]) -> str:
    storage, path = place
    with storage.open(path) as file:
        return str(file.read().decode())
