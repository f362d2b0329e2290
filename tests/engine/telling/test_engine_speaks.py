"""What the engine says can be said in any language: in one without words nothing is left of it."""

import re
import string
from collections.abc import Callable

import pytest
from kit.random_play import by_chance, greedily

from swlcg_deck import language
from swlcg_deck.cards.abilities.triggers import EVENTS
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.game import (
    DeckChoice,
    DeckError,
    Recorder,
    ReplayError,
    SaveError,
    State,
    advance,
    answer,
    describe,
    how_many,
    load,
    new_game,
    read_replay,
    replay,
    save,
    transcript,
    why_not,
)
from swlcg_deck.engine.telling.event_words import HAPPENINGS
from swlcg_deck.engine.timing.occur import HAPPENS
from swlcg_deck.language import Said, tr, words_of

_WORD = re.compile(r"[^\W\d_]{2,}")
_PRINTED = ("Action", "Interrupt", "Reaction")
"""Words that a reason quotes from a card."""
SITH, JEDI = DeckChoice("Sith", (19, 20, 21, 22)), DeckChoice("Jedi", (1, 2, 3, 4))
Choose = Callable[[State, Decision, int], object]


class NoWords(dict):
    """A language that says nothing but what fills the gaps of a sentence."""

    def get(self, key, _default=None):
        pieces = string.Formatter().parse(key[0])
        gaps = [f"{{{name}!{how}}}" if how else f"{{{name}}}" for _, name, _, how in pieces if name]
        return (" ".join(gaps),) * 2


@pytest.fixture
def no_words(monkeypatch):
    monkeypatch.setattr(language._Spoken, "catalogue", NoWords())


class Reader:
    """Looks for what is left of the things said about a game."""

    def __init__(self, state: State) -> None:
        names = {*_PRINTED, *(affiliation.value for affiliation in Affiliation)}
        for face in state.faces:
            names |= {face.title, *(ability.text for ability in face.abilities)}
            hosts = (getattr(host, "english", None) for host in (face.enhance, face.pilot_host))
            names |= {english() for english in hosts if english is not None}
        longest_first = sorted(map(re.escape, names - {""}), key=len, reverse=True)
        self._names = re.compile("|".join(longest_first))
        self.read: set[str] = set()
        self.english: dict[str, list[str]] = {}

    def look(self, text: str) -> None:
        if text not in self.read:
            self.read.add(text)
            spoken = tr(text) if isinstance(text, Said) else text
            found = _WORD.findall(self._names.sub(" ", spoken))
            if found:
                self.english[text] = found


def left_of(error: Exception) -> list[str]:
    """What no language can change about an error."""
    words = words_of(error)
    assert isinstance(words, Said)
    return tr(words).split()


@pytest.mark.usefixtures("no_words")
@pytest.mark.parametrize("choose", [by_chance, greedily])
def test_every_question_option_reason_and_line_of_the_log_can_be_translated(core, choose):
    for seed in range(3):
        state = core.game(seed)
        keep_journal(state)
        reader, number = Reader(state), 0
        while isinstance(step := advance(state), Decision):
            number += 1
            question = describe(state, step)
            told_to_players = [question.text, question.why, how_many(question)]
            told_to_players += [option.label for option in question.options]
            if number % 10 == 0:
                reasons = [why_not(state, step.player, card) for card in range(len(state.faces))]
                told_to_players += [reason for reason in reasons if reason is not None]
            for text in told_to_players:
                reader.look(text)
            answer(state, choose(state, step, number))
        for line in transcript(state):
            reader.look(line)
        assert len(reader.read) > 300
        assert reader.english == {}


def test_every_event_of_the_game_has_words():
    """A mission is completed by leaving play; what begins, ends and is declared is said apart."""
    elsewhere = {"begins", "ends", "declared", "completed", "control_taken"}
    assert sorted({*EVENTS, *HAPPENS} - elsewhere - set(HAPPENINGS)) == []


@pytest.mark.usefixtures("no_words")
@pytest.mark.parametrize(
    ("dark", "left"),
    [
        (DeckChoice("Jedi", SITH.sets), "Jedi"),
        (DeckChoice("Nobody", SITH.sets), "'Nobody'"),
        (DeckChoice("Sith", (19, 20, 21, 1)), "1 A Hero's Journey"),
        (DeckChoice("Sith", (19, 20, 21, 999)), "999"),
        (DeckChoice("Sith", (19,)), "1 4 100"),
    ],
)
def test_what_is_wrong_with_a_deck_can_be_translated(pool, dark, left):
    with pytest.raises(DeckError) as caught:
        new_game(pool, dark, JEDI, 1)
    assert left_of(caught.value) == left.split()


@pytest.mark.usefixtures("no_words")
def test_what_is_wrong_with_a_saved_game_can_be_translated(pool):
    saved = save(new_game(pool, SITH, JEDI, 1), pool)
    faults = {
        b"{": "1 2 Expecting property name enclosed in double quotes",
        b"[]": "",
        saved.replace(b'"seed":1', b'"seed":-1', 1): "",
        saved.replace(b'"version":1', b'"version":7', 1): "7 1",
        saved.replace(b'"affiliation":"Sith"', b'"affiliation":"Jedi"', 1): "Jedi",
        saved.replace(b'"digest":"', b'"digest":"0', 1): "",
    }
    for data, left in faults.items():
        with pytest.raises(SaveError) as caught:
            load(data, pool)
        assert left_of(caught.value) == left.split()


@pytest.mark.usefixtures("no_words")
def test_what_is_wrong_with_a_replay_can_be_translated(pool):
    recorder = Recorder(new_game(pool, SITH, JEDI, 1), pool)
    recorder.answer(0)
    recorded = recorder.replay().to_bytes()
    with pytest.raises(ReplayError) as caught:
        list(replay(recorded.replace(b'"answers":[[0]]', b'"answers":[[99]]'), pool))
    assert left_of(caught.value) == ["1", "'objectives'", "99", "'objectives'", "3"]
    with pytest.raises(ReplayError) as caught:
        read_replay(recorded.replace(b'"answers":[[0]]', b'"answers":[0]'))
    assert left_of(caught.value) == ["1"]
