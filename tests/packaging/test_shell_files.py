"""Completion in real shells, and a manual page that has every command and option."""

import argparse
import shutil
import subprocess
from pathlib import Path

import pytest

from swlcg_deck.cli.desktop.shell_places import SHELL_FILES
from swlcg_deck.cli.main import build_parser

shell_files = pytest.importorskip("shell_files", reason="the tool that writes manual pages")

ASK_BASH = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_shtab_swlcg_deck "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""
ASK_ZSH = """
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PROMPT=; fpath=($1 \\$fpath); autoload -U compinit; compinit -u -D; echo rea''dy"
zpty -r shell said '*ready*'
zpty -n -w shell "$2"$'\\t'
zpty -r -m shell said "*$3*" && print -r -- "$said"
"""


def shell(name: str, *arguments: str | Path, folder: Path) -> str:
    path = shutil.which(name)
    if path is None:
        pytest.skip(f"{name} is not installed here")
    done = subprocess.run(
        (path, *arguments), capture_output=True, text=True, check=True, cwd=folder, timeout=60
    )
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("sample.swdeck", "sam two.txt", "other.txt"):
        (tmp_path / name).touch()
    (tmp_path / "samples").mkdir()
    return tmp_path


CALLS = (
    ("check sam", {"sam two.txt", "sample.swdeck", "samples"}),
    ("check --edition faq-f", {"faq-final"}),
    ("convert x.txt --to o8", {"o8d"}),
    ("goldfish --bot gr", {"greedy"}),
    ("validate sam", {"samples"}),
    ("library history sam", set()),
    ("chec", {"check"}),
)


@pytest.mark.parametrize(("call", "offered"), CALLS)
def test_bash_completes_files_and_choices(folder, call, offered):
    script = shell_files.FOLDER / "swlcg-deck.bash"
    words = ("swlcg-deck", *call.split())
    told = shell("bash", "-c", ASK_BASH, "bash", script, *words, folder=folder)
    assert set(told.splitlines()) - {""} == offered


@pytest.mark.parametrize(("call", "offered"), CALLS)
def test_fish_completes_files_and_choices(folder, call, offered):
    script = shell_files.FOLDER / "swlcg-deck.fish"
    told = shell("fish", "-c", f"source {script}; complete -C 'swlcg-deck {call}'", folder=folder)
    found = {line.partition("\t")[0].rstrip("/") for line in told.splitlines()}
    assert found == offered or (call.startswith("library") and not offered)


@pytest.mark.parametrize(("call", "word"), [("check oth", "other.txt"), ("convert --to o8", "o8d")])
def test_zsh_completes_files_and_choices(folder, call, word):
    shell(
        "zsh", "-c", ASK_ZSH, "zsh", shell_files.FOLDER, f"swlcg-deck {call}", word, folder=folder
    )


def words_of(parser: argparse.ArgumentParser) -> set[str]:
    """Every command and option that the help shows."""
    found = set()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, command in action.choices.items():
                found |= {name} | words_of(command)
        elif action.help is not argparse.SUPPRESS:
            found |= {option for option in action.option_strings if option.startswith("--")}
    return found


@pytest.mark.parametrize("name", SHELL_FILES)
def test_every_command_and_option_is_known(name):
    """If this fails: `.venv/bin/python packaging/shell_files.py`."""
    text = (shell_files.FOLDER / name).read_text("utf-8").replace("\\-", "-")
    option = "-l {}" if name.endswith(".fish") else "{}"
    words = words_of(build_parser())
    missing = {w for w in words if option.format(w.lstrip("-")) not in text and w not in text}
    assert not missing
