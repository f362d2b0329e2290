"""The cards of Lucrative Contract (set 57)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.texts import action
from kit.usual_cards import clock, salvo
from real_cards import DEN, SCUM, dummy, goes_by, pay


@pytest.mark.parametrize(("mine", "reached"), [(1, ["Cheap"]), (2, ["Cheap", "Dear"])])
def test_explosive_charge_reaches_what_costs_no_more_than_you_have_enhancements(
    scene, mine, reached
):
    dark = Side(
        hand=["Explosive Charge"],
        enhancements=[(enhancement(f"Own {n}", side="dark", cost=3), None) for n in range(mine)],
        objectives=[DEN],
    )
    light = Side(
        units=[dummy("Foe", "light")],
        enhancements=[
            (enhancement("Cheap", side="light"), None),
            (enhancement("Dear", side="light", cost=2), None),
            (enhancement("Dearest", side="light", cost=3), None),
        ],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Explosive Charge")
    pay(game)
    if len(reached) > 1:
        game.offers(*(f"target {title}" for title in reached))
        game.choose(reached[-1])
    assert game.zone(reached[-1]) == "discard pile"
    assert sum(game.state.focus) == 1
    game.leave()


def test_explosive_charge_needs_an_enhancement_of_yours(scene):
    dark = Side(hand=["Explosive Charge", dummy("Foe")], objectives=[DEN])
    light = Side(enhancements=[(enhancement("Cheap", side="light"), None)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.offers("play Foe unit", "pass")


def _contract(scene, active):
    tired = {"Hunter": 3, "Soldier": 2, "Spy": 2, "Rival": 2}
    units = [
        dummy("Hunter", traits=["Bounty Hunter"]),
        dummy("Soldier", traits=["Mercenary"]),
        dummy("Spy", traits=["Character"]),
    ]
    dark = Side(
        objectives=["Lucrative Contract", clock("dark")],
        units=units,
        enhancements=[(enhancement("Post", side="dark", traits=["Mercenary"]), None)],
        focus={title: tired[title] for title in ("Hunter", "Soldier", "Spy")},
    )
    light = Side(units=[dummy("Rival", "light", traits=["Mercenary"])], focus={"Rival": 2})
    return scene(phase="refresh", active=active, dark=dark, light=light, abilities=True)


def test_lucrative_contract_wakes_a_mercenary_or_bounty_hunter(scene):
    game = _contract(scene, "dark")
    game.skip_to("reaction", "dark")
    game.choose("use Lucrative Contract")
    game.offers("target Hunter", "target Soldier", "target Rival")
    game.choose("target Hunter")
    # One token has gone in refreshing, one of two that were left goes now.
    assert [game.focus(title) for title in ("Hunter", "Soldier", "Spy")] == [1, 1, 1]
    game.leave()


def test_lucrative_contract_waits_for_your_refresh(scene):
    game = _contract(scene, "light")
    goes_by(game, "Lucrative Contract", "action", "dark")


def _bribe(scene, **facts):
    facts = {"affiliation": SCUM, **facts}
    gun = salvo("light", 3, "Palace", "Spy", title="Gun")
    dark = Side(
        objectives=[objective("Palace", side="dark", **facts)],
        units=[dummy("Spy", affiliation=SCUM)],
        hand=["Corrupt Official"],
    )
    game = scene(active="light", dark=dark, light=Side(objectives=[gun]), abilities=True)
    game.choose("use Gun")
    return game


@pytest.mark.parametrize("prevented", [1, 2, 3])
def test_corrupt_official_prevents_as_much_as_you_like(scene, prevented):
    game = _bribe(scene)
    game.asks("interrupt", "dark")
    game.offers("use Corrupt Official", "pass")
    game.choose("use Corrupt Official")
    assert game.zone("Corrupt Official") == "discard pile"
    game.offers(*(f"value Corrupt Official {number}" for number in (1, 2, 3)))
    game.choose(f"value Corrupt Official {prevented}")
    assert (game.damage("Palace"), game.damage("Spy")) == (3 - prevented, 3)
    game.leave()


@pytest.mark.rule("DMG-13")
def test_corrupt_official_prevents_damage_that_is_moved(scene):
    move = action("move: damage, amount: 2, from: {each: {title: Town}}, to: {each: {title: Den}}")
    light = Side(objectives=[objective("Town"), objective("Crane", text=move)], damage={"Town": 2})
    dark = Side(objectives=[DEN], hand=["Corrupt Official"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Crane")
    game.choose("use Corrupt Official")
    game.choose("value Corrupt Official 2")
    assert (game.damage("Town"), game.damage("Den")) == (0, 0)
    game.leave()


def test_corrupt_official_helps_scum_objectives_only(scene):
    game = _bribe(scene, affiliation="Sith")
    game.leave()
    assert (game.damage("Palace"), game.zone("Corrupt Official")) == (3, "hand")


def test_corrupt_official_may_stay_in_hand(scene):
    game = _bribe(scene)
    game.pass_()
    assert (game.damage("Palace"), game.zone("Corrupt Official")) == (3, "hand")
    game.leave()
