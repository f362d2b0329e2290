"""Games as logs: what every log tells."""

import ast
from pathlib import Path

import pytest
from kit.card_makers import unit
from kit.invented_texts import InventedTexts
from kit.lab import using, with_lab
from kit.looking import told_of
from kit.random_decks import RandomDecks
from kit.random_play import play_randomly
from kit.scenario import Side
from kit.starter_decks import GAMES

import swlcg_deck.engine
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.game import Decision, State, new_game, transcript
from swlcg_deck.engine.telling.log_lines import TOLD
from swlcg_deck.engine.texts.face_book import FaceBook


def entries_in_source() -> set[str]:
    """What the engine writes into journals: the first word of every entry."""
    found = set()
    for file in Path(swlcg_deck.engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            entry = None
            if called == "note" and len(node.args) > 1:
                entry = node.args[1]
            elif called == "state.journal.append" and isinstance(node.args[0], ast.Tuple):
                entry = node.args[0].elts[0]
            if isinstance(entry, ast.Constant):
                found.add(entry.value)
    return found


def test_there_are_words_for_every_kind_of_journal_entry():
    entries = entries_in_source()
    assert len(entries) > 35
    assert sorted(entries - set(TOLD)) == [], "nobody tells these"
    assert sorted(set(TOLD) - entries) == [], "nobody writes these down"


@pytest.mark.parametrize("book", [FaceBook, InventedTexts])
def test_every_entry_of_the_journal_can_be_told(pool, book):
    decks = RandomDecks(pool)
    decks.book = book()
    for number in range(60):
        state = decks.game(number)
        keep_journal(state)
        result = play_randomly(state, number)
        lines = transcript(state)
        assert lines[-1].startswith(("Dark wins", "Light wins")[result.winner])
        ends = (".", "phase", "Setup", "Dark", "Light")
        assert [line for line in lines if line and not line.endswith(ends)] == []


def test_a_phase_in_which_nothing_happens_is_not_named(pool):
    for dark, light, seed in GAMES.values():
        state = new_game(pool, dark, light, seed)
        keep_journal(state)
        play_randomly(state, seed)
        lines = "\n".join(transcript(state)).splitlines()
        heads = [n for n, line in enumerate(lines) if line.startswith("  ") and line[2] != " "]
        assert heads
        assert all(lines[place + 1].startswith("    ") for place in heads)


@pytest.mark.parametrize("name", GAMES)
def test_no_card_is_named_before_both_players_see_it(pool, name):
    """Cards drawn, kept in hand, or facedown in an edge stack are in no line."""
    dark, light, seed = GAMES[name]
    state = new_game(pool, dark, light, seed)
    keep_journal(state)
    lengths = []

    def look(state: State, _decision: Decision) -> None:
        if state.turn > 4:
            return
        text = "\n".join(transcript(state))
        hidden = [*state.hand[0], *state.hand[1], *state.deck[0], *state.deck[1]]
        if not state.stacks_revealed:
            hidden += [*state.edge_stack[0], *state.edge_stack[1]]
        seen = {face.title for card, face in enumerate(state.faces) if card not in hidden}
        titles = {state.faces[card].title for card in hidden} - seen
        for title in sorted(seen, key=len, reverse=True):
            text = text.replace(title, "")
        assert [title for title in titles if title in text] == []
        lengths.append(len(text))

    play_randomly(state, seed, on_decision=look)
    assert lengths[-1] > 500


def test_without_a_journal_there_is_only_a_head(pool):
    state = RandomDecks(pool).game(1)
    assert len(transcript(state)) == 1


def test_the_log_tells_of_shields_that_come_and_are_used(scene):
    shields = "action: {do: [{place: shield, to: {each: {title: Ace}}}]}"
    game = with_lab(scene, shields, dark=Side(units=[unit("Ace", side="dark")]))
    assert "Ace gets a shield." in told_of(game, "use Lab")
    hurt = "action: {do: [{place: damage, to: {each: {title: Bel}}}]}"
    light = Side(units=[unit("Bel", capacity=3)], shields={"Bel": 1})
    game = using(scene, hurt, light=light)
    assert "The shield of Bel is used." in told_of(game, "shield Bel")
    game.choose("take Bel")
    game.leave()
