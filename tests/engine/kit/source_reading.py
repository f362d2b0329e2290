"""Reads source: what a function writes into a state, and where a set is walked through."""

import ast
from collections.abc import Iterator

KEPT_ON_READING = ("cache", "kept", "stack")
"""Parts of a state with rules of their own: derived values, and frames that put frames on top."""
CHANGING_METHODS = (
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update"),
    *("setdefault", "popitem", "add", "discard", "__setitem__"),
)
ORDERED = ("tuple", "list", "enumerate", "zip", "map", "iter", "next", "filter", "reversed")
"""Calls that walk through what they are given and keep its order."""


def root_of(target: ast.expr) -> list[str]:
    """The names from the left of an attribute or item: `state.focus[card]` is state, focus."""
    parts: list[str] = []
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Attribute):
            parts.append(target.attr)
        target = target.value
    return [target.id, *reversed(parts)] if isinstance(target, ast.Name) else []


def state_names(function: ast.FunctionDef) -> set[str]:
    """The names under which a function knows a state."""
    arguments = (*function.args.args, *function.args.kwonlyargs)
    found = {a.arg for a in arguments if a.arg == "state" or _says_state(a.annotation)}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value = node.value
            cloned = isinstance(value, ast.Call) and ast.unparse(value).endswith(".clone()")
            if cloned or (isinstance(value, ast.Name) and value.id in found):
                found.add(node.targets[0].id)
    return found


def _says_state(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation).strip("'\"") == "State"


def aliases(function: ast.FunctionDef, states: set[str]) -> dict[str, str]:
    """Local names of parts of a state that can be changed in place: `focus = state.focus`."""
    found = {}
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        target, value = node.targets[0], node.value
        pairs = (
            zip(target.elts, value.elts, strict=False)
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            else ((target, value),)
        )
        for name, source in pairs:
            parts = _part_of_state(source)
            if isinstance(name, ast.Name) and len(parts) == 2 and parts[0] in states:
                found[name.id] = parts[1]
    return found


def _part_of_state(source: ast.expr) -> list[str]:
    """`state.focus`, or `getattr(state, name)`."""
    if isinstance(source, ast.Attribute):
        return root_of(source)
    if isinstance(source, ast.Call) and ast.unparse(source.func) == "getattr":
        return [ast.unparse(source.args[0]), "getattr"]
    return []


def changes(function: ast.FunctionDef) -> Iterator[str]:
    """What a function writes into a state: by assignment, `del`, or a method that changes."""
    states = state_names(function)
    local = aliases(function, states)
    for node in ast.walk(function):
        written: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            written = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            written = [node.target]
        elif isinstance(node, ast.Delete):
            written = node.targets
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in CHANGING_METHODS
        ):
            parts = root_of(node.func.value)
            yield from _named(parts, states, local, node.lineno)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
            yield from [f"line {node.lineno}: setattr"] * (ast.unparse(node.args[0]) in states)
        flat = [e for t in written for e in (t.elts if isinstance(t, ast.Tuple) else [t])]
        for target in flat:
            if isinstance(target, ast.Attribute | ast.Subscript):
                yield from _named(root_of(target), states, local, target.lineno)


def _named(parts: list[str], states: set[str], local: dict[str, str], line: int) -> Iterator[str]:
    if len(parts) > 1 and parts[0] in states:
        part = parts[1]
    elif parts and parts[0] in local:
        part = local[parts[0]]
    else:
        return
    if part not in KEPT_ON_READING:
        yield f"line {line}: {part}"


def makes_a_set(node: ast.expr | None, known: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset") or node.func.id in known
    return isinstance(node, ast.Name) and node.id in known


def set_names(tree: ast.AST) -> set[str]:
    """Variables and functions of a module that are sets or give one."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and makes_a_set(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and _says_set(node.annotation):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.arg) and _says_set(node.annotation):
            found.add(node.arg)
        elif isinstance(node, ast.FunctionDef) and _says_set(node.returns):
            found.add(node.name)
    return found


def _says_set(annotation: ast.expr | None) -> bool:
    words = ("set", "set[", "frozenset", "frozenset[", "Final[set", "Final[frozenset")
    text = "" if annotation is None else ast.unparse(annotation)
    return text in words or text.startswith(tuple(word for word in words if word[-1] == "["))


def walks_through_sets(tree: ast.AST) -> list[int]:
    """The lines in which the order of a set could matter; asking what is in one is no harm."""
    known = set_names(tree)
    walked: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            walked.append(node.iter)
        elif isinstance(node, ast.Starred):
            walked.append(node.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if called in (*ORDERED, "fromkeys", "join", "extend"):
                walked.extend(node.args)
            if called == "pop" and isinstance(node.func, ast.Attribute):
                walked.append(node.func.value)
    return [node.lineno for node in walked if makes_a_set(node, known)]
