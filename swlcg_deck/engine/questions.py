"""What each decision asks, in plain words, and why it is asked."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.engine.asking import asker, is_divided, is_placed_faceup
from swlcg_deck.engine.characteristics import reserve, strength
from swlcg_deck.engine.decisions import Decision
from swlcg_deck.engine.moments import moment_words
from swlcg_deck.engine.queries import attackers
from swlcg_deck.engine.sentences import (
    affiliation_names,
    card_name,
    cards_listed,
    listed,
    many,
)
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    DEPLOYMENT_PHASE,
    NOBODY,
    PHASE_NAMES,
    TACTICS,
    UNIT_DAMAGE,
    opponent,
)
from swlcg_deck.engine.text_questions import OF_TEXTS, asked_by_text, by_whom

Asked = tuple[str, str]
"""The question, and why it is asked."""
QUESTIONS: dict[str, Callable[[State, Decision], Asked]] = {}

_PLAIN: dict[str, Asked] = {
    "objectives": (
        "Which of these objectives goes to the bottom of your objective deck?",
        "Setup: you keep the other three of your top four.",
    ),
    "mulligan": (
        "Keep this hand, or draw a new one?",
        "Setup: you may do so once, and the new hand stays.",
    ),
    "flip": (
        "Which objective do you turn up next?",
        "Setup: your objectives come into play one at a time.",
    ),
    "balance": (
        "Deal 1 damage to an objective of the dark side?",
        "The Balance of the Force is with you.",
    ),
    "discard one": (
        "Discard a card before you draw?",
        "Draw phase: you may discard one card from your hand.",
    ),
    "engage": (
        "Engage an objective of the enemy?",
        "Conflict phase: each objective can be engaged once a turn.",
    ),
    "delayed": (
        "What comes next?",
        "Several things are due at this moment; the active player orders them.",
    ),
    "fate": (
        "Which fate card resolves next?",
        "The attacker puts fate cards of the same priority in order.",
    ),
    "score": (
        "Whose victory pile is counted first?",
        "Objectives of both sides were destroyed together, and either side would win.",
    ),
    "strike": (
        "Which unit strikes?",
        "Who has a ready unit in the engagement has to strike.",
    ),
    "interrupt": ("Use an interrupt, or pass?", ""),
    "reaction": ("Use a reaction, or pass?", ""),
    "forced interrupt": ("Which forced interrupt comes first?", ""),
    "forced reaction": ("Which forced reaction comes first?", ""),
}


def question(
    kind: str,
) -> Callable[[Callable[[State, Decision], Asked]], Callable[[State, Decision], Asked]]:
    """Register how a kind of decision is put into words."""

    def register(words: Callable[[State, Decision], Asked]) -> Callable[[State, Decision], Asked]:
        QUESTIONS[kind] = words
        return words

    return register


def asked(state: State, decision: Decision) -> Asked:
    """The words of a decision; one that nobody has put into words still gets some."""
    text, why = _words(state, decision)
    behind = asker(state, decision)
    quote = behind.quoted(state) if behind is not None else ""
    return text, f"{why} {quote}".strip() if quote else why or by_whom(state, decision)


def _words(state: State, decision: Decision) -> Asked:
    special = QUESTIONS.get(decision.kind)
    if special is not None:
        return special(state, decision)
    plain = _PLAIN.get(decision.kind)
    if plain is None:
        return asked_by_text(state, decision), ""
    if not plain[1]:
        return plain[0], moment_words(state, decision)
    return plain


def is_worded(kind: str) -> bool:
    return kind in QUESTIONS or kind in _PLAIN or kind in OF_TEXTS


def _frame(state: State, name: str, default: Any) -> Any:
    """Something the procedure that asks remembers."""
    return getattr(state.stack[-1], name, default)


@question("action")
def _action(state: State, decision: Decision) -> Asked:
    phase = f"An action window of the {PHASE_NAMES[state.phase]} phase."
    if state.phase == DEPLOYMENT_PHASE and decision.player == state.active:
        return "Play a card, use an action, or pass?", phase
    return "Use an action, or pass?", phase


@question("edge")
def _edge(state: State, decision: Decision) -> Asked:
    how = "faceup" if is_placed_faceup(state, decision) else "facedown"
    return (
        f"Place a card {how} in your edge stack, or pass?",
        "Edge battle: you both place cards in turn, until both pass one after the other.",
    )


@question("discard down")
def _discard_down(state: State, decision: Decision) -> Asked:
    value = reserve(state, decision.player)
    return (
        f"Choose {many(decision.least, 'card')} to discard.",
        f"Draw phase: your hand may not be larger than your reserve of {value}.",
    )


@question("order")
def _order(state: State, decision: Decision) -> Asked:
    if decision.source == NOBODY:
        return (
            "Which of these cards goes to your discard pile next?",
            "You order your cards that are discarded together; the last one lies on top.",
        )
    return "Which of these cards comes first?", ""


@question("pay")
def _pay(state: State, decision: Decision) -> Asked:
    need = _frame(state, "need", 0)
    match = affiliation_names(_frame(state, "match", 0))
    wanted = many(need, "more resource" if _frame(state, "given", ()) else "resource")
    text = f"What do you pay with for {card_name(state, decision.source)}? It needs {wanted}."
    if not match:
        return text, "You put focus tokens on your ready resource cards."
    who = "Every card" if _frame(state, "all_match", False) else "At least one card"
    return text, f"{who} that pays has to be {listed(match, 'or')}."


@question("host")
def _host(state: State, decision: Decision) -> Asked:
    why = "You are playing it." if asker(state, decision) is None else "You put it into play."
    return f"What does {card_name(state, decision.source)} enhance?", why


@question("attackers")
def _attackers(state: State, decision: Decision) -> Asked:
    why = f"You engage {card_name(state, decision.source)}."
    return "Choose your attackers. At least one.", why


@question("defenders")
def _defenders(state: State, decision: Decision) -> Asked:
    whom = cards_listed(state, attackers(state))
    if decision.source == NOBODY:
        return "Choose your defenders. Any number, or none.", f"You are attacked by {whom}."
    objective = card_name(state, decision.source)
    return "Choose your defenders. Any number, or none.", f"{objective} is attacked by {whom}."


@question("shielding")
def _shielding(state: State, decision: Decision) -> Asked:
    return (
        "Put a shield on a card of this engagement?",
        f"{card_name(state, decision.source)} has Shielding.",
    )


@question("icon")
def _icon(state: State, decision: Decision) -> Asked:
    striker = card_name(state, decision.source)
    return f"Which icons of {striker} resolve next?", "The striker chooses the order."


@question("unit damage")
def _unit_damage(state: State, decision: Decision) -> Asked:
    power = strength(state, decision.source, UNIT_DAMAGE)
    striker = card_name(state, decision.source)
    if is_divided(decision):
        place = len(_frame(state, "split", ())) + 1
        return f"Where does unit damage {place} of {power} from {striker} go?", ""
    return f"Which unit takes the {power} unit damage of {striker}?", "All of it goes to one unit."


@question("tactics")
def _tactics(state: State, decision: Decision) -> Asked:
    power = strength(state, decision.source, TACTICS)
    place = len(_frame(state, "split", ())) + 1
    striker = card_name(state, decision.source)
    return (
        f"Which unit gets focus token {place} of {power} from {striker}?",
        "Tactics: the tokens may be split over any enemy units.",
    )


@question("protect")
def _protect(state: State, decision: Decision) -> Asked:
    card = decision.options[0][3]
    return (
        f"Move damage away from {card_name(state, card)}?",
        f"Damage{_of_source(state, decision)} may go to a card with Protect instead.",
    )


def _of_source(state: State, decision: Decision) -> str:
    return f" of {card_name(state, decision.source)}" if decision.source >= 0 else ""


@question("shield")
def _shield(state: State, decision: Decision) -> Asked:
    card = card_name(state, decision.options[0][1])
    token = "focus token" if decision.why == "SHIELD-08" else "damage"
    source = _of_source(state, decision)
    return f"Use the shield of {card}?", f"It prevents 1 {token}{source} and is gone."


@question("pilot")
def _pilot(state: State, decision: Decision) -> Asked:
    unit = card_name(state, decision.source)
    return f"Which pilot stays on {unit}?", "A unit has at most one pilot."


@question("commit")
def _commit(state: State, decision: Decision) -> Asked:
    left = state.force_supply[decision.player]
    enemy = state.force_supply[opponent(decision.player)]
    return (
        "Commit a unit to the Force, or go on to the Force struggle?",
        f"You have {many(left, 'Force card')} left, the enemy has {enemy}.",
    )
