"""How a rule is cited, and how sure its words are."""

from typing import Final

from swlcg_deck.cards.rulebook.glossary import Rule
from swlcg_deck.language import Said, mark, said

OURS: Final = mark("Our ruling: the printed rules leave this open.")
DERIVED: Final = mark("Not printed in so many words; it follows from the source.")


def cited(rule: Rule) -> Said:
    """The citation a judge can say aloud: the rule, its name, its source."""
    return said("{id}, {title} ({source})", id=rule.id, title=rule.title, source=rule.source)


def standing_words(rule: Rule) -> str:
    """What to say of a rule that nobody printed; nothing of one that is."""
    return {"printed": "", "derived": DERIVED, "ours": OURS}[rule.standing]
