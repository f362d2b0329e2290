"""An open deck that nobody holds any more is gone at once, its undo history with it."""

import gc
import weakref

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.legality.findings import Mode


def test_a_document_is_gone_without_waiting_for_the_garbage(qapp, pool):  # noqa: ARG001
    rules = RulesChoice(pool, "", Mode.TOURNAMENT)
    assert not gc.isenabled()
    document = DeckDocument(Deck(id="a" * 32, name="Toolbox"), rules)
    for number in (1, 2, 3):
        document.apply(edits.add_set(document.deck, pool.set(number)))
    document.undo_stack.undo()
    assert document.deck.total == 2
    gone = weakref.ref(document)
    del document
    assert gone() is None
