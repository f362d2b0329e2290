"""How the game is won, and that it then ends (WIN)."""

import pytest
from kit.abilities import anything, button, gains
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo

from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.core.constants import LIGHT
from swlcg_deck.engine.texts.verbs.force import TurnDial


def gone(number, side="dark"):
    """Objectives that lie in a victory pile already."""
    return [objective(f"Gone {n} of {side}", side=side) for n in range(number)]


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(("before", "wins"), [(1, False), (2, True)])
def test_the_light_side_wins_with_three_dark_objectives(scene, before, wins):
    game = scene(
        active="light",
        light=Side(objectives=[salvo("light", 5, "Objective 1")], victory=gone(before)),
    )
    game.choose("use Salvo")
    assert game.winner == (("light", "WIN-01") if wins else None)
    if not wins:
        game.asks("action")


@pytest.mark.rule("WIN-01")
@pytest.mark.rule("DMG-25")
def test_three_objectives_may_fall_at_once(scene):
    game = scene(
        active="light",
        light=Side(objectives=[salvo("light", 5, "Objective 1", "Objective 2", "Objective 3")]),
    )
    game.choose("use Salvo")
    assert game.winner == ("light", "WIN-01")


@pytest.mark.rule("WIN-02")
@pytest.mark.rule("WIN-04")
@pytest.mark.parametrize(("side", "winner"), [("dark", "light"), ("light", "dark")])
def test_who_must_draw_from_an_empty_command_deck_loses(scene, side, winner):
    game = scene(phase="draw", active=side, **{side: Side(bare_deck=True)})
    assert game.winner is not None
    assert game.winner[0] == winner


@pytest.mark.rule("WIN-02")
@pytest.mark.rule("WIN-04")
@pytest.mark.parametrize(("side", "winner"), [("dark", "light"), ("light", "dark")])
def test_who_must_draw_from_an_empty_objective_deck_loses(scene, side, winner):
    half = Side(objectives=[objective("Last", side=side)], objective_deck=[])
    game = scene(phase="refresh", active=side, **{side: half})
    assert game.winner is not None
    assert game.winner[0] == winner


@pytest.mark.rule("WIN-06")
def test_an_empty_deck_alone_loses_nothing(scene):
    hand = [unit(f"Card {n}", side="dark") for n in range(6)]
    game = scene(phase="refresh", dark=Side(bare_deck=True, hand=hand, objective_deck=[]))
    game.skip_to("action", "dark")
    assert game.winner is None
    game.asks("action", "dark")


@pytest.mark.rule("WIN-06")
@pytest.mark.rule("WIN-02")
def test_an_effect_that_draws_from_an_empty_deck_loses(scene):
    game = scene(
        phase="deployment",
        dark=Side(
            bare_deck=True,
            objectives=[objective("Button", side="dark", text="action: {do: [{draw: 1}]}")],
        ),
    )
    game.choose("use Button")
    assert game.winner is not None
    assert game.winner[0] == "light"


@pytest.mark.rule("WIN-03")
@pytest.mark.rule("RB-28")
@pytest.mark.rule("OPEN-29")
@pytest.mark.parametrize("side", ["dark", "light"])
@pytest.mark.parametrize(("amount", "wins"), [(1, False), (2, True), (5, True)])
def test_the_dark_side_wins_when_the_dial_is_at_or_past_twelve(scene, side, amount, wins):
    game = scene(
        phase="conflict",
        active=side,
        dial=10,
        **{side: Side(objectives=[button("Button", TurnDial(amount), side=side)])},
    )
    game.choose("use Button")
    assert game.winner == (("dark", "WIN-03") if wins else None)
    if not wins:
        assert game.dial == 11
        game.asks("action")


@pytest.mark.rule("WIN-03")
def test_a_light_card_that_leaves_play_may_win_for_the_dark_side(scene):
    nudj = unit(
        "Nudj",
        side="light",
        text="interrupt: {when: {left_play: {title: Nudj}}, forced: true, do: [{dial: 1}]}",
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Nudj")]), light=Side(units=[nudj]), dial=11
    )
    game.choose("use Salvo")
    assert game.winner == ("dark", "WIN-03")


@pytest.mark.rule("WIN-05")
def test_the_dial_advances_by_the_light_objectives_in_the_pile(scene):
    game = scene(
        dial=1,
        dark=Side(
            objectives=[salvo("dark", 5, f"Objective {n}", title=f"Salvo {n}") for n in (4, 5, 6)]
        ),
    )
    dials = []
    for number in (4, 5, 6):
        game.choose(f"use Salvo {number}")
        dials.append(game.dial)
    assert dials == [2, 4, 7]
    game.asks("action")


@pytest.mark.rule("WIN-05")
def test_objectives_that_fall_together_are_counted_one_after_the_other(scene):
    game = scene(dial=1, dark=Side(objectives=[salvo("dark", 5, "Objective 4", "Objective 5")]))
    game.choose("use Salvo")
    assert game.dial == 4
    game.asks("action")


@pytest.mark.rule("WIN-07")
def test_a_loop_that_wins_wins(scene):
    game = scene(
        phase="conflict",
        dial=1,
        dark=Side(objectives=[objective("Button", side="dark", text="action: {do: [{dial: 1}]}")]),
    )
    for _ in range(11):
        game.choose("use Button")
    assert game.winner == ("dark", "WIN-03")


TRENCH_RUN = Ability(
    kind="constant",
    modifiers=(
        Modifier(what="engage dial", of=anything),
        Modifier(what="capacity", of=lambda _, scope, card: card == scope.source, fixed=10),
    ),
)


def _trench(scene, damage, **light):
    run = enhancement("Run", "death_star_dial", side="light", abilities=(TRENCH_RUN,))
    return scene(
        phase="conflict",
        active="light",
        light=Side(
            units=[unit("Red", side="light", icons=(0, 1, 0)), unit("Gold", side="light")],
            enhancements=[(run, "dial")],
            damage={"Run": damage},
            **light,
        ),
    )


@pytest.mark.rule("WIN-08")
def test_the_dial_may_be_engaged_once_a_turn_and_takes_blast_and_unopposed_damage(scene):
    game = _trench(scene, 7)
    game.offers(*(f"engage Objective {n}" for n in (1, 2, 3)), "engage Run", "pass")
    game.choose("engage Run")
    game.choose("Red")
    game.asks("engage", "light")
    assert (game.damage("Run"), game.winner) == (9, None)
    game.offers(*(f"engage Objective {n}" for n in (1, 2, 3)), "pass")


@pytest.mark.rule("WIN-08")
@pytest.mark.rule("DMG-19")
def test_the_light_side_wins_with_ten_damage_on_the_dial(scene):
    game = _trench(scene, 8)
    game.choose("engage Run")
    game.choose("Red")
    assert game.winner == ("light", "WIN-08")


@pytest.mark.rule("WIN-08")
def test_the_dial_is_no_objective_for_anything_else(scene):
    game = scene(phase="balance", active="light")
    count = len(game.options)
    run = enhancement("Run", "death_star_dial", side="light", abilities=(TRENCH_RUN,))
    game = scene(phase="balance", active="light", light=Side(enhancements=[(run, "dial")]))
    assert len(game.options) == count
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[unit("Raider", side="dark")]),
        light=Side(enhancements=[(run, "dial")]),
    )
    game.offers(*(f"engage Objective {n}" for n in (4, 5, 6)), "pass")


@pytest.mark.rule("WIN-09")
@pytest.mark.parametrize(("dial", "least", "left"), [(2, 0, 0), (5, 4, 4), (3, 4, 3)])
def test_the_dial_stops_at_zero_or_at_the_minimum_of_a_card(scene, dial, least, left):
    game = scene(
        phase="conflict",
        active="light",
        dial=dial,
        light=Side(
            objectives=[
                objective(
                    "Button",
                    side="light",
                    text=(
                        f"action: {{do: [{{dial: -3, at_least: {least}}}, {{apply: "
                        f"{{unopposed: 1}}, until: turn}}]}}"
                    ),
                )
            ]
        ),
    )
    game.choose("use Button")
    assert game.dial == left
    game.asks("action")


@pytest.mark.rule("WIN-10")
def test_a_win_ends_the_game_in_the_middle_of_an_effect(scene):
    spite = objective(
        "Spite",
        side="light",
        text=(
            "reaction: {when: {dial_changed: any}, do: [{apply: {unopposed: 1}, to: you, "
            "until: turn}]}"
        ),
    )
    after = objective(
        "Button",
        side="dark",
        text="action: {do: [{dial: 1}, {sacrifice: {each: {title: Objective 4}}}]}",
    )
    game = scene(
        phase="conflict",
        dial=11,
        dark=Side(objectives=[after]),
        light=Side(objectives=[spite, objective("Objective 4", side="light")]),
    )
    game.choose("use Button")
    assert game.winner == ("dark", "WIN-03")
    assert game.zone("Objective 4") == "in play"


@pytest.mark.rule("OPEN-08")
@pytest.mark.parametrize("active", ["dark", "light"])
@pytest.mark.parametrize("first", ["dark", "light"])
def test_the_active_player_orders_two_wins_at_once(scene, active, first):
    shot = salvo(active, 5, "Base of dark", "Base of light")
    halves = {
        "dark": Side(
            objectives=[objective("Base of dark", side="dark")],
            victory=gone(0, "light"),
        ),
        "light": Side(objectives=[objective("Base of light", side="light")], victory=gone(2)),
    }
    halves[active].objectives = [*halves[active].objectives, shot]
    game = scene(active=active, dial=11, **halves)
    game.choose("use Salvo")
    game.asks("score", active)
    game.choose("score 0" if first == "dark" else f"score {LIGHT}")
    assert game.winner == (first, "WIN-03" if first == "dark" else "WIN-01")


@pytest.mark.rule("OPEN-08")
def test_with_one_winner_nobody_is_asked_for_an_order(scene):
    shot = salvo("dark", 5, "Base of dark", "Base of light")
    game = scene(
        dial=5,
        dark=Side(objectives=[objective("Base of dark", side="dark"), shot]),
        light=Side(objectives=[objective("Base of light", side="light")], victory=gone(2)),
    )
    game.choose("use Salvo")
    assert game.winner == ("light", "WIN-01")


@pytest.mark.rule("OPEN-30")
@pytest.mark.parametrize(("dial", "wins"), [(10, False), (11, True)])
def test_a_dial_considered_higher_wins_as_soon_as_it_is_read_as_twelve(scene, dial, wins):
    terror = enhancement("Terror", side="dark", cost=0, abilities=(gains("dial", anything, add=1),))
    game = scene(
        dial=dial,
        dark=Side(
            hand=[terror],
            objectives=[
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                )
            ],
        ),
    )
    game.choose("play Terror")
    assert game.winner == (("dark", "WIN-03") if wins else None)
    if not wins:
        assert game.dial == dial
        game.asks("action")


@pytest.mark.rule("OPEN-30")
def test_the_real_advance_of_a_dial_considered_higher_wins_one_early(scene):
    terror = objective("Terror", side="dark", abilities=(gains("dial", anything, add=1),))
    game = scene(
        phase="conflict",
        dial=10,
        dark=Side(
            objectives=[terror, objective("Button", side="dark", text="action: {do: [{dial: 1}]}")]
        ),
    )
    game.choose("use Button")
    assert game.winner == ("dark", "WIN-03")
