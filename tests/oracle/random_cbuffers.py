"""Random constant buffers as HLSL: scalars, vectors, matrices of both layouts, arrays, nested and derived structs,
packoffset and `$Globals`."""

from __future__ import annotations

from random import Random

SCALARS = ("float", "int", "uint", "bool", "half", "min16float", "min16int", "double", "int64_t", "uint64_t")
NATIVE_16_BIT = ("half", "float16_t", "int16_t", "uint16_t")
WIDE = frozenset({"double", "int64_t", "uint64_t"})
MATRIX_WORDS = ("", "row_major ", "column_major ")


class RandomBuffer:
    """text: a library that reads one constant.  native: it is compiled with 16-bit types.  row_major: with -Zpr."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.native = random.random() < 0.4
        self.row_major = random.random() < 0.25
        self.scalars = SCALARS + (NATIVE_16_BIT * 3 if self.native else ())
        self.scalars = tuple(name for name in self.scalars if not (self.native and name.startswith("min16")))
        self.structs: list[tuple[str, int]] = []  # name, upper bound of its rows
        self.names = 0
        self.lines: list[str] = []
        for _ in range(random.randrange(4)):
            self._add_struct()
        kind = random.choice(("cbuffer", "cbuffer", "cbuffer", "tbuffer", "packoffset", "globals"))
        getattr(self, f"_add_{kind}")(self._members(random.randrange(1, 12)))
        self.text = "\n".join(self.lines) + "\n"

    # ---- members: (declaration without semicolon, upper bound of its rows, what packoffset may say: components)

    def _name(self) -> str:
        self.names += 1
        return f"m{self.names}"

    def _member(self) -> tuple[str, int, str]:
        random = self.random
        name, dims, count = self._name(), "", 1
        for _ in range(random.choice((0, 0, 0, 1, 1, 2))):
            size = random.randrange(1, 4)
            dims += f"[{size}]"
            count *= size
        if self.structs and random.random() < 0.3:
            struct, rows = random.choice(self.structs)
            return f"{struct} {name}{dims}", rows * count, "x"
        scalar = random.choice(self.scalars)
        shape = random.random()
        if shape < 0.25:
            word = random.choice(MATRIX_WORDS)
            rows, columns = random.randrange(1, 5), random.choice((1, 1, 2, 3, 4))
            return f"{word}{scalar}{rows}x{columns} {name}{dims}", 8 * count, "x"
        length = random.randrange(1, 5) if shape < 0.75 else 0
        components = "x" if dims else "xz"[: 2 if length < 2 else 1] if scalar in WIDE else "xyzw"[: 5 - max(length, 1)]
        return f"{scalar}{length or ''} {name}{dims}", 2 * count, components

    def _members(self, count: int) -> list[tuple[str, int, str]]:
        return [self._member() for _ in range(count)]

    def _add_struct(self) -> None:
        random = self.random
        name = f"S{len(self.structs)}"
        base = ""
        rows = 1
        if self.structs and random.random() < 0.3:
            struct, rows = random.choice(self.structs)
            base = f" : {struct}"
        members = self._members(random.choice((0, 1, 1, 2, 2, 3, 4)))
        body = " ".join(f"{member};" for member, _, _ in members)
        self.lines.append(f"struct {name}{base} {{ {body} }};")
        self.structs.append((name, rows + sum(bound for _, bound, _ in members)))

    # ---- buffers

    def _add_cbuffer(self, members: list[tuple[str, int, str]], keyword: str = "cbuffer") -> None:
        body = " ".join(f"{member};" for member, _, _ in members)
        self.lines.append(f"{keyword} CB {{ float first; {body} }}")
        self.lines.append("export float f() { return first; }")

    def _add_tbuffer(self, members: list[tuple[str, int, str]]) -> None:
        self._add_cbuffer(members, "tbuffer")

    def _add_globals(self, members: list[tuple[str, int, str]]) -> None:
        self.lines += ["float first;", *(f"{member};" for member, _, _ in members)]
        self.lines.append("export float f() { return first; }")

    def _add_packoffset(self, members: list[tuple[str, int, str]]) -> None:
        random = self.random
        row, placed = 1, ["float first : packoffset(c0.y);"]
        for member, bound, components in members:
            row += random.randrange(3)
            component = random.choice(components)
            placed.append(f"{member} : packoffset(c{row}{'' if component == 'x' else '.' + component});")
            row += bound
        random.shuffle(placed)
        self.lines.append(f"cbuffer CB {{ {' '.join(placed)} }}")
        self.lines.append("export float f() { return first; }")
