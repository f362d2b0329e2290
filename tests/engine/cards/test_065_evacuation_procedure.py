"""The cards of Evacuation Procedure (set 65)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import REBELS, dummy, goes_by, journal, pay, rebels

EVACUATION = "Evacuation Procedure"


def _evacuates(scene, active):
    light = Side(
        objectives=[EVACUATION, objective("Town"), clock("light")],
        units=[dummy("Pal", "light"), dummy("Other", "light", traits=["Hoth"])],
        enhancements=[(enhancement("Means"), None)],
        focus={"Means": 3, EVACUATION: 2, "Town": 2, "Other": 2},
    )
    dark = Side(
        objectives=[objective("Ice", side="dark", traits=["Hoth"])],
        units=[dummy("Foe")],
        enhancements=[(enhancement("Theirs", side="dark"), None)],
    )
    return scene(phase="turn", active=active, light=light, dark=dark, abilities=True)


def test_evacuation_procedure_gives_up_a_unit_to_free_an_enhancement_or_hoth_objective(scene):
    game = _evacuates(scene, "dark")
    game.skip_to("reaction", "light")
    game.choose(f"use {EVACUATION}")
    game.asks("choose", "light")
    game.offers("choose Pal", "choose Other")
    game.choose("choose Pal")
    game.offers(*(f"target {title}" for title in ("Means", "Theirs", EVACUATION, "Ice")))
    game.choose("target Means")
    assert (game.zone("Pal"), game.zone("Other")) == ("discard pile", "in play")
    assert [game.focus(title) for title in ("Means", EVACUATION, "Other")] == [0, 2, 2]
    # Not again as the phases of that turn begin.
    goes_by(game, EVACUATION, "commit", "dark")


def test_evacuation_procedure_waits_for_the_turn_of_the_opponent(scene):
    game = _evacuates(scene, "light")
    goes_by(game, EVACUATION, "action", "light")


def _shot(scene, *titles, dark=(), **half):
    gun = salvo("dark", 9, *titles, title="Gun")
    theirs = Side(objectives=[gun], **(dark or {}))
    game = scene(active="dark", light=rebels(**half), dark=theirs, abilities=True)
    game.choose("use Gun")
    return game


def test_han_solo_finds_a_rebel_alliance_card_when_he_leaves_play(scene):
    deck = [
        unit("Jedi", affiliation="Jedi"),
        unit("Rebel", affiliation=REBELS),
        enhancement("Base", affiliation=REBELS),
    ]
    game = _shot(scene, "Han Solo", units=["65-2"], deck=deck, bare_deck=True)
    game.asks("interrupt", "light")
    game.choose("use Han Solo")
    found = {option.split()[1] for option in game.options if option.split()[1:]}
    assert {"Rebel", "Base"} <= found
    assert "Jedi" not in found
    assert ("shown", (game.card("Base"),)) in journal(game, "find Base")
    assert game.zone("Han Solo") == "discard pile"
    assert [game.zone(title) for title in ("Base", "Rebel", "Jedi")] == ["hand", "deck", "deck"]
    game.leave()


def test_han_solo_looks_for_nothing_when_others_leave_play(scene):
    game = _shot(scene, "Pal", units=["65-2", unit("Pal")])
    assert "use Han Solo" not in game.options
    game.leave()


def test_toryn_farr_puts_a_focus_token_on_an_enemy_enhancement_as_she_leaves_play(scene):
    theirs = {
        "enhancements": [(enhancement(title, side="dark"), None) for title in ("One", "Two")],
        "units": [dummy("Foe")],
    }
    own = [(enhancement("Own"), None)]
    game = _shot(scene, "Toryn Farr", dark=theirs, units=["65-3"], enhancements=own)
    game.asks("interrupt", "light")
    game.choose("use Toryn Farr")
    game.offers("target One", "target Two")
    game.choose("target Two")
    assert (game.focus("One"), game.focus("Two")) == (0, 1)
    assert game.zone("Toryn Farr") == "discard pile"
    game.leave()


@pytest.mark.parametrize(("fallen", "used"), [("Pal", True), ("Foe", False), ("Means", False)])
def test_bright_hope_loses_a_token_after_a_friendly_unit_has_left_play(scene, fallen, used):
    text = f"action: {{do: [{{discard: {{each: {{title: {fallen}}}}}}}]}}"
    light = Side(
        units=["Bright Hope", unit("Pal")],
        enhancements=[(enhancement("Means"), None)],
        focus={"Bright Hope": 2},
        damage={"Bright Hope": 1},
        objectives=[clock("light")],
    )
    dark = Side(
        units=[unit("Foe", side="dark")], objectives=[objective("Gun", side="dark", text=text)]
    )
    game = scene(active="dark", light=light, dark=dark, abilities=True)
    game.choose("use Gun")
    assert game.zone(fallen) == "discard pile"
    assert ("use Bright Hope" in game.options) is used
    if used:
        game.choose("use Bright Hope")
        game.choose("value Bright Hope 1")
        assert game.focus("Bright Hope") + game.damage("Bright Hope") == 2
    game.leave()


@pytest.mark.parametrize(("way", "left"), [(0, (0, "discard pile")), (1, (1, "in play"))])
def test_buried_outpost_costs_a_unit_or_enters_with_a_focus_token(scene, way, left):
    light = rebels(units=[dummy("Pal", "light")], hand=["Buried Outpost"])
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Buried Outpost enhancement")
    game.asks("either", "light")
    game.choose(game.options[way])
    assert (game.focus("Buried Outpost"), game.zone("Pal")) == left
    game.leave()


def test_buried_outpost_enters_with_a_focus_token_where_there_is_no_unit(scene):
    light = rebels(hand=["Buried Outpost"])
    dark = Side(units=[dummy("Foe")])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    game.choose("play Buried Outpost enhancement")
    pay(game)
    assert (game.focus("Buried Outpost"), game.zone("Foe")) == (1, "in play")
    game.leave()
