// What happens when each meets each: exact chances of the first round.
#include "app/report/handouts.h"

#include "app/report/report.h"
#include "app/report/words.h"
#include "app/words/played.h"
#include "app/words/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace strategikon::report {

using namespace play;

namespace {

QString whole(double share) { return QString::number(int(std::lround(share * 100))); }

QString sideBySide(const std::vector<double>& figures, QString (*shown)(double))
{
    QStringList all;
    for (const double figure : figures)
        all << shown(figure);
    return all.join(QStringLiteral(" / "));
}

QString chances(const Matchup& bout) { return sideBySide(bout.chances, whole); }

QString losses(const Matchup& bout)
{
    return sideBySide(bout.means, [](double mean) { return QLocale().toString(mean, 'f', 1); });
}

// What the sorts of a side are called: those of one name also by what tells them apart, their figures and rules.
class Kinds {
public:
    Kinds(const Handed& handed, const std::vector<Matchup>& matchups)
        : game_(handed.game), state_(handed.beginning), passages_(game_.sheetRules(state_))
    {
        std::map<std::pair<int, QString>, std::set<Id>> alike;
        for (const Matchup& bout : matchups)
            for (const Id unit : {bout.unit, bout.against})
                alike[{state_[unit].side, nameOf(unit)}].insert(unit);
        for (const auto& [name, units] : alike)
            tellApart({units.begin(), units.end()});
    }

    QString called(Id unit) const
    {
        const QString name = nameOf(unit), more = marks_.at(unit).join(QStringLiteral(", "));
        return more.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, more);
    }

private:
    using Marks = std::vector<QString>; // of each unit of one name

    QString nameOf(Id unit) const
    {
        const QString sort = sortShown(game_, state_, unit), name = translated(state_[unit].name);
        return sort.isEmpty() ? name : QStringLiteral("%1, %2").arg(name, sort);
    }

    void tellApart(const std::vector<Id>& units)
    {
        for (const Id unit : units)
            marks_[unit];
        for (const std::string& field : game_.fightsBy())
            add(units, marksOf(units, game_.fields().index(Sort::body, field)));
        Marks badges;
        for (const Id unit : units)
            badges.push_back(QString::fromStdString(state_[unit].badge));
        add(units, badges);
    }

    // As far as they are not told apart yet.
    void add(const std::vector<Id>& units, const Marks& marks)
    {
        std::set<QString> before, after;
        for (std::size_t i = 0; i < units.size(); ++i) {
            before.insert(called(units[i]));
            after.insert(called(units[i]) + marks[i]);
        }
        if (after.size() == before.size())
            return;
        for (std::size_t i = 0; i < units.size(); ++i)
            if (!marks[i].isEmpty())
                marks_[units[i]] << marks[i];
    }

    Marks marksOf(const std::vector<Id>& units, int field) const
    {
        const FieldSpec& spec = game_.fields().of(Sort::body)[std::size_t(field)];
        Marks marks;
        for (const Id unit : units) {
            const int value = state_[unit].fields[std::size_t(field)];
            switch (spec.kind) {
            case FieldSpec::Kind::count:
                marks.push_back(QStringLiteral("%1 %2").arg(
                    translated(spec.label), value == 0 ? QStringLiteral("–") : QString::number(value)));
                break;
            case FieldSpec::Kind::causes:
                marks.push_back(rulesOf(unit));
                break;
            case FieldSpec::Kind::flag:
                marks.push_back(value != 0 ? translated(spec.label) : QString());
                break;
            default: // a rule or a figure says it as well
                marks.push_back({});
            }
        }
        return marks;
    }

    QString rulesOf(Id unit) const
    {
        QStringList names;
        for (const SheetRule& passage : passages_)
            if (const QString name = translated(passage.name);
                !name.isEmpty() && !names.contains(name) && std::ranges::find(passage.of, unit) != passage.of.end())
                names << name;
        return names.join(QStringLiteral(", "));
    }

    const Game& game_;
    const State& state_;
    std::vector<SheetRule> passages_;
    std::map<Id, QStringList> marks_{};
};

} // namespace

Document matchup(const Handed& handed)
{
    const State& state = handed.beginning;
    const auto matchups = handed.game.matchups(state);
    const Kinds kinds(handed, matchups);
    Document document{Words::tr("Match-up"), sideShown(state, 0), Words::tr("against %1").arg(sideShown(state, 1)), {}};
    document.parts.append(Paragraph{{}, ownWords("matchup-key", state.words), Paragraph::Kind::small});
    QList<std::string> ways;
    for (const Matchup& bout : matchups)
        if (!ways.contains(bout.way))
            ways.append(bout.way);
    const bool lose = std::ranges::any_of(matchups, [](const Matchup& bout) { return !bout.means.empty(); });
    const qsizetype wide = lose ? 2 : 1; // columns of a way
    Table table{{Words::tr("Against")}, {}, 1};
    for (const std::string& way : ways) {
        table.head << ownWords("bout-" + way, state.words);
        if (lose)
            table.head << Words::tr("stands");
    }
    Id unit = 0, against = 0;
    Table current = table;
    for (const Matchup& bout : matchups) {
        if (bout.unit != unit) {
            if (unit != 0)
                document.parts.append(current);
            current = table;
            against = 0;
            document.parts.append(Heading{3, kinds.called(unit = bout.unit)});
        }
        if (bout.against != against) {
            current.rows.append({kinds.called(against = bout.against)});
            for (qsizetype i = 0; i < wide * ways.size(); ++i)
                current.rows.back() << QStringLiteral("–");
        }
        const qsizetype at = 1 + wide * ways.indexOf(bout.way);
        current.rows.back()[at] = chances(bout);
        if (lose)
            current.rows.back()[at + 1] = losses(bout);
    }
    if (unit != 0)
        document.parts.append(current);
    return document;
}

bool hasMatchups(const play::Game& game) { return !game.fightsBy().empty(); }

print::Sheet matchups(const Handed& handed) { return pagesOf(matchup(handed), {handed.paper, 1, 0.86}); }

} // namespace strategikon::report
