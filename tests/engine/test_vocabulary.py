"""One vocabulary for reading, writing and documenting: it may never disagree with itself."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulings.engine import to_records, to_text
from rulings.engine.cards.model import Ability, Op, Target, Trigger, Who
from rulings.engine.games.agot_cards.cards import Filter
from rulings.engine.games.agot_cards.words.abilities import LANGUAGE

from .support import ATTACK, CHALLENGE, DEFEND, feature

filters = st.builds(
    Filter,
    type=st.sampled_from(["character", "location", "attachment", "event", ""]),
    controller=st.sampled_from(["", "own", "opponent"]),
    pose=st.sampled_from(["", "standing", "kneeling"]),
    side=st.sampled_from(["", "attacking", "defending", "participating"]),
    unique=st.booleans(),
    neutral=st.booleans(),
    other=st.booleans(),
    trait=st.sampled_from(["", "Knight", "Lord"]),
    house=st.sampled_from(["", "Stark"]),
    icon=st.sampled_from([0, 1, 2, 4]),
    keyword=st.sampled_from([0, 8, 16, 32, 64]),
    at_most=st.none() | st.integers(0, 20),
    zone=st.sampled_from(["", "hand", "discard", "dead", "deck"]),
)
whos = st.sampled_from([Who("this"), Who("host"), Who("target"), Who("subject")]) | st.builds(Who, st.just("each"), filters)
effects = st.one_of(
    st.builds(Op, st.sampled_from(["kill", "discard", "kneel", "stand", "return", "put", "to_hand"]), whos),
    st.builds(Op, st.just("strength"), whos, st.integers(-9, 9).filter(bool), until=st.sampled_from([0, 1, 2, 3])),
    st.builds(
        Op, st.sampled_from(["flag", "unflag"]), whos, what=st.sampled_from(["1", "2", "4", "8", "16"]), until=st.integers(0, 3)
    ),
    st.builds(Op, st.sampled_from(["power_house", "draw", "gold"]), st.none(), st.integers(1, 9)),
    st.builds(Op, st.just("cannot"), whos, what=st.sampled_from(["attack", "kneel", "save"]), until=st.integers(0, 3)),
)
costs = st.one_of(
    st.builds(Op, st.sampled_from(["kneel", "kill", "discard"]), st.just(Who("this")) | st.builds(Who, st.just("each"), filters)),
    st.builds(Op, st.just("gold"), st.none(), st.integers(1, 9)),
)
actions = st.builds(
    Ability,
    st.just("action"),
    phases=st.lists(st.integers(1, 6), max_size=2, unique=True).map(tuple),
    limit=st.just(0),
    conditions=st.lists(st.sampled_from(["standing", "in challenge"]), max_size=1).map(tuple),
    cost=st.lists(costs, max_size=2).map(tuple),
    targets=st.lists(st.builds(Target, filters, st.sampled_from(["own", "opponent"]), st.booleans()), max_size=2).map(tuple),
    effects=st.lists(effects, min_size=1, max_size=3).map(tuple),
)
responses = st.builds(
    Ability,
    st.sampled_from(["response", "passive"]),
    trigger=st.builds(Trigger, st.sampled_from(["won", "lost", "dominance"]))
    | st.builds(Trigger, st.sampled_from(["killed", "knelt"]), st.builds(Who, st.just("each"), filters)),
    effects=st.lists(effects, min_size=1, max_size=2).map(tuple),
)


@given(actions | responses)
def test_an_ability_survives_being_written_and_read(ability):
    assert LANGUAGE.understand(LANGUAGE.write(ability)) == ability


def test_a_scenario_survives_the_way_to_json_and_back():
    text = feature(*CHALLENGE, ATTACK, DEFEND, "Pak výzvu vyhraje Stark, protože agot-ccg 7.12", rule="agot-ccg 7.12")
    records = to_records(text)
    assert to_records(to_text(records)) == records
    assert records[0]["steps"][2]["fields"] == {"player": "Stark", "opponent": "Lannister", "type": 1, "cards": ("Rytíř",)}
