"""How long texts last that were made to keep a reader busy; the bounds are for a hang."""

import time
from contextlib import suppress

import pytest
from hostile_texts import EVIL_LINES, HUGE_YAML, evil_list, slow_lists

from swlcg_deck.files.strict_yaml import YamlFault, read_yaml
from swlcg_deck.formats import text_format
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.formats.registry import BY_NAME, FORMATS

TEN_MEGABYTES = ("a" * 10_000_000, "\n" * 10_000_000, "2x a\n" * 2_000_000)


def seconds_of(work) -> float:
    start = time.process_time()
    with suppress(FormatError, YamlFault):
        work()
    return time.process_time() - start


def told(what: str, seconds: float) -> float:
    print(f"\n{what}: {seconds:.2f} s", end="")
    return seconds


@pytest.mark.parametrize("name", HUGE_YAML)
def test_a_huge_or_deep_document_is_refused_soon(name):
    text = HUGE_YAML[name]()
    assert told(f"YAML, {name}", seconds_of(lambda: read_yaml(text))) < 5


@pytest.mark.parametrize("name", EVIL_LINES)
def test_evil_lines_take_no_time(pool, name):
    """What a pattern does inside is no call, so that only the clock sees it."""
    text = evil_list(name, 2_000)
    assert told(f"lines, {name}", seconds_of(lambda: text_format.read(text, pool))) < 15


@pytest.mark.parametrize("text", TEN_MEGABYTES, ids=("a word", "empty lines", "lines"))
def test_ten_megabytes_take_no_time(pool, text):
    def read():
        for entry in FORMATS:
            entry.module.detect(text)
        text_format.read(text, pool)

    assert told("ten megabytes", seconds_of(read)) < 30


@pytest.mark.parametrize("name", ["o8d", "dek", "csv", "code"])
def test_large_lists_are_read_or_refused_within_seconds(pool, name):
    text = slow_lists(pool, 4_000)[name]
    reader = BY_NAME[name].module
    assert reader.detect(text)
    assert told(f"a list, {name}", seconds_of(lambda: reader.read(text, pool))) < 15
