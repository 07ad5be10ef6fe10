// What a piece of work asks of memory, in bytes: counted, so that it is the same on a busy machine. Only what `new`
// gives is counted: states, records, moments; not what Qt keeps of its own.
#pragma once

#include <cstddef>

namespace playtest {

struct Held {
    std::size_t most = 0;  // at any time
    std::size_t after = 0; // when it was done
    std::size_t asked = 0; // in all, given back or not
};

class Holding {
public:
    Holding();
    Held held() const; // since it was made

private:
    std::size_t before_, asked_;
};

} // namespace playtest
