"""The sets of a deck file: which set of the pool each entry means, and how many copies of it."""

from dataclasses import dataclass, field

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.decks.deck import MAX_COPIES, MAX_LINE, MAX_NOTE, DeckSet, ListedCard
from swlcg_deck.decks.remarks import DeckFileError, Remark, RemarkKind
from swlcg_deck.decks.values import ValueReader
from swlcg_deck.files.strict_yaml import Path, Tree
from swlcg_deck.language import said

MAX_ENTRIES = 1_000
_KEYS = ("set", "title", "copies", "note")


@dataclass(frozen=True)
class Meaning:
    """What a number and a title together name."""

    number: int | None
    title: str
    kind: RemarkKind = RemarkKind.UNDERSTOOD
    message: str = ""
    choices: tuple[ObjectiveSet, ...] = ()


def meaning_of(pool: CardPool, title: str, number: int | None) -> Meaning:
    """Title or number alone is enough; where they name two sets, neither is taken."""
    by_number = pool.set(number) if number is not None else None
    by_title = pool.set_titled(title)
    if by_number and by_title and by_number is not by_title:
        label = f"{by_title.title} ({number})"
        message = said(
            "{title} is set {number}, and set {other} is {other_title}; choose one of them",
            title=by_title.title,
            number=by_title.number,
            other=number,
            other_title=by_number.title,
        )
        return Meaning(None, label, RemarkKind.AMBIGUOUS, message, (by_title, by_number))
    found = by_number or by_title
    if found is None:
        label = title or f"Set {number}"
        message = said("{set} is not in the card pool; it is kept as it stands", set=label)
        return Meaning(number, label, RemarkKind.NOT_UNDERSTOOD, message)
    wrong = ""
    if title and by_title is None:
        wrong = said(
            "there is no set called {wrong}; read as set {number}, {title}",
            wrong=title,
            number=found.number,
            title=found.title,
        )
    if number is not None and by_number is None:
        wrong = said(
            "there is no set {wrong}; read as {title}, which is set {number}",
            wrong=number,
            title=found.title,
            number=found.number,
        )
    kind = RemarkKind.REPAIRED if wrong else RemarkKind.UNDERSTOOD
    return Meaning(found.number, found.title, kind, wrong)


@dataclass
class SetEntries:
    """Reads the list of sets; every entry gets a remark."""

    pool: CardPool
    values: ValueReader
    _found: dict[int | str, DeckSet] = field(default_factory=dict)

    def read(self, value: Tree) -> tuple[DeckSet, ...]:
        for place, item in enumerate(self.items(value, "sets")):
            path: Path = ("sets", place)
            entry = self._entry(item, path)
            if entry is not None:
                self._add(entry, path)
        return tuple(self._found.values())

    def items(self, value: Tree, key: str) -> list[Tree]:
        """The entries of a list that may be missing; too many are no deck."""
        if value is None:
            return []
        if not isinstance(value, list):
            self.values.reject(
                (key,), value, said("a list is needed here, one line for each entry")
            )
            return []
        if len(value) > MAX_ENTRIES:
            raise DeckFileError(
                said(
                    "{key}: the file lists {count} entries; a deck has at most {most}",
                    key=key,
                    count=len(value),
                    most=MAX_ENTRIES,
                )
            )
        return value

    def _entry(self, item: Tree, path: Path) -> DeckSet | None:
        if isinstance(item, str):
            item = {"title": item}
        elif isinstance(item, int) and not isinstance(item, bool):
            item = {"set": item}
        if not isinstance(item, dict):
            self.values.reject(path, item, said("a set needs its number or its title"))
            return None
        title = self.values.text(item, "title", path, MAX_LINE)
        number = self._number(item, path)
        if isinstance(number, str):
            title, number = f"{title or 'Set'} ({number})"[:MAX_LINE], None
        if not title.strip() and number is None:
            self.values.reject(path, item, said("a set needs its number or its title"))
            return None
        meaning = meaning_of(self.pool, title, number)
        copies = self.values.copies(item, path, meaning.title)
        if copies == 0:
            return None
        entry = DeckSet(
            number=meaning.number,
            title=meaning.title,
            copies=copies,
            note=self.values.text(item, "note", path, MAX_NOTE),
            extra=self.values.unknown(item, _KEYS, path),
        )
        self._say(meaning, entry, path)
        return entry

    def _say(self, meaning: Meaning, entry: DeckSet, path: Path) -> None:
        remark = Remark(
            meaning.kind, path, entry.label, meaning.message, meaning.choices, entry.copies
        )
        self.values.remarks.append(remark)

    def _number(self, item: dict[str, Tree], path: Path) -> int | str | None:
        """A set number, or the text in its place (fan-made sets have letters)."""
        value = item.get("set")
        if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
            return int(value)
        if value is None or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        return self.values.text(item, "set", path, MAX_LINE) or None

    def _add(self, entry: DeckSet, path: Path) -> None:
        """Put a set into the deck, together with an entry that already has it."""
        before = self._found.get(entry.key)
        if before is None:
            self._found[entry.key] = entry
            return
        notes = [note for note in dict.fromkeys((before.note, entry.note)) if note]
        self._found[entry.key] = DeckSet(
            number=before.number,
            title=before.title,
            copies=min(before.copies + entry.copies, MAX_COPIES),
            note="\n".join(notes)[:MAX_NOTE],
            extra={**entry.extra, **before.extra},
        )
        message = said("{set} is listed more than once; the copies are added up", set=entry.title)
        self.values.remarks.append(
            Remark(RemarkKind.REPAIRED, path, entry.label, message, copies=entry.copies)
        )

    def listed_cards(self, value: Tree) -> tuple[ListedCard, ...]:
        """Single cards of an imported list."""
        cards = []
        for place, item in enumerate(self.items(value, "listed_cards")):
            path: Path = ("listed_cards", place)
            if not isinstance(item, dict) or item.get("title") is None:
                self.values.reject(path, item, said("a listed card needs its title"))
                continue
            title = self.values.text(item, "title", path, MAX_LINE)
            given = item.get("code") is not None
            code = self.values.text(item, "code", path, MAX_LINE) if given else None
            copies = self.values.copies(item, path, title)
            if copies:
                cards.append(ListedCard(code=code, title=title, copies=copies))
        return tuple(cards)
