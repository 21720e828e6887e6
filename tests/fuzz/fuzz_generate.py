"""Random shaders: valid and nearly valid HLSL of every kind we know, from a seed.

No Clang counterpart: a fuzzer's grammar (clang-fuzzer has a protobuf of C++ instead).
"""

from __future__ import annotations

import random

from fuzz_expressions import SCALARS, Expressions

_STAGES = ("vertex", "pixel", "compute", "geometry", "hull", "domain", "mesh", "amplification", "raygeneration", "nostage")
_SEMANTICS = ("TEXCOORD", "TEXCOORD1", "COLOR", "NORMAL", "SV_Position", "SV_Target", "SV_Target1", "SV_VertexID", "SV_Depth",
              "SV_InstanceID", "SV_DispatchThreadID", "SV_GroupIndex", "SV_IsFrontFace", "SV_ClipDistance", "SV_Coverage",
              "A4294967295", "SV_Nope", "POSITION", "sv_position", "SV_SampleIndex", "SV_PrimitiveID", "SV_GroupThreadID",
              "SV_RenderTargetArrayIndex", "SV_TessFactor", "SV_Barycentrics")
_MODES = ("", "", "", "nointerpolation ", "linear ", "centroid ", "noperspective ", "sample ", "linear centroid ", "precise ",
          "uniform ", "const ", "in ", "out ", "inout ")
_OBJECTS = ("Texture2D tex", "SamplerState smp", "Buffer<float4> buf", "RWBuffer<float4> rwbuf", "ByteAddressBuffer bytes",
            "StructuredBuffer<R0> structs", "RWTexture2D<float4> rwtex", "RWByteAddressBuffer rwbytes",
            "ConsumeStructuredBuffer<float> consume", "Texture2DArray<float> many", "SamplerComparisonState cmp",
            "ConstantBuffer<R0> constants", "TextureCube<float3> cube", "Texture2D<nope_t> bad", "Texture2D arrays[4]",
            "Texture2D unbounded[]", "RWStructuredBuffer<float2x2> matrices", "AppendStructuredBuffer<float> append")
_REGISTERS = ("t0", "t1", "u0", "b0", "s0", "t3, space1", "q7", "t", "c0", "u4294967295", "t0, spacex")
_PRELUDE = ("#define ONE 1", "#define PASTE(a, b) a##b", "#define STR(a) #a", "#define MAX(a, b) ((a) > (b) ? (a) : (b))",
            "#if ONE == 1 && defined(ONE)\n#else\n#error no\n#endif", "#pragma pack_matrix(row_major)", "#undef NOTHING",
            "#ifdef NOPE\nbroken {\n#endif", "#include \"nope.h\"", "#line 7 \"other.hlsl\"", "#define LIST(...) __VA_ARGS__",
            "#pragma once", "#define SELF SELF + 1", "#if 1 /\n#endif", "#elif", "#define F(x", "#warning careful",
            "#pragma clang diagnostic push", "#if MAX(1, 2) > 1\n#endif")


class Generator(Expressions):
    """Makes whole shaders; one object makes one."""

    def shader(self) -> str:
        """The text."""
        parts = list(_PRELUDE[:2])
        parts += [self.rng.choice(_PRELUDE) for _ in range(self.rng.choice((0, 0, 0, 1, 2)))]
        parts.append("enum E { EA, EB = 5 }; typedef float4 Alias;")
        makers = (self._record, self._record, self._function, self._function, self._global, self._global, self._buffer,
                  self._objects, self._template, self._namespace, self._odd_declaration, self._groupshared, self._enum)
        for _ in range(self.rng.randrange(1, 6)):
            parts.append(self.rng.choice(makers)())
        for _ in range(self.rng.choice((1, 1, 2))):
            parts.append(self._entry())
        text = "\n".join(parts) + "\n"
        return self._slip(text) if self.chance(0.15) else text

    def _slip(self, text: str) -> str:
        """One character or word less, more or other."""
        place = self.rng.randrange(len(text))
        return text[:place] + self.rng.choice(("", ";", "}", "{", "(", ")", "<", ",", "::", "template", "\\\n", "#", "/*",
                                               "const", "operator", "\0", "\u00e9", "#define")) + \
            text[place + self.rng.randrange(3):]

    def _name(self, stem: str) -> str:
        return f"{stem}{self.rng.randrange(6)}"

    # statements

    def block(self, depth: int, result: str = "") -> str:
        """A compound statement whose variables end with it."""
        outer = dict(self.variables)
        lines = [self._statement(depth, result) for _ in range(self.rng.randrange(0, 5))]
        if result and result != "void" and depth == 2:
            value = self.expression(2)
            lines.append(f"return {value};" if self.chance(0.5) else f"return ({result}){value};")
        self.variables = outer
        return "{\n" + "\n".join(lines) + "\n}"

    def _statement(self, depth: int, result: str) -> str:
        rng = self.rng
        if depth <= 0 or self.chance(0.6):
            return self._local() if self.chance(0.5) else f"{self.expression(3)};"
        kind = rng.randrange(10)
        body = self.block(depth - 1, result)
        if kind == 0:
            attribute = rng.choice(("", "", "[branch] ", "[flatten] ", "[unroll] "))
            return f"{attribute}if ({self.expression(2)}) {body}" + (f" else {self.block(0, result)}" if self.chance(0.3) else "")
        if kind == 1:
            return f"{rng.choice(('', '[unroll] ', '[loop] ', '[unroll(3)] '))}for (int i = 0; i < {self.literal()}; ++i) {body}"
        if kind == 2:
            return f"while ({self.expression(2)}) {body}"
        if kind == 3:
            return f"do {body} while ({self.expression(2)});"
        if kind == 4:
            return f"switch ({self.expression(1)}) {{ case 0: {body} break; case {self.literal()}: break; default: {body} }}"
        if kind == 5:
            return rng.choice(("break;", "continue;", "discard;", "return;", ";", f"return {self.expression(2)};"))
        if kind == 6:
            return f"if (int j = {self.expression(1)}) {body}"
        if kind == 7:
            return rng.choice(("struct L { int a; }; L l;", "typedef int T; T t = 1;", "static int once = 1;", "using N::inner;",
                               "static_assert(1 + 1 == 2, \"m\");", "goto end; end:;", "const int k;", "auto a = 1.5;"))
        return body

    def _local(self) -> str:
        type_name, name = self.type_name(), self._name("v")
        value = self.expression(3)
        kind = self.rng.randrange(8)
        self.variables[name] = type_name
        if kind == 0:
            return f"{type_name} {name};"
        if kind == 1:
            return f"{type_name} {name}[{self.rng.choice('01234')}] = {{{value}, {self.expression(1)}}};"
        if kind == 2:
            return f"{type_name} {name} = {{{value}, {self.expression(2)}}};"
        if kind == 3:
            return f"const {type_name} {name} = ({type_name})({value});"
        if kind == 4:
            return f"auto {name} = {value};"
        return f"{type_name} {name} = {value};"

    # declarations

    def _function(self) -> str:
        name, result = self._name("f"), self.type_name() if self.chance(0.8) else "void"
        outer = dict(self.variables)
        parameters = self._parameters(False)
        self.functions.append(name)
        text = f"{self.rng.choice(('', '', 'static ', 'inline ', 'export '))}{result} {name}({parameters}) "
        text += self.block(2, result) if self.chance(0.9) else ";"
        self.variables = outer
        return text

    def _parameters(self, entry: bool) -> str:
        made = []
        for _ in range(self.rng.choice((0, 1, 1, 2, 3))):
            type_name, name = self.type_name(), self._name("p")
            self.variables[name] = type_name
            mode = self.rng.choice(_MODES) if self.chance(0.5) else ""
            array = self.rng.choice(("[2]", "[3][2]", "[0]")) if self.chance(0.1) else ""
            semantic = f" : {self.rng.choice(_SEMANTICS)}" if entry and self.chance(0.9) else ""
            default = f" = {self.literal()}" if not entry and self.chance(0.1) else ""
            made.append(f"{mode}{type_name} {name}{array}{semantic}{default}")
        return ", ".join(made)

    def _entry(self) -> str:
        rng = self.rng
        stage = rng.choice(_STAGES) if self.chance(0.4) else rng.choice(("vertex", "pixel", "compute"))
        threads = "[numthreads(4, 1, 1)]\n" if stage in ("compute", "mesh", "amplification") or self.chance(0.05) else ""
        result = self.type_name() if self.chance(0.7) and stage != "compute" else "void"
        outer = dict(self.variables)
        parameters = self._parameters(True)
        semantic = f" : {rng.choice(_SEMANTICS)}" if result != "void" else ""
        name = rng.choice(("main", "main", "entry"))
        more = rng.choice(("[maxvertexcount(3)]\n", "[domain(\"tri\")]\n[outputtopology(\"triangle_cw\")]\n", "[WaveSize(32)]\n",
                           "")) if self.chance(0.15) else ""
        text = f"[shader(\"{stage}\")]\n{threads}{more}{result} {name}({parameters}){semantic} {self.block(2, result)}"
        self.variables = outer
        return text

    def _record(self) -> str:
        name = f"R{len(self.records) % 4}"
        base = f" : {self.rng.choice(self.records)}" if self.records and self.chance(0.25) else ""
        parts = []
        outer = dict(self.variables)
        for _ in range(self.rng.randrange(0, 5)):
            member, field = self._name("m"), self.type_name()
            self.variables[member] = field
            mode = self.rng.choice(_MODES[:9])
            array = "[2]" if self.chance(0.15) else ""
            semantic = f" : {self.rng.choice(_SEMANTICS)}" if self.chance(0.4) else ""
            bits = f" : {self.rng.choice('0138')}" if not semantic and self.chance(0.05) else ""
            parts.append(f"{mode}{field} {member}{array}{semantic}{bits};")
        parts += [self._member_declaration(name) for _ in range(self.rng.choice((0, 0, 1, 2)))]
        self.variables = outer
        self.records.append(name)
        return f"{self.rng.choice(('struct', 'struct', 'class', 'union'))} {name}{base} {{\n" + "\n".join(parts) + "\n};"

    def _member_declaration(self, name: str) -> str:
        value = self.expression(2)
        return self.rng.choice((
            f"{name}() {{}}", f"{name}(float a) {{ m0 = a; }}", f"float get(float a) {{ return {value}; }}",
            "static const int count = 3;", f"float operator+({name} other) {{ return {value}; }}",
            f"operator float() {{ return {value}; }}", "private: int hidden; public:", "struct Inner { int a; } inner;",
            f"template<typename T> T as(T a) {{ return (T)({value}); }}", "float get(float a) const;", "enum { LOCAL = 4 };",
            f"{name}(int a, int b) : m0(a), m1({value}) {{}}", f"void operator=({name} o) {{}}", f"~{name}() {{}}",
            f"float operator[](int i) {{ return {value}; }}", f"float operator()(float a) {{ return {value}; }}",
            "typedef float Element; Element element;", f"friend float f0({name});", "using R0::get;"))

    def _global(self) -> str:
        type_name, name = self.type_name(), self._name("g")
        prefix = self.rng.choice(("static ", "static const ", "const ", "", "uniform ", "extern ", "constexpr "))
        value = f" = {self.expression(2)}" if self.chance(0.6) else ""
        array = self.rng.choice(("[2]", "[]", "[3][2]", "[-1]")) if self.chance(0.15) else ""
        self.variables[name] = type_name
        place = self.rng.choice((" : packoffset(c0)", " : register(c1)", " : COLOR")) if self.chance(0.05) else ""
        return f"{prefix}{type_name} {name}{array}{place}{value};"

    def _groupshared(self) -> str:
        return f"groupshared {self.type_name()} shared_data[{self.rng.choice(('4', '64', '0', 'ONE'))}];"

    def _buffer(self) -> str:
        members = []
        for index in range(self.rng.randrange(1, 5)):
            place = self.rng.choice(("c0", "c1.y", "c4", "c2.xy", "q0")) if self.chance(0.2) else ""
            offset = f" : packoffset({place})" if place else ""
            member, type_name = f"c{index}", self.type_name()
            self.variables[member] = type_name
            members.append(f"{self.rng.choice(('', 'row_major ', 'const '))}{type_name} {member}{offset};")
        register = f" : register({self.rng.choice(_REGISTERS)})" if self.chance(0.4) else ""
        kind = self.rng.choice(("cbuffer", "cbuffer", "tbuffer"))
        return f"{kind} {self._name('CB')}{register} {{ " + " ".join(members) + " float cb_value; }" + \
            self.rng.choice(("", ";"))

    def _objects(self) -> str:
        made = []
        for _ in range(self.rng.randrange(1, 6)):
            register = f" : register({self.rng.choice(_REGISTERS)})" if self.chance(0.4) else ""
            made.append(f"{self.rng.choice(_OBJECTS)}{register};")
        return "\n".join(made)

    def _template(self) -> str:
        value = self.expression(2)
        return self.rng.choice((
            f"template<typename T> T pick(T a, T b) {{ return {value} ? a : b; }}",
            "template<typename T, typename U> struct Pair { T a; U b; static T make(U u) { return (T)u; } };",
            "template<int N> struct Deep { static const int v = Deep<N - 1>::v; }; template<> struct Deep<0> "
            f"{{ static const int v = {self.literal()}; }}; static int deep = Deep<{self.rng.choice(('3', '9', '-1', '500'))}>::v;",
            "template<typename... Ts> int many(Ts... ts) { return sizeof...(ts); } static int m = many(1, 2.0, 3u);",
            f"template<typename T> T twice(T a) {{ return twice<T>({value}); }} static float tw = twice(1.0);",
            "template<typename T> struct Box; template<typename T> struct Box<T[2]> { T a; }; Box<int[2]> box;",
            "template<class T = float, int N = 2> struct Arr { T data[N]; T get(int i) { return data[i]; } }; Arr<> arr;",
            f"template<typename T> static const T zero = {value}; static float z = zero<float>;"))

    def _namespace(self) -> str:
        return f"namespace N {{ {self._function()} float inner(float a) {{ return {self.expression(2)}; }} }}"

    def _enum(self) -> str:
        return f"enum {self.rng.choice(('', 'class '))}E2{self.rng.choice(('', ' : uint'))} {{ A = {self.expression(1)}, B, C }};"

    def _odd_declaration(self) -> str:
        return self.rng.choice((
            "interface I { float get(float a); };", "int a, b[2], c = 1;", ";", "extern int x;", "typedef struct { int a; } Anon;",
            "struct Forward; Forward *ptr;", "float f(float);", "static auto lam = [](float a) { return a; };", "int operator;",
            "struct { int a; } anon;", "using namespace N;", "using Alias2 = float3;", "template<typename T> using V = vector<T, 3>;",
            "static float arr[] = {1, 2, 3};", "row_major float3x3 mat;", "RaytracingAccelerationStructure scene;", "}", "{",
            "float4 bad(float4 a : ) { return a; }", "string s = \"text\";", "const static snorm float4 n;", "struct S : S {};",
            f"static const {self.rng.choice(SCALARS)} k = {self.expression(2)};", "cbuffer {", "int __builtin_x(int);"))


def generate(seed: int) -> str:
    """The shader of `seed`; always the same."""
    generator = Generator(random.Random(seed))
    generator.slips = (0.0, 0.02, 0.1)[seed % 3]
    return generator.shader()
