// RUN: hlslfe %s -T ps_6_7 -P | FileCheck %s --check-prefixes=CHECK,PIXEL
// RUN: hlslfe %s -T lib_6_3 -enable-16bit-types -std=hlsl2021 -P | FileCheck %s --check-prefixes=CHECK,LIBRARY
// What the target and the options define.
int clang = __hlsl_clang;
// CHECK: int clang = 1;
int version[] = { __HLSL_VERSION, __HLSL_202x, __HLSL_202y };
// PIXEL: int version[] = { 2028, 2028, 2029 };
// LIBRARY: int version[] = { 2021, 2028, 2029 };
int stage = __SHADER_TARGET_STAGE == __SHADER_STAGE_PIXEL;
// PIXEL: int stage = 0 == 0;
// LIBRARY: int stage = 6 == 0;
int model[] = { __SHADER_TARGET_MAJOR, __SHADER_TARGET_MINOR };
// PIXEL: int model[] = { 6, 7 };
// LIBRARY: int model[] = { 6, 3 };
#ifdef __HLSL_ENABLE_16_BIT
int narrow;
#endif
// LIBRARY: int narrow;
// PIXEL-NOT: narrow
string file = __FILE__; int line = __LINE__, counter = __COUNTER__ + __COUNTER__;
// CHECK: string file = "{{.*}}predefined.hlsl"; int line = 20, counter = 0 + 1;
int directx = __DIRECTX__;
// CHECK: int directx = 1;
