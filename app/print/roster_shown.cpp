// A roster's parts as all forms show them.
#include "app/print/roster.h"
#include "app/print/words.h"
#include "app/words/points.h"

#include <QLocale>

#include <algorithm>

namespace strategikon::print {

QString fullName(const RosterUnit& unit)
{
    return unit.name.isEmpty() ? unit.entry : QStringLiteral("%1 (%2)").arg(unit.name, unit.entry);
}

QString optionsOf(const RosterUnit& unit)
{
    QStringList names;
    for (const RosterOption& option : unit.options)
        names.append(option.price.isEmpty() ? option.name : option.name + u' ' + option.price);
    return names.join(QStringLiteral(", "));
}

QString rulesOf(const Roster& roster, const RosterUnit& unit)
{
    QStringList names;
    for (const int rule : unit.rules)
        names.append(roster.rules.at(rule).name);
    return names.join(QStringLiteral(", "));
}

bool isChanged(const Roster& roster)
{
    for (const RosterUnit& unit : roster.units)
        for (const RosterOption& option : unit.options)
            for (qsizetype i = 0; i < option.stats.size(); ++i)
                if (!roster.columns[i].words && !option.stats[i].isEmpty())
                    return true;
    return false;
}

QList<RosterFigure> shownFigures(const Roster& roster)
{
    QList<RosterFigure> shown = roster.figures;
    shown.removeIf([](const RosterFigure& figure) { return figure.value == 0; });
    return shown;
}

QList<RosterGroup> groupsOf(const Roster& roster)
{
    QList<RosterGroup> groups;
    const auto add = [&](const QString& heading, int unit) {
        const auto same = std::ranges::find_if(groups, [&](const RosterGroup& g) { return g.heading == heading; });
        if (same == groups.end())
            groups.append({heading, {}, {unit}});
        else
            same->units.append(unit);
    };
    const auto addBlocks = [&](bool allied) {
        for (const RosterBlock& block : roster.divided)
            if (block.allied == allied)
                groups.append({block.name, figuresOf(block.figures), {}});
    };
    // Blocks in the system's order come first, what has none after them; contingents follow the main army.
    addBlocks(false);
    for (const bool allied : {false, true}) {
        for (const bool leaders : {false, true})
            for (int i = 0; i < roster.units.size(); ++i) {
                const RosterUnit& unit = roster.units[i];
                const QString rest = unit.leader ? Words::tr("Commanders") : Words::tr("Troops");
                const bool named = !unit.blockName.isEmpty() && (roster.blocks || allied);
                if (unit.leader == leaders && unit.ally.isEmpty() != allied)
                    add(named ? unit.blockName : rest, i);
            }
        if (!allied)
            addBlocks(true);
    }
    groups.removeIf([](const RosterGroup& group) { return group.units.isEmpty(); });
    return groups;
}

QString figuresOf(const QList<RosterFigure>& figures)
{
    QStringList words;
    for (const RosterFigure& figure : figures)
        if (figure.value != 0)
            words.append(figure.flag ? figure.name : figure.name + u' ' + Roster::figure(figure));
    return words.join(QStringLiteral(" · "));
}

QStringList aboutList(const Roster& roster)
{
    QStringList facts;
    for (const auto& [label, words] : roster.facts)
        facts.append(QStringLiteral("%1: %2").arg(label, words));
    return (facts.isEmpty() ? facts : QStringList{facts.join(QStringLiteral("; "))}) + roster.remarks;
}

QString Roster::points(int minor) const { return pointsShown(minor, parts); }

QString Roster::figure(const RosterFigure& figure) { return pointsShown(figure.value, figure.parts); }

QString Roster::plainPoints(int minor) const { return QString::fromStdString(pointsText(minor, parts)); }

QString number(int value) { return QLocale().toString(value); }

} // namespace strategikon::print
