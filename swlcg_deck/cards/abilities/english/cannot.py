"""What cards and players cannot do, and who may be declared."""

from swlcg_deck.cards.abilities.cannot import Cannot
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import Speaker, either
from swlcg_deck.cards.abilities.english.tables import NoEnglishError
from swlcg_deck.cards.abilities.modifiers import Modifier

_CANNOT = {
    "targeted": "be targeted",
    "attacker": "be declared as an attacker",
    "defender": "be declared as a defender",
    "damaged": "be damaged",
    "affected": "be affected",
    "committed": "be committed to the Force",
    "focused": "have focus tokens placed on it",
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
}


def cannot(node: Modifier, speaker: Speaker, who: str) -> str:
    barred = node.cannot or Cannot()
    if barred.do:
        return _cannot_do(barred, speaker, who)
    if barred.of:
        raise NoEnglishError("cannot be with of")
    words = either([_CANNOT[word] for word in barred.be or ("affected",)])
    if barred.be and set(barred.be) == {"attacker", "defender"}:
        words = "be declared as an attacker or as a defender"
    return f"{who} cannot {words}{_source(barred, 'by')}"


def _cannot_do(barred: Cannot, speaker: Speaker, who: str) -> str:
    if barred.do == "raise_reserve":
        whose = "your" if who == "you" else f"{who}'s"
        return f"{whose} reserve value cannot be increased{_source(barred, 'by')}"
    what = f" ({described(barred.of, speaker).many()})" if barred.of else ""
    return f"{who} cannot {_DO[barred.do or 'draw']}{what}{_source(barred, 'through')}"


def _source(barred: Cannot, by: str) -> str:
    """` by enemy card effects`."""
    enemy = "enemy " if barred.by == "enemy" else ""
    if barred.from_ == "any":
        return " by the enemy" if enemy else ""
    return f" {by} {enemy}{'events' if barred.from_ == 'event' else 'card effects'}"


def attackers(node: Modifier, speaker: Speaker, who: str) -> str:
    rule, said = node.attackers, []
    if rule is not None and rule.only:
        only = described(rule.only, speaker).many()
        said.append(f"only {only} can be declared as attackers against {who}")
    if rule is not None and rule.at_most is not None:
        said.append(f"at most {rule.at_most} attackers can be declared against {who}")
    return "; ".join(said)
