"""Reports what could not be resolved: where, and what the candidates are.

No Clang counterpart: see legalize.module.
"""

from __future__ import annotations

from hlslfe.ast.decl import VarDecl
from hlslfe.basic.source import Loc
from hlslfe.codegen.constants import ConstantAggregate, ConstantInt
from hlslfe.codegen.ir import Function, GlobalVariable, Instruction
from hlslfe.codegen.module import CodeGenModule
from hlslfe.legalize.inline import Flat
from hlslfe.legalize.values import POISON, Conflict, Recipe

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

LAST = 1 << 62  # behind all places


class Problems:
    """Collects, then reports each place once."""

    def __init__(self, cgm: CodeGenModule) -> None:
        self.cgm = cgm
        self._found: dict[Loc, str] = {}  # "": one that was never set
        self._arrays = [decl for decl in cgm.unit.decls if isinstance(decl, VarDecl)]  # there is no variable for them
        self._declared = {variable: decl for decl, variable in cgm.declared_variables()}

    def add(self, function: Function, flat: Flat | None, broken: list[tuple[Instruction, Any]] | None) -> None:
        """Uses in the body of `function`; None: it has resources as parameters, or as its result."""
        if broken is None:
            self._found.setdefault(self._loc_of(function), "a resource that comes from another module")
        for user, known in broken or ():
            loc = (0 if flat is None else flat.locs.get(user, 0)) or self._loc_of(function)
            self._found.setdefault(loc, "" if known is POISON else self._text(known))

    def too_large(self, function: Function) -> None:
        """A function that cannot be inlined or unrolled."""
        self._found.setdefault(self._loc_of(function), "legalising resources in so large a function")

    def report(self) -> bool:
        """Were there any?"""
        for loc, text in sorted(self._found.items()):
            if text:
                self.cgm.error_unsupported(loc, text)
            elif self.cgm.diags is not None:
                self.cgm.diags.report(loc, "err_hlsl_resource_not_set", 1, "")
        return bool(self._found)

    def _loc_of(self, function: Function) -> Loc:
        return next((decl.loc for decl, one in self.cgm.declared_functions() if one is function), 0)

    def _text(self, known: Any) -> str:
        if isinstance(known, Conflict):
            first, second = [name for _, name in sorted(map(self._name, (known.first, known.second)))]
            return f"a use of a resource that may be {first} or {second}"
        return "a use of a resource that cannot be followed"

    def _name(self, recipe: Recipe) -> tuple[Loc, str]:
        """Where a resource is declared, and what the user calls it."""
        variable = recipe.variable
        if variable is None:
            return self._name_of_binding(recipe)
        decl: VarDecl | None = self._declared.get(variable)
        return (0, f"'{variable.name}'") if decl is None else (decl.loc, f"'{decl.name}'")

    def _name_of_binding(self, recipe: Recipe) -> tuple[Loc, str]:
        for one in recipe.operands:
            text = one.initializer if isinstance(one, GlobalVariable) else None
            if isinstance(text, ConstantAggregate):
                data = bytes(part.unsigned for part in text.elements[:-1] if isinstance(part, ConstantInt))
                name = data.decode("utf-8", "replace")
                return next((decl.loc for decl in self._arrays if decl.name == name), 0), f"'{name}'"
        return LAST, "one of a descriptor heap"
