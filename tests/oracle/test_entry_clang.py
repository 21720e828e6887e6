"""The wrappers of entry points under -fclang-compat=22 against Clang 22's, word for word.

Clang 22 crashes on records with vectors of three, whose IR structs have padding; there are none here.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType

import pytest

from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation

V = '[shader("vertex")] '
P = '[shader("pixel")] '
C = '[shader("compute")] '
TYPES = """
typedef float4 F4[2];
enum E { R, G };
struct N { float x; float y : Y; };
struct I { float lo; N n; float2 c[2] : C; bool b; };
struct O { F4 a; float1 b; };
struct Q { bool x; bool2 y[2]; half h; };
struct W { float4 p : SV_Position; float2 uv : UV; bool b : B; };
"""

ENTRIES = [
    V + "O main(I i : Q5, float3 d : D, bool k : K, bool2 l : L, float m[2][2] : ARR, half h : H) : U { return (O)0; }",
    V + "void main(uint v : VV, float1 x : X) {}",
    V + "float1 main(E e : EE) : SV_Position { return 0; }",
    V + "bool2 main(bool c[2] : CC) : UU { return false; }",
    V + "bool main(bool i : A) : UU { return i; }",
    V + "float3 main(float3 a[2] : A, bool b[3] : B) : U { return 0; }",
    V + "float main(int i : A, uint j : A1, int k : B) : UU { return 0; }",
    V + "void main(out float4 p : SV_Position) { p = 1; }",
    V + "void main(inout bool p : P) {}",
    V + "Q main(float a : A) : UU { return (Q)0; }",
    V + "W main(W w) { return w; }",
    V + "void main(N n[2] : A, float b : B) {}",
    P + "float4 main(float4 p : SV_Position, N n : NN) : SV_Target1 { return p + n.x; }",
    P + "float2 main() : SV_Target { return 1; }",
    C + "[numthreads(8,4,1)] [WaveSize(4,8,8)] void main() {}",
    C + "[numthreads(1,1,1)] void main(uint3 t : SV_DispatchThreadID, uint2 g : SV_GroupID, uint i : SV_GroupIndex) {}",
    C + "[numthreads(1,1,1)] void main(uint1 t : SV_GroupThreadID) {}",
    "float f() { return 1; } static float g = f(); " + V + "float main() : A { return g; }",
]


def wrapper(text: str) -> str:
    """The wrapper's body, and the attributes of its group."""
    body = re.search(r"^define void @main\(\) #(\d+) \{.*?^\}", text, re.M | re.S)
    assert body is not None, text
    group = re.search(rf"^attributes #{body[1]} = (.*)$", text, re.M)
    assert group is not None
    return re.sub(r"#\d+", "#", body[0]) + "\n" + group[1]


@pytest.mark.parametrize("number", range(len(ENTRIES)))
def test_wrapper(number: int, require_oracle: Callable[[str], ModuleType]) -> None:
    clang = require_oracle("clang")
    source = TYPES + ENTRIES[number]
    theirs = clang.compile_source(source, "lib_6_8")
    assert theirs.ok, theirs.diagnostics
    target = parse_profile("lib_6_8")
    assert target is not None
    ours = Compilation("input.hlsl", source, Options(target, clang_compat=22)).llvm_ir()
    assert ours is not None
    assert wrapper(ours) == wrapper(theirs.output)
