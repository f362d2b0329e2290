"""A verdict is never better than the reading it rests on."""

import pytest

from swlcg_deck.formats.judging import judge_reading
from swlcg_deck.formats.registry import read_deck
from swlcg_deck.legality.findings import Mode, Verdict
from swlcg_deck.legality.judge import Judge

SITH = (20, 19, 21, 23, 24, 26, 27, 29, 30, 31)
JEDI = (1, 2, 3, 4, 5, 6, 7, 8, 112, 229)


@pytest.fixture(scope="module")
def judge(pool):
    return Judge(pool)


def judged(judge, *more, below=(), sets=SITH, card="Sith"):
    """The judgement on a legal list with more lines, some of them below its first set."""
    titles = [f"1x {judge.pool.set(number).title}" for number in sets]
    lines = ["Deck: Tried", f"Affiliation: {card}", titles[0], *below, *titles[1:], *more]
    reading = read_deck("\n".join(lines).encode(), judge.pool, format_name="text")
    (judgement,) = judge_reading(judge, reading)
    return judgement


def rules_of(judgement):
    return [finding.rule for finding in judgement.findings if finding.decides]


def test_a_list_that_is_read_whole_is_legal(judge):
    judgement = judged(judge)
    assert judgement.verdict is Verdict.LEGAL
    assert judgement.unread == ()


@pytest.mark.parametrize(
    "line",
    [
        *("2-3x Hoth Operations", "- what do you think of it", "2x", "Total: 12 objective sets"),
        *("Fall of the Jedi (down from 2)", "instead of 2x Fall of the Jedi"),
    ],
)
def test_a_line_that_is_not_understood_leaves_the_verdict_open(judge, line):
    judgement = judged(judge, line, sets=(*SITH[2:], 32, 33) if "Fall" in line else SITH)
    assert judgement.verdict is Verdict.UNKNOWN
    assert [unread.text for unread in judgement.unread] == [line]
    assert judgement.unread[0].line == 13


def test_an_illegal_list_stays_illegal(judge):
    judgement = judged(judge, "2x", sets=SITH[:9])
    assert judgement.verdict is Verdict.ILLEGAL
    assert judgement.unread


def test_what_is_noted_leaves_nothing_open(judge):
    judgement = judged(judge, "Sideboard", "1x Hoth Operations")
    assert judgement.verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-11")
def test_a_printing_of_another_set_below_a_set(judge):
    judgement = judged(judge, below=["  Sith Library (22-4)"])
    assert rules_of(judgement) == ["DECK-11"]


@pytest.mark.rule("DECK-10")
def test_four_of_the_five_cards_of_a_set(judge):
    cards = [f"  {card.title}" for card in judge.pool.set(20).command_cards]
    assert rules_of(judged(judge, below=cards)) == []
    assert rules_of(judged(judge, below=cards[:4])) == ["DECK-10"]
    assert judged(judge, below=cards[:2]).verdict is Verdict.LEGAL


@pytest.mark.rule("DECK-18")
def test_a_challenge_card_in_a_text(judge):
    judgement = judged(judge, "1x Death Star II")
    assert judgement.verdict is Verdict.ILLEGAL
    assert rules_of(judgement) == ["DECK-18"]


@pytest.mark.rule("DECK-01")
def test_two_affiliation_cards_are_illegal(judge):
    judgement = judged(judge, "Affiliation: Imperial Navy")
    assert judgement.verdict is Verdict.ILLEGAL
    assert rules_of(judgement) == ["DECK-01"]
    assert "Sith" in judgement.findings[-1].message


def test_the_same_affiliation_card_twice_is_one(judge):
    assert judged(judge, "Affiliation: Sith").verdict is Verdict.LEGAL


def test_a_set_that_could_be_several_is_not_missing_from_the_pool(judge):
    judgement = judged(judge, "1x Hero's")
    assert judgement.verdict is Verdict.UNKNOWN
    (message,) = [f.message for f in judgement.findings if f.rule == "DECK-18"]
    assert "card pool" not in message
    assert "A Hero's Journey" in message


@pytest.mark.parametrize(("mode", "verdict"), [("tournament", "illegal"), ("casual", "legal")])
def test_casual_only_is_said_in_both_modes(pool, mode, verdict):
    judge = Judge(pool, mode=Mode(mode))
    judgement = judged(judge, sets=JEDI, card="Jedi")
    assert judgement.verdict == verdict
    assert judgement.casual_only
    worse = judged(judge, sets=(*JEDI, 19), card="Jedi")
    assert not worse.casual_only
    assert not judged(judge, "2x", sets=JEDI, card="Jedi").casual_only
