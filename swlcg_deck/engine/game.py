"""The rules engine from outside: one game, from its decks to its result.

A game is a `State`. `advance` plays on until someone has to decide and gives the `Decision`, or
the `Result` of a finished game; `answer` takes the numbers of the options that were chosen. The
window, a bot, a test and a replay all play through these two. A state is never shared: `clone`
makes an independent copy in the middle of any decision, and nothing here uses a clock, a thread,
a file or chance from outside, so that the same decks, seed and answers are the same game.

>>> from swlcg_deck.cards.pool import load_pool
>>> from swlcg_deck.engine import game
>>> pool = load_pool()
>>> sith = game.DeckChoice("Sith", (19, 20, 21, 22, 23, 24, 25, 36))
>>> jedi = game.DeckChoice("Jedi", (1, 2, 3, 4, 5, 6, 7, 18))
>>> state = game.new_game(pool, sith, jedi, seed=1)

The dark side is asked first, which of four objectives it puts away:

>>> decision = game.advance(state)
>>> decision.kind, decision.player == game.DARK, len(decision.options)
('objectives', True, 4)
>>> question = game.describe(state, decision)
>>> question.text
'Which of these objectives goes to the bottom of your objective deck?'
>>> game.answer(state, 0)

A seat sees its own cards and how many the other has; both sides keep three objectives:

>>> decision = game.advance(state)
>>> view = game.observe(state, game.LIGHT)
>>> view.seats[game.DARK].facedown_objectives, view.seats[game.DARK].facedown
(3, ())

Always taking the last option, which is to pass where one may, ends a game soon:

>>> while not isinstance(step := game.advance(state), game.Result):
...     game.answer(state, [len(step.options) - 1] if step.most == 1 else range(step.least))
>>> game.SIDE_NAMES[step.winner], step.rule
('dark', 'WIN-03')

An answer that a decision does not offer raises `AnswerError` and changes nothing; a deck that
cannot be played raises `DeckError`, a file that holds no game `SaveError` or `ReplayError`.
"""

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.constants import (
    ATTACKING,
    DARK,
    DIAL,
    DIAL_END,
    FORCE_CARDS,
    KIND_NAMES,
    LIGHT,
    PHASE_NAMES,
    SETTING_UP,
    SIDE_NAMES,
)
from swlcg_deck.engine.core.decision import AnswerError, Decision, Option
from swlcg_deck.engine.core.driver import Result, StuckGameError, advance, answer
from swlcg_deck.engine.core.randomness import drawn, next_seed, shuffled
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.costs import match_needed, play_cost
from swlcg_deck.engine.facts.costs import ways_to_pay as _ways_to_pay
from swlcg_deck.engine.new_game import (
    HOUSE_RULES,
    DeckChoice,
    DeckError,
    deck_to_play,
    decks_of,
    new_game,
)
from swlcg_deck.engine.saved.engine_version import ENGINE_VERSION
from swlcg_deck.engine.saved.game_file import MOST_BYTES, WrittenGameError, part, read_json
from swlcg_deck.engine.saved.replay import FORMAT as REPLAY_FORMAT
from swlcg_deck.engine.saved.replay import VERSION as REPLAY_VERSION
from swlcg_deck.engine.saved.replay import (
    Recorder,
    Replay,
    ReplayError,
    read_replay,
    recorded_game,
    replay,
)
from swlcg_deck.engine.saved.save import SaveError, load, save
from swlcg_deck.engine.seats.imagined import determinised
from swlcg_deck.engine.seats.view import CardInPlay, SeatView, SeenCard, View, observe, plain
from swlcg_deck.engine.telling.describe import OptionWords, Question, describe, how_many
from swlcg_deck.engine.telling.log import Teller, transcript
from swlcg_deck.engine.telling.names import PHASES, listed, side
from swlcg_deck.engine.telling.why_not import why_not
from swlcg_deck.engine.texts.face_book import FaceBook, unplayable
from swlcg_deck.engine.trial.try_card import Trial, TriedLine, try_card

__all__ = [  # noqa: RUF022 - a contents page, by subject
    # beginning a game
    "new_game", "AffiliationCard", "DeckChoice", "DeckError", "FaceBook", "HOUSE_RULES",
    "deck_to_play", "decks_of",
    # playing it
    "advance", "answer", "AnswerError", "Decision", "Option", "Result", "State", "StuckGameError",
    "clone", "digest", "ways_to_pay", "drawn", "next_seed", "shuffled",
    # the words of the game
    "ATTACKING", "DARK", "DIAL", "DIAL_END", "FORCE_CARDS", "KIND_NAMES", "LIGHT", "PHASE_NAMES",
    "SETTING_UP", "SIDE_NAMES",
    # what a seat may know
    "observe", "plain", "CardInPlay", "SeatView", "SeenCard", "View", "determinised",
    # a game in sentences
    "describe", "how_many", "why_not", "OptionWords", "Question", "keep_journal", "transcript",
    "Teller", "PHASES", "listed", "side",
    # one card on a small board
    "try_card", "Trial", "TriedLine", "unplayable",
    # games as files
    "save", "load", "SaveError", "Recorder", "Replay", "ReplayError", "read_replay", "replay",
    "recorded_game", "REPLAY_FORMAT", "REPLAY_VERSION", "ENGINE_VERSION", "MOST_BYTES",
    "WrittenGameError", "part", "read_json",
]  # fmt: skip


def clone(state: State) -> State:
    """An independent copy, in the middle of any decision."""
    return state.clone()


def digest(state: State) -> str:
    """The same for equal games, whatever way they came about."""
    return state.digest()


def ways_to_pay(
    state: State, player: int, card: int, kind: int | None = None
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every exact way to pay for a card from hand, as (card, tokens) pairs (RES-03, RES-04).

    `kind` is the form it takes, for a unit that may also be a pilot.
    """
    form = state.faces[card].kind if kind is None else kind
    cost = play_cost(state, card, player, form)
    match = match_needed(state, card) if cost else 0
    return _ways_to_pay(state, player, cost, match, card)
