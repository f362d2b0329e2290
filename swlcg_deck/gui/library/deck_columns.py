"""The columns of the table of decks."""

from collections.abc import Callable

from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.tables.column import Column
from swlcg_deck.gui.verdict.standings import Standing
from swlcg_deck.gui.widgets.row_painting import CENTRE, RIGHT
from swlcg_deck.language import mark, tr

Judged = Callable[[DeckFacts], Standing | None]
_VERDICTS = (mark("Legal"), mark("Casual only"), mark("Can’t tell"), mark("Illegal"))


def deck_columns(judged: Judged) -> tuple[Column[DeckFacts], ...]:
    """`judged` tells the verdict of a deck, or nothing where it is still to come."""

    def word(deck: DeckFacts) -> str:
        if deck.entry.deck is None:
            return tr("Unreadable")
        standing = judged(deck)
        return tr(standing.look.word) if standing else ""

    def rank(deck: DeckFacts) -> int:
        standing = judged(deck)
        return _VERDICTS.index(standing.look.word) if standing else len(_VERDICTS)

    def reasons(deck: DeckFacts) -> str:
        standing = judged(deck)
        words = map(tr, (standing.look.word, *standing.reasons)) if standing else ()
        return "\n".join(words) or _whole(deck)

    def sentence(deck: DeckFacts) -> str:
        return f"{deck.sentence} {word(deck)}.".strip()

    return (
        Column("verdict", mark("Verdict"), 124, word, key=rank, tip=reasons),
        Column(
            *("deck", mark("Deck"), 190, lambda deck: deck.name),
            spoken=sentence,
            tip=_whole,
            least=80,
            stretch=1,
        ),
        Column(
            *(
                "sets",
                mark("Sets"),
                56,
                lambda deck: str(deck.entry.sets) if deck.entry.deck else "",
            ),
            key=lambda deck: deck.entry.sets,
            tip=_whole,
            align=CENTRE,
            gives_way=2,
            descending_first=True,
        ),
        Column(
            *("tags", mark("Tags"), 152, lambda deck: ", ".join(deck.entry.tags)),
            key=lambda deck: [tag.casefold() for tag in deck.entry.tags] or None,
            tip=lambda deck: ", ".join(deck.entry.tags) or _whole(deck),
            gives_way=3,
        ),
        Column(
            *("changed", mark("Changed"), 108, lambda deck: deck.changed),
            key=lambda deck: deck.entry.modified,
            tip=lambda deck: f"{deck.entry.modified.astimezone():%Y-%m-%d %H:%M}",
            align=RIGHT,
            gives_way=1,
            descending_first=True,
        ),
    )


def _whole(deck: DeckFacts) -> str:
    """What tells this deck from every other."""
    return f"{deck.name}\n{deck.second_line}\n{deck.entry.path}"
