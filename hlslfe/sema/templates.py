"""Declarations of templates and of their specialisations.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::ActOnTemplateParameterList, Sema::CheckClassTemplate,
Sema::ActOnExplicitSpecialization..., Sema::CheckFunctionTemplateSpecialization and clang/lib/Sema/SemaDeclCXX.cpp:
Sema::ActOnAliasDeclaration.
Differs: a template is checked before it
is used by analysing it once with types that fit everything, so that only mistakes that do not depend on the parameters
are reported (two-phase lookup).
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, RecordDecl
from hlslfe.ast.template import (
    ClassTemplateDecl,
    FunctionTemplateDecl,
    PartialSpecialization,
    SpecializationName,
    TypeAliasTemplateDecl,
    argument_key,
    is_dependent,
)
from hlslfe.ast.types import DEPENDENT
from hlslfe.parse import tree
from hlslfe.sema.explicit_instantiation import SemaExplicitInstantiation


class SemaTemplates(SemaExplicitInstantiation):
    """`template <...> declaration`."""

    def act_on_template(self, node: tree.TemplateDecl) -> None:
        """Dispatch on what is a template, or a specialisation of one."""
        if isinstance(node.decl, tree.TemplateDecl) and self._act_on_nested_template(node, node.decl):
            return
        if isinstance(node.decl, tree.FriendDecl) and not isinstance(node.decl.decl, tree.FunctionDecl):
            return  # it grants access, which everything has in HLSL
        what = self._unsupported(node)
        if what:
            self.diags.report(node.loc, "err_not_supported_yet", what)
            self._leave_names(node)
            return
        decl = node.decl
        if isinstance(decl, tree.TypeAliasDecl):
            self._act_on_alias_template(node, decl)
        elif isinstance(decl, tree.FunctionDecl):
            self.act_on_function_template(node, decl.spec, decl.declarator, decl.attrs, decl.body)
        elif isinstance(decl, tree.SimpleDecl) and decl.declarators and decl.declarators[0].params is None:
            self.act_on_variable_template(node, decl, decl.declarators[0])
        elif isinstance(decl, tree.SimpleDecl) and decl.declarators:
            self.act_on_function_template(node, decl.spec, decl.declarators[0], decl.attrs, None)
        elif isinstance(decl, tree.SimpleDecl):
            self._act_on_class_template(node, decl)

    def _act_on_nested_template(self, node: tree.TemplateDecl, inner: tree.TemplateDecl) -> bool:
        """`template <typename T> template <typename U> U P<T>::f(U u) {...}`, or both lists empty; False when it is
        something else."""
        decl = inner.decl
        if not node.params and not inner.params:
            self.act_on_template(inner)
            return True
        if not isinstance(decl, tree.FunctionDecl) or not node.params or not inner.params:
            return False
        return self.act_on_member_template(node, inner, decl)

    def _unsupported(self, node: tree.TemplateDecl) -> str:
        """What of a template cannot be handled yet, "" when all can."""
        decl = node.decl
        if isinstance(decl, tree.FriendDecl):
            return "a function template that is defined as a friend"
        if isinstance(decl, tree.TemplateDecl):
            return "a member template of a class template, defined outside of it"
        if not self.is_file_scope and self.scope.record is None:
            return "a template in a function"
        if isinstance(decl, tree.SimpleDecl) and decl.declarators:
            if len(decl.declarators) > 1:
                return "a template of several declarations"
            if decl.declarators[0].params is None and self.scope.record is not None:
                return "a member template that is a variable"
        if isinstance(decl, (tree.FunctionDecl, tree.SimpleDecl, tree.TypeAliasDecl, tree.InvalidDecl, tree.EmptyDecl)):
            return ""
        return "this template"

    def _leave_names(self, node: tree.TemplateDecl) -> None:
        """A template that was refused: its name says nothing further."""
        decl: tree.Decl = node.decl
        while isinstance(decl, tree.TemplateDecl):
            decl = decl.decl
        if isinstance(decl, tree.FunctionDecl):
            self.declare_invalid_declarator(decl.declarator)
        elif isinstance(decl, tree.TypeAliasDecl):
            self.declare_invalid(decl.name, decl.loc)
        elif isinstance(decl, tree.SimpleDecl):
            for declarator in decl.declarators:
                self.declare_invalid_declarator(declarator)
            spec = decl.spec.type
            if isinstance(spec, (tree.RecordDecl, tree.ElaboratedTypeSpec)) and spec.name is not None:
                if spec.name.is_simple and not self.find_here(spec.name.name):
                    self.declare_invalid(spec.name.name, spec.loc)

    def declare_invalid_declarator(self, declarator: tree.Declarator) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------ aliases

    def _act_on_alias_template(self, node: tree.TemplateDecl, alias: tree.TypeAliasDecl) -> None:
        if not self.is_name_free(alias.name, alias.loc):
            return
        decl = TypeAliasTemplateDecl(alias.loc, alias.name, self.template_parms(node.params, is_class=True), alias,
                                     self.scope)
        decl.begin, decl.end = node.loc, alias.type.end
        self.declare(decl)
        self.decls.append(decl)

    def is_name_free(self, name: str, loc: int) -> bool:
        for old in self.find_here(name):
            self.report_redefinition(old, name, loc)
            return False
        return True

    # ------------------------------------------------------------ classes

    def _act_on_class_template(self, node: tree.TemplateDecl, decl: tree.SimpleDecl) -> None:
        """A class template, or a specialisation: told apart by arguments after the name."""
        spec = decl.spec.type
        if not isinstance(spec, (tree.RecordDecl, tree.ElaboratedTypeSpec)) or spec.name is None:
            self.diags.report(node.loc, "err_not_supported_yet", "this template")
            return
        if spec.tag == "union":
            self.diags.report(spec.loc, "err_not_supported_yet", f"'{spec.tag}'")
            self._leave_names(node)
            return
        if spec.name.parts[-1].template_args is not None:
            self._act_on_specialization(node, spec)
            return
        if not spec.name.is_simple:
            self.report_no_member(spec.name, "err_typename_nested_not_found")
            return
        self._declare_class_template(node, spec)

    def _declare_class_template(self, node: tree.TemplateDecl,
                                spec: tree.RecordDecl | tree.ElaboratedTypeSpec) -> None:
        body = spec if isinstance(spec, tree.RecordDecl) else None
        assert spec.name is not None
        name = spec.name.name
        found = self.find_here(name)
        old = next((one for one in found if isinstance(one, ClassTemplateDecl)), None)
        if found and old is None:
            self.report_redefinition(found[0], name, spec.name.loc)
            return
        parms = self.template_parms(node.params, old.parms if old is not None else None, is_class=True)
        if old is None:
            old = ClassTemplateDecl(spec.name.loc, name, parms, None, self.scope)
            old.tag = spec.tag
            old.begin, old.end = node.loc, spec.end
            old.visible = self.declared
            self.declare(old)
            self.decls.append(old)
        elif body is not None and old.node is not None:
            self.report_redefinition(old, name, spec.name.loc, "err_redefinition")
            return
        else:
            again = ClassTemplateDecl(spec.name.loc, name, parms, body, self.scope)
            again.begin, again.end = node.loc, spec.end
            self.decls.append(again)
        old.parms = parms
        if body is not None:
            old.node, old.loc, old.visible = body, spec.name.loc, self.declared
            self.check_class_template(old)
            for record in list(old.instances.values()):
                if not record.is_complete and isinstance(record.name, str) and record not in self.hand_made:
                    self.instantiate_class(old, list(record.name.args), record.loc)  # type: ignore[attr-defined]

    def check_class_template(self, template: ClassTemplateDecl) -> None:
        """Analyse the members once with parameters that fit everything; only errors count. With a base there is no
        telling what its names mean."""
        if template.node.bases:
            return
        record = RecordDecl(template.loc, SpecializationName(template.name, ()), template.tag, template.home.path)
        self.template_of[record] = template
        scope = self.dependent_scope(template.parms, template.home)
        with self.diags.errors_only(str(DEPENDENT)) as errors:
            self.complete_class(template, record, template.node, scope)
        self.leave_dependent_scope()
        template.is_invalid = bool(errors)

    def _find_class_template(self, name: tree.QualifiedName) -> ClassTemplateDecl | None:
        found: list[NamedDecl] = self.lookup(name)
        if found and isinstance(found[0], ClassTemplateDecl):
            return found[0]
        if not found or not found[0].is_invalid:
            self.diags.report(name.loc, "err_not_a_template", name.name)
        return None

    def _act_on_specialization(self, node: tree.TemplateDecl,
                               spec: tree.RecordDecl | tree.ElaboratedTypeSpec) -> None:
        """`template <> struct P<int> {...}` or `template <typename T> struct P<vector<T, 2> > {...}`."""
        assert spec.name is not None
        template = self._find_class_template(spec.name)
        if template is None:
            return
        written = spec.name.parts[-1].template_args or []
        if not node.params:
            self._act_on_explicit_specialization(template, written, spec)
            return
        parms = self.template_parms(node.params)
        outer = self.enter_scope(self.pattern_scope(parms, self.scope))
        patterns = self.pattern_arguments(template.parms, written, template.home)
        self.leave_scope(outer)
        is_variadic = bool(template.parms) and template.parms[-1].is_pack
        if (len(written) > len(template.parms) and not is_variadic) or len(patterns) != len(template.parms):
            self.diags.report(spec.name.loc, "err_template_arg_list_different_arity", template.name)
        elif not any(map(is_dependent, patterns)):
            self.diags.report(spec.name.loc, "err_partial_spec_fully_specialized", template.name)
        elif isinstance(spec, tree.RecordDecl):
            decl = PartialSpecialization(template.name, parms, patterns, spec, self.declared)
            decl.begin, decl.end = node.loc, spec.end
            template.partial.append(decl)
            self.decls.append(decl)

    def _act_on_explicit_specialization(self, template: ClassTemplateDecl, written: list[tree.TypeName | tree.Expr],
                                        spec: tree.RecordDecl | tree.ElaboratedTypeSpec) -> None:
        assert spec.name is not None
        args = self.class_arguments(template.name, template.parms, written, template.home, spec.name.loc)
        if args is None:
            return
        record = template.instances.get(tuple(map(argument_key, args)))
        if record is not None and (record.is_complete or record not in self.hand_made):
            id = "err_redefinition" if record in self.hand_made else "err_specialization_after_instantiation"
            self.report_redefinition(record, record.name, spec.name.loc, id)
            return
        if record is None:
            record = self.new_instance(template, args)
            record.tag = spec.tag
            self.hand_made.add(record)
        if isinstance(spec, tree.RecordDecl):
            self._define_by_hand(template, record, spec)

    def _define_by_hand(self, template: ClassTemplateDecl, record: RecordDecl, spec: tree.RecordDecl) -> None:
        record.loc, record.begin, record.end = spec.loc, spec.begin, spec.end
        inner = self.bind_scope([], [], self.scope)
        self.decls.append(record)
        self.define_instance(template, record, spec, inner)


def function_templates(found: list[NamedDecl]) -> list[FunctionTemplateDecl]:
    """Those of a set of declarations that are function templates."""
    return [decl for decl in found if isinstance(decl, FunctionTemplateDecl)]
