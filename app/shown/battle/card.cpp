#include "card.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/action.h"

#include <QMetaEnum>

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

QList<int> listOf(const std::vector<int>& values) { return {values.begin(), values.end()}; }

// The best that can come is all, the next less than half of it; of those that favour the second the last is the best.
double weightOf(const Opposed& opposed, std::size_t outcome)
{
    const int favours = opposed.outcomes[outcome].favours;
    if (favours < 0) {
        return 0;
    }
    const auto its = [&](const Opposed::Outcome& one) { return one.favours == favours; };
    const auto from = opposed.outcomes.begin(), at = from + std::ptrdiff_t(outcome);
    const auto better =
        favours == 0 ? std::count_if(from, at, its) : std::count_if(at + 1, opposed.outcomes.end(), its);
    return better == 0 ? 1 : better == 1 ? 0.4 : 0.2;
}

QList<NeededShown> neededShown(const Opposed& opposed, int thrower)
{
    QList<NeededShown> all;
    for (const int outcome : opposed.wished(thrower)) {
        all << NeededShown{.outcome = outcome};
        for (int against = 1; against <= opposed.sides; ++against) {
            all.back().least << opposed.least(thrower, outcome, against);
        }
    }
    return all;
}

} // namespace

BadgeShown badgeShown(const State& state, Id thing, bool on)
{
    const QString badge = QString::fromStdString(state[thing].badge);
    BadgeShown shown{thing, QString::fromStdString(nameOf(state, thing)), badge};
    if (badge.isEmpty()) {
        shown.badge = named(state, thing);
    } else {
        shown.name = translated(state[thing].name);
        shown.army = armyShown(state, thing);
    }
    shown.on = on;
    return shown;
}

QString InputKinds::word(Kind kind)
{
    return QString::fromLatin1(QMetaEnum::fromType<Kind>().valueToKey(int(kind))).toLower();
}

int InputShown::chosen() const
{
    const auto it = std::ranges::find_if(options, [](const OptionShown& one) { return one.on; });
    return it == options.end() ? -1 : int(it - options.begin());
}

int InputShown::letters() const
{
    int sum = 0;
    for (const OptionShown& one : options) {
        sum += int(one.label.size());
    }
    return sum;
}

QStringList namesShown(const State& state, const std::vector<Id>& things)
{
    QStringList names;
    for (const Id thing : things) {
        names << QString::fromStdString(nameOf(state, thing));
    }
    return names;
}

DiceShown diceShown(const Throw& dice)
{
    DiceShown shown{.count = dice.count,
        .sides = dice.sides,
        .reach = dice.reach,
        .atMost = dice.atMost,
        .atLeast = dice.atLeast,
        .plus = dice.plus,
        .against = QString::fromStdString(dice.against),
        .again = listOf(dice.again.faces),
        .row = listOf(dice.row),
        .needs = needsShown(dice),
        .countSuffices = !dice.faces,
        .mayCount = !dice.faces && dice.count > 1};
    if (dice.whose == 0 || dice.whose == 1) {
        shown.side = dice.whose;
    }
    return shown;
}

InputShown inputShown(const Input& one, const std::vector<int>& values, const State& state)
{
    const auto has = [&](int value) { return std::ranges::find(values, value) != values.end(); };
    InputShown shown{.id = QString::fromStdString(one.id),
        .label = labelled(one, state),
        .kind = InputKinds::Kind(one.kind),
        .value = values.empty() ? 0 : values.front(),
        .least = one.least,
        .most = one.most,
        .fact = one.fact,
        .map = one.map,
        .measure = one.measure};
    for (std::size_t i = 0; i < one.options.size(); ++i) {
        shown.options << OptionShown{
            QString::fromStdString(one.options[i].id), labelled(one.options[i], state), has(int(i))};
    }
    for (const Id thing : one.among) {
        shown.things << badgeShown(state, thing, has(thing));
    }
    if (one.kind == Input::Kind::dice) {
        shown.dice = diceShown(one.dice);
    }
    return shown;
}

CardShown cardShown(const Decision& ask, const State& state)
{
    return {.what = QString::fromStdString(ask.what),
        .title = titled(ask, state),
        .side = ask.who,
        .waits = ask.step,
        .shared = ask.shared,
        .aside = ask.anytime,
        .word = ask.word,
        .about = namesShown(state, ask.on)};
}

MeaningShown meaningShown(const Preview& preview, const Game& game, const State& state)
{
    MeaningShown shown{.target = preview.target};
    std::string account;
    for (const play::Modifier& one : preview.modifiers) {
        const bool begins = one.account != account;
        account = one.account;
        QStringList of;
        for (const Id thing : one.of) {
            of << named(state, thing);
        }
        shown.modifiers << ModifierShown{.id = QString::fromStdString(one.id),
            .name = modifierShown(game, state, one.id),
            .of = of.join(QStringLiteral(", ")),
            .account = begins ? accountShown(account, state, preview.of) : QString(),
            .value = one.value,
            .accountId = QString::fromStdString(account),
            .about = namesShown(state, one.of)};
    }
    for (const Throw& one : preview.dice) {
        shown.dice << diceShown(one);
    }
    for (const std::string& input : preview.matters) {
        shown.matters << QString::fromStdString(input);
    }
    for (const auto& [outcome, chance] : preview.chances) {
        shown.chances << ChanceShown{QString::fromStdString(outcome), outcomeShown(outcome, state, preview.of), chance};
    }
    shown.opposed = opposedShown(preview, state);
    return shown;
}

OpposedShown opposedShown(const Preview& preview, const State& state)
{
    const Opposed& opposed = preview.opposed;
    if (opposed.empty()) {
        return {};
    }
    OpposedShown shown{.sides = opposed.sides,
        .cells = listOf(opposed.cells),
        .fell = {opposed.fell[0], opposed.fell[1]},
        .pairs = opposed.pairs(),
        .first = neededShown(opposed, 0),
        .second = neededShown(opposed, 1)};
    for (const std::string& id : opposed.dice) {
        shown.ids << QString::fromStdString(id);
        shown.dice << accountShown(id, state, preview.of);
    }
    const auto ways = opposed.ways();
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Opposed::Outcome& one = opposed.outcomes[i];
        shown.outcomes << OpposedOutcomeShown{.id = QString::fromStdString(one.id),
            .words = outcomeShown(one.id, state, preview.of),
            .favours = one.favours,
            .weight = weightOf(opposed, i),
            .ways = ways[i]};
    }
    return shown;
}

QString armyShown(const State& state, Id thing)
{
    const int side = state[thing].side;
    const auto armies = std::ranges::count_if(
        state.things, [&](const Thing& one) { return one.sort == Sort::army && one.side == side; });
    const Id army = state.armyOf(thing);
    return armies > 1 && army != 0 ? translated(state[army].name) : QString();
}

} // namespace strategikon

#include "moc_card.cpp"
