// RUN: hlslfe %s -T cs_6_6 -E main | FileCheck %s
// RUN: hlslfe check %s -T cs_6_6 -E main -verify
// Ray queries: a number and intrinsics.
// expected-no-diagnostics
RaytracingAccelerationStructure scene : register(t0);
RWBuffer<float> result;
[numthreads(1, 1, 1)] void main() {
  RayDesc ray = { 0, 0, 0, 0.5, 0, 0, 1, 100 };
  ray.Direction.y = 1;
  RayQuery<RAY_FLAG_CULL_OPAQUE | RAY_FLAG_SKIP_TRIANGLES> q;
  q.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
  while (q.Proceed())
    if (q.CandidateType() == CANDIDATE_PROCEDURAL_PRIMITIVE)
      q.CommitProceduralPrimitiveHit(2);
  if (q.CommittedStatus() == COMMITTED_TRIANGLE_HIT)
    result[0] = q.CommittedRayT() + q.CommittedObjectToWorld3x4()[1][2];
}
// CHECK: call void @llvm.dx.rayquery.trace.ray.inline.tdx.RTAccelerationStructuret(i32 %
// CHECK: call i1 @llvm.dx.rayquery.proceed(i32 %
// CHECK: call i32 @llvm.dx.rayquery.candidate.type(
// CHECK: call void @llvm.dx.rayquery.commit.procedural.primitive.hit(
// CHECK: <12 x float> @llvm.dx.rayquery.committed.object.to.world3x4(
// CHECK: call i32 @llvm.dx.rayquery.allocate(i32 320)
