"""Decks and texts by hypothesis, for the formats that people read."""

from hypothesis import strategies as st

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet, new_deck
from swlcg_deck.formats.pasting.markup import deck_name
from swlcg_deck.formats.reading import Reading

ODD_NAMES = [
    *r"""
2x Hit and Run
Affiliation: Sith
Deck: Deck: A
A Hero's Journey
Jedi
Light Side: Jedi
Units
Objectives (10)
Total: 10 objective sets
# Foo #
**bold**
a*b*c
_x_
`x`
~~x~~
[b]x[/b]
[*]a
[x](http://a)
![i](u)
<b>hi
&amp; &
&#39;
C:\*
\
\\
> quote
- foo
1. Foo
====
--x--
| a | b |
2
2x
http://x.y
Core Set
Luke Skywalker
Sith (?)
1x a (?)
Toolbox v2.0
Ein Deck: 50%
名前
Guardians of Justice
Hello there
A sentence.
Dark Deck: B
Deck 2
""".splitlines(),
    "foo\nbar",
    "a\tb",
    "\x00a\x07",
    "  a  b ",
    "\U0001f680 go",
]

odd_text = (
    st.sampled_from(ODD_NAMES)
    | st.text(max_size=60)
    | st.text("ab2x *_[]()#&<>\\|`~-:", max_size=30)
)


@st.composite
def decks(draw: st.DrawFn, pool: CardPool) -> Deck:
    """A deck with what a list can hold: a name, an affiliation, sets known and unknown."""
    numbers = draw(st.lists(st.integers(1, 289), max_size=15, unique=True))
    known = [DeckSet(number=n, title=title_of(pool, n)) for n in numbers]
    strange = draw(st.lists(st.tuples(st.none() | st.integers(500, 600), odd_text), max_size=3))
    unknown = [DeckSet(number=n, title=deck_name(title)) for n, title in strange]
    entries = {entry.key: entry for entry in [*known, *unknown]}
    shuffled = draw(st.permutations(list(entries.values())))
    copies = draw(st.lists(st.integers(1, 99), min_size=len(shuffled), max_size=len(shuffled)))
    sets = [
        entry.model_copy(update={"copies": count})
        for entry, count in zip(shuffled, copies, strict=True)
    ]
    affiliations = [None, *(card.title for card in pool.affiliation_cards)]
    deck = new_deck(draw(odd_text), draw(st.sampled_from(affiliations)))
    return Deck.model_validate({**dict(deck), "sets": tuple(sets)})


def title_of(pool: CardPool, number: int) -> str:
    entry = pool.set(number)
    assert entry is not None
    return entry.title


def assert_holds(reading: Reading, deck: Deck) -> None:
    """Name, affiliation and sets came back exactly; a name lost only what one line cannot hold."""
    (again,) = reading.decks
    assert again.name == (deck_name(deck.name) or "Untitled deck")
    assert again.affiliation == deck.affiliation
    assert again.sets == deck.sets
    assert not again.listed_cards


def assert_reported_once(reading: Reading, text: str) -> None:
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    assert [(line.line, line.text) for line in reading.report] == list(enumerate(lines, start=1))
    assert all(0 <= line.deck < len(reading.decks) for line in reading.report)
