#include "app/words/changes.h"

#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace strategikon {

namespace {

// lupdate finds tr() inside a class with a context.
struct ChangeWords {
    Q_DECLARE_TR_FUNCTIONS(changes)
};

// What the log of the library says was done, as termOf() writes it.
[[maybe_unused]] constexpr const char* edits[] = {
    QT_TRANSLATE_NOOP("edits", "Archive"),
    QT_TRANSLATE_NOOP("edits", "Aside"),
    QT_TRANSLATE_NOOP("edits", "Assign"),
    QT_TRANSLATE_NOOP("edits", "Change"),
    QT_TRANSLATE_NOOP("edits", "Contingents"),
    QT_TRANSLATE_NOOP("edits", "Count"),
    QT_TRANSLATE_NOOP("edits", "Create"),
    QT_TRANSLATE_NOOP("edits", "Duplicate"),
    QT_TRANSLATE_NOOP("edits", "Edit"),
    QT_TRANSLATE_NOOP("edits", "Edition"),
    QT_TRANSLATE_NOOP("edits", "Fill"),
    QT_TRANSLATE_NOOP("edits", "Import"),
    QT_TRANSLATE_NOOP("edits", "Mend"),
    QT_TRANSLATE_NOOP("edits", "Name unit"),
    QT_TRANSLATE_NOOP("edits", "Nation"),
    QT_TRANSLATE_NOOP("edits", "Note"),
    QT_TRANSLATE_NOOP("edits", "Note unit"),
    QT_TRANSLATE_NOOP("edits", "Partner"),
    QT_TRANSLATE_NOOP("edits", "Points"),
    QT_TRANSLATE_NOOP("edits", "Redo"),
    QT_TRANSLATE_NOOP("edits", "Remove"),
    QT_TRANSLATE_NOOP("edits", "Remove unknown"),
    QT_TRANSLATE_NOOP("edits", "Rename"),
    QT_TRANSLATE_NOOP("edits", "Split"),
    QT_TRANSLATE_NOOP("edits", "Split off"),
    QT_TRANSLATE_NOOP("edits", "Stands"),
    QT_TRANSLATE_NOOP("edits", "Stands removed"),
    QT_TRANSLATE_NOOP("edits", "Tag"),
    QT_TRANSLATE_NOOP("edits", "Tags"),
    QT_TRANSLATE_NOOP("edits", "Unarchive"),
    QT_TRANSLATE_NOOP("edits", "Undo"),
    QT_TRANSLATE_NOOP("edits", "Upgrade"),
};

QString lineName(const ArmyList& list, const std::string& id)
{
    const int line = list.lineNamed(id);
    return line >= 0 ? translated(list.lines[line].name) : QString::fromStdString(id);
}

QString optionNamed(const ArmyList& list, const std::string& id)
{
    const int option = list.option(id);
    return option >= 0 ? translated(list.options[option].name) : QString::fromStdString(id);
}

QString optionName(const ArmyList& list, const Change& change)
{
    const int option = list.optionNamed(change.option, list.lineNamed(change.entry));
    return option >= 0 ? translated(list.options[option].name) : QString::fromStdString(change.option);
}

QString enumerated(const QStringList& parts)
{
    QString text;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        text = i == 0
            ? parts[i]
            : (i + 1 == parts.size() ? ChangeWords::tr("%1 and %2") : ChangeWords::tr("%1, %2")).arg(text, parts[i]);
    }
    return text;
}

// A change with the upgrades that come and go with its units.
struct Step {
    Change change;
    std::vector<Change> with;
};

// Alike but for the number, and where the units come from.
bool repeats(Change a, const Change& b)
{
    a.count = b.count;
    a.from = b.from; // whoever moves, it is told where to
    return a == b;
}

// The same done twice is done with both numbers, and upgrades of units that go or come are said with them.
std::vector<Step> joined(const std::vector<Change>& changes)
{
    std::vector<Change> once;
    for (const Change& change : changes) {
        const bool counted = change.action == Change::Do::add || change.action == Change::Do::remove
            || change.action == Change::Do::assign;
        const auto same =
            std::ranges::find_if(once, [&](const Change& other) { return counted && repeats(other, change); });
        if (same == once.end()) {
            once.push_back(change);
        } else {
            same->count = std::max(1, same->count) + std::max(1, change.count);
        }
    }
    std::vector<Step> steps;
    for (const Change& change : once) {
        const bool counted = change.action == Change::Do::add || change.action == Change::Do::remove;
        const auto host = std::ranges::find_if(steps, [&](const Step& step) {
            return counted && !change.option.empty() && step.change.action == change.action
                && step.change.entry == change.entry && step.change.option.empty();
        });
        if (host == steps.end()) {
            steps.push_back({change, {}});
            continue;
        }
        const int units = std::max(1, host->change.count), upgrades = std::max(1, change.count);
        host->with.push_back(change);
        host->with.back().count = std::min(units, upgrades);
        if (upgrades > units) { // the rest is about units that stay
            steps.push_back({change, {}});
            steps.back().change.count = upgrades - units;
        }
    }
    return steps;
}

} // namespace

QString editName(const std::string& what) { return headingOf("edits", what); }

QString counted(int count, const QString& name)
{
    return ChangeWords::tr("%1 × %2", "so many of a name as the book writes it: 1 × Chariots").arg(count).arg(name);
}

QString worded(const Change& change, const ArmyList& list)
{
    const QString entry = lineName(list, change.entry);
    const QString block = headingOf("blocks", change.block);
    const QString troops = counted(std::max(1, change.count), entry);
    switch (change.action) {
    case Change::Do::add:
        return change.option.empty() ? ChangeWords::tr("add %1").arg(troops)
                                     : ChangeWords::tr("give “%1” to %2").arg(optionName(list, change), troops);
    case Change::Do::remove:
        return change.option.empty() ? ChangeWords::tr("remove %1").arg(troops)
                                     : ChangeWords::tr("remove “%1” from %2").arg(optionName(list, change), troops);
    case Change::Do::rename:
        return ChangeWords::tr("replace %1 with %2")
            .arg(QString::fromStdString(change.option.empty() ? change.entry : change.option),
                change.option.empty() ? lineName(list, change.to) : optionNamed(list, change.to));
    case Change::Do::assign:
        return ChangeWords::tr("move %1 to %2").arg(troops, block);
    case Change::Do::split:
        return ChangeWords::tr("field %1 as single stands").arg(entry);
    case Change::Do::join:
        return ChangeWords::tr("field %1 as whole units").arg(entry);
    case Change::Do::year:
        return ChangeWords::tr("set the year to %1").arg(yearShown(change.count));
    }
    return {};
}

namespace {

QString worded(const Step& step, const ArmyList& list)
{
    const int units = std::max(1, step.change.count);
    QStringList with;
    for (const Change& change : step.with) {
        const QString name = optionName(list, change);
        with << (change.count == units ? name : counted(change.count, name));
    }
    const QString words = strategikon::worded(step.change, list);
    return with.isEmpty() ? words
                          : ChangeWords::tr("%1 (%2)", "troops and their upgrades")
                                .arg(words, with.join(ChangeWords::tr(", ", "between upgrades")));
}

} // namespace

QString worded(const std::vector<Change>& changes, const ArmyList& list)
{
    const std::vector<Step> steps = joined(changes);
    QStringList parts;
    for (const Step& step : steps) {
        parts << worded(step, list);
    }
    QString text = enumerated(parts);
    if (!text.isEmpty()) {
        text[0] = text[0].toUpper();
    }
    return text;
}

} // namespace strategikon
