"""Sentences of the table: how games end, who decides, which cards are played without their text."""

from typing import Final

from swlcg_deck.engine.game import PHASE_NAMES, PHASES, SIDE_NAMES, Result
from swlcg_deck.gui.playtest.games.thinking import SECONDS, thinks_long
from swlcg_deck.language import mark, tr, tr_n
from swlcg_deck.playtest.seats import Seat
from swlcg_deck.playtest.table import Table

ENDINGS: Final = {
    "WIN-01": mark("Three objectives of the dark side are destroyed."),
    "WIN-03": mark("The Death Star dial has reached 12."),
    "WIN-08": mark("The Death Star dial has taken all the damage it can bear."),
    "REF-10": mark("The other side has no objective left to reveal."),
    "DRAW-05": mark("The other side has no card left to draw."),
}
_NAMED = 6


def phase_words(phase: str) -> str:
    """`conflict phase`, in the middle of a sentence."""
    return tr(PHASES[PHASE_NAMES.index(phase)])


def who_has_won(table: Table, result: Result) -> str:
    if table.has_person and result.winner == table.viewer:
        return tr("You have won.")
    if SIDE_NAMES[result.winner] == "dark":
        return tr("The dark side has won.")
    return tr("The light side has won.")


def why_won(result: Result) -> str:
    return tr(ENDINGS[result.rule]) if result.rule in ENDINGS else ""


def thinking_words(seat: Seat) -> tuple[str, str]:
    """Who decides, and how long that may take."""
    text = tr("{name} is thinking…", name=seat.name)
    if not thinks_long(seat):
        return text, ""
    why = tr("It looks ahead for up to {seconds} seconds a decision.", seconds=f"{SECONDS:g}")
    return text, why


def unwritten_link(count: int) -> str:
    """The quiet note at the table."""
    return tr_n("{n} card is played without its text", "{n} cards are played without text", count)


def unwritten_note(titles: list[str]) -> str:
    """What is to be known before a game."""
    if not titles:
        return tr("Every card of these decks is played with its text.")
    named = ", ".join(titles[:_NAMED])
    rest = len(titles) - _NAMED
    if rest > 0:
        named = tr_n("{named} and {n} more", "{named} and {n} more", rest, named=named)
    return tr_n(
        "{n} card is played without its text, or a part of it: {named}.",
        "{n} cards are played without their text, or a part of it: {named}.",
        len(titles),
        named=named,
    )
