"""Cards and sets as people read them: rows of a table, and a whole card."""

from collections.abc import Sequence

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.words.description import card_lines, restriction_sentences, set_remarks
from swlcg_deck.cards.words.wording import BOLD_WORD, PARTLY_WRITTEN, UNKNOWN_X, UNWRITTEN
from swlcg_deck.cli.pool import own_text
from swlcg_deck.cli.terminal import Terminal


def print_sets(sets: Sequence[ObjectiveSet], pool: CardPool, terminal: Terminal) -> None:
    headings = ("Set", "Title", "Side", "Affiliation", "Res.", "Cap.", "Product", "Remarks")
    rows = [
        (
            str(entry.number),
            entry.title,
            entry.side.value,
            entry.affiliation.value,
            str(entry.objective.resources),
            str(entry.objective.damage_capacity),
            entry.product,
            ", ".join(set_remarks(entry, pool)),
        )
        for entry in sets
    ]
    terminal.table(headings, rows, right=frozenset({0, 4, 5}))


def print_cards(cards: Sequence[Card], terminal: Terminal) -> None:
    headings = (
        *("Card", "Title", "Type", "Affiliation", "Cost", "Force", "Cap.", "Res."),
        *("Unit", "Blast", "Tactics", "Traits"),
    )
    rows = [
        (
            card.code,
            card.title,
            card.type.value,
            card.affiliation.value,
            *(_number(getattr(card, fact)) for fact in _NUMBERS),
            *(_icons(card, icon) for icon in ("unit_damage", "blast_damage", "tactics")),
            ", ".join(card.traits),
        )
        for card in cards
    ]
    terminal.table(headings, rows, right=frozenset({4, 5, 6, 7}))
    if terminal.is_terminal and any(card.icons for card in cards):
        terminal.line(terminal.paint("Combat icons in brackets need the edge.", "dim"))


_NUMBERS = ("cost", "force_icons", "damage_capacity", "resources")


def _number(value: int | str | None) -> str:
    return "" if value is None else str(value)


def _icons(card: Card, icon: str) -> str:
    if card.icons is None or card.edge_icons is None:
        return ""
    normal, edge = getattr(card.icons, icon), getattr(card.edge_icons, icon)
    return " ".join(([str(normal)] if normal else []) + ([f"({edge})"] if edge else []))


def print_set(
    entry: ObjectiveSet, pool: CardPool, terminal: Terminal, *, remind: bool = False
) -> None:
    """A set with its six cards."""
    remarks = "".join(f", {remark}" for remark in set_remarks(entry, pool))
    terminal.line(terminal.paint(f"{entry.number}  {entry.title}", "bold"))
    terminal.line(
        f"{entry.side.value} side, {entry.affiliation.value}, {entry.product}"
        f" ({pool.cycle_of(entry.product)}){remarks}"
    )
    for sentence in restriction_sentences(entry, pool):
        terminal.line(sentence)
    for card in entry.cards:
        terminal.line()
        print_card(card, pool, terminal, remind=remind)


def print_card(card: Card, pool: CardPool, terminal: Terminal, *, remind: bool = False) -> None:
    """One card in full: every fact in words."""
    terminal.line(terminal.paint(f"{card.code}  {card.title}", "bold"))
    printed = own_text()(card)
    for line in card_lines(card, pool, remind=remind, printed=printed):
        is_aside = line in (UNWRITTEN, PARTLY_WRITTEN, UNKNOWN_X) or line.startswith("Note: ")
        if is_aside:
            terminal.line(terminal.paint(f"     {line}", "dim"))
        elif bold := BOLD_WORD.match(line):
            rest = line.removeprefix(bold[0])
            terminal.line(f"     {terminal.paint(bold[0], 'bold')}{rest}")
        else:
            terminal.line(f"     {line}")
