// RUN: hlslfe check %s -T lib_6_6 -verify
// What an entry point of a library reaches is checked for its stage; exported functions have none.
void wait() {
  GroupMemoryBarrierWithGroupSync(); // expected-error {{[warn_hlsl_availability_unavailable]}}
}
void drop() { discard; }
export void both() { AllMemoryBarrier(); drop(); }

[shader("pixel")]
float4 ps_main() : SV_Target {
  wait();
  drop();
  return 0;
}

[shader("compute")]
[numthreads(1, 1, 1)]
void cs_main() { wait(); }
