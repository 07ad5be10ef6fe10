// What is wrong with a file, and where; and the result of reading something that may be wrong.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/text/message.h"

namespace strategikon {

// A place in a file as editors count: line and column from 1, columns in characters (code points). 0 = the whole file.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;

    bool operator==(const Place&) const = default;
};

struct Fault {
    Place place;
    Message message;

    bool operator==(const Fault&) const = default;
};

// "file:line:column: sentence" in English; without line and column where the whole file is meant.
std::string describe(const Fault& fault);

// The same, one fault a line, each line ended by a newline.
std::string describe(const std::vector<Fault>& faults);

// A value, or the reasons why there is none. A reader that succeeds leaves no faults.
template <class T>
struct Result {
    std::optional<T> value;
    std::vector<Fault> faults;

    Result() = default;
    Result(T read) : value(std::move(read)) {}
    Result(Fault fault) { faults.push_back(std::move(fault)); }
    Result(std::vector<Fault> all) : faults(std::move(all)) {}

    explicit operator bool() const { return value.has_value() && faults.empty(); }
    T& operator*() { return *value; }
    const T& operator*() const { return *value; }
    T* operator->() { return &*value; }
    const T* operator->() const { return &*value; }
};

} // namespace strategikon
