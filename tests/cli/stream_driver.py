"""Runs many commands with a spoilt standard output, each in a fork: starting anew takes longer."""

import json
import os
import sys
from pathlib import Path

from swlcg_deck.cards.pool import load_pool
from swlcg_deck.cli.main import build_parser
from swlcg_deck.start import main


def spoil(output: str) -> None:
    """As a shell and the start of Python leave it."""
    if output == "closed":
        os.close(1)
        sys.stdout = None
    elif output == "full":
        os.dup2(os.open("/dev/full", os.O_WRONLY), 1)
    else:
        reading, writing = os.pipe()
        os.dup2(writing, 1)
        os.close(writing)
        os.close(reading)


def child(arguments: list[str], output: str, errors: Path) -> None:
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666), 2)
    spoil(output)
    sys.exit(main(arguments))


def run_all(calls: dict[str, list[str]], output: str, folder: Path) -> None:
    build_parser()
    load_pool()
    game = str(folder / "game.swreplay")
    main(["goldfish", calls["goldfish"][1], "--turns", "1", "-o", game, "--force"])
    codes = {}
    for name, arguments in calls.items():
        process = os.fork()
        if not process:
            words = [game if word == "GAME" else word for word in arguments]
            child(words, output, folder / f"{name}.err")
        codes[name] = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    (folder / "codes").write_text(json.dumps(codes), encoding="utf-8")


if __name__ == "__main__":
    run_all(json.loads(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
