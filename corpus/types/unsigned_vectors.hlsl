// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// RUN: hlslfe check %s -T ps_6_6 -Whlsl-portability -verify
// `unsigned` may stand before a vector or matrix of integers, as in DXC.
unsigned int2 global; // expected-warning {{[warn_hlsl_portability]}}
struct Parts {
  unsigned dword3 d; // expected-warning {{[warn_hlsl_portability]}}
  unsigned int2x2 m; // expected-warning {{[warn_hlsl_portability]}}
  unsigned int one;
};
Parts parts;

// CHECK-LABEL: define {{.*}} @_Z4mainDv2_jj(
float4 main(unsigned int2 v : V, uint s : S) : SV_Target { // expected-warning {{[warn_hlsl_portability]}}
  // CHECK: lshr <2 x i32> {{.*}}, splat (i32 1)
  unsigned int2 halved = v >> 1; // expected-warning {{[warn_hlsl_portability]}}
  // CHECK: udiv <2 x i32>
  unsigned int2 q = (unsigned int2)halved / global; // expected-warning 2 {{[warn_hlsl_portability]}}
  return q.xyxy + parts.d.x + parts.m[0].x + parts.one + s;
}
