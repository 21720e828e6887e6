#define FORCED 1
float from_command_line(float x) { return x * 4; }
