// Steps with names. What a step carries lies in `on` and `with` as numbers in a row; a rule reads and writes it as a
// struct of its own, which says once how it lies there:
//
//     struct Shots {
//         Id target = 0;
//         Ids shooters{};
//         int dice = 0, defended = 0;
//         void lie(auto& row) { row.on(target, shooters), row.with(dice, defended); }
//     };
//     const auto shots = unpacked<Shots>(step);
//     transaction.push(packed("shots", side, shots));
#pragma once

#include "model/play/thing.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace strategikon::play {

class Packing {
public:
    explicit Packing(Step& into) : step_(into) {}
    void on(const auto&... things) { (put(step_.on, things), ...); }
    void with(const auto&... figures) { (put(step_.with, figures), ...); }
    // Several lists of things; how many are in each but the last is a figure.
    void divided(const std::vector<Id>& list, const auto&... rest)
    {
        put(step_.on, list);
        if constexpr (sizeof...(rest) > 0) {
            step_.with.push_back(int(list.size()));
            divided(rest...);
        }
    }

private:
    static void put(std::vector<int>& row, const std::vector<int>& several)
    {
        row.insert(row.end(), several.begin(), several.end());
    }
    static void put(std::vector<int>& row, const std::vector<std::pair<int, int>>& pairs)
    {
        for (const auto& [one, other] : pairs)
            row.insert(row.end(), {one, other});
    }
    template <class T>
    static void put(std::vector<int>& row, const std::optional<T>& figure)
    {
        if (figure)
            put(row, *figure);
    }
    template <class T>
    static void put(std::vector<int>& row, const T& figure)
    {
        row.push_back(int(figure));
    }

    Step& step_;
};

// A list takes all that is left. What the row does not reach stays as the struct begins: an earlier version may have
// written less.
class Unpacking {
public:
    explicit Unpacking(const Step& from) : step_(from) {}
    void on(auto&... things) { (take(step_.on, on_, things), ...); }
    void with(auto&... figures) { (take(step_.with, with_, figures), ...); }
    void divided(std::vector<Id>& list, auto&... rest)
    {
        if constexpr (sizeof...(rest) > 0) {
            int many = 0;
            take(step_.with, with_, many);
            for (; many > 0 && on_ < step_.on.size(); --many)
                list.push_back(step_.on[on_++]);
            divided(rest...);
        } else {
            take(step_.on, on_, list);
        }
    }

private:
    static void take(const std::vector<int>& row, std::size_t& at, std::vector<int>& several)
    {
        several.assign(row.begin() + std::ptrdiff_t(std::min(at, row.size())), row.end());
        at = row.size();
    }
    static void take(const std::vector<int>& row, std::size_t& at, std::vector<std::pair<int, int>>& pairs)
    {
        for (; at + 1 < row.size(); at += 2)
            pairs.emplace_back(row[at], row[at + 1]);
    }
    template <class T>
    static void take(const std::vector<int>& row, std::size_t& at, std::optional<T>& figure)
    {
        if (at < row.size())
            take(row, at, figure.emplace());
    }
    template <class T>
    static void take(const std::vector<int>& row, std::size_t& at, T& figure)
    {
        if (at < row.size())
            figure = static_cast<T>(row[at++]);
    }

    const Step& step_;
    std::size_t on_ = 0, with_ = 0;
};

template <class Carried>
Step packed(std::string what, int who, Carried carried)
{
    Step step{std::move(what), who, {}, {}};
    Packing row(step);
    carried.lie(row);
    return step;
}

template <class Carried>
Carried unpacked(const Step& step)
{
    Carried carried;
    Unpacking row(step);
    carried.lie(row);
    return carried;
}

} // namespace strategikon::play
