"""Initialisers: brace lists and constructor arguments flattened to scalars, copies, unsized arrays.

Mirrors clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::transformInitList, the InitListTransformer, and
clang/lib/Sema/SemaInit.cpp: InitializationSequence.
Differs: a braced scalar is simply its value.
"""

from __future__ import annotations

from hlslfe.ast.decl import RecordDecl, holds_record
from hlslfe.ast.expr import (
    Expr,
    InitListExpr,
    IntegerLiteral,
    OpaqueValueExpr,
    RecoveryExpr,
    is_in_resource,
)
from hlslfe.ast.types import (
    DEPENDENT,
    ULONG,
    ArrayType,
    ConstantMatrixType,
    RecordType,
    Type,
    VectorType,
    element_of_array,
    unqualified_type,
)
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.side_effects import has_side_effects
from hlslfe.sema.swizzle import SemaSwizzle

MAX_LEAVES = 1 << 20  # more scalars than this in one initialiser are refused


def count_leaves(type: Type) -> int | None:
    """How many scalars an object of `type` holds; None when that is unknown (an unsized array) or there are none to
    count (void, an incomplete struct)."""
    canonical = type.canonical
    if isinstance(canonical, VectorType):
        return canonical.size
    if isinstance(canonical, ConstantMatrixType):
        return canonical.rows * canonical.columns
    if isinstance(canonical, ArrayType):
        inner = count_leaves(canonical.element)
        return None if inner is None or canonical.size is None else inner * canonical.size
    if isinstance(canonical, RecordType):
        return _count_record_leaves(canonical.decl)
    return None if getattr(canonical, "category", "") == "void" else 1


def _is_any(_: RecordDecl) -> bool:
    return True


def is_opaque(decl: RecordDecl) -> bool:
    """A class that lists and casts take as one value: a union, a resource, or one with constructors of the user."""
    return decl.tag == "union" or decl.is_resource or bool(decl.user_constructors)


def holds_opaque(type: Type) -> bool:
    """Is it such a class, or is there one in it?"""
    return holds_record(type, is_opaque)


def _count_record_leaves(decl: RecordDecl) -> int | None:
    if not decl.is_complete:
        return None
    if is_opaque(decl):
        return 1
    total = 0
    for type in (*(base.type for base in decl.bases), *(field.type for field in decl.fields)):
        inner = count_leaves(type)
        if inner is None:
            return None
        total += inner
    return total


class SemaInitList(SemaSwizzle):
    """Initialisation of variables, fields and temporaries."""

    def converts_flat(self, source: Type, target: Type) -> bool:
        if self.options.language_version > 2018 or self.options.clang_compat or holds_opaque(source) or (
                holds_opaque(target) or source is target or source.__class__ is not target.__class__
                or not holds_record(source, _is_any) or not holds_record(target, _is_any)):
            return False
        count = count_leaves(source)
        return count is not None and count == count_leaves(target)

    # ------------------------------------------------------------ sources become scalars

    def flatten(self, expr: Expr, leaves: list[Expr]) -> bool:
        """Append the scalars that `expr` is made of, bases before fields, to `leaves`; False after an error."""
        if self.is_lane_mask(expr):
            expr = self.mask_to_bool(expr)
        canonical = expr.type.canonical
        if canonical is DEPENDENT:
            return False
        if isinstance(canonical, RecordType) and (canonical.decl.user_constructors or canonical.decl.is_resource
                                                   or canonical.decl.is_heap_element):
            leaves.append(expr)
            return True
        count = count_leaves(canonical)
        if isinstance(canonical, (VectorType, ConstantMatrixType, ArrayType, RecordType)):
            if len(leaves) + (count or 0) > MAX_LEAVES:
                self.diags.report(expr.loc, "err_init_too_many_leaves", MAX_LEAVES)
                return False
            if has_side_effects(expr) and (not expr.is_lvalue or is_in_resource(expr)):
                expr = OpaqueValueExpr(expr, expr.is_lvalue)
            return self._flatten_aggregate(expr, canonical, leaves)
        leaves.append(expr)
        return True

    def _flatten_aggregate(self, expr: Expr, type: VectorType | ConstantMatrixType | ArrayType | RecordType,
                           leaves: list[Expr]) -> bool:
        if isinstance(type, VectorType):
            leaves += [self.vector_element(expr, IntegerLiteral(0, ULONG, index), expr.end)
                       for index in range(type.size)]
            return True
        if isinstance(type, ConstantMatrixType):
            leaves += [self.matrix_leaf(expr, row, column, expr.end)
                       for row in range(type.rows) for column in range(type.columns)]
            return True
        if isinstance(type, ArrayType):
            return all(
                self.flatten(self.array_element(expr, IntegerLiteral(0, ULONG, index), expr.end), leaves)
                for index in range(type.size or 0)
            )
        return self._flatten_record(expr, type.decl, leaves)

    def _flatten_record(self, expr: Expr, decl: RecordDecl, leaves: list[Expr]) -> bool:
        for base in decl.bases:
            part = self.convert_to_base(expr, base) if len(decl.bases) > 1 else expr
            if not self._flatten_record(part, base, leaves):
                return False
        return all(
            self.flatten(self.build_field_reference(expr, field, expr.begin, expr.end), leaves) for field in decl.fields
        )

    def copy_by_parts(self, expr: Expr, type: Type) -> Expr:
        leaves: list[Expr] = []
        if not self.flatten(expr, leaves):
            return self.recovery(expr)
        copy = self.build_from_leaves(type, leaves, expr.begin, expr.end, expr.loc)[0]
        if isinstance(copy, InitListExpr):
            copy.copied = expr
        return copy

    def act_on_init_sources(self, nodes: list[tree.Expr]) -> list[Expr] | None:
        """Type the initialisers and flatten them, nested braces included; None after an error."""
        leaves: list[Expr] = []
        todo = list(reversed(self.expand_args(nodes)))
        is_valid = True
        while todo:
            node = todo.pop()
            if isinstance(node, tree.InitListExpr):
                todo += reversed(self.expand_args(node.inits))
            else:
                is_valid &= self.flatten(self.act_on_expr(node), leaves)
        return leaves if is_valid else None

    # ------------------------------------------------------------ scalars become an object

    def build_from_leaves(self, type: Type, leaves: list[Expr], begin: Loc, end: Loc, loc: Loc) -> tuple[Expr, Type]:
        """An object of `type` made of exactly these scalars, each converted; `T[]` takes its size from them.

        Returns the InitListExpr (or, for a scalar, the value) and the completed type; begin and end are for the list,
        loc is for the error about their number."""
        type = unqualified_type(type)
        canonical = type.canonical
        if isinstance(canonical, ArrayType) and canonical.size is None:
            return self._build_unsized_array(type, leaves, begin, end, loc)
        expected = count_leaves(type)
        if expected is None:
            self.diags.report(loc, "err_not_supported_yet", f"a list for {type.quoted()}")
            return RecoveryExpr(loc, begin, end), type
        if expected != len(leaves):
            return self._wrong_count(type, expected, len(leaves), begin, end, loc), type
        position = [0]
        expr = self._build_object(type, leaves, position, begin, end)
        return (expr if expr is not None else RecoveryExpr(loc, begin, end)), type

    def _build_unsized_array(self, type: Type, leaves: list[Expr], begin: Loc, end: Loc,
                             loc: Loc) -> tuple[Expr, Type]:
        element = element_of_array(type)
        size = count_leaves(element)
        if not size:
            self.diags.report(loc, "err_not_supported_yet", f"a list for {type.quoted()}")
            return RecoveryExpr(loc, begin, end), type
        count, rest = divmod(len(leaves), size)
        if rest or not leaves:
            return self._wrong_count(type, (count + 1) * size, len(leaves), begin, end, loc), type
        return self.build_from_leaves(self.context.array(element, count), leaves, begin, end, loc)

    def _wrong_count(self, type: Type, expected: int, found: int, begin: Loc, end: Loc, loc: Loc) -> RecoveryExpr:
        self.diags.report(loc, "err_hlsl_incorrect_num_initializers", found > expected, type.quoted(), expected, found)
        return RecoveryExpr(loc, begin, end)

    def _build_object(self, type: Type, leaves: list[Expr], position: list[int], begin: Loc, end: Loc) -> Expr | None:
        """The next object of `type`, taken from `leaves` from position[0] on; None after an error."""
        canonical = type.canonical
        if isinstance(canonical, VectorType):
            parts: list[Type] = [canonical.element] * canonical.size
        elif isinstance(canonical, ArrayType):
            parts = [element_of_array(type)] * (canonical.size or 0)
        elif isinstance(canonical, RecordType) and not is_opaque(canonical.decl):
            decl = canonical.decl
            parts = [*(base.type for base in decl.bases), *(field.type for field in decl.fields)]
        elif isinstance(canonical, ConstantMatrixType):
            parts = [canonical.element] * (canonical.rows * canonical.columns)
        else:
            leaf = leaves[position[0]]
            position[0] += 1
            value = self.implicit_convert(leaf, type, leaf.loc, "initializing")
            return None if isinstance(value, RecoveryExpr) else value
        inits: list[Expr] = []
        is_valid = True
        for part in parts:
            init = self._build_object(part, leaves, position, begin, end)
            if init is None:
                is_valid = False
            else:
                inits.append(init)
        if is_valid and isinstance(canonical, ConstantMatrixType):  # written row by row, kept column by column
            inits = [inits[row * canonical.columns + column]
                     for column in range(canonical.columns) for row in range(canonical.rows)]
        return InitListExpr(begin, inits, end, unqualified_type(type)) if is_valid else None

    # ------------------------------------------------------------ initialisers of variables

    def initialize(self, type: Type, init: tree.Expr | None, args: list[tree.Expr], style: str,
                   loc: Loc) -> tuple[Expr, Type]:
        if isinstance(init, tree.InitListExpr):
            return self._initialize_from_list(type, init)
        canonical = type.canonical
        if style == "(" and isinstance(canonical, RecordType) and canonical.decl.user_constructors:
            end = args[-1].end if args else loc
            return self.construct(type, [self.act_on_expr(arg) for arg in args], tree.Expr(loc, loc, end)), type
        if style == "(" and len(args) != 1:
            return self._initialize_from_args(type, args, loc)
        node = args[0] if style == "(" else init
        if isinstance(node, tree.InitListExpr):
            return self._initialize_from_list(type, node)
        if node is None:
            return RecoveryExpr(loc, loc, loc), type
        expr = self.act_on_expr(node)
        if expr.type.canonical is DEPENDENT or type.canonical is DEPENDENT:
            return self.recovery(expr), type
        type = self._complete_from(type, expr)
        return self.implicit_convert(expr, unqualified_type(type), loc, "initializing"), type

    @staticmethod
    def _complete_from(type: Type, expr: Expr) -> Type:
        """`T a[] = b;`: the type of `b` when only the size was missing."""
        canonical, source = type.canonical, expr.type.canonical
        if isinstance(canonical, ArrayType) and canonical.size is None and isinstance(source, ArrayType):
            if canonical.element is source.element:
                return unqualified_type(expr.type)
        return type

    def _initialize_from_list(self, type: Type, node: tree.InitListExpr) -> tuple[Expr, Type]:
        leaves = self.act_on_init_sources(node.inits)
        if leaves is None or type.canonical is DEPENDENT:
            return RecoveryExpr(node.begin, node.begin, node.end), type
        return self._keep_const(type, *self.build_from_leaves(type, leaves, node.begin, node.end, node.begin))

    def _initialize_from_args(self, type: Type, args: list[tree.Expr], loc: Loc) -> tuple[Expr, Type]:
        """`float2 v(1, 2);`: the arguments are a list for vectors and matrices; nothing else has such a
        constructor."""
        leaves = self.act_on_init_sources(args)
        if leaves is None or type.canonical is DEPENDENT:
            return RecoveryExpr(loc, loc, loc), type
        if not args or not isinstance(type.canonical, (VectorType, ConstantMatrixType)):
            self.diags.report(loc, "err_ovl_no_viable_function_in_init", type.quoted())
            return RecoveryExpr(loc, loc, loc), type
        return self.build_from_leaves(type, leaves, args[0].begin, args[-1].end, args[0].begin)[0], type

    @staticmethod
    def _keep_const(type: Type, expr: Expr, completed: Type) -> tuple[Expr, Type]:
        """The completed type, const again when it was."""
        if completed.canonical is type.canonical:
            return expr, type
        return expr, completed.with_const() if type.is_const else completed
