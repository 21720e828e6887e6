"""Constant expressions with matrices: what DXC folds them to, and what our code computes on the CPU."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (pip install numpy)")
pytest.importorskip("llvmlite", reason="needs llvmlite (pip install llvmlite)")

from jit import Jit  # noqa: E402

BODIES = [
    "return ((float2x2)float4(1,2,3,4))[0].xyxy;",
    "return ((float2x2)float4(1,2,3,4))._m01_m10_m11_m00;",
    "return (float4)float2x2(1,2,3,4);",
    "return ((float2x3)float4x4(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16))[1].xyzx;",
    "return ((float3x2)float4x4(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16))[2].xyxy;",
    "return (float4)(float2x2(1,2,3,4)*float2x2(5,6,7,8));",
    "return (float4)mul(float2x2(1,2,3,4),float2x2(5,6,7,8));",
    "return mul(float2(1,2),float2x4(1,2,3,4,5,6,7,8));",
    "return mul(float4x2(1,2,3,4,5,6,7,8),float2(1,2));",
    "return mul(float4x4(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16),float3(1,2,3)).xyzw;",
    "return mul(float3x4(1,2,3,4,5,6,7,8,9,10,11,12),float4(1,2,3,4)).xyzx;",
    "return (float4)transpose(float2x2(1,2,3,4));",
    "return transpose(float2x3(1,2,3,4,5,6))[2].xyxy;",
    "return determinant(float3x3(2,0,1,1,3,2,1,1,4));",
    "return determinant(float4x4(2,0,1,5,1,3,2,1,1,1,4,2,0,3,1,1));",
    "return determinant(float2x3(1,2,3,4,5,6));",
    "return (float4)(int2x2(1,2,3,4)*0.75);",
    "return (float4)(float2x2(1,2,3,4)%float2x2(3,3,2,3));",
    "return (float4)(int2x2(7,-7,9,-9)/int2x2(2,2,-2,4));",
    "return (float4)(int2x2(7,-7,9,-9)%int2x2(2,2,-2,4));",
    "return (float4)(float2x2(1,2,3,4)<float2x2(2,2,2,5));",
    "return (float4)(!float2x2(0,2,0,4));",
    "return (float4)(bool2x2(1,0,1,1)+bool2x2(1,1,0,1));",
    "return (float4)(-bool2x2(1,0,1,1));",
    "return (float4)(~int2x2(1,0,1,1));",
    "return (float4)(1+float2x2(1,2,3,4));",
    "return (float4)max(float2x2(1,2,3,4),2.5);",
    "return (float4)max(float2x2(1,2,3,4),float3x3(5,1,1,1,9,1,1,1,1));",
    "return (float4)select(bool2x2(1,0,0,1),float2x2(1,2,3,4),float2x2(5,6,7,8));",
    "return (float4)lerp(float2x2(1,2,3,4),float2x2(5,6,7,8),0.5);",
    "return (float4)clamp(float2x2(1,2,3,4),2,3);",
    "return float4(float2x2(1,2,3,4)[1],float2x2(float2(1,2),float2(3,4))[0]);",
    "return (float4)(float2x2(1,2,3,4)+float3x3(10,20,30,40,50,60,70,80,90));",
    "return (float4)(float2x2(1,2,3,4)*float4(1,2,3,4));",
    "return (float4)abs(float2x2(-1,2,-3,4));",
    "return (float4)(int2x2(1,2,3,4)<<int2x2(1,2,3,4));",
    "return (float4)((uint2x2)int2x2(-1,2,3,4)>>1);",
    "return (float4)sign(float2x2(-1,0,3,4));",
    "return (float4)(float2x2)(int2x2)float2x2(-1.5,2.5,3.5,4.5);",
    "return (float)float2x2(5,6,7,8);",
    "return (float4)step(float2x2(1,2,3,4),float2x2(2,2,2,2));",
    "return all(float2x2(1,1,0,1)) ? 1 : any(float2x2(0,0,0,1)) ? 2 : 3;",
    "return (float4)pow(float2x2(1,2,3,4),2);",
    "return (float4)mul(2,float2x2(1,2,3,4));",
    "return (float4)(float2x2(1,2,3,4)==float2x2(1,3,3,3));",
    "return (float4)(double2x2(1,2,3,4)+float2x2(1,2,3,4));",
    "return (float4)and(bool2x2(1,0,1,1),bool2x2(1,1,0,1));",
    "return (float4)(true ? float2x2(1,2,3,4) : 5);",
    "return (float4)asint(float2x2(1,2,3,4));",
    "return (float4)float2x2(1,2,3,4)._m11_m00_m01_m10;",
    "return (float4)mad(float2x2(1,2,3,4),float2x2(1,2,3,4),1);",
    "return (float4)fmod(float2x2(5,-5,7,-7),3);",
    "return (float4)smoothstep(0,4,float2x2(1,2,3,4));",
    "return (float4)saturate(float2x2(-1,.5,3,.25));",
    "return (float4)countbits(uint2x2(1,3,7,15));",
    "return (float4)ldexp(float2x2(1,2,3,4),2);",
    "float2x2 m=float2x2(1,2,3,4); m[1]+=float2(1,2); m._m00_m11*=2; m[0].yx=m[1]; return (float4)m;",
    "float2x2 m=float2x2(1,2,3,4); m++; float2x2 n=m--; return (float4)m*10+(float4)n;",
    "float2x3 m={1,2,3,4,5,6}; float a[6]={m}; return float4(a[0],a[1],a[3],a[5]);",
    "float2x2 m[2]={1,2,3,4,5,6,7,8}; return float4(m[1][0],m[0][1]);",
    "struct S{float a;row_major float2x2 m;float b;}; S s={1,float2x2(2,3,4,5),6}; "
    "return float4(s.m[1],s.b,s.m[0][1]);",
    "struct S{float a;float2x2 m;float b;}; S s={1,float2x2(2,3,4,5),6}; float f[6]=(float[6])s; "
    "return float4(f[1],f[2],f[3],f[4]);",
    "struct S{float2x2 m;}; S s=(S)float2x2(2,3,4,5); return (float4)s.m;",
    "row_major float2x2 m=float2x2(1,2,3,4); float4 v=(float4)m; float a[4]=(float[4])m; "
    "return v*10+float4(a[0],a[1],a[2],a[3]);",
    "float2x2 m=float2x2(1,2,3,4); m*=m; m/=2; m-=1; return (float4)m;",
    "float4x4 m=0; m[2]=float4(1,2,3,4); m._m00=5; return m[2]+m[0];",
]
STORE = re.compile(r"storeOutput\.f32\(i32 5, i32 0, i32 0, i8 (\d), float ([^)]*)\)")


@pytest.fixture(scope="module")
def jit() -> Jit:
    return Jit("\n".join(f"export float4 f{index}() {{ {body} }}" for index, body in enumerate(BODIES)))


def number(text: str) -> float:
    """A float constant of LLVM."""
    if text.startswith("0x"):
        return float(np.array([int(text, 16)], np.uint64).view(np.float64)[0])
    return float(text)


def folded(dxc: ModuleType, body: str) -> list[float]:
    shader = f"float4 main() : SV_Target {{ {body} }}"
    result = dxc.compile(shader, "ps_6_6", "main", args=["-HV", "2021"], isolate=True)
    assert result.ok, result.diagnostics
    found = dict(STORE.findall(result.disassembly))
    return [number(found[str(component)]) for component in range(4)]


@pytest.mark.parametrize("index", range(len(BODIES)), ids=lambda index: BODIES[index])
def test_constants_as_dxc_folds_them(index: int, jit: Jit, require_oracle: Callable[[str], ModuleType]) -> None:
    np.testing.assert_allclose(jit.call(f"f{index}"), folded(require_oracle("dxc"), BODIES[index]), rtol=1e-4)
