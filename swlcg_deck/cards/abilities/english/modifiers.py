"""What a modifier says of the cards or the player it is on."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities.english.amounts import amount, icon
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.gains import gains
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker
from swlcg_deck.cards.abilities.modifiers import Cannot, Cost, Modifier
from swlcg_deck.cards.filters import CardFilter

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
_SUMS = {"icons": "combat icons", "force": "Force icons"}
Clause = Callable[[Modifier, Speaker, str], str]


def subject(node: Modifier, speaker: Speaker) -> str:
    """Who or what it is on."""
    if isinstance(node.of, CardFilter):
        return described(node.of, speaker).each()
    return PLAYERS.get(node.of) or speaker.reference(node.of)


def change(node: Modifier, speaker: Speaker, who: str | None = None, *, many: bool = False) -> str:
    """One or several clauses about `who`."""
    about = who or subject(node, speaker)
    if isinstance(node.of, str) and who is None:
        speaker = speaker.briefly(node.of)
    said = [
        words(node, speaker, about)
        for name, words in WORDS.items()
        if getattr(node, name) != type(node).model_fields[name].default
    ]
    return _in_plural("; ".join(said)) if many else "; ".join(said)


def _in_plural(said: str) -> str:
    return said.replace(" gets ", " get ", 1).replace(" loses ", " lose ", 1)


def _cost(node: Modifier, speaker: Speaker, who: str) -> str:
    cost = node.cost or Cost()
    plays = f"{PLAYERS[cost.by]} {'play' if cost.by == 'you' else 'plays'}"
    noun = described(cost.of, speaker) if cost.of else None
    if cost.first_each:
        what = f"the first {noun.one() if noun else 'card'} {plays} each {cost.first_each}"
    else:
        what = f"{noun.many()} {plays}" if noun else f"the next card {plays}"
    costs = "cost" if noun and not cost.first_each else "costs"
    price = "pilot cost is" if cost.pilot else costs
    if cost.set is not None:
        return f"{what} {price} {cost.set}"
    if cost.plus != 0:
        return f"{what} {price} {amount(cost.plus, speaker)} more"
    floor = f" (not below {cost.floor})" if cost.floor else ""
    return f"{what} {price} {amount(cost.minus, speaker)} less{floor}"


def _reserve(node: Modifier, speaker: Speaker, who: str) -> str:
    player = node.of if isinstance(node.of, str) and node.of in POSSESSIVES else "you"
    number = node.reserve or 0
    more = f"{abs(number)} {'higher' if number > 0 else 'lower'}"
    return f"{POSSESSIVES[player]} reserve is {more}"


def _contributes(node: Modifier, speaker: Speaker, who: str) -> str:
    if node.contributes is None:
        raise AssertionError("only called where something is added")
    place = "in the Force struggle" if node.contributes.to == "struggle" else "in edge battles"
    number = amount(node.contributes.force, speaker)
    noun = "Force icon" if number == "1" else "Force icons"
    return f"{who} adds {number} {noun} to your side {place}"


def _cannot(node: Modifier, speaker: Speaker, who: str) -> str:
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


def _attackers(node: Modifier, speaker: Speaker, who: str) -> str:
    rule, said = node.attackers, []
    if rule is not None and rule.only:
        only = described(rule.only, speaker).many()
        said.append(f"only {only} can be declared attackers against {who}")
    if rule is not None and rule.at_most is not None:
        said.append(f"at most {rule.at_most} attackers can be declared against {who}")
    return "; ".join(said)


def _double(node: Modifier, speaker: Speaker, who: str) -> str:
    what = _SUMS.get(node.double or "") or f"{icon(node.double or '')} icons"
    return f"double the {what} of {who}"


def _faceup(node: Modifier, speaker: Speaker, who: str) -> str:
    player = PLAYERS[node.first_edge_card_faceup or "opponent"]
    return f"{player} places their first edge card faceup"


def _said(text: str) -> Clause:
    return lambda node, speaker, who: text.format(who=who, node=node)


def _gained(name: str, verb: str) -> Clause:
    def clause(node: Any, speaker: Speaker, who: str) -> str:
        return f"{who} {gains(getattr(node, name), speaker, verb)}"

    return clause


WORDS: dict[str, Clause] = {
    "gain": _gained("gain", "gets"),
    "lose": _gained("lose", "loses"),
    "double": _double,
    "cost": _cost,
    "reserve": _reserve,
    "contributes": _contributes,
    "cannot": _cannot,
    "attackers": _attackers,
    "unopposed": _said("your unopposed bonus is {node.unopposed}"),
    "ignore_match": _said("{who} may play cards from your hand without a resource match"),
    "match_any": _said("the resources of {who} match every affiliation"),
    "blank": _said("the printed text box of {who} is blank"),
    "considered": _said("{who} counts as committed to the Force"),
    "divides_unit_damage": _said(
        "you may divide the [unit damage] of {who} among enemy units in the engagement"
    ),
    "fate_again": _said("you may resolve each fate card in your edge stack once more"),
    "first_edge_card_faceup": _faceup,
    "extra_pilot": _said("{who} does not count for the limit of one pilot"),
    "playable_from": _said("you may play {who} from your discard pile as from your hand"),
    "leaves_captured": _said(
        "when {who} would leave play, your opponent captures it instead, at a dark side objective "
        "of their choice"
    ),
}
