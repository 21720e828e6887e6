"""Static data members: declared in a class, defined outside of it.

Mirrors clang/lib/Sema/SemaDeclCXX.cpp: Sema::ActOnCXXMemberDeclarator, clang/lib/Sema/SemaDecl.cpp:
Sema::MergeVarDecl, Sema::AddInitializerToDecl.
Differs: a `static const` member of any type may have its value in the class, as in DXC (Clang takes integers only);
-Whlsl-portability tells.
"""

from __future__ import annotations

from hlslfe.ast.decl import RecordDecl, VarDecl
from hlslfe.ast.types import DEPENDENT, BuiltinType, EnumType, Type
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import Specifiers
from hlslfe.sema.scope import TAGS
from hlslfe.sema.variables import SemaVariables, is_const_qualified


class SemaStaticMembers(SemaVariables):
    """Declares and defines static data members."""

    def act_on_static_member(self, record: RecordDecl, node: tree.SimpleDecl, specifiers: Specifiers,
                             declarator: tree.Declarator, base: Type | None) -> None:
        """`static int count;` or `static const int N = 3;` in a class."""
        name = declarator.name
        if name is None or not name.is_simple:
            self.diags.report(declarator.loc, "ext_no_declarators")
            return
        type = None if base is None else self.declarator_type(base, declarator)
        if record.function is not None:
            self.diags.report(declarator.loc, "err_static_data_member_not_allowed_in_local_class", name.name)
            type = None
        if type is None or specifiers.is_invalid:
            self.declare_invalid(name.name, declarator.loc)
            return
        old = next((decl for decl in self.find_here(name.name) if not isinstance(decl, TAGS)), None)
        if old is not None:
            self.report_redefinition(old, name.name, name.loc, "err_duplicate_member", "note_previous_declaration")
            return
        decl = VarDecl(declarator.loc, name.name, type, "member", self.scope.path)
        decl.begin, decl.end = specifiers.begin, declarator.end
        decl.record = record
        self.process_decl_attributes(decl, [*node.attrs, *declarator.attrs])
        self.check_annotations(declarator.annotations)
        self.declare(decl)
        self.note_access(decl)
        self.decls.append(decl)
        if declarator.init_style:
            self._act_on_value_in_class(decl, specifiers, declarator)

    def _act_on_value_in_class(self, decl: VarDecl, specifiers: Specifiers, declarator: tree.Declarator) -> None:
        if not is_const_qualified(decl.type):
            self.diags.report(decl.loc, "err_in_class_initializer_non_const")
            decl.is_invalid = True
            return
        canonical = decl.type.canonical
        is_integral = isinstance(canonical, EnumType) or (
            isinstance(canonical, BuiltinType) and canonical.category in ("int", "bool"))
        if not is_integral and not specifiers.constexpr_loc:
            self.diags.report(decl.loc, "warn_hlsl_portability", 0,
                              f"the value of '{decl.name}' in its class without 'constexpr'")
        self._initialize_member(decl, declarator)
        if is_integral and not decl.is_invalid and decl.init is not None and self.evaluate_integer(decl.init) is None:
            self.diags.report(decl.init.begin, "err_in_class_initializer_non_constant")
            decl.is_invalid = True

    def _initialize_member(self, decl: VarDecl, declarator: tree.Declarator) -> None:
        if not self.require_complete(decl.loc, decl.type, "err_typecheck_decl_incomplete_type"):
            decl.is_invalid = True
            return
        init, decl.type = self.initialize(decl.type, declarator.init, declarator.init_args, declarator.init_style,
                                          decl.loc)
        decl.init, decl.init_style, decl.end = init, declarator.init_style, declarator.end
        decl.is_invalid = decl.is_invalid or init.type is DEPENDENT

    # ------------------------------------------------------------ definitions

    def act_on_static_member_definition(self, specifiers: Specifiers, base: Type, declarator: tree.Declarator,
                                        attrs: list[tree.Attribute]) -> VarDecl | None:
        """`int S::count = 3;` at file scope; None after an error."""
        name = declarator.name
        assert name is not None
        home = self.lookup_qualifier(name)
        if home is None or home.record is None:
            self.report_qualified_variable(name)
            return None
        found = home.names.get(name.name, [])
        member = next((decl for decl in found if isinstance(decl, VarDecl)), None)
        if member is None:
            if not any(decl.is_invalid for decl in found):
                self.diags.report(name.loc, "err_no_member", name.name, home.record.qualified_name)
            return None
        type = self.declarator_type(base, declarator)
        if type is None or member.is_invalid or not self._check_member_definition(member, type, specifiers, declarator):
            return None
        decl = VarDecl(declarator.loc, name.name, type, "member", home.path)
        decl.begin, decl.end = specifiers.begin, declarator.end
        decl.record, decl.previous = home.record, member
        self.process_decl_attributes(decl, [*attrs, *declarator.attrs])
        self.check_annotations(declarator.annotations)
        outer = self.enter_scope(home)
        self._act_on_definition_value(decl, member, declarator)
        self.leave_scope(outer)
        member.definition = decl
        self.decls.append(decl)
        return decl

    def _check_member_definition(self, member: VarDecl, type: Type, specifiers: Specifiers,
                                 declarator: tree.Declarator) -> bool:
        if not self.is_file_scope:
            self.diags.report(declarator.loc, "err_invalid_declarator_in_function", str(declarator.name))
        elif specifiers.storage:
            self.diags.report(specifiers.storage_loc, "err_static_out_of_line")
        elif member.definition is not None:
            self.report_redefinition(member.definition, member.name, declarator.loc, "err_redefinition")
        elif member.type.canonical is not type.canonical or (
                is_const_qualified(member.type) != is_const_qualified(type)):
            self.diags.report(declarator.loc, "err_redefinition_different_type", member.name, type.quoted(),
                              member.type.quoted())
            self.diags.report(member.loc, "note_previous_declaration")
        else:
            return True
        return False

    def is_member_type(self, decl: VarDecl, type: Type, declarator: tree.Declarator) -> bool:
        """Is this the type that the class declares?  Reports it when not."""
        if decl.type.canonical is type.canonical:
            return True
        self.diags.report(declarator.loc, "err_redefinition_different_type", decl.name, type.quoted(),
                          decl.type.quoted())
        self.diags.report(decl.loc, "note_previous_declaration")
        return False

    def give_member_value(self, made: VarDecl, member: VarDecl, declarator: tree.Declarator) -> None:
        """Initialise the definition of a static member of an instance."""
        self._act_on_definition_value(made, member, declarator)

    def _act_on_definition_value(self, decl: VarDecl, member: VarDecl, declarator: tree.Declarator) -> None:
        if not declarator.init_style:
            if member.init is None and is_const_qualified(decl.type):
                self.diags.report(decl.loc, "err_default_init_const", decl.type.quoted())
                decl.is_invalid = True
            elif member.init is None:
                decl.init = member.init = self.default_construct(decl.type, decl.loc)
                decl.is_invalid = decl.init is not None and decl.init.type is DEPENDENT
        elif member.init is not None:
            self.report_redefinition(member, decl.name, decl.loc, "err_redefinition")
        else:
            self._initialize_member(decl, declarator)
            member.init = decl.init
            member.is_invalid = decl.is_invalid

    def report_qualified_variable(self, name: tree.QualifiedName) -> None:
        """A variable cannot be declared under this qualified name."""
        found = self.lookup(name)
        if not found:
            self.report_no_member(name, "err_no_member")
        elif not found[0].is_invalid:
            self.diags.report(name.loc, "err_not_supported_yet", "a variable declared under a qualified name")
