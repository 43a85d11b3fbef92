"""``python -m tests.bench.search``: what a question costs, against SQLite FTS5 and tantivy by themselves on the same documents.

The peers get the bare texts and their own tokenizers: they know no Czech, no players' words and no ranking of ours, so they
are the floor of what an answer can cost, not rivals in finding. Asked are all questions of `tests/quality/questions`, at the
real corpus and at generated ones that mix its sentences. CPU of this process; printed in milliseconds and as ratios to FTS5.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

import django

from rulings.search.base import Document

Figure = tuple[str, float, str, float | None]
Ask = Callable[[str], object]

SIZES = (20_000, 100_000)
SHOWN = 20
QUESTIONS = Path(__file__).parents[1] / "quality" / "questions"
FTS5 = "SELECT title, snippet(docs, 1, '[', ']', '…', 30) FROM docs WHERE docs MATCH ? ORDER BY rank LIMIT ?"
WORDS = "nárok", "vyz*", '"karta rodu"', "-obránce útočník", "7.12", "remíza OR shoda", "muzu branit", "utočnkí"
"""Queries of every other kind."""


class Cost(NamedTuple):
    """Milliseconds of CPU: the middle, and what nineteen of twenty stay below."""

    p50: float
    p95: float


def cost(ask: Ask, questions: list[str]) -> Cost:
    """What each question costs when it is asked for the first time by an index that has been warmed by others."""
    for question in questions[::7]:
        ask(question[::-1])
    times = []
    for question in questions:
        start = time.process_time()
        ask(question)
        times.append(1000 * (time.process_time() - start))
    times.sort()
    return Cost(median(times), times[int(0.95 * (len(times) - 1))])


def generated(documents: list[Document], many: int) -> Iterator[Document]:
    """The real documents, then ones mixed from their titles and sentences; the same in every run."""
    luck = random.Random(many)
    sentences = [part.strip() for one in documents for part in one.body.split(". ") if part.strip()]
    yield from documents
    for number in range(many - len(documents)):
        like = luck.choice(documents)
        body = ". ".join(luck.choices(sentences, k=luck.randint(1, 4)))
        name, title = f"x{number}", luck.choice(documents).title
        yield Document(f"{like.kind} {name}", like.kind, like.book, name, title, like.where, body)


def fts5(documents: list[Document]) -> Ask:
    base = sqlite3.connect(":memory:")
    base.execute('CREATE VIRTUAL TABLE docs USING fts5(title, body, tokenize = "unicode61 remove_diacritics 2")')
    base.executemany("INSERT INTO docs VALUES (?, ?)", ((one.title, f"{one.body} {one.aside}") for one in documents))

    def ask(question: str) -> object:
        words = ["".join(sign for sign in word if sign.isalnum()) for word in question.split()]
        match = " OR ".join(f'"{word}"' for word in words if word)
        return base.execute(FTS5, (match, SHOWN)).fetchall()

    return ask


def bare_tantivy(documents: list[Document]) -> Ask:
    import tantivy

    builder = tantivy.SchemaBuilder()
    builder.add_text_field("title", stored=True)
    builder.add_text_field("body", stored=True)
    index = tantivy.Index(builder.build())
    writer = index.writer(256_000_000, 1)
    for one in documents:
        writer.add_document(tantivy.Document(title=one.title, body=f"{one.body} {one.aside}"))
    writer.commit()
    index.reload()
    searcher = index.searcher()

    def ask(question: str) -> object:
        query, _errors = index.parse_query_lenient(question, ["title", "body"])
        return [searcher.doc(address)["title"] for _score, address in searcher.search(query, SHOWN).hits]

    return ask


def ours(kind: str, documents: list[Document], folder: Path) -> Ask:
    from rulings.search import door
    from rulings.search.index import Index
    from rulings.search.parse import parse
    from rulings.search.store import store

    known = door._index()
    index = Index(folder / f"{kind}-{len(documents)}", store(kind), known.analyser, known.lexicon)
    index.build(documents, "bench")
    return lambda question: index.search(parse(question), SHOWN)


def through_the_api() -> Ask:
    """The same question as a tool asks it of a worker that has been warmed: request, search, excerpts, links, JSON."""
    from django.conf import settings
    from django.test import RequestFactory

    from rulings.config.wsgi import application
    from rulings.search import door

    settings.RATES["search"] = 10**9
    door._warm()
    asked = RequestFactory(SERVER_NAME="localhost")

    def ask(question: str) -> object:
        said: list[str] = []
        environ = asked.get("/api/v1/search/", {"q": question}).environ
        body = b"".join(application(environ, lambda status, headers, *more: said.append(status)))
        assert said == ["200 OK"], body
        return body

    return ask


def figures_of(data: Path) -> Iterator[Figure]:
    """All figures, one by one."""
    from rulings.search.documents import documents
    from rulings.search.quality import read_questions

    files = [path for path in sorted(QUESTIONS.glob("*.tsv")) if path.stem != "inflections"]
    questions = [one.text for path in files for one in read_questions(path)]
    real = list(documents())
    for many in (len(real), *SIZES):
        shelf, of = list(generated(real, many)), f"search, {many:,} documents, "
        asked: dict[str, Ask] = {"SQLite FTS5, bare": fts5(shelf), "tantivy, bare": bare_tantivy(shelf)}
        for kind in ("whoosh", "tantivy"):
            start = time.process_time()
            asked[f"Arbitr on {kind}"] = ours(kind, shelf, data)
            yield f"{of}index on {kind} built", time.process_time() - start, "s", None
        if many == len(real):
            asked["Arbitr, API page"] = through_the_api()
        floor = 0.0
        for name, ask in asked.items():
            found, other = cost(ask, questions), cost(ask, [*WORDS] * 5)
            floor = floor or found.p50
            yield f"{of}{name}, a question, p50", found.p50, "ms", found.p50 / floor
            yield f"{of}{name}, a question, p95", found.p95, "ms", None
            yield f"{of}{name}, other queries, p95", other.p95, "ms", None
            if name.startswith("Arbitr"):  # what a process answers once it knows the words of players
                again = cost(ask, questions)
                yield f"{of}{name}, a question asked again, p50", again.p50, "ms", again.p50 / floor
                yield f"{of}{name}, a question asked again, p95", again.p95, "ms", None


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="arbitr-bench-") as data:
        os.environ |= {"ARBITR_DATA": data, "ARBITR_SECRET_KEY": "only-for-the-bench"}
        os.environ["DJANGO_SETTINGS_MODULE"] = "rulings.config.settings"
        django.setup()
        from django.core.management import call_command

        call_command("migrate", verbosity=0)
        call_command("load", verbosity=0)
        tell(figures_of(Path(data)))


def tell(figures: Iterable[Figure]) -> None:
    """Print each figure as it comes, and keep all of them beside those of the engine."""
    told = []
    for name, value, unit, ratio in figures:
        told.append({"name": name, "value": value, "unit": unit, "ratio": ratio})
        print(f"{name}: {value:,.2f} {unit}" + (f", {ratio:.2f} × FTS5" if ratio is not None else ""), flush=True)
    if target := os.environ.get("BENCH_JSON"):
        path = Path(target)
        rows = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
        path.write_text(json.dumps(rows + told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
