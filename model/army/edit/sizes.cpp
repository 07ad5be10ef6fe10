#include "model/army/edit/sizes.h"

#include "model/army/edit/edit.h"
#include "model/text/contains.h"

#include <algorithm>
#include <cstdlib>

namespace strategikon::sizes {

namespace {

const Option* sizeIn(const ArmyList& list, int line, const ChosenOption& chosen)
{
    const int option = list.optionNamed(chosen.name, line);
    return option >= 0 && list.options[option].resizes ? &list.options[option] : nullptr;
}

std::vector<const Option*> optionsOf(const ArmyList& list, int line)
{
    std::vector<const Option*> all;
    for (const Option& option : list.options) {
        if (option.resizes && contains(option.hosts, line)) {
            all.push_back(&option);
        }
    }
    return all;
}

} // namespace

std::vector<int> of(const ArmyList& list, int line)
{
    std::vector<int> all;
    for (const Option* option : optionsOf(list, line)) {
        all.push_back(option->stands);
    }
    if (!all.empty()) {
        all.push_back(list.lines[line].stands);
    }
    std::ranges::sort(all);
    return all;
}

int ofRow(const Choice& row, const ArmyList& list)
{
    const int line = list.lineNamed(row.entry);
    int size = line >= 0 ? list.lines[line].stands : 0;
    for (const ChosenOption& chosen : row.options) {
        if (const Option* option = sizeIn(list, line, chosen)) {
            if (edit::carried(row, chosen) != row.count) {
                return 0;
            }
            size = option->stands;
        }
    }
    return size;
}

int ofLine(const Army& army, const ArmyList& list, int line)
{
    int common = -1;
    for (const int row : edit::rowsOf(army, list, line)) {
        const int size = ofRow(army.choices[row], list);
        if (common >= 0 && size != common) {
            return 0;
        }
        common = size;
    }
    return std::max(common, 0);
}

void set(Choice& row, const ArmyList& list, int size)
{
    const int line = list.lineNamed(row.entry);
    std::erase_if(row.options, [&](const ChosenOption& chosen) { return sizeIn(list, line, chosen) != nullptr; });
    const Option* nearest = nullptr; // none: the size that the row has without any
    int distance = std::abs(list.lines[line].stands - size);
    for (const Option* option : optionsOf(list, line)) {
        if (std::abs(option->stands - size) < distance) {
            nearest = option;
            distance = std::abs(option->stands - size);
        }
    }
    if (nearest != nullptr) {
        row.options.push_back({nearest->id, 0});
    }
}

void giveWay(Choice& row, const ArmyList& list, int option)
{
    const int line = list.lineNamed(row.entry);
    int left = row.count;
    for (const ChosenOption& chosen : row.options) {
        left -= sizeIn(list, line, chosen) == &list.options[option] ? chosen.count : 0;
    }
    for (ChosenOption& chosen : row.options) {
        const Option* other = sizeIn(list, line, chosen);
        if (other != nullptr && other != &list.options[option]) {
            chosen.count = std::min(chosen.count, left);
            left -= chosen.count;
        }
    }
}

} // namespace strategikon::sizes
