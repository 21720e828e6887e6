"""Member functions: declared with their class, their bodies and default arguments analysed when it is complete.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::ActOnCXXMemberDeclarator and clang/lib/Parse/ParseCXXInlineMethods.cpp:
Parser::ParseCXXInlineMethodDef, ParseLexedMethodDeclarations, ParseLexedMethodDefs.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import CXXConstructorDecl, CXXConversionDecl, FunctionDecl, ParmVarDecl, RecordDecl
from hlslfe.ast.destructors import CXXDestructorDecl
from hlslfe.ast.types import VOID, Type
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import Specifiers, sort_specifiers
from hlslfe.sema.function_types import declare_by_type
from hlslfe.sema.operator_decls import SemaOperatorDecls
from hlslfe.sema.scope import Scope


class SemaMethods(SemaOperatorDecls):
    """Declares member functions."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        # What waits for the end of the outermost class that is being defined: default arguments, then bodies.
        self._late_arguments: list[Callable[[], None]] = []
        self._late_bodies: list[Callable[[], None]] = []
        self._is_class_open = False

    def define_friend(self, decl: FunctionDecl, scope: Scope, node: tree.FunctionDecl) -> None:
        """Analyse the body of a friend when the class is complete."""
        def analyse() -> None:
            self.act_on_late_body(decl, scope, node)
            if decl.body is not None:
                self.unit.instances.append(decl)

        self._late_bodies.append(analyse)

    def open_class(self) -> bool:
        """Begin the members of a class; tells whether it is an outermost one, which `close_class` wants to know."""
        is_outermost = not self._is_class_open
        self._is_class_open = True
        return is_outermost

    def close_class(self, is_outermost: bool) -> None:
        """All members are declared: at the end of an outermost class analyse what had to wait for that."""
        if not is_outermost:
            return
        self._is_class_open = False
        waiting = [*self._late_arguments, *self._late_bodies]
        self._late_arguments, self._late_bodies = [], []
        for analyse in waiting:
            analyse()

    def when_class_is_complete(self, analyse: Callable[[], None]) -> None:
        """Call `analyse` at the end of the outermost class, before the bodies of its methods are looked at."""
        self._late_arguments.append(analyse)

    # ------------------------------------------------------------ declarations

    def act_on_method_declaration(self, record: RecordDecl, specifiers: Specifiers, node: tree.SimpleDecl,
                                  declarator: tree.Declarator) -> None:
        """`float f(int a);` in a class."""
        base = self.result_type(node.spec, specifiers, declarator)
        decl, _ = self.build_function(specifiers, base, declarator, node.attrs, is_definition=False)
        self.add_method(record, decl)

    def act_on_methods_of_type(self, record: RecordDecl, specifiers: Specifiers, type: Type,
                               node: tree.SimpleDecl) -> None:
        """`F f, g;` in a class, where F is a function type."""
        for declarator in node.declarators:
            self.add_method(record, declare_by_type(self, specifiers, type, declarator, node.attrs))

    def act_on_method_definition(self, record: RecordDecl, node: tree.FunctionDecl) -> None:
        """A method with its body in the class."""
        specifiers = sort_specifiers(self.diags, node.spec)
        base = self.result_type(node.spec, specifiers, node.declarator)
        decl, scope = self.build_function(specifiers, base, node.declarator, node.attrs, is_definition=False)
        self.add_method(record, decl)
        if decl is None or scope is None:
            return
        decl.end = node.body.rbrace
        if not decl.is_invalid:
            decl.linkage = "inline"
            decl.canonical.definition = decl
        self._late_bodies.append(lambda: self.act_on_late_body(decl, scope, node))

    def add_method(self, record: RecordDecl, decl: FunctionDecl | None) -> None:
        """Enter a member function into its class."""
        if decl is not None:
            record.methods.append(decl)
            self.decls.append(decl)
            self.note_access(decl)
            self._late_arguments.append(lambda: self._check_late_arguments(decl))

    def _check_late_arguments(self, decl: FunctionDecl) -> None:
        self.check_default_arguments(decl)
        self.check_operator_defaults(decl)

    def act_on_late_body(self, decl: FunctionDecl, scope: Scope, node: tree.FunctionDecl) -> None:
        for param in decl.params:
            self.require_complete(param.loc, param.type, "err_typecheck_decl_incomplete_type")
        if decl.result.canonical is not VOID:
            self.require_complete(decl.loc, decl.result, "err_func_def_incomplete_result")
        self.act_on_body_of(decl, scope, node.body)

    def act_on_default_argument(self, param: ParmVarDecl, declarator: tree.Declarator) -> None:
        """In a class, default arguments may use what is declared further down."""
        scope = self.scope
        if not self._is_class_open or scope.parent is None or scope.parent.record is None:
            super().act_on_default_argument(param, declarator)
            return

        def analyse() -> None:
            outer = self.enter_scope(scope)
            SemaOperatorDecls.act_on_default_argument(self, param, declarator)
            self.leave_scope(outer)

        self._late_arguments.append(analyse)

    # ------------------------------------------------------------ linkage and redeclarations

    def set_method_linkage(self, decl: FunctionDecl, specifiers: Specifiers) -> None:
        """`static` says that there is no object; out of the class it must not be said again."""
        if specifiers.storage == "static":
            if self.scope.record is None:
                self.diags.report(specifiers.storage_loc, "err_static_out_of_line")
            elif decl.function_type.is_const_method:
                self.diags.report(decl.loc, "err_invalid_qualified_function_type")
                decl.is_invalid = True
            decl.is_static_method = True
        elif specifiers.storage:
            self.diags.report(specifiers.storage_loc, "err_storageclass_invalid_for_member")
        if specifiers.inline_loc or specifiers.constexpr_loc:
            decl.linkage = "inline"
        if specifiers.export_loc:
            self.diags.report(specifiers.export_loc, "err_export_internal", decl.name)

    def report_member_redeclared(self, decl: FunctionDecl, old: FunctionDecl) -> None:
        """A method stands in its class once."""
        if isinstance(decl, CXXDestructorDecl):
            self.report_redefinition(old, decl.name, decl.loc, "err_destructor_redeclared", "note_previous_declaration")
        elif isinstance(decl, (CXXConstructorDecl, CXXConversionDecl)):
            is_constructor = isinstance(decl, CXXConstructorDecl)
            id = "err_constructor_redeclared" if is_constructor else "err_conv_function_redeclared"
            self.report_redefinition(old, decl.name, decl.loc, id, "note_previous_declaration")
        elif decl.result.canonical is not old.result.canonical:
            self.report_redefinition(old, decl.name, decl.loc, "err_ovl_diff_return_type", "note_previous_declaration")
        else:
            self.report_redefinition(old, decl.name, decl.loc, "err_member_redeclared", "note_previous_declaration")
