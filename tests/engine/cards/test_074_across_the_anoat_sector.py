"""The cards of Across the Anoat Sector (set 74)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, icons_of, pay, spent

RARER_BOARD = {"74-6": "no unit of a small board has an action or reaction"}
SPIES = "Smugglers and Spies"

CELLS = ("Objective 1", "Objective 2", "Objective 3")


@pytest.mark.rule("RES-16")
@pytest.mark.parametrize(("exhausted", "cost"), [(CELLS, 0), (CELLS[:2], 1), ((), 1)])
def test_undercover_operative_is_free_once_every_enemy_objective_is_exhausted(
    scene, exhausted, cost
):
    light = Side(hand=["Undercover Operative"])
    dark = Side(focus=dict.fromkeys(exhausted, 1))
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "play Undercover Operative") == cost
    game.leave()


def _after_a_blast(scene, *gear, capacity=2):
    light = Side(affiliation=SPIES, hand=["Smuggler's Run"])
    light.objectives = [salvo("light", 2, "Base", title="Gun")]
    dark = Side(objectives=[objective("Base", side="dark", capacity=capacity)])
    dark.units = [dummy("Walker")]
    dark.enhancements = list(gear)
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


CAMP = enhancement("Camp", side="dark", traits=["Location"])
GEAR = enhancement("Gear", {"type": "unit"}, side="dark")


def test_smugglers_run_takes_an_enemy_enhancement_of_the_play_area(scene):
    game = _after_a_blast(scene, (CAMP, None), (GEAR, "Walker"))
    game.choose("use Smuggler's Run")
    pay(game)
    # Only the one that is on no card can be targeted.
    assert (game.controller("Camp"), game.controller("Gear")) == ("light", "dark")
    game.leave()


def test_smugglers_run_takes_nothing_that_is_attached(scene):
    game = _after_a_blast(scene, (GEAR, "Walker"))
    game.leave()
    assert "use Smuggler's Run" not in game.options


def test_smugglers_run_waits_for_an_objective_to_be_destroyed(scene):
    game = _after_a_blast(scene, (CAMP, None), capacity=3)
    game.leave()
    assert "use Smuggler's Run" not in game.options


@pytest.mark.parametrize(
    ("attackers", "affiliation", "blast"),
    [(["A"], SPIES, 1), (["A", "B"], SPIES, 0), (["A"], "Jedi", 0)],
)
def test_across_the_anoat_sector_a_lone_spy_attacks_with_blast(
    scene, attackers, affiliation, blast
):
    units = [dummy(name, "light", affiliation=affiliation) for name in "AB"]
    light = Side(objectives=["Across the Anoat Sector", clock("light")], units=units)
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.skip_to("engage")
    assert icons_of(game, "A") == {}
    game.choose("engage Objective 1")
    game.choose(*attackers)
    assert icons_of(game, "A").get("blast", 0) == blast
    game.leave()


def test_across_the_anoat_sector_a_lone_defender_has_no_blast(scene):
    light = Side(
        objectives=["Across the Anoat Sector", clock("light")],
        units=[dummy("Guard", "light", affiliation=SPIES)],
    )
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Across the Anoat Sector", "Raider", defenders=("Guard",))
    assert (game.role("Guard"), icons_of(game, "Guard")) == ("defending", {})
    game.leave()


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [(["Sleuth Scout"], ["Cheap"]), (["Sleuth Scout", "Pal"], ["Cheap", "Dear"])],
)
def test_a_sleuth_scout_alone_is_not_met_by_dear_units(scene, attackers, defenders):
    light = Side(units=["74-2", dummy("Pal", "light")])
    dark = Side(units=[dummy("Cheap", cost=2), dummy("Dear", cost=3)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose(*attackers)
    game.skip_to("defenders")
    game.offers(*(f"defend {name}" for name in defenders))


def _over_my_dead_body(scene, kind, text, side="dark", **more):
    doer = {"unit": dummy, "objective": objective}[kind]("Doer", side=side, text=text)
    half = Side(units=[doer]) if kind == "unit" else Side(objectives=[doer])
    other = Side()
    dark, light = (half, other) if side == "dark" else (other, half)
    light.hand, light.affiliation = ["Over My Dead Body"], SPIES
    light.objectives = [*(light.objectives or ()), objective("Bank")]
    return scene(active=side, dark=dark, light=light, abilities=True, **more)


DRAWS = "action: {do: [{draw: 1}], limit: {per: turn}}"


@pytest.mark.rule("ABIL-17")
@pytest.mark.parametrize("side", ["dark", "light"])
def test_over_my_dead_body_cancels_the_action_of_a_unit(scene, side):
    game = _over_my_dead_body(scene, "unit", DRAWS, side)
    before = len(game.pile("hand", side))
    game.choose("use Doer")
    game.asks("interrupt", "light")
    game.choose("use Over My Dead Body")
    pay(game)
    assert game.zone("Over My Dead Body") == "discard pile"
    assert len(game.pile("hand", side)) == before - (side == "light")
    # It counts as used all the same.
    assert "use Doer" not in game.options
    game.leave()


@pytest.mark.rule("ABIL-13")
@pytest.mark.parametrize("forced", ["", ", forced: true"], ids=["reaction", "forced reaction"])
@pytest.mark.parametrize("used", [True, False])
def test_over_my_dead_body_cancels_the_reaction_of_a_unit(scene, forced, used):
    react = "when: {refreshed: any, by: you}, do: [{place: shield, to: self}]"
    text = f"reaction: {{{react}{forced}}}"
    game = _over_my_dead_body(scene, "unit", text, phase="refresh")
    if not forced:
        game.choose("use Doer")
    game.choose("use Over My Dead Body" if used else "pass")
    pay(game)
    assert game.shields("Doer") == int(not used)
    game.leave()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("objective", DRAWS),
        ("unit", "interrupt: {when: {begins: turn}, do: [{draw: 1}], forced: true}"),
    ],
)
def test_over_my_dead_body_cancels_nothing_else(scene, kind, text):
    game = _over_my_dead_body(scene, kind, text)
    if kind == "objective":
        game.choose("use Doer")
        assert len(game.pile("hand", "dark")) == 1
    assert "use Over My Dead Body" not in game.options
    game.leave()


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("action: {usable_from: hand, do: [{draw: 1}]}", False),
        ("action: {cost: [{sacrifice: self}], do: [{draw: 1}]}", True),
    ],
    ids=["used from hand", "sacrificed in play"],
)
def test_over_my_dead_body_cancels_what_a_unit_in_play_does(scene, text, fits):
    doer = dummy("Doer", text=text, cost=9)
    dark = Side(units=[doer]) if fits else Side(hand=[doer])
    light = Side(hand=["Over My Dead Body"], affiliation=SPIES, objectives=[objective("Bank")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Doer")
    assert ("use Over My Dead Body" in game.options) == fits
    game.leave()


@pytest.mark.rule("ABIL-15")
def test_over_my_dead_body_cancels_no_text_without_a_bold_word(scene):
    react = "when: {refreshed: any, by: you}, do: [{place: shield, to: self}]"
    text = f"reaction: {{{react}, forced: true, unlabelled: true}}"
    game = _over_my_dead_body(scene, "unit", text, phase="refresh")
    assert "use Over My Dead Body" not in game.options
    assert game.shields("Doer") == 1
    game.leave()


@pytest.mark.parametrize("falls", ["Town", "Base"])
def test_smugglers_run_follows_the_fall_of_an_enemy_objective_only(scene, falls):
    light = Side(affiliation=SPIES, hand=["Smuggler's Run"])
    light.objectives = [salvo("light", 5, falls, title="Gun"), objective("Town")]
    light.enhancements = [(enhancement("Shed"), None)]
    dark = Side(objectives=[objective("Base", side="dark")])
    dark.enhancements = [(CAMP, None), (enhancement("Hut", side="dark"), None)]
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    assert ("use Smuggler's Run" in game.options) == (falls == "Base")
    if falls == "Base":
        game.choose("use Smuggler's Run")
        pay(game)
        game.offers("target Camp", "target Hut")
    game.leave()
