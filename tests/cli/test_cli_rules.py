"""Reading the rules on the command line."""

import json


def test_without_words_the_chapters_are_listed(run):
    code, out, err = run("rules")
    assert (code, err) == (0, "")
    assert "edge" in out
    assert "Edge battle" in out
    assert "--chapter" in out


def test_one_rule_in_full(run):
    code, out, _ = run("rules", "deck", "5")
    assert code == 0
    assert out.startswith("DECK-05  Two copies of a set\n")
    assert "DECK-05, Two copies of a set (Core rulebook, deck construction)" in out
    assert "See DECK-06, Limit 1 per objective deck" in out


def test_a_question_with_its_answer_and_its_cards(run):
    _, out, _ = run("rules", "FAQ-02")
    assert "Can Boba Fett capture" in out
    assert "Boba Fett" in out.splitlines()[-1]


def test_our_own_ruling_says_so(run):
    assert "Our ruling" in run("rules", "OPEN-42")[1]


def test_words_find_terms_and_rules(run):
    code, out, err = run("rules", "unopposed")
    assert (code, err) == (0, "")
    assert out.startswith("Unopposed\n")
    assert "CONF-18  Unopposed" in out
    assert len(run("rules", "unopposed", "--limit", "1")[1].split("\n\n")) == 2


def test_a_whole_chapter(run):
    code, out, _ = run("rules", "--chapter", "Edge battle")
    assert code == 0
    assert out.count("EDGE-") >= 31
    assert out == run("rules", "--chapter", "edge")[1]


def test_an_unknown_chapter_names_those_there_are(run):
    code, out, err = run("rules", "--chapter", "edges")
    assert (code, out) == (2, "")
    assert "there is no chapter 'edges'" in err
    assert "edge," in err


def test_words_and_a_chapter_together_are_refused(run):
    code, _, err = run("rules", "shield", "--chapter", "edge")
    assert code == 2
    assert "not both" in err


def test_nothing_found_offers_a_better_spelling(run):
    code, out, err = run("rules", "unoposed")
    assert (code, out) == (0, "")
    assert "Did you mean: Unopposed" in err


def test_rules_as_json(run):
    _, out, _ = run("rules", "unopposed", "--json")
    found = json.loads(out)
    assert found["query"] == "unopposed"
    assert found["terms"][0]["term"] == "Unopposed"
    assert found["terms"][0]["rules"][0] == "CONF-18"
    assert found["rules"][0]["id"] == "CONF-18"
    keys = {"id", "title", "question", "text", "example", "source", "standing", "see", "cards"}
    assert found["rules"][0].keys() >= keys | {"chapter"}


def test_nothing_as_json_is_empty(run):
    found = json.loads(run("rules", "qqqq", "--json")[1])
    assert (found["terms"], found["rules"]) == ([], [])


def test_a_faulty_file_of_rules_is_reported_by_validate(run, cardpool_copy):
    file = cardpool_copy / "rules" / "glossary.yaml"
    text = file.read_text("utf-8").replace("- id: GEN-02\n", "- id: GEN-01\n", 1)
    file.write_text(text, "utf-8")
    code, out, err = run("validate", str(cardpool_copy))
    assert code == 2
    assert "rules/glossary.yaml, GEN-01: this id is used twice" in out + err


def test_completion_knows_the_command(run):
    _, out, _ = run("--print-completion", "bash")
    assert "rules" in out
    assert "--chapter" in out
