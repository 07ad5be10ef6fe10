// What the fuzz targets share.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string_view>

#define FUZZ_TARGET(text)                                                                                              \
    static void tryOne(std::string_view text);                                                                         \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)                                  \
    {                                                                                                                  \
        tryOne({reinterpret_cast<const char*>(data), size});                                                           \
        return 0;                                                                                                      \
    }                                                                                                                  \
    static void tryOne(std::string_view text)

// What must hold for every input; a find when it does not.
#define MUST(condition)                                                                                                \
    if (!(condition))                                                                                                  \
    std::abort()
