"""Effects about effects: lasting changes, cancelling, preventing, replacing; the end."""

from typing import Any

from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.modifiers import change
from swlcg_deck.cards.abilities.english.phrases import PLACES, UNTIL, plain
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.sentences import held
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker
from swlcg_deck.cards.abilities.english.tables import Teller
from swlcg_deck.cards.abilities.english.verbs.tokens import tokens
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.filters import CardFilter


def _apply(verb: Any, speaker: Speaker) -> str:
    player = verb.to if isinstance(verb.to, str) and verb.to in PLAYERS else None
    if player and verb.apply.reserve is not None:
        return f"{_reserve(verb.apply.reserve, player)} {UNTIL[verb.until]}"
    who = PLAYERS[player] if player else selected(verb.to, speaker)
    if isinstance(verb.apply.of, CardFilter):
        return f"{change(verb.apply, speaker)} {UNTIL[verb.until]}"
    if verb.next_only and verb.apply.cost is not None and verb.apply.ignore_match:
        price = change(verb.apply.model_copy(update={"ignore_match": False}), speaker, who)
        soon = price.replace("you play", f"you play this {verb.until}", 1)
        return f"{soon} and needs no resource match"
    many = isinstance(verb.to, Select) and verb.to.pick != 1
    return f"{change(verb.apply, speaker, who, many=many)} {UNTIL[verb.until]}"


def _reserve(number: int, player: str) -> str:
    return f"{'lower' if number < 0 else 'raise'} {POSSESSIVES[player]} reserve by {abs(number)}"


def _change(verb: Any, speaker: Speaker) -> str:
    if verb.change == "destination":
        where = PLACES[verb.to].format("its owner's")
        return f"{speaker.it} goes {where} instead of the discard pile"
    less = verb.minus is not None
    number = amount(verb.minus if less else verb.plus, speaker)
    least = f", but no less than {verb.at_least}" if verb.at_least else ""
    what = f"{speaker.it} costs" if verb.change == "cost" else "the number is"
    return f"{what} {number} {'less' if less else 'more'}{least}"


def _prevent(verb: Any, speaker: Speaker) -> str:
    if verb.to == "it":
        return f"prevent {amount(verb.prevent, speaker)} of it"
    return f"prevent {tokens(speaker.stake, verb.prevent, speaker)} to {selected(verb.to, speaker)}"


def _redirect(verb: Any, speaker: Speaker) -> str:
    return f"{selected(verb.to, speaker)} takes {amount(verb.redirect, speaker)} of it instead"


def _effects_of(speaker: Speaker) -> str:
    return "its effects" if speaker.it == "it" else f"the effects of {speaker.it}"


def _instead(verb: Any, speaker: Speaker) -> str:
    return f"instead {held(verb.instead, speaker)}"


def _ends(word: str, many: str) -> Teller:
    def words(verb: Any, speaker: Speaker) -> str:
        player = getattr(verb, word)
        return f"{PLAYERS[player]} {word if player == 'you' else many} the game"

    return words


WORDS: dict[str, Teller] = {
    "apply": _apply,
    "cancel": lambda v, s: f"cancel {_effects_of(s)}",
    "prevent": _prevent,
    "redirect": _redirect,
    "instead": _instead,
    "change": _change,
    "resolve_again": plain(
        "resolve its effect once more as if it were yours, without cost; you may pick new targets"
    ),
    "win": _ends("win", "wins"),
    "lose": _ends("lose", "loses"),
}
