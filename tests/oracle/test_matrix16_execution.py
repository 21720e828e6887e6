"""What operations on matrices of 16-bit types compute (`-enable-16bit-types`), on the CPU, against NumPy.

HLSLFE_MATRIX_SEED sets where the random numbers begin.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="needs numpy (pip install numpy)")
pytest.importorskip("llvmlite", reason="needs llvmlite (pip install llvmlite)")

from jit import Jit, columns_of, rows_of  # noqa: E402

RANDOM = np.random.default_rng(int(os.environ.get("HLSLFE_MATRIX_SEED", "42")))
SHAPES = [(rows, columns) for rows in (1, 2, 3, 4) for columns in (1, 2, 3, 4)]
DTYPES = {"half": np.float16, "float16_t": np.float16, "int16_t": np.int16, "uint16_t": np.uint16}
LAYOUTS = pytest.mark.parametrize("row_major", [False, True], ids=["columns", "rows"])

Operation = tuple[str, Callable[[Any, Any], Any]]
ANY: dict[str, Operation] = {
    "add": ("a + b", np.add), "sub": ("a - b", np.subtract), "times": ("a * b", np.multiply),
    "negated": ("-a", np.negative), "add_scalar": ("a + b._m00", lambda a, b: a + b[0, 0]),
    "scalar_sub": ("b[0][0] - a", lambda a, b: b[0, 0] - a), "chosen": ("a < b ? a : b", np.minimum),
    "larger": ("max(a, b)", np.maximum), "limited": ("clamp(a, (T)1, (T)3)", lambda a, b: np.clip(a, 1, 3)),
}
FLOATING: dict[str, Operation] = {
    "divided": ("a / b", np.divide), "remainder": ("a % b", np.fmod), "sized": ("abs(a)", lambda a, b: np.abs(a)),
    "rooted": ("sqrt(abs(a))", lambda a, b: np.sqrt(np.abs(a))), "cut": ("saturate(a)", lambda a, b: np.clip(a, 0, 1)),
}
INTEGER: dict[str, Operation] = {
    "and_": ("a & b", np.bitwise_and), "xor_": ("a ^ b", np.bitwise_xor), "inverted": ("~a", lambda a, b: ~a),
    "left": ("a << (T)3", lambda a, b: a << 3), "right": ("a >> (b & (T)7)", lambda a, b: a >> (b & 7)),
}
COMPARISONS: dict[str, Operation] = {
    "lt": ("a < b", np.less), "ge": ("a >= b", np.greater_equal), "eq": ("a == b", np.equal),
    "ne": ("a != b", np.not_equal), "none": ("!a", lambda a, b: a == 0),
}


def random_matrix(kind: str, rows: int, columns: int) -> Any:
    if DTYPES[kind] is np.float16:
        sign = RANDOM.choice([-1.0, 1.0], (rows, columns))
        return (sign * RANDOM.uniform(0.5, 4, (rows, columns))).astype(np.float16)
    found = RANDOM.integers(1 if kind == "uint16_t" else -9, 9, (rows, columns))
    return np.where(found == 0, 3, found).astype(DTYPES[kind])


def check(found: Any, expected: Any, rows: int, columns: int, dtype: Any) -> None:
    """Half values agree to one unit in the last place or so; integers exactly."""
    shaped = rows_of(np.asarray(found), rows, columns)
    if np.dtype(dtype).kind != "f":
        np.testing.assert_array_equal(shaped.astype(dtype), np.asarray(expected).astype(dtype).reshape(rows, columns))
        return
    assert np.asarray(found).dtype == dtype
    np.testing.assert_allclose(shaped.astype(float), np.asarray(expected, dtype=float).reshape(rows, columns),
                               rtol=2e-3, atol=2e-3)


@LAYOUTS
@pytest.mark.parametrize("kind", ["half", "float16_t", "int16_t", "uint16_t"])
@pytest.mark.parametrize(("rows", "columns"), SHAPES)
def test_operators(kind: str, rows: int, columns: int, row_major: bool) -> None:
    type, dtype = f"{kind}{rows}x{columns}", DTYPES[kind]
    operations = {**ANY, **(FLOATING if dtype is np.float16 else INTEGER)}
    source = f"typedef {type} T;\n" + "".join(
        f"export {type} {name}({type} a, {type} b) {{ T kept = {text}; return kept; }}\n"
        for name, (text, _) in operations.items())
    source += "".join(f"export bool{rows}x{columns} {name}({type} a, {type} b) {{ return {text}; }}\n"
                      for name, (text, _) in COMPARISONS.items())
    jit = Jit(source, native_16bit=True, row_major=row_major)
    a, b = random_matrix(kind, rows, columns), random_matrix(kind, rows, columns)
    b = np.where(RANDOM.random(b.shape) < 0.3, a, b).astype(a.dtype)
    for name, (_, expected) in operations.items():
        check(jit.call(name, columns_of(a), columns_of(b)), expected(a, b), rows, columns, dtype)
    for name, (_, expected) in COMPARISONS.items():
        check(jit.call(name, columns_of(a), columns_of(b)), expected(a, b), rows, columns, np.int32)


@LAYOUTS
@pytest.mark.parametrize("kind", ["half", "int16_t", "uint16_t"])
@pytest.mark.parametrize(("rows", "columns"), SHAPES)
def test_parts(kind: str, rows: int, columns: int, row_major: bool) -> None:
    type, dtype = f"{kind}{rows}x{columns}", DTYPES[kind]
    jit = Jit(f"""
        export {kind}{columns} row({type} m, int i) {{ return m[i]; }}
        export {kind} element({type} m, int i, int j) {{ return m[i][j]; }}
        export {kind} named({type} m) {{ return m._m{rows - 1}{columns - 1}; }}
        export {type} set_element({type} m, int i, int j, {kind} x) {{ m[i][j] = x; return m; }}
        export {type} set_row({type} m, int i) {{ m[i] = m[0]; return m; }}
        struct S {{ {kind} a; {type} m; }};
        export {type} in_struct({type} m) {{ S s[2] = {{1, m, 2, m}}; return s[1].m; }}
        export float{rows}x{columns} widened({type} m) {{ return m; }}
        export {type} narrowed(float{rows}x{columns} m) {{ return ({type})m; }}
        """, native_16bit=True, row_major=row_major)
    m, i, j = random_matrix(kind, rows, columns), int(RANDOM.integers(rows)), int(RANDOM.integers(columns))
    np.testing.assert_array_equal(np.asarray(jit.call("row", columns_of(m), i)).reshape(-1).astype(dtype), m[i])
    assert np.asarray(jit.call("element", columns_of(m), i, j)).astype(dtype) == m[i, j]
    assert np.asarray(jit.call("named", columns_of(m))).astype(dtype) == m[-1, -1]
    changed = m.copy()
    changed[i, j] = 7
    check(jit.call("set_element", columns_of(m), i, j, 7), changed, rows, columns, dtype)
    changed = m.copy()
    changed[i] = m[0]
    check(jit.call("set_row", columns_of(m), i), changed, rows, columns, dtype)
    check(jit.call("in_struct", columns_of(m)), m, rows, columns, dtype)
    check(jit.call("widened", columns_of(m)), m, rows, columns, np.float32)
    check(jit.call("narrowed", columns_of(m.astype(np.float32))), m, rows, columns, dtype)


@LAYOUTS
@pytest.mark.parametrize("size", [2, 3, 4])
def test_products(size: int, row_major: bool) -> None:
    """`mul` in its nine shapes, transpose and determinant."""
    jit = Jit(f"""
        export half{size}x{size} product(half{size}x3 a, half3x{size} b) {{ return mul(a, b); }}
        export half{size} times_vector(half{size}x3 a, half3 v) {{ return mul(a, v); }}
        export half3 vector_times(half{size} v, half{size}x3 a) {{ return mul(v, a); }}
        export half dotted(half3 a, half3 b) {{ return mul(a, b); }}
        export half{size}x3 by_scalar(half{size}x3 a, half s) {{ return mul(a, s); }}
        export half{size}x3 scalar_by(half s, half{size}x3 a) {{ return mul(s, a); }}
        export half3 scaled(half3 v, half s) {{ return mul(v, s); }}
        export half3 scaled_by(half s, half3 v) {{ return mul(s, v); }}
        export half plain(half a, half b) {{ return mul(a, b); }}
        export half3x{size} turned(half{size}x3 a) {{ return transpose(a); }}
        export half volume(half{size}x{size} a) {{ return determinant(a); }}
        export int16_t{size}x{size} whole(int16_t{size}x3 a, int16_t3x{size} b) {{ return mul(a, b); }}
        """, native_16bit=True, row_major=row_major)
    half = np.float16
    a, b = random_matrix("half", size, 3), random_matrix("half", 3, size)
    v, w, s = random_matrix("half", 1, 3)[0], random_matrix("half", 1, size)[0], half(1.5)
    wide = a.astype(float)
    near = {"rtol": 1e-2, "atol": 3e-2}  # sums of products in half
    found = rows_of(jit.call("product", columns_of(a), columns_of(b)), size, size)
    np.testing.assert_allclose(found.astype(float), wide @ b.astype(float), **near)
    np.testing.assert_allclose(jit.call("times_vector", columns_of(a), v).astype(float), wide @ v.astype(float), **near)
    np.testing.assert_allclose(jit.call("vector_times", w, columns_of(a)).astype(float), w.astype(float) @ wide, **near)
    np.testing.assert_allclose(float(jit.call("dotted", v, v)), float(v.astype(float) @ v.astype(float)), **near)
    for name, args in (("by_scalar", (columns_of(a), s)), ("scalar_by", (s, columns_of(a)))):
        check(jit.call(name, *args), a * s, size, 3, half)
    for name, args in (("scaled", (v, s)), ("scaled_by", (s, v))):
        np.testing.assert_allclose(jit.call(name, *args).astype(float), (v * s).astype(float), rtol=2e-3)
    assert float(jit.call("plain", s, s)) == 2.25
    check(jit.call("turned", columns_of(a)), a.T, 3, size, half)
    square = random_matrix("half", size, size)
    np.testing.assert_allclose(float(jit.call("volume", columns_of(square))), np.linalg.det(square.astype(float)),
                               rtol=5e-2, atol=0.5)
    p, q = random_matrix("int16_t", size, 3), random_matrix("int16_t", 3, size)
    check(jit.call("whole", columns_of(p), columns_of(q)), p @ q, size, size, np.int16)
