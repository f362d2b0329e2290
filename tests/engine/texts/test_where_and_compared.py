"""Where a filter looks, whose cards those are, and what it compares a card with."""

import json

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side
from kit.texts import lines
from pydantic import ValidationError

from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import DARK, LIGHT, NOBODY
from swlcg_deck.engine.facts.board import beneath
from swlcg_deck.engine.facts.card_filters import cards_that
from swlcg_deck.engine.facts.characteristics import force_icons
from swlcg_deck.engine.saved.soundness import fault_of
from swlcg_deck.engine.seats.imagined import determinised


def dark(title, **facts):
    return unit(title, side="dark", **facts)


def found(game, **entries):
    """What the dark side means by a filter, in the order of the table."""
    what = CardFilter.model_validate(entries)
    scope = Scope(game.card("Lab"), DARK)
    return game.names(cards_that(what)(game.state, scope))


def test_cards_of_several_places_are_offered_together(scene):
    """109-2, 125-2: from your hand or discard pile, and from nowhere else."""
    text = "action: {do: [{put_into_play: {choose: {type: unit, in: [hand, discard]}}}]}"
    half = Side(hand=[dark("A")], discard=[dark("B")], units=[dark("C")])
    game = using(scene, text, dark=half, light=Side(discard=[unit("D")]))
    game.offers("choose A", "choose B")
    game.choose("B")
    assert (game.zone("A"), game.zone("B")) == ("hand", "in play")
    leave_it(game)


def test_any_player_means_the_piles_of_both(scene):
    """263-2: from any discard pile."""
    text = """
    action: {do: [{put_into_play: {choose: {type: unit, in: discard, controller: any}}}]}
    """
    half = Side(discard=[dark("A")])
    game = using(scene, text, dark=half, light=Side(discard=[unit("B")]))
    game.offers("choose A", "choose B")
    game.choose("B")
    assert (game.zone("B"), game.controller("B")) == ("in play", "dark")
    leave_it(game)


def test_a_place_without_a_player_is_your_own_and_captured_cards_are_everybodys(scene):
    half = Side(hand=[dark("A")], discard=[dark("B")])
    theirs = Side(hand=[unit("C")], discard=[unit("D")], captured=[(unit("E"), "Lab")])
    game = with_lab(scene, dark=half, light=theirs)
    assert found(game, type="unit", **{"in": "hand"}) == ["A"]
    assert found(game, type="unit", **{"in": ["hand", "discard"]}) == ["A", "B"]
    assert found(game, type="unit", **{"in": ["discard", "captured"]}) == ["B", "E"]
    assert found(game, type="unit", side="enemy", **{"in": "hand"}) == ["C"]
    assert found(game, type="unit", controller="any", **{"in": "discard"}) == ["B", "D"]
    leave_it(game)


def test_a_search_of_two_places_offers_both_and_shuffles_the_deck(scene):
    """187-6: a card of the deck or of the discard pile."""
    text = """
    action:
      do:
      - {search: [deck, discard], for: {type: unit, trait: Officer}}
      - {send: that, to: hand}
    """
    officers = [dark(name, traits=["Officer"]) for name in "AB"]
    plain = [dark(f"Plain {n}") for n in range(9)]
    half = Side(deck=[officers[0], *plain], discard=[officers[1], dark("C")], bare_deck=True)
    game = using(scene, text, dark=half)
    game.offers("find A", "find B")
    before = game.pile("deck", "dark")
    game.choose("B")
    assert game.zone("B") == "hand"
    assert sorted(game.pile("deck", "dark")) == sorted(before)
    assert game.pile("deck", "dark") != before
    leave_it(game)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{choose: {type: unit, in: [hand, deck]}}", "decks are searched"),
        ("{target: {in: [discard, objective_deck]}}", "decks are searched"),
        ("{topmost: {type: unit, in: [hand, discard]}}", "`topmost` is of one pile"),
        ("{choose: {type: unit, controller: any}}", "leave it out in play"),
        ("{choose: {type: unit, in: [hand, discard], is: ready}}", "never ready"),
        ("{choose: {in: beneath}}", "say with `at` beneath which"),
        ("{choose: {in: [hand, beneath], at: self}}", "say with `at` beneath which"),
        ("{choose: {in: beneath, at: self, controller: you}}", "is its player's"),
        ("{choose: {in: beneath, at: self, is: ready}}", "never ready"),
        ("{choose: {in: hand, is: facedown}}", "never facedown"),
        ("{choose: {type: unit, is: attached}}", "only an enhancement can be attached"),
        ("{choose: {type: unit, same: {}}}", "says what is the same"),
    ],
)
def test_places_and_comparisons_that_mean_nothing_are_refused(text, fault):
    with pytest.raises(ValidationError, match=fault):
        lines(f"action: {{do: [{{pick: {text}}}]}}")


@pytest.mark.parametrize(
    ("do", "fault"),
    [
        ("{search: discard}", "lies open"),
        ("{send: self, to: captured}", "say `at`"),
        ("{send: self, to: beneath}", "say `at`"),
        ("{send: self, to: hand, at: engaged}", "only with `to: captured`"),
        ("{send: self, to: hand, whose: you}", "only with `to: edge_stack`"),
        ("{send: self, to: hand, order: any}", "only on top of a deck"),
        ("{switch: self}", "say `with`"),
        ("{apply: {cost: {minus: 1}}, until: leaves, next: true}", "waits for a turn or a phase"),
        ("{switch: edge_stacks, with: self}", "only for cards"),
        ("{name: number}", "say `at_most`"),
        ("{name: keyword}", "say `among`"),
        ("{name: card, among: self}", "only for an icon or a keyword"),
        ("{name: trait, pick: 2}", "only for an icon"),
        ("{name: player, bind: whom}", "`that_player`"),
        ("{search: [deck, discard], top: 3}", "of one deck"),
    ],
)
def test_searches_that_mean_nothing_are_refused(do, fault):
    with pytest.raises(ValidationError, match=fault):
        lines(f"action: {{do: [{do}]}}")


def _table(scene):
    """Dark: a Fighter with a pilot and a plain unit, and a thing in the play area."""
    wing = {"type": "unit", "trait": "Fighter"}
    half = Side(
        units=[dark("Wing", traits=["Fighter", "Vehicle"], cost=3), dark("Walker", cost=2)],
        enhancements=[
            (enhancement("Ace", wing, side="dark", force=2, traits=["Pilot"]), "Wing"),
            (enhancement("Gear", {"type": "unit"}, side="dark", traits=["Pilot"]), "Walker"),
            (enhancement("Camp", side="dark"), None),
        ],
        discard=[dark("Wing")],
    )
    theirs = Side(
        units=[unit("Scout", cost=2, traits=["Vehicle"])],
        captured=[(unit("Prey"), "Lab"), (unit("Other Prey"), "Jail")],
    )
    jail = objective("Jail", side="dark", traits=["Prison"])
    half.objectives = [jail]
    return with_lab(scene, dark=half, light=theirs)


def test_a_filter_stands_where_a_card_is_compared_with(scene):
    game = _table(scene)
    wing = {"type": "unit", "trait": "Fighter"}
    assert found(game, type="enhancement", attached_to=wing) == ["Ace"]
    assert found(game, type="enhancement", **{"is": "attached"}) == ["Ace", "Gear"]
    assert found(game, type="enhancement", controller="you", is_not="attached") == ["Camp"]
    jail = {"type": "objective", "trait": "Prison"}
    assert found(game, **{"in": "captured", "at": jail}) == ["Other Prey"]
    assert found(game, **{"in": "captured", "at": "self"}) == ["Prey"]
    leave_it(game)


@pytest.mark.rule("DEF-11")
def test_a_card_is_compared_by_title_cost_controller_and_traits(scene):
    game = _table(scene)
    pile = {"type": "unit", "in": "discard"}
    assert found(game, type="unit", copy_of=pile) == ["Wing"]
    scout = {"title": "Scout"}
    assert found(game, type="unit", same={"printed_cost": scout}) == ["Walker", "Scout"]
    assert found(game, type="unit", same={"trait": scout}) == ["Wing", "Scout"]
    assert found(game, type="unit", same={"controller": scout}) == ["Scout"]
    both = {"controller": {"title": "Walker"}, "printed_cost": scout}
    assert found(game, type="unit", same=both) == ["Walker"]
    leave_it(game)


def test_numbers_of_several_cards_add_up(scene):
    """144-3, 154-4: what the pilot has, whoever it is."""
    text = """
    constant:
      modifiers:
        of: {title: Wing}
        gain:
          force: {stat: force, of: {type: enhancement, trait: Pilot}}
    """
    wing = {"type": "unit"}
    pilots = [(enhancement(n, wing, side="dark", force=2, traits=["Pilot"]), "Wing") for n in "AB"]
    half = Side(units=[dark("Wing", force=1)], enhancements=pilots)
    game = with_lab(scene, text, dark=half)
    assert force_icons(game.state, game.card("Wing")) == 5
    leave_it(game)


def test_a_trait_that_is_gained_is_one_in_common(scene):
    text = "constant: {modifiers: {of: {title: Walker}, gain: {trait: Vehicle}}}"
    half = Side(units=[dark("Walker"), dark("Wing", traits=["Vehicle"])])
    game = with_lab(scene, text, dark=half)
    other = {"title": "Walker"}
    assert found(game, type="unit", same={"trait": other}) == ["Walker", "Wing"]
    leave_it(game)


@pytest.mark.parametrize(
    ("do", "fault"),
    [
        (
            "{destroy: {target: {type: unit}, relation: {same: trait}}}",
            "a relation is among several cards",
        ),
        ("{destroy: {each: {type: unit}, relation: {same: trait}}}", "among several cards"),
        ("{destroy: {target: {type: unit}, pick: 2, relation: {}}}", "one of same, different"),
        (
            "{destroy: {target: {type: unit}, pick: 2, relation: {total_cost: {at_least: 3}}}}",
            "bounded by `at_most` alone",
        ),
        (
            "{destroy: {target: {type: unit}, pick: 2, relation: {same: set, different: set}}}",
            "both the same and different",
        ),
        ("{destroy: {target: [{type: unit}, {type: objective}], pick: 2}}", "one card each"),
    ],
)
def test_several_picks_that_mean_nothing_are_refused(do, fault):
    with pytest.raises(ValidationError, match=fault):
        lines(f"action: {{do: [{do}]}}")


STASH = "constant: {modifiers: [{of: {in: beneath, at: self}, considered: in_hand}]}"


def _stash(scene, **half):
    thing = enhancement("Box", side="dark", text=STASH)
    boxes = [(thing, None), (enhancement("Chest", side="dark"), None)]
    return scene(dark=Side(enhancements=boxes, **half))


def test_cards_beneath_a_card_are_told_by_which_it_is(scene):
    game = _stash(scene, beneath=[(dark("A"), "Box"), (dark("B"), "Chest")])
    what = CardFilter.model_validate({"in": "beneath", "at": "self"})
    below = cards_that(what)(game.state, Scope(game.card("Box"), DARK))
    assert game.names(below) == ["A"]
    assert "play A unit" in game.options
    assert "play B unit" not in game.options
    leave_it(game)


@pytest.mark.rule("CTRL-06")
def test_what_lies_beneath_a_card_passes_with_it_to_another_player(scene):
    crate = unit("Box", text=STASH)
    light = Side(units=[crate], beneath=[(unit("A"), "Box")])
    game = using(scene, "action: {do: [{control: {each: {title: Box}}}]}", light=light)
    assert (game.controller("Box"), game.controller("A"), game.host("A")) == ("dark", "dark", "Box")
    game.choose("use Clock")
    assert "play A unit" in game.options
    leave_it(game)


def test_the_enemy_imagines_other_cards_beneath(scene):
    below = [(dark(name), "Box") for name in "ABC"]
    game = _stash(scene, beneath=below, hand=[dark(f"H{n}") for n in range(9)])

    def boxed(player, seed):
        other = determinised(game.state, player, seed)
        return tuple(sorted(game.names(beneath(other, game.card("Box")))))

    assert {boxed(DARK, seed) for seed in range(4)} == {("A", "B", "C")}
    seen_by_light = {boxed(LIGHT, seed) for seed in range(4)}
    assert len(seen_by_light) > 1
    assert all(len(cards) == 3 for cards in seen_by_light)
    leave_it(game)


def test_a_saved_game_has_what_lies_beneath(scene):
    game = _stash(scene, beneath=[(dark("A"), "Box")])
    state = game.state.clone()
    state.restore(json.loads(json.dumps(game.state.dump())))
    assert (state.beneath, fault_of(state)) == (game.state.beneath, None)
    state.host[game.card("A")] = NOBODY
    assert "belongs to nothing" in str(fault_of(state))
    leave_it(game)
