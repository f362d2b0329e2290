"""What effects and costs do, one family a file: the contents page of the language's verbs.

A family has its name on every floor. To add a verb is to add, in the files of its family,

* here its node, and that to the family's `VERBS`;
* in `english/verbs` what it says, in the engine's `texts/compile` what it becomes, each a function
  in the table `WORDS`;
* in the engine's `texts/verbs` how that is carried out;

with a scenario in `tests/engine/texts/test_verbs_FAMILY.py` and an example in
`verb_examples.py` there. `python -m swlcg_deck.cards.abilities.vocabulary_page` writes the guide.
"""

from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.verbs import (
    captives,
    cards,
    choosing,
    destroy,
    effects,
    engagement,
    flow,
    force,
    play,
    tokens,
)

VERBS: tuple[type[Node], ...] = (
    *tokens.VERBS,
    *cards.VERBS,
    *captives.VERBS,
    *play.VERBS,
    *engagement.VERBS,
    *force.VERBS,
    *destroy.VERBS,
    *flow.VERBS,
    *effects.VERBS,
    *choosing.VERBS,
)
