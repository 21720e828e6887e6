// RUN: hlslfe sig %s -T ps_6_6 | FileCheck %s
// A field's own modifiers replace those of the enclosing parameter; they are not merged.
struct Node {
  noperspective float b : B;
  float c : C;
};

float4 main(sample Node n) : SV_Target { return n.b + n.c; }
// CHECK: B 0 float v0 x... LinearNoperspective x...
// CHECK-NEXT: C 0 float v1 x... LinearSample x...
