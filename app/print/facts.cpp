// What a list tells besides its rows.
#include "app/print/nation.h"
#include "app/print/words.h"
#include "app/words/words.h"

#include <algorithm>

namespace strategikon::print {

namespace {

// A term as it stands within a sentence; what holds figures, such as "963 to 1042 AD", stays as it is.
QString lowered(const QString& term)
{
    return std::ranges::any_of(term, [](QChar letter) { return letter.isDigit(); }) ? term : term.toLower();
}

// One value of the facts in words: a term, a number, yes or no, or several with what holds of each.
QString wordsOf(const Node& node)
{
    if (const auto flag = node.boolean())
        return *flag ? Words::tr("yes") : Words::tr("no");
    if (node.isScalar())
        return node.integer() ? QString::fromStdString(node.written()) : lowered(headingOf("facts", node.written()));
    QStringList parts;
    for (const Node& item : node.items())
        parts << wordsOf(item);
    QStringList notes;
    for (const auto& entry : node.entries())
        if (entry.key == "type")
            parts << wordsOf(entry.node);
        else if (entry.node.boolean().value_or(false))
            notes << headingOf("facts", entry.key).toLower();
        else if (!entry.node.boolean())
            notes << headingOf("facts", entry.key).toLower() + u' ' + wordsOf(entry.node);
    const QString text = parts.join(QStringLiteral(", "));
    return notes.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, notes.join(QStringLiteral(", ")));
}

} // namespace

QList<std::pair<QString, QString>> factsOf(const ArmyList& list)
{
    QList<std::pair<QString, QString>> facts;
    if (list.unofficial)
        facts.append({Words::tr("Unofficial"), Words::tr("our own reading of history, not from an army-list book")});
    if (list.years)
        facts.append({Words::tr("Years"), yearsShown(*list.years)});
    for (const auto& entry : list.facts.entries())
        if (entry.key != "printed") // a sentence: fragmentNote()
            facts.append({headingOf("facts", entry.key), wordsOf(entry.node)});
    QStringList allies;
    for (const Ally& ally : list.allies)
        allies << translated(ally.name);
    if (!allies.isEmpty())
        facts.append({Words::tr("Allies"), allies.join(QStringLiteral(", "))});
    return facts;
}

} // namespace strategikon::print
