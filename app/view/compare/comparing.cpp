#include "comparing.h"

#include "app/view/components/numbers.h"
#include "app/view/session.h"
#include "app/words/points.h"
#include "app/words/words.h"
#include "rules/compare.h"

#include <optional>

namespace strategikon {

namespace {

// What a difference is, without colour.
QString signOf(int left, int right)
{
    return left == right ? QStringLiteral("=") : left < right ? QStringLiteral("<") : QStringLiteral(">");
}

QString wordsOf(int left, int right)
{
    if (left == right) {
        return Comparing::tr("the same");
    }
    if (left == 0) {
        return Comparing::tr("only on the right");
    }
    if (right == 0) {
        return Comparing::tr("only on the left");
    }
    return left < right ? Comparing::tr("%1 more on the right").arg(right - left)
                        : Comparing::tr("%1 more on the left").arg(left - right);
}

} // namespace

void Comparing::show(const QString& first, const QString& second)
{
    trouble_.clear();
    armies_.clear();
    rows_.clear();
    figures_.clear();
    differences_ = 0;
    Session& session = *Session::current();
    std::optional<Army> sides[2] = {session.army(first), session.army(second)};
    const QString ids[2] = {first, second};
    for (int side = 0; side < 2; ++side) {
        if (!sides[side]) {
            trouble_ = tr("One of the armies is no longer in the library.");
            emit changed();
            return;
        }
        const ArmyList* list = session.list(*sides[side]);
        const Result<Verdict> verdict = judge(session.catalogue(), *sides[side], false);
        armies_.push_back({ids[side], plain(sides[side]->name),
            translated(list != nullptr ? list->name : sides[side]->list), verdict.value && verdict.value->legal,
            verdict.value ? static_cast<int>(verdict.value->findings.size()) : 0});
    }
    const Result<Comparison> compared = compare(session.catalogue(), *sides[0], *sides[1]);
    if (!compared.value) {
        trouble_ = compared.faults.empty() ? tr("These armies cannot be compared.") : worded(compared.faults.front());
        emit changed();
        return;
    }
    const auto pointsOf = [&](const ComparedRow& row, int side) {
        const int parts = compared->parts[side];
        return row.counts[side] == 0 || row.points[side] == 0
            ? QString()
            : tr("%1 points", "", row.points[side] / parts).arg(pointsShown(row.points[side], parts));
    };
    for (const ComparedRow& row : compared->rows) {
        differences_ += row.counts[0] != row.counts[1] ? 1 : 0;
        rows_.push_back({ofNames(row.name), row.counts[0], row.counts[1], pointsOf(row, 0), pointsOf(row, 1),
            signOf(row.counts[0], row.counts[1]), wordsOf(row.counts[0], row.counts[1])});
    }
    for (const ComparedFigure& figure : compared->figures) {
        const auto shown = [&](int side) { return pointsShown(figure.values[side], figure.parts[side]); };
        const int left = figure.values[0] * figure.parts[1], right = figure.values[1] * figure.parts[0];
        figures_.push_back({headingOf("figures", figure.id), shown(0), shown(1), signOf(left, right)});
    }
    emit changed();
}

} // namespace strategikon

#include "moc_comparing.cpp"
