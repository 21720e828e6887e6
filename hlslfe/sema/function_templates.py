"""Function templates: declared, specialised, and made candidates of calls.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::CheckFunctionTemplateSpecialization, clang/lib/Sema/SemaOverload.cpp:
Sema::AddTemplateOverloadCandidate, Sema::AddArgumentDependentLookupCandidates, isBetterOverloadCandidate (the part
about templates), DiagnoseBadDeduction and clang/lib/Sema/SemaTemplateDeduction.cpp: Sema::DeduceTemplateArguments.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, NamedDecl, ParmVarDecl, TypedefDecl
from hlslfe.ast.expr import Expr
from hlslfe.ast.template import (
    ClassTemplateDecl,
    FunctionTemplateDecl,
    OutOfLineMember,
    PackDecl,
    PackExpansion,
    TemplateParm,
    is_dependent,
)
from hlslfe.ast.types import DEPENDENT, EnumType, RecordType, Type
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.decl_spec import MODIFIERS, sort_specifiers
from hlslfe.sema.deduction import (
    Conflict,
    Deduced,
    Mismatch,
    compare_templates,
    contains_array,
    deduce,
    deduce_expansion,
    parameters_of,
)
from hlslfe.sema.packs import is_pack_parameter
from hlslfe.sema.scope import Scope
from hlslfe.sema.specializations import SemaSpecializations
from hlslfe.sema.template_args import WrittenArgument

_NO_VALUE_TYPES = frozenset({"float", "half", "double", "void"})  # no template parameter is a value of these
_TAG_TYPES = (EnumType, RecordType)  # types with a namespace that calls look into
Reason = tuple[Loc, str, *tuple[object, ...]]  # a note: why a template is no candidate


class SemaFunctionTemplates(SemaSpecializations):
    """From `template <typename T> T f(T x)` to candidates of `f(1)`."""

    # ------------------------------------------------------------ parameters

    def template_parms(self, params: list[tree.TemplateParam], old: list[TemplateParm] | None = None,
                       is_class: bool = False) -> list[TemplateParm]:
        """The parameters, with the defaults that an earlier declaration gave them.  A parameter of a class template
        needs a default when one before it has one; that of a function template may be deduced."""
        parms: list[TemplateParm] = []
        names: dict[str, TemplateParm] = {}
        for index, param in enumerate(params):
            inner = self.template_parms(param.params) if isinstance(param, tree.TemplateTemplateParam) else None
            parm = TemplateParm(param.loc, param.name, index, param.type, param.default, param.is_pack, inner)
            if param.is_pack and is_class and index + 1 < len(params):
                self.diags.report(param.loc, "err_template_param_pack_must_be_last_template_parameter")
            if param.name and param.name in names:
                self.diags.report(param.loc, "err_template_param_shadow", param.name)
                self.diags.report(names[param.name].loc, "note_template_param_here", param.name)
            names.setdefault(param.name, parm)
            parms.append(parm)
            spec = param.type.type if param.type is not None else None
            if isinstance(spec, tree.BuiltinTypeSpec) and spec.keywords[0] in _NO_VALUE_TYPES:
                self.diags.report(param.loc, "err_template_nontype_parm_bad_type", f"'{spec.keywords[0]}'")
        if old is not None:
            self._merge_defaults(parms, old)
        seen = False
        for parm in parms if is_class else []:
            if parm.default is None and seen and not parm.is_pack:
                self.diags.report(parm.loc, "err_template_param_default_arg_missing")
            seen = seen or parm.default is not None
        return parms

    def _merge_defaults(self, parms: list[TemplateParm], old: list[TemplateParm]) -> None:
        for parm, before in zip(parms, old, strict=False):
            if parm.default is not None and before.default is not None:
                self.diags.report(parm.loc, "err_template_param_default_arg_redefinition")
                self.diags.report(before.loc, "note_template_prev_default")
            parm.default = parm.default if parm.default is not None else before.default

    # ------------------------------------------------------------ declarations

    def act_on_function_template(self, node: tree.TemplateDecl, spec: tree.DeclSpec, declarator: tree.Declarator,
                                 attrs: list[tree.Attribute], body: tree.CompoundStmt | None) -> None:
        """A function template, or (with `template <>`) a specialisation of one."""
        name = declarator.name
        if name is None or isinstance(spec.type, tree.AutoTypeSpec):
            self.diags.report(declarator.loc, "err_not_supported_yet", "this template")
        elif not node.params:
            self.act_on_function_specialization(spec, declarator, body)
        elif len(name.parts) > 1 or not name.is_simple:
            self._act_on_member_out_of_line(node, spec, declarator, body)
        else:
            self._declare_function_template(node, spec, declarator, attrs, body)

    def class_template_around(self, name: tree.QualifiedName, can_be_there: bool = True) -> ClassTemplateDecl | None:
        """The class template whose member `name` is, defined outside of it; None after an error."""
        found = self.lookup(tree.QualifiedName(name.parts[:-1], name.is_global))
        if can_be_there and found and isinstance(found[0], ClassTemplateDecl):
            return found[0]
        if not found:
            self.report_no_member(name, "err_no_member")
        elif not found[0].is_invalid:
            self.diags.report(name.loc, "err_not_supported_yet", "this template outside of its scope")
        return None

    def _act_on_member_out_of_line(self, node: tree.TemplateDecl, spec: tree.DeclSpec, declarator: tree.Declarator,
                                   body: tree.CompoundStmt | None) -> None:
        """`template <typename T> T P<T>::get() {...}`: kept with the class template until an instance needs it."""
        name = declarator.name
        assert name is not None
        template = self.class_template_around(name, body is not None and not name.parts[-1].template_args)
        if template is None or body is None:
            return
        parms = self.template_parms(node.params)
        if len(parms) != len(template.parms):
            self.diags.report(name.loc, "err_template_arg_list_different_arity", template.name)
            return
        member = OutOfLineMember(name.loc, name.name, parms, spec, declarator, body)
        member.begin, member.end = node.loc, body.rbrace
        template.out_of_line.append(member)
        self.decls.append(member)

    def act_on_member_template(self, node: tree.TemplateDecl, inner: tree.TemplateDecl,
                               decl: tree.FunctionDecl) -> bool:
        """A member template of a class template, defined outside of it; False when its class is not found."""
        name = decl.declarator.name
        if name is None or len(name.parts) < 2:
            return False
        found = self.lookup(tree.QualifiedName(name.parts[:-1], name.is_global))
        template = found[0] if found else None
        if not isinstance(template, ClassTemplateDecl):
            return False
        member = OutOfLineMember(name.loc, name.name, self.template_parms(node.params), decl.spec, decl.declarator,
                                 decl.body)
        member.inner = self.template_parms(inner.params)
        member.begin, member.end = node.loc, decl.body.rbrace
        template.out_of_line.append(member)
        self.decls.append(member)
        return True

    def _declare_function_template(self, node: tree.TemplateDecl, spec: tree.DeclSpec, declarator: tree.Declarator,
                                   attrs: list[tree.Attribute], body: tree.CompoundStmt | None) -> None:
        assert declarator.name is not None
        name = declarator.name.name
        decl = FunctionTemplateDecl(declarator.loc, name, self.template_parms(node.params),
                                    (spec, declarator, attrs, body), self.scope)
        decl.begin, decl.end = node.loc, body.rbrace if body is not None else declarator.end
        decl.is_defined = body is not None
        decl.record = self.scope.record
        decl.visible = self.declared
        self._find_pattern(decl, spec, declarator)
        found = self.find_here(name)
        others: list[NamedDecl] = [old for old in found if not isinstance(old, FunctionTemplateDecl)]
        if others and not self.are_functions(others):
            self.report_redefinition(others[0], name, declarator.loc)
            return
        for old in found:
            if isinstance(old, FunctionTemplateDecl) and old.key == decl.key:
                self._merge_template(old, decl)
                return
        self.declare(decl)
        decl.visible = self.declared  # it sees itself
        self.decls.append(decl)
        self._check_definition_later(decl)

    def _find_pattern(self, decl: FunctionTemplateDecl, spec: tree.DeclSpec, declarator: tree.Declarator) -> None:
        """The signature in terms of the parameters."""
        outer = self.enter_scope(self.pattern_scope(decl.parms, self.scope))
        for parm in decl.parms:
            pattern = DEPENDENT if parm.value_type is None else self.pattern_of_spec(parm.value_type)
            parm.pattern = pattern if is_dependent(pattern) else None
            parm.type = None if parm.is_type or parm.pattern is not None else pattern
        decl.result = self.pattern_of_declarator(spec, tree.Declarator(declarator.loc, None))
        nodes = declarator.params or []
        if len(nodes) == 1 and self._is_void_list(nodes[0]):
            nodes = []
        for node in nodes:
            pattern = self.pattern_of_declarator(node.spec, node.declarator)
            is_pack = is_pack_parameter(node)
            decl.params.append(PackExpansion(pattern) if is_pack else pattern)
            words = {token.keyword for token in node.spec.tokens if token.keyword in MODIFIERS}
            decl.modifiers.append("in" if words <= {"in"} else "out" if words == {"out"} else "inout")
            if node.declarator.init is None and not is_pack:
                decl.required = len(decl.params)
        self.leave_scope(outer)

    def _merge_template(self, old: FunctionTemplateDecl, decl: FunctionTemplateDecl) -> None:
        """A second declaration of a template: the definition of the first, or nothing new."""
        self.decls.append(decl)
        if not decl.is_defined:
            return
        if old.is_defined:
            self.report_redefinition(old, decl.name, decl.loc, "err_redefinition")
            return
        for parm, before in zip(decl.parms, old.parms, strict=True):
            parm.default = parm.default if parm.default is not None else before.default
        old_params = old.node[1].params or []
        for param, earlier in zip(decl.node[1].params or [], old_params, strict=False):
            if param.declarator.init is None:
                param.declarator.init = earlier.declarator.init
        old.parms, old.node, old.is_defined, old.visible = decl.parms, decl.node, True, decl.visible
        old.loc = decl.loc
        self._check_definition(old)

    # ------------------------------------------------------------ before it is used

    def _check_definition_later(self, decl: FunctionTemplateDecl) -> None:
        """A member sees the whole class; one of an instance was checked by the first use that it had."""
        if decl.record is None:
            self._check_definition(decl)
        elif self.open_template is None:
            self._late_bodies.append(lambda: self._check_definition(decl))

    def dependent_scope(self, parms: list[TemplateParm], home: Scope) -> Scope:
        """A scope in which the parameters fit everything, for a look at the template itself; call
        `leave_dependent_scope` after it."""
        scope = Scope("template", home, home.path)
        outer = self.enter_scope(scope)
        for parm in parms:
            if parm.is_pack:
                kind = "type" if parm.is_type else "value"
                scope.names[parm.name] = [PackDecl(parm.loc, parm.name, None, kind)]
            elif parm.is_type:
                scope.names[parm.name] = [TypedefDecl(parm.loc, parm.name, DEPENDENT)]
            else:
                self.declare_invalid(parm.name, parm.loc)
        self.leave_scope(outer)
        self._outer_bad_parts.append(self.bad_parts)
        self.bad_parts = set()
        self.dependent_depth += 1
        return scope

    def leave_dependent_scope(self) -> None:
        self.dependent_depth -= 1
        self.bad_parts = self._outer_bad_parts.pop()

    def _check_definition(self, decl: FunctionTemplateDecl) -> None:
        """Analyse the template once with parameters that fit everything; only errors count, and each is told once."""
        spec, declarator, _attrs, body = decl.node
        scope = self.dependent_scope(decl.parms, decl.home)
        outer, outer_decls, self.decls = self.enter_scope(scope), self.decls, []
        with self.diags.errors_only(str(DEPENDENT)) as errors:
            specifiers = sort_specifiers(self.diags, spec)
            base = self.type_of_specifiers(spec, specifiers)
            inner = Scope("function", scope)
            params, _ = self.act_on_params(declarator, inner, is_definition=True)
            if body is not None:
                self._check_body(decl, params, base or DEPENDENT, inner, body)
        self.leave_dependent_scope()
        self.decls = outer_decls
        self.leave_scope(outer)
        decl.is_invalid = bool(errors)

    def _check_body(self, decl: FunctionTemplateDecl, params: list[ParmVarDecl], result: Type, scope: Scope,
                    body: tree.CompoundStmt) -> None:
        type = self.context.function(result, tuple(param.type for param in params),
                                     tuple(param.modifier for param in params))
        stand_in = FunctionDecl(decl.loc, decl.name, type, params, decl.home.path)
        stand_in.record = decl.record
        stand_in.is_static_method = decl.node[0].has("static")
        outer_function, self.function = self.function, stand_in
        outer = self.enter_scope(scope)
        self.act_on_function_body(stand_in, body)
        self.leave_scope(outer)
        self.function = outer_function

    # ------------------------------------------------------------ candidates

    def template_candidates(self, found: list[NamedDecl], written: list[WrittenArgument] | None, args: list[Expr],
                            loc: Loc) -> tuple[list[FunctionDecl], list[Reason]]:
        candidates: list[FunctionDecl] = []
        reasons: list[Reason] = []
        for template in found:
            if not isinstance(template, FunctionTemplateDecl):
                continue
            result = self._deduce_call(template, written, args, loc)
            if isinstance(result, FunctionDecl):
                candidates.append(result)
            else:
                reasons.append(result)
        return candidates, reasons

    def _deduce_call(self, template: FunctionTemplateDecl, written: list[WrittenArgument] | None, args: list[Expr],
                     loc: Loc) -> FunctionDecl | Reason:
        is_variadic = any(isinstance(pattern, PackExpansion) for pattern in template.params)
        if len(args) < template.required or (len(args) > len(template.params) and not is_variadic):
            most, least = len(template.params), template.required
            count = f"{least} or more" if is_variadic else str(most) if most == least else f"{least} to {most}"
            return (template.loc, "note_ovl_candidate_arity", template.name, count, len(args))
        with self.diags.suppress():
            given = self.written_arguments(template.name, template.parms, written or [], template.home, loc)
        if given is None:
            return (template.loc, "note_ovl_candidate_explicit_arg_mismatch", template.name)
        found: Deduced = dict(enumerate(given))
        try:
            for index, (pattern, arg) in enumerate(zip(template.params, args, strict=False)):
                if isinstance(pattern, PackExpansion):
                    self._deduce_rest(pattern, [rest.type.canonical for rest in args[index:]], found, len(given))
                    break
                self._deduce_argument(template, pattern, arg.type, found, len(given))
        except Conflict as conflict:
            parm = template.parms[conflict.index]
            return (template.loc, "note_ovl_candidate_inconsistent_deduction", parm.name, str(conflict.first),
                    str(conflict.second))
        except Mismatch:
            return (template.loc, "note_ovl_candidate_non_deduced_mismatch", template.name)
        with self.diags.suppress():
            bound = self.complete_arguments(template.name, template.parms, found, template.home, loc)
        if isinstance(bound, TemplateParm):
            return (template.loc, "note_ovl_candidate_incomplete_deduction", bound.name)
        instance = self.function_instance(template, bound)
        if instance is None:
            return (template.loc, "note_ovl_candidate_substitution_failure", template.name)
        return instance

    def _deduce_argument(self, template: FunctionTemplateDecl, pattern: Type, type: Type, found: Deduced,
                         given: int) -> None:
        """One argument. A parameter whose template arguments are all given takes what converts to it."""
        used = _parameters_of(pattern)
        if not used or (given and all(index < given for index in used)):
            return
        deduce(pattern, type.canonical, found)

    @staticmethod
    def _deduce_rest(expansion: PackExpansion, types: list[Type], found: Deduced, given: int) -> None:
        """The arguments that a pack of parameters takes; it may begin with template arguments that are written."""
        explicit = frozenset(index for index in _parameters_of(expansion) if index < given)
        deduce_expansion(expansion.pattern, list(types), found, explicit)

    def break_template_tie(self, functions: list[FunctionDecl], count: int) -> list[FunctionDecl]:
        """Of equally good candidates: plain functions before instances, then the more specialised template."""
        plain = [function for function in functions if function.template is None]
        if len(plain) == len(functions):
            return functions
        if plain:
            return plain
        best = [one for one in functions if all(
            one is other or self._beats(one, other, count) for other in functions)]
        return best or functions

    @staticmethod
    def _beats(first: FunctionDecl, second: FunctionDecl, count: int) -> bool:
        assert first.template is not None and second.template is not None
        return compare_templates(first.template.decl, second.template.decl, count) < 0

    def is_array_deduced(self, function: FunctionDecl, written: list[WrittenArgument] | None) -> bool:
        info = function.template
        if info is None or (info.is_explicit and written):
            return False
        given = len(written or [])
        return any(contains_array(pattern) and any(index >= given for index in _parameters_of(pattern))
                   for pattern in info.decl.params)

    # ------------------------------------------------------------ argument-dependent lookup

    def candidates_by_name(self, name: tree.QualifiedName, found: list[NamedDecl], args: list[Expr],
                           loc: Loc) -> list[NamedDecl] | None:
        if self.visible_limit is None and not self.dependent_depth and not any(
                isinstance(arg.type.canonical, _TAG_TYPES) for arg in args):
            return found
        if self.dependent_depth and (name.parts[-1].template_args is not None or any(
                arg.type.canonical is DEPENDENT for arg in args)):
            return None if not found or self.are_functions(found) else found
        seen = [decl for decl in found if self.is_visible(decl)]
        if not name.is_global and len(name.parts) == 1 and self.are_functions(seen):
            if not any(isinstance(decl, FunctionDecl) and decl.record is not None for decl in seen):
                known = set(seen)
                seen += [decl for decl in self.associated_functions(name.name, args) if decl not in known]
        if found and not seen:
            self.diags.report(loc, "err_not_found_by_two_phase_lookup", name.name)
            self.diags.report(found[0].loc, "note_not_found_by_two_phase_lookup", name.name)
            return None
        return seen

    def associated_functions(self, name: str, args: list[Expr]) -> list[NamedDecl]:
        """The functions of this name in the namespaces of the arguments' structs and enums."""
        scopes = [self.namespace_of(arg.type.canonical.decl.scope) for arg in args
                  if isinstance(arg.type.canonical, _TAG_TYPES)]
        found = {decl: None for scope in dict.fromkeys(scopes) for decl in scope.names.get(name, [])}
        friends = {decl: None for arg in args for decl in self.friends_of(name, arg.type)} if self.friends else {}
        return [decl for decl in (found | friends) if self.are_functions([decl])]

    def namespace_of(self, path: tuple[str, ...]) -> Scope:
        """The innermost namespace on a path of names."""
        scope = self.unit_scope
        for part in path:
            inner = next((self.scopes_of[decl] for decl in scope.names.get(part, []) if decl in self.scopes_of), None)
            if inner is None or not inner.is_file_context:
                break
            scope = inner
        return scope


def _parameters_of(pattern: object) -> set[int]:
    """The numbers of the parameters that are deduced from a pattern."""
    return {parm.index for parm in parameters_of(pattern)}
