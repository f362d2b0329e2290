"""Two results of which at least one is a gauntlet: how each deck fared before and after."""

from swlcg_deck.gui.playtest.numbers import percent, points
from swlcg_deck.gui.playtest.simulate.limits_note import LimitsNote
from swlcg_deck.gui.playtest.simulate.results.fact_grid import FactGrid
from swlcg_deck.gui.playtest.simulate.results.leaves import Leaves
from swlcg_deck.gui.playtest.simulate.results.result_words import unwritten_of
from swlcg_deck.gui.playtest.simulate.shown import ShownPair
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.raised_card import AnalyseCard
from swlcg_deck.language import tr
from swlcg_deck.playtest.comparisons import DeckChange, compare_decks


class ChangesPage(Leaves):
    """Only pairings that were played both times are counted."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Comparison"))
        self.facts = FactGrid(theme, tr("Games won"))
        self.note = LimitsNote(theme)
        self._leaf = AnalyseCard(theme, tr("Games won"), self.facts)
        self.add_wide(self._leaf)
        self.add_wide(self.note)
        self._text = ""

    def show_pair(self, pair: ShownPair) -> None:
        (old_name, before), (new_name, after) = pair.before, pair.after
        changes = compare_decks(before, after)
        heads = (tr("Before"), tr("After"), tr("Points, 95 % interval"), tr("Verdict"))
        rows = [(one.deck, change_cells(one)) for one in changes]
        self.facts.show_facts(heads if rows else (), rows)
        self._leaf.say(
            tr("In the pairings that were played both times.")
            if rows
            else tr("No pairing was played both times: there is nothing to compare.")
        )
        lacking = {deck: titles for one in (before, after) for deck, titles in unwritten_of(one)}
        self.note.tell(list(lacking.items()))
        lines = [f"{deck}: {', '.join(cells)}" for deck, cells in rows]
        self._text = "\n".join([old_name, new_name, *lines]) + "\n"
        self.arrange()

    def text(self) -> str:
        """The comparison to paste."""
        return self._text


def change_cells(one: DeckChange) -> tuple[str, str, str, str]:
    low, high = (points(end) for end in one.interval95)
    change = tr("{change} ({low} to {high})", change=points(one.difference), low=low, high=high)
    sure = tr("hardly chance") if one.is_clear else tr("may be chance")
    return percent(one.win_rates[0]), percent(one.win_rates[1]), change, sure
