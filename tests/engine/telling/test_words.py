"""Decisions in English: nothing the engine asks is without words."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.invented_texts import InventedTexts
from kit.random_decks import RandomDecks
from kit.random_play import play_randomly
from kit.scenario import Side
from kit.starter_decks import GAMES, JEDI, SCUM, SITH, SMUGGLERS
from kit.wording import is_worded, unworded

import swlcg_deck.engine
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import describe, how_many, new_game
from swlcg_deck.engine.telling.options import LABELS
from swlcg_deck.engine.texts.face_book import FaceBook

ENGINE = Path(swlcg_deck.engine.__file__).parent
COMPUTED_KINDS = ("unit damage", "tactics", "target", "choose")
COMPUTED_KINDS += ("interrupt", "reaction", "forced interrupt", "forced reaction")
"""Kinds that the source does not write where it makes the decision."""


def decisions_in_source() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Decision":
                yield f"{file.name} line {node.lineno}", node


def test_every_kind_of_decision_in_the_source_has_words():
    found = list(decisions_in_source())
    kinds = {place: call.args[1] for place, call in found}
    written = {p: k.value for p, k in kinds.items() if isinstance(k, ast.Constant)}
    assert len(written) > 30
    assert [p for p, kind in written.items() if not is_worded(kind)] == []
    assert [kind for kind in COMPUTED_KINDS if not is_worded(kind)] == []


def verbs_in_source() -> Iterator[tuple[str, str]]:
    """The verbs of options in functions that make a decision."""
    for file in sorted(ENGINE.rglob("*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            inside = list(ast.walk(function))
            if not any(getattr(getattr(n, "func", None), "id", "") == "Decision" for n in inside):
                continue
            for node in inside:
                if isinstance(node, ast.Tuple) and len(node.elts) > 1:
                    verb = node.elts[0]
                    if isinstance(verb, ast.Constant) and isinstance(verb.value, str):
                        yield f"{file.name} line {node.lineno}", verb.value


def test_every_verb_of_an_option_in_the_source_has_words():
    found = set(verbs_in_source())
    assert len({verb for _, verb in found}) > 25
    worded = {name.rpartition("/")[2] for name in LABELS}
    assert [entry for entry in found if entry[1] not in worded] == []


@pytest.mark.parametrize("book", [FaceBook, InventedTexts])
def test_two_hundred_random_games_ask_nothing_without_words(pool, book):
    """With cards as printed, and with invented texts on two of three cards."""
    decks = RandomDecks(pool)
    decks.book = book()
    asked: set[str] = set()

    def look(state: State, decision: Decision) -> None:
        assert unworded(decision) == (), decision
        question = describe(state, decision)
        asked.add(decision.kind)
        assert question.text.endswith(("?", "."))
        assert question.why.endswith((".", "”"))  # a rule, or what a card says
        assert question.player == decision.player
        assert [option.number for option in question.options] == list(range(len(decision.options)))
        assert all(option.label and "{" not in option.label for option in question.options)

    for number in range(200 if book is FaceBook else 50):
        play_randomly(decks.game(number), number, on_decision=look)
    assert {"attackers", "edge", "pay", "protect", "shield", "commit", "fate", "icon"} <= asked


def test_a_decision_nobody_has_put_into_words_is_found_and_still_readable(pool):
    state = new_game(pool, SITH, JEDI, 1)
    unknown = Decision(0, "juggle", (("juggle", 0), ("wait", -1)), why="GEN-01")
    assert unworded(unknown) == ("juggle", "juggle", "wait")
    question = describe(state, unknown)
    assert question.text == "Choose: juggle."
    assert [o.label for o in question.options] == ["Juggle the affiliation card Sith", "Wait"]


def test_words_are_registered_for_verbs_that_exist():
    source = "".join(file.read_text(encoding="utf-8") for file in ENGINE.rglob("*.py"))
    unused = [n for n in LABELS if source.count(f'"{n.rpartition("/")[2]}"') < 1]
    assert unused == []


def labels(game) -> list[str]:
    game._seen = game.decision
    return [option.label for option in describe(game.state, game.decision).options]


def test_playing_names_form_and_cost(scene):
    game = scene(
        active="dark",
        dark=Side(
            affiliation="Scum and Villainy",
            units=["Racing Swoop"],
            hand=["Race Circuit Champion"],
            objectives=["The Hunter's Flight", "Schemes and Intrigues", "Masterful Manipulation"],
        ),
    )
    assert labels(game) == [
        "Play Race Circuit Champion (cost 2)",
        "Play Race Circuit Champion as a pilot (cost 1)",
        "Pass",
    ]
    game.choose("play Race Circuit Champion unit")
    assert "Pay 1 with the affiliation card Scum and Villainy" in labels(game)
    assert "Pay 2 with Masterful Manipulation" in labels(game)
    question = describe(game.state, game.decision)
    assert question.text == "What do you pay with for Race Circuit Champion? It needs 2 resources."
    assert question.why == "At least one card that pays has to be Scum and Villainy."


def test_attackers_are_asked_for_with_the_objective(scene):
    game = scene(phase="conflict", active="light", light=Side(units=["Yoda", "R2-D2"]))
    game.choose("Objective 1")
    question = describe(game.state, game.decision)
    assert question.text == "Choose your attackers. At least one."
    assert question.why == "You engage Objective 1."
    assert how_many(question) == "Choose 1 to 2."
    assert labels(game) == ["Attack with Yoda", "Attack with R2-D2"]


def test_copies_that_differ_are_told_apart(scene):
    twins = Side(units=["Nightsister", "Nightsister"], damage={"Nightsister": 0})
    twins.committed = ["Nightsister #2"]
    game = scene(phase="conflict", active="dark", dark=twins)
    game.choose("Objective 4")
    assert labels(game) == ["Attack with Nightsister", "Attack with Nightsister (committed)"]


@pytest.mark.parametrize("name", GAMES)
def test_no_label_of_a_whole_game_is_given_twice_for_cards_that_differ(pool, name):
    """Options that read alike are copies in the same condition, or hidden cards of one title."""
    dark, light, seed = GAMES[name]

    def look(state: State, decision: Decision) -> None:
        seen: dict[str, tuple[object, ...]] = {}
        for option in describe(state, decision).options:
            card = option.card
            facts = (card < 0, card >= 0 and state.faces[card].title)
            assert seen.setdefault(option.label, facts) == facts

    play_randomly(new_game(pool, dark, light, seed), seed, on_decision=look)


def test_scum_and_smugglers_ask_about_protect(pool):
    texts = []

    def look(state: State, decision: Decision) -> None:
        if decision.kind == "protect":
            texts.append(describe(state, decision))

    for seed in range(40):
        play_randomly(new_game(pool, SCUM, SMUGGLERS, seed), seed, on_decision=look)
    assert texts
    assert texts[0].text.startswith("Move damage away from ")
    assert texts[0].options[-1].label == "Move no more damage"
