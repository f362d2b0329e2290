"""Where a person wants to be asked although passing until something happens."""

from dataclasses import dataclass

from swlcg_deck.playtest.table import Table


@dataclass(frozen=True, slots=True)
class Stops:
    """What the ticks and the phases of the table say."""

    my_actions: bool = True
    """Every window of the own turn."""
    every_window: bool = False
    phases: frozenset[str] = frozenset()
    """Windows in these phases of either turn."""

    def at(self, table: Table) -> bool:
        """Whether the window that is open is one of them."""
        view = table.view
        own_turn = view.active == view.player
        return self.every_window or (own_turn and self.my_actions) or view.phase in self.phases
