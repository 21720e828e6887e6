// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Members and components of an element are written where they lie.
struct Particle { float4 position; uint kind; float4 velocity; };
StructuredBuffer<Particle> source : register(t0);
RWStructuredBuffer<Particle> target : register(u0);
// CHECK: %"class.hlsl::RWStructuredBuffer" = type { target("dx.RawBuffer", %struct.Particle, 1, 0), target("dx.RawBuffer", %struct.Particle, 1, 0) }

void move(uint i) {
  Particle p = source[i];
  p.position += p.velocity;
  target[i] = p;
  target[i].kind = 3;
  target[i].velocity.zx = p.position.xy;
  target[i].velocity[1] = 2;
}
// CHECK-LABEL: define hidden void @_Z4movej(
// CHECK: [[ELEMENT:%.*]] = call {{.*}} ptr @_ZNK4hlsl16StructuredBufferI8ParticleEixEj(
// CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 1 %p, ptr align 1 [[ELEMENT]], i32 36, i1 false)
// CHECK: [[KIND:%.*]] = getelementptr inbounds nuw %struct.Particle, ptr {{%.*}}, i32 0, i32 1
// CHECK: store i32 3, ptr [[KIND]], align 1
