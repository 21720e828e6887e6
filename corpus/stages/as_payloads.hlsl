// RUN: hlslfe %s -T as_6_5 | FileCheck %s
// RUN: hlslfe sig %s -T as_6_5
// A payload that is no groupshared variable: what is sent is a copy.
struct Payload { float4 tint; uint parts[2]; };

StructuredBuffer<Payload> ready;
static Payload global;

Payload make(uint i) {
  Payload p = { 1, 2, 3, 4, i, i };
  return p;
}

void send(inout Payload p, uint which) {
  p.parts[0] += 1;
#if WAY == 0
  DispatchMesh(1, 2, 3, p);
#elif WAY == 1
  DispatchMesh(which, 1, 1, make(which));
#elif WAY == 2
  global = p;
  DispatchMesh(1, 1, 1, global);
#else
  DispatchMesh(1, 1, 1, ready[which]);
#endif
}

[numthreads(32, 1, 1)]
void main(uint which : SV_GroupID) {
  Payload mine = make(which);
  send(mine, which);
}

// CHECK: %[[COPY:[a-z.0-9]+]] = alloca %struct.Payload
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align {{[0-9]+}} %[[COPY]],
// CHECK: call void @llvm.dx.dispatch.mesh.p0(i32 1, i32 2, i32 3, ptr %[[COPY]])
