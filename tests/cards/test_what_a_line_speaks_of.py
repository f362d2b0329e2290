"""Names that nothing gives, events that are not there, keys that a word does not have: refused with
what was probably meant."""

import pytest
from broken_pools import HOTH, change, faults_of

from swlcg_deck.cards.loading.drafts import read_draft
from swlcg_deck.cards.loading.faults import PoolError

WRITTEN = "same_as: 3-6"


@pytest.fixture
def told(pool):
    """What a draft of a unit's only line is told."""

    def told(line, code=(1, 2)):
        try:
            read_draft("draft.yaml", f"abilities:\n  - {line}\n".encode(), pool.card(*code))
        except PoolError as refused:
            return [(fault.field, fault.message) for fault in refused.faults]
        return []

    return told


def action(*verbs):
    return f"{{action: {{do: [{', '.join(verbs)}]}}}}"


def reaction(when, *verbs):
    return f"{{reaction: {{when: {when}, do: [{', '.join(verbs)}]}}}}"


SPARED = "{pick: {choose: {type: unit}, bind: patient}}"
FAULTS = {
    "a misspelt name": (
        action(SPARED, "{remove: damage, from: patiant}"),
        "action.do.from",
        "nothing is called 'patiant' here; did you mean 'patient'?",
    ),
    "a name nobody gives": (
        action("{remove: damage, from: patient}"),
        "action.do.from",
        "nothing is called 'patient' here; give a name with `bind`",
    ),
    "a name that is given later": (
        action("{remove: damage, from: patient}", SPARED),
        "action.do.from",
        "nothing is called 'patient' here; give a name with `bind`",
    ),
    "a misspelt card": (
        action("{destroy: {target: {type: enhancement, attached_to: slef}}}"),
        "action.do.destroy.target.attached_to",
        "nothing is called 'slef' here; did you mean 'self'?",
    ),
    "the last picked, where nothing was": (
        action("{destroy: that}"),
        "action.do.destroy",
        "nothing is called 'that' here; give a name with `bind`",
    ),
    "it, without an event": (
        action("{destroy: it}"),
        "action.do.destroy",
        "no event is about a card here, so there is no `it`",
    ),
    "it, of an event about no card": (
        reaction("{begins: turn, whose: you}", "{destroy: it}"),
        "reaction.do.destroy",
        "no event is about a card here, so there is no `it`",
    ),
    "it, in a constant": (
        "{constant: {modifiers: {of: it, gain: {force: 1}}}}",
        "constant.modifiers.of",
        "no event is about a card here, so there is no `it`",
    ),
    "an amount of no event": (
        action("{draw: {event: amount}}"),
        "action.do.draw",
        "there is no event here that could be about an amount",
    ),
    "an X that nothing sets": (
        action("{draw: X}"),
        "action.do.draw",
        "nothing says what X is: a cost picks X cards, or a number is named",
    ),
    "a host of what is attached to nothing": (
        action("{remove: damage, from: host}"),
        "action.do.from",
        "only a card that is attached to another has a `host`",
    ),
    "an event that has not come": (
        action("{prevent: 1, to: self}"),
        "action.do",
        "`prevent` is done to an event that has not come yet: only an interrupt can",
    ),
    "an event that is over": (
        reaction("{damaged: self}", "{instead: [{draw: 1}]}"),
        "reaction.do",
        "`instead` is done to an event that has not come yet: only an interrupt can",
    ),
    "both players who act": (
        action("{draw: 2, by: each_player}"),
        "action.do.by",
        "where somebody acts, say `for_each_player` around it and `that_player`",
    ),
    "a player nobody is": (
        action("{draw: 2, by: that_player}"),
        "action.do.by",
        "nobody is `that_player` here: it stands inside `for_each_player`",
    ),
    "the owner of no card": (
        action("{draw: 2, by: owner}"),
        "action.do.by",
        "no event is about a card here whose owner could be meant",
    ),
    "a target described by a choice": (
        action(SPARED, "{place: damage, to: {target: {type: unit, other_than: patient}}}"),
        "action.do.to.target.other_than",
        "targets are chosen before 'patient' is: describe the choice by the target",
    ),
    "an order where there is none": (
        action("{send: {choose: {in: hand}}, to: hand, order: any}"),
        "action.do.send",
        "nothing plays this key yet: `order` means something only on top of a deck or on its "
        "bottom",
    ),
    "whose cards, of cards that are described": (
        action("{reveal: {top: 3}, whose: opponent}"),
        "action.do.reveal",
        "nothing plays this key yet: `whose` means something only with a hand; of cards the "
        "selection says it",
    ),
    "a least number of a dial that goes up": (
        action("{dial: 1, at_least: 3}"),
        "action.do.dial",
        "nothing plays this key yet: `at_least` means something only where the dial is turned down",
    ),
    "a dial that is not turned": (
        action("{dial: 0}"),
        "action.do.dial",
        "the dial is turned by some number, not by 0",
    ),
    "icons for another side": (
        "{constant: {modifiers: {of: host, contributes: {force: 1, to: edge}}}}",
        "constant",
        "`contributes` is for your side, or of a player for his; leave `of` out",
    ),
    "nothing gained": (
        "{constant: {modifiers: {gain: {}}}}",
        "constant.modifiers.gain",
        "nothing is gained here; say what: an icon, a keyword, a number",
    ),
    "nothing said of attackers": (
        "{constant: {modifiers: {attackers: {}}}}",
        "constant.modifiers.attackers",
        "attackers has one of only, at_least, at_most",
    ),
    "a line of fate cards": (
        "{fate: {do: [{draw: 1}]}}",
        "fate",
        "only a fate card is resolved in an edge battle; this one is none",
    ),
    "a text as a pilot of who is none": (
        "{pilot_text: [{constant: {modifiers: {of: host, gain: {force: 1}}}}]}",
        "pilot_text",
        "only a card with the keyword Pilot has a text as a pilot",
    ),
    "who may, and another who does": (
        action("{may: [{draw: 1}], by: opponent}"),
        "action.do.may",
        "`by: opponent` may do it, so say `by: opponent` of what is done",
    ),
    "a number of what are all": (
        action("{place: damage, to: {each: {type: unit}, pick: 2}}"),
        "action.do.to",
        "nothing plays this key yet: `pick` means something only with `target` or `choose` or "
        "`random`, not with `each`",
    ),
    "whose of what is described": (
        action("{place: damage, to: {target: {type: unit}, whose: opponent}}"),
        "action.do.to",
        "nothing plays this key yet: `whose` means something only with `top` or",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_not_there_is_refused(told, name):
    line, place, message = FAULTS[name]
    ((where, said),) = told(line)
    assert where == f"abilities.{place}"
    assert said.startswith(message)


RIGHT = {
    "a target is known before and after": action(
        "{move: damage, from: {choose: {type: unit, other_than: taker}}, "
        "to: {target: {type: unit}, bind: taker}}"
    ),
    "it, in a reaction": reaction("{entered: {type: unit}}", "{place: damage, to: it}"),
    "it, of what comes later": action("{later: [{place: focus, to: it}], at: {entered: self}}"),
    "it of before, when something without a card comes": reaction(
        "{entered: {type: unit}}", "{later: [{destroy: it}], at: {ends: phase}}"
    ),
    "a name from the cost": "{action: {cost: [{discard: {choose: {in: hand}, bind: price}}], "
    "do: [{place: damage, to: {target: {type: unit, copy_of: price}}}]}}",
    "each player in turn": action("{for_each_player: [{draw: 1, by: that_player}]}"),
    "X, picked for the cost": "{action: {cost: [{discard: {choose: {in: hand}, pick: X}}], "
    "do: [{draw: X}]}}",
    "a choice described by a choice, where it is reached": action(
        SPARED, "{may: [{place: damage, to: {target: {type: unit, other_than: patient}}}]}"
    ),
}


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_there_is_not(told, name):
    assert told(RIGHT[name]) == []


def test_an_enhancement_has_a_host(told):
    line = action("{remove: damage, from: host}")
    assert told(line, (37, 2)) == []
    assert told(f"{{pilot_text: [{line}]}}", (144, 2)) == []


def test_a_fault_of_a_name_is_found_in_the_pool_with_its_place(small_pool_copy):
    line = "- fate: {do: [{place: damage, to: engagd}]}"
    change(small_pool_copy, HOTH, WRITTEN, f"abilities:\n    {line}")
    (fault,) = faults_of(small_pool_copy)
    text = (small_pool_copy / HOTH).read_text("utf-8")
    assert fault.line == text[: text.index(line)].count("\n") + 1
    assert (fault.set, fault.card) == (37, "6 (Heat of Battle)")
    assert fault.field == "abilities.fate.do.to"
    assert fault.message == "nothing is called 'engagd' here; did you mean 'engaged'?"


KEYS = [
    (action("{draw: 1, amuont: 2}"), "did you mean 'amount'? it can have draw, by"),
    (action("{draw: 1, to: you}"), "nothing reads this key here; it can have draw, by"),
    (
        reaction("{drawn: any, source: self}", "{draw: 1}"),
        "`drawn` does not know `source`: nothing plays this key yet; it knows by, during",
    ),
    (
        reaction("{drawn: any, sorce: self}", "{draw: 1}"),
        "did you mean 'source'? it can have drawn, by, during",
    ),
    (
        "{constant: {while: {edge: you, wohse: you}, modifiers: {gain: {force: 1}}}}",
        "did you mean 'whose'? it can have edge",
    ),
]


@pytest.mark.parametrize(("line", "message"), KEYS)
def test_of_an_unknown_key_the_keys_of_its_word_are_told(told, line, message):
    ((_, said),) = told(line)
    assert message in said


@pytest.mark.parametrize(
    ("code", "modifier", "why"),
    [
        ((1, 2), "pays_for: {type: unit}", "this card has no resources that could pay"),
        ((1, 2), "attackers: {at_least: 2}", "nobody attacks this unit"),
        ((1, 1), "defenders: {at_least: 2}", "this objective never attacks"),
    ],
)
def test_what_a_card_can_never_have_is_refused(told, code, modifier, why):
    ((field, message),) = told(f"{{constant: {{modifiers: [{{of: self, {modifier}}}]}}}}", code)
    assert field == f"abilities.constant.modifiers.{modifier.partition(':')[0]}"
    assert message.startswith(why)


@pytest.mark.parametrize(
    "verb",
    ["control: {target: {type: unit}}", "apply: {blank: true}, to: {target: {type: unit}}"],
)
def test_nothing_lasts_as_long_as_an_event_is_in_play(told, verb):
    line = f"{{action: {{do: [{{{verb}, until: leaves}}]}}}}"
    assert told(line) == []
    ((field, message),) = told(line, (2, 6))
    assert (field, message) == (
        "abilities.action.do.until",
        "this event is never in play: say when it ends",
    )


def test_a_card_that_is_not_paid_for_changes_no_cost_of_its_own(told):
    line = "{constant: {in: hand, modifiers: [{of: self, cost: {minus: 1}}]}}"
    assert told(line, (1, 1)) == [
        ("abilities.constant.modifiers.cost", "this objective is never paid for")
    ]
    assert told(line) == []
