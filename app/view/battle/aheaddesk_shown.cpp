// What lies ahead, in words.
#include "aheaddesk.h"

#include "app/words/ahead.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "inputshown.h"

#include <QLocale>

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

QVariantList figuresShown(const Prospect::Line& line, const State& state)
{
    QVariantList all;
    for (const Prospect::Figure& figure : line.figures) {
        all << QVariantMap{
            {"label", labelled(figure, state)}, {"words", shown(figure)}, {"part", figure.mean ? -1 : figure.value}};
    }
    return all;
}

// "Stands that strike so: 3", "The target is: in the open".
QString said(const Input& input, const State& state)
{
    QStringList values;
    for (const int value : *input.given) {
        values << (input.kind == Input::Kind::flag  ? value != 0 ? AheadDesk::tr("yes") : AheadDesk::tr("no")
                 : input.kind == Input::Kind::choice ? labelled(input.options[std::size_t(value)], state)
                : input.kind == Input::Kind::things ? QString::fromStdString(state[value].badge)
                                                    : QLocale().toString(value));
    }
    return QStringLiteral("%1: %2").arg(
        labelled(input, state), values.isEmpty() ? AheadDesk::tr("nobody") : values.join(QStringLiteral(", ")));
}

QVariantMap assumptionShown(const Assumption& assumption, int number, const State& state)
{
    QVariantMap map = inputShown(assumption.input, *assumption.input.given, state);
    map["number"] = number;
    map["said"] = said(assumption.input, state);
    map["whose"] = assumption.on.empty() ? QString() : named(state, assumption.on.front());
    return map;
}

// Of an order it is about all of it, of a unit about that unit, whoever else has to do with it.
bool isOf(const Assumption& one, const Prospect::Line& line)
{
    if (one.on.empty() || one.place != line.place) {
        return false;
    }
    return line.what.empty() ? one.on.front() == line.on.front() : one.on == line.on;
}

// Each assumption stands with the line that is about the same; `used` are those that found one.
QVariantMap lineShown(const Prospect::Line& line, const Prospect& prospect, const State& state, std::set<int>& used)
{
    QVariantList assumptions;
    for (std::size_t i = 0; i < prospect.assumptions.size(); ++i) {
        const Assumption& one = prospect.assumptions[i];
        if (isOf(one, line)) {
            assumptions << assumptionShown(one, int(i), state);
            used.insert(int(i));
        }
    }
    return {{"label", labelled(line, state)}, {"place", line.place}, {"about", line.what.empty()},
        {"figures", figuresShown(line, state)}, {"assumptions", assumptions}};
}

} // namespace

// What stands before its first answer.
QVariantList AheadDesk::totals() const
{
    QVariantList all;
    const auto& seen = this->seen();
    const auto plan = std::find_if(seen.begin(), seen.end(), [](const Prospect& one) { return one.of.has_value(); });
    if (course_.empty() || plan == seen.end()) {
        return all;
    }
    for (const Prospect::Line& line : plan->lines) {
        if (line.place >= 0) {
            break;
        }
        all << QVariantMap{{"label", labelled(line, desk_->state())}, {"words", shown(line.figures.front())}};
    }
    return all;
}

QVariantList AheadDesk::prospects() const
{
    QVariantList all;
    for (const Prospect& prospect : seen()) {
        std::set<int> used;
        QVariantList lines, loose;
        for (const Prospect::Line& line : prospect.lines) {
            lines << lineShown(line, prospect, desk_->state(), used);
        }
        for (std::size_t i = 0; i < prospect.assumptions.size(); ++i) {
            if (!used.count(int(i))) {
                QVariantMap one = assumptionShown(prospect.assumptions[i], int(i), desk_->state());
                if (const QString whose = one["whose"].toString(); !whose.isEmpty()) { // no line says it
                    one["label"] = QStringLiteral("%1: %2").arg(whose, one["label"].toString());
                }
                loose << one;
            }
        }
        QStringList granted;
        for (const std::string& id : prospect.granted) {
            granted << grantedShown(id, desk_->state());
        }
        all << QVariantMap{{"title", titled(prospect, desk_->state())}, {"planned", prospect.of.has_value()},
            {"lines", lines}, {"loose", loose}, {"granted", granted},
            {"refused", prospect.refused ? worded(*prospect.refused) : QString()},
            {"hint", prospect.better.empty() || course_.empty() ? QString() : betterShown(prospect, desk_->state())}};
    }
    return all;
}

} // namespace strategikon
