"""Clang's builtin functions under their own names: the table, and what their arguments must be."""

from __future__ import annotations

import pytest
from entry_cases import reported

from hlslfe.basic.builtins import BUILTINS
from hlslfe.basic.builtins_direct import ROW_OF, direct_builtin


def test_every_name_has_a_row() -> None:
    assert [name for name, row in ROW_OF.items() if row not in BUILTINS or direct_builtin(name) is None] == []
    assert direct_builtin("__builtin_nothing") is None


def test_rows_are_of_any_size_but_for_those_that_have_one() -> None:
    sine, cross = direct_builtin("__builtin_elementwise_sin"), direct_builtin("__builtin_hlsl_crossf32")
    assert sine is not None and cross is not None
    assert 1024 in sine.sizes and 1025 not in sine.sizes and cross.sizes == (3,)
    assert cross.overloads == ("float",)


@pytest.mark.parametrize(("call", "id"), [
    ("__builtin_elementwise_sin(v)", ""), ("__builtin_elementwise_fma(v, v, v)", ""), ("__builtin_reduce_add(i)", ""),
    ("__builtin_hlsl_select(b, v, v)", ""), ("__builtin_hlsl_wave_get_lane_index()", ""),
    ("__builtin_elementwise_sin(v, §1v)", "err_typecheck_call_too_many_args"),
    ("__builtin_elementwise_pow(v§1)", "err_typecheck_call_too_few_args"),
    ("__builtin_elementwise_sin(§1i)", "err_builtin_invalid_arg_type"),
    ("§1__builtin_elementwise_max(v, i)", "err_typecheck_call_different_arg_types"),
    ("__builtin_hlsl_crossf32(§1w, w)", "err_builtin_invalid_arg_type"),
])
def test_arguments(call: str, id: str) -> None:
    found = reported(f"void f(float3 v, int3 i, bool3 b, float2 w) {{ (void){call}; }}")
    assert [entry for entry in found if entry[0].startswith("err")] == ([(id, 1)] if id else [])


@pytest.mark.parametrize(("profile", "warns"), [("lib_6_8", True), ("lib_6_9", False)])
def test_long_vectors_need_a_shader_model(profile: str, warns: bool) -> None:
    found = reported("void f(§1vector<float, 5> v);", profile, all_warnings=True)
    assert (("warn_hlsl_portability", 1) in found) == warns
