"""What the person picks of a decision, by buttons, cards, keys or by carrying a card somewhere."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from swlcg_deck.engine.game import Decision
from swlcg_deck.gui.playtest.table.asked_cards import cards_of_options
from swlcg_deck.language import tr, tr_n

NOTHING = -1


@dataclass(frozen=True, slots=True)
class Carried:
    """A card that was put down on another one, while that may still answer what follows."""

    card: int
    onto: int


class Choosing(QObject):
    """Takes one option at once; where several may be taken it waits for the confirmation."""

    answered = Signal(object)
    picked_changed = Signal(object)
    """The numbers of the options that are picked."""
    said = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.decision: Decision | None = None
        self.by_card: dict[int, list[int]] = {}
        self.picked: list[int] = []
        self._carried: Carried | None = None

    def ask(self, decision: Decision | None) -> None:
        """A new decision, or none."""
        self.decision = decision
        self.by_card = cards_of_options(decision)
        self.picked = []

    @property
    def takes_one(self) -> bool:
        return self.decision is not None and self.decision.most == 1 == self.decision.least

    @property
    def picked_cards(self) -> frozenset[int]:
        if self.decision is None:
            return frozenset()
        return frozenset(self.decision.options[one][1] for one in self.picked)

    def carriable(self, units: frozenset[int]) -> frozenset[int]:
        """Cards that may be carried: what can be chosen, what asks, own units into a fight."""
        if self.decision is None:
            return frozenset()
        found = frozenset(self.by_card) | {self.decision.source}
        return found | units if self.decision.kind == "engage" else found

    def choose(self, number: int) -> None:
        """One option: it is taken, or picked where several may be."""
        if self.decision is None:
            return
        if self.takes_one:
            self.answered.emit(number)
            return
        if number in self.picked:
            self.picked.remove(number)
        elif len(self.picked) < self.decision.most:
            self.picked.append(number)
        else:
            most = self.decision.most
            self.said.emit(tr("No more than {most} can be chosen.", most=most))
            return
        self.picked_changed.emit(frozenset(self.picked))

    def confirm(self) -> None:
        decision = self.decision
        if decision is None or self.takes_one:
            return
        if decision.least <= len(self.picked) <= decision.most:
            self.answered.emit(tuple(self.picked))
        else:
            least = decision.least
            self.said.emit(
                tr_n("Choose at least {n} option.", "Choose at least {n} options.", least)
            )

    def put_down(self, card: int, onto: int) -> list[int]:
        """Options that carrying a card there may mean; one that is clear is chosen."""
        own, target = self.by_card.get(card, []), self.by_card.get(onto, [])
        exact = [n for n in own if self.decision and onto in self.decision.options[n][2:]]
        options = exact or own or (target if onto != NOTHING else [])
        if len(options) == 1:
            self._carried = Carried(card, onto)
            self.choose(options[0])
        return options

    def follow_carried(self) -> None:
        """A card that was put down answers what follows from it, as far as that is clear."""
        carried, decision = self._carried, self.decision
        if carried is None or decision is None:
            return
        if decision.kind == "attackers" and carried.card in self.by_card:
            self._carried = None
            self.choose(self.by_card[carried.card][0])
        elif decision.source != carried.card:
            self._carried = None
        elif self.takes_one and len(self.by_card.get(carried.onto, [])) == 1:
            self._carried = None
            self.choose(self.by_card[carried.onto][0])

    def forget_carried(self) -> None:
        self._carried = None
