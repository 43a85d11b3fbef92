"""Typed readers of the environment. Nothing else in the project reads it (DESIGN, section 1).

Every name starts with `ARBITR_`. A value that cannot be understood stops the start with a sentence that says what is
wrong, instead of a guess.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

PREFIX = "ARBITR_"
TRUE = {"1", "true", "yes", "on", "ano"}
FALSE = {"0", "false", "no", "off", "ne", ""}


def text(name: str, default: str = "") -> str:
    """The value of `ARBITR_<name>`, or the default."""
    return os.environ.get(PREFIX + name, default)


def flag(name: str, default: bool = False) -> bool:
    """A yes or a no."""
    value = text(name, "1" if default else "0").strip().lower()
    if value in TRUE:
        return True
    if value in FALSE:
        return False
    raise ImproperlyConfigured(f"{PREFIX}{name}={value!r}: čekám 1 (ano) nebo 0 (ne).")


def number(name: str, default: int) -> int:
    """A whole number."""
    value = text(name, str(default))
    try:
        return int(value)
    except ValueError:
        raise ImproperlyConfigured(f"{PREFIX}{name}={value!r}: čekám celé číslo.") from None


def names(name: str, default: list[str]) -> list[str]:
    """A list separated by commas or spaces."""
    value = text(name)
    return value.replace(",", " ").split() if value.strip() else default


def one_of(name: str, known: tuple[str, ...]) -> str:
    """One of several values; the first of them unless said."""
    value = text(name, known[0]).strip().lower()
    if value not in known:
        raise ImproperlyConfigured(f"{PREFIX}{name}={value!r}: čekám {' nebo '.join(known)}.")
    return value


def data_dir() -> Path:
    """Where the database, the index and the secret key live: outside the tree, made on first use."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    path = Path(text("DATA") or home / "arbitr").expanduser().absolute()
    with _writing(path):
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
    return path


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """What is begun in a folder that cannot be written, and how to mend it. Raises ImproperlyConfigured."""
    try:
        yield
    except OSError as error:
        told = f"Do složky {folder} nelze psát ({error.strerror}): uvolněte místo nebo nastavte {PREFIX}DATA na jinou."
        raise ImproperlyConfigured(told) from None


def secret(name: str, kept_in: Path) -> str:
    """A secret from `ARBITR_<name>`, from the file `ARBITR_<name>_FILE` names, or made once and kept in a file of ours."""
    if value := text(name):
        return value
    if named := text(name + "_FILE"):
        return _read(Path(named), f"{PREFIX}{name}_FILE")
    if not kept_in.exists():
        with _writing(kept_in.parent):
            _create(kept_in)
    return _read(kept_in, str(kept_in))


def _create(path: Path) -> None:
    """Write a fresh secret that only its owner can read; when two processes start at once, the first one wins whole."""
    scratch = path.with_name(f"{path.name}.{os.getpid()}")
    scratch.touch(mode=0o600)
    scratch.write_text(secrets.token_urlsafe(50) + "\n", encoding="ascii")
    try:
        os.link(scratch, path)
    except FileExistsError:
        pass
    finally:
        scratch.unlink()


def _read(path: Path, what: str) -> str:
    try:
        value = path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise ImproperlyConfigured(f"{what}: soubor nelze přečíst ({error.strerror}).") from None
    if not value:
        raise ImproperlyConfigured(f"{what}: soubor je prázdný, čekám tajný klíč.")
    return value
