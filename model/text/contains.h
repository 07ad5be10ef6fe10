// Whether one of a list is equal to something; C++23 has it as std::ranges::contains.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace strategikon {

template <class List, class One>
bool contains(const List& all, const One& one)
{
    return std::find(std::begin(all), std::end(all), one) != std::end(all);
}

template <class Each, class One>
bool contains(std::initializer_list<Each> all, const One& one)
{
    return std::find(all.begin(), all.end(), one) != all.end();
}

} // namespace strategikon
