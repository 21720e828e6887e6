// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
export float4 read(float4 v) { return v.wzyx + v.rrgg + v.x.xxxx; }
export float4 write(float4 v, float2 w) {
  v.zx = w;
  v.y += 1;
  v.wx *= w.yx;
  return v;
}
export float element(float4 v, int i) {
  v[i] = 2;
  v[1] = v[i];
  return v.w * v[i];
}
export float3 literal() { return 1.0.xxx + 2.xx.xyx; }
