"""Every text can be set as Markdown in bounded time."""

from django.utils.translation import gettext as _

from rulings.models.markdown import markdown_fault

from ..problems import Problems
from ..records import BookRecord
from .passages import running_text


def check_prose(book: BookRecord, problems: Problems) -> None:
    """Note texts that are too long, or nest too deep."""
    for passage in running_text(book):
        if fault := markdown_fault(passage.text):
            problems.add(passage.file, passage.line, fault, _("Text upravte; delší výklad rozdělte."))
