"""What a judge types or pastes at the table, understood: numbers, counts, titles, whole sets."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import commas, either
from swlcg_deck.language import Said, said
from swlcg_deck.legality.deck_check import Slot

MAX_COPIES = 99
MAX_TEXT = 50_000
_TIMES = r"\s*[x×*]\s*"
_CODE = re.compile(
    rf"(?<![\w-])(?:(?P<before>\d{{1,2}}){_TIMES})?"
    r"(?P<set>\d{1,3})\s?[-–/.]\s?(?P<position>\d)(?:\s?(?:/|of)\s?6)?(?=[x×*]\s*\d|[^\w-]|$)"
    rf"(?:{_TIMES}(?P<after>\d{{1,2}})(?!\w))?",
    re.IGNORECASE,
)
"""`112-2`, `112-2 x2`, `2x 112-2`, `112-2/6`, `112 - 2 of 6`, `112.2`."""
_PAIR = re.compile(r"(?P<before>)(?P<set>\d{1,3})\s+(?P<position>[1-6])(?P<after>)")
_SET = re.compile(
    rf"(?:(?P<before>\d{{1,2}}){_TIMES})?(?:set\s+|#)?(?P<set>\d{{1,3}})"
    rf"(?:{_TIMES}(?P<after>\d{{1,2}}))?",
    re.IGNORECASE,
)
_TITLE = re.compile(
    rf"(?:(?P<before>\d{{1,2}}){_TIMES}|(?P<plain>\d{{1,2}})\s+)?(?P<title>.+?)"
    r"(?:\s+[x×*]\s?(?P<after>\d{1,2}))?(?:\s*[(\[](?:set\s+|#)?(?P<set>\d{1,3})[)\]])?",
    re.IGNORECASE,
)
"""`Yoda`, `2x Yoda`, `2 Yoda`, `Yoda x2`, `Yoda (112)`."""
_BULLETS = " \t,;.:-–|•*#=_"
_ORNAMENTS = f"{_BULLETS}()[]"


@dataclass(frozen=True)
class Named:
    """A card that was named, and what has to be said about it."""

    card: Card
    copies: int = 1
    remark: str = ""


@dataclass(frozen=True)
class Misread:
    """Words that name no card, or too many; a sentence says why."""

    text: str
    reason: str


@dataclass(frozen=True)
class TableReading:
    named: tuple[Named, ...]
    misread: tuple[Misread, ...]


def read_table(text: str, pool: CardPool, slots: Sequence[Slot]) -> TableReading:
    """Every card that a text names; nothing of it is dropped in silence.

    The slots are those of the deck: a title alone is taken for a printing that it still lacks.
    """
    if len(text) > MAX_TEXT:
        too_long = said("the text has more than {most:,} characters; it is not read", most=MAX_TEXT)
        return TableReading((), (Misread(text[:60], too_long),))
    reader = _Reader(pool, slots)
    read = [one for line in text.splitlines() for one in reader.line(line.strip())]
    return TableReading(
        tuple(one for one in read if isinstance(one, Named)),
        tuple(one for one in read if isinstance(one, Misread)),
    )


class _Reader:
    def __init__(self, pool: CardPool, slots: Sequence[Slot]) -> None:
        self._pool = pool
        self._slots = slots
        self._lacks = {slot.card.code: slot.missing for slot in slots}

    def line(self, line: str) -> Iterator[Named | Misread]:
        """One card, several numbers behind one another, or several parts between commas."""
        if not line.strip(_ORNAMENTS):
            return
        codes = [*_CODE.finditer(line)] if not self._pool.cards_titled(line) else []
        if codes:
            yield from self._codes(line, codes)
            return
        whole = self._part(line)
        parts = [part for part in re.split(r"[,;]", line) if part.strip(_ORNAMENTS)]
        if any(isinstance(one, Misread) for one in whole) and len(parts) > 1:
            whole = [one for part in parts for one in self._part(part.strip())]
        yield from whole

    def _codes(self, line: str, codes: list[re.Match[str]]) -> Iterator[Named | Misread]:
        """Cards by their numbers; words beside a number must be the title of the card."""
        edges = [0, *(edge for code in codes for edge in code.span()), len(line)]
        beside = [line[a:b].strip(_ORNAMENTS) for a, b in zip(edges[::2], edges[1::2], strict=True)]
        titles = [found for text in beside if text and (found := _TITLE.fullmatch(text))]
        if len(codes) == 1:
            yield self._one_code(line, codes[0], titles)
            return
        read = [self._one_code(code[0].strip(), code, []) for code in codes]
        yield from read
        cards = [one.card for one in read if isinstance(one, Named)]
        for found in titles:
            if not any(_is_titled(card, found) for card in cards):
                yield Misread(found[0], said("this is the title of no card beside it"))

    def _one_code(
        self, text: str, code: re.Match[str], titles: list[re.Match[str]]
    ) -> Named | Misread:
        card = self._pool.card(int(code["set"]), int(code["position"]))
        if card is None:
            return Misread(text, _no_such_card(code, self._pool))
        copies = _count(code)
        for found in titles:
            if len(found[0]) <= 2 and found[0].isdecimal():
                copies = max(copies, int(found[0]))
            elif _is_titled(card, found):
                copies = max(copies, _count(found))
            else:
                return Misread(text, _not_titled(card, found["title"]))
        return self._seen(card, copies)

    def _part(self, part: str) -> list[Named | Misread]:
        """A pair of numbers, a set by its number, or a title."""
        pair, whole = _PAIR.fullmatch(part), _SET.fullmatch(part)
        if pair is not None and self._pool.card(int(pair["set"]), int(pair["position"])):
            return [*self._codes(part, [pair])]
        if whole is not None and not self._pool.cards_titled(part):
            known = self._pool.set(int(whole["set"]))
            if known is None:
                return [Misread(part, _no_set(int(whole["set"])))]
            remark = said("all six cards of {set}", set=known.title)
            return [self._seen(card, _count(whole), remark) for card in known.cards]
        return self._titled(part)

    def _titled(self, part: str) -> list[Named | Misread]:
        found = _TITLE.fullmatch(part.strip(_BULLETS))
        cards, copies = self._pool.cards_titled(part), 1
        remark: str = ""
        if found and not cards:
            cards, copies = self._pool.cards_titled(found["title"]), _count(found)
            if not cards:
                titles = self._near(found["title"])
                if len(titles) != 1:
                    return [Misread(part, _which(titles))]
                cards = self._pool.cards_titled(titles[0])
                remark = said("read as {title}", title=titles[0])
            if found["set"]:
                cards = tuple(card for card in cards if card.set == int(found["set"]))
                if not cards:
                    reason = said("set {set} has no card of this title", set=found["set"])
                    return [Misread(part, reason)]
        return [*self._placed(cards, copies, remark)] if cards else [Misread(part, _which([]))]

    def _near(self, title: str) -> list[str]:
        """Titles of the deck that begin with the words, or else have them in the middle."""
        wanted = fold(title)
        titles = {fold(slot.card.title): slot.card.title for slot in self._slots}
        begin = [title for folded, title in titles.items() if wanted and folded.startswith(wanted)]
        return begin or [t for folded, t in titles.items() if wanted and f" {wanted}" in folded]

    def _placed(self, cards: Sequence[Card], copies: int, remark: str) -> Iterator[Named]:
        """Printings that the deck still lacks, then any that it has, else the first of all."""
        codes = {card.code for card in cards}
        own = [slot.card for slot in self._slots if slot.card.code in codes]
        homes = {card.set for card in cards}
        for card in own:
            here = min(copies, self._lacks[card.code])
            if here:
                copies -= here
                doubt = _taken_as(card) if len(homes) > 1 else ""
                yield self._seen(card, here, commas(part for part in (remark, doubt) if part))
        if copies:
            yield self._seen((own or [*cards])[0], copies, remark)

    def _seen(self, card: Card, copies: int, remark: str = "") -> Named:
        copies = min(max(copies, 1), MAX_COPIES)
        self._lacks[card.code] = max(0, self._lacks.get(card.code, 0) - copies)
        return Named(card, copies, remark)


def _count(found: re.Match[str]) -> int:
    groups = found.groupdict()
    counts = [groups[name] for name in ("before", "after", "plain") if groups.get(name)]
    return max([1, *map(int, counts)])


def _is_titled(card: Card, found: re.Match[str]) -> bool:
    wanted = {fold(found["title"]), fold(found[0])}
    return any(fold(title) in wanted for title in (card.title, *card.aliases))


def _no_such_card(code: re.Match[str], pool: CardPool) -> Said:
    number = int(code["set"])
    return _no_set(number) if pool.set(number) is None else said("a set has cards 1 to 6")


def _no_set(number: int) -> Said:
    return said("there is no set {number}", number=number)


def _not_titled(card: Card, title: str) -> Said:
    return said("{code} is {card}, not {title}", code=card.code, card=card.title, title=title)


def _taken_as(card: Card) -> Said:
    return said("taken as {code}; look at its number", code=card.code)


def _which(titles: Sequence[str]) -> Said:
    if not titles:
        return said("no card has this number or title")
    if len(titles) > 4:
        return said("could be {titles} or others", titles=either(titles[:4]))
    return said("could be {titles}", titles=either(titles))
