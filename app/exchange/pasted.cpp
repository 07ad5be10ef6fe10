// Armies from text that somebody wrote or another program printed.
#include "app/exchange/pasted.h"

#include "app/exchange/names.h"
#include "app/exchange/readers.h"
#include "model/army/army_code.h"

#include <algorithm>

namespace strategikon::exchange {

namespace {

constexpr std::size_t mostLines = 1'000;
constexpr std::size_t mostSuggested = 100; // lines without a match that get suggestions
constexpr std::size_t mostCompared = 40;   // rows looked at when the nation must be found out

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
        findHeading();
        if (!list)
            list = import.listAided();
        if (!list)
            list = guessed();
        if (!list)
            return import.refuse(
                0, near.empty() ? "exchange-text-without-list" : "exchange-text-without-list-near", {{"near", near}});
        army.system = list->system;
        army.list = list->id;
        for (std::size_t i = 0; i < lines.size(); ++i)
            read(i);
        if (army.choices.empty())
            return import.refuse(0, "exchange-text-without-rows", {{"list", DataText(list->name)}});
        if (lines.size() == mostLines)
            import.note("exchange-text-cut-short", lines.back().number, {{ "limit", mostLines }});
        return import.take(std::move(army));
    }

private:
    // Our own rosters carry the army's code, which is exact where a table of words is not.
    std::optional<Imported> fromCode()
    {
        const std::size_t begin = text.find("STK1:");
        if (begin == std::string_view::npos)
            return {};
        const std::string_view rest = text.substr(begin);
        auto read = readArmyCode(rest.substr(0, rest.find_first_of(" \t\r\n`<[\"'")));
        if (!read)
            return {};
        army = std::move(*read);
        const PastedLine& title = lines.front();
        const ArmyList* found = import.listNamed(army.list, army.system);
        if (!text.starts_with('<') && title.whole.find("STK1:") == std::string::npos
            && (!found || folded(found->name) != folded(title.whole)))
            army.name = title.whole;
        if (lines.size() > 1)
            import.note("exchange-from-code", lines.front().number, {});
        return import.take(std::move(army));
    }

    const ArmyList* listIn(const PastedLine& line)
    {
        if (line.counted && !line.heading) // "1000 Egyptian"
            return line.count >= 100 ? import.listNamed(line.whole) : nullptr;
        for (const std::string& piece : line.pieces)
            for (const std::string_view name : {std::string_view(piece), withoutSize(piece)})
                if (const ArmyList* found = import.listNamed(name))
                    return found;
        return nullptr;
    }

    // "Egyptian" of "Egyptian 1000".
    static std::string_view withoutSize(std::string_view piece)
    {
        const std::size_t end = piece.find_last_not_of("0123456789");
        const bool sized = end != std::string_view::npos && piece[end] == ' ' && piece.size() - end > 3;
        return sized ? piece.substr(0, end) : piece;
    }

    void findHeading()
    {
        for (std::size_t i = 0; i < lines.size() && !list; ++i) {
            list = listIn(lines[i]);
            if (list)
                heading = int(i);
        }
    }

    // The one list that has every row.
    const ArmyList* guessed()
    {
        const ArmyList* best = nullptr;
        std::size_t most = 0;
        std::vector<std::string> equal;
        for (const ListHeading& one : import.catalogue.headings()) {
            std::vector<Fault> none;
            const ArmyList* candidate = import.catalogue.find(one.system, one.id, {}, none);
            if (!candidate)
                continue;
            const std::size_t hits = matches(*candidate);
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
        import.note("exchange-list-guessed", 0, {{ "list", DataText(best->name) }});
        return best;
    }

    std::size_t matches(const ArmyList& candidate) const
    {
        std::size_t hits = 0, seen = 0;
        for (const PastedLine& line : lines)
            if (line.counted && ++seen <= mostCompared)
                hits += lineFor(candidate, line.name) >= 0 || lineFor(candidate, line.whole) >= 0;
        return hits;
    }

    void read(std::size_t i)
    {
        const PastedLine& line = lines[i];
        if (int(i) == heading) {
            readHeading(line);
            return;
        }
        if (isBlock(line) || looksLikeArmyCode(line.whole) || isSet(line))
            return;
        const bool deeper = !army.choices.empty() && line.indent > rowIndent;
        if (deeper && addUnder(line))
            return;
        const int whole = lineFor(*list, line.whole);
        const int entry = whole >= 0 ? whole : lineFor(*list, line.name);
        if (entry >= 0 && (line.counted || !line.heading)) {
            addRow(line, entry, whole < 0);
            return;
        }
        if (!line.counted && tellsSums(line)) {
            if (army.points == 0)
                army.points = std::min(line.points, largestArmy);
            return;
        }
        if (!line.counted && army.choices.empty() && army.name.empty()) {
            army.name = line.whole; // a title above the rows
            return;
        }
        tell(line);
    }

    void readHeading(const PastedLine& line)
    {
        if (line.points > 0)
            army.points = std::min(line.points, largestArmy);
        else if (line.counted && line.count >= 100)
            army.points = std::min(line.count, largestArmy);
        const System* system = findSystem(list->system);
        const bool ours = line.pieces.size() == 3
            && line.pieces[2].find('/') != std::string::npos; // "Sons of Ra (Egyptian), 770/1000"
        if (ours && army.name.empty() && folded(line.pieces.front()) != folded(list->name))
            army.name = line.pieces.front();
        for (const std::string& piece : line.pieces) {
            const auto is = [&](const std::string& id) { return folded(id) == folded(piece); };
            const auto& editions = system->format().editions;
            const auto edition = std::find_if(editions.begin(), editions.end(), is);
            if (edition != editions.end())
                army.edition = *edition;
            else if (army.points == 0)
                army.points = sizeIn(piece);
        }
    }

    // "1000", or what follows in "770/1000" and "Egyptian 1000".
    static int sizeIn(std::string_view piece)
    {
        piece = piece.substr(withoutSize(piece).size() < piece.size() ? withoutSize(piece).size() + 1 : 0);
        if (const std::size_t slash = piece.find('/'); slash != std::string_view::npos)
            piece = piece.substr(slash + 1);
        const bool figures =
            !piece.empty() && piece.size() <= 5 && piece.find_first_not_of("0123456789") == std::string_view::npos;
        return figures ? std::stoi(std::string(piece)) : 0;
    }

    // "Vanguard": the rows that follow belong to it.
    bool isBlock(const PastedLine& line)
    {
        const System* system = findSystem(list->system);
        if (line.counted)
            return false;
        for (const std::string& name : system->blocks())
            if (folded(name) == folded(line.whole)
                || (line.heading && !line.pieces.empty() && folded(line.pieces.front()) == folded(name))) {
                block = name;
                army.blocks = true;
                return true;
            }
        return false;
    }

    // The price of upgrades that are bought together, as our rosters write it below the units:
    // something, a colon, and nothing but their names.
    bool isSet(const PastedLine& line) const
    {
        if (line.counted || line.pieces.size() < 2 || list->ties.empty() || lineFor(*list, line.pieces.front()) >= 0)
            return false;
        return std::all_of(line.pieces.begin() + 1, line.pieces.end(), [&](const std::string& piece) {
            return optionFor(*list, piece, -1) >= 0 || piece.find_first_not_of("0123456789") == std::string::npos;
        });
    }

    void addRow(const PastedLine& line, int entry, bool withParts)
    {
        rowIndent = line.indent;
        rowLine = entry;
        if (line.count < 1 || line.count > largestCount) {
            import.noteNoCount(list->lines[entry].name, line.written, line.number);
            leftOut = true;
            return;
        }
        leftOut = false;
        Choice choice;
        choice.entry = list->lines[entry].id;
        choice.count = line.count;
        choice.name = line.ownName;
        choice.block = block;
        army.choices.push_back(std::move(choice));
        if (withParts)
            for (const PastedPart& part : line.parts)
                addPart(part, line.number);
    }

    // An upgrade in a line of its own below its unit.
    bool addUnder(const PastedLine& line)
    {
        if (optionFor(*list, line.name, rowLine) < 0)
            return false;
        if (leftOut)
            return true;
        addPart({line.name, line.counted ? line.count : 0, line.counted && line.count < 1 ? line.written : ""},
            line.number);
        for (const PastedPart& part : line.parts)
            addPart(part, line.number);
        return true;
    }

    void addPart(const PastedPart& part, int number)
    {
        Choice& choice = army.choices.back();
        const int option = optionFor(*list, part.name, rowLine);
        if (option < 0) {
            import.note("exchange-upgrade-unknown", number,
                {{"name", part.name}, {"entry", DataText(list->lines[rowLine].name)},
                    { "list",
                        DataText(list->name) }},
                suggested() ? suggestions(part.name, optionNames(*list, rowLine)) : std::vector<std::string>());
            return;
        }
        if (!part.written.empty()) {
            import.noteNoCount(part.name, part.written, number);
            return;
        }
        if (part.count > choice.count)
            import.note("exchange-more-upgrades", number,
                {{"name", part.name}, {"count", part.count},
                    { "units",
                        choice.count }});
        choice.options.push_back({list->options[option].id, part.count >= choice.count ? 0 : part.count});
    }

    bool suggested() { return ++asked <= mostSuggested; }

    void tell(const PastedLine& line)
    {
        const std::string& name = line.name.empty() ? line.whole : line.name;
        import.note(line.counted ? "exchange-unit-unknown" : "exchange-line-unread", line.number,
            {{"name", name}, {"count", line.count},
                { "list",
                    DataText(list->name) }},
            suggested() ? suggestions(name, lineNames(*list)) : std::vector<std::string>());
    }

    Import& import;
    const std::string_view text;
    std::vector<PastedLine> lines;
    const ArmyList* list = nullptr;
    int heading = -1;
    Army army;
    std::string block, near;
    int rowIndent = 0, rowLine = 0;
    bool leftOut = false; // the last row, and what stands below it
    std::size_t asked = 0;
};

} // namespace

Imported importText(std::string_view text, Import& import) { return TextImport(text, import).run(); }

} // namespace strategikon::exchange
