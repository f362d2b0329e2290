"""The cards of The Hunt for Han Solo (set 52)."""

import pytest
from kit.card_makers import fate
from kit.engagements import engage
from kit.scenario import Side
from real_cards import DEN, dummy, pay


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
