"""The engagements of a transcript: who fights where, the edge battle, strikes and damage."""

from collections.abc import Sequence

from swlcg_deck.engine.core.constants import ATTACKING, DARK, DEFENDING, LIGHT, NOBODY
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.telling.names import PLAYER_NAMES, card_name, listed
from swlcg_deck.language import joined, said, said_n

_DEALERS = {
    "balance": said("the Balance of the Force"),
    "unopposed": said("the unopposed engagement"),
}


class EngagementTale:
    """Lines of a log, with the part that tells of fights."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.lines: list[str] = []
        self.section: str = said("Setup")
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
            self.lines.append(joined(("  ", self.section), ""))
            self.section = ""
        indent = "      " if self.fighting else "    "
        self.lines.append(joined((indent, sentence), ""))

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
            self.say(said("{player} attacks with {units}.", player=whose, units=units))
        else:
            self.say(said("{player} defends with {units}.", player=whose, units=units))

    def who(self, player: int) -> str:
        return PLAYER_NAMES[player]

    def name(self, card: int) -> str:
        return card_name(self.state, card)

    def controller(self, card: int) -> str:
        return self.who(self.controllers.get(card, self.state.owner[card]))

    def on_engaged(self, objective: int) -> None:
        player, name = self.who(self.active), self.name(objective)
        self.say(said("{player} engages {objective}.", player=player, objective=name))
        self.fighting, self.defended = True, False

    def on_redirected(self, objective: int) -> None:
        self.say(said("The engagement goes on at {objective}.", objective=self.name(objective)))

    def on_role(self, unit: int, role: int) -> None:
        if not role:
            self.say(said("{unit} leaves the engagement.", unit=self.name(unit)))
            return
        if role != self.declared_role:
            self.flush_declared()
        self.declared_role = role
        self.declared.append(unit)
        self.defended = self.defended or role == DEFENDING

    def on_edge_battle(self, automatic: bool) -> None:
        self.automatic = automatic
        if not self.defended:
            self.say(said("No unit defends."))
            self.defended = True

    def on_revealed(self, dark: Sequence[int], light: Sequence[int]) -> None:
        for player, stack in ((DARK, dark), (LIGHT, light)):
            if stack:
                cards = listed([self._edge(card) for card in stack])
                self.say(said("{player} reveals {cards}.", player=self.who(player), cards=cards))

    def _edge(self, card: int) -> str:
        return f"{self.name(card)} ({self.state.faces[card].force_icons})"

    def on_edge_stack_of(self, card: int, player: int) -> None:
        name, whose = self.name(card), self.who(player)
        self.say(said("{card} goes to the edge stack of {player}.", card=name, player=whose))

    def on_fate(self, card: int) -> None:
        name, whose = self.name(card), self.controller(card)
        self.say(said("{card} of {player} resolves.", card=name, player=whose))

    def on_edge(self, player: int) -> None:
        self.winner = player

    def on_edge_totals(self, dark: int, light: int) -> None:
        won, lost = (dark, light) if self.winner == DARK else (light, dark)
        winner = self.who(self.winner)
        self.say(
            said("{player} has the edge, without an enemy in the battle.", player=winner)
            if self.automatic
            else said("{player} has the edge, {won} to {lost}.", player=winner, won=won, lost=lost)
        )

    def on_strikes(self, unit: int) -> None:
        self.say(said("{unit} strikes.", unit=self.name(unit)))
        self.striker = unit

    def focuses_to_strike(self, card: int, tokens: int) -> bool:
        """The tokens of a strike itself; a second one is told, as the unit is committed."""
        if card != self.striker:
            return False
        self.striker = NOBODY
        if tokens > 1:
            self.say(
                said_n(
                    "It is committed to the Force and gets {n} focus token.",
                    "It is committed to the Force and gets {n} focus tokens.",
                    tokens,
                )
            )
        return True

    def on_deals(self, source: int, by: int, via: str = "") -> None:
        name = self.name(source) if source != NOBODY else said("a cost")
        if via == "unit damage":
            self.source = said("{source}, unit damage", source=name)
        elif via == "blast":
            self.source = said("{source}, blast", source=name)
        else:
            self.source = _DEALERS.get(via, name)

    def on_protects(self, protector: int, card: int, amount: int) -> None:
        self.say(
            said(
                "{protector} takes over {amount} damage from {card}.",
                protector=self.name(protector),
                amount=amount,
                card=self.name(card),
            )
        )

    def on_damage(self, card: int, change: int) -> None:
        total = self.damage.get(card, 0) + change
        self.damage[card] = total
        if change < 0:
            name = self.name(card)
            self.say(said("{amount} damage is removed from {card}.", amount=-change, card=name))
            return
        self.say(
            said(
                "{card} takes {amount} damage ({total} of {capacity}), from {source}.",
                card=self.name(card),
                amount=change,
                total=total,
                capacity=self.state.faces[card].capacity,
                source=self.source,
            )
        )

    def on_engagement_over(self) -> None:
        self.fighting = False
