"""Death Mark (250-5): a unit that fits what Scum and Villainy events target."""

import pytest
from kit.card_makers import event, objective
from kit.scenario import Side
from real_cards import SCUM, dummy, pay

BANK = objective("Bank", side="dark", affiliation=SCUM, resources=9)
RARER_BOARD = {"250-5": "an event that targets other cards than the marked one"}
NEUTRAL = {"type": "unit", "side": "friendly"}


def _hunt(scene, target, *, affiliation=SCUM, marked=True, kind="target", shield=False):
    """An event that targets something; the Prey is marked or not."""
    ward = "constant: {modifiers: [{of: {title: Prey}, cannot: {be: targeted}}]}"
    light = Side(units=[dummy("Prey", "light", traits=["Character"]), dummy("Other", "light")])
    if shield:
        light.objectives = [objective("Ward", side="light", text=ward)]
    text = f"action: {{do: [{{place: damage, to: {{{kind}: {target}}}}}]}}"
    hunt = event("Hunt", side="dark", affiliation=affiliation, text=text)
    dark = Side(
        affiliation=SCUM,
        hand=[hunt],
        objectives=[BANK],
        units=[dummy("Own", traits=["Vehicle"])],
        enhancements=[("Death Mark", "Prey")] if marked else [],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    if "use Hunt" in game.options:
        game.choose("use Hunt")
        pay(game)
    return game


@pytest.mark.parametrize(
    "target",
    [
        "{type: unit, trait: Vehicle}",
        "{type: unit, side: friendly}",
        "{type: objective}",
        "{type: unit, printed_cost: {at_least: 7}}",
        "{type: unit, is: participating}",
    ],
)
def test_the_marked_unit_fits_whatever_a_scum_event_targets(scene, target):
    game = _hunt(scene, target)
    if game.decision.kind == "target":
        game.choose("target Prey")
    assert (game.damage("Prey"), game.damage("Own"), game.damage("Other")) == (1, 0, 0)
    game.leave()


@pytest.mark.parametrize(
    "more",
    [{"marked": False}, {"affiliation": "Sith"}, {"affiliation": "Neutral"}, {"kind": "choose"}],
)
def test_what_is_not_marked_not_of_the_scum_or_chosen_keeps_its_description(scene, more):
    game = _hunt(scene, "{type: unit, trait: Vehicle}", **more)
    assert (game.damage("Prey"), game.damage("Own")) == (0, 1)
    game.leave()


@pytest.mark.rule("GEN-03")
def test_what_cannot_be_targeted_is_no_target_for_all_that(scene):
    game = _hunt(scene, "{type: unit, trait: Vehicle}", shield=True)
    assert (game.damage("Prey"), game.damage("Own")) == (0, 1)
    game.leave()


def test_abilities_of_cards_in_play_target_what_they_describe(scene):
    text = "action: {do: [{place: damage, to: {target: {type: unit, trait: Vehicle}}}]}"
    dark = Side(
        affiliation=SCUM,
        units=[dummy("Own", traits=["Vehicle"])],
        objectives=[objective("Gun", side="dark", affiliation=SCUM, text=text)],
        enhancements=[("Death Mark", "Prey")],
    )
    light = Side(units=[dummy("Prey", "light", traits=["Character"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    assert (game.damage("Prey"), game.damage("Own")) == (0, 1)
    game.leave()
