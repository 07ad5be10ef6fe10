// Armies from text that somebody wrote or another program printed: which nation, and where one army ends.
#include "app/exchange/pasted.h"

#include "app/exchange/code_in.h"
#include "app/exchange/names.h"
#include "app/exchange/pasted_army.h"
#include "app/exchange/readers.h"
#include "model/army/army_code.h"

#include <algorithm>

namespace strategikon::exchange {

namespace {

constexpr std::size_t mostLines = 1'000;
constexpr std::size_t mostCompared = 40; // rows looked at when the nation must be found out
constexpr int leastSize = 500;           // points: what else has so many is no unit

// The lines of one army, and the list that its heading names.
struct Section {
    const ArmyList* list = nullptr; // nullptr: a heading that names no list of ours
    std::size_t heading = 0, begin = 0, end = 0;
    bool headed = false;
};

class TextImport {
public:
    TextImport(std::string_view text, Import& import) : import(import), text(text), lines(pastedLines(text, mostLines))
    {
    }

    Imported run()
    {
        if (lines.empty())
            return import.refuse(0, "exchange-text-empty");
        if (auto coded = fromCode())
            return std::move(*coded);
        Section section = chosen();
        if (section.list && !import.listAided())
            section.list = import.amongSystems(
                *section.list, saidAbove(section), [&](const ArmyList& one) { return matches(one, section); });
        if (!section.list)
            section.list = guessed(section);
        if (!section.list)
            return import.refuse(
                0, near.empty() ? "exchange-text-without-list" : "exchange-text-without-list-near", {{"near", near}});
        PastedArmy army(import, *section.list);
        readInto(army, section);
        if (!army.hasRows())
            return import.refuse(0, "exchange-text-without-rows", {{"list", DataText(section.list->name)}});
        tellOthers(section);
        if (lines.size() == mostLines)
            import.note("exchange-text-cut-short", lines.back().number, {{ "limit", mostLines }});
        return import.take(army.take());
    }

private:
    // The words of its heading and of what stands above it.
    std::vector<std::string> saidAbove(const Section& section) const
    {
        std::vector<std::string> said;
        for (std::size_t i = section.begin; i < section.end && i <= section.heading + 1; ++i)
            if (i <= section.heading || !lines[i].counted)
                std::ranges::copy(lines[i].pieces, std::back_inserter(said));
        return said;
    }

    void readInto(PastedArmy& army, const Section& section)
    {
        const auto begin = lines.begin() + std::ptrdiff_t(section.begin),
                   end = lines.begin() + std::ptrdiff_t(section.end);
        if (std::any_of(begin, end, [&](const PastedLine& line) { return line.headed && army.knows(line); }))
            army.expectTable();
        for (std::size_t i = section.begin; i < section.end; ++i) {
            if (section.list && i < section.heading && isCalled(section.list->system, lines[i].whole))
                continue; // above the name of the list that of the rules
            // A second line may say the size: the name of the list, then system, list and points.
            const bool again = section.headed && i > section.heading && !army.hasRows();
            if (section.headed && (i == section.heading || (again && listIn(lines[i]) == section.list)))
                army.readHeading(lines[i]);
            else
                army.read(lines[i]);
        }
    }

    // Our own rosters carry the army's code, which is exact where a table of words is not.
    std::optional<Imported> fromCode()
    {
        CodesIn codes = codesIn(text);
        if (codes.armies.empty()) {
            if (codes.damagedAt > 0)
                import.note("exchange-code-damaged", codes.damagedAt, {});
            return {};
        }
        Army army = std::move(codes.armies.front());
        const PastedLine& title = lines.front();
        const ArmyList* found = import.listNamed(army.list, army.system);
        const bool named = text.substr(0, 200).find('<') == std::string_view::npos && lines.size() > 1
            && title.whole.find(':') == std::string::npos && codes.line > title.number;
        if (named && (!found || folded(found->name) != folded(title.whole)))
            army.name = title.whole;
        if (lines.size() > 1)
            import.note("exchange-from-code", codes.line, {});
        if (codes.armies.size() > 1)
            import.note("exchange-more-codes", 0, {{ "count", int(codes.armies.size()) - 1 }});
        return import.take(std::move(army));
    }

    const ArmyList* listIn(const PastedLine& line)
    {
        if (line.headed)
            return nullptr;
        if (line.counted && !line.heading) // "1000 Egyptian"
            return line.count >= 100 ? import.listNamed(line.whole) : nullptr;
        for (const std::string& piece : line.pieces)
            for (const std::string_view name : {std::string_view(piece), withoutSize(piece)})
                if (const ArmyList* found = import.listNamed(name))
                    return found;
        return nullptr;
    }

    // A line behind the units of one army that can only begin another: it names a list, or a size that no unit has.
    bool beginsAnother(const PastedLine& line, const ArmyList* list, const PastedArmy& so) const
    {
        if (so.knows(line) || tellsSums(line) || line.cells)
            return false;
        static constexpr std::string_view besides[] = {"ally", "enemy", "opponent", "against", "versus", "vs"};
        const std::string first = line.pieces.empty() ? "" : folded(line.pieces.front());
        if (std::ranges::find(besides, first) != std::end(besides))
            return false;
        const bool sized = line.points >= leastSize || (line.counted && line.count >= leastSize);
        return list ? sized || line.heading || line.pieces.size() <= 3 : sized && !line.counted;
    }

    std::vector<Section> sections()
    {
        std::vector<Section> found{{nullptr, 0, 0, lines.size(), false}};
        Import quiet(import.file, import.catalogue, import.aids);
        std::optional<PastedArmy> so;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            Section& last = found.back();
            if (so) // rows of a list that we do not have are passed over
                so->read(lines[i]);
            const ArmyList* list = listIn(lines[i]);
            if (!last.headed && list) {
                last = {list, i, last.begin, lines.size(), true};
                so.emplace(quiet, *list);
                for (std::size_t before = last.begin; before < i; ++before)
                    so->read(lines[before]);
            } else if (last.list && so && so->hasRows() && beginsAnother(lines[i], list, *so)) {
                last.end = i;
                found.push_back({list, i, i, lines.size(), true});
                so.reset();
                if (list)
                    so.emplace(quiet, *list);
            }
        }
        return found;
    }

    // The first army; the one whose nation the player has named, where several are there.
    Section chosen()
    {
        others = sections();
        const ArmyList* aided = import.listAided();
        std::size_t which = 0;
        for (std::size_t i = 0; aided && others.size() > 1 && i < others.size(); ++i)
            if (others[i].list == aided) {
                which = i;
                break;
            }
        Section section = others[which];
        if (!section.list)
            section.list = aided;
        return section;
    }

    void tellOthers(const Section& read)
    {
        for (const Section& other : others)
            if (other.begin != read.begin) {
                const PastedLine& line = lines[other.heading];
                import.note("exchange-second-army", line.number,
                    {{ "name",
                        other.list                ? other.list->name
                            : line.pieces.empty() ? line.whole
                                                  : line.pieces.front() }});
            }
    }

    // The one list that has most of the rows.
    const ArmyList* guessed(const Section& section)
    {
        const ArmyList* best = nullptr;
        std::size_t most = 0;
        std::vector<std::string> equal;
        for (const ListHeading& one : import.catalogue.headings()) {
            std::vector<Fault> none;
            const ArmyList* candidate = import.catalogue.find(one.system, one.id, {}, none);
            if (!candidate)
                continue;
            const std::size_t hits = matches(*candidate, section);
            if (hits == 0 || hits < most)
                continue;
            if (hits > most)
                equal.clear();
            most = hits;
            best = candidate;
            equal.push_back(candidate->name);
        }
        if (best == nullptr || equal.size() != 1) {
            // What the first line may mean; else what the rows leave, where that is an answer.
            const PastedLine& title = lines.front();
            auto meant = title.counted || title.pieces.empty()
                ? std::vector<std::string>()
                : suggestions(withoutSize(title.pieces.front()), import.listNames());
            if (meant.empty() && equal.size() <= 3)
                meant = equal;
            for (const std::string& name : meant)
                near += (near.empty() ? "" : ", ") + name;
            return nullptr;
        }
        const std::size_t rows = compared(section).size();
        if (most == rows)
            import.note("exchange-list-guessed", 0, {{ "list", DataText(best->name) }});
        else
            import.note("exchange-list-guessed-most", 0,
                {{"list", DataText(best->name)}, {"count", int(most)},
                    { "rows",
                        int(rows) }});
        return best;
    }

    std::vector<const PastedLine*> compared(const Section& section) const
    {
        std::vector<const PastedLine*> rows;
        for (std::size_t i = section.begin; i < section.end && rows.size() < mostCompared; ++i)
            if (lines[i].counted || (lines[i].cells && !lines[i].countless))
                rows.push_back(&lines[i]);
        return rows;
    }

    std::size_t matches(const ArmyList& candidate, const Section& section) const
    {
        const auto rows = compared(section);
        return std::size_t(std::ranges::count_if(rows, [&](const PastedLine* row) {
            const auto is = [&](const std::string& name) { return !name.empty() && lineFor(candidate, name) >= 0; };
            return is(row->entry) || is(row->name) || is(row->whole);
        }));
    }

    Import& import;
    const std::string_view text;
    std::vector<PastedLine> lines;
    std::vector<Section> others;
    std::string near;
};

} // namespace

Imported importText(std::string_view text, Import& import) { return TextImport(text, import).run(); }

} // namespace strategikon::exchange
