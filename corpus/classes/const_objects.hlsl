// RUN: hlslfe %s -T ps_6_6 | FileCheck %s
// HLSL's methods are never const, and any may be called for a const object: a parameter or a local itself, anything
// else, and what is constant, by a copy, as in DXC.
struct Light {
  float3 colour;
  float range;
  float attenuation(float distance) { return saturate(1.0 - distance / range); }
  void dim(float by) { colour *= by; }
  float operator[](int i) { return colour[i]; }
};
struct Scene {
  Light sun;
  Light others[2];
  float total() { return sun.attenuation(1.0) + others[1].attenuation(2.0); }
};
StructuredBuffer<Light> lights;
StructuredBuffer<Scene> scenes;
static const Light constant = {1.0, 2.0, 3.0, 4.0};
RWBuffer<float> results;

float of(const Light light, float distance) { return light.attenuation(distance); }
// CHECK-LABEL: define {{.*}} @_Z2of5Lightf(
// CHECK: call {{.*}} float @_ZN5Light11attenuationEf(ptr {{.*}}%light, float

// CHECK-LABEL: define {{.*}} @_Z4mainj(
float4 main(uint i : I) : SV_Target {
  float sum = lights[i].attenuation(0.5) + of(lights[i + 1], 1.0) + scenes[i].total() + scenes[i].others[0][2];
  // CHECK: call {{.*}} float @_ZN5Light11attenuationEf(ptr
  // CHECK: call {{.*}} float @_ZN5Scene5totalEv(ptr
  const Light local = lights[i];
  local.dim(0.5);
  // CHECK: call void @_ZN5Light3dimEf(ptr {{.*}}%local, float
  constant.dim(0.5); // changes a copy
  // CHECK: call void @llvm.memcpy{{.*}}(ptr align 1 [[COPY:%.*]], ptr {{.*}}@_ZL8constant, i32 16
  // CHECK: call void @_ZN5Light3dimEf(ptr {{.*}}[[COPY]], float
  const RWBuffer<float> same = results;
  sum += same.Load(i); // a method that Clang's class has not made const
  return sum + local.attenuation(3.0) + constant[1];
}
