"""What of a decision nobody has put into words."""

from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.telling.options import LABELS
from swlcg_deck.engine.telling.questions import PLAIN, QUESTIONS
from swlcg_deck.engine.telling.questions_of_texts import OF_TEXTS


def is_worded(kind: str) -> bool:
    return any(kind in table for table in (QUESTIONS, PLAIN, OF_TEXTS))


def unworded(decision: Decision) -> tuple[str, ...]:
    """Its kind, and verbs of its options."""
    verbs = dict.fromkeys(option[0] for option in decision.options)
    missing = [v for v in verbs if v not in LABELS and f"{decision.kind}/{v}" not in LABELS]
    return (*(() if is_worded(decision.kind) else (decision.kind,)), *missing)
