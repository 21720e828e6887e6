// RUN: hlslfe %s -T lib_6_6 -D SCALE=3 | FileCheck %s
// RUN: hlslfe check %s -I %S -verify
// expected-no-diagnostics
#include "common.hlsli"
#include "common.hlsli"
#ifndef SCALE
#define SCALE 1
#endif
// CHECK: define float @_Z3usef
// CHECK: fmul {{.*}} 3.0
export float use(float x) { return shared_helper(x) * SCALE; }
