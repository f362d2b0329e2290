"""Triggers as clauses: `this unit leaves play`, `your opponent's turn has begun`."""

from collections.abc import Callable
from dataclasses import replace

from swlcg_deck.cards.abilities.english import event_cards as told
from swlcg_deck.cards.abilities.english.filters import card_or_one, described, kind_of
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker, either
from swlcg_deck.cards.abilities.english.tables import NoEnglishError
from swlcg_deck.cards.abilities.english.tenses import Clause, Tense
from swlcg_deck.cards.abilities.triggers import SUBJECTS, Quantity, Trigger
from swlcg_deck.cards.filters import CardFilter, with_article

Teller = Callable[[Trigger, Speaker], Clause]

_ALWAYS_SAID = {"event", "subject", "role", "from_", "via", "during", "cards", "against"}
"""What is said of every event alike."""


def trigger(node: Trigger, speaker: Speaker, tense: Tense = "now") -> str:
    """What happens; a key that the event has no words for is refused, never left out."""
    tell, *keys = WORDS[node.event]
    unsaid = _set(node) - _ALWAYS_SAID - set(keys)
    if node.is_many and node.event in SUBJECTS:
        unsaid |= {"cards"}
    if isinstance(node.subject, CardFilter) and not node.is_many:
        unsaid -= {"first_each"}  # "the first unit each turn"
    if unsaid:
        keys_ = ", ".join(sorted(name.rstrip("_") for name in unsaid))
        raise NoEnglishError(f"{node.event} with {keys_}")
    node, holder = _out_of_a_hand(node)
    said = tell(node, speaker).said(tense)
    if node.role:
        said += _AS[node.is_many, node.role] if node.event == "declared" else _WHILE[node.role]
    if node.from_ and node.event != "initiated":
        whose = "your " if node.from_ == "edge_stack" and node.by == "you" else holder
        whose = "a " if node.from_ == "common_reserve" else whose
        said += f" from {whose}{node.from_.replace('_', ' ')}"
    if node.via and node.event != "icons_resolved":
        said += _VIA.get(node.via, f" by {node.via.replace('_', ' ')}")
    if node.during:
        said += f" during {with_article(node.during.replace('_', ' '))}"
    if node.against:
        objective = described(node.against, speaker).a()
        said += f" {'against' if node.event in _STRUCK else 'in an engagement against'} {objective}"
    return said


def _out_of_a_hand(node: Trigger) -> tuple[Trigger, str]:
    """`your opponent's`, and what is left to say of the cards."""
    cards = node.subject
    is_held = node.event == "discarded" and node.from_ == "hand"
    if not is_held or not isinstance(cards, CardFilter) or cards.controller is None:
        return node, ""
    bare = cards.model_copy(update={"controller": None})
    return node.model_copy(update={"subject": bare}), f"{POSSESSIVES[cards.controller]} "


_STRUCK = ("focused_to_strike", "strike_resolved")


_VIA = {"unopposed": " for being unopposed", "effect": " through a card effect"}
_AS = {
    (False, "attacker"): " as an attacker",
    (False, "defender"): " as a defender",
    (True, "attacker"): " as attackers",
    (True, "defender"): " as defenders",
}
_WHILE = {"attacker": " while attacking", "defender": " while defending"}


def _set(node: Trigger) -> set[str]:
    """The keys that say something."""
    fields = type(node).model_fields
    return {name for name in fields if getattr(node, name) != fields[name].default}


def kind_of_it(node: Trigger, speaker: Speaker) -> str:
    """What the card of a trigger is, as far as the trigger knows."""
    if isinstance(node.subject, CardFilter):
        return kind_of(node.subject)
    return speaker.reference(node.subject).split()[-1] if node.subject != "any" else "card"


def _is_many(node: Trigger) -> bool:
    return node.is_many and not told.is_one(node)


def _player(node: Trigger, verb: str, rest: str) -> Clause:
    return Clause(PLAYERS[node.by] if node.by else "a player", verb, rest)


def _left_play(node: Trigger, speaker: Speaker) -> Clause:
    """By a player's doing, or through a card; a card destroys another one itself."""
    subject, source = told.subject(node, speaker), told.source(node, speaker)
    if source and node.how == ("destroyed",):
        return Clause(source, "destroy", subject)
    through = f" through {source}" if source else ""
    if node.how is None:
        through += f" through {PLAYERS[node.by]}" if node.by else ""
        return Clause(subject, "leave", f"play{through}", _is_many(node), going_on="leaving")
    by = f" by {PLAYERS[node.by]}" if node.by else ""
    gone = f"{either(node.how)}{by}{through}"
    return Clause(subject, "be", gone, _is_many(node), going_on="being")


def _period(verb: str) -> Teller:
    def clause(node: Trigger, speaker: Speaker) -> Clause:
        if node.is_many:
            raise NoEnglishError(f"{node.event} with cards")
        name = _PERIODS.get(str(node.subject), str(node.subject).replace("_", " "))
        if node.which:
            name = f"{'Force' if node.which == 'force' else node.which} {name}"
        whose = f"{POSSESSIVES[node.whose]} {name}" if node.whose else with_article(name)
        return Clause(whose, verb)

    return clause


_PERIODS = {"struggle": "Force struggle"}


def _entered(node: Trigger, speaker: Speaker) -> Clause:
    as_ = f" as a {node.as_}" if node.as_ else ""
    if node.as_ == "participant":
        as_ = " as a participating unit"
    if node.how is not None:
        ways = {"put": "put into play", "played": "played"}
        done = either([ways[how] for how in node.how])
        return Clause(told.subject(node, speaker), "be", f"{done}{as_}", _is_many(node))
    return Clause(told.subject(node, speaker), "enter", f"play{as_}", _is_many(node))


def _by_or_passive(word: str, do: str, behind: str = "") -> Teller:
    def clause(node: Trigger, speaker: Speaker) -> Clause:
        if node.by is None:
            return Clause(told.subject(node, speaker), "be", f"{word}{behind}", _is_many(node))
        return _player(node, do, f"{told.subject(node, speaker)}{behind}")

    return clause


def _played(node: Trigger, speaker: Speaker) -> Clause:
    """With how many resources were spent on it."""
    spent = f" for {told.number(node.amount)} resources" if node.amount is not None else ""
    return _by_or_passive("played", "play", spent)(node, speaker)


def _captured(node: Trigger, speaker: Speaker) -> Clause:
    """By a player, or by a card."""
    source, at = told.source(node, speaker), _place(node, speaker, "at")
    if source is None:
        return _by_or_passive("captured", "capture", at)(node, speaker)
    if node.by is None:
        return Clause(source, "capture", f"{told.subject(node, speaker)}{at}")
    return _player(node, "capture", f"{told.subject(node, speaker)}{at} with {source}")


def _place(node: Trigger, speaker: Speaker, word: str) -> str:
    return f" {word} {card_or_one(node.at, speaker)}" if node.at is not None else ""


def _rescued(node: Trigger, speaker: Speaker) -> Clause:
    return _by_or_passive("rescued", "rescue", _place(node, speaker, "from"))(node, speaker)


def _attached(node: Trigger, speaker: Speaker) -> Clause:
    to = f" to {card_or_one(node.to, speaker)}" if node.to is not None else ""
    return Clause(told.subject(node, speaker), "be", f"attached{to}", _is_many(node))


def _control_taken(node: Trigger, speaker: Speaker) -> Clause:
    return _player(node, "take", f"control of {told.subject(node, speaker)}")


def _effect_resolved(node: Trigger, speaker: Speaker) -> Clause:
    if node.drew is not None:
        return _drew(node, node.drew)
    if node.targeting is None:
        return _ability("resolve")(node, speaker)
    if node.kind is not None or node.printed or node.subject != "any":
        raise NoEnglishError("effect_resolved with targeting beside its card or kind")
    whose = {None: "a card effect", "you": "one of your card effects"}.get(
        node.by, "an enemy card effect"
    )
    return Clause(f"{whose} that targeted {speaker.reference(node.targeting)}", "resolve")


def _drew(node: Trigger, many: Quantity) -> Clause:
    """`your opponent resolves a card effect that drew 1 or more cards`."""
    if node.kind is not None or node.printed or node.targeting is not None or node.subject != "any":
        raise NoEnglishError("effect_resolved with drew beside its card, kind or target")
    return _player(node, "resolve", f"a card effect that drew {told.number(many)} cards")


def _edge_resolved(node: Trigger, speaker: Speaker) -> Clause:
    kind = "a contested edge battle" if node.contested else "an edge battle"
    won = _won_or_lost(node, kind)
    if not node.ratio:
        return won
    times = "twice" if node.ratio == 2 else f"{node.ratio} times"
    return replace(won, rest=f"{won.rest} with at least {times} the Force icons")


def _won_or_lost(node: Trigger, what: str) -> Clause:
    icons = "Force icon" if node.margin == 1 else "Force icons"
    by = f" by at least {node.margin} {icons}" if node.margin else ""
    if node.winner and node.loser:
        raise NoEnglishError("a winner beside a loser")
    if node.winner:
        return Clause(PLAYERS[node.winner], "win", f"{what}{by}")
    if node.loser:
        return Clause(PLAYERS[node.loser], "lose", f"{what}{by}")
    return Clause(what, "be", f"decided{by}")


def _declared(node: Trigger, speaker: Speaker) -> Clause:
    roles = " as attackers or defenders" if node.is_many else " as an attacker or as a defender"
    role = "" if node.role else roles
    alone = " alone" if node.alone else ""
    if node.subject != "any":
        return _by_or_passive("declared", "declare", f"{alone}{role}")(node, speaker)
    if node.by is not None:
        return _player(node, "declare", f"units{alone}{role}")
    return Clause("units", "be", f"declared{alone}{role}", many=True)


def _survived(node: Trigger, speaker: Speaker) -> Clause:
    kind = "an unopposed engagement" if node.unopposed else "an engagement"
    return Clause(told.subject(node, speaker), "survive", kind, _is_many(node))


def _damaged(node: Trigger, speaker: Speaker) -> Clause:
    source, subject = told.source(node, speaker), told.subject(node, speaker)
    much = f"{told.number(node.amount)} damage" if node.amount is not None else "damage"
    is_dealt = node.dealt or node.amount is not None
    if source and is_dealt:
        return Clause(source, "deal", f"{much} to {subject}")
    if source:
        return Clause(source, "damage", subject)
    by = f" by {PLAYERS[node.by]}" if node.by else ""
    done = f"dealt {much}" if is_dealt else "damaged"
    return Clause(_any_of(subject), "be", f"{done}{by}", _is_many(node))


def _tokens(token: str, done: str, to: str) -> Teller:
    """`a focus token is placed on this unit`, also several at once, and by whom."""

    def clause(node: Trigger, speaker: Speaker) -> Clause:
        much = node.amount
        tokens = with_article(token) if much is None else f"{told.number(much)} {token}s"
        by = f" by {PLAYERS[node.by]}" if node.by else ""
        rest = f"{done} {to} {_any_of(told.subject(node, speaker))}{by}"
        return Clause(tokens, "be", rest, many=much is not None)

    return clause


def _any_of(subject: str) -> str:
    article, _, noun = subject.partition(" ")
    return f"any {noun}" if article in ("a", "an") else subject


def _generated(node: Trigger, speaker: Speaker) -> Clause:
    many = "" if node.amount is None else f"{told.number(node.amount)} "
    return Clause(told.subject(node, speaker), "generate", f"{many}resources", _is_many(node))


def _drawn(node: Trigger, speaker: Speaker) -> Clause:
    return _player(node, "draw", "a card")


def _edge_revealed(node: Trigger, speaker: Speaker) -> Clause:
    """Stacks are revealed, or cards in them; by whom says whose stack it is."""
    if node.subject == "any":
        if node.by is None:
            return Clause("edge stacks", "be", "revealed", many=True)
        return _player(node, "reveal", f"{_their(node)} edge stack")
    what = told.subject(node, speaker)
    if node.by is None:
        return Clause(f"{what} in an edge stack", "be", "revealed", _is_many(node))
    return _player(node, "reveal", f"{what} in {_their(node)} edge stack")


def _their(node: Trigger) -> str:
    return "your" if node.by == "you" else "their"


def _stack_discarded(node: Trigger, speaker: Speaker) -> Clause:
    """A stack, or each card of it that is meant."""
    whose = POSSESSIVES[node.whose] if node.whose else "an"
    if node.subject == "any":
        return Clause(f"{whose} edge stack", "be", "discarded")
    return Clause(told.subject(node, speaker), "be", f"discarded with {whose} edge stack")


def _balance_changed(node: Trigger, speaker: Speaker) -> Clause:
    sides = "sides" if node.subject == "any" else f"to the {node.subject} side"
    return Clause("the Balance of the Force", "change", sides)


def _dial_changed(node: Trigger, speaker: Speaker) -> Clause:
    if node.subject == "any":
        return Clause("the Death Star dial", "change")
    return Clause("the Death Star dial", "go", str(node.subject))


def _targeted(node: Trigger, speaker: Speaker) -> Clause:
    effect = {None: "a card effect", "you": "one of your card effects"}.get(
        node.by, "an enemy card effect"
    )
    source = told.source(node, speaker)
    of = f" of {source}" if source else ""
    of += f" that does not {node.without}" if node.without else ""
    return Clause(
        told.subject(node, speaker), "become", f"the target of {effect}{of}", _is_many(node)
    )


def _ability(verb: str, rest: str = "") -> Teller:
    def clause(node: Trigger, speaker: Speaker) -> Clause:
        if node.kind == ("fate",):
            return Clause(_fate_effect(node, speaker), verb, rest)
        kind = f"{'printed ' if node.printed else ''}{either(node.kind or ('ability',))}"
        place = " in play" if node.from_ else ""
        if node.subject == "any":
            what = f"another {kind}{place}"
        else:
            what = f"{with_article(kind)} of {told.subject(node, speaker)}{place}"
        by = "" if node.by is None else f" of {PLAYERS[node.by]}"
        if node.by == "you":
            by = " of yours"
        return Clause(f"{what}{by}", verb, rest)

    return clause


def _fate_effect(node: Trigger, speaker: Speaker) -> str:
    """`the effect of a fate card`, of somebody's, or of one that is meant."""
    if node.subject != "any":
        return f"the effect of {told.subject(node, speaker)}"
    return f"the effect of {POSSESSIVES[node.by] if node.by else 'a'} fate card"


def _simple(verb: str, rest: str = "") -> Teller:
    return lambda node, speaker: Clause(told.subject(node, speaker), verb, rest, _is_many(node))


def _fixed(subject: str, verb: str, rest: str = "", *, many: bool = False) -> Teller:
    return lambda node, speaker: Clause(subject, verb, rest, many)


def _focused_to_strike(node: Trigger, speaker: Speaker) -> Clause:
    clause = _simple("be", "focused to strike")(node, speaker)
    return replace(clause, going_on="being")


def _icons_resolved(node: Trigger, speaker: Speaker) -> Clause:
    kind = f"[{node.via.replace('_', ' ')}]" if node.via else "combat"
    return _simple("resolve", f"its {kind} icons")(node, speaker)


WORDS: dict[str, tuple[Teller, *tuple[str, ...]]] = {
    "left_play": (_left_play, "how", "source", "by"),
    "entered": (_entered, "as_", "how"),
    "focused_to_strike": (_focused_to_strike,),
    "strike_chosen": (_by_or_passive("chosen", "choose", " to strike"), "by"),
    "icons_resolved": (_icons_resolved,),
    "strike_resolved": (_simple("resolve", "a strike"),),
    "played": (_played, "by", "amount"),
    "begins": (_period("begin"), "which", "whose"),
    "ends": (_period("end"), "which", "whose"),
    "refreshed": (lambda node, speaker: _player(node, "refresh", ""), "by"),
    "edge_resolved": (_edge_resolved, "winner", "loser", "margin", "contested", "ratio"),
    "struggle_resolved": (
        lambda node, speaker: _won_or_lost(node, "the Force struggle"),
        *("winner", "loser", "margin"),
    ),
    "declared": (_declared, "alone", "by", "relation"),
    "engaged": (_by_or_passive("engaged", "engage"), "by"),
    "survived": (_survived, "unopposed"),
    "joined_engagement": (_simple("join", "an engagement"),),
    "damaged": (_damaged, "source", "amount", "by", "dealt"),
    "focus_placed": (_tokens("focus token", "placed", "on"), "amount", "by"),
    "focus_removed": (_tokens("focus token", "removed", "from"), "amount", "by"),
    "readied": (_simple("ready"),),
    "exhausted": (_simple("become", "exhausted"),),
    "control_taken": (_control_taken, "by"),
    "shield_removed": (_tokens("shield", "removed", "from"), "amount", "by"),
    "resources_generated": (_generated, "amount"),
    "committed": (_by_or_passive("committed", "commit", " to the Force"), "by"),
    "uncommitted": (_simple("be", "removed from the Force"),),
    "captured": (_captured, "by", "source", "at"),
    "rescued": (_rescued, "by", "at"),
    "discarded": (_by_or_passive("discarded", "discard"), "by"),
    "drawn": (_drawn, "by"),
    "attached": (_attached, "to"),
    "turned_faceup": (_by_or_passive("turned", "turn", " faceup"), "by"),
    "completed": (_by_or_passive("completed", "complete"), "by"),
    "edge_card_placed": (
        lambda n, s: _player(n, "place", f"{told.subject(n, s)} in an edge stack"),
        "by",
    ),
    "edge_placing_done": (_fixed("all edge cards", "be", "placed", many=True),),
    "edge_revealed": (_edge_revealed, "by"),
    "fate_resolved": (_simple("resolve"),),
    "edge_stack_discarded": (_stack_discarded, "whose"),
    "targeted": (_targeted, "by", "source", "without"),
    "initiated": (_ability("be", "used"), "kind", "by"),
    "effect_resolved": (_effect_resolved, "kind", "printed", "by", "targeting", "drew"),
    "balance_changed": (_balance_changed,),
    "dial_changed": (_dial_changed,),
}
"""For each event its clause, and the keys of its own that the clause says."""
