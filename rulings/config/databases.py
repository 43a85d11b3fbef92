"""Where the rows lie: SQLite in the data folder, or PostgreSQL by an address."""

from pathlib import Path
from typing import Any

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

SCHEMES = ("postgres://", "postgresql://")
KEPT_OPEN = 60
"""Seconds for which a thread keeps its connection to SQLite: to open one costs as much as a short question to it."""


def database(address: str, folder: Path) -> dict[str, Any]:
    """The database that an address names; without one, a file of ours."""
    if not address:
        return {
            "ENGINE": "rulings.config.sqlite",
            "NAME": folder / "arbitr.sqlite3",
            "CONN_MAX_AGE": KEPT_OPEN,
            "OPTIONS": {
                "transaction_mode": "IMMEDIATE",
                "timeout": 20,
                "init_command": "PRAGMA synchronous=NORMAL;",  # WAL is a property of the file: `prepare` sets it
            },
        }
    if not address.startswith(SCHEMES):
        raise ImproperlyConfigured("ARBITR_DATABASE: čekám postgresql://jméno:heslo@počítač:port/databáze, nebo nic (SQLite).")
    try:
        found = dj_database_url.parse(address)
    except ValueError as error:
        raise ImproperlyConfigured(f"ARBITR_DATABASE nelze přečíst: {error}.") from None
    return {**found, "OPTIONS": {**found.get("OPTIONS", {}), "connect_timeout": 5}}
