"""The result of a gauntlet, as a player reads it in a terminal: standings, and who beats whom."""

from swlcg_deck.cli.simulation_report import print_head
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.playtest.gauntlet_results import GauntletResult, Standing


def print_gauntlet(result: GauntletResult, terminal: Terminal) -> None:
    print_head(result, terminal)
    if not result.pairings:
        return
    terminal.line()
    headings = ("", "Deck", "Side", "Games", "Wins", "Win rate", "95% interval")
    rows = [_row(place, one) for place, one in enumerate(result.standings(), 1)]
    terminal.table(headings, rows, right=frozenset({0, 3, 4, 5, 6}))
    terminal.line()
    terminal.line(terminal.paint("Wins of the light side against each dark side deck", "bold"))
    columns = range(1, len(result.dark) + 1)
    matrix = [
        (light, *(_cell(result, light, dark) for dark in result.dark)) for light in result.light
    ]
    numbered = [f"{number}. {dark}" for number, dark in zip(columns, result.dark, strict=True)]
    for line in numbered:
        terminal.line(f"  {line}")
    terminal.table(
        ("Light side deck", *(f"{number}." for number in columns)),
        matrix,
        right=frozenset(columns),
        shrink=0,
    )


def _row(place: int, one: Standing) -> tuple[str, ...]:
    low, high = one.interval95
    return (
        f"{place}.",
        one.deck,
        one.side,
        str(one.games),
        str(one.wins),
        f"{one.win_rate:.1%}",
        f"{low:.1%} to {high:.1%}",
    )


def _cell(result: GauntletResult, light: str, dark: str) -> str:
    found = result.pairing(light, dark)
    return f"{found.light.win_rate:.0%}" if found else "-"
