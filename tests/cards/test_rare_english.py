"""English that no written card needs yet: each line has what the card of its code will need.

Who acts, what is next, how many and where are always said: no sentence is shorter than its data.
"""

import json

import pytest
import yaml

from swlcg_deck.cards.abilities.english import lines  # noqa: F401 - fills the tables
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import line as said
from swlcg_deck.cards.abilities.reading import read_line


def english(kind: str, text: str) -> str:
    """What a card of a kind says with this one line; an enhancement is on a unit."""
    return said(read_line(json.dumps(yaml.safe_load(text))), Speaker(f"this {kind}", HOST))


HOST = "the enhanced unit"
ROWS = [
    (
        "46-1",
        "objective",
        "action: {cost: [{place: damage, to: self}], do: [{apply: {cost: {of: {type: "
        "unit, trait: Capital Ship}, minus: 1}}, until: phase, next: true}]}",
        "Action: Damage this objective → the next Capital Ship unit you play this phase"
        " costs 1 less.",
    ),
    (
        "66-5",
        "enhancement",
        "action: {cost: [{sacrifice: self}], do: [{apply: {cost: {of: {affiliation: "
        "Sith}, minus: 3}}, until: phase, next: true}]}",
        "Action: Sacrifice this enhancement → the next Sith card you play this phase costs 3 less.",
    ),
    (
        "235-6",
        "event",
        "action: {do: [{apply: {cost: {of: {type: event}, minus: 2}}, until: turn, next: true}]}",
        "Action: The next event you play this turn costs 2 less.",
    ),
    (
        "102-2",
        "unit",
        "reaction: {when: {edge_revealed: {type: fate}}, do: [{draw: 1}]}",
        "Reaction: After a fate card in an edge stack has been revealed, draw 1 card.",
    ),
    (
        "231-1",
        "objective",
        "reaction: {when: {edge_revealed: {type: fate, affiliation: Jedi}, by: you, "
        "cards: {at_least: 1}}, do: [{remove: shield, from: {target: {type: unit}}}]}",
        "Reaction: After you have revealed one or more Jedi fate cards in your edge "
        "stack, remove 1 shield from target unit.",
    ),
    (
        "110-5",
        "event",
        "reaction: {when: {begins: phase}, do: [{apply: {lose: {force: 2}, gain: {tactics: 1}}, "
        "to: {target: {type: unit}}, until: phase}]}",
        "Reaction: After a phase has begun, target unit loses 2 Force icons and gains [tactics]"
        " until the phase ends.",
    ),
    (
        "178-2",
        "unit",
        "reaction: {when: {begins: phase}, cost: [{spend: 1, affiliation: Imperial "
        "Navy}], do: [{apply: {blank: true}, to: {target: {type: [unit, objective, "
        "enhancement]}}, until: phase}], limit: {per: turn}}",
        "Reaction: After a phase has begun, spend 1 Imperial Navy resource → the "
        "printed text box of target unit, objective or enhancement is blank until the"
        " phase ends. (Limit once each turn.)",
    ),
    (
        "84-2",
        "unit",
        "constant: {modifiers: [{of: self, gain: {blast_damage: {count: {type: "
        "objective, captured: {at_least: 1}}}}}]}",
        "This unit gains [blast damage] for every objective with 1 or more captured cards.",
    ),
    (
        "90-2",
        "unit",
        "constant: {while: {count: {type: objective, captured: {at_least: 1}}, "
        "at_least: 1}, modifiers: [{of: self, gain: {unit_damage: 1, blast_damage: "
        "1}}]}",
        "This unit gains [unit damage] and [blast damage] while there is an objective"
        " with 1 or more captured cards.",
    ),
    (
        "38-5",
        "enhancement",
        "constant: {modifiers: [{of: host, gain: {capacity: {count: {type: objective, "
        "trait: Yavin 4, controller: you}}}}]}",
        "The enhanced unit gains +1 damage capacity for every Yavin 4 objective you control.",
    ),
    (
        "158-3",
        "unit",
        "reaction: {when: {begins: phase, which: force}, do: [{apply: {gain: {force: "
        "{count: {in: hand, controller: opponent}}}}, to: self, until: phase}]}",
        "Reaction: After a Force phase has begun, this unit gains +1 Force icon for "
        "every card in your opponent's hand until the phase ends.",
    ),
    (
        "192-6",
        "fate card",
        "fate: {do: [{apply: {gain: {force: {count: {type: [objective, enhancement], "
        "trait: Endor}, at_most: 3}}}, to: self, until: edge_battle}]}",
        "This fate card gains +1 Force icon for every Endor objective or enhancement (to"
        " a maximum of 3) until the edge battle ends.",
    ),
    (
        "233-4",
        "enhancement",
        "interrupt: {when: {targeted: host, by: opponent}, cost: [{focus: self}], do: "
        "[{cancel: it}]}",
        "Interrupt: When the enhanced unit becomes the target of an enemy card effect, focus "
        "this enhancement → cancel that effect.",
    ),
    (
        "248-5",
        "event",
        "interrupt: {when: {targeted: {type: unit, trait: Ewok, side: friendly}, by: "
        "opponent}, do: [{cancel: it}]}",
        "Interrupt: When a friendly Ewok unit becomes the target of an enemy card effect, "
        "cancel that effect.",
    ),
    (
        "131-4",
        "enhancement",
        "action: {cost: [{focus: self}, {sacrifice: {choose: {type: unit, controller: "
        "you}}}], do: [{place: focus, to: {target: {type: unit, trait: Character, side:"
        " enemy}}}]}",
        "Action: Focus this enhancement, sacrifice a unit you control → place 1 focus"
        " token on target enemy Character unit.",
    ),
    (
        "258-5",
        "enhancement",
        "interrupt: {when: {played: {type: event}}, cost: [{focus: self}, {discard: "
        "{choose: {type: unit, in: hand}}}], do: [{cancel: it}]}",
        "Interrupt: When an event is played, focus this enhancement, discard a unit "
        "from your hand → cancel the effects of that event.",
    ),
    (
        "107-3",
        "unit",
        "constant: {while: {ref: self, matches: {is: participating}}, modifiers: [{of: "
        "self, contributes: {force: {stat: force, of: self}, to: edge}}]}",
        "While participating, this unit contributes its Force icons to your side in edge battles.",
    ),
    (
        "109-1",
        "objective",
        "reaction: {when: {begins: phase, which: force}, do: [{reveal: {top: 1, bind: "
        "shown}}, {apply: {contributes: {force: {stat: force, of: shown}, to: "
        "struggle}}, to: self, until: phase}]}",
        "Reaction: After a Force phase has begun, reveal the card on top of your "
        "deck. This objective contributes the Force icons of that card to your side "
        "in the Force struggle until the phase ends.",
    ),
    (
        "86-1",
        "objective",
        "action: {cost: [{discard: {choose: {in: captured, at: self}}}], do: [{remove: "
        "damage, from: self}, {then: [{draw: 1}]}]}",
        "Action: Discard a captured card at this objective → remove 1 damage from this "
        "objective. Then draw 1 card.",
    ),
    (
        "111-2",
        "unit",
        "action: {cost: [{send: {choose: {in: captured, controller: opponent}}, to: "
        "hand}], do: [{draw: 2}], limit: {per: turn}}",
        "Action: Return a captured card your opponent owns to the hand of its owner → draw 2"
        " cards. (Limit once each turn.)",
    ),
    (
        "169-2",
        "unit",
        "constant: {while: {not: {phase: draw}}, modifiers: [{of: self, gain: {ability:"
        " [{action: {do: [{draw: 1}], limit: {per: turn}}}]}}]}",
        "While it is not the draw phase, this unit gains “Action: Draw 1 card. (Limit"
        " once each turn.)”",
    ),
    (
        "177-4",
        "enhancement",
        "action: {if: {not: {phase: conflict}}, cost: [{focus: self}], do: [{draw: 1}]}",
        "Action: If it is not the conflict phase, focus this enhancement → draw 1 card.",
    ),
    (
        "277-4",
        "event",
        "action: {do: [{place: damage, to: {each: {type: unit, faction: in}}}], limit: "
        "{per: turn, by: title}}",
        "Action: Deal 1 damage to every in-faction unit. (Limit 1 per turn.)",
    ),
    (
        "189-4",
        "event",
        "action: {do: [{place: focus, to: {target: {type: unit, faction: out, side: enemy}}}]}",
        "Action: Place 1 focus token on target enemy out-of-faction unit.",
    ),
    (
        "76-1",
        "objective",
        "constant: {while: {ref: self, matches: {is: damaged}}, modifiers: [{of: "
        "opponent, cannot: {do: draw, via: effect}}]}",
        "Your opponent cannot draw cards through card effects while this objective is damaged.",
    ),
    (
        "128-6",
        "fate card",
        "fate: {if: {count: {type: unit, affiliation: Rebel Alliance, controller: you, "
        "is: [unique, participating]}, at_least: 1}, do: [{balance: light}, {skip: "
        "force, whose: active}]}",
        "If you control a unique participating Rebel Alliance unit, give the light "
        "side the Balance of the Force. Skip the Force phase this turn.",
    ),
    (
        "135-1",
        "objective",
        "reaction: {when: {ends: turn, whose: opponent}, cost: [{send: self, to: "
        "deck_shuffled}], do: [{draw: 1}]}",
        "Reaction: After your opponent's turn has ended, shuffle this objective into "
        "its owner's objective deck → draw 1 card.",
    ),
    (
        "135-5",
        "event",
        "action: {if: {turn: you}, do: [{send: {target: {type: objective, side: "
        "enemy}}, to: deck_bottom}]}",
        "Action: During your turn, return target enemy objective to the bottom of its "
        "owner's objective deck.",
    ),
    (
        "L01-26",
        "unit",
        "interrupt: {when: {damaged: self}, do: [{prevent: all}, {discard: {random: "
        "{in: hand, controller: you}, pick: {event: amount}}}]}",
        "Interrupt: When this unit would be damaged, prevent all of that damage. "
        "Discard that many random cards from your hand.",
    ),
    (
        "251-5",
        "event",
        "action: {do: [{apply: {of: {type: unit, any: [{trait: Ewok}, {affiliation: "
        "Neutral}], controller: you}, gain: {tactics: 1}}, until: phase}], limit: "
        "{per: turn, by: title}}",
        "Action: Each Ewok and neutral unit you control gains [tactics] until the "
        "phase ends. (Limit 1 per turn.)",
    ),
    (
        "252-2",
        "unit",
        "constant: {modifiers: [{of: {type: unit, any: [{trait: Specter}, {affiliation:"
        " Neutral}], side: friendly, other_than: self}, gain: {unit_damage: 1}}]}",
        "Each other friendly Specter and neutral unit gains [unit damage].",
    ),
    (
        "83-5",
        "event",
        "interrupt: {when: {focus_placed: {type: unit, trait: [Ewok, Droid], "
        "controller: you}}, do: [{instead: [{place: damage, to: it}]}]}",
        "Interrupt: When a focus token would be placed on any Ewok or Droid unit you "
        "control, damage it instead.",
    ),
    (
        "188-5",
        "enhancement",
        "interrupt: {when: {focus_placed: host}, do: [{instead: [{place: damage, to: "
        "host}]}], limit: {per: turn}}",
        "Interrupt: When a focus token would be placed on the enhanced unit, damage it "
        "instead. (Limit once each turn.)",
    ),
    (
        "283-1",
        "objective",
        "constant: {modifiers: [{of: you, cost: {of: {type: unit, trait: Walker}, "
        "minus: {count: {type: objective, trait: Hoth, controller: you}}, first_each: "
        "turn, at_least: 2}}]}",
        "The first Walker unit you play each turn costs 1 less for every Hoth objective "
        "you control, to a minimum of 2.",
    ),
    (
        "138-2",
        "unit",
        "reaction: {when: {captured: {type: unit}, source: {type: unit, affiliation: "
        "Scum and Villainy}, from: play}, do: [{draw: 1}], limit: {per: turn}}",
        "Reaction: After a Scum and Villainy unit has captured a unit from play, draw 1"
        " card. (Limit once each turn.)",
    ),
    (
        "252-6",
        "mission",
        "constant: {in: victory_pile, modifiers: [{of: {type: unit, trait: Specter}, "
        "gain: {blast_damage: 1}}]}",
        "While this mission is in your victory pile, each Specter unit gains [blast damage].",
    ),
    (
        "151-2",
        "unit",
        "reaction: {when: {played: {type: unit}, by: opponent, amount: {at_least: 4}}, do: "
        "[{put_into_play: self}], usable_from: hand}",
        "Reaction: After your opponent has played a unit for at least 4 resources, "
        "put this unit from your hand into play.",
    ),
    (
        "123-3",
        "unit",
        "reaction: {when: {edge_card_placed: any, by: opponent}, cost: [{focus: self}],"
        " do: [{discard: it}]}",
        "Reaction: After your opponent has placed a card in an edge stack, focus this "
        "unit → discard that card.",
    ),
    (
        "54-1",
        "objective",
        "interrupt: {when: {edge_card_placed: any, by: you}, do: [{draw: 1}]}",
        "Interrupt: When you would place a card in an edge stack, draw 1 card.",
    ),
    (
        "158-1",
        "objective",
        "constant: {modifiers: [{of: opponent, cannot: {do: raise_reserve}}]}",
        "Your opponent's reserve value cannot be increased by card effects.",
    ),
    (
        "121-2",
        "unit",
        "constant: {while: {count: {type: unit, side: enemy}, more_than: 2}, modifiers: {of: self, "
        "gain: {tactics: 1}}}",
        "This unit gains [tactics] while there are more than 2 enemy units.",
    ),
    (
        "118-5",
        "event",
        "interrupt: {when: {left_play: {type: unit}, how: [destroyed, sacrificed]}, "
        "do: [{change: destination, to: deck_top}]}",
        "Interrupt: When a unit is being destroyed or sacrificed, it goes to the top "
        "of its owner's deck instead of the discard pile.",
    ),
]


@pytest.mark.parametrize(("code", "kind", "text", "sentence"), ROWS)
def test_what_unwritten_cards_need_is_said_as_players_say_it(code, kind, text, sentence):
    assert english(kind, text) == sentence, code
