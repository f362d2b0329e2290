"""Factions, and what cards are in play beside their deck building marks (FACTION, OPEN-34)."""

import pytest
from kit.abilities import constant
from kit.card_makers import affiliation_card, mission, objective, unit
from kit.lab import using
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Modifier, Scope
from swlcg_deck.engine.core.constants import DARK
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.new_game import DeckChoice, deck_to_play


def filtered(**words):
    return compiled(CardFilter.model_validate(words, strict=False))


def in_faction(game, name):
    fits = filtered(faction="in")(game.state, Scope(0, 0), game.card(name))
    assert filtered(faction="out")(game.state, Scope(0, 0), game.card(name)) is not fits
    return fits


CREW = {
    "Knight": "Jedi",
    "Trooper": "Rebel Alliance",
    "Smuggler": "Smugglers and Spies",
    "Drifter": "Neutral",
}


def crew():
    return [unit(title, affiliation=bond, side="light") for title, bond in CREW.items()]


@pytest.mark.rule("FACTION-01")
@pytest.mark.rule("FACTION-02")
@pytest.mark.rule("FACTION-03")
def test_a_card_is_in_faction_by_the_affiliation_card_of_its_controller(scene):
    for head, faction in (("Jedi", "Knight"), ("Rebel Alliance", "Trooper")):
        light = Side(units=crew(), affiliation=affiliation_card(head))
        game = scene(light=light)
        game.leave()
        assert [name for name in CREW if in_faction(game, name)] == [faction]


@pytest.mark.rule("FACTION-03")
def test_a_real_enhancement_goes_only_on_units_out_of_faction(scene):
    """Paid Off, played against a Sith player."""
    dark = Side(
        units=[
            unit("Acolyte", affiliation="Sith"),
            unit("Officer", affiliation="Imperial Navy"),
            unit("Hireling", side="dark"),
        ]
    )
    game = scene(active="light", dark=dark, light=Side(hand=["198-5"]))
    game.choose("Paid Off")
    game.offers("attach Officer", "attach Hireling")
    game.leave()


@pytest.mark.rule("FACTION-02")
def test_a_card_that_changes_hands_is_measured_by_its_new_controller(scene):
    steal = "action: {do: [{control: {each: {title: Knight}}}]}"
    game = using(scene, steal, light=Side(units=crew()))
    assert not in_faction(game, "Knight")
    leave_it(game)


@pytest.mark.rule("FACTION-02")
def test_a_gained_affiliation_makes_a_card_in_faction(scene):
    jedi = AFFILIATION_BITS[Affiliation.JEDI]

    def drifter(state, scope, card):
        return state.faces[card].title == "Drifter"

    school = objective(
        "School",
        side="light",
        abilities=(constant(Modifier(what="affiliation", of=drifter, key=jedi)),),
    )
    game = scene(light=Side(units=crew(), objectives=[school]))
    game.leave()
    assert [name for name in CREW if in_faction(game, name)] == ["Knight", "Drifter"]


@pytest.mark.rule("FACTION-04")
def test_a_mission_with_the_opponent_is_out_of_faction(scene):
    raid = mission("Raid", affiliation="Jedi", cost=0)
    game = scene(active="light", light=Side(hand=[raid]))
    assert in_faction(game, "Raid")
    game.choose("play Raid mission")
    assert game.controller("Raid") == "dark"
    assert not in_faction(game, "Raid")
    game.leave()


@pytest.mark.rule("CHG-23")
def test_fate_cards_may_have_an_affiliation(scene, pool):
    fates = {
        card.affiliation for one in pool.sets for card in one.cards if card.type is CardType.FATE
    }
    assert fates == set(Affiliation)
    game = scene(light=Side(hand=["231-5"]))
    game.leave()
    jedi = filtered(type="fate", affiliation="Jedi")
    assert jedi(game.state, Scope(0, 0), game.card(pool.card(231, 5).title))
    assert in_faction(game, pool.card(231, 5).title)


@pytest.mark.rule("OPEN-34")
def test_marks_of_deck_building_do_nothing_in_play(scene, pool):
    """An objective of another affiliation only, and two copies of a limit 1 objective, serve."""
    only = next(one for one in pool.sets if one.affiliation_only and one.side.value == "light")
    once = next(one for one in pool.sets if one.limit_one and one.side.value == "light")
    head = "Jedi" if only.affiliation is not Affiliation.JEDI else "Rebel Alliance"
    objectives = [f"{only.number}-1", f"{once.number}-1", f"{once.number}-1"]
    cost = sum(pool.card(*map(int, code.split("-"))).resources or 0 for code in objectives)
    light = Side(affiliation=affiliation_card(head), objectives=objectives)
    light.hand = [unit("Bought", cost=cost + 1)]
    game = scene(active="light", light=light)
    game.choose("Bought")
    assert game.zone("Bought") == "in play"
    assert all(game.focus(name) for name in game.pile("objectives", "light"))
    game.leave()


@pytest.mark.rule("RB-02")
@pytest.mark.rule("CHG-19")
def test_the_cards_of_a_set_are_in_a_deck_together(pool):
    sets = [one.number for one in pool.sets if one.affiliation is Affiliation.SITH][:5] * 2
    deck = deck_to_play(pool, DeckChoice("Sith", tuple(sets)), DARK)
    for number in set(sets):
        of_set = [card for card in (*deck.objectives, *deck.command) if card.set == number]
        assert sorted(card.position for card in of_set) == sorted([1, 2, 3, 4, 5, 6] * 2)
        assert {card.title for card in of_set if card in deck.objectives} == {
            pool.set(number).title
        }
