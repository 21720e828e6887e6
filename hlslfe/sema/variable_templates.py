"""Templates of variables, and the static members of class templates that are defined outside of them.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::ActOnVarTemplateSpecialization, Sema::CheckVarTemplateId and
clang/lib/Sema/SemaTemplateInstantiateDecl.cpp: Sema::BuildVariableInstantiation,
Sema::InstantiateVariableDefinition.
Differs: a template may not use the variable that it makes in its initialiser.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, VarDecl
from hlslfe.ast.template import (
    OutOfLineMember,
    SpecializationName,
    TemplateArgument,
    argument_key,
    arguments_text,
    flat_arguments,
    is_dependent,
)
from hlslfe.ast.template_variables import VarPartialSpecialization, VarTemplateDecl
from hlslfe.ast.types import DEPENDENT, Type
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.class_templates import SemaClassTemplates
from hlslfe.sema.decl_spec import sort_specifiers
from hlslfe.sema.function_templates import SemaFunctionTemplates
from hlslfe.sema.scope import Scope


class SemaVariableTemplates(SemaFunctionTemplates, SemaClassTemplates):
    """From `template <typename T> static T zero = 0;` to the variable `zero<int>`."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self._used_members: dict[VarDecl, Loc] = {}  # static members of instances that something uses
        # instances whose initialiser is being analysed: the template, and the arguments' keys
        self._variables_in_the_making: set[tuple[VarTemplateDecl, tuple[object, ...]]] = set()

    # ------------------------------------------------------------ declarations

    def act_on_variable_template(self, node: tree.TemplateDecl, decl: tree.SimpleDecl,
                                 declarator: tree.Declarator) -> None:
        """The template, a specialisation of it, or a static member of a class template."""
        name = declarator.name
        if name is None:
            self.diags.report(declarator.loc, "err_not_supported_yet", "this template")
        elif name.parts[-1].template_args is not None:
            self._act_on_variable_specialization(node, decl, declarator)
        elif len(name.parts) > 1:
            self._act_on_member_definition(node, decl, declarator)
        else:
            self._declare_variable_template(node, decl, declarator)

    def _declare_variable_template(self, node: tree.TemplateDecl, decl: tree.SimpleDecl,
                                   declarator: tree.Declarator) -> None:
        assert declarator.name is not None
        self.diags.report(declarator.loc, "ext_variable_template")
        if not self.is_name_free(declarator.name.name, declarator.loc):
            return
        parms = self.template_parms(node.params, is_class=True)
        template = VarTemplateDecl(declarator.loc, declarator.name.name, parms, (decl, declarator), self.scope)
        template.begin, template.end = node.loc, declarator.end
        template.visible = self.declared
        self.declare(template)
        self.decls.append(template)

    def is_name_free(self, name: str, loc: Loc) -> bool:
        raise NotImplementedError

    def _act_on_variable_specialization(self, node: tree.TemplateDecl, decl: tree.SimpleDecl,
                                        declarator: tree.Declarator) -> None:
        """`template <> static const int size<float> = 4;`."""
        name = declarator.name
        assert name is not None
        template = self.find_variable_template(name)
        if template is None:
            return
        if node.params:
            self._act_on_partial_specialization(template, node, decl, declarator)
            return
        static = next((token for token in decl.spec.tokens if token.keyword == "static"), None)
        if static is not None:
            self.diags.report(static.loc, "ext_explicit_specialization_storage_class", "static")
        args = self.class_arguments(template.name, template.parms, name.parts[-1].template_args or [], template.home,
                                    name.loc)
        if args is None:
            return
        old = template.instances.get(tuple(map(argument_key, args)))
        if old is not None:
            id = "err_redefinition" if old in template.hand_made else "err_specialization_after_instantiation"
            self.report_redefinition(old, old.name, name.loc, id)
            return
        made = self._make_variable(template, args, self.scope, decl, declarator)
        if made is not None:
            made.begin = node.loc
            template.hand_made.add(made)
            self.decls.append(made)

    def _act_on_partial_specialization(self, template: VarTemplateDecl, node: tree.TemplateDecl, decl: tree.SimpleDecl,
                                       declarator: tree.Declarator) -> None:
        """`template <typename T> static const int size<vector<T, 2> > = 2;`."""
        name = declarator.name
        assert name is not None
        written = name.parts[-1].template_args or []
        parms = self.template_parms(node.params)
        outer = self.enter_scope(self.pattern_scope(parms, self.scope))
        patterns = self.pattern_arguments(template.parms, written, template.home)
        self.leave_scope(outer)
        if len(patterns) != len(template.parms):
            self.diags.report(name.loc, "err_template_arg_list_different_arity", template.name)
        elif not any(map(is_dependent, patterns)):
            self.diags.report(name.loc, "err_partial_spec_fully_specialized", template.name)
        else:
            made = VarPartialSpecialization(template.name, parms, patterns, declarator, self.declared)
            made.decl = decl
            made.begin, made.end = node.loc, declarator.end
            template.partial.append(made)
            self.decls.append(made)

    def _pattern_for(self, template: VarTemplateDecl, args: list[TemplateArgument], loc: Loc) -> tuple[
            Scope, tree.SimpleDecl, tree.Declarator] | None:
        """What the variable with these arguments is made of; None when partial specialisations fit equally well."""
        chosen = self.best_partial(template, template.partial, args, loc)
        if chosen is None:
            return None
        partial, bound = chosen
        if not isinstance(partial, VarPartialSpecialization):
            return (self.bind_scope(template.parms, args, template.home), *template.node)
        return self.bind_scope(partial.parms, bound, template.home), partial.decl, partial.node

    def find_variable_template(self, name: tree.QualifiedName) -> VarTemplateDecl | None:
        """The template that a specialisation names; None after an error."""
        last = name.parts[-1]
        plain = tree.QualifiedName([*name.parts[:-1], tree.NamePart(last.loc, last.name, None, last.loc)],
                                   name.is_global)
        found: list[NamedDecl] = self.lookup(plain)
        if found and isinstance(found[0], VarTemplateDecl):
            return found[0]
        if not found or not found[0].is_invalid:
            self.diags.report(name.loc, "err_var_spec_no_template", name.name)
        return None

    # ------------------------------------------------------------ instances

    def variable_instance(self, template: VarTemplateDecl, name: tree.QualifiedName) -> VarDecl | None:
        """The variable that `name<arguments>` means, made when it is needed first; None after an error, and
        while it depends on parameters."""
        written = name.parts[-1].template_args
        if template.is_invalid:
            return None
        if written is None:
            self.diags.report(name.loc, "err_template_missing_args", template.name)
            self.diags.report(template.loc, "note_template_decl_here", template.name)
            return None
        if self.dependent_depth and self.has_unknown_pack(written):
            return None
        args = self.class_arguments(template.name, template.parms, written, template.home, name.loc)
        if args is None or any(isinstance(arg, Type) and arg.canonical is DEPENDENT
                               for arg in flat_arguments(tuple(args))):
            return None
        key = tuple(map(argument_key, args))
        if key not in template.instances:
            template.instances[key] = None  # for an initialiser that needs itself
            what = template.name + arguments_text(tuple(args))
            context = self.begin_instantiation(name.loc, "note_template_variable_instantiation_here", what)
            if not self.is_too_deep(name.loc, self.depth_of_variables):
                self.depth_of_variables += 1
                self._variables_in_the_making.add((template, key))
                pattern = self._pattern_for(template, args, name.loc)
                if pattern is not None:
                    template.instances[key] = self._make_variable(template, args, *pattern)
                self._variables_in_the_making.discard((template, key))
                self.depth_of_variables -= 1
            self.end_instantiation(context)
        elif (template, key) in self._variables_in_the_making and template.instances[key] is None:
            self.diags.report(name.loc, "err_not_supported_yet", f"'{template.name}' in its own initialiser")
        made = template.instances[key]
        return None if made is None or made.is_invalid else made

    def _make_variable(self, template: VarTemplateDecl, args: list[TemplateArgument], home: Scope,
                       decl: tree.SimpleDecl, declarator: tree.Declarator) -> VarDecl | None:
        """Analyse the declaration in `home`, under the name of the instance."""
        scope = Scope(template.home.kind, home, template.home.path)
        named = tree.Declarator(declarator.loc, tree.QualifiedName([tree.NamePart(
            declarator.loc, SpecializationName(template.name, tuple(args), template), None, declarator.loc)]))
        for slot in ("dims", "pointers", "annotations", "init", "init_args", "init_style", "init_loc", "attrs", "end"):
            setattr(named, slot, getattr(declarator, slot))
        outer, outer_decls, self.decls = self.enter_scope(scope), self.decls, []
        state = (self.function, self.visible_limit, self.save_body_state())
        self.function = None
        specifiers = sort_specifiers(self.diags, decl.spec)
        is_auto = isinstance(decl.spec.type, tree.AutoTypeSpec)
        base = None if is_auto else self.type_of_specifiers(decl.spec, specifiers)
        made = None
        if base is not None or is_auto:
            made = self.act_on_variable_declarator(specifiers, base, named, decl.attrs)
        self.function, self.visible_limit, saved = state
        self.restore_body_state(saved)
        self.leave_scope(outer)
        self.decls = outer_decls
        if made is not None:
            template.instances[tuple(map(argument_key, args))] = made
        return made

    # ------------------------------------------------------------ static members

    def _act_on_member_definition(self, node: tree.TemplateDecl, decl: tree.SimpleDecl,
                                  declarator: tree.Declarator) -> None:
        """`template <typename T> T P<T>::count = 0;`: kept until an instance needs it."""
        name = declarator.name
        assert name is not None
        if not node.params:
            self.act_on_decl(decl)
            return
        template = self.class_template_around(name)
        if template is None:
            return
        member = OutOfLineMember(name.loc, name.name, self.template_parms(node.params), decl, declarator, None)
        member.begin, member.end = node.loc, declarator.end
        template.out_of_line.append(member)
        self.decls.append(member)

    def check_access(self, decl: NamedDecl, loc: Loc) -> None:
        """Every use of a member comes by here: a static one of an instance needs its definition."""
        super().check_access(decl, loc)
        if isinstance(decl, VarDecl) and decl.record in self.template_of and not self.dependent_depth:
            self._used_members.setdefault(decl, loc)

    def perform_pending_instantiations(self) -> None:
        super().perform_pending_instantiations()
        done: set[VarDecl] = set()
        while len(done) < len(self._used_members):
            for decl, loc in list(self._used_members.items()):
                if decl not in done:
                    done.add(decl)
                    self._define_member(decl, loc)
            super().perform_pending_instantiations()

    def _define_member(self, decl: VarDecl, loc: Loc) -> None:
        record = decl.record
        if decl.definition is not None or record is None or not isinstance(record.name, SpecializationName):
            return
        for member in self.template_of[record].out_of_line:
            if member.name != decl.name or member.body is not None:
                continue
            bound = self.bind_scope(member.parms, list(record.name.args), self.scopes_of[record])
            context = self.begin_instantiation(loc, "note_template_member_instantiation_here", decl.qualified_name)
            outer = self.enter_scope(bound)
            specifiers = sort_specifiers(self.diags, member.spec.spec)
            base = self.type_of_specifiers(member.spec.spec, specifiers)
            type = None if base is None else self.declarator_type(base, member.declarator)
            if type is not None and self.is_member_type(decl, type, member.declarator):
                made = VarDecl(decl.loc, decl.name, type, "member", decl.scope)
                made.record, made.previous = record, decl
                self.give_member_value(made, decl, member.declarator)
            self.leave_scope(outer)
            self.end_instantiation(context)
