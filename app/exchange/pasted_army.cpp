#include "app/exchange/pasted_army.h"

#include "app/exchange/names.h"
#include "model/army/army_code.h"

#include <algorithm>
#include <set>

namespace strategikon::exchange {

namespace {

constexpr std::size_t mostSuggested = 100; // lines without a match that get suggestions
constexpr int mostBare = 60;               // a figure beyond it is no number of units
constexpr int leastPrice = 20;             // below it a price may as well be a number

bool named(std::string_view name, std::string_view written)
{
    return lower(std::string(name)) == lower(std::string(written));
}

// The last row of a spreadsheet, whatever figures it has; "Total: 2 000", whatever was taken for a number of units.
bool isSum(const PastedLine& line)
{
    const std::string whole = folded(line.whole);
    if (line.counted && whole.starts_with("total ") && whole.find_first_not_of("0123456789 ", 6) == std::string::npos)
        return true;
    static const std::set<std::string> names{"total", "grand total", "army total", "sum", "summe", "gesamt", "totale"};
    return line.cells && names.contains(folded(line.name));
}

// "Points: 1000" on a line of its own.
bool isLimit(const PastedLine& line)
{
    static const std::set<std::string> names{"point", "pt", "limit", "point limit", "size", "army size"};
    if (!line.cells && line.whole.size() >= 3 && line.whole.size() <= 5
        && line.whole.find_first_not_of("0123456789") == std::string::npos)
        return true; // "1000" alone
    return line.counted && line.count >= 100 && names.contains(folded(line.whole));
}

// "1000", or what follows in "770/1000" and "Egyptian 1000".
int sizeIn(std::string_view piece)
{
    piece = piece.substr(withoutSize(piece).size() < piece.size() ? withoutSize(piece).size() + 1 : 0);
    if (const std::size_t slash = piece.find('/'); slash != std::string_view::npos)
        piece = piece.substr(slash + 1);
    const bool figures = piece.size() >= 3 && piece.size() <= 5 && // "1" is what is left of "1,000"
        piece.find_first_not_of("0123456789") == std::string_view::npos;
    return figures ? std::stoi(std::string(piece)) : 0;
}

// "Crew of the Bull (Marines)": the unit's own name, and what it is.
std::pair<std::string, std::string> ownNamed(const std::string& whole)
{
    const std::size_t open = whole.rfind(" (");
    const std::size_t close = open == std::string::npos ? open : whole.find(')', open);
    return close == std::string::npos ? std::pair<std::string, std::string>()
                                      : std::pair(whole.substr(0, open), whole.substr(open + 2, close - open - 2));
}

} // namespace

std::string_view withoutSize(std::string_view piece)
{
    const std::size_t end = piece.find_last_not_of("0123456789");
    const bool sized = end != std::string_view::npos && piece[end] == ' ' && piece.size() - end > 3;
    return sized ? piece.substr(0, end) : piece;
}

PastedArmy::PastedArmy(Import& import, const ArmyList& list) : import(import), list(list)
{
    army.system = list.system;
    army.list = list.id;
}

Army PastedArmy::take()
{
    if (around > 0)
        import.note("exchange-around-table", firstAround, {{ "count", around }});
    return std::move(army);
}

void PastedArmy::readHeading(const PastedLine& line)
{
    headed = true;
    const bool ours =
        line.pieces.size() == 3 && line.pieces[2].find('/') != std::string::npos; // "Sons of Ra (Egyptian), 770/1000"
    if (ours)
        army.points = sizeIn(line.pieces[2]);
    else if (line.points > 0)
        army.points = std::min(line.points, largestArmy);
    else if (line.counted && line.count >= 100)
        army.points = std::min(line.count, largestArmy);
    else if (!line.figures.empty() && line.figures.front() >= 100)
        army.points = std::min(line.figures.front(), largestArmy);
    if (ours && army.name.empty() && folded(line.pieces.front()) != folded(list.name))
        army.name = line.pieces.front();
    for (const std::string& piece : line.pieces) {
        const auto is = [&](const std::string& id) {
            return folded(id) == folded(piece) || folded(id) + " edition" == folded(piece);
        };
        const auto& editions = findSystem(list.system)->format().editions;
        const auto edition = std::ranges::find_if(editions, is);
        if (edition != editions.end())
            army.edition = *edition;
        else if (army.points == 0)
            army.points = sizeIn(piece);
    }
}

int PastedArmy::entryOf(const PastedLine& line) const
{
    for (const std::string* name : {&line.entry, &line.whole, &line.name})
        if (const int entry = name->empty() ? -1 : lineFor(list, *name); entry >= 0)
            return entry;
    const std::string unit = ownNamed(line.whole).second;
    return unit.empty() ? -1 : lineFor(list, unit);
}

bool PastedArmy::knows(const PastedLine& line) const
{
    return entryOf(line) >= 0 || (hasRows() && optionFor(list, line.name, rowLine) >= 0);
}

void PastedArmy::read(const PastedLine& line)
{
    if (isBlock(line) || looksLikeArmyCode(line.whole) || isSet(line))
        return;
    const int entry = entryOf(line);
    if (line.struck) {
        import.note("exchange-struck-out", line.number, {{ "name", line.whole }});
        return;
    }
    if (entry < 0 && isSum(line))
        return;
    if (entry < 0 && isLimit(line)) {
        const int size = line.counted ? line.count : std::stoi(line.whole);
        army.points = army.points ? army.points : std::min(size, largestArmy);
        return;
    }
    const bool first = army.choices.empty() && !line.counted && !line.cells && !headed;
    if (first && army.name.empty() && entry < 0 && !tellsSums(line)) {
        army.name = line.whole; // a title above the heading
        army.points = std::min(line.points, largestArmy);
        return;
    }
    if (tabled && !line.cells && (!line.counted || entry < 0))
        return readBeside(line);
    if (isDeeper(line) && addUnder(line)) {
        bareAt = 0; // a unit, as it has something of its own
        return;
    }
    if (!line.cells && addUpgradeBeside(line, entry))
        return;
    if (entry >= 0 && (line.counted || line.cells || !line.heading)) {
        addRow(line, entry);
        return;
    }
    if (!line.counted && tellsSums(line)) {
        const bool limit = !folded(line.whole).starts_with("total") || line.whole.find(" of") != std::string::npos
            || line.whole.find('/') != std::string::npos;
        if (army.points == 0 && limit)
            army.points = std::min(line.points, largestArmy);
        return;
    }
    tell(line);
}

// Above and below a table with headings stand explanations, which name units without meaning them.
void PastedArmy::readBeside(const PastedLine& line)
{
    if (tellsSums(line))
        return;
    if (around++ == 0)
        firstAround = line.number;
}

// What a column says, where it names one; else the one that was begun.
std::string PastedArmy::blockOf(const PastedLine& line) const
{
    for (const std::string& name : findSystem(list.system)->blocks())
        if (folded(name) == folded(line.block))
            return name;
    return block;
}

// "Vanguard": the rows that follow belong to it.
bool PastedArmy::isBlock(const PastedLine& line)
{
    if (line.counted || line.cells)
        return false;
    for (const std::string& name : findSystem(list.system)->blocks())
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
bool PastedArmy::isSet(const PastedLine& line) const
{
    if (line.counted || line.pieces.size() < 2 || list.ties.empty() || lineFor(list, line.pieces.front()) >= 0)
        return false;
    return std::all_of(line.pieces.begin() + 1, line.pieces.end(), [&](const std::string& piece) {
        return optionFor(list, piece, -1) >= 0 || piece.find_first_not_of("0123456789") == std::string::npos;
    });
}

bool PastedArmy::isDeeper(const PastedLine& line) const
{
    if (army.choices.empty() || line.cells)
        return false;
    return line.inside || line.indent > rowIndent || (line.indent == rowIndent && line.rank > rowRank);
}

// "3x Archers" inside of Archers: its stands, or the unit itself once more.
bool PastedArmy::isOwnBody(const PastedLine& line) const
{
    if (entryOf(line) != rowLine)
        return false;
    const int units = army.choices.back().count, stands = list.lines[rowLine].stands;
    return line.inside || line.count == stands || line.count == units * stands || line.count == units;
}

// What stands below a unit. A unit below another is one of its own where nothing speaks against it.
bool PastedArmy::addUnder(const PastedLine& line)
{
    const int option = optionFor(list, line.name, rowLine);
    const int entry = entryOf(line);
    const Choice& above = army.choices.back();
    const DataText host(list.lines[rowLine].name);
    if (option >= 0) {
        const bool tooMany = line.counted && line.count > above.count;
        const bool priced = line.points > 0 && line.points == line.count * priceOf(entry, line.parts, {});
        if (entry >= 0 && entry != rowLine && (tooMany || priced))
            return false;
        if (entry >= 0 && !named(list.options[option].name, line.name) && !leftOut)
            import.note("exchange-read-as-upgrade", line.number, {{"name", line.name}, { "entry", host }});
        addPartOf(line);
        return true;
    }
    if (isOwnBody(line))
        return true;
    if (entry >= 0 && !line.inside) {
        if (entry == rowLine || (!line.counted && line.points == 0))
            import.note("exchange-read-as-unit", line.number, {{"name", line.name}, { "entry", host }});
        return false;
    }
    if (!leftOut)
        addPart({line.name, line.counted ? line.count : 0, {}}, line.number); // tells that there is no such upgrade
    return true;
}

// A line of the same depth may still be the mount of the commander above it: then it is told how it was read.
bool PastedArmy::addUpgradeBeside(const PastedLine& line, int entry)
{
    const int option = army.choices.empty() || line.heading ? -1 : optionFor(list, line.name, rowLine);
    const bool exact = option >= 0 && named(list.options[option].name, line.whole);
    if (!exact || line.count > 1 || line.points > 0 || !line.figures.empty()
        || (entry >= 0 && named(list.lines[entry].name, line.whole)))
        return false;
    const DataText host(list.lines[rowLine].name);
    if (entry >= 0 && line.counted) {
        import.note("exchange-read-as-unit", line.number, {{"name", line.name}, { "entry", host }});
        return false;
    }
    if (!leftOut)
        import.note("exchange-read-as-upgrade", line.number, {{"name", line.name}, { "entry", host }});
    addPartOf(line);
    return true;
}

void PastedArmy::addPartOf(const PastedLine& line)
{
    if (leftOut)
        return;
    addPart(
        {line.name, line.counted ? line.count : 0, line.counted && line.count < 1 ? line.written : ""}, line.number);
    for (const PastedPart& part : line.parts)
        addPart(part, line.number);
}

// In whole points; 0 where there is none.
int PastedArmy::priceOf(int entry, std::span<const PastedPart> parts, std::span<const PastedPart> more) const
{
    if (entry < 0)
        return 0;
    std::vector<int> options;
    for (const auto& some : {parts, more})
        for (const PastedPart& part : some)
            if (const int option = optionOf(part, entry); option >= 0)
                options.push_back(option);
    const SystemFormat& format = findSystem(list.system)->format();
    int price = list.lines[entry].price;
    if (format.price)
        price = format.price(list, entry, options).value_or(0);
    else
        for (const int option : options)
            price += list.options[option].price;
    return price > 0 && price % format.parts == 0 ? price / format.parts : 0;
}

// Which of the figures without a word is the number of units. Beside its price a number is certain.
PastedArmy::Number PastedArmy::numberOf(const PastedLine& line, int price) const
{
    std::vector<int> figures = line.figures;
    const bool fraction = line.cells && !line.lead && !figures.empty() && figures.front() < 0;
    std::erase(figures, -1);
    const bool otherPrice = line.headed && line.points > 0 && price > 0 && line.points != price;
    if (line.counted || figures.empty() || fraction)
        return {line.count, line.counted || !(otherPrice || fraction)};
    const auto fits = [&](std::size_t one, int figure) {
        return figures[one] > 0 && price > 0 && (figure == price || figure == figures[one] * price);
    };
    for (std::size_t i = 0; i < figures.size(); ++i)
        for (std::size_t j = 0; j < figures.size(); ++j)
            if ((i != j && fits(i, figures[j])) || (line.points > 0 && fits(i, line.points)))
                return {figures[i], true};
    const int first = figures.front();
    if (line.lead || figures.size() > 1)
        return {first, line.lead && figures.size() < 3};
    if (first == price)
        return {1, price > leastPrice};
    if (first <= mostBare)
        return {first, price == 0 || first % price != 0};
    return {1, false};
}

// A name alone above rows with numbers may as well be a heading: "Infantry", and "4 Archers" below it.
void PastedArmy::tellBare(const PastedLine& line, int entry)
{
    if (bareAt > 0 && line.counted)
        import.note("exchange-count-missing", bareAt, {{ "name", DataText(list.lines[rowLine].name) }});
    const bool bare = !line.counted && !line.cells && line.points == 0 && line.figures.empty() && line.parts.empty()
        && line.ownName.empty();
    bareAt = bare && !list.lines[entry].leader ? line.number : 0;
}

void PastedArmy::addRow(const PastedLine& line, int entry)
{
    tellBare(line, entry);
    if (line.again)
        import.note("exchange-second-table", line.number, {});
    rowIndent = line.indent;
    rowRank = line.rank;
    rowLine = entry;
    const bool byWhole = line.entry.empty() && lineFor(list, line.whole) == entry;
    const auto [own, unit] = ownNamed(line.whole);
    const bool renamed = !byWhole && line.entry.empty() && lineFor(list, line.name) != entry;
    std::vector<PastedPart> parts = byWhole || renamed || !line.entry.empty() ? std::vector<PastedPart>() : line.parts;
    const std::string& name = list.lines[entry].name;
    PastedLine told = line; // "Archers [160]: 4x Archers"
    std::erase_if(parts, [&](const PastedPart& part) {
        const bool own = part.count > 0 && lineFor(list, part.name) == entry;
        if (own)
            told.figures.push_back(part.count);
        return own;
    });
    const Number number = numberOf(told, priceOf(entry, parts, line.options));
    leftOut = number.count < 1 || number.count > largestCount;
    if (leftOut) {
        import.noteNoCount(name, line.written.empty() ? std::to_string(number.count) : line.written, line.number);
        return;
    }
    if (line.countless)
        import.note("exchange-count-missing", line.number, {{ "name", DataText(name) }});
    else if (!number.sure)
        import.note("exchange-count-unsure", line.number, {{"name", DataText(name)}, { "count", number.count }});
    Choice choice;
    choice.entry = list.lines[entry].id;
    choice.count = number.count;
    choice.name = line.ownName.empty() && renamed ? own : line.ownName;
    choice.note = line.note;
    choice.block = blockOf(line);
    army.blocks = army.blocks || !choice.block.empty();
    army.choices.push_back(std::move(choice));
    parts.insert(parts.end(), line.options.begin(), line.options.end());
    for (const PastedPart& part : parts)
        addPart(part, line.number);
}

int PastedArmy::optionOf(const PastedPart& part, int entry) const
{
    const int whole = part.whole.empty() ? -1 : list.optionNamed(part.whole, entry);
    return whole >= 0 ? whole : optionFor(list, part.name, entry);
}

void PastedArmy::addPart(const PastedPart& part, int number)
{
    Choice& choice = army.choices.back();
    const int option = optionOf(part, rowLine);
    if (option < 0) {
        import.note("exchange-upgrade-unknown", number,
            {{"name", part.name}, {"entry", DataText(list.lines[rowLine].name)},
                { "list",
                    DataText(list.name) }},
            suggested() ? suggestions(part.name, optionNames(list, rowLine)) : std::vector<std::string>());
        return;
    }
    if (!part.written.empty()) {
        import.noteNoCount(part.name, part.written, number);
        return;
    }
    if (part.count > choice.count && list.options[option].name != part.whole)
        import.note("exchange-more-upgrades", number,
            {{"name", part.name}, {"count", part.count},
                { "units",
                    choice.count }});
    const bool ofName = list.options[option].name == part.whole && part.count > 0; // "8 bases"
    choice.options.push_back({list.options[option].id, ofName || part.count >= choice.count ? 0 : part.count});
}

bool PastedArmy::suggested() { return ++asked <= mostSuggested; }

void PastedArmy::tell(const PastedLine& line)
{
    const std::string& name = line.name.empty() ? line.whole : line.name;
    const auto near = suggested() ? suggestions(name, lineNames(list)) : std::vector<std::string>();
    if (line.heading && !line.counted && near.empty())
        return; // "+ Foot +", "## Commanders"
    import.note(line.counted ? "exchange-unit-unknown" : "exchange-line-unread", line.number,
        {{"name", name}, {"count", line.count},
            { "list",
                DataText(list.name) }},
        near);
}

} // namespace strategikon::exchange
