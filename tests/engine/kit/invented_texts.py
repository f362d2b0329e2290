"""Texts that nobody printed, for random games in which abilities meet: two of three cards get one,
always the same, of a list in which each family of verbs has its place."""

from typing import Any
from zlib import crc32

from swlcg_deck.cards.card import Card
from swlcg_deck.engine.core.ability import Ability, Limit, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import (
    AFFILIATION,
    DISCARD,
    EVENT,
    FATE,
    GRANTED,
    HAND,
    OBJECTIVE,
    TACTICS,
    UNIT,
    UNIT_DAMAGE,
)
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.texts.verbs.captives import Capture, Rescue
from swlcg_deck.engine.texts.verbs.cards import Discard, Draw, Search, Send, ShuffleDeck
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Destroy, Sacrifice, take_control
from swlcg_deck.engine.texts.verbs.effects import (
    Apply,
    Cancel,
    ChangeCost,
    ChangeDestination,
    Instead,
    Prevent,
    Redirect,
)
from swlcg_deck.engine.texts.verbs.engagement import (
    CancelEdgeBattle,
    DrawIntoEdgeStack,
    EndEngagement,
    EngageAgain,
    Join,
    Leave,
    RedirectEngagement,
    StrikeNow,
)
from swlcg_deck.engine.texts.verbs.flow import (
    ForEachPlayer,
    Then,
    either,
    later,
    may,
    text,
    unless,
)
from swlcg_deck.engine.texts.verbs.force import Commit, SetBalance, TurnDial, Uncommit
from swlcg_deck.engine.texts.verbs.play import PlayCard, PutIntoPlay
from swlcg_deck.engine.texts.verbs.tokens import (
    Deal,
    FocusCard,
    PlaceFocus,
    PlaceShield,
    RemoveDamage,
    RemoveFocus,
    RemoveShield,
)

ONCE = Limit(1, "turn")


def anything(state: State, scope: Scope, card: int) -> bool:
    return True


def own_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT and state.controller[card] == scope.you


def enemy_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT and state.controller[card] != scope.you


def objective(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == OBJECTIVE


def itself(state: State, scope: Scope, card: int) -> bool:
    return card == scope.source


def you(state: State, scope: Scope, player: int) -> bool:
    return player == scope.you


def printed_unit(state: State, scope: Scope, card: int) -> bool:
    return state.faces[card].kind == UNIT


def about_own_unit(state: State, scope: Scope, event: Event, subject: int) -> bool:
    return subject >= 0 and own_unit(state, scope, subject)


def about_itself(state: State, scope: Scope, event: Event, subject: int) -> bool:
    return subject == scope.source


def by_enemy(state: State, scope: Scope, event: Event, subject: int) -> bool:
    return event.by != scope.you


def always(state: State, scope: Scope, event: Event, subject: int) -> bool:
    return True


def action(*parts: Any, **more: Any) -> Ability:
    return Ability(kind="action", effect=text(*parts), limit=ONCE, **more)


def reaction(event: str, *parts: Any, matches: Any = about_own_unit, **more: Any) -> Ability:
    when = (Trigger(event, matches, per_batch=matches is always),)
    return Ability(kind="reaction", when=when, effect=text(*parts), limit=ONCE, **more)


def interrupt(event: str, *parts: Any, matches: Any = about_own_unit, **more: Any) -> Ability:
    when = (Trigger(event, matches, per_batch=matches is always),)
    return Ability(kind="interrupt", when=when, effect=text(*parts), limit=ONCE, **more)


def constant(what: str, of: Any, **more: Any) -> Ability:
    return Ability(kind="constant", modifiers=(Modifier(what=what, of=of, **more),))


def pick(name: str, test: Any, **more: Any) -> Verb:
    return Select(name, test, **more)


TARGET_ENEMY = (Select("target", enemy_unit, targeting=True),)
STRONGER = (Modifier(what="icons", of=own_unit, key=UNIT_DAMAGE, add=1),)
UNTIL_PHASE_ENDS = Apply(0, on="them", until="phase")

IN_PLAY_TEXTS: tuple[tuple[Ability, ...], ...] = (
    (action(Deal("target"), cost=(FocusCard(),), targets=TARGET_ENEMY),),
    (action(Draw(), pick("card", anything, zone=HAND, whose="you"), Discard("card"), spend=1),),
    (action(pick("them", own_unit, pick=2, up_to=True), RemoveFocus("them"), Then(), Draw()),),
    (action(pick("them", own_unit), UNTIL_PHASE_ENDS, modifiers=STRONGER),),
    (action(Capture("target"), targets=TARGET_ENEMY), reaction("captured", Draw(), matches=always)),
    (action(Rescue()), constant("keyword", own_unit, key="targeted_strike")),
    (action(Send("target", HAND), targets=TARGET_ENEMY, spend=1),),
    (action(take_control("target", "phase"), targets=TARGET_ENEMY, cost=(Sacrifice("self"),)),),
    (action(pick("them", own_unit), Commit("them")), action(pick("x", own_unit), Uncommit("x"))),
    (action(pick("c", printed_unit, zone=HAND, whose="you"), PutIntoPlay("c"), spend=2),),
    (action(pick("c", printed_unit, zone=DISCARD, whose="you"), PutIntoPlay("c")),),
    (action(pick("c", printed_unit, zone=HAND, whose="you"), PlayCard("c", less=1)),),
    (action(pick("them", own_unit), Join("them")), action(pick("x", enemy_unit), Leave("x"))),
    (action(pick("them", own_unit), StrikeNow("them")),),
    (action(pick("o", objective), RedirectEngagement("o")), action(EngageAgain("o"))),
    (action(either(Draw(), (pick("them", own_unit), PlaceShield("them")))),),
    (
        action(
            (
                ForEachPlayer(2),
                pick("c", anything, zone=HAND, whose="that_player"),
                Discard("c"),
            )
        ),
    ),
    (action(later("phase", Draw(2)), cost=(FocusCard(),)),),
    (action(Search("c", printed_unit), Send("c", HAND), ShuffleDeck()),),
    (action(SetBalance("light")), action(SetBalance("dark"))),
    (
        action(unless((Discard("own"),), (Deal("target", 2),)), targets=TARGET_ENEMY),
        reaction("shield_placed", RemoveShield("it")),
    ),
    (reaction("entered", Draw(), matches=about_itself),),
    (reaction("entered", Deal("it"), matches=by_enemy, forced=True),),
    (reaction("left_play", pick("o", objective), Deal("o"), matches=always, forced=True),),
    (reaction("focused_to_strike", Apply(0, until="strike"), modifiers=STRONGER),),
    (reaction("edge_resolved", pick("them", own_unit), RemoveDamage("them"), matches=always),),
    (reaction("committed", may(Draw())), reaction("drawn", TurnDial(), matches=by_enemy)),
    (reaction("begins", pick("them", own_unit, every=True), PlaceShield("them"), matches=always),),
    (reaction("ends", RemoveFocus("self"), matches=always),),
    (reaction("readied", PlaceFocus("it"), matches=by_enemy),),
    (reaction("declared", EndEngagement(), matches=by_enemy),),
    (interrupt("damaged", Prevent(1)),),
    (interrupt("damaged", pick("x", enemy_unit), Redirect("x", 1), spend=1),),
    (interrupt("left_play", ChangeDestination(HAND)),),
    (interrupt("left_play", Instead(), RemoveDamage("it", None), matches=about_itself),),
    (interrupt("played", Cancel(), matches=by_enemy, cost=(FocusCard(),)),),
    (interrupt("targeted", Cancel(), cost=(FocusCard(),)),),
    (interrupt("cost_set", ChangeCost(more=1), matches=by_enemy),),
    (interrupt("edge_card_placed", DrawIntoEdgeStack(), matches=always),),
    (interrupt("edge_placing_done", CancelEdgeBattle(), matches=always),),
    (interrupt("focus_placed", Prevent(1)),),
    (constant("icons", own_unit, key=TACTICS, add=1),),
    (constant("capacity", own_unit, add=1),),
    (constant("capacity", enemy_unit, add=-1),),
    (constant("cannot", own_unit, key="captured"), constant("edge", itself, add=2)),
    (constant("cannot", enemy_unit, key="defend"),),
    (constant("cost", printed_unit, add=-1),),
    (constant("reserve", you, add=-1), constant("resources", itself, add=1)),
    (constant("force", own_unit, double=True),),
    (constant("blank", enemy_unit),),
    (
        constant("ability", own_unit, key=1),
        reaction("strike_resolved", Draw(), matches=about_itself, zone=GRANTED),
    ),
)
EVENT_TEXTS: tuple[tuple[Ability, ...], ...] = (
    (action(Destroy("target"), targets=TARGET_ENEMY, zone=HAND),),
    (action(pick("them", own_unit, every=True), RemoveFocus("them"), zone=HAND),),
    (interrupt("damaged", Prevent(), zone=HAND),),
    (interrupt("played", Cancel(), matches=by_enemy, zone=HAND),),
    (reaction("left_play", Draw(2), matches=about_own_unit, zone=HAND),),
    (reaction("edge_revealed", pick("x", enemy_unit), Deal("x"), matches=always, zone=HAND),),
)
FATE_TEXTS: tuple[tuple[Ability, ...], ...] = (
    (Ability(kind="fate", effect=text(pick("x", enemy_unit), Deal("x"))),),
    (Ability(kind="fate", effect=text(CancelEdgeBattle())),),
    (Ability(kind="fate", effect=text(may(Draw()), pick("o", objective), PlaceShield("o"))),),
)


class InventedTexts(FaceBook):
    """Faces with texts by the code of the card."""

    def face(self, card: Card) -> Face:
        face = super().face(card)
        if not face.abilities and face.kind != AFFILIATION:
            texts = {EVENT: EVENT_TEXTS, FATE: FATE_TEXTS}.get(face.kind, IN_PLAY_TEXTS)
            place = crc32(card.code.encode()) % (len(texts) * 3 // 2)
            face.abilities = texts[place] if place < len(texts) else ()
        return face
