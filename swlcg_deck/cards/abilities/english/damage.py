"""What holds of the damage that a card deals."""

from swlcg_deck.cards.abilities.damage import DamageDealt
from swlcg_deck.cards.abilities.english.amounts import icon
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import Speaker, either
from swlcg_deck.cards.abilities.modifiers import Modifier

_CANNOT_BE = {
    "shielded": "prevented by shields",
    "protected": "moved by Protect",
    "prevented": "prevented",
    "redirected": "dealt to another card",
}


def damage_dealt(node: Modifier, speaker: Speaker, who: str) -> str:
    """`damage from this unit cannot be prevented`, `is doubled when dealt to exhausted units`."""
    rule = node.damage
    if rule is None:
        raise AssertionError("only called where damage is changed")
    said, what = [], f"{_kind(rule)} from {who}"
    if rule.cannot_be is not None:
        words = either([_CANNOT_BE[word] for word in rule.cannot_be])
        said.append(f"{what} cannot be {words}")
    if rule.times != 1:
        to = f" to {described(rule.to, speaker).each()}" if rule.to is not None else ""
        times = "doubled" if rule.times == 2 else f"multiplied by {rule.times}"
        said.append(f"{what}{to} is {times}")
    if rule.divided:
        unit_damage = icon("unit_damage")
        said.append(f"you may divide the {unit_damage} of {who} among enemy participating units")
    return "; ".join(said)


def _kind(rule: DamageDealt) -> str:
    if rule.via is None:
        return "damage"
    return "combat damage" if rule.via == "icons" else icon(rule.via)
