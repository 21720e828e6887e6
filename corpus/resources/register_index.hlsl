// RUN: hlslfe %s -T ps_6_6 -verify | FileCheck %s
// An index behind a register: DXC takes any constant and binds without it.
static const int N = 3;
Texture2D a : register(t0[2]); // expected-warning {{this index is ignored, the register is 't0'}}
Texture2D b[2] : register(t5[1 + 1], space1); // expected-warning {{the register is 't5'}}
SamplerState s : register(ps, s[N]); // expected-warning {{the register is 's0'}}
cbuffer C : register(b1[0]) { float4 c; } // expected-warning {{the register is 'b1'}}
float4 g : register(c2[1.0]); // expected-warning {{the register is 'c2'}}
float4 main(float2 uv : UV) : SV_Target { return a.Sample(s, uv) + b[1].Sample(s, uv) + c + g; }
// CHECK-DAG: @_ZL1a, i32 noundef 0, i32 noundef 0, i32 noundef 1,
// CHECK-DAG: i32 noundef 5, i32 noundef 1, i32 noundef 2, i32 noundef 1,
// CHECK-DAG: @_ZL1s, i32 noundef 0, i32 noundef 0, i32 noundef 1,
