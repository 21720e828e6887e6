"""Random programs that hand buffers about: locals, structs, arrays, results, inout parameters, methods, conditions and
loops, with numbers beside them whose every change shows."""

from __future__ import annotations

from random import Random

HEAD = """Buffer<float> g : register(t3);
Buffer<float> h : register(t5);
Buffer<float> many[4] : register(t8);
RWBuffer<float> o : register(u0);
RWBuffer<float> p[3] : register(u4);
struct S {
  float k;
  Buffer<float> b;
  int n;
  void put(Buffer<float> c) { b = c; n += 1; }
  float get(int at) { return b[at] * k; }
};
struct N { int before; S s[2]; RWBuffer<float> w; };
Buffer<float> id(Buffer<float> q) { return q; }
S make(Buffer<float> q, int n) { S s; s.b = q; s.n = n; s.k = n + 1; return s; }
void swap(inout Buffer<float> q, inout Buffer<float> w) { Buffer<float> t = q; q = w; w = t; }
void copy(S from, out S to) { to = from; to.k += 1; }
float use(S s, int at) { s.k += 1; return s.b[at] * s.k + s.n; }
"""
_START = ("int c = 1, x = 2, t = 0; float r = 0; Buffer<float> b0 = g, b1 = g; S s0 = make(g, 1), s1 = make(g, 2); "
          "Buffer<float> a[2] = { g, g }; N v; v.before = 1; v.s[0] = s0; v.s[1] = s1; v.w = o;")
_PLACES = ("b0", "b1", "s0.b", "s1.b", "v.s[0].b", "v.s[1].b", "a[0]", "a[1]")
_BUFFERS = ("g", "h", "many[i & 3]", "many[j & 3]", "many[2]", "id(b0)", "id(g)", "make(b1, i).b", "make(h, 2).b",
            *_PLACES)
_NUMBERS = ("i", "j", "x", "3", "t", "i + 1", "(j & 3)")
_CONDITIONS = ("i > 2", "j == i", "c > 2", "c == 3", "true", "x > 1", "r > 30", "c + 1 < 4 && i > 1", "c > 1 || j > 2")
_COPIES = ("s0 = s1;", "s1 = v.s[0];", "v.s[1] = s0;", "v.s[0] = v.s[1];", "{ N c2 = v; v = c2; }", "s1 = make(b0, j);",
           "swap(b0, b1);", "swap(s0.b, v.s[1].b);", "swap(a[0], a[1]);", "copy(s0, s1);", "v.s[1].put(b0);")
_CHANGES = ("c += 1;", "x = i + c;", "t = c * 2;", "s0.k = r;", "s1.n = j;", "v.w = o;", "v.w = p[j % 3];",
            "v.before += i;")


class RandomProgram:
    """`float f(int i, int j)` in `text`."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.loops = 0
        body = " ".join(self.statement(2) for _ in range(self.random.randrange(6, 20)))
        self.text = (f"{HEAD}export float f(int i, int j) {{\n{_START}\n{body}\n"
                     "return r + s0.k + v.before + c + s1.n; }\n")

    def number(self) -> str:
        return self.random.choice(_NUMBERS)

    def value(self) -> str:
        return self.random.choice((
            f"{self.random.choice(_BUFFERS)}[({self.number()}) & 31]", "s0.k", "v.s[1].k", "use(s0, j)",
            f"s1.get(({self.number()}) & 31)", f"v.w[({self.number()}) & 31]", "float(v.s[i & 1].n)"))

    def condition(self) -> str:
        return self.random.choice(_CONDITIONS)

    def block(self, depth: int) -> str:
        return "{ " + " ".join(self.statement(depth) for _ in range(self.random.randrange(1, 4))) + " }"

    def statement(self, depth: int) -> str:
        choice, random = self.random.randrange(13), self.random
        if choice < 3:
            return f"{random.choice(_PLACES)} = {random.choice(_BUFFERS)};"
        if choice < 5:
            return f"r = r * 0.5 + {self.value()} - {self.value()};"
        if choice < 7:
            return random.choice(_COPIES)
        if choice == 7 or not depth:
            return random.choice((*_CHANGES, f"v.w[({self.number()}) & 31] = {self.value()};"))
        return self._nested(choice, depth - 1)

    def _nested(self, choice: int, depth: int) -> str:
        if choice == 8:
            return f"if ({self.condition()}) {self.block(depth)}"
        if choice == 9:
            return f"if ({self.condition()}) {self.block(depth)} else {self.block(depth)}"
        if choice == 10:
            self.loops += 1
            turn, end = f"q{self.loops}", self.random.choice(("2", "3", "4", "i", "j & 3"))
            leave = self.random.choice(("", f"if ({self.condition()}) break;", f"if ({self.condition()}) continue;"))
            return f"for (int {turn} = 0; {turn} < ({end}); ++{turn}) {{ {leave} {self.block(depth)} r += {turn}; }}"
        if choice == 11:
            return f"r += ({self.condition()}) ? {self.value()} : {self.value()};"
        return (f"switch ({self.random.choice(('c', 'i', 'j & 1'))}) {{ case 0: {self.block(depth)} break; "
                f"case 2: {self.block(depth)} default: {self.block(depth)} }}")
