// RUN: not hlslfe sig %s -T vs_6_6 2>&1 | FileCheck %s --check-prefix=STABLE
// RUN: hlslfe sig %s -T vs_6_6 -pack-optimized -w | FileCheck %s
// In declaration order these arrays do not fit, sorted by size they do.
void main(out float a[16] : A, out float2 b[16] : B, out float3 c[16] : C, out float2 d[16] : D) {
  for (int i = 0; i < 16; ++i) {
    a[i] = i; b[i] = i; c[i] = i; d[i] = i;
  }
}
// STABLE: packing_only_optimized.hlsl:4:6: error: 'D0' does not fit among the outputs of 'main'
// CHECK: A 0-15 float o0..o15 ...w
// CHECK-NEXT: B 0-15 float2 o16..o31 xy..
// CHECK-NEXT: C 0-15 float3 o0..o15 xyz.
// CHECK-NEXT: D 0-15 float2 o16..o31 ..zw
