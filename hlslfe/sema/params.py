"""Parameters and default arguments.

Mirrors clang/lib/Sema/SemaDecl.cpp: Sema::ActOnParamDeclarator, Sema::CheckParameter, clang/lib/Sema/SemaDeclCXX.cpp:
Sema::ActOnParamDefaultArgument, Sema::CheckCXXDefaultArguments, Sema::MergeCXXFunctionDecl and
clang/lib/Sema/SemaHLSL.cpp: SemaHLSL::handleParamModifierAttr.
"""

from __future__ import annotations

from hlslfe.ast.attr import HLSLParamModifierAttr
from hlslfe.ast.decl import FunctionDecl, NamedDecl, ParmVarDecl, resource_record
from hlslfe.ast.expr import DeclRefExpr
from hlslfe.ast.stage_types import PRIMITIVES
from hlslfe.ast.template import PackDecl
from hlslfe.ast.types import DEPENDENT, VOID, ArrayType, FunctionType, Type
from hlslfe.ast.walk import walk
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import Specifiers, check_loose_words, sort_specifiers
from hlslfe.sema.interpolation import apply_interpolation
from hlslfe.sema.packs import is_pack_parameter, without_ellipsis
from hlslfe.sema.scope import Scope
from hlslfe.sema.semantics import semantic_for
from hlslfe.sema.token_range import expr_range
from hlslfe.sema.type_size import is_complete
from hlslfe.sema.variables import SemaVariables


class SemaParams(SemaVariables):
    """Declares the parameters of functions."""

    def act_on_params(self, declarator: tree.Declarator, scope: Scope,
                      is_definition: bool) -> tuple[list[ParmVarDecl], bool]:
        """The parameters of a function, declared in `scope`, and whether all of them are right."""
        nodes = declarator.params or []
        if len(nodes) == 1 and self._is_void_list(nodes[0]):
            return [], True
        params: list[ParmVarDecl] = []
        is_valid = True
        outer = self.enter_scope(scope)
        for node in nodes:
            if is_pack_parameter(node):
                is_valid = self._act_on_param_pack(node, params, is_definition) and is_valid
                continue
            param = self._act_on_param(node, len(params), is_definition, len(nodes))
            if param is None:
                is_valid = False
                name = node.declarator.name
                if name is not None and name.is_simple:
                    self.declare_invalid(name.name, name.loc)
                continue
            is_valid = is_valid and not param.is_invalid
            params.append(param)
        self.leave_scope(outer)
        return params, is_valid

    def _act_on_param_pack(self, node: tree.ParmVarDecl, params: list[ParmVarDecl], is_definition: bool) -> bool:
        """`T... t`: one parameter for each element of the pack that its type names."""
        single = without_ellipsis(node)
        name = node.declarator.name
        is_unknown = self.names_unknown_pack(node.spec)
        elements: list[NamedDecl] = []
        is_valid = True
        scopes = [] if is_unknown else self.element_scopes(node.spec, node.declarator.loc)
        if scopes is None:
            return False
        for scope in scopes:
            outer = self.enter_scope(scope)
            param = self._act_on_param(single, len(params), is_definition, 2)
            self.leave_scope(outer)
            if param is None:
                return False
            is_valid = is_valid and not param.is_invalid
            params.append(param)
            elements.append(param)
        if name is not None:
            self.declare(PackDecl(name.loc, name.name, None if is_unknown else elements, "parm"))
        return is_valid

    @staticmethod
    def _is_void_list(node: tree.ParmVarDecl) -> bool:
        """Is it the `void` of `f(void)`?"""
        spec = node.spec.type
        declarator = node.declarator
        return (isinstance(spec, tree.BuiltinTypeSpec) and spec.keywords == ["void"] and declarator.name is None
                and not declarator.dims and not declarator.pointers and not node.spec.tokens)

    def _act_on_param(self, node: tree.ParmVarDecl, index: int, is_definition: bool, count: int) -> ParmVarDecl | None:
        """One parameter, entered into the current scope; None when it has no usable type."""
        specifiers = sort_specifiers(self.diags, node.spec, is_param=True)
        declarator = node.declarator
        if declarator.params is not None:
            self.diags.report(declarator.loc, "err_not_supported_yet", "a function as a parameter")
            return None
        if specifiers.loose:
            check_loose_words(self.diags, specifiers, "parameter")
        if not self._check_param_specifiers(specifiers, declarator):
            return None
        base = self.type_of_specifiers(node.spec, specifiers)
        type = None if base is None else self.declarator_type(base, declarator)
        if type is None or not self._check_param_type(type, node, is_definition, count):
            return None
        name = declarator.name.name if declarator.name is not None else ""
        param = ParmVarDecl(declarator.loc, name, type, self._modifier_of(specifiers), index)
        param.begin = node.spec.loc
        param.end = declarator.end
        param.role = self._role_of(specifiers)
        self._declare_param(param)
        if specifiers.modifiers:
            param.attrs.append(HLSLParamModifierAttr(specifiers.modifiers[0].loc, param.modifier))
        apply_interpolation(self, param, specifiers.interpolation)
        param.semantic = semantic_for(self, "parameter", declarator.annotations)
        if param.semantic is not None:
            param.attrs.append(param.semantic)
        self.check_annotations(declarator.annotations)
        self.process_decl_attributes(param, [*node.attrs, *declarator.attrs])
        if declarator.init is not None:
            self.act_on_default_argument(param, declarator)
        return param

    def _check_param_specifiers(self, specifiers: Specifiers, declarator: tree.Declarator) -> bool:
        if specifiers.storage:
            self.diags.report(specifiers.storage_loc, "err_invalid_storage_class_in_func_decl")
        elif specifiers.inline_loc:
            self.diags.report(specifiers.inline_loc, "err_inline_non_function")
        elif specifiers.groupshared_loc:
            self.diags.report(declarator.loc, "err_arg_with_address_space")
        elif specifiers.constexpr_loc:
            self.diags.report(specifiers.constexpr_loc, "err_invalid_constexpr")
        else:
            return not specifiers.is_invalid
        return False

    def _check_param_type(self, type: Type, node: tree.ParmVarDecl, is_definition: bool, count: int) -> bool:
        declarator = node.declarator
        canonical = type.canonical
        if isinstance(canonical, FunctionType):
            self.diags.report(declarator.loc, "err_not_supported_yet", "a function as a parameter")
            return False
        if canonical is VOID:
            if declarator.name is not None:
                self.diags.report(declarator.loc, "err_param_with_void_type")
            else:
                self.diags.report(declarator.loc, "err_void_only_param" if count > 1 else "err_param_with_void_type")
            return False
        if isinstance(canonical, ArrayType) and canonical.size is None and is_complete(canonical.element):
            if resource_record(type) is not None:
                self.diags.report(declarator.loc, "err_hlsl_incomplete_resource_array_in_function_param")
            else:
                self.diags.report(declarator.loc, "err_not_supported_yet", "an array parameter without bound")
            return False
        if is_definition and not self.require_complete(declarator.loc, type, "err_typecheck_decl_incomplete_type"):
            return False
        return self.require_non_abstract(declarator.loc, type)

    def _modifier_of(self, specifiers: Specifiers) -> str:
        """in, out or inout; `in out` is inout, any other repetition an error."""
        modifier = ""
        first = 0
        for token in specifiers.modifiers:
            if not modifier:
                modifier, first = token.keyword, token.loc
            elif {modifier, token.keyword} == {"in", "out"}:
                modifier = "inout"
            else:
                self.diags.report(token.loc, "err_hlsl_duplicate_parameter_modifier", token.keyword)
                self.diags.report(first, "note_conflicting_attribute")
        return modifier or "in"

    def _role_of(self, specifiers: Specifiers) -> str:
        """The one word that says what a parameter of a geometry or mesh shader is; another one, or an interpolation
        keyword beside a primitive, is an error."""
        if not specifiers.roles:
            return ""
        role = specifiers.roles[0]
        others = [*specifiers.roles[1:], *(specifiers.interpolation if role.keyword in PRIMITIVES else ())]
        for token in others:
            if token.keyword == role.keyword:
                self.diags.report(token.loc, "warn_hlsl_duplicate_specifier", token.keyword)
                continue
            self.diags.report(token.loc, "err_hlsl_varmodifiersna", role.keyword, token.keyword)
            self.diags.report(role.loc, "note_conflicting_attribute")
        return role.keyword

    def _declare_param(self, param: ParmVarDecl) -> None:
        old = self.find_here(param.name) if param.name else []
        if old:
            self.report_redefinition(old[0], param.name, param.loc, "err_param_redefinition",
                                     "note_previous_declaration")
            param.is_invalid = True
        else:
            self.declare(param)

    # ------------------------------------------------------------ default arguments

    def act_on_default_argument(self, param: ParmVarDecl, declarator: tree.Declarator) -> None:
        """Type `= value` of a parameter."""
        init = declarator.init
        assert init is not None
        if param.is_reference:
            self.diags.report(param.loc, "err_lvalue_reference_bind_to_temporary", param.modifier)
            param.is_invalid = True
            return
        expr, _ = self.initialize(param.type, init, [], "=", param.loc)
        param.end = init.end
        if expr.type is DEPENDENT:
            param.is_invalid = True
            return
        for node in walk(expr):
            if isinstance(node, DeclRefExpr) and isinstance(node.decl, ParmVarDecl):
                self.diags.report(node.loc, "err_param_default_argument_references_param", node.decl.name)
                param.is_invalid = True
                return
        param.default = expr

    def merge_default_arguments(self, decl: FunctionDecl, old: FunctionDecl) -> None:
        """Hand the defaults of an earlier declaration down; one that is given again is an error."""
        for param, before in zip(decl.params, old.params, strict=True):
            if before.default is None:
                continue
            if param.default is not None:
                self.diags.report(param.loc, "err_param_default_argument_redefinition",
                                  ranges=[expr_range(self.diags, param.default)])
                self.diags.report(before.loc, "note_previous_definition",
                                  ranges=[expr_range(self.diags, before.default)])
            param.default = before.default

    def check_default_arguments(self, decl: FunctionDecl) -> None:
        """After a parameter with a default, each must have one."""
        has_default = False
        for param in decl.params:
            if param.default is not None:
                has_default = True
            elif has_default and not param.is_invalid:
                self.diags.report(param.loc, "err_param_default_argument_missing", int(bool(param.name)), param.name)
                decl.is_invalid = True
