// RUN: hlslfe sig %s -T vs_6_0 | FileCheck %s
// dxc-differs: DXC turns a matrix of bool into numbers as a whole, so that all of it counts as written
struct Out { float4 p : SV_Position; bool3x3 m : M; };
Out main(float4 p : P) {
  Out o;
  o.p = p;
  o.m._m12 = p.x > 0;
  return o;
}

// CHECK: M 0-2 uint3 o1..o3 xyz. Constant .y..
