"""Outwit (196-6): fate cards in the other order."""

import pytest
from kit.card_makers import fate
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def _turns(side, priority):
    """A fate card after which the balance is with its side: the last one to resolve is seen."""
    text = f"fate: {{do: [{{balance: {side}}}]}}"
    return fate(f"{side} {priority}", side=side, priority=priority, text=text)


def _battle(scene, *, dark, light, used=True):
    """Each side places its fate card, the light side holds Outwit."""
    own = Side(units=[dummy("Own", "light")], hand=["196-6", _turns("light", light)])
    foe = Side(units=[dummy("Foe")], hand=[_turns("dark", dark)])
    game = scene(phase="conflict", active="dark", dark=foe, light=own, abilities=True)
    engage(game, "Objective 4", "Foe", defenders=("Own",))
    while game.decision.kind == "edge":
        game.choose(next(one for one in game.options if one != "place Outwit"))
    game.asks("reaction", "light")
    game.choose("use Outwit") if used else game.pass_()
    game.leave()
    return game


@pytest.mark.rule("EDGE-11")
@pytest.mark.parametrize(
    ("dark", "light", "used", "last"),
    [(2, 5, False, "light"), (2, 5, True, "dark"), (5, 2, False, "dark"), (5, 2, True, "light")],
)
def test_outwit_turns_the_order_of_the_fate_cards_round(scene, dark, light, used, last):
    game = _battle(scene, dark=dark, light=light, used=used)
    assert game.balance == last


def test_outwit_draws_a_card(scene):
    game = _battle(scene, dark=2, light=5)
    assert game.pile("hand", "light") == ["Filler #13"]


def test_the_next_battle_is_fought_as_usual(scene):
    """Twist of Fate cancels the battle of the turned order; the next one has its own."""
    twist = fate("Twist", side="dark", priority=1, text="fate: {do: [{restart_edge_battle: true}]}")
    own = Side(units=[dummy("Own", "light")], hand=["196-6", _turns("light", 5)])
    foe = Side(units=[dummy("Foe")], hand=[twist, _turns("dark", 2)])
    game = scene(phase="conflict", active="dark", dark=foe, light=own, abilities=True)
    engage(game, "Objective 4", "Foe", defenders=("Own",))
    game.choose("place Twist")
    game.skip_to("reaction", "light")
    game.choose("use Outwit")
    # The new battle: both cards are placed, and the higher priority comes last.
    while game.decision.kind == "edge":
        game.choose(next(one for one in game.options if one != "pass"))
    assert game.balance == "light"
    game.leave()
