"""The cards of The Hunt for Han Solo (set 52)."""

import pytest
from kit.card_makers import fate, objective, unit
from kit.engagements import engage
from kit.looking import told_of
from kit.scenario import Side
from real_cards import DEN, SCUM, dummy, pay


def _headhunter(scene, held):
    dark = Side(units=["Z-95 Headhunter", dummy("Idle")], objectives=[DEN])
    light = Side(units=[dummy("Foe", "light")], hand=[held])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Z-95 Headhunter", defenders=("Foe",))
    game.pass_()
    game.asks("interrupt", "dark")
    game.choose("use Z-95 Headhunter")
    return game


def test_z95_headhunter_captures_a_unit_it_reveals_at_random_when_it_strikes(scene):
    game = _headhunter(scene, "Red Five")
    assert (game.zone("Red Five"), game.host("Red Five")) == ("captured", "Den")
    game.leave()


def test_z95_headhunter_reveals_one_card_of_several(scene):
    dark = Side(units=["Z-95 Headhunter", dummy("Idle")], objectives=[DEN])
    light = Side(units=[dummy("Foe", "light")], hand=["Red Five", "Yoda"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Z-95 Headhunter", defenders=("Foe",))
    game.skip_to("interrupt", "dark")
    game.choose("use Z-95 Headhunter")
    assert (len(game.state.captured), len(game.pile("hand", "light"))) == (1, 1)
    game.leave()


@pytest.mark.parametrize("held", ["Counter-stroke", fate("Luck")])
def test_z95_headhunter_leaves_a_card_that_is_no_unit(scene, held):
    game = _headhunter(scene, held)
    assert (len(game.pile("hand", "light")), game.state.captured) == (1, ())
    game.leave()


@pytest.mark.parametrize(
    ("first", "others"),
    [
        ("One", ["target Two", "target Walker", "pass"]),
        ("Two", ["target One", "pass"]),
        ("Three", ["pass"]),
    ],
)
def test_carbonite_chamber_activation_takes_two_of_three_together(scene, first, others):
    light = Side(
        units=[
            dummy("One", "light", cost=1),
            dummy("Two", "light", cost=2),
            dummy("Three", "light", cost=3),
            dummy("Four", "light", cost=4),
            dummy("Speeder", "light", cost=1, traits=["Vehicle"]),
        ]
    )
    dark = Side(hand=["Carbonite Chamber Activation"], units=[dummy("Walker", cost=2)])
    dark.objectives = [DEN]
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Carbonite Chamber Activation")
    pay(game)
    # One of them at least: a target has to be picked (ABIL-32).
    game.offers("target One", "target Two", "target Three", "target Walker")
    game.choose(f"target {first}")
    if others == ["pass"]:
        assert game.focus(first) == 1
        game.leave()
        return
    game.offers(*others)
    game.choose("target Two" if first == "One" else "target One")
    assert (game.focus("One"), game.focus("Two"), game.focus("Walker")) == (1, 1, 0)
    game.leave()


def test_carbonite_chamber_activation_takes_no_third(scene):
    light = Side(units=[dummy(title, "light", cost=1) for title in ("One", "Two", "Three")])
    dark = Side(hand=["Carbonite Chamber Activation"], objectives=[DEN])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Carbonite Chamber Activation")
    pay(game)
    game.choose("target One")
    game.choose("target Two")
    assert [game.focus(title) for title in ("One", "Two", "Three")] == [1, 1, 0]
    game.leave()


_HUNT = "action: {do: [{capture: {choose: {in: hand, controller: opponent}}, at: %s}]}"


@pytest.mark.rule("CAP-11")
@pytest.mark.parametrize(("prey", "dial"), [("Han Solo", 5), ("Red Five", 4)])
def test_the_hunt_for_han_solo_pays_for_what_is_captured_there(scene, prey, dial):
    there = unit("Hunter", side="dark", text=_HUNT % "{choose: {type: objective}}")
    dark = Side(
        units=[there, unit("Crook", affiliation=SCUM), dummy("Idle")],
        objectives=["52-1", DEN],
        focus={"Crook": 1, "Idle": 1},
    )
    light = Side(hand=[prey])
    game = scene(active="dark", dark=dark, light=light, dial=4, abilities=True)
    game.choose("use Hunter")
    game.choose("choose The Hunt for Han Solo")
    game.asks("reaction", "dark")
    assert any(prey in said for said in told_of(game, "use The Hunt for Han Solo"))
    game.choose("use The Hunt for Han Solo")
    game.choose("target Crook")
    assert (game.focus("Crook"), game.focus("Idle"), game.dial) == (0, 1, dial)
    game.leave()


def test_the_hunt_for_han_solo_is_not_for_captures_elsewhere(scene):
    cell = objective("Cell", side="dark", text=_HUNT % "self")
    dark = Side(units=[unit("Crook", affiliation=SCUM)], objectives=["52-1", cell])
    dark.focus = {"Crook": 1}
    game = scene(active="dark", dark=dark, light=Side(hand=["Han Solo"]), abilities=True)
    game.choose("use Cell")
    assert game.decision.kind != "reaction"
    assert game.zone("Han Solo") == "captured"
    game.leave()


def _captor(scene, balance="dark", **half):
    taker = "action: {do: [{capture: {choose: {in: hand, controller: opponent}}, at: self}]}"
    dark = Side(objectives=[objective("Cell", side="dark", text=taker)], **half)
    light = Side(hand=[dummy("Spy", "light"), dummy("Pal", "light")])
    light.units = [dummy("Their car", "light", traits=["Vehicle"])]
    light.damage = {"Their car": 1}
    game = scene(active="dark", balance=balance, dark=dark, light=light, abilities=True)
    game.choose("use Cell")
    game.choose("choose Spy")
    return game


def test_an_ugnaught_repairs_a_vehicle_or_droid_of_yours_when_a_card_is_captured(scene):
    game = _captor(
        scene,
        units=[
            "52-2",
            dummy("Car", traits=["Vehicle"]),
            dummy("Robot", traits=["Droid"]),
            dummy("Thug", traits=["Character"]),
        ],
        damage={"Car": 2, "Robot": 2, "Thug": 2},
    )
    game.asks("reaction", "dark")
    game.choose("use Ugnaught")
    game.offers("choose Car", "choose Robot")
    game.choose("choose Robot")
    damage = [game.damage(name) for name in ("Car", "Robot", "Thug", "Their car")]
    assert damage == [2, 1, 2, 1]
    game.leave()


@pytest.mark.parametrize(("balance", "zone"), [("dark", "discard pile"), ("light", "captured")])
def test_the_incinerator_discards_what_is_captured_if_the_force_is_dark(scene, balance, zone):
    game = _captor(scene, balance, enhancements=[("Cloud City Incinerator", None)])
    if balance == "dark":
        game.asks("reaction", "dark")
        game.choose("use Cloud City Incinerator")
        assert game.pile("discard", "light") == ["Spy"]
    assert (game.decision.kind, game.zone("Spy")) == ("action", zone)
    game.leave()


def test_the_incinerator_burns_once_a_turn(scene):
    furnace = [("Cloud City Incinerator", None)]
    game = _captor(scene, enhancements=furnace, units=[dummy("Guard")])
    game.choose("use Cloud City Incinerator")
    # In another phase of the same turn it has burned already.
    game.skip_to("engage", "dark")
    game.pass_()
    game.choose("use Cell")
    assert game.decision.kind != "reaction"
    assert game.zone("Pal") == "captured"
    game.leave()


def test_the_incinerator_need_not_burn(scene):
    game = _captor(scene, enhancements=[("Cloud City Incinerator", None)])
    game.choose("pass")
    assert game.zone("Spy") == "captured"
    game.leave()
