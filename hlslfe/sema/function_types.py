"""Aliases of function types, and functions that are declared by them.

Mirrors clang/lib/Sema/SemaType.cpp: GetFullTypeForDeclarator and clang/lib/Sema/SemaDecl.cpp:
Sema::ActOnFunctionDeclarator (of `typedef float F(int); F f;`).
Differs: a function type stands in aliases only; as a parameter, where it becomes a pointer, and as an argument of a
template it is not supported yet.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, ParmVarDecl
from hlslfe.ast.types import FunctionType, Type
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import Specifiers
from hlslfe.sema.functions import SemaFunctions
from hlslfe.sema.params import SemaParams
from hlslfe.sema.scope import Scope


def function_type(sema: SemaParams, base: Type, declarator: tree.Declarator) -> Type | None:
    """The type of `base name(parameters)`; None after an error."""
    result = sema.declarator_type(base, declarator)
    params, is_valid = sema.act_on_params(declarator, Scope("function", sema.scope), is_definition=False)
    if result is None or not is_valid:
        return None
    if isinstance(result.canonical, FunctionType):
        sema.diags.report(declarator.loc, "err_func_returning_array_function")
        return None
    return sema.context.function(result, tuple(param.type for param in params),
                                 tuple(param.modifier for param in params), declarator.is_const)


def declare_by_type(sema: SemaFunctions, specifiers: Specifiers, base: Type, declarator: tree.Declarator,
                    attrs: list[tree.Attribute]) -> FunctionDecl | None:
    """`F f;`, where F is a function type."""
    type, name = base.canonical, declarator.name
    assert isinstance(type, FunctionType)
    if name is None or declarator.dims or declarator.init_style or declarator.pointers:
        sema.diags.report(declarator.loc, "err_not_supported_yet", "a function type here")
        return None
    home = sema.home_scope(name, declarator)
    if home is None:
        return None
    params = [ParmVarDecl(declarator.loc, "", one, modifier, index)
              for index, (one, modifier) in enumerate(zip(type.params, type.modifiers, strict=True))]
    decl = FunctionDecl(name.loc, name.name, type, params, home.path)
    decl.record, decl.begin, decl.end = home.record, specifiers.begin, declarator.end
    decl.is_extern_c = sema.extern_c and decl.record is None
    sema.finish_function(decl, specifiers, declarator, attrs, home, False)
    return decl
