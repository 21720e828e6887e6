"""Functions and methods that are written by hand for some template arguments.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::CheckFunctionTemplateSpecialization, Sema::CheckMemberSpecialization.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, NamedDecl
from hlslfe.ast.template import (
    FunctionTemplateDecl,
    SpecializationName,
    TemplateArgument,
    TemplateInfo,
    TemplateParm,
    argument_key,
)
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import Specifiers, sort_specifiers
from hlslfe.sema.deduction import Conflict, Deduced, Mismatch, compare_templates, deduce, deduce_list
from hlslfe.sema.functions import is_same_signature
from hlslfe.sema.instantiate import SemaInstantiate
from hlslfe.sema.scope import Scope
from hlslfe.sema.template_args import WrittenArgument


class SemaSpecializations(SemaInstantiate):
    """`template <> float f<float>(float x) {...}`."""

    def act_on_function_specialization(self, spec: tree.DeclSpec, declarator: tree.Declarator,
                                        body: tree.CompoundStmt | None) -> None:
        """`template <> float f<float>(float x) {...}`; the arguments may be left to deduction."""
        name = declarator.name
        assert name is not None
        scope = Scope("function", self.scope)
        specifiers = sort_specifiers(self.diags, spec)
        base = self.type_of_specifiers(spec, specifiers)
        params, is_valid = self.act_on_params(declarator, scope, is_definition=body is not None)
        if base is None or not is_valid:
            return
        type = self.context.function(base, tuple(param.type for param in params),
                                     tuple(param.modifier for param in params), declarator.is_const)
        decl = FunctionDecl(name.loc, name.name, type, params, self.scope.path)
        decl.begin, decl.end = specifiers.begin, declarator.end
        decl.linkage = "static" if specifiers.storage == "static" else "inline" if specifiers.inline_loc else "hidden"
        last = name.parts[-1]
        found = self.lookup(tree.QualifiedName(
            [*name.parts[:-1], tree.NamePart(last.loc, last.name, None, last.end)], name.is_global))
        if self._specialize_method(decl, found, name, body):
            return
        if not self._specialize(decl, [one for one in found if isinstance(one, FunctionTemplateDecl)],
                                name.parts[-1].template_args or [], specifiers):
            if not found or not found[0].is_invalid:
                self.diags.report(name.loc, "err_function_template_spec_no_match", name.name)
                for one in found:
                    self.diags.report(one.loc, "note_ovl_candidate", one.name)
            return
        self.decls.append(decl)
        if body is not None:
            decl.end = body.rbrace
            self._define_specialization(decl, self._inner_scope(decl, scope), body)

    def _inner_scope(self, decl: FunctionDecl, scope: Scope) -> Scope:
        """The scope of the body: that of a member sees its class, another its namespace."""
        if decl.record is not None:
            inner = Scope("function", self.scopes_of[decl.record])
        elif decl.template is not None and decl.template.decl.home is not scope.parent:
            inner = Scope("function", decl.template.decl.home)
        else:
            return scope
        inner.names = {param.name: [param] for param in decl.params if param.name}
        return inner

    def _specialize_method(self, decl: FunctionDecl, found: list[NamedDecl], name: tree.QualifiedName,
                           body: tree.CompoundStmt | None) -> bool:
        """`template <> int P<int>::get() {...}`: one method of one instance; False when it is something else."""
        methods = [one for one in found if isinstance(one, FunctionDecl) and one.record is not None and any(
            isinstance(part, SpecializationName) for part in one.scope)]
        if not methods or name.parts[-1].template_args is not None:
            return False
        old = next((one for one in methods if is_same_signature(one, decl)
                    and one.result.canonical is decl.result.canonical), None)
        if old is None:
            return False
        record = old.record
        assert record is not None
        if old.canonical in self._requested and old.canonical not in self._specialized:
            self.report_redefinition(old, decl.name, decl.loc, "err_specialization_after_instantiation")
            return True
        if old.canonical in self._specialized and old.canonical.definition is not None and body is not None:
            self.report_redefinition(old, decl.name, decl.loc, "err_redefinition")
            return True
        self._requested.add(old.canonical)
        self._specialized.add(old.canonical)
        self.waiting_bodies.pop(old.canonical, None)
        old.canonical.definition = None
        decl.scope, decl.record, decl.is_static_method = old.scope, record, old.is_static_method
        decl.previous, decl.canonical, decl.is_referenced = old, old.canonical, old.is_referenced
        old.canonical.linkage = decl.linkage
        self.decls.append(decl)
        if body is not None:
            decl.end = body.rbrace
            self._define_specialization(decl, self._inner_scope(decl, self.scope), body)
        return True

    def _define_specialization(self, decl: FunctionDecl, scope: Scope, body: tree.CompoundStmt) -> None:
        decl.canonical.definition = decl
        outer_function, self.function = self.function, decl
        outer, outer_decls, self.decls = self.enter_scope(scope), self.decls, []
        decl.body = self.act_on_function_body(decl, body)
        self.decls = outer_decls
        self.leave_scope(outer)
        self.function = outer_function

    def _specialize(self, decl: FunctionDecl, templates: list[FunctionTemplateDecl], written: list[WrittenArgument],
                    specifiers: Specifiers) -> bool:
        """Make `decl` the instance of the template that it fits; False when it fits none."""
        fitting: list[tuple[FunctionTemplateDecl, list[TemplateArgument]]] = []
        for template in templates:
            with self.diags.suppress():
                args = self.match_specialization(decl, template, written)
            if args is not None:
                fitting.append((template, args))
        best = [one for one in fitting if all(
            other is one or compare_templates(one[0], other[0], len(decl.params)) < 0 for other in fitting)]
        if len(best) != 1:
            return False
        template, args = best[0]
        decl.scope = template.home.path
        if template.record is not None:
            decl.record = template.record
            decl.is_static_method = template.node[0].has("static")
        key = tuple(map(argument_key, args))
        old = template.instances.get(key)
        if old is not None and old.template is not None:
            if not old.template.is_explicit and old.is_referenced:
                self.report_redefinition(old, decl.name, decl.loc, "err_specialization_after_instantiation")
                return True
            if old.canonical.definition is not None and old.template.is_explicit:
                self.report_redefinition(old, decl.name, decl.loc, "err_redefinition")
                return True
            if old.template.is_explicit:
                decl.previous, decl.canonical, decl.is_referenced = old, old.canonical, old.is_referenced
        decl.template = TemplateInfo(template, tuple(args), True)
        template.instances[key] = decl
        return True

    def match_specialization(self, decl: FunctionDecl, template: FunctionTemplateDecl,
                              written: list[WrittenArgument]) -> list[TemplateArgument] | None:
        given = self.written_arguments(template.name, template.parms, written, template.home, decl.loc)
        if given is None:
            return None
        found: Deduced = dict(enumerate(given))
        try:
            deduce_list(list(template.params), [param.type.canonical for param in decl.params], found,
                        frozenset(found))
            deduce(template.result, decl.result.canonical, found)
        except (Conflict, Mismatch):
            return None
        args = self.complete_arguments(template.name, template.parms, found, template.home, decl.loc)
        if isinstance(args, TemplateParm):
            return None
        made = self._make_signature(template, args)
        if made is None or len(made.params) != len(decl.params):
            return None
        same = made.result.canonical is decl.result.canonical and all(
            one.type.canonical is other.type.canonical and one.is_reference == other.is_reference
            for one, other in zip(made.params, decl.params, strict=True))
        return args if same else None
