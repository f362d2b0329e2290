"""The cards of Trust Me (set 71)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, goes_by, pay

SPIES = "Smugglers and Spies"
IDEA = event("Idea", side="dark", text="action: {do: [{draw: 2}]}")


def _trusted(scene, damage=0, **dark):
    light = Side(objectives=["Trust Me"], damage={"Trust Me": damage})
    game = scene(active="dark", dark=Side(**dark), light=light, abilities=True)
    game.choose("use Idea")
    game.asks("interrupt", "light")
    return game


@pytest.mark.parametrize("used", [True, False])
def test_trust_me_takes_2_damage_to_cancel_an_event(scene, used):
    game = _trusted(scene, hand=[IDEA])
    game.choose("use Trust Me" if used else "pass")
    assert game.damage("Trust Me") == 2 * used
    assert len(game.pile("hand", "dark")) == 2 * (not used)
    assert game.zone("Idea") == "discard pile"
    game.leave()


@pytest.mark.rule("FAQ-19")
@pytest.mark.parametrize(("suffered", "drawn"), [(3, 0), (4, 2)])
def test_trust_me_has_to_take_both_damage(scene, suffered, drawn):
    game = _trusted(scene, suffered, hand=[IDEA])
    game.choose("use Trust Me")
    assert game.zone("Trust Me") == "victory pile"
    assert len(game.pile("hand", "dark")) == drawn
    game.leave()


@pytest.mark.rule("DMG-22")
def test_damage_of_trust_me_that_is_moved_away_was_not_paid(scene):
    text = """
        interrupt:
          when: {damaged: {title: Trust Me}}
          do: [{redirect: 1, to: {each: {title: Patrol}}}]
    """
    light = Side(
        objectives=["Trust Me", objective("Port", text=text)], units=[dummy("Patrol", "light")]
    )
    game = scene(active="dark", dark=Side(hand=[IDEA]), light=light, abilities=True)
    game.choose("use Idea")
    game.choose("use Trust Me")
    game.choose("use Port")
    assert (game.damage("Trust Me"), game.damage("Patrol")) == (1, 1)
    assert len(game.pile("hand", "dark")) == 2
    game.leave()


def test_trust_me_may_cancel_an_event_of_its_own_side(scene):
    plan = event("Plan", text="action: {do: [{draw: 2}]}")
    light = Side(objectives=["Trust Me"], hand=[plan])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Plan")
    game.choose("use Trust Me")
    assert (game.damage("Trust Me"), game.pile("hand", "light")) == (2, [])
    game.leave()


def _with_lando(scene):
    light = Side(
        units=["71-2", dummy("Pal", "light")],
        objectives=[objective("Bank", resources=2), clock("light")],
        affiliation=SPIES,
    )
    dark = Side(units=[dummy("Foe"), dummy("Far")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose("Pal")
    game.skip_to("defenders")
    game.choose("Foe")
    return game


def test_lando_calrissian_buys_somebody_out_of_the_engagement_once_a_turn(scene):
    game = _with_lando(scene)
    game.skip_to("action", "light")
    game.choose("use Lando Calrissian")
    before = sum(game.state.focus)
    pay(game)
    assert sum(game.state.focus) == before + 1
    game.offers("target Pal", "target Foe")
    game.choose("target Foe")
    assert (game.role("Foe"), game.role("Pal"), game.zone("Foe")) == ("", "attacking", "in play")
    assert game.focus("Foe") == 0
    assert "use Lando Calrissian" not in game.options
    game.leave()


def test_lando_calrissian_has_nothing_to_do_without_an_engagement(scene):
    light = Side(units=["71-2", dummy("Pal", "light")], affiliation=SPIES)
    light.objectives = [salvo("light", 1, "Pal")]
    game = scene(active="light", light=light, abilities=True)
    game.offers("use Salvo", "pass")


@pytest.mark.parametrize(
    ("cost", "side", "fits"), [(2, "dark", True), (2, "light", True), (3, "dark", False)]
)
def test_a_saboteur_discards_a_cheap_enhancement_of_either_side(scene, cost, side, fits):
    gear = enhancement("Gear", {"type": "unit"}, side=side, cost=cost)
    dark = Side(units=[dummy("Walker")])
    light = Side(hand=["Saboteur"], units=[dummy("Pal", "light")], affiliation=SPIES)
    light.objectives = [objective("Bank", resources=3)]
    half, host = (dark, "Walker") if side == "dark" else (light, "Pal")
    half.enhancements = [(gear, host)]
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Saboteur")
    pay(game)
    assert ("use Saboteur" in game.options) == fits
    if fits:
        game.choose("use Saboteur")
    assert game.zone("Gear") == ("discard pile" if fits else "in play")
    game.leave()


@pytest.mark.parametrize(
    ("blast", "gone"), [(2, ["Bomber", "Foe"]), (1, [])], ids=["destroyed", "damaged"]
)
def test_sabotage_destroys_all_who_took_part_when_an_objective_falls(scene, blast, gone):
    light = Side(
        units=[dummy("Bomber", "light", icons=(0, blast, 0)), dummy("Spare", "light")],
        hand=["Sabotage", event("Skill", force=5)],
        affiliation=SPIES,
        objectives=[objective("Bank", resources=3)],
    )
    dark = Side(
        units=[dummy("Foe"), dummy("Far")], objectives=[objective("Base", capacity=2, side="dark")]
    )
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Base", "Bomber", defenders=("Foe",))
    game.choose("place Skill")
    game.choose("pass")
    if gone:
        game.asks("reaction", "light")
        game.choose("use Sabotage")
        pay(game)
    else:
        goes_by(game, "Sabotage", "commit", "light")
    dead = [c for c in ("Bomber", "Spare", "Foe", "Far") if game.zone(c) == "discard pile"]
    assert dead == gone
    game.leave()


def test_sabotage_waits_for_an_engagement(scene):
    light = Side(hand=["Sabotage"], affiliation=SPIES)
    light.objectives = [salvo("light", 2, "Base"), objective("Bank", resources=3)]
    dark = Side(units=[dummy("Foe")], objectives=[objective("Base", capacity=2, side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.zone("Base") == "victory pile"
    assert "use Sabotage" not in game.options
    game.leave()
