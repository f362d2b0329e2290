"""The cards of Feeding the Pit (set 86)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import SCUM, dummy

PIT = "Feeding the Pit"


def _pit(scene, *at, damage=2):
    captured = [(dummy(f"Captive {n}", "light"), cell) for n, cell in enumerate(at, 1)]
    dark = Side(
        objectives=[PIT, objective("Cell", side="dark")],
        affiliation=SCUM,
        damage={PIT: damage, "Cell": 1},
    )
    return scene(active="dark", dark=dark, light=Side(captured=captured), abilities=True)


@pytest.mark.rule("ABIL-31")
@pytest.mark.parametrize(("damage", "left", "drawn"), [(2, 1, 1), (1, 0, 1)])
def test_feeding_the_pit_mends_it_and_then_draws(scene, damage, left, drawn):
    game = _pit(scene, PIT, PIT, damage=damage)
    game.choose(f"use {PIT}")
    game.choose("choose Captive 2")
    assert game.pile("discard", "light") == ["Captive 2"]
    assert game.zone("Captive 1") == "captured"
    assert (game.damage(PIT), game.damage("Cell")) == (left, 1)
    assert len(game.pile("hand", "dark")) == drawn
    game.leave()


def test_feeding_the_pit_takes_a_captive_of_its_own(scene):
    game = _pit(scene, "Cell")
    assert f"use {PIT}" not in game.options
    game.leave()


@pytest.mark.rule("DMG-12")
@pytest.mark.parametrize(("damage", "focus"), [(0, 1), (3, 2)])
def test_the_almighty_sarlacc_eats_at_an_objective_to_ready_it(scene, damage, focus):
    dark = Side(
        objectives=[
            objective("Dune", side="dark", traits=["Tatooine"]),
            objective("Den", side="dark"),
        ],
        enhancements=[("The Almighty Sarlacc", "Dune")],
        focus={"Dune": focus, "Den": 1},
        damage={"Dune": damage},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use The Almighty Sarlacc")
    assert (game.damage("Dune"), game.focus("Dune")) == (damage + 1, focus - 1)
    assert (game.damage("Den"), game.focus("Den")) == (0, 1)
    assert ("use The Almighty Sarlacc" in game.options) == (focus == 2)
    game.leave()


def test_the_almighty_sarlacc_lives_on_tatooine(scene):
    dark = Side(
        hand=["The Almighty Sarlacc"],
        affiliation=SCUM,
        objectives=[
            objective("Dune", side="dark", traits=["Tatooine"]),
            objective("Farm", side="dark", traits=["Tatooine"]),
            objective("Moon", side="dark", traits=["Endor"]),
        ],
    )
    light = Side(objectives=[objective("Cantina", traits=["Tatooine"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play The Almighty Sarlacc")
    game.offers("attach Dune", "attach Farm")


def _fortuna(scene, placed):
    text = f"action: {{do: [{{place: focus, amount: {placed}, to: {{each: {{type: unit}}}}}}]}}"
    light = Side(objectives=[objective("Tire", side="light", text=text)])
    dark = Side(affiliation=SCUM, units=["Bib Fortuna"], focus={"Bib Fortuna": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Tire")
    return game


@pytest.mark.parametrize(
    ("placed", "zone"), [(2, "in play"), (3, "discard pile"), (4, "discard pile")]
)
def test_bib_fortuna_is_sacrificed_at_4_focus_tokens(scene, placed, zone):
    game = _fortuna(scene, placed)
    assert game.zone("Bib Fortuna") == zone
    game.leave()


@pytest.mark.rule("ABIL-20")
def test_feeding_the_pit_is_no_use_while_it_is_undamaged(scene):
    """Drawing hangs on the mending, so nothing else could be done."""
    game = _pit(scene, PIT, damage=0)
    assert f"use {PIT}" not in game.options
    game.leave()
