"""Trying a card: boards are laid and played until every line of its text has had its say."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swlcg_deck.cards.abilities.english.lines import speaker_of
from swlcg_deck.cards.abilities.english.tables import line as english
from swlcg_deck.cards.card import Card
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import DISCARD, EVENT, FATE, OBJECTIVE, UNIT, VICTORY
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import Result, advance, answer
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.telling.log import transcript
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.texts.lines import FaceText
from swlcg_deck.engine.trial.both_players import BothPlayers
from swlcg_deck.engine.trial.small_board import SmallBoard, circumstances, player_of
from swlcg_deck.engine.trial.watched_stack import WatchedStack
from swlcg_deck.engine.trial.with_and_without import (
    asked_otherwise,
    is_at_work,
    shown_otherwise,
    without,
)

BOARDS: Final = 64
"""How many are laid before a line counts as one that nothing comes of: twice what any needed."""
_DECISIONS: Final = 140
"""How long each of them is played: a few turns."""
_TIMES: Final = 2
"""How often a board waits for a line that changes nothing; then the game goes on."""


class Moment(NamedTuple):
    """When a line was offered, or did what it does unasked."""

    player: int
    """Whose turn it was."""
    phase: int
    kind: str
    """What was decided: the kind of decision, or `constant` or `fate` for what nobody decides."""


@dataclass
class TriedLine:
    """What came of one ability of a card; a line may be several."""

    text: str
    ability: Ability | None
    """None for a line that nothing was made of."""
    offered: list[Moment] = field(default_factory=list)
    changed: tuple[str, ...] = ()
    """What was other than without it, or than before."""
    log: tuple[str, ...] = ()
    """The game until then."""

    @property
    def is_played(self) -> bool:
        """Whether it was offered and did something."""
        return bool(self.offered and self.changed)


@dataclass
class Trial:
    """A card with all its lines, and what came of each on the boards that were laid."""

    card: Card
    lines: list[TriedLine]
    boards: int = 0

    @property
    def is_played(self) -> bool:
        return all(line.is_played for line in self.lines)


def try_card(card: Card, *, boards: int = BOARDS) -> Trial:
    """Lay boards for a card, and play them, until each line was offered and did something."""
    trial = Trial(card, _lines(card))
    abilities = dict(enumerate(line for line in trial.lines if line.ability is not None))
    places = _places(card, [line.ability for line in abilities.values() if line.ability])
    book = FaceBook(abilities=True)
    while trial.boards < boards and not all(line.is_played for line in abilities.values()):
        here = circumstances(player_of(card), trial.boards)
        place = places[trial.boards // 2 % len(places)]
        _Try(SmallBoard(card, here, place, book), abilities).play()
        trial.boards += 1
    return trial


def _lines(card: Card) -> list[TriedLine]:
    """The abilities of a card by its lines, in the order in which its face has them."""
    speaker = speaker_of(card)
    text = FaceText(Face(card), speaker)
    found: list[TriedLine] = []
    for node in card.text:
        if node.word == "unwritten":
            continue
        first = len(text.abilities)
        text.add(node)
        made = text.abilities[first:]
        if not made and node.word != "form":  # a form without a text of its own is a fact
            found.append(TriedLine(english(node, speaker), None))
        found += [TriedLine(ability.text, ability) for ability in made]
    return found


def _places(card: Card, abilities: list[Ability]) -> list[str]:
    """Where the card may lie at the beginning, so that each of its lines is within reach."""
    kind, zones = Face(card).kind, {ability.zone for ability in abilities}
    if kind in (EVENT, FATE):
        found = ["hand"]
    else:
        found = ["play", "objective_deck" if kind == OBJECTIVE else "hand"]
    if kind == UNIT and any(ability.pilot for ability in abilities):
        found.append("pilot")
    if DISCARD in zones:
        found.append("discard")
    if VICTORY in zones:
        found.append("victory_pile")
    return found


class _Try:
    """One board, played for a few turns."""

    def __init__(self, board: SmallBoard, lines: dict[int, TriedLine]) -> None:
        self.state: State = board.state
        self.card = board.number
        self.lines = lines
        self._used: list[int] = []
        """The abilities that were carried out here, each time."""
        self._players = BothPlayers(board.number, board.spoken_of, board.here.meek, board.here.seed)
        keep_journal(self.state)
        self._stack = self.state.stack = WatchedStack(self.state)

    def play(self) -> None:
        state = self.state
        for _ in range(_DECISIONS):
            asked = advance(state)
            if isinstance(asked, Result):
                self._stack.game_over()
            self._note_done()
            if isinstance(asked, Result) or all(line.is_played for line in self.lines.values()):
                return
            self._note_offered(asked)
            others = self._compare()
            eager = [one for one in self._still() if self._used.count(one[1]) < _TIMES]
            picks = self._players.choose(state, asked, eager)
            journal = state.journal or []
            before = len(journal)
            answer(state, picks)
            for line, other in others:
                answer(other, picks)
                advance(other)
                advance(state)
                changed = self._looks(other)
                if journal[before:] != other.journal:
                    changed = (*changed, "what happens")
                if changed:
                    self._note_change(line, changed)

    def _still(self) -> list[tuple[int, int]]:
        """The abilities that have not done anything yet."""
        return [(self.card, place) for place, line in self.lines.items() if not line.changed]

    def _compare(self) -> list[tuple[TriedLine, State]]:
        """Look at the game without each text that holds; where all looks the same, the next
        choice may still come to something else."""
        same: list[tuple[TriedLine, State]] = []
        for card, place in self._still():
            if not is_at_work(self.state, card, place):
                continue
            other, line = without(self.state, card, place), self.lines[place]
            if changed := self._looks(other):
                self._note_change(line, changed)
            else:
                same.append((line, other))
        return same

    def _looks(self, other: State) -> tuple[str, ...]:
        """What looks otherwise in another copy of the game."""
        shown = shown_otherwise(self.state, other)
        return (*shown, "what may be chosen") if asked_otherwise(self.state, other) else shown

    def _note_change(self, line: TriedLine, changed: tuple[str, ...]) -> None:
        if not line.offered:
            line.offered.append(self._now("constant"))
        line.changed = changed
        line.log = transcript(self.state)

    def _now(self, kind: str) -> Moment:
        return Moment(self.state.active, self.state.phase, kind)

    def _note_offered(self, decision: Decision) -> None:
        for option in decision.options:
            if option[0] == "use" and option[2] == self.card:
                line, moment = self.lines[option[3]], self._now(decision.kind)
                if moment not in line.offered:
                    line.offered.append(moment)

    def _note_done(self) -> None:
        for done in self._stack.done:
            if done.origin != self.card:
                continue
            self._used.append(done.place)
            line = self.lines[done.place]
            if not line.offered and line.ability is not None:
                line.offered.append(self._now(line.ability.kind))
            if done.changed and not line.changed:
                self._note_change(line, done.changed)
        self._stack.done.clear()
