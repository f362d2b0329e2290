"""The cards of A Hero's Beginning (set 161) and of its twin, The Imperial Bureaucracy (set 163)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, goes_by

from swlcg_deck.engine.core.constants import SIDE_NAMES
from swlcg_deck.engine.facts.board import beneath
from swlcg_deck.engine.seats.view import observe

TWINS = [("A Hero's Beginning", "light"), ("The Imperial Bureaucracy", "dark")]


def _other(side):
    return "dark" if side == "light" else "light"


def base(side):
    return objective("Base", side=side)


def _sides(side, own, other=None):
    return {side: own, _other(side): other or Side()}


@pytest.mark.parametrize(("title", "side"), TWINS)
def test_the_top_3_cards_come_to_lie_beneath_it(scene, title, side):
    own = Side(deck=[unit(name, side=side) for name in "ABCD"], objectives=[base(side)] * 2)
    own.objective_deck = [title]
    game = scene(phase="refresh", active=side, **_sides(side, own), abilities=True)
    game.choose(f"use {title}")
    below = game.names(beneath(game.state, game.card(title)))
    assert sorted(below) == ["A", "B", "C"]
    # Its player may look at them at any time, the enemy only sees how many there are.
    for seat, seen in ((side, 3), (_other(side), 0)):
        view = observe(game.state, SIDE_NAMES.index(seat))
        (card,) = [one for half in view.seats for one in half.in_play if one.title == title]
        assert (card.beneath, len(card.beneath_cards)) == (3, seen)
    game.leave()


@pytest.mark.rule("DEPLOY-09")
@pytest.mark.parametrize(("title", "side"), TWINS)
def test_what_lies_beneath_it_is_discarded_with_it(scene, title, side):
    own = Side(objectives=[title], beneath=[(dummy("A", side), title)])
    foe = Side(objectives=[salvo(_other(side), 5, title, title="Gun")])
    game = scene(active=_other(side), **_sides(side, own, foe), abilities=True)
    game.choose("use Gun")
    assert (game.zone(title), game.pile("discard", side)) == ("victory pile", ["A"])
    game.leave()


def _battle(scene, title, side, *, below=("A", "B"), hand=("C",), defending=False):
    """Its player takes part in an engagement; some cards lie beneath it."""
    own = Side(
        objectives=[title],
        units=[dummy("Own", side)],
        hand=[dummy(name, side, force=1) for name in hand],
        beneath=[(dummy(name, side, force=3), title) for name in below],
    )
    foe = Side(units=[dummy("Foe", _other(side))], objectives=[base(_other(side))])
    active = _other(side) if defending else side
    game = scene(phase="conflict", active=active, **_sides(side, own, foe), abilities=True)
    at, units = ("Base", ("Own", "Foe")) if not defending else (title, ("Foe", "Own"))
    engage(game, at, units[0], defenders=(units[1],))
    return game


@pytest.mark.parametrize(("title", "side"), TWINS)
@pytest.mark.parametrize("defending", [True, False])
def test_a_card_beneath_it_is_placed_in_the_edge_stack_instead(scene, title, side, defending):
    game = _battle(scene, title, side, defending=defending)
    game.asks("interrupt", side)
    game.choose(f"use {title}")
    game.offers("choose A", "choose B")
    game.choose("choose B")
    # It lies there at once, and the next one may be one from the hand.
    assert game.pile("edge_stack", side) == ["B"]
    game.asks("interrupt", side)
    game.pass_()
    game.offers("place C", "pass")
    game.choose("place C")
    assert game.pile("edge_stack", side) == ["B", "C"]
    assert (game.zone("A"), game.host("A")) == ("beneath", title)
    game.leave()


@pytest.mark.rule("FAQ-17")
@pytest.mark.parametrize(("title", "side"), TWINS)
def test_it_is_used_with_an_empty_hand(scene, title, side):
    game = _battle(scene, title, side, hand=(), below=("A",))
    game.choose(f"use {title}")
    # Nobody has anything more to place: the battle is fought with it.
    assert (game.zone("A"), game.edge) == ("discard pile", None)
    game.leave()


@pytest.mark.parametrize(("title", "side"), TWINS)
def test_the_enemy_places_nothing_of_it(scene, title, side):
    game = _battle(scene, title, side)
    game.pass_()
    goes_by(game, title, "commit", side)
    assert [game.zone(name) for name in "AB"] == ["beneath", "beneath"]
