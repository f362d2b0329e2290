"""The cards of Bait and Switch (set 272)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, goes_by

SMUGGLERS = "Smugglers and Spies"


def _attacked(scene, defenders):
    hand = [unit("Wookiee", side="light", cost=2), unit("Brute", side="light", cost=3)]
    hand += [unit("Other Crook", affiliation=SMUGGLERS, cost=1)]
    light = Side(
        units=[
            unit("Crook", affiliation=SMUGGLERS, cost=2, capacity=5),
            dummy("Pal", "light", cost=2),
        ],
        objectives=["Bait and Switch"],
        hand=hand,
    )
    dark = Side(units=[dummy("Guard"), dummy("Helper")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Crook", "Pal", defenders=defenders)
    return game


def test_bait_and_switch_sends_another_into_the_fight_for_a_smuggler(scene):
    game = _attacked(scene, ("Guard", "Helper"))
    game.asks("reaction", "light")
    # Once for all defenders.
    game.offers("use Bait and Switch", "pass")
    game.choose("use Bait and Switch")
    assert game.zone("Crook") == "hand"
    game.choose(game.options[0])  # the only one that is no Smuggler and costs no more
    assert (game.zone("Wookiee"), game.role("Wookiee")) == ("in play", "attacking")
    assert [game.zone(card) for card in ("Brute", "Other Crook")] == ["hand", "hand"]
    game.leave()


def test_bait_and_switch_need_not_replace_him(scene):
    game = _attacked(scene, ("Guard",))
    game.choose("use Bait and Switch")
    game.choose(game.options[-1])
    assert (game.zone("Crook"), game.zone("Wookiee")) == ("hand", "hand")
    game.leave()


def test_bait_and_switch_waits_for_defenders(scene):
    game = _attacked(scene, ())
    assert "use Bait and Switch" not in game.options
    game.leave()


RARER_BOARD = {
    "272-3": "where it attacks and an enemy defends, its blast destroys the objective anyway",
    "272-4": "as the other printing",
}


@pytest.mark.rule("TC-44")
@pytest.mark.parametrize(("attacker", "bonus"), [("Wolfman Scout", 1), ("Ace", 0)])
def test_an_attack_of_a_wolfman_scout_counts_as_unopposed(scene, attacker, bonus):
    light = Side(units=["272-3", dummy("Ace", "light", icons=(0, 1, 0))])
    dark = Side(units=[dummy("Guard")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", attacker, defenders=("Guard",))
    game.skip_to("commit")
    assert game.damage("Objective 1") == 1 + bonus


@pytest.mark.parametrize("defended", [False, True])
def test_lak_sivrak_deals_the_unopposed_damage_to_each_enemy_objective(scene, defended):
    light = Side(units=["Lak Sivrak"])
    dark = Side(units=[dummy("Guard")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Lak Sivrak", defenders=("Guard",) if defended else ())
    if not defended:
        game.skip_to("interrupt", "light")
        game.choose("use Lak Sivrak")
        assert [game.damage(f"Objective {n}") for n in (1, 2, 3)] == [2, 1, 1]  # his blast as well
    else:
        goes_by(game, "Lak Sivrak", "commit", "light")
    game.leave()
