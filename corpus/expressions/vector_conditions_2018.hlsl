// RUN: hlslfe check %s -T lib_6_6 -HV 2018 -verify
// RUN: hlslfe check %s -T lib_6_6 -verify=none
// RUN: hlslfe check %s -T lib_6_6 -Whlsl-portability -verify=dxc
// expected-no-diagnostics
// none-no-diagnostics
export float4 f(float4 a, float4 b) {
  return a < b ? a : b; // dxc-warning {{'?:' with a condition that is no scalar}}
}
