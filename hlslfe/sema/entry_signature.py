"""The signatures of one entry point, before packing: its parameters and its result walked in order.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::CheckEntryPoint.
Differs: stages that Clang 22 lacks have more places than "in" and "out": the vertices of a primitive, control points,
patch constants, streams, mesh primitives (sema.stage_params tells which parameter is what).
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLAppliedSemanticAttr
from hlslfe.ast.decl import FunctionDecl, ParmVarDecl
from hlslfe.ast.entry import EntryPoint, SemanticLeaf, StageParam
from hlslfe.ast.types import VOID, Type
from hlslfe.sema.base import SemaBase
from hlslfe.sema.entry_walk import DIRECTION_NOUNS, Direction, EntryWalk
from hlslfe.sema.stage_params import VALUE_POINTS, StageParams
from hlslfe.signature.system_values import POINTS


class SignatureChecker:
    """The walks of one entry point: parameters in order, then the result (diagnostics come in this order, too).

    stage: of the entry point, or "patch" for a patch constant function.
    """

    __slots__ = ("sema", "function", "stage", "name", "directions", "is_valid")

    def __init__(self, sema: SemaBase, function: FunctionDecl, stage: str) -> None:
        self.sema = sema
        self.function = function
        self.stage = stage
        self.name = "hull" if stage == "patch" else stage  # in messages
        self.directions = {name: Direction(name) for name in ("in", "out", "pc")}
        self.is_valid = True

    def check(self) -> EntryPoint:
        """All walks. What a patch constant function puts out are the outputs of the result."""
        function = self.function
        sorter = StageParams(self.sema, function, self.stage)
        params = sorter.sort()
        self.is_valid = sorter.is_valid
        for param in function.params:
            place = params.get(param)
            if place is not None:
                self._walk_place(param, place)
        point = VALUE_POINTS[self.stage][1]
        outputs = self._direction_of(point, "out")
        from_params = len(outputs.leaves)
        if function.result.canonical is not VOID:
            walk = EntryWalk(self.sema, self.name, outputs, None, point)
            self._run(walk, function, function.result)
            self._apply(function, outputs.leaves[from_params:])
        outputs.leaves = outputs.leaves[from_params:] + outputs.leaves[:from_params]
        leaves = {name: direction.leaves for name, direction in self.directions.items()}
        entry = EntryPoint(function, self.name, leaves["in"], leaves["out"], leaves["pc"])
        entry.params = params
        return entry

    def _direction_of(self, point: str, fallback: str) -> Direction:
        if point == "PCIn":
            return self.directions["in"]  # none of them gets an element
        return self.directions[POINTS.get(point, ("", fallback))[1]]

    def _walk_place(self, param: ParmVarDecl, place: StageParam) -> None:
        if place.kind != "value":
            if place.point:
                self._walk_param(param, place.type, place.point, place.count, place.stream)
            return
        into, out_of = VALUE_POINTS[self.stage]
        if param.modifier == "out" or self._walk_param(param, param.type, into, 0, 0, "in"):
            if param.modifier != "in":
                self._walk_param(param, param.type, out_of, 0, 0, "out")

    def _walk_param(self, param: ParmVarDecl, type: Type, point: str, vertices: int, stream: int,
                    fallback: str = "out") -> bool:
        direction = self._direction_of(point, fallback)
        first = len(direction.leaves)
        walk = EntryWalk(self.sema, self.name, direction, param, point, vertices, stream)
        done = self._run(walk, param, type)
        if not done:
            if not walk.is_silent:
                self.sema.diags.report(param.loc, "note_previous_decl", _name(param))
        elif direction.name != "out" or param.modifier == "out":
            self._apply(param, direction.leaves[first:])
        return done

    def _run(self, walk: EntryWalk, decl: ParmVarDecl | FunctionDecl, type: Type) -> bool:
        if walk.has_too_many_leaves(type):
            self.sema.diags.report(self.function.loc, "err_hlsl_signature_packing",
                                   DIRECTION_NOUNS[walk.direction.name], self.function.name,
                                   "there is no room left in the 32 registers", _name(decl))
            self.is_valid = False
            return False
        done = walk.walk(decl, type, None, None)
        self.is_valid = self.is_valid and done and not walk.had_interpolation_error
        return done

    @staticmethod
    def _apply(decl: ParmVarDecl | FunctionDecl, leaves: list[SemanticLeaf]) -> None:
        """Leave behind what Clang leaves behind: one implicit attribute a leaf."""
        decl.attrs.extend(HLSLAppliedSemanticAttr(leaf.semantic_loc, leaf.name, leaf.index) for leaf in leaves)


def _name(decl: ParmVarDecl | FunctionDecl) -> str:
    """What a message calls a parameter, or the result of the entry point."""
    if isinstance(decl, FunctionDecl):
        return "the result"
    return decl.name or f"parameter {decl.index + 1}"
