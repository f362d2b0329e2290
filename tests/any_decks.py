"""Hypothesis strategies: any deck that our own files must hold, with the traps of YAML in it."""

from hypothesis import strategies as st

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet, ListedCard
from swlcg_deck.decks.deck_tree import KEYS as DECK_KEYS

TRAPS = (
    *("", " ", "yes", "No", "on", "null", "~", "true", "1.0", "0x1f", "1e3", "010", "12:30:45"),
    *("2013-02-22", "=", "<<", "---", "...", "- item", "a: b", "a:", "a #b", "# comment", "'", '"'),
    *("%TAG", "@at", "`tick`", "&anchor", "*alias", "!tag", "|", ">", "{a: b}", "[a]", "? key"),
    *("\t", "tab\tinside", "line\nbreak", "\n", "\n\n", " lead\nline", "a\n  b\n\nc\n", "x\n   "),
    *(
        "trail \nx",
        "\r",
        "a\r\nb",
        "\x00",
        "\x1b[31m",
        "\x7f",
        "\x85",
        "\u2028",
        "\u2029",
        "\ufeff",
    ),
    *("\ufffe", "\U0001f600", "\U0001f468\u200d\U0001f469", "\u202eevil", "\xa0", "a\xa0#b", "\\n"),
    *("a\n\tb", "a\n---\nb", "a\n...\n", "a\n# b", "é", "e\u0301", "日本語", "A Hero's Journey"),
)

texts = st.one_of(st.sampled_from(TRAPS), st.text(max_size=40))
notes = st.one_of(texts, st.lists(texts, max_size=6).map("\n".join), st.text(max_size=400))
identities = st.text("0123456789abcdef", min_size=32, max_size=32)
copies = st.integers(1, 99)
_leaves = st.one_of(st.none(), st.booleans(), st.integers(-(10**17), 10**17), texts)
trees = st.recursive(
    _leaves, lambda t: st.one_of(st.lists(t, max_size=4), st.dictionaries(texts, t, max_size=4))
)


def extras(known: tuple[str, ...]) -> st.SearchStrategy[dict[str, object]]:
    keys = texts.filter(lambda key: key not in known)
    return st.dictionaries(keys, trees, max_size=3)


def known_sets(pool: CardPool) -> st.SearchStrategy[DeckSet]:
    titles = {entry.number: entry.title for entry in pool.sets}
    return st.builds(
        lambda number, count, note, extra: DeckSet(
            number=number, title=titles[number], copies=count, note=note, extra=extra
        ),
        st.sampled_from(sorted(titles)),
        copies,
        notes,
        extras(("set", "title", "copies", "note")),
    )


def unknown_sets(pool: CardPool) -> st.SearchStrategy[DeckSet]:
    """Sets of nobody's pool, with and without a number."""
    titles = texts.filter(lambda title: title.strip() and pool.set_titled(title) is None)
    numbers = st.one_of(st.none(), st.integers(-5, 10**6).filter(lambda n: pool.set(n) is None))
    return st.builds(DeckSet, number=numbers, title=titles, copies=copies, note=notes)


def decks(pool: CardPool) -> st.SearchStrategy[Deck]:
    """Decks as the program makes them: a set of the pool has its number and its title."""
    sets = st.lists(
        st.one_of(known_sets(pool), unknown_sets(pool)), max_size=5, unique_by=lambda e: e.key
    )
    unknown = texts.filter(lambda title: pool.affiliation_card(title) is None)
    titles = st.sampled_from([card.title for card in pool.affiliation_cards])
    listed = st.builds(ListedCard, code=st.none() | texts, title=texts, copies=copies)
    return st.builds(
        Deck,
        id=identities,
        name=texts,
        affiliation=st.none() | titles | unknown,
        sets=sets.map(tuple),
        notes=notes,
        tags=st.lists(texts, max_size=3).map(tuple),
        author=texts,
        created=texts,
        modified=texts,
        listed_cards=st.lists(listed, max_size=3).map(tuple),
        extra=extras(DECK_KEYS),
    )
