"""Where action windows are, and how players take turns in them (TIME-01..06, TIME-24..32)."""

import pytest
from kit.abilities import NOTHING, action_event, interrupt, reaction
from kit.card_makers import event, fate, objective, unit
from kit.engagements import BOTH, edge_battle
from kit.engagements import asked as moment
from kit.looking import asked, goes_on
from kit.scenario import Side
from kit.usual_cards import chronicler, clock

from swlcg_deck.engine.core.constants import CONFLICT_PHASE, DRAW_PHASE, REFRESH_PHASE
from swlcg_deck.engine.texts.verbs.tokens import PlaceFocus

MOMENTS = (
    "begins",
    "ends",
    "refreshed",
    "drawn",
    "declared",
    "edge_placing_done",
    "edge_revealed",
    "edge_resolved",
    "strike_resolved",
    "survived",
    "struggle_resolved",
)
W = ("window dark", "window light")
BEFORE_THE_CONFLICT = (
    *("begins turn", "begins phase balance", "ends phase balance"),
    *("begins phase refresh", "refreshed", *W, "ends phase refresh"),
    *("begins phase draw", "drawn", *W, "ends phase draw"),
    *("begins phase deployment", *W, "ends phase deployment"),
)
THE_CONFLICT = (
    *("begins phase conflict", *W, "engage", "attackers", "declared attackers", *W),
    *("defenders light", "declared defenders", *W),
    *("begins edge battle", "edge", "edge_placing_done", "edge_revealed", "edge_resolved"),
    *("ends edge battle", *W),
    *("tactics light", "strike_resolved", "ends strike", *W),
    *("strike_resolved", "ends strike", *W, "survived", "ends engagement", *W),
    *(*W, "ends phase conflict"),
)
AFTER_THE_CONFLICT = (
    *("begins phase force", "commit", "begins struggle", "struggle_resolved", *W),
    *("ends phase force", "ends turn"),
)


@pytest.mark.rule("TIME-01")
@pytest.mark.rule("TIME-02")
@pytest.mark.rule("TIME-24")
@pytest.mark.rule("TIME-25")
@pytest.mark.rule("TIME-26")
@pytest.mark.rule("TIME-27")
@pytest.mark.rule("TIME-30")
def test_a_turn_is_framework_steps_with_windows_between_them(scene):
    game = scene(
        phase="turn",
        active="dark",
        dark=Side(
            objectives=[clock("dark"), chronicler("dark", *MOMENTS)],
            units=[unit("Walker", side="dark", icons=(0, 1, 0)), unit("Pal", side="dark")],
        ),
        light=Side(
            objectives=[clock("light")], units=[unit("Guard", side="light", icons=(0, 0, 1))]
        ),
    )
    answers = {
        "engage dark": ("Clock of light",),
        "attackers dark": ("Walker", "Pal"),
        "defenders light": ("Guard",),
    }
    told = []
    while game.decision and game.state.turn < 4:
        asks = moment(game)
        words = asks.removeprefix("reaction ")
        if not words.startswith("window"):
            words = words.removesuffix(" dark")
        if (words, "drawn") != ("drawn", *told[-1:]):
            told.append(words)
        game.choose(*answers.pop(asks)) if asks in answers else game.decline()
    assert told == [*BEFORE_THE_CONFLICT, *THE_CONFLICT, *AFTER_THE_CONFLICT]
    goes_on(game)


@pytest.mark.rule("TIME-26")
@pytest.mark.rule("CHG-29")
@pytest.mark.rule("ABIL-26")
def test_no_action_comes_between_the_cards_of_an_edge_battle(scene):
    plan = event(
        "Plan", side="light", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    game = edge_battle(
        scene,
        **BOTH,
        dark=[event("Bluff", side="dark"), fate("Omen", side="dark")],
        light=[plan, event("Trick")],
    )
    while "use Plan" in game.options:
        game.pass_()
    seen = []
    while game.state.edge_holder < 0:
        seen.append(game.decision.kind)
        assert "use Plan" not in game.options
        game.choose(next(option for option in game.options if "Plan" not in option))
    # Placing and revealing came and went; the next window is the one after the battle.
    assert set(seen) == {"edge"}
    assert asked(game) == "action light"
    game.offers("use Plan", "pass")


@pytest.mark.rule("TIME-04")
@pytest.mark.rule("TIME-32")
def test_the_active_player_acts_first_and_may_act_again_after_the_other_has(scene):
    def button(title, side):
        return objective(
            title, side=side, text="action: {do: [{place: focus, to: self}]}", resources=0
        )

    game = scene(
        phase="refresh",
        active="light",
        dark=Side(objectives=[button("Dark", "dark")]),
        light=Side(objectives=[button("Light", "light")]),
    )
    assert asked(game) == "action light"
    game.pass_()
    assert asked(game) == "action dark"
    game.choose("use Dark")
    assert asked(game) == "action light"
    game.choose("use Light")
    # One action each in turn, not two in a row.
    assert asked(game) == "action dark"
    game.pass_()
    assert (asked(game), game.phase) == ("action light", REFRESH_PHASE)
    game.pass_()
    # Two passes in a row: the window is over, and the draw phase has begun.
    assert game.phase == DRAW_PHASE
    goes_on(game)


@pytest.mark.rule("TIME-05")
def test_an_action_is_finished_with_all_it_triggers_before_the_next(scene):
    first = objective(
        "First",
        side="dark",
        text="action: {do: [{place: focus, to: self}, {place: shield, to: self}]}",
        resources=0,
    )
    echo = objective(
        "Echo",
        side="dark",
        text="reaction: {when: {focus_placed: any}, do: [{place: focus, to: self}]}",
        resources=0,
    )
    other = objective(
        "Other", side="light", text="action: {do: [{place: focus, to: self}]}", resources=0
    )
    game = scene(dark=Side(objectives=[first, echo]), light=Side(objectives=[other]))
    game.choose("use First")
    assert asked(game) == "reaction dark on focus_placed"
    game.pass_()
    assert (game.focus("First"), game.shields("First")) == (1, 1)
    assert asked(game) == "action light"


@pytest.mark.rule("TIME-06")
@pytest.mark.rule("ABIL-26")
def test_interrupts_and_reactions_are_used_in_framework_steps_too(scene):
    before = objective(
        "Before",
        side="light",
        text="interrupt: {when: {refreshed: any}, do: [{place: focus, to: self}]}",
        resources=0,
    )
    after = objective(
        "After",
        side="light",
        text="reaction: {when: {refreshed: any}, do: [{place: focus, to: self}]}",
        resources=0,
    )
    game = scene(phase="refresh", active="dark", light=Side(objectives=[before, after]))
    assert asked(game) == "interrupt light on refreshed"
    game.choose("use Before")
    assert asked(game) == "reaction light on refreshed"
    game.choose("use After")
    assert (game.focus("Before"), game.focus("After")) == (1, 1)
    goes_on(game)


def rounds(kind, side, title):
    return objective(
        title, side=side, abilities=(kind("refreshed", PlaceFocus("self")),), resources=0
    )


@pytest.mark.rule("TIME-08")
@pytest.mark.rule("TIME-11")
@pytest.mark.rule("TIME-32")
@pytest.mark.rule("TC-59")
@pytest.mark.rule("TC-62")
@pytest.mark.parametrize("kind", [interrupt, reaction])
def test_options_alternate_from_the_active_player_until_two_passes_in_a_row(scene, kind):
    game = scene(
        phase="refresh",
        active="light",
        dark=Side(objectives=[rounds(kind, "dark", "D1"), rounds(kind, "dark", "D2")]),
        light=Side(objectives=[rounds(kind, "light", "L1"), rounds(kind, "light", "L2")]),
    )
    name = kind.__name__
    assert asked(game) == f"{name} light on refreshed"
    game.pass_()
    assert asked(game) == f"{name} dark on refreshed"
    game.choose("use D1")
    # The pass was not final: the other player has done something.
    assert asked(game) == f"{name} light on refreshed"
    game.choose("use L1")
    assert asked(game) == f"{name} dark on refreshed"
    game.pass_()
    game.offers("use L2", "pass")
    game.pass_()
    assert not asked(game).startswith(name)
    assert [game.focus(title) for title in ("D1", "D2", "L1", "L2")] == [1, 0, 1, 0]
    goes_on(game)


@pytest.mark.rule("TIME-09")
@pytest.mark.rule("TIME-11")
def test_once_it_has_happened_it_is_neither_interrupted_nor_reacted_to_again(scene):
    early = objective(
        "Early",
        side="dark",
        text="interrupt: {when: {refreshed: any}, do: [{place: focus, to: self}]}",
        resources=0,
    )
    late = objective(
        "Late",
        side="dark",
        text="reaction: {when: {refreshed: any}, do: [{place: focus, to: self}]}",
        resources=0,
    )
    game = scene(phase="refresh", active="dark", dark=Side(objectives=[early, late]))
    game.pass_()
    assert asked(game) == "reaction dark on refreshed"
    game.offers("use Late", "pass")
    game.pass_()
    assert (game.focus("Early"), game.focus("Late")) == (0, 0)
    assert asked(game) != "reaction dark on refreshed"


@pytest.mark.rule("ABIL-26")
def test_a_play_only_line_is_heeded(scene):
    def in_the_refresh_phase(state, scope):
        return state.phase == REFRESH_PHASE

    plan = action_event("Plan", NOTHING, condition=in_the_refresh_phase)
    game = scene(phase="refresh", active="light", dark=Side(hand=[plan]))
    assert asked(game) == "action dark"
    game.offers("use Plan", "pass")
    game.pass_()
    # In no later window of the turn is it offered again.
    while game.state.turn < 5:
        assert "use Plan" not in game.options
        game.decline()
    goes_on(game)


@pytest.mark.rule("ABIL-26")
def test_a_reaction_event_is_played_in_setup_an_action_event_is_not(scene):
    cry = event(
        "Cry",
        side="dark",
        text=(
            "reaction: {when: {entered: any}, do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    plan = event(
        "Plan", side="dark", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    game = scene(phase="setup", dark=Side(deck=[cry] * 3 + [plan] * 3, bare_deck=True))
    game.skip_to("reaction", "dark")
    assert asked(game) == "reaction dark on entered"
    game.offers("use Cry", "use Cry #2", "use Cry #3", "pass")


@pytest.mark.rule("LOOP-02")
def test_a_loop_may_be_gone_round_as_often_as_its_player_likes_and_then_left(scene):
    up = objective(
        "Up",
        side="dark",
        text=(
            "action: {do: [{place: shield, to: self}]}",
            "action: {do: [{remove: shield, from: self}]}",
        ),
    )
    game = scene(dark=Side(objectives=[up]))
    rounds_gone = []
    for _ in range(60):
        game.choose("use Up")
        assert game.shields("Up") == 1
        game.choose("use Up")
        rounds_gone.append(game.state.digest())
    # Every round comes back to the same game, and one pass ends it: the next phase begins.
    assert len(dict.fromkeys(rounds_gone)) == 1
    game.pass_()
    assert game.phase == CONFLICT_PHASE
    goes_on(game)
