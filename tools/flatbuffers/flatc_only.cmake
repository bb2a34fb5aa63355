# Build flatc itself, and neither its tests nor its samples.
set(FLATBUFFERS_BUILD_TESTS OFF CACHE BOOL "")
set(CMAKE_CXX_FLAGS_DEBUG "-O0" CACHE STRING "")
