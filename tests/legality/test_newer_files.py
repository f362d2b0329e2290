"""A deck from a file of tomorrow: whatever it seems to break or keep, nobody can tell."""

import pytest
from legality_decks import DARK, LIGHT, deck_of

from swlcg_deck.decks.deck_file import (
    read_json_deck,
    read_yaml_deck,
    write_json_deck,
    write_yaml_deck,
)
from swlcg_deck.formats.judging import judge_reading
from swlcg_deck.formats.registry import read_deck
from swlcg_deck.legality.findings import Verdict
from swlcg_deck.legality.judge import Judge

FORMATS = {"yaml": (write_yaml_deck, read_yaml_deck), "json": (write_json_deck, read_json_deck)}
DECKS = {
    "legal": deck_of("Jedi", *LIGHT),
    "illegal": deck_of("Jedi", *DARK),
    "casual only": deck_of("Jedi", *LIGHT, 112, 229),
    "empty": deck_of("Jedi"),
}


@pytest.mark.rule("DECK-18")
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("form", FORMATS)
def test_a_file_of_a_newer_version_gets_no_firm_verdict(pool, deck, form):
    write, read = FORMATS[form]
    judge = Judge(pool)
    text = write(deck, pool)
    assert judge.check(read(text, pool).deck).verdict is not Verdict.UNKNOWN
    newer = text.replace("swlcg-deck/1", "swlcg-deck/2")
    assert newer != text
    judgement = judge.check(read(newer, pool).deck)
    assert (judgement.verdict, judgement.casual_only) == (Verdict.UNKNOWN, False)
    (finding,) = [finding for finding in judgement.findings if finding.of_all]
    assert "written by a newer version of this program (swlcg-deck/2)" in finding.message
    (as_list,) = judge_reading(judge, read_deck(newer.encode(), pool))
    assert as_list.verdict is Verdict.UNKNOWN
