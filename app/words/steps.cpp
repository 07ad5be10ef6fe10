#include "app/words/steps.h"

#include "app/words/changes.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(steps)
};

struct Named {
    const char* what;
    const char* words;
};

constexpr Named steps[] = {
    {"aside", QT_TRANSLATE_NOOP("steps", "stands set aside")},
    {"archive", QT_TRANSLATE_NOOP("steps", "archived")},
    {"assign", QT_TRANSLATE_NOOP("steps", "contingents changed")},
    {"contingents", QT_TRANSLATE_NOOP("steps", "contingents switched")},
    {"count", QT_TRANSLATE_NOOP("steps", "troops changed")},
    {"create", QT_TRANSLATE_NOOP("steps", "army made")},
    {"duplicate", QT_TRANSLATE_NOOP("steps", "copy made")},
    {"edition", QT_TRANSLATE_NOOP("steps", "edition changed")},
    {"fill", QT_TRANSLATE_NOOP("steps", "army filled")},
    {"import", QT_TRANSLATE_NOOP("steps", "army imported")},
    {"mend", QT_TRANSLATE_NOOP("steps", "problem fixed")},
    {"name-unit", QT_TRANSLATE_NOOP("steps", "unit named")},
    {"nation", QT_TRANSLATE_NOOP("steps", "nation changed")},
    {"note", QT_TRANSLATE_NOOP("steps", "notes changed")},
    {"note-unit", QT_TRANSLATE_NOOP("steps", "unit’s note changed")},
    {"partner", QT_TRANSLATE_NOOP("steps", "partner changed")},
    {"points", QT_TRANSLATE_NOOP("steps", "points changed")},
    {"remove", QT_TRANSLATE_NOOP("steps", "army deleted")},
    {"remove-unknown", QT_TRANSLATE_NOOP("steps", "unknown troops removed")},
    {"rename", QT_TRANSLATE_NOOP("steps", "name changed")},
    {"split", QT_TRANSLATE_NOOP("steps", "single stands switched")},
    {"split-off", QT_TRANSLATE_NOOP("steps", "unit split off")},
    {"stands", QT_TRANSLATE_NOOP("steps", "stands changed")},
    {"stands-removed", QT_TRANSLATE_NOOP("steps", "stands removed")},
    {"tags", QT_TRANSLATE_NOOP("steps", "tags changed")},
    {"unarchive", QT_TRANSLATE_NOOP("steps", "restored from the archive")},
    {"upgrade", QT_TRANSLATE_NOOP("steps", "upgrades changed")},
};

constexpr Named fieldSteps[] = {
    {"agreed", QT_TRANSLATE_NOOP("steps", "terrain agreed")},
    {"archive", QT_TRANSLATE_NOOP("steps", "archived")},
    {"army", QT_TRANSLATE_NOOP("steps", "army chosen")},
    {"arrive", QT_TRANSLATE_NOOP("steps", "later arrivals deployed")},
    {"basing", QT_TRANSLATE_NOOP("steps", "basing changed")},
    {"baggage", QT_TRANSLATE_NOOP("steps", "baggage assigned")},
    {"beginner", QT_TRANSLATE_NOOP("steps", "first player decided")},
    {"choose", QT_TRANSLATE_NOOP("steps", "choice made")},
    {"column", QT_TRANSLATE_NOOP("steps", "column order changed")},
    {"create", QT_TRANSLATE_NOOP("steps", "battlefield made")},
    {"decline", QT_TRANSLATE_NOOP("steps", "terrain declined")},
    {"deploy", QT_TRANSLATE_NOOP("steps", "troops deployed")},
    {"end", QT_TRANSLATE_NOOP("steps", "terrain finished")},
    {"generate", QT_TRANSLATE_NOOP("steps", "terrain placed")},
    {"lift", QT_TRANSLATE_NOOP("steps", "troops taken off the table")},
    {"move", QT_TRANSLATE_NOOP("steps", "%1 moved")},
    {"name", QT_TRANSLATE_NOOP("steps", "%1 named")},
    {"notes", QT_TRANSLATE_NOOP("steps", "written down in secret")},
    {"place", QT_TRANSLATE_NOOP("steps", "terrain placed")},
    {"post", QT_TRANSLATE_NOOP("steps", "%1 placed")},
    {"remove", QT_TRANSLATE_NOOP("steps", "battlefield deleted")},
    {"rename", QT_TRANSLATE_NOOP("steps", "name changed")},
    {"reshape", QT_TRANSLATE_NOOP("steps", "%1 reshaped")},
    {"resize", QT_TRANSLATE_NOOP("steps", "%1 resized")},
    {"rest", QT_TRANSLATE_NOOP("steps", "deployment ended")},
    {"side", QT_TRANSLATE_NOOP("steps", "sides decided")},
    {"spot", QT_TRANSLATE_NOOP("steps", "entry point chosen")},
    {"table", QT_TRANSLATE_NOOP("steps", "table changed")},
    {"take", QT_TRANSLATE_NOOP("steps", "%1 taken off the table")},
    {"throw", QT_TRANSLATE_NOOP("steps", "dice rolled")},
    {"turn", QT_TRANSLATE_NOOP("steps", "%1 turned")},
    {"unarchive", QT_TRANSLATE_NOOP("steps", "restored from the archive")},
    {"undrawn", QT_TRANSLATE_NOOP("steps", "%1 left off the map")},
    {"unseal", QT_TRANSLATE_NOOP("steps", "sealed deployments opened")},
    {"way", QT_TRANSLATE_NOOP("steps", "deployment changed")},
};

// Bodies and upgrades by the name a player reads.
std::map<QString, int> contents(const Army& army, const ArmyList* list)
{
    std::map<QString, int> counts;
    for (const Choice& choice : army.choices) {
        const int line = list != nullptr ? list->lineNamed(choice.entry) : -1;
        counts[line >= 0 ? translated(list->lines[line].name) : QString::fromStdString(choice.entry)] += choice.count;
        for (const ChosenOption& chosen : choice.options) {
            const int option = line >= 0 ? list->optionNamed(chosen.name, line) : -1;
            counts[option >= 0 ? translated(list->options[option].name) : QString::fromStdString(chosen.name)] +=
                chosen.count > 0 ? chosen.count : choice.count;
        }
    }
    return counts;
}

// "2 × Archers added, 1 × Chariots removed"; empty where nothing or too much changed to be said in a line.
QString difference(const Army& before, const Army& after, const ArmyList* list)
{
    std::map<QString, int> counts = contents(after, list);
    for (const auto& [name, count] : contents(before, list)) {
        counts[name] -= count;
    }
    QStringList parts;
    for (const auto& [name, count] : counts) {
        if (count != 0) {
            parts << (count > 0 ? StepWords::tr("%1 added") : StepWords::tr("%1 removed"))
                         .arg(counted(std::abs(count), name));
        }
    }
    constexpr int most = 3;
    return parts.size() > most ? QString() : parts.join(QStringLiteral(", "));
}

} // namespace

QString stepWords(const std::string& what, const Army* before, const Army* after, const ArmyList* list)
{
    const bool sameNation = before != nullptr && after != nullptr && before->list == after->list;
    if (QString words = sameNation ? difference(*before, *after, list) : QString(); !words.isEmpty()) {
        return words;
    }
    const auto* named = std::ranges::find_if(steps, [&](const Named& step) { return what == step.what; });
    return named != std::end(steps) ? QCoreApplication::translate("steps", named->words) : editName(what);
}

QString fieldStepWords(const std::string& what, const std::string& detail)
{
    const auto* named = std::ranges::find_if(fieldSteps, [&](const Named& step) { return what == step.what; });
    if (named == std::end(fieldSteps))
        return editName(what);
    const QString words = QCoreApplication::translate("steps", named->words);
    return words.contains(QLatin1String("%1")) ? words.arg(QString::fromStdString(detail)) : words;
}

} // namespace strategikon
