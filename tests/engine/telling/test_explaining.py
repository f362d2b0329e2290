"""Why a card cannot be played, used or chosen now: a sentence with the facts, or nothing."""

import pytest
from kit.card_makers import event, unit
from kit.invented_texts import InventedTexts
from kit.random_play import play_randomly
from kit.scenario import Scene, Side
from kit.starter_decks import JEDI, SITH

from swlcg_deck.engine.core.ability import Ability, Limit, Verb
from swlcg_deck.engine.core.constants import HAND
from swlcg_deck.engine.game import DARK, LIGHT, State, new_game, why_not
from swlcg_deck.engine.texts.face_book import FaceBook

BOOKS = (FaceBook(), FaceBook(abilities=True), InventedTexts())
BOOK_NAMES = ("blank", "printed", "invented")
SITH_OBJECTIVES = ["Fall of the Jedi", "Counsel of the Sith", "The Heart of the Empire"]
JEDI_OBJECTIVES = ["A Hero's Journey", "In You Must Go", "Forgotten Heroes"]


def reason(game: Scene, side: str, name: str) -> str | None:
    """Why the player of a side can do nothing with a card; looking counts as having seen."""
    assert game.options
    return why_not(game.state, ("dark", "light").index(side), game.card(name))


def test_what_can_be_done_needs_no_reason(scene):
    game = scene(dark=Side(hand=["Nightsister"], objectives=SITH_OBJECTIVES))
    assert reason(game, "dark", "Nightsister") is None
    game.choose("play Nightsister unit")
    assert reason(game, "dark", "Fall of the Jedi") is None


@pytest.mark.rule("DEPLOY-02")
def test_a_cost_that_is_too_high_is_told_with_the_ready_total(scene):
    hand = ["Emperor Palpatine", "ISB Interrogators"]
    focus = {"The Heart of the Empire": 1}
    game = scene(dark=Side(hand=hand, objectives=SITH_OBJECTIVES, focus=focus))
    assert reason(game, "dark", "Emperor Palpatine") == (
        "Emperor Palpatine costs 6, and your ready resource cards give 3."
    )


@pytest.mark.rule("RES-10")
@pytest.mark.rule("RES-12")
def test_a_missing_match_is_told_with_what_there_is(scene):
    side = Side(
        affiliation="Imperial Navy",
        hand=["Nightsister", "ISB Interrogators"],
        objectives=["Kuat Reinforcements", "Reconnaissance Mission", "The Ultimate Power"],
    )
    game = scene(dark=side)
    assert reason(game, "dark", "Nightsister") == (
        "Nightsister needs a Sith resource, and your ready ones are Imperial Navy and neutral."
    )


@pytest.mark.rule("UNIQ-02")
def test_a_unique_card_in_play_is_named_with_its_player(scene):
    hand = ["1-2", "Twi'lek Loyalist"]
    game = scene(active="light", light=Side(hand=hand, units=["64-2"], objectives=JEDI_OBJECTIVES))
    assert reason(game, "light", "Luke Skywalker #2") == (
        "Luke Skywalker is unique and in play already, with the light side."
    )


@pytest.mark.rule("DEPLOY-12")
def test_an_enhancement_without_a_host_says_what_it_needs(scene):
    hand = ["Shii-Cho Training", "R2-D2"]
    game = scene(active="light", light=Side(hand=hand, units=["C-3PO"]))
    assert reason(game, "light", "Shii-Cho Training") == (
        "There is nothing in play that Shii-Cho Training could enhance: "
        "it needs a card of this kind: Force User unit."
    )


@pytest.mark.rule("PILOT-01")
def test_a_pilot_is_explained_in_both_forms(scene):
    side = Side(
        affiliation="Scum and Villainy",
        hand=["160-2", "Blaster Pistol"],
        units=["Malakili"],
        objectives=["The Bespin Exchange"],
        focus={"Scum and Villainy": 1},
    )
    game = scene(dark=side)
    assert reason(game, "dark", "Boba Fett") == (
        "Boba Fett costs 4, and your ready resource cards give 1. As a pilot: "
        "There is nothing in play that Boba Fett could enhance: "
        "it needs a friendly Vehicle unit that may take enhancements."
    )


@pytest.mark.rule("KEY-04")
def test_a_second_limited_card_of_a_turn_is_refused(scene):
    hand = ["20-4", "22-4", "ISB Interrogators"]
    game = scene(dark=Side(hand=hand, objectives=SITH_OBJECTIVES))
    game.choose("play Sith Library enhancement")
    while game.decision.kind == "pay":
        game.choose("generate The Heart of the Empire 1")
    assert reason(game, "dark", "Sith Library #2") == (
        "Sith Library is Limited, and you have played a Limited card this turn."
    )


@pytest.mark.rule("MISSION-03")
def test_a_second_mission_is_told_to_lie_there_already(scene):
    side = Side(
        affiliation="Smugglers and Spies",
        hand=["To Save a Friend", "To Save a Friend", "R2-D2"],
        objectives=["Feigning Captivity"],
    )
    game = scene(active="light", light=side)
    game.choose("play To Save a Friend mission")
    assert reason(game, "light", "To Save a Friend #2") == (
        "To Save a Friend would lie in the enemy's play area, and a mission is there already."
    )


@pytest.mark.rule("RB-24")
def test_units_wait_for_their_own_deployment_phase(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Nightsister"], hand=["Kuati Security Team"]),
        light=Side(hand=["Yoda"]),
    )
    assert reason(game, "dark", "Kuati Security Team") == (
        "Units are played only in your deployment phase. It is the conflict phase of the dark side."
    )
    assert reason(game, "light", "Yoda") == (
        "Units are played only in your deployment phase. It is the conflict phase of the dark side."
    )


@pytest.mark.rule("RB-23")
@pytest.mark.rule("EDGE-07")
def test_fate_cards_are_never_played(scene):
    game = scene(dark=Side(hand=["Heat of Battle", "ISB Interrogators"]))
    assert reason(game, "dark", "Heat of Battle") == (
        "Fate cards are never played. Heat of Battle works only in an edge stack."
    )


def test_an_event_whose_text_is_unknown_says_so(scene):
    game = scene(dark=Side(hand=["Force Choke", "ISB Interrogators"]))
    face = game.state.faces[game.card("Force Choke")]
    if face.abilities:
        pytest.skip("its text is written now")
    assert "edge stack" in (reason(game, "dark", "Force Choke") or "")


@pytest.mark.rule("FOCUS-02")
@pytest.mark.rule("CONF-07")
def test_an_exhausted_unit_does_not_attack_or_strike(scene):
    side = Side(units=["Nightsister", "Rancor", "Kuati Security Team"], focus={"Rancor": 2})
    game = scene(phase="conflict", active="dark", dark=side, light=Side(units=["Yoda"]))
    game.choose("Objective 4")
    assert reason(game, "dark", "Rancor") == "Rancor is exhausted: it has 2 focus tokens."
    assert reason(game, "dark", "Yoda") == "Yoda is a unit of the enemy."
    assert reason(game, "dark", "Objective 1") == "Objective 1 is no unit in play."
    game.choose("Nightsister", "Kuati Security Team")
    assert reason(game, "light", "Yoda") is None
    game.choose()
    assert reason(game, "dark", "Rancor") == "Rancor takes no part in this engagement."


@pytest.mark.rule("CONF-03")
def test_an_objective_is_engaged_once_a_turn(scene):
    game = scene(phase="conflict", active="dark", dark=Side(units=["Nightsister", "Rancor"]))
    game.choose("Objective 4")
    game.choose("Nightsister")
    game.skip_to("engage")
    assert reason(game, "dark", "Objective 4") == "Objective 4 has been engaged this turn already."
    assert reason(game, "dark", "Objective 1") == "Objective 1 is your own objective."


@pytest.mark.rule("FORCE-01")
def test_a_unit_is_committed_once(scene):
    side = Side(units=["Nightsister", "Rancor"], committed=["Nightsister"])
    game = scene(phase="force", active="dark", dark=side)
    assert reason(game, "dark", "Nightsister") == "Nightsister is committed to the Force already."


@pytest.mark.rule("RES-05")
def test_what_cannot_pay_says_why(scene):
    side = Side(hand=["Kuati Security Team"], units=["Rancor"], objectives=SITH_OBJECTIVES)
    side.focus = {"Fall of the Jedi": 1}
    game = scene(dark=side)
    game.choose("play Kuati Security Team unit")
    assert reason(game, "dark", "Fall of the Jedi") == (
        "Fall of the Jedi is exhausted: it has 1 focus token."
    )
    assert reason(game, "dark", "Rancor") == "Rancor gives no resources."
    assert reason(game, "dark", "Objective 4") == (
        "Objective 4 is no card in play of yours, so it cannot pay."
    )


@pytest.mark.rule("KEY-06")
def test_a_card_that_takes_no_enhancements_is_no_host(scene):
    side = Side(
        units=["Rancor", "Nightsister", "Kuati Security Team"],
        hand=["The Hand's Blessing"],
        objectives=SITH_OBJECTIVES,
        focus={"Counsel of the Sith": 1, "The Heart of the Empire": 1, "Sith affiliation": 1},
    )
    game = scene(dark=side)
    game.choose("play The Hand's Blessing enhancement")
    assert reason(game, "dark", "Rancor") == "Rancor takes no enhancements."
    assert reason(game, "dark", "Fall of the Jedi") == (
        "The Hand's Blessing cannot enhance Fall of the Jedi."
    )


class Never(Verb):
    """A verb that can never do anything."""

    __slots__ = ()

    def possible(self, state: State, scope: object) -> bool:
        return False


class Always(Verb):
    """A verb that could always do something."""

    __slots__ = ()


def test_each_check_of_an_action_has_its_reason(scene):
    lines = {
        "Conditional": Ability(kind="action", effect=(Always(),), condition=lambda *_: False),
        "Dear": Ability(kind="action", effect=(Always(),), spend=9),
        "Costly": Ability(kind="action", effect=(Always(),), cost=(Never(),)),
        "Aimless": Ability(kind="action", effect=(Always(),), targets=(Never(),)),
        "Idle": Ability(kind="action", effect=(Never(),)),
        "Silent": Ability(kind="constant"),
    }
    units = [unit(name, side="dark", abilities=(line,)) for name, line in lines.items()]
    extra = unit("Ready", side="dark", abilities=(Ability(kind="action", effect=(Always(),)),))
    game = scene(dark=Side(units=[*units, extra], objectives=SITH_OBJECTIVES))
    expected = {
        "Conditional": "Conditional says when it may be used, and this is not such a moment.",
        "Dear": "Using Dear costs 9, and your ready resource cards give 6 for it.",
        "Costly": "The cost of Costly cannot be paid.",
        "Aimless": "There is no legal target for Aimless.",
        "Idle": "Idle would do nothing now.",
        "Silent": "Silent has no Action to use.",
        "Ready": None,
    }
    assert {name: reason(game, "dark", name) for name in expected} == expected


@pytest.mark.rule("DEF-06")
def test_a_used_up_limit_is_told(scene):
    once = Ability(kind="action", effect=(Always(),), limit=Limit(1, "turn"))
    card = unit("Tired", side="dark", abilities=(once,))
    game = scene(dark=Side(units=[card], hand=["ISB Interrogators"], objectives=SITH_OBJECTIVES))
    game.choose("use Tired")
    assert reason(game, "dark", "Tired") == "Tired may be used 1 time per turn, and has been."


@pytest.mark.rule("ABIL-26")
def test_events_wait_for_their_window_or_moment(scene):
    action = event("Plan", side="dark", abilities=(Ability(kind="action", zone=HAND),))
    later = event("Answer", side="dark", abilities=(Ability(kind="reaction", zone=HAND),))
    dark = Side(units=["Nightsister", "Rancor"], hand=[action, later])
    game = scene(phase="conflict", active="dark", dark=dark)
    assert game.decision.kind == "engage"
    assert reason(game, "dark", "Plan") == "Plan is an Action, and this is no action window."
    assert reason(game, "dark", "Answer") == (
        "Answer waits for its moment: its text says Reaction."
    )


def test_the_other_player_has_to_wait(scene):
    idle = unit("Idle", side="light", abilities=(Ability(kind="action", effect=(Always(),)),))
    game = scene(dark=Side(hand=["R2-D2"]), light=Side(units=[idle]))
    assert game.decision.player == DARK
    assert reason(game, "light", "Idle") == "The dark side has to decide first."
    assert reason(game, "light", "R2-D2") == "That card is hidden from you."
    assert reason(game, "light", "Objective 1") == "That card is not yours; the dark side has it."


def test_a_finished_game_explains_nothing_else(pool):
    state = new_game(pool, SITH, JEDI, 3)
    play_randomly(state, 3)
    assert why_not(state, DARK, 0) == "The game is over."


@pytest.mark.parametrize("book", BOOKS, ids=BOOK_NAMES)
def test_every_card_of_whole_games_has_a_reason_or_an_option(pool, book):
    """None exactly for cards among the options of the player's decision; else one sentence."""
    number = 0

    def look(state: State, decision) -> None:
        nonlocal number
        number += 1
        if number % 7:
            return
        for player in (DARK, LIGHT):
            offered = {o[1] for o in decision.options} if decision.player == player else set()
            for card in range(len(state.faces)):
                told = why_not(state, player, card)
                assert (told is None) == (
                    card in offered
                ) or told == "That card is hidden from you."
                assert told is None or (told.endswith((".", "?")) and told[0] not in "abcdefgh")

    for seed in range(4):
        play_randomly(new_game(pool, SITH, JEDI, seed, book=book), seed, on_decision=look)
    assert number > 200
