// What helps those who do not know the rules by heart: reminders, words, drawings.
#include "battleviewmodel.h"

#include "app/view/session.h"
#include "app/words/played.h"
#include "app/words/words.h"
#include "battles.h"
#include "rules/lessons.h"
#include "rules/system.h"

#include <algorithm>

namespace strategikon {

using namespace play;

namespace {

bool isThere(const State& state, Id thing) { return !state[thing].gone; }

} // namespace

DrawingShown drawingShown(const Drawing& drawing)
{
    DrawingShown shown{.name = translated(drawing.name), .wide = drawing.wide, .high = drawing.high};
    for (const play::Mark& mark : drawing.marks) {
        QPolygonF at;
        for (const auto& [x, y] : mark.at) {
            at << QPointF(x, y);
        }
        shown.marks << DrawingShown::Mark{
            QString::fromStdString(mark.is), translated(mark.text), at, mark.side, mark.turn, mark.pale};
    }
    return shown;
}

DrawingShown BattleViewModel::drawing() const
{
    if (ask() == nullptr) {
        return {};
    }
    for (const Drawing& one : recorder_->game().drawings()) {
        if (std::find(one.rules.begin(), one.rules.end(), ask()->rule) != one.rules.end()) {
            return drawingShown(one);
        }
    }
    return {};
}

void BattleViewModel::findLesson()
{
    lesson_.clear();
    Session* session = Session::current();
    if (known() && session != nullptr && session->library() != nullptr) {
        const auto kept = session->library()->setting(lessonKey(id_));
        lesson_ = kept.value ? kept.value->value_or("") : "";
    }
}

QString BattleViewModel::hint() const
{
    if (!known() || lesson_.empty()) {
        return {};
    }
    for (const Lesson& one : lessonsOf(recorder_->saved().content.system)) {
        if (one.id == lesson_) {
            for (const std::string& code : hinted()) {
                if (const std::string* text = one.hint(code)) {
                    return translated(*text);
                }
            }
        }
    }
    return {};
}

// The codes of what lies open, the most particular first.
std::vector<std::string> BattleViewModel::hinted() const
{
    if (state().over) {
        return {"over"};
    }
    if (ask() != nullptr) {
        return {ask()->what + "-by-" + ask()->rule, ask()->what};
    }
    std::vector<std::string> codes;
    const std::string phase = "phase-" + state().phase;
    for (const CardShown& one : actions()) {
        codes.push_back(phase + "/" + one.what.toStdString());
    }
    codes.push_back(phase);
    return codes;
}

// What these armies have comes first, what holds for everybody after it.
QList<ReminderShown> BattleViewModel::reminders() const
{
    QList<ReminderShown> own, common;
    const System* system = known() ? findSystem(recorder_->saved().content.system) : nullptr;
    if (system == nullptr) {
        return own;
    }
    for (const SheetRule& one : recorder_->game().sheetRules(state())) {
        if (one.phase != state().phase) {
            continue;
        }
        std::vector<Id> there = one.of;
        std::erase_if(there, [&](Id thing) { return !isThere(state(), thing); });
        if (!one.of.empty() && there.empty()) {
            continue; // whom it was about is gone
        }
        (one.of.empty() ? common : own) << ReminderShown{translated(one.name), sentencesOf(one.text, one.cells),
            QString::fromStdString(one.figure), cited(*system, one.source), badgesShown(state(), there)};
    }
    return own + common;
}

QList<TermShown> BattleViewModel::glossary() const
{
    QList<TermShown> all;
    const System* system = known() ? findSystem(recorder_->saved().content.system) : nullptr;
    if (system == nullptr) {
        return all;
    }
    for (const play::Term& one : recorder_->game().terms()) {
        all << TermShown{
            QString::fromStdString(one.id), translated(one.name), translated(one.text), cited(*system, one.source)};
    }
    std::sort(all.begin(), all.end(),
        [](const TermShown& one, const TermShown& other) { return one.name.localeAwareCompare(other.name) < 0; });
    return all;
}

QList<TermShown> BattleViewModel::termsIn(const QString& text) const
{
    QList<TermShown> all;
    for (const Spot& spot : glossed_.in(text)) {
        const auto& terms = recorder_->game().terms();
        const auto it = std::find_if(terms.begin(), terms.end(),
            [&](const play::Term& one) { return QString::fromStdString(one.id) == spot.term; });
        all << TermShown{.id = spot.term, .name = translated(it->name)};
    }
    return all;
}

QString BattleViewModel::linked(const QString& text, const QString& current) const
{
    return glossed_.linked(text, current);
}

} // namespace strategikon
