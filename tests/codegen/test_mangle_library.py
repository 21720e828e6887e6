"""Names of the functions of Clang's header, as Clang 22 prints them."""

from __future__ import annotations

import re

import pytest

import hlslfe

ENABLE = "NS_8__detail9enable_ifI"
SIZE = "XaagtT_Li1EleT_Li4EE"
SCALAR = "Xaasr8__detail13is_arithmeticIT_EE5Valuesr8__detail7is_sameI"
BITS16 = "Xoooosr8__detail7is_sameIsT_EE5valuesr8__detail7is_sameItS3_EE5valuesr8__detail7is_sameIDhS3_EE5valueE"
HIGH = "Xoosr8__detail7is_sameI{0}T_EE5valuesr8__detail7is_sameI{1}S3_EE5valueE"

NAMES = [
    ("length(float3(1, 2, x))", f"_ZN4hlsl6lengthILi3EEEKfDvT__{ENABLE}{SIZE}fE4TypeE"),
    ("length(half2(x, 1))", f"_ZN4hlsl6lengthILi2EEEKDhDvT__{ENABLE}{SIZE}DhE4TypeE"),
    ("length(x)", f"_ZN4hlsl6lengthIfEEK{ENABLE}{SCALAR}fS3_EE5valueES3_E4TypeES3_"),
    ("distance(x.xx, x.xx)", f"_ZN4hlsl8distanceILi2EEEKfDvT__{ENABLE}{SIZE}fE4TypeES6_"),
    ("reflect(x.xxxx, x.xxxx)", f"_ZN4hlsl7reflectILi4EEEKDvT__{ENABLE}{SIZE}fE4TypeES5_S5_"),
    ("refract(x.xxx, x.xxx, x)", f"_ZN4hlsl7refractILi3EEEKDvT__{ENABLE}{SIZE}fE4TypeES5_S5_f"),
    ("refract(x, x, x)", f"_ZN4hlsl7refractIfEEK{ENABLE}{SCALAR}fS3_EE5valueES3_E4TypeES3_S3_S3_"),
    ("asuint(x)", "_ZN4hlsl6asuintIfEEjT_"),
    ("asfloat(uint2(1, 2))", "_ZN4hlsl7asfloatIjLi2EEEDvT0__fDvT0__T_"),
    ("asuint16((half)x)", f"_ZN4hlsl8asuint16IDhEE{ENABLE}{BITS16}tE4TypeES3_"),
    ("asint16(uint16_t2(1, 2))", f"_ZN4hlsl7asint16ItLi2EEE{ENABLE}{BITS16}DvT0__sE4TypeEDvT0__S3_"),
    ("firstbithigh(3u)", f"_ZN4hlsl12firstbithighIjEEK{ENABLE}{HIGH.format('i', 'j')}jE4TypeES3_"),
    ("firstbithigh(int64_t2(1, 2))",
     f"_ZN4hlsl12firstbithighIlLi2EEEK{ENABLE}{HIGH.format('l', 'm')}DvT0__jE4TypeEDvT0__S3_"),
    ("firstbithigh((uint16_t)1)", f"_ZN4hlsl12firstbithighItEEK{ENABLE}{HIGH.format('s', 't')}jE4TypeES3_"),
    ("max(x.xx, x)", f"_ZN4hlsl3maxIfLj2EEE{ENABLE}XaagtT0_Li1EleT0_Li4EEDvT0__T_E4TypeES4_S3_"),
    ("clamp(x.xx, x, x)", f"_ZN4hlsl5clampIfLj2EEE{ENABLE}XaagtT0_Li1EleT0_Li4EEDvT0__T_E4TypeES4_S3_S3_"),
    ("sin(3)", "_ZN4hlsl3sinEi"),
    ("atan2(1.0L, 2.0L)", "_ZN4hlsl5atan2Edd"),
    ("countbits(uint3(1, 2, 3))", "_ZN4hlsl9countbitsEDv3_j"),
    ("lit(x, x, x)", "_ZN4hlsl3litEfff"),
    ("dst(x.xxxx, x.xxxx)", "_ZN4hlsl3dstEDv4_fS0_"),
    ("abs(3u)", "_ZN4hlsl3absEj"),
]


@pytest.mark.parametrize(("call", "name"), NAMES, ids=[call for call, _ in NAMES])
def test_name(call: str, name: str) -> None:
    result = hlslfe.compile(f"export float4 f(float x) {{ return (float4)({call}).xxxx; }}", profile="lib_6_6",
                            native_16bit=True)
    assert result.ll is not None, result.diagnostics
    assert f"@{name}(" in result.ll
    assert re.search(rf"^define linkonce_odr hidden .*@{re.escape(name)}\(", result.ll, re.M)


def test_one_definition_behind_its_user() -> None:
    text = "export float f(float2 a) { return length(a) + length(a.yx); } export float g() { return 1; }"
    result = hlslfe.compile(text, profile="lib_6_6")
    assert result.ll is not None
    defined = re.findall(r"^define .*?@(\w+)\(", result.ll, re.M)
    assert [name[:14] for name in defined] == ["_Z1fDv2_f", "_ZN4hlsl6lengt", "_Z1gv"]
