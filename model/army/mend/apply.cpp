// The steps of a mend or a proposal, one after another.
#include "apply.h"

#include "line_edit.h"
#include "open_row.h"

#include <algorithm>
#include <set>

namespace strategikon {

namespace {

// Bodies of an entry that the list does not know, by the name as written, from the end.
void dropStranger(Army& army, const Change& change)
{
    int left = change.count ? change.count : unlimited;
    for (std::size_t i = army.choices.size(); i-- > 0 && left > 0;) {
        Choice& row = army.choices[i];
        if (row.entry != change.entry)
            continue;
        const int gone = std::min(left, row.count);
        left -= gone;
        row.count -= gone;
        if (row.count <= 0)
            army.choices.erase(army.choices.begin() + std::ptrdiff_t(i));
    }
}

void assign(Army& army, const ArmyList& list, const Change& change)
{
    const int line = list.lineNamed(change.entry);
    int left = times(change);
    for (std::size_t i = army.choices.size(); i-- > 0 && left > 0;) {
        const Choice row = army.choices[i];
        if (row.block != change.from || row.block == change.block || list.lineNamed(row.entry) != line)
            continue;
        if (row.count <= left) {
            army.choices[i].block = change.block;
            left -= row.count;
            continue;
        }
        // The last bodies of the row part from it, with what they carry.
        OpenRow stays = opened(list, row, line);
        OpenRow goes = stays;
        goes.loose.clear();
        goes.choice.block = change.block;
        goes.bodies.assign(stays.bodies.end() - left, stays.bodies.end());
        stays.bodies.resize(stays.bodies.size() - std::size_t(left));
        auto fresh = closed(list, stays);
        const auto parted = closed(list, goes);
        fresh.insert(fresh.end(), parted.begin(), parted.end());
        army.choices.erase(army.choices.begin() + std::ptrdiff_t(i));
        army.choices.insert(army.choices.begin() + std::ptrdiff_t(i), fresh.begin(), fresh.end());
        left = 0;
    }
}

void rename(Army& army, const ArmyList& list, const Change& change)
{
    for (Choice& row : army.choices) {
        if (change.option.empty()) {
            if (row.entry == change.entry)
                row.entry = change.to;
        } else if (list.lineNamed(row.entry) == list.lineNamed(change.entry)) {
            for (ChosenOption& chosen : row.options)
                if (chosen.name == change.option)
                    chosen.name = change.to;
        }
    }
}

bool sameLine(const ArmyList& list, const std::string& a, const std::string& b)
{
    return a == b || (list.lineNamed(a) >= 0 && list.lineNamed(a) == list.lineNamed(b));
}

} // namespace

Army applied(const Army& army, const ArmyList& list, const std::vector<Change>& changes)
{
    Army result = army;
    std::set<int> lines;
    for (const Change& change : changes)
        if (addsOrRemoves(change))
            lines.insert(list.lineNamed(change.entry));
    for (int line : lines)
        if (line >= 0)
            editLine(result, list, line, changes);
    for (const Change& change : changes) {
        const auto isIt = [&](const std::string& entry) { return sameLine(list, entry, change.entry); };
        switch (change.action) {
        case Change::Do::remove:
            if (list.lineNamed(change.entry) < 0 && change.option.empty())
                dropStranger(result, change);
            break;
        case Change::Do::assign:
            assign(result, list, change);
            break;
        case Change::Do::split:
            if (std::ranges::none_of(result.split, isIt))
                result.split.push_back(change.entry);
            break;
        case Change::Do::join:
            std::erase_if(result.split, isIt);
            break;
        case Change::Do::rename:
            rename(result, list, change);
            break;
        case Change::Do::year:
            result.year = change.count;
            break;
        case Change::Do::add:
            break;
        }
    }
    return result;
}

} // namespace strategikon
