// RUN: hlslfe %s -T lib_6_6 --verify-ir -verify
// compare: -T lib_6_6
// What decides is known when the shader is compiled, or does not matter. expected-no-diagnostics
Buffer<float> g, h;
Buffer<float> many[4];
static const bool first = true;
static bool flag = false;
Buffer<float> pick(int n) {
  if (n > 2)
    return g;
  return h;
}
export float constant_condition(int i) { return (first ? g : h)[i] + (flag ? g : h)[i]; }
export float known_argument(int i) { return pick(1)[i] + pick(3)[i]; }
export float one_array(int i) { return (i > 2 ? many[0] : many[i])[i]; }
export float in_branches(int i) {
  if (i > 2)
    return pick(7)[i];
  return g[i];
}
export float last_wins(int i) {
  Buffer<float> b;
  if (i > 2)
    b = g;
  else
    b = h;
  b = g;
  return b[i];
}
export float set_in_one(int i) {
  Buffer<float> b;
  switch (i) {
    case 0: b = g; break;
    case 1: b = g; break;
  }
  return b[i];
}
