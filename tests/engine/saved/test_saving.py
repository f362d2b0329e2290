"""Saved games: any decision survives, and nothing else is ever taken for a game."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.invented_texts import InventedTexts
from kit.random_play import play_randomly
from kit.starter_decks import GAMES, JEDI, SITH

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine.game import Decision, SaveError, State, advance, load, new_game, save
from swlcg_deck.engine.saved.game_file import MOST_BYTES
from swlcg_deck.engine.texts.face_book import FaceBook

BOOKS = (FaceBook(), FaceBook(abilities=True), InventedTexts())
BOOK_NAMES = ("blank", "printed", "invented")


def midway(pool: CardPool, until: int = 90, seed: int = 5) -> State:
    seen: list[State] = []

    def look(state: State, _decision: Decision) -> None:
        if len(seen) <= until:
            seen.append(state.clone())

    play_randomly(new_game(pool, SITH, JEDI, seed), seed, on_decision=look)
    return seen[-1]


@pytest.fixture(scope="module")
def saved(pool) -> bytes:
    return save(midway(pool), pool)


@pytest.mark.parametrize("book", BOOKS, ids=BOOK_NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_any_decision_as_if_it_had_not_stopped(pool, name, book):
    dark, light, seed = GAMES[name]
    number = 0

    def look(state: State, decision: Decision) -> None:
        nonlocal number
        number += 1
        if number % 13 == 0:
            again = load(save(state, pool), pool, book=book)
            assert again.digest() == state.digest()
            assert advance(again) == decision
            assert (again.game_seed, again.options) == (seed, state.options)
            if number % 130 == 0:
                assert play_randomly(again, number) == play_randomly(state.clone(), number)

    play_randomly(new_game(pool, dark, light, seed, book=book), seed, on_decision=look)
    assert number > 100


def test_a_finished_game_can_be_kept(pool):
    state = new_game(pool, SITH, JEDI, 3)
    result = play_randomly(state, 3)
    assert advance(load(save(state, pool), pool)) == result


def test_house_rules_are_kept(pool):
    state = new_game(pool, SITH, JEDI, 3, options={"mulligan": False})
    assert load(save(state, pool), pool).options == {"mulligan": False}


def test_a_saved_game_is_small(saved):
    assert len(saved) < 30_000


def changed(saved: bytes, **entries: Any) -> bytes:
    return json.dumps(json.loads(saved) | entries).encode()


def test_each_kind_of_bad_file_is_refused_with_what_is_wrong(pool, saved):
    plain = json.loads(saved)
    del plain["digest"]
    bad = {
        b"": "line 1, column 1 is not JSON",
        saved[:-40]: "breaks off or was changed",
        b"\xff\xfe" + saved: "byte 0 is not UTF-8",
        b"[]": "should be one JSON object, not a list",
        b"[" * 100_000: "nested deeper",
        b" " * (MOST_BYTES + 1): "5,000,001 bytes long",
        b'{"format": NaN}': "NaN",
        json.dumps(plain).encode(): "no entry 'digest'",
        changed(saved, format="swlcg-deck replay"): "its format is 'swlcg-deck replay'",
        changed(saved, format=7): "'format' of the saved game should be a text, not a number",
        changed(saved, version=2): "A newer program wrote it",
        changed(saved, version=-1): "no version -1",
        changed(saved, version=True): "'version' of the saved game should be a number",
        changed(saved, engine=99): "written by version 99 of the rules engine",
        changed(saved, pool="0" * 64): "another card pool ('000000000000'",
        changed(saved, decks=[]): "should hold two decks",
        changed(saved, decks=[{"affiliation": "Sith", "sets": [1]}] * 2): "has 1 objective set.",
        changed(saved, options={"mulligan": 1}): "should be true or false",
        changed(saved, options={"cheat": True}): "no house rule 'cheat'",
        changed(saved, seed=-5): "seed of the saved game is not between",
        changed(saved, state=[]): "'state' of the saved game should be an object, not a list",
        changed(saved, state={}): "The state of the saved game has no entry 'focus'",
        changed(saved, digest="0" * 32): "changed after it was written",
    }
    for data, words in bad.items():
        with pytest.raises(SaveError) as caught:
            load(data, pool)
        assert words in str(caught.value)
        assert str(caught.value).endswith(".")


def with_state(saved: bytes, **parts: Any) -> bytes:
    plain = json.loads(saved)
    plain["state"] |= parts
    return json.dumps(plain).encode()


def test_an_impossible_state_is_refused_with_where_it_is_impossible(pool, saved):
    state = json.loads(saved)["state"]
    hand = state["hand"][1]
    bad = {
        "number 1": (with_state(saved, dial="12"), "'dial' is not between 0 and 1000"),
        "number 2": (with_state(saved, phase=7), "'phase' is not between 0 and 6"),
        "a card twice": (
            with_state(saved, hand=["", ["", *hand[1:], hand[1]], ["", 0]]),
            "lies in",
        ),
        "no card": (with_state(saved, discard=["", ["", 9999], [""]]), "something that is no card"),
        "short": (with_state(saved, focus=[0]), "one entry for each"),
        "many tokens": (with_state(saved, focus=[70_000] * len(state["focus"])), "no game has"),
        "a frame": (with_state(saved, stack=[["Cheat", 0]]), "no record of a game"),
        "no frame": (with_state(saved, stack=[]), "nothing is under way"),
        "a step": (with_state(saved, stack=[["Turn", 99, -1, 1, "", 0]]), "Turn has no step 99"),
        "a record": (with_state(saved, stack=[["Scope", None, [""], 1, 1, 1]]), "no procedure"),
        "a winner": (with_state(saved, result=["", 5, "WIN-01"]), "no winner"),
    }
    for data, words in bad.values():
        with pytest.raises(SaveError) as caught:
            load(data, pool)
        assert words in str(caught.value), data[:0]


def test_another_pool_is_noticed(saved, pool_copy, tmp_path):
    products = pool_copy / "products.yaml"
    products.write_text(products.read_text(encoding="utf-8") + "# new\n", encoding="utf-8")
    other = load_pool(pool_copy, cache_dir=tmp_path / "cache")
    with pytest.raises(SaveError, match="another card pool"):
        load(saved, other)


def loaded(data: bytes, pool: CardPool) -> State | None:
    """The game of a file; None for a SaveError, and no other error is caught."""
    try:
        return load(data, pool)
    except SaveError:
        return None


@settings(max_examples=300)
@given(data=st.data())
def test_no_change_of_a_file_makes_anything_but_a_save_error(pool, saved, data):
    """Bytes are cut, replaced, moved and doubled; what still loads is the same game."""
    content = bytearray(saved)
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, max(0, len(content) - 1)))
        length = data.draw(st.integers(0, 40))
        new = data.draw(st.one_of(st.binary(max_size=20), st.just(bytes(content[:length]))))
        content[start : start + length] = new
    state = loaded(bytes(content), pool)
    assert state is None or state.digest() == json.loads(saved)["digest"]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every part of a state."""
    if isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [path, *(leaf for key, part in items for leaf in leaves(part, (*path, key)))]
    return [path]


ODD_VALUES = st.one_of(
    st.integers(-3, 130),
    st.just(1 << 70),
    st.none(),
    st.booleans(),
    st.text(max_size=8),
    st.floats(allow_nan=False, allow_infinity=False),
    st.just([]),
    st.just(["", 1, 2]),
    st.just(["Turn", 0, 1]),
    st.just({}),
)


@settings(max_examples=300)
@given(data=st.data(), value=ODD_VALUES)
def test_a_forged_state_with_the_right_digest_is_a_game_or_a_save_error(pool, saved, data, value):
    """Whoever works out the digest of a state that cannot be still gets no crash."""
    plain = json.loads(saved)
    *way, last = data.draw(st.sampled_from(leaves(plain["state"])[1:]))
    place = plain["state"]
    for key in way:
        place = place[key]
    place[last] = value
    forged = new_game(pool, SITH, JEDI, 5)
    try:
        forged.restore(plain["state"])
        plain["digest"] = forged.digest()
    except Exception:
        plain["digest"] = ""
    state = loaded(json.dumps(plain).encode(), pool)
    assert state is None or state.digest() == plain["digest"]


def test_random_bytes_are_no_saved_game(pool):
    chance = random.Random(1)
    for length in range(60):
        with pytest.raises(SaveError):
            load(chance.randbytes(length), pool)
