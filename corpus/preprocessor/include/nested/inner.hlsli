// Found beside the file that includes it, not beside the shader; and its own folder's parent by name.
#include "../common.hlsli"
float inner(float x) { return shared_helper(x) + BIAS; }
