"""Types of the AST.

Mirrors clang/include/clang/AST/Type.h and clang/lib/AST/ASTContext.cpp: ASTContext::getExtVectorType.
Differs: `const` is a wrapper type (`ConstType`), not bits of a QualType.  Types are interned by `ASTContext`, so two
spellings of one type have the same `canonical` object and are compared with `is`.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.ast.decl import EnumDecl, RecordDecl


class Type:
    """`canonical` is the type without aliases and without const; `str(type)` is the spelling for diagnostics."""

    __slots__ = ("canonical", "_const")
    is_const = False
    is_reference = False  # of ReferenceType
    plain: Type | None = None  # of `unorm float` and vectors of it: the same without the modifier

    def __init__(self, canonical: Type | None = None) -> None:
        self.canonical: Type = canonical or self
        self._const: ConstType | None = None

    def with_const(self) -> Type:
        """This type with `const` added."""
        if self._const is None:
            self._const = ConstType(self)
        return self._const

    @property
    def unqualified(self) -> Type:
        """Without an outermost const; aliases stay."""
        return self

    def quoted(self) -> str:
        """`'float4' (aka 'vector<float, 4>')`, as diagnostics print a type."""
        spelled, canonical = str(self), self.canonical_spelling()
        return f"'{spelled}'" if spelled == canonical else f"'{spelled}' (aka '{canonical}')"

    def canonical_spelling(self) -> str:
        return str(self.canonical)


class BuiltinType(Type):
    """A scalar (or void). kind: the key; spelling: what Clang prints; bits: of the value, bool counts 32 in conversion
    ranks but is 1 here; category: "void", "bool", "int" or "float"; code: the Itanium mangling; norm: "unorm", "snorm"
    or ""."""

    __slots__ = ("kind", "spelling", "bits", "category", "is_signed", "code", "plain", "norm")

    def __init__(self, kind: str, spelling: str, bits: int, category: str, is_signed: bool, code: str) -> None:
        super().__init__()
        self.plain: BuiltinType | None = None
        self.norm = ""
        self.kind = kind
        self.spelling = spelling
        self.bits = bits
        self.category = category
        self.is_signed = is_signed
        self.code = code

    def __str__(self) -> str:
        return self.spelling


class VectorType(Type):
    """`vector<element, size>` (Clang: ExtVectorType); `element` is canonical."""

    __slots__ = ("element", "size", "plain")

    def __init__(self, element: BuiltinType, size: int) -> None:
        super().__init__()
        self.plain: VectorType | None = None
        self.element = element
        self.size = size

    @property
    def count(self) -> int:
        """How many scalars a value has."""
        return self.size

    def __str__(self) -> str:
        return f"vector<{self.element}, {self.size}>"


class ConstantMatrixType(Type):
    """`matrix<element, rows, columns>`; `element` is canonical."""

    __slots__ = ("element", "rows", "columns")

    def __init__(self, element: BuiltinType, rows: int, columns: int) -> None:
        super().__init__()
        self.element = element
        self.rows = rows
        self.columns = columns

    @property
    def count(self) -> int:
        """How many scalars a value has."""
        return self.rows * self.columns

    def __str__(self) -> str:
        return f"matrix<{self.element}, {self.rows}, {self.columns}>"


class ArrayType(Type):
    """`element[size]`; size None is `element[]` (Clang: IncompleteArrayType). `element` keeps its sugar."""

    __slots__ = ("element", "size")

    def __init__(self, element: Type, size: int | None, canonical: ArrayType | None) -> None:
        super().__init__(canonical)
        self.element = element
        self.size = size

    def __str__(self) -> str:
        dims = ""
        inner: Type = self
        while isinstance(inner, ArrayType):
            dims += "[]" if inner.size is None else f"[{inner.size}]"
            inner = inner.element
        return f"{inner}{dims}"


class RecordType(Type):
    __slots__ = ("decl",)

    def __init__(self, decl: RecordDecl) -> None:
        super().__init__()
        self.decl = decl

    def __str__(self) -> str:
        return self.decl.qualified_name if self.decl.known_as else f"(unnamed {self.decl.tag})"


class EnumType(Type):
    __slots__ = ("decl",)

    def __init__(self, decl: EnumDecl) -> None:
        super().__init__()
        self.decl = decl

    def __str__(self) -> str:
        return self.decl.qualified_name if self.decl.known_as else "(unnamed enum)"


class FunctionType(Type):
    """`params` as written in parameters (without references), `modifiers` "in", "out" or "inout" for each."""

    __slots__ = ("result", "params", "modifiers", "is_const_method")

    def __init__(self, result: Type, params: tuple[Type, ...], modifiers: tuple[str, ...],
                 is_const_method: bool = False) -> None:
        super().__init__()
        self.result = result
        self.params = params
        self.modifiers = modifiers
        self.is_const_method = is_const_method

    def __str__(self) -> str:
        params = ", ".join(
            (f"{modifier} " if modifier != "in" else "") + str(param)
            for param, modifier in zip(self.params, self.modifiers, strict=True)
        )
        return f"{self.result} ({params})" + (" const" if self.is_const_method else "")


class TypedefType(Type):
    """An alias: user typedefs and the built-in ones (`float4`, `uint`)."""

    __slots__ = ("name", "underlying")

    def __init__(self, name: str, underlying: Type) -> None:
        super().__init__(underlying.canonical)
        self.name = name
        self.underlying = underlying

    def __str__(self) -> str:
        return self.name

    @property
    def is_const(self) -> bool:  # type: ignore[override]
        return self.underlying.is_const


class MatrixLayoutType(TypedefType):
    """A matrix type with `row_major` or `column_major` (Clang's head: an AttributedType with HLSLMatrixLayoutAttr). It
    is the same type, spelled alike; only the order of its elements in memory hangs on it. Made by with_layout."""

    __slots__ = ("row_major",)

    def __init__(self, underlying: Type, row_major: bool) -> None:
        super().__init__(str(underlying), underlying)
        self.row_major = row_major


class ModifiedType(TypedefType):
    """A type with modifiers in front, sorted and each there once (Slang: ModifiedType).  `unorm` and `snorm` make
    another type, the others (`precise`, `globallycoherent`, `reordercoherent`) are sugar. Made by with_modifiers."""

    __slots__ = ("modifiers", "written")

    def __init__(self, modifiers: tuple[str, ...], written: Type, underlying: Type) -> None:
        super().__init__(" ".join((*modifiers, str(written))), underlying)
        self.modifiers = modifiers
        self.written = written


class ConstType(Type):
    """`const base`; made by `Type.with_const` only."""

    __slots__ = ("base",)
    is_const = True

    def __init__(self, base: Type) -> None:
        super().__init__(base.canonical)
        self.base = base

    def with_const(self) -> Type:
        return self

    @property
    def unqualified(self) -> Type:
        return self.base

    def __str__(self) -> str:
        return f"const {self.base}"

    def canonical_spelling(self) -> str:
        return f"const {self.base.canonical}"


class ReferenceType(Type):
    """`T &` or `const T &`: what subscripts return, and what copy constructors take.  Users cannot write it.

    in_buffer: `const hlsl_constant T &`, which leads into a constant buffer; is_rvalue: `T &&`, of move constructors.
    """

    __slots__ = ("pointee", "in_buffer", "is_rvalue")
    is_reference = True

    def __init__(self, pointee: Type, in_buffer: bool = False, is_rvalue: bool = False) -> None:
        super().__init__()
        self.pointee = pointee
        self.in_buffer = in_buffer
        self.is_rvalue = is_rvalue

    def __str__(self) -> str:
        return f"{self.pointee} {'&&' if self.is_rvalue else '&'}"


class DependentType(Type):
    """The type of what could not be typed; everything converts to and from it in silence (Clang: RecoveryExpr's)."""

    __slots__ = ()

    def __str__(self) -> str:
        return "<recovery>"


# kind, spelling, bits, category, signed, mangling
_BUILTIN_ROWS: tuple[tuple[str, str, int, str, bool, str], ...] = (
    ("void", "void", 0, "void", False, "v"),
    ("bool", "bool", 1, "bool", False, "b"),
    ("char", "char", 8, "int", True, "c"),
    ("uchar", "unsigned char", 8, "int", False, "h"),
    ("short", "short", 16, "int", True, "s"),
    ("ushort", "unsigned short", 16, "int", False, "t"),
    ("int", "int", 32, "int", True, "i"),
    ("uint", "unsigned int", 32, "int", False, "j"),
    ("long", "long", 64, "int", True, "l"),
    ("ulong", "unsigned long", 64, "int", False, "m"),
    ("longlong", "long long", 64, "int", True, "x"),
    ("ulonglong", "unsigned long long", 64, "int", False, "y"),
    ("half", "half", 16, "float", True, "Dh"),
    ("float", "float", 32, "float", True, "f"),
    ("double", "double", 64, "float", True, "d"),
)
BUILTIN_TYPES: dict[str, BuiltinType] = {row[0]: BuiltinType(*row) for row in _BUILTIN_ROWS}
VOID, BOOL, INT, UINT = (BUILTIN_TYPES[kind] for kind in ("void", "bool", "int", "uint"))
LONG, ULONG, HALF, FLOAT, DOUBLE = (BUILTIN_TYPES[kind] for kind in ("long", "ulong", "half", "float", "double"))
DEPENDENT = DependentType()


# Modifiers that make another type.
NORMALISED = frozenset(("unorm", "snorm"))


class ASTContext:
    """Interns the types of one compilation."""

    __slots__ = ("_vectors", "_matrices", "_layouts", "_modified", "_normalised", "_arrays", "_functions", "streams",
                 "resources", "references", "binding_orders", "bound", "has_precise", "moves_resources",
                 "bad_attributes")

    def __init__(self) -> None:
        self._vectors: dict[tuple[BuiltinType, int], VectorType] = {}
        self._matrices: dict[tuple[BuiltinType, int, int], ConstantMatrixType] = {}
        self._layouts: dict[tuple[Type, bool], MatrixLayoutType] = {}
        self._modified: dict[tuple[Type, tuple[str, ...]], ModifiedType] = {}
        self._normalised: dict[tuple[BuiltinType, str], BuiltinType] = {}
        self._arrays: dict[tuple[Type, int | None], ArrayType] = {}
        self._functions: dict[tuple[Type, tuple[Type, ...], tuple[str, ...], bool], FunctionType] = {}
        self.streams: dict[tuple[str, Type], RecordDecl] = {}  # sema.stage_types
        self.resources: dict[tuple[str, Type], RecordDecl] = {}  # sema.resources
        self.references: dict[Type, Type] = {}  # to these types, sema.resources
        self.bound: list[object] = []  # declarations with a register, sema.bindings
        self.has_precise = False
        self.moves_resources = False  # some name may stand for several, sema.legalize_resources
        self.bad_attributes: set[tuple[object, str]] = set()  # of declarations, by name: dropped after an error
        self.binding_orders = 0  # given to what has no register so far, sema.bindings

    def vector(self, element: Type, size: int) -> VectorType:
        """vector<element, size>; `element` may be an alias of a scalar or an enum's integer."""
        scalar = element.canonical
        assert isinstance(scalar, BuiltinType)
        key = (scalar, size)
        found = self._vectors.get(key)
        if found is None:
            found = self._vectors[key] = VectorType(scalar, size)
            if scalar.plain is not None:
                found.plain = self.vector(scalar.plain, size)
        return found

    def matrix(self, element: Type, rows: int, columns: int) -> ConstantMatrixType:
        scalar = element.canonical
        assert isinstance(scalar, BuiltinType)
        key = (scalar, rows, columns)
        found = self._matrices.get(key)
        if found is None:
            found = self._matrices[key] = ConstantMatrixType(scalar, rows, columns)
        return found

    def with_layout(self, type: Type, row_major: bool) -> Type:
        """A matrix type with a layout in memory; `const` stays outside."""
        if isinstance(type, ConstType):
            return self.with_layout(type.base, row_major).with_const()
        found = self._layouts.get((type, row_major))
        if found is None:
            found = self._layouts[type, row_major] = MatrixLayoutType(type, row_major)
        return found

    def with_modifiers(self, type: Type, words: frozenset[str]) -> Type:
        """A type with these modifiers and those that it has; `const` stays outside. The caller has checked them."""
        if isinstance(type, ConstType):
            return self.with_modifiers(type.base, words).with_const()
        if isinstance(type, ModifiedType):
            words, type = words | set(type.modifiers), type.written
        words -= modifiers_of(type)
        if not words:
            return type
        key = type, tuple(sorted(words))
        found = self._modified.get(key)
        if found is None:
            underlying = type
            self.has_precise |= "precise" in words
            for norm in NORMALISED & words:
                underlying = self._with_norm(type.canonical, norm)
                underlying = underlying.with_const() if type.is_const else underlying
            found = self._modified[key] = ModifiedType(key[1], type, underlying)
        return found

    def _with_norm(self, type: Type, norm: str) -> Type:
        """`unorm` or `snorm` for a scalar, a vector or an array of them."""
        if isinstance(type, ArrayType):
            return self.array(self._with_norm(type.element, norm), type.size)
        if isinstance(type, VectorType):
            return self.vector(self._with_norm(type.element, norm), type.size)
        if not isinstance(type, BuiltinType) or type.norm:  # of a template's parameter its arguments tell
            return type
        found = self._normalised.get((type, norm))
        if found is None:
            found = BuiltinType(type.kind, f"{norm} {type.spelling}", type.bits, type.category, True,
                                f"U{len(norm)}{norm}{type.code}")
            found.plain, found.norm = type, norm
            self._normalised[type, norm] = found
        return found

    def array(self, element: Type, size: int | None) -> ArrayType:
        """element[size]; const of an element is const of the array, as in Clang."""
        key = (element, size)
        found = self._arrays.get(key)
        if found is None:
            canonical = None if element.canonical is element else self.array(element.canonical, size)
            found = self._arrays[key] = ArrayType(element, size, canonical)
        return found

    def function(self, result: Type, params: tuple[Type, ...], modifiers: tuple[str, ...],
                 is_const_method: bool = False) -> FunctionType:
        key = (result, params, modifiers, is_const_method)
        found = self._functions.get(key)
        if found is None:
            found = self._functions[key] = FunctionType(result, params, modifiers, is_const_method)
        return found


def is_scalar(type: Type) -> bool:
    """Arithmetic scalar or unscoped enum (void is none)."""
    canonical = type.canonical
    return (isinstance(canonical, BuiltinType) and canonical.category != "void") or isinstance(canonical, EnumType)


def scalar_of(type: Type) -> BuiltinType | None:
    """The component type of a scalar, enum, vector or matrix; None for anything else."""
    canonical = type.canonical
    if isinstance(canonical, BuiltinType):
        return canonical if canonical.category != "void" else None
    if isinstance(canonical, (VectorType, ConstantMatrixType)):
        return canonical.element
    if isinstance(canonical, EnumType):
        underlying = canonical.decl.underlying.canonical
        assert isinstance(underlying, BuiltinType)
        return underlying
    return None


def element_of_array(type: Type) -> Type:
    """The element type of an array type (or of an alias of one) as it was written, const when the array is."""
    is_const = False
    while not isinstance(type, ArrayType):
        if isinstance(type, ConstType):
            is_const, type = True, type.base
        elif isinstance(type, TypedefType):
            type = type.underlying
        else:
            type = type.canonical
    return type.element.with_const() if is_const and not type.element.is_const else type.element


def matrix_layout(type: Type) -> bool | None:
    """Whether the matrices of a type (or array of them) are declared row_major; None when nothing says."""
    while True:
        if isinstance(type, MatrixLayoutType):
            return type.row_major
        if isinstance(type, TypedefType):
            type = type.underlying
        elif isinstance(type, ConstType):
            type = type.base
        elif isinstance(type, ArrayType):
            type = type.element
        else:
            return None


def modifiers_of(type: Type) -> frozenset[str]:
    """The modifiers that a type, or the elements of an array, were declared with."""
    found: frozenset[str] = frozenset()
    while True:
        if isinstance(type, ModifiedType):
            found |= set(type.modifiers)
        if isinstance(type, TypedefType):
            type = type.written if isinstance(type, ModifiedType) else type.underlying
        elif isinstance(type, ConstType):
            type = type.base
        elif isinstance(type, ArrayType):
            type = type.element
        else:
            norm = (scalar_of(type) or VOID).norm
            return found | {norm} if norm else found


def is_const_qualified(type: Type) -> bool:
    """Whether an object of `type` may not be written: const itself, or an array of what is."""
    while not type.is_const:
        if not isinstance(type.canonical, ArrayType):
            return False
        type = element_of_array(type)
    return True


def unqualified_type(type: Type) -> Type:
    """The type of a value of `type`: without const on top, under aliases too."""
    type = type.unqualified
    return type.canonical if type.is_const else type
