"""What a modifier says of the cards or the player it is on."""

from collections.abc import Callable

from swlcg_deck.cards.abilities.amounts import StatOf
from swlcg_deck.cards.abilities.english.amounts import amount, icon, known_or_all, of_things
from swlcg_deck.cards.abilities.english.cannot import attackers, cannot, defenders, may, must
from swlcg_deck.cards.abilities.english.costs import cost_changed, enters_with, pays_for
from swlcg_deck.cards.abilities.english.damage import damage_dealt
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.gains import gains, losses, reserve
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, ZONES, Speaker
from swlcg_deck.cards.abilities.gains import Gain, Lose
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.filters import CardFilter

_SUMS = {"icons": "combat icons", "force": "Force icons", "resources": "resource value"}
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
    together = _together(said, about)
    return _in_plural(together) if many else together


def _together(said: list[str], about: str) -> str:
    """Who is told once, or two things on one target would read as on two; and how long it lasts
    would be read of the last alone."""
    shared = f"{about} "
    if len(said) > 1 and all(words.startswith(shared) for words in said):
        first, *rest = said
        return " and ".join([first, *(words.removeprefix(shared) for words in rest)])
    return "; ".join(said)


def _in_plural(said: str) -> str:
    return said.replace(" gains ", " gain ", 1).replace(" loses ", " lose ", 1)


def _gained(node: Modifier, speaker: Speaker, who: str) -> str:
    gain = node.gain or Gain()
    if gain.reserve != 0:
        return reserve(gain.reserve, speaker, who, "increased")
    return f"{who} {gains(gain, speaker)}"


def _lost(node: Modifier, speaker: Speaker, who: str) -> str:
    lose = node.lose or Lose()
    if lose.reserve != 0:
        return reserve(lose.reserve, speaker, who, "reduced")
    return f"{who} {losses(lose, speaker)}"


def _contributes(node: Modifier, speaker: Speaker, who: str) -> str:
    if node.contributes is None:
        raise AssertionError("only called where something is added")
    place = "in the Force struggle" if node.contributes.to == "struggle" else "in edge battles"
    if who in PLAYERS.values():
        force = _force(node, speaker)
        return f"{who} {'add' if who == 'you' else 'adds'} {force} to {_their(who)} side {place}"
    return f"{who} contributes {_force(node, speaker)} to your side {place}"


def _their(who: str) -> str:
    return "your" if who == "you" else "their"


def _additional(node: Modifier, speaker: Speaker, who: str) -> str:
    what = node.additional
    if not isinstance(what, CardFilter):
        return "the Death Star dial is considered to be 1 point higher"
    if what.at is not None:
        return f"{who} is considered to have 1 additional captured card"
    if what.in_ is not None:
        noun = described(what.model_copy(update={"in_": None}), speaker).one()
        whose, where = _their(who), ZONES[what.in_[0]]
        return f"{who} {_is(who)} considered to have 1 additional {noun} in {whose} {where}"
    return (
        f"{who} {_is(who)} considered in control of 1 additional {described(what, speaker).one()}"
    )


def _is(who: str) -> str:
    return "are" if who == "you" else "is"


def _struggle(node: Modifier, speaker: Speaker, who: str) -> str:
    total = amount(node.struggle if node.struggle is not None else 0, speaker)
    return f"{POSSESSIVES.get(str(node.of), 'their')} total in the Force struggle is {total}"


def _wins_ties(node: Modifier, speaker: Speaker, who: str) -> str:
    return f"{who} {'win' if who == 'you' else 'wins'} tied edge battles"


def _force(node: Modifier, speaker: Speaker) -> str:
    """`1 Force icon`, `its Force icons`, `the Force icons of that card`."""
    force = node.contributes.force if node.contributes else 0
    if not isinstance(force, StatOf) or not _is_plain(force):
        return of_things(force, "Force icon", "Force icons", speaker)
    printed = "printed " if force.stat == "printed_force" else ""
    if force.of == node.of:
        return f"its {printed}Force icons"
    card = known_or_all(force.of, speaker)
    return f"the {printed}Force icons of {'that card' if card == 'it' else card}"


def _is_plain(stat: StatOf) -> bool:
    """The Force icons of a card as they are."""
    changed = (stat.times, stat.plus, stat.minus, stat.at_least, stat.at_most)
    return stat.stat in ("force", "printed_force") and changed == (1, 0, 0, None, None)


def _double(node: Modifier, speaker: Speaker, who: str) -> str:
    what = _SUMS.get(node.double or "") or f"{icon(node.double or '')} icons"
    return f"double the {what} of {who}"


def _faceup(node: Modifier, speaker: Speaker, who: str) -> str:
    player = PLAYERS[node.first_edge_card_faceup or "opponent"]
    return f"{player} places their first card faceup in each edge battle"


def _no_match(node: Modifier, speaker: Speaker, who: str) -> str:
    if who in PLAYERS.values():
        return f"{who} may play cards from your hand without a resource match"
    return f"{who} needs no resource match"


def _said(text: str) -> Clause:
    return lambda node, speaker, who: text.format(who=who, node=node)


_CONSIDERED = {
    "committed": "{who} is considered committed to the Force",
    "in_struggle": "{who}, ready or exhausted, counts its Force icons in the Force struggle",
    "with_edge": "{who} resolves its edge-enabled combat icons as if you had the edge",
    "in_hand": "you may use {who} as if it were in your hand",
    "in_edge_stack": (
        "{who} resolves, and its Force icons count, as if it were in your edge stack"
    ),
    "unopposed": "an engagement in which {who} attacks is considered unopposed",
}
_ICONS_AS = {
    "edge": "all combat icons of {who} count as edge-enabled",
    "unit_damage": "each combat icon of {who} counts as [unit damage]",
}

WORDS: dict[str, Clause] = {
    "lose": _lost,
    "gain": _gained,
    "double": _double,
    "cost": cost_changed,
    "contributes": _contributes,
    "additional": _additional,
    "struggle": _struggle,
    "wins_ties": _wins_ties,
    "cannot": cannot,
    "must": must,
    "may": may,
    "attackers": attackers,
    "defenders": defenders,
    "unopposed": _said("your unopposed bonus is {node.unopposed}"),
    "ignore_match": _no_match,
    "pays_for": pays_for,
    "also_matches": _said("{node.also_matches.value} resources also match {who}"),
    "blank": _said("the printed text box of {who} is blank"),
    "considered": lambda node, speaker, who: _CONSIDERED[node.considered or ""].format(who=who),
    "icons_as": lambda node, speaker, who: _ICONS_AS[node.icons_as or ""].format(who=who),
    "damage": damage_dealt,
    "fate_again": _said("you may resolve each fate card in your edge stack once more"),
    "first_edge_card_faceup": _faceup,
    "extra_pilot": _said("{who} does not count for the limit of one pilot"),
    "enters_with": enters_with,
}
