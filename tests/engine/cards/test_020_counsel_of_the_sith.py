"""The cards of Counsel of the Sith (set 20)."""

import pytest
from kit.scenario import Side


def test_counsel_of_the_sith_draws_a_card_when_the_enemy_turn_begins(scene):
    dark = Side(objectives=["Counsel of the Sith"], deck=["Force Choke"])
    game = scene(phase="turn", active="light", dark=dark, abilities=True)
    game.asks("reaction", "dark")
    game.offers("use Counsel of the Sith", "pass")
    game.choose("use Counsel of the Sith")
    assert game.pile("hand", "dark") == ["Force Choke"]
    # Once, when the turn begins, not with its phases.
    game.asks("balance", "light")
    game.pass_()
    game.leave()
    assert game.decision.kind != "reaction"


def test_counsel_of_the_sith_is_silent_in_its_own_turn(scene):
    dark = Side(objectives=["Counsel of the Sith"])
    game = scene(phase="turn", active="dark", dark=dark, abilities=True)
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.rule("ABIL-31")
def test_dark_precognition_draws_2_cards_then_discards_one_of_the_hand(scene):
    dark = Side(
        hand=["Dark Precognition", "Force Stasis"],
        deck=["Force Choke", "Interrogation", "Intimidated"],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Dark Precognition")
    game.asks("choose", "dark")
    game.offers("choose Force Stasis", "choose Force Choke", "choose Interrogation")
    game.choose("Force Stasis")
    assert sorted(game.pile("hand", "dark")) == ["Force Choke", "Interrogation"]
    assert sorted(game.pile("discard", "dark")) == ["Dark Precognition", "Force Stasis"]
    game.leave()
