"""What a modifier says of the cards or the player it is on."""

from swlcg_deck.cards.abilities.english.nouns import (
    PLAYERS,
    POSSESSIVES,
    Speaker,
    amount,
    described,
    icon,
    plural,
)
from swlcg_deck.cards.abilities.modifiers import Cannot, Contributes, Cost, Gain, Modifier
from swlcg_deck.cards.filters import CardFilter

_ICONS = (
    "unit_damage",
    "blast_damage",
    "tactics",
    "edge_unit_damage",
    "edge_blast_damage",
    "edge_tactics",
)
_CANNOT = {
    "targeted": "be targeted",
    "attacker": "be declared as an attacker",
    "defender": "be declared as a defender",
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
_DOUBLED = {
    "icons": "combat icons",
    "force": "Force icons",
    **{name: f"[{name.replace('_', ' ')}] icons" for name in _ICONS},
}
_DO = {
    "draw": "draw cards",
    "play": "play cards",
    "resolve_fate": "resolve fate cards",
    "raise_reserve": "raise the reserve",
}


def subject(node: Modifier, speaker: Speaker) -> str:
    """Who or what it is on."""
    if isinstance(node.of, CardFilter):
        return f"each {described(node.of, speaker)}"
    return PLAYERS.get(node.of) or speaker.reference(node.of)


def change(node: Modifier, speaker: Speaker, who: str | None = None) -> str:
    """One or several clauses about `who`."""
    who = who or subject(node, speaker)
    said = [
        *([f"{who} {_gains(node.gain, speaker)}"] if node.gain else []),
        *([f"{who} {_gains(node.lose, speaker, 'loses')}"] if node.lose else []),
        *([f"double the {_DOUBLED[node.double]} of {who}"] if node.double else []),
        *([_cost(node.cost, speaker)] if node.cost else []),
        *([_reserve(node)] if node.reserve is not None else []),
        *([_contributes(node.contributes, speaker, who)] if node.contributes else []),
        *([f"{who} cannot {_cannot(node.cannot, speaker)}"] if node.cannot else []),
        *_rules(node, speaker, who),
    ]
    return "; ".join(said)


def _gains(gain: Gain, speaker: Speaker, verb: str = "gains") -> str:
    parts = []
    fixed = " ".join(
        icon(name)
        for name in _ICONS
        if isinstance(getattr(gain, name), int)
        for _ in range(getattr(gain, name))
    )
    if fixed:
        parts.append(fixed)
    counted = [name for name in _ICONS if not isinstance(getattr(gain, name), int)]
    if counted:
        number = amount(getattr(gain, counted[0]), speaker)
        number = number.replace("the number of ", "", 1)
        parts.append(f"{' '.join(icon(name) for name in counted)} for each of the {number}")
    for value, noun in (
        (gain.capacity, "damage capacity"),
        (gain.force, "Force icons"),
        (gain.resources, "resources"),
    ):
        if value != 0:
            sign = "+" if verb == "gains" else ""
            parts.append(f"{sign}{amount(value, speaker)} {noun}")
    parts += [keyword.english() for keyword in gain.keyword or ()]
    if gain.icon:
        parts.append("one icon of the chosen kind")
    if gain.icons_of:
        parts.append(f"the printed combat icons of {speaker.reference(gain.icons_of)}")
    if gain.trait:
        parts.append(f"the trait {gain.trait}")
    if gain.affiliation:
        parts.append(f"the affiliation {gain.affiliation.value}")
    if gain.ability:
        from swlcg_deck.cards.abilities.english.lines import line  # noqa: PLC0415 - lines grant lines

        said = " ".join(line(one, Speaker("card")) for one in gain.ability)
        parts.append(f"“{said}”")
    return f"{verb} {' and '.join(parts)}"


def _cost(cost: Cost, speaker: Speaker) -> str:
    noun = described(cost.of, speaker) if cost.of else "card"
    player = PLAYERS[cost.by]
    plays = f"{player} {'play' if cost.by == 'you' else 'plays'}"
    what = (
        f"the first {noun} {plays} each {cost.first_each}"
        if cost.first_each
        else f"{plural(noun)} {plays}"
        if cost.of
        else f"the next card {plays}"
    )
    costs = "costs" if cost.first_each or not cost.of else "cost"
    price = "pilot cost is" if cost.pilot else costs
    if cost.set is not None:
        return f"{what} {price} {cost.set}"
    if cost.plus != 0:
        return f"{what} {price} {amount(cost.plus, speaker)} more"
    floor = f" (not below {cost.floor})" if cost.floor else ""
    return f"{what} {price} {amount(cost.minus, speaker)} less{floor}"


def _reserve(node: Modifier) -> str:
    player = node.of if isinstance(node.of, str) and node.of in POSSESSIVES else "you"
    number = node.reserve or 0
    more = f"{abs(number)} {'higher' if number > 0 else 'lower'}"
    return f"{POSSESSIVES[player]} reserve is {more}"


def _contributes(node: Contributes, speaker: Speaker, who: str) -> str:
    place = "in the Force struggle" if node.to == "struggle" else "in edge battles"
    number = amount(node.force, speaker)
    noun = "Force icon" if number == "1" else "Force icons"
    return f"{who} adds {number} {noun} to your side {place}"


def _cannot(node: Cannot, speaker: Speaker) -> str:
    if node.do:
        what = f" ({plural(described(node.of, speaker))})" if node.of else ""
        return _DO[node.do] + what
    enemy = "enemy " if node.by == "enemy" else ""
    source = {"event": f" by {enemy}events", "effect": f" by {enemy}card effects"}
    barred = " or ".join(_CANNOT[word] for word in node.be or ("affected",))
    if node.be and set(node.be) == {"attacker", "defender"}:
        barred = "be declared as an attacker or defender"
    if node.from_ == "any":
        return barred + (" by the enemy" if enemy else "")
    return barred + source[node.from_]


def _rules(node: Modifier, speaker: Speaker, who: str) -> list[str]:
    said = []
    if node.attackers is not None:
        if node.attackers.only:
            only = plural(described(node.attackers.only, speaker))
            said.append(f"only {only} can be declared as attackers against {who}")
        if node.attackers.at_most is not None:
            most = node.attackers.at_most
            said.append(f"no more than {most} attackers can be declared against {who}")
    if node.unopposed is not None:
        said.append(f"your unopposed bonus is {node.unopposed}")
    if node.ignore_match:
        said.append(f"{who} may play cards from hand without a resource match")
    if node.match_any:
        said.append(f"the resources of {who} match every affiliation")
    if node.blank:
        said.append(f"the printed text box of {who} is blank")
    if node.considered:
        said.append(f"{who} counts as committed to the Force")
    if node.divides_unit_damage:
        said.append(f"you may divide the [unit damage] of {who} among participating enemy units")
    if node.fate_again:
        said.append("you may resolve each of your fate cards one additional time")
    if node.first_edge_card_faceup:
        player = PLAYERS[node.first_edge_card_faceup]
        said.append(f"{player} places the first card of each edge stack faceup")
    if node.numeral:
        more = "higher" if node.numeral == "plus_1" else "lower"
        said.append(f"every numeral on {who} is read 1 {more}")
    if node.extra_pilot:
        said.append(f"{who} does not count for the limit of one pilot")
    if node.playable_from:
        said.append(f"you may play {who} from your discard pile as from your hand")
    if node.leaves_captured:
        said.append(f"when {who} leaves play, your opponent captures it at an objective he picks")
    return said
