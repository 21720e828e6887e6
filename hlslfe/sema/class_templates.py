"""Class templates and alias templates: instances, and specialisations of them.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::CheckTemplateIdType, Sema::ActOnClassTemplateSpecialization and
clang/lib/Sema/SemaTemplateInstantiate.cpp: Sema::InstantiateClassTemplateSpecialization,
getPatternForClassTemplateSpecialization.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, RecordDecl
from hlslfe.ast.template import (
    ClassTemplateDecl,
    PartialSpecialization,
    SpecializationName,
    TemplateArgument,
    TemplateDecl,
    TemplateParm,
    TypeAliasTemplateDecl,
    argument_key,
    arguments_text,
    flat_arguments,
)
from hlslfe.ast.types import DEPENDENT, Type, TypedefType
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.deduction import Conflict, Deduced, Mismatch, deduce, more_specialised
from hlslfe.sema.instantiate import SemaInstantiate
from hlslfe.sema.scope import Scope

_MAX_NAME = 1 << 16  # characters of a class's name with its arguments: it can double with every line


class SemaClassTemplates(SemaInstantiate):
    """From `P<float>` to a record."""

    def resolve_template_id(self, decl: NamedDecl, name: tree.QualifiedName) -> Type | None:
        """The type that a class or alias template with the arguments of `name` stands for; None after an error."""
        written = name.parts[-1].template_args
        if isinstance(decl, RecordDecl) and written is not None and isinstance(decl.name, SpecializationName):
            decl = self.template_of[decl]  # inside of an instance its name is the template's, too
        if not isinstance(decl, (ClassTemplateDecl, TypeAliasTemplateDecl)):
            return None
        if decl.is_invalid:
            return None
        if written is None:
            self.diags.report(name.loc, "err_template_missing_args", decl.name)
            if decl.loc:
                self.diags.report(decl.loc, "note_template_decl_here", decl.name)
            return None
        if self.dependent_depth and self.has_unknown_pack(written):
            return DEPENDENT
        args = self.class_arguments(decl.name, decl.parms, written, decl.home, name.loc)
        if args is None:
            return None
        if any(isinstance(arg, Type) and arg.canonical is DEPENDENT for arg in flat_arguments(tuple(args))):
            return DEPENDENT  # while a template is checked before its use
        if isinstance(decl, TypeAliasTemplateDecl):
            return self._instantiate_alias(decl, args, name.loc)
        record = self.instantiate_class(decl, args, name.loc)
        return None if record is None or record.is_invalid else record.type

    def has_unknown_pack(self, written: list[tree.TypeName | tree.Expr]) -> bool:
        """Does an argument expand a pack whose elements are not known yet?"""
        return any(isinstance(node, tree.PackExpansionExpr) and self.names_unknown_pack(node.pattern)
                   for node in written)

    def class_arguments(self, name: str, parms: list[TemplateParm], written: list[tree.TypeName | tree.Expr],
                        home: Scope, loc: Loc) -> list[TemplateArgument] | None:
        """All the arguments, defaults included; None after an error."""
        given = self.written_arguments(name, parms, written, home, loc)
        if given is None:
            return None
        args = self.complete_arguments(name, parms, dict(enumerate(given)), home, loc)
        if isinstance(args, TemplateParm):
            if args.default is None:
                self.diags.report(loc, "err_template_arg_list_too_few", name)
                self.diags.report(args.loc, "note_template_param_here", args.name)
            return None
        return args

    def _instantiate_alias(self, decl: TypeAliasTemplateDecl, args: list[TemplateArgument], loc: Loc) -> Type | None:
        outer = self.enter_scope(self.bind_scope(decl.parms, args, decl.home))
        context = self.begin_instantiation(loc, "note_template_type_alias_instantiation_here",
                                           decl.name + arguments_text(tuple(args)))
        type = None if self.is_too_deep(loc) else self.resolve_type_name(decl.node.type)
        self.end_instantiation(context)
        self.leave_scope(outer)
        return None if type is None else TypedefType(decl.name + arguments_text(tuple(args)), type)

    # ------------------------------------------------------------ instances

    def instantiate_class(self, template: ClassTemplateDecl, args: list[TemplateArgument],
                          loc: Loc) -> RecordDecl | None:
        """The record with these arguments, made when it is needed for the first time."""
        key = tuple(map(argument_key, args))
        record = template.instances.get(key)
        if record is None:
            record = self.new_instance(template, args)
            if len(record.name) > _MAX_NAME:
                self.diags.report(loc, "err_template_name_too_long", template.name, _MAX_NAME)
                record.is_invalid = True
        if record.is_complete or record in self.open_classes or record in self.hand_made or record.is_invalid:
            return record
        found = self._choose_pattern(template, args, loc)
        if found is None:
            record.is_invalid = True
            return None
        parms, bound, node = found
        if node is not None:
            self._instantiate_members(template, record, node, self.bind_scope(parms, bound, template.home), loc)
        return record

    def new_instance(self, template: ClassTemplateDecl, args: list[TemplateArgument]) -> RecordDecl:
        """An instance without members."""
        name = SpecializationName(template.name, tuple(args), template)
        record = RecordDecl(template.loc, name, template.tag, template.home.path)
        template.instances[tuple(map(argument_key, args))] = record
        self.template_of[record] = template
        return record

    def _choose_pattern(self, template: ClassTemplateDecl, args: list[TemplateArgument], loc: Loc
                        ) -> tuple[list[TemplateParm], list[TemplateArgument], tree.RecordDecl | None] | None:
        """Parameters, their arguments and the syntax: of the partial specialisation that fits best, else of the
        template; None when several fit equally well."""
        chosen = self.best_partial(template, template.partial, args, loc)
        if chosen is None:
            return None
        partial, bound = chosen
        return (template.parms, args, template.node) if partial is None else (partial.parms, bound, partial.node)

    def best_partial(self, template: TemplateDecl, partials: list[PartialSpecialization], args: list[TemplateArgument],
                     loc: Loc) -> tuple[PartialSpecialization | None, list[TemplateArgument]] | None:
        """The partial specialisation that fits best and the arguments of its parameters; (None, args) when none fits,
        None when several fit equally well."""
        fitting: list[tuple[PartialSpecialization, list[TemplateArgument]]] = []
        for partial in partials:
            bound = self._match_partial(partial, args, template, loc)
            if bound is not None:
                fitting.append((partial, bound))
        if not fitting:
            return None, args
        best = [one for one in fitting if all(
            other is one or more_specialised(list(one[0].args), list(other[0].args)) < 0 for other in fitting)]
        if len(best) != 1:
            self.diags.report(loc, "err_partial_spec_ordering_ambiguous", template.name + arguments_text(tuple(args)))
            for partial, _ in fitting:
                self.diags.report(partial.node.loc, "note_partial_spec_match")
            return None
        return best[0]

    def _match_partial(self, partial: PartialSpecialization, args: list[TemplateArgument],
                       template: TemplateDecl, loc: Loc) -> list[TemplateArgument] | None:
        found: Deduced = {}
        try:
            for pattern, arg in zip(partial.args, args, strict=True):
                deduce(pattern, arg, found)
        except (Conflict, Mismatch, ValueError):
            return None
        bound = self.complete_arguments(template.name, partial.parms, found, template.home, loc)
        return None if isinstance(bound, TemplateParm) else bound

    def _instantiate_members(self, template: ClassTemplateDecl, record: RecordDecl, node: tree.RecordDecl,
                             scope: Scope, loc: Loc) -> None:
        """Analyse the members of an instance in `scope`, where the parameters are bound."""
        context = self.begin_instantiation(loc, "note_template_class_instantiation_here", record.qualified_name)
        self._class_depth += 1
        if not self.is_too_deep(loc):
            outer_template, self.open_template = self.open_template, template
            self.complete_class(template, record, node, scope)
            self.open_template = outer_template
        self._class_depth -= 1
        self.end_instantiation(context)

    def complete_class(self, template: ClassTemplateDecl, record: RecordDecl, node: tree.RecordDecl,
                       scope: Scope) -> None:
        """Declare the members, whatever else is in work; the bodies of an instance wait (`open_template`)."""
        outer_function, self.function = self.function, None
        outer_decls, self.decls = self.decls, []
        outer_limit, self.visible_limit = self.visible_limit, template.visible
        state = self.save_body_state()
        waiting = (self._late_arguments, self._late_bodies, self._is_class_open)
        self._late_arguments, self._late_bodies, self._is_class_open = [], [], False
        self.define_instance(template, record, node, scope)
        self._late_arguments, self._late_bodies, self._is_class_open = waiting
        self.restore_body_state(state)
        self.function, self.decls, self.visible_limit = outer_function, outer_decls, outer_limit

    def define_instance(self, template: ClassTemplateDecl, record: RecordDecl, node: tree.RecordDecl,
                        scope: Scope) -> None:
        """Run the record half of sema on `node` for the record `record`, which already exists."""
        name = tree.NamePart(node.loc, record.name, None, node.loc)
        renamed = tree.RecordDecl(node.loc, node.tag, tree.QualifiedName([name]), node.bases, node.members, node.begin,
                                  node.end, node.attrs)
        scope.names[record.name] = [record]
        scope.names[template.name] = [record]
        outer = self.enter_scope(scope)
        self.open_classes.add(record)
        if self.act_on_record_decl(renamed) is None:
            record.is_invalid = True
        self.open_classes.discard(record)
        self.leave_scope(outer)
