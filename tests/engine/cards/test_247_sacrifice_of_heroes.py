"""The cards of Sacrifice of Heroes (set 247)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import REBELS, dummy, goes_by, pay, rebels


def _shot_down(scene, trait):
    host = unit("Wing", side="light", cost=3, capacity=1, traits=[trait, "Vehicle"])
    hand = [
        unit("Three", affiliation=REBELS, cost=3),
        unit("Two", affiliation=REBELS, cost=2),
        unit("Four", affiliation=REBELS, cost=4),
        unit("Jedi", affiliation="Jedi", cost=1),
    ]
    light = rebels(units=[host], enhancements=[("Jek Porkins", "Wing")], hand=hand)
    dark = Side(units=[dummy("Shooter", icons=(1, 0, 0))])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Shooter", defenders=("Wing",))
    return game


def test_jek_porkins_brings_a_rebel_that_costs_no_more_than_his_fighter(scene):
    game = _shot_down(scene, "Fighter")
    game.skip_to("interrupt", "light")
    game.choose("use Jek Porkins")
    game.offers("choose Three", "choose Two")
    game.choose("choose Three")
    assert (game.zone("Three"), game.zone("Wing")) == ("in play", "discard pile")
    game.leave()


def test_jek_porkins_does_so_for_fighters_only(scene):
    game = _shot_down(scene, "Transport")
    goes_by(game, "Jek Porkins", "commit", "dark")
    assert game.zone("Wing") == "discard pile"


@pytest.mark.parametrize("side", ["light", "dark"])
def test_ive_got_a_problem_here_turns_the_balance_back_from_the_dark_side(scene, side):
    text = f"action: {{do: [{{balance: {side}}}]}}"
    dark = Side(units=[unit("Monk", side="dark", text=text)])
    light = rebels(hand=["I've Got a Problem Here"])
    before = "dark" if side == "light" else "light"
    game = scene(active="dark", dark=dark, light=light, balance=before, abilities=True)
    game.choose("use Monk")
    if side == "dark":
        game.asks("reaction", "light")
        game.choose("use I've Got a Problem Here")
        pay(game)
        assert sum(game.state.focus) == 1
    else:
        assert game.decision.kind != "reaction"
    assert game.balance == "light"
    game.leave()
