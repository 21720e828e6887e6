"""Visit everything below a node of the AST.

Mirrors clang/include/clang/AST/RecursiveASTVisitor.h: RecursiveASTVisitor.
Differs: children are found by the slots of the classes, so that a new node needs no code here.
"""

from __future__ import annotations

from collections.abc import Iterator

from hlslfe.ast.decl import CXXConstructorDecl, Decl, FunctionDecl, ParmVarDecl, VarDecl
from hlslfe.ast.stmt import DeclStmt, Stmt

_child_slots: dict[type, tuple[str, ...]] = {}

# Slots that refer to another place of the tree, not to a part of the node.
_REFERENCES = frozenset({"decl", "field", "function", "nrvo", "param", "cond_var", "unevaluated", "copied"})


def _slots_of(cls: type) -> tuple[str, ...]:
    slots = _child_slots.get(cls)
    if slots is None:
        names = [name for base in reversed(cls.__mro__) for name in getattr(base, "__slots__", ())]
        slots = _child_slots[cls] = tuple(name for name in names if name not in _REFERENCES)
    return slots


def children(node: Stmt) -> Iterator[Stmt]:
    """The statements and expressions directly below `node`, initialisers of its variables included."""
    if isinstance(node, DeclStmt):
        for decl in node.decls:
            if isinstance(decl, VarDecl) and decl.init is not None:
                yield decl.init
        return
    variable = getattr(node, "cond_var", None)
    if variable is not None and variable.init is not None:
        yield variable.init
    for name in _slots_of(type(node)):
        value = getattr(node, name)
        if isinstance(value, Stmt):
            yield value
        elif isinstance(value, list):
            for item in value:
                if isinstance(item, Stmt):
                    yield item


def walk(root: Stmt) -> Iterator[Stmt]:
    """`root` and everything below it, each before what it contains; shared nodes (the components of a list share their
    vector) are visited once, or nested lists would take exponential time."""
    todo = [root]
    seen: set[Stmt] = set()
    while todo:
        node = todo.pop()
        if node in seen:
            continue
        seen.add(node)
        yield node
        todo.extend(reversed(list(children(node))))


def roots(decl: Decl) -> list[Stmt]:
    """The body, initialiser and default arguments of a declaration: where a walk below it begins."""
    if isinstance(decl, FunctionDecl):
        found: list[Stmt] = [param.default for param in decl.params if param.default is not None]
        if isinstance(decl, CXXConstructorDecl):
            found += decl.initializers
        return [*found, decl.body] if decl.body is not None else found
    if isinstance(decl, ParmVarDecl):
        return [decl.default] if decl.default is not None else []
    if isinstance(decl, VarDecl) and decl.init is not None:
        return [decl.init]
    return []
