"""Command cards in a list: they repeat what the sets say, or contradict it (DECK-10, DECK-11)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold
from swlcg_deck.decks.deck import MAX_COPIES, DeckSet, ListedCard
from swlcg_deck.formats.command_slots import CommandSlots
from swlcg_deck.formats.matching import MAX_CHOICES
from swlcg_deck.formats.pasting.card_mentions import CardMention
from swlcg_deck.formats.reading import Choice, LineKind
from swlcg_deck.language import Said, said

_FULL = 0.8
"""A list that names so many of the command cards is meant to name them all."""


@dataclass
class Block:
    """A set and the cards listed below it; without a set, a list of the whole command deck."""

    entry: ObjectiveSet | None
    copies: int
    cards: list[tuple[int, CardMention]] = field(default_factory=list)

    @property
    def is_counted(self) -> bool:
        return any(card.copies is not None for _, card in self.cards)

    def fits(self) -> bool:
        """Whether the cards are those of the set: of one copy, of all, or each title once."""
        if self.entry is None:
            return False
        own = Counter(fold(card.title) for card in self.entry.command_cards)
        listed = _by_title(self.cards)
        every_copy = Counter({title: count * self.copies for title, count in own.items()})
        once = not self.is_counted and listed.keys() == own.keys()
        in_place = all(card.belongs_to(self.entry) for _, card in self.cards)
        return in_place and (listed in (own, every_copy) or once)


@dataclass(frozen=True)
class CardVerdict:
    """What became of a line that names a command card."""

    kind: LineKind
    message: str = ""
    choices: tuple[Choice, ...] = ()
    rule: str = ""
    """The rule that the card breaks whatever else is in the deck."""


@dataclass
class Judged:
    lines: dict[int, CardVerdict] = field(default_factory=dict)
    listed: tuple[ListedCard, ...] = ()


def judge(
    blocks: Sequence[Block],
    strays: Iterable[tuple[int, CardMention]],
    sets: Iterable[DeckSet],
    pool: CardPool,
) -> Judged:
    """Compare all listed cards with the sets; keep them only if the list is full and differs."""
    judged = Judged()
    if _is_full(blocks):
        judged = _Comparison(CommandSlots(sets, pool)).of(blocks)
    elif any(_is_meant_whole(block) or _strangers(block) for block in blocks):
        judged = _Comparison(CommandSlots(sets, pool)).of_some(blocks, pool)
    else:
        for block in blocks:
            for index, card in block.cards:
                judged.lines[index] = _alone(card, block.entry, pool)
    for index, card in strays:
        judged.lines[index] = _alone(card, None, pool)
    return judged


def _is_full(blocks: Sequence[Block]) -> bool:
    if any(block.entry is None and block.cards for block in blocks):
        return True
    listed = [block for block in blocks if block.copies]
    if not listed or not all(block.cards for block in listed):
        return False
    distinct = sum(len({fold(card.title) for _, card in block.cards}) for block in listed)
    expected = sum(_distinct_titles(block.entry) for block in listed if block.entry)
    return distinct >= _FULL * expected


def _is_meant_whole(block: Block) -> bool:
    """Whether a set is listed with nearly all its cards, and not with those that it has."""
    if block.entry is None or not block.copies or not block.cards or block.fits():
        return False
    named = {fold(card.title) for _, card in block.cards if card.belongs_to(block.entry)}
    return len(named) >= _FULL * _distinct_titles(block.entry)


def _strangers(block: Block) -> list[tuple[int, CardMention]]:
    """Cards whose own number says that they are of another set than the one above them."""
    if block.entry is None or not block.copies:
        return []
    return [
        (index, card)
        for index, card in block.cards
        if card.card is not None and not card.belongs_to(block.entry)
        if any(fold(own.title) == fold(card.title) for own in block.entry.command_cards)
    ]


def _distinct_titles(entry: ObjectiveSet) -> int:
    return len({fold(card.title) for card in entry.command_cards})


def _alone(card: CardMention, entry: ObjectiveSet | None, pool: CardPool) -> CardVerdict:
    if entry is not None and card.belongs_to(entry):
        return _at_home(card, entry)
    printings = pool.cards_titled(card.title)
    if printings and all(printing.block is not None for printing in printings):
        challenge = said(
            "{card} is a challenge card, and challenge cards are in no legal deck", card=card.title
        )
        return CardVerdict(LineKind.NOT_UNDERSTOOD, challenge, rule="DECK-18")
    homes = {printing.set for printing in printings if printing.set}
    choices = [pool.set(number) for number in sorted(homes)[:MAX_CHOICES]]
    return CardVerdict(
        LineKind.NOT_UNDERSTOOD,
        _homeless(card, entry),
        tuple(Choice(known.number, known.title) for known in choices if known),
    )


def _homeless(card: CardMention, entry: ObjectiveSet | None) -> Said:
    if entry is None:
        return said(
            "{card} is a command card; name the objective set it is in",
            card=card.title,
        )
    return said(
        "{card} is a command card, but none of {set}",
        card=card.title,
        set=entry.title,
    )


def _at_home(card: CardMention, entry: ObjectiveSet) -> CardVerdict:
    if card.repair:
        return CardVerdict(LineKind.REPAIRED, card.repair)
    return CardVerdict(LineKind.UNDERSTOOD, said("a card of {set}", set=entry.title))


@dataclass
class _Comparison:
    """Lays the listed cards on the places that the sets have."""

    slots: CommandSlots
    listed: Counter[tuple[str | None, str]] = field(default_factory=Counter)
    astray: bool = False
    judged: Judged = field(default_factory=Judged)

    def of(self, blocks: Sequence[Block]) -> Judged:
        for block in blocks:
            if block.entry and not block.copies:
                continue
            if block.fits():
                self._take_all(block)
            elif block.entry is None and self._names_each_once(block):
                self._take_everything(block)
            else:
                self._take_each(block)
        for block in blocks:
            for index, card in block.cards:
                if index not in self.judged.lines and block.entry:
                    self.judged.lines[index] = _at_home(card, block.entry)
        return self._with_listed()

    def _with_listed(self) -> Judged:
        if self.astray or not self.slots.all_filled:
            self.judged.listed = tuple(
                ListedCard(code=code, title=title[:500], copies=min(copies, MAX_COPIES))
                for (code, title), copies in self.listed.items()
            )
        return self.judged

    def of_some(self, blocks: Sequence[Block], pool: CardPool) -> Judged:
        """Where only some sets are listed with their cards, the others are whole."""
        for block in blocks:
            if block.entry is None or not block.copies:
                continue
            if _is_meant_whole(block):
                self._take_each(block)
            else:
                self._take_but_strangers(block)
        for block in blocks:
            for index, card in block.cards:
                if index not in self.judged.lines:
                    self.judged.lines[index] = _alone(card, block.entry, pool)
        return self._with_listed()

    def _take_but_strangers(self, block: Block) -> None:
        strangers = _strangers(block)
        out = _by_title(strangers)
        for card in block.entry.command_cards if block.entry else ():
            replaced = min(out[fold(card.title)], block.copies)
            out[fold(card.title)] -= replaced
            self._note(card, self.slots.take(card, block.copies - replaced))
        for index, mention in strangers:
            self._stray(index, mention, mention.copies or 1)

    def _take_all(self, block: Block) -> None:
        for card in block.entry.command_cards if block.entry else ():
            self._note(card, self.slots.take(card, block.copies))

    def _names_each_once(self, block: Block) -> bool:
        expected = {fold(card.title) for card, _ in self.slots.cards}
        return not block.is_counted and _by_title(block.cards).keys() == expected

    def _take_everything(self, block: Block) -> None:
        for card, copies in self.slots.cards:
            self._note(card, self.slots.take(card, copies))
        for index, card_mention in block.cards:
            self.judged.lines[index] = CardVerdict(
                LineKind.REPAIRED if card_mention.repair else LineKind.UNDERSTOOD,
                card_mention.repair or said("a command card of the sets"),
            )

    def _take_each(self, block: Block) -> None:
        for index, card in block.cards:
            each = block.copies if block.entry and not block.is_counted else 1
            wanted = (1 if card.copies is None else card.copies) * each
            missed = wanted - self._take(card, block.entry, wanted)
            if missed:
                self._stray(index, card, missed)
            elif index not in self.judged.lines:
                message = card.repair or said("a command card of the sets")
                kind = LineKind.REPAIRED if card.repair else LineKind.UNDERSTOOD
                self.judged.lines[index] = CardVerdict(kind, message)

    def _take(self, card: CardMention, entry: ObjectiveSet | None, wanted: int) -> int:
        if card.card is not None:
            taken = self.slots.take(card.card, wanted)
            self._note(card.card, taken)
            return taken
        taken = 0
        for own in entry.command_cards if entry else ():
            if fold(own.title) == fold(card.title):
                took = self.slots.take(own, wanted - taken)
                self._note(own, took)
                taken += took
        for own, took in self.slots.fill(card.title, wanted - taken) if taken < wanted else ():
            self._note(own, took)
            taken += took
        return taken

    def _stray(self, index: int, card: CardMention, missed: int) -> None:
        self.astray = True
        known = card.card or self.slots.surplus(card.title)
        self.listed[(known.code, known.title) if known else (None, card.title)] += missed
        message = said(
            "{card} has no place in the sets of the deck; kept for the check", card=card.title
        )
        self.judged.lines[index] = CardVerdict(LineKind.UNDERSTOOD, message)

    def _note(self, card: Card, copies: int) -> None:
        if copies:
            self.listed[card.code, card.title] += copies


def _by_title(cards: Iterable[tuple[int, CardMention]]) -> Counter[str]:
    listed: Counter[str] = Counter()
    for _, card in cards:
        listed[fold(card.title)] += 1 if card.copies is None else card.copies
    return listed
