"""Common phrases of cards and the line that says each: the cookbook of the guide."""

from typing import NamedTuple


class Frame(NamedTuple):
    """The line around a recipe, and what the line says around its phrase."""

    line: str
    said: str


class Chapter(NamedTuple):
    """Lines of one kind, and where in a line they stand."""

    title: str
    about: str
    frame: Frame
    recipes: tuple[str, ...]


_DONE = Frame("action: {do: [@]}", "Action: @")
_WHEN = Frame("reaction: {when: @, do: [{draw: 1}]}", "Reaction: @, draw 1 card.")
_BEFORE = Frame("interrupt: {when: @, do: [{draw: 1}]}", "Interrupt: @, draw 1 card.")
_WHILE = Frame(
    "constant: {while: @, modifiers: {of: opponent, cannot: {do: play}}}",
    "@, your opponent cannot play cards.",
)
_HOLDS = Frame("constant: {modifiers: @}", "@")
_AT_ONCE = Frame("whenever: {if: @, do: [{discard: self}]}", "As soon as @, discard this unit.")
_COST = Frame("action: {cost: [@], do: [{draw: 1}]}", "Action: @ → draw 1 card.")
_ON = Frame("action: {do: [{destroy: {target: @}}]}", "Action: Destroy target @.")
_MANY = Frame("action: {do: [{draw: @}]}", "Action: @.")

CHAPTERS = (
    Chapter(
        "Damage, focus tokens and shields",
        "Verbs: they stand in `do`.",
        _DONE,
        (
            "{place: damage, amount: 2, to: {target: {type: unit, side: enemy}}}",
            "{place: damage, to: {each: {type: unit, side: enemy, is: participating}}}",
            "{place: damage, amount: 3, to: {choose: {type: unit, side: enemy}, pick: any}, "
            "divide: true}",
            "{place: damage, to: engaged}",
            "{remove: damage, amount: all, from: self}",
            "{remove: damage, amount: 2, up_to: true, from: {target: {type: unit}}}",
            "{move: damage, from: {choose: {type: unit, side: friendly}}, to: {target: "
            "{type: unit, side: enemy}}}",
            "{move: damage, amount: 2, up_to: true, from: {choose: {type: objective, controller: "
            "you}}, to: {target: {type: objective, side: enemy}}}",
            "{place: focus, to: {target: {type: unit, is: ready}}}",
            "{remove: focus, from: {target: {type: unit, trait: Vehicle, controller: you}}}",
            "{place: shield, to: {choose: {type: unit, controller: you}}}",
        ),
    ),
    Chapter(
        "Cards",
        "Verbs: they stand in `do`.",
        _DONE,
        (
            "{draw: 2}",
            "{draw: 1, by: opponent}",
            "{discard: {random: {in: hand, controller: opponent}}}",
            "{discard: {choose: {in: hand, controller: opponent}, by: opponent}}",
            "{discard: {top: 3, whose: opponent}}",
            "{discard: {target: {type: enhancement}}}",
            "{send: {target: {type: unit, side: enemy}}, to: hand}",
            "{send: {choose: {type: unit, in: discard, controller: you}}, to: hand}",
            "{send: {choose: {in: hand}}, to: deck_bottom}",
            "{search: deck, top: 5, for: {type: unit, trait: Droid}, show: true}",
            "{look: hand}",
            "{put_into_play: {choose: {type: unit, trait: Trooper, in: hand}}}",
            "{put_into_play: {choose: {type: unit, in: discard}}, as: participant}",
            "{for_each_player: [{draw: 1, by: that_player}]}",
        ),
    ),
    Chapter(
        "Units, objectives and the engagement",
        "Verbs: they stand in `do`.",
        _DONE,
        (
            "{destroy: {target: {type: unit, is: exhausted}}}",
            "{sacrifice: {choose: {type: unit, controller: you}}}",
            "{sacrifice: {choose: {type: unit, controller: opponent}, by: opponent}, by: opponent}",
            "{control: {target: {type: unit, side: enemy}}, until: phase}",
            "{join: {choose: {type: unit, controller: you, is: ready}}}",
            "{leave: {target: {type: unit, is: participating}}}",
            "{redirect_engagement: {choose: {type: objective, side: enemy}}}",
            "{capture: {target: {type: unit, side: enemy}}}",
            "{rescue: 1}",
            "{commit: {choose: {type: unit, controller: you}}}",
            "{move: force_card, from: {choose: {type: unit, is: committed}, bind: giver}, to: "
            "{choose: {type: unit, other_than: giver, same: {controller: giver}}}}",
            "{dial: 1}",
            "{balance: you}",
        ),
    ),
    Chapter(
        "Until the end of",
        "`apply` is a modifier for a time.",
        _DONE,
        (
            "{apply: {gain: {unit_damage: 2}}, to: {target: {type: unit}}, until: engagement}",
            "{apply: {lose: {icons: all}}, to: {target: {type: unit, side: enemy}}, until: phase}",
            "{apply: {gain: {keyword: elite}}, to: self, until: turn}",
            "{apply: {cannot: {be: damaged}}, to: {target: {type: objective}}, until: phase}",
            "{apply: {cost: {of: {type: unit}, minus: 2}}, next: true, until: phase}",
        ),
    ),
    Chapter(
        "One thing, then another",
        "Verbs that hold verbs.",
        _DONE,
        (
            "{may: [{draw: 1}]}",
            "{may: [{draw: 1, by: opponent}], by: opponent}",
            "{either: [[{draw: 1}], [{place: shield, to: self}]]}",
            "{unless: [{spend: 1, by: opponent}], by: opponent, do: [{draw: 1}]}",
            "{if: {edge: you}, do: [{draw: 1}], else: [{discard: {choose: {in: hand}}}]}",
            "{later: [{sacrifice: self}], at: {ends: phase}}",
        ),
    ),
    Chapter(
        "After something",
        "Triggers of a reaction: they stand in `when`.",
        _WHEN,
        (
            "{entered: self}",
            "{entered: {type: unit, trait: Droid, controller: you}}",
            "{left_play: self}",
            "{left_play: {type: unit, side: enemy}, how: destroyed}",
            "{damaged: self}",
            "{damaged: {type: unit, side: enemy}, source: self}",
            "{focused_to_strike: self}",
            "{strike_resolved: self}",
            "{played: {type: event}, by: opponent}",
            "{begins: phase, which: conflict, whose: you}",
            "{begins: turn, whose: opponent}",
            "{ends: phase, which: force}",
            "{refreshed: any, by: you}",
            "{edge_resolved: any, winner: you}",
            "{edge_resolved: any, loser: you}",
            "{struggle_resolved: any, winner: you}",
            "{declared: self, role: attacker}",
            "{declared: {type: unit, side: enemy}, role: defender}",
            "{engaged: self}",
            "{engaged: any, by: opponent}",
            "{survived: self}",
            "{captured: {type: unit}, by: you}",
            "{discarded: any, from: hand, by: opponent}",
        ),
    ),
    Chapter(
        "Before something",
        "Triggers of an interrupt: they stand in `when`.",
        _BEFORE,
        (
            "{left_play: self, how: destroyed}",
            "{damaged: {type: unit, side: friendly}}",
            "{focus_placed: self}",
            "{targeted: self, by: opponent}",
            "{played: {type: event}}",
        ),
    ),
    Chapter(
        "While, and if",
        "Conditions: they stand in `while` and in `if`.",
        _WHILE,
        (
            "{balance: light}",
            "{edge: you}",
            "{turn: opponent}",
            "{during: engagement}",
            "{role: attacker}",
            "{ref: self, matches: {is: participating}}",
            "{ref: self, matches: {is: damaged}}",
            "{ref: self, matches: {enhancements: {at_least: 1}}}",
            "{count: {type: unit, trait: Ewok, controller: you}, at_least: 2}",
            "{compare: {size: hand}, fewer_than: {size: hand, of: opponent}}",
            "{not: {during: engagement}}",
            "{any: [{edge: you}, {balance: light}]}",
        ),
    ),
    Chapter(
        "What holds",
        "Modifiers: they stand in `modifiers` of a constant.",
        _HOLDS,
        (
            "{of: self, gain: {unit_damage: 1}}",
            "{of: {type: unit, trait: Trooper, controller: you}, gain: {blast_damage: 1}}",
            "{of: self, gain: {force: {count: {type: unit, trait: Droid, controller: you}}}}",
            "{of: {type: unit, side: enemy}, lose: {tactics: 1}}",
            "{of: {type: unit, side: friendly, other_than: self}, gain: {keyword: elite}}",
            "{of: self, gain: {trait: Pilot}}",
            "{of: self, double: force}",
            "{of: self, gain: {edge: {count: {type: unit, side: enemy, is: participating}}}}",
            "{of: you, gain: {reserve: 1}}",
            "{of: you, cost: {of: {type: unit, trait: Vehicle}, minus: 1}}",
            "{of: you, cost: {of: {type: enhancement}, attach_to: self, minus: 1}}",
            "{of: you, enters_with: {of: {type: unit}, focus: 1, first_each: turn}}",
            "{of: self, pays_for: {type: unit, trait: Vehicle}}",
            "{of: {trait: Black Squadron, controller: you}, gain: {resources: 1, pays_for: "
            "{trait: Black Squadron}}}",
            "{of: self, damage: {cannot_be: shielded}}",
            "{of: self, damage: {cannot_be: [prevented, redirected]}}",
            "{of: self, damage: {times: 2, to: {type: unit, is: exhausted}}}",
            "{of: self, attackers: {at_least: all}}",
            "{of: self, defenders: {at_least: 2}}",
            "{of: self, cannot: {be: attacker}}",
            "{of: {type: unit, side: enemy}, cannot: {be: defender}}",
            "{of: self, cannot: {be: targeted, by: enemy}}",
            "{of: {type: unit, side: enemy}, blank: true}",
        ),
    ),
    Chapter(
        "Costs",
        "What stands before the arrow: verbs in `cost`.",
        _COST,
        (
            "{focus: self}",
            "{sacrifice: self}",
            "{sacrifice: {choose: {type: unit, controller: you}}}",
            "{discard: {choose: {in: hand}}}",
            "{place: damage, to: self}",
            "{remove: shield, from: self}",
            "{spend: 1}",
        ),
    ),
    Chapter(
        "As soon as something is so",
        "A line of its own, `whenever`: conditions stand in its `if`; what is done asks nobody.",
        _AT_ONCE,
        (
            "{balance: light}",
            "{count: {type: objective, affiliation: Jedi, controller: you}, at_least: 1}",
            "{count: {type: unit, controller: opponent}, at_most: 0}",
        ),
    ),
    Chapter(
        "Which cards",
        "Filters: they stand where cards are described.",
        _ON,
        (
            "{type: unit, side: enemy}",
            "{type: unit, controller: you, is: ready}",
            "{type: [unit, objective], side: enemy}",
            "{type: unit, trait: [Character, Droid]}",
            "{type: unit, not: {trait: Vehicle}}",
            "{type: unit, affiliation: Sith}",
            "{type: unit, printed_cost: {at_most: 2}}",
            "{type: unit, is: [participating, damaged]}",
            "{type: unit, is: attacking}",
            "{type: unit, is_not: unique}",
            "{type: unit, focus: {at_least: 1}}",
            "{type: unit, title: Luke Skywalker}",
            "{type: enhancement, attached_to: self}",
            "{type: unit, any: [{trait: Droid}, {affiliation: Jedi}]}",
        ),
    ),
    Chapter(
        "How many",
        "Amounts: they stand where a number stands.",
        _MANY,
        (
            "{count: {type: unit, is: participating}}",
            "{count: {type: unit, controller: you}, at_most: 3}",
            "{count: {type: objective, controller: you}, times: 2}",
            "{tokens: damage, of: self}",
            "{stat: printed_cost, of: self}",
            "{size: hand, of: opponent}",
            "{size: reserve, minus: {size: hand}, at_least: 0}",
            "{size: force_supply}",
            "{if: {balance: light}, then: 2, else: 1}",
        ),
    ),
)
