"""A deck as one short line to paste into a chat: `SW1-` and some letters and digits.

The line holds the affiliation card (by its card number) and the sets with their copies, in their
order, and nothing else. It is written in Crockford's base 32, which has neither I, L, O nor U and
does not mind small letters, so that it survives being read aloud, typed, and used in a web address.

Bits: 14 for the number of the affiliation card (0: none); then for each set 10 for its number, and
its copies (`0` one, `10` two, else `11` and 7 bits); then zeros up to a whole character, and one
more character where the length would be odd; then 15 for a check sum. A check sum of 15 bits sees
every mistake within three characters in a row, so any wrong character and any two that changed
places. One character missing or doubled makes the length odd.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.words.word_lists import commas
from swlcg_deck.decks.deck import MAX_COPIES, UNTITLED, Deck, DeckSet, new_deck
from swlcg_deck.formats.card_lists import MAX_LINES
from swlcg_deck.formats.card_writing import single_cards
from swlcg_deck.formats.counting import add_copies
from swlcg_deck.formats.reading import FormatError, LineKind, Reading, ReportLine
from swlcg_deck.language import said, words_of

PREFIX = "SW1-"
MAX_CHARACTERS = 4_000
_MAX_CODES = 100
_MAX_PIECES = 50
_MAX_OTHER_LINES = 3
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES = {char: value for value, char in enumerate(_ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_POLYNOMIAL = 0x4599  # CRC-15/CAN: six bits of distance over the length of a usual deck
_CHECK_BITS = 15
_AFFILIATION_BITS = 14
_SET = re.compile(r"([01]{10})(0|10|11[01]{7})")
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
_CODE = re.compile(
    r"(?<![0-9A-Z])SW([0-9]{1,3})-([0-9A-Z]+(?:[ \t]*\n[ \t]*(?!SW[0-9]{1,3}-)[0-9A-Z]+)*)",
    re.ASCII | re.IGNORECASE,
)
"""A code may go on in the next line: chats break long words."""


def detect(text: str) -> bool:
    """Whether the text is a code with a few words around it; a longer text is a list of sets."""
    pieces = sum(len(code.pieces) for code in _codes(text[:100_000]))
    written = sum(1 for line in text.split("\n", 1_000) if line.strip())
    return pieces > 0 and written <= pieces + _MAX_OTHER_LINES


def read(text: str, pool: CardPool) -> Reading:
    """The decks of all codes in a text; or a FormatError if none of them can be read."""
    if text.count("\n") >= MAX_LINES:
        raise FormatError(
            said("the text has more than {most:,} lines; a deck code is one line", most=MAX_LINES)
        )
    lines = text.split("\n")
    decks: list[Deck] = []
    report: dict[int, list[ReportLine]] = {}
    faults: list[FormatError] = []
    codes = list(islice(_codes(text), _MAX_CODES + 1))
    if len(codes) > _MAX_CODES:
        raise FormatError(
            said("the text has more than {most} deck codes; read fewer at a time", most=_MAX_CODES)
        )
    for code in codes:
        about, used = report.setdefault(code.line, []), 1
        try:
            bits, used = code.bits()
            deck, remark = _deck_of(bits, pool)
        except FormatError as fault:
            faults.append(fault)
            about.append(
                ReportLine(code.line, code.shown, LineKind.NOT_UNDERSTOOD, words_of(fault))
            )
            continue
        kind = LineKind.REPAIRED if remark else LineKind.UNDERSTOOD
        about.append(ReportLine(code.line, code.shown, kind, remark, deck=len(decks)))
        for further in range(code.line + 1, code.line + used):
            more = ReportLine(further, lines[further - 1], kind, said("goes on"), deck=len(decks))
            report.setdefault(further, []).append(more)
        decks.append(deck)
    if not decks:
        none = FormatError(
            said("the text contains no deck code; a code starts with {prefix}", prefix=PREFIX)
        )
        raise next(iter(faults), none)
    for number, line in enumerate(lines, start=1):
        report.setdefault(number, [ReportLine(number, line[:200], LineKind.IGNORED)])
    return Reading(tuple(decks), tuple(r for number in sorted(report) for r in report[number]))


def write(deck: Deck, pool: CardPool) -> str:
    """The code, or a FormatError that names what the card pool does not have."""
    cards = single_cards(deck.model_copy(update={"listed_cards": ()}), pool)
    bits = f"{cards.affiliation.number if cards.affiliation else 0:0{_AFFILIATION_BITS}b}"
    for objective, copies in cards.objectives:
        bits += f"{objective.set:010b}{_copies_bits(min(copies, MAX_COPIES))}"
    bits += "0" * (-len(bits) % 5)
    if len(bits) // 5 % 2 == 0:
        bits += "0" * 5
    bits += f"{_check_sum(bits):0{_CHECK_BITS}b}"
    return PREFIX + "".join(_ALPHABET[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))


def _copies_bits(copies: int) -> str:
    return {1: "0", 2: "10"}.get(copies, f"11{copies:07b}")


def _check_sum(bits: str) -> int:
    register = (1 << _CHECK_BITS) - 1
    for bit in bits:
        carry = (register >> (_CHECK_BITS - 1)) ^ (bit == "1")
        register = (register << 1) & ((1 << _CHECK_BITS) - 1)
        if carry:
            register ^= _POLYNOMIAL
    return register


@dataclass(frozen=True)
class _Code:
    """What looks like a code: a piece for each line, of which the last ones may be other words."""

    line: int
    version: str
    pieces: tuple[str, ...]

    @property
    def shown(self) -> str:
        return f"SW{self.version}-{self.pieces[0]}"[:200]

    def bits(self) -> tuple[str, int]:
        """Its content without the check sum, and in how many lines it stands."""
        if f"SW{self.version}-" != PREFIX:
            raise FormatError(
                said(
                    "the code SW{version}- is of another version of SWLCG Deck; this one "
                    "reads codes that start with {prefix}",
                    version=self.version,
                    prefix=PREFIX,
                )
            )
        for used in range(1, min(len(self.pieces), _MAX_PIECES) + 1):
            characters = "".join(self.pieces[:used]).upper()
            if len(characters) > MAX_CHARACTERS:
                break
            if len(characters) % 2 == 0 and all(char in _VALUES for char in characters):
                bits = "".join(f"{_VALUES[char]:05b}" for char in characters)
                content, check = bits[:-_CHECK_BITS], bits[-_CHECK_BITS:]
                if len(content) >= _AFFILIATION_BITS and _check_sum(content) == int(check, 2):
                    return content, used
        raise FormatError(
            said(
                "line {line}: the code {code} has a mistake (a character is wrong, missing "
                "or too many); copy it once more",
                line=self.line,
                code=self.shown[:60],
            )
        )


def _codes(text: str) -> Iterator[_Code]:
    text = _INVISIBLE.sub("", text)
    line = 1
    end = 0
    for found in _CODE.finditer(text):
        line += text.count("\n", end, found.start())
        end = found.start()
        yield _Code(line, found.group(1), tuple(found.group(2).split()))


def _deck_of(bits: str, pool: CardPool) -> tuple[Deck, str]:
    """The deck of a sound code, and a remark on what this card pool does not have."""
    number = int(bits[:_AFFILIATION_BITS], 2)
    card = next((card for card in pool.affiliation_cards if card.number == number), None)
    unknown = []
    if number and card is None:
        unknown.append(said("affiliation card {number}", number=number))
    sets: dict[int | str, DeckSet] = {}
    for set_number, copies in _sets_of(bits[_AFFILIATION_BITS:]):
        known = pool.set(set_number)
        if known is None:
            unknown.append(said("set {number}", number=set_number))
        title = known.title if known else f"Set {set_number}"
        add_copies(sets, DeckSet(number=set_number, title=title), copies)
    deck = new_deck(UNTITLED, card.title if card else None)
    remark = said("not in the card pool: {cards}", cards=commas(unknown)) if unknown else ""
    return Deck.model_validate({**dict(deck), "sets": tuple(sets.values())}), remark


def _sets_of(bits: str) -> Iterator[tuple[int, int]]:
    at = 0
    while (found := _SET.match(bits, at)) and "1" in found[1]:
        copies = {"0": 1, "10": 2}.get(found[2]) or int(found[2][2:], 2)
        if not 1 <= copies <= MAX_COPIES:
            break
        yield int(found[1], 2), copies
        at = found.end()
    if "1" in bits[at:]:
        raise FormatError(said("the code has no mistake but makes no sense; ask for a new one"))
