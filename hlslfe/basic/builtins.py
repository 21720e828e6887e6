"""The intrinsic functions of namespace hlsl: which overloads each has, and what a call becomes.

Mirrors clang/include/clang/Basic/Builtins.td: the HLSL records, and clang/lib/Headers/hlsl/hlsl_alias_intrinsics.h.
Differs: one table for both; the columns below replace some three thousand declarations.  The rows of what Clang's
header defines as functions of their own, and of what only DXC has, stand in `builtins_library` and `builtins_dxc`.

Columns of the rows: name | overloads | sizes | params | result | lowering | value name | shader model | convergent
overloads  the scalar kinds (ast.types.BUILTIN_TYPES keys) that T stands for; () when no parameter depends on T.
sizes      the vector sizes of T; 1 is the plain scalar.
params     one shape a parameter.  "T" the overload type, "S" its scalar, "boolT" "intT" "uintT" "floatT" "doubleT" the
           shape of T with another element, "bool" "int" "uint" "float" that scalar, "uint2" "uint4" that vector;
           "out T" and so on an out parameter; "dest" a variable of type T that all threads of a group share.
result     a shape, or "void".
lowering   ("llvm", n) -> llvm.n.<T>;  ("dx", n) -> llvm.dx.n.<T>;  ("dx.plain", n) -> llvm.dx.n without a suffix;
           ("class", {"float": .., "signed": .., "unsigned": ..}) one of these by the element of T;
           ("custom", n) -> a function of codegen.builtins;  ("formula",) -> the formula of this name in
           codegen.formulas, in place;  ("matrix", n) -> codegen.matrix_builtins;  ("stage",) -> the stage's output;
           ("atomic", op) -> atomicrmw or cmpxchg;
           ("library", p) -> a call of a function whose body is that formula; p tells how its name is mangled
           (codegen.mangle_library);  ("unsupported",) -> a call is err_not_supported_yet.
value name of the instruction, "" when it has none.
"""

from __future__ import annotations

from hlslfe.basic.builtins_dxc import DXC_ROWS, UNSUPPORTED
from hlslfe.basic.builtins_kinds import (
    ALL,
    FD,
    GROUP_STAGES,
    IU,
    NB,
    QUAD_STAGES,
    SCALAR,
    SM60,
    SM64,
    T1,
    T2,
    T3,
    B,
    F,
    N,
    U,
    by_class,
)
from hlslfe.basic.builtins_library import LIBRARY_ROWS
from hlslfe.basic.builtins_matrix import MATRIX_ROWS

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

Lowering = tuple["Any", ...]


class Builtin:
    """A row of the table; see the module's docstring for the columns.

    clang22: does Clang 22 have it?  alternative: the row of the same name for another number of arguments.
    stages: the shader stages that may call it, () for all.  base: the row that a compatibility row stands in for.
    """

    __slots__ = ("name", "overloads", "sizes", "params", "result", "lowering", "value_name", "shader_model",
                 "is_convergent", "stages", "clang22", "alternative", "base")

    def __init__(self, name: str, overloads: tuple[str, ...], sizes: tuple[int, ...], params: tuple[str, ...],
                 result: str, lowering: Lowering, value_name: str = "", shader_model: tuple[int, int] | None = None,
                 is_convergent: bool = False, stages: tuple[str, ...] = (), clang22: bool = True) -> None:
        self.name = name
        self.overloads = overloads
        self.sizes = sizes
        self.params = params
        self.result = result
        self.lowering = lowering
        self.value_name = value_name
        self.shader_model = shader_model
        self.is_convergent = is_convergent
        self.stages = stages
        self.clang22 = clang22
        self.alternative: Builtin | None = None
        self.base: Builtin | None = None

    @property
    def vectors(self) -> bool:
        """Whether T may be a vector."""
        return self.sizes != (1,)

    @property
    def is_supported(self) -> bool:
        return bool(self.lowering[0] != "unsupported")

    @property
    def is_library(self) -> bool:
        """Whether a call stays a call, of a function that the module defines."""
        return bool(self.lowering[0] == "library")

    @property
    def has_effects(self) -> bool:
        """Whether a call does more than compute a result from its arguments."""
        return self.is_convergent or self.result == "void" or any(shape.startswith("out ") for shape in self.params)

    def for_arguments(self, count: int) -> Builtin:
        """The row of this name that takes `count` arguments; itself when none does."""
        row: Builtin | None = self
        while row is not None and len(row.params) != count:
            row = row.alternative
        return row or self


# Unary functions of half and float that are one LLVM intrinsic of the same name.
_UNARY_LLVM = "acos asin atan ceil cos cosh exp exp2 floor log log10 log2 sin sinh sqrt tan tanh trunc"

_OF_QUADS = (None, False, QUAD_STAGES)

_ROWS: tuple[tuple[Any, ...], ...] = (
    *((name, F, ALL, T1, "T", ("llvm", name)) for name in _UNARY_LLVM.split()),
    ("AddUint64", ("uint",), (2, 4), T2, "T", ("custom", "AddUint64"), "hlsl.AddUint64"),
    ("GroupMemoryBarrierWithGroupSync", (), SCALAR, (), "void",
     ("dx.plain", "group.memory.barrier.with.group.sync"), "", None, True, GROUP_STAGES),
    ("WaveActiveAllTrue", (), SCALAR, ("bool",), "bool", ("dx.plain", "wave.all"), "", SM60, True),
    ("WaveActiveAnyTrue", (), SCALAR, ("bool",), "bool", ("dx.plain", "wave.any"), "", SM60, True),
    ("WaveActiveBallot", (), SCALAR, ("bool",), "uint4", ("dx.plain", "wave.ballot"), "", SM60, True),
    ("WaveActiveCountBits", (), SCALAR, ("bool",), "uint", ("dx.plain", "wave.active.countbits"), "", SM60, True),
    ("WaveActiveMax", N, ALL, T1, "T", by_class(
        ("dx", "wave.reduce.max"), ("dx", "wave.reduce.max"), ("dx", "wave.reduce.umax")),
     "hlsl.wave.active.max", SM60, True),
    ("WaveActiveMin", N, ALL, T1, "T", by_class(
        ("dx", "wave.reduce.min"), ("dx", "wave.reduce.min"), ("dx", "wave.reduce.umin")),
     "hlsl.wave.active.min", SM60, True),
    ("WaveActiveSum", N, ALL, T1, "T", by_class(
        ("dx", "wave.reduce.sum"), ("dx", "wave.reduce.sum"), ("dx", "wave.reduce.usum")),
     "hlsl.wave.active.sum", SM60, True),
    ("WaveGetLaneCount", (), SCALAR, (), "uint", ("dx.plain", "wave.get.lane.count"), "", SM60, True),
    ("WaveGetLaneIndex", (), SCALAR, (), "uint", ("dx.plain", "wave.getlaneindex"), "", SM60, True),
    ("WaveIsFirstLane", (), SCALAR, (), "bool", ("dx.plain", "wave.is.first.lane"), "", SM60, True),
    ("WaveReadLaneAt", NB, ALL, ("T", "uint"), "T", ("dx", "wave.readlane"), "hlsl.wave.readlane", SM60, True),
    ("abs", N, ALL, T1, "T", by_class(("llvm", "fabs"), ("custom", "iabs"), ("library", "plain")), "elt.abs"),
    ("all", NB, ALL, T1, "bool", ("dx", "all"), "hlsl.all"),
    ("and", B, ALL, T2, "T", ("custom", "and"), "hlsl.and"),
    ("any", NB, ALL, T1, "bool", ("dx", "any"), "hlsl.any"),
    ("asdouble", ("uint",), ALL, T2, "doubleT", ("dx", "asdouble"), "hlsl.asdouble"),
    ("atan2", F, ALL, T2, "T", ("llvm", "atan2")),
    ("clamp", N, ALL, T3, "T", by_class(("dx", "nclamp"), ("dx", "sclamp"), ("dx", "uclamp")), "hlsl.clamp"),
    ("clip", ("float",), ALL, T1, "void", ("custom", "clip")),
    ("cross", F, (3,), T2, "T", ("dx", "cross"), "hlsl.cross"),
    ("ddx_coarse", F, ALL, T1, "T", ("dx", "ddx.coarse"), "hlsl.ddx.coarse", *_OF_QUADS),
    ("ddx_fine", F, ALL, T1, "T", ("dx", "ddx.fine"), "hlsl.ddx.fine", *_OF_QUADS),
    ("ddy_coarse", F, ALL, T1, "T", ("dx", "ddy.coarse"), "hlsl.ddy.coarse", *_OF_QUADS),
    ("ddy_fine", F, ALL, T1, "T", ("dx", "ddy.fine"), "hlsl.ddy.fine", *_OF_QUADS),
    ("degrees", F, ALL, T1, "T", ("dx", "degrees"), "hlsl.degrees"),
    ("dot", N, ALL, T2, "S", ("custom", "dot"), "hlsl.dot"),
    ("dot4add_i8packed", (), SCALAR, ("uint", "uint", "int"), "int", ("custom", "dot4add"),
     "hlsl.dot4add.i8packed", SM64),
    ("dot4add_u8packed", (), SCALAR, ("uint", "uint", "uint"), "uint", ("custom", "dot4add"),
     "hlsl.dot4add.u8packed", SM64),
    ("f16tof32", ("uint",), ALL, T1, "floatT", ("dx", "legacyf16tof32"), "hlsl.f16tof32"),
    ("firstbitlow", IU, ALL, T1, "uintT", ("dx", "firstbitlow"), "hlsl.firstbitlow"),
    ("frac", F, ALL, T1, "T", ("dx", "frac"), "hlsl.frac"),
    ("isinf", F, ALL, T1, "boolT", ("dx", "isinf"), "hlsl.isinf"),
    ("isnan", F, ALL, T1, "boolT", ("dx", "isnan"), "hlsl.isnan"),
    ("lerp", F, ALL, T3, "T", ("dx", "lerp"), "hlsl.lerp"),
    ("mad", N, ALL, T3, "T", ("custom", "mad")),
    ("max", N, ALL, T2, "T", by_class(("llvm", "maxnum"), ("llvm", "smax"), ("llvm", "umax")), "elt.max"),
    ("min", N, ALL, T2, "T", by_class(("llvm", "minnum"), ("llvm", "smin"), ("llvm", "umin")), "elt.min"),
    ("normalize", F, ALL, T1, "T", ("dx", "normalize"), "hlsl.normalize"),
    ("or", B, ALL, T2, "T", ("custom", "or"), "hlsl.or"),
    ("pow", F, ALL, T2, "T", ("llvm", "pow")),
    ("radians", F, ALL, T1, "T", ("dx", "radians"), "hlsl.radians"),
    ("rcp", FD, ALL, T1, "T", ("custom", "rcp"), "hlsl.rcp"),
    ("reversebits", U, ALL, T1, "T", ("llvm", "bitreverse"), "elt.bitreverse"),
    ("round", F, ALL, T1, "T", ("llvm", "roundeven")),
    ("rsqrt", F, ALL, T1, "T", ("dx", "rsqrt"), "hlsl.rsqrt"),
    ("saturate", FD, ALL, T1, "T", ("dx", "saturate"), "hlsl.saturate"),
    ("select", NB, ALL, ("boolT", "T", "T"), "T", ("custom", "select"), "hlsl.select"),
    ("sign", N, ALL, T1, "intT", by_class(("dx", "sign"), ("dx", "sign"), ("custom", "usign")), "hlsl.sign"),
    ("step", F, ALL, T2, "T", ("dx", "step"), "hlsl.step"),
)



def _all_rows() -> dict[str, Builtin]:
    """The rows of all tables by name; a second row of a name becomes the alternative of the first."""
    found: dict[str, Builtin] = {}
    for rows, clang22 in ((_ROWS, True), (LIBRARY_ROWS, True), (DXC_ROWS, False), (MATRIX_ROWS, False)):
        for columns in rows:
            row = Builtin(*columns)
            row.clang22 = clang22
            first = found.setdefault(row.name, row)
            if first is not row:
                row.alternative, first.alternative = first.alternative, row
    for name in UNSUPPORTED.split():
        found[name] = Builtin(name, (), SCALAR, (), "void", ("unsupported",), clang22=False)
    return found


BUILTINS: dict[str, Builtin] = _all_rows()
