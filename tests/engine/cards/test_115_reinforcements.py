"""The cards of Reinforcements (set 115)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from real_cards import NAVY, dummy, pay, treasury


def _ceremony(scene, committed):
    hero = unit("Hero", side="dark", affiliation=NAVY, traits=["Character"])
    walker = unit("Walker", side="dark", affiliation=NAVY, traits=["Vehicle"])
    sith = unit("Adept", side="dark", affiliation="Sith", traits=["Character"])
    dark = Side(
        objectives=[treasury(NAVY)],
        units=[dummy(f"Old {n}") for n in range(3)],
        hand=["Award Ceremony", hero, walker, sith],
        committed=[f"Old {n}" for n in range(committed)],
    )
    return scene(active="dark", dark=dark, abilities=True)


@pytest.mark.parametrize("committed", [0, 2])
def test_award_ceremony_brings_a_navy_character_and_commits_it(scene, committed):
    game = _ceremony(scene, committed)
    game.choose("use Award Ceremony")
    pay(game)
    assert (game.zone("Hero"), game.is_committed("Hero")) == ("in play", True)
    assert (game.zone("Walker"), game.zone("Adept")) == ("hand", "hand")
    assert game.state.force_supply[0] == 3 - committed - 1
    game.leave()


@pytest.mark.rule("FORCE-04")
def test_without_a_force_card_there_is_no_award(scene):
    game = _ceremony(scene, 3)
    assert "use Award Ceremony" not in game.options
