"""The cards of Encounter at Stygeon Prime (set 218)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, goes_by, icons_of

SABER = "The Inquisitor's Lightsaber"
SPARED = "interrupt: {when: {damaged: {title: Foe}}, do: [{prevent: 1}]}"
MOVED = (
    "interrupt: {when: {damaged: {title: Foe}}, do: [{redirect: 1, to: {target: {title: Pal}}}]}"
)


def _strike(scene, bearer, *, text=(), shield=0, keywords=()):
    unit = dummy(bearer, traits=["Force User"], icons=(0, 0, 0))
    dark = Side(units=[unit], enhancements=[(SABER, bearer)])
    light = Side(
        units=[dummy("Foe", "light"), dummy("Pal", "light", keywords=keywords)],
        objectives=[objective("Ward", text=text)],
        shields={"Foe": shield},
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    assert icons_of(game, bearer) == {"damage": 1}
    engage(game, "Ward", bearer, defenders=("Foe",))
    return game


PROTECT = [{"protect": {"type": "unit"}}]
LESSENED = [
    ({"shield": 1}, "shield"),
    ({"keywords": PROTECT}, "protect"),
    ({"text": SPARED}, "interrupt"),
    ({"text": MOVED}, "interrupt"),
]


@pytest.mark.rule("DMG-09")
@pytest.mark.parametrize(("ward", "asked"), LESSENED)
def test_damage_of_the_inquisitor_is_neither_prevented_nor_dealt_to_others(scene, ward, asked):
    game = _strike(scene, "The Inquisitor", **ward)
    game.skip_to("engage", "dark")
    assert (game.damage("Foe"), game.damage("Pal")) == (1, 0)
    game.leave()


@pytest.mark.parametrize(("ward", "asked"), LESSENED)
def test_in_another_hand_the_lightsaber_gives_its_icon_alone(scene, ward, asked):
    game = _strike(scene, "Somebody", **ward)
    game.skip_to(asked, "light")
    game.leave()


def _phase(scene, engaged):
    light = Side(units=[dummy("Pal", "light")])
    dark = Side(enhancements=[("Bones of a Fallen Master", "Objective 1")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, engaged, "Pal")
    return game


def test_bones_of_a_fallen_master_hurt_each_objective_if_theirs_was_left_alone(scene):
    game = _phase(scene, "Objective 2")
    game.skip_to("reaction", "dark")
    game.choose("use Bones of a Fallen Master")
    assert [game.damage(f"Objective {n}") for n in (4, 5, 6)] == [1, 1, 1]
    assert [game.damage(f"Objective {n}") for n in (1, 3)] == [0, 0]
    game.leave()


def test_bones_of_a_fallen_master_rest_if_theirs_was_engaged(scene):
    goes_by(_phase(scene, "Objective 1"), "Bones of a Fallen Master", "commit", "light")
