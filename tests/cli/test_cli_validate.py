"""`swlcg-deck validate --abilities`: how many card texts are data."""

import json

import pytest


def counts(run, *arguments: str) -> dict:
    code, out, _ = run("validate", "--abilities", "--json", *arguments)
    assert code == 0
    return json.loads(out)["abilities"]


def test_encoded_scripted_and_missing_by_product(run, pool):
    found = counts(run)
    core = found["products"][0]
    assert core == {
        "product": "Core Set",
        "cards": 222,
        "keywords_only": 61,
        "encoded": 160,
        "scripted": 1,
        "partly": 0,
        "missing": 0,
        "lines_missing": 0,
    }
    assert [one["product"] for one in found["products"]] == [one.name for one in pool.products]


def test_the_total_is_the_sum_of_the_products(run, pool):
    found = counts(run)
    for key, whole in found["total"].items():
        assert whole == sum(one[key] for one in found["products"]), key
    assert found["total"]["cards"] == len(pool.cards) == 1806
    assert found["total"]["missing"] == sum(card.abilities == "unwritten" for card in pool.cards)


def test_scripts_are_few(run):
    whole = counts(run)["total"]
    assert whole["scripted"] * 10 < whole["encoded"]


def test_the_table_ends_with_the_total_and_the_verdict(run):
    code, out, err = run("validate", "--abilities")
    heading, first, *_, whole, verdict = out.splitlines()
    assert (code, err) == (0, "")
    words = ["Product", "Cards", "Keywords", "only", "Encoded", "Scripted", "Partly", "Missing"]
    assert heading.split() == words
    assert first.split() == ["Core", "Set", "222", "61", "160", "1", "0", "0"]
    assert whole.split()[:2] == ["Total", "1806"]
    assert verdict.endswith("no fault")


def test_without_the_option_nothing_is_counted(run):
    code, out, _ = run("validate", "--json")
    assert code == 0
    assert set(json.loads(out)) == {"folder", "faults"}


@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_a_faulty_pool_is_not_counted(run, cardpool_copy, as_json):
    file = cardpool_copy / "sets" / "01-core-set.yaml"
    text = file.read_text("utf-8")
    file.write_text(text.replace("{place: damage", "{plaec: damage", 1), "utf-8")
    code, out, err = run("validate", str(cardpool_copy), "--abilities", *as_json)
    assert code == 2
    assert "Missing" not in out
    assert "did you mean 'place'?" in (out if as_json else err)
    if as_json:
        assert set(json.loads(out)) == {"folder", "faults"}
