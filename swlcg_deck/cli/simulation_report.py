"""The result of a simulation of two decks, as a player reads it in a terminal."""

from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.playtest.comparisons import compare_decks
from swlcg_deck.playtest.gauntlet_results import AnyResult
from swlcg_deck.playtest.results import CardResult, SideResult, SimulationResult

_MOST_CARDS = 8


def print_simulation(result: SimulationResult, terminal: Terminal) -> None:
    print_head(result, terminal)
    if not result.games:
        return
    for name, side in (("light", result.light), ("dark", result.dark)):
        low, high = side.interval95
        terminal.line(
            f"  {name:<5}  {side.deck} ({side.affiliation}, {side.bot}): {side.wins} wins,"
            f" {side.win_rate:.1%} ({low:.1%} to {high:.1%})"
        )
    endings = ", ".join(f"{name} {count}" for name, count in result.endings.items() if count)
    terminal.line(f"  endings: {endings}")
    terminal.line(f"  turns: {result.turns.mean:.1f} on average; {_histogram(result)}")
    course = " ".join(f"{value:.1f}" for value in result.dial)
    terminal.line(f"  the dial after each turn: {course}")
    for name, side in (("light", result.light), ("dark", result.dark)):
        _print_side(name, side, result.games, terminal)


def print_head(result: AnyResult, terminal: Terminal) -> None:
    """How many games, and which cards were played without their texts."""
    terminal.line(
        terminal.paint(
            f"{result.games} games, seed {result.seed}, {result.seconds:.1f} seconds", "bold"
        )
    )
    for note in result.notes:
        terminal.line(note)


def print_comparison(before: AnyResult, after: AnyResult, terminal: Terminal) -> None:
    """Deck by deck; of two decks against each other the dark side is the light side's mirror."""
    changes = compare_decks(before, after)
    if isinstance(after, SimulationResult):
        changes = tuple(change for change in changes if change.side == "light")
    terminal.line()
    for note in before.notes:
        if note not in after.notes:
            terminal.line(f"Before: {note}")
    if not changes:
        terminal.line("No pairing of decks was played both times, so nothing can be compared.")
    for change in changes:
        low, high = change.interval95
        sure = "" if change.is_clear else ", which may be chance"
        who = "The light side" if isinstance(after, SimulationResult) else change.deck
        terminal.line(
            f"{who} won {change.win_rates[0]:.1%} before and {change.win_rates[1]:.1%} now:"
            f" {change.difference:+.1%} ({low:+.1%} to {high:+.1%}){sure}."
        )


def _histogram(result: SimulationResult) -> str:
    return ", ".join(f"{turns}: {games}" for turns, games in result.turns.histogram.items())


def _print_side(name: str, side: SideResult, games: int, terminal: Terminal) -> None:
    terminal.line()
    terminal.line(terminal.paint(f"{side.deck} ({name} side)", "bold"))
    screwed = side.screwed_turns / side.turns if side.turns else 0.0
    terminal.line(
        f"  {screwed:.1%} of its turns had a card to play in hand and none that could be paid;"
        f" a new hand in {side.mulligans / games:.1%} of the games"
    )
    rows = [_card_row(card) for card in _telling(side)]
    headings = ("Card", "Title", "Drawn", "Played", "Edge", "Dead", "Unpaid", "Win if played")
    terminal.table(headings, rows, right=frozenset(range(2, len(headings))))


def _telling(side: SideResult) -> list[CardResult]:
    """The cards that go best with winning, and those that do worst."""
    known = [card for card in side.cards if card.games_played]
    known.sort(key=lambda card: -(card.win_rate_played or 0.0))
    if len(known) <= _MOST_CARDS:
        return known
    return known[: _MOST_CARDS // 2] + known[-_MOST_CARDS // 2 :]


def _card_row(card: CardResult) -> tuple[str, ...]:
    numbers = (card.drawn, card.played, card.placed, card.dead, card.unpaid)
    return (card.code, card.title, *map(str, numbers), f"{card.win_rate_played or 0.0:.0%}")
