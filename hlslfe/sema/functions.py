"""Functions: parameters, redeclarations, bodies.

Mirrors clang/lib/Sema/SemaDecl.cpp: Sema::ActOnFunctionDeclarator, Sema::CheckFunctionDeclaration,
Sema::MergeFunctionDecl, Sema::ActOnParamDeclarator, Sema::ActOnStartOfFunctionDef, Sema::ActOnFinishFunctionBody,
clang/lib/Sema/SemaOverload.cpp: Sema::CheckOverload and clang/lib/Sema/SemaDeclCXX.cpp: Sema::MergeCXXFunctionDecl.
"""

from __future__ import annotations

from hlslfe.ast.decl import CXXConstructorDecl, CXXConversionDecl, FunctionDecl, NamedDecl
from hlslfe.ast.destructors import CXXDestructorDecl
from hlslfe.ast.types import DEPENDENT, VOID, FunctionType, Type
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import Specifiers, sort_specifiers
from hlslfe.sema.entry_attributes import merge_entry_attributes
from hlslfe.sema.interpolation import apply_interpolation
from hlslfe.sema.params import SemaParams
from hlslfe.sema.scope import TAGS, Scope
from hlslfe.sema.semantics import semantic_for


def is_operator_name(name: str) -> bool:
    """`operator+`, but not `operators`."""
    return name.startswith("operator") and not name.isidentifier() and not name.startswith("operator ")


def is_same_signature(first: FunctionDecl, second: FunctionDecl) -> bool:
    """Do two functions declare the same one? `in` and `out` parameters differ, `out` and `inout` do not."""
    return (first.signature or signature_of(first)) == (second.signature or signature_of(second))


def signature_of(function: FunctionDecl) -> tuple[object, ...]:
    """What tells a function from its overloads; it is kept, since each overload is compared with all before it."""
    function.signature = (function.function_type.is_const_method,
                          *[(param.type.canonical, param.is_reference) for param in function.params])
    return function.signature


def _class_of(name: str) -> type[FunctionDecl]:
    """The class of a function's declaration; sema.special_members gives constructors and conversions these names."""
    if name == "$D1":
        return CXXDestructorDecl
    if name.startswith("operator ") or name == "$C1":
        return CXXConstructorDecl if name == "$C1" else CXXConversionDecl
    return FunctionDecl


class SemaFunctions(SemaParams):
    """Declares and defines functions."""

    def act_on_function_declaration(self, specifiers: Specifiers, base: Type | None, declarator: tree.Declarator,
                                    attrs: list[tree.Attribute]) -> None:
        """A prototype."""
        is_vexing = not self.is_file_scope and not declarator.params and not specifiers.storage
        if is_vexing and base is not None and base.canonical is not VOID:
            self.diags.report(declarator.lparen, "warn_empty_parens_are_function_decl")
        decl, _ = self.build_function(specifiers, base, declarator, attrs, is_definition=False)
        if decl is not None:
            self.decls.append(decl)

    def act_on_function_definition(self, node: tree.FunctionDecl) -> None:
        """A function with its body. The body of one whose declaration is wrong is analysed, too."""
        if not self.is_file_scope:
            self.diags.report(node.loc, "err_function_definition_not_allowed")
            return
        specifiers = sort_specifiers(self.diags, node.spec)
        base = self.result_type(node.spec, specifiers, node.declarator)
        decl, scope = self.build_function(specifiers, base, node.declarator, node.attrs, is_definition=True)
        if decl is None or scope is None:
            return
        decl.end = node.body.rbrace
        self.decls.append(decl)
        self.act_on_body_of(decl, scope, node.body)

    def act_on_body_of(self, decl: FunctionDecl, scope: Scope, body: tree.CompoundStmt) -> None:
        """Analyse the body of `decl`; `scope` has its parameters."""
        outer_function, self.function = self.function, decl
        outer = self.enter_scope(scope)
        outer_decls, self.decls = self.decls, []
        decl.body = self.act_on_function_body(decl, body)
        self.decls = outer_decls
        self.leave_scope(outer)
        self.function = outer_function

    def result_type(self, spec: tree.DeclSpec, specifiers: Specifiers, declarator: tree.Declarator) -> Type | None:
        """The type before the name of a function; None after an error, and for `auto` with a type behind `->`."""
        if isinstance(spec.type, tree.AutoTypeSpec):
            if self.options.language_version < 2029:
                self.diags.report(spec.type.loc, "ext_hlsl_auto_type_specifier")
            if declarator.trailing is None:
                self.diags.report(spec.type.loc, "err_auto_missing_trailing_return")
            return None
        type = self.type_of_specifiers(spec, specifiers)
        if declarator.trailing is not None and type is not None:
            self.diags.report(spec.loc, "err_trailing_return_without_auto", type.quoted())
            return None
        return type

    def trailing_type(self, declarator: tree.Declarator, scope: Scope) -> Type | None:
        """The type behind the `->` of a function, whose parameters are in `scope`."""
        spec = declarator.trailing
        assert spec is not None
        outer = self.enter_scope(scope)
        type = self.type_of_specifiers(spec, sort_specifiers(self.diags, spec))
        self.leave_scope(outer)
        return type

    # ------------------------------------------------------------ what sema.methods and sema.operator_decls add

    def set_method_linkage(self, decl: FunctionDecl, specifiers: Specifiers) -> None:
        raise NotImplementedError

    def report_member_redeclared(self, decl: FunctionDecl, old: FunctionDecl) -> None:
        raise NotImplementedError

    def check_overloaded_operator(self, decl: FunctionDecl, specifiers: Specifiers) -> bool:
        raise NotImplementedError

    # ------------------------------------------------------------ building

    def build_function(self, specifiers: Specifiers, base: Type | None, declarator: tree.Declarator,
                       attrs: list[tree.Attribute], is_definition: bool) -> tuple[FunctionDecl | None, Scope | None]:
        """The declaration, entered into scope, and the scope of its parameters; None after an error about its name.

        A declaration that is wrong in another way comes back as invalid.
        """
        name = declarator.name
        home = self.home_scope(name, declarator)
        if name is None or home is None:
            return None, None
        outer = self.enter_scope(home) if home is not self.scope and len(name.parts) > 1 else self.scope
        if base is not None and specifiers.constexpr_loc and not specifiers.const_loc:
            base = base.unqualified  # the function is constexpr, not what it returns
        result = None if base is None else self.declarator_type(base, declarator)
        scope = Scope("function", self.scope)
        params, is_valid = self.act_on_params(declarator, scope, is_definition)
        if base is None and declarator.trailing is not None:
            result = self.trailing_type(declarator, scope)
        self.leave_scope(outer)
        type = self.context.function(result or DEPENDENT, tuple(param.type for param in params),
                                     tuple(param.modifier for param in params), declarator.is_const)
        made = _class_of(name.name)
        decl = CXXDestructorDecl(name.loc, name.name, type, home.path) if made is CXXDestructorDecl else made(
            name.loc, name.name, type, params, home.path)
        decl.record = home.record
        decl.begin = specifiers.begin
        decl.end = declarator.end
        decl.is_invalid = not is_valid or result is None or specifiers.is_invalid
        decl.is_extern_c = self.extern_c and decl.record is None and specifiers.storage != "static"
        if decl.record is None and declarator.is_const:
            self.diags.report(declarator.rparen, "err_invalid_qualified_function_type")
            decl.is_invalid = True
        if is_operator_name(decl.name) and not decl.is_invalid:
            decl.is_invalid = not self.check_overloaded_operator(decl, specifiers)
        if is_definition and result is not None:
            if result.canonical is not VOID and not self.require_complete(
                    decl.loc, result, "err_func_def_incomplete_result"):
                decl.is_invalid = True
        if result is not None and isinstance(result.canonical, FunctionType):
            self.diags.report(decl.loc, "err_func_returning_array_function")
            decl.is_invalid = True
        if result is not None and not self.require_non_abstract(decl.loc, result):
            decl.is_invalid = True
        self.finish_function(decl, specifiers, declarator, attrs, home, is_definition)
        return decl, scope

    def finish_function(self, decl: FunctionDecl, specifiers: Specifiers, declarator: tree.Declarator,
                        attrs: list[tree.Attribute], home: Scope, is_definition: bool) -> None:
        """Linkage and attributes of a new declaration, and its place among others."""
        assert declarator.name is not None
        self._set_linkage(decl, specifiers)
        self._add_function_extras(decl, specifiers, declarator, attrs)
        self._enter_function(decl, home, declarator.name, is_definition)

    def home_scope(self, name: tree.QualifiedName | None, declarator: tree.Declarator) -> Scope | None:
        """The namespace that the function belongs to: the one its name says, else the innermost one here."""
        if name is None:
            self.diags.report(declarator.loc, "ext_no_declarators")
            return None
        scope: Scope | None = self.lookup_qualifier(name)
        if scope is None:
            self.report_no_member(name, "err_no_member")
            return None
        if scope is self.scope and scope.record is not None:
            return scope
        while len(name.parts) == 1 and not scope.is_file_context and scope.parent is not None:
            scope = scope.parent
        if scope.record is not None and not scope.record.is_complete:
            self.diags.report(name.begin, "err_incomplete_nested_name_spec", scope.record.qualified_name)
            return None
        if not scope.is_file_context and scope.record is None:
            self.report_no_member(name, "err_no_member")
            return None
        return scope

    def _set_linkage(self, decl: FunctionDecl, specifiers: Specifiers) -> None:
        decl.is_constexpr = bool(specifiers.constexpr_loc)
        export_loc = specifiers.export_loc or self.export_loc
        if decl.record is not None:
            self.set_method_linkage(decl, specifiers)
        elif specifiers.storage == "static":
            if not self.is_file_scope:
                self.diags.report(specifiers.storage_loc, "err_static_block_func")
            decl.linkage = "static"
            if export_loc:
                self.diags.report(decl.loc, "err_export_internal", decl.name)
        elif export_loc:
            decl.linkage = "export"
        elif specifiers.inline_loc or specifiers.constexpr_loc:
            decl.linkage = "inline"
        if specifiers.groupshared_loc:
            self.diags.report(specifiers.groupshared_loc, "warn_attribute_wrong_decl_type_str", "groupshared",
                              "variables")

    def _add_function_extras(self, decl: FunctionDecl, specifiers: Specifiers, declarator: tree.Declarator,
                             attrs: list[tree.Attribute]) -> None:
        for token in specifiers.modifiers:
            self.diags.report(token.loc, "warn_attribute_wrong_decl_type_str", token.keyword, "parameters")
        self.process_decl_attributes(decl, [*attrs, *declarator.attrs])
        apply_interpolation(self, decl, specifiers.interpolation)
        decl.semantic = semantic_for(self, "function", declarator.annotations)
        if decl.semantic is not None:
            decl.attrs.append(decl.semantic)
        self.check_annotations(declarator.annotations)

    # ------------------------------------------------------------ redeclarations

    def _enter_function(self, decl: FunctionDecl, home: Scope, name: tree.QualifiedName, is_definition: bool) -> None:
        """Check `decl` against what is declared under its name, and declare it."""
        found = [*home.names.get(decl.name, []), *self.hidden_friends(home, decl.name)]
        others: list[NamedDecl] = [old for old in found if not isinstance(old, (FunctionDecl, *TAGS))]
        previous = None
        if home.record is not None:
            hidden = [old for old in found if isinstance(old, FunctionDecl) and old.record is not home.record
                      and is_same_signature(old, decl)]  # of a base, named by a using declaration
            home.names[decl.name] = found = [old for old in found if old not in hidden]
        if others and not self.are_functions(others):
            self.report_redefinition(others[0], decl.name, decl.loc)
            decl.is_invalid = True
            return
        is_in_class = home.record is not None and home is self.scope
        if not decl.is_invalid:
            previous = next((old for old in found if isinstance(old, FunctionDecl) and is_same_signature(old, decl)),
                            None)
        if previous is not None and is_in_class:
            self.report_member_redeclared(decl, previous)
            decl.is_invalid = True
            return
        if previous is None and len(name.parts) > 1 and not decl.is_invalid:
            where = "::".join(part.name for part in name.parts[:-1])
            self.diags.report(name.loc, "err_member_decl_does_not_match", decl.spelled_name, where)
            decl.is_invalid = True
            return
        if previous is not None and not self._merge_function(decl, previous, is_definition):
            decl.is_invalid = True
            return
        if not decl.is_invalid and not self._check_language_linkage(decl, found):
            decl.is_invalid = True
        if not is_in_class:
            self.check_default_arguments(decl)
        if decl.is_invalid:
            if home is self.scope:
                self.declare_invalid(decl.name, decl.loc)
            return
        if is_definition:
            decl.canonical.definition = decl
        self.declare_in(home if home is self.scope or len(name.parts) > 1 else self.scope, decl)

    def _check_language_linkage(self, decl: FunctionDecl, found: list[NamedDecl]) -> bool:
        """Functions of C cannot be overloaded, and none becomes one later."""
        previous = decl.previous
        if previous is not None:
            if decl.is_extern_c and not previous.is_extern_c:
                self.report_redefinition(previous, decl.name, decl.loc, "err_different_language_linkage",
                                         "note_previous_declaration")
                return False
            decl.is_extern_c = previous.is_extern_c
            return True
        old = next((one for one in found if isinstance(one, FunctionDecl) and one.is_extern_c), None)
        if not decl.is_extern_c or old is None:
            return True
        self.report_redefinition(old, decl.name, decl.loc, "err_conflicting_types", "note_previous_declaration")
        return False

    def _merge_function(self, decl: FunctionDecl, old: FunctionDecl, is_definition: bool) -> bool:
        """Make `decl` a redeclaration of `old`; False when it cannot be one."""
        if old.is_invalid:
            return False
        if decl.result.canonical is not old.result.canonical:
            self.report_redefinition(old, decl.name, decl.loc, "err_ovl_diff_return_type", "note_previous_declaration")
            return False
        if not self._check_modifiers(decl, old):
            return False
        definition = old.canonical.definition
        if is_definition and definition is not None:
            self.report_redefinition(definition, decl.spelled_name, decl.loc, "err_redefinition")
            return False
        if decl.linkage == "static" and old.linkage != "static":
            self.report_redefinition(old, decl.name, decl.loc, "err_static_non_static", "note_previous_declaration")
            return False
        if old.linkage != "hidden":
            decl.linkage = old.linkage
        elif decl.linkage != "hidden":
            old.canonical.linkage = decl.linkage
        decl.previous = old
        decl.canonical = old.canonical
        decl.is_referenced = old.is_referenced
        decl.is_static_method = old.is_static_method
        merge_entry_attributes(self, decl, old)
        self.merge_default_arguments(decl, old)
        return True

    def _check_modifiers(self, decl: FunctionDecl, old: FunctionDecl) -> bool:
        for param, before in zip(decl.params, old.params, strict=True):
            if param.modifier != before.modifier:
                self.diags.report(param.loc, "err_hlsl_param_qualifier_mismatch", param.modifier, param.name)
                self.diags.report(before.loc, "note_previous_declaration_as", before.modifier)
                return False
        return True

    def check_undefined_functions(self) -> None:
        """At the end of the unit: static functions that are called and have no body."""
        for decl in self.unit.decls:
            if isinstance(decl, FunctionDecl) and decl.linkage == "static" and decl.canonical is decl:
                if decl.is_referenced and decl.definition is None and not decl.is_invalid:
                    self.diags.report(decl.loc, "warn_undefined_internal", decl.name)
