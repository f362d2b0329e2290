"""The cards of Feigning Captivity (set 202)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of, pay

from swlcg_deck.engine.facts.characteristics import has_keyword

RARER_BOARD = {"202-2": "captured cards, and no Lando Calrissian though the text names him"}


@pytest.mark.rule("CAP-14")
def test_feigning_captivity_lays_the_bottom_card_of_your_deck_at_an_enemy_objective(scene):
    light = Side(objectives=["Feigning Captivity"])
    game = scene(phase="balance", active="light", dark=Side(), light=light, abilities=True)
    bottom = game.pile("deck", "light")[0]
    game.skip_to("reaction", "light")
    game.choose("use Feigning Captivity")
    game.choose("Objective 2")
    assert (game.zone(bottom), game.host(bottom)) == ("captured", "Objective 2")
    game.leave()


def test_to_save_a_friend_lays_two_units_that_its_owner_finds(scene):
    light = Side(affiliation="Smugglers and Spies", hand=["To Save a Friend"])
    light.deck = [dummy("Friend", "light"), dummy("Pal", "light"), dummy("Third", "light")]
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    game.choose("play To Save a Friend")
    pay(game)
    game.asks("search", "light")
    game.choose("find Friend", "find Third")
    assert [game.host(name) for name in ("Friend", "Third")] == ["To Save a Friend"] * 2
    assert game.zone("Pal") == "deck"
    game.leave()


def test_infiltration_specialist_takes_the_place_of_the_prisoner_he_frees(scene):
    light = Side(units=["Infiltration Specialist"])
    light.captured = [(dummy("Friend", "light"), "Cell")]
    gun = salvo("dark", 5, "Infiltration Specialist", title="Gun")
    dark = Side(objectives=[gun])
    game = scene(active="dark", dark=_with_cell(dark), light=light, abilities=True)
    game.choose("use Gun")
    game.choose("use Infiltration Specialist")
    assert game.zone("Friend") == "hand"
    assert (game.zone("Infiltration Specialist"), game.host("Infiltration Specialist")) == (
        "captured",
        "Cell",
    )
    game.leave()


def _with_cell(dark):
    dark.objectives = [*dark.objectives, objective("Cell", side="dark")]
    return dark


@pytest.mark.parametrize(
    ("title", "zone"), [("Lando Calrissian", "discard pile"), ("Jabba", "in play")]
)
@pytest.mark.parametrize("side", ["light", "dark"])
def test_tamtel_skreej_leaves_when_lando_calrissian_is_there(scene, title, zone, side):
    free = unit(title, side=side, cost=0)
    halves = {"light": Side(units=["Tamtel Skreej"]), "dark": Side()}
    halves[side].hand = [free]
    game = scene(active=side, **halves, abilities=True)
    assert game.zone("Tamtel Skreej") == "in play"
    game.choose(f"play {title}")
    assert (game.zone("Tamtel Skreej"), game.zone(title)) == (zone, "in play")
    game.leave()


@pytest.mark.parametrize("captured", [0, 1])
def test_tamtel_skreej_gains_from_an_objective_with_captured_cards(scene, captured):
    light = Side(
        units=["Tamtel Skreej"],
        captured=[(unit(f"Friend {n}"), "Objective 1") for n in range(captured)],
    )
    game = scene(active="light", light=light, abilities=True)
    plain = {"damage": 1, "edge tactics": 1}
    more = {"blast": 1, "edge blast": 1}
    assert icons_of(game, "Tamtel Skreej") == (plain | more if captured else plain)
    elite = has_keyword(game.state, game.card("Tamtel Skreej"), "elite")
    assert elite is bool(captured)
    game.leave()
