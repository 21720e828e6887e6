"""What the tables of intrinsic functions have in common: sets of element kinds, sizes, parameter lists.

Mirrors clang/utils/hlsl/gen_hlsl_intrinsics.py: the type sets of the generated header.
"""

from __future__ import annotations

F = ("half", "float")
FD = ("half", "float", "double")
I = ("short", "int", "long")  # noqa: E741
U = ("ushort", "uint", "ulong")
IU = (*I, *U)
N = ("half", "short", "ushort", "float", "int", "uint", "long", "ulong", "double")
NB = (*N, "bool")
B = ("bool",)
WORDS = ("int", "uint", "long", "ulong")  # what atomic operations work on

ALL = (1, 2, 3, 4)
SCALAR = (1,)
T1 = ("T",)
T2 = ("T", "T")
T3 = ("T", "T", "T")

SM60 = (6, 0)
SM64 = (6, 4)
SM65 = (6, 5)
SM66 = (6, 6)
SM67 = (6, 7)
GROUP_STAGES = ("compute", "mesh", "amplification")  # those whose threads form groups
QUAD_STAGES = ("pixel", *GROUP_STAGES, "node")  # those with neighbours


def by_class(floating: tuple[str, ...], signed: tuple[str, ...], unsigned: tuple[str, ...]) -> tuple[object, ...]:
    """The lowering of a row that depends on the element of T."""
    return "class", {"float": floating, "signed": signed, "unsigned": unsigned}
