"""What each decision asks, in plain words, and why it is asked."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.engine.core.constants import (
    BLAST,
    DEPLOYMENT_PHASE,
    NOBODY,
    TACTICS,
    UNIT_DAMAGE,
    opponent,
)
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import attackers
from swlcg_deck.engine.facts.characteristics import reserve, strength
from swlcg_deck.engine.facts.contests import able_attackers, able_defenders, bound
from swlcg_deck.engine.rules.edge_battle import EdgeBattle
from swlcg_deck.engine.telling.asker import asker, is_divided, is_placed_faceup
from swlcg_deck.engine.telling.event_words import moment_words
from swlcg_deck.engine.telling.names import (
    PHASES,
    affiliation_names,
    card_name,
    cards_listed,
    listed,
)
from swlcg_deck.engine.telling.questions_of_texts import asked_by_text, by_whom
from swlcg_deck.language import joined, said, said_n

Asked = tuple[str, str]
"""The question, and why it is asked."""
QUESTIONS: dict[str, Callable[[State, Decision], Asked]] = {}

PLAIN: dict[str, Asked] = {
    "objectives": (
        said("Which of these objectives goes to the bottom of your objective deck?"),
        said("Setup: you keep the other three of your top four."),
    ),
    "mulligan": (
        said("Keep this hand, or draw a new one?"),
        said("Setup: you may do so once, and the new hand stays."),
    ),
    "flip": (
        said("Which objective do you turn up next?"),
        said("Setup: your objectives come into play one at a time."),
    ),
    "balance": (
        said("Deal 1 damage to an objective of the dark side?"),
        said("The Balance of the Force is with you."),
    ),
    "discard one": (
        said("Discard a card before you draw?"),
        said("Draw phase: you may discard one card from your hand."),
    ),
    "engage": (
        said("Engage an objective of the enemy?"),
        said("Conflict phase: each objective can be engaged once a turn."),
    ),
    "delayed": (
        said("What comes next?"),
        said("Several things are due at this moment; the active player orders them."),
    ),
    "fate": (
        said("Which fate card resolves next?"),
        said("The attacker puts fate cards of the same priority in order."),
    ),
    "score": (
        said("Whose victory pile is counted first?"),
        said("Objectives of both sides were destroyed together, and either side would win."),
    ),
    "defend": (
        said("Do you defend?"),
        said("A card in play asks for several defenders, or none."),
    ),
    "strike": (
        said("Which unit strikes?"),
        said("Who has a ready unit in the engagement has to strike."),
    ),
    "interrupt": (said("Use an interrupt, or pass?"), ""),
    "reaction": (said("Use a reaction, or pass?"), ""),
    "forced interrupt": (said("Which forced interrupt comes first?"), ""),
    "forced reaction": (said("Which forced reaction comes first?"), ""),
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
    if quote:
        return text, joined((why, quote), " ") if why else quote
    return text, why or by_whom(state, decision)


def _words(state: State, decision: Decision) -> Asked:
    special = QUESTIONS.get(decision.kind)
    if special is not None:
        return special(state, decision)
    plain = PLAIN.get(decision.kind)
    if plain is None:
        return asked_by_text(state, decision), ""
    if not plain[1]:
        return plain[0], moment_words(state, decision)
    return plain


def _frame(state: State, name: str, default: Any) -> Any:
    """Something the procedure that asks remembers."""
    return getattr(state.stack[-1], name, default)


@question("action")
def _action(state: State, decision: Decision) -> Asked:
    phase = said("An action window of the {phase}.", phase=PHASES[state.phase])
    if state.phase == DEPLOYMENT_PHASE and decision.player == state.active:
        return said("Play a card, use an action, or pass?"), phase
    return said("Use an action, or pass?"), phase


@question("edge")
def _edge(state: State, decision: Decision) -> Asked:
    why = said("Edge battle: you both place cards in turn, until both pass one after the other.")
    if any(isinstance(frame, EdgeBattle) and frame.apart for frame in state.stack):
        why = said("Edge battle: the defender places all his cards before the attacker does.")
    if is_placed_faceup(state, decision):
        return said("Place a card faceup in your edge stack, or pass?"), why
    return said("Place a card facedown in your edge stack, or pass?"), why


@question("discard down")
def _discard_down(state: State, decision: Decision) -> Asked:
    value = reserve(state, decision.player)
    return (
        said_n("Choose {n} card to discard.", "Choose {n} cards to discard.", decision.least),
        said(
            "Draw phase: your hand may not be larger than your reserve of {reserve}.", reserve=value
        ),
    )


@question("order")
def _order(state: State, decision: Decision) -> Asked:
    if decision.source == NOBODY:
        return (
            said("Which of these cards goes to your discard pile next?"),
            said("You order your cards that are discarded together; the last one lies on top."),
        )
    return said("Which of these cards comes first?"), ""


@question("pay")
def _pay(state: State, decision: Decision) -> Asked:
    text, match = _price(state, decision), affiliation_names(_frame(state, "match", 0))
    if not match:
        return text, said("You put focus tokens on your ready resource cards.")
    wanted = listed(match, "or")
    if _frame(state, "all_match", False):
        return text, said("Every card that pays has to be {affiliation}.", affiliation=wanted)
    return text, said("At least one card that pays has to be {affiliation}.", affiliation=wanted)


def _price(state: State, decision: Decision) -> str:
    need, name = _frame(state, "need", 0), card_name(state, decision.source)
    if _frame(state, "given", ()):
        return said_n(
            "What do you pay with for {card}? It needs {n} more resource.",
            "What do you pay with for {card}? It needs {n} more resources.",
            need,
            card=name,
        )
    return said_n(
        "What do you pay with for {card}? It needs {n} resource.",
        "What do you pay with for {card}? It needs {n} resources.",
        need,
        card=name,
    )


@question("host")
def _host(state: State, decision: Decision) -> Asked:
    is_played = asker(state, decision) is None
    why = said("You are playing it.") if is_played else said("You put it into play.")
    return said("What does {card} enhance?", card=card_name(state, decision.source)), why


@question("attackers")
def _attackers(state: State, decision: Decision) -> Asked:
    why = said("You engage {card}.", card=card_name(state, decision.source))
    if decision.least:
        return said("Choose your attackers. At least one."), why
    able = able_attackers(state, decision.player, decision.source)
    musts = cards_listed(state, bound(state, "must attack", able))
    return said("Choose further attackers. {units} must attack.", units=musts), why


@question("defenders")
def _defenders(state: State, decision: Decision) -> Asked:
    text, enemies = said("Choose your defenders. Any number, or none."), attackers(state)
    musts = bound(state, "must defend", able_defenders(state))
    if musts:
        text = said(
            "Choose further defenders. {units} must defend.", units=cards_listed(state, musts)
        )
    units = cards_listed(state, enemies)
    if decision.source == NOBODY:
        return text, said("You are attacked by {units}.", units=units)
    objective = card_name(state, decision.source)
    return text, said("{card} is attacked by {units}.", card=objective, units=units)


@question("shielding")
def _shielding(state: State, decision: Decision) -> Asked:
    return (
        said("Put a shield on a card of this engagement?"),
        said("{card} has Shielding.", card=card_name(state, decision.source)),
    )


@question("icon")
def _icon(state: State, decision: Decision) -> Asked:
    text = said("Which icons of {card} resolve next?", card=card_name(state, decision.source))
    return text, said("The striker chooses the order.")


@question("unit damage")
def _unit_damage(state: State, decision: Decision) -> Asked:
    power = strength(state, decision.source, UNIT_DAMAGE)
    striker = card_name(state, decision.source)
    if is_divided(decision):
        place = len(_frame(state, "split", ())) + 1
        text = said(
            "Where does unit damage {place} of {power} from {card} go?",
            place=place,
            power=power,
            card=striker,
        )
        return text, ""
    text = said("Which unit takes the {power} unit damage of {card}?", power=power, card=striker)
    if any(option[0] == "done" for option in decision.options):
        return text, said("No enemy unit takes part: it may come to nothing.")
    return text, said("All of it goes to one unit.")


@question("blast")
def _blast(state: State, decision: Decision) -> Asked:
    power, striker = strength(state, decision.source, BLAST), card_name(state, decision.source)
    text = said("Where does the {power} blast damage of {card} go?", power=power, card=striker)
    return text, said("A card lets it go elsewhere than to the engaged objective.")


@question("tactics")
def _tactics(state: State, decision: Decision) -> Asked:
    power = strength(state, decision.source, TACTICS)
    place = len(_frame(state, "split", ())) + 1
    striker = card_name(state, decision.source)
    return (
        said(
            "Which unit gets focus token {place} of {power} from {card}?",
            place=place,
            power=power,
            card=striker,
        ),
        said("Tactics: the tokens may be split over any enemy units."),
    )


@question("protect")
def _protect(state: State, decision: Decision) -> Asked:
    text = said("Move damage away from {card}?", card=card_name(state, decision.options[0][3]))
    if decision.source < 0:
        return text, said("Damage may go to a card with Protect instead.")
    source = card_name(state, decision.source)
    return text, said("Damage of {card} may go to a card with Protect instead.", card=source)


@question("shield")
def _shield(state: State, decision: Decision) -> Asked:
    text = said("Use the shield of {card}?", card=card_name(state, decision.options[0][1]))
    is_focus, source = decision.why == "SHIELD-08", card_name(state, decision.source)
    if decision.source < 0:
        if is_focus:
            return text, said("It prevents 1 focus token and is gone.")
        return text, said("It prevents 1 damage and is gone.")
    if is_focus:
        return text, said("It prevents 1 focus token of {card} and is gone.", card=source)
    return text, said("It prevents 1 damage of {card} and is gone.", card=source)


@question("pilot")
def _pilot(state: State, decision: Decision) -> Asked:
    text = said("Which pilot stays on {unit}?", unit=card_name(state, decision.source))
    return text, said("A unit has at most one pilot.")


@question("commit")
def _commit(state: State, decision: Decision) -> Asked:
    left = state.force_supply[decision.player]
    enemy = state.force_supply[opponent(decision.player)]
    return (
        said("Commit a unit to the Force, or go on to the Force struggle?"),
        said_n(
            "You have {n} Force card left, the enemy has {enemy}.",
            "You have {n} Force cards left, the enemy has {enemy}.",
            left,
            enemy=enemy,
        ),
    )
