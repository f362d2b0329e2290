"""The cards of Trandoshan Terror (set 85)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import DEN, SCUM, dummy, pay


@pytest.mark.rule("STRIKE-08")
@pytest.mark.parametrize("used", [True, False])
def test_a_trandoshan_hunter_shoots_a_wookiee_outside_instead(scene, used):
    dark = Side(units=["85-3"])
    light = Side(units=[dummy("Guard", "light"), unit("Bear", capacity=9, traits=["Wookiee"])])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Trandoshan Hunter", defenders=("Guard",))
    game.skip_to("interrupt", "dark")
    if used:
        game.choose("use Trandoshan Hunter")
    game.skip_to("commit")
    assert (game.damage("Guard"), game.damage("Bear")) == ((0, 1) if used else (1, 0))


def _bossk(scene, *prey, **focus):
    dark = Side(
        hand=["85-2"],
        affiliation=SCUM,
        objectives=[DEN, objective("More", side="dark", resources=3)],
    )
    game = scene(active="dark", dark=dark, light=Side(units=prey, focus=focus), abilities=True)
    game.choose("play Bossk")
    pay(game)
    return game


@pytest.mark.parametrize(("traits", "drawn"), [(["Wookiee"], 2), (["Ewok"], 0)])
def test_bossk_captures_a_tired_character_and_draws_for_a_wookiee(scene, traits, drawn):
    game = _bossk(
        scene,
        dummy("Bear", "light", traits=["Character", *traits]),
        dummy("Awake", "light", traits=["Character", "Wookiee"]),
        dummy("Pal", "light", traits=["Character"]),
        dummy("Tank", "light", traits=["Vehicle"]),
        Bear=1,
        Pal=1,
        Tank=1,
    )
    game.asks("reaction", "dark")
    game.choose("use Bossk")
    assert game.focus("Bossk") == 2
    game.offers("target Bear", "target Pal")
    game.choose("target Bear")
    game.choose("Den")
    assert (game.zone("Bear"), game.host("Bear")) == ("captured", "Den")
    assert len(game.pile("hand", "dark")) == drawn
    game.leave()


def test_bossk_finds_nobody_who_is_tired(scene):
    game = _bossk(scene, dummy("Bear", "light", traits=["Character", "Wookiee"]))
    assert "use Bossk" not in game.options
    game.leave()


def test_bossk_captures_nobody_when_he_is_put_into_play(scene):
    text = "action: {do: [{put_into_play: {each: {title: Bossk, in: hand}}}]}"
    dark = Side(hand=["85-2"], objectives=[objective("Den", side="dark", text=text)])
    bear = dummy("Bear", "light", traits=["Character", "Wookiee"])
    light = Side(units=[bear], focus={"Bear": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Den")
    assert game.zone("Bossk") == "in play"
    assert "use Bossk" not in game.options
    game.leave()
