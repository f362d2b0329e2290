"""What a result says, in sentences: for the head, for a screen reader, and as text to paste."""

from swlcg_deck.gui.playtest.numbers import duration, grouped, percent, ratio, span
from swlcg_deck.gui.playtest.simulate.limits_note import Unwritten, limits_words
from swlcg_deck.gui.playtest.simulate.results.result_bars import ENDINGS
from swlcg_deck.gui.playtest.simulate.setup.side_column import BOTS
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import tr, tr_n
from swlcg_deck.playtest.gauntlet_results import AnyResult, GauntletResult
from swlcg_deck.playtest.results import SideResult, SimulationResult


def verdict(result: SimulationResult) -> str:
    """Who is ahead, and whether that means anything."""
    low, high = result.light.interval95
    if low <= 0.5 <= high:
        return tr("Neither side is clearly ahead: the difference may be chance.")
    winner = result.light if low > 0.5 else result.dark
    return tr("{deck} is ahead, and chance alone hardly explains it.", deck=winner.deck)


def run_facts(result: AnyResult) -> str:
    """`1,000 games · seed 1 · Greedy against Greedy · 2 min`."""
    facts = [games_words(result), tr("seed {seed}", seed=result.seed)]
    pairing = result if isinstance(result, SimulationResult) else next(iter(result.pairings), None)
    if pairing is not None:
        light, dark = (bot_name(side) for side in (pairing.light, pairing.dark))
        facts.append(tr("{light} against {dark}", light=light, dark=dark))
    facts.append(duration(result.seconds))
    return " · ".join(facts)


def games_words(result: AnyResult) -> str:
    if result.games < result.asked:
        done, asked = grouped(result.games), grouped(result.asked)
        return tr("{done} of {asked} games", done=done, asked=asked)
    return tr_n("{number} game", "{number} games", result.games, number=grouped(result.games))


def bot_name(side: SideResult) -> str:
    return tr(BOTS[side.bot]) if side.bot in BOTS else side.bot


def stopped_words(result: AnyResult) -> str:
    """Why there are fewer games than were asked for."""
    if result.stopped:
        return tr(result.stopped)
    if result.games < result.asked:
        done, asked = grouped(result.games), grouped(result.asked)
        return tr("It was ended after {done} of {asked} games.", done=done, asked=asked)
    return ""


def unwritten_of(result: AnyResult) -> list[Unwritten]:
    """Each deck of a result with the titles that play without text, reprints counted once."""
    pairings = result.pairings if isinstance(result, GauntletResult) else (result,)
    found: dict[tuple[str, str], list[str]] = {}
    for pairing in pairings:
        for name, side in (("light", pairing.light), ("dark", pairing.dark)):
            found[name, side.deck] = sorted({title for _code, title in side.unwritten})
    return [(deck, titles) for (_side, deck), titles in found.items()]


def side_facts(result: SimulationResult, side: SideResult) -> list[tuple[str, str]]:
    """The plain numbers of one side: what it is, and how much."""
    games = result.games
    return [
        (
            tr("Turns in which no card could be paid"),
            percent(ratio(side.screwed_turns, side.turns)),
        ),
        (tr("Opening hands put back"), percent(ratio(side.mulligans, games))),
        (tr("Objectives lost a game"), decimals(ratio(side.objectives_lost, games))),
        (tr("Own turns a game"), decimals(ratio(side.turns, games), 1)),
    ]


def as_plain_text(result: AnyResult, name: str) -> str:
    """A result to paste into a message."""
    lines = [name, run_facts(result)]
    if isinstance(result, GauntletResult):
        lines += ["", *_standings(result), "", *_pairings(result)]
    else:
        lines += ["", *_simulation(result)]
    stopped = stopped_words(result)
    lines += ["", *([stopped] if stopped else []), limits_words(unwritten_of(result))]
    return "\n".join(lines) + "\n"


def _simulation(result: SimulationResult) -> list[str]:
    lines = [_side_line(result, side) for side in (result.light, result.dark)]
    lines.append(verdict(result))
    lines.append(tr("Turns: {mean} on average", mean=decimals(result.turns.mean, 1)))
    endings = [f"{tr(words)} {result.endings.get(key, 0)}" for key, words in ENDINGS.items()]
    lines.append(tr("Endings: {endings}", endings=", ".join(endings)))
    course = " ".join(decimals(value, 1) for value in result.dial)
    lines.append(tr("The dial after each turn: {course}", course=course))
    for side in (result.light, result.dark):
        facts = ", ".join(f"{label} {value}" for label, value in side_facts(result, side))
        lines.append(f"{side.deck}: {facts}")
    return lines


def _side_line(result: SimulationResult, side: SideResult) -> str:
    return tr(
        "{deck} ({affiliation}, {bot}) won {wins} of {games} games: {rate} ({span})",
        deck=side.deck,
        affiliation=side.affiliation,
        bot=bot_name(side),
        wins=grouped(side.wins),
        games=grouped(result.games),
        rate=percent(side.win_rate),
        span=span(side.interval95),
    )


def _standings(result: GauntletResult) -> list[str]:
    return [
        f"{place}. {one.deck}: {percent(one.win_rate)} ({span(one.interval95)})"
        for place, one in enumerate(result.standings(), 1)
    ]


def _pairings(result: GauntletResult) -> list[str]:
    return [
        tr(
            "{light} against {dark}: {rate}",
            light=one.light.deck,
            dark=one.dark.deck,
            rate=percent(one.light.win_rate),
        )
        for one in result.pairings
    ]
