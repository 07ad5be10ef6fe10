// strategikon list check, convert, copy, types, design
#include "app/cli/commands.h"
#include "app/cli/json.h"

#include "app/exchange/exchange.h"
#include "app/exchange/selector.h"
#include "app/places.h"
#include "app/words/typed.h"
#include "app/words/words.h"
#include "model/text/file.h"
#include "model/text/folder.h"
#include "model/text/nearest.h"
#include "model/text/write.h"
#include "model/text/yaml.h"
#include "rules/tables.h"

#include <algorithm>
#include <filesystem>

namespace strategikon::cli {

namespace {

namespace fs = std::filesystem;

// The system a list file names; the first where it names none that is known: its schema says so.
const System& systemOf(const std::string& file)
{
    const auto node = readDocument(file);
    const System* named = node ? findSystem(node->textOr("system")) : nullptr;
    return named ? *named : *systems().front();
}

const Designer* designerOf(const std::string& systemId, const std::string& edition)
{
    catalogue();
    catalogue().headings(); // what is amiss with any system is told
    const System* system = systemId.empty() ? systems().front() : findSystem(systemId);
    if (!system) {
        std::vector<Fault> faults;
        catalogue().find(systemId, "", {}, faults);
        complain(faults);
        return nullptr;
    }
    const Designer* designer = system->designer(edition);
    if (!designer)
        complain(Cli::tr("there are no standard troop types for “%1”.").arg(plain(systemId)));
    return designer;
}

std::string signedNumber(int n) { return (n > 0 ? "+" : "") + std::to_string(n); }

// "militia=-10" is the modifier with the price the designer chose, "morale=5" with the number.
std::optional<std::vector<ChosenModifier>> chosen(const std::vector<std::string>& words)
{
    std::vector<ChosenModifier> result;
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        ChosenModifier one{word.substr(0, equals), {}};
        if (equals != std::string::npos) {
            const QString figure = plain(word.substr(equals + 1));
            one.number = wholeTyped(figure);
            if (!one.number) {
                complain(Cli::tr("%1 needs a number, not “%2”.").arg(plain(one.id), figure));
                return {};
            }
        }
        result.push_back(std::move(one));
    }
    return result;
}

// "militia  -5 or -10  Part-time soldiers ..." or "morale=1..9  What two dice ..."
std::string modifierLine(const Designer& designer, const Modifier& modifier)
{
    std::string line = (modifier.quality.empty() ? "" : "  ") + modifier.id;
    if (modifier.numbers)
        line += "=" + std::to_string(modifier.numbers->first) + ".." + std::to_string(modifier.numbers->second);
    QStringList prices;
    for (int price : modifier.prices)
        prices << plain(signedNumber(price));
    return line + (designer.priced() ? "  " + either(prices).toStdString() : "") + "  "
        + translated(modifier.text).toStdString() + "\n";
}

// Types that the system's designer or one of the lists that ship knows.
std::vector<std::string> knownTypes(const System& system)
{
    std::vector<std::string> known;
    if (const Designer* designer = system.designer({}))
        for (const TroopType& type : designer->types())
            known.push_back(type.row.textOr(system.format().typeColumn));
    // Leaders, and what every list has besides its own rows.
    known.insert(known.end(), system.format().leaders.begin(), system.format().leaders.end());
    ArmyList bare;
    bare.system = system.format().id;
    if (system.format().complete)
        system.format().complete(bare);
    for (const Line& line : bare.lines)
        known.push_back(line.printed.front());
    for (const ListHeading& heading : catalogue().headings()) {
        std::vector<Fault> none;
        const ArmyList* list = heading.own || heading.system != system.format().id
            ? nullptr
            : catalogue().find(heading.system, heading.id, {}, none);
        for (const Line& line : list ? list->lines : std::vector<Line>{})
            known.push_back(line.printed.front());
    }
    std::ranges::sort(known);
    known.erase(std::unique(known.begin(), known.end()), known.end());
    return known;
}

// A type nobody knows may be meant so; it is told and does no harm.
void tellOddTypes(const System& system, const ArmyList& list, const std::string& file)
{
    const auto known = knownTypes(system);
    if (!system.designer({}) || known.empty())
        return;
    for (const Line& line : list.lines) {
        const std::string& type = line.printed.front();
        if (std::ranges::find(known, type) != known.end())
            continue;
        const auto near = nearest(type, known);
        complain(near ? Cli::tr("%1: note: no other list has the type “%2” (%3); did you mean “%4”?")
                            .arg(plain(file), translated(type), translated(line.name), translated(*near))
                      : Cli::tr("%1: note: no other list has the type “%2” (%3).")
                            .arg(plain(file), translated(type), translated(line.name)));
    }
}

// The same for what a rule of the list does.
void tellOddEffects(const System& system, const ArmyList& list, const std::string& file)
{
    auto known = system.effectKinds();
    known.emplace_back(exchange::positionsKind);
    for (const SpecialRule& rule : list.rules)
        for (const Node& effect : rule.effects) {
            const std::string kind = effect.textOr("kind");
            if (std::ranges::find(known, kind) != known.end())
                continue;
            const auto near = nearest(kind, known);
            complain(near ? Cli::tr("%1: note: no rule does “%2” (%3); did you mean “%4”?")
                                .arg(plain(file), plain(kind), translated(rule.name), plain(*near))
                          : Cli::tr("%1: note: no rule does “%2” (%3), so it has no effect.")
                                .arg(plain(file), plain(kind), translated(rule.name)));
        }
}

// A list may be named as everywhere; what looks like a file is one.
std::optional<std::string> listFile(const std::string& named)
{
    std::error_code error; // a link that leads to itself can be asked nothing
    const bool isFile = named.find('.') != std::string::npos || fs::exists(named, error) || error;
    return isFile ? std::optional(named) : ownFile(named);
}

} // namespace

int checkLists(const std::vector<std::string>& files)
{
    int status = done;
    for (const std::string& named : files) {
        const auto found = named == "-" ? std::optional(named) : listFile(named);
        if (!found) {
            status = unusable;
            continue;
        }
        const std::string& file = *found;
        if (file == "-") {
            complain(Cli::tr("save the list to a file and check that."));
            status = unusable;
            continue;
        }
        std::vector<Fault> faults;
        catalogue();
        const System& system = systemOf(file);
        if (const auto table = faultsOfOwnTable(file)) {
            complain(*table);
            if (table->empty())
                print(Cli::tr("%1: corrections of a table, no errors.").arg(plain(file)) + u'\n');
            else
                status = unusable;
            continue;
        }
        for (const std::string& edition : system.format().editions)
            if (auto list = catalogue().loadList(system, file, edition, faults);
                list && edition == system.format().editions.front()) {
                tellOddTypes(system, *list, file);
                tellOddEffects(system, *list, file);
                print(Cli::tr("%1: %2, %3, %4, no errors.")
                          .arg(plain(file), translated(list->name), Cli::tr("%n entries", "", int(list->lines.size())),
                              Cli::tr("%n upgrades", "", int(list->options.size())))
                    + u'\n');
            } else if (!list)
                break; // the other editions would say the same again
        complain(faults);
        if (!faults.empty())
            status = unusable;
    }
    return status;
}

int convertListFile(const std::string& file, const Output& output)
{
    catalogue();
    auto text = readInput(file);
    if (!text) {
        complain(text.faults);
        return unusable;
    }
    const Imported imported = convertList(*text, file);
    for (const Note& note : imported.notes)
        complain(worded(note.message));
    if (!imported.listFile) {
        complain(imported.faults);
        return unusable;
    }
    return writeOutput(output, *imported.listFile);
}

int copyList(const std::string& name, const std::string& id, const std::string& newName, const Output& output)
{
    const ListHeading* heading = headingNamed(name);
    if (!heading)
        return unusable;
    auto node = readDocument(heading->file);
    if (!node) {
        complain(node.faults);
        return unusable;
    }
    const std::string named =
        newName.empty() ? Cli::tr("%1 (own)").arg(translated(heading->name)).toStdString() : newName;
    node->set("id", Node::ofText(id));
    node->set("name", Node::ofText(named));
    const std::string text = writeYaml(*node);
    if (const auto faults = faultsOfList(text, id); !faults.empty()) // before there is a folder
        return refused(faults);
    if (!output.file.empty()) {
        const int status = writeOutput(output, text);
        if (status == done && output.toFile())
            print(std::string_view(output.file + "\n"));
        return status;
    }
    const fs::path file = ownListFile(heading->system, id);
    std::error_code error;
    makeFolder(file.parent_path());
    if (fs::exists(file, error)) {
        complain(Cli::tr("%1 already exists; choose another id.").arg(plain(file.string())));
        return unusable;
    }
    const int status = writeOwn(file.string(), text, false);
    if (status == done)
        print(std::string_view(file.string() + "\n"));
    return status;
}

int troopTypes(const std::string& system, const std::string& edition, bool json)
{
    const Designer* designer = designerOf(system, edition);
    if (!designer)
        return unusable;
    if (json) {
        Json result{{"types", Json::array()}, {"modifiers", Json::array()}};
        for (const TroopType& type : designer->types())
            result["types"].push_back({{"id", type.id}, {"name", type.name}, {"group", type.group},
                {"points", type.row.textOr("points")}, {"text", type.text}});
        for (const Modifier& modifier : designer->modifiers()) {
            Json one{{"id", modifier.id}, {"name", modifier.name}, {"text", modifier.text}};
            if (designer->priced())
                one["points"] = modifier.prices;
            if (modifier.numbers)
                one["number"] = {modifier.numbers->first, modifier.numbers->second};
            if (!modifier.quality.empty())
                one["quality"] = modifier.quality;
            result["modifiers"].push_back(std::move(one));
        }
        printJson(result);
        return done;
    }
    std::string text;
    for (const TroopType& type : designer->types())
        text += type.id + (designer->priced() ? "  " + type.row.textOr("points") : "") + "  "
            + translated(type.text).toStdString() + "\n";
    const bool qualities = !designer->qualities().empty();
    text += "\n"
        + (qualities ? Cli::tr("Qualities (%1)") : Cli::tr("Modifiers (%1)"))
              .arg(QStringLiteral("--with"))
              .toStdString()
        + "\n";
    std::string heading;
    for (const Modifier& modifier : designer->modifiers()) {
        if (const Quality* quality = designer->quality(modifier.quality); quality && quality->id != heading) {
            heading = quality->id;
            text += (quality->needed ? Cli::tr("%1, needed: %2") : Cli::tr("%1: %2"))
                        .arg(translated(quality->name), translated(quality->text))
                        .toStdString()
                + "\n";
        }
        text += modifierLine(*designer, modifier);
    }
    print(std::string_view(text));
    return done;
}

fs::path ownListFile(const std::string& system, const std::string& id)
{
    return userFolder() / "lists" / system / (id + ".yaml");
}

int design(const std::string& system, const std::string& edition, const std::string& type,
    const std::vector<std::string>& modifiers, const DesignedInto& into, bool json)
{
    const Designer* designer = designerOf(system, edition);
    if (!designer)
        return unusable;
    const auto with = chosen(modifiers);
    if (!with)
        return unusable;
    auto designed = designer->design(type, *with);
    if (!designed) {
        complain(designed.faults);
        return unusable;
    }
    for (const Message& fault : designed->faults)
        complain(worded(fault));
    if (!into.list.empty() && designed->faults.empty())
        return addDesigned(*findSystem(system.empty() ? systems().front()->format().id : system), into, designed->row);
    if (json) {
        Json row = Json::object();
        for (const auto& cell : designed->row.entries())
            row[cell.key] = cell.node.isList() ? Json(designed->row.textsOf(cell.key)) : Json(cell.node.written());
        Json result{{"row", row}};
        if (designer->priced())
            result["points"] = designed->points;
        else
            result["possible"] = designed->possible;
        for (const auto& [column, text] : designed->derived)
            result["derived"][column] = text;
        printJson(result);
    } else if (designed->possible) {
        print(std::string_view(writeYaml(designed->row)));
        for (const auto& [column, text] : designed->derived)
            print(std::string_view("# " + column + ": " + text + "\n"));
    }
    return designed->faults.empty() ? done : answerIsNo;
}

} // namespace strategikon::cli
