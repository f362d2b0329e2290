"""Sets that a post names beside its deck: struck, taken out, quoted, or under `Sideboard`.

They are no part of the deck, and the report says so; nothing of them is dropped in silence.
"""

import re
from collections.abc import Iterable, Sequence

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.formats.pasting.markup import plain
from swlcg_deck.formats.pasting.meanings import Kind, Meaning
from swlcg_deck.formats.pasting.title_spans import spans_of
from swlcg_deck.formats.pasting.words import Section
from swlcg_deck.language import Said, said

_SIDE_LIST = re.compile(
    r"(?:my |the |our |a |some |first |last |close(?:st)? |possible |potential |other |optional )*"
    r"(?:side ?boards?|side ?decks?|sb|maybes?|maybe ?boards?|alternatives?|alternates?|options?"
    r"|(?:the )?cuts?|cut list|(?:the )?outs?|removed|removals|taken out|left out|not included"
    r"|swaps?|swap outs?|substitut(?:es?|ions?)|subs|replacements?|additions?"
    r"|changes?|changelog|change log|changes made|edits?|updates?|ins?|ins and outs|in and out"
    r"|considering|considered|considerations?|under consideration|honou?rable mentions?|bench"
    r"|wish ?list|(?:also )?tried|(?:did not|didnt) make (?:it|the cut)|not in the deck"
    r"|reserves?|spares?|left ?overs?|flex|missing|trades?|wants?|banned|ideas?|to buy|what changed"
    r"|alternativen?|ersatz|reserve|wechsel|tausch|rausgenommen|raus|gestrichen|vielleicht)"
    r"(?: (?:list|deck|sets?|objectives?|objective sets?|cards?|pods?|ideas?|choices|slots?"
    r"|for (?:the )?deck|to (?:make|consider|try|test)|from last (?:time|week|version))){0,2}"
)
_SPEAKS_OF_ONE = re.compile(
    r"\b(?:side ?boards?|maybes?|cuts?|swap(?:s|ped)?|alternat(?:es?|ives?)|replacements?"
    r"|substitut(?:es?|ions?)|replac(?:e|ed|ing)|optional|almost|removed|rejected|considered|considering|inclusions|additions"
    r"|extras?|bench(?:ed)?|runners? ups?|honou?rable|changes|left out|to (?:try|test|consider)"
    r"|(?:not|never) (?:used|included|in)|(?:do|did|does) ?(?:not|nt) (?:own|have|make|fit)"
    r"|(?:old|previous|former|earlier) (?:version|list|build|deck)|last (?:week|month|year)s?"
    r"|(?:other|also) (?:sets|good|possible|viable)|would (?:swap|cut|change|try|add)|i cut"
    r"|(?:took|taken) out|not sure|thinking (?:of|about)|opponents?|enemys?"
    r"|wrote|said|originally posted by|quote from)\b"
)
"""Where a short heading has such words, what stands below it is not the deck either."""
_MOST_WORDS, _MOST_BARE_WORDS = 10, 4
_NUMBERED = re.compile(r"[^\d\W]\W{0,3}\(\d{1,3}\)\W*$")
_NUMBERS = re.compile(r"\b\d{1,3}x?\b")
_LONGEST = 50
_TAKEN_OUT = re.compile(r"\s*[-−–]\d{1,2}(?:\s?[x×]|\s)\s*\S")
_PUT_IN = re.compile(r"\s*\+\d{1,2}(?:\s?[x×]|\s)\s*\S")
_DASHED = re.compile(r"\s*[-−–—]")
_LISTED = {Kind.SETS, Kind.KEPT, Kind.CARD, Kind.CARDLIKE, Kind.COUNT}
_ENDS = {Kind.NAME, Kind.AFFILIATION, Kind.SIDE, Kind.HEADING}


def is_side_list(text: str) -> bool:
    """`Sideboard`, `Close cuts (3)`, `Possible swaps:`: what stands below is not the deck."""
    if len(text) > _LONGEST:
        return False
    words = " ".join(_NUMBERS.sub(" ", fold(text)).split())
    return _SIDE_LIST.fullmatch(words) is not None


def _heads_side_list(meaning: Meaning, pool: CardPool) -> bool:
    text = meaning.line.text.rstrip(" :")
    if meaning.kind in {Kind.BLANK, Kind.AFFILIATION, Kind.KEPT}:
        return False
    if is_side_list(text):
        return True
    words = " ".join(_NUMBERS.sub(" ", fold(text)).split())
    is_bare = meaning.kind is Kind.PROSE or _is_numbered(meaning)
    most = _MOST_WORDS if meaning.kind is Kind.HEADING else _MOST_BARE_WORDS if is_bare else 0
    if len(words.split()) > most or not _SPEAKS_OF_ONE.search(words):
        return False
    # `cut Hoth Operations` speaks of that set, not of those below.
    is_of_a_set = any(span.set for span in spans_of(pool).within(text))
    return not is_of_a_set or meaning.line.text.endswith(":")


def with_side_lists_apart(meanings: Sequence[Meaning], pool: CardPool) -> list[Meaning]:
    """Every line that lists something beside the deck as one that does; the deck is never empty."""
    reasons = _of_sections(meanings, pool)
    for found in (_taken_out(meanings), _quoted(meanings), _struck(meanings, pool)):
        reasons |= found
    listed = {i for i, meaning in enumerate(meanings) if meaning.mentions or meaning.kept}
    struck = _struck(meanings, pool).keys()
    if listed and listed <= reasons.keys() - struck:
        reasons = {i: reason for i, reason in reasons.items() if i in struck}
    return [
        _apart(meaning, reasons[i]) if i in reasons else _as_heading(meaning, pool)
        for i, meaning in enumerate(meanings)
    ]


def _as_heading(meaning: Meaning, pool: CardPool) -> Meaning:
    """`Sideboard (5)` looks like a line of the list."""
    if _is_numbered(meaning) and _heads_side_list(meaning, pool):
        return Meaning(meaning.line, Kind.SECTION, section=Section())
    return meaning


def _is_numbered(meaning: Meaning) -> bool:
    return meaning.kind is Kind.CARDLIKE and _NUMBERED.search(meaning.line.text) is not None


def _apart(meaning: Meaning, reason: Said) -> Meaning:
    return Meaning(meaning.line, Kind.APART, reason, mentions=())


def _of_sections(meanings: Sequence[Meaning], pool: CardPool) -> dict[int, Said]:
    reasons: dict[int, Said] = {}
    heading = ""
    has_deck = False
    for index, meaning in enumerate(meanings):
        text = meaning.line.text
        label, colon, rest = text.partition(":")
        if colon and rest.strip() and is_side_list(label):
            reasons[index] = _under(label)
        elif _heads_side_list(meaning, pool):
            follows = has_deck or _deck_follows(meanings[index:], pool)
            heading = text.rstrip(" :") if follows else ""
        elif heading and _ends_side_list(meaning):
            heading = ""
        elif heading and meaning.kind in _LISTED:
            reasons[index] = _under(heading)
        has_deck = has_deck or (bool(meaning.mentions) and index not in reasons)
    return reasons


def _under(heading: str) -> Said:
    return said("it stands under “{heading}”, not in the deck", heading=heading)


def _ends_side_list(meaning: Meaning) -> bool:
    opens_list = meaning.section is not None and meaning.section.lists_commands is not None
    return meaning.kind in _ENDS or opens_list


def _deck_follows(meanings: Iterable[Meaning], pool: CardPool) -> bool:
    """Whether a heading ends the side list at the top of a post, with sets below it."""
    is_over = False
    for meaning in meanings:
        is_over = is_over or (_ends_side_list(meaning) and not _heads_side_list(meaning, pool))
        if is_over and meaning.mentions:
            return True
    return False


def _taken_out(meanings: Sequence[Meaning]) -> dict[int, Said]:
    """`-2x Title` in a list whose other lines have no dash in front."""
    sets = [i for i, meaning in enumerate(meanings) if meaning.mentions]
    out = [i for i in sets if _TAKEN_OUT.match(meanings[i].line.raw)]
    others = [i for i in sets if not _DASHED.match(meanings[i].line.raw)]
    if not out or len(out) >= len(others):
        return {}
    reasons = dict.fromkeys(out, said("the minus takes it out; it is not in the deck"))
    put_in = [i for i in sets if _PUT_IN.match(meanings[i].line.raw)]
    if len(put_in) < len(others):
        added = said("it stands among changes to the deck, so it is not counted")
        reasons |= dict.fromkeys(put_in, added)
    return reasons


def _quoted(meanings: Sequence[Meaning]) -> dict[int, Said]:
    """Lines of somebody else's post, where the post has sets of its own."""
    quoted = [i for i, m in enumerate(meanings) if m.line.is_quoted and m.kind in _LISTED]
    own = any(meaning.mentions and not meaning.line.is_quoted for meaning in meanings)
    return dict.fromkeys(quoted, said("it is quoted from another post")) if own else {}


def _struck(meanings: Sequence[Meaning], pool: CardPool) -> dict[int, Said]:
    """Lines that are struck out, or of which no more is left than a remark."""
    struck = []
    for index, meaning in enumerate(meanings):
        line = meaning.line
        is_counted = any(mention.is_counted for mention in meaning.mentions)
        if line.struck and (
            line.is_struck or (not is_counted and spans_of(pool).within(plain(line.struck)))
        ):
            struck.append(index)
    return dict.fromkeys(struck, said("it is struck out"))
