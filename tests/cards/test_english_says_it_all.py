"""English says all that its data says, or is refused: filters, triggers, conditions, times."""

import json

import pytest
import yaml
from pydantic import ValidationError

import swlcg_deck.cards.abilities.english.lines  # noqa: F401 - fills the tables of words
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import NoEnglishError
from swlcg_deck.cards.abilities.english.tables import line as said
from swlcg_deck.cards.abilities.english.triggers import WORDS, trigger
from swlcg_deck.cards.abilities.reading import read_line
from swlcg_deck.cards.abilities.triggers import EVENTS, Trigger
from swlcg_deck.cards.filters import CardFilter


def english(kind: str, text: str) -> str:
    """What a card of a kind says with this one line."""
    return said(read_line(json.dumps(yaml.safe_load(text))), Speaker(f"this {kind}"))


ANOTHER = {"type": "unit"}
KEYS_OF_FILTERS = {
    "type": "event",
    "trait": "Ewok",
    "affiliation": "Jedi",
    "title": "Yoda",
    "side": "enemy",
    "controller": "you",
    "card_side": "light",
    "faction": "out",
    "is": "ready",
    "is_not": "ready",
    "printed_cost": {"at_most": 2},
    "printed_force": {"at_most": 4},
    "force": {"at_least": 2},
    "damage": {"equals": 0},
    "focus": 1,
    "priority": {"at_least": 4},
    "enhancements": {"at_least": 1},
    "captured": {"at_least": 1},
    "keyword": "elite",
    "icon": ["tactics"],
    "resource_card": True,
    "in": "captured",
    "at": "self",
    "attached_to": "self",
    "other_than": "self",
    "among": "those",
    "copy_of": "it",
    "same": {"trait": "it"},
    "named": "named",
    "happened": "engaged",
    "this": "phase",
    "any": [{"trait": "Ewok"}, {"affiliation": "Jedi"}],
    "not": {"trait": "Ewok"},
}


def test_every_key_of_a_filter_is_said():
    aliases = {info.alias or name for name, info in CardFilter.model_fields.items()}
    assert set(KEYS_OF_FILTERS) == aliases
    speaker = Speaker("this unit")
    plain = described(CardFilter.model_validate(ANOTHER), speaker)
    together = {"happened": "engaged", "this": "phase"}
    for key, value in KEYS_OF_FILTERS.items():
        said = together if key in together else {key: value}
        what = CardFilter.model_validate(ANOTHER | said)
        assert described(what, speaker).one() != plain.one(), key
        assert described(what, speaker).many() != plain.many(), key


@pytest.mark.parametrize(
    ("what", "noun"),
    [
        ({"type": "unit", "is": ["attacking", "alone"]}, "unit attacking alone"),
        ({"type": "unit", "is": "alone", "trait": "Ewok"}, "Ewok unit participating alone"),
        ({"type": "unit", "is_not": "participating"}, "non-participating unit"),
        ({"type": "unit", "is_not": "committed"}, "unit not committed to the Force"),
        ({"type": "unit", "focus": {"at_most": 0}}, "unit with no focus tokens"),
        ({"type": "unit", "damage": {"at_most": 2}}, "unit with at most 2 damage"),
        (
            {"type": "unit", "printed_cost": {"at_least": 3}},
            ("unit with a printed cost of at least 3"),
        ),
        ({"type": "unit", "focus": {"more_than": "it"}}, "unit with more focus tokens than it"),
        (
            {"any": [{"type": "event"}, {"type": "unit", "trait": "Ewok"}], "in": "hand"},
            "event or Ewok unit in your hand",
        ),
    ],
)
def test_a_filter_is_a_noun_that_players_use(what, noun):
    assert described(CardFilter.model_validate(what), Speaker("this unit")).one() == noun


KEYS_OF_TRIGGERS = {
    "by": "opponent",
    "whose": "opponent",
    "which": "draw",
    "how": "destroyed",
    "as": "pilot",
    "role": "attacker",
    "during": "engagement",
    "winner": "you",
    "loser": "you",
    "margin": 2,
    "contested": True,
    "ratio": 2,
    "unopposed": True,
    "alone": True,
    "source": "self",
    "via": "unit_damage",
    "from": "hand",
    "amount": {"at_least": 2},
    "kind": "action",
    "drew": {"at_least": 1},
    "cards": {"at_least": 1},
    "against": {"type": "objective"},
    "first_each": "turn",
    "relation": {"different": "trait"},
    "at": "self",
    "to": "self",
    "targeting": "self",
    "without": "capture",
    "printed": True,
    "dealt": True,
}


OF_NO_CARD = {
    *("refreshed", "edge_resolved", "struggle_resolved", "drawn", "edge_card_placed"),
    *("edge_placing_done", "edge_stack_discarded", "balance_changed", "dial_changed"),
}


def test_every_key_of_a_trigger_is_said_or_has_no_english():
    aliases = {info.alias or name for name, info in Trigger.model_fields.items()}
    assert set(KEYS_OF_TRIGGERS) == aliases - {"event", "subject"}
    speaker, unsaid = Speaker("this unit"), []
    for event in EVENTS:
        subject = "phase" if event in ("begins", "ends") else {"type": "unit"}
        plain = {event: "any" if event in OF_NO_CARD else subject}
        for key, value in KEYS_OF_TRIGGERS.items():
            try:
                node = Trigger.model_validate(plain | {key: value})
            except ValidationError:
                continue
            try:
                sentence = trigger(node, speaker)
            except NoEnglishError:
                continue
            if sentence == trigger(Trigger.model_validate(plain), speaker):
                unsaid.append(f"{event}: {key}")
    assert unsaid == []


def test_each_key_that_an_event_says_is_one_that_triggers_have():
    for _, *keys in WORDS.values():
        assert set(keys) <= set(Trigger.model_fields)


NOT_SO = [
    ("{phase: draw}", "it is not the draw phase"),
    ("{phase: force, whose: you}", "it is not your Force phase"),
    ("{turn: you}", "it is not your turn"),
    ("{during: engagement}", "there is no engagement"),
    ("{edge: you}", "you do not have the edge"),
    ("{role: attacker}", "you are not attacking"),
    ("{balance: dark}", "the dark side does not have the Balance of the Force"),
    (
        "{count: {type: unit, trait: Ewok, controller: you}, at_least: 1}",
        "you control no Ewok unit",
    ),
    ("{count: {type: unit}, at_least: 3}", "there are at most 2 units"),
    ("{count: {type: unit}, at_most: 3}", "there are at least 4 units"),
    ("{ref: self, matches: {is: damaged}}", "this unit is not damaged"),
    (
        "{compare: {size: hand}, more_than: 2}",
        "the number of cards in your hand is not more than 2",
    ),
    (
        "{happened: {engaged: any, by: you}, this: phase}",
        "you have not engaged an objective this phase",
    ),
    ("{all: [{turn: you}, {edge: you}]}", "it is not your turn or you do not have the edge"),
    ("{any: [{turn: you}, {edge: you}]}", "it is not your turn and you do not have the edge"),
    ("{not: {edge: you}}", "you have the edge"),
]


@pytest.mark.parametrize(("condition", "sentence"), NOT_SO)
def test_not_turns_the_verb_of_a_condition(condition, sentence):
    text = f"constant: {{while: {{not: {condition}}}, modifiers: [{{of: self, blank: true}}]}}"
    assert english("unit", text) == f"The printed text box of this unit is blank while {sentence}."


def test_times_stand_before_conditions_and_need_no_if():
    text = "action: {if: {all: [{edge: you}, {during: engagement}]}, do: [{draw: 1}]}"
    assert (
        english("unit", text) == "Action: During an engagement, if you have the edge, draw 1 card."
    )
    held = "constant: {while: {turn: you}, modifiers: [{of: self, gain: {tactics: 1}}]}"
    assert english("unit", held) == "During your turn, this unit gains [tactics]."


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ("turn: you", "balance: dark", "If it is your turn or the dark side has the Balance of"),
        ("during: engagement", "edge: you", "If there is an engagement or you have the edge"),
        ("phase: force", "edge: you", "If it is the Force phase or you have the edge"),
        ("turn: you", "during: engagement", "During your turn or during an engagement"),
    ],
)
def test_a_time_beside_a_fact_is_a_fact_too(first, second, said):
    text = f"action: {{if: {{any: [{{{first}}}, {{{second}}}]}}, do: [{{draw: 1}}]}}"
    assert english("unit", text).startswith(f"Action: {said}")


def test_a_name_at_the_beginning_of_an_effect_keeps_its_capital():
    text = (
        "reaction: {when: {entered: self}, do: [{apply: {of: {title: Yoda}, gain: {tactics: 1}}, "
        "until: phase}]}"
    )
    said_of_it = english("unit", text.replace("{title: Yoda}", "{trait: Ewok}"))
    assert "each Ewok card gains" in said_of_it
    cost = "constant: {modifiers: [{of: you, cost: {of: {trait: Capital Ship}, minus: 1}}]}"
    assert english("unit", cost) == "Capital Ship cards you play cost 1 less."
    later = "reaction: {when: {entered: self}, do: [{apply: {cost: {of: {trait: Ewok}, plus: 1}}, "
    later += "to: opponent, until: phase}]}"
    assert english("unit", later).endswith(
        "entered play, Ewok cards your opponent plays cost 1 more until the phase ends."
    )


def test_what_has_no_english_is_refused():
    many = "{not: {count: {type: unit}, at_least: 1, at_most: 2}}"
    for text in (
        "reaction: {when: {edge_resolved: any, winner: you, loser: opponent}, do: [{draw: 1}]}",
        f"constant: {{while: {many}, modifiers: [{{of: self, blank: true}}]}}",
    ):
        with pytest.raises(NoEnglishError, match="there is no English for"):
            english("objective", text)
