"""The cards of The Tatooine Crash (set 82)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import DEN, SCUM, dummy, goes_by, pay

CRASH = "The Tatooine Crash"


@pytest.mark.parametrize("used", [True, False])
def test_the_tatooine_crash_captures_the_top_card_of_the_enemy_deck_when_you_refresh(scene, used):
    dark = Side(objectives=[CRASH, DEN])
    light = Side(deck=[dummy("Top", "light"), dummy("Next", "light")])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.asks("reaction", "dark")
    game.choose(f"use {CRASH}" if used else "pass")
    assert (game.zone("Top"), game.zone("Next")) == ("captured" if used else "deck", "deck")
    assert game.host("Top") == (CRASH if used else None)
    game.leave()


def test_the_tatooine_crash_waits_for_its_own_refresh(scene):
    game = scene(phase="refresh", active="light", dark=Side(objectives=[CRASH]), abilities=True)
    goes_by(game, CRASH, "action", "light")


@pytest.mark.parametrize(("light", "zone"), [(5, "hand"), (0, "in play")])
@pytest.mark.parametrize("attack", ["Jawa Scavenger", "Pal"])
def test_a_jawa_scavenger_flees_from_any_lost_edge_battle(scene, light, zone, attack):
    dark = Side(units=["82-2", dummy("Pal")], hand=[event("Wit", side="dark", force=1)])
    foe = Side(units=[dummy("Guard", "light")], hand=[event("Skill", force=light)])
    game = scene(phase="conflict", active="dark", dark=dark, light=foe, abilities=True)
    engage(game, "Objective 4", attack, defenders=("Guard",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    assert game.zone("Jawa Scavenger") == zone
    game.leave()


def test_a_sandcrawler_that_leaves_play_stuns_characters_and_droids(scene):
    dark = Side(
        units=["82-4", dummy("Jawa", traits=["Character"]), dummy("Skiff", traits=["Vehicle"])],
        objectives=[salvo("dark", 3, "Sandcrawler")],
    )
    light = Side(
        units=[
            dummy("R5", "light", traits=["Droid"]),
            dummy("Pal", "light", traits=["Character"]),
            dummy("C-3", "light", traits=["Character", "Droid"]),
            dummy("Bantha", "light", traits=["Creature"]),
        ],
        focus={"Pal": 1},
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.zone("Sandcrawler") == "discard pile"
    names = ("Jawa", "Skiff", "R5", "Pal", "C-3", "Bantha")
    assert [game.focus(name) for name in names] == [1, 0, 1, 2, 1, 0]
    game.leave()


@pytest.mark.parametrize("host", ["Guard", None])
def test_utinni_captures_an_enemy_enhancement_wherever_it_is(scene, host):
    gear = enhancement("Gear", {"type": "unit"} if host else "play_area", side="light")
    dark = Side(
        hand=["Utinni!"],
        affiliation=SCUM,
        objectives=[DEN, objective("Pit", side="dark")],
        enhancements=[(enhancement("Own", side="dark"), None)],
    )
    light = Side(units=[dummy("Guard", "light")], enhancements=[(gear, host)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Utinni!")
    pay(game)
    # Only one enhancement is the enemy's.
    game.choose("Pit")
    assert (game.zone("Gear"), game.host("Gear"), game.zone("Own")) == (
        "captured",
        "Pit",
        "in play",
    )
    game.leave()
