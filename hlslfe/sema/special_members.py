"""Constructors, destructors and conversion functions: their declarations and bodies.

Mirrors clang/lib/Sema/SemaDecl.cpp: Sema::ActOnFunctionDeclarator (CXXConstructorDecl, CXXConversionDecl) and
clang/lib/Sema/SemaDeclCXX.cpp: Sema::CheckConstructorDeclarator, Sema::CheckConstructor,
Sema::CheckConversionDeclarator, Sema::ActOnConversionDeclarator, clang/lib/Parse/ParseDeclCXX.cpp:
Parser::ParseConstructorInitializer.
Differs: the colon behind a constructor's parameters would begin a semantic, so that HLSL has no member initialisers;
that is said in one error.
"""

from __future__ import annotations

from collections.abc import Callable

from hlslfe.ast.decl import CXXConstructorDecl, CXXConversionDecl, FunctionDecl, RecordDecl
from hlslfe.ast.destructors import CXXDestructorDecl
from hlslfe.ast.types import VOID, ArrayType, Type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import Specifiers, sort_specifiers
from hlslfe.sema.destructors import add_base_destructor
from hlslfe.sema.methods import SemaMethods
from hlslfe.sema.scope import Scope

_COMPLETE, _BASE = "$C1", "$C2"


class SemaSpecialMembers(SemaMethods):
    """Declares the member functions that have no type before their name."""

    def finish_constructor(self, constructor: CXXConstructorDecl) -> None:
        """Add what the constructor does before its body (sema.constructors)."""
        raise NotImplementedError

    # ------------------------------------------------------------ in a class

    def act_on_special_member(self, record: RecordDecl, node: tree.SpecialMemberDecl) -> bool:
        """A constructor, destructor or conversion function; False when the class cannot be used because of it."""
        if node.kind == "destructor":
            if node.definition == "default":
                return True
            if node.definition:
                self.diags.report(node.loc, "err_not_supported_yet", "a deleted destructor")
                return False
        build = self._builder_of(node)
        decl, scope = build(node, False)
        if decl is None:
            return False
        self.add_method(record, decl)
        if not decl.is_invalid:
            self._enter_special(record, decl)
        if node.body is not None and scope is not None:
            self._late_definition(decl, scope, node)
        elif isinstance(decl, CXXConstructorDecl) and node.definition:
            decl.definition_kind = node.definition
        return True

    @staticmethod
    def _enter_special(record: RecordDecl, decl: FunctionDecl) -> None:
        if isinstance(decl, CXXDestructorDecl):
            record.destructor = decl
        elif isinstance(decl, CXXConstructorDecl):
            record.user_constructors.append(decl)
        elif isinstance(decl, CXXConversionDecl):
            record.conversions.append(decl)

    def _late_definition(self, decl: FunctionDecl, scope: Scope, node: tree.SpecialMemberDecl) -> None:
        assert node.body is not None
        decl.end = node.end
        if not decl.is_invalid:
            decl.linkage = "inline"
            decl.canonical.definition = decl
            self._add_base_variant(decl)
        spec = tree.DeclSpec(node.begin, None, node.tokens, node.loc)
        whole = tree.FunctionDecl(spec, node.declarator, [], node.body)
        self._late_bodies.append(lambda: self.act_on_late_body(decl, scope, whole))

    # ------------------------------------------------------------ out of a class

    def act_on_special_definition(self, node: tree.SpecialMemberDecl) -> None:
        """`C::C(int i) {...}`."""
        name = node.declarator.name
        if name is None or name.is_simple:
            self.diags.report(node.loc, "err_conv_function_not_member")
            return
        build = self._builder_of(node)
        if node.body is None:
            self.diags.report(node.loc, "err_out_of_line_declaration")
            return
        decl, scope = build(node, True)
        if decl is None or scope is None:
            return
        decl.end = node.end
        self.decls.append(decl)
        if not decl.is_invalid:
            self._add_base_variant(decl)
        self.act_on_body_of(decl, scope, node.body)

    def act_on_body_of(self, decl: FunctionDecl, scope: Scope, body: tree.CompoundStmt) -> None:
        """Analyse the body of `decl`; that of a constructor serves both of its variants."""
        super().act_on_body_of(decl, scope, body)
        if isinstance(decl, CXXConstructorDecl) and not decl.is_invalid:
            self.finish_constructor(decl)
            if decl.base_variant is not None:
                decl.base_variant.body = decl.body
                decl.base_variant.initializers = decl.initializers
        elif isinstance(decl, CXXDestructorDecl) and decl.base_variant is not None:
            decl.base_variant.body = decl.body

    # ------------------------------------------------------------ constructors

    def _declare_constructor(self, node: tree.SpecialMemberDecl, is_definition: bool) -> tuple[
            FunctionDecl | None, Scope | None]:
        if node.initializers_loc:
            self.diags.report(node.initializers_loc, "err_hlsl_unsupported_construct", "a list of member initialisers")
        specifiers, is_explicit = self._specifiers(node)
        declarator = _renamed(node.declarator, _COMPLETE)
        if specifiers.storage == "static":
            self.diags.report(node.loc, "err_constructor_cannot_be", "static")
            return None, None
        if declarator.is_const:
            self.diags.report(declarator.end, "err_invalid_qualified_constructor", "const")
            declarator.is_const = False
        decl, scope = self.build_function(specifiers, VOID, declarator, [], is_definition=is_definition)
        if not isinstance(decl, CXXConstructorDecl):
            return None, None
        decl.begin, decl.is_explicit = node.begin, is_explicit
        defaults = [bool(param.declarator.init_style) for param in node.declarator.params or ()]
        decl.least_args = defaults.index(True) if True in defaults else len(defaults)
        outputs = [param for param in decl.params if param.is_reference]
        if outputs:
            self.diags.report(outputs[0].begin, "err_hlsl_unsupported_construct", "an output of a constructor")
            return None, None
        record = decl.record
        if record is not None and len(decl.params) == 1 and decl.params[0].type.canonical is record.type:
            self.diags.report(decl.params[0].loc, "err_constructor_byvalue_arg")
            decl.is_invalid = True
        if not decl.is_invalid and decl.previous is None:
            self._add_base_variant(decl)
        return decl, scope

    def _builder_of(self, node: tree.SpecialMemberDecl) -> Callable[
            [tree.SpecialMemberDecl, bool], tuple[FunctionDecl | None, Scope | None]]:
        if node.kind == "destructor":
            return self._declare_destructor
        return self._declare_constructor if node.kind == "constructor" else self._declare_conversion

    def _declare_destructor(self, node: tree.SpecialMemberDecl, is_definition: bool) -> tuple[
            FunctionDecl | None, Scope | None]:
        """`~C();`, in the class or out of it."""
        specifiers, _ = self._specifiers(node)
        if node.declarator.params:
            self.diags.report(node.declarator.lparen, "err_destructor_with_params")
            return None, None
        if specifiers.storage or node.declarator.is_const:
            what = specifiers.storage or "const"
            self.diags.report(node.loc, "err_destructor_cannot_be", what)
            return None, None
        declarator = _renamed(node.declarator, "$D1")
        decl, scope = self.build_function(specifiers, VOID, declarator, [], is_definition=is_definition)
        if not isinstance(decl, CXXDestructorDecl):
            return None, None
        self.unit.has_destructors = True
        decl.begin = node.begin
        if not decl.is_invalid and decl.previous is None:
            self._add_base_variant(decl)
        return decl, scope

    @staticmethod
    def _add_base_variant(decl: FunctionDecl) -> None:
        """The same constructor or destructor for objects that are bases."""
        if isinstance(decl, CXXDestructorDecl):
            add_base_destructor(decl)
            return
        if not isinstance(decl, CXXConstructorDecl):
            return
        base = decl.base_variant
        if base is None:
            base = CXXConstructorDecl(decl.loc, _BASE, decl.function_type, decl.params, decl.scope)
            base.record = decl.record
            decl.base_variant = base
            first = decl.canonical
            if first is not decl and isinstance(first, CXXConstructorDecl) and first.base_variant is not None:
                base.canonical = first.base_variant
        base.linkage = decl.linkage
        if decl.canonical.definition is decl:
            base.canonical.definition = base

    # ------------------------------------------------------------ conversion functions

    def _declare_conversion(self, node: tree.SpecialMemberDecl, is_definition: bool) -> tuple[
            FunctionDecl | None, Scope | None]:
        specifiers, is_explicit = self._specifiers(node)
        report = self.diags.report
        if specifiers.storage == "static":
            report(node.loc, "err_conv_function_not_member")
            return None, None
        if node.declarator.params:
            report(node.loc, "err_conv_function_with_params")
            return None, None
        assert node.type is not None
        type = self._conversion_type(node)
        if type is None:
            return None, None
        if isinstance(type.canonical, ArrayType):
            report(node.loc, "err_conv_function_to_array")
            return None, None
        declarator = _renamed(node.declarator, f"operator {type.canonical}")
        decl, scope = self.build_function(specifiers, type, declarator, [], is_definition=is_definition)
        if not isinstance(decl, CXXConversionDecl):
            return None, None
        decl.begin, decl.is_explicit = node.begin, is_explicit
        if type.canonical is VOID or (decl.record is not None and type.canonical is decl.record.type):
            report(node.loc, "warn_conv_not_used", type.quoted())
        return decl, scope

    def _conversion_type(self, node: tree.SpecialMemberDecl) -> Type | None:
        assert node.type is not None
        name = node.declarator.name
        home = self.lookup_qualifier(name) if name is not None else None
        outer = self.enter_scope(home) if home is not None else self.scope
        type = self.type_of_specifiers(node.type, sort_specifiers(self.diags, node.type))
        self.leave_scope(outer)
        return type

    def _specifiers(self, node: tree.SpecialMemberDecl) -> tuple[Specifiers, bool]:
        """The specifiers without `explicit`, and whether that was there."""
        tokens = [token for token in node.tokens if token.keyword != "explicit"]
        spec = tree.DeclSpec(node.begin, None, tokens, node.loc)
        return sort_specifiers(self.diags, spec), len(tokens) < len(node.tokens)

    # ------------------------------------------------------------ methods with the name of their class

    def check_method_name(self, record: RecordDecl, declarator: tree.Declarator, loc: Loc) -> bool:
        """`void C();` in C: a constructor with a type."""
        name = declarator.name
        if name is None or not name.is_simple or name.name != record.known_as:
            return True
        self.diags.report(loc, "err_constructor_return_type")
        return False


def _renamed(declarator: tree.Declarator, name: str) -> tree.Declarator:
    """A copy of `declarator` under the name that the function has in its class."""
    written = declarator.name
    assert written is not None
    last = written.parts[-1]
    copy = tree.Declarator(declarator.loc, tree.QualifiedName(
        [*written.parts[:-1], tree.NamePart(last.loc, name, None, last.end)], written.is_global, written.begin))
    copy.params, copy.lparen, copy.rparen = declarator.params, declarator.lparen, declarator.rparen
    copy.is_const, copy.end = declarator.is_const, declarator.end
    return copy
