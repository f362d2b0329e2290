"""Adding up records of games; only whole numbers, so that the order makes no difference."""

from collections import Counter
from collections.abc import Iterable

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import DARK, LIGHT, PLAYERS
from swlcg_deck.engine.game import DeckChoice, deck_to_play
from swlcg_deck.playtest.decks_in_play import unwritten_cards
from swlcg_deck.playtest.matches import MatchRecord
from swlcg_deck.playtest.results import CardResult, SideResult, TurnCounts, rate_and_interval

_WHOLE = ("drawn", "played", "placed", "unpaid")


class SideTally:
    """One side over many games."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.wins = self.turns = self.screwed = self.mulligans = self.lost = 0
        self.copies: dict[str, Counter[str]] = {name: Counter() for name in (*_WHOLE, "dead")}
        self.games: dict[str, Counter[str]] = {name: Counter() for name in ("drawn", "played")}
        self.won: dict[str, Counter[str]] = {name: Counter() for name in ("drawn", "played")}

    def add(self, record: MatchRecord) -> None:
        side = record.sides[self.player]
        won = record.winner == self.player
        self.wins += won
        self.turns += side.turns
        self.screwed += side.screwed
        self.mulligans += side.mulligan
        self.lost += side.objectives_lost
        for name in _WHOLE:
            self.copies[name].update(getattr(side, name))
        for code, copies in side.drawn.items():
            used = side.played.get(code, 0) + side.placed.get(code, 0)
            self.copies["dead"][code] += max(0, copies - used)
        for name in self.games:
            codes = getattr(side, name).keys()
            self.games[name].update(codes)
            if won:
                self.won[name].update(codes)

    def result(
        self, pool: CardPool, name: str, choice: DeckChoice, bot: str, games: int
    ) -> SideResult:
        deck = deck_to_play(pool, choice, self.player)
        rate, interval = rate_and_interval(self.wins, games)
        cards = {card.code: card.title for card in deck.command}
        return SideResult(
            deck=name,
            affiliation=deck.affiliation.title,
            sets=tuple(choice.sets),
            bot=bot,
            wins=self.wins,
            win_rate=rate,
            interval95=interval,
            turns=self.turns,
            screwed_turns=self.screwed,
            mulligans=self.mulligans,
            objectives_lost=self.lost,
            cards=tuple(self._card(code, title) for code, title in cards.items()),
            unwritten=tuple(
                (card.code, card.title) for card in unwritten_cards(pool, choice, self.player)
            ),
        )

    def _card(self, code: str, title: str) -> CardResult:
        copies = {name: counts[code] for name, counts in self.copies.items()}
        return CardResult(
            code=code,
            title=title,
            **copies,
            games_drawn=self.games["drawn"][code],
            wins_drawn=self.won["drawn"][code],
            games_played=self.games["played"][code],
            wins_played=self.won["played"][code],
        )


class Tally:
    """All that is added up over games."""

    def __init__(self) -> None:
        self.games = self.decisions = 0
        self.turns: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.seconds = 0.0
        self._dials: Counter[int] = Counter()
        """The dials after each turn, added up over the games that had that turn."""
        self._last: Counter[int] = Counter()
        """The dials at the end of games, by the turns these games had."""
        self.sides = tuple(SideTally(player) for player in PLAYERS)

    def add(self, records: Iterable[MatchRecord]) -> None:
        for record in records:
            self.games += 1
            self.decisions += record.decisions
            self.turns[record.turns] += 1
            self.endings[record.ending] += 1
            self._dials.update(dict(enumerate(record.dial)))
            self._last[len(record.dial)] += record.dial[-1]
            for side in self.sides:
                side.add(record)

    def turn_counts(self) -> TurnCounts:
        total = sum(turns * count for turns, count in self.turns.items())
        return TurnCounts(
            mean=total / self.games if self.games else 0.0,
            histogram={str(turns): self.turns[turns] for turns in sorted(self.turns)},
        )

    def dial_course(self) -> tuple[float, ...]:
        """The mean after each turn; a game that is over keeps its last value."""
        course, over = [], 0
        for turn in range(max(self._last, default=0)):
            over += self._last[turn]
            course.append((self._dials[turn] + over) / self.games)
        return tuple(course)

    @property
    def light(self) -> SideTally:
        return self.sides[LIGHT]

    @property
    def dark(self) -> SideTally:
        return self.sides[DARK]
