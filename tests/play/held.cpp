#include "held.h"

#include <algorithm>
#include <cstdlib>
#include <new>

#include <malloc.h>

namespace {

// One thread asks and gives back in the tests that count.
std::size_t now = 0, most = 0, asked = 0;

} // namespace

void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    void* given = std::malloc(size != 0 ? size : 1);
    if (!given)
        return nullptr;
    now += ::malloc_usable_size(given);
    asked += size;
    most = std::max(most, now);
    return given;
}

void* operator new(std::size_t size)
{
    void* given = operator new(size, std::nothrow);
    if (!given)
        throw std::bad_alloc();
    return given;
}

void operator delete(void* given) noexcept
{
    now -= given ? ::malloc_usable_size(given) : 0;
    std::free(given);
}

void operator delete(void* given, std::size_t) noexcept { operator delete(given); }

namespace playtest {

Holding::Holding() : before_(now), asked_(asked) { most = now; }

Held Holding::held() const { return {most - before_, now - before_, asked - asked_}; }

} // namespace playtest
