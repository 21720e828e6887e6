"""Calls in the dependence analysis: the summary of a function with the caller's values put in, and intrinsics.

No Clang counterpart: upstream computes usage masks from the instructions that survive in the back end.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, ParmVarDecl, RecordDecl
from hlslfe.ast.expr import CallExpr, DeclRefExpr, Expr, HLSLOutArgExpr, ignore_parens
from hlslfe.ast.mesh_output import MESH_ROLES
from hlslfe.ast.stage_types import StreamDecl
from hlslfe.ast.types import ConstantMatrixType, Type, VectorType
from hlslfe.basic.builtins import Builtin
from hlslfe.basic.builtins_dxc import PULL_INPUTS
from hlslfe.codegen.usage_flow import FunctionFlow, Summary
from hlslfe.codegen.usage_intrinsics import has_effects, product_cells, result_cells
from hlslfe.codegen.usage_state import DEFINED, FROM_INPUT, Cells, Place, Root, total

_PROPERTY_BITS = 7


class CallFlow(FunctionFlow):
    """Adds calls to the analysis of a function."""

    # ---- of the subclass

    def size_of(self, type: Type) -> int:
        raise NotImplementedError

    def place(self, expr: Expr) -> Place:
        raise NotImplementedError

    def read(self, place: Place) -> Cells:
        raise NotImplementedError

    def write(self, place: Place, value: Cells) -> None:
        raise NotImplementedError

    def read_root(self, root: Root, type: Type) -> Cells:
        raise NotImplementedError

    def argument_out(self, arg: HLSLOutArgExpr) -> Place:
        raise NotImplementedError

    def bind(self, opaque: Expr, cells: Cells) -> None:
        raise NotImplementedError

    # ---- calls

    def value_call(self, expr: CallExpr) -> Cells:
        """The result of a call; what it writes is written."""
        function = expr.function
        if function.intrinsic is not None:
            return self._value_intrinsic(expr)
        if function.is_builtin_method:
            return self._value_resource(expr)
        if isinstance(function.record, StreamDecl):
            return self._value_stream(expr)
        base = self.place(expr.base) if expr.base is not None else None
        values = [self._argument(arg) for arg in expr.args]
        definition = function.canonical.definition or function
        summary = self.analysis.summary(definition) if definition.body is not None else None
        if summary is None:  # recursion, or a function of another library
            return self._call_unknown(expr, base, values)
        known = _Substitution(self, summary, definition, base, values)
        if summary.effects:
            self.summary.effects |= known.replace(summary.effects) | self.control | DEFINED
        result = [known.replace(mask) for mask in summary.result]
        finals = [(root, [known.replace(mask) for mask in cells], cells) for root, cells in summary.finals.items()]
        outs = dict(zip(definition.params, expr.args, strict=True))
        for root, cells, symbolic in finals:
            if isinstance(root, ParmVarDecl):
                self._write_back(outs[root], cells, [(root, cell) in summary.written for cell in range(len(cells))])
            elif isinstance(root, RecordDecl):
                if base is not None:
                    self.write(base, cells)
            else:
                self._write_global(root, cells, summary.symbols.start(root, len(cells)), symbolic)
        return result

    def _value_stream(self, expr: CallExpr) -> Cells:
        """`stream.Append(vertex)` adds to what the stream has had; both methods do something."""
        self.summary.effects |= self.control | DEFINED
        assert expr.base is not None
        place = self.place(expr.base)
        for arg in expr.args:
            cells = self.value(arg)
            self.summary.effects |= total(cells)
            place.cells = [candidates * 2 for candidates in place.cells]  # nothing is replaced
            self.write(place, cells)
        return []

    def _value_resource(self, expr: CallExpr) -> Cells:
        """A method of a resource: what it gives comes from outside, and from where one looked."""
        values = [self._argument(arg) for arg in expr.args]
        known = total(total(cells) for cells in values)
        if expr.base is not None:
            known |= total(self.value(expr.base))
        if expr.function.has_effects:
            self.summary.effects |= known | self.control | DEFINED
        found = known | DEFINED | FROM_INPUT
        for arg in expr.args:
            if isinstance(arg, HLSLOutArgExpr):
                self._write_back(arg, [found] * self.size_of(arg.temporary.type))
        return [found] * self.size_of(expr.type)

    def write_resource(self, place: Place, value: Cells) -> None:
        """A store to an element of a resource: the value, and what says where, have an effect."""
        where = total(self.state.get(place.root) or [])
        self.summary.effects |= total(value) | where | place.address | self.control | DEFINED

    def _argument(self, arg: Expr) -> Cells:
        """What goes into a parameter."""
        if not isinstance(arg, HLSLOutArgExpr):
            return self.value(arg)
        self.argument_out(arg)
        return self.value(arg.temporary.source) if arg.is_inout else [0] * self.size_of(arg.temporary.type)

    def _write_back(self, arg: Expr, cells: Cells, written: list[bool] | None = None) -> None:
        """written: which cells the callee has assigned to."""
        if not isinstance(arg, HLSLOutArgExpr):
            return
        source = ignore_parens(arg.argument.source)
        if written is not None and isinstance(source, DeclRefExpr) and isinstance(source.decl, ParmVarDecl) and (
                arg.is_inout or source.decl.role in MESH_ROLES) and len(written) == self.size_of(source.type):
            self._write_through(source.decl, cells, written)
            return
        self.bind(arg.temporary, cells)
        self.value(arg.writeback)

    def _write_through(self, param: ParmVarDecl, cells: Cells, written: list[bool]) -> None:
        """A parameter is handed on: only what the callee has assigned to is written. An output array of a mesh shader
        is not copied, so the rest is as it was."""
        cells = self.under_control(cells)
        if param.role in MESH_ROLES:
            cells = [mask | DEFINED for mask in cells]
        before = self.read_root(param, param.type)
        self.state.set(param, [new if is_new else old
                               for new, old, is_new in zip(cells, before, written, strict=True)])
        self.summary.written.update((param, cell) for cell, is_new in enumerate(written) if is_new)

    def _write_global(self, root: Root, cells: Cells, start: Cells, symbolic: Cells) -> None:
        """Cells that still are what they were at the start of the callee stay as they are here."""
        before = self.state.get(root)
        assert before is not None  # _Substitution has met it
        under = self.under_control(cells)
        after = [old if now == first else new
                 for old, new, now, first in zip(before, under, symbolic, start, strict=True)]
        self.state.set(root, after)

    def _call_unknown(self, expr: CallExpr, base: Place | None, values: list[Cells]) -> Cells:
        everything = DEFINED | total(total(cells) for cells in values)
        if base is not None:
            everything |= total(self.read(base))
            self.write(base, [everything] * len(base.cells))
        for arg in expr.args:
            if isinstance(arg, HLSLOutArgExpr):
                self._write_back(arg, [everything] * self.size_of(arg.temporary.type))
        return [everything] * self.size_of(expr.type)

    def _value_intrinsic(self, expr: CallExpr) -> Cells:
        arguments = [self._argument(arg) for arg in expr.args]
        values = [cells for cells, arg in zip(arguments, expr.args, strict=True) if not isinstance(arg, HLSLOutArgExpr)]
        row = expr.function.intrinsic
        if isinstance(row, Builtin) and has_effects(row):
            self.summary.effects |= total(total(cells) for cells in values) | self.control | DEFINED
        name = row.name if isinstance(row, Builtin) else expr.function.name
        if name in PULL_INPUTS:  # DXC does not count what is pulled as read
            values[0] = [DEFINED] * len(values[0])
        for arg in expr.args:
            if isinstance(arg, HLSLOutArgExpr):
                self._write_back(arg, result_cells(name, values, self.size_of(arg.temporary.type)))
        if name == "mul" and len(values) == 2:
            found = product_cells(values, _product_shapes([arg.type for arg in expr.args]))
            if found is not None and len(found) == self.size_of(expr.type):
                return found
        return result_cells(name, values, self.size_of(expr.type))


def _product_shapes(types: list[Type]) -> list[tuple[int, int]]:
    """(rows, columns) of the two factors of `mul`: a vector on the left is a row, on the right a column."""
    shapes: list[tuple[int, int]] = []
    for number, type in enumerate(types):
        canonical = type.canonical
        if isinstance(canonical, ConstantMatrixType):
            shapes.append((canonical.rows, canonical.columns))
        else:
            size = canonical.size if isinstance(canonical, VectorType) else 1
            shapes.append((size, 1) if number else (1, size))
    return shapes


class _Substitution:
    """Puts the caller's values in the place of what a callee starts with."""

    __slots__ = ("flow", "summary", "base", "values", "_known")

    def __init__(self, flow: CallFlow, summary: Summary, function: FunctionDecl, base: Place | None,
                 values: list[Cells]) -> None:
        self.flow = flow
        self.summary = summary
        self.base = flow.read(base) if base is not None else None
        self.values = dict(zip(function.params, values, strict=True))
        self._known: dict[int, int] = {}
        for root, _ in summary.symbols.cells:
            self._meet(root)
        for root in summary.finals:
            self._meet(root)

    def _meet(self, root: Root) -> None:
        """Globals that the callee is the first to touch."""
        if not isinstance(root, (ParmVarDecl, RecordDecl)):
            self.flow.read_root(root, root.type)  # type: ignore[attr-defined]

    def replace(self, mask: int) -> int:
        result = mask & _PROPERTY_BITS
        for bit, root, cell in self.summary.symbols.named_by(mask):
            known = self._known.get(bit)
            if known is None:
                known = self._known[bit] = self._cell(root, cell)
            result |= known
        return result

    def _cell(self, root: Root, cell: int) -> int:
        cells = self.values.get(root)  # type: ignore[call-overload]
        if cells is None:
            cells = self.base if isinstance(root, RecordDecl) else self.flow.state.get(root)
        return cells[cell] if cells and cell < len(cells) else DEFINED
