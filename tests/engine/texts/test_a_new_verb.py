"""What it takes to add a verb: a node, its English, its compiler, its execution, and no more.

In the product these four stand in the files of its family (`cards/abilities/verbs`).
"""

import re
from dataclasses import dataclass
from typing import ClassVar

import pytest
from kit.card_makers import TestCard, unit
from kit.scenario import Side

from swlcg_deck.cards.abilities import vocabulary_page
from swlcg_deck.cards.abilities.english import tables as english
from swlcg_deck.cards.abilities.english.lines import text_lines
from swlcg_deck.cards.abilities.english.phrases import done_to
from swlcg_deck.cards.abilities.kinds import VERB
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.reading import language, read_line
from swlcg_deck.cards.abilities.selections import Cards
from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.engine.core.ability import Scope, Verb
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.rules.dial_and_balance import advance_dial
from swlcg_deck.engine.texts import tables as engine
from swlcg_deck.engine.texts.references import Ref, named_in_play
from swlcg_deck.engine.texts.selections import done_to as compiled

HOTH = "sets/02-the-desolation-of-hoth.yaml"
OBJECTIVE = "A Message from Beyond"
TEXT = re.compile(
    rf"( {{4}}title: {OBJECTIVE}\n.*?\n {{4}}abilities:).*?(\n {{4}}octgn_id:)", re.DOTALL
)
SIGNAL = "{signal: {each: {type: unit, controller: you, is: ready}}}"


class Signal(Node):
    """The dial goes up by 1 for each card that signals."""

    word: ClassVar[str] = "signal"
    signal: Cards


@dataclass(frozen=True, slots=True)
class SendSignal(Verb):
    """Turn the dial up by as many as there are cards."""

    cards: Ref

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(named_in_play(state, scope, self.cards))

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        many = len(named_in_play(state, scope, self.cards))
        advance_dial(state, many, by=scope.you, source=scope.source)


@pytest.fixture
def signal(monkeypatch):
    """The verb, for as long as the test lasts."""
    monkeypatch.setattr(VERB, "nodes", (*VERB.nodes, Signal))
    monkeypatch.setitem(english.VERBS, "signal", done_to("signal"))
    monkeypatch.setitem(engine.VERBS, "signal", compiled(SendSignal, "signal"))
    _read_anew()
    yield
    monkeypatch.undo()
    _read_anew()


def _read_anew():
    language.cache_clear()
    read_line.cache_clear()


def _with_text(folder, text):
    """The objective of the first set says this and nothing else."""
    file = folder / HOTH
    said, replaced = TEXT.subn(
        lambda found: f"{found[1]}\n    - action: {{do: [{text}]}}{found[2]}",
        file.read_text("utf-8"),
    )
    assert replaced == 1
    file.write_text(said, "utf-8")
    return load_pool(folder, cache_dir=folder.parent / "cache")


def _objective(folder, text):
    cards = _with_text(folder, text).cards
    return next(card for card in cards if card.title == OBJECTIVE)


def test_a_verb_that_nobody_added_is_refused(small_pool_copy):
    with pytest.raises(PoolError, match="there is no verb 'signal'"):
        _with_text(small_pool_copy, SIGNAL)


@pytest.mark.usefixtures("signal")
def test_a_misspelt_one_is_refused_with_its_name(small_pool_copy):
    with pytest.raises(PoolError, match=r"there is no verb 'singal'; did you mean 'signal'\?"):
        _with_text(small_pool_copy, "{singal: self}")


@pytest.mark.usefixtures("signal")
def test_it_may_stand_in_every_verb_that_holds_verbs(pool_copy):
    card = _objective(pool_copy, f"{{may: [{{either: [[{SIGNAL}], [{{draw: 1}}]]}}]}}")
    assert text_lines(card) == (
        "Action: You may choose one: signal every ready unit you control; or draw 1 card.",
    )


@pytest.mark.usefixtures("signal")
def test_a_card_with_it_is_read_said_and_played(scene, pool_copy):
    card = _objective(pool_copy, SIGNAL)
    assert text_lines(card) == ("Action: Signal every ready unit you control.",)
    mine = Side(objectives=[TestCard(card)], units=[unit("A"), unit("B"), unit("C")])
    mine.focus = {"C": 1}
    game = scene(active="light", light=mine, dial=1, abilities=True)
    game.choose(f"use {card.title}")
    assert game.state.dial == 3
    assert game.options


@pytest.mark.usefixtures("signal")
def test_nobody_signals_where_nobody_is(scene, pool_copy):
    card = _objective(pool_copy, SIGNAL)
    game = scene(active="light", light=Side(objectives=[TestCard(card)]), abilities=True)
    assert f"use {card.title}" not in game.options
    game.leave()


@pytest.mark.usefixtures("signal")
def test_it_stands_in_the_vocabulary():
    entry = (
        "### signal\n\nThe dial goes up by 1 for each card that signals.\n\n- `signal`*: name or"
    )
    assert entry in vocabulary_page.page()


def test_nothing_of_it_is_left():
    assert "signal" not in {*VERB.words, *english.VERBS, *engine.VERBS}
    assert vocabulary_page.page() == vocabulary_page.FILE.read_text("utf-8")
