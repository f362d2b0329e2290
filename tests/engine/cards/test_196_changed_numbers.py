"""What the numbers do that Brainiac changes: those that stand as digits in texts (DEF-13)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.lab import lab
from kit.scenario import Side
from real_cards import dummy, icons_of, pay

SINK = "action: {cost: [{spend: 1}], do: [{apply: {unopposed: 1}, to: you, until: turn}]}"


def _idle(title="Button"):
    """Something that the light side may always still do."""
    text = "action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    return objective(title, side="light", text=text)


def _thought(scene, target, numeral, way, *, dark=None, light=None, **parts):
    light = light or Side()
    light.units = ["Brainiac", *light.units]
    light.objectives = [_idle(), *(light.objectives or ())]
    parts.setdefault("active", "light")
    game = scene(dark=dark or Side(), light=light, abilities=True, **parts)
    game.skip_to("action", "light")
    game.choose("use Brainiac")
    game.choose(f"target {target}")
    game.choose(f"value Brainiac {numeral}")
    game.choose(f"value Brainiac {way}")
    return game


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(("way", "wanted"), [("increase", 2), ("decrease", 1)])
@pytest.mark.parametrize("tokens", [1, 2])
def test_stolen_plans_draw_for_as_many_resources_as_stand_on_them(scene, way, wanted, tokens):
    rich = objective("Mine", side="dark", resources=2)
    dark = Side(objectives=[rich, lab(SINK)], enhancements=[])
    light = Side(enhancements=[("Stolen Plans", "Mine")], deck=["X-Wing"])
    game = _thought(scene, "Stolen Plans", "text 1", way, dark=dark, light=light)
    game.asks("action", "dark")
    game.choose("use Lab")
    game.choose(f"generate Mine {tokens}")
    if tokens >= wanted:
        game.choose("use Stolen Plans")
        assert game.pile("hand", "light") == ["X-Wing"]
    else:
        game.asks("action", "light")
    game.leave()


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(
    ("numeral", "way", "dial"),
    [("text 1", "increase", 3), ("text 2", "increase", 4), ("text 1", "decrease", 5)],
)
def test_false_lead_turns_the_dial_by_what_stands_on_it(scene, numeral, way, dial):
    """From 5: by 1, to no less than 1."""
    end = objective("End", side="light", text="action: {do: [{discard: {each: {title: Lie}}}]}")
    lie = objective("Lie", side="light")
    light = Side(objectives=[end, lie], enhancements=[("False Lead", "Lie")])
    game = _thought(scene, "False Lead", numeral, way, light=light, dial=5)
    game.skip_to("action", "light")
    game.choose("use End")
    if (numeral, way) != ("text 1", "decrease"):
        game.choose("use False Lead")
    assert game.state.dial == dial
    game.leave()


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(("way", "dial"), [("increase", 1), ("decrease", 0)])
def test_false_lead_goes_no_lower_than_stands_on_it(scene, way, dial):
    end = objective("End", side="light", text="action: {do: [{discard: {each: {title: Lie}}}]}")
    lie = objective("Lie", side="light")
    light = Side(objectives=[end, lie], enhancements=[("False Lead", "Lie")])
    game = _thought(scene, "False Lead", "text 2", way, light=light, dial=1)
    game.skip_to("action", "light")
    game.choose("use End")
    if way == "decrease":
        game.choose("use False Lead")
    assert game.state.dial == dial
    game.leave()


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(("way", "dial"), [("increase", 3), ("decrease", 1)])
def test_an_imperial_officer_turns_the_dial_by_what_stands_on_him(scene, way, dial):
    """The destroyed objective itself adds 1; at 0 the text has no use (ABIL-20)."""
    kill = objective("Kill", side="light", text="action: {do: [{destroy: {each: {title: Prey}}}]}")
    prey = objective("Prey", side="light")
    dark = Side(
        units=["Imperial Officer"], objectives=[objective("Bank", side="dark", resources=3)]
    )
    game = _thought(
        scene,
        "Imperial Officer",
        "text 2",
        way,
        dark=dark,
        light=Side(objectives=[kill, prey]),
        dial=0,
    )
    game.skip_to("action", "light")
    game.choose("use Kill")
    if way == "increase":
        game.choose("use Imperial Officer")
        pay(game)
    assert game.state.dial == dial
    game.leave()


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(("way", "icons"), [("increase", 0), ("decrease", 1)])
def test_a_tie_attack_squadron_counts_the_fate_cards_that_stand_on_it(scene, way, icons):
    """Nothing is placed here: of no fate card there are enough."""
    squadron = Side(units=["TIE Attack Squadron", dummy("Pal")])
    game = _thought(
        scene, "TIE Attack Squadron", "text 1", way, dark=squadron, phase="conflict", active="dark"
    )
    gained = icons_of(game, "TIE Attack Squadron").get("damage", 0) - 1
    assert gained == icons
    game.leave()


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(("way", "margin"), [("increase", 3), ("decrease", 1)])
@pytest.mark.parametrize("won_by", [1, 2, 3])
def test_ataru_training_gives_its_unit_what_stands_on_it(scene, way, margin, won_by):
    """The number stands on the enhancement, not on the unit that has gained the text."""
    duel = unit("Duellist", side="light", traits=["Force User"], keywords=[{"edge": won_by}])
    light = Side(units=[duel], enhancements=[("Ataru Training", "Duellist")])
    game = _thought(
        scene,
        "Ataru Training",
        "text 1",
        way,
        dark=Side(units=[dummy("Guard")]),
        light=light,
        phase="conflict",
    )
    game.skip_to("engage", "light")
    engage(game, "Objective 1", "Duellist", defenders=("Guard",))
    game.skip_to("reaction" if won_by >= margin else "action", "light")
    assert ("use Duellist" in game.options) is (won_by >= margin)


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize("way", ["increase", "decrease"])
def test_an_outer_rim_hunter_hurts_as_many_objectives_as_stand_on_him(scene, way):
    dark = Side(units=["Outer Rim Hunter"])
    game = _thought(
        scene,
        "Outer Rim Hunter",
        "text 2",
        way,
        dark=dark,
        light=Side(objectives=[objective("Two"), objective("Three")]),
        phase="conflict",
        active="dark",
    )
    game.skip_to("engage", "dark")
    game.choose("engage Two")
    if way == "decrease":  # of no objective there is nothing to do
        assert game.decision.kind != "reaction"
        game.leave()
        return
    game.choose("use Outer Rim Hunter")
    game.choose("Two", "Three")
    assert [game.damage(name) for name in ("Button", "Two", "Three")] == [0, 1, 1]
    game.leave()
