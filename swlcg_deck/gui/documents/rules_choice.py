"""By which rules the window judges: one edition and mode for all decks, changed in one click."""

from PySide6.QtCore import QObject, Signal

from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.legality.findings import Judgement, Mode
from swlcg_deck.legality.judge import Judge, judge_for


class RulesChoice(QObject):
    """The present judge; `changed` makes everything that shows a verdict ask again."""

    changed = Signal()

    def __init__(self, pool: CardPool, edition: str = "", mode: Mode = Mode.TOURNAMENT) -> None:
        super().__init__()
        self.pool = pool
        self.edition: Edition = pool.edition(edition) or pool.default_edition
        self.mode = mode

    @property
    def judge(self) -> Judge:
        return judge_for(self.pool, self.edition, self.mode)

    def choose(self, edition: str, mode: Mode) -> None:
        chosen = self.pool.edition(edition) or self.pool.default_edition
        if (chosen, mode) != (self.edition, self.mode):
            self.edition, self.mode = chosen, mode
            self.changed.emit()

    def is_casual_only(self, judgement: Judgement) -> bool:
        """Illegal in a tournament, by the restricted list alone; casual rules ask nothing of it."""
        return judgement.casual_only and self.mode is Mode.TOURNAMENT
