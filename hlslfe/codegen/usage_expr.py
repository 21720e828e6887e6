"""What each cell of an expression's value depends on, and what assignments and calls change.

No Clang counterpart: upstream computes usage masks from the instructions that survive in the back end.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import FunctionDecl, ParmVarDecl, VarDecl
from hlslfe.ast.expr import (
    ArrayInitLoopExpr,
    ArraySubscriptExpr,
    BinaryOperator,
    CallExpr,
    CastExpr,
    CompoundAssignOperator,
    ConditionalOperator,
    CStyleCastExpr,
    CXXBoolLiteralExpr,
    CXXConstructExpr,
    CXXDefaultArgExpr,
    CXXFunctionalCastExpr,
    CXXStaticCastExpr,
    CXXThisExpr,
    DeclRefExpr,
    Expr,
    ExtVectorElementExpr,
    FloatingLiteral,
    HLSLOutArgExpr,
    ImplicitCastExpr,
    InitListExpr,
    IntegerLiteral,
    MatrixElementExpr,
    MatrixSingleSubscriptExpr,
    MatrixSubscriptExpr,
    MemberExpr,
    OpaqueValueExpr,
    ParenExpr,
    UnaryOperator,
    ignore_paren_implicit_casts,
)
from hlslfe.ast.lambdas import LambdaExpr
from hlslfe.ast.mesh_output import MESH_ROLES
from hlslfe.ast.read_only import starts_from_constants
from hlslfe.ast.stage_types import patch_of
from hlslfe.ast.types import ArrayType, RecordType, Type
from hlslfe.codegen.usage_flow import NEVER_WRITTEN, Analysis, TooComplex
from hlslfe.codegen.usage_matrix import MatrixFlow, inits_by_row
from hlslfe.codegen.usage_state import (
    DEFINED,
    FROM_INPUT,
    UNKNOWN,
    VARYING,
    Candidates,
    Cells,
    Place,
    Root,
    spread,
    total,
    union,
)


class ExprFlow(MatrixFlow):
    """The dependence analysis of one function."""

    def __init__(self, analysis: Analysis, function: FunctionDecl) -> None:
        super().__init__(analysis, function)
        # Values and places of OpaqueValueExpr.
        self.opaque: dict[int, Cells | Place] = {}
        self.constants: dict[tuple[type, object], int] = {}  # the bits of the literals that variables may hold

    # ---- variables

    def size_of(self, type: Type) -> int:
        return self.layouts.of(type).size

    def read_root(self, root: Root, type: Type) -> Cells:
        """The cells of a variable; a global is met here for the first time."""
        cells = self.state.get(root)
        if cells is None:
            size = self.size_of(type)
            if isinstance(root, VarDecl) and root.is_local:
                return [0] * size
            if isinstance(root, VarDecl) and root.storage in NEVER_WRITTEN:
                symbol = self.symbols.bit(root, 0) if self.analysis.tracks_globals else 0
                cells = [DEFINED | FROM_INPUT | symbol] * size  # known when the shader runs, like an input, but none
            elif isinstance(root, VarDecl) and root.type.is_const:
                cells = [DEFINED | (FROM_INPUT if starts_from_constants(root) else 0)] * size
            else:
                cells = self.start_global(root, size)
            self.state.frames[0][root] = cells
        return cells

    def declare(self, decl: VarDecl) -> None:
        if decl.storage == "static local":
            self.read_root(decl, decl.type)  # it outlives the call, and starts with a constant
            return
        size = self.size_of(decl.type)
        self.state.set(decl, [0] * size if decl.init is None else spread(self.value(decl.init), size))
        if size == 1:
            self.state.set(("value", decl), [0 if decl.init is None else self.constant_bit(decl.init)])

    def constant_bit(self, expr: Expr) -> int:
        """The bit of a literal; UNKNOWN for anything else."""
        while isinstance(expr, (ImplicitCastExpr, ParenExpr)):
            expr = expr.sub
        if not isinstance(expr, (IntegerLiteral, FloatingLiteral, CXXBoolLiteralExpr)):
            return UNKNOWN
        return self.constants.setdefault((type(expr), expr.value), UNKNOWN << (1 + len(self.constants)))

    def is_known(self, root: Root) -> bool:
        """Does a variable hold one constant, whatever way control came?  What nobody has written may be any."""
        held = self.state.get(("value", root))
        return held is not None and held[0] > UNKNOWN and held[0] & (held[0] - 1) == 0

    def read(self, place: Place) -> Cells:
        """The value of a place."""
        if len(place.cells) == 1 and self.is_known(place.root):
            return [DEFINED]
        cells = self._cells_of(place)
        result = []
        for candidates in place.cells:
            mask = place.address
            for cell in candidates:
                mask |= cells[cell]
            result.append(mask | self.dynamic_bits(place.root, candidates) if place.is_dynamic else mask)
        return result

    def dynamic_bits(self, root: Root, candidates: Candidates) -> int:
        """What tells a read through an unknown index from others; the entry point overrides it."""
        return 0

    def write(self, place: Place, value: Cells, constant: int = UNKNOWN) -> None:
        """Assign; where the cell is not known for sure, its old value may stay.  constant: the bit of the value."""
        if isinstance(place.root, CallExpr) and place.root.function.is_builtin_method:
            self.write_resource(place, value)
            return
        cells = list(self._cells_of(place))
        value = self.under_control(spread(value, len(place.cells)))
        if isinstance(place.root, ParmVarDecl) and place.root.role in MESH_ROLES:
            value = [mask | DEFINED for mask in value]  # a store there is a store, of whatever
        for candidates, mask in zip(place.cells, value, strict=True):
            if len(candidates) == 1:
                cells[candidates[0]] = mask | place.address
            else:
                for cell in candidates:
                    cells[cell] |= mask | place.address
            self.summary.written.update((place.root, cell) for cell in candidates)
        self.state.set(place.root, cells)
        if len(cells) == 1 and self.state.get(("value", place.root)) is not None:
            self.state.set(("value", place.root), [constant])

    def _cells_of(self, place: Place) -> Cells:
        found = self.state.get(place.root)
        if found is None:
            assert isinstance(place.root, VarDecl)
            found = self.read_root(place.root, place.root.type)
        return found

    # ---- places

    def place(self, expr: Expr) -> Place:
        """Where an lvalue is. A temporary becomes a variable of its own."""
        handler = _PLACES.get(type(expr))
        found = handler(self, expr) if handler is not None else None
        return found if found is not None else self.temporary(expr, self.value(expr))

    def temporary(self, root: Root, cells: Cells) -> Place:
        self.state.set(root, cells)
        return Place(root, [(cell,) for cell in range(len(cells))])

    def _place_variable(self, expr: DeclRefExpr) -> Place | None:
        if not isinstance(expr.decl, VarDecl):
            return None
        size = len(self.read_root(expr.decl, expr.decl.type))
        return Place(expr.decl, [(cell,) for cell in range(size)])

    def _place_this(self, expr: CXXThisExpr) -> Place:
        type = expr.type.canonical
        assert isinstance(type, RecordType)
        size = len(self.read_root(type.decl, type))
        return Place(type.decl, [(cell,) for cell in range(size)])

    def _place_paren(self, expr: ParenExpr) -> Place:
        return self.place(expr.sub)

    def _place_opaque(self, expr: OpaqueValueExpr) -> Place:
        known = self.opaque.get(id(expr))
        if isinstance(known, Place):
            return known
        return self.temporary(expr, known) if known is not None else self.place(expr.source)

    def _place_member(self, expr: MemberExpr) -> Place:
        return self.place(expr.base).part(self.layouts.part(expr.base.type, expr.field, expr.type))

    def _place_swizzle(self, expr: ExtVectorElementExpr) -> Place:
        base = self.place(expr.base)
        return base.part(expr.indices if len(base.cells) > max(expr.indices) else (0,) * len(expr.indices))

    def _place_cast(self, expr: CastExpr) -> Place | None:
        if expr.kind == "DerivedToBase":
            return self.place(expr.sub).part(self._base_part(expr))
        if expr.kind == "VectorSplat" and expr.is_lvalue:  # the base of a scalar's swizzle
            return self.place(expr.sub).part((0,) * self.size_of(expr.type))
        if expr.kind in ("NoOp", "ArrayToPointerDecay", "HLSLArrayRValue", "LValueToRValue",
                         "UserDefinedConversion", "ConstructorConversion"):
            return self.place(expr.sub)
        return None

    def _base_part(self, expr: CastExpr) -> tuple[int, ...]:
        base = expr.type.canonical
        assert isinstance(base, RecordType)
        return self.layouts.part(expr.sub.type, base.decl, base)

    def _place_assignment(self, expr: BinaryOperator) -> Place | None:
        if not expr.is_lvalue:
            return None
        self.value(expr)
        return self.place(expr.rhs if expr.op == "," else expr.lhs)

    def _place_increment(self, expr: UnaryOperator) -> Place | None:
        if not expr.is_lvalue:
            return None
        self.value(expr)
        return self.place(expr.sub)

    def _place_subscript(self, expr: ArraySubscriptExpr) -> Place:
        base = self.place(expr.base)
        type = expr.base.type.canonical
        size = self.size_of(expr.type)
        is_array = isinstance(type, ArrayType)
        stride = self.layouts.of(type).stride if is_array else size
        count = len(base.cells) // size if stride else 1
        known = self.constant_index(expr.index)
        index = 0 if known is not None else total(self.value(expr.index))
        if not stride or not count:  # all elements share their cells, and no write replaces what was there
            cells = [candidates * 2 for candidates in base.cells[:size]]
        elif known is not None and 0 <= known < count:
            return base.part(tuple(range(known * size, known * size + size)))
        else:
            cells = [tuple(cell for turn in range(count) for cell in base.cells[turn * size + part])
                     for part in range(size)]
        is_dynamic = is_array and bool(index & (FROM_INPUT | VARYING)) and not picks_vertex(expr)
        return Place(base.root, cells, base.address | (index & ~DEFINED), base.is_dynamic or is_dynamic)

    # ---- values

    def value(self, expr: Expr) -> Cells:
        handler = _VALUES.get(type(expr))
        return handler(self, expr) if handler is not None else [DEFINED] * self.size_of(expr.type)

    def _value_variable(self, expr: DeclRefExpr) -> Cells:
        decl = expr.decl
        if self.is_known(decl):
            return [DEFINED]
        return self.read_root(decl, decl.type) if isinstance(decl, VarDecl) else [DEFINED]

    def _value_this(self, expr: CXXThisExpr) -> Cells:
        return self.read(self._place_this(expr))

    def _value_member(self, expr: MemberExpr) -> Cells:
        cells = self.value(expr.base)
        return [cells[cell] for cell in self.layouts.part(expr.base.type, expr.field, expr.type)]

    def _value_swizzle(self, expr: ExtVectorElementExpr) -> Cells:
        cells = self.value(expr.base)
        return [cells[index] for index in expr.indices] if len(cells) > 1 else cells * len(expr.indices)

    def _value_subscript(self, expr: ArraySubscriptExpr) -> Cells:
        known = self.constant_index(expr.index)
        if known is None:
            return self.read(self.place(expr))
        return self.element(self.value(expr.base), expr.base.type, known, self.size_of(expr.type))

    def constant_index(self, expr: Expr) -> int | None:
        """The value of an index that is a constant expression."""
        return expr.value if isinstance(expr, IntegerLiteral) else self.analysis.constants.evaluate_int(expr)

    def element(self, cells: Cells, type: Type, index: int, size: int) -> Cells:
        """The cells of one element of an array or vector, or all of them when it has no such element."""
        if not self._has_own_cells(type):
            return cells
        return cells[index * size : (index + 1) * size] or [total(cells)] * size

    def _value_lambda(self, expr: LambdaExpr) -> Cells:
        """Who knows where the captured variables are used: everything counts as used."""
        raise TooComplex

    def _value_opaque(self, expr: OpaqueValueExpr) -> Cells:
        known = self.opaque.get(id(expr))
        if known is None:
            return self.value(expr.source)
        return self.read(known) if isinstance(known, Place) else known

    def _value_paren(self, expr: ParenExpr) -> Cells:
        return self.value(expr.sub)

    def _value_default(self, expr: CXXDefaultArgExpr) -> Cells:
        return self.value(expr.value)

    def _value_copy(self, expr: CXXConstructExpr | ArrayInitLoopExpr) -> Cells:
        cells = self.value(expr.source)
        base = expr.type.canonical
        if isinstance(base, RecordType) and expr.source.type.canonical is not base:
            return [cells[cell] for cell in self.layouts.part(expr.source.type, base.decl, base)]
        return cells

    def _value_cast(self, expr: CastExpr) -> Cells:
        kind = expr.kind
        if kind == "DerivedToBase":
            cells = self.value(expr.sub)
            return [cells[cell] for cell in self._base_part(expr)]
        cells = self.value(expr.sub)
        size = self.size_of(expr.type)
        if kind in ("HLSLVectorTruncation", "HLSLElementwiseCast") and len(cells) > size:
            return cells[:size]
        if kind == "HLSLMatrixTruncation":
            return self.truncate_matrix(expr, cells)
        return [] if kind == "ToVoid" else spread(cells, size)

    def _value_unary(self, expr: UnaryOperator) -> Cells:
        if expr.op not in ("++", "--"):
            return self.value(expr.sub)
        place = self.place(expr.sub)
        before = self.read(place)
        self.write(place, [cell | DEFINED for cell in before])
        return before

    def _value_binary(self, expr: BinaryOperator) -> Cells:
        if expr.op == "=":
            cells = self.value(expr.rhs)
            self.assign(expr.lhs, cells, self.constant_bit(expr.rhs))
            return cells
        if expr.op in ("&&", "||"):
            return self._value_logical(expr)
        lhs = self.value(expr.lhs)
        rhs = self.value(expr.rhs)
        size = self.size_of(expr.type)
        return rhs if expr.op == "," else union(spread(lhs, size), spread(rhs, size))

    def _value_logical(self, expr: BinaryOperator) -> Cells:
        lhs = self.value(expr.lhs)
        control = self.control
        self.control |= total(lhs)
        self.state.push()
        rhs = self.value(expr.rhs)
        self.state.merge([self.state.pop(), {}])
        self.control = control
        size = self.size_of(expr.type)
        return union(spread(lhs, size), spread(rhs, size))

    def _value_compound(self, expr: CompoundAssignOperator) -> Cells:
        rhs = self.value(expr.rhs)
        place = self.place(expr.lhs)
        cells = union(self.read(place), spread(rhs, len(place.cells)))
        self.write(place, cells)
        return cells

    def assign(self, target: Expr, cells: Cells, constant: int = UNKNOWN) -> None:
        """`target = cells`; of two alternatives either may keep its value."""
        while isinstance(target, ParenExpr):
            target = target.sub
        if not isinstance(target, ConditionalOperator):
            self.write(self.place(target), cells, constant)
            return
        decided = total(self.value(target.cond)) & ~DEFINED
        for alternative in (target.lhs, target.rhs):
            place = self.place(alternative)
            place.cells = [candidates * 2 for candidates in place.cells]
            self.write(place, [cell | decided for cell in cells])

    def _value_conditional(self, expr: ConditionalOperator) -> Cells:
        known = self.analysis.constants.evaluate_int(expr.cond)
        if known is not None:
            return spread(self.value(expr.lhs if known else expr.rhs), self.size_of(expr.type))
        cond = self.value(expr.cond)
        size = self.size_of(expr.type)
        control = self.control
        self.control |= total(cond)
        values = []
        frames = []
        for alternative in (expr.lhs, expr.rhs):
            self.state.push()
            values.append(spread(self.value(alternative), size))
            frames.append(self.state.pop())
        self.state.merge(frames)
        self.control = control
        return union(union(values[0], values[1]), spread(cond, size))

    def _value_list(self, expr: InitListExpr) -> Cells:
        """One value after the other; what is missing is zero."""
        size = self.size_of(expr.type)
        cells: Cells = []
        shared: dict[int, Cells] = {}
        for init in inits_by_row(expr):
            cells += self._value_of_init(init, shared)
        if len(cells) < size and not self.layouts.of(expr.type).is_blob and self._has_own_cells(expr.type):
            return cells + [DEFINED] * (size - len(cells))
        return spread(cells, size) if cells else [DEFINED] * size

    def _has_own_cells(self, type: Type) -> bool:
        layout = self.layouts.of(type)
        return layout.element is None or bool(layout.stride)

    def _value_of_init(self, init: Expr, shared: dict[int, Cells]) -> Cells:
        """A part of a vector argument comes once for each component: the argument is looked at only once."""
        part = init
        while isinstance(part, (ImplicitCastExpr, ParenExpr)):
            part = part.sub
        if not isinstance(part, ArraySubscriptExpr) or not isinstance(part.index, IntegerLiteral):
            return self.value(init)
        key = id(part.base)
        if key not in shared:
            shared[key] = self.value(part.base)
        return self.element(shared[key], part.base.type, part.index.value, self.size_of(part.type))

    def argument_out(self, arg: HLSLOutArgExpr) -> Place:
        """Where an out argument is written back to; its temporary reads from there."""
        place = self.place(arg.argument.source)
        self.opaque[id(arg.argument)] = place
        return place

    def bind(self, opaque: Expr, cells: Cells) -> None:
        """What an OpaqueValueExpr stands for."""
        self.opaque[id(opaque)] = cells


def picks_vertex(expr: ArraySubscriptExpr) -> bool:
    """Whether a subscript chooses among vertices, control points or primitives, not among rows of an element."""
    if patch_of(expr.base.type) is not None:
        return True
    base = ignore_paren_implicit_casts(expr.base)
    return isinstance(base, DeclRefExpr) and isinstance(base.decl, ParmVarDecl) and bool(base.decl.role)


_PLACES: dict[type[Expr], Callable[..., Place | None]] = {
    DeclRefExpr: ExprFlow._place_variable,
    CXXThisExpr: ExprFlow._place_this,
    ParenExpr: ExprFlow._place_paren,
    OpaqueValueExpr: ExprFlow._place_opaque,
    MemberExpr: ExprFlow._place_member,
    ExtVectorElementExpr: ExprFlow._place_swizzle,
    ArraySubscriptExpr: ExprFlow._place_subscript,
    ImplicitCastExpr: ExprFlow._place_cast,
    CStyleCastExpr: ExprFlow._place_cast,
    MatrixSingleSubscriptExpr: ExprFlow.place_matrix_row,
    MatrixSubscriptExpr: ExprFlow.place_matrix_subscript,
    MatrixElementExpr: ExprFlow.place_matrix_element,
    BinaryOperator: ExprFlow._place_assignment,
    CompoundAssignOperator: ExprFlow._place_assignment,
    UnaryOperator: ExprFlow._place_increment,
}
_VALUES: dict[type[Expr], Callable[..., Cells]] = {
    DeclRefExpr: ExprFlow._value_variable,
    CXXThisExpr: ExprFlow._value_this,
    MemberExpr: ExprFlow._value_member,
    ExtVectorElementExpr: ExprFlow._value_swizzle,
    ArraySubscriptExpr: ExprFlow._value_subscript,
    MatrixSingleSubscriptExpr: ExprFlow.value_matrix_part,
    MatrixSubscriptExpr: ExprFlow.value_matrix_part,
    MatrixElementExpr: ExprFlow.value_matrix_element,
    OpaqueValueExpr: ExprFlow._value_opaque,
    ParenExpr: ExprFlow._value_paren,
    LambdaExpr: ExprFlow._value_lambda,
    CXXDefaultArgExpr: ExprFlow._value_default,
    CXXConstructExpr: ExprFlow._value_copy,
    ArrayInitLoopExpr: ExprFlow._value_copy,
    ImplicitCastExpr: ExprFlow._value_cast,
    CStyleCastExpr: ExprFlow._value_cast,
    CXXFunctionalCastExpr: ExprFlow._value_cast,
    CXXStaticCastExpr: ExprFlow._value_cast,
    UnaryOperator: ExprFlow._value_unary,
    BinaryOperator: ExprFlow._value_binary,
    CompoundAssignOperator: ExprFlow._value_compound,
    ConditionalOperator: ExprFlow._value_conditional,
    InitListExpr: ExprFlow._value_list,
    CallExpr: ExprFlow.value_call,
}
