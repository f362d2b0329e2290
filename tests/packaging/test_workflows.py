"""The workflows of the continuous integration: valid, pinned, and about files that are there."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
JOBS = [
    (file.name, name, job)
    for file in WORKFLOWS
    for name, job in yaml.safe_load(file.read_text("utf-8"))["jobs"].items()
]


@pytest.mark.parametrize(("file", "name", "job"), JOBS)
def test_every_action_is_pinned_to_a_commit_and_every_step_does_something(file, name, job):
    assert job["timeout-minutes"]
    for step in job["steps"]:
        assert ("uses" in step) != ("run" in step), (file, name, step)
        if "uses" in step:
            assert re.fullmatch(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}", step["uses"])


@pytest.mark.parametrize(("file", "name", "job"), JOBS)
def test_what_a_step_calls_is_there(file, name, job):
    for step in job["steps"]:
        for path in re.findall(r"(?:packaging|resources)/[\w./-]+", step.get("run", "")):
            assert (ROOT / path).exists(), (file, name, path)
        for target in re.findall(r"^make (\S+)", step.get("run", ""), re.MULTILINE):
            assert f"\n{target}:" in (ROOT / "Makefile").read_text("utf-8")


def test_linux_windows_and_macos_are_tried_with_the_oldest_and_newer_pythons():
    jobs = {name: job for _, name, job in JOBS}
    matrix = jobs["test"]["strategy"]["matrix"]
    systems = {system.partition("-")[0] for system in matrix["system"]}
    assert systems == {"ubuntu", "windows", "macos"}
    assert set(matrix["python"]) == {"3.11", "3.13", "3.14"}
