// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// export, static, plain and prototypes; unused static functions are not emitted.
float later(float x);
static float twice(float x) { return x * 2; }
static float unused(float x) { return x; }
export float visible(float x) { return twice(later(x)); }
float later(float x) { return x + 1; }
namespace N { namespace M { float h(float x) { return x + 1; } } }
export float qualified(float x) { return N::M::h(x); }
