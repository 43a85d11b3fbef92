"""No text of an author keeps the site busy, or breaks it: what asks too much of Markdown is refused, by line, and never set."""

import pytest
from django.core.exceptions import ValidationError
from hypothesis import given
from hypothesis import strategies as st

from rulings.models.markdown import BRACKETS, DEEPEST, LONGEST, markdown_fault
from rulings.prose import prose_html, prose_set
from rulings.services import RefusedError, ruling_create

WILD = {
    "a text without end": "a" * (LONGEST + 1),
    "brackets": "[" * (BRACKETS + 1),
    "brackets on many lines": "[[[[\n" * 60,
    "pictures": "![" * (BRACKETS + 1),
    "numbers in numbers": "1. " * 300,
    "items in items": "- " * 300,
    "quotations": ">" * 300,
    "stairs": "\n".join("    " * n + "- a" for n in range(300)),
    "quoted items": "> - " * 200,
}


@pytest.mark.parametrize("text", WILD.values(), ids=WILD)
def test_what_asks_too_much_is_refused(text, shelf):
    assert markdown_fault(text)
    with pytest.raises(RefusedError):
        ruling_create(book="agot-ccg", question="Smí?", answer=text, rules=["agot-ccg 7.12"], source="Pravidla")
    shelf.ruling.answer = text
    with pytest.raises(ValidationError) as refused:
        shelf.ruling.clean()
    assert list(refused.value.message_dict) == ["answer"]


@pytest.mark.parametrize("text", WILD.values(), ids=WILD)
def test_what_is_there_already_is_shown_as_it_was_typed(text, shelf):
    assert text.split()[0][:9].replace(">", "&gt;")[:9] in prose_html(text, shelf.book)


@pytest.mark.parametrize(
    "text",
    [
        "a" * LONGEST,
        "[" * BRACKETS,
        ("[" * BRACKETS + "\n\n") * 3,
        "> " * DEEPEST + "a",
        "1. a\n    - b\n        - c",
        "3 * 4 - 5 > 6",
    ],
)
def test_what_is_long_but_plain_is_set(text):
    assert markdown_fault(text) == ""
    assert prose_set(text)


@given(
    st.lists(st.sampled_from(["[", "](", "*", "_", "`", "> ", "- ", "1. ", "    ", "\n", "a", "|", "<", "#", "\\"]), max_size=400)
)
def test_whatever_is_accepted_can_be_set(parts):
    text = "".join(parts)
    assert markdown_fault(text) or isinstance(prose_set(text), str)
