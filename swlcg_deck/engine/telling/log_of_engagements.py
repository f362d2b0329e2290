"""The engagements of a log: who fights where, the edge battle, strikes and damage."""

from collections.abc import Sequence

from swlcg_deck.engine.core.constants import ATTACKING, DARK, DEFENDING, LIGHT, NOBODY
from swlcg_deck.engine.telling.log_lines import Log, told
from swlcg_deck.engine.telling.names import listed
from swlcg_deck.language import filled, mark, said, said_n

_DEALERS = {
    "balance": said("the Balance of the Force"),
    "unopposed": said("the unopposed engagement"),
}


def say_declared(log: Log) -> None:
    """Say who was declared, once all have been."""
    if not log.declared:
        return
    units = listed([log.name(unit) for unit in log.declared])
    whose = log.controller(log.declared[0])
    role, log.declared = log.declared_role, []
    if role == ATTACKING:
        log.say(said("{player} attacks with {units}.", player=whose, units=units))
    else:
        log.say(said("{player} defends with {units}.", player=whose, units=units))


@told("engaged")
def _engaged(log: Log, objective: int) -> None:
    player, name = log.who(log.active), log.name(objective)
    log.say(said("{player} engages {objective}.", player=player, objective=name))
    # By a text the defenders may have been declared before.
    log.fighting, log.defended = True, bool(log.declared) and log.declared_role == DEFENDING


@told("redirected")
def _redirected(log: Log, objective: int) -> None:
    log.say(said("The engagement goes on at {objective}.", objective=log.name(objective)))


@told("role")
def _role(log: Log, unit: int, role: int) -> None:
    if not role:
        log.say(said("{unit} leaves the engagement.", unit=log.name(unit)))
        return
    if role != log.declared_role:
        say_declared(log)
    log.declared_role = role
    log.declared.append(unit)
    log.defended = log.defended or role == DEFENDING


@told("edge battle")
def _edge_battle(log: Log, automatic: bool) -> None:
    log.automatic = automatic
    if not log.defended:
        log.say(said("No unit defends."))
        log.defended = True


@told("revealed")
def _revealed(log: Log, dark: Sequence[int], light: Sequence[int]) -> None:
    for player, stack in ((DARK, dark), (LIGHT, light)):
        if stack:
            cards = listed([_edge_card(log, card) for card in stack])
            log.say(said("{player} reveals {cards}.", player=log.who(player), cards=cards))


def _edge_card(log: Log, card: int) -> str:
    return f"{log.name(card)} ({log.state.faces[card].force_icons})"


@told("edge stack of")
def _edge_stack_of(log: Log, card: int, player: int) -> None:
    name, whose = log.name(card), log.who(player)
    log.say(said("{card} goes to the edge stack of {player}.", card=name, player=whose))


@told("fate")
def _fate(log: Log, card: int) -> None:
    name, whose = log.name(card), log.controller(card)
    log.say(said("{card} of {player} resolves.", card=name, player=whose))


@told("edge")
def _edge(log: Log, player: int) -> None:
    log.winner = player


@told("edge totals")
def _edge_totals(log: Log, dark: int, light: int) -> None:
    won, lost = (dark, light) if log.winner == DARK else (light, dark)
    winner = log.who(log.winner)
    log.say(
        said("{player} has the edge, without an enemy in the battle.", player=winner)
        if log.automatic
        else said("{player} has the edge, {won} to {lost}.", player=winner, won=won, lost=lost)
    )


@told("strikes")
def _strikes(log: Log, unit: int) -> None:
    log.say(said("{unit} strikes.", unit=log.name(unit)))
    log.striker = unit


def focuses_to_strike(log: Log, card: int, tokens: int) -> bool:
    """The tokens of a strike itself; a second one is told, as the unit is committed."""
    if card != log.striker:
        return False
    log.striker = NOBODY
    if tokens > 1:
        log.say(
            said_n(
                "It is committed to the Force and gets {n} focus token.",
                "It is committed to the Force and gets {n} focus tokens.",
                tokens,
            )
        )
    return True


@told("deals")
def _deals(log: Log, source: int, by: int, via: str = "") -> None:
    name = log.name(source) if source != NOBODY else said("a cost")
    if via == "unit damage":
        log.source = said("{source}, unit damage", source=name)
    elif via == "blast":
        log.source = said("{source}, blast", source=name)
    else:
        log.source = _DEALERS.get(via, name)


@told("protects")
def _protects(log: Log, protector: int, card: int, amount: int) -> None:
    log.say(
        said(
            "{protector} takes over {amount} damage from {card}.",
            protector=log.name(protector),
            amount=amount,
            card=log.name(card),
        )
    )


@told("damage")
def _damage(log: Log, card: int, change: int) -> None:
    total = log.damage.get(card, 0) + change
    log.damage[card] = total
    if change < 0:
        name = log.name(card)
        log.say(said("{amount} damage is removed from {card}.", amount=-change, card=name))
        return
    taken = {"card": log.name(card), "amount": change, "total": total, "source": log.source}
    capacity = log.state.faces[card].capacity
    if capacity:
        words = mark("{card} takes {amount} damage ({total} of {capacity}), from {source}.")
        log.say(filled(words, capacity=capacity, **taken))
    else:  # an enhancement takes any number
        words = mark("{card} takes {amount} damage ({total} in all), from {source}.")
        log.say(filled(words, **taken))


@told("engagement over")
def _engagement_over(log: Log) -> None:
    log.fighting = False
