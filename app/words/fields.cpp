#include "app/words/fields.h"

#include "app/words/played.h"
#include "app/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

struct FieldWords {
    Q_DECLARE_TR_FUNCTIONS(fields)
};

QString letterOf(const FieldSpec& spec, int value)
{
    const std::size_t at = spec.kind == FieldSpec::Kind::level ? std::size_t(value) : 0;
    return at < spec.letters.size() ? QString(QLatin1Char(spec.letters[at])) : QString();
}

// A count as it is told: one in halves as "2½".
QString countShown(const FieldSpec& spec, int value)
{
    return spec.parts == 2 ? halvesShown(value) : QString::number(value);
}

} // namespace

QString halvesShown(int halves)
{
    const QString half = halves % 2 != 0 ? QStringLiteral("½") : QString();
    return halves == 1 ? half : QString::number(halves / 2) + half;
}

QString fieldShown(const FieldSpec& spec) { return translated(spec.label); }

QString levelShown(const FieldSpec& spec, int level)
{
    const std::size_t at = std::size_t(level);
    return translated(at < spec.says.size() ? spec.says[at] : spec.words[at]);
}

QString valueShown(const FieldSpec& spec, int value, const State& state)
{
    using Kind = FieldSpec::Kind;
    if (value == spec.start) {
        return {};
    }
    switch (spec.kind) {
    case Kind::flag:
        return fieldShown(spec);
    case Kind::level: {
        const QString level = levelShown(spec, value);
        return spec.says.empty() ? QStringLiteral("%1: %2").arg(fieldShown(spec), level) : level;
    }
    case Kind::causes: {
        QStringList all;
        for (std::size_t bit = 0; bit < spec.words.size(); ++bit) {
            if (value & (1 << bit)) {
                all << translated(spec.words[bit]);
            }
        }
        return QStringLiteral("%1: %2").arg(fieldShown(spec), all.join(QStringLiteral(", ")));
    }
    case Kind::thing: {
        const Thing& other = state[value];
        const QString name = other.badge.empty() ? QString() : QString::fromStdString(other.badge);
        return name.isEmpty() ? fieldShown(spec) : QStringLiteral("%1 %2").arg(fieldShown(spec), name);
    }
    default:
        return QStringLiteral("%1 %2").arg(fieldShown(spec), countShown(spec, value));
    }
}

QString cellShown(const FieldSpec& spec, int value, const State& state)
{
    using Kind = FieldSpec::Kind;
    switch (spec.kind) {
    case Kind::level:
        return levelShown(spec, value);
    case Kind::causes: {
        QStringList all;
        for (std::size_t bit = 0; bit < spec.words.size(); ++bit)
            if (value & (1 << bit))
                all << translated(spec.words[bit]);
        return all.isEmpty() ? QStringLiteral("–") : all.join(QStringLiteral(", "));
    }
    case Kind::flag:
        return value != 0 ? FieldWords::tr("yes") : QStringLiteral("–");
    case Kind::thing:
        return value == 0 ? QStringLiteral("–") : named(state, value);
    default:
        return value == 0 ? QStringLiteral("–") : countShown(spec, value);
    }
}

FieldsShown fieldsShown(const Fields& fields, const Thing& thing, const State& state)
{
    const auto& specs = fields.of(thing.sort);
    const auto isWhole = [&](const FieldSpec& spec) {
        return std::ranges::any_of(specs, [&](const FieldSpec& one) { return one.whole == spec.id; });
    };
    FieldsShown all;
    for (std::size_t i = 0; i < specs.size() && i < thing.fields.size(); ++i) {
        const FieldSpec& spec = specs[i];
        const bool elsewhen = spec.own && !state.over && thing.side != state.side;
        if (!spec.shown || elsewhen || isWhole(spec))
            continue;
        if (!spec.whole.empty()) {
            const int of = thing.fields[std::size_t(fields.index(thing.sort, spec.whole))];
            if (of > 0)
                all.bars.append({fieldShown(spec), thing.fields[i] / spec.parts, of / spec.parts,
                    FieldWords::tr("%1 of %2", "3 of 8").arg(countShown(spec, thing.fields[i]), countShown(spec, of)),
                    FieldWords::tr("%1/%2", "3/8").arg(countShown(spec, thing.fields[i]), countShown(spec, of))});
        } else if (const QString words = valueShown(spec, thing.fields[i], state); !words.isEmpty()) {
            all.marks.append({words, spec.plight, QString::fromStdString(spec.shape), letterOf(spec, thing.fields[i]),
                spec.own, spec.kind == FieldSpec::Kind::thing ? fieldShown(spec) : words});
        }
    }
    return all;
}

int choiceNow(const play::Game& game, const play::State& state, const std::string& rule)
{
    constexpr play::Id theBattle = 1;
    const int at = game.fields().index(play::Sort::battle, rule);
    return at < 0 ? 0 : state[theBattle].fields[std::size_t(at)];
}

QString inOneLine(const FieldsShown& shown)
{
    QStringList all;
    for (const FieldBar& bar : shown.bars)
        all << FieldWords::tr("%1 %2", "losses; 3 of 8").arg(bar.words, bar.count);
    for (const FieldMark& mark : shown.marks)
        all << mark.words;
    return all.join(QStringLiteral(", "));
}

} // namespace strategikon
