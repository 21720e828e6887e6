"""Member access, swizzles and subscripts.

Mirrors clang/lib/Sema/SemaExprMember.cpp: Sema::BuildMemberReferenceExpr, CheckExtVectorComponent,
clang/lib/Sema/SemaExpr.cpp: Sema::CreateBuiltinArraySubscriptExpr and clang/lib/Sema/SemaChecking.cpp:
Sema::CheckArrayAccess.
Differs: a floating-point subscript is converted to int, as in DXC, and a constant one must name a component.  A
member of a temporary is an lvalue whose base is a plain rvalue (Clang has an xvalue and a MaterializeTemporaryExpr
there); the type of an ArrayToPointerDecay cast is the array's, since there are no pointers.
"""

from __future__ import annotations

from functools import cache

from hlslfe.ast.decl import FieldDecl, RecordDecl
from hlslfe.ast.expr import (
    ArraySubscriptExpr,
    Expr,
    ExtVectorElementExpr,
    ImplicitCastExpr,
    RecoveryExpr,
    referenced_variable,
)
from hlslfe.ast.types import (
    DEPENDENT,
    INT,
    ArrayType,
    ConstantMatrixType,
    EnumType,
    RecordType,
    Type,
    VectorType,
    element_of_array,
    is_const_qualified,
)
from hlslfe.basic.diagnostics import FixIt
from hlslfe.parse import tree
from hlslfe.sema.conversion_rank import arithmetic_element, is_integral, vector_size
from hlslfe.sema.conversions import SemaConversions
from hlslfe.sema.token_range import expr_range, name_range, token_end

_COMPONENT_SETS = ("xyzw", "rgba")
_MAX_SWIZZLE = 4
_LEVELS = ("mips", "sample")  # of textures


@cache
def _indices_of(accessor: str) -> tuple[int, ...] | None:
    """The components that 1 to 4 letters of one set name; None when they do not."""
    for names in _COMPONENT_SETS:
        if len(accessor) <= _MAX_SWIZZLE and all(letter in names for letter in accessor):
            return tuple(names.index(letter) for letter in accessor)
    return None


class SemaSwizzle(SemaConversions):
    """`base.name`, `base.xyz` and `base[index]`."""

    def act_on_member_expr(self, node: tree.MemberExpr) -> Expr:
        """Type `base.name`; a chain of members is walked, not recursed into."""
        chain = [node]
        while isinstance(chain[-1].base, tree.MemberExpr):
            chain.append(chain[-1].base)
        expr = self.act_on_expr(chain[-1].base)
        for link in reversed(chain):
            expr = self.build_member(link, expr)
        return expr

    def build_member(self, node: tree.MemberExpr, base: Expr) -> Expr:
        """The member or swizzle that `node` picks from `base`."""
        if isinstance(base, RecoveryExpr):
            return base
        if base.type.canonical is DEPENDENT:
            return self.recovery(base)
        if node.is_arrow:
            self.diags.report(node.op_loc, "err_hlsl_operator_unsupported", "->",
                              ranges=[(base.begin, token_end(self.diags, node.end))],
                              fixits=[FixIt(node.op_loc, node.op_loc + 2, ".")])
            return self.recovery(base)
        canonical = base.type.canonical
        if isinstance(canonical, RecordType):
            return self.build_record_member(node, base, canonical)
        if isinstance(canonical, ConstantMatrixType):
            return self.build_matrix_element(node, base)
        if arithmetic_element(base.type) is not None and not isinstance(canonical, EnumType):
            return self._build_swizzle(node, base)
        self.diags.report(node.op_loc, "err_typecheck_member_reference_struct_union", base.type.quoted(),
                          ranges=[expr_range(self.diags, base)])
        return self.recovery(base)

    @staticmethod
    def convert_to_base(object: Expr, record: RecordDecl) -> Expr:
        """An object as one of a base class (sema.members)."""
        raise NotImplementedError

    def build_record_member(self, node: tree.MemberExpr, base: Expr, record: RecordType) -> Expr:
        """`object.name` (sema.members)."""
        raise NotImplementedError

    def build_field_reference(self, base: Expr, field: FieldDecl, loc: int, end: int) -> Expr:
        """`base.field`, of the record itself or of one of its bases (sema.members)."""
        raise NotImplementedError

    # ------------------------------------------------------------ swizzles

    def _build_swizzle(self, node: tree.MemberExpr, base: Expr) -> Expr:
        accessor = node.name.name
        size = vector_size(base.type)
        indices = self._component_indices(node, base, accessor, size or 1)
        if indices is None:
            return self.recovery(base)
        element = arithmetic_element(base.type)
        assert element is not None
        if not size:
            base = ImplicitCastExpr(self.context.vector(element, 1), "VectorSplat", base, base.is_lvalue)
        type: Type = element if len(indices) == 1 else self.context.vector(element, len(indices))
        is_lvalue = base.is_lvalue and len(set(indices)) == len(indices)
        if is_lvalue and is_const_qualified(base.type):
            type = type.with_const()
        expr = ExtVectorElementExpr(base.begin, base.begin, node.end, type, base, accessor, indices, is_lvalue)
        if not is_lvalue:
            expr.object_kind = ""
        return expr

    def _component_indices(self, node: tree.MemberExpr, base: Expr, accessor: str, size: int) -> tuple[int, ...] | None:
        """The components that the letters name; None after an error."""
        indices = _indices_of(accessor)
        if indices is None:
            self._report_bad_accessor(node, base, accessor)
            return None
        if max(indices) >= size:
            shown = base.type if vector_size(base.type) else self.context.vector(base.type, 1)
            self.diags.report(node.op_loc, "err_ext_vector_component_exceeds_length", shown.quoted(),
                              ranges=name_range(node.loc, accessor))
            return None
        return indices

    def _report_bad_accessor(self, node: tree.MemberExpr, base: Expr, accessor: str) -> None:
        """A letter that names no component, or too many letters."""
        names = _COMPONENT_SETS[1] if accessor[0] in _COMPONENT_SETS[1] else _COMPONENT_SETS[0]
        for offset, letter in enumerate(accessor):
            if letter not in names:
                self.diags.report(node.loc + offset, "err_ext_vector_component_name_illegal", letter,
                                  ranges=name_range(node.loc, accessor))
                return
        self.diags.report(node.loc, "err_ext_vector_component_length", len(accessor),
                          ranges=[expr_range(self.diags, base)])

    # ------------------------------------------------------------ subscripts

    def act_on_array_subscript_expr(self, node: tree.ArraySubscriptExpr) -> Expr:
        """Type `base[index]`; `a[1][2][3]...` is walked, not recursed into."""
        chain = [node]
        while isinstance(chain[-1].base, tree.ArraySubscriptExpr):
            chain.append(chain[-1].base)
        innermost = chain[-1].base
        if isinstance(innermost, tree.MemberExpr) and innermost.name.name in _LEVELS:
            expr = self.act_on_levels(innermost, chain)
        else:
            expr = self.act_on_expr(innermost)
        for link in reversed(chain):
            expr = self.build_subscript(link, expr, self.act_on_expr(link.index))
        return expr

    def act_on_levels(self, member: tree.MemberExpr, chain: list[tree.ArraySubscriptExpr]) -> Expr:
        """`t.mips`, or as much of `t.mips[level][location]` as it takes off the `chain` (sema.textures)."""
        raise NotImplementedError

    def build_subscript(self, node: tree.ArraySubscriptExpr, base: Expr, index: Expr) -> Expr:
        """`base[index]` with `base` an array or a vector."""
        if isinstance(base, RecoveryExpr) or isinstance(index, RecoveryExpr):
            return self.recovery(base, index)
        canonical = base.type.canonical
        if isinstance(canonical, RecordType) and canonical.decl.is_heap:
            return self.build_heap_element(node, base, index)
        if isinstance(canonical, RecordType):
            call = self.build_overloaded_operator(node.loc, "[]", [base, index], base.begin, node.end)
            if call is None:
                self._report_no_subscript(node, base, index, canonical.decl)
            return self.recovery(base, index) if call is None else call
        if isinstance(canonical, ConstantMatrixType):
            return self.build_matrix_row(node, base, index)
        if isinstance(canonical, VectorType):
            element = self.build_row_element(node, base, index)
            if element is not None:
                return element
        if not isinstance(canonical, (ArrayType, VectorType)):
            self.diags.report(node.loc, "err_typecheck_subscript_value", base.type.quoted(),
                              ranges=[expr_range(self.diags, base), expr_range(self.diags, index)])
            return self.recovery(base, index)
        value = self._convert_index(index)
        if isinstance(value, RecoveryExpr):
            return self.recovery(base, index)
        if isinstance(canonical, VectorType):
            if not self._is_component(canonical, value):
                return self.recovery(base, index)
            return self.vector_element(base, value, node.end)
        self._check_bounds(base, canonical, value)
        return self.array_element(base, value, node.end)

    def _report_no_subscript(self, node: tree.ArraySubscriptExpr, base: Expr, index: Expr, record: RecordDecl) -> None:
        ranges = [expr_range(self.diags, base), expr_range(self.diags, index)]
        if hasattr(record, "kind"):  # a ResourceDecl: it has one subscript at most
            for method in record.methods:
                if method.name != "operator[]":
                    continue
                wanted = method.params[0].type
                self.diags.report(index.begin, "err_hlsl_resource_index", base.type.quoted(), wanted.quoted(),
                                  index.type.quoted(), ranges=ranges)
                return
        self.diags.report(node.loc, "err_ovl_no_oper", base.type.quoted(), 0, ranges=ranges)

    def build_heap_element(self, node: tree.ArraySubscriptExpr, base: Expr, index: Expr) -> Expr:
        """`ResourceDescriptorHeap[i]` (sema.library_names)."""
        raise NotImplementedError

    def build_matrix_element(self, node: tree.MemberExpr, base: Expr) -> Expr:
        """`m._m01` (sema.matrix_access)."""
        raise NotImplementedError

    def build_matrix_row(self, node: tree.ArraySubscriptExpr, base: Expr, index: Expr) -> Expr:
        """`m[i]` (sema.matrix_access)."""
        raise NotImplementedError

    def build_row_element(self, node: tree.ArraySubscriptExpr, base: Expr, index: Expr) -> Expr | None:
        """`m[i][j]` when `base` is `m[i]`, None when it is no row of a matrix (sema.matrix_access)."""
        raise NotImplementedError

    def matrix_leaf(self, base: Expr, row: int, column: int, end: int) -> Expr:
        """One element of a matrix, as flattening takes it (sema.matrix_access)."""
        raise NotImplementedError

    def _convert_index(self, index: Expr) -> Expr:
        value = self.scalar_value(index)
        element = arithmetic_element(value.type)
        if element is None or vector_size(value.type) > 1:
            self.diags.report(index.loc, "err_typecheck_subscript_not_integer", index.type.quoted(),
                              ranges=[expr_range(self.diags, index)])
            return self.recovery(index)
        if not is_integral(element):
            self.diags.report(index.loc, "warn_hlsl_portability", 0, "a subscript that is no integer")
        value = self.resize_vector(value, 0)
        return value if element.category == "int" else self.cast_element(value, INT)

    def _check_bounds(self, base: Expr, array: ArrayType, index: Expr) -> None:
        if array.size is None:
            return
        value = self.evaluate_integer(index)
        if value is None or 0 <= value < array.size:
            return
        self.diags.report(base.begin, "warn_array_index_exceeds_bounds", value < 0, value, base.type.quoted(),
                          ranges=[expr_range(self.diags, index)])
        variable = referenced_variable(base)
        if variable is not None:
            self.diags.report(variable.begin, "note_array_declared_here", variable.name)

    def _is_component(self, vector: VectorType, index: Expr) -> bool:
        """Is this a component as far as one can tell? Clang 22 takes any number."""
        value = None if self.options.clang_compat else self.evaluate_integer(index)
        if value is None or 0 <= value < vector.size:
            return True
        self.diags.report(index.begin, "err_hlsl_vector_element_index_out_of_bounds", value, vector.size,
                          ranges=[expr_range(self.diags, index)])
        return False

    def vector_element(self, base: Expr, index: Expr, end: int) -> ArraySubscriptExpr:
        """`base[index]` of a vector: an lvalue with Clang's object kind "vectorcomponent"."""
        vector = base.type.canonical
        assert isinstance(vector, VectorType)
        type: Type = vector.element
        if base.is_lvalue and is_const_qualified(base.type):
            type = type.with_const()
        return ArraySubscriptExpr(base.loc, base.begin, end, type, base, index, True, "vectorcomponent")

    def array_element(self, base: Expr, index: Expr, end: int) -> ArraySubscriptExpr:
        """`base[index]` of an array, with the ArrayToPointerDecay that Clang has there."""
        type = element_of_array(base.type)
        if is_const_qualified(base.type) and not is_const_qualified(type):
            type = type.with_const()
        decayed = ImplicitCastExpr(base.type, "ArrayToPointerDecay", base)
        return ArraySubscriptExpr(base.loc, base.begin, end, type, decayed, index, True)
