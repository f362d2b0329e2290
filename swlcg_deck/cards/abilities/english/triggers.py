"""Triggers as clauses: `this unit leaves play`, `your opponent's turn has begun`."""

from collections.abc import Callable
from dataclasses import replace

from swlcg_deck.cards.abilities.english.filters import described, kind_of
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, Speaker, either
from swlcg_deck.cards.abilities.english.tables import NoEnglishError
from swlcg_deck.cards.abilities.english.tenses import Clause, Tense
from swlcg_deck.cards.abilities.triggers import SUBJECTS, Trigger
from swlcg_deck.cards.filters import CardFilter, with_article

Teller = Callable[[Trigger, Speaker], Clause]

_ALWAYS_SAID = {"event", "subject", "role", "from_", "via", "during", "one_or_more", "against"}
"""What is said of every event alike."""


def trigger(node: Trigger, speaker: Speaker, tense: Tense = "now") -> str:
    """What happens; a key that the event has no words for is refused, never left out."""
    tell, *keys = WORDS[node.event]
    unsaid = _set(node) - _ALWAYS_SAID - set(keys)
    if node.one_or_more and node.event in SUBJECTS:
        unsaid |= {"one_or_more"}
    if isinstance(node.subject, CardFilter) and not node.one_or_more:
        unsaid -= {"first_each"}  # "the first unit each turn"
    if unsaid:
        keys_ = ", ".join(sorted(name.rstrip("_") for name in unsaid))
        raise NoEnglishError(f"{node.event} with {keys_}")
    said = tell(node, speaker).said(tense)
    if node.role:
        said += _AS[node.one_or_more, node.role] if node.event == "declared" else _WHILE[node.role]
    if node.from_:
        said += f" from {node.from_.replace('_', ' ')}"
    if node.via and node.event != "icons_resolved":
        said += f" by {node.via.replace('_', ' ')}"
    if node.during:
        said += f" during {with_article(node.during.replace('_', ' '))}"
    if node.against:
        objective = described(node.against, speaker).a()
        said += f" {'against' if node.event in _STRUCK else 'in an engagement against'} {objective}"
    return said


_STRUCK = ("focused_to_strike", "strike_resolved")


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


_ONLY = {
    "engaged": "an objective",
    **dict.fromkeys(("focused_to_strike", "strike_resolved", "survived"), "a unit"),
    **dict.fromkeys(("committed", "uncommitted", "joined_engagement"), "a unit"),
}
"""What `any` card of an event is, where only one kind can be."""


def _subject(node: Trigger, speaker: Speaker) -> str:
    if node.event == "engaged" and node.subject == "any":
        return "an objective"
    if isinstance(node.subject, str):
        some = _ONLY.get(node.event, "a card")
        return some if node.subject == "any" else speaker.reference(node.subject)
    if node.one_or_more:
        return f"one or more {described(node.subject, speaker).many()}"
    if node.first_each:
        return f"the first {described(node.subject, speaker).one()} each {node.first_each}"
    if node.subject.other_than and node.subject.controller == "you":
        bare = node.subject.model_copy(update={"other_than": None, "controller": None})
        return f"1 of your other {described(bare, speaker).many()}"
    return described(node.subject, speaker).a()


def _is_many(node: Trigger) -> bool:
    return node.one_or_more


def _source(node: Trigger, speaker: Speaker) -> str | None:
    if isinstance(node.source, CardFilter):
        return described(node.source, speaker).a()
    return speaker.reference(node.source) if node.source else None


def _player(node: Trigger, verb: str, rest: str) -> Clause:
    return Clause(PLAYERS[node.by] if node.by else "a player", verb, rest)


def _left_play(node: Trigger, speaker: Speaker) -> Clause:
    """By a player's doing, or through a card; a card destroys another one itself."""
    subject, source = _subject(node, speaker), _source(node, speaker)
    if source and node.how == ("destroyed",):
        return Clause(source, "destroy", subject)
    through = f" through {source}" if source else ""
    if node.how is None:
        through += f" through {PLAYERS[node.by]}" if node.by else ""
        return Clause(subject, "leave", f"play{through}", _is_many(node))
    by = f" by {PLAYERS[node.by]}" if node.by else ""
    return Clause(subject, "be", f"{either(node.how)}{by}{through}", _is_many(node))


def _period(verb: str) -> Teller:
    def clause(node: Trigger, speaker: Speaker) -> Clause:
        if node.one_or_more:
            raise NoEnglishError(f"{node.event} with one_or_more")
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
        return Clause(_subject(node, speaker), "be", f"{done}{as_}", _is_many(node))
    return Clause(_subject(node, speaker), "enter", f"play{as_}", _is_many(node))


def _by_or_passive(word: str, do: str, behind: str = "") -> Teller:
    def clause(node: Trigger, speaker: Speaker) -> Clause:
        if node.by is None:
            return Clause(_subject(node, speaker), "be", f"{word}{behind}", _is_many(node))
        return _player(node, do, f"{_subject(node, speaker)}{behind}")

    return clause


def _played(node: Trigger, speaker: Speaker) -> Clause:
    """With how many resources were spent on it."""
    spent = f" for {node.at_least} or more resources" if node.at_least is not None else ""
    return _by_or_passive("played", "play", spent)(node, speaker)


def _captured(node: Trigger, speaker: Speaker) -> Clause:
    """By a player, or by a card."""
    source = _source(node, speaker)
    if source is None:
        return _by_or_passive("captured", "capture")(node, speaker)
    if node.by is None:
        return Clause(source, "capture", _subject(node, speaker))
    return _player(node, "capture", f"{_subject(node, speaker)} with {source}")


def _edge_resolved(node: Trigger, speaker: Speaker) -> Clause:
    kind = "a contested edge battle" if node.contested else "an edge battle"
    won = _won_or_lost(node, kind)
    if not node.ratio:
        return won
    times = "twice" if node.ratio == 2 else f"{node.ratio} times"
    return replace(won, rest=f"{won.rest} with at least {times} the Force icons")


def _won_or_lost(node: Trigger, what: str) -> Clause:
    by = f" by {node.margin} or more Force icons" if node.margin else ""
    if node.winner and node.loser:
        raise NoEnglishError("a winner beside a loser")
    if node.winner:
        return Clause(PLAYERS[node.winner], "win", f"{what}{by}")
    if node.loser:
        return Clause(PLAYERS[node.loser], "lose", f"{what}{by}")
    return Clause(what, "be", f"decided{by}")


def _declared(node: Trigger, speaker: Speaker) -> Clause:
    roles = " as attackers or defenders" if node.one_or_more else " as an attacker or as a defender"
    role = "" if node.role else roles
    alone = " alone" if node.alone else ""
    if node.subject != "any":
        return _by_or_passive("declared", "declare", f"{alone}{role}")(node, speaker)
    if node.by is not None:
        return _player(node, "declare", f"units{alone}{role}")
    return Clause("units", "be", f"declared{alone}{role}", many=True)


def _survived(node: Trigger, speaker: Speaker) -> Clause:
    kind = "an unopposed engagement" if node.unopposed else "an engagement"
    return Clause(_subject(node, speaker), "survive", kind, _is_many(node))


def _damaged(node: Trigger, speaker: Speaker) -> Clause:
    source, subject = _source(node, speaker), _subject(node, speaker)
    much = f"{node.at_least} or more damage" if node.at_least is not None else "damage"
    if source:
        deals = Clause(source, "damage", subject)
        return deals if node.at_least is None else Clause(source, "deal", f"{much} to {subject}")
    by = f" by {PLAYERS[node.by]}" if node.by else ""
    return Clause(subject, "be", f"dealt {much}{by}", _is_many(node))


def _tokens(token: str, done: str, to: str) -> Teller:
    """`a focus token is placed on this unit`, also several at once, and by whom."""

    def clause(node: Trigger, speaker: Speaker) -> Clause:
        least = node.at_least
        tokens = with_article(token) if least is None else f"{least} or more {token}s"
        by = f" by {PLAYERS[node.by]}" if node.by else ""
        rest = f"{done} {to} {_subject(node, speaker)}{by}"
        return Clause(tokens, "be", rest, many=least is not None)

    return clause


def _generated(node: Trigger, speaker: Speaker) -> Clause:
    many = "" if node.at_least is None else f"{node.at_least} or more "
    return Clause(_subject(node, speaker), "generate", f"{many}resources", _is_many(node))


def _drawn(node: Trigger, speaker: Speaker) -> Clause:
    many = "a card" if node.at_least is None else f"{node.at_least} or more cards"
    return _player(node, "draw", many)


def _edge_revealed(node: Trigger, speaker: Speaker) -> Clause:
    """Stacks are revealed, or cards in them; by whom says whose stack it is."""
    if node.subject == "any":
        if node.by is None:
            return Clause("edge stacks", "be", "revealed", many=True)
        return _player(node, "reveal", f"{_their(node)} edge stack")
    what = _subject(node, speaker)
    if node.by is None:
        return Clause(what, "be", "revealed in an edge stack", _is_many(node))
    return _player(node, "reveal", f"{what} in {_their(node)} edge stack")


def _their(node: Trigger) -> str:
    return "your" if node.by == "you" else "their"


def _stack_discarded(node: Trigger, speaker: Speaker) -> Clause:
    """A stack, or each card of it that is meant."""
    whose = POSSESSIVES[node.whose] if node.whose else "an"
    if node.subject == "any":
        return Clause(f"{whose} edge stack", "be", "discarded")
    return Clause(_subject(node, speaker), "be", f"discarded with {whose} edge stack")


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
    source = _source(node, speaker)
    of = f" of {source}" if source else ""
    return Clause(_subject(node, speaker), "be", f"targeted by {effect}{of}", _is_many(node))


def _ability(verb: str, rest: str = "") -> Teller:
    def clause(node: Trigger, speaker: Speaker) -> Clause:
        kind = node.kind or "ability"
        if node.subject == "any":
            what = f"another {kind}"
        else:
            what = f"{with_article(kind)} of {_subject(node, speaker)}"
        by = "" if node.by is None else f" of {PLAYERS[node.by]}"
        if node.by == "you":
            by = " of yours"
        return Clause(f"{what}{by}", verb, rest)

    return clause


def _simple(verb: str, rest: str = "") -> Teller:
    return lambda node, speaker: Clause(_subject(node, speaker), verb, rest, _is_many(node))


def _fixed(subject: str, verb: str, rest: str = "", *, many: bool = False) -> Teller:
    return lambda node, speaker: Clause(subject, verb, rest, many)


def _icons_resolved(node: Trigger, speaker: Speaker) -> Clause:
    kind = f"[{node.via.replace('_', ' ')}]" if node.via else "combat"
    return _simple("resolve", f"its {kind} icons")(node, speaker)


WORDS: dict[str, tuple[Teller, *tuple[str, ...]]] = {
    "left_play": (_left_play, "how", "source", "by"),
    "entered": (_entered, "as_", "how"),
    "focused_to_strike": (_simple("be", "focused to strike"),),
    "strike_chosen": (_by_or_passive("chosen", "choose", " to strike"), "by"),
    "icons_resolved": (_icons_resolved,),
    "strike_resolved": (_simple("resolve", "a strike"),),
    "played": (_played, "by", "at_least"),
    "begins": (_period("begin"), "which", "whose"),
    "ends": (_period("end"), "which", "whose"),
    "refreshed": (lambda node, speaker: _player(node, "refresh", ""), "by"),
    "edge_resolved": (_edge_resolved, "winner", "loser", "margin", "contested", "ratio"),
    "struggle_resolved": (
        lambda node, speaker: _won_or_lost(node, "the Force struggle"),
        *("winner", "loser", "margin"),
    ),
    "declared": (_declared, "alone", "by"),
    "engaged": (_by_or_passive("engaged", "engage"), "by"),
    "survived": (_survived, "unopposed"),
    "joined_engagement": (_simple("join", "an engagement"),),
    "damaged": (_damaged, "source", "at_least", "by"),
    "focus_placed": (_tokens("focus token", "placed", "on"), "at_least", "by"),
    "focus_removed": (_tokens("focus token", "removed", "from"), "at_least", "by"),
    "readied": (_simple("ready"),),
    "shield_removed": (_tokens("shield", "removed", "from"), "at_least", "by"),
    "resources_generated": (_generated, "at_least"),
    "committed": (_by_or_passive("committed", "commit", " to the Force"), "by"),
    "uncommitted": (_simple("stop", "being committed to the Force"),),
    "captured": (_captured, "by", "source"),
    "rescued": (_by_or_passive("rescued", "rescue"), "by"),
    "discarded": (_by_or_passive("discarded", "discard"), "by"),
    "drawn": (_drawn, "by", "at_least"),
    "attached": (_simple("be", "attached"),),
    "completed": (_by_or_passive("completed", "complete"), "by"),
    "edge_card_placed": (
        lambda n, s: _player(n, "place", f"{_subject(n, s)} in an edge stack"),
        "by",
    ),
    "edge_placing_done": (_fixed("all edge cards", "be", "placed", many=True),),
    "edge_revealed": (_edge_revealed, "by"),
    "fate_resolved": (_simple("resolve"),),
    "edge_stack_discarded": (_stack_discarded, "whose"),
    "targeted": (_targeted, "by", "source"),
    "initiated": (_ability("be", "used"), "kind", "by"),
    "effect_resolved": (_ability("resolve"), "kind", "by"),
    "balance_changed": (_balance_changed,),
    "dial_changed": (_dial_changed,),
}
"""For each event its clause, and the keys of its own that the clause says."""
