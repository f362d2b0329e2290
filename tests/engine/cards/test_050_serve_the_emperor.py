"""The cards of Serve the Emperor (set 50)."""

import pytest
from kit.card_makers import objective, unit
from kit.looking import looks_at
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay, treasury


@pytest.mark.rule("FORCE-21")
@pytest.mark.parametrize(
    ("served", "jedi", "winner"), [(True, 2, "dark"), (True, 3, "light"), (False, 2, "light")]
)
def test_serve_the_emperor_adds_a_force_icon_to_the_struggle(scene, served, jedi, winner):
    dark = Side(
        objectives=["Serve the Emperor"] if served else [],
        units=[unit("Sith", side="dark", force=2)],
        committed=["Sith"],
    )
    light = Side(units=[unit("Jedi", force=jedi)], committed=["Jedi"])
    game = scene(
        phase="force", active="light", balance="light", dark=dark, light=light, abilities=True
    )
    game.leave()
    # 3 icons against 2 turn the token; as many on either side leave it.
    assert game.balance == winner


@pytest.mark.rule("ABIL-31")
@pytest.mark.parametrize(
    ("balance", "choice"), [("dark", "do"), ("dark", "decline"), ("light", "")]
)
def test_a_prophet_sees_the_top_card_and_may_draw_it_if_the_force_is_dark(scene, balance, choice):
    dark = Side(
        hand=["50-2"],
        objectives=[treasury("Sith"), clock("dark")],
        deck=[unit("Top", side="dark"), unit("Next", side="dark")],
    )
    game = scene(active="dark", balance=balance, dark=dark, abilities=True)
    game.choose("play Prophet of the Dark Side")
    pay(game)
    assert looks_at(game, "use Prophet of the Dark Side") == [("dark", ["Top"])]
    game.choose("use Prophet of the Dark Side")
    if choice:
        game.choose(choice)
    game.asks("action", "dark")
    assert game.pile("hand", "dark") == (["Top"] if choice == "do" else [])
    assert game.pile("deck", "dark")[-1] == ("Next" if choice == "do" else "Top")


def _angered(scene, *, active, force):
    hero = unit("Hero", force=force, traits=["Character"])
    light = Side(units=[hero, unit("Pal", force=2)], committed=["Hero"])
    dark = Side(
        units=[unit("Sith", side="dark", force=3)],
        committed=["Sith"],
        enhancements=[("Anger", "Hero")],
    )
    return scene(
        phase="force", active=active, balance="light", dark=dark, light=light, abilities=True
    )


@pytest.mark.rule("FORCE-14")
@pytest.mark.parametrize(
    ("active", "force", "lost"),
    [("light", 2, True), ("light", 3, False), ("light", 4, False), ("dark", 2, False)],
)
def test_anger_takes_its_unit_when_its_player_loses_the_struggle_in_his_turn(
    scene, active, force, lost
):
    """A tie leaves the token with the light side, which has not lost then."""
    game = _angered(scene, active=active, force=force)
    game.skip_to("action")
    assert game.zone("Hero") == ("discard pile" if lost else "in play")
    assert game.zone("Anger") == ("discard pile" if lost else "in play")
    assert game.zone("Pal") == "in play"
    game.leave()


def test_anger_is_for_an_enemy_character(scene):
    light = Side(
        units=[dummy("Hero", "light", traits=["Character"]), dummy("Wing", "light")],
    )
    dark = Side(
        hand=["Anger"],
        units=[dummy("Own", traits=["Character"])],
        objectives=[treasury("Sith"), clock("dark")],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Anger")
    pay(game)
    assert game.host("Anger") == "Hero"
    game.leave()


def _push(scene, active, balance):
    dark = Side(hand=["Force Push"], objectives=[treasury("Sith"), clock("dark")])
    dark.units = [dummy("Own")]
    light = Side(
        units=[dummy("Foe", "light"), dummy("Hero", "light", unique=True)],
        objectives=[clock("light"), objective("Town")],
    )
    game = scene(active=active, balance=balance, dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    return game


@pytest.mark.parametrize(
    ("active", "balance", "playable"),
    [
        ("dark", "light", True),
        ("dark", "dark", True),
        ("light", "dark", True),
        ("light", "light", False),
    ],
)
def test_force_push_is_for_your_turn_unless_the_force_is_dark(scene, active, balance, playable):
    game = _push(scene, active, balance)
    assert ("use Force Push" in game.options) is playable
    game.leave()


def test_force_push_puts_2_focus_tokens_on_a_unit_that_is_not_unique(scene):
    game = _push(scene, "dark", "light")
    game.choose("use Force Push")
    pay(game)
    game.offers("target Own", "target Foe")
    game.choose("target Foe")
    assert (game.focus("Foe"), game.focus("Hero"), game.focus("Own")) == (2, 0, 0)
    game.leave()
