"""The cards of Trandoshan Terror (set 85)."""

import pytest
from kit.card_makers import event, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import DEN, SCUM, dummy, pay

BEAR, GROWL = (dummy(name, "light", traits=["Wookiee"]) for name in ("Bear", "Growl"))


def _hunt(scene, *prey, role="attacking", **light):
    """A hunter about to resolve its unit damage icons, with a guard and a Wookiee against it."""
    foes = [dummy("Guard", "light"), dummy("Inside", "light", traits=["Wookiee"]), *prey]
    foe = Side(units=foes, **light)
    dark = Side(units=["85-3"], hand=[event("Skill", side="dark", force=9)])
    active = "dark" if role == "attacking" else "light"
    game = scene(phase="conflict", active=active, dark=dark, light=foe, abilities=True)
    if role == "attacking":
        engage(game, "Objective 4", "Trandoshan Hunter", defenders=("Guard", "Inside"))
    else:
        engage(game, "Objective 1", "Guard", "Inside", defenders=("Trandoshan Hunter",))
    while "place Skill" not in game.options:
        game.decline()
    game.choose("place Skill")
    return game


@pytest.mark.rule("STRIKE-08")
@pytest.mark.parametrize("role", ["attacking", "defending"])
@pytest.mark.parametrize("used", [True, False])
def test_a_trandoshan_hunter_shoots_a_wookiee_outside_instead(scene, role, used):
    game = _hunt(scene, BEAR, GROWL, dummy("Ewok", "light", traits=["Ewok"]), role=role)
    game.skip_to("interrupt", "dark")
    game.choose("use Trandoshan Hunter" if used else "pass")
    game.offers(*(f"{'target' if used else 'hit'} {name}" for name in _within_reach(used)))
    game.choose("Bear" if used else "Guard")
    # The icon that the edge enables goes the same way.
    hurt = {name: game.damage(name) for name in ("Guard", "Inside", "Bear", "Growl", "Ewok")}
    assert {name: damage for name, damage in hurt.items() if damage} == {
        "Bear" if used else "Guard": 2
    }
    game.leave()


def _within_reach(used):
    return ("Bear", "Growl") if used else ("Guard", "Inside")


def test_a_trandoshan_hunter_finds_nobody_outside_who_is_no_wookiee(scene):
    game = _hunt(scene, dummy("Ewok", "light", traits=["Ewok"]))
    game.skip_to("unit damage", "dark")
    game.offers("hit Guard", "hit Inside")


@pytest.mark.rule("ABIL-04")
@pytest.mark.rule("ABIL-15")
def test_a_trandoshan_hunter_needs_no_triggered_ability(scene):
    """Its text has no bold word, so neither what forbids interrupts stops it nor what cancels."""
    hush = objective("Hush", text="constant: {modifiers: [{of: opponent, cannot: {do: trigger}}]}")
    no = event(
        "No", text="interrupt: {when: {initiated: any, kind: interrupt}, do: [{cancel: it}]}"
    )
    game = _hunt(scene, BEAR, hand=[no], objectives=[hush, objective("Objective 4")])
    game.skip_to("interrupt", "dark")
    game.choose("use Trandoshan Hunter")
    assert game.damage("Bear") == 2
    assert "use No" not in game.options
    game.leave()


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
