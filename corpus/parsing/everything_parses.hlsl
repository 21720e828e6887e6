// RUN: hlslfe %s -T lib_6_6 --emit=syntax | FileCheck %s
// The grammar takes the whole language, also what Sema does not know yet.
#define NAME(a, b) a##b
template <typename T, int N = 4> struct Stack {
  T items[N];
  static const int size = N;
  T top() { return items[size - 1]; }
};
template <typename T> T add(T a, T b) { return a + b; }
template <> float add<float>(float a, float b) { return b; }
struct Base { float2x3 m; };
struct Derived : Base {
  row_major float4x4 rows;
  matrix<float, 2, 2> small;
  Derived operator+(Derived o) { return o; }
  float get() const { return this.m[0].x; }
};
cbuffer Frame : register(b0, space1) {
  float4 tint : packoffset(c0.y);
  Stack<vector<float, 2>, 3> nested[2];
}
tbuffer Table { int entries[8]; };
groupshared float shared_values[64];
Texture2D<float4> color : register(t3);
SamplerState smp : register(s0);
RWStructuredBuffer<Stack<vector<int, 4>>> out_values : register(u1);
ConstantBuffer<Base> constants[];
[[vk::binding(3, 1)]] Buffer<float> typed;
enum class Mode : uint { On = 1, Off };
typedef float Row[4];
using Alias = Stack<Row>;
[numthreads(8, 8, 1)] [shader("compute")]
void NAME(cs_, main)(uint3 id : SV_DispatchThreadID, uniform float k = 1) {
  [unroll(4)] for (int i = 0, j = 1; i < 4; ++i, --j)
    if (i & 1) continue; else break;
  shared_values[id.x] = add<float>(k, 2) + (float)Mode::On;
  GroupMemoryBarrierWithGroupSync();
  float4 c = color.SampleLevel(smp, float2(id.xy) / 8, 0, int2(1, 2));
  Alias a = (Alias)0;
  do { c.xyz *= a.top()[0]; } while (false);
}
// CHECK: TranslationUnit
// CHECK: TemplateParam {{.*}} name=N
// CHECK: bases: BaseSpecifier {{.*}} name=Base
// CHECK: DeclSpec {{.*}} tokens=row_major
// CHECK: Declarator {{.*}} name=operator+
// CHECK: HLSLBufferDecl {{.*}} kind=cbuffer name=Frame
// CHECK-NEXT: RegisterAnnotation {{.*}} args=b0,space1
// CHECK: PackOffsetAnnotation {{.*}} args=c0,.,y
// CHECK: HLSLBufferDecl {{.*}} kind=tbuffer name=Table
// CHECK: DeclSpec {{.*}} tokens=groupshared
// CHECK: NamePart {{.*}} name=RWStructuredBuffer
// CHECK: Attribute {{.*}} syntax=cxx11 scope=vk name=binding
// CHECK: EnumDecl {{.*}} name=Mode is_scoped=true
// CHECK: TypeAliasDecl {{.*}} name=Alias
// CHECK: name=cs_main
// CHECK: SemanticAnnotation {{.*}} name=SV_DispatchThreadID
// CHECK: Attribute {{.*}} syntax=microsoft name=numthreads
// CHECK: AttributedStmt
// CHECK: ForStmt
// CHECK: MemberExpr {{.*}} name=SampleLevel
// CHECK: DoStmt
