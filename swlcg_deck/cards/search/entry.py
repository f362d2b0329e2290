"""A card made ready for searching: every text folded once, every fact one attribute away.

Texts are kept as one string, each on a line of its own and after a space: then ` force` finds the
beginning of a word, and a whole line finds exactly that text, both with one look.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from swlcg_deck.cards.base import Affiliation, CardType, PrintedValue, Side
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.wording import rules_text

PrintedText = Callable[[Card], str | None]
"""What a card pack of the user says is printed on a card."""


def nothing_printed(_card: Card) -> None:
    """Nobody has a card pack."""


@dataclass(frozen=True, eq=False)
class Entry:
    """What the fields of the search language look at."""

    card: Card
    pool: CardPool
    title: str
    type: CardType
    side: Side
    affiliation: Affiliation
    trait: str
    keyword: str
    product: str
    cycle: str
    set: int | None
    number: int
    cost: PrintedValue | None
    force: PrintedValue | None
    capacity: PrintedValue | None
    resources: PrintedValue | None
    priority: int | None
    unit: int | None
    blast: int | None
    tactics: int | None
    edge_unit: int | None
    edge_blast: int | None
    edge_tactics: int | None
    unique: bool
    limited: bool
    limit1: bool
    locked: bool
    restricted: str
    errata: str
    printed: PrintedText

    @cached_property
    def text(self) -> str:
        """Only a query for text asks: rendering it loads the language of abilities."""
        ours = rules_text(self.card, self.pool)
        return lines((*ours.splitlines(), *(self.printed(self.card) or "").splitlines()))

    def forget_text(self) -> None:
        """What is printed on it is another text now."""
        vars(self).pop("text", None)


def lines(texts: Iterable[str]) -> str:
    """Several texts as one string to look things up in; empty where there are none."""
    folded = [f" {fold(text)}\n" for text in texts]
    return "\n" + "".join(folded) if folded else ""


def make_entry(card: Card, pool: CardPool, printed: PrintedText = nothing_printed) -> Entry:
    """Facts of the set (limit 1, affiliation only, restricted) hold for each of its six cards."""
    home = pool.set(card.set) if card.set is not None else None
    icons, edge = card.icons, card.edge_icons
    return Entry(
        card=card,
        pool=pool,
        title=lines((card.title, *card.aliases)),
        type=card.type,
        side=card.side,
        affiliation=card.affiliation,
        trait=lines(card.traits),
        keyword=lines(keyword.english() for keyword in card.keywords),
        product=lines((card.product,)),
        cycle=lines((pool.cycle_of(card.product),)),
        set=card.set,
        number=card.number,
        cost=card.cost,
        force=card.force_icons,
        capacity=card.damage_capacity,
        resources=card.resources,
        priority=card.priority,
        unit=icons.unit_damage if icons else None,
        blast=icons.blast_damage if icons else None,
        tactics=icons.tactics if icons else None,
        edge_unit=edge.unit_damage if edge else None,
        edge_blast=edge.blast_damage if edge else None,
        edge_tactics=edge.tactics if edge else None,
        unique=card.unique,
        limited=card.has_keyword(KeywordName.LIMITED),
        limit1=home is not None and pool.is_limit_one(home),
        locked=home is not None and home.affiliation_only,
        restricted=lines(group.id for group in pool.groups_of(card)),
        errata=lines(f"{e.id} {e.version or ''}" for e in pool.errata_of(card)),
        printed=printed,
    )
