"""Explicit instantiations: `template float f<float>(float);`.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::ActOnExplicitInstantiation,
Sema::CheckSpecializationInstantiationRedecl and clang/lib/Sema/SemaTemplateInstantiate.cpp:
Sema::InstantiateClassMembers.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, NamedDecl, RecordDecl
from hlslfe.ast.template import (
    ClassTemplateDecl,
    FunctionTemplateDecl,
    SpecializationName,
)
from hlslfe.ast.template_variables import ExplicitInstantiation, VarTemplateDecl
from hlslfe.ast.types import RecordType
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import sort_specifiers
from hlslfe.sema.functions import is_same_signature
from hlslfe.sema.instantiate import Instantiation
from hlslfe.sema.scope import Scope
from hlslfe.sema.variable_templates import SemaVariableTemplates


class SemaExplicitInstantiation(SemaVariableTemplates):
    """Makes instances whether something uses them or not."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self._instantiated: dict[NamedDecl, Loc] = {}  # what was instantiated explicitly, and where

    def act_on_explicit_instantiation(self, node: tree.ExplicitInstantiationDecl) -> None:
        """Dispatch on what is instantiated."""
        decl = node.decl
        made = ExplicitInstantiation(node.loc, node.is_extern)
        made.begin = node.loc
        if isinstance(decl, tree.SimpleDecl):
            made.end = decl.end
            spec = decl.spec.type
            if not decl.declarators and isinstance(spec, tree.ElaboratedTypeSpec):
                self._instantiate_record(node, spec, made)
            elif not decl.declarators:
                self.diags.report(decl.loc, "err_no_declarators")
            for declarator in decl.declarators:
                if declarator.params is None:
                    self._instantiate_variable(declarator)
                else:
                    self._instantiate_function(node, decl, declarator, made)
        elif not isinstance(decl, tree.InvalidDecl):
            self.diags.report(node.loc, "err_not_supported_yet", "this explicit instantiation")
        self.decls.append(made)

    # ------------------------------------------------------------ classes

    def _instantiate_record(self, node: tree.ExplicitInstantiationDecl, spec: tree.ElaboratedTypeSpec,
                            made: ExplicitInstantiation) -> None:
        found = self.lookup(tree.QualifiedName([*spec.name.parts[:-1], tree.NamePart(
            spec.name.loc, spec.name.name, None, spec.name.loc)], spec.name.is_global))
        template = found[0] if found else None
        if not isinstance(template, ClassTemplateDecl) or spec.name.parts[-1].template_args is None:
            if template is None or not template.is_invalid:
                self.diags.report(spec.name.loc, "err_explicit_instantiation_not_known", str(spec.name))
            return
        type = self.resolve_template_id(template, spec.name)
        record = type.canonical.decl if type is not None and isinstance(type.canonical, RecordType) else None
        if record is None or self._is_done(record, record in self.hand_made, spec.name.loc, node.is_extern):
            return
        if not record.is_complete:
            self.diags.report(spec.name.loc, "err_template_instantiate_undefined", record.qualified_name)
            self.diags.report(template.loc, "note_template_decl_here", template.name)
            return
        for method in _methods_of(record):
            self._instantiate(method, spec.name.loc, node.is_extern, made)

    def _is_done(self, decl: NamedDecl, is_hand_made: bool, loc: Loc, is_extern: bool) -> bool:
        """Report what is instantiated twice, or was specialised by hand; tells whether there is nothing to do."""
        if is_hand_made:
            self.diags.report(loc, "warn_explicit_instantiation_after_specialization", decl.name)
            self.diags.report(decl.loc, "note_previous_template_specialization")
            return True
        if decl in self._instantiated and not is_extern:
            self.diags.report(loc, "err_explicit_instantiation_duplicate", decl.name)
            self.diags.report(self._instantiated[decl], "note_previous_explicit_instantiation")
            return True
        if not is_extern:
            self._instantiated[decl] = loc
        return False

    # ------------------------------------------------------------ functions

    def _instantiate_function(self, node: tree.ExplicitInstantiationDecl, decl: tree.SimpleDecl,
                              declarator: tree.Declarator, made: ExplicitInstantiation) -> None:
        name = declarator.name
        if name is None:
            return
        specifiers = sort_specifiers(self.diags, decl.spec)
        base = self.type_of_specifiers(decl.spec, specifiers)
        params, is_valid = self.act_on_params(declarator, Scope("function", self.scope), is_definition=False)
        if base is None or not is_valid:
            return
        type = self.context.function(base, tuple(param.type for param in params),
                                     tuple(param.modifier for param in params), declarator.is_const)
        stand_in = FunctionDecl(name.loc, name.name, type, params, self.scope.path)
        found = self.lookup(_without_arguments(name))
        instance = self._find_instance(stand_in, found, name)
        if instance is None:
            if not found or not found[0].is_invalid:
                self.diags.report(name.loc, "err_explicit_instantiation_not_known", name.name)
                for one in found:
                    if isinstance(one, FunctionTemplateDecl):
                        self.diags.report(one.loc, "note_ovl_candidate", one.name)
            return
        is_hand_made = instance.template is not None and instance.template.is_explicit
        if not self._is_done(instance, is_hand_made, name.loc, node.is_extern):
            self._instantiate(instance, name.loc, node.is_extern, made)
            definition = instance.canonical.definition
            if definition is None and not node.is_extern and not self.is_template_wrong(instance):
                self.diags.report(name.loc, "err_explicit_instantiation_undefined_func_template", name.name)
                self.diags.report(instance.loc, "note_template_decl_here", name.name)

    @staticmethod
    def is_template_wrong(instance: FunctionDecl) -> bool:
        """Was the template refused, so that nothing more need be said?"""
        return instance.template is not None and instance.template.decl.is_invalid

    def _find_instance(self, stand_in: FunctionDecl, found: list[NamedDecl],
                       name: tree.QualifiedName) -> FunctionDecl | None:
        """The instance with this signature: of a function template, or a method of an instance."""
        written = name.parts[-1].template_args
        for one in found:
            if isinstance(one, FunctionTemplateDecl):
                with self.diags.suppress():
                    args = self.match_specialization(stand_in, one, written or [])
                if args is not None:
                    return self.function_instance(one, args)
            elif isinstance(one, FunctionDecl) and one.record in self.template_of and written is None:
                if is_same_signature(stand_in, one) and one.result.canonical is stand_in.result.canonical:
                    return one
        return None

    def _instantiate(self, decl: FunctionDecl, loc: Loc, is_extern: bool, made: ExplicitInstantiation) -> None:
        """Give an instance its body now, and let the module keep it; `extern` lets another module have it."""
        canonical = decl.canonical
        waiting = next((entry for entry in self._pending if entry[0] is canonical), None)
        if waiting is not None:
            self._pending.remove(waiting)
        if is_extern:
            self._requested.add(canonical)
            return
        is_new = waiting is not None or canonical not in self._requested or canonical.definition is None
        self._requested.add(canonical)
        canonical.is_referenced = True
        if is_new:
            before = set(self.unit.instances)
            self.instantiate_now(canonical, Instantiation(loc, "note_explicit_instantiation_here",
                                                          canonical.qualified_name, self.instantiation))
            new = [one for one in self.unit.instances if one not in before and one.canonical is canonical]
            self.unit.instances[:] = [one for one in self.unit.instances if one not in new]
            made.functions += new
        for one in (canonical, canonical.definition):
            if one is not None and one.linkage != "static":
                one.linkage = "weak"

    # ------------------------------------------------------------ variables

    def _instantiate_variable(self, declarator: tree.Declarator) -> None:
        """A variable of a template is there when it is used; nobody else can name it."""
        name = declarator.name
        if name is None:
            return
        found = self.lookup(_without_arguments(name))
        if found and isinstance(found[0], VarTemplateDecl) and name.parts[-1].template_args is not None:
            self.variable_instance(found[0], name)
        elif not found or not found[0].is_invalid:
            self.diags.report(name.loc, "err_explicit_instantiation_not_known", name.name)


def _without_arguments(name: tree.QualifiedName) -> tree.QualifiedName:
    """The name without the template arguments of its last part."""
    last = name.parts[-1]
    return tree.QualifiedName([*name.parts[:-1], tree.NamePart(last.loc, last.name, None, last.end)], name.is_global)


def _methods_of(record: RecordDecl) -> list[FunctionDecl]:
    """The methods of a class and of the classes in it, in source order."""
    found: list[FunctionDecl] = []
    for member in record.members:
        if isinstance(member, FunctionDecl):
            found.append(member)
        elif isinstance(member, RecordDecl) and not isinstance(member.name, SpecializationName):
            found += _methods_of(member)
    return found
