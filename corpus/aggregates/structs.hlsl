// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
struct Light { float3 pos; float range; float3 color; int kind; };
struct Pair { Light a, b; };
float3 shade(Light l, float3 p) { return l.color * saturate(1 - dot(l.pos, p) / l.range); }
Pair make(Light x) { Pair p; p.a = x; p.b = x; p.b.kind = 3; return p; }
export float3 use(Light l) {
  Pair q = make(l);
  l.color = shade(q.a, float3(1, 2, 3)) + shade(q.b, 0.xxx);
  return l.color;
}
