#include "model/army/edit/edit.h"

#include "model/army/edit/sizes.h"

#include <algorithm>

namespace strategikon::edit {

namespace {

int optionIn(const ArmyList& list, int line, const std::string& name) { return list.optionNamed(name, line); }

// Options with their numbers written out, so that the number of bodies can change under them.
void spellOut(Choice& choice)
{
    for (ChosenOption& option : choice.options) {
        option.count = carried(choice, option);
    }
}

// The reverse: "all of them" needs no number, and none of them needs no mention.
void tidy(Choice& choice)
{
    std::erase_if(choice.options, [](const ChosenOption& option) { return option.count <= 0; });
    for (ChosenOption& option : choice.options) {
        option.count = option.count >= choice.count ? 0 : option.count;
    }
}

void resize(Choice& choice, int count)
{
    spellOut(choice);
    choice.count = count;
    for (ChosenOption& option : choice.options) {
        option.count = std::min(option.count, count);
    }
    tidy(choice);
}

std::size_t placeFor(const Army& army, const ArmyList& list, int line)
{
    std::size_t place = 0;
    for (std::size_t i = 0; i < army.choices.size(); ++i) {
        const int other = list.lineNamed(army.choices[i].entry);
        if (other >= 0 && other <= line) {
            place = i + 1;
        }
    }
    return place;
}

void addBodies(Army& army, const ArmyList& list, int line, int count)
{
    const std::vector<int> rows = rowsOf(army, list, line);
    const auto plain =
        std::find_if(rows.rbegin(), rows.rend(), [&](int row) { return army.choices[row].name.empty(); });
    if (plain != rows.rend()) {
        Choice& choice = army.choices[*plain];
        resize(choice, std::min(choice.count + count, largestCount));
        return;
    }
    Choice fresh;
    fresh.entry = list.lines[line].id;
    fresh.count = std::min(count, largestCount);
    army.choices.insert(army.choices.begin() + static_cast<std::ptrdiff_t>(placeFor(army, list, line)), fresh);
}

void takeBodies(Army& army, const ArmyList& list, int line, int count)
{
    std::vector<int> rows = rowsOf(army, list, line);
    // Rows with a name of their own go last.
    std::ranges::stable_sort(rows, [&](int a, int b) {
        const bool namedA = !army.choices[a].name.empty(), namedB = !army.choices[b].name.empty();
        return namedA != namedB ? namedB : a > b;
    });
    for (int row : rows) {
        Choice& choice = army.choices[row];
        const int taken = std::min(count, choice.count);
        resize(choice, choice.count - taken);
        count -= taken;
    }
    std::erase_if(army.choices, [](const Choice& choice) { return choice.count <= 0; });
}

ChosenOption* find(Choice& choice, const ArmyList& list, int line, int option)
{
    for (ChosenOption& chosen : choice.options) {
        if (optionIn(list, line, chosen.name) == option) {
            return &chosen;
        }
    }
    return nullptr;
}

} // namespace

std::vector<int> rowsOf(const Army& army, const ArmyList& list, int line)
{
    std::vector<int> rows;
    for (std::size_t i = 0; i < army.choices.size(); ++i) {
        if (list.lineNamed(army.choices[i].entry) == line) {
            rows.push_back(static_cast<int>(i));
        }
    }
    return rows;
}

int bodies(const Army& army, const ArmyList& list, int line)
{
    int total = 0;
    for (int row : rowsOf(army, list, line)) {
        total += army.choices[row].count;
    }
    return total;
}

void setBodies(Army& army, const ArmyList& list, int line, int count)
{
    const int now = bodies(army, list, line);
    if (count > now) {
        addBodies(army, list, line, count - now);
    } else if (count < now) {
        takeBodies(army, list, line, now - std::max(0, count));
    }
}

int carried(const Choice& choice, const ChosenOption& option)
{
    return option.count == 0 ? choice.count : option.count;
}

int options(const Army& army, const ArmyList& list, int line, int option)
{
    int total = 0;
    for (int row : rowsOf(army, list, line)) {
        for (const ChosenOption& chosen : army.choices[row].options) {
            if (optionIn(list, line, chosen.name) == option) {
                total += carried(army.choices[row], chosen);
            }
        }
    }
    return total;
}

void setOptions(Army& army, const ArmyList& list, int line, int option, int count)
{
    int more = count - options(army, list, line, option);
    std::vector<int> rows = rowsOf(army, list, line);
    if (more < 0) {
        std::reverse(rows.begin(), rows.end());
    }
    for (int row : rows) {
        Choice& choice = army.choices[row];
        spellOut(choice);
        ChosenOption* chosen = find(choice, list, line, option);
        if (chosen == nullptr && more > 0) {
            choice.options.push_back({list.options[option].id, 0});
            chosen = &choice.options.back();
        }
        if (chosen != nullptr) {
            const int next = std::clamp(chosen->count + more, 0, choice.count);
            more -= next - chosen->count;
            chosen->count = next;
            if (list.options[option].resizes) {
                sizes::giveWay(choice, list, option);
            }
        }
        tidy(choice);
    }
}

void joinAlike(Army& army)
{
    std::vector<Choice> joined;
    for (Choice& choice : army.choices) {
        const auto same = std::ranges::find_if(joined, [&](const Choice& other) {
            return other.entry == choice.entry && other.block == choice.block && other.options == choice.options
                && other.name.empty() && choice.name.empty() && other.note.empty() && choice.note.empty();
        });
        const bool whole = std::ranges::all_of(choice.options, [](const auto& o) { return o.count == 0; });
        if (same != joined.end() && whole && same->count + choice.count <= largestCount) {
            same->count += choice.count;
        } else {
            joined.push_back(std::move(choice));
        }
    }
    army.choices = std::move(joined);
}

int splitOff(Army& army, int row)
{
    Choice& choice = army.choices[row];
    if (choice.count <= 1) {
        return row;
    }
    Choice single;
    single.entry = choice.entry;
    single.block = choice.block;
    // Options that the remaining bodies cannot carry go with the one that leaves.
    spellOut(choice);
    choice.count -= 1;
    for (ChosenOption& option : choice.options) {
        if (option.count > choice.count) {
            option.count = choice.count;
            single.options.push_back({option.name, 0});
        }
    }
    tidy(choice);
    army.choices.insert(army.choices.begin() + row + 1, single);
    return row + 1;
}

} // namespace strategikon::edit
