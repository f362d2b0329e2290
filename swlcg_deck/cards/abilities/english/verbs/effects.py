"""Effects about effects: lasting changes, cancelling, preventing, replacing; the end."""

from typing import Any

from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.costs import next_costs
from swlcg_deck.cards.abilities.english.modifiers import change
from swlcg_deck.cards.abilities.english.phrases import PLACES, lasting
from swlcg_deck.cards.abilities.english.selections import selected, subject
from swlcg_deck.cards.abilities.english.sentences import clauses
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker
from swlcg_deck.cards.abilities.english.tables import NoEnglishError, Teller, condition
from swlcg_deck.cards.abilities.english.verbs.tokens import tokens
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.filters import CardFilter


def _apply(verb: Any, speaker: Speaker) -> str:
    if verb.while_ is None:
        return _applied(verb, speaker)
    return f"{_applied(verb, speaker)}, while {condition(verb.while_, speaker)}"


def _applied(verb: Any, speaker: Speaker) -> str:
    until = lasting(verb.until, speaker)
    if isinstance(verb.apply.of, CardFilter):
        return f"{change(verb.apply, speaker)} {until}"
    player = verb.to if isinstance(verb.to, str) and verb.to in PLAYERS else None
    if verb.next_only:
        return _next(verb, speaker, PLAYERS[player or "you"])
    if player and (said := _reserve(verb.apply, player)):
        return f"{said} {until}"
    who = PLAYERS[player] if player else subject(verb.to, speaker)[0]
    many = isinstance(verb.to, Select) and verb.to.pick != 1
    return f"{change(verb.apply, speaker, who, many=many)} {until}"


def _next(verb: Any, speaker: Speaker, who: str) -> str:
    """`the next card you play this phase costs 1 less and needs no resource match`."""
    node: Modifier = verb.apply
    if {name for name in type(node).model_fields if node.says(name)} - {"cost", "ignore_match"}:
        raise NoEnglishError("next with anything but cost and ignore_match")
    when, match = f"this {verb.until}", "needs no resource match"
    if node.cost is None:
        plays = "you play" if who == "you" else f"{who} plays"
        return f"the next card {plays} {when} {match}"
    price = next_costs(node.cost, speaker, who, when)
    return f"{price} and {match}" if node.ignore_match else price


def _reserve(node: Modifier, player: str) -> str:
    """As something that is done: `lower your reserve value by 1`."""
    for how, changed in (("increase", node.gain), ("lower", node.lose)):
        if changed is not None and changed.reserve != 0 and isinstance(changed.reserve, int):
            return f"{how} {POSSESSIVES[player]} reserve value by {changed.reserve}"
    return ""


_INSTEAD = {
    "strike_chosen": "{} strikes instead",
    "targeted": "{} becomes the target instead",
    "edge_card_placed": "the card can only be {}",
    "drawn": "{} is drawn instead",
}


def _change(verb: Any, speaker: Speaker) -> str:
    if verb.change == "recipient":
        return f"those icons are resolved against {selected(verb.to, speaker)} instead"
    if verb.change == "it":
        words = _INSTEAD.get(speaker.event, "it is {} instead")
        if speaker.event == "edge_card_placed" and verb.to.choose:
            words = "place {} there instead"
        # Who chooses is taken for the player of the effect: "enemy" is read from there.
        yours = speaker.event == "targeted" and verb.to.by == "you"
        return words.format(_another(verb.to, speaker)) + yours * ", as if that effect were yours"
    if verb.change == "destination":
        if verb.at is not None:
            place = selected(verb.at, speaker)
            if isinstance(verb.at, Select) and verb.at.by != "you" and "choice" not in place:
                place = f"{place} of {POSSESSIVES[verb.at.by]} choice"
            return f"{speaker.it} is captured at {place} instead"
        pile = "victory pile" if speaker.its_kind == "objective" else "discard pile"
        if verb.to == "out_of_game":
            return f"{speaker.it} is removed from the game instead of going to the {pile}"
        where = PLACES[verb.to].format("its owner's", "deck")
        # What leaves play in any way may have been on its way elsewhere.
        instead = f"instead of the {pile}" if speaker.how else "instead"
        if speaker.bare:  # "you may ..."
            puts = "return" if verb.to == "hand" else "move"
            return f"{puts} {speaker.it} {where} {instead}"
        goes = "returns" if verb.to == "hand" else "goes"
        return f"{speaker.it} {goes} {where} {instead}"
    less = verb.minus is not None
    number = amount(verb.minus if less else verb.plus, speaker)
    least = f", to a minimum of {verb.at_least}" if verb.at_least else ""
    what = f"{speaker.it} costs" if verb.change == "cost" else "the number is"
    return f"{what} {number} {'less' if less else 'more'}{least}"


def _another(cards: Any, speaker: Speaker) -> str:
    """`another target of your opponent's choice`: any that would do for what is under way."""
    anything = cards.choose == (CardFilter.model_validate({"other_than": "it"}),)
    if not anything:
        said = selected(cards, speaker)
        is_theirs = cards.by != "you" and "choice" not in said
        return f"{said} of {POSSESSIVES[cards.by]} choice" if is_theirs else said
    kind = "unit" if speaker.event == "strike_chosen" else "legal target"
    return f"another {kind} of {POSSESSIVES[cards.by]} choice"


def _prevent(verb: Any, speaker: Speaker) -> str:
    if verb.to == "it":
        number = "any amount" if verb.prevent == "any" else amount(verb.prevent, speaker)
        return f"prevent {number} of {_STAKES[speaker.stake]}"
    return f"prevent {tokens(speaker.stake, verb.prevent, speaker)} to {selected(verb.to, speaker)}"


_STAKES = {"damage": "that damage", "focus": "those focus tokens"}


def _redirect(verb: Any, speaker: Speaker) -> str:
    number, to = amount(verb.redirect, speaker), selected(verb.to, speaker)
    if verb.divide:
        return f"{speaker.does('divide')} {number} of {_STAKES[speaker.stake]} among {to} instead"
    return f"deal {number} of {_STAKES[speaker.stake]} to {to} instead"


def _cancel(verb: Any, speaker: Speaker) -> str:
    if speaker.under_way:
        return f"cancel {speaker.under_way}"
    return f"cancel {'its effects' if speaker.it == 'it' else f'the effects of {speaker.it}'}"


def _instead(verb: Any, speaker: Speaker) -> str:
    first, *rest = clauses(verb.instead, speaker)
    return " and ".join([f"{first} instead", *rest])


def _ends(word: str, many: str) -> Teller:
    def words(verb: Any, speaker: Speaker) -> str:
        player = getattr(verb, word)
        return f"{PLAYERS[player]} {word if player == 'you' else many} the game"

    return words


_TEXTS = {"action": "the Action", "reaction": "the Reaction", "fate": "the effect"}


def _resolve(verb: Any, speaker: Speaker) -> str:
    if verb.kind == "icons":
        return _resolve_icons(verb, speaker)
    times = "" if verb.times == 1 else f" {_times(verb.times, speaker)}"
    if verb.kind is None:
        return (
            "resolve its effect again as if it were yours, without its costs; you may choose new "
            "targets"
        )
    what = speaker.it if verb.resolve == "it" else selected(verb.resolve, speaker)
    if what == "it" and verb.kind == "fate":
        return f"resolve its effect{times} as if it were yours"
    return f"resolve {_TEXTS[verb.kind]} of {what}{times} as if it were yours"


def _times(number: Any, speaker: Speaker) -> str:
    """`twice`, `once (twice if the dark side has the Balance of the Force)`."""
    many = {1: "once", 2: "twice"}
    if isinstance(number, int):
        return many.get(number, f"{number} times")
    said = amount(number, speaker)
    for digit, word in many.items():
        said = said.replace(str(digit), word)
    return said


def _resolve_icons(verb: Any, speaker: Speaker) -> str:
    if verb.to is None:
        whose = speaker.it if verb.resolve == "it" else selected(verb.resolve, speaker)
        return f"resolve the combat icons of {whose} again"
    return f"resolve those icons again against {selected(verb.to, speaker)}"


WORDS: dict[str, Teller] = {
    "apply": _apply,
    "cancel": _cancel,
    "prevent": _prevent,
    "redirect": _redirect,
    "instead": _instead,
    "change": _change,
    "resolve": _resolve,
    "win": _ends("win", "wins"),
    "lose": _ends("lose", "loses"),
}
