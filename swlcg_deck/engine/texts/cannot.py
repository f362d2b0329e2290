"""Prohibitions, duties and permissions as modifiers of the engine."""

from swlcg_deck.cards.abilities.cannot import Attackers, Cannot, May, Must
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import CardTest, EventTest, Modifier, Scope
from swlcg_deck.engine.core.constants import BLAST, NOBODY, UNIT_DAMAGE, opponent
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled, kinds_of
from swlcg_deck.engine.facts.contests import ALL
from swlcg_deck.engine.texts.filters import meant
from swlcg_deck.engine.texts.means import VIA

_CANNOT = {
    "attacker": "attack",
    "defender": "defend",
    "destroyed": "left_play",
}
"""What is forbidden, as the engine calls it."""
_DO = {
    "draw": "draw",
    "play": "played",
    "pay": "pay",
    "trigger": "trigger",
    "resolve_fate": "fate",
    "raise_reserve": "raise reserve",
    "gain_icons": "gain icons",
    "lose_icons": "lose icons",
}
_MUST = {"attacker": "must attack", "defender": "must defend", "engaged": "must be engaged"}
_STRUCK = {"unit_damage": UNIT_DAMAGE, "blast_damage": BLAST}


def cannot(node: Cannot, of: CardTest) -> list[Modifier]:
    found = [
        Modifier(what="cannot", of=of, key=_CANNOT.get(word, word), against=_against(node, word))
        for word in (*(node.be or ()), *(node.have or ()))
    ]
    for word in node.do or ():
        of_these = of if node.of is None else _both(of, compiled(_as_it_lies(node.of, word)))
        found.append(
            Modifier(what="cannot", of=of_these, key=_DO[word], against=_against(node, word))
        )
    return found


def _as_it_lies(cards: CardFilter, word: str) -> CardFilter:
    """As what a card would be played is known of the event alone: a pilot is an enhancement then,
    and no unit (PILOT-15)."""
    return cards.model_copy(update={"type": None}) if word == "play" else cards


def _both(first: CardTest, second: CardTest) -> CardTest:
    return lambda state, scope, card: first(state, scope, card) and second(state, scope, card)


def _against(node: Cannot, word: str) -> EventTest | None:
    """Only what the enemy does, what certain cards do, or what comes about in a certain way."""
    tests: list[EventTest] = []
    if node.by == "enemy":
        tests.append(lambda state, scope, event, card: event.by != scope.you)
    if node.source is not None:
        fits = compiled(node.source)
        tests.append(
            lambda state, scope, event, card: (
                event.source != NOBODY and fits(state, scope, event.source)
            )
        )
    if node.via is not None:
        tests.append(_by_any_of(node.via))
    elif word == "affected":  # by card effects: icons are framework effects (DEF-03, STRIKE-13)
        tests.append(lambda state, scope, event, card: event.cause == EFFECT)
    if word == "play" and node.of is not None and node.of.type:
        kinds = kinds_of(node.of.type)
        tests.append(lambda state, scope, event, card: event.detail[0] in kinds)
    if word == "destroyed":
        tests.append(lambda state, scope, event, card: event.detail[0] == "destroyed")
    if not tests:
        return None

    def stops(state: State, scope: Scope, event: Event, card: int) -> bool:
        return all(test(state, scope, event, card) for test in tests)

    return stops


def _by_any_of(means: tuple[str, ...]) -> EventTest:
    if len(means) == 1:
        return VIA[means[0]]
    tests = [VIA[one] for one in means]
    return lambda state, scope, event, card: any(test(state, scope, event, card) for test in tests)


def must(node: Must, of: CardTest) -> list[Modifier]:
    """What is done if it can be; who strikes first is a value of the player."""
    if node.do is not None:
        return [Modifier(what="strikes first", of=of, add=1)]
    return [Modifier(what=_MUST[word], of=of) for word in node.be or ()]


def may(node: May, of: CardTest) -> list[Modifier]:
    """What a text permits; whose icons may hit the card is asked of the striking unit."""
    if node.do is not None:
        return [Modifier(what="may strike", of=of, add=1)]
    if node.be == "played" or node.source is None:
        return [Modifier(what="playable from discard", of=of, add=1)]
    striker = meant(node.source)

    def struck(state: State, scope: Scope, event: Event, card: int) -> bool:
        return striker(state, scope, event.source)

    key = _STRUCK[node.via or "unit_damage"]
    return [Modifier(what="may be struck", of=of, key=key, against=struck)]


def attackers(node: Attackers, of: CardTest) -> list[Modifier]:
    """Who may attack this objective, and how many."""
    found = []
    if node.only is not None:
        allowed = compiled(node.only)

        def barred(state: State, scope: Scope, card: int) -> bool:
            return state.controller[card] == opponent(scope.you) and not allowed(state, scope, card)

        def here(state: State, scope: Scope, event: Event, card: int) -> bool:
            return bool(event.detail) and of(state, scope, event.detail[0])

        found.append(Modifier(what="cannot", of=barred, key="attack", against=here))
    if node.at_most is not None:
        found.append(Modifier(what="most attackers", of=of, fixed=node.at_most))
    if node.at_least is not None:
        least = ALL if node.at_least == "all" else node.at_least
        found.append(Modifier(what="least attackers", of=of, fixed=least))
    return found
