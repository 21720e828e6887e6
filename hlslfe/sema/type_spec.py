"""Types as they are written: keywords, names, `vector<T, N>`, arrays.

Mirrors clang/lib/Sema/SemaType.cpp: ConvertDeclSpecToType, Sema::GetTypeForDeclarator, Sema::BuildArrayType and
clang/lib/Sema/SemaDecl.cpp: Sema::getTypeName.
Differs: `vector` and `matrix` without arguments are float4 and float4x4, as DXC has it (Clang 22 wants arguments).
A result of None says that an error was reported, now or at the declaration that the type depends on.
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumDecl, NamedDecl, RecordDecl, TypedefDecl
from hlslfe.ast.expr import Expr
from hlslfe.ast.min_precision import MinPrecisionType, is_min_precision
from hlslfe.ast.template import TemplateDecl, names_instance_template
from hlslfe.ast.types import (
    BUILTIN_TYPES,
    DEPENDENT,
    ArrayType,
    BuiltinType,
    EnumType,
    FunctionType,
    RecordType,
    Type,
    TypedefType,
)
from hlslfe.basic.diagnostics import FixIt
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.builtin_types import (
    KEYWORD_SCALARS,
    SCALAR_ALIASES,
    TEMPLATE_DEFAULTS,
    BuiltinTemplateDecl,
    ResourceClassDecl,
    StageTemplateDecl,
    UnsupportedTypeDecl,
    builtin_type,
)
from hlslfe.sema.decl_spec import Specifiers, sort_specifiers
from hlslfe.sema.matrix_layout import apply_matrix_layout
from hlslfe.sema.packs import SemaPacks
from hlslfe.sema.stage_types import stage_type
from hlslfe.sema.token_range import expr_range, name_range
from hlslfe.sema.type_size import is_complete
from hlslfe.sema.typo import correct_typo
from hlslfe.sema.undeclared import SemaUndeclared

MAX_VECTOR_SIZE = 1024
LONG_VECTOR = 4  # DXC takes longer ones from shader model 6.9 on
MAX_MATRIX_EXTENT = 4
MAX_ARRAY_ELEMENTS = (1 << 31) - 1  # all that an index of 32 bits reaches

# Keywords in alphabetical order -> kind of ast.types.
_KEYWORD_TYPES: dict[tuple[str, ...], str] = {
    ("void",): "void", ("bool",): "bool", ("half",): "half", ("float",): "float", ("double",): "double",
    ("char",): "char", ("char", "signed"): "char", ("char", "unsigned"): "uchar",
    ("short",): "short", ("int", "short"): "short", ("short", "signed"): "short", ("int", "short", "signed"): "short",
    ("short", "unsigned"): "ushort", ("int", "short", "unsigned"): "ushort",
    ("int",): "int", ("signed",): "int", ("int", "signed"): "int",
    ("unsigned",): "uint", ("int", "unsigned"): "uint",
    ("long",): "long", ("int", "long"): "long", ("long", "signed"): "long", ("int", "long", "signed"): "long",
    ("long", "unsigned"): "ulong", ("int", "long", "unsigned"): "ulong",
    ("long", "long"): "longlong", ("int", "long", "long"): "longlong", ("long", "long", "signed"): "longlong",
    ("int", "long", "long", "signed"): "longlong",
    ("long", "long", "unsigned"): "ulonglong", ("int", "long", "long", "unsigned"): "ulonglong",
}
_SIGN_WORDS = frozenset({"signed", "unsigned"})


class SemaTypes(SemaPacks, SemaUndeclared):
    """From specifiers and declarators to types."""

    # ------------------------------------------------------------ specifiers

    def type_of_specifiers(self, spec: tree.DeclSpec, specifiers: Specifiers) -> Type | None:
        """The type that the specifiers name, `const` applied; None after an error."""
        if spec.type is None:
            self.diags.report(spec.loc, "err_not_supported_yet", "a declaration without type")
            return None
        type = self.resolve_type_spec(spec.type)
        if type is not None:
            type = apply_matrix_layout(self, type, specifiers)
        if type is not None and specifiers.type_modifiers:
            from hlslfe.sema.type_modifiers import apply_type_modifiers  # few shaders have them

            type = apply_type_modifiers(self, type, specifiers.type_modifiers, spec.type.loc)
        if type is None or not specifiers.is_const:
            return type
        return type.with_const()

    def resolve_type_spec(self, spec: tree.TypeSpec | tree.RecordDecl | tree.EnumDecl) -> Type | None:
        """The type of one type specifier; `struct S {...}` and `enum E {...}` are declared by this."""
        if isinstance(spec, tree.BuiltinTypeSpec):
            return self._builtin_type_spec(spec)
        if isinstance(spec, tree.NamedTypeSpec):
            return self.resolve_named_type(spec.name)
        if isinstance(spec, tree.ElaboratedTypeSpec):
            return self.act_on_elaborated_type(spec, is_declaration=False)
        if isinstance(spec, tree.RecordDecl):
            return self.act_on_record_decl(spec)
        if isinstance(spec, tree.EnumDecl):
            return self.act_on_enum_decl(spec)
        if isinstance(spec, tree.DecltypeTypeSpec):
            from hlslfe.sema.decltype import decltype_type  # hardly any shader has it

            return decltype_type(self, spec)
        self.diags.report(spec.loc, "err_auto_not_allowed")
        return None

    def _builtin_type_spec(self, spec: tree.BuiltinTypeSpec) -> Type | None:
        words = spec.keywords
        kind = _KEYWORD_TYPES.get(tuple(sorted(words)))
        if kind in ("short", "ushort") and not self.options.native_int16:
            self.diags.report(spec.loc, "err_unknown_typename", " ".join(words))
        elif kind is not None:
            return BUILTIN_TYPES[kind]
        elif words == ["wchar_t"] or sorted(words) == ["double", "long"]:
            self.diags.report(spec.loc, "err_not_supported_yet", f"'{' '.join(words)}'")
        elif _SIGN_WORDS & set(words) and not {"int", "char", "short", "long"} & set(words):
            other = next((word for word in words if word not in _SIGN_WORDS), words[0])
            self.diags.report(spec.loc, "err_invalid_sign_spec", other)
        else:
            self.diags.report(spec.loc, "err_invalid_decl_spec_combination", words[0])
        return None

    # ------------------------------------------------------------ names

    def resolve_named_type(self, name: tree.QualifiedName) -> Type | None:
        """The type that a possibly qualified name, with or without template arguments, stands for."""
        found = self.lookup(name)
        if not found:
            self._report_unknown_type(name)
            return None
        if self.report_ambiguous(found, str(name), name.loc):
            return None
        decl = found[0]
        if decl.is_invalid:
            return None
        if self.report_unexpanded(decl, name.loc):
            return None
        if isinstance(decl, UnsupportedTypeDecl):
            self.diags.report(name.loc, "err_not_supported_yet", f"'{decl.name}'")
            return None
        if isinstance(decl, BuiltinTemplateDecl):
            return self._template_type(decl.name, name.parts[-1])
        if isinstance(decl, StageTemplateDecl):
            return stage_type(self, decl.name, name.parts[-1])
        if isinstance(decl, ResourceClassDecl):
            from hlslfe.sema.resources import resource_type  # many shaders have none

            return resource_type(self, decl.name, name.parts[-1])
        if isinstance(decl, TemplateDecl) or (isinstance(decl, RecordDecl) and names_instance_template(decl, name)):
            return self.resolve_template_id(decl, name)
        if not isinstance(decl, (TypedefDecl, RecordDecl, EnumDecl)):
            self._report_not_a_type(name, decl)
            return None
        if name.parts[-1].template_args is not None:
            self.diags.report(name.loc, "err_not_a_template", str(name))
            return None
        if isinstance(decl, TypedefDecl) and len(name.parts) > 1:
            return TypedefType(self._qualified_alias(name), decl.type)
        return decl.type

    def _qualified_alias(self, name: tree.QualifiedName) -> str:
        """The name of an alias as it is written, with the template arguments before `::`."""
        home = self.lookup_qualifier(name) if any(part.template_args is not None for part in name.parts) else None
        return str(name) if home is None else "::".join((*home.path, name.name))

    def _report_not_a_type(self, name: tree.QualifiedName, decl: NamedDecl) -> None:
        tags = self.lookup_name(name.name, want_tag=True) if name.is_simple else []
        if tags:
            word = tags[0].tag if isinstance(tags[0], RecordDecl) else "enum"
            self.diags.report(name.loc, "err_use_of_tag_name_without_tag", name.name, word)
        else:
            self.diags.report(name.loc, "err_unknown_typename", str(name))
        self.diags.report(decl.loc, "note_previous_declaration")

    def _report_unknown_type(self, name: tree.QualifiedName) -> None:
        if len(name.parts) > 1 or name.is_global:
            self.report_no_member(name, "err_typename_nested_not_found")
            return
        if SCALAR_ALIASES.get(name.name.rstrip("x1234"), ("", ""))[1]:
            self.diags.report(name.loc, "err_hlsl_type_needs_16_bit", name.name, ranges=name_range(name.loc, name.name))
            return
        guess = correct_typo(name.name, self._type_names())
        if guess:
            fixit = FixIt(name.loc, name.loc + len(name.name), guess)
            self.diags.report(name.loc, "err_unknown_typename_suggest", name.name, guess,
                              ranges=name_range(name.loc, name.name), fixits=[fixit])
            found = self.lookup_name(guess)
            if found and found[0].loc:
                self.diags.report(found[0].loc, "note_previous_decl", guess)
        else:
            self.diags.report(name.loc, "err_unknown_typename", name.name)

    def _type_names(self) -> set[str]:
        scalars = {*KEYWORD_SCALARS, *(name for name in SCALAR_ALIASES if not name.startswith("min"))}
        names = {"void", *scalars, *(f"{scalar}{size}" for scalar in scalars for size in "1234")}
        names = {name for name in names
                 if name in KEYWORD_SCALARS or name == "void" or builtin_type(name, self.context, self.options)}
        for name in self.visible_names():
            if any(isinstance(decl, (TypedefDecl, RecordDecl, EnumDecl)) for decl in self.lookup_name(name)):
                names.add(name)
        return names

    # ------------------------------------------------------------ vector<...> and matrix<...>

    def _template_type(self, template: str, part: tree.NamePart) -> Type | None:
        """`vector` or `matrix` with the arguments of `part`; missing ones have their defaults."""
        element_kind, extents = TEMPLATE_DEFAULTS[template]
        args = part.template_args or []
        if len(args) > 1 + len(extents):
            self.diags.report(args[1 + len(extents)].loc, "err_template_arg_list_different_arity", template)
            return None
        element: Type | None = BUILTIN_TYPES[element_kind]
        if args:
            element = self._element_argument(template, args[0], part.loc)
            if element is None:
                return None
        values = list(extents)
        for index, arg in enumerate(args[1:]):
            value = self._extent_argument(template, arg, part.loc)
            if value is None:
                return None
            values[index] = value
        if element is None:
            return None
        if template == "vector":
            type: Type = self.context.vector(element, values[0])
        else:
            type = self.context.matrix(element, values[0], values[1])
        spelled = f"{template}<{element}, {', '.join(map(str, values))}>"
        if spelled == str(type):
            return type
        return MinPrecisionType(spelled, type) if is_min_precision(element) else TypedefType(spelled, type)

    def _element_argument(self, template: str, arg: tree.TypeName | tree.Expr, loc: Loc) -> Type | None:
        if not isinstance(arg, tree.TypeName):
            found = self.lookup(arg.name) if isinstance(arg, tree.DeclRefExpr) else None
            if isinstance(arg, tree.DeclRefExpr) and not found:
                self._report_unknown_type(arg.name)
            elif not found or not found[0].is_invalid:
                self.diags.report(arg.loc, "err_template_arg_must_be_type")
            return None
        type = self.resolve_type_name(arg)
        if type is None:
            return None
        canonical = type.canonical
        if canonical is DEPENDENT:
            return None
        is_plain = template == "vector" or canonical.plain is None
        if isinstance(canonical, BuiltinType) and canonical.category != "void" and is_plain:
            return type.unqualified
        is_vector = template == "vector"
        id = "err_attribute_invalid_vector_type" if is_vector else "err_attribute_invalid_matrix_type"
        self.diags.report(loc, id, type.quoted())
        return None

    def _extent_argument(self, template: str, arg: tree.TypeName | tree.Expr, loc: Loc) -> int | None:
        if isinstance(arg, tree.TypeName):
            self.diags.report(arg.loc, "err_template_arg_must_be_expr")
            return None
        expr = self.act_on_expr(arg)
        value = self.integral_constant(expr, "err_typecheck_converted_constant_expression", "err_expr_not_cce")
        if value is None:
            return None
        if value < 0 and template == "vector":
            self.diags.report(loc, "err_attribute_vec_negative_size")
        elif value <= 0:
            self.diags.report(loc, "err_attribute_zero_size", template)
        elif template == "matrix" and value > MAX_MATRIX_EXTENT:
            self.diags.report(loc, "err_template_arg_list_constraints_not_satisfied", 0, value)
        elif value > MAX_VECTOR_SIZE:
            self.diags.report(loc, "err_attribute_size_too_large", MAX_VECTOR_SIZE)
        else:
            if value > LONG_VECTOR and self.options.target.shader_model < (6, 9):
                self.diags.report(loc, "warn_hlsl_portability", 1, "a vector of more than four components before 6.9")
            return value
        return None

    def integral_constant(self, expr: Expr, wrong_type: str, not_constant: str) -> int | None:
        """The value of an integral constant expression; None after an error: `wrong_type` gets the type as its
        argument, `not_constant` none. What depends on an earlier mistake is silent."""
        canonical = expr.type.canonical
        if canonical is DEPENDENT:
            return None
        is_integral = isinstance(canonical, BuiltinType) and canonical.category in ("int", "bool")
        if not is_integral and not (isinstance(canonical, EnumType) and not canonical.decl.is_scoped):
            self.diags.report(expr.begin, wrong_type, expr.type.quoted(), ranges=[expr_range(self.diags, expr)])
            return None
        value = self.evaluate_integer(expr)
        if value is None:
            self.diags.report(expr.begin, not_constant)
        return value

    # ------------------------------------------------------------ declarators

    def resolve_type_name(self, type: tree.TypeName) -> Type | None:
        spec = type.spec
        assert isinstance(spec, tree.DeclSpec)
        specifiers = sort_specifiers(self.diags, spec)
        if specifiers.type_modifiers:
            from hlslfe.sema.type_modifiers import drop_ignored

            specifiers.type_modifiers = drop_ignored(self, specifiers.type_modifiers)
        base = self.type_of_specifiers(spec, specifiers)
        if base is None or specifiers.is_invalid:
            return None
        if type.params is not None or isinstance(base.canonical, FunctionType):
            if type.params is not None or type.dims:
                self.diags.report(type.begin, "err_not_supported_yet", "a function type here")
                return None
            return base
        return self.build_array_type(base, type.dims, "", type.begin)

    def declarator_type(self, base: Type, declarator: tree.Declarator) -> Type | None:
        """`base` with the pointers (an error) and array bounds of a declarator."""
        for sign, loc in declarator.pointers:
            self.diags.report(loc, "err_hlsl_pointers_unsupported", int(sign != "*"))
            return None
        if not declarator.dims:
            return base
        name = str(declarator.name) if declarator.name else ""
        return self.build_array_type(base, declarator.dims, name, declarator.loc)

    def build_array_type(self, element: Type, dims: list[tree.Expr | None], name: str, loc: Loc) -> Type | None:
        """`element` with array bounds, outermost first; None after an error."""
        type: Type | None = element
        total = 1
        for position in range(len(dims) - 1, -1, -1):
            dim = dims[position]
            if dim is None and position > 0:
                self.diags.report(loc, "err_array_incomplete_or_sizeless_type", name)
                return None
            size = None if dim is None else self._array_size(dim, name)
            if dim is not None and size is None:
                return None
            total *= size or 1
            if total > MAX_ARRAY_ELEMENTS:
                self.diags.report(loc, "err_array_too_large", total)
                return None
            assert type is not None
            if isinstance(type.canonical, BuiltinType) and type.canonical.category == "void":
                self.diags.report(loc, "err_array_incomplete_or_sizeless_type", name)
                return None
            type = self.context.array(type, size)
        return type

    def _array_size(self, dim: tree.Expr, name: str) -> int | None:
        expr = self.act_on_expr(dim)
        value = self.integral_constant(expr, "err_array_size_non_int", "err_vla_unsupported")
        if value is not None and value < 0:
            self.diags.report(expr.begin, "err_typecheck_negative_array_size", name,
                              ranges=[expr_range(self.diags, expr)])
            return None
        return value

    def require_complete(self, loc: Loc, type: Type, id: str) -> bool:
        """Report `id` (with the type) and where the type stands open, when no object of `type` can exist."""
        if is_complete(type):
            return True
        self.diags.report(loc, id, type.quoted())
        canonical = type.canonical
        while isinstance(canonical, ArrayType):
            canonical = canonical.element.canonical
        if isinstance(canonical, RecordType) and not canonical.decl.is_complete:
            note = "note_type_being_defined" if canonical.decl in self.scopes_of else "note_forward_declaration"
            self.diags.report(canonical.decl.loc, note, canonical.decl.name)
        return False


