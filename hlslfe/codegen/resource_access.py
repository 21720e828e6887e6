"""Resources in functions: the elements of arrays of resources, which are made where they are used.

Mirrors clang/lib/CodeGen/CGHLSLRuntime.cpp: CGHLSLRuntime::emitResourceArraySubscriptExpr,
initializeLocalResourceArray.
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLResourceBindingAttr
from hlslfe.ast.decl import VarDecl
from hlslfe.ast.expr import ArraySubscriptExpr, DeclRefExpr, Expr, ignore_paren_implicit_casts
from hlslfe.ast.resources import resource_element_of
from hlslfe.ast.types import ArrayType, Type
from hlslfe.basic.resource_table import BINDERS
from hlslfe.codegen.address import Address, LValue
from hlslfe.codegen.constants import const_string, i32
from hlslfe.codegen.function_base import CodeGenFunctionBase
from hlslfe.codegen.ir import GlobalVariable, Value

UNBOUNDED = -1


def array_size(type: Type) -> int:
    """All elements of an array in all its dimensions, 1 for what is no array; UNBOUNDED when one has no bound."""
    canonical, size = type.canonical, 1
    while isinstance(canonical, ArrayType):
        if canonical.size is None:
            return UNBOUNDED
        size *= canonical.size
        canonical = canonical.element.canonical
    return size


def resource_array_of(expr: ArraySubscriptExpr) -> VarDecl | None:
    """The global array of resources that the subscripts of `expr` pick from, if it is one."""
    base: Expr = expr
    while isinstance(base, ArraySubscriptExpr):
        base = ignore_paren_implicit_casts(base.base)
    if isinstance(base, DeclRefExpr) and isinstance(base.decl, VarDecl) and base.decl.storage == "resource":
        return base.decl
    return None


def emit_resource_array_subscript(cgf: CodeGenFunctionBase, expr: ArraySubscriptExpr, decl: VarDecl) -> LValue:
    """`A[i]` or `A[i][j]`: a temporary with that resource, or with the array of them."""
    builder = cgf.builder
    index: Value | None = None
    node: Expr = expr
    while isinstance(node, ArraySubscriptExpr):
        part = cgf.emit_index(node.index)
        size = array_size(node.type)
        if size != 1:
            part = builder.binop("mul", part, i32(size))
        index = part if index is None else builder.binop("add", index, part)
        node = ignore_paren_implicit_casts(node.base)
    assert index is not None
    temporary = cgf.create_mem_temp(expr.type)
    fill_resource_array(cgf, temporary, expr.type, decl, index)
    return LValue(temporary, expr.type)


def emit_resource_array(cgf: CodeGenFunctionBase, decl: VarDecl) -> LValue:
    """All of `A`: a temporary with every resource of it."""
    if array_size(decl.type) == UNBOUNDED:
        cgf.cgm.error_unsupported(decl.loc, "an array of resources without bounds, used as a whole")
    temporary = cgf.create_mem_temp(decl.type)
    fill_resource_array(cgf, temporary, decl.type, decl, i32(0))
    return LValue(temporary, decl.type)


def fill_resource_array(cgf: CodeGenFunctionBase, dest: Address, type: Type, decl: VarDecl, first: Value) -> None:
    """Make the resources of `decl` from number `first` on, as many as `type` has."""
    if not isinstance(type.canonical, ArrayType):
        make_resource(cgf, dest, decl, first)
        return
    indices: list[tuple[int, ...]] = [()]
    element: Type = type
    while isinstance(element.canonical, ArrayType):
        size = element.canonical.size or 0
        indices = [(*path, at) for path in indices for at in range(size)]
        element = element.canonical.element
    memory, align = cgf.types.convert_type_for_mem(element), cgf.types.align_of(element)
    for number, path in enumerate(indices):
        pointer = cgf.builder.gep(dest.type, dest.pointer, [i32(0), *map(i32, path)])
        index = first if not number else cgf.builder.binop("add", first, i32(number))
        make_resource(cgf, Address(pointer, memory, align), decl, index)


def make_resource(cgf: CodeGenFunctionBase, dest: Address, decl: VarDecl, index: Value) -> None:
    """Call the binding function for one element of an array."""
    record = resource_element_of(decl.type)
    assert record is not None
    attr = next(attr for attr in decl.attrs if isinstance(attr, HLSLResourceBindingAttr))
    row = BINDERS[attr.number is not None, record.kind.has_counter]
    first = attr.order if attr.number is None else attr.number
    args: list[Value] = [dest.pointer, i32(first), i32(attr.space), i32(array_size(decl.type)), index,
                         name_of(cgf, decl)]
    if record.kind.has_counter:
        args.append(i32(attr.counter_order))
    cgf.emit_method_call(record.binders[row], args)


def name_of(cgf: CodeGenFunctionBase, decl: VarDecl) -> GlobalVariable:
    """The name of an array of resources, a constant of the module."""
    return private_string(cgf, decl.name, decl.name + ".str")


def private_string(cgf: CodeGenFunctionBase, text: str, name: str = ".str") -> GlobalVariable:
    """A private constant with this text."""
    strings = cgf.cgm.strings
    found = strings.get((name, text))
    if found is None:
        value = const_string(text.encode())
        found = strings[name, text] = cgf.cgm.module.add_global(GlobalVariable(
            name, value.type, "private", value, is_const=True, align=1, unnamed_addr="unnamed_addr"))
    return found
