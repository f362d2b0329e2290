"""Why a decision is asked, in games with the real texts of Core Set cards: every question that a
text asks names the card and the line, every offer to use a text shows the line, and every question
says why."""

from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.random_decks import CoreDecks
from kit.random_play import by_chance, greedily
from kit.scenario import Side
from kit.wording import unworded

from swlcg_deck.cards.abilities.english.lines import text_lines
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import advance, answer
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import Question, describe
from swlcg_deck.engine.rules.fate_cards import FateEffect
from swlcg_deck.engine.timing.frames import Initiation

RANDOM_GAMES, GREEDY_GAMES = 60, 8
ENDINGS = (".", ".)", ".”", ".)”", "?")
ASKED_BY_TEXTS = ("target", "choose", "search", "value", "may", "either", "unless", "divide")
"""Kinds of decision that only texts ask for."""
Choose = Callable[[State, Decision, int], object]


def _games(core: CoreDecks) -> Iterator[tuple[State, Decision]]:
    """Every decision of some games, before it is answered."""
    plays: list[tuple[int, Choose]] = [(seed, by_chance) for seed in range(RANDOM_GAMES)]
    plays += [(seed, greedily) for seed in range(GREEDY_GAMES)]
    for seed, choose in plays:
        state, number = core.game(seed), seed * 10_000
        while isinstance(step := advance(state), Decision):
            yield state, step
            number += 1
            answer(state, choose(state, step, number))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def lines(pool: CardPool) -> dict[str, tuple[str, ...]]:
    """What the cards say, by their codes."""
    cards = [*pool.cards, *pool.affiliation_cards]
    return {card.code: text_lines(card) for card in cards if card.text}


def _is_asked_by_text(state: State, decision: Decision) -> bool:
    """Told by what is under way, not by the code that finds the line."""
    top = state.stack[-1]
    if isinstance(top, (Effect, FateEffect)) or decision.kind in ASKED_BY_TEXTS:
        return True
    paid_for = decision.kind == "pay" and isinstance(state.stack[-2], (Initiation, Effect))
    done_for = type(top).__name__ in ("Capturing", "PuttingIntoPlay") and isinstance(
        state.stack[-2], Effect
    )
    return paid_for or done_for


def _check_reason(question: Question) -> None:
    assert question.why.endswith(ENDINGS), question
    assert question.text.endswith(("?", ".")), question
    assert "_" not in question.why, question


def test_every_decision_of_core_games_says_who_asks_and_why(core, lines):
    named, offered = defaultdict(set), defaultdict(set)
    for state, decision in _games(core):
        assert unworded(decision) == (), decision
        question = describe(state, decision)
        _check_reason(question)
        if _is_asked_by_text(state, decision):
            face = state.faces[question.card]
            assert question.ability, (decision, question)
            assert any(question.ability in line for line in lines[face.code]), question
            assert face.title in question.why, question
            assert question.ability in question.why, question
            named[decision.kind].add(face.title)
        for option in question.options:
            if decision.options[option.number][0] == "use":
                face = state.faces[option.card]
                assert face.title in option.label, option
                assert any(option.ability in line for line in lines[face.code]), option
                assert option.ability, option
                offered[decision.kind].add(face.title)
    assert {"target", "choose", "pay", "value", "may", "search", "order"} <= named.keys()
    assert "fate again" in named
    assert {"action", "reaction", "interrupt"} <= offered.keys()
    assert len(set().union(*named.values())) > 60
    assert len(set().union(*offered.values())) > 80


def test_a_target_is_asked_for_by_the_line_of_its_card(scene):
    side = Side(hand=["Force Choke"], units=["Nightsister"])
    game = scene(active="dark", dark=side, light=Side(units=["Yoda"]), abilities=True)
    game.choose("use Force Choke")
    game.skip_to("target")
    question = describe(game.state, game.decision)
    line = "Action: Deal 1 damage to target Character or Creature unit. (Limit 1 per turn.)"
    assert question.text == "Choose 1 card as target of Force Choke."
    assert question.why == f"Force Choke: “{line}”"
    assert question.ability == line
    assert question.card == game.card("Force Choke")
    game.leave()


def test_the_place_of_a_capture_is_asked_for_by_the_card_that_captures(scene):
    dark = Side(units=["Boba Fett"])
    prey = unit("Prey", side="light", capacity=5, traits=["Character"])
    game = scene(
        phase="conflict", active="dark", dark=dark, light=Side(units=[prey]), abilities=True
    )
    engage(game, "Objective 4", "Boba Fett", defenders=("Prey",))
    game.choose("use Boba Fett")
    assert game.decision.kind == "capture at"
    question = describe(game.state, game.decision)
    line = "Reaction: After this unit has damaged a Character unit, capture it."
    assert (question.card, question.ability) == (game.card("Boba Fett"), line)
    assert question.why == f"Boba Fett: “{line}”"
    game.leave()


def test_a_number_of_tokens_is_asked_for_by_their_kind(scene):
    light = Side(
        hand=["Force Rejuvenation"],
        units=["Yoda"],
        focus={"Yoda": 2},
        damage={"Yoda": 1},
        objectives=["Forgotten Heroes", "Last Minute Rescue", "Jedi Training"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Force Rejuvenation")
    asked = []
    while game.decision.kind != "action":
        if game.decision.kind == "value":
            asked.append(describe(game.state, game.decision).text)
        game.choose(game.options[0])
    assert asked == [
        "How many focus tokens do you remove from Yoda?",
        "How much damage do you remove from Yoda?",
    ]
    game.leave()


def test_divided_damage_is_asked_for_by_what_divides_it(scene):
    light = Side(units=["Luke Skywalker"], enhancements=[("Shii-Cho Training", "Luke Skywalker")])
    dark = Side(units=["Nightsister", "Rancor"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.choose("Objective 1")
    game.choose("Nightsister", "Rancor")
    game.skip_to("unit damage")
    question = describe(game.state, game.decision)
    assert question.text.startswith("Where does unit damage 1 of ")
    assert question.why.startswith("Shii-Cho Training: “You may divide the [unit damage]")
    assert "1 damage to Rancor" in [option.label for option in question.options]
    game.leave()


def test_the_first_edge_card_is_asked_for_faceup_because_of_obi_wan(scene):
    light = Side(units=["Obi-Wan Kenobi"])
    dark = Side(units=["Nightsister"], hand=["Rancor", "ISB Interrogators"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.choose("Objective 1")
    game.choose("Nightsister")
    game.skip_to("edge")
    question = describe(game.state, game.decision)
    assert question.text == "Place a card faceup in your edge stack, or pass?"
    assert "Obi-Wan Kenobi: “Your opponent places their first card faceup" in question.why
    game.choose("Rancor")
    game.skip_to("edge")
    later = describe(game.state, game.decision)
    assert "facedown" in later.text
    assert later.ability == ""
    game.leave()
