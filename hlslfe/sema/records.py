"""Structs and classes.

Mirrors clang/lib/Sema/SemaDecl.cpp: Sema::ActOnTag, Sema::ActOnField, Sema::CheckFieldDecl, Sema::ActOnFields.
Differs: a record that needs what cannot be handled yet gives one error there and is invalid as a whole, so that its
uses are silent.
"""

from __future__ import annotations

from hlslfe.ast.decl import EnumDecl, FieldDecl, NamedDecl, RecordDecl, TypedefDecl
from hlslfe.ast.expr import Expr, RecoveryExpr
from hlslfe.ast.types import ArrayType, FunctionType, RecordType, Type, VectorType, matrix_layout, scalar_of
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.basic.source import Loc
from hlslfe.parse import tree
from hlslfe.sema.bases import SemaBases
from hlslfe.sema.conversion_rank import arithmetic_element, is_integral
from hlslfe.sema.decl_spec import MODIFIERS, Specifiers, check_loose_words, sort_specifiers
from hlslfe.sema.interpolation import apply_interpolation
from hlslfe.sema.scope import TAGS, Scope
from hlslfe.sema.semantics import semantic_for
from hlslfe.sema.static_members import SemaStaticMembers
from hlslfe.sema.type_size import is_complete

_MAX_PARTS = 1 << 16  # more than any shader has; the walks over all parts of a type stay short


def _integer_bits(type: Type) -> int | None:
    """The width of an integer, bool or enum type; None for all others. bool takes 32 bits in memory, but has one."""
    if isinstance(type.canonical, (ArrayType, VectorType)):
        return None
    scalar = scalar_of(type)
    if scalar is None or not is_integral(scalar):
        return None
    return 32 if scalar.category == "bool" else scalar.bits


class SemaRecords(SemaBases, SemaStaticMembers):
    """Declares records and their fields."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        self._inits: list[tuple[FieldDecl, tree.Declarator]] = []  # fields with default initialisers, so far

    # ------------------------------------------------------------ member functions (sema.methods, sema.constructors)

    def declare_constructors(self, record: RecordDecl, scope: Scope,
                             inits: list[tuple[FieldDecl, tree.Declarator]]) -> None:
        raise NotImplementedError

    def open_class(self) -> bool:
        raise NotImplementedError

    def close_class(self, is_outermost: bool) -> None:
        raise NotImplementedError

    def act_on_special_member(self, record: RecordDecl, node: tree.SpecialMemberDecl) -> bool:
        raise NotImplementedError

    def check_method_name(self, record: RecordDecl, declarator: tree.Declarator, loc: Loc) -> bool:
        raise NotImplementedError

    def act_on_method_definition(self, record: RecordDecl, node: tree.FunctionDecl) -> None:
        raise NotImplementedError

    def act_on_method_declaration(self, record: RecordDecl, specifiers: Specifiers, node: tree.SimpleDecl,
                                  declarator: tree.Declarator) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------ `struct S` without a body

    def act_on_elaborated_type(self, spec: tree.ElaboratedTypeSpec, is_declaration: bool) -> Type | None:
        """`struct S` or `enum E`: what it refers to, else (for structs) a forward declaration.

        is_declaration: it stands alone (`struct S;`), so that it declares S in this scope.
        """
        found = self._find_tag(spec.name, is_declaration)
        if found and found[0].is_invalid:
            return None
        if found:
            return self._check_tag_kind(spec, found[0])
        if spec.tag == "enum":
            self.diags.report(spec.name.loc, "ext_forward_ref_enum", str(spec.name))
            if spec.name.is_simple:
                self.declare_invalid(spec.name.name, spec.name.loc)
            return None
        if not spec.name.is_simple:
            self.report_no_member(spec.name, "err_typename_nested_not_found")
            return None
        return self._declare_forward(spec, is_declaration).type

    def _find_tag(self, name: tree.QualifiedName, only_here: bool) -> list[NamedDecl]:
        if name.is_simple:
            if only_here:
                return [decl for decl in self.find_here(name.name) if isinstance(decl, TAGS) or decl.is_invalid]
            return self.lookup_name(name.name, want_tag=True)
        scope = self.lookup_qualifier(name)
        return [] if scope is None else self.lookup_in(scope, name.name, want_tag=True)

    def _check_tag_kind(self, spec: tree.ElaboratedTypeSpec, decl: NamedDecl) -> Type | None:
        is_union = isinstance(decl, RecordDecl) and decl.tag == "union"
        is_same_kind = isinstance(decl, EnumDecl) == (spec.tag == "enum") and is_union == (spec.tag == "union")
        if not is_same_kind or not isinstance(decl, (RecordDecl, EnumDecl, TypedefDecl)):
            self.report_redefinition(decl, decl.name, spec.loc, "err_use_with_wrong_tag", "note_previous_use")
            return None
        return decl.type

    def _declare_forward(self, spec: tree.ElaboratedTypeSpec, is_declaration: bool) -> RecordDecl:
        """A record without body; one that is only mentioned belongs to the namespace around."""
        scope = self.scope
        while not is_declaration and not scope.is_file_context and scope.parent is not None:
            scope = scope.parent
        decl = RecordDecl(spec.name.loc, spec.name.name, spec.tag, scope.path)
        decl.begin = spec.loc
        decl.end = spec.name.loc
        self.declare_in(scope, decl)
        self.decls.append(decl)
        return decl

    # ------------------------------------------------------------ definitions

    def act_on_record_decl(self, node: tree.RecordDecl) -> Type | None:
        """`struct S {...}`; None after an error, S is then invalid."""
        decl = self._declare_record(node)
        if decl is None:
            return None
        scope = self.open_scope_of(decl, "record", decl.name)
        is_outermost = self.open_class()
        is_interface = node.tag == "interface"
        is_valid = self.act_on_bases(decl, scope, [] if is_interface else node.bases)
        outer_decls, self.decls = self.decls, decl.members
        outer = self.enter_scope(scope)
        outer_access, self.access = self.access, "public"
        outer_inits, self._inits = self._inits, []
        for member in node.members:
            is_valid = self._act_on_member(decl, member, is_valid) and is_valid
        self.access = outer_access
        decl.is_complete = True
        is_valid = self._check_part_count(decl) and is_valid
        self.has_interfaces |= is_interface
        if self.has_interfaces:
            from hlslfe.sema.interfaces import check_interface, check_overrides  # hardly any shader has one

            is_valid = (check_interface(self.diags, decl, node) if is_interface else (
                check_overrides(self.diags, decl))) and is_valid
        if is_valid:
            self.declare_constructors(decl, scope, self._inits)
        self._inits = outer_inits
        self.close_class(is_outermost)
        self.leave_scope(outer)
        self.decls = outer_decls
        self.reject_decl_attributes(node.attrs)
        if is_valid:
            return decl.type
        decl.is_invalid = True
        self._leave_invalid(node)
        return None

    def _check_part_count(self, decl: RecordDecl) -> bool:
        """Nested structs can double their parts with every line: there is an end to it."""
        decl.part_count = sum(1 + base.part_count for base in decl.bases)
        for field in decl.fields:
            type = field.type.canonical
            while isinstance(type, ArrayType):
                type = type.element.canonical
            decl.part_count += 1 + (type.decl.part_count if isinstance(type, RecordType) else 0)
        if decl.part_count > _MAX_PARTS:
            self.diags.report(decl.loc, "err_struct_too_large", decl.known_as, _MAX_PARTS)
        return decl.part_count <= _MAX_PARTS

    def _leave_invalid(self, node: tree.RecordDecl) -> None:
        if node.name is not None and node.name.is_simple:
            self.declare_invalid(node.name.name, node.loc)

    def _declare_record(self, node: tree.RecordDecl) -> RecordDecl | None:
        """The declaration that a body belongs to: a new one, or the forward declaration before it."""
        decl: RecordDecl | None = None
        if node.name is not None:
            found = self._find_tag(node.name, only_here=True)
            if found and isinstance(found[0], RecordDecl) and not found[0].is_complete:
                decl = found[0]
            elif not node.name.is_simple:
                self.report_no_member(node.name, "err_typename_nested_not_found")
                return None
            elif not self.check_tag_free(node.name.name, node.loc):
                return None
        if decl is None:
            name = node.name.name if node.name is not None else ""
            decl = RecordDecl(node.loc, name, node.tag, self.scope.path)
            decl.function = self.function
            self.note_access(decl)
            self.declare(decl)
            self.decls.append(decl)
        elif decl in self.decls:
            self.decls.remove(decl)  # the definition stands for both
            self.decls.append(decl)
        decl.loc = node.loc
        decl.begin = node.begin
        decl.end = node.end
        return decl

    # ------------------------------------------------------------ members

    def _act_on_member(self, record: RecordDecl, node: tree.Decl, may_report: bool) -> bool:
        """Analyse one member; False when the record cannot be used because of it (said once a record)."""
        if isinstance(node, tree.SimpleDecl):
            return self._act_on_member_declaration(record, node, may_report)
        if isinstance(node, tree.UnsupportedDecl):
            return self._member_not_yet(node.loc, node.what, may_report)
        if isinstance(node, tree.SpecialMemberDecl):
            return self.act_on_special_member(record, node)
        if isinstance(node, tree.FunctionDecl):
            if self.check_method_name(record, node.declarator, node.loc):
                self.act_on_method_definition(record, node)
        elif isinstance(node, tree.AccessSpecDecl):
            self.diags.report(node.loc, "ext_hlsl_access_specifiers")
            self.access = node.access
        else:
            self.act_on_decl(node)
        return True

    def _member_not_yet(self, loc: Loc, what: str, may_report: bool) -> bool:
        if may_report:
            self.diags.report(loc, "err_not_supported_yet", what)
        return False

    def act_on_methods_of_type(self, record: RecordDecl, specifiers: Specifiers, type: Type,
                               node: tree.SimpleDecl) -> None:
        """`F f, g;` in a class, where F is a function type (sema.methods)."""
        raise NotImplementedError

    def _act_on_member_declaration(self, record: RecordDecl, node: tree.SimpleDecl, may_report: bool) -> bool:
        specifiers = sort_specifiers(self.diags, node.spec)
        if specifiers.loose:
            check_loose_words(self.diags, specifiers, "field")
        spec = node.spec.type
        if not node.declarators:
            if isinstance(spec, tree.RecordDecl) and spec.name is None:
                return self._act_on_anonymous_record(record, spec)
            if isinstance(spec, tree.ElaboratedTypeSpec):
                self.act_on_elaborated_type(spec, is_declaration=True)
            elif isinstance(spec, (tree.RecordDecl, tree.EnumDecl)):
                self.resolve_type_spec(spec)
            elif spec is None or self.resolve_type_spec(spec) is not None:
                self.diags.report(node.loc, "ext_no_declarators")
            return True
        if any(declarator.params is not None for declarator in node.declarators):
            for declarator in node.declarators:
                if self.check_method_name(record, declarator, declarator.loc):
                    self.act_on_method_declaration(record, specifiers, node, declarator)
            return True
        base = self.type_of_specifiers(node.spec, specifiers)
        if base is not None and isinstance(base.canonical, FunctionType):
            self.act_on_methods_of_type(record, specifiers, base, node)
            return True
        if specifiers.groupshared_loc and specifiers.storage != "static":
            self.diags.report(node.declarators[0].loc, "err_field_with_address_space")
        if specifiers.storage == "static":
            bit_field = next((one for one in node.declarators if one.bitfield is not None), None)
            if bit_field is not None:
                self.diags.report(bit_field.loc, "err_static_not_bitfield", str(bit_field.name))
                return False
            for declarator in node.declarators:
                self.act_on_static_member(record, node, specifiers, declarator, base)
            return True
        is_valid = not specifiers.is_invalid
        for declarator in node.declarators:
            is_valid = self._act_on_field(record, node, declarator, base, may_report and is_valid) and is_valid
        return is_valid

    def _act_on_field(self, record: RecordDecl, node: tree.SimpleDecl, declarator: tree.Declarator,
                      base: Type | None, may_report: bool) -> bool:
        """Add one field; False when the record becomes unusable. A field of unknown type stays as an invalid one."""
        name = declarator.name
        if declarator.bitfield is not None:
            return self._act_on_bit_field(record, node, declarator, base, may_report)
        if name is None or declarator.params is not None:
            return self._member_not_yet(declarator.loc, "a field without a name", may_report)
        type = None if base is None else self.declarator_type(base, declarator)
        if type is None or not self._check_field_type(type, name):
            self.declare_invalid(name.name, name.loc)
            return False
        old = next((decl for decl in self.find_here(name.name) if not isinstance(decl, TAGS)), None)
        if old is not None:
            self.report_redefinition(old, name.name, name.loc, "err_duplicate_member", "note_previous_declaration")
            return True
        field = FieldDecl(name.loc, name.name, type, len(record.fields), record)
        field.row_major = matrix_layout(type)
        field.begin = node.spec.loc
        field.end = declarator.end
        self._add_field_extras(field, node, declarator)
        if declarator.init_style:
            field.init_style = declarator.init_style
            self._inits.append((field, declarator))
        self._add_field(record, field)
        return True

    def _act_on_bit_field(self, record: RecordDecl, node: tree.SimpleDecl, declarator: tree.Declarator,
                          base: Type | None, may_report: bool) -> bool:
        """`int a : 3;`, whose mistakes make the record unusable; `B` of `float a : A : B` is a width, too."""
        name = declarator.name.name if declarator.name is not None else ""
        assert declarator.bitfield is not None
        expr = self.act_on_expr(declarator.bitfield)
        if isinstance(expr, RecoveryExpr) or base is None:
            return False
        type = self.declarator_type(base, declarator) if declarator.name is not None else base
        bits = None if type is None else _integer_bits(type)
        if type is None or bits is None:
            if type is not None:
                self.diags.report(declarator.loc, "err_not_integral_type_bitfield", type.quoted())
            return False
        width = self._check_width(declarator, name, expr, bits)
        if width is None or width > bits:
            return width is not None and self._member_not_yet(declarator.loc, "a bit-field wider than its type",
                                                              may_report)
        field = FieldDecl(declarator.loc, name, type, len(record.fields), record)
        field.begin, field.end, field.bit_width = node.spec.loc, expr.end, width
        if not name:
            record.unnamed_bits.append((len(record.fields), width, bits))
            record.members.append(field)
            return True
        old = next((decl for decl in self.find_here(name) if not isinstance(decl, TAGS)), None)
        if old is not None:
            self.report_redefinition(old, name, declarator.loc, "err_duplicate_member", "note_previous_declaration")
            return True
        self._add_field_extras(field, node, declarator)
        self._add_field(record, field)
        return True

    def _check_width(self, declarator: tree.Declarator, name: str, expr: Expr, bits: int) -> int | None:
        """The width of a bit-field; None after an error."""
        element = arithmetic_element(expr.type)
        width = self.evaluate_integer(expr) if element is not None and is_integral(element) else None
        if width is None:
            self.diags.report(expr.begin, "err_expr_not_ice")
            return None
        if width < 0:
            self.diags.report(declarator.loc, "err_bitfield_has_negative_width", name, width)
            return None
        if not width and name:
            self.diags.report(declarator.loc, "err_bitfield_has_zero_width", name)
            return None
        if width > bits:
            self.diags.report(declarator.loc, "warn_bitfield_width_exceeds_type_width", name, width, bits)
        return width

    def _add_field(self, record: RecordDecl, field: FieldDecl) -> None:
        if record.fields:
            before = self.access_of.get(record.fields[-1], ("public",))[0]
            record.has_mixed_access = record.has_mixed_access or before != self.access
        record.fields.append(field)
        record.members.append(field)
        self.note_access(field)
        self.declare(field)

    def _act_on_anonymous_record(self, record: RecordDecl, spec: tree.RecordDecl) -> bool:
        """`struct {...};` in a struct: its members are used as if they were the outer one's."""
        type = self.act_on_record_decl(spec)
        if not isinstance(type, RecordType):
            return False
        inner = type.decl
        field = FieldDecl(spec.begin, "", type, len(record.fields), record)
        field.begin, field.end = spec.begin, spec.end
        self._add_field(record, field)
        inner.anonymous_field = field
        for name, decls in self.scopes_of[inner].names.items():
            taken = self.find_here(name)
            if taken:
                self.report_redefinition(taken[0], name, decls[0].loc, "err_anonymous_record_member_redecl",
                                         "note_previous_declaration")
            else:
                self.scope.names[name] = decls
        return True

    def _check_field_type(self, type: Type, name: tree.QualifiedName) -> bool:
        canonical = type.canonical
        if isinstance(canonical, ArrayType) and canonical.size is None and is_complete(canonical.element):
            self.diags.report(name.loc, "err_array_incomplete_or_sizeless_type", name.name)
            return False
        return self.require_complete(name.loc, type, "err_field_incomplete_or_sizeless") and (
            self.require_non_abstract(name.loc, type))

    def _add_field_extras(self, field: FieldDecl, node: tree.SimpleDecl, declarator: tree.Declarator) -> None:
        for token in [token for token in node.spec.tokens if token.keyword in MODIFIERS]:
            self.diags.report(token.loc, "warn_attribute_wrong_decl_type_str", token.keyword, "parameters")
        apply_interpolation(self, field, node.spec.tokens)
        field.semantic = semantic_for(self, "field", declarator.annotations)
        if field.semantic is not None:
            field.attrs.append(field.semantic)
        self.check_annotations(declarator.annotations)
        self.process_decl_attributes(field, [*node.attrs, *declarator.attrs])
