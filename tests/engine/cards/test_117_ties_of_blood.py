"""The cards of Ties of Blood (set 117)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.lab import with_lab
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, goes_by, pay, treasury


def _command(scene, **half):
    dark = Side(
        units=[dummy("Ready"), dummy("Shielded"), dummy("Tired")],
        focus={"Tired": 1, "Objective 2": 1},
        shields={"Shielded": 1, "Objective 1": 1},
        **half,
    )
    light = Side(
        hand=["Leia's Command"], objectives=[treasury("Jedi")], units=[dummy("Own", "light")]
    )
    return scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("SHIELD-03")
def test_leias_command_hits_what_is_ready_and_no_shield_prevents_it(scene):
    game = _command(scene)
    game.decline()  # no engagement
    game.asks("reaction", "light")
    game.choose("use Leia's Command")
    pay(game)
    hit = ("Ready", "Shielded", "Objective 1", "Objective 3")
    assert [game.damage(card) for card in hit] == [1, 1, 1, 1]
    assert [game.damage(card) for card in ("Tired", "Objective 2", "Own", "Treasury")] == [0] * 4
    assert (game.shields("Shielded"), game.shields("Objective 1")) == (1, 1)
    game.leave()


def test_leias_command_waits_for_the_conflict_phase_of_the_opponent(scene):
    light = Side(
        hand=["Leia's Command"], objectives=[treasury("Jedi")], units=[dummy("Own", "light")]
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    goes_by(game, "Leia's Command", "commit", "light")
    assert game.pile("hand", "light") == ["Leia's Command"]


def test_damage_that_does_not_say_so_is_prevented_by_shields(scene):
    text = "action: {do: [{place: damage, to: {target: {title: Foe}}%s}]}"
    for words, asked in (("", True), (", cannot_be: shielded", False)):
        light = Side(units=[dummy("Foe", "light")], shields={"Foe": 1})
        game = with_lab(scene, text % words, light=light)
        game.choose("use Lab")
        assert (game.decision.kind == "shield") is asked
        assert (game.damage("Foe"), game.shields("Foe")) == (0 if asked else 1, 1)
        game.leave()


@pytest.mark.parametrize(
    ("active", "fights", "used"),
    [
        ("dark", False, True),
        ("dark", True, False),
        ("light", False, False),
    ],
)
def test_ties_of_blood_punish_an_opponent_who_engages_nothing(scene, active, fights, used):
    light = Side(objectives=["Ties of Blood"], units=[dummy("Hero", "light")])
    game = scene(
        phase="conflict",
        active=active,
        dark=Side(units=[dummy("Walker")]),
        light=light,
        abilities=True,
    )
    if fights:
        engage(game, "Ties of Blood", "Walker")
    if used:
        game.decline()
        game.asks("reaction", "light")
        game.choose("use Ties of Blood")
        game.offers(*(f"target Objective {number}" for number in (1, 2, 3)))
        game.choose("target Objective 2")
    else:
        goes_by(game, "Ties of Blood", "commit", active)
    assert [game.damage(f"Objective {number}") for number in (1, 2, 3)] == [0, int(used), 0]
    game.leave()


@pytest.mark.parametrize(("balance", "damage"), [("dark", 1), ("light", 2)])
@pytest.mark.parametrize("used", [True, False])
def test_leia_organa_hits_a_ready_unit_after_the_enemy_conflict_phase(scene, balance, damage, used):
    dark = Side(units=[dummy("Ready"), dummy("Tired")], focus={"Tired": 1})
    light = Side(units=["117-2", dummy("Own", "light")])
    game = scene(
        phase="conflict", active="dark", balance=balance, dark=dark, light=light, abilities=True
    )
    game.skip_to("reaction", "light")
    game.choose("use Leia Organa" if used else "pass")
    if used:
        # Friends too, and herself.
        game.offers("target Ready", "target Own", "target Leia Organa")
        game.choose("target Ready")
    assert [game.damage(card) for card in ("Ready", "Tired", "Own")] == [damage * used, 0, 0]
    game.leave()


def test_leia_organa_does_nothing_after_your_own_conflict_phase(scene):
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Ready")]),
        light=Side(units=["117-2"]),
        abilities=True,
    )
    goes_by(game, "Leia Organa", "commit", "light")
    assert game.damage("Ready") == 0


TRAP = enhancement("Trap", traits=["Ewok"])


def _natives(scene, copies=1, **focus):
    light = Side(
        units=[
            dummy("Ewok", "light", traits=["Ewok"]),
            dummy("Chief", "light", traits=["Ewok"]),
            dummy("Rebel", "light"),
        ],
        objectives=[objective("Village"), objective("Camp"), clock("light")],
        enhancements=[*[("Native Support", None)] * copies, (TRAP, None)],
        shields={"Village": 1, "Rebel": 1},
        focus=focus,
    )
    dark = Side(
        units=[dummy("Traitor", traits=["Ewok"])], shields={"Traitor": 1}, focus={"Traitor": 1}
    )
    return scene(active="light", dark=dark, light=light, abilities=True)


@pytest.mark.rule("ERR-12")
def test_native_support_turns_a_shield_into_the_end_of_a_focus_token(scene):
    game = _natives(scene, **{"Native Support": 2, "Ewok": 2, "Chief": 1, "Rebel": 1, "Trap": 1})
    game.choose("use Native Support")
    game.asks("choose", "light")
    game.offers("choose Village", "choose Rebel")
    game.choose("choose Village")
    game.asks("either", "light")
    game.choose("either Native Support 1")
    game.offers("choose Ewok", "choose Chief")
    game.choose("choose Ewok")
    assert [game.focus(card) for card in ("Ewok", "Chief", "Native Support")] == [1, 1, 2]
    assert (game.shields("Village"), game.shields("Rebel")) == (0, 1)
    # Once per turn, whatever the phase.
    goes_by(game, "Native Support", "commit", "light")


def test_native_support_may_ready_itself(scene):
    game = _natives(scene, **{"Native Support": 2, "Ewok": 1})
    game.choose("use Native Support")
    game.choose("choose Rebel")
    game.choose("either Native Support 0")
    assert (game.focus("Native Support"), game.focus("Ewok")) == (1, 1)
    game.leave()


@pytest.mark.rule("DEF-06")
def test_two_native_supports_are_used_once_each(scene):
    game = _natives(scene, copies=2, Ewok=2)
    game.choose("use Native Support")
    game.choose("choose Rebel")
    game.choose("use Native Support #2")
    assert (game.focus("Ewok"), game.shields("Village")) == (0, 0)
    game.leave()


@pytest.mark.parametrize("focus", [{}, {"Rebel": 1}])
def test_native_support_needs_a_token_that_it_could_remove(scene, focus):
    game = _natives(scene, **focus)
    assert "use Native Support" not in game.options
