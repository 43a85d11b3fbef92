"""Django's SQLite, opened as it lies when it cannot be opened for writing.

A database in WAL mode wants two files beside it, even from a reader. Where they cannot be made, the database is opened as one
that nobody changes: what `prepare` has written down whole is read, and writing is refused by SQLite itself.
"""

import logging
import sqlite3
from typing import Any
from urllib.parse import quote

from django.db.backends.sqlite3 import base

logger = logging.getLogger("rulings.database")
CANNOT_WRITE = ("readonly", "unable to open", "disk I/O error", "full")
"""What SQLite says where the disk is the trouble, and not the database."""


class DatabaseWrapper(base.DatabaseWrapper):
    """Falls back to reading only, and says so once."""

    told = False

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        try:
            return self._opened(conn_params)
        except base.Database.OperationalError as error:
            if not any(said in str(error) for said in CANNOT_WRITE) or "memory" in str(conn_params["database"]):
                raise
            address = f"file:{quote(str(conn_params['database']))}?mode=ro&immutable=1"
            opened = self._opened({**conn_params, "database": address, "uri": True})
            if not DatabaseWrapper.told:
                DatabaseWrapper.told = True
                logger.warning("the database cannot be written (%s): it is only read", error)
            return opened

    def _opened(self, params: dict[str, Any]) -> Any:
        """A connection that has looked into the database: SQLite opens the file only then."""
        connection = super().get_new_connection(params)
        try:
            connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
        except sqlite3.Error:
            connection.close()
            raise
        return connection
