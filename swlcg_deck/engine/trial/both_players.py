"""Who plays both sides of a trial: by chance, but whatever helps the card on trial comes first."""

from collections.abc import Sequence

from swlcg_deck.engine.core.constants import FATE
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.randomness import drawn, next_seed
from swlcg_deck.engine.core.state import State

_WEIGHTS = {"pass": 2, "engage": 12, "strike": 6, "commit": 4, "use": 4, "play": 3, "place": 5}  # nosec B105 # to pass, no password
_MEEKNESS = 20
_OWN = ("play", "attack", "defend", "strike", "commit")
"""What the card on trial does whenever it may."""


class BothPlayers:
    """Chooses for both players; the same seed chooses the same."""

    def __init__(self, card: int, spoken_of: frozenset[int], meek: int, seed: int) -> None:
        self._card = card
        self._meek = meek
        self._spoken_of = spoken_of
        self._seed = seed

    def roll(self, count: int) -> int:
        self._seed = next_seed(self._seed)
        return drawn(self._seed) % count

    def choose(
        self, state: State, decision: Decision, wanted: Sequence[tuple[int, int]]
    ) -> list[int]:
        """An answer; `wanted` are the abilities whose turn it is to be used."""
        options = decision.options
        eager = [n for n, option in enumerate(options) if self._helps(state, option, wanted)]
        if decision.least == decision.most == 1:
            return [eager[0] if eager else self._weighed(state, decision)]
        low, high = decision.least, min(decision.most, len(options))
        if decision.player == self._meek and low == 0 and not eager:
            return []
        if decision.kind == "attackers" or (decision.kind != "defenders" and low == 0):
            low = min(1, high)
        count = max(low, min(len(eager), high)) if eager else low + self.roll(high - low + 1)
        order = eager[:]
        rest = [n for n in range(len(options)) if n not in eager]
        while rest:
            order.append(rest.pop(self.roll(len(rest))))
        return sorted(order[:count])

    def _helps(self, state: State, option: Option, wanted: Sequence[tuple[int, int]]) -> bool:
        verb, card = option[:2]
        if verb == "use":
            return option[2:4] in wanted
        if verb == "place":
            return card == self._card and state.faces[card].kind == FATE
        return card == self._card and verb in _OWN

    def _weighed(self, state: State, decision: Decision) -> int:
        weights = [self._weight(state, option) for option in decision.options]
        if decision.player == self._meek and PASS in decision.options:
            weights[decision.options.index(PASS)] *= _MEEKNESS
        at = self.roll(max(1, sum(weights)))
        for number, weight in enumerate(weights):
            at -= weight
            if at < 0:
                return number
        return 0

    def _weight(self, state: State, option: Option) -> int:
        verb, card = option[:2]
        if card == self._card and verb in ("place", "discard"):
            return 0
        usual = _WEIGHTS.get(str(verb), 3)
        near = card in self._spoken_of or (card >= 0 and card == state.host[self._card])
        return usual * 3 if near else usual
