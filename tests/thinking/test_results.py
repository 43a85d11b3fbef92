"""What is kept of questions that are answered later: bounded for one and for all, and in time."""

from rulings.thinking import results
from rulings.thinking.results import DONE, Kept


def answered(kept, client, size=10):
    question = kept.add(client)
    question.told, question.state, question.ended = {"answer": {"x": "y" * size}}, DONE, results.time.monotonic()
    kept.weigh(question)
    return question


def test_an_answer_is_kept_until_somebody_forgets_it():
    kept = Kept()
    question = answered(kept, "a")
    assert kept.get(question.id) is question
    assert kept.drop(question.id)
    assert kept.get(question.id) is None
    assert not kept.drop(question.id)


def test_an_old_answer_is_forgotten(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(results.time, "monotonic", lambda: now[0])
    kept = Kept()
    question = answered(kept, "a")
    now[0] += results.KEEP - 1
    assert kept.get(question.id) is question
    now[0] += 2
    assert kept.get(question.id) is None


def test_one_client_pushes_out_only_their_own_answers():
    kept = Kept()
    other = answered(kept, "other")
    mine = [answered(kept, "greedy") for _ in range(3 * results.MOST_OF_ONE)]
    assert kept.get(other.id) is other
    assert [kept.get(one.id) is one for one in mine].count(True) == results.MOST_OF_ONE
    assert kept.get(mine[-1].id) is mine[-1]


def test_a_question_that_is_open_is_never_pushed_out():
    kept = Kept()
    waiting = kept.add("a")
    for _ in range(2 * results.MOST_OF_ONE):
        answered(kept, "a")
    assert kept.get(waiting.id) is waiting


def test_all_together_are_bounded_in_number_and_bytes(monkeypatch):
    monkeypatch.setattr(results, "MOST", 20)
    monkeypatch.setattr(results, "MOST_BYTES", 5_000)
    kept = Kept()
    for number in range(100):
        answered(kept, str(number))
    assert len(kept._questions) <= 20
    for number in range(10):
        answered(kept, str(number), 1_000)
    assert kept._bytes <= 5_000
    assert kept._bytes == sum(one.size for one in kept._questions.values())


def test_ids_cannot_be_guessed():
    assert len({results.new_id() for _ in range(1_000)}) == 1_000
    assert {len(results.new_id()) for _ in range(100)} == {22}
