"""Intrinsic functions: what `Sema.lookup` finds for their names, which overload a call means, and its FunctionDecl.

Mirrors clang/lib/Headers/hlsl/hlsl_alias_intrinsics.h, which Clang reads as source, and DXC's choice among overloads.
Differs: an intrinsic is one declaration (`BuiltinDecl`) that stands for all its overloads, since making some forty
FunctionDecls for each name that is used would cost more than everything else in a small shader.  A call is not
ranked but computed: the arguments that share T agree on an element type and a size as operands of an operator do,
which is what DXC makes of `pow(float3, float)`, `max(0, x)` or `dot(v, 1)`.  Where Clang 22 refuses (ambiguous),
`warn_hlsl_portability` says so.
"""

from __future__ import annotations

from hlslfe.ast.decl import FunctionDecl, NamedDecl, ParmVarDecl
from hlslfe.ast.types import BUILTIN_TYPES, BuiltinType, Type, is_scalar
from hlslfe.basic.builtins import BUILTINS, Builtin
from hlslfe.basic.builtins_dxc import EXACT, OF_INTEGERS
from hlslfe.basic.builtins_kinds import ALL
from hlslfe.basic.builtins_library import COMPATIBLE, COMPATIBLE_DOUBLE, COMPATIBLE_KINDS, MIXED_SHAPES
from hlslfe.basic.diagnostics import DiagnosticsEngine
from hlslfe.basic.options import Options
from hlslfe.parse import tree
from hlslfe.sema.base import SemaBase
from hlslfe.sema.conversion_rank import arithmetic_element, common_element, conversion_rank, matrix_shape, vector_size

HLSL_SCOPE = ("hlsl",)

# kind of ast.types -> the name that Clang's header spells
_ALIASES = {"uint": "uint", "long": "int64_t", "ulong": "uint64_t", "short": "int16_t", "ushort": "uint16_t"}
# What an element is converted to when an intrinsic has no overload for it: the first of these that it has.
_FALLBACKS: dict[str, tuple[str, ...]] = {
    "bool": ("int", "uint", "float", "double", "half"),
    "char": ("int", "uint", "float", "double", "half"),
    "uchar": ("uint", "int", "float", "double", "half"),
    "short": ("int", "ushort", "uint", "float", "double", "half"),
    "ushort": ("uint", "int", "float", "double", "half"),
    "int": ("uint", "float", "bool", "double", "half"),
    "uint": ("int", "float", "bool", "double", "half"),
    "long": ("ulong", "int", "uint", "float", "bool", "double", "half"),
    "ulong": ("long", "uint", "int", "float", "bool", "double", "half"),
    "longlong": ("long", "ulong", "int", "uint", "float", "bool", "double", "half"),
    "ulonglong": ("ulong", "long", "uint", "int", "float", "bool", "double", "half"),
    "half": ("float", "int", "uint", "bool", "double"),
    "float": ("int", "uint", "double", "bool", "half"),
    "double": ("float", "int", "uint", "bool", "half"),
}
# The shapes of builtins.py that follow T, with another element.
_ELEMENT_OF_SHAPE = {
    "boolT": "bool", "intT": "int", "uintT": "uint", "floatT": "float", "doubleT": "double", "halfT": "half",
    "shortT": "short", "ushortT": "ushort",
}
LANES = frozenset({"T", *_ELEMENT_OF_SHAPE})  # parameters that have the size of T


SCALAR_SHAPES = frozenset({"S", "bool", "float", "int", "uint"})


class BuiltinDecl(NamedDecl):
    """All overloads of one intrinsic; it lives in namespace hlsl and stands in overload sets beside user functions."""

    __slots__ = ("row",)

    def __init__(self, row: Builtin) -> None:
        super().__init__(0, row.name, HLSL_SCOPE)
        self.row = row


class DirectBuiltinDecl(BuiltinDecl):
    """`__builtin_elementwise_sin`; `row` is of the intrinsic that it implements."""

    __slots__ = ()

    def __init__(self, name: str, row: Builtin) -> None:
        super().__init__(row)
        self.name = name
        self.scope = ()


def find_intrinsic(name: str) -> BuiltinDecl | None:
    """What namespace hlsl declares under `name`: for `Sema.lookup`, after (and beside) the user's functions."""
    row = BUILTINS.get(name)
    if row is None and name.startswith("__builtin_"):
        from hlslfe.basic.builtins_direct import direct_builtin  # few shaders call them

        row = direct_builtin(name)
        return DirectBuiltinDecl(name, row) if row is not None else None
    return BuiltinDecl(row) if row is not None else None


class Overload:
    """One overload of `row`: T is `kind` times `size` (kind "" where no parameter depends on T), which is (rows,
    columns) for a matrix; `params` are the shapes of the parameters, which a call of select may vary."""

    __slots__ = ("row", "kind", "size", "params")

    def __init__(self, row: Builtin, kind: str, size: int | tuple[int, int], params: tuple[str, ...]) -> None:
        self.row = row
        self.kind = kind
        self.size = size
        self.params = params


def overload_for(row: Builtin, types: list[Type], with_compatible: bool = True) -> Overload | None:
    """The overload that a call with arguments of these types means; None when there is none. `with_compatible`: take
    the deprecated overloads of Clang's header where they fit, as Clang up to 202x does."""
    if len(types) != len(row.params) or any(arithmetic_element(type) is None for type in types):
        return None
    if not row.clang22 and cuts_to_scalar(row, types):
        return None
    if row.params[:1] == ("dest",) and vector_size(types[0]):
        return None  # of a vector one component can change, and `float1` counts as a vector here
    if not row.overloads:
        return Overload(row, "", 1, row.params)
    if with_compatible and (row.name in COMPATIBLE or row.name in MIXED_SHAPES or row.name in COMPATIBLE_DOUBLE):
        compatible = compatible_overload(row, types)
        if compatible is not None:
            return compatible
    element: BuiltinType | None = None
    for type, shape in zip(types, row.params, strict=True):
        own = arithmetic_element(type)
        assert own is not None
        if shape == "dest":
            element = own
            break
        if shape == "T":
            element = own if element is None else common_element(element, own)
    assert element is not None
    if not _takes(row, element):
        return None
    size = _common_size(row, types)
    kind = element.kind if row.params[0] == "dest" and element.kind in row.overloads else supported_kind(row, element)
    if size is None or kind is None or (row.params[0] == "dest" and kind != element.kind):
        return None
    if row.name == "dot" and kind == "double" and size > 1:
        kind = "float"  # only scalars of double have a product
    row = _variant(row, kind)
    return Overload(row, kind, size, select_shapes(types) if row.name == "select" and size > 1 else row.params)


def cuts_to_scalar(row: Builtin, types: list[Type]) -> bool:
    """Does a vector stand where only a scalar can? Clang 22 cuts it, DXC does not."""
    return any(vector_size(type) > 1 and (shape in SCALAR_SHAPES or (row.sizes == (1,) and shape in LANES))
               for type, shape in zip(types, row.params, strict=True))


def _takes(row: Builtin, element: BuiltinType) -> bool:
    """Is an argument with this element converted at all?"""
    if row.name in EXACT and not (row.name == "asuint" and len(row.params) == 3):
        return element.kind in row.overloads or (element.kind == "half" and "float" in row.overloads)
    return row.name not in OF_INTEGERS or element.category == "int"


def _common_size(row: Builtin, types: list[Type]) -> int | None:
    """The size of T: the shortest vector among the arguments, cut or splatted to what the intrinsic has."""
    lanes = [vector_size(type) for type, shape in zip(types, row.params, strict=True)
             if shape.removeprefix("out ") in LANES]
    size = min((lane for lane in lanes if lane > 1), default=1)
    if size in row.sizes or (size > ALL[-1] and row.sizes == ALL):  # longer vectors: DXC's from 6.9 on
        return size
    if size == 1:
        return min(row.sizes)
    return max((other for other in row.sizes if other < size), default=None)


def supported_kind(row: Builtin, element: BuiltinType) -> str | None:
    if element.kind in row.overloads:
        return element.kind
    return next((kind for kind in _FALLBACKS[element.kind] if kind in row.overloads), None)


def select_shapes(types: list[Type]) -> tuple[str, ...]:
    """A scalar condition picks whole vectors; beside a vector condition scalar arms stay scalars."""
    if vector_size(types[0]) <= 1:
        return "bool", "T", "T"
    return "boolT", *("S" if vector_size(type) <= 1 else "T" for type in types[1:])


# ------------------------------------------------------------ rows made on demand

_VARIANTS: dict[tuple[object, ...], Builtin] = {}


def derived_row(key: tuple[object, ...], row: Builtin, params: tuple[str, ...], result: str,
                lowering: tuple[object, ...], base: Builtin | None) -> Builtin:
    """A row that differs from `row`; always the same one for a key."""
    found = _VARIANTS.get(key)
    if found is None:
        found = _VARIANTS[key] = Builtin(row.name, row.overloads, row.sizes, params, result, lowering, row.value_name,
                                         row.shader_model, row.is_convergent, row.stages, row.clang22)
        found.base = base
    return found


def _variant(row: Builtin, kind: str) -> Builtin:
    """`row` itself, or what it is for unsigned elements where only they have a library function (abs)."""
    if row.lowering[0] == "class" and BUILTIN_TYPES[kind].category != "float" and not BUILTIN_TYPES[kind].is_signed:
        lowering = row.lowering[1]["unsigned"]
        if lowering[0] == "library":
            return derived_row((row.name, "unsigned"), row, row.params, row.result, lowering, None)
    return row


def compatible_overload(row: Builtin, types: list[Type]) -> Overload | None:
    """The deprecated overload of Clang's header for exactly these types: integers and doubles computed in float, or a
    vector beside scalars."""
    kinds = {element.kind for type in types if (element := arithmetic_element(type))}
    sizes = [vector_size(type) for type in types]
    if len(kinds) != 1:
        return None
    kind = kinds.pop()
    if kind not in BUILTIN_TYPES:
        return None
    if row.name in MIXED_SHAPES and len(set(sizes)) > 1:
        takes_scalar_first = row.name in ("max", "min")
        if kind not in row.overloads or len({size for size in sizes if size}) != 1 or 1 in sizes or not (
                sizes[0] or takes_scalar_first):
            return None
        params = tuple("T" if size else "S" for size in sizes)
        made = derived_row((row.name, *params), row, params, "T", ("library", "mixed"), row)
        return Overload(made, kind, max(sizes), params)
    is_listed = kind in COMPATIBLE_KINDS if row.name in COMPATIBLE else (
        row.name in COMPATIBLE_DOUBLE and kind == "double")
    if not is_listed or len(set(sizes)) > 1 or sizes[0] == 1:
        return None
    result = "floatT" if row.result == "T" else row.result
    made = derived_row((row.name, "float"), row, row.params, result, ("library", "plain"), row)
    return Overload(made, kind, sizes[0] or 1, row.params)


class SemaIntrinsics(SemaBase):
    """The overloads of intrinsics, made when they are called."""

    def __init__(self, diags: DiagnosticsEngine, options: Options) -> None:
        super().__init__(diags, options)
        # The answers of `intrinsic_overload` (by name and argument types) and `intrinsic_function` so far.
        self._calls: dict[tuple[object, ...], tuple[FunctionDecl | None, bool]] = {}
        self._intrinsics: dict[tuple[object, ...], FunctionDecl] = {}

    def intrinsic_overload(self, decl: BuiltinDecl, types: list[Type]) -> tuple[FunctionDecl | None, bool]:
        """The function that a call of an intrinsic with these argument types means, None when none fits; and whether
        Clang 22 takes it, too."""
        key = (decl.name, *[type.canonical for type in types])
        answer = self._calls.get(key)
        if answer is None:
            row = decl.row.for_arguments(len(types))
            if row.lowering[0] == "matrix" or any(matrix_shape(type) is not None for type in types):
                answer = self._calls[key] = self.matrix_overload(row, types), False
                return answer
            chosen = overload_for(row, types, self.options.language_version <= LAST_COMPATIBLE)
            function = None if chosen is None else self.intrinsic_function(chosen)
            answer = self._calls[key] = function, function is None or self.clang_accepts(row, function, types)
        return answer

    def matrix_overload(self, row: Builtin, types: list[Type]) -> FunctionDecl | None:
        """The function that a call with a matrix means (sema.matrix_intrinsics)."""
        raise NotImplementedError

    def intrinsic_candidates(self, row: Builtin, chosen: FunctionDecl) -> list[FunctionDecl]:
        """What stands beside user functions of the same name: everything declared, or the one that takes matrices."""
        has_matrix = any(matrix_shape(param.type) is not None for param in chosen.params)
        return [chosen] if has_matrix or row.lowering[0] == "matrix" else self.all_overloads(row)

    def intrinsic_function(self, overload: Overload) -> FunctionDecl:
        """The declaration of one overload."""
        cache = self._intrinsics
        key = (overload.row, overload.kind, overload.size, overload.params)
        function = cache.get(key)
        if function is None:
            function = cache[key] = self._declare_overload(overload)
        return function

    def all_overloads(self, row: Builtin) -> list[FunctionDecl]:
        """Every overload that Clang's header declares, the deprecated ones too."""
        if not row.overloads:
            return [self.intrinsic_function(Overload(row, "", 1, row.params))]
        kinds = [kind for kind in row.overloads if self.options.native_int16 or kind not in ("short", "ushort")]
        if row.name in COMPATIBLE:
            kinds += COMPATIBLE_KINDS
        return [self.intrinsic_function(Overload(row, kind, size, row.params)) for kind in kinds for size in row.sizes]

    def _declare_overload(self, overload: Overload) -> FunctionDecl:
        row = overload.row
        modifiers = tuple("out" if shape.startswith("out ") else "in" for shape in overload.params)
        types = tuple(self._shape_type(shape.removeprefix("out "), overload) for shape in overload.params)
        result = self._shape_type(row.result, overload)
        type = self.context.function(result, types, modifiers)
        params = [ParmVarDecl(0, "", param, modifiers[index], index) for index, param in enumerate(types)]
        function = FunctionDecl(0, row.name, type, params, HLSL_SCOPE)
        function.intrinsic = row
        if row.is_library:
            function.linkage = "inline"
            function.definition = function
        return function

    def _shape_type(self, shape: str, overload: Overload) -> Type:
        """The type of a shape of builtins.py."""
        if shape in ("T", "dest"):
            return self._named_type(overload.kind, overload.size)
        if shape == "S":
            return self._named_type(overload.kind, 1)
        if shape in _ELEMENT_OF_SHAPE:
            return self._named_type(_ELEMENT_OF_SHAPE[shape], overload.size)
        if shape[-1] in "234":
            return self._named_type(overload.kind if shape[0] == "T" else shape[:-1], int(shape[-1]))
        return self._named_type(shape, 1)

    def _named_type(self, kind: str, size: int | tuple[int, int]) -> Type:
        """A scalar (size 1), a matrix, or a vector under the name that the header uses, as in Clang's AST."""
        element = BUILTIN_TYPES[kind]
        if isinstance(size, tuple):
            return self.context.matrix(element, *size)
        name = _ALIASES.get(kind, kind) + (str(size) if size > 1 else "")
        if size == 1 and kind not in _ALIASES:
            return element
        part = tree.NamePart(0, name, None, 0)
        for decl in self.lookup(tree.QualifiedName([tree.NamePart(0, "hlsl", None, 0), part], True)):
            type = getattr(decl, "type", None)
            if isinstance(type, Type) and (is_scalar(type) or vector_size(type) == size):
                return type
        return self.context.vector(element, size) if size > 1 else element

    # ------------------------------------------------------------ what Clang would say

    def clang_accepts(self, row: Builtin, chosen: FunctionDecl, types: list[Type]) -> bool:
        """Whether Clang 22 takes a call of an intrinsic with these argument types, and as `chosen`."""
        wanted = [param.type.canonical for param in chosen.params]
        given = [type.canonical for type in types]
        if not row.clang22 or any(vector_size(type) > ALL[-1] for type in given):
            return False
        if given == wanted:
            return True
        if row.name in CHECKED_EXACTLY:
            return False
        if row.name == "select":
            elements = {arithmetic_element(type) for type, shape in zip(given, row.params, strict=True) if shape == "T"}
            return len(elements) == 1
        if row.lowering[0] == "library" and row.lowering[1] != "plain":  # templates: no conversions, but for scalars
            return all(a == b for a, b, shape in zip(given, wanted, row.params, strict=True) if shape == "T")
        ranked = []
        for function in self.all_overloads(row):
            ranks = [conversion_rank(type, param.type) for type, param in zip(types, function.params, strict=True)]
            if None not in ranks:
                ranked.append((function, ranks))
        own = next((ranks for function, ranks in ranked if function is chosen), None)
        return own is not None and all(
            function is chosen or (ranks != own and all(a <= b for a, b in zip(own, ranks, strict=True)))  # type: ignore[operator]
            for function, ranks in ranked
        )


# Clang takes any argument and then finds that it is not of T.
CHECKED_EXACTLY = frozenset({"clip", "f16tof32"})
# The last -std= value whose header has the deprecated overloads.
LAST_COMPATIBLE = 2028
# An argument of these may stay a lane mask (0 and -1): only whether it is 0 counts.
MASK_TAKERS = frozenset({"all", "any"})
