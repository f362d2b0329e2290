"""The one frame in which every card's text is carried out, verb by verb."""

from collections.abc import Sequence

from swlcg_deck.engine.core.ability import Verb
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.procedure import Ask, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import is_forbidden

AFFECTING = "cards it affects"
"""The name by which a part of a text is known that affects cards, and does not pay or only aim: no
text binds a name of several words."""
SAVED = "saved"
"""The name of cards that an effect keeps from what would happen to them, while it does so."""


def program(state: State, effect: Effect) -> tuple[Verb, ...]:
    verbs: tuple[Verb, ...] = getattr(
        state.faces[effect.origin].abilities[effect.ability], effect.part
    )
    return verbs


def end_of(state: State, effect: Effect) -> int:
    """The place after the last verb that is carried out here."""
    return effect.stop if effect.stop >= 0 else len(program(state, effect))


def next_verb(state: State, effect: Effect) -> Verb | None:
    """What is to be carried out next, if anything is."""
    verbs = program(state, effect)
    stop = effect.stop if effect.stop >= 0 else len(verbs)
    return verbs[effect.verb] if effect.verb < stop else None


def run_block(state: State, effect: Effect, start: int, count: int) -> None:
    """Carry out some verbs of the text as a block: what stops inside it stops with it."""
    block = effect.copy()
    block.step = block.needed = 0
    block.verb, block.stop = start, start + count
    state.stack.append(block)


def choose(state: State, effect: Effect) -> Decision | None:
    """What the next verb wants to know."""
    verb = next_verb(state, effect)
    return None if verb is None else verb.ask(state, effect)


def take_choice(state: State, effect: Effect, chosen: Sequence[Option]) -> None:
    program(state, effect)[effect.verb].take(state, effect, tuple(chosen))


def perform(state: State, effect: Effect) -> None:
    """Run the next verb; what it puts on the stack is finished before the one after it."""
    verb = next_verb(state, effect)
    if verb is None:
        hand_on(state, effect)
        effect.end()
        return
    effect.verb += 1
    if effect.part == "effect" and is_forbidden(state, "affected"):
        effect.bind(AFFECTING, True)
    verb.run(state, effect)


def look_back(state: State, effect: Effect) -> None:
    """Note what the verb has done, and go on with the next; an unpaid cost stops (RES-09)."""
    effect.done = state.outcome
    if effect.done < effect.needed:
        effect.failed = True
    effect.needed = 0
    effect.step = 0
    if effect.failed and effect.part == "cost":
        effect.verb = end_of(state, effect)


def hand_on(state: State, effect: Effect) -> None:
    """Give the names bound here to the frame below: costs and targets serve the effect."""
    below = state.stack[-2]
    if (effect.stop >= 0 or effect.part != "effect") and hasattr(below, "take_over"):
        below.take_over(effect)


procedure(Effect, Ask(choose, take_choice), perform, look_back)
