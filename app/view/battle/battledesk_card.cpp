// The answer as it is put together on the card.
#include "battledesk.h"

#include <algorithm>

namespace strategikon {

using namespace play;
using Kind = Input::Kind;

const Ask* BattleDesk::ask() const { return chosen_ < 0 ? nullptr : &asks_[std::size_t(chosen_)]; }

const Input* BattleDesk::input(const QString& id) const
{
    return ask() != nullptr ? ask()->find(id.toStdString()) : nullptr;
}

void BattleDesk::fill()
{
    put_.clear();
    counted_.clear();
    touched_.clear();
    mapped_.clear();
    idle_.clear();
    rolled_ = false;
    tens_ = -1;
    if (ask() == nullptr) {
        return;
    }
    for (const Input& one : ask()->inputs) {
        if (one.kind == Kind::dice) {
            put_[one.id] = Values(std::size_t(one.dice.count), 0);
            if (!one.dice.faces && one.dice.count > 1 && !eachDie_.count(state().phase)) {
                counted_.insert(one.id);
            }
        } else if (one.given) {
            put_[one.id] = *one.given;
        } else if (one.kind == Kind::things) {
            const bool all = one.least == int(one.among.size()) && one.least > 0; // nothing to choose
            put_[one.id] = all ? one.among : Values{};
        } else if (one.kind == Kind::number && !one.fact) {
            put_[one.id] = {one.least};
        } else if ((one.kind == Kind::flag && !one.fact) || (one.kind == Kind::choice && one.options.size() == 1)) {
            put_[one.id] = {0};
        }
    }
    recall();
}

Answer BattleDesk::draft(bool whole) const
{
    Answer given{.what = ask()->what, .who = ask()->who, .rolled = rolled_};
    for (const Input& one : ask()->inputs) {
        const auto put = put_.find(one.id);
        if (put == put_.end() || (!whole && idle_.count(one.id))) {
            continue;
        }
        if (one.kind == Kind::dice && counted_.count(one.id)) {
            if (put->second.size() == 1) {
                given.set(one.id, put->second);
            }
        } else if (one.kind != Kind::dice || allFallen(one)) {
            given.set(one.id, put->second);
        }
    }
    return given;
}

bool BattleDesk::complete() const { return ask() != nullptr && !misfit(*ask(), draft()); }

void BattleDesk::choose(const QString& what, int who)
{
    if (const Ask* its = cardFor(asks_, what.toStdString(), who)) {
        chosen_ = int(its - asks_.data());
    }
    fill();
    if (ask() != nullptr && ask()->inputs.empty()) {
        if (!answer()) {
            putAway();
        }
        return;
    }
    emit cardChanged();
}

void BattleDesk::putAway()
{
    if (asks_.size() > 1) {
        chosen_ = -1;
    }
    fill();
    emit cardChanged();
}

// The only thing that is asked: to tap it is to answer.
bool BattleDesk::answersAlone(const Input& one) const
{
    const bool one_of = one.kind == Kind::choice || (one.kind == Kind::things && one.least == 1 && one.most == 1);
    return one_of && ask()->inputs.size() == 1 && correcting_ == 0;
}

bool BattleDesk::tapAnswers() const
{
    return ask() != nullptr && !ask()->inputs.empty() && answersAlone(ask()->inputs.front()) && !complete();
}

void BattleDesk::pick(const QString& id, int thing)
{
    const Input* one = input(id);
    if (one == nullptr || one->kind != Kind::things) {
        return;
    }
    touched_.insert(one->id);
    mapped_.erase(one->id);
    Values& now = put_[one->id];
    const auto it = std::find(now.begin(), now.end(), thing);
    if (answersAlone(*one)) {
        now = {thing};
        if (answer()) {
            return;
        }
    } else if (it != now.end()) {
        now.erase(it);
    } else {
        if (one->most == 1) {
            now.clear();
        }
        if (int(now.size()) < one->most) {
            now.push_back(thing);
        }
    }
    if (!one->fact) {
        recall();
    }
    show();
}

// Before an action is chosen, somebody whom only one of them could be about chooses it.
int BattleDesk::actionAbout(Id thing) const
{
    int found = -1;
    for (std::size_t i = 0; i < asks_.size(); ++i) {
        for (const Input& one : asks_[i].inputs) {
            if (one.kind == Kind::things && !one.fact
                && std::find(one.among.begin(), one.among.end(), thing) != one.among.end()) {
                if (found >= 0 && found != int(i)) {
                    return -1;
                }
                found = int(i);
            }
        }
    }
    return found;
}

void BattleDesk::pickOnTable(int thing)
{
    const bool opens = ask() == nullptr;
    if (opens) {
        chosen_ = actionAbout(thing);
        fill();
    }
    if (ask() == nullptr) {
        return;
    }
    for (const Input& one : ask()->inputs) {
        if (one.kind == Kind::things && std::find(one.among.begin(), one.among.end(), thing) != one.among.end()) {
            // Whom the card holds already, as last time, is not put away by the tap that opens it.
            if (opens && !answersAlone(one) && picked().contains(thing)) {
                show();
            } else {
                pick(QString::fromStdString(one.id), thing);
            }
            return;
        }
    }
}

void BattleDesk::put(const QString& id, int value)
{
    const Input* one = input(id);
    if (one == nullptr) {
        return;
    }
    touched_.insert(one->id);
    mapped_.erase(one->id);
    const auto now = put_.find(one->id);
    const bool again = now != put_.end() && now->second == Values{value};
    if (again && one->fact && one->kind == Kind::choice && !answersAlone(*one)) {
        put_.erase(one->id); // not noted
    } else {
        put_[one->id] = {value};
        if (answersAlone(*one) && answer()) {
            return;
        }
    }
    const auto& all = ask()->inputs;
    if (std::any_of(all.begin(), all.end(), [&](const Input& other) { return other.by == one->id; })) {
        recall();
    }
    show();
}

} // namespace strategikon
