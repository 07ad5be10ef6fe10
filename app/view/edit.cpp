#include "edit.h"

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
    std::stable_sort(rows.begin(), rows.end(), [&](int a, int b) {
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
        }
        tidy(choice);
    }
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

namespace {

void assign(Army& army, const ArmyList& list, int line, const Change& change)
{
    int left = std::max(1, change.count);
    for (std::size_t i = 0; i < army.choices.size() && left > 0; ++i) {
        if (list.lineNamed(army.choices[i].entry) != line || army.choices[i].block != change.from) {
            continue;
        }
        if (army.choices[i].count > left) {
            Choice moved = army.choices[i];
            spellOut(moved);
            spellOut(army.choices[i]);
            const int stay = moved.count - left;
            moved.count = left;
            for (std::size_t o = 0; o < moved.options.size(); ++o) {
                const int all = moved.options[o].count;
                army.choices[i].options[o].count = std::min(all, stay);
                moved.options[o].count = all - std::min(all, stay);
            }
            army.choices[i].count = stay;
            tidy(army.choices[i]);
            tidy(moved);
            moved.block = change.block;
            moved.name.clear();
            army.choices.insert(army.choices.begin() + static_cast<std::ptrdiff_t>(i) + 1, moved);
            return;
        }
        left -= army.choices[i].count;
        army.choices[i].block = change.block;
    }
}

// Takes away what the list does not know, by the name it was written with.
void removeUnknown(Army& army, const ArmyList& list, const Change& change)
{
    if (change.option.empty()) {
        std::erase_if(army.choices,
            [&](const Choice& choice) { return choice.entry == change.entry && list.lineNamed(choice.entry) < 0; });
        return;
    }
    for (Choice& choice : army.choices) {
        if (choice.entry == change.entry || list.line(change.entry) == list.lineNamed(choice.entry)) {
            std::erase_if(choice.options, [&](const ChosenOption& option) { return option.name == change.option; });
        }
    }
}

// A name the list does not know becomes the one that was meant.
void rename(Army& army, const Change& change)
{
    for (Choice& choice : army.choices) {
        if (choice.entry != change.entry) {
            continue;
        }
        if (change.option.empty()) {
            choice.entry = change.to;
        }
        for (ChosenOption& option : choice.options) {
            option.name = option.name == change.option ? change.to : option.name;
        }
    }
}

void step(Army& army, const ArmyList& list, const Change& change)
{
    const int line = list.lineNamed(change.entry);
    const int option = change.option.empty() ? -1 : list.optionNamed(change.option, line);
    const int sign = change.action == Change::Do::add ? 1 : -1;
    switch (change.action) {
    case Change::Do::add:
    case Change::Do::remove:
        if (line < 0 || (!change.option.empty() && option < 0)) {
            removeUnknown(army, list, change);
        } else if (option >= 0) {
            setOptions(army, list, line, option, options(army, list, line, option) + sign * std::max(1, change.count));
        } else {
            setBodies(army, list, line, bodies(army, list, line) + sign * std::max(1, change.count));
        }
        break;
    case Change::Do::rename:
        rename(army, change);
        break;
    case Change::Do::assign:
        assign(army, list, line, change);
        break;
    case Change::Do::split:
        if (std::find(army.split.begin(), army.split.end(), change.entry) == army.split.end()) {
            army.split.push_back(change.entry);
        }
        break;
    case Change::Do::join:
        std::erase(army.split, change.entry);
        break;
    }
}

} // namespace

void apply(Army& army, const ArmyList& list, const std::vector<Change>& changes)
{
    // What goes, goes first: a mount that is changed must leave the body before the other gets on.
    for (const Change& change : changes) {
        if (change.action == Change::Do::remove) {
            step(army, list, change);
        }
    }
    for (const Change& change : changes) {
        if (change.action != Change::Do::remove) {
            step(army, list, change);
        }
    }
}

} // namespace strategikon::edit
