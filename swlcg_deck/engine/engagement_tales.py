"""The engagements of a transcript: who fights where, the edge battle, strikes and damage."""

from collections.abc import Sequence

from swlcg_deck.engine.sentences import capital, card_name, listed, many
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import ATTACKING, DARK, DEFENDING, LIGHT, NOBODY, SIDE_NAMES

_DEALERS = {"balance": "the Balance of the Force", "unopposed": "the unopposed engagement"}


class EngagementTale:
    """Lines of a log, with the part that tells of fights."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lines: list[str] = []
        self.section = "Setup"
        self.fighting = False
        self.active = DARK
        self.controllers: dict[int, int] = {}
        self.victories = [0, 0]
        self.damage: dict[int, int] = {}
        self.declared: list[int] = []
        self.declared_role = 0
        self.objective = NOBODY
        self.defended = False
        self.automatic = False
        self.winner = NOBODY
        self.striker = NOBODY
        self.source = ""

    def say(self, sentence: str) -> None:
        """One line; the phase is named only when something happens in it."""
        if self.section:
            self.lines.append(f"  {self.section}")
            self.section = ""
        indent = "      " if self.fighting else "    "
        self.lines.append(indent + sentence)

    def header(self, line: str) -> None:
        self.section = ""
        self.lines.append(line)

    def flush_declared(self) -> None:
        """Say who was declared, once all have been."""
        if not self.declared:
            return
        units = listed([self.name(unit) for unit in self.declared])
        whose = self.controller(self.declared[0])
        role, self.declared = self.declared_role, []
        if role == ATTACKING:
            self.say(f"{whose} attacks with {units}.")
        else:
            self.say(f"{whose} defends with {units}.")

    def who(self, player: int) -> str:
        return capital(SIDE_NAMES[player])

    def name(self, card: int) -> str:
        return card_name(self.state, card)

    def controller(self, card: int) -> str:
        return self.who(self.controllers.get(card, self.state.owner[card]))

    def on_engaged(self, objective: int) -> None:
        self.say(f"{self.who(self.active)} engages {self.name(objective)}.")
        self.fighting, self.defended = True, False

    def on_redirected(self, objective: int) -> None:
        self.say(f"The engagement goes on at {self.name(objective)}.")

    def on_role(self, unit: int, role: int) -> None:
        if not role:
            self.say(f"{self.name(unit)} leaves the engagement.")
            return
        if role != self.declared_role:
            self.flush_declared()
        self.declared_role = role
        self.declared.append(unit)
        self.defended = self.defended or role == DEFENDING

    def on_edge_battle(self, automatic: bool) -> None:
        self.automatic = automatic
        if not self.defended:
            self.say("No unit defends.")
            self.defended = True

    def on_revealed(self, dark: Sequence[int], light: Sequence[int]) -> None:
        for player, stack in ((DARK, dark), (LIGHT, light)):
            if stack:
                cards = listed([self._edge(card) for card in stack])
                self.say(f"{self.who(player)} reveals {cards}.")

    def _edge(self, card: int) -> str:
        return f"{self.name(card)} ({self.state.faces[card].force_icons})"

    def on_edge_stack_of(self, card: int, player: int) -> None:
        self.say(f"{self.name(card)} goes to the edge stack of {self.who(player)}.")

    def on_fate(self, card: int) -> None:
        self.say(f"{self.name(card)} of {self.controller(card)} resolves.")

    def on_edge(self, player: int) -> None:
        self.winner = player

    def on_edge_totals(self, dark: int, light: int) -> None:
        won, lost = (dark, light) if self.winner == DARK else (light, dark)
        by = f"{won} to {lost}" if not self.automatic else "without an enemy in the battle"
        self.say(f"{self.who(self.winner)} has the edge, {by}.")

    def on_strikes(self, unit: int) -> None:
        self.say(f"{self.name(unit)} strikes.")
        self.striker = unit

    def focuses_to_strike(self, card: int, tokens: int) -> bool:
        """The tokens of a strike itself; a second one is told, as the unit is committed."""
        if card != self.striker:
            return False
        self.striker = NOBODY
        if tokens > 1:
            self.say(f"It is committed to the Force and gets {many(tokens, 'focus token')}.")
        return True

    def on_deals(self, source: int, by: int, via: str = "") -> None:
        self.source = _DEALERS.get(via) or (self.name(source) if source != NOBODY else "a cost")
        if via in ("unit damage", "blast"):
            self.source += f", {via}"

    def on_protects(self, protector: int, card: int, amount: int) -> None:
        self.say(f"{self.name(protector)} takes over {amount} damage from {self.name(card)}.")

    def on_damage(self, card: int, change: int) -> None:
        total = self.damage.get(card, 0) + change
        self.damage[card] = total
        if change < 0:
            self.say(f"{-change} damage is removed from {self.name(card)}.")
            return
        capacity = self.state.faces[card].capacity
        now = f"{total} of {capacity}"
        self.say(f"{self.name(card)} takes {change} damage ({now}), from {self.source}.")

    def on_engagement_over(self) -> None:
        self.fighting = False
