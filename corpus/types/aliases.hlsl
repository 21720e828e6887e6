// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// typedef and using: other names of the same types.
typedef float4 Color, Colors[2];
using Weight = float;
typedef struct { Weight w; } Item;
using Pair = vector<Weight, 2>;
typedef const int Fixed;
namespace N { using Inner = Item; typedef Inner Items[3]; }
export Color a(Color c, Pair p) { return c * p.x; }
// CHECK-LABEL: define {{.*}} <4 x float> @_Z1aDv4_fDv2_f(
export float b(Colors c, N::Items i) { Fixed k = 1; return c[k].x + i[2].w; }
// CHECK-LABEL: define {{.*}} float @_Z1bA2_Dv4_fA3_4Item(
