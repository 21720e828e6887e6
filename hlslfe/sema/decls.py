"""Declarations: what stands at file scope, and variables, aliases, namespaces wherever they stand.

Mirrors clang/lib/Sema/SemaDecl.cpp: Sema::ActOnVariableDeclarator, Sema::ActOnTypedefDeclarator,
Sema::ParsedFreeStandingDeclSpec and clang/lib/Sema/SemaDeclCXX.cpp: Sema::ActOnStartNamespaceDef,
Sema::ActOnUsingDirective, Sema::ActOnStaticAssertDeclaration.
Differs: declarations are analysed one after the other from the syntax tree; what cannot be handled yet leaves its name
behind as an invalid declaration, so that each mistake is reported once.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import (
    Decl,
    EnumDecl,
    NamedDecl,
    NamespaceAliasDecl,
    NamespaceDecl,
    RecordDecl,
    StaticAssertDecl,
    TypedefDecl,
    UsingDirectiveDecl,
)
from hlslfe.ast.expr import Expr, StringLiteral
from hlslfe.ast.types import DEPENDENT, EnumType, FunctionType, RecordType, TypedefType
from hlslfe.parse import tree
from hlslfe.sema.buffers import SemaBuffers
from hlslfe.sema.constructors import SemaConstructors
from hlslfe.sema.decl_spec import Specifiers, sort_specifiers
from hlslfe.sema.enums import SemaEnums
from hlslfe.sema.function_types import declare_by_type, function_type
from hlslfe.sema.interpolation import interpolation_for
from hlslfe.sema.records import SemaRecords
from hlslfe.sema.scope import ANONYMOUS
from hlslfe.sema.semantics import semantic_for
from hlslfe.sema.templates import SemaTemplates
from hlslfe.sema.token_range import expr_range


class SemaDecl(SemaTemplates, SemaConstructors, SemaRecords, SemaEnums, SemaBuffers):
    """Dispatches declarations, and handles those that are neither variable, function, record nor enum."""

    def act_on_decl(self, node: tree.Decl) -> None:
        """Analyse one declaration of any scope; what comes of it is appended to `decls`."""
        _HANDLERS[type(node)](self, node)

    def act_on_local_decl(self, node: tree.Decl) -> list[Decl]:
        outer, self.decls = self.decls, []
        self.act_on_decl(node)
        result, self.decls = self.decls, outer
        return result

    # ------------------------------------------------------------ specifiers with or without declarators

    def act_on_simple_decl(self, node: tree.SimpleDecl) -> None:
        """`int a = 1, f(float);` or `struct S {...};`."""
        specifiers = sort_specifiers(self.diags, node.spec)
        if not node.declarators:
            self._check_export(node, specifiers)
            self._act_on_free_standing_spec(node)
            return
        is_auto = isinstance(node.spec.type, tree.AutoTypeSpec)
        has_variables = any(declarator.params is None for declarator in node.declarators)
        if is_auto and has_variables and self.options.language_version < 2029:
            self.diags.report(node.spec.type.loc if node.spec.type else node.loc, "ext_hlsl_auto_type_specifier")
        base = None if is_auto else self.type_of_specifiers(node.spec, specifiers)
        is_valid = self._check_export(node, specifiers)
        for word in specifiers.type_modifiers if is_auto else ():
            self.diags.report(word.loc, "err_not_supported_yet", f"'{word.keyword}' with auto")
            is_valid = False
        for declarator in node.declarators:
            if not is_valid or (base is None and not is_auto):
                self.declare_invalid_declarator(declarator)
            elif declarator.params is not None:
                base = self.result_type(node.spec, specifiers, declarator) if is_auto or declarator.trailing else base
                self.act_on_function_declaration(specifiers, base, declarator, node.attrs)
            elif base is not None and isinstance(base.canonical, FunctionType):
                function = declare_by_type(self, specifiers, base, declarator, node.attrs)
                if function is not None:
                    self.decls.append(function)
            else:
                self.act_on_variable_declarator(specifiers, base, declarator, node.attrs)

    def _check_export(self, node: tree.SimpleDecl, specifiers: Specifiers) -> bool:
        """Only functions can be exported."""
        is_exported = specifiers.export_loc or (self.export_loc and self.is_file_scope)
        if not is_exported or (node.declarators and all(one.params is not None for one in node.declarators)):
            return True
        spec = node.spec.type
        loc = spec.begin if isinstance(spec, (tree.RecordDecl, tree.EnumDecl)) else spec.loc if spec else node.loc
        self.diags.report(loc, "err_hlsl_export_not_on_function")
        return False

    def _act_on_free_standing_spec(self, node: tree.SimpleDecl) -> None:
        spec = node.spec.type
        if isinstance(spec, tree.ElaboratedTypeSpec):
            self.act_on_elaborated_type(spec, is_declaration=True)
        elif isinstance(spec, tree.RecordDecl):
            if spec.name is None:
                self.diags.report(spec.begin, "err_anonymous_struct_not_member")
            else:
                self.act_on_record_decl(spec)
        elif isinstance(spec, tree.EnumDecl):
            self.act_on_enum_decl(spec)
        elif spec is None or self.resolve_type_spec(spec) is not None:
            self.diags.report(node.loc, "ext_no_declarators")
        self.reject_decl_attributes(node.attrs)

    def declare_invalid_declarator(self, declarator: tree.Declarator) -> None:
        """Keep the name of a declaration that was wrong from being called undeclared."""
        if declarator.name is not None and declarator.name.is_simple:
            self.declare_invalid(declarator.name.name, declarator.loc)

    # ------------------------------------------------------------ aliases

    def act_on_typedef(self, node: tree.TypedefDecl) -> None:
        """`typedef float4 Color, Colors[2];`."""
        specifiers = sort_specifiers(self.diags, node.spec)
        interpolation_for(self, "typedef", specifiers.interpolation)
        base = self.type_of_specifiers(node.spec, specifiers)
        for declarator in node.declarators:
            type = None if base is None else function_type(self, base, declarator) if (
                declarator.params is not None) else self.declarator_type(base, declarator)
            if type is None or declarator.name is None:
                self.declare_invalid_declarator(declarator)
                continue
            name = declarator.name.name
            if type is base and isinstance(type, (RecordType, EnumType)) and not type.decl.known_as:
                type.decl.typedef_name = name
            decl = TypedefDecl(declarator.loc, name, TypedefType(name, type), self.scope.path)
            semantic_for(self, "typedef", declarator.annotations)
            self.check_annotations(declarator.annotations)
            self._declare_alias(decl, node.loc, declarator.end)

    def act_on_type_alias(self, node: tree.TypeAliasDecl) -> None:
        """`using Color = float4;`."""
        params, node.type.params = node.type.params, None
        type = self.resolve_type_name(node.type)
        node.type.params = params
        if params is not None and type is not None:
            declarator = tree.Declarator(node.loc, None)
            declarator.params = params
            type = function_type(self, type, declarator)
        if type is None:
            self.declare_invalid(node.name, node.loc)
            return
        decl = TypedefDecl(node.loc, node.name, TypedefType(node.name, type), self.scope.path)
        self._declare_alias(decl, node.loc, node.type.end)

    def _declare_alias(self, decl: TypedefDecl, begin: int, end: int) -> None:
        decl.begin = begin
        decl.end = end
        for old in self.find_here(decl.name):
            if isinstance(old, TypedefDecl) and old.type.canonical is not decl.type.canonical:
                self.report_redefinition(old, decl.name, decl.loc, "err_redefinition_different_typedef")
            elif not isinstance(old, TypedefDecl) and not self._is_tag_of(old, decl):
                self.report_redefinition(old, decl.name, decl.loc)
            else:
                continue
            return
        self.declare(decl)
        self.decls.append(decl)

    @staticmethod
    def _is_tag_of(old: NamedDecl, alias: TypedefDecl) -> bool:
        """Is it the struct or enum that the alias names (`typedef struct S {...} S;`)?"""
        return isinstance(old, (RecordDecl, EnumDecl)) and old.type is alias.type.canonical

    # ------------------------------------------------------------ namespaces

    def act_on_namespace(self, node: tree.NamespaceDecl) -> None:
        """`namespace N {...}`, opened for the first time or again."""
        if not self.is_file_scope:
            self.diags.report(node.loc, "err_namespace_nonnamespace_scope")
            return
        name = node.name or ANONYMOUS
        decl = NamespaceDecl(node.loc, node.name, self.scope.path)
        decl.begin = decl.end = node.loc
        first = next((old for old in self.find_here(name) if isinstance(old, NamespaceDecl)), None)
        if first is None:
            taken = self.find_here(name)
            if taken:
                self.report_redefinition(taken[0], name, node.loc)
            else:
                self.scope.names[name] = [decl]
            first = decl
        inner = self.open_scope_of(first, "namespace", name)
        decl.is_inline = node.is_inline
        if (not node.name or node.is_inline) and inner not in self.scope.directives:
            self.scope.directives.append(inner)
        outer_decls, self.decls = self.decls, decl.decls
        outer = self.enter_scope(inner)
        for child in node.decls:
            self.act_on_decl(child)
        self.leave_scope(outer)
        self.decls = outer_decls
        self.decls.append(decl)

    def act_on_namespace_alias(self, node: tree.NamespaceAliasDecl) -> None:
        """`namespace N = A::B;`."""
        found = self.lookup(node.target)
        namespace = next((decl for decl in found if isinstance(decl, NamespaceDecl)), None)
        if namespace is None:
            if not found or not found[0].is_invalid:
                self.diags.report(node.target.loc, "err_expected_namespace_name")
            return
        old = self.find_here(node.name)
        is_same = bool(old) and isinstance(old[0], NamespaceDecl) and old[0].name != node.name and (
            self.scopes_of[old[0]] is self.scopes_of[namespace])
        if old and not is_same:
            id = "err_redefinition" if isinstance(old[0], NamespaceDecl) else "err_redefinition_different_kind"
            self.report_redefinition(old[0], node.name, node.loc, id)
            return
        self.scope.names[node.name] = [namespace]
        decl = NamespaceAliasDecl(node.loc, node.name, namespace, str(node.target), self.scope.path)
        decl.begin, decl.end = node.loc, node.target.end
        self.decls.append(decl)

    def act_on_using_directive(self, node: tree.UsingDirectiveDecl) -> None:
        """`using namespace N;`."""
        if self.scope.record is not None:
            self.diags.report(node.loc, "err_using_namespace_in_class")
            return
        found = self.lookup(node.name)
        if found and found[0].is_invalid:
            return
        namespace = next((decl for decl in found if isinstance(decl, NamespaceDecl)), None)
        if namespace is None:
            self.diags.report(node.name.loc, "err_expected_namespace_name")
            return
        nominated = self.scopes_of[namespace]
        if nominated not in self.scope.directives:
            self.scope.directives.append(nominated)
        decl = UsingDirectiveDecl(node.name.loc, namespace, str(node.name))
        decl.begin = node.loc
        self.decls.append(decl)

    # Few shaders have any of these; their modules are loaded when one has.

    def act_on_using(self, node: tree.UsingDecl) -> None:
        """`using N::name;`."""
        from hlslfe.sema.using_decls import act_on_using

        act_on_using(self, node)

    def act_on_using_enum(self, node: tree.UsingEnumDecl) -> None:
        """`using enum E;`."""
        from hlslfe.sema.using_decls import act_on_using_enum

        act_on_using_enum(self, node)

    def act_on_linkage_spec(self, node: tree.LinkageSpecDecl) -> None:
        """`extern "C" {...}`."""
        from hlslfe.sema.using_decls import act_on_linkage_spec

        act_on_linkage_spec(self, node)

    def act_on_friend(self, node: tree.FriendDecl) -> None:
        """`friend` in a class."""
        from hlslfe.sema.friends import act_on_friend

        act_on_friend(self, node)

    # ------------------------------------------------------------ the rest

    def act_on_static_assert(self, node: tree.StaticAssertDecl) -> None:
        """`static_assert(condition, "message");`."""
        cond = self.act_on_condition(node.cond)
        if cond.type.canonical is DEPENDENT:
            return
        value = self.evaluate_integer(cond)
        message: Expr | None = None
        if isinstance(node.message, tree.StringLiteral):
            message = self.act_on_string_literal(node.message)
        elif node.message is not None:
            message = self.act_on_expr(node.message)
        if value is None:
            self.diags.report(node.cond.begin, "err_static_assert_expression_is_not_constant",
                              ranges=[expr_range(self.diags, cond)])
        elif not value:
            text = message.value if isinstance(message, StringLiteral) else ""
            self.diags.report(node.cond.begin, "err_static_assert_failed", int(bool(text)), text,
                              ranges=[expr_range(self.diags, cond)])
        else:
            decl = StaticAssertDecl(node.loc, cond, message)
            self.decls.append(decl)

    def act_on_export(self, node: tree.ExportDecl) -> None:
        """`export {...}`."""
        outer, self.export_loc = self.export_loc, node.loc
        for child in node.decls:
            self.act_on_decl(child)
        self.export_loc = outer

    def act_on_decomposition(self, node: tree.DecompositionDecl) -> None:
        """`auto [a, b] = init;`."""
        self.diags.report(node.loc, "err_not_supported_yet", "a structured binding")
        for name, loc in node.names:
            self.declare_invalid(name, loc)

    def act_on_pragma(self, node: tree.PragmaDecl) -> None:
        """`#pragma pack_matrix(...)`: the layout of the matrices that follow."""
        self.row_major = node.value == "row_major"

    def act_on_unsupported(self, node: tree.UnsupportedDecl) -> None:
        self.diags.report(node.loc, "err_not_supported_yet", node.what)

    def act_on_nothing(self, node: tree.Decl) -> None:
        """`;` alone."""

    def act_on_invalid_decl(self, node: tree.InvalidDecl) -> None:
        """What a syntax error left behind: its name, if there is one, means nothing from here on."""
        if node.name and not self.find_here(node.name):
            self.declare_invalid(node.name, node.loc)


_HANDLERS: dict[type[tree.Decl], Callable[..., None]] = {
    tree.SimpleDecl: SemaDecl.act_on_simple_decl,
    tree.FieldDecl: SemaDecl.act_on_simple_decl,
    tree.FunctionDecl: SemaDecl.act_on_function_definition,
    tree.TypedefDecl: SemaDecl.act_on_typedef,
    tree.TypeAliasDecl: SemaDecl.act_on_type_alias,
    tree.NamespaceAliasDecl: SemaDecl.act_on_namespace_alias,
    tree.UsingDirectiveDecl: SemaDecl.act_on_using_directive,
    tree.UsingDecl: SemaDecl.act_on_using,
    tree.UsingEnumDecl: SemaDecl.act_on_using_enum,
    tree.DecompositionDecl: SemaDecl.act_on_decomposition,
    tree.NamespaceDecl: SemaDecl.act_on_namespace,
    tree.HLSLBufferDecl: SemaDecl.act_on_hlsl_buffer,
    tree.ExportDecl: SemaDecl.act_on_export,
    tree.LinkageSpecDecl: SemaDecl.act_on_linkage_spec,
    tree.TemplateDecl: SemaDecl.act_on_template,
    tree.StaticAssertDecl: SemaDecl.act_on_static_assert,
    tree.PragmaDecl: SemaDecl.act_on_pragma,
    tree.EmptyDecl: SemaDecl.act_on_nothing,
    tree.InvalidDecl: SemaDecl.act_on_invalid_decl,
    tree.AccessSpecDecl: SemaDecl.act_on_nothing,
    tree.SpecialMemberDecl: SemaDecl.act_on_special_definition,
    tree.FriendDecl: SemaDecl.act_on_friend,
    tree.UnsupportedDecl: SemaDecl.act_on_unsupported,
    tree.ExplicitInstantiationDecl: SemaDecl.act_on_explicit_instantiation,
}
