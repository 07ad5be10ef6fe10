#include "model/army/apply.h"

#include "model/army/bodies.h"

#include <algorithm>
#include <map>
#include <set>

namespace strategikon {

namespace {

int times(const Change& change) { return std::max(1, change.count); }

bool counts(const Change& change) { return change.action == Change::Do::add || change.action == Change::Do::remove; }

// An upgrade of a row that stands on no body: one that the list does not know (-1), does not allow
// here, or for which no body is left.
struct Loose {
    int option = -1;
    std::string name;
    int count = 0; // 0: as the player wrote it, for all
};

// One row taken apart into bodies.
struct OpenRow {
    Choice choice;
    std::vector<Carried> bodies;
    std::vector<Loose> loose;
    std::size_t old = 0; // bodies before; those behind are new
    bool changed = false;
    int at = -1; // place in the army; -1: new
};

OpenRow opened(const ArmyList& list, const Choice& choice, int line)
{
    OpenRow row{choice, std::vector<Carried>(std::max(0, choice.count)), {}};
    row.old = row.bodies.size();
    for (const ChosenOption& chosen : choice.options) {
        const int o = list.optionNamed(chosen.name, line);
        const auto fits = [&] {
            return std::count(list.options[o].hosts.begin(), list.options[o].hosts.end(), line) > 0;
        };
        if (o < 0) {
            row.loose.push_back({-1, chosen.name, chosen.count});
            continue;
        }
        const int wanted = chosen.count ? chosen.count : choice.count;
        const int excess = fits() ? std::max(0, wanted - choice.count) : wanted;
        const int left = excess + (fits() ? give(list, o, wanted - excess, row.bodies) : 0);
        if (left > 0)
            row.loose.push_back({o, chosen.name, left});
    }
    return row;
}

// Rows of an army again. One row where its counts say the same; otherwise one for bodies alike.
class Closer {
public:
    Closer(const ArmyList& list, const OpenRow& row) : list(list), row(row) {}

    std::vector<Choice> run()
    {
        if (row.bodies.empty())
            return {};
        const Choice whole = together();
        if (!row.loose.empty() || saysTheSame(whole))
            return {whole};
        return apart();
    }

private:
    Choice withoutOptions(int count) const
    {
        Choice choice = row.choice;
        choice.count = count;
        choice.options.clear();
        return choice;
    }

    // Options in the order in which the player wrote them, new ones behind.
    std::vector<int> inOrder() const
    {
        std::vector<int> order;
        const auto note = [&](int o) {
            if (o >= 0 && std::find(order.begin(), order.end(), o) == order.end())
                order.push_back(o);
        };
        const int line = list.lineNamed(row.choice.entry);
        for (const ChosenOption& chosen : row.choice.options)
            note(list.optionNamed(chosen.name, line));
        for (const Carried& body : row.bodies)
            std::for_each(body.begin(), body.end(), note);
        return order;
    }

    Choice together() const
    {
        Choice choice = withoutOptions(int(row.bodies.size()));
        std::vector<Loose> loose = row.loose;
        for (int o : inOrder()) {
            int count = 0;
            for (const Carried& body : row.bodies)
                count += int(std::count(body.begin(), body.end(), o));
            for (Loose& more : loose)
                if (more.option == o)
                    count += std::exchange(more.count, 0);
            if (count > 0)
                choice.options.push_back({list.options[o].id, count == choice.count ? 0 : count});
        }
        for (const Loose& unknown : loose)
            if (unknown.option < 0)
                choice.options.push_back({unknown.name, unknown.count});
        return choice;
    }

    static std::vector<Carried> sorted(std::vector<Carried> bodies)
    {
        for (Carried& body : bodies)
            std::sort(body.begin(), body.end());
        std::sort(bodies.begin(), bodies.end());
        return bodies;
    }

    bool saysTheSame(const Choice& choice) const
    {
        const OpenRow again = opened(list, choice, list.lineNamed(choice.entry));
        return again.loose.empty() && sorted(again.bodies) == sorted(row.bodies);
    }

    std::vector<Choice> apart() const
    {
        std::map<Carried, int> alike;
        for (const Carried& body : sorted(row.bodies))
            ++alike[body];
        std::vector<Choice> choices;
        for (const auto& [carried, count] : alike) {
            choices.push_back(withoutOptions(count));
            for (int o : carried)
                choices.back().options.push_back({list.options[o].id, 0});
        }
        return choices;
    }

    const ArmyList& list;
    const OpenRow& row;
};

// The rows of one line, and what is to happen to its bodies and options.
class LineEdit {
public:
    LineEdit(const ArmyList& list, int line, const std::vector<Change>& changes)
        : list(list), line(line), byOption(list.options.size(), 0)
    {
        for (const Change& change : changes) {
            if (!counts(change) || list.lineNamed(change.entry) != line)
                continue;
            const int by = change.action == Change::Do::add ? times(change) : -times(change);
            if (change.option.empty())
                byBody += by;
            else if (const int o = list.optionNamed(change.option, line); o >= 0)
                byOption[o] += by;
            else
                unknown.push_back(change);
        }
    }

    void run(Army& army)
    {
        open(army);
        dropUnknown();
        dropLoose();
        while (byBody < 0 && dropBody())
            ++byBody;
        for (std::size_t o = 0; o < byOption.size(); ++o)
            while (byOption[o] < 0 && dropOption(int(o)))
                ++byOption[o];
        if (byBody > 0)
            addBodies(army);
        for (std::size_t o = 0; o < byOption.size(); ++o)
            if (byOption[o] > 0)
                addOption(int(o), byOption[o]);
        close(army);
    }

private:
    void open(const Army& army)
    {
        for (std::size_t i = 0; i < army.choices.size(); ++i)
            if (list.lineNamed(army.choices[i].entry) == line) {
                rows.push_back(opened(list, army.choices[i], line));
                rows.back().at = int(i);
            }
    }

    void dropUnknown()
    {
        for (const Change& change : unknown)
            for (OpenRow& row : rows)
                if (std::erase_if(
                        row.loose, [&](const Loose& loose) { return loose.option < 0 && loose.name == change.option; }))
                    row.changed = true;
    }

    void dropLoose()
    {
        for (std::size_t i = rows.size(); i-- > 0;) {
            for (Loose& loose : rows[i].loose)
                if (loose.option >= 0 && byOption[loose.option] < 0) {
                    const int count = std::min(loose.count, -byOption[loose.option]);
                    loose.count -= count;
                    byOption[loose.option] += count;
                    rows[i].changed = true;
                }
            std::erase_if(rows[i].loose, [](const Loose& loose) { return loose.option >= 0 && loose.count == 0; });
        }
    }

    // The fewer options it has that stay, and the more that are to go, the sooner a body goes.
    bool dropBody()
    {
        OpenRow* from = nullptr;
        std::size_t which = 0;
        int most = 0;
        for (std::size_t i = rows.size(); i-- > 0;)
            for (std::size_t b = rows[i].bodies.size(); b-- > 0;) {
                int fit = 0;
                for (int o : rows[i].bodies[b])
                    fit += byOption[o] < 0 ? 1 : -int(list.options.size() + 1);
                if (!from || fit > most) {
                    from = &rows[i];
                    which = b;
                    most = fit;
                }
            }
        if (!from)
            return false;
        for (int o : from->bodies[which])
            ++byOption[o]; // gone with the body, or to be given to another
        from->bodies.erase(from->bodies.begin() + std::ptrdiff_t(which));
        from->old -= which < from->old;
        from->changed = true;
        return true;
    }

    bool dropOption(int option)
    {
        for (std::size_t i = rows.size(); i-- > 0;)
            for (std::size_t b = rows[i].bodies.size(); b-- > 0;)
                if (std::erase(rows[i].bodies[b], option)) {
                    rows[i].changed = true;
                    return true;
                }
        return false;
    }

    void addBodies(const Army& army)
    {
        const auto plain = [](const OpenRow& row) {
            return row.choice.name.empty() && row.choice.note.empty() && row.choice.options.empty()
                && !row.bodies.empty();
        };
        const auto last = std::find_if(rows.rbegin(), rows.rend(), plain);
        OpenRow* row = last == rows.rend() ? nullptr : &*last;
        if (!row) {
            Choice choice;
            choice.entry = list.lines[line].id;
            choice.block = !rows.empty() ? rows.back().choice.block
                : army.choices.empty()   ? ""
                                         : army.choices.back().block;
            rows.push_back({std::move(choice), {}, {}});
            row = &rows.back();
        }
        row->bodies.resize(row->bodies.size() + std::size_t(byBody));
        row->changed = true;
    }

    void addOption(int option, int count)
    {
        for (const bool fresh : {true, false})
            for (OpenRow& row : rows) {
                std::vector<Carried> part(fresh ? row.bodies.begin() + std::ptrdiff_t(row.old) : row.bodies.begin(),
                    fresh ? row.bodies.end() : row.bodies.begin() + std::ptrdiff_t(row.old));
                const int left = give(list, option, count, part);
                if (left == count)
                    continue;
                std::copy(part.begin(), part.end(), row.bodies.begin() + std::ptrdiff_t(fresh ? row.old : 0));
                row.changed = true;
                count = left;
            }
    }

    void close(Army& army)
    {
        std::vector<Choice> choices;
        const auto put = [&](const OpenRow& row) {
            const auto closed = Closer(list, row).run();
            choices.insert(choices.end(), closed.begin(), closed.end());
        };
        const bool fresh = !rows.empty() && rows.back().at < 0;
        const int last = fresh && rows.size() > 1 ? rows[rows.size() - 2].at : int(army.choices.size()) - 1;
        auto next = rows.begin();
        for (int i = 0; i < int(army.choices.size()); ++i) {
            const bool ours = next != rows.end() && next->at == i;
            if (ours && next->changed)
                put(*next);
            else
                choices.push_back(std::move(army.choices[i]));
            next += ours;
            if (fresh && i == last)
                put(rows.back());
        }
        if (fresh && army.choices.empty())
            put(rows.back());
        army.choices = std::move(choices);
    }

    const ArmyList& list;
    int line;
    int byBody = 0;
    std::vector<int> byOption;
    std::vector<Change> unknown;
    std::vector<OpenRow> rows;
};

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
        auto fresh = Closer(list, stays).run();
        const auto parted = Closer(list, goes).run();
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
        if (counts(change))
            lines.insert(list.lineNamed(change.entry));
    for (int line : lines)
        if (line >= 0)
            LineEdit(list, line, changes).run(result);
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
            if (std::none_of(result.split.begin(), result.split.end(), isIt))
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
