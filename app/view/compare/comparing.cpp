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
        const Reading<Verdict> verdict = judge(session.catalogue(), *sides[side], false);
        armies_ << QVariantMap{{"id", ids[side]}, {"name", QString::fromStdString(sides[side]->name)},
            {"nation", ofData(list != nullptr ? list->name : sides[side]->list)},
            {"legal", verdict.value && verdict.value->legal},
            {"findings", verdict.value ? static_cast<int>(verdict.value->findings.size()) : 0}};
    }
    const Reading<Comparison> compared = compare(session.catalogue(), *sides[0], *sides[1]);
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
        rows_ << QVariantMap{{"name", ofNames(row.name)}, {"left", row.counts[0]}, {"right", row.counts[1]},
            {"leftPoints", pointsOf(row, 0)}, {"rightPoints", pointsOf(row, 1)},
            {"sign", signOf(row.counts[0], row.counts[1])}, {"words", wordsOf(row.counts[0], row.counts[1])}};
    }
    for (const ComparedFigure& figure : compared->figures) {
        const auto shown = [&](int side) { return pointsShown(figure.values[side], figure.parts[side]); };
        const int left = figure.values[0] * figure.parts[1], right = figure.values[1] * figure.parts[0];
        figures_ << QVariantMap{{"name", termOf("figures", figure.id)}, {"left", shown(0)}, {"right", shown(1)},
            {"sign", signOf(left, right)}};
    }
    emit changed();
}

} // namespace strategikon
