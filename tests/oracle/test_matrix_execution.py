"""What operations on matrices compute, on the CPU and with random numbers, against NumPy.

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
DTYPES = {"float": np.float32, "double": np.float64, "int": np.int32, "uint": np.uint32, "half": np.float32,
          "bool": np.int32, "int64_t": np.int64, "uint64_t": np.uint64}
NUMERIC = ("float", "int", "uint", "double")


def random_matrix(kind: str, rows: int, columns: int) -> Any:
    if kind == "bool":
        return RANDOM.integers(0, 2, (rows, columns)).astype(np.int32)
    if np.dtype(DTYPES[kind]).kind == "f":
        sign = RANDOM.choice([-1.0, 1.0], (rows, columns))
        return (sign * RANDOM.uniform(0.5, 4, (rows, columns))).astype(DTYPES[kind])
    low = 1 if kind.startswith("u") else -9
    found = RANDOM.integers(low, 9, (rows, columns))
    return np.where(found == 0, 3, found).astype(DTYPES[kind])


def check(found: Any, expected: Any, rows: int, columns: int, kind: str = "float") -> None:
    """`found` is a value of a function, column by column; `expected` NumPy's matrix."""
    if np.dtype(DTYPES[kind]).kind == "u":
        found = np.asarray(found).view(DTYPES[kind])
    shaped = rows_of(found, rows, columns)
    np.testing.assert_allclose(shaped, np.asarray(expected).reshape(rows, columns), rtol=2e-5, atol=2e-5)


# How matrices lie in memory; values of functions are column by column all the same.
LAYOUTS: dict[str, tuple[str, dict[str, Any]]] = {
    "columns": ("", {}), "zpr": ("", {"row_major": True}), "pragma": ("#pragma pack_matrix(row_major)\n", {}),
}
in_each_layout = pytest.mark.parametrize("layout", LAYOUTS)


def laid_out(layout: str, source: str) -> Jit:
    head, options = LAYOUTS[layout]
    return Jit(head + source, **options)


def exported(operations: dict[str, str], type: str, params: str, result: str = "") -> str:
    return "\n".join(f"export {result or type} {name}({params}) {{ {body} }}" for name, body in operations.items())


# ---------------------------------------------------------------- operators

Binary = dict[str, tuple[str, Callable[[Any, Any], Any]]]
ARITHMETIC: Binary = {
    "add": ("a + b", np.add), "sub": ("a - b", np.subtract), "times": ("a * b", np.multiply),
    "add_scalar": ("a + b[0][0]", lambda a, b: a + b[0, 0]), "scalar_sub": ("b[0][0] - a", lambda a, b: b[0, 0] - a),
    "times_scalar": ("a * b._11", lambda a, b: a * b[0, 0]), "scalar_times": ("b._m00 * a", lambda a, b: b[0, 0] * a),
    "negated": ("-a", lambda a, b: -a), "plus": ("+a", lambda a, b: a),
    "divided": ("a / b", lambda a, b: quotient(a, b)),  # noqa: PLW0108
    "remainder": ("a % b", lambda a, b: a - quotient(a, b) * b),
    "divided_scalar": ("a / b._m00", lambda a, b: quotient(a, b[0, 0])),
}
INTEGER: Binary = {
    "and_": ("a & b", np.bitwise_and), "or_": ("a | b", np.bitwise_or), "xor_": ("a ^ b", np.bitwise_xor),
    "inverted": ("~a", lambda a, b: ~a), "left": ("a << (b & 7)", lambda a, b: a << (b & 7)),
    "right": ("a >> (b & 7)", lambda a, b: a >> (b & 7)), "left_scalar": ("a << 3", lambda a, b: a << 3),
}
COMPARISONS: Binary = {
    "lt": ("a < b", np.less), "gt": ("a > b", np.greater), "le": ("a <= b", np.less_equal),
    "ge": ("a >= b", np.greater_equal), "eq": ("a == b", np.equal), "ne": ("a != b", np.not_equal),
    "lt_scalar": ("a < 1", lambda a, b: a < 1), "scalar_ge": ("1 >= a", lambda a, b: a <= 1),
    "not_": ("!a", lambda a, b: a == 0), "as_bool": (None, lambda a, b: a != 0),  # type: ignore[dict-item]
}


def quotient(a: Any, b: Any) -> Any:
    """C's division: integers are cut towards 0, a float remainder has the sign of `a`."""
    if np.asarray(a).dtype.kind == "f":
        return a / b
    return np.trunc(a.astype(np.float64) / b).astype(a.dtype)


@pytest.mark.parametrize("kind", NUMERIC)
@pytest.mark.parametrize(("rows", "columns"), SHAPES)
def test_operators(kind: str, rows: int, columns: int) -> None:
    type = f"{kind}{rows}x{columns}"
    operations = {**ARITHMETIC, **(INTEGER if np.dtype(DTYPES[kind]).kind in "iu" else {})}
    if kind in ("float", "double"):
        operations["remainder"] = ("a % b", np.fmod)
    source = exported({name: f"return {text};" for name, (text, _) in operations.items()}, type, f"{type} a, {type} b")
    bools = {name: f"return {text or f'(bool{rows}x{columns})a'};" for name, (text, _) in COMPARISONS.items()}
    source += exported(bools, type, f"{type} a, {type} b", f"bool{rows}x{columns}")
    jit = Jit(source)
    a, b = random_matrix(kind, rows, columns), random_matrix(kind, rows, columns)
    b = np.where(RANDOM.random(b.shape) < 0.3, a, b).astype(a.dtype)
    for name, (_, expected) in operations.items():
        with np.errstate(all="ignore"):
            check(jit.call(name, columns_of(a), columns_of(b)), expected(a, b), rows, columns, kind)
    for name, (_, expected) in COMPARISONS.items():
        check(jit.call(name, columns_of(a), columns_of(b)), expected(a, b).astype(int), rows, columns, "bool")


@pytest.mark.parametrize("kind", ["float", "int"])
def test_assignments(kind: str) -> None:
    type = f"{kind}2x3"
    bodies = {
        "plus": ("a += b; return a;", lambda a, b: a + b),
        "minus": ("a -= b[1][2]; return a;", lambda a, b: a - b[1, 2]),
        "times": ("return a *= b;", lambda a, b: a * b), "after": ("return a++ * b;", lambda a, b: a * b),
        "before": ("return --a * b;", lambda a, b: (a - 1) * b), "all": ("a = b[0][1]; return a;",
                                                                        lambda a, b: np.full((2, 3), b[0, 1])),
        "chosen": ("return a[0][0] < b[0][0] ? a : b;", lambda a, b: a if a[0, 0] < b[0, 0] else b),
        "one": ("return a[0][0] < b[0][0] ? a : 7;", lambda a, b: a if a[0, 0] < b[0, 0] else np.full((2, 3), 7)),
        "picked": ("return a < b ? a : b;", np.minimum), "select_": ("return select(a < b, a, 2);",
                                                                    lambda a, b: np.where(a < b, a, 2)),
        "chain": ("return a + b * b - a * b + a;", lambda a, b: a + b * b - a * b + a),
    }
    jit = Jit(exported({name: body for name, (body, _) in bodies.items()}, type, f"{type} a, {type} b"))
    for _ in range(3):
        a, b = random_matrix(kind, 2, 3), random_matrix(kind, 2, 3)
        for name, (_, expected) in bodies.items():
            check(jit.call(name, columns_of(a), columns_of(b)), expected(a, b), 2, 3, kind)


def test_mixed_elements_meet_in_the_wider_one() -> None:
    jit = Jit("""
        export float2x2 scaled(int2x2 a, float b) { return a * b; }
        export int2x2 scaled_in_place(int2x2 a, float b) { a *= b; return a; }
        export double2x2 summed(float2x2 a, double2x2 b) { return a + b; }
        export int2x2 counted(bool2x2 a, bool2x2 b) { return a + b; }
        export float2x2 cut(float3x3 a, float2x2 b) { return a * b; }
        export float2x2 of_vector(float2x2 a, float4 b) { return a + b; }
        """)
    a, b = random_matrix("int", 2, 2), random_matrix("float", 2, 2)
    check(jit.call("scaled", columns_of(a), 0.75), a * 0.75, 2, 2)
    check(jit.call("scaled_in_place", columns_of(a), 0.75), np.trunc(a * 0.75), 2, 2, "int")
    check(jit.call("summed", columns_of(b), columns_of(a.astype(float))), a + b, 2, 2, "double")
    p, q = random_matrix("bool", 2, 2), random_matrix("bool", 2, 2)
    check(jit.call("counted", columns_of(p), columns_of(q)), p + q, 2, 2, "int")
    m = random_matrix("float", 3, 3)
    check(jit.call("cut", columns_of(m), columns_of(b)), m[:2, :2] * b, 2, 2)
    check(jit.call("of_vector", columns_of(b), [1, 2, 3, 4]), b + [[1, 2], [3, 4]], 2, 2)


# ---------------------------------------------------------------- constructors, lists, casts


@in_each_layout
@pytest.mark.parametrize(("rows", "columns"), SHAPES)
@pytest.mark.parametrize("kind", ["float", "int", "bool"])
def test_made_of_scalars_and_taken_apart(layout: str, kind: str, rows: int, columns: int) -> None:
    count = rows * columns
    params = ", ".join(f"{kind} x{index}" for index in range(count))
    names = ", ".join(f"x{index}" for index in range(count))
    type = f"{kind}{rows}x{columns}"
    many = count > 1
    jit = laid_out(layout, f"""
        export {type} constructed({params}) {{ return {type}({names}); }}
        export {type} listed({params}) {{ {type} m = {{{names}}}; return m; }}
        export {type} inside({params}) {{ {type} m[2] = {{{names}, {names}}}; return m[1]; }}
        export {type} copied({type} a) {{ {type} m[2] = {{a, a}}; return m[1]; }}
        struct S {{ {kind} first; {type} m; }};
        export {type} member({type} a) {{ S s = {{1, a}}; S t = s; return t.m; }}
        export {type} spread({type} a) {{ {kind} flat[{count}] = {{a}}; {type} m = {{flat}}; return m; }}
        export {type} through_array({type} a) {{ return ({type})({kind}[{count}])a; }}
        export {kind} last({type} a) {{ {kind} flat[{count}] = {{a}}; return flat[{count - 1}]; }}
        export {type} splat({kind} s) {{ return ({type})s; }}
        export {type} rowwise({type} a) {{ return {type}({', '.join(f'a[{row}]' for row in range(rows))}); }}
        """)
    m = random_matrix(kind, rows, columns)
    scalars = list(m.reshape(-1))
    for name in ("constructed", "listed", "inside"):
        check(jit.call(name, *scalars), m, rows, columns, kind)
    for name in ("copied", "member", "spread", "through_array", "rowwise"):
        check(jit.call(name, columns_of(m)), m, rows, columns, kind)
    assert jit.call("last", columns_of(m)) == scalars[-1]
    check(jit.call("splat", scalars[0]), np.full((rows, columns), scalars[0]), rows, columns, kind)
    assert many or jit.call("last", columns_of(m)) == scalars[0]


@pytest.mark.parametrize(("rows", "columns"), SHAPES)
def test_truncation_keeps_the_first_rows_and_columns(rows: int, columns: int) -> None:
    larger = [(r, c) for r, c in SHAPES if r >= rows and c >= columns]
    jit = Jit("\n".join(
        f"export float{rows}x{columns} from{r}{c}(float{r}x{c} m) {{ return (float{rows}x{columns})m; }}"
        f"export int{rows}x{columns} ifrom{r}{c}(float{r}x{c} m) {{ return m; }}"
        f"export float sfrom{r}{c}(float{r}x{c} m) {{ return m; }}" for r, c in larger))
    for r, c in larger:
        m = random_matrix("float", r, c)
        check(jit.call(f"from{r}{c}", columns_of(m)), m[:rows, :columns], rows, columns)
        check(jit.call(f"ifrom{r}{c}", columns_of(m)), np.trunc(m[:rows, :columns]), rows, columns, "int")
        assert jit.call(f"sfrom{r}{c}", columns_of(m)) == m[0, 0]


@in_each_layout
@pytest.mark.parametrize(("rows", "columns"), [(1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (1, 4), (4, 1)])
def test_vectors_and_matrices_row_by_row(layout: str, rows: int, columns: int) -> None:
    type, vector = f"float{rows}x{columns}", f"float{rows * columns}"
    jit = laid_out(layout, f"""
        export {type} to_matrix({vector} v) {{ return ({type})v; }}
        export {vector} to_vector({type} m) {{ return ({vector})m; }}
        export {type} implicitly({vector} v) {{ {type} m = v; return m; }}
        export {vector} back({type} m) {{ {vector} v = m; return v; }}
        export int{rows * columns} ints({type} m) {{ return (int{rows * columns})m; }}
        """)
    m = random_matrix("float", rows, columns)
    for name in ("to_matrix", "implicitly"):
        check(jit.call(name, m.reshape(-1)), m, rows, columns)
    for name in ("to_vector", "back"):
        np.testing.assert_array_equal(jit.call(name, columns_of(m)), m.reshape(-1))
    np.testing.assert_array_equal(jit.call("ints", columns_of(m)), np.trunc(m.reshape(-1)))


CASTS = [("float", "int"), ("int", "float"), ("uint", "float"), ("float", "double"), ("double", "float"),
         ("bool", "float"), ("int", "uint"), ("int", "int64_t"), ("int64_t", "int"), ("bool", "int"), ("half", "float")]


@pytest.mark.parametrize(("source", "target"), CASTS)
def test_element_casts(source: str, target: str) -> None:
    jit = Jit(f"export {target}2x3 cast({source}2x3 m) {{ return ({target}2x3)m; }}", native_16bit=False)
    m = random_matrix(source, 2, 3)
    check(jit.call("cast", columns_of(m)), m.astype(DTYPES[target]), 2, 3, target)


# ---------------------------------------------------------------- parts


@in_each_layout
@pytest.mark.parametrize("kind", ["float", "int", "bool"])
@pytest.mark.parametrize(("rows", "columns"), SHAPES)
def test_rows_and_elements(layout: str, kind: str, rows: int, columns: int) -> None:
    type, row = f"{kind}{rows}x{columns}", f"{kind}{columns}"
    jit = laid_out(layout, f"""
        export {row} row({type} m, int i) {{ return m[i]; }}
        export {row} last({type} m) {{ return m[{rows - 1}]; }}
        export {row} of_value({type} m, uint i) {{ return (m)[i]; }}
        export {kind} element({type} m, int i, uint j) {{ return m[i][j]; }}
        export {kind} named({type} m) {{ return m._m{rows - 1}{columns - 1}; }}
        export {kind} one_based({type} m) {{ return m._{rows}{columns}; }}
        export {type} set_row({type} m, int i, {row} v) {{ m[i] = v; return m; }}
        export {type} set_last({type} m, {row} v) {{ m[{rows - 1}] = v; return m; }}
        export {type} set_element({type} m, int i, int j, {kind} v) {{ m[i][j] = v; return m; }}
        export {type} set_named({type} m, {kind} v) {{ m._m{rows - 1}{columns - 1} = v; return m; }}
        void put(out {row} v, {row} from) {{ v = from; }}
        void put1(out {kind} v, {kind} from) {{ v = from; }}
        export {type} out_row({type} m, int i, {row} v) {{ put(m[i], v); return m; }}
        export {type} out_element({type} m, int i, int j, {kind} v) {{ put1(m[i][j], v); return m; }}
        """)
    m, new = random_matrix(kind, rows, columns), random_matrix(kind, 1, columns).reshape(-1)
    flat = columns_of(m)
    for i in range(rows):
        np.testing.assert_array_equal(jit.call("row", flat, i), m[i])
        np.testing.assert_array_equal(jit.call("of_value", flat, i), m[i])
        changed = m.copy()
        changed[i] = new
        for name in ("set_row", "out_row"):
            check(jit.call(name, flat, i, new), changed, rows, columns, kind)
        for j in range(columns):
            assert jit.call("element", flat, i, j) == m[i, j]
            changed = m.copy()
            changed[i, j] = new[0]
            for name in ("set_element", "out_element"):
                check(jit.call(name, flat, i, j, new[0]), changed, rows, columns, kind)
    np.testing.assert_array_equal(jit.call("last", flat), m[-1])
    assert jit.call("named", flat) == jit.call("one_based", flat) == m[-1, -1]
    check(jit.call("set_last", flat, new), np.vstack([m[:-1], new]), rows, columns, kind)


SWIZZLES = {
    "_m00_m12": [(0, 0), (1, 2)], "_12_21_11": [(0, 1), (1, 0), (0, 0)],
    "_m02_m11_m10_m00": [(0, 2), (1, 1), (1, 0), (0, 0)],
    "_m11": [(1, 1)], "_23": [(1, 2)],
}


@in_each_layout
@pytest.mark.parametrize("kind", ["float", "bool", "int"])
def test_elements_by_name(layout: str, kind: str) -> None:
    source = ""
    for name, places in SWIZZLES.items():
        vector = f"{kind}{len(places)}" if len(places) > 1 else kind
        source += f"""
            export {vector} get{name}({kind}2x3 m) {{ return m.{name}; }}
            export {vector} got{name}({kind}2x3 m) {{ return (true ? m : m).{name}; }}
            export {kind}2x3 set{name}({kind}2x3 m, {vector} v) {{ m.{name} = v; return m; }}
            void put{name}(inout {vector} v, {vector} from) {{ v = from; }}
            export {kind}2x3 out{name}({kind}2x3 m, {vector} v) {{ put{name}(m.{name}, v); return m; }}
            """
    jit = laid_out(layout, source)
    m = random_matrix(kind, 2, 3)
    for name, places in SWIZZLES.items():
        picked = np.array([m[place] for place in places])
        for get in ("get", "got"):
            np.testing.assert_array_equal(jit.call(get + name, columns_of(m)), picked if len(places) > 1 else picked[0])
        new = random_matrix(kind, 1, len(places)).reshape(-1)
        changed = m.copy()
        for place, value in zip(places, new, strict=True):
            changed[place] = value
        for set in ("set", "out"):
            check(jit.call(set + name, columns_of(m), new), changed, 2, 3, kind)





@in_each_layout
def test_parts_of_parts(layout: str) -> None:
    bodies: dict[str, tuple[str, Callable[[Any, int], Any]]] = {
        "swizzled": ("m[i].zx = float2(7, 8);", lambda m, i: m.__setitem__((i, [2, 0]), [7, 8])),
        "component": ("m[i].y = 7;", lambda m, i: m.__setitem__((i, 1), 7)),
        "constant_row": ("m[1].zy += float2(1, 2);", lambda m, i: m.__setitem__((1, [2, 1]), m[1, [2, 1]] + [1, 2])),
        "indexed": ("m[1].zyx[i] = 9;", lambda m, i: m.__setitem__((1, 2 - i), 9)),
        "dynamic": ("m[i].zyx[i] *= 3;", lambda m, i: m.__setitem__((i, 2 - i), m[i, 2 - i] * 3)),
        "named": ("m._m00_m12.yx = float2(5, 6);", lambda m, i: (m.__setitem__((1, 2), 5), m.__setitem__((0, 0), 6))),
        "named_index": ("m._m01_m12[i] = 4;", lambda m, i: m.__setitem__([(0, 1), (1, 2)][i], 4)),
        "one": ("m._m01.x = 4;", lambda m, i: m.__setitem__((0, 1), 4)),
        "increment": ("m[i][2]++; ++m._m00; m[1] -= 1;",
                      lambda m, i: (m.__setitem__((i, 2), m[i, 2] + 1), m.__setitem__((0, 0), m[0, 0] + 1),
                                    m.__setitem__(1, m[1] - 1))),
        "swap": ("float3 t = m[0]; m[0] = m[1]; m[1] = t;", lambda m, i: m.__setitem__(slice(None), m[::-1].copy())),
        "product": ("m[i] *= m[0];", lambda m, i: m.__setitem__(i, m[i] * m[0])),
    }
    texts = {name: body + " return m;" for name, (body, _) in bodies.items()}
    jit = laid_out(layout, exported(texts, "float2x3", "float2x3 m, int i"))
    for name, (_, change) in bodies.items():
        for i in (0, 1):
            m = random_matrix("float", 2, 3)
            expected = m.copy()
            change(expected, i)
            check(jit.call(name, columns_of(m), i), expected, 2, 3)


# ---------------------------------------------------------------- functions, memory


@in_each_layout
def test_calls_and_memory(layout: str) -> None:
    jit = laid_out(layout, """
        struct S { float2x3 m; float k; float2x2 n[2]; };
        void scale(inout float2x3 m, out int2x2 n, float k) { m *= k; n = int2x2(1, 2, 3, 4); }
        S make(float2x3 m) { S s; s.m = m; s.k = 2; s.n[0] = 1; s.n[1] = float2x2(1, 2, 3, 4); return s; }
        export float2x3 called(float2x3 m, float k) { float2x2 n; scale(m, n, k); m._m00 += n[1][0]; return m; }
        export float2x2 made(float2x3 m, int i) { S s = make(m); S t = s; t.n[i][0] = s.m[1].xy; return t.n[i]; }
        export float2x3 member(float2x3 m) { return make(m).m; }
        static const float2x2 K[2] = {1, 2, 3, 4, 5, 6, 7, 8};
        export float2x2 constant(int i) { return K[i]; }
        """)
    m = random_matrix("float", 2, 3)
    expected = m * np.float32(1.5)
    expected[0, 0] += 3
    check(jit.call("called", columns_of(m), 1.5), expected, 2, 3)
    check(jit.call("made", columns_of(m), 1), [m[1, :2], [3, 4]], 2, 2)
    check(jit.call("made", columns_of(m), 0), [m[1, :2], [1, 1]], 2, 2)
    check(jit.call("member", columns_of(m)), m, 2, 3)


def test_layouts_of_declarations_meet() -> None:
    jit = Jit("""
        struct S { row_major float2x3 m; column_major float2x3 n; row_major float2x3 a[2]; };
        typedef row_major float2x3 R;
        void twice(inout row_major float2x3 m[2], out R n) { n = m[0] + m[1]; m[1] = n * 2; }
        export void stored(inout row_major float2x3 m, inout float2x3 n, float2x3 v) { m = v; n = v; }
        export void row(inout R m, float3 v) { m[1] = v; m._m00_m01 = v.yz; m[0].z = 7; }
        export float2x3 moved(float2x3 v, int i) {
          S s;
          s.n = v;
          s.m = s.n;
          float2x3 a[2] = {v, v + 1};
          s.a = a;
          R n;
          twice(a, n);
          row_major float2x3 b[2] = a;
          a = b;
          return s.m + s.a[i] + n + b[1] + a[i];
        }
        """)
    v = random_matrix("float", 2, 3)
    by_row, by_column = np.zeros(6, np.float32), np.zeros(6, np.float32)
    jit.call("stored", by_row, by_column, columns_of(v))
    np.testing.assert_array_equal(by_row, v.reshape(-1))
    np.testing.assert_array_equal(by_column, columns_of(v))
    jit.call("row", by_row, [1, 2, 3])
    np.testing.assert_array_equal(by_row, [2, 3, 7, 1, 2, 3])
    n = v + v + 1
    for i in (0, 1):
        check(jit.call("moved", columns_of(v), i), v + (v + i) + n + n * 2 + (v, n * 2)[i], 2, 3)


# ---------------------------------------------------------------- intrinsics


@pytest.mark.parametrize("kind", ["float", "double", "int", "uint", "int64_t"])
def test_mul(kind: str) -> None:
    """All nine forms, every shape."""
    source = [f"export {kind} ss({kind} a, {kind} b) {{ return mul(a, b); }}"]
    for n in (2, 3, 4):
        source += [f"export {kind}{n} sv{n}({kind} a, {kind}{n} b) {{ return mul(a, b); }}",
                   f"export {kind}{n} vs{n}({kind}{n} b, {kind} a) {{ return mul(b, a); }}",
                   f"export {kind} vv{n}({kind}{n} a, {kind}{n} b) {{ return mul(a, b); }}"]
    for r, c in SHAPES:
        m = f"{kind}{r}x{c}"
        source += [f"export {m} sm{r}{c}({kind} a, {m} b) {{ return mul(a, b); }}",
                   f"export {m} ms{r}{c}({m} a, {kind} b) {{ return mul(a, b); }}",
                   f"export {kind}{c} vm{r}{c}({kind}{r} a, {m} b) {{ return mul(a, b); }}",
                   f"export {kind}{r} mv{r}{c}({m} a, {kind}{c} b) {{ return mul(a, b); }}"]
        source += [f"export {kind}{r}x{n} mm{r}{c}{n}({m} a, {kind}{c}x{n} b) {{ return mul(a, b); }}"
                   for n in (1, 2, 3, 4)]
    jit = Jit("\n".join(source))
    s, t = random_matrix(kind, 1, 2)[0]

    def same(found: Any, expected: Any) -> None:
        found = np.asarray(found)
        found = found.view(DTYPES[kind]) if found.dtype.kind == "i" else found
        np.testing.assert_allclose(found, expected, rtol=2e-5, atol=2e-5)

    with np.errstate(over="ignore"):
        same(jit.call("ss", s, t), s * t)
        for n in (2, 3, 4):
            v, w = random_matrix(kind, 2, n)
            same(jit.call(f"sv{n}", s, v), s * v)
            same(jit.call(f"vs{n}", v, s), s * v)
            same(jit.call(f"vv{n}", v, w), v @ w)
        for r, c in SHAPES:
            m, u, v = random_matrix(kind, r, c), random_matrix(kind, 1, r)[0], random_matrix(kind, 1, c)[0]
            same(rows_of(jit.call(f"sm{r}{c}", s, columns_of(m)), r, c), s * m)
            same(rows_of(jit.call(f"ms{r}{c}", columns_of(m), s), r, c), s * m)
            same(jit.call(f"vm{r}{c}", u, columns_of(m)), u @ m)
            same(jit.call(f"mv{r}{c}", columns_of(m), v), m @ v)
            for n in (1, 2, 3, 4):
                k = random_matrix(kind, c, n)
                same(rows_of(jit.call(f"mm{r}{c}{n}", columns_of(m), columns_of(k)), r, n), m @ k)


@pytest.mark.parametrize("kind", ["float", "int", "bool", "double"])
def test_transpose(kind: str) -> None:
    jit = Jit("\n".join(f"export {kind}{c}x{r} t{r}{c}({kind}{r}x{c} m) {{ return transpose(m); }}" for r, c in SHAPES))
    for r, c in SHAPES:
        m = random_matrix(kind, r, c)
        check(jit.call(f"t{r}{c}", columns_of(m)), m.T, c, r, kind)


def test_determinant() -> None:
    jit = Jit("\n".join(f"export float d{n}(float{n}x{n} m) {{ return determinant(m); }}" for n in (1, 2, 3, 4))
              + "export float cut(float2x3 m) { return determinant(m); }"
              + "export float3x3 cofactors(float3x3 m) { return m * determinant(m) - transpose(m); }")
    for n in (1, 2, 3, 4):
        for _ in range(5):
            m = random_matrix("float", n, n)
            np.testing.assert_allclose(jit.call(f"d{n}", columns_of(m)), np.linalg.det(m), rtol=1e-3, atol=1e-3)
    m = random_matrix("float", 2, 3)
    np.testing.assert_allclose(jit.call("cut", columns_of(m)), np.linalg.det(m[:, :2]), rtol=1e-4, atol=1e-4)


FLOAT_INTRINSICS: dict[str, tuple[str, Callable[[Any, Any], Any]]] = {
    "abs": ("abs(a)", lambda a, b: np.abs(a)), "min": ("min(a, b)", np.minimum),
    "max": ("max(a, 1)", lambda a, b: np.maximum(a, 1)),
    "sin": ("sin(a)", lambda a, b: np.sin(a)), "cos": ("cos(a)", lambda a, b: np.cos(a)),
    "exp2": ("exp2(a)", lambda a, b: np.exp2(a)), "log2": ("log2(abs(a))", lambda a, b: np.log2(np.abs(a))),
    "sqrt": ("sqrt(abs(a))", lambda a, b: np.sqrt(np.abs(a))),
    "rsqrt": ("rsqrt(abs(a))", lambda a, b: np.abs(a) ** -0.5),
    "floor": ("floor(a)", lambda a, b: np.floor(a)), "ceil": ("ceil(a)", lambda a, b: np.ceil(a)),
    "frac": ("frac(a)", lambda a, b: a - np.floor(a)), "saturate": ("saturate(a)", lambda a, b: np.clip(a, 0, 1)),
    "clamp": ("clamp(a, -1, 1)", lambda a, b: np.clip(a, -1, 1)),
    "lerp": ("lerp(a, b, 0.25)", lambda a, b: a + (b - a) * 0.25),
    "step": ("step(a, b)", lambda a, b: (b >= a).astype(np.float32)), "pow": ("pow(abs(a), 2)", lambda a, b: a * a),
    "rcp": ("rcp(a)", lambda a, b: 1 / a), "mad": ("mad(a, b, 1)", lambda a, b: a * b + 1),
    "sign": ("sign(a)", lambda a, b: np.sign(a)), "trunc": ("trunc(a)", lambda a, b: np.trunc(a)),
    "fmod": ("fmod(a, b)", np.fmod), "smoothstep": ("smoothstep(0, 2, a)", lambda a, b: smooth(np.clip(a / 2, 0, 1))),
    "atan2": ("atan2(a, b)", np.arctan2), "radians": ("radians(a)", lambda a, b: np.radians(a)),
    "of_int": ("sqrt((int2x3)abs(a))", lambda a, b: np.sqrt(np.trunc(np.abs(a)))),
    "bits": ("asfloat(asuint(a) ^ 0x80000000)", lambda a, b: -a),
    "modf": ("modf(a, b) + b", lambda a, b: a), "sincos": ("halves(a)", lambda a, b: np.sin(a) + 2 * np.cos(a)),
    "select": ("select(a < b, a, b)", np.minimum), "round": ("round(a)", lambda a, b: np.round(a)),
}


def smooth(t: Any) -> Any:
    return t * t * (3 - 2 * t)


def test_intrinsics_on_each_element() -> None:
    head = "float2x3 halves(float2x3 a) { float2x3 s, c; sincos(a, s, c); return s + 2 * c; }"
    bodies = {f"f_{name}": f"return {text};" for name, (text, _) in FLOAT_INTRINSICS.items()}
    jit = Jit(head + exported(bodies, "float2x3", "float2x3 a, float2x3 b"))
    for _ in range(2):
        a, b = random_matrix("float", 2, 3), random_matrix("float", 2, 3)
        for name, (_, expected) in FLOAT_INTRINSICS.items():
            check(jit.call(f"f_{name}", columns_of(a), columns_of(b)), expected(a, b), 2, 3)


def test_logic_and_tests() -> None:
    jit = Jit("""
        export bool2x2 both(bool2x2 a, bool2x2 b) { return and(a, b); }
        export bool2x2 either(bool2x2 a, bool2x2 b) { return or(a, b); }
        export bool every(bool2x2 a) { return all(a); }
        export bool some(float2x2 a) { return any(a); }
        export int2x2 larger(int2x2 a, int2x2 b) { return max(a, b); }
        export uint2x2 counted(uint2x2 a) { return countbits(a); }
        """)
    for _ in range(4):
        a, b = random_matrix("bool", 2, 2), random_matrix("bool", 2, 2)
        check(jit.call("both", columns_of(a), columns_of(b)), a & b, 2, 2, "bool")
        check(jit.call("either", columns_of(a), columns_of(b)), a | b, 2, 2, "bool")
        assert jit.call("every", columns_of(a)) == int(a.all())
        assert jit.call("some", columns_of(a)) == int(a.any())
    i, k = random_matrix("int", 2, 2), random_matrix("int", 2, 2)
    check(jit.call("larger", columns_of(i), columns_of(k)), np.maximum(i, k), 2, 2, "int")
    check(jit.call("counted", [1, 3, 7, 255]), [[1, 3], [2, 8]], 2, 2, "int")


PROGRAM = """
struct Camera { float4x4 view; row_major float4x4 proj; };
float3x3 rotation(float3 axis, float angle) {
  float s, c;
  sincos(angle, s, c);
  float3x3 cross = {0, -axis.z, axis.y, axis.z, 0, -axis.x, -axis.y, axis.x, 0};
  float3x3 outer = mul((float3x1)axis, (float1x3)axis);
  return (float3x3(1, 0, 0, 0, 1, 0, 0, 0, 1) - outer) * c + outer + cross * s;
}
float4x4 inverse(float4x4 m) {
  float4x4 found;
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 4; column++) {
      float4x4 minor = m;
      minor[column] = 0;
      for (int k = 0; k < 4; k++) minor[k][row] = 0;
      minor[column][row] = 1;
      found[row][column] = determinant(minor);
    }
  return found * rcp(determinant(m));
}
export float3x3 turned(float3 axis, float angle) { return rotation(axis, angle); }
export float4x4 inverted(float4x4 m) { return inverse(m); }
export float4 projected(float4x4 view, float4x4 proj, float3 p) {
  Camera camera = {view, proj};
  return mul(mul(camera.proj, camera.view), float4(p, 1)) - mul(float4(p, 1), transpose(mul(proj, view))) * 0.5;
}
"""


def test_what_shaders_do_with_matrices() -> None:
    jit = Jit(PROGRAM)
    check(jit.call("turned", [0, 0, 1], np.pi / 2), [[0, -1, 0], [1, 0, 0], [0, 0, 1]], 3, 3)
    m = random_matrix("float", 4, 4) + 5 * np.eye(4, dtype=np.float32)
    found = rows_of(jit.call("inverted", columns_of(m)), 4, 4)
    np.testing.assert_allclose(found, np.linalg.inv(m), rtol=1e-2, atol=1e-4)
    view, proj, p = random_matrix("float", 4, 4), random_matrix("float", 4, 4), random_matrix("float", 1, 3)[0]
    expected = (proj @ view) @ np.append(p, 1) * 0.5
    found = jit.call("projected", columns_of(view), columns_of(proj), p)
    np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-3)
