"""Lists that people have played are legal; the starters of eight sets are too small."""

from pathlib import Path

import pytest
import yaml
from legality_decks import deck_of, rules

from swlcg_deck.legality.findings import Verdict

FILE = Path(__file__).parents[1] / "data" / "published_decks.yaml"
DECKS = {entry["name"]: entry for entry in yaml.safe_load(FILE.read_text("utf-8"))}


@pytest.mark.parametrize("name", DECKS)
def test_a_published_deck(judge, name):
    entry = DECKS[name]
    judgement = judge.check(deck_of(entry["affiliation"], *entry["sets"].items()))
    if "starter" in name:
        assert rules(judgement) == ["DECK-02"]
    else:
        assert judgement.verdict is Verdict.LEGAL


def test_the_shares_of_published_decks_are_usual(judge):
    unusual = {"EDGE-07", "KEY-04"}
    for entry in DECKS.values():
        judgement = judge.check(deck_of(entry["affiliation"], *entry["sets"].items()))
        assert not unusual & {finding.rule for finding in judgement.findings}
