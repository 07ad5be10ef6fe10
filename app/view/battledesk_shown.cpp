// The table: whose turn it is, and how all units and commanders are. Fields say themselves what they are.
#include "battledesk.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "inputshown.h"
#include "model/play/facts.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

QString word(const std::string& code, const std::string& otherwise)
{
    return hasWords(code) ? worded(Message{code, {}}) : ofData(otherwise);
}

QString labelOf(const FieldSpec& spec, const State& state)
{
    return word(ownCode(state.words, "field-" + spec.id), spec.label);
}

// What a value says; empty where it says nothing.
QString valueWords(const FieldSpec& spec, int value, const State& state)
{
    using Kind = FieldSpec::Kind;
    if (value == spec.start) {
        return {};
    }
    switch (spec.kind) {
    case Kind::flag:
        return labelOf(spec, state);
    case Kind::level: {
        const std::string& level = spec.words[std::size_t(value)];
        const std::string code = ownCode(state.words, "is-" + spec.id + "-" + level);
        return hasWords(code) ? worded(Message{code, {}})
                              : QStringLiteral("%1: %2").arg(labelOf(spec, state), ofData(level));
    }
    case Kind::causes: {
        QStringList all;
        for (std::size_t bit = 0; bit < spec.words.size(); ++bit) {
            if (value & (1 << bit)) {
                all << ofData(spec.words[bit]);
            }
        }
        return QStringLiteral("%1: %2").arg(labelOf(spec, state), all.join(QStringLiteral(", ")));
    }
    case Kind::thing: {
        const Thing& other = state[value];
        const QString name = other.badge.empty() ? QString() : QString::fromStdString(other.badge);
        return name.isEmpty() ? labelOf(spec, state) : QStringLiteral("%1 %2").arg(labelOf(spec, state), name);
    }
    default:
        return QStringLiteral("%1 %2").arg(labelOf(spec, state)).arg(value);
    }
}

QString letterOf(const FieldSpec& spec, int value)
{
    const std::size_t at = spec.kind == FieldSpec::Kind::level ? std::size_t(value) : 0;
    return at < spec.letters.size() ? QString(QLatin1Char(spec.letters[at])) : QString();
}

} // namespace

QString BattleDesk::name() const
{
    return known() ? QString::fromStdString(recorder_->saved().content.name) : QString();
}

QString BattleDesk::turnWords() const
{
    if (!known()) {
        return {};
    }
    if (over()) {
        return tr("The battle is over");
    }
    return state().turn == 0 ? tr("Before the battle") : tr("Turn %1").arg(state().turn);
}

QString BattleDesk::outcome() const
{
    if (!over()) {
        return {};
    }
    const Facts facts = factsOf(recorder_->game(), state());
    const std::string counted = recorder_->game().score();
    const auto score = [&](int side) { return standingOf(facts, side, counted).value_or(0); };
    if (facts.winner == both) {
        return counted.empty() ? tr("A draw.") : tr("A draw, %1 %2 each.", "7 points").arg(score(0)).arg(scoreWords());
    }
    if (facts.winner != 0 && facts.winner != 1) {
        return {};
    }
    const QString who = sideName(facts.winner);
    return counted.empty()
        ? tr("%1: won.").arg(who)
        : tr("%1: won, %2 %3 to %4.", "an army: 7 points to 3")
              .arg(who, QString::number(score(facts.winner)), scoreWords(), QString::number(score(1 - facts.winner)));
}

QString BattleDesk::scoreWords() const
{
    const std::string counted = known() ? recorder_->game().score() : std::string();
    return counted.empty() ? QString() : ownWords("score-" + counted, state().words);
}

QString BattleDesk::sideName(int side) const
{
    QStringList names;
    for (const Thing& thing : state().things) {
        if (thing.sort == Sort::army && thing.side == side) {
            names << QString::fromStdString(thing.name);
        }
    }
    return names.join(QStringLiteral(", "));
}

QString BattleDesk::sideWords() const
{
    return known() && state().turn > 0 && !state().over ? sideName(state().side) : QString();
}

QString BattleDesk::phaseWords() const
{
    return known() && state().turn > 0 && !state().over ? phaseShown(state().phase, state().words) : QString();
}

QVariantMap BattleDesk::shown(const Thing& thing) const
{
    const auto& specs = recorder_->game().fields().of(thing.sort);
    const auto isWhole = [&](const FieldSpec& spec) {
        return std::any_of(specs.begin(), specs.end(), [&](const FieldSpec& one) { return one.whole == spec.id; });
    };
    QVariantList marks, bars;
    for (std::size_t i = 0; i < specs.size() && i < thing.fields.size(); ++i) {
        const FieldSpec& spec = specs[i];
        const bool elsewhen = spec.own && !state().over && thing.side != state().side;
        if (!spec.shown || elsewhen || isWhole(spec)) {
            continue;
        }
        if (!spec.whole.empty()) {
            const int of = thing.fields[std::size_t(recorder_->game().fields().index(thing.sort, spec.whole))];
            if (of > 0) {
                bars << QVariantMap{{"words", labelOf(spec, state)}, {"is", thing.fields[i]}, {"of", of}};
            }
        } else if (const QString words = valueWords(spec, thing.fields[i], state()); !words.isEmpty()) {
            marks << QVariantMap{{"words", words}, {"plight", spec.plight},
                {"shape", QString::fromStdString(spec.shape)}, {"letter", letterOf(spec, thing.fields[i])}};
        }
    }
    return {{"thing", thing.id}, {"badge", QString::fromStdString(thing.badge)}, {"name", ofData(thing.name)},
        {"gone", thing.gone}, {"marks", marks}, {"bars", bars}};
}

QVariantList BattleDesk::sides() const
{
    QVariantList all;
    const auto standings = known() ? recorder_->game().standings(state()) : std::vector<Standing>();
    for (int side = 0; side < 2 && known(); ++side) {
        QVariantList armies, bodies, leaders, rows;
        for (const Thing& thing : state().things) {
            if (thing.side != side) {
                continue;
            }
            if (thing.sort == Sort::army) {
                armies << shown(thing);
            } else if (thing.sort == Sort::body) {
                bodies << shown(thing);
            } else if (thing.sort == Sort::leader) {
                leaders << shown(thing);
            }
        }
        for (const QVariant& army : armies) { // each army's commanders, and its units behind them
            for (const QVariantList* some : {&leaders, &bodies}) {
                for (const QVariant& one : *some) {
                    QVariantMap row = one.toMap();
                    const Id thing = row["thing"].toInt();
                    if (state().armyOf(thing) == army.toMap()["thing"].toInt()) {
                        row["army"] = armyShown(state(), thing);
                        rows << row;
                    }
                }
            }
        }
        int score = 0;
        for (const Standing& one : standings) {
            score += one.side == side && one.id == recorder_->game().score() ? one.value : 0;
        }
        all << QVariantMap{{"name", sideName(side)}, {"score", score}, {"letter", side == 0 ? tr("A") : tr("B")},
            {"turn", state().turn > 0 && !state().over && (state().side == side || state().side == both)},
            {"armies", armies}, {"bodies", bodies}, {"leaders", leaders}, {"rows", rows}};
    }
    return all;
}

} // namespace strategikon
