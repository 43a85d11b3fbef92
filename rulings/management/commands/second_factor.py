"""`manage.py second_factor NAME`: give a person a second factor (TOTP); without one the public administration is closed."""

from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils.translation import gettext as _
from django_otp.plugins.otp_totp.models import TOTPDevice

from rulings.management.ready import stand_ready


class Command(BaseCommand):
    help = "Dá člověku druhý faktor: vypíše adresu pro jeho ověřovací aplikaci. Dosavadní zařízení přestane platit."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", metavar="NAME", help="přihlašovací jméno")

    def handle(self, *args: Any, name: str, **options: Any) -> None:
        stand_ready(self.stderr)
        user = User.objects.filter(username=name).first()
        if user is None:
            raise CommandError(_("Uživatele %s neznáme.") % name)
        TOTPDevice.objects.filter(user=user).delete()
        device = TOTPDevice.objects.create(user=user, name="aplikace", confirmed=True)
        self.stdout.write(_("Vložte do ověřovací aplikace tuto adresu a nikomu ji neukazujte:"))
        self.stdout.write(device.config_url)
