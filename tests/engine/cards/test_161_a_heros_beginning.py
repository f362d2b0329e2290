"""The cards of A Hero's Beginning (set 161) and of its twin, The Imperial Bureaucracy (set 163)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, goes_by, pay, spent

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


def _raid(scene, *, attackers=("Luke's X-34 Landspeeder",), defenders=("Foe",)):
    light = Side(units=["161-2", dummy("Pal", "light")])
    dark = Side(units=[dummy("Foe"), dummy("Guard")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 2", *attackers, defenders=defenders)
    return game


@pytest.mark.rule("CONF-28")
def test_the_landspeeder_takes_the_engagement_elsewhere(scene):
    game = _raid(scene)
    game.asks("reaction", "light")
    game.choose("use Luke's X-34 Landspeeder")
    game.offers("target Objective 1", "target Objective 3")
    game.choose("target Objective 3")
    game.skip_to("commit", "light")
    # It was declared against the second one, and blasts the third.
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3)] == [0, 0, 1]


@pytest.mark.parametrize(
    "more", [{"attackers": ("Pal",)}, {"defenders": ()}, {"attackers": ("Pal",), "defenders": ()}]
)
def test_the_landspeeder_reacts_to_defenders_while_it_attacks(scene, more):
    game = _raid(scene, **more)
    assert "use Luke's X-34 Landspeeder" not in game.options
    game.leave()


def test_several_defenders_are_one_declaration(scene):
    game = _raid(scene, defenders=("Foe", "Guard"))
    game.offers("use Luke's X-34 Landspeeder", "pass")
    game.pass_()
    assert "use Luke's X-34 Landspeeder" not in game.options
    game.leave()


def _farm(scene, played, **facts):
    """Owen is used, then something is played."""
    cards = [unit("Dear", cost=5, **facts), unit("Next", cost=5, **facts)]
    banks = [objective(f"Bank {n}", affiliation=facts["affiliation"], resources=5) for n in "ABC"]
    light = Side(units=["161-3"], hand=cards, objectives=banks)
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Owen Lars")
    assert game.zone("Owen Lars") == "deck"
    return [spent(game, f"play {title} unit") for title in played], game


@pytest.mark.parametrize(("affiliation", "price"), [("Jedi", [2, 5]), ("Rebel Alliance", [5])])
def test_owen_goes_back_so_that_the_next_jedi_card_costs_3_less(scene, affiliation, price):
    titles = ("Dear", "Next")[: len(price)]
    spent_on, game = _farm(scene, titles, affiliation=affiliation)
    assert spent_on == price
    game.leave()


def test_owen_helps_in_this_phase_only(scene):
    _, game = _farm(scene, (), affiliation="Jedi")
    assert [one.until for one in game.state.lasting] == ["phase"]
    game.leave()


def test_a_moisture_vaporator_gives_each_player_a_card(scene):
    light = Side(enhancements=[("161-4", None)])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Moisture Vaporator")
    hands = [len(game.pile("hand", side)) for side in ("light", "dark")]
    assert (hands, game.focus("Moisture Vaporator")) == ([1, 1], 1)
    game.leave()
    assert "use Moisture Vaporator" not in game.options


@pytest.mark.rule("ERR-20")
def test_unfinished_business_brings_a_jedi_unit_back_for_a_phase(scene):
    pile = [unit("Ghost", affiliation="Jedi"), unit("Rebel", affiliation="Rebel Alliance")]
    bank = objective("Bank", affiliation="Jedi")
    light = Side(hand=["161-5"], discard=pile, objectives=[bank, clock("light")])
    dark = Side(discard=[unit("Sith", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Unfinished Business")
    pay(game)
    assert (game.zone("Ghost"), game.zone("Rebel")) == ("in play", "discard pile")
    phase = game.phase
    while game.phase == phase:
        assert game.zone("Ghost") == "in play"
        game.decline()
    game.leave()
    assert game.zone("Ghost") == "discard pile"


def test_unfinished_business_needs_a_jedi_unit(scene):
    pile = [unit("Rebel", affiliation="Rebel Alliance"), dummy("Neutral", "light")]
    light = Side(hand=["161-5"], discard=pile, objectives=[objective("Bank", affiliation="Jedi")])
    game = scene(active="light", light=light, abilities=True)
    game.leave()
    assert "use Unfinished Business" not in game.options
