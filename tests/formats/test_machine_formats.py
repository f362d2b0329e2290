"""What holds for o8d, dek, csv and code alike: nothing is lost, and no input brings them down."""

from functools import lru_cache
from types import ModuleType

import pytest
from hostile_texts import slow_lists
from hypothesis import given, settings
from hypothesis import strategies as st
from machine_decks import (
    DATA,
    Recipe,
    cooked,
    deck_of,
    mangled,
    only_deck,
    recipes,
    survives,
)
from test_safe_xml import BILLION_LAUGHS, EXTERNAL_ENTITY, PARAMETER_ENTITY, QUADRATIC_BLOW_UP
from work_counted import calls_of

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.formats import code_format, csv_format, dek_format, o8d_format
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import BY_NAME, read_deck, write_deck

FORMATS = {
    "o8d": o8d_format,
    "dek": dek_format,
    "csv": csv_format,
    "code": code_format,
}
SEEDS = st.integers(0, 2**40)


@pytest.fixture(params=list(FORMATS))
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def reader(name: str) -> ModuleType:
    return FORMATS[name]


@pytest.mark.parametrize("format_name", list(FORMATS))
@settings(max_examples=60, deadline=None)
@given(recipe=recipes(most_copies=40, most_sets=20))
def test_any_deck_of_known_sets_comes_back_through_the_table_of_formats(
    format_name: str, recipe: Recipe, pool: CardPool
) -> None:
    deck = cooked(recipe, pool)
    data = write_deck(deck, pool, format_name)
    assert BY_NAME[format_name].module.detect(data.decode())
    reading = read_deck(data, pool, format_name=format_name)
    again = only_deck(reading)
    assert (again.affiliation, again.sets) == (deck.affiliation, deck.sets)
    assert again.listed_cards == ()
    assert reading.is_clean


@lru_cache
def samples(pool: CardPool, name: str) -> list[str]:
    files = sorted((DATA / name).glob("*")) if (DATA / name).is_dir() else []
    deck = deck_of(pool, "Sith", {19: 2, 20: 1, 100: 99})
    return [*(path.read_text("utf-8") for path in files), FORMATS[name].write(deck, pool)]


@pytest.mark.parametrize("format_name", list(FORMATS))
@settings(max_examples=1_000, deadline=None)
@given(seed=SEEDS)
def test_no_damage_to_a_file_brings_a_reader_down(
    format_name: str, seed: int, pool: CardPool
) -> None:
    texts = samples(pool, format_name)
    text = mangled(texts[seed % len(texts)], seed)
    FORMATS[format_name].detect(text)
    assert survives(FORMATS[format_name].read, text, pool)


@settings(max_examples=500, deadline=None)
@given(
    text=st.text(max_size=60)
    | st.text(alphabet='<>/ ="&;!?-deckgamsction[]\n', max_size=80)
    | st.text(alphabet='copiestld,;\t\n"12', max_size=60).map(lambda rows: f"copies,title\n{rows}")
    | st.text(alphabet="SW1-0ABZ \n", max_size=40).map(lambda code: f"SW1-{code}")
)
def test_no_text_at_all_brings_a_reader_down(text: str, pool: CardPool) -> None:
    for reader in FORMATS.values():
        reader.detect(text)
        assert survives(reader.read, text, pool)


@settings(max_examples=500, deadline=None)
@given(data=st.binary(max_size=200))
def test_no_bytes_at_all_bring_a_reader_down(data: bytes, pool: CardPool) -> None:
    for name in FORMATS:
        assert survives(
            lambda _, pool, name=name: read_deck(data, pool, format_name=name), "", pool
        )


@pytest.mark.parametrize("reader", [o8d_format, dek_format])
@pytest.mark.parametrize(
    "hostile", [BILLION_LAUGHS, QUADRATIC_BLOW_UP, EXTERNAL_ENTITY, PARAMETER_ENTITY]
)
def test_hostile_xml_is_refused_by_the_readers(
    hostile: str, reader: ModuleType, pool: CardPool
) -> None:
    with pytest.raises(FormatError, match="contains a document type"):
        reader.read(hostile, pool)


def test_twice_as_long_a_list_is_twice_the_work(
    name: str, reader: ModuleType, pool: CardPool
) -> None:
    def work(lines: int) -> int:
        text = slow_lists(pool, lines)[name]
        return calls_of(lambda: survives(reader.read, text, pool))

    work(1)
    assert work(200) < 2.2 * work(100)


def test_each_format_knows_its_own_files_only(name: str, pool: CardPool) -> None:
    for text in samples(pool, name):
        takers = [other for other, reader in FORMATS.items() if reader.detect(text)]
        assert takers == [name]
