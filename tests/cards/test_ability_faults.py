"""Faults in abilities: refused with file, line, card and place, in one sentence that helps."""

import pytest
from broken_pools import HOTH, change, faults_of

from swlcg_deck.cards.abilities.reading import language
from swlcg_deck.cards.abilities.scripts import SCRIPT_NAMES
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.engine.texts.scripts import SCRIPTS

WRITTEN = "same_as: 3-6"
_UNIT = "{do: [{place: damage, to: {target: {type: unit, %s}}}]}"

FAULTS = {
    "an unknown line": (
        "- fates: {do: [{draw: 1}]}",
        "abilities",
        "there is no ability 'fates'; did you mean 'fate'?",
    ),
    "an unknown verb": (
        "- fate: {do: [{plaec: damage, to: self}]}",
        "abilities.fate.do",
        "there is no verb 'plaec'; did you mean 'place'?",
    ),
    "an unknown verb inside a verb": (
        "- fate: {do: [{draw: 1}, {then: [{dicard: self}]}]}",
        "abilities.fate.do.then",
        "there is no verb 'dicard'; did you mean 'discard'?",
    ),
    "two words that no sentence says together": (
        "- reaction: {when: {edge_resolved: any, winner: you, loser: opponent}, do: [{draw: 1}]}",
        "abilities",
        "there is no English for a winner beside a loser yet",
    ),
    "two verbs in one": (
        "- fate: {do: [{draw: 1, discard: self}]}",
        "abilities.fate.do.discard",
        "nothing reads this key here",
    ),
    "nothing to do": ("- fate: {do: []}", "abilities.fate.do", "this list is empty"),
    "an event that does not exist": (
        "- reaction: {when: {enterd: self}, do: [{draw: 1}]}",
        "abilities.reaction.when",
        "there is no event 'enterd' that an ability could wait for; did you mean 'entered'?",
    ),
    "a filter with opposites": (
        f"- fate: {_UNIT % 'is: [ready, exhausted]'}",
        "abilities.fate.do.to.target",
        "no card is both ready and exhausted",
    ),
    "a filter with a range of nothing": (
        f"- fate: {_UNIT % 'printed_cost: {at_least: 4, at_most: 2}'}",
        "abilities.fate.do.to.target.printed_cost",
        "no number is at least 4 and at most 2",
    ),
    "a word that no filter has": (
        f"- fate: {_UNIT % 'controler: you'}",
        "abilities.fate.do.to.target.controler",
        "nothing reads this key; did you mean 'controller'?",
    ),
    "a misspelt selection": (
        "- fate: {do: [{place: damage, to: {traget: {type: unit}}}]}",
        "abilities.fate.do.to.traget",
        "nothing reads this key; did you mean 'target'?",
    ),
    "a selection that selects nothing": (
        "- fate: {do: [{place: damage, to: {pick: 1}}]}",
        "abilities.fate.do.to",
        "a selection has one of target, choose, each, random, top, bottom, topmost, lowest",
    ),
    "an unregistered script": (
        "- {scripted: engage_the_dail, text: It can be engaged.}",
        "abilities.scripted",
        "there is no script 'engage_the_dail'; did you mean 'engage_the_dial'?",
    ),
    "a negative amount": (
        "- fate: {do: [{place: damage, amount: -2, to: self}]}",
        "abilities.fate.do.amount",
        "an amount is never below 0; this is -2; say what is taken away with `remove`",
    ),
    "an amount that could be negative": (
        "- fate: {do: [{draw: {size: hand, minus: 3}}]}",
        "abilities.fate.do.draw.size",
        "with `minus` this could be below 0; say `at_least: 0` as well",
    ),
    "an amount between bounds that exclude each other": (
        "- fate: {do: [{draw: {size: hand, at_least: 3, at_most: 2}}]}",
        "abilities.fate.do.draw.size",
        "no number is at least 3 and at most 2; change one of them",
    ),
    "an unknown amount": (
        "- fate: {do: [{draw: {cuont: {type: unit}}}]}",
        "abilities.fate.do.draw",
        "there is no amount 'cuont'; did you mean 'count'?",
    ),
    "an unknown token": (
        "- fate: {do: [{place: fokus, to: self}]}",
        "abilities.fate.do.place",
        "this is one of 'damage', 'focus' or 'shield'; did you mean 'focus'?",
    ),
    "a missing key": (
        "- fate: {do: [{place: damage}]}",
        "abilities.fate.do.to",
        "this key is missing",
    ),
    "an unknown condition": (
        "- constant: {while: {balence: light}, modifiers: {gain: {force: 1}}}",
        "abilities.constant.while",
        "there is no condition 'balence'; did you mean 'balance'?",
    ),
    "a modifier that changes nothing": (
        "- constant: {modifiers: {of: self}}",
        "abilities.constant.modifiers",
        "a modifier changes something",
    ),
    "a title instead of a name": (
        "- fate: {do: [{destroy: The Unit}]}",
        "abilities.fate.do.destroy",
        "a card is named in small letters",
    ),
    "words instead of data": ("- just words", "abilities", "an ability is a mapping"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_in_an_ability(small_pool_copy, name):
    line, field, message = FAULTS[name]
    change(small_pool_copy, HOTH, WRITTEN, f"abilities:\n    {line}")
    (fault,) = faults_of(small_pool_copy)
    text = (small_pool_copy / HOTH).read_text("utf-8")
    assert fault.line == text[: text.index(line)].count("\n") + 1
    assert (fault.file, fault.set, fault.card) == (HOTH, 37, "6 (Heat of Battle)")
    assert fault.field == field
    assert fault.message.startswith(message)
    assert "Input should be" not in fault.message
    assert ", or " not in fault.message


NEVER = [
    ({"type": "objective", "is": "attacking"}, "only a unit can be attacking"),
    ({"type": "unit", "is": "engaged"}, "only an objective can be engaged"),
    ({"in": "hand", "is": "exhausted"}, "a card in hand is never exhausted"),
    ({"type": ["event", "fate"], "is": "ready"}, "an event is never in play, so never ready"),
    ({"side": "friendly", "controller": "opponent"}, "no friendly card is controlled by opponent"),
    ({"affiliation": "Sith", "card_side": "light"}, "no Sith card is of the light side"),
    ({"trait": "Ewok", "not": {"trait": ["Ewok", "Droid"]}}, "takes away every trait"),
    ({"is": ["unique"], "is_not": ["unique"]}, "no card is unique and not unique"),
]


@pytest.mark.parametrize(("what", "message"), NEVER)
def test_a_filter_that_no_card_can_ever_fit(what, message):
    with pytest.raises(ValueError, match=message):
        CardFilter.model_validate(what)


CORE = "sets/01-core-set.yaml"
DRAWS = "- reaction: {when: {entered: self}, do: [{draw: 1}]}"
LOST = {
    "a misspelt trait": (
        "- action: {do: [{destroy: {target: {type: unit, trait: [Droid, Ewokk]}}}]}",
        "abilities.action.do.destroy.target.trait",
        "no card has the trait 'Ewokk', so this can never match; did you mean 'Ewok'?",
    ),
    "a misspelt title": (
        "- constant: {while: {ref: self, matches: {title: Darth Vadder}}, modifiers: "
        "{gain: {force: 1}}}",
        "abilities.constant.while.matches.title",
        "no card has the title 'Darth Vadder', so this can never match; "
        "did you mean 'Darth Vader'?",
    ),
    "a trait like no other": (
        "- action: {do: [{destroy: {target: {trait: Zzyzx}}}]}",
        "abilities.action.do.destroy.target.trait",
        "no card has the trait 'Zzyzx', so this can never match; how is it spelt?",
    ),
}


@pytest.mark.parametrize("name", LOST)
def test_a_filter_with_a_name_that_no_card_has(pool_copy, name):
    line, field, message = LOST[name]
    change(pool_copy, CORE, DRAWS, line)
    (fault,) = faults_of(pool_copy)
    text = (pool_copy / CORE).read_text("utf-8")
    assert fault.line == text[: text.index(line)].count("\n") + 1
    assert (fault.file, fault.set, fault.card) == (CORE, 31, "3 (AT-ST)")
    assert (fault.field, fault.message) == (field, message)


def test_a_misspelt_trait_of_what_is_enhanced(pool_copy):
    change(pool_copy, CORE, "enhance: {type: unit, trait: Vehicle}", "enhance: {trait: Vehikle}")
    (fault,) = faults_of(pool_copy)
    assert fault.field == "enhance.trait"
    assert fault.message.endswith("did you mean 'Vehicle'?")
    assert fault.line


def test_a_trait_that_only_a_text_gives_can_be_asked_for(pool_copy):
    change(
        pool_copy,
        CORE,
        DRAWS,
        "- constant: {modifiers: [{gain: {trait: Walking}}, "
        "{of: {trait: walking}, gain: {unit_damage: 1}}]}",
    )
    assert load_pool(pool_copy, cache_dir=pool_copy.parent / "cache").cards


def test_a_search_may_say_how_many_cards_it_picks():
    """`pick` is a key of a search and a verb of its own: the first word of a mapping counts."""
    (verb,) = language().validate_python({"fate": {"do": [{"search": "deck", "pick": 2}]}}).fate.do
    assert (verb.word, verb.pick) == ("search", 2)


def test_cards_and_engine_know_the_same_scripts():
    assert set(SCRIPT_NAMES) == set(SCRIPTS)
