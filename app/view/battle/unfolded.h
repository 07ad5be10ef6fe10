// What lies unfolded on a card and in the lists beside it: rows of those who are alike, and those out of reach.
#pragma once

#include "model/play/game.h"

#include <QString>

#include <set>

namespace strategikon {

class Unfolded {
public:
    bool isRow(const QString& input, play::Id first) const { return rows_.contains({input, first}); }
    void turnRow(const QString& input, play::Id first) // it opens, or closes
    {
        if (rows_.erase({input, first}) == 0) {
            rows_.insert({input, first});
        }
    }
    bool isFar(const std::string& input) const { return far_.contains(input); }
    void turnFar(const std::string& input)
    {
        if (far_.erase(input) == 0) {
            far_.insert(input);
        }
    }
    void foldCard() // another lies open
    {
        far_.clear();
        std::erase_if(rows_, [](const auto& row) { return !row.first.isEmpty(); });
    }

private:
    std::set<std::pair<QString, play::Id>> rows_{}; // by input and first; of no input: in the lists
    std::set<std::string> far_{};                   // inputs of the card that offer them too
};

} // namespace strategikon
