"""One Pilot enhancement a unit, and what a piloted unit is (PILOT-07..PILOT-09, PILOT-14)."""

import pytest
from kit.card_makers import enhancement, written
from kit.lab import using
from kit.looking import leave_it
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle

from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.facts.card_filters import compiled


def boarding(scene, first, **parts):
    """Dark plays "Ace" onto a Fighter that has a first pilot."""
    dark = Side(
        hand=[pilot(cost=0, unit_cost=9)], units=[vehicle()], enhancements=[(first, "Fighter")]
    )
    game = scene(dark=dark, **parts)
    game.choose("Ace")
    return game


@pytest.mark.rule("PILOT-08")
@pytest.mark.rule("CHG-22")
def test_of_two_pilots_the_controller_of_the_unit_keeps_one(scene):
    for kept, gone in (("Ace", "Veteran"), ("Veteran", "Ace")):
        game = boarding(scene, pilot("Veteran"))
        game.asks("pilot", "dark")
        game.offers("keep Ace on Fighter", "keep Veteran on Fighter")
        game.choose(f"keep {kept} on Fighter")
        assert game.host(kept) == "Fighter"
        assert game.pile("discard", "dark") == [gone]
        game.leave()


@pytest.mark.rule("PILOT-08")
def test_a_surplus_pilot_may_go_elsewhere_by_its_own_text(scene):
    returns = "interrupt: {when: {left_play: self}, do: [{change: destination, to: hand}]}"
    game = boarding(scene, pilot("Hobbie", text=returns))
    game.choose("keep Ace")
    game.choose("use Hobbie")
    assert game.pile("hand", "dark") == ["Hobbie"]
    game.leave()


@pytest.mark.rule("PILOT-08")
@pytest.mark.rule("PILOT-09")
@pytest.mark.rule("OPEN-27")
def test_a_card_attached_by_its_own_text_counts_if_it_has_the_trait(scene):
    dark = Side(
        hand=[pilot(cost=0, unit_cost=9)],
        units=[vehicle()],
        enhancements=[("21-4", "Fighter")],
    )
    game = scene(dark=dark, abilities=True)
    game.choose("Ace")
    game.offers("keep Ace on Fighter", "keep Black Squadron Pilot on Fighter")
    game.leave()
    plain = boarding(scene, enhancement("Gunnery", {"trait": ["Vehicle"]}, side="dark"))
    assert (plain.host("Ace"), plain.host("Gunnery")) == ("Fighter", "Fighter")
    plain.leave()


@pytest.mark.rule("OPEN-28")
@pytest.mark.rule("PILOT-08")
def test_the_controller_of_the_unit_chooses_even_among_enemy_pilots(scene):
    onto = {"type": "unit", "trait": "Vehicle"}
    spy = written(pilot("Spy", unit_cost=9), {"form": {"attach_to": onto, "cost": 0, "text": []}})
    light = Side(
        units=[vehicle("X-wing", "light")], enhancements=[(pilot("Wedge", side="light"), "X-wing")]
    )
    game = scene(dark=Side(hand=[spy]), light=light, abilities=True)
    game.choose("Spy")
    game.asks("pilot", "light")
    game.offers("keep Spy on X-wing", "keep Wedge on X-wing")
    game.choose("keep Wedge")
    assert game.pile("discard", "dark") == ["Spy"]
    game.leave()


@pytest.mark.rule("PILOT-08")
@pytest.mark.rule("PILOT-14")
def test_a_pilot_that_does_not_count_may_be_there_too(scene):
    extra = "constant: {modifiers: {extra_pilot: true}}"
    game = boarding(scene, pilot("Co-pilot", text=extra))
    assert game.decision.kind != "pilot"
    assert (game.host("Ace"), game.host("Co-pilot")) == ("Fighter", "Fighter")
    # It is a Pilot enhancement for everything else.
    alone = scene(
        dark=Side(units=[vehicle()], enhancements=[(pilot("Co-pilot", text=extra), "Fighter")])
    )
    alone.leave()
    assert piloted(alone, "Fighter")
    game.leave()


@pytest.mark.rule("PILOT-08")
def test_a_pilot_moved_onto_a_piloted_unit_is_one_too_many(scene):
    dark = Side(
        units=[vehicle(), vehicle("Bomber")],
        enhancements=[(pilot(), "Fighter"), (pilot("Veteran"), "Bomber")],
    )
    move = "action: {do: [{attach: {each: {title: Ace}}, to: {each: {title: Bomber}}}]}"
    game = using(scene, move, dark=dark)
    game.offers("keep Ace on Bomber", "keep Veteran on Bomber")
    game.choose("keep Ace")
    assert game.pile("discard", "dark") == ["Veteran"]
    leave_it(game)


def piloted(game, name):
    test = compiled(CardFilter.model_validate({"is": ["piloted"]}, strict=False))
    return test(game.state, Scope(0, 0), game.card(name))


@pytest.mark.rule("PILOT-07")
@pytest.mark.rule("PILOT-09")
@pytest.mark.rule("OPEN-27")
def test_a_unit_is_piloted_by_an_enhancement_with_the_pilot_trait(scene):
    gun = enhancement("Gun", {"trait": ["Vehicle"]}, side="dark")
    dark = Side(
        units=[vehicle("A"), vehicle("B"), vehicle("C"), vehicle("D")],
        enhancements=[(pilot(), "A"), ("21-4", "B"), (gun, "C")],
    )
    game = scene(dark=dark, abilities=True)
    game.leave()
    assert [piloted(game, name) for name in "ABCD"] == [True, True, False, False]
