#include "ahead.h"

#include "app/words/ahead.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/action.h"

#include <QCoreApplication>
#include <QLocale>

#include <set>

namespace strategikon {

using namespace play;

namespace {

struct Taken {
    Q_DECLARE_TR_FUNCTIONS(Taken)
};

QList<AheadFigureShown> figuresShown(const Prospect::Line& line, const State& state)
{
    QList<AheadFigureShown> all;
    for (const Prospect::Figure& figure : line.figures) {
        all << AheadFigureShown{
            QString::fromStdString(figure.id), figure.mean, figure.value, labelled(figure, line, state), shown(figure)};
    }
    return all;
}

// "Stands that strike so: 3", "The target is: in the open".
QString said(const Input& input, const State& state)
{
    QStringList values;
    for (const int value : *input.given) {
        values << (input.kind == Input::Kind::flag  ? value != 0 ? Taken::tr("yes") : Taken::tr("no")
                 : input.kind == Input::Kind::choice ? labelled(input.options[std::size_t(value)], state)
                : input.kind == Input::Kind::things ? QString::fromStdString(state[value].badge)
                                                    : QLocale().toString(value));
    }
    return QStringLiteral("%1: %2").arg(
        labelled(input, state), values.isEmpty() ? Taken::tr("nobody") : values.join(QStringLiteral(", ")));
}

AssumptionShown assumptionShown(const Assumption& assumption, int number, const State& state)
{
    AssumptionShown shown{.input = inputShown(assumption.input, *assumption.input.given, state),
        .number = number,
        .said = assumption.usual ? QString() : said(assumption.input, state),
        .whose = assumption.on.empty() ? QString() : named(state, assumption.on.front()),
        .key = QString::fromStdString(keyOf(assumption, state)),
        .about = namesShown(state, assumption.on)};
    shown.input.noted = true;
    return shown;
}

// Of an order it is about all of it, of a unit about that unit, whoever else has to do with it. What stands beside the
// course may be about the same as one of its answers.
bool isOf(const Assumption& one, const Prospect::Line& line)
{
    if (one.on.empty() || (one.place >= 0 && one.place != line.place)) {
        return false;
    }
    return line.what.empty() ? one.on.front() == line.on.front() : one.on == line.on;
}

AheadLineShown lineShown(const Prospect::Line& line, const State& state)
{
    AheadLineShown shown{.what = QString::fromStdString(line.what),
        .label = labelled(line, state),
        .place = line.place,
        .figures = figuresShown(line, state),
        .about = namesShown(state, line.on)};
    for (const auto& [figure, value] : line.with) {
        shown.with << std::pair(QString::fromStdString(figure), value);
    }
    return shown;
}

} // namespace

std::string keyOf(const Assumption& assumption, const State& state)
{
    std::string whose = assumption.place >= 0 ? std::to_string(assumption.place + 1) : std::string();
    if (assumption.place < 0) {
        for (const Id one : assumption.on) {
            whose += (whose.empty() ? "" : "+") + nameOf(state, one);
        }
    }
    return whose.empty() ? assumption.input.id : whose + '.' + assumption.input.id;
}

// Each assumption stands with the lines that are about the same; those that find none are loose.
ProspectShown prospectShown(const Prospect& prospect, const State& state)
{
    ProspectShown shown{.title = titled(prospect, state),
        .planned = prospect.of.has_value(),
        .refused = prospect.refused ? worded(*prospect.refused) : QString(),
        .what = QString::fromStdString(prospect.what),
        .of = prospect.of ? QString::fromStdString(prospect.of->what) : QString(),
        .about = namesShown(state, prospect.on)};
    for (std::size_t i = 0; i < prospect.assumptions.size(); ++i) {
        shown.assumptions << assumptionShown(prospect.assumptions[i], int(i), state);
    }
    std::set<std::size_t> used;
    for (const Prospect::Line& line : prospect.lines) {
        shown.lines << lineShown(line, state);
        for (std::size_t i = 0; i < prospect.assumptions.size(); ++i) {
            if (isOf(prospect.assumptions[i], line)) {
                shown.lines.back().assumptions << shown.assumptions[int(i)];
                used.insert(i);
            }
        }
    }
    for (std::size_t i = 0; i < prospect.assumptions.size(); ++i) {
        if (used.count(i) == 0) {
            shown.loose << shown.assumptions[int(i)];
        }
    }
    for (AssumptionShown& one : shown.loose) {
        if (!one.whose.isEmpty()) { // no line says it
            one.input.label = QStringLiteral("%1: %2").arg(one.whose, one.input.label);
        }
    }
    QStringList granted;
    for (const std::string& id : prospect.granted) {
        shown.granted << OptionShown{QString::fromStdString(id), grantedShown(id, state)};
        granted << shown.granted.back().label;
    }
    shown.grantedWords = granted.join(u' ');
    for (const std::size_t place : prospect.better) {
        shown.better << int(place) + 1;
    }
    return shown;
}

} // namespace strategikon

#include "moc_ahead.cpp"
