"""``manage.py index``: build the search index; with ``--if-needed`` only when the content has changed."""

from django.core.management.base import BaseCommand
from django.utils.translation import gettext as _

from rulings.management.ready import Content, stand_ready
from rulings.search.door import refresh


class Command(BaseCommand):
    help = "Postaví index hledání z načteného obsahu."

    def add_arguments(self, parser):
        parser.add_argument("--if-needed", action="store_true", help=_("jen když se obsah změnil"))

    def handle(self, *args, if_needed: bool, **options):
        stand_ready(self.stderr, Content.SOME)
        many = refresh(force=not if_needed)
        if many is None:
            self.stdout.write(_("Index odpovídá obsahu."))
        else:
            self.stdout.write(_("Index postaven, dokumentů: %(many)s.") % {"many": many})
