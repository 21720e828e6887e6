"""Variables: global, static and local ones, and those that a condition declares.

Mirrors clang/lib/Sema/SemaDecl.cpp: Sema::ActOnVariableDeclarator, Sema::CheckVariableDeclarationType,
Sema::MergeVarDecl, Sema::AddInitializerToDecl, Sema::ActOnUninitializedDecl and clang/lib/Sema/SemaExprCXX.cpp:
Sema::ActOnCXXConditionDeclaration.
Differs: a variable whose initialiser is wrong is invalid, so that its uses are silent.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl, ParmVarDecl, VarDecl, resource_record
from hlslfe.ast.expr import DeclRefExpr, Expr
from hlslfe.ast.types import DEPENDENT, ArrayType, RecordType, Type
from hlslfe.ast.walk import walk
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.parse.tree_decl import Annotation
from hlslfe.sema.attributes import SemaAttributes
from hlslfe.sema.decl_spec import Specifiers, check_loose_words, sort_specifiers
from hlslfe.sema.destructors import check_destroyed_variable
from hlslfe.sema.interpolation import interpolation_for
from hlslfe.sema.scope import TAGS
from hlslfe.sema.semantics import semantic_for
from hlslfe.sema.type_size import is_complete
from hlslfe.sema.type_spec import SemaTypes


def _is_empty(type: Type) -> bool:
    """Is there nothing in it that a value could set?"""
    record = type.canonical
    return isinstance(record, RecordType) and not record.decl.fields and not record.decl.bases


def is_const_qualified(type: Type) -> bool:
    """Is the type const, or an array of something const?"""
    while not type.is_const:
        array = type.canonical
        if not isinstance(array, ArrayType):
            return False
        # The canonical element has lost its const; only the array as written tells.
        while not isinstance(type, ArrayType):
            inner = getattr(type, "underlying", None) or getattr(type, "base", None)
            if inner is None:
                return False
            type = inner
        type = type.element
    return True


def _holds_record(type: Type) -> bool:
    """A struct, or an array of them."""
    canonical = type.canonical
    while isinstance(canonical, ArrayType):
        canonical = canonical.element.canonical
    return isinstance(canonical, RecordType)


def reads_variable(expr: Expr) -> bool:
    """Whether the value hangs on a variable that is not const or has no value yet, so that it is no constant."""
    for node in walk(expr):
        if isinstance(node, DeclRefExpr) and isinstance(node.decl, VarDecl) and (
                isinstance(node.decl, ParmVarDecl) or not is_const_qualified(node.decl.type)):
            return True
    return False


class SemaVariables(SemaTypes, SemaAttributes):
    """Declares variables."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self.export_loc: Loc = 0  # of the `export {` that is open

    def act_on_variable_declarator(self, specifiers: Specifiers, base: Type | None, declarator: tree.Declarator,
                                   attrs: list[tree.Attribute]) -> VarDecl | None:
        """Declare one variable. `base` None stands for `auto`. After an error its name is left behind as invalid."""
        name = declarator.name
        if name is None:
            self.diags.report(declarator.loc, "ext_no_declarators")
            return None
        if base is None:
            base = self._deduce_auto(specifiers, declarator)
        if not name.is_simple:
            return None if base is None else self.act_on_static_member_definition(specifiers, base, declarator, attrs)
        type = None if base is None else self.declarator_type(base, declarator)
        interpolation_for(self, "variable", specifiers.interpolation)
        if specifiers.loose:
            check_loose_words(self.diags, specifiers, "global variable" if self.is_file_scope else "local variable")
        storage = "" if type is None or specifiers.is_invalid else self._storage_of(specifiers, declarator, type)
        if type is None or not storage:
            self.declare_invalid(name.name, declarator.loc)
            return None
        decl = VarDecl(declarator.loc, name.name, type, storage, self.scope.path)
        decl.is_groupshared = bool(specifiers.groupshared_loc)
        decl.begin = specifiers.begin
        decl.end = declarator.end
        decl.function = self.function
        self._check_variable_extras(decl, specifiers, declarator, attrs)
        if not self._check_variable_type(decl, declarator) or not self._check_variable_redeclaration(decl):
            return None
        self.declare(decl)
        if storage == "local":
            self.scope.return_slots.add(decl)
        if storage != "resource" and isinstance(type.canonical, ArrayType):
            self.note_resource_move(type)
        self._act_on_initializer(decl, declarator, specifiers)
        if self.unit.has_destructors:
            check_destroyed_variable(self, decl)
        self.decls.append(decl)
        return decl

    def act_on_static_member_definition(self, specifiers: Specifiers, base: Type, declarator: tree.Declarator,
                                        attrs: list[tree.Attribute]) -> VarDecl | None:
        """`int S::count = 3;` (sema.static_members)."""
        raise NotImplementedError

    def _storage_of(self, specifiers: Specifiers, declarator: tree.Declarator, type: Type) -> str:
        """The storage of a variable declared here; "" after an error."""
        if self.is_file_scope and specifiers.storage != "static" and resource_record(type) is not None:
            return "resource"
        if specifiers.groupshared_loc:
            return self._groupshared_storage(specifiers, declarator)
        if specifiers.storage == "static":
            return "static" if self.is_file_scope else "static local"
        if self.is_file_scope and specifiers.constexpr_loc:
            return "static"  # Clang 22 reads it from $Globals, where nobody puts its value
        if self.is_file_scope:
            return "" if specifiers.interpolation else "extern"  # interpolation is an error of its own
        return "local"

    def _groupshared_storage(self, specifiers: Specifiers, declarator: tree.Declarator) -> str:
        """`groupshared` is for globals, and for static locals and members."""
        if self.is_file_scope or specifiers.storage == "static":
            return "global" if self.is_file_scope and specifiers.storage != "static" else (
                "static" if self.is_file_scope else "static local")
        self.diags.report(declarator.loc, "err_as_qualified_auto_decl")
        return ""

    def _deduce_auto(self, specifiers: Specifiers, declarator: tree.Declarator) -> Type | None:
        """The type of an `auto` variable, from its initialiser."""
        args = declarator.init_args
        init = declarator.init if declarator.init is not None else args[0] if len(args) == 1 else None
        if init is None:
            self.diags.report(declarator.loc, "err_auto_var_requires_init", str(declarator.name))
            return None
        if isinstance(init, tree.InitListExpr):
            self.diags.report(init.loc, "err_auto_var_init_list")
            return None
        written = init
        while isinstance(written, tree.ParenExpr):
            written = written.operand
        if isinstance(written, tree.LambdaExpr):
            expr = self.act_on_auto_lambda(written)
            return None if expr.type is DEPENDENT else expr.type
        with self.diags.suppress():
            expr = self.act_on_expr(init)
        if expr.type is DEPENDENT:
            self.act_on_expr(init)
            return None
        type = expr.type.unqualified
        return type.with_const() if specifiers.is_const else type

    def _check_variable_extras(self, decl: VarDecl, specifiers: Specifiers, declarator: tree.Declarator,
                               attrs: list[tree.Attribute]) -> None:
        """What may be written before or behind a variable without belonging there."""
        for token in specifiers.modifiers:
            self.diags.report(token.loc, "warn_attribute_wrong_decl_type_str", token.keyword, "parameters")
        if specifiers.inline_loc:
            self.diags.report(specifiers.inline_loc, "err_inline_non_function")
        if decl.is_groupshared and _holds_record(decl.type):
            self.diags.report(decl.loc, "warn_hlsl_portability", 0, "a groupshared struct")
        semantic_for(self, "variable", declarator.annotations)
        if decl.storage == "extern":
            self.declare_constant(decl, specifiers, declarator.annotations)
        elif decl.storage != "resource":
            self.check_annotations(declarator.annotations)
        self.process_decl_attributes(decl, [*attrs, *declarator.attrs])

    def _check_variable_type(self, decl: VarDecl, declarator: tree.Declarator) -> bool:
        """Can an object of this type be declared? An array without bound may take it from its initialiser."""
        type = decl.type.canonical
        if isinstance(type, ArrayType) and type.size is None and is_complete(type.element):
            if declarator.init_style or decl.storage == "resource":
                return True
            self.diags.report(decl.loc, "err_typecheck_incomplete_array_needs_initializer", decl.name)
        elif self.require_complete(decl.loc, decl.type, "err_typecheck_decl_incomplete_type") and (
                self.require_non_abstract(decl.loc, decl.type)):
            return True
        self.declare_invalid(decl.name, decl.loc)
        return False

    def _check_variable_redeclaration(self, decl: VarDecl) -> bool:
        """Is the name free in this scope? A struct or enum of the same name does not take it."""
        taken: list[NamedDecl] = [old for old in self.find_here(decl.name) if not isinstance(old, TAGS)]
        if not taken:
            return True
        old = taken[0]
        if not isinstance(old, VarDecl):
            self.report_redefinition(old, decl.name, decl.loc)
        elif old.is_invalid or old.type.canonical is decl.type.canonical:
            self.report_redefinition(old, decl.name, decl.loc, "err_redefinition")
        else:
            self.diags.report(decl.loc, "err_redefinition_different_type", decl.name, decl.type.quoted(),
                              old.type.quoted())
            self.diags.report(old.loc, "note_previous_definition")
            self.declare_invalid(decl.name, decl.loc)
        return False

    def _act_on_initializer(self, decl: VarDecl, declarator: tree.Declarator, specifiers: Specifiers) -> None:
        if decl.storage == "resource":
            self._act_on_resource(decl, declarator)
        elif not declarator.init_style:
            if specifiers.constexpr_loc:
                self.diags.report(decl.loc, "err_constexpr_var_requires_const_init", decl.name)
                decl.is_invalid = True
            elif is_const_qualified(decl.type) and decl.buffer is not None:
                if not decl.buffer.is_implicit:
                    self.diags.report(decl.loc, "warn_hlsl_portability", 0, "a const member without a value")
            elif is_const_qualified(decl.type) and not _is_empty(decl.type) and not self.takes_no_value(decl):
                from hlslfe.sema.fixits import zero_initializer

                self.diags.report(decl.loc, "err_default_init_const", decl.type.quoted(),
                                  fixits=zero_initializer(self.diags, decl.type, decl.loc))
                decl.is_invalid = True
            elif decl.is_groupshared and self.has_user_constructor(decl.type):
                self.diags.report(decl.loc, "err_ovl_no_viable_function_in_init", f"'groupshared {decl.type}'")
                decl.is_invalid = True
            elif not decl.is_groupshared and decl.storage != "extern":
                decl.init = self.default_construct(decl.type, decl.loc)
                if decl.storage == "local":
                    self.note_resource_move(decl.type)
                decl.is_invalid = decl.init is not None and decl.init.type is DEPENDENT
        else:
            self._act_on_written_initializer(decl, declarator, specifiers)

    def takes_no_value(self, decl: VarDecl) -> bool:
        """May a const variable go without one, as up to HLSL 2021?  It is zero if it is static."""
        if self.options.language_version > 2021 or self.options.clang_compat:
            return False
        self.diags.report(decl.loc, "warn_hlsl_portability", 0, "a const variable without a value")
        return True

    def declare_constant(self, decl: VarDecl, specifiers: Specifiers, annotations: list[Annotation]) -> None:
        """Make a variable a member of a constant buffer (sema.buffers)."""
        raise NotImplementedError

    def check_constant_value(self, decl: VarDecl) -> None:
        """A constant has a value of its own (sema.buffers)."""
        raise NotImplementedError

    def _act_on_resource(self, decl: VarDecl, declarator: tree.Declarator) -> None:
        """A resource is initialised from its binding."""
        from hlslfe.sema.bindings import bind_resource  # many shaders have no resources

        if declarator.init_style:
            self.diags.report(declarator.init_loc or decl.loc, "err_hlsl_assign_to_global_resource", decl.name)
            decl.is_invalid = True
        else:
            bind_resource(self, decl, declarator.annotations)

    def _act_on_written_initializer(self, decl: VarDecl, declarator: tree.Declarator, specifiers: Specifiers) -> None:
        init, decl.type = self.initialize(decl.type, declarator.init, declarator.init_args, declarator.init_style,
                                          decl.loc)
        decl.init = init
        decl.init_style = declarator.init_style
        decl.end = declarator.end
        if init.type is DEPENDENT:
            decl.is_invalid = True
        elif specifiers.constexpr_loc and reads_variable(init):
            self.diags.report(decl.loc, "err_constexpr_var_requires_const_init", decl.name)
            decl.is_invalid = True
        elif decl.storage == "extern":
            self.check_constant_value(decl)

    def has_user_constructor(self, type: Type) -> bool:
        """Would objects of this type have to be made by a constructor of the user (sema.constructors)?"""
        raise NotImplementedError

    def act_on_condition_variable(self, node: tree.Decl) -> VarDecl | None:
        """The variable of `if (int x = f())`; None after an error."""
        if not isinstance(node, tree.SimpleDecl) or len(node.declarators) != 1:
            self.diags.report(node.loc, "err_not_supported_yet", "this declaration in a condition")
            return None
        declarator = node.declarators[0]
        specifiers = sort_specifiers(self.diags, node.spec)
        is_auto = isinstance(node.spec.type, tree.AutoTypeSpec)
        base = None if is_auto else self.type_of_specifiers(node.spec, specifiers)
        outer, self.decls = self.decls, []
        decl = None
        if base is None and not is_auto:
            if declarator.name is not None:
                self.declare_invalid(declarator.name.name, declarator.loc)
        elif declarator.params is not None or declarator.dims:
            self.diags.report(declarator.loc, "err_invalid_use_of_array_type")
        elif not declarator.init_style:
            self.diags.report(declarator.loc, "err_expected_init_in_condition")
            if declarator.name is not None:
                self.declare_invalid(declarator.name.name, declarator.loc)
        else:
            decl = self.act_on_variable_declarator(specifiers, base, declarator, node.attrs)
        self.decls = outer
        return decl
