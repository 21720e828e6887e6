// RUN: hlslfe %s -T cs_6_6 | FileCheck %s
// compare: -T cs_6_6
// Members of $Globals of all sorts beside static and constant globals; as variables they have their ordinary type.
float4 tint;
float scale[3];
int size;
bool on;
static float cached = 0;
const float k = 3;
struct S { float a; float3 b; };
S rec;
S recs[2];
RWBuffer<float4> result : register(u0);
float arrays(int i) { return tint.x + scale[i] + size + k + on; }
float structs(int i) { return rec.a + rec.b.y + recs[i].b.x + recs[1].a; }
[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  cached += arrays(id.x % 3);
  result[id.x] = tint * cached * structs(id.y);
}
// CHECK: @scale = external hidden addrspace(2) global [3 x float], align 4
// CHECK: @rec = external hidden addrspace(2) global %struct.S, align 1
