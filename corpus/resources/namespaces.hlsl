// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// Resources in namespaces, by aliases, and by their name in namespace hlsl.
namespace Scene {
  RWBuffer<float> lights;
  namespace Far { Buffer<int> table[2]; }
  float sum(int i) { return Far::table[i][0] + lights[0]; }
}
typedef RWBuffer<float4> Colors;
Colors colors : register(u1);
hlsl::StructuredBuffer<vector<int, 3> > indices;
using Bytes = ByteAddressBuffer;
Bytes bytes;
void add(Colors to, int i) { to[i] += Scene::Far::table[1][i]; colors[i].xyz = indices[i]; }
// CHECK: @_ZN5SceneL6lightsE = internal global
// CHECK: @_ZL6colors = internal global
// CHECK: define hidden void @_Z3addN4hlsl8RWBufferIDv4_fEEi(
