"""The administration: every address × five roles × seven methods. An address that is missing here fails the build."""

import itertools
from types import SimpleNamespace

import pytest
from django.apps import apps
from django.contrib import admin
from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import URLPattern, get_resolver, reverse

from rulings.models import Ruling, Source
from tests.shelf import put_book

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
ROLES = ("stranger", "judge", "editor", "ruler", "administrator")
"""Nobody; a person without access; one with access and no rights; one who may edit rulings; one who may all."""
LOGIN, SEEN, FORBIDDEN = 302, 200, 403
FOR_ALL = {"login": {200, 302, 405}, "logout": {200, 302, 405}, "jsi18n": {200, 302, 405}}
"""Addresses that show nothing: coming in, going out (by POST alone), the words of the calendar."""
FOR_STAFF = ("index", "password_change", "password_change_done", "view_on_site", "autocomplete", "catch_all", "app_list")
ACTS = ("add", "change", "delete", "history", "changelist", "password_change", "config", "qrcode")
OURS = ("rulings", "glossary")
EDITED = {"ruling", "source"}
"""What of ours is written in the administration; all else of ours comes from the content folder."""


def routes() -> list[str]:
    return sorted({one.name for one in _flat(admin.site.urls[0]) if one.name})


def _flat(patterns):
    for one in patterns:
        if isinstance(one, URLPattern):
            yield one
        else:
            yield from _flat(one.url_patterns)


def split(name: str) -> tuple[str, str, str]:
    """(application, model, act) of the address of a model; ("", "", name) of any other."""
    for model in admin.site._registry:
        head = f"{model._meta.app_label}_{model._meta.model_name}_"
        if name.startswith(head):
            return model._meta.app_label, model._meta.model_name, name.removeprefix(head)
    return "", "", name


@pytest.fixture
def cast(db, person):
    """A client for every role, and a row of every model of ours."""
    put_book()
    made = {
        "stranger": None, "judge": person("soudce"), "editor": person("redaktor", is_staff=True),
        "ruler": person("vykladac", is_staff=True), "administrator": person("spravce", is_staff=True, is_superuser=True),
    }  # fmt: skip
    made["ruler"].user_permissions.set(
        Permission.objects.filter(content_type__model__in=EDITED, content_type__app_label="rulings")
    )
    Ruling.objects.filter(pk=Ruling.objects.order_by("pk").values("pk")[:1]).update(origin="site")
    clients = {}
    for role, user in made.items():
        clients[role] = Client(raise_request_exception=True)
        if user:
            clients[role].force_login(user)
    return SimpleNamespace(clients=clients)


def address(name: str) -> str | None:
    """An address of that name that leads to a row, where it wants one; None where there is no such row."""
    app, model, act = split(name)
    if model:
        if act not in ("add", "changelist"):
            rows = apps.get_model(app, model)._default_manager.order_by("pk")
            row = rows.filter(origin="site").first() if model == "ruling" else rows.first()
            return reverse(f"admin:{name}", args=[row.pk]) if row else None
        return reverse(f"admin:{name}")
    if name == "view_on_site":
        return reverse(f"admin:{name}", args=[1, 1])
    if name == "app_list":
        return reverse(f"admin:{name}", args=["rulings"])
    return reverse(f"admin:{name}")


def may(role: str, app: str, model: str, act: str) -> bool:
    """Whether a role may do an act on a model: written for people, apart from how Django finds out."""
    if role in ("stranger", "judge", "editor"):
        return False
    if app == "axes" and act == "add":  # a log is written by what happens
        return False
    written = app not in OURS or model in EDITED
    if role == "ruler" and not (app == "rulings" and model in EDITED):
        return False
    return written or act in ("changelist", "history", "change")  # to change is also to look


def test_every_address_is_known():
    unknown = [name for name in routes() if split(name)[2] not in (*FOR_ALL, *FOR_STAFF, *ACTS)]
    assert not unknown, "say here who may do that"


def _state() -> tuple[int, ...]:
    """How much there is of everything that could be written."""
    return tuple(model._default_manager.count() for model in admin.site._registry if model._meta.app_label in (*OURS, "auth"))


@pytest.mark.parametrize("role", ROLES)
def test_who_may_what(cast, role):
    client, wrong, before = cast.clients[role], [], _state()
    for name in routes():
        app, model, act = split(name)
        path = address(name)
        if path is None or act in FOR_ALL:
            continue
        for method in METHODS:
            status = client.generic(method, path).status_code
            if role in ("stranger", "judge"):
                fine = status == LOGIN
            elif not model:
                fine = status in (SEEN, LOGIN, FORBIDDEN, 404, 405)
            elif may(role, app, model, act):
                fine = status in (SEEN, LOGIN, FORBIDDEN) if method == "POST" else status == SEEN
            else:
                fine = status == FORBIDDEN
            if not fine:
                wrong.append((name, method, status))
    assert not wrong, "\n".join(map(str, wrong))
    assert role == "administrator" or _state() == before, "nothing was said that anybody could have wanted to write"


def test_what_all_may_shows_nothing(cast):
    for role, name, method in itertools.product(ROLES, FOR_ALL, METHODS):
        if name != "logout":
            response = cast.clients[role].generic(method, reverse(f"admin:{name}"))
            assert response.status_code in FOR_ALL[name], (role, name, method)


@pytest.mark.parametrize(("role", "written"), [("stranger", 0), ("judge", 0), ("editor", 0), ("ruler", 1), ("administrator", 1)])
def test_only_who_may_writes(cast, role, written):
    before = Source.objects.count()
    cast.clients[role].post(reverse("admin:rulings_source_add"), {"title": "Nový zdroj", "url": ""})
    assert Source.objects.count() - before == written


@pytest.mark.parametrize("role", ROLES)
def test_nobody_writes_what_comes_from_the_content_folder(cast, role):
    for model in admin.site._registry:
        app, name = model._meta.app_label, model._meta.model_name
        if app in OURS and name not in EDITED and (row := model._default_manager.order_by("pk").first()):
            before = list(model._default_manager.order_by("pk").values())
            for act, args in (("add", []), ("change", [row.pk]), ("delete", [row.pk])):
                cast.clients[role].post(reverse(f"admin:{app}_{name}_{act}", args=args), {"post": "yes"})
            assert list(model._default_manager.order_by("pk").values()) == before, name


def test_a_ruling_of_the_content_folder_is_read_only(cast):
    row = Ruling.objects.create(
        rulebook=Ruling.objects.first().rulebook, slug="z-obsahu", question="?", answer="!", source=Source.objects.first(),
        date="2026-01-01", origin="content",
    )  # fmt: skip
    for role in ("ruler", "administrator"):
        for act in ("change", "delete"):
            path = reverse(f"admin:rulings_ruling_{act}", args=[row.pk])
            assert cast.clients[role].post(path, {"post": "yes"}).status_code == FORBIDDEN
    assert Ruling.objects.filter(pk=row.pk, question="?").exists()


def test_the_map_of_the_site_has_no_other_administration():
    prefixes = [str(one.pattern) for one in get_resolver().url_patterns]
    assert [one for one in prefixes if "admin" in one] == ["admin/"]
