"""The audit fails on what it finds, and where it could not look."""

import subprocess

import audit
import pytest

SOUND = {"name": "pyyaml", "version": "6.0.3", "vulns": []}
HOLE = {"id": "PYSEC-1", "fix_versions": ["2.0"], "aliases": [], "description": "bad"}
OWN = {"name": "swlcg-deck", "skip_reason": "distribution marked as editable"}
UNTOLD = {"name": "pyside6", "skip_reason": "Dependency not found on PyPI"}


@pytest.mark.parametrize(
    ("packages", "words"),
    [
        ([SOUND, OWN], "0 known holes in 1 packages."),
        ([SOUND, UNTOLD], "0 known holes in 1 packages. 1 more could not be looked up."),
        ([UNTOLD, OWN], "did not answer for any of 1 packages"),
        ([SOUND | {"vulns": [HOLE]}], "1 known holes in 1 packages."),
    ],
)
def test_what_the_registry_says_is_told_in_a_sentence(packages, words):
    assert words in audit.told(audit.understood({"dependencies": packages}))


def test_a_hole_is_named_with_what_mends_it():
    found = audit.understood({"dependencies": [SOUND | {"vulns": [HOLE]}]})
    assert found.holes == ("pyyaml 6.0.3 has the hole PYSEC-1 (2.0 mends it)",)


@pytest.mark.parametrize(
    ("code", "answer", "expected"),
    [
        (0, audit.Registry(3), 0),
        (1, audit.Registry(3), 1),
        (0, audit.Registry(3, 2), 0),
        (0, audit.Registry(3, 3), 1),
        (0, audit.Registry(problem="no way there"), 1),
        (0, audit.Registry(3, 0, ("a hole",)), 1),
    ],
)
def test_it_fails_on_findings_and_where_it_learned_nothing(monkeypatch, code, answer, expected):
    done = subprocess.CompletedProcess([], code)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    monkeypatch.setattr(audit, "ask_the_registry", lambda: answer)
    assert audit.main() == expected


def test_a_registry_that_cannot_be_asked_is_a_problem_in_words(monkeypatch):
    done = subprocess.CompletedProcess([], 1, stdout="", stderr="a\nConnectionError: no route\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
    assert audit.ask_the_registry().problem == "ConnectionError: no route"
    assert "could not be asked" in audit.told(audit.ask_the_registry())
