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

from collections.abc import Mapping

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import DARK, LIGHT, SIDE_NAMES
from swlcg_deck.engine.core.decision import AnswerError, Decision, Option
from swlcg_deck.engine.core.driver import Result, StuckGameError, advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.costs import match_needed, play_cost
from swlcg_deck.engine.facts.costs import ways_to_pay as _ways_to_pay
from swlcg_deck.engine.new_game import HOUSE_RULES, DeckChoice, DeckError, begin_game, decks_of
from swlcg_deck.engine.saved.replay import Recorder, Replay, ReplayError, read_replay, replay
from swlcg_deck.engine.saved.save import SaveError, load, save
from swlcg_deck.engine.seats.imagined import determinised
from swlcg_deck.engine.seats.view import View, observe, plain
from swlcg_deck.engine.telling.describe import OptionWords, Question, describe, how_many
from swlcg_deck.engine.telling.log import transcript
from swlcg_deck.engine.telling.why_not import why_not
from swlcg_deck.engine.texts.face_book import FaceBook

__all__ = [
    "DARK",
    "HOUSE_RULES",
    "LIGHT",
    "SIDE_NAMES",
    "AffiliationCard",
    "AnswerError",
    "Decision",
    "DeckChoice",
    "DeckError",
    "FaceBook",
    "Option",
    "OptionWords",
    "Question",
    "Recorder",
    "Replay",
    "ReplayError",
    "Result",
    "SaveError",
    "State",
    "StuckGameError",
    "View",
    "advance",
    "answer",
    "clone",
    "decks_of",
    "describe",
    "determinised",
    "digest",
    "how_many",
    "load",
    "new_game",
    "observe",
    "plain",
    "read_replay",
    "replay",
    "save",
    "transcript",
    "ways_to_pay",
    "why_not",
]


def new_game(
    pool: CardPool,
    dark: DeckChoice,
    light: DeckChoice,
    seed: int,
    *,
    options: Mapping[str, bool] | None = None,
    book: FaceBook | None = None,
) -> State:
    """A game before its first decision; the same seed gives the same shuffles.

    Raises DeckError for an unknown set or affiliation card, a card of the other side, or fewer
    than four objectives. `options` are house rules, see HOUSE_RULES. Games that share a `book`
    share the printed faces of their cards and start faster.
    """
    return begin_game(pool, dark, light, seed, options=options, book=book)


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
    return _ways_to_pay(state, player, cost, match_needed(state, card) if cost else 0)
