"""What modifiers are on: what a card costs, cards where a filter says, players."""

import pytest
from kit.card_makers import event, unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side
from kit.texts import lines
from pydantic import ValidationError

from swlcg_deck.engine.core.constants import DARK, ENHANCEMENT, LIGHT, UNIT
from swlcg_deck.engine.facts.characteristics import (
    edge_value,
    force_icons,
    icons,
    reserve,
    resource_value,
)
from swlcg_deck.engine.facts.costs import match_needed, play_cost


def costs(game, name):
    card = game.card(name)
    return play_cost(game.state, card, game.state.owner[card], game.state.faces[card].kind)


def holding(*texts, also=(), **facts):
    """A dark hand with cards "A", "B" that bear the texts, of cost 5."""
    facts.setdefault("cost", 5)
    hand = [
        unit(name, side="dark", text=text, **facts) for name, text in zip("AB", texts, strict=False)
    ]
    return Side(hand=[*hand, *also])


@pytest.mark.rule("RES-18")
def test_a_reduced_cost_stops_at_the_least_that_the_text_says(scene):
    """192-3, 220-3: to a minimum of 3."""
    text = "constant: {in: hand, modifiers: {of: self, cost: {minus: 4, at_least: 3}}}"
    game = with_lab(scene, dark=holding(text))
    assert costs(game, "A") == 3
    game.leave()


@pytest.mark.rule("RES-18")
def test_the_least_raises_no_cost_that_others_have_lowered(scene):
    own = "constant: {in: hand, modifiers: {of: self, cost: {minus: 4, at_least: 3}}}"
    cheap = "constant: {modifiers: {of: you, cost: {of: {type: unit}, minus: 3}}}"
    game = with_lab(scene, cheap, dark=holding(own))
    assert costs(game, "A") == 2
    game.leave()


def test_a_cost_of_self_is_of_this_card_and_no_other(scene):
    """42-2, 74-4: the other card of the hand costs what it did."""
    text = "constant: {in: hand, modifiers: {of: self, cost: {minus: 2}}}"
    game = with_lab(scene, dark=holding(text, ()))
    assert (costs(game, "A"), costs(game, "B")) == (3, 5)
    game.leave()


def test_a_cost_of_the_opponent_is_of_the_cards_he_plays(scene):
    text = "constant: {modifiers: {of: opponent, cost: {of: {type: unit}, plus: 1}}}"
    theirs = Side(hand=[unit("C", cost=2)])
    game = with_lab(scene, text, dark=holding((), ()), light=theirs)
    assert (costs(game, "A"), costs(game, "C")) == (5, 3)
    game.leave()


def test_double_resources_come_after_what_is_added(scene):
    """D01-37, MOD-06."""
    text = [
        "constant: {modifiers: {of: self, double: resources}}",
        "constant: {modifiers: {of: self, gain: {resources: 2}}}",
    ]
    game = with_lab(scene, *text)
    assert resource_value(game.state, game.card("Lab")) == 4
    game.leave()


def test_the_match_of_one_card_is_ignored(scene):
    """229-2: of this card, not of every card its player plays."""
    text = "constant: {in: hand, modifiers: {of: self, ignore_match: true}}"
    game = with_lab(scene, dark=holding(text, (), affiliation="Sith"))
    needed = [bool(match_needed(game.state, game.card(name))) for name in "AB"]
    assert needed == [False, True]
    game.leave()


def test_cards_in_a_stack_are_those_cards_and_no_others(scene):
    """64-1, 68-1, 190-5: in the stack, not in play nor in hand."""
    text = "constant: {modifiers: {of: {type: unit, in: edge_stack}, gain: {force: 1}}}"
    mine = holding(()).hand
    game = with_lab(scene, text, dark=Side(hand=mine, units=[unit("In play", side="dark")]))
    assert [force_icons(game.state, game.card(name)) for name in ("A", "In play")] == [1, 1]
    game.leave()


def test_without_a_place_a_modifier_is_on_cards_in_play(scene):
    text = "constant: {modifiers: {of: {type: unit}, gain: {force: 1}}}"
    mine = holding(()).hand
    game = with_lab(scene, text, dark=Side(hand=mine, units=[unit("In play", side="dark")]))
    assert [force_icons(game.state, game.card(name)) for name in ("A", "In play")] == [1, 2]
    game.leave()


def test_a_reserve_for_a_time_is_of_the_player_it_is_said_of(scene):
    game = using(scene, "action: {do: [{apply: {gain: {reserve: 2}}, to: opponent, until: turn}]}")
    assert (reserve(game.state, DARK), reserve(game.state, LIGHT)) == (6, 8)
    leave_it(game)


def test_a_player_is_barred_for_a_time(scene):
    text = "action: {do: [{apply: {cannot: {do: play}}, to: opponent, until: turn}]}"
    more = event("Trick", text="action: {do: [{draw: 1}]}")
    game = using(scene, text, light=Side(hand=[more]))
    assert "use Trick" not in game.options
    leave_it(game)


def test_what_decides_as_time_goes_is_on_cards_that_come_later(scene):
    text = (
        "action: {do: [{apply: {of: {type: unit, controller: you}, gain: {force: 1}}, until: turn},"
        " {put_into_play: {choose: {type: unit, in: hand}}}]}"
    )
    game = using(scene, text, dark=Side(hand=[unit("Late", side="dark")]))
    assert force_icons(game.state, game.card("Late")) == 2
    leave_it(game)


LOSSES = [
    ("unit_damage: all", (0, 2, 1)),
    ("icons: all", (0, 0, 0)),
    ("blast_damage: 1", (3, 1, 1)),
]


@pytest.mark.parametrize(("lose", "left"), LOSSES)
def test_icons_are_lost_one_by_one_or_all(scene, lose, left):
    """130-2, 142-2: all, whatever is gained."""
    text = [
        f"constant: {{modifiers: {{of: {{title: A}}, lose: {{{lose}}}}}}}",
        "constant: {modifiers: {of: {title: A}, gain: {unit_damage: 1}}}",
    ]
    game = with_lab(scene, *text, light=Side(units=[unit("A", icons=(2, 2, 1))]))
    assert icons(game.state, game.card("A"))[:3] == left
    game.leave()


def test_all_force_icons_are_lost(scene):
    """106-4."""
    text = "constant: {modifiers: {of: {title: A}, lose: {force: all}}}"
    game = with_lab(scene, text, light=Side(units=[unit("A", force=4)]))
    assert force_icons(game.state, game.card("A")) == 0
    game.leave()


CHOSEN = (
    "action: {{do: [{{name: icon, bind: kind}}, {{apply: {{lose: {{{what}: kind}}}}, "
    "to: {{target: {{title: A}}}}, until: phase}}]}}"
)


@pytest.mark.parametrize(("what", "left"), [("icon", 1), ("icons", 0)])
def test_an_icon_of_a_chosen_kind_is_lost_not_gained(scene, what, left):
    """44-5, 242-5, 244-5: one of that kind; 130-2: all of that kind."""
    light = Side(units=[unit("A", icons=(2, 2, 1))])
    game = using(scene, CHOSEN.format(what=what), light=light)
    game.choose("value Lab unit damage")
    assert icons(game.state, game.card("A"))[:3] == (left, 2, 1)
    leave_it(game)


def test_edge_is_lost_by_number_or_altogether(scene):
    bold = {"keywords": [{"edge": 3}]}
    light = Side(units=[unit("A", **bold), unit("B", **bold)])
    text = [
        "constant: {modifiers: {of: {title: A}, lose: {edge: 1}}}",
        "constant: {modifiers: {of: {title: B}, lose: {keyword: edge}}}",
    ]
    game = with_lab(scene, *text, light=light)
    assert [edge_value(game.state, game.card(name)) for name in "AB"] == [2, 0]
    game.leave()


def test_protect_is_lost_whatever_it_protects(scene):
    """107-2, 199-3."""
    guard = unit("Guard", capacity=5, keywords=[{"protect": {"trait": "Rebel"}}])
    light = Side(units=[guard, unit("A", capacity=5, traits=["Rebel"])])
    hit = "action: {do: [{place: damage, to: {each: {title: A}}}]}"
    lost = "constant: {modifiers: {of: {title: Guard}, lose: {keyword: protect}}}"
    asked = using(scene, hit, light=light)
    asked.asks("protect", "light")
    other = with_lab(scene, hit, lost, light=light)
    other.choose("use Lab")
    assert other.damage("A") == 1
    leave_it(asked, other)


def test_a_text_that_is_gained_for_a_time_is_used_and_goes(scene):
    """140-6, 110-5: alone, or beside an icon."""
    gains = "{gain: {ability: [{action: {do: [{draw: 1}], limit: {per: turn}}}]}}"
    text = f"action: {{do: [{{apply: {gains}, to: {{target: {{title: A}}}}, until: phase}}]}}"
    game = using(scene, text, dark=Side(units=[unit("A", side="dark")]))
    game.pass_()
    before = len(game.pile("hand", "dark"))
    game.choose("use A")
    assert len(game.pile("hand", "dark")) == before + 1
    game.skip_to("engage", "dark")
    game.skip_to("commit", "dark")
    assert "use A" not in game.options


@pytest.mark.rule("PILOT-12")
@pytest.mark.parametrize(
    ("form", "costs"), [("as: pilot, ", [2, 5]), ("as: any, ", [2, 4]), ("", [3, 4])]
)
def test_a_pilot_cost_is_changed_apart_from_the_cost(scene, form, costs):
    """121-2: what is said `as: pilot` is of the pilot cost alone; 141-5: `as: any` is of both."""
    pilot = {"keywords": [{"pilot": 3}], "cost": 5}
    text = f"constant: {{modifiers: {{of: you, cost: {{{form}minus: 1}}}}}}"
    game = with_lab(scene, text, dark=holding((), **pilot))
    card = game.card("A")
    paid = [play_cost(game.state, card, DARK, kind) for kind in (ENHANCEMENT, UNIT)]
    assert paid == costs
    game.leave()


REFUSED = [
    ("constant: {modifiers: {of: self, attackers: {at_least: 3, at_most: 2}}}", "3 at least"),
    ("constant: {modifiers: {of: self, attackers: {at_least: all, at_most: 2}}}", "all at least"),
    ("constant: {modifiers: {of: {type: unit}, attackers: {at_least: 2}}}", "of an objective"),
    ("constant: {modifiers: {of: {type: objective}, defenders: {at_least: 2}}}", "of a unit"),
    ("constant: {modifiers: {of: self, defenders: {at_least: 1}}}", "equal to 2"),
    ("constant: {modifiers: {of: {type: unit}, also_matches: Sith}}", "of `self`"),
    ("constant: {modifiers: {of: self, also_matches: Sith}}", "in: hand"),
    ("constant: {modifiers: {of: self, ignore_match: true}}", "in: hand"),
    ("constant: {modifiers: {of: self, gain: {pays_for: {type: unit}}}}", "beside `resources`"),
    ("constant: {modifiers: {of: you, pays_for: {type: unit}}}", "of cards"),
    ("constant: {modifiers: {of: {affiliation: Jedi}, cannot: {do: pay}}}", "in: hand"),
    ("constant: {in: hand, modifiers: {of: self, cannot: {do: pay}}}", "described by `of`"),
    ("constant: {modifiers: {of: self, damage: {times: 1}}}", "cannot_be, times"),
    ("constant: {modifiers: {of: self, damage: {cannot_be: [shielded, prevented]}}}", "either"),
    ("constant: {modifiers: {of: self, damage: {cannot_be: shielded, to: {type: unit}}}}", "times"),
    ("constant: {modifiers: {of: self, damage: {divided: true, via: icons}}}", "cannot_be"),
    ("constant: {modifiers: {of: you, damage: {times: 2}}}", "of cards"),
    ("action: {do: [{place: focus, to: self, cannot_be: shielded}]}", "with damage"),
    (
        "constant: {modifiers: {of: you, cost: {of: {type: unit}, attach_to: self, minus: 1}}}",
        "only enhancements and pilots are attached",
    ),
    (
        "constant: {in: hand, modifiers: {of: self, cost: {as: pilot, attach_to: host, minus: 1}}}",
        "of this card alone",
    ),
    (
        "action: {do: [{apply: {cost: {as: pilot, attach_to: self, minus: 1}}, until: turn}]}",
        "simply holds",
    ),
    ("action: {do: [{play: self, attach_to: {type: unit}}]}", "with `as: pilot`"),
    ("constant: {modifiers: {of: self, gain: {keyword: {edge: 1}}}}", "say `edge: 1`"),
    ("constant: {modifiers: {of: self, gain: {keyword: protect}}}", "names what it protects"),
    ("constant: {modifiers: {of: self, lose: {reserve: 1}}}", "of a player"),
    ("constant: {modifiers: {of: self, enters_with: {of: {type: unit}, focus: 1}}}", "of a player"),
    ("constant: {modifiers: {of: you, enters_with: {of: {type: unit}, focus: 0}}}", "equal to 1"),
    ("constant: {modifiers: {of: self, cost: {minus: 1}}}", "in: hand"),
    ("constant: {modifiers: {of: self, gain: {reserve: 1}}}", "of a player"),
    ("constant: {modifiers: {of: you, gain: {force: 1}}}", "of cards"),
    ("constant: {modifiers: {of: {type: unit}, cost: {minus: 1}}}", "a cost is of the player"),
    ("constant: {modifiers: {of: you, cost: {minus: 1, plus: 1}}}", "one of minus, plus, set"),
    ("constant: {modifiers: {of: you, cost: {plus: 1, at_least: 1}}}", "nothing plays this key"),
    ("constant: {modifiers: {of: self, cannot: {do: draw}}}", "of a player"),
    ("constant: {modifiers: {of: you, cannot: {be: damaged}}}", "of cards"),
    ("constant: {modifiers: {of: self, lose: {trait: Pilot}}}", "trait"),
    ("action: {do: [{apply: {of: you, gain: {reserve: 1}}, until: turn}]}", "say with `to`"),
    (
        "action: {do: [{apply: {of: {type: unit}, gain: {force: 1}}, to: self, until: turn}]}",
        "say one of them",
    ),
    ("action: {do: [{apply: {lose: {reserve: 1}}, to: self, until: turn}]}", "of a player"),
    ("action: {do: [{draw: all}]}", "no number here"),
    ("action: {do: [{place: damage, amount: any, to: self}]}", "no number here"),
    ("action: {do: [{remove: focus, amount: all, up_to: true, from: self}]}", "leave it out"),
    ("action: {do: [{place: focus, again: true, to: self}]}", "nothing plays this key"),
    ("action: {do: [{place: shield, amount: 2, to: self}]}", "nothing plays this key"),
    ("action: {do: [{search: deck, up_to: true}]}", "Extra inputs"),
    ("action: {do: [{skip: draw}]}", "'conflict', 'force' or 'icons'"),
]


@pytest.mark.parametrize(("text", "why"), REFUSED)
def test_what_nothing_plays_is_refused(text, why):
    with pytest.raises(ValidationError, match=why):
        lines(text)
