#!/usr/bin/env python3
"""The one command of the project: `python manage.py help` lists what it can do."""

import os
import sys


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.config.settings")
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import execute_from_command_line

    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:  # the sentence says what to set; where in our code it was read helps nobody
        raise SystemExit(f"Nastavení: {error}") from None


if __name__ == "__main__":
    main()
