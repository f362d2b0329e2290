"""The library is listed in the background while the window uses it."""

from concurrent.futures import ThreadPoolExecutor

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.library import Library


def test_listing_from_two_threads_while_saving_loses_nothing(pool: CardPool, tmp_path):
    library = Library(tmp_path, pool)
    decks = [library.save(new_deck(f"Deck {number}", "Jedi")) for number in range(30)]

    def lister(_round: int) -> int:
        return len(library.entries())

    with ThreadPoolExecutor(3) as threads:
        counts = threads.map(lister, range(60))
        for saved in decks:
            changed = edits.add_set(saved.deck, pool.set(4)).deck
            library.save(changed, expected=saved.token)
    assert set(counts) == {30}
    assert all(entry.sets == 1 for entry in library.entries())
