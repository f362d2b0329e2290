"""Cards that come into play, and what is paid."""

from typing import Any

from swlcg_deck.cards.abilities.amounts import StatOf
from swlcg_deck.engine.core.ability import CardTest, Scope, Verb
from swlcg_deck.engine.core.constants import ENHANCEMENT, NOBODY, SETUP
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.attachable import hosts
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.facts.characteristics import is_pilot
from swlcg_deck.engine.rules.put_into_play import forms
from swlcg_deck.engine.texts.references import named_in_play, player_named
from swlcg_deck.engine.texts.selections import pick_cards, unless_target
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs import play


def _may_be_put(form: int, under: str, onto: str | None) -> CardTest:
    """Not what could not enter, such as a second copy of a unique card (UNIQ-04), or what does not
    fit on the card that the text names."""

    def fits(state: State, scope: Scope, card: int) -> bool:
        player = state.owner[card] if under == "owner" else player_named(state, scope, under)
        hosts = named_in_play(state, scope, onto) if onto is not None else ()
        return bool(forms(state, card, player, form, hosts[0] if hosts else NOBODY))

    return fits


def _put_into_play(node: Any, text: Text) -> list[Verb]:
    if node.as_ == "unit":
        first, ref = pick_cards(node.put_into_play, text, _is_pilot)
        return [*first, play.ChangeForm(ref)]
    form = ENHANCEMENT if node.as_ == "pilot" else NOBODY
    known = text.ref(node.attach_to) if isinstance(node.attach_to, str) else None
    able = _may_be_put(form, node.under, known)
    before, ref = pick_cards(node.put_into_play, text, able)
    onto = None
    if node.attach_to is not None:
        more, onto = pick_cards(node.attach_to, text)
        before = [*before, *more]
    under = f"owner of {ref}" if node.under == "owner" else node.under
    verb = play.PutIntoPlay(
        ref,
        form=form,
        participating=node.as_ == "participant",
        committed=node.as_ == "committed",
        under=under,
        onto=onto,
    )
    return [*before, verb]


def _play(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.play, text)
    form = ENHANCEMENT if node.as_ == "pilot" else NOBODY
    joins, own = node.as_ == "participant", node.under is None
    onto = compiled(node.attach_to) if node.attach_to is not None else None
    verb = play.PlayCard(ref, participating=joins, form=form, for_oneself=own, onto=onto)
    return [*before, verb]


def _may_bear(ref: str) -> CardTest:
    """Whether an enhancement that is moved fits on a card, and is not on it yet."""

    def fits(state: State, scope: Scope, host: int) -> bool:
        return any(
            state.host[card] != host and host in hosts(state, card, state.controller[card])
            for card in named_in_play(state, scope, ref)
        )

    return fits


def _may_carry(ref: str) -> CardTest:
    """Whether a unit in play could sit on a card as a pilot."""

    def fits(state: State, scope: Scope, host: int) -> bool:
        return any(
            card != host and host in hosts(state, card, state.controller[card])
            for card in named_in_play(state, scope, ref)
        )

    return fits


def _is_pilot(state: State, scope: Scope, card: int) -> bool:
    return is_pilot(state, card)


def _attach(node: Any, text: Text) -> list[Verb]:
    first, card = pick_cards(node.attach, text)
    text.spoken_of.add(card)
    able = _may_carry(card) if node.as_ == "pilot" else _may_bear(card)
    second, to = pick_cards(node.to, text, unless_target(node.to, able))
    if node.as_ == "pilot":
        return [*first, *second, play.ChangeForm(card, to)]
    return [*first, *second, play.Attach(card, to)]


def _spend(node: Any, text: Text) -> list[Verb]:
    if isinstance(node.spend, StatOf) and isinstance(node.spend.of, str):
        # What it costs decides which card may be picked.
        text.spoken_of.add(text.ref(node.spend.of))
    bits = AFFILIATION_BITS[node.affiliation] if node.affiliation is not None else 0
    return [play.SpendResources(text.amount(node.spend), bits, node.by)]


def _is_facedown_objective(state: State, scope: Scope, card: int) -> bool:
    return state.zone[card] == SETUP


def _turn_faceup(node: Any, text: Text) -> list[Verb]:
    cards = node.turn_faceup
    before, ref = pick_cards(cards, text, unless_target(cards, _is_facedown_objective))
    return [*before, play.TurnFaceup(ref)]


WORDS: dict[str, Compile] = {
    "put_into_play": _put_into_play,
    "play": _play,
    "attach": _attach,
    "turn_faceup": _turn_faceup,
    "spend": _spend,
}
