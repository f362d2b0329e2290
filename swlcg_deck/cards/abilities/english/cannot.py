"""What cards and players cannot do, and who may be declared."""

from swlcg_deck.cards.abilities.cannot import Cannot
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.modifiers import Modifier

_CANNOT = {
    "targeted": "be targeted",
    "attacker": "be declared an attacker",
    "defender": "be declared a defender",
    "damaged": "be damaged",
    "affected": "be affected",
    "committed": "be committed to the Force",
    "focused": "get focus tokens",
    "refreshed": "refresh",
    "engaged": "be engaged",
    "cancelled": "be cancelled",
    "shielded": "be shielded",
    "played": "be played",
}


_DO = {
    "draw": "draw cards",
    "play": "play cards",
    "resolve_fate": "resolve fate cards",
    "raise_reserve": "raise the reserve",
}


def cannot(node: Modifier, speaker: Speaker, who: str) -> str:
    barred = node.cannot or Cannot()
    if barred.do:
        what = f" ({described(barred.of, speaker).many()})" if barred.of else ""
        return f"{who} cannot {_DO[barred.do]}{what}"
    enemy = "enemy " if barred.by == "enemy" else ""
    source = {
        "event": f" by {enemy}events",
        "effect": f" by {enemy}card effects",
        "any": " by the enemy" if enemy else "",
    }
    words = " or ".join(_CANNOT[word] for word in barred.be or ("affected",))
    if barred.be and set(barred.be) == {"attacker", "defender"}:
        words = "be declared an attacker or defender"
    return f"{who} cannot {words}{source[barred.from_]}"


def attackers(node: Modifier, speaker: Speaker, who: str) -> str:
    rule, said = node.attackers, []
    if rule is not None and rule.only:
        only = described(rule.only, speaker).many()
        said.append(f"only {only} can be declared attackers against {who}")
    if rule is not None and rule.at_most is not None:
        said.append(f"at most {rule.at_most} attackers can be declared against {who}")
    return "; ".join(said)
