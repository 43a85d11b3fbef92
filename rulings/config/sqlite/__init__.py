"""SQLite that goes on being read where it cannot be written: a read-only folder, a full disk."""
