"""Instances of templates: functions and classes made by analysing the syntax of the template again, with its
parameters bound to arguments.

Mirrors clang/lib/Sema/SemaTemplateInstantiate.cpp: Sema::InstantiateClass, Sema::PrintInstantiationStack and
clang/lib/Sema/SemaTemplateInstantiateDecl.cpp: Sema::InstantiateFunctionDefinition,
Sema::PerformPendingInstantiations.
Differs: Clang transforms a typed tree; here sema runs on the syntax. A class is made when it is named, not when it has
to be complete. Default arguments belong to the signature, so that one that does not fit makes the function not viable.
"""

from __future__ import annotations

from collections import deque

from hlslfe.ast.decl import FunctionDecl, NamedDecl, RecordDecl
from hlslfe.ast.template import (
    ClassTemplateDecl,
    FunctionTemplateDecl,
    PackDecl,
    SpecializationName,
    TemplateArgument,
    TemplateInfo,
    argument_key,
    arguments_text,
)
from hlslfe.ast.types import VOID
from hlslfe.basic.diagnostics import DiagnosticsEngine, FatalError
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import sort_specifiers
from hlslfe.sema.functions import is_same_signature
from hlslfe.sema.methods import SemaMethods
from hlslfe.sema.packs import is_pack_parameter
from hlslfe.sema.recursion import SemaRecursion
from hlslfe.sema.scope import Scope
from hlslfe.sema.template_args import SemaTemplateArgs

TEMPLATE_DEPTH = 1024  # instantiations inside of each other, as in Clang
_CLASS_DEPTH = 200  # of classes, which are made at once, one inside of the other


class Instantiation:
    """Where an instance was asked for: `what` it is, for the note, and the instantiation around that place."""

    __slots__ = ("loc", "id", "what", "parent", "depth")

    def __init__(self, loc: Loc, id: str, what: str, parent: Instantiation | None) -> None:
        self.loc = loc
        self.id = id
        self.what = what
        self.parent = parent
        self.depth: int = parent.depth + 1 if parent else 1


class SemaInstantiate(SemaMethods, SemaTemplateArgs, SemaRecursion):
    """Makes instances. `instantiation`: the one that is going on; `dependent_depth`: above 0 while a template itself is
    checked, `visible_limit`: how many file-scope declarations the template in work sees (None: all)."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.instantiation: Instantiation | None = None
        self.dependent_depth = 0
        self._outer_bad_parts: list[set[tree.NamePart]] = []
        self.visible_limit: int | None = None
        self._pending: list[tuple[FunctionDecl, Instantiation]] = []
        self._requested: set[FunctionDecl] = set()
        self._instance_scopes: dict[FunctionDecl, Scope] = {}
        self._class_depth = 0
        self.depth_of_variables = 0
        self._specialized: set[FunctionDecl] = set()  # methods of instances that were specialised by hand
        # Of classes: the template whose instance is being made, and the bodies of methods that nobody needed so far.
        self.open_template: ClassTemplateDecl | None = None
        self.waiting_bodies: dict[FunctionDecl, tuple[Scope, tree.FunctionDecl, ClassTemplateDecl]] = {}
        self.template_of: dict[NamedDecl, ClassTemplateDecl] = {}  # of every instance
        self.open_classes: set[RecordDecl] = set()  # instances whose members are being declared
        self.hand_made: set[RecordDecl] = set()  # explicit specialisations
        diags.context = self._note_contexts

    # ------------------------------------------------------------ what is going on

    def _note_contexts(self) -> list[tuple[Loc, str, tuple[object, ...]]]:
        """The notes that follow a diagnostic: where the instance was asked for, innermost first."""
        chain: list[tuple[Loc, str, tuple[object, ...]]] = []
        link = self.instantiation
        while link is not None:
            chain.append((link.loc, link.id, (link.what,)))
            link = link.parent
        limit = self.options.template_backtrace_limit
        if 0 < limit < len(chain):
            start, end = limit // 2 + limit % 2, len(chain) - limit // 2
            chain[start:end] = [(chain[start][0], "note_instantiation_contexts_suppressed", (end - start,))]
        return chain

    def begin_instantiation(self, loc: Loc, id: str, what: str) -> Instantiation | None:
        """Enter an instantiation and return the one around it, for `end_instantiation`."""
        outer = self.instantiation
        self.instantiation = Instantiation(loc, id, what, outer)
        return outer

    def end_instantiation(self, outer: Instantiation | None) -> None:
        self.instantiation = outer

    def is_too_deep(self, loc: Loc, nested: int = 0) -> bool:
        """Report instantiations inside of instantiations beyond the limit, which ends the compilation."""
        depth = self.instantiation.depth if self.instantiation else 0
        if depth < TEMPLATE_DEPTH and max(self._class_depth, nested) < _CLASS_DEPTH:
            return False
        limit = TEMPLATE_DEPTH if depth >= TEMPLATE_DEPTH else _CLASS_DEPTH
        self.diags.report(loc, "err_template_recursion_depth_exceeded", limit)
        raise FatalError

    # ------------------------------------------------------------ signatures

    def function_instance(self, template: FunctionTemplateDecl, args: list[TemplateArgument]) -> FunctionDecl | None:
        """The declaration of the instance with these arguments; None when its signature makes no sense (which only
        means that the template is no candidate)."""
        key = tuple(map(argument_key, args))
        if key not in template.instances:
            template.instances[key] = None  # for a signature that needs itself
            template.instances[key] = self._make_signature(template, args)
        return template.instances[key]

    def _make_signature(self, template: FunctionTemplateDecl, args: list[TemplateArgument]) -> FunctionDecl | None:
        spec, declarator, _attrs, _body = template.node
        scope = self.bind_scope(template.parms, args, template.home)
        outer, outer_decls, self.decls = self.enter_scope(scope), self.decls, []
        outer_limit, self.visible_limit = self.visible_limit, template.visible
        inner = Scope("function", scope)
        with self.diags.suppress():
            specifiers = sort_specifiers(self.diags, spec)
            base = self.type_of_specifiers(spec, specifiers)
            if base is not None and specifiers.constexpr_loc and not specifiers.const_loc:
                base = base.unqualified
            result = None if base is None else self.declarator_type(base, declarator)
            params, is_valid = self.act_on_params(declarator, inner, is_definition=True)
            if result is not None and result.canonical is not VOID:
                is_valid = is_valid and self.require_complete(declarator.loc, result, "err_func_def_incomplete_result")
        self.visible_limit = outer_limit
        self.decls = outer_decls
        self.leave_scope(outer)
        if result is None or not is_valid:
            return None
        type = self.context.function(result, tuple(param.type for param in params),
                                     tuple(param.modifier for param in params), declarator.is_const)
        decl = FunctionDecl(template.loc, template.name, type, params, template.home.path)
        decl.record = template.record
        decl.is_static_method = template.record is not None and specifiers.storage == "static"
        decl.begin, decl.end = specifiers.begin, declarator.end
        decl.linkage = "static" if specifiers.storage == "static" and template.record is None else "inline"
        decl.is_constexpr = bool(specifiers.constexpr_loc)
        decl.template = TemplateInfo(template, tuple(args), False)
        self._instance_scopes[decl] = inner
        return decl

    # ------------------------------------------------------------ bodies

    def mark_function_referenced(self, function: FunctionDecl, loc: Loc) -> None:
        function.is_referenced = function.canonical.is_referenced = True
        if self.function is not None or not function.is_constexpr:  # else it is (mostly) computed here
            self.note_call(function, loc)
        if function.template is not None or function.canonical in self.waiting_bodies or (
                function.record in self.template_of and function.canonical.definition is None):
            self._require_instance(function.canonical, loc)

    def _require_instance(self, decl: FunctionDecl, loc: Loc) -> None:
        """An instance was used: its body is wanted."""
        is_method = decl.template is None
        if self.dependent_depth or decl in self._requested or (
                decl.template is not None and decl.template.is_explicit):
            return
        self._requested.add(decl)
        what = decl.qualified_name + ("" if decl.template is None else arguments_text(decl.template.args))
        id = "note_template_member_instantiation_here" if is_method else "note_template_function_instantiation_here"
        request = Instantiation(loc, id, what, self.instantiation)
        if decl.is_constexpr:
            self.instantiate_now(decl, request)
        else:
            self._pending.append((decl, request))

    def perform_pending_instantiations(self) -> None:
        """At the end of the unit: the bodies of all that was used; what one of them uses comes right behind it."""
        todo = deque(self._take_pending())
        while todo:
            decl, request = todo.popleft()
            self.instantiate_now(decl, request)
            todo.extendleft(reversed(self._take_pending()))

    def _take_pending(self) -> list[tuple[FunctionDecl, Instantiation]]:
        pending, self._pending = self._pending, []
        return pending

    def instantiate_now(self, decl: FunctionDecl, request: Instantiation) -> None:
        if decl.template is not None and not decl.template.decl.is_defined:
            self._find_member_template(decl.template.decl)
        if decl.template is not None and (
                decl.template.is_explicit or decl.template.decl.is_invalid or not decl.template.decl.is_defined):
            return  # what is declared only may be in another module
        outer_instantiation, self.instantiation = self.instantiation, request.parent
        if not self.is_too_deep(request.loc):
            self.instantiation = request
            if decl.template is not None:
                self._instantiate_body(decl, decl.template.decl)
            elif decl in self.waiting_bodies:
                self._instantiate_method(decl)
            else:
                self._instantiate_out_of_line(decl)
        self.instantiation = outer_instantiation

    def _instantiate_out_of_line(self, decl: FunctionDecl) -> None:
        """A method that its class only declares: its definition outside of the class template, if there is one."""
        record = decl.record
        assert record is not None and isinstance(record.name, SpecializationName)
        template = self.template_of[record]
        for member in template.out_of_line:
            if member.name != decl.name or member.body is None or member.inner:
                continue
            bound = self.bind_scope(member.parms, list(record.name.args), self.scopes_of[record])
            scope = Scope("function", bound, bound.path)
            state = (self.function, self.decls, self.visible_limit, self.scope, self.save_body_state())
            self.decls, self.visible_limit, self.scope = [], None, bound
            params, is_valid = self.act_on_params(member.declarator, scope, is_definition=True)
            definition = FunctionDecl(member.loc, decl.name, decl.type, params, decl.scope)  # type: ignore[arg-type]
            if is_valid and is_same_signature(definition, decl) and [param.type.canonical for param in params] == [
                    param.type.canonical for param in decl.params]:
                self._become_definition(definition, decl, member.end)
                self.act_on_body_of(definition, scope, member.body)
                self.unit.instances.append(definition)
            self.function, self.decls, self.visible_limit, self.scope, saved = state
            self.restore_body_state(saved)

    def _find_member_template(self, template: FunctionTemplateDecl) -> None:
        """The definition of a member template outside of its class template, if there is one."""
        record = template.record
        if record is None or record not in self.template_of:
            return
        for member in self.template_of[record].out_of_line:
            if member.name == template.name and len(member.inner) == len(template.parms) and (
                    len(member.declarator.params or []) == len(template.params)):
                template.node = (member.spec, member.declarator, [], member.body)
                template.is_defined, template.loc = True, member.loc
                template.names = (member.parms, member.inner)
                return

    @staticmethod
    def _become_definition(definition: FunctionDecl, decl: FunctionDecl, end: Loc) -> None:
        definition.record, definition.is_static_method = decl.record, decl.is_static_method
        definition.previous, definition.canonical, definition.end = decl, decl.canonical, end
        definition.is_referenced = True
        definition.linkage = decl.canonical.linkage = "inline"
        decl.canonical.definition = definition

    def _instantiate_method(self, decl: FunctionDecl) -> None:
        scope, node, template = self.waiting_bodies.pop(decl)
        state = (self.function, self.decls, self.visible_limit, self.scope, self.save_body_state())
        self.decls, self.visible_limit = [], template.visible
        self.scope = scope
        super().act_on_late_body(decl, scope, node)
        self.function, self.decls, self.visible_limit, self.scope, saved = state
        self.restore_body_state(saved)
        self.unit.instances.append(decl)

    def act_on_late_body(self, decl: FunctionDecl, scope: Scope, node: tree.FunctionDecl) -> None:
        """The bodies of an instance's member functions are made when they are used."""
        if self.open_template is None:
            super().act_on_late_body(decl, scope, node)
        else:
            self.waiting_bodies[decl] = (scope, node, self.open_template)

    def _instantiate_body(self, decl: FunctionDecl, template: FunctionTemplateDecl) -> None:
        """Analyse the body. The template may have been defined after the signature was made, under other names."""
        _spec, declarator, attrs, body = template.node
        scope = self._instance_scopes.pop(decl)
        self._rename_params(decl, declarator.params or [], scope)
        name = None if template.record is None else template.record.name
        if template.names is not None and isinstance(name, SpecializationName) and scope.parent is not None:
            assert decl.template is not None
            for parms, args in zip(template.names, (name.args, decl.template.args), strict=True):
                for parm, arg in zip(parms, args, strict=False):
                    self.bind(scope.parent, parm, arg)
        state = (self.function, self.decls, self.visible_limit, self.scope, self.save_body_state())
        self.function, self.decls, self.visible_limit = decl, [], template.visible
        self.scope = scope
        decl.loc, decl.end = template.loc, body.rbrace
        self.process_decl_attributes(decl, attrs)
        decl.body = self.act_on_function_body(decl, body)
        self.function, self.decls, self.visible_limit, self.scope, saved = state
        self.restore_body_state(saved)
        decl.canonical.definition = decl
        self.unit.instances.append(decl)

    @staticmethod
    def _rename_params(decl: FunctionDecl, nodes: list[tree.ParmVarDecl], scope: Scope) -> None:
        """Give the parameters the names that the definition has for them; a pack takes all that are left over."""
        position = 0
        for node in nodes:
            is_pack = is_pack_parameter(node)
            count = len(decl.params) - len(nodes) + 1 if is_pack else 1
            params = decl.params[position:position + count]
            position += count
            name = node.declarator.name
            if name is None or all(param.name == name.name for param in params):
                continue
            for param in params:
                param.name = name.name
            elements: list[NamedDecl] = [*params]
            scope.names[name.name] = [PackDecl(name.loc, name.name, elements, "parm")] if is_pack else elements

    # ------------------------------------------------------------ two-phase lookup

    def is_visible(self, decl: NamedDecl) -> bool:
        """Was it declared before the template that is in work?"""
        if self.visible_limit is None:
            return True
        first = decl.canonical if isinstance(decl, FunctionDecl) else decl
        return self.order.get(first, 0) <= self.visible_limit
