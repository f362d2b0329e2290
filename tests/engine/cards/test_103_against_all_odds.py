"""The cards of Against All Odds (set 103)."""

import pytest
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of


@pytest.mark.rule("DRAW-02")
@pytest.mark.parametrize(("focus", "hand"), [(0, 5), (1, 6)])
def test_the_enemy_of_a_ready_shifty_lookout_draws_one_card_less(scene, focus, hand):
    light = Side(units=["Shifty Lookout"], focus={"Shifty Lookout": focus})
    dark = Side(hand=[event(f"Card {n}", side="dark") for n in range(3)])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    while len(game.pile("hand", "dark")) == 3:
        game.pass_()
    assert len(game.pile("hand", "dark")) == hand
    game.leave()


def _cards(side, count):
    return [event(f"{side} card {n}", side=side) for n in range(count)]


@pytest.mark.parametrize(
    ("active", "mine", "theirs", "blast"),
    [("light", 1, 2, 1), ("light", 2, 2, 0), ("light", 3, 1, 0), ("dark", 1, 2, 0)],
)
def test_against_all_odds_your_attackers_blast_who_has_more_cards(
    scene, active, mine, theirs, blast
):
    light = Side(
        objectives=["Against All Odds"],
        units=[dummy("Scout", "light"), dummy("Home", "light")],
        hand=_cards("light", mine),
    )
    dark = Side(units=[dummy("Raider")], hand=_cards("dark", theirs))
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose(game.options[0])
    game.choose("Scout" if active == "light" else "Raider") if (
        game.decision.kind == "attackers"
    ) else None
    found = [icons_of(game, name).get("blast", 0) for name in ("Scout", "Home", "Raider")]
    assert found == [blast, 0, 0]
    game.leave()


@pytest.mark.parametrize(
    ("attackers", "cards", "blast"),
    [(["Dash Rendar"], 3, 3), (["Dash Rendar"], 0, 0), (["Dash Rendar", "Pal"], 3, 0)],
)
def test_dash_rendar_attacking_alone_blasts_for_each_card_in_the_enemys_hand(
    scene, attackers, cards, blast
):
    light = Side(units=["103-2", dummy("Pal", "light")], hand=_cards("light", 1))
    dark = Side(units=[dummy("Guard"), dummy("Wall")], hand=_cards("dark", cards))
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    assert icons_of(game, "Dash Rendar").get("blast", 0) == 0
    engage(game, "Objective 1", *attackers, defenders=("Guard", "Wall"))
    assert icons_of(game, "Dash Rendar").get("blast", 0) == blast
    game.leave()


def test_dash_rendar_defending_alone_blasts_nothing(scene):
    light = Side(units=["103-2"])
    dark = Side(units=[dummy("Raider")], hand=_cards("dark", 3))
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Dash Rendar",))
    assert (game.role("Dash Rendar"), icons_of(game, "Dash Rendar").get("blast", 0)) == (
        *("defending", 0),
    )
    game.leave()


def test_holding_all_the_cards_each_player_draws_2(scene):
    light = Side(hand=["103-4", *_cards("light", 1)])
    dark = Side(hand=_cards("dark", 1))
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Holding All the Cards")
    assert [len(game.pile("hand", side)) for side in ("light", "dark")] == [3, 3]
    game.leave()
