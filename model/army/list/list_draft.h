// A list while its file is read: what the parts of reading share. Used inside model/army only.
#pragma once

#include "list.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace strategikon::listing {

struct Draft {
    Draft(const Node& file, const SystemFormat& format, std::string_view edition);

    void fault(const Place& place, std::string code, Arguments args);
    void dangling(const Node& node, const std::vector<std::string>& known, std::string_view what = "reference");
    void refuseUnknown(const Node& id, const std::vector<std::string>& known, std::string_view what = "reference");
    // An id that no other row of its sort has.
    void refuseTwice(const Node& node, bool known);

    std::optional<Years> yearsOf(const Node& node);
    Source sourceOf(const Node& row) const;
    // The name that a player reads, as any name that somebody gives.
    std::string nameOf(const Node& row);
    std::vector<std::string> lineIds() const;
    std::vector<std::string> optionIds() const;
    // What the texts name.
    std::vector<int> linesOf(const std::vector<const Node*>& ids);
    std::vector<int> optionsOf(const std::vector<const Node*>& ids);

    const Node& file;
    const SystemFormat& format;
    std::string edition;
    ArmyList list;
    std::vector<Place> places;             // of the lines
    std::vector<const Node*> rows;         // the same; those that the system adds have none
    std::map<int, std::vector<int>> sizes; // lines that may have more stands than their least
    std::vector<Fault> faults;
};

// A whole number with or without a sign.
std::optional<int> whole(std::string_view text);
// The items of a list, none where there is no such list.
const std::vector<Node>& rowsOf(const Node& node, std::string_view key);
std::vector<const Node*> pointersTo(const std::vector<Node>& items);
// The texts of a list, or the one text that stands in its place.
std::vector<const Node*> itemsOf(const Node& node, std::string_view key);

// list_head.cpp
void readHead(Draft& draft, const Node& node);
void readRules(Draft& draft, const Node& node);
// list_rows.cpp
void readLine(Draft& draft, const Node& node);
void readOption(Draft& draft, const Node& node);
// list_sizes.cpp
void readSizes(Draft& draft, const Node& node, Line& line); // before the line is among the draft's
void addSizes(Draft& draft);                                // as options behind those of the list
// list_ties.cpp
void readTie(Draft& draft, const Node& node);
// list_limits.cpp
void readLimit(Draft& draft, const Node& node);
// list_prices.cpp
void reckonPrices(Draft& draft); // of a system's table
void checkPrices(Draft& draft);
// list_house.cpp
bool givesPoints(const Draft& draft, const Node& node);
bool checkHouse(Draft& draft, const Node& node);
// list_trial.cpp
void checkSize(Draft& draft, const Node& node, Trial trial);

} // namespace strategikon::listing
