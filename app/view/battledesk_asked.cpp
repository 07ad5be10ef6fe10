// The card of what is asked, in words.
#include "battledesk.h"

#include "app/words/played.h"
#include "app/words/words.h"
#include "rules/system.h"

#include <algorithm>

namespace strategikon {

using namespace play;
using Kind = Input::Kind;

namespace {

QVariantMap citedShown(const Recorder& recorder, const std::string& id)
{
    const play::Cited* rule = recorder.game().cited(id);
    const System* system = findSystem(recorder.saved().content.system);
    if (rule == nullptr || system == nullptr) {
        return {};
    }
    return {{"text", ofData(rule->text)}, {"place", cited(*system, rule->source)}};
}

QString needsOf(const Dice& dice)
{
    if (dice.atMost > 0) {
        return BattleDesk::tr("%1 or less together").arg(dice.atMost);
    }
    return dice.reach > 0 ? BattleDesk::tr("%1 or more each").arg(dice.reach) : QString();
}

} // namespace

QVariantList BattleDesk::actions() const
{
    QVariantList all;
    if (asks_.size() < 2) {
        return all;
    }
    for (std::size_t i = 0; i < asks_.size(); ++i) {
        all << QVariantMap{{"what", QString::fromStdString(asks_[i].what)}, {"title", titled(asks_[i], state())},
            {"on", int(i) == chosen_}};
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
    for (const int face : firstThrow()) {
        thrownFirst << face;
    }
    return {{"what", QString::fromStdString(one->what)}, {"title", titled(*one, state())},
        {"who", one->who == 0 || one->who == 1 ? sideName(one->who) : QString()}, {"side", one->who},
        {"waits", one->step}, {"first", thrownFirst}, {"rule", citedShown(*recorder_, one->rule)}};
}

QVariantMap BattleDesk::shown(const Input& one) const
{
    const auto put = put_.find(one.id);
    const Values values = put == put_.end() ? Values() : put->second;
    const auto has = [&](int value) { return std::find(values.begin(), values.end(), value) != values.end(); };
    constexpr const char* kinds[] = {"choice", "things", "flag", "number", "dice"};
    QVariantMap map{{"id", QString::fromStdString(one.id)}, {"label", labelled(one)}, {"kind", kinds[int(one.kind)]},
        {"fact", one.fact}, {"noted", put != put_.end()}, {"least", one.least}, {"most", one.most},
        {"value", values.empty() ? 0 : values.front()}, {"idle", idle_.count(one.id) > 0},
        {"again", recalled_.count(one.id) > 0 && !touched_.count(one.id)}, {"map", mapped_.count(one.id) > 0}};
    QVariantList options, things, faces;
    for (std::size_t i = 0; i < one.options.size(); ++i) {
        options << QVariantMap{{"label", labelled(one.options[i])}, {"on", has(int(i))}};
    }
    for (const Id thing : one.among) {
        const QString badge = QString::fromStdString(state()[thing].badge);
        things << QVariantMap{{"thing", thing}, {"badge", badge.isEmpty() ? named(state(), thing) : badge},
            {"name", badge.isEmpty() ? QString() : ofData(state()[thing].name)}, {"on", has(thing)}};
    }
    if (one.kind == Kind::dice) {
        const bool counted = counted_.count(one.id) > 0;
        for (const int face : values) {
            faces << face;
        }
        map["dice"] = QVariantMap{{"count", one.dice.count}, {"sides", one.dice.sides}, {"needs", needsOf(one.dice)},
            {"mayCount", !one.dice.faces && one.dice.count > 1}, {"counted", counted}, {"faces", faces},
            {"score", counted && values.size() == 1 ? values.front() : -1}};
    }
    map["options"] = options;
    map["things"] = things;
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

QVariantMap BattleDesk::meaning() const
{
    if (ask() == nullptr) {
        return {};
    }
    const Preview seen = recorder_->game().preview(state(), draft());
    QVariantList modifiers, chances;
    for (const play::Modifier& one : seen.modifiers) {
        QStringList of;
        for (const Id thing : one.of) {
            of << named(state(), thing);
        }
        const QVariantMap rule = citedShown(*recorder_, one.id);
        const std::string code = "modifier-" + one.id;
        const QString name = hasWords(code) ? worded(Message{code, {}})
            : rule.isEmpty()                ? QString::fromStdString(one.id).replace(u'-', u' ')
                                            : rule["text"].toString();
        modifiers << QVariantMap{
            {"value", one.value}, {"name", name}, {"of", of.join(QStringLiteral(", "))}, {"place", rule["place"]}};
    }
    for (const auto& [outcome, chance] : seen.chances) {
        if (chance > 0) {
            chances << QVariantMap{{"words", outcomeShown(outcome)}, {"part", chance}};
        }
    }
    const QString needs = seen.dice.empty() ? QString() : needsOf(seen.dice.front());
    return {{"modifiers", modifiers}, {"chances", chances}, {"needs", needs}};
}

QVariantList BattleDesk::pickable() const
{
    QVariantList all;
    for (const Input& one : ask() != nullptr ? ask()->inputs : std::vector<Input>()) {
        for (const Id thing : one.among) {
            all << thing;
        }
    }
    for (const Thing& thing : ask() == nullptr && known() ? state().things : std::vector<Thing>()) {
        if (actionAbout(thing.id) >= 0) {
            all << thing.id;
        }
    }
    return all;
}

QVariantList BattleDesk::picked() const
{
    QVariantList all;
    for (const Input& one : ask() != nullptr ? ask()->inputs : std::vector<Input>()) {
        const auto put = put_.find(one.id);
        if (one.kind == Kind::things && put != put_.end()) {
            for (const Id thing : put->second) {
                all << thing;
            }
        }
    }
    return all;
}

} // namespace strategikon
