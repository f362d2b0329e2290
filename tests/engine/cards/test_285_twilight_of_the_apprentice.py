"""The cards of Twilight of the Apprentice (set 285)."""

import pytest
from kit.card_makers import event, objective
from kit.scenario import Side
from real_cards import REBELS, dummy, pay, treasury

POWER = "Use Your Power"
RARER_BOARD = {"285-5": "on the small board something else than a Jedi card always pays"}


def _power(scene, *treasuries, balance="light", hand=(), **half):
    light = Side(
        hand=[POWER, *hand],
        objectives=treasuries,
        focus={"Jedi affiliation": 1},
        **half,
    )
    return scene(active="light", light=light, balance=balance, abilities=True)


@pytest.mark.rule("RES-01")
@pytest.mark.parametrize(("affiliation", "offered"), [("Jedi", False), (REBELS, True)])
def test_jedi_resources_do_not_pay_for_use_your_power(scene, affiliation, offered):
    game = _power(scene, treasury(affiliation))
    assert (f"use {POWER}" in game.options) is offered
    game.leave()


def test_jedi_resources_pay_for_other_events(scene):
    trick = event("Trick", side="light", cost=1, text="action: {do: [{draw: 1}]}")
    game = _power(scene, treasury("Jedi"), hand=[trick])
    game.offers("use Trick", "pass")


@pytest.mark.rule("RES-17")
def test_a_card_with_influence_that_is_no_jedi_card_pays(scene):
    guide = dummy("Guide", "light", resources=1, keywords=["influence"])
    game = _power(scene, objective("Bare", side="light", resources=0), units=[guide])
    assert f"use {POWER}" in game.options
    game.leave()


@pytest.mark.rule("TC-65")
@pytest.mark.parametrize(("balance", "then"), [("light", "dark"), ("dark", "light")])
def test_use_your_power_turns_the_balance_to_the_other_side(scene, balance, then):
    """Paid by the Rebels, though the Jedi card could be asked as well."""
    game = _power(scene, treasury("Jedi"), objective("Base", affiliation=REBELS), balance=balance)
    game.choose(f"use {POWER}")
    pay(game)
    assert (game.focus("Treasury"), game.focus("Base")) == (0, 1)
    assert game.balance == then
    game.leave()
