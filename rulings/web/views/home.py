"""The first page: one field over everything, and the books."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from rulings import selectors
from rulings import table as desk

from ._shared import reads


@reads
def home(request: HttpRequest) -> HttpResponse:
    examples = [_("shoda útočník"), "stealth", _("mrtvá postava"), "7.12"]
    names = {
        "books": selectors.rulebook_list(), "examples": examples, "situation": desk.table_example(), "hide_header_search": True,
    }  # fmt: skip
    return render(request, "home.html", names)
