"""Lando Calrissian (171-2): both players choose a card in secret."""

import pytest
from kit.looking import told_of
from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.engine.telling.log import transcript


def _lando(scene, *, mine=(), theirs=(), choice=(), also=(), **half):
    def hand(side, icons):
        return [dummy(f"{side} {n}", side, force=n) for n in icons]

    light = Side(units=["171-2"], hand=hand("light", mine), **half)
    dark = Side(
        units=[dummy("Foe")], hand=hand("dark", theirs), focus=dict.fromkeys(("Foe", *also), 1)
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    if choice:
        game.choose("use Lando Calrissian")
        for player, card in zip(("light", "dark"), choice, strict=True):
            game.asks("choose", player)
            game.choose(f"choose {player} {card}")
    return game


@pytest.mark.parametrize(
    ("choice", "winner"), [((3, 1), "light"), ((1, 3), "dark"), ((2, 2), None)]
)
def test_who_reveals_more_force_icons_may_remove_a_focus_token(scene, choice, winner):
    half = {"focus": {"Objective 4": 1, "Objective 5": 1}}
    game = _lando(scene, mine=(1, 2, 3), theirs=(1, 2, 3), choice=choice, **half)
    if winner is not None:
        game.asks("may", winner)
        game.choose("do Lando Calrissian")
    if winner == "light":
        game.asks("choose", "light")
        game.offers("choose Objective 4", "choose Objective 5")
        game.choose("choose Objective 4")
    tokens = (game.focus("Objective 4"), game.focus("Objective 5"), game.focus("Foe"))
    assert tokens == {"light": (0, 1, 1), "dark": (1, 1, 0), None: (1, 1, 1)}[winner]
    # Both cards are discarded, whoever has won.
    assert game.pile("discard", "light") == [f"light {choice[0]}"]
    assert game.pile("discard", "dark") == [f"dark {choice[1]}"]
    game.leave()


def test_the_winner_may_leave_it(scene):
    game = _lando(scene, mine=(3, 1), theirs=(1, 2), choice=(3, 1), focus={"Objective 4": 1})
    game.asks("may", "light")
    game.choose("decline Lando Calrissian")
    assert (game.focus("Objective 4"), game.pile("discard", "light")) == (1, ["light 3"])
    game.leave()


@pytest.mark.parametrize(("mine", "theirs"), [((), (1,)), ((1,), ())])
def test_both_need_a_card_in_hand(scene, mine, theirs):
    game = _lando(scene, mine=mine, theirs=theirs, focus={"Objective 4": 1})
    game.leave()
    assert "use Lando Calrissian" not in game.options


def test_lando_plays_once_a_turn(scene):
    game = _lando(scene, mine=(1, 2, 3), theirs=(1, 2, 3), choice=(2, 2))
    game.leave()
    assert "use Lando Calrissian" not in game.options


def test_the_second_player_does_not_learn_what_the_first_one_has_chosen(scene):
    game = _lando(scene, mine=(1, 2), theirs=(1, 2))
    journals = []
    for choice in ("use Lando Calrissian", "choose light 2", "choose dark 1"):
        game.state.journal = []
        game.choose(choice)
        journals.append("\n".join(transcript(game.state, game.state.journal or ())))
    assert "light 2" not in journals[1]
    game.leave()


def test_a_single_card_each_is_enough_and_both_are_shown(scene):
    game = _lando(scene, mine=(2,), theirs=(1,), focus={"Objective 4": 1})
    told = " ".join(told_of(game, "use Lando Calrissian"))
    assert "light 2" in told
    assert "dark 1" in told
    game.leave()


def test_the_enemy_picks_his_own_card_if_he_wins(scene):
    game = _lando(scene, mine=(1, 2), theirs=(3, 2), choice=(1, 3), also=["Objective 1"])
    game.asks("may", "dark")
    game.choose("do Lando Calrissian")
    game.asks("choose", "dark")
    game.offers("choose Foe", "choose Objective 1")
    game.choose("choose Objective 1")
    assert (game.focus("Foe"), game.focus("Objective 1")) == (1, 0)
    game.leave()


def test_lando_does_not_play_again_in_the_next_phase_of_the_turn(scene):
    game = _lando(scene, mine=(1, 2, 3), theirs=(1, 2, 3), choice=(2, 2))
    active = game.state.active
    while game.state.active == active:
        assert "use Lando Calrissian" not in game.options
        game.decline()
    game.leave()
