// The card of what is asked, in words.
#include "battledesk.h"

#include "inputshown.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "model/play/record/agreed.h"
#include "rules/system.h"

#include <algorithm>

namespace strategikon {

using namespace play;
using Kind = Input::Kind;

QVariantMap BattleDesk::citedShown(const std::string& id) const
{
    const play::Cited* rule = recorder_->game().cited(state(), id);
    const System* system = findSystem(recorder_->saved().content.system);
    if (rule == nullptr || system == nullptr) {
        return {};
    }
    const Entry* overruled = overruledIn(recorder_->battle(), id);
    return {{"id", QString::fromStdString(id)}, {"text", strategikon::citedShown(*rule)},
        {"place", cited(*system, rule->source)},
        {"overruled", overruled != nullptr ? noteShown(recorder_->game(), state(), *overruled) : QString()}};
}

QVariantList BattleDesk::actions() const
{
    QVariantList all;
    if (asks_.size() < 2) {
        return all;
    }
    for (std::size_t i = 0; i < asks_.size(); ++i) {
        const QString title = titled(asks_[i], state());
        all << QVariantMap{{"what", QString::fromStdString(asks_[i].what)}, {"who", asks_[i].who},
            {"shared", asks_[i].shared},
            {"title",
                asks_[i].shared ? tr("%1: %2", "a side: what it does").arg(sideName(asks_[i].who), title) : title},
            {"on", card_ && asks_[i].what == card_->ask().what && asks_[i].who == card_->ask().who}};
    }
    return all;
}

QVariantMap BattleDesk::card() const
{
    const Ask* one = ask();
    if (one == nullptr) {
        return {};
    }
    QVariantList thrownFirst;
    for (const int face : card_->firstThrow()) {
        thrownFirst << face;
    }
    return {{"what", QString::fromStdString(one->what)}, {"title", titled(*one, state())},
        {"who", one->who == 0 || one->who == 1 ? sideName(one->who) : QString()}, {"side", one->who},
        {"waits", one->step}, {"first", thrownFirst}, {"rule", citedShown(one->rule)}};
}

QVariantMap BattleDesk::shown(const Input& one) const
{
    const Card::Values* put = card_->at(one.id);
    const Card::Values values = put != nullptr ? *put : Card::Values();
    QVariantMap map = inputShown(one, values, state());
    map["fact"] = one.fact;
    map["noted"] = put != nullptr;
    map["idle"] = card_->isIdle(one.id);
    map["again"] = card_->isRecalled(one.id) && !card_->isTouched(one.id);
    map["map"] = card_->isMapped(one.id);
    if (one.kind == Kind::dice) {
        const bool counted = card_->isCounted(one.id);
        QVariantList faces;
        for (const int face : values) {
            faces << face;
        }
        map["dice"] = QVariantMap{{"count", one.dice.count}, {"sides", one.dice.sides}, {"tens", card_->tens()},
            {"needs", needsShown(one.dice)}, {"mayCount", !one.dice.faces && one.dice.count > 1}, {"counted", counted},
            {"faces", faces}, {"score", counted && values.size() == 1 ? values.front() : -1}};
    }
    return map;
}

QVariantList BattleDesk::inputs() const
{
    QVariantList all;
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
QString BattleDesk::unfit() const
{
    const auto why = card_->unfit();
    return why ? asOnCard(*why) : QString();
}

QVariantMap BattleDesk::meaning() const
{
    if (ask() == nullptr) {
        return {};
    }
    if (const QString why = unfit(); !why.isEmpty()) {
        return {{"unfit", why}};
    }
    const Preview seen = recorder_->game().preview(state(), card_->draft());
    QVariantList modifiers, chances;
    std::string account;
    for (const play::Modifier& one : seen.modifiers) {
        const bool begins = one.account != account;
        account = one.account;
        QStringList of;
        for (const Id thing : one.of) {
            of << named(state(), thing);
        }
        modifiers << QVariantMap{{"value", one.value}, {"name", modifierShown(recorder_->game(), state(), one.id)},
            {"of", of.join(QStringLiteral(", "))}, {"rule", citedShown(one.id)},
            {"account", begins ? accountShown(account, state().words) : QString()}};
    }
    for (const auto& [outcome, chance] : seen.chances) {
        if (chance > 0) {
            chances << QVariantMap{{"words", outcomeShown(outcome, state().words)}, {"part", chance}};
        }
    }
    const QString needs = seen.dice.empty() ? QString() : needsShown(seen.dice.front());
    return {{"modifiers", modifiers}, {"chances", chances}, {"needs", needs}};
}

QVariantList BattleDesk::pickable() const
{
    QVariantList all;
    for (const Id thing : card_ ? card_->pickable() : std::vector<Id>()) {
        all << thing;
    }
    for (const Thing& thing : !card_ && known() ? state().things : Things()) {
        if (cardAbout(asks_, thing.id) != nullptr) {
            all << thing.id;
        }
    }
    return all;
}

QVariantList BattleDesk::picked() const
{
    QVariantList all;
    for (const Id thing : card_ ? card_->picked() : std::vector<Id>()) {
        all << thing;
    }
    return all;
}

} // namespace strategikon
