"""Cards and sets as people read them: rows of a table, and a whole card."""

from collections.abc import Sequence

from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.wording import UNWRITTEN, is_text_complete, rules_text
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


def set_remarks(entry: ObjectiveSet, pool: CardPool) -> list[str]:
    """What a deck builder has to know of a set beyond its cards."""
    remarks = []
    if pool.is_limit_one(entry):
        by = pool.limiting_erratum(entry)
        remarks.append(f"limit 1 ({by.id})" if by else "limit 1")
    if entry.affiliation_only:
        remarks.append(f"{entry.affiliation.value} only")
    remarks += [f"restricted {group.id}" for group in pool.groups_of(entry.objective)]
    if any(pool.errata_of(card) for card in entry.cards):
        remarks.append("errata")
    return remarks


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


def print_set(entry: ObjectiveSet, pool: CardPool, terminal: Terminal) -> None:
    """A set with its six cards."""
    remarks = "".join(f", {remark}" for remark in set_remarks(entry, pool))
    terminal.line(terminal.paint(f"{entry.number}  {entry.title}", "bold"))
    terminal.line(
        f"{entry.side.value} side, {entry.affiliation.value}, {entry.product}"
        f" ({pool.cycle_of(entry.product)}){remarks}"
    )
    for group in pool.groups_of(entry.objective):
        members = [f"{m.title} ({m.number})" for m in group.sets if m.number != entry.number]
        members += [f"the affiliation card {card.title}" for card in group.affiliation_cards]
        terminal.line(f"Not in one tournament deck with {' or '.join(members)} ({group.id}).")
    for card in entry.cards:
        terminal.line()
        print_card(card, pool, terminal)


def print_card(card: Card, pool: CardPool, terminal: Terminal) -> None:
    """One card in full: every fact in words."""
    mark = "unique " if card.unique else ""
    terminal.line(terminal.paint(f"{card.code}  {card.title}", "bold"))
    terminal.line(f"     {mark}{card.type.value}, {card.affiliation.value}, card {card.number}")
    for line in (*_facts(card), *rules_text(card, pool).splitlines()):
        terminal.line(f"     {line}")
    if not is_text_complete(card):
        terminal.line(terminal.paint(f"     {UNWRITTEN}", "dim"))
    for erratum in pool.errata_of(card):
        version = f", FAQ {erratum.version}" if erratum.version else ""
        terminal.line(f"     Erratum ({erratum.id}{version}): {erratum.change}")
    if card.note:
        terminal.line(terminal.paint(f"     Note: {card.note}.", "dim"))


def _facts(card: Card) -> list[str]:
    named = (
        ("cost", card.cost),
        ("Force icons", card.force_icons),
        ("damage capacity", card.damage_capacity),
        ("resources", card.resources),
        ("priority", card.priority),
    )
    numbers = ", ".join(f"{name} {value}" for name, value in named if value is not None)
    lines = [f"{numbers[0].upper()}{numbers[1:]}" if numbers else ""]
    if card.icons and card.edge_icons:
        lines.append(f"Combat icons: {combat_icons(card)}")
    if card.traits and not isinstance(card, AffiliationCard):
        lines.append(f"Traits: {', '.join(card.traits)}")
    return [line for line in lines if line]


def combat_icons(card: Card) -> str:
    """`2 unit damage, 1 blast damage; with the edge 1 blast damage`."""
    normal, edge = (
        ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in icons if n)
        for icons in (card.icons or (), card.edge_icons or ())
    )
    parts = [part for part in (normal, f"with the edge {edge}" if edge else "") if part]
    return "; ".join(parts) or "none"
