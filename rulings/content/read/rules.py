"""`rules/NN-slug.md`: a chapter a file, a rule a heading, its claims in braces."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from django.utils.translation import gettext as _

from rulings.engine.core.numbers import NUMBER, sort_key

from ..problems import Problems
from ..records import CLAIM, ChapterRecord, RuleRecord

FILE = re.compile(r"(?P<number>\d+)-(?P<slug>[a-z0-9-]+)\.md")
CHAPTER = re.compile(r"# (?P<number>\d+) (?P<title>\S.*)")
RULE = re.compile(rf"## (?P<number>{NUMBER}) (?P<title>\S.*?)\s*(?:\{{(?P<clauses>[^{{}}]*)\}})?\s*")
EARLIER = re.compile(r"(?P<how>nahrazuje|doplňuje) (?P<list>.+)")
"""What a rule of a later edition does to rules of the earlier one."""
NAMED = re.compile(rf"(?P<book>[a-z0-9-]+) (?P<number>{NUMBER})")
HTML = re.compile(r"</?[a-zA-Z][^>\n]*>|<!--")
EXAMPLE = "Příklad:"
NOTE = "Poznámka redakce:"


def read_chapters(folder: Path, problems: Problems) -> list[ChapterRecord]:
    """All chapters of a folder, in the order of their numbers."""
    chapters = []
    for path in sorted((folder / "rules").glob("*")):
        if path.name.startswith("."):
            continue
        file = f"{folder.name}/rules/{path.name}"
        named = FILE.fullmatch(path.name)
        if not named:
            problems.add(file, 1, _("Jméno souboru není „NN-oznaceni.md“."), _("Přejmenujte jej."))
            continue
        chapter = _chapter(path.read_text(encoding="utf-8"), file, named["slug"], problems)
        if chapter is None:
            continue
        if chapter.number != int(named["number"]):
            message = _("Kapitola %(n)d stojí v souboru čísla %(m)s.") % {"n": chapter.number, "m": named["number"]}
            problems.add(file, chapter.line, message, _("Sjednoťte číslo v nadpisu a ve jméně souboru."))
        chapters.append(chapter)
    return sorted(chapters, key=lambda chapter: chapter.number)


@dataclass
class _Section:
    """A heading and the lines below it, up to the next one."""

    heading: str
    line: int
    body: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.body).strip("\n").rstrip()

    @property
    def first_line(self) -> int:
        """The line on which the text begins."""
        blank = next((n for n, row in enumerate(self.body) if row), 0)
        return self.line + 1 + blank


def _sections(text: str) -> list[_Section]:
    sections = [_Section("", 1)]
    for line, row in enumerate(text.splitlines(), start=1):
        if re.match(r"#{1,6}(\s|$)", row):
            sections.append(_Section(row.rstrip(), line))
        else:
            sections[-1].body.append(row.rstrip())
    return sections


def _chapter(text: str, file: str, slug: str, problems: Problems) -> ChapterRecord | None:
    _note_html(text, file, problems)
    before, *sections = _sections(text)
    if before.text:
        problems.add(file, 1, _("Před nadpisem kapitoly stojí text."), _("Přesuňte jej pod nadpis „# číslo název“."))
    heading = CHAPTER.fullmatch(sections[0].heading) if sections else None
    if not heading:
        problems.add(file, sections[0].line if sections else 1, _("Chybí nadpis kapitoly."), _("Začněte „# 7 Název“."))
        return None
    number = int(heading["number"])
    rules = [rule for section in sections[1:] if (rule := _rule(section, file, number, problems))]
    _note_order(rules, file, problems)
    intro = sections[0]
    return ChapterRecord(
        number, slug, heading["title"].strip(), intro.text, file, intro.line, tuple(rules), intro_line=intro.first_line
    )


def _note_html(text: str, file: str, problems: Problems) -> None:
    for line, row in enumerate(text.splitlines(), start=1):
        if HTML.search(row):
            problems.add(file, line, _("V textu je HTML."), _("Pište jen Markdown."))


def _note_order(rules: list[RuleRecord], file: str, problems: Problems) -> None:
    seen: dict[str, int] = {}
    last = ""
    for rule in rules:
        if rule.number in seen:
            message = _("Číslo %(number)s už je na řádku %(line)d.") % {
                "number": rule.number, "line": seen[rule.number]}  # fmt: skip
            problems.add(file, rule.line, message, _("Čísla se neopakují; nové pravidlo dostane písmeno (7.12a)."))
        elif last and sort_key(rule.number) < sort_key(last):
            message = _("Číslo %(number)s stojí až po %(last)s.") % {"number": rule.number, "last": last}
            problems.add(file, rule.line, message, _("Seřaďte pravidla podle čísel."))
        seen.setdefault(rule.number, rule.line)
        last = rule.number


def _rule(section: _Section, file: str, chapter: int, problems: Problems) -> RuleRecord | None:
    heading = RULE.fullmatch(section.heading)
    if not heading:
        fix = _("Pište „## 7.12 Název {C-203}“.")
        problems.add(file, section.line, _("Nadpisu „%s“ nerozumím.") % section.heading, fix)
        return None
    if heading["clauses"] is None:
        message = _("Pravidlo %s neuvádí tvrzení.") % heading["number"]
        problems.add(file, section.line, message, _("Doplňte za název {C-…}, nebo {}, nemá-li žádné."))
    if int(heading["number"].split(".")[0]) != chapter:
        message = _("Pravidlo %(number)s stojí v kapitole %(chapter)d.") % {
            "number": heading["number"], "chapter": chapter}  # fmt: skip
        problems.add(file, section.line, message, _("Přesuňte je do své kapitoly."))
    clauses = _clauses(heading["clauses"] or "", file, section.line, problems)
    text, examples, note = _parts(section.text)
    if not text:
        problems.add(file, section.line, _("Pravidlo %s nemá znění.") % heading["number"], _("Napište je."))
    return RuleRecord(
        heading["number"], heading["title"], text, examples, note, **clauses, file=file, line=section.line,
        body="\n".join(section.body),
    )  # fmt: skip


def _clauses(text: str, file: str, line: int, problems: Problems) -> dict[str, object]:
    claims: list[str] = []
    earlier: dict[str, list[tuple[str, str]]] = {"nahrazuje": [], "doplňuje": []}
    withdrawn = False
    for clause in filter(None, (part.strip() for part in text.split(";"))):
        codes = [code.strip() for code in clause.split(",")]
        if all(re.fullmatch(CLAIM, code) for code in codes):
            claims += codes
        elif clause == "zrušeno":
            withdrawn = True
        elif (named := EARLIER.fullmatch(clause)) and (found := NAMED.findall(named["list"])):
            earlier[named["how"]] += found
        else:
            fix = _("Povoleno: C-001, C-002; nahrazuje agot-ccg 9.38; doplňuje agot-ccg 6.18; zrušeno.")
            problems.add(file, line, _("Doplňku „%s“ nerozumím.") % clause, fix)
    return {
        "claims": tuple(claims), "replaces": tuple(earlier["nahrazuje"]), "supplements": tuple(earlier["doplňuje"]),
        "withdrawn": withdrawn,
    }  # fmt: skip


def _parts(body: str) -> tuple[str, tuple[str, ...], str]:
    """The wording, the examples and the editor's notes of a rule, told apart by how a paragraph begins."""
    text, examples, notes = [], [], []
    for paragraph in filter(None, re.split(r"\n[ \t]*\n", body)):
        plain = re.sub(r"^> ?", "", paragraph, flags=re.MULTILINE)
        if paragraph.startswith(EXAMPLE):
            examples.append(paragraph.removeprefix(EXAMPLE).strip())
        elif paragraph.startswith(">") and plain.startswith(NOTE):
            notes.append(plain.removeprefix(NOTE).strip())
        elif paragraph.startswith(">") and notes:
            notes.append(plain.strip())
        else:
            text.append(paragraph)
    return "\n\n".join(text), tuple(examples), "\n\n".join(notes)
