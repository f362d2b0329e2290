"""The cards of Agent of the Emperor (set 104)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of, pay, treasury

AGENT = "Agent of the Emperor"


def _commits(scene, *, active="dark", affiliation="Sith", damage=0):
    dark = Side(
        objectives=[AGENT, clock("dark")],
        units=[dummy("Seer", affiliation=affiliation)],
        damage={AGENT: damage},
    )
    light = Side(units=[dummy("Sage", "light", affiliation="Sith"), dummy("Pal", "light")])
    game = scene(phase="force", active=active, dark=dark, light=light, abilities=True)
    game.choose("commit Seer" if active == "dark" else "commit Sage")
    return game


def test_agent_of_the_emperor_focuses_an_enemy_for_a_sith_unit_committed(scene):
    game = _commits(scene)
    game.asks("reaction", "dark")
    game.choose(f"use {AGENT}")
    game.offers("target Sage", "target Pal")
    game.choose("target Pal")
    assert [game.focus(name) for name in ("Sage", "Pal", "Seer")] == [0, 1, 0]
    game.leave()


@pytest.mark.parametrize("board", [{"active": "light"}, {"affiliation": "Neutral"}, {"damage": 1}])
def test_agent_of_the_emperor_asks_for_a_sith_unit_of_yours_while_undamaged(scene, board):
    game = _commits(scene, **board)
    assert f"use {AGENT}" not in game.options
    game.leave()


@pytest.mark.parametrize("committed", [True, False])
def test_mara_jade_is_deadlier_while_she_is_with_the_force(scene, committed):
    """Targeted Strike: she may strike one that is not participating; Shielding: a friend that
    attacks with her gets a shield."""
    dark = Side(units=["104-2", dummy("Pal")], committed=["Mara Jade"] if committed else [])
    light = Side(units=[dummy("Guard", "light"), dummy("Home", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Mara Jade", "Pal")
    assert (game.decision.kind == "shielding") == committed
    if committed:
        game.choose(game.options[0])
    game.skip_to("defenders")
    game.choose("Guard")
    game.skip_to("strike", "dark")
    game.choose("strike Mara Jade")
    game.choose("icon Mara Jade unit damage")
    if committed:
        game.offers("hit Guard", "hit Home")
    else:
        assert game.damage("Guard") == 1
    game.leave()


@pytest.mark.parametrize(("committed", "left"), [(True, 1), (False, 2)])
def test_mara_jade_is_elite_while_she_is_with_the_force(scene, committed, left):
    dark = Side(
        units=["104-2"], committed=["Mara Jade"] if committed else [], focus={"Mara Jade": 3}
    )
    game = scene(phase="refresh", active="dark", dark=dark, abilities=True)
    game.skip_to("action")
    assert game.focus("Mara Jade") == left
    game.leave()


@pytest.mark.rule("FORCE-18")
@pytest.mark.parametrize("host", ["Mara Jade", "Seer"])
def test_mara_jades_lightsaber_takes_her_into_the_force_and_nobody_else(scene, host):
    dark = Side(
        units=["104-2", dummy("Seer", traits=["Force User"])],
        enhancements=[("104-4", host)],
    )
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    is_mara = host == "Mara Jade"
    saber = {name: icons_of(game, name).get("damage", 0) for name in ("Mara Jade", "Seer")}
    assert saber == {"Mara Jade": 1 + is_mara, "Seer": int(not is_mara)}
    engage(game, "Objective 4", "Mara Jade")
    while not game.focus("Mara Jade"):
        game.decline()
    # Who is with the Force gets a second token to strike; she has not used a Force card.
    assert (game.focus("Mara Jade"), game.state.force_supply[0]) == (1 + is_mara, 3)
    game.leave()


@pytest.mark.parametrize(("worn", "least"), [(3, 1), (1, 0)])
def test_rage_takes_up_to_2_tokens_off_a_unit_of_the_force(scene, worn, least):
    dark = Side(
        hand=["104-6"],
        units=[dummy("Seer"), dummy("Raider")],
        committed=["Seer"],
        focus={"Seer": worn, "Raider": 2},
        objectives=[treasury("Sith")],
    )
    light = Side(units=[dummy("Sage", "light")], committed=["Sage"], focus={"Sage": 3})
    game = scene(active="dark", dark=dark, light=light, balance="dark", abilities=True)
    game.choose("use Rage")
    pay(game)
    game.offers("target Seer", "target Sage")
    game.choose("target Seer")
    if game.decision.kind != "action":
        game.choose(game.options[-1])
    assert (game.focus("Seer"), game.focus("Raider"), game.focus("Sage")) == (least, 2, 3)
    game.leave()


def test_rage_may_take_fewer_tokens(scene):
    dark = Side(
        hand=["104-6"],
        units=[dummy("Seer")],
        committed=["Seer"],
        focus={"Seer": 3},
        objectives=[treasury("Sith")],
    )
    game = scene(active="dark", dark=dark, balance="dark", abilities=True)
    game.choose("use Rage")
    pay(game)
    assert len(game.options) == 3  # none, 1 or 2
    game.choose(game.options[1])
    assert game.focus("Seer") == 2
    game.leave()


def test_rage_is_for_a_dark_balance(scene):
    dark = Side(
        hand=["104-6"],
        units=[dummy("Seer")],
        committed=["Seer"],
        focus={"Seer": 2},
        objectives=[treasury("Sith"), objective("Den", side="dark")],
    )
    game = scene(active="dark", dark=dark, balance="light", abilities=True)
    assert "use Rage" not in game.options
    game.leave()
