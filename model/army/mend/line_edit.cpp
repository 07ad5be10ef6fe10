// The rows of one line, and what is to happen to its bodies and options.
#include "line_edit.h"

#include "open_row.h"

namespace strategikon {

namespace {

class LineEdit {
public:
    LineEdit(const ArmyList& list, int line, const std::vector<Change>& changes)
        : list(list), line(line), byOption(list.options.size(), 0)
    {
        for (const Change& change : changes) {
            if (!addsOrRemoves(change) || list.lineNamed(change.entry) != line)
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
            const auto again = closed(list, row);
            choices.insert(choices.end(), again.begin(), again.end());
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

} // namespace

void editLine(Army& army, const ArmyList& list, int line, const std::vector<Change>& changes)
{
    LineEdit(list, line, changes).run(army);
}

} // namespace strategikon
