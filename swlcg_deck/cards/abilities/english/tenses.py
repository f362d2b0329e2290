"""Clauses in the tense of their moment: what happens, has happened, or would happen."""

from dataclasses import dataclass
from typing import Literal

Tense = Literal["now", "done", "yet", "not done"]
"""`done` after a reaction's "after", `yet` before what an interrupt may still turn aside."""

_FORMS = {
    "be": ("is", "been"),
    "become": ("becomes", "become"),
    "begin": ("begins", "begun"),
    "commit": ("commits", "committed"),
    "draw": ("draws", "drawn"),
    "go": ("goes", "gone"),
    "leave": ("leaves", "left"),
    "lose": ("loses", "lost"),
    "ready": ("readies", "readied"),
    "take": ("takes", "taken"),
    "stop": ("stops", "stopped"),
    "win": ("wins", "won"),
}
"""The verbs that do not simply take an s and an ed."""
_MANY = {"be": "are"}


@dataclass(frozen=True)
class Clause:
    """Who does what: `you`, `win`, `an edge battle`."""

    subject: str
    verb: str
    rest: str = ""
    many: bool = False
    """Whether several do it; `you` are always several."""
    going_on: str = ""
    """What is said of it now, if it takes its time: `leaving`."""

    def said(self, tense: Tense = "now") -> str:
        words = (self.subject, self._verb(tense), self.rest)
        return " ".join(word for word in words if word)

    def _verb(self, tense: Tense) -> str:
        several = self.many or self.subject == "you"
        does, done = _FORMS.get(self.verb) or (_third(self.verb), _participle(self.verb))
        if tense == "yet":
            return f"would {self.verb}"
        if tense in ("done", "not done"):
            return f"{'have' if several else 'has'} {tense.removesuffix('done')}{done}"
        if self.going_on:
            return f"{'are' if several else 'is'} {self.going_on}"
        return _MANY.get(self.verb, self.verb) if several else does


def _third(verb: str) -> str:
    """`joins`, `refreshes`."""
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x")) else f"{verb}s"


def _participle(verb: str) -> str:
    """`joined`, `captured`."""
    return f"{verb}d" if verb.endswith("e") else f"{verb}ed"
