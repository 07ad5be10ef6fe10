// strategikon army check, compare
#include "app/cli/commands.h"
#include "app/cli/json.h"

#include "app/words/changes.h"
#include "app/words/words.h"
#include "rules/compare.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace strategikon::cli {

namespace {

namespace fs = std::filesystem;

struct Checked {
    std::string file;
    Army army;
    const System* system = nullptr;
    const ArmyList* list = nullptr;
    const ArmyList* partners = nullptr; // of the doubles partner, if there is one
    Verdict verdict;
    std::vector<Fault> faults; // not empty: it could not be checked
};

Checked checkOne(const std::string& file)
{
    Checked checked;
    checked.file = file;
    auto army = readArmyFrom(file);
    if (!army) {
        checked.faults = army.faults;
        return checked;
    }
    checked.army = *army;
    checked.list = catalogue().find(army->system, army->list, army->edition, checked.faults);
    checked.system = findSystem(army->system);
    for (const Army& partner : army->partner)
        checked.partners = catalogue().find(partner.system, partner.list, partner.edition, checked.faults);
    for (Fault& fault : checked.faults)
        if (fault.place.file.empty())
            fault.place.file = file;
    auto verdict = checked.faults.empty() ? judge(catalogue(), *army, true) : Result<Verdict>(checked.faults);
    if (verdict)
        checked.verdict = std::move(*verdict);
    else
        checked.faults = verdict.faults;
    return checked;
}

std::string reason(const Checked& checked)
{
    std::string text;
    for (const Fault& fault : checked.faults)
        text += (text.empty() ? "" : " ") + worded(fault).toStdString();
    return text;
}

Json figuresOf(const std::vector<Figure>& figures)
{
    Json json = Json::object();
    for (const Figure& figure : figures)
        json[figure.id] = pointsOf<Json>(figure.value, figure.parts);
    return json;
}

Json figureOf(const Verdict& verdict, const std::string& id)
{
    for (const Figure& figure : verdict.figures)
        if (figure.id == id)
            return pointsOf<Json>(figure.value, figure.parts);
    return 0;
}

// The list that a finding's mend is for.
const ArmyList* listOf(const Checked& checked, const Finding& finding)
{
    return finding.partner && checked.partners != nullptr ? checked.partners : checked.list;
}

Json verdictOf(const Army& army, const System& system, const ArmyList& list, const Verdict& verdict)
{
    Json json{{"legal", verdict.legal}, {"system", army.system}, {"list", list.id}, {"edition", list.edition},
        {"points", pointsOf<Json>(verdict.points, verdict.parts)},
        {"limit", pointsOf<Json>(verdict.limit, verdict.parts)}};
    for (const std::string& id : system.headlines())
        json[id] = figureOf(verdict, id);
    json["figures"] = figuresOf(verdict.figures);
    for (const BlockFigures& block : verdict.blocks)
        json["blocks"][block.block] = figuresOf(block.figures);
    json["stamp"] = verdict.stamp;
    for (const Message& note : verdict.notes)
        json["notes"].push_back(worded(note).toStdString());
    if (verdict.mendAll) {
        json["mend_all"] = Json::array();
        for (const Change& change : verdict.mendAll->changes)
            json["mend_all"].push_back(jsonOf(change));
    }
    json["findings"] = Json::array();
    return json;
}

Json checkedJson(const Checked& checked)
{
    Json json{{"file", checked.file}};
    if (!checked.faults.empty()) {
        json["error"] = reason(checked);
        return json;
    }
    json.update(verdictOf(checked.army, *checked.system, *checked.list, checked.verdict));
    for (const Finding& finding : checked.verdict.findings)
        json["findings"].push_back(jsonOf(finding, *checked.system, *listOf(checked, finding)));
    for (const Verdict& partner : checked.verdict.partner) {
        Json part = verdictOf(checked.army.partner.front(), *checked.system, *checked.partners, partner);
        for (const Finding& finding : partner.findings)
            part["findings"].push_back(jsonOf(finding, *checked.system, *checked.partners));
        json["partner"] = std::move(part);
    }
    return json;
}

QString nameOf(const Army& army, const ArmyList& list)
{
    const QString nation = translated(list.name), own = plain(army.name);
    return own.isEmpty() ? nation : Cli::tr("%1 (%2)").arg(own, nation);
}

// Points only where something limits them.
QString figuresText(const System& system, const ArmyList& list, const Verdict& verdict)
{
    QStringList parts;
    if (system.bounded(list)) {
        const QString spent = pointsShown(verdict.points, verdict.parts),
                      limit = pointsShown(verdict.limit, verdict.parts);
        parts << (list.house ? Cli::tr("%1 of %2 house points", "", verdict.limit / verdict.parts)
                             : Cli::tr("%1 of %2 points", "", verdict.limit / verdict.parts))
                     .arg(spent, limit);
    }
    for (const std::string& id : system.headlines())
        parts << headingOf("figures", id).toLower() + u' ' + plain(verdict.figureText(id));
    return parts.join(QStringLiteral(", "));
}

QString headline(const Checked& checked)
{
    const Verdict& verdict = checked.verdict;
    QStringList parts{nameOf(checked.army, *checked.list), figuresText(*checked.system, *checked.list, verdict)};
    for (const Verdict& partner : verdict.partner)
        parts << Cli::tr("with %1, %2")
                     .arg(nameOf(checked.army.partner.front(), *checked.partners),
                         figuresText(*checked.system, *checked.partners, partner));
    parts << (verdict.legal ? Cli::tr("legal") : Cli::tr("%n problems", "", int(verdict.findings.size())));
    return plain(checked.file) + QStringLiteral(": ") + parts.join(QStringLiteral(", ")) + QStringLiteral("  [")
        + plain(verdict.stamp) + QStringLiteral("]\n");
}

// In a game of doubles each finding says whose army it is about.
QString toldOf(const Checked& checked, const Finding& finding)
{
    const QString words = worded(finding);
    if (checked.partners == nullptr || finding.code == "same-character")
        return words;
    return finding.partner
        ? Cli::tr("%1, the partner: %2").arg(nameOf(checked.army.partner.front(), *checked.partners), words)
        : Cli::tr("%1: %2").arg(nameOf(checked.army, *checked.list), words);
}

// Of many armies no more than what is wrong.
QString briefly(const Checked& checked)
{
    QString text;
    for (const Finding& finding : checked.verdict.findings)
        text += QStringLiteral("  %1\n").arg(toldOf(checked, finding));
    return text;
}

QString details(const Checked& checked)
{
    QString text;
    if (checked.verdict.mendAll)
        text += QStringLiteral("  %1\n").arg(
            Cli::tr("to fix everything: %1").arg(worded(checked.verdict.mendAll->changes, *checked.list)));
    for (const Finding& finding : checked.verdict.findings) {
        text += QStringLiteral("  %1\n").arg(toldOf(checked, finding));
        const auto& all = checked.verdict.mendAll;
        if (!finding.mend.empty() && !(all && finding.mend == all->changes)) // told above
            text +=
                QStringLiteral("    %1\n").arg(Cli::tr("fix: %1").arg(worded(finding.mend, *listOf(checked, finding))));
        text += QStringLiteral("    %1\n").arg(plain(ruleText(finding, *checked.system, *listOf(checked, finding))));
    }
    for (const Message& note : checked.verdict.notes)
        text += QStringLiteral("  %1\n").arg(worded(note));
    return text;
}

bool isArmyName(const fs::path& file)
{
    static const std::vector<std::string> endings{".yaml", ".yml", ".json", ".ros", ".rosz"};
    return std::ranges::find(endings, file.extension().string()) != endings.end();
}

// The files that are named, and those of folders and what lies in these, in order.
std::vector<std::string> expand(const std::vector<std::string>& names, bool& folders)
{
    std::vector<std::string> files;
    for (const std::string& name : names) {
        std::error_code error;
        if (!fs::is_directory(name, error)) {
            files.push_back(name);
            continue;
        }
        folders = true;
        std::vector<std::string> inside;
        for (fs::recursive_directory_iterator it(name, error), end; !error && it != end; it.increment(error))
            if (it->is_regular_file(error) && isArmyName(it->path()))
                inside.push_back(it->path().string());
        std::ranges::sort(inside);
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

// How many of each kind there were.
struct ArmiesChecked {
    int armies = 0, legal = 0, unread = 0;

    void add(const Checked& checked)
    {
        ++armies;
        unread += !checked.faults.empty();
        legal += checked.faults.empty() && checked.verdict.legal;
    }
    int status() const { return unread > 0 ? unusable : legal < armies ? answerIsNo : done; }
    QString told() const
    {
        QStringList parts{Cli::tr("%n legal", "", legal)};
        if (const int illegal = armies - legal - unread; illegal > 0)
            parts << Cli::tr("%n with problems", "", illegal);
        if (unread > 0)
            parts << Cli::tr("%n that cannot be checked", "", unread);
        return Cli::tr("%n armies: %1", "", armies).arg(parts.join(QStringLiteral(", "))) + u'\n';
    }
};

// File by file: where both go to a terminal, what is wrong with one stands below its name.
void tellOne(const Checked& checked, bool many, bool folders)
{
    if (checked.faults.empty())
        print(headline(checked) + (folders ? briefly(checked) : details(checked)));
    else if (many)
        print(Cli::tr("%1: cannot be checked").arg(plain(checked.file)) + u'\n');
    std::fflush(stdout);
}

} // namespace

int checkArmies(const std::vector<std::string>& names, bool json)
{
    bool folders = false;
    const auto files = expand(names, folders);
    if (files.empty()) {
        complain(Cli::tr("no army files in %1.").arg(plain(names.front())));
        return unusable;
    }
    const bool many = folders || files.size() > 1;
    ArmiesChecked all;
    Json array = Json::array();
    for (const std::string& file : files) {
        const Checked checked = checkOne(file);
        all.add(checked);
        if (json)
            array.push_back(checkedJson(checked));
        else
            tellOne(checked, many, folders);
        complain(checked.faults);
    }
    if (json)
        printJson(array);
    else if (many)
        print(all.told());
    return all.status();
}

int compareArmies(const std::string& left, const std::string& right, bool json)
{
    auto a = readArmyFrom(left), b = readArmyFrom(right);
    if (!a || !b) {
        complain(a ? b.faults : a.faults);
        return unusable;
    }
    auto comparison = compare(catalogue(), *a, *b);
    if (!comparison) {
        complain(comparison.faults);
        return unusable;
    }
    if (json) {
        const auto pair = [](const int(&values)[2], const int(&parts)[2]) {
            return Json{pointsOf<Json>(values[0], parts[0]), pointsOf<Json>(values[1], parts[1])};
        };
        Json result{{"rows", Json::array()}, {"figures", Json::array()}};
        for (const ComparedRow& row : comparison->rows)
            result["rows"].push_back(
                {{"name", row.name}, {"counts", row.counts}, {"points", pair(row.points, comparison->parts)}});
        for (const ComparedFigure& figure : comparison->figures)
            result["figures"].push_back({{"id", figure.id}, {"values", pair(figure.values, figure.parts)}});
        printJson(result);
        return done;
    }
    std::string text;
    const auto line = [&](const std::string& name, const std::string& x, const std::string& y) {
        char row[160];
        std::snprintf(row, sizeof row, "%8s %8s  %s\n", x.c_str(), y.c_str(), name.c_str());
        text += row;
    };
    for (const ComparedFigure& figure : comparison->figures)
        line(headingOf("figures", figure.id).toStdString(), pointsText(figure.values[0], figure.parts[0]),
            pointsText(figure.values[1], figure.parts[1]));
    text += "\n";
    for (const ComparedRow& row : comparison->rows)
        line(ofNames(row.name).toStdString(), std::to_string(row.counts[0]), std::to_string(row.counts[1]));
    print(text);
    return done;
}

} // namespace strategikon::cli
