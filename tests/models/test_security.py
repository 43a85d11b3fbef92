"""The administration: limited tries, a second factor, a line for what matters; and what programs ask for by custom."""

import logging
from io import StringIO

import pytest
from django.contrib import admin
from django.core.management import call_command
from django.core.management.base import CommandError
from django.urls import NoReverseMatch, clear_url_caches, reverse, set_urlconf
from django_otp.admin import OTPAdminSite
from django_otp.oath import TOTP
from django_otp.plugins.otp_totp.models import TOTPDevice

pytestmark = pytest.mark.django_db
LOGIN = "/admin/login/?next=/admin/"


@pytest.fixture
def told(caplog):
    """The lines of the log of security."""
    logger = logging.getLogger("arbitr.security")
    logger.addHandler(caplog.handler)
    caplog.set_level(logging.INFO, "arbitr.security")
    yield lambda: [record.getMessage() for record in caplog.records if record.name == "arbitr.security"]
    logger.removeHandler(caplog.handler)


def test_tries_at_the_login_are_limited_by_address(client, editor):
    wrong = {"username": "redaktor", "password": "spatne"}
    statuses = [client.post(LOGIN, wrong, REMOTE_ADDR="192.0.2.9").status_code for _ in range(6)]
    assert statuses[:4] == [200] * 4
    assert statuses[-1] == 429
    right = {"username": "redaktor", "password": "heslo"}
    assert client.post(LOGIN, right, REMOTE_ADDR="192.0.2.9").status_code == 429
    assert client.post(LOGIN, right, REMOTE_ADDR="192.0.2.10").status_code == 302, "another address is not kept out"


def test_who_comes_in_and_who_does_not_is_told(client, editor, told):
    client.post(LOGIN, {"username": "redaktor", "password": "spatne"})
    client.post(LOGIN, {"username": "redaktor", "password": "heslo"})
    lines = told()
    assert "login-failed user='redaktor' from=127.0.0.1" in lines
    assert "login user='redaktor' from=127.0.0.1" in lines
    assert not any("heslo" in line or "spatne" in line for line in lines)


def test_a_line_cannot_be_forged(client, told):
    client.post(LOGIN, {"username": "a\nlogin user='spravce'", "password": "x"})
    assert all("\n" not in line for line in told())


def test_a_second_factor_is_asked_for(client, administrator, monkeypatch):
    out = StringIO()
    call_command("second_factor", "spravce", stdout=out)
    assert "otpauth://totp/" in out.getvalue()
    monkeypatch.setattr(admin.site, "__class__", OTPAdminSite)
    name = {"username": "spravce", "password": "heslo"}
    assert client.post(LOGIN, name).status_code == 200, "the password alone does not do"
    device = TOTPDevice.objects.get()
    code = TOTP(device.bin_key, device.step, device.t0, device.digits, device.drift)
    answer = client.post(LOGIN, {**name, "otp_device": device.persistent_id, "otp_token": f"{code.token():06}"})
    assert answer.status_code == 302
    assert client.get("/admin/").status_code == 200


def test_nobody_has_no_second_factor(db):
    with pytest.raises(CommandError, match="neznáme"):
        call_command("second_factor", "nikdo")


def test_without_the_setting_there_is_no_administration(client, settings):
    import importlib

    from rulings.config import urls

    settings.ADMIN = False
    try:
        importlib.reload(urls)
        clear_url_caches()
        set_urlconf(None)
        with pytest.raises(NoReverseMatch):
            reverse("admin:index")
        assert client.get("/admin/").status_code == 404
    finally:
        settings.ADMIN = True
        importlib.reload(urls)
        clear_url_caches()
        set_urlconf(None)
    assert client.get("/admin/").status_code == 302


def test_security_txt_stands_where_somebody_is_to_be_told(client, settings):
    settings.CONTACT = ""
    assert client.get("/.well-known/security.txt").status_code == 404
    settings.CONTACT = "mailto:pravidla@example.org"
    told = client.get("/.well-known/security.txt").content.decode()
    assert "Contact: mailto:pravidla@example.org\n" in told
    assert "Expires: 20" in told


def test_robots_are_kept_from_what_is_made_anew(client):
    told = client.get("/robots.txt").content.decode()
    assert "Disallow: /stul/" in told
    assert client.post("/robots.txt").status_code == 405


@pytest.mark.parametrize(("path", "policy"), [("/robots.txt", "same-origin"), ("/api/v1/", "cross-origin")])
def test_who_may_embed_what_is_said(client, path, policy):
    response = client.get(path)
    assert response["Cross-Origin-Resource-Policy"] == policy
    assert response["Cache-Control"] == "public, no-cache"
