// RUN: hlslfe %s -T lib_6_6 -D SCALE=3 -D BIAS=1 | FileCheck %s
// RUN: hlslfe check %s -I %S/include -D BIAS=2 -D SEARCHED -verify
// expected-no-diagnostics
// Quoted names are looked up beside the including file, then in the -I folders; #pragma once and guards hold.
#include "include/common.hlsli"
#include "include/outer.hlsli"
#include "include/outer.hlsli"
#ifdef SEARCHED
#include <common.hlsli>
#define HEADER <outer.hlsli>
#include HEADER
#endif
#ifndef SCALE
#define SCALE 1
#endif

export float use(float x) { return shared_helper(x) * SCALE + outer(x); }
// CHECK-LABEL: define hidden {{.*}} float @_Z13shared_helperf(
// CHECK-LABEL: define hidden {{.*}} float @_Z5innerf(
// CHECK: fadd {{.*}} float {{%.*}}, 1.000000e+00
// CHECK-LABEL: define hidden {{.*}} float @_Z5outerf(
// CHECK-LABEL: define {{.*}} float @_Z3usef(
// CHECK: fmul {{.*}} float {{%.*}}, 3.000000e+00
