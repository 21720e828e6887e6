// RUN: hlslfe %s -T ps_6_6 -fclang-compat=22 | FileCheck %s
// A pixel shader that links its fragments: counters, byte addresses, atomics.
struct Fragment { float4 color; float depth; uint next; };
RWStructuredBuffer<Fragment> fragments : register(u1);
RWByteAddressBuffer heads : register(u2);
float4 main(float4 position : SV_Position, float4 color : COLOR0) : SV_Target {
  uint slot = fragments.IncrementCounter();
  uint2 pixel = uint2(position.xy);
  uint old;
  heads.InterlockedExchange(4 * (pixel.y * 1024 + pixel.x), slot, old);
  Fragment f = {color, position.z, old};
  fragments[slot] = f;
  return color;
}
// CHECK: call void @_ZN4hlsl19RWByteAddressBuffer19InterlockedExchangeEjjRj(
