"""Sentences: what each verb does, in the imperative."""

from collections.abc import Callable, Sequence
from typing import Any

from swlcg_deck.cards.abilities import amounts
from swlcg_deck.cards.abilities.english.changes import change
from swlcg_deck.cards.abilities.english.clauses import condition, trigger
from swlcg_deck.cards.abilities.english.nouns import (
    PLAYERS,
    POSSESSIVES,
    ZONES,
    Speaker,
    amount,
    described,
    plural,
    selected,
)
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.selecting import Select
from swlcg_deck.cards.filters import with_article

_TO = {
    "hand": "to its owner's hand",
    "deck_top": "on top of its owner's deck",
    "deck_bottom": "to the bottom of its owner's deck",
    "deck_shuffled": "into its owner's deck and shuffle it",
    "edge_stack": "into its owner's edge stack",
    "out_of_game": "out of the game",
}
_UNTIL = {
    "phase": "until the phase ends",
    "turn": "until the turn ends",
    "engagement": "until the engagement ends",
    "strike": "until the strike ends",
    "edge_battle": "until the edge battle ends",
}


def sentence(verbs: Sequence[Node], speaker: Speaker) -> str:
    """Several verbs as sentences, without the last full stop."""
    return ". ".join(_capital(said) for verb in verbs if (said := say(verb, speaker)))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def say(verb: Node, speaker: Speaker) -> str:
    """One verb as a clause that begins in lower case."""
    words = _VERBS.get(verb.word)
    if words is None:
        raise TypeError(f"no words for the verb {verb.word!r}")
    return words(verb, speaker)


def _tokens(kind: str, number: amounts.Amount, speaker: Speaker) -> str:
    """`2 focus tokens`, `1 damage`, `all damage`."""
    noun = "damage" if kind == "damage" else f"{kind} token" if kind == "focus" else "shield"
    if kind == "any":
        noun = "token"
    if number == "all":
        return f"all {noun if noun == 'damage' else plural(noun)}"
    if number == "any":
        return f"any number of {noun if noun == 'damage' else plural(noun)}"
    if isinstance(number, amounts.Conditional):
        then, other = number.then, number.else_
        when = condition(number.if_, speaker)
        return f"{_tokens(kind, other, speaker)} ({amount(then, speaker)} if {when})"
    if isinstance(number, int):
        return f"{number} {noun if number == 1 or noun == 'damage' else plural(noun)}"
    if number == "X":
        return f"X {noun if noun == 'damage' else plural(noun)}"
    return f"{noun if noun == 'damage' else plural(noun)} equal to {amount(number, speaker)}"


def _place(verb: Any, speaker: Speaker) -> str:
    what = _tokens(verb.place, verb.amount, speaker)
    to = selected(verb.to, speaker)
    divided = ", divided as you like among" if verb.divide else " to"
    if verb.by == "opponent":
        if verb.place == "damage":
            return f"your opponent deals {what}{divided} {to}"
        return f"your opponent puts {what} on {to}"
    if verb.place == "damage":
        return f"deal {what}{divided} {to}"
    again = ", even if it is shielded already" if verb.again else ""
    return f"put {what} on {to}{again}"


def _remove(verb: Any, speaker: Speaker) -> str:
    up_to = "up to " if verb.up_to else ""
    what = _tokens(verb.remove, verb.amount, speaker)
    return f"take {up_to}{what} off {selected(verb.from_, speaker)}"


def _move(verb: Any, speaker: Speaker) -> str:
    what = _tokens(verb.move, verb.amount, speaker)
    return f"move {what} from {selected(verb.from_, speaker)} to {selected(verb.to, speaker)}"


def _focus(verb: Any, speaker: Speaker) -> str:
    double = f" with {verb.tokens} tokens" if verb.tokens > 1 else ""
    return f"focus {selected(verb.focus, speaker)}{double}"


def _spend(verb: Any, speaker: Speaker) -> str:
    kind = f"{verb.affiliation.value} " if verb.affiliation else ""
    number = amount(verb.spend, speaker)
    noun = "resource" if number == "1" else "resources"
    return _by(verb.by, "spend", "spends") + f" {number} {kind}{noun}"


def _by(player: str, you: str, they: str) -> str:
    return you if player == "you" else f"{PLAYERS[player]} {they}"


def _draw(verb: Any, speaker: Speaker) -> str:
    number = amount(verb.draw, speaker)
    return _by(verb.by, "draw", "draws") + f" {number} {'card' if number == '1' else 'cards'}"


def _chooser(cards: Any) -> str:
    return "you" if isinstance(cards, str) else str(cards.by)


def _discard(verb: Any, speaker: Speaker) -> str:
    return f"discard {selected(verb.discard, speaker)}"


def _send(verb: Any, speaker: Speaker) -> str:
    order = {"any": " in any order", "random": " in random order", None: ""}[verb.order]
    word = "return" if verb.to == "hand" else "put"
    what = selected(verb.send, speaker)
    return f"{word} {what} {_your(_TO[verb.to], what)}{order}"


def _your(place: str, what: str) -> str:
    """Cards from your own hand, deck or pile go to yours: the owner is you."""
    if " your hand" in what or " your deck" in what or " your discard pile" in what:
        return place.replace("its owner's", "your")
    return place


def _put_into_play(verb: Any, speaker: Speaker) -> str:
    text = f"put {selected(verb.put_into_play, speaker)} into play"
    text += {
        "participant": " participating on your side",
        "pilot": " as a pilot",
        "committed": " committed to the Force",
        None: "",
    }[verb.as_]
    if verb.under != "you":
        text += f" under {POSSESSIVES[verb.under]} control"
    if verb.attach_to is not None:
        text += f" attached to {selected(verb.attach_to, speaker)}"
    return text


def _play(verb: Any, speaker: Speaker) -> str:
    form = {"participant": ", participating on your side", "pilot": " as a pilot", None: ""}
    return f"play {selected(verb.play, speaker)} for its cost{form[verb.as_]}"


def _search(verb: Any, speaker: Speaker) -> str:
    place = f"{POSSESSIVES[verb.whose]} {ZONES[verb.search]}"
    if verb.top is not None:
        place = f"the top {amount(verb.top, speaker)} cards of {place}"
    noun = described(verb.for_, speaker) if verb.for_ else "card"
    many = with_article(noun) if verb.pick == 1 else f"{amount(verb.pick, speaker)} {plural(noun)}"
    return f"search {place} for {many}{' and show it' if verb.show else ''}"


def _look(verb: Any, speaker: Speaker) -> str:
    what = (
        f"{POSSESSIVES[verb.whose]} hand" if verb.look == "hand" else selected(verb.look, speaker)
    )
    return f"look at {what}"


def _reveal(verb: Any, speaker: Speaker) -> str:
    whole = f"{POSSESSIVES[verb.whose]} hand"
    return f"reveal {whole if verb.reveal == 'hand' else selected(verb.reveal, speaker)}"


def _capture(verb: Any, speaker: Speaker) -> str:
    at = f" at {selected(verb.at, speaker)}" if verb.at is not None else ""
    return f"capture {selected(verb.capture, speaker)}{at}"


def _rescue(verb: Any, speaker: Speaker) -> str:
    number = amount(verb.rescue, speaker)
    return f"rescue {number} captured {'card' if number == '1' else 'cards'}"


def _control(verb: Any, speaker: Speaker) -> str:
    until = f" {_UNTIL[verb.until]}" if verb.until else ""
    return _by(verb.to, "take", "takes") + f" control of {selected(verb.control, speaker)}{until}"


def _dial(verb: Any, speaker: Speaker) -> str:
    if verb.dial >= 0:
        return f"advance the Death Star dial by {verb.dial}"
    floor = f", but not below {verb.floor}" if verb.floor else ""
    return f"turn the Death Star dial back by {-verb.dial}{floor}"


def _apply(verb: Any, speaker: Speaker) -> str:
    on = PLAYERS.get(verb.to) if isinstance(verb.to, str) else None
    who = on or selected(verb.to, speaker)
    if verb.next_only and verb.apply.cost is not None and verb.apply.ignore_match:
        price = change(verb.apply.model_copy(update={"ignore_match": False}), speaker, who)
        return f"{_UNTIL[verb.until]}, {price} and needs no resource match"
    said = change(verb.apply, speaker, who)
    many = isinstance(verb.to, Select) and verb.to.pick != 1
    if many:
        said = said.replace(" gains ", " gain ", 1).replace(" loses ", " lose ", 1)
    return f"{_UNTIL[verb.until]}, {said}"


def _change_event(verb: Any, speaker: Speaker) -> str:
    if verb.change == "destination":
        return f"it goes {_TO[verb.to]} instead"
    less = verb.minus is not None
    number = amount(verb.minus if less else verb.plus, speaker)
    floor = f", to no less than {verb.floor}" if verb.floor else ""
    what = "it costs" if verb.change == "cost" else "it is"
    return f"{what} {number} {'less' if less else 'more'}{floor}"


def _either(verb: Any, speaker: Speaker) -> str:
    ways = " — or: ".join(sentence(way, speaker) for way in verb.either)
    return _by(verb.by, "choose one", "chooses one") + f": {ways}"


def _unless(verb: Any, speaker: Speaker) -> str:
    price = sentence(verb.unless, speaker)
    price = price[:1].lower() + price[1:]
    return f"unless {PLAYERS[verb.by]} does this: {price}; {sentence(verb.do, speaker)}"


def _if(verb: Any, speaker: Speaker) -> str:
    text = f"if {condition(verb.if_, speaker)}, {_lower(sentence(verb.do, speaker))}"
    if verb.else_:
        text += f"; otherwise {_lower(sentence(verb.else_, speaker))}"
    return text


def _later(verb: Any, speaker: Speaker) -> str:
    when = trigger(verb.at, speaker)
    if_ = f", if {condition(verb.provided, speaker)}" if verb.provided else ""
    return f"when {when}{if_}: {_lower(sentence(verb.later, speaker))}"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _on(template: str, attribute: str) -> Callable[[Any, Speaker], str]:
    return lambda verb, speaker: template.format(it=selected(getattr(verb, attribute), speaker))


def _plain(text: str) -> Callable[[Any, Speaker], str]:
    return lambda verb, speaker: text


_VERBS: dict[str, Callable[[Any, Speaker], str]] = {
    "place": _place,
    "remove": _remove,
    "move": _move,
    "focus": _focus,
    "spend": _spend,
    "draw": _draw,
    "discard": _discard,
    "send": _send,
    "put_into_play": _put_into_play,
    "play": _play,
    "search": _search,
    "look": _look,
    "reveal": _reveal,
    "attach": lambda v, s: f"move {selected(v.attach, s)} to {selected(v.to, s)}",
    "name": lambda v, s: f"name {with_article(v.name)}",
    "destroy": _on("destroy {it}", "destroy"),
    "sacrifice": lambda v, s: _by(v.by, "sacrifice", "sacrifices") + f" {selected(v.sacrifice, s)}",
    "capture": _capture,
    "rescue": _rescue,
    "control": _control,
    "shuffle": lambda v, s: f"shuffle {POSSESSIVES[v.whose]} {ZONES[v.shuffle]}",
    "join": _on("{it} joins the engagement", "join"),
    "leave": _on("take {it} out of the engagement", "leave"),
    "redirect_engagement": _on("the engagement is moved to {it}", "redirect_engagement"),
    "end_engagement": _plain("end the engagement"),
    "engage_again": _on("{it} may be engaged once more this phase", "engage_again"),
    "strike": _on("{it} strikes now", "strike"),
    "strike_plan": lambda v, s: (
        f"resolve its [{v.strike_plan.replace('_', ' ')}] icons"
        + (f" against {selected(v.to, s)}" if v.to is not None else "")
        + (", divided as you like" if v.divide else "")
    ),
    "restart_edge_battle": _plain(
        "cancel this edge battle and every other fate card in it; discard both edge stacks and "
        "fight it anew"
    ),
    "commit": _on("commit {it} to the Force", "commit"),
    "uncommit": _on("take {it} off the Force", "uncommit"),
    "dial": _dial,
    "balance": lambda v, s: (
        f"turn the Balance of the Force to {'your' if v.balance == 'you' else f'the {v.balance}'}"
        " side"
    ),
    "skip": lambda v, s: f"{_by(v.whose, 'skip your', 'skips the')} {v.skip} phase",
    "win": lambda v, s: f"{PLAYERS[v.win]} {'win' if v.win == 'you' else 'wins'} the game",
    "lose": lambda v, s: f"{PLAYERS[v.lose]} {'lose' if v.lose == 'you' else 'loses'} the game",
    "then": lambda v, s: f"then {_lower(sentence(v.then, s))}",
    "may": lambda v, s: f"{PLAYERS[v.by]} may {_lower(sentence(v.may, s))}",
    "either": _either,
    "unless": _unless,
    "if": _if,
    "later": _later,
    "for_each_player": lambda v, s: f"each player: {_lower(sentence(v.for_each_player, s))}",
    "pick": _on("choose {it}", "pick"),
    "script": lambda v, s: v.script.replace("_", " "),
    "apply": _apply,
    "cancel": _plain("cancel its effects"),
    "prevent": lambda v, s: f"prevent {amount(v.prevent, s)} of it",
    "redirect": lambda v, s: f"{amount(v.redirect, s)} of it goes to {selected(v.to, s)} instead",
    "instead": lambda v, s: f"instead of that, {_lower(sentence(v.instead, s))}",
    "change": _change_event,
    "resolve_again": _plain("resolve it once more as if it were yours"),
    "choose_icon": _plain("choose a combat icon"),
    "choose_number": lambda v, s: f"choose a number up to {amount(v.at_most, s)}",
}
