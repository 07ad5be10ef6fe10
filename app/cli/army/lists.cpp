// strategikon lists, list, search
#include "app/cli/commands.h"
#include "app/cli/json.h"
#include "app/print/nation.h"
#include "app/words/nations.h"
#include "app/words/sizes.h"
#include "app/words/typed.h"
#include "app/words/words.h"
#include "rules/search.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace strategikon::cli {

namespace {

// Width of a text on a terminal: its characters, not its bytes.
std::size_t width(const std::string& text)
{
    return std::ranges::count_if(text, [](unsigned char c) { return (c & 0xC0) != 0x80; });
}

std::string padded(const std::string& text, std::size_t to)
{
    return text + std::string(to > width(text) ? to - width(text) : 0, ' ');
}

std::string shown(const std::string& words) { return translated(words).toStdString(); }

// Rows as a table whose columns are as wide as their widest cell.
std::string table(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths.resize(std::max(widths.size(), i + 1));
            widths[i] = std::max(widths[i], width(row[i]));
        }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += padded(row[i], widths[i] + 2);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

// As the list prints them; where the print of a size is lost the one in force, of which a line below tells.
std::vector<std::string> cells(const SystemFormat& format, const Row& row)
{
    std::vector<std::string> result{shown(row.name)};
    for (std::size_t c = 0; c < row.printed.size(); ++c) {
        const std::string& cell = row.printed[c];
        const bool lost = format.columns[c] == format.standsColumn && row.stands > 0 && cell != "-"
            && cell.find_first_of("0123456789") == std::string::npos;
        result.push_back(lost ? std::to_string(row.stands) : shown(cell));
    }
    return result;
}

// Of the list itself first, then of the system: those that a row names.
std::vector<SpecialRule> rulesInUse(const System& system, const ArmyList& list)
{
    std::vector<SpecialRule> rules = list.rules;
    const auto known = [&](const std::string& id) {
        return std::ranges::any_of(rules, [&](const SpecialRule& rule) { return rule.id == id; });
    };
    const auto isNamed = [](const auto& rows, const std::string& id) {
        return std::ranges::any_of(
            rows, [&](const Row& row) { return std::ranges::find(row.special, id) != row.special.end(); });
    };
    for (const SpecialRule& rule : system.specials(list.edition))
        if (!known(rule.id) && (isNamed(list.lines, rule.id) || isNamed(list.options, rule.id)))
            rules.push_back(rule);
    return rules;
}

// With its place, where it has one, and its text below.
QString ruleShown(const System& system, const SpecialRule& rule)
{
    const QString place = cited(system, rule.source, true), name = translated(rule.name);
    return (place.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, place)) + QStringLiteral("\n  ")
        + translated(rule.text) + u'\n';
}

std::string readable(const System& system, const ArmyList& list)
{
    QStringList head{translated(system.format().name)};
    if (!list.group.empty())
        head << translated(list.group);
    if (system.format().editions.size() > 1)
        head << Cli::tr("edition %1").arg(QCoreApplication::translate("editions", list.edition.c_str()));
    if (list.house)
        head << Cli::tr("house points and limits");
    std::string text =
        Cli::tr("%1  (%2)").arg(translated(list.name), head.join(QStringLiteral(", "))).toStdString() + "\n\n";
    if (const QString about = aboutShown(list); !about.isEmpty())
        text += about.toStdString() + "\n\n";
    const auto facts = print::factsOf(list);
    for (const auto& [label, words] : facts)
        text += Cli::tr("%1: %2").arg(label, words).toStdString() + "\n";
    text += facts.isEmpty() ? "" : "\n";
    std::vector<std::vector<std::string>> rows;
    rows.push_back({Cli::tr("entry").toStdString()});
    for (const std::string& column : system.format().columns)
        rows.back().push_back(QCoreApplication::translate("columns", column.c_str()).toStdString());
    for (const Line& line : list.lines)
        rows.push_back(cells(system.format(), line));
    const std::size_t troops = rows.size();
    for (const Option& option : list.options)
        if (!isOneOfManySizes(list, option))
            rows.push_back(cells(system.format(), option));
    if (rows.size() > troops)
        rows.insert(rows.begin() + std::ptrdiff_t(troops), {Cli::tr("Upgrades").toStdString()});
    text += table(rows);
    const QStringList ties = print::tiesOf(system, list);
    text += ties.isEmpty() ? "" : "\n";
    for (const QString& tie : ties)
        text += tie.toStdString() + "\n";
    for (const Line& line : list.lines)
        if (!line.reading.empty())
            text += "\n" + shown(line.name) + ": " + shown(line.reading);
    for (const Option& option : list.options)
        if (!option.reading.empty())
            text += "\n" + shown(option.name) + ": " + shown(option.reading);
    text += "\n";
    for (const SpecialRule& rule : rulesInUse(system, list))
        text += "\n" + ruleShown(system, rule).toStdString();
    return text;
}

} // namespace

namespace {

bool isCalled(const ListHeading& heading, const QString& folded)
{
    return plain(heading.id).toCaseFolded() == folded || plain(heading.name).toCaseFolded() == folded;
}

// "system/id" of each, but no more than a line holds.
QString placesOf(const std::vector<const ListHeading*>& lists)
{
    constexpr std::size_t mostShown = 5;
    QStringList names;
    for (std::size_t i = 0; i < std::min(lists.size(), mostShown); ++i)
        names << plain(lists[i]->system + "/" + lists[i]->id);
    return names.join(QStringLiteral(", "));
}

// No list has that name: the first whose names hold the word, and otherwise what the catalogue says.
void complainOfNone(const std::string& system, const std::string& word)
{
    const QString folded = plain(word).toCaseFolded();
    std::vector<const ListHeading*> holding;
    for (const ListHeading& heading : catalogue().headings())
        if ((system.empty() || heading.system == system)
            && (plain(heading.name).toCaseFolded().contains(folded) || plain(heading.id).contains(folded)))
            holding.push_back(&heading);
    if (word.size() > 1 && !holding.empty()) {
        complain((holding.size() == 1 ? Cli::tr("there is no army list “%1”; did you mean “%2”?")
                                      : Cli::tr("there is no army list “%1”; did you mean one of these: %2?"))
                     .arg(plain(word), placesOf(holding)));
        return;
    }
    std::vector<Fault> faults;
    catalogue().find(system.empty() ? systems().front()->format().id : system, word, {}, faults);
    complain(faults);
}

// Those of the name, with their system before it or without.
std::vector<const ListHeading*> listsCalled(const std::string& system, const std::string& word)
{
    std::vector<const ListHeading*> called;
    const QString folded = plain(word).toCaseFolded();
    for (const ListHeading& heading : catalogue().headings())
        if ((system.empty() || heading.system == system) && isCalled(heading, folded))
            called.push_back(&heading);
    return called;
}

} // namespace

std::optional<std::pair<std::string, std::string>> listNamed(const std::string& name)
{
    const std::size_t slash = name.find('/');
    const bool hasSystem = slash != std::string::npos && findSystem(name.substr(0, slash)); // a name may hold a slash
    const std::string system = hasSystem ? name.substr(0, slash) : "", word = hasSystem ? name.substr(slash + 1) : name;
    const auto called = listsCalled(system, word);
    if (called.empty()) {
        const bool otherSystem = slash != std::string::npos && !hasSystem;
        complainOfNone(otherSystem ? name.substr(0, slash) : system, word);
        return {};
    }
    const auto elsewhere = [&](const ListHeading* one) { return one->system != called.front()->system; };
    if (std::ranges::any_of(called, elsewhere)) {
        complain(Cli::tr("several rule systems have a list “%1”; say which: %2.").arg(plain(word), placesOf(called)));
        return {};
    }
    return std::pair(called.front()->system, called.front()->id);
}

const ListHeading* headingNamed(const std::string& name)
{
    const auto named = listNamed(name);
    if (!named)
        return nullptr;
    const ListHeading* found = nullptr;
    for (const ListHeading& heading : catalogue().headings())
        if (heading.system == named->first && heading.id == named->second && (!found || heading.own))
            found = &heading;
    return found;
}

const ArmyList* listCalled(const std::string& name, const std::string& edition)
{
    const auto named = listNamed(name);
    if (!named)
        return nullptr;
    std::vector<Fault> faults;
    const ArmyList* list = catalogue().find(named->first, named->second, edition, faults);
    if (!list)
        complain(faults);
    return list;
}

namespace {

// Where the rules have no lists a player begins with a unit.
void tellHowToBegin(const System& system)
{
    const Designer* designer = system.designer({});
    if (!designer || designer->types().empty())
        return;
    const QString id = QString::fromStdString(system.format().id);
    print(
        Cli::tr("%1 has no army lists: you make your own. “%2” shows what a unit can be; this starts a list with one:")
            .arg(translated(system.format().name), QStringLiteral("strategikon list types --system %1").arg(id))
        + u'\n'
        + QStringLiteral("  “strategikon list design %1 --system %2 --with ... --into my-list --row my-unit”\n")
              .arg(QString::fromStdString(designer->types().front().id), id));
}

} // namespace

int lists(const std::string& system, bool json)
{
    const auto& all = catalogue().headings();
    if (!system.empty() && !findSystem(system)) {
        std::vector<Fault> faults;
        catalogue().find(system, "", {}, faults);
        complain(faults);
        return unusable;
    }
    Json array = Json::array();
    std::vector<std::vector<std::string>> rows;
    std::string group;
    for (const ListHeading& heading : all) {
        if (!system.empty() && heading.system != system)
            continue;
        array.push_back(jsonOf(heading));
        rows.push_back({heading.system + "/" + heading.id, shown(heading.name),
            heading.own ? Cli::tr("your own").toStdString() : shown(heading.group),
            mostShown(catalogue(), heading).toStdString()});
    }
    if (json)
        printJson(array);
    else if (rows.empty() && !system.empty())
        tellHowToBegin(*findSystem(system));
    else
        print(std::string_view(table(rows)));
    complain(catalogue().refused());
    return done;
}

int showList(const std::string& name, const std::string& edition, bool json)
{
    const ArmyList* list = listCalled(name, edition);
    if (!list)
        return unusable;
    if (json)
        printJson(jsonOf(*findSystem(list->system), *list));
    else
        print(std::string_view(readable(*findSystem(list->system), *list)));
    return done;
}

namespace {

// A number in it that is larger than any in a list; a search would not find what is compared with it.
bool hasHugeNumber(const std::string& word)
{
    int value = 0;
    const char *at = word.data(), *const end = at + word.size();
    for (; at != end; ++at)
        if (std::isdigit(static_cast<unsigned char>(*at))) {
            const auto [behind, wrong] = std::from_chars(at, end, value);
            if (wrong != std::errc())
                return true;
            at = behind - 1;
        }
    return false;
}

// A year finds nothing in them, which must not look as if their troops were of another time.
void tellYearless(const std::vector<const System*>& systems)
{
    QStringList names;
    for (const System* system : systems)
        names << translated(system->format().name);
    if (!names.isEmpty())
        complain(Cli::tr("the lists of %1 have no years, so no year finds anything in them.")
                     .arg(names.join(QStringLiteral(", "))));
}

} // namespace

int searchLists(const std::vector<std::string>& words, const std::string& edition, bool json)
{
    std::string query;
    for (const std::string& word : words) {
        if (hasHugeNumber(word)) {
            complain(Cli::tr("no list has a number as large as “%1”; use a smaller one.").arg(plain(word)));
            return unusable;
        }
        query += withPlainNumbers(plain(word)).toStdString() + " ";
    }
    if (const auto fault = faultOfSearch(catalogue(), query))
        return refused(Fault{{}, *fault});
    tellYearless(yearlessIn(catalogue(), query, edition));
    const auto hits = search(catalogue(), query, edition);
    Json array = Json::array();
    std::vector<std::vector<std::string>> rows;
    for (const SearchHit& hit : hits) {
        std::string special;
        for (const std::string& rule : hit.special)
            special += (special.empty() ? "" : ", ") + shown(rule);
        rows.push_back({shown(findSystem(hit.list.system)->format().name), shown(hit.list.name), shown(hit.name),
            shown(hit.type), pointsText(hit.points, hit.parts), special});
        array.push_back({{"system", hit.list.system}, {"list", hit.list.id}, {"id", hit.row}, {"upgrade", hit.option},
            {"name", hit.name}, {"type", hit.type}, {"points", pointsOf<Json>(hit.points, hit.parts)},
            {"special", hit.special}});
    }
    if (json)
        printJson(array);
    else
        print(hits.empty() ? Cli::tr("No matches in any list.") + u'\n' : plain(table(rows)));
    return hits.empty() ? answerIsNo : done;
}

} // namespace strategikon::cli
