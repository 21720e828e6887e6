"""Intrinsic names: what `Sema.lookup` finds for them, and the FunctionDecl of each overload, made when it is chosen.

Mirrors clang/lib/Headers/hlsl/hlsl_alias_intrinsics.h, which Clang reads as source.
Differs: an intrinsic is one declaration (`BuiltinDecl`) that stands for all its overloads, since making some forty
FunctionDecls for each name that is used would cost more than everything else in a small shader.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl
from hlslfe.basic.builtins import BUILTINS, Builtin

HLSL_SCOPE = ("hlsl",)


class BuiltinDecl(NamedDecl):
    """All overloads of one intrinsic; it lives in namespace hlsl and stands in overload sets beside user functions."""

    __slots__ = ("row",)

    def __init__(self, row: Builtin) -> None:
        super().__init__(0, row.name, HLSL_SCOPE)
        self.row = row


def find_intrinsic(name: str) -> BuiltinDecl | None:
    """What namespace hlsl declares under `name`: for `Sema.lookup`, after (and beside) the user's functions."""
    row = BUILTINS.get(name)
    return BuiltinDecl(row) if row is not None else None
