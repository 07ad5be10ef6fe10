#include "battlelearning.h"

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

// What players call their armies and those in them.
QStringList namesIn(const State& state)
{
    QStringList names;
    for (const auto& thing : state.things) {
        names << translated(thing.name);
    }
    return names;
}

} // namespace

BattleLearning::BattleLearning(const OpenBattle& battle, const OpenCard& open, QObject* parent)
    : QObject(parent), battle_(battle), open_(open)
{
    connect(&battle_, &OpenBattle::cardChanged, this, &BattleLearning::changed);
}

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

DrawingShown BattleLearning::drawing() const
{
    if (open_.ask() == nullptr) {
        return {};
    }
    for (const Drawing& one : battle_.game().drawings()) {
        if (std::find(one.rules.begin(), one.rules.end(), open_.ask()->rule) != one.rules.end()) {
            return drawingShown(one);
        }
    }
    return {};
}

void BattleLearning::find()
{
    glossed_ = battle_.known() ? Glossed(battle_.game().terms()) : Glossed();
    if (battle_.known()) {
        glossed_.setNames(namesIn(battle_.state()));
    }
    lesson_.clear();
    Session* session = Session::current();
    if (battle_.known() && session != nullptr && session->library() != nullptr) {
        const auto kept = session->library()->setting(lessonKey(battle_.id()));
        lesson_ = kept.value ? kept.value->value_or("") : "";
    }
}

QString BattleLearning::hint() const
{
    if (!battle_.known() || lesson_.empty()) {
        return {};
    }
    for (const Lesson& one : lessonsOf(battle_.recorder().saved().content.system)) {
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
std::vector<std::string> BattleLearning::hinted() const
{
    if (battle_.state().over) {
        return {"over"};
    }
    if (open_.ask() != nullptr) {
        return {open_.ask()->what + "-by-" + open_.ask()->rule, open_.ask()->what};
    }
    std::vector<std::string> codes;
    const std::string phase = "phase-" + battle_.state().phase;
    for (const Decision* one : open_.offered()) {
        codes.push_back(phase + "/" + one->what);
    }
    codes.push_back(phase);
    return codes;
}

// What these armies have comes first, what holds for everybody after it.
QList<ReminderShown> BattleLearning::reminders() const
{
    QList<ReminderShown> own, common;
    const System* system = battle_.known() ? findSystem(battle_.recorder().saved().content.system) : nullptr;
    if (system == nullptr) {
        return own;
    }
    for (const SheetRule& one : battle_.game().sheetRules(battle_.state())) {
        if (one.phase != battle_.state().phase) {
            continue;
        }
        std::vector<Id> there = one.of;
        std::erase_if(there, [&](Id thing) { return !isThere(battle_.state(), thing); });
        if (!one.of.empty() && there.empty()) {
            continue; // whom it was about is gone
        }
        (one.of.empty() ? common : own) << ReminderShown{translated(one.name), sentencesOf(one.text, one.cells),
            QString::fromStdString(one.figure), cited(*system, one.source), badgesShown(battle_.state(), there)};
    }
    return own + common;
}

QList<TermShown> BattleLearning::glossary() const
{
    QList<TermShown> all;
    const System* system = battle_.known() ? findSystem(battle_.recorder().saved().content.system) : nullptr;
    if (system == nullptr) {
        return all;
    }
    for (const play::Term& one : battle_.game().terms()) {
        all << TermShown{
            QString::fromStdString(one.id), translated(one.name), translated(one.text), cited(*system, one.source)};
    }
    std::sort(all.begin(), all.end(),
        [](const TermShown& one, const TermShown& other) { return one.name.localeAwareCompare(other.name) < 0; });
    return all;
}

QList<TermShown> BattleLearning::termsIn(const QString& text) const
{
    QList<TermShown> all;
    for (const Spot& spot : glossed_.in(text)) {
        const auto& terms = battle_.game().terms();
        const auto it = std::find_if(terms.begin(), terms.end(),
            [&](const play::Term& one) { return QString::fromStdString(one.id) == spot.term; });
        all << TermShown{.id = spot.term, .name = translated(it->name)};
    }
    return all;
}

QString BattleLearning::linked(const QString& text, const QString& current) const
{
    return glossed_.linked(text, current);
}

} // namespace strategikon

#include "moc_battlelearning.cpp"
