// The card of what is asked, in words.
#include "battleviewmodel.h"

#include "app/shown/battle/rules.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/phases.h"

#include <algorithm>

namespace strategikon {

using namespace play;
using Kind = Input::Kind;

QList<CardShown> BattleViewModel::actions() const
{
    QList<CardShown> all;
    for (const Decision& one : asks_.size() > 1 ? asks_ : std::vector<Decision>()) {
        if (one.what == Phases::endAction) {
            continue; // it has a button of its own
        }
        CardShown action = cardShown(one, state());
        if (one.shared) {
            action.title = tr("%1: %2", "a side: what it does").arg(sideName(one.who), action.title);
        }
        action.on = card_ && one.what == card_->ask().what && one.who == card_->ask().who;
        all << action;
    }
    std::stable_partition(all.begin(), all.end(), [](const CardShown& one) { return !one.aside; });
    return all;
}

CardShown BattleViewModel::card() const
{
    const Decision* one = ask();
    if (one == nullptr) {
        return {};
    }
    CardShown shown = cardShown(*one, state());
    if (one->who == 0 || one->who == 1) {
        shown.who = sideName(one->who);
    }
    const auto& first = card_->firstThrow();
    shown.first = {first.begin(), first.end()};
    shown.rule = ruleCited(*recorder_, state(), one->rule);
    return shown;
}

// Where many may be named, those who are alike stand behind one another in one place, until it opens.
QList<BadgeShown> BattleViewModel::inRows(const QList<BadgeShown>& all, const QString& id, int first) const
{
    constexpr int few = 8;
    if (all.size() <= few) {
        return all;
    }
    const AlikeRows alike(recorder_->game(), state());
    QList<BadgeShown> told = all.mid(0, first), others = all.mid(first);
    std::map<const Ids*, Ids> rows; // those of each who may be named
    for (const BadgeShown& one : std::as_const(others)) {
        rows[&alike.of(one.thing)].push_back(one.thing);
    }
    for (const BadgeShown& one : std::as_const(others)) {
        const Ids& whole = alike.of(one.thing);
        const Ids& row = rows[&whole];
        const bool open = open_.count({id, whole.front()}) > 0;
        if (row.size() > 1 && row.front() == one.thing) {
            const auto named = std::count_if(others.begin(), others.end(), [&](const BadgeShown& other) {
                return other.on && std::find(row.begin(), row.end(), other.thing) != row.end();
            });
            BadgeShown head = one;
            Ids inOrder = row; // however near each of them is
            std::sort(inOrder.begin(), inOrder.end());
            head.badge = badgesShown(state(), inOrder);
            // As wide however many are named: no tap moves those behind it.
            const QString size = QString::number(row.size());
            head.name = tr("%1: %2 of %3", "a name, how many")
                            .arg(one.name, QString::number(named).rightJustified(size.size(), QChar(0x2007)), size);
            head.on = named > 0;
            head.several = true;
            head.open = open;
            told << head;
        }
        if (row.size() == 1 || open) {
            told << one;
        }
    }
    return told;
}

// Thrown against one another: each throw has the name of him it is for, or of his side, as no bound turns it round.
QString BattleViewModel::throwerOf(const Input& one) const
{
    if (one.kind != Kind::dice || one.dice.against.empty() || one.dice.whose < 0)
        return {};
    for (const Id thing : ask()->on)
        if (state()[thing].sort != Sort::army && state()[thing].side == one.dice.whose)
            return named(state(), thing);
    return nationOf(one.dice.whose);
}

// Few who were proposed, and nobody has confirmed yet, are seen before all others and not only counted in their row:
// how many that are beyond those who stand first anyway.
int BattleViewModel::proposedFirst(const Input& one, InputShown& shown) const
{
    const auto isProposed = [&](const BadgeShown& thing) {
        return thing.on && !recorder_->game().alike(state()[thing.thing]).empty();
    };
    if ((!ask()->names && !one.fact) || card_->isTouched(one.id)) {
        return 0;
    }
    constexpr int few = 4; // of more, such as all who advance, rows tell enough
    const auto many = std::count_if(shown.things.begin() + one.likely, shown.things.end(), isProposed);
    if (many > few) {
        return 0;
    }
    std::stable_partition(shown.things.begin(), shown.things.end(), isProposed);
    return int(many);
}

InputShown BattleViewModel::shown(const Input& one) const
{
    const Card::Values* put = card_->at(one.id);
    const Card::Values values = put != nullptr ? *put : Card::Values();
    Input offered = one;
    offered.among = card_->offered(one);
    InputShown shown = inputShown(offered, values, state());
    const Answer now = card_->draft(true);
    for (qsizetype i = 0; i < shown.options.size(); ++i) {
        shown.options[i].open = play::isOpen(one, std::size_t(i), now);
    }
    for (BadgeShown& thing : shown.things) {
        thing.arm = QString::fromStdString(recorder_->game().arm(state()[thing.thing]));
    }
    if (const QString its = throwerOf(one); !its.isEmpty()) {
        shown.label = its;
    }
    nearestFirst(one, shown);
    shown.things = inRows(shown.things, shown.id, one.likely + proposedFirst(one, shown));
    shown.noted = put != nullptr;
    shown.idle = card_->isIdle(one.id) || (!one.only.empty() && offered.among.empty());
    shown.again = card_->isRecalled(one.id) && !card_->isTouched(one.id);
    shown.map = card_->isMapped(one.id);
    shown.measure = card_->isToMeasure(one.id);
    if (one.kind == Kind::dice) {
        shown.dice.tens = card_->tens();
        shown.dice.counted = card_->isCounted(one.id);
        shown.dice.faces = {values.begin(), values.end()};
        shown.dice.score = shown.dice.counted && values.size() == 1 ? values.front() : -1;
    }
    return shown;
}

QList<InputShown> BattleViewModel::inputs() const
{
    QList<InputShown> all;
    if (ask() == nullptr) {
        return all;
    }
    // Who comes first, then the dice, then what the table says: dice may come before facts.
    const auto place = [](const Input& one) { return one.kind == Kind::dice ? 1 : one.fact ? 2 : 0; };
    for (int at = 0; at <= 2; ++at) {
        for (const Input& one : ask()->inputs) {
            if (place(one) == at) {
                all << shown(one);
            }
        }
    }
    return all;
}

// Why the card will be refused as it stands, before its dice are thrown.
QString BattleViewModel::unfit() const
{
    const auto why = planning_ ? std::nullopt : card_->unfit(); // of what is planned the odds say it
    return why ? asOnCard(*why) : QString();
}

MeaningShown BattleViewModel::meaning() const
{
    if (ask() == nullptr) {
        return {};
    }
    if (const QString why = unfit(); !why.isEmpty()) {
        return {.unfit = why};
    }
    const Game& game = recorder_->game();
    MeaningShown shown = meaningShown(card_->means(), game, state());
    for (ModifierShown& one : shown.modifiers) { // what is added to a throw stands under its name
        const auto its = std::find_if(ask()->inputs.begin(), ask()->inputs.end(),
            [&](const Input& input) { return input.kind == Kind::dice && input.id == one.accountId.toStdString(); });
        if (const QString thrower = its == ask()->inputs.end() ? QString() : throwerOf(*its);
            !thrower.isEmpty() && !one.account.isEmpty()) {
            one.account = thrower;
        }
    }
    for (ModifierShown& one : shown.modifiers) {
        one.rule = ruleCited(*recorder_, state(), one.id.toStdString());
    }
    shown.chances.removeIf([](const ChanceShown& one) { return one.part <= 0; });
    // Once a die is in, what it was likely to be tells nothing any more.
    const bool open = std::ranges::any_of(shown.chances, [](const ChanceShown& one) { return one.part < 1; });
    if (open && card_->anyFallen()) {
        shown.chances.clear();
    }
    return shown;
}

const play::Warnings& BattleViewModel::warned() const
{
    if (!warned_) {
        warned_ = card_ ? card_->warnings() : play::Warnings();
    }
    return *warned_;
}

QList<WarningShown> BattleViewModel::warnings() const
{
    QList<WarningShown> all;
    for (const play::Warning& one : warned()) {
        all << warningShown(one, *recorder_, state());
    }
    return all;
}

QList<int> BattleViewModel::pickable() const
{
    QList<int> all;
    for (const Id thing : card_ ? card_->pickable() : std::vector<Id>()) {
        all << thing;
    }
    for (const auto& towards : card_ && !planning_ ? card_->answersTowards() : std::map<Id, Answer>()) {
        all << towards.first;
    }
    for (const Thing& thing : !card_ && known() ? state().things : Things()) {
        if (cardAbout(asks_, thing.id) != nullptr) {
            all << thing.id;
        }
    }
    return all;
}

QList<int> BattleViewModel::picked() const
{
    QList<int> all;
    for (const Id thing : card_ ? card_->picked() : std::vector<Id>()) {
        all << thing;
    }
    return all;
}

} // namespace strategikon
