"""What effects and costs do, one family a file: the contents page of the language's verbs.

A family has its name on every floor: its nodes here, its English in `english/verbs`, in the engine
what it becomes in `texts/compile` and how that is carried out in `texts/verbs`.
"""

from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.verbs import (
    captives,
    cards,
    choosing,
    destroy,
    effects,
    engagement,
    flow,
    force,
    play,
    tokens,
)

VERBS: tuple[type[Node], ...] = (
    *(tokens.Place, tokens.Remove, tokens.MoveTokens, tokens.Focus),
    *(cards.Draw, cards.Discard, cards.Send, cards.Search, cards.Look, cards.Reveal),
    cards.Shuffle,
    *(captives.Capture, captives.Rescue),
    *(play.PutIntoPlay, play.Play, play.Attach, play.Spend),
    *(engagement.Join, engagement.Leave, engagement.RedirectEngagement),
    *(engagement.EndEngagement, engagement.EngageAgain, engagement.StrikeNow),
    engagement.RestartEdgeBattle,
    *(force.Commit, force.Uncommit, force.TurnDial, force.TurnBalance, force.Skip),
    *(destroy.Destroy, destroy.Sacrifice, destroy.Control),
    *(flow.Then, flow.May, flow.Either, flow.Unless, flow.If, flow.Later, flow.ForEachPlayer),
    *(effects.Apply, effects.Cancel, effects.Prevent, effects.Redirect, effects.Instead),
    *(effects.Change, effects.ResolveAgain, effects.Win, effects.Lose),
    *(choosing.Pick, choosing.NameSomething, choosing.ChooseIcon, choosing.ChooseNumber),
)
