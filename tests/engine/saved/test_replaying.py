"""Replays: the same game again, or a sentence that says where it went another way."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from kit.random_play import random_choice
from kit.starter_decks import GAMES, JEDI, REBELS, SITH

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine.game import (
    AnswerError,
    Recorder,
    Replay,
    ReplayError,
    Result,
    advance,
    new_game,
    read_replay,
    replay,
)
from swlcg_deck.engine.saved.engine_version import ENGINE_VERSION
from swlcg_deck.engine.saved.replay import EVERY

NEWER = ENGINE_VERSION + 1


def recorded(pool: CardPool, name: str = "sith_jedi", most: int = 100_000) -> Recorder:
    """A game of chance, recorded for at most so many answers."""
    dark, light, seed = GAMES[name]
    recorder = Recorder(new_game(pool, dark, light, seed), pool)
    chance = random.Random(seed)
    step = recorder.advance()
    for _ in range(most):
        if isinstance(step, Result):
            break
        step = recorder.answer(random_choice(step, chance))
    return recorder


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_leads_to_the_same_end_by_the_same_states(pool, name):
    recorder = recorded(pool, name)
    data = recorder.replay().to_bytes()
    states = [state.digest() for state in replay(data, pool)]
    assert states[-1] == recorder.state.digest()
    assert len(states) == len(recorder.replay().answers) + 1
    assert [number for number, _ in recorder.replay().checkpoints][:2] == [EVERY, 2 * EVERY]
    assert all(states[number] == digest for number, digest in recorder.replay().checkpoints)


def test_a_replay_survives_writing_and_reading(pool):
    written = recorded(pool).replay()
    assert read_replay(written.to_bytes()) == written


def test_a_game_that_is_not_over_can_be_recorded_too(pool):
    for most in (0, 1, 49, 50, 51):
        recorder = recorded(pool, most=most)
        last = list(replay(recorder.replay(), pool))[-1]
        assert advance(last) == recorder.advance()


def test_an_illegal_answer_is_not_recorded_and_changes_nothing(pool):
    recorder = recorded(pool, most=30)
    before, answers = recorder.state.digest(), recorder.replay().answers
    with pytest.raises(AnswerError):
        recorder.answer(999)
    assert recorder.state.digest() == before
    assert recorder.replay().answers == answers


def played(data: Replay | bytes, pool: CardPool) -> str:
    """What the replay complains about."""
    with pytest.raises(ReplayError) as caught:
        for _ in replay(data, pool):
            pass
    return str(caught.value)


def test_truncated_answers_are_counted(pool):
    whole = recorded(pool, most=130).replay()
    cut = replace(whole, answers=whole.answers[:-7])
    assert played(cut, pool) == "The replay breaks off: it has 123 of its 130 answers."


def test_an_answer_that_does_not_fit_is_named_with_its_decision(pool):
    whole = recorded(pool, most=130).replay()
    edited = replace(whole, answers=((9,), *whole.answers[1:]))
    assert played(edited, pool) == (
        "Answer 1 of the replay does not fit the decision 'objectives' of the dark side. "
        "9 is no option of the decision 'objectives'; there are options 0 to 3."
    )


def changed(whole: Replay, place: int) -> Replay:
    """Whether a hand is kept, answered the other way."""
    keeps = whole.answers[place]
    answers = (*whole.answers[:place], (1 - keeps[0],), *whole.answers[place + 1 :])
    return replace(whole, answers=answers)


def test_an_answer_that_fits_but_was_changed_is_named(pool):
    whole = recorded(pool, most=130).replay()
    assert played(changed(whole, 2), pool) == (
        "Answer 3 of the replay is not the one that was recorded, or its digest was changed."
    )


def test_without_digests_a_changed_answer_is_found_by_the_next_checkpoint(pool):
    old = replace(recorded(pool, most=130).replay(), digests=())
    words = played(changed(old, 2), pool)
    assert "does not fit" in words or "one of the answers 1 to 50 was changed" in words


def swapped(whole: Replay) -> Iterator[Replay]:
    """The same game with two neighbouring answers in the place of each other."""
    answers = whole.answers
    for place, (one, two) in enumerate(pairwise(answers)):
        if one != two:
            yield replace(whole, answers=(*answers[:place], two, one, *answers[place + 2 :]))


def passes(changed: Replay, pool: CardPool) -> bool:
    try:
        for _ in replay(changed, pool):
            pass
    except ReplayError:
        return False
    return True


def test_no_two_answers_can_be_swapped(pool):
    """Two ways to one game, as of paying in another order, are two ways."""
    whole = recorded(pool).replay()
    assert whole.proves_every_answer
    assert len(list(swapped(whole))) > 50
    assert not any(passes(other, pool) for other in swapped(whole))
    old = replace(whole, digests=())
    assert not old.proves_every_answer
    assert any(passes(other, pool) for other in swapped(old)), "then nothing needs the digests"


def test_digests_of_answers_are_all_there_or_none_is(pool):
    whole = recorded(pool, most=60).replay()
    fewer = replace(whole, digests=whole.digests[:-1])
    assert played(fewer, pool) == (
        "The replay has 60 answers and 59 digests of answers: some were added, or taken away."
    )
    for place in (0, 30, 59):
        digests = (*whole.digests[:place], "0" * 16, *whole.digests[place + 1 :])
        words = played(replace(whole, digests=digests), pool)
        assert words.startswith(f"Answer {place + 1} of the replay is not the one")


def test_a_file_of_an_older_version_has_no_digests_and_says_so(pool):
    data = recorded(pool, most=60).replay().to_bytes()
    old = {key: value for key, value in json.loads(data).items() if key != "digests"}
    kept = read_replay(json.dumps(old).encode())
    assert (kept.digests, kept.proves_every_answer) == ((), False)
    assert len(list(replay(kept, pool))) == 61
    assert "digests" not in json.loads(kept.to_bytes())
    assert read_replay(data).proves_every_answer


def test_a_bad_checkpoint_is_found(pool):
    whole = recorded(pool, most=130).replay()
    points = (whole.checkpoints[0], (100, "0" * 32), whole.checkpoints[2])
    assert played(replace(whole, checkpoints=points), pool) == (
        "After answer 100 of the replay the game is another one than was recorded: "
        "one of the answers 51 to 100 was changed, or the checkpoint."
    )


def test_answers_after_the_end_are_refused(pool):
    whole = recorded(pool).replay()
    longer = replace(whole, answers=(*whole.answers, (0,)), digests=())
    assert "comes after the end of the game" in played(longer, pool)


def test_another_beginning_is_found(pool):
    whole = recorded(pool, most=0).replay()
    assert played(replace(whole, seed=whole.seed + 1), pool) == (
        "The game does not begin as it was recorded."
    )
    with_rebels = replace(recorded(pool, most=1).replay(), decks=(SITH, REBELS))
    assert "Answer 1 of the replay is not the one" in played(with_rebels, pool)
    old = replace(with_rebels, digests=())
    assert "After answer 1 of the replay the game is another one" in played(old, pool)


def test_another_pool_is_noticed_before_anything_is_played(pool, pool_copy, tmp_path):
    products = pool_copy / "products.yaml"
    products.write_text(products.read_text(encoding="utf-8") + "# new\n", encoding="utf-8")
    other = load_pool(pool_copy, cache_dir=tmp_path / "cache")
    assert "another card pool" in played(recorded(pool, most=9).replay(), other)


def test_bad_files_are_refused_with_what_is_wrong(pool):
    data = recorded(pool, most=60).replay().to_bytes()
    plain = json.loads(data)
    bad = {
        "breaks off or was changed": data[:-10],
        "its format is 'swlcg-deck saved game'": {"format": "swlcg-deck saved game"},
        "A newer program wrote it": {"version": 9},
        f"written by version {NEWER} of the rules engine": {"engine": NEWER},
        "Answer 2 of the replay is no list of option numbers": {"answers": [[0], 1]},
        "Answer 1 of the replay is no list": {"answers": [[True]]},
        "Checkpoint 1 of the replay is no number and digest": {"checkpoints": [[50]]},
        "should be a list, not a text": {"answers": "0"},
        "The decks of the replay cannot be played": {"decks": [plain["decks"][1]] * 2},
        "should hold two decks": {"decks": 2 * [[]]},
        "The entry 'digests' of the replay should hold texts": {"digests": [1]},
        "should be a list, not an object": {"digests": {}},
    }
    for words, change in bad.items():
        file = change if isinstance(change, bytes) else json.dumps(plain | change).encode()
        assert words in played(file, pool)


def test_a_replay_says_which_decks_and_house_rules_were_played(pool):
    recorder = Recorder(new_game(pool, SITH, JEDI, 8, options={"mulligan": False}), pool)
    kept = recorder.replay()
    assert (kept.decks, kept.seed, kept.options) == ((SITH, JEDI), 8, {"mulligan": False})
