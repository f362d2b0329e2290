"""Lines with the keys that no written card, example or recipe has."""

_GAIN = "{apply: {gain: {%s}}, to: self, until: phase}"
_LOSE = "{apply: {lose: {%s}}, to: self, until: phase}"
_DRAW = "{draw: {%s}}"
_HIT = "{place: damage, to: {target: {type: unit, %s}}}"


def _actions(*verbs: str) -> list[str]:
    return [f"action: {{do: [{verb}]}}" for verb in verbs]


def _reactions(*triggers: str) -> list[str]:
    return [f"reaction: {{when: {when}, do: [{{draw: 1}}]}}" for when in triggers]


def _constants(*modifiers: str) -> list[str]:
    return [f"constant: {{modifiers: {one}}}" for one in modifiers]


def _while(*conditions: str) -> list[str]:
    return [f"constant: {{while: {one}, modifiers: {{blank: true}}}}" for one in conditions]


_BOUNDS = ("equals", "at_least", "at_most", "more_than", "fewer_than")
LINES = [
    "form: {attach_to: {type: unit}, cost: 2, "
    "text: [{constant: {modifiers: {of: host, blank: true}}}]}",
    "action: {cost: [{focus: self, tokens: 2}], do: [{draw: 1}]}",
    *_reactions(
        "{entered: self, as: unit}",
        "{declared: self, role: attacker, alone: true}",
        "{damaged: self, via: unit_damage}",
        *(f"{{damaged: self, amount: {{{bound}: 2}}}}" for bound in _BOUNDS),
        "{targeted: self, without: capture}",
        "{attached: any, to: self}",
        "{damaged: self, against: {type: objective}}",
    ),
    *_while(
        "{count: {type: unit}, equals: 2}",
        "{count: {type: unit}, at_most: 2}",
        "{count: {type: unit}, more_than: 2}",
        "{count: {type: unit}, fewer_than: 2}",
        "{compare: {size: hand}, equals: 2}",
        "{compare: {size: hand}, at_least: 2}",
        "{compare: {size: hand}, more_than: 2}",
        "{role: attacker, of: opponent}",
        *(f"{{happened: {{engaged: any}}, this: phase, {bound}: 2}}" for bound in _BOUNDS),
        "{count: {type: objective, happened: engaged, this: phase}, at_least: 1}",
        "{during: engagement, first_each: turn}",
        "{during: engagement, against: {type: objective, trait: Hoth}}",
        "{all: [{edge: you}, {turn: you}]}",
    ),
    *_actions(
        *(_GAIN % f"{icon}: 1" for icon in ("edge_unit_damage", "edge_blast_damage")),
        *(_GAIN % f"{what}: 1" for what in ("edge_tactics", "resources")),
        *(_LOSE % f"{icon}: 1" for icon in ("unit_damage", "blast_damage", "edge_tactics")),
        *(_LOSE % f"{icon}: 1" for icon in ("edge_unit_damage", "edge_blast_damage")),
        *(_LOSE % f"{what}: 1" for what in ("force", "resources", "edge")),
        *(_DRAW % "count: {type: unit}, %s" % more for more in ("plus: 1", "distinct: trait")),
        *(
            _DRAW % f"{word}, {more}"
            for word in (
                *("stat: force, of: self", "tokens: focus, of: self", "size: hand", "dial: true"),
            )
            for more in ("times: 2", "plus: 1", "minus: 1, at_least: 0", "at_most: 3")
        ),
        *(_HIT % f"{key}: {{at_least: 1}}" for key in ("force", "damage")),
        *(
            _HIT % f"same: {{{key}: self}}"
            for key in ("trait", "affiliation", "printed_cost", "set")
        ),
        _HIT % "focus: 2",
        _HIT % "keyword: elite",
        "{place: damage, to: {target: {type: objective, captured: {at_least: 1}}}}",
        "{place: damage, amount: 3, divide: true, by: opponent, "
        "to: {choose: {type: unit}, pick: 2, by: opponent}}",
        "{send: {topmost: {type: unit, in: discard}}, to: hand}",
        "{search: deck, whose: opponent, for: {type: unit}, bind: found}",
        "{look: hand, whose: active}",
        "{shuffle: deck, whose: opponent}",
        "{rescue: 2, bind: saved}",
        "{spend: 1, affiliation: Sith}",
        "{draw: {players: light, times: 2}}",
        "{skip: conflict, whose: opponent}",
        "{control: {target: {type: unit}}, to: opponent}",
    ),
    *_constants(
        "{of: you, cost: {of: {trait: Pilot}, as: pilot, minus: 1}}",
        "{of: you, cost: {of: {trait: Pilot}, as: any, minus: 1}}",
        "{of: self, cannot: {be: targeted, source: {type: event}}}",
        "{of: opponent, cannot: {do: play, of: {type: event}}}",
        "{of: you, unopposed: 2}",
        "{of: self, considered: committed}",
        "{of: self, extra_pilot: true}",
    ),
    *(
        f"reaction: {{when: {{damaged: self}}, do: [{{draw: {{event: amount, {more}}}}}]}}"
        for more in ("plus: 1", "minus: 1, at_least: 0", "at_most: 3")
    ),
    "action: {usable_from: hand, do: [{play: self, as: pilot, attach_to: {type: unit}}]}",
    "action: {do: [{name: icon, bind: kind}, "
    "{apply: {lose: {icon: kind}}, to: self, until: phase}]}",
    "action: {do: [{name: card, bind: called}, {reveal: hand, whose: opponent}, "
    "{discard: {each: {in: hand, controller: opponent, named: called}}}]}",
]
