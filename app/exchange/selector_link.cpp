// Saved armies of wm-selector: web addresses that name rows by their place in a list.
#include "app/exchange/names.h"
#include "app/exchange/plain.h"
#include "app/exchange/readers.h"
#include "app/exchange/selector.h"
#include "app/exchange/text_lines.h"

#include <QUrl>

#include <algorithm>
#include <charconv>
#include <map>

namespace strategikon::exchange {

namespace {

constexpr std::size_t longestLink = 20'000;
constexpr std::size_t mostParts = 1'000;
constexpr const char* site = "https://wm-selector.github.io/#/?";

std::string decoded(std::string_view part)
{
    QByteArray bytes(part.data(), qsizetype(part.size()));
    bytes.replace('+', ' ');
    return QUrl::fromPercentEncoding(bytes).toStdString();
}

std::string encoded(const std::string& text)
{
    return QUrl::toPercentEncoding(QString::fromStdString(text)).toStdString();
}

// Mail breaks a long address over lines: one goes on where it broke off within its parts.
bool goesOn(std::string_view address, std::string_view rest)
{
    constexpr std::string_view signs = "0123456789&=-";
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t\n<>\"[]"));
    return address.ends_with('&') || address.ends_with('=') || word.starts_with('&')
        || (word.find('=') != std::string_view::npos && !word.empty() && signs.find(word.front()) != signs.npos);
}

// The address within the text: the word with the list's name in it.
std::string addressIn(std::string_view text)
{
    const std::size_t key = std::min(text.find("jsonPath="), text.find("list="));
    if (key == std::string_view::npos)
        return {};
    constexpr std::string_view ends = " \t\n<>\"[]";
    const std::size_t before = text.find_last_of(" \t\n<>\"[](", key);
    std::size_t at = before == std::string_view::npos ? 0 : before + 1;
    std::string address;
    for (std::size_t end = at; end != std::string_view::npos; at = end + 1) {
        end = text.find_first_of(ends, at);
        address += text.substr(at, end - at);
        if (end == std::string_view::npos || text[end] != '\n' || !goesOn(address, text.substr(end + 1)))
            break;
    }
    // What ends the sentence around it; curly quotes are no part of an address either.
    address.resize(std::min({address.size(), address.find("\u201D"), address.find("\u00BB"), address.find("\u2019")}));
    while (!address.empty() && std::string_view(".,;:!?)'*`").find(address.back()) != std::string_view::npos)
        address.pop_back();
    return address;
}

struct Parts {
    std::string path, label;
    std::map<int, int> units;
    std::map<std::pair<int, int>, int> upgrades;
    std::vector<std::string> unread;
};

std::optional<int> numberIn(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size() && !text.empty();
    return whole && value >= 0 && value < 100'000 ? std::optional(value) : std::nullopt;
}

void readPart(std::string_view part, Parts& parts)
{
    const std::size_t equals = part.find('=');
    const std::string key = decoded(part.substr(0, equals));
    const std::string value = equals == std::string_view::npos ? "" : decoded(part.substr(equals + 1));
    if (key == "jsonPath" || key == "list") {
        parts.path = oneLine(value);
        return;
    }
    if (key == "label") {
        parts.label = oneLine(value);
        return;
    }
    if (key == "printItems" || key == "print" || key.empty())
        return;
    const std::size_t hyphen = key.find('-');
    const auto unit = numberIn(std::string_view(key).substr(0, hyphen));
    const auto count = numberIn(value);
    const auto upgrade =
        hyphen == std::string::npos ? std::optional(0) : numberIn(std::string_view(key).substr(hyphen + 1));
    if (!unit || !count || !upgrade)
        parts.unread.push_back(oneLine(part, 60));
    else if (hyphen == std::string::npos)
        parts.units[*unit] = *count;
    else
        parts.upgrades[{*unit, *upgrade}] = *count;
}

Parts partsOf(std::string_view address)
{
    Parts parts;
    const std::size_t question = address.find('?');
    std::string_view query = question == std::string_view::npos ? address : address.substr(question + 1);
    for (std::size_t n = 0; n < mostParts && !query.empty(); ++n) {
        const std::size_t end = query.find('&');
        readPart(query.substr(0, end), parts);
        query = end == std::string_view::npos ? std::string_view() : query.substr(end + 1);
    }
    return parts;
}

// "folder/egyptian" of "json/folder/egyptian.json", as older links have it.
std::string plainPath(std::string path)
{
    if (path.starts_with('/'))
        path.erase(0, 1);
    if (path.starts_with("json/"))
        path.erase(0, 5);
    if (path.ends_with(".json"))
        path.resize(path.size() - 5);
    return path;
}

std::string squeezed(const std::string& path)
{
    const std::size_t slash = path.rfind('/');
    std::string last = path.substr(slash == std::string::npos ? 0 : slash + 1);
    last.erase(std::remove(last.begin(), last.end(), '-'), last.end());
    return last;
}

bool samePath(const std::string& a, const std::string& b)
{
    const bool bothWhole = a.find('/') != std::string::npos && b.find('/') != std::string::npos;
    return bothWhole ? a == b : squeezed(a) == squeezed(b);
}

struct Known {
    const ArmyList* list = nullptr;
    Positions positions;
};

// The own list that remembers this path.
std::optional<Known> knownList(const std::string& path, Import& import)
{
    for (const ListHeading& heading : import.catalogue.headings()) {
        if (!heading.own)
            continue;
        std::vector<Fault> faults;
        const ArmyList* list = import.catalogue.find(heading.system, heading.id, {}, faults);
        if (!list || !list->own)
            continue;
        if (auto positions = positionsOf(*list); positions && samePath(positions->path, path))
            return Known{list, std::move(*positions)};
    }
    return {};
}

const Positions::Row* at(const std::vector<Positions::Row>& rows, int order)
{
    const auto found = std::ranges::find_if(rows, [&](const Positions::Row& row) { return row.order == order; });
    return found == rows.end() ? nullptr : &*found;
}

Army armyOf(const Parts& parts, const Known& known, Import& import)
{
    const ArmyList& list = *known.list;
    Army army;
    army.system = list.system;
    army.list = list.id;
    army.name = parts.label;
    for (const auto& [order, count] : parts.units) {
        if (count == 0)
            continue;
        const Positions::Row* row = at(known.positions.entries, order);
        const int line = row ? lineFor(list, row->name) : -1;
        if (line < 0) {
            const std::string name = row ? row->name : "";
            import.note(row ? "exchange-unit-unknown" : "exchange-position-unknown", 0,
                {{"name", row ? name : std::to_string(order)}, {"count", count},
                    { "list",
                        DataText(list.name) }},
                suggestions(name, lineNames(list)));
            continue;
        }
        if (count > largestCount) {
            import.noteNoCount(list.lines[line].name, std::to_string(count), 0);
            continue;
        }
        Choice choice;
        choice.entry = list.lines[line].id;
        choice.count = count;
        for (const auto& [places, number] : parts.upgrades) {
            if (places.first != order || number == 0)
                continue;
            const Positions::Row* upgrade = at(known.positions.upgrades, places.second);
            const int option = upgrade ? optionFor(list, upgrade->name, line) : -1;
            if (option >= 0) {
                choice.options.push_back({list.options[option].id, number >= choice.count ? 0 : number});
                continue;
            }
            import.note("exchange-upgrade-unknown", 0,
                {{"name", upgrade ? upgrade->name : std::to_string(places.second)},
                    {"entry", DataText(list.lines[line].name)},
                    { "list",
                        DataText(list.name) }},
                upgrade ? suggestions(upgrade->name, optionNames(list, line)) : std::vector<std::string>());
        }
        army.choices.push_back(std::move(choice));
    }
    for (const auto& [places, number] : parts.upgrades)
        if (number > 0 && (!parts.units.count(places.first) || parts.units.at(places.first) == 0))
            import.note("exchange-upgrade-without-row", 0,
                {{ "written",
                    std::to_string(places.first) + "-" + std::to_string(places.second) }});
    for (const std::string& unread : parts.unread)
        import.note("exchange-part-unread", 0, {{ "written", unread }});
    return army;
}

// Orders for the rows of `list`, from what it remembers or from the JSON at hand.
Result<Positions> positionsFor(const ArmyList& list, const std::string& json, const std::string& jsonFile)
{
    if (!json.empty()) {
        auto read = readSelectorList(json, jsonFile);
        if (!read)
            return read.faults;
        return positionsOf(**read);
    }
    if (auto remembered = positionsOf(list))
        return std::move(*remembered);
    return Fault{{}, {"exchange-no-positions", {{"list", DataText(list.name)}}}};
}

int orderOf(const std::vector<Positions::Row>& rows, const Row& row)
{
    std::vector<std::string> names;
    for (const Positions::Row& one : rows)
        names.push_back(one.name);
    int found = indexFor(names, row.id);
    if (found < 0)
        found = indexFor(names, row.name);
    // "Qurubuti Bow" goes under "Qurubuti".
    for (std::size_t i = 0; found < 0 && i < names.size(); ++i)
        if (folded(row.name).starts_with(folded(names[i]) + " "))
            found = int(i);
    return found < 0 ? -1 : rows[found].order;
}

} // namespace

Imported importLink(std::string_view text, Import& import)
{
    if (text.size() > longestLink)
        return import.refuse(0, "exchange-link-too-long", {{"limit", longestLink}});
    Parts parts = partsOf(addressIn(unwrapped(text)));
    parts.path = plainPath(parts.path);
    if (parts.path.empty())
        return import.refuse(0, "exchange-no-link");
    Known known;
    if (!import.aids.listJson.empty()) {
        auto json = readSelectorList(import.aids.listJson, import.aids.listJsonFile);
        if (!json) {
            import.faults = std::move(json.faults);
            return import.refuse(0, "exchange-no-link");
        }
        known.positions = positionsOf(**json);
        known.list = import.listAided();
        if (!known.list)
            if (const auto converted = knownList(known.positions.path, import))
                known.list = converted->list;
        if (!known.list)
            known.list = import.listNamed((*json)->name);
        if (!known.list)
            return import.refuse(0, "exchange-list-not-converted", {{"name", (*json)->name}});
        if (!samePath(known.positions.path, parts.path))
            import.note("exchange-other-list", 0, {{"path", parts.path}, { "name", (*json)->name }});
    } else if (auto remembered = knownList(parts.path, import)) {
        known = std::move(*remembered);
    } else {
        return import.refuse(0, "exchange-link-without-list", {{"path", parts.path}});
    }
    Army army = armyOf(parts, known, import);
    if (army.choices.empty())
        return import.refuse(0, "exchange-link-empty");
    return import.take(std::move(army));
}

Result<std::string> linkOf(const Army& army, const ArmyList& list, const ExportAids& aids)
{
    const auto positions = positionsFor(list, aids.listJson, aids.listJsonFile);
    if (!positions)
        return positions.faults;
    std::map<int, int> units;
    std::map<std::pair<int, int>, int> upgrades;
    for (const Choice& choice : army.choices) {
        const int line = list.lineNamed(choice.entry);
        const int order = line < 0 ? -1 : orderOf(positions->entries, list.lines[line]);
        if (order < 0)
            return Fault{{}, {"exchange-no-position", {{"name", choice.entry}, {"list", DataText(list.name)}}}};
        units[order] += choice.count;
        for (const ChosenOption& chosen : choice.options) {
            const int option = list.optionNamed(chosen.name, line);
            const int upgrade = option < 0 ? -1 : orderOf(positions->upgrades, list.options[option]);
            if (upgrade < 0)
                return Fault{{}, {"exchange-no-position", {{"name", chosen.name}, {"list", DataText(list.name)}}}};
            upgrades[{order, upgrade}] += chosen.count ? std::min(chosen.count, choice.count) : choice.count;
        }
    }
    std::string link = site + ("jsonPath=" + encoded(positions->path)) + "&label=" + encoded(army.name);
    for (const auto& [order, count] : units) {
        link += "&" + std::to_string(order) + "=" + std::to_string(count);
        for (const auto& [places, number] : upgrades)
            if (places.first == order)
                link +=
                    "&" + std::to_string(order) + "-" + std::to_string(places.second) + "=" + std::to_string(number);
    }
    return link;
}

} // namespace strategikon::exchange
