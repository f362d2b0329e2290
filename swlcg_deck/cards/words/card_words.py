"""A card's numbers, icons and type in words that can be translated."""

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import AffiliationCard, Card
from swlcg_deck.cards.words.word_lists import commas, semicolons
from swlcg_deck.language import Said, said


def type_word(kind: CardType) -> str:
    """`unit`, in the middle of a sentence."""
    match kind:
        case CardType.OBJECTIVE:
            return said("objective")
        case CardType.UNIT:
            return said("unit")
        case CardType.ENHANCEMENT:
            return said("enhancement")
        case CardType.EVENT:
            return said("event")
        case CardType.FATE:
            return said("fate")
        case CardType.MISSION:
            return said("mission")
        case CardType.AFFILIATION:
            return said("affiliation")


def combat_icons(card: Card) -> str:
    """`2 unit damage, 1 blast damage; with the edge 1 blast damage`."""
    normal, edge = (
        commas(_icons(name, number) for name, number in icons if number)
        for icons in (card.icons or (), card.edge_icons or ())
    )
    with_edge = said("with the edge {icons}", icons=edge) if edge else ""
    return semicolons(normal, with_edge) or said("none")


def _icons(name: str, number: int) -> Said:
    if name == "unit_damage":
        return said("{count} unit damage", count=number)
    if name == "blast_damage":
        return said("{count} blast damage", count=number)
    return said("{count} tactics", count=number)


def facts(card: Card) -> list[str]:
    """Its numbers, combat icons and traits, a line each."""
    lines = [commas(_numbers(card))]
    if card.icons and card.edge_icons:
        lines.append(said("Combat icons: {icons}", icons=combat_icons(card)))
    if card.traits and not isinstance(card, AffiliationCard):
        lines.append(said("Traits: {traits}", traits=", ".join(card.traits)))
    return [line for line in lines if line]


def _numbers(card: Card) -> list[Said]:
    """The first begins a line."""
    found: list[Said] = []
    if card.cost is not None:
        found.append(said("Cost {cost}", cost=card.cost))
    if card.force_icons is not None:
        found.append(said("Force icons {icons}", icons=card.force_icons))
    capacity, resources, priority = card.damage_capacity, card.resources, card.priority
    if capacity is not None:
        first = said("Damage capacity {capacity}", capacity=capacity)
        found.append(said("damage capacity {capacity}", capacity=capacity) if found else first)
    if resources is not None:
        first = said("Resources {resources}", resources=resources)
        found.append(said("resources {resources}", resources=resources) if found else first)
    if priority is not None:
        first = said("Priority {priority}", priority=priority)
        found.append(said("priority {priority}", priority=priority) if found else first)
    return found
