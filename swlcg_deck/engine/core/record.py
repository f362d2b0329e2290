"""Records of a game: slotted, comparable, copied and written slot by slot.

What a record holds is a number, a word, None, a record, or a tuple of these, so that a copy of
its slots is a copy of the game and a dump of its slots is a saved game.
"""

from typing import Any, ClassVar, Self, cast

RECORDS: dict[str, type["Record"]] = {}
"""Every kind of record by its name, for reading saved games."""


class Record:
    """Something with named slots and a generated `copy()`."""

    __slots__ = ()
    slots: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = cls.__dict__.get("__slots__", ())
        cls.slots = (*cls.__mro__[1].slots, *own)  # type: ignore[attr-defined]
        RECORDS[cls.__name__] = cls
        cls.copy = _generated_copy(cls.slots)  # type: ignore[method-assign]

    def copy(self) -> Self:
        raise NotImplementedError

    def dump(self) -> list[Any]:
        return [type(self).__name__, *(dumped(getattr(self, name)) for name in self.slots)]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.dump() == cast(Self, other).dump()

    def __hash__(self) -> int:
        return hash(repr(self.dump()))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.slots)
        return f"{type(self).__name__}({values})"


def _generated_copy(slots: tuple[str, ...]) -> Any:
    """Written out slot by slot, a copy takes a third of the time of a loop over the names."""
    lines = [f"    new.{name} = self.{name}" for name in slots]
    source = "\n".join(
        ("def copy(self):", "    new = create(type(self))", *lines, "    return new")
    )
    scope: dict[str, Any] = {"create": object.__new__}
    exec(source, scope)  # noqa: S102 - made of our own slot names  # nosec B102 # the same
    return scope["copy"]


def dumped(value: Any) -> Any:
    """A value as plain lists and numbers; records say their name first, tuples an empty one."""
    if isinstance(value, Record):
        return value.dump()
    if isinstance(value, tuple):
        return ["", *[dumped(p) if isinstance(p, (tuple, Record)) else p for p in value]]
    return value


def restored(value: Any) -> Any:
    """The inverse of `dumped`; raises ValueError for what no game has written."""
    if not isinstance(value, list):
        if value is None or isinstance(value, (bool, int, str)):
            return value
        raise ValueError(f"a game holds no {type(value).__name__}")
    if not value or not isinstance(value[0], str):
        raise ValueError("a list without a name")
    name, *parts = value
    if name == "":
        return tuple(map(restored, parts))
    kind = RECORDS.get(name)
    if kind is None or len(parts) != len(kind.slots):
        raise ValueError(f"no record of a game looks like {name!r} with {len(parts)} parts")
    record = object.__new__(kind)
    for slot, part in zip(kind.slots, parts, strict=True):
        setattr(record, slot, restored(part))
    return record
