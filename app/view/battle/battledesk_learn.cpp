// What helps those who do not know the rules by heart: reminders, words, drawings.
#include "battledesk.h"

#include "app/view/session.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "battles.h"
#include "rules/lessons.h"
#include "rules/system.h"

#include <QPointF>

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

bool isThere(const State& state, Id thing) { return !state[thing].gone; }

} // namespace

QVariantMap BattleDesk::drawing() const
{
    if (ask() == nullptr) {
        return {};
    }
    for (const Drawing& one : recorder_->game().drawings()) {
        if (std::find(one.rules.begin(), one.rules.end(), ask()->rule) == one.rules.end()) {
            continue;
        }
        QVariantList marks;
        for (const play::Mark& mark : one.marks) {
            QVariantList at;
            for (const auto& [x, y] : mark.at) {
                at << QPointF(x, y);
            }
            marks << QVariantMap{{"is", QString::fromStdString(mark.is)}, {"at", at}, {"side", mark.side},
                {"turn", mark.turn}, {"pale", mark.pale}, {"text", ofData(mark.text)}};
        }
        return {{"name", ofData(one.name)}, {"wide", one.wide}, {"high", one.high}, {"marks", marks}};
    }
    return {};
}

void BattleDesk::findLesson()
{
    lesson_.clear();
    Session* session = Session::current();
    if (known() && session != nullptr && session->library() != nullptr) {
        const auto kept = session->library()->setting(lessonKey(id_));
        lesson_ = kept.value ? kept.value->value_or("") : "";
    }
}

QString BattleDesk::hint() const
{
    if (!known() || lesson_.empty()) {
        return {};
    }
    for (const Lesson& one : lessonsOf(recorder_->saved().content.system)) {
        if (one.id == lesson_) {
            for (const std::string& code : hinted()) {
                if (const std::string* text = one.hint(code)) {
                    return ofData(*text);
                }
            }
        }
    }
    return {};
}

// The codes of what lies open, the most particular first.
std::vector<std::string> BattleDesk::hinted() const
{
    if (state().over) {
        return {"over"};
    }
    if (ask() != nullptr) {
        return {ask()->what + "-by-" + ask()->rule, ask()->what};
    }
    std::vector<std::string> codes;
    const std::string phase = "phase-" + state().phase;
    for (const QVariant& one : actions()) {
        codes.push_back(phase + "/" + one.toMap()["what"].toString().toStdString());
    }
    codes.push_back(phase);
    return codes;
}

// What these armies have comes first, what holds for everybody after it.
QVariantList BattleDesk::reminders() const
{
    QVariantList own, common;
    const System* system = known() ? findSystem(recorder_->saved().content.system) : nullptr;
    if (system == nullptr) {
        return own;
    }
    for (const Passage& one : recorder_->game().passages(state())) {
        if (one.phase != state().phase) {
            continue;
        }
        QStringList badges;
        for (const Id thing : one.of) {
            if (isThere(state(), thing)) {
                badges << QString::fromStdString(state()[thing].badge);
            }
        }
        if (!one.of.empty() && badges.isEmpty()) {
            continue; // whom it was about is gone
        }
        const QVariantMap shown{{"name", ofData(one.name)}, {"text", sentencesOf(one.text, one.cells)},
            {"figure", QString::fromStdString(one.figure)}, {"place", cited(*system, one.source)},
            {"of", badges.join(QStringLiteral(", "))}};
        (one.of.empty() ? common : own) << shown;
    }
    return own + common;
}

QVariantList BattleDesk::glossary() const
{
    QVariantList all;
    const System* system = known() ? findSystem(recorder_->saved().content.system) : nullptr;
    if (system == nullptr) {
        return all;
    }
    for (const play::Term& one : recorder_->game().terms()) {
        all << QVariantMap{{"id", QString::fromStdString(one.id)}, {"name", ofData(one.name)},
            {"text", ofData(one.text)}, {"place", cited(*system, one.source)}};
    }
    std::sort(all.begin(), all.end(), [](const QVariant& one, const QVariant& other) {
        return one.toMap()["name"].toString().localeAwareCompare(other.toMap()["name"].toString()) < 0;
    });
    return all;
}

QVariantList BattleDesk::termsIn(const QString& text) const
{
    QVariantList all;
    for (const Spot& spot : glossed_.in(text)) {
        const auto& terms = recorder_->game().terms();
        const auto it = std::find_if(terms.begin(), terms.end(),
            [&](const play::Term& one) { return QString::fromStdString(one.id) == spot.term; });
        all << QVariantMap{{"id", spot.term}, {"name", ofData(it->name)}};
    }
    return all;
}

QString BattleDesk::linked(const QString& text, const QString& current) const { return glossed_.linked(text, current); }

} // namespace strategikon
