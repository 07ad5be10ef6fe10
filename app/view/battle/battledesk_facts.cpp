// Facts of the table on a card: filled in as they were last time, and asked only while they can change the outcome.
#include "battledesk.h"

#include "model/play/map/place.h"

#include <algorithm>

namespace strategikon {

using namespace play;
using Kind = Input::Kind;

namespace {

constexpr int mostTried = 256; // answers that are tried to find out what still matters

bool isThing(const Input& one) { return one.kind == Kind::things; }

// What a card is about: whom it names, and who was picked.
std::set<Id> about(const Ask& ask, const std::vector<Id>& on, const Answer& answer)
{
    std::set<Id> all(on.begin(), on.end());
    for (const Input& one : ask.inputs) {
        if (const auto* picked = answer.find(one.id); picked != nullptr && isThing(one) && !one.fact) {
            all.insert(picked->begin(), picked->end());
        }
    }
    return all;
}

std::vector<Id> onOf(const Entry& entry)
{
    const bool named = !entry.events.empty() && entry.events.front().what == "step";
    return named ? entry.events.front().on : std::vector<Id>();
}

bool fits(const Input& one, const std::vector<int>& value)
{
    const int last = one.kind == Kind::choice ? int(one.options.size()) - 1 : 1;
    return value.size() == 1 && value.front() >= 0 && value.front() <= last;
}

// Amounts and units change from one time to the next; how things lie seldom does. Where a rule suggests more than
// "no", it knows better than last time; what it leaves open is to be looked at anew.
bool mayRecall(const Input& one)
{
    return one.fact && (one.kind == Kind::choice || one.kind == Kind::flag) && one.given == std::vector<int>{0};
}

} // namespace

void BattleDesk::recall()
{
    if (ask() == nullptr || correcting_ != 0) {
        return;
    }
    const Answer given = draft(true);
    const std::set<Id> now = about(*ask(), ask()->on, given);
    const Entry* last = nullptr;
    for (int at = recorder_->battle().head(); at != 0 && last == nullptr;) {
        const Entry& entry = recorder_->battle().log()[std::size_t(at - 1)];
        if (entry.answer.what == ask()->what && about(*ask(), onOf(entry), entry.answer) == now) {
            last = &entry;
        }
        at = entry.parent;
    }
    recalled_.clear();
    fromMap(given);
    for (const Input& one : ask()->inputs) {
        if (mapped_.count(one.id) || touched_.count(one.id)) {
            continue;
        }
        if (one.givenBy.count(given.number(one.by)) > 0) { // it says more than last time
            if (const auto beside = givenBeside(one, given)) {
                put_[one.id] = *beside;
            } else {
                put_.erase(one.id);
            }
            continue;
        }
        if (!mayRecall(one)) {
            continue;
        }
        const auto* noted = last != nullptr ? last->answer.find(one.id) : nullptr;
        if (noted != nullptr && fits(one, *noted)) {
            put_[one.id] = *noted;
            recalled_.insert(one.id);
        } else {
            put_[one.id] = *one.given;
        }
    }
}

// What the map tells of those who are named now; what it told of others is as it was dealt again.
void BattleDesk::fromMap(const Answer& given)
{
    Answer said = given; // by the players, and not by the map itself
    std::erase_if(said.inputs, [&](const auto& one) { return mapped_.count(one.first) > 0; });
    const Ask told = withMap(recorder_->game(), state(), *ask(), said, ground_ ? &ground_->setUp.field : nullptr);
    for (const Input& one : told.inputs) {
        if (touched_.count(one.id)) {
            mapped_.erase(one.id);
        } else if (one.map) {
            put_[one.id] = *one.given;
            mapped_.insert(one.id);
        } else if (mapped_.erase(one.id) > 0) {
            put_.erase(one.id);
            if (one.given) {
                put_[one.id] = *one.given;
            }
        }
    }
}

bool BattleDesk::diceIn() const
{
    const Answer given = draft(true);
    return hasDice() && std::all_of(ask()->inputs.begin(), ask()->inputs.end(), [&](const Input& one) {
        return one.kind != Kind::dice || given.find(one.id) != nullptr;
    });
}

// A fact that stands there as it was filled in, and was said neither by the player nor by the map.
bool BattleDesk::isOpen(const Input& fact) const
{
    return fact.fact && !isThing(fact) && !touched_.count(fact.id) && !mapped_.count(fact.id);
}

void BattleDesk::weigh()
{
    idle_.clear();
    if (ask() == nullptr || !diceIn()) {
        return;
    }
    Answer known = draft(true), before = known;
    for (const Input& one : ask()->inputs) {
        const auto drop = [&](Answer& from) {
            std::erase_if(from.inputs, [&](const auto& put) { return put.first == one.id; });
        };
        if (isOpen(one)) {
            drop(known);
        }
        if (isOpen(one) || one.kind == Kind::dice) {
            drop(before);
        }
    }
    if (misfit(*ask(), known)) { // until it is said who does it, anything may matter
        return;
    }
    // A rule that says what matters before the dice says it afterwards too; for others every answer is tried.
    const Game& game = recorder_->game();
    const std::vector<std::string> matter = !game.preview(state(), before).matters.empty()
        ? game.preview(state(), known).matters
        : stillMatters(game, state(), *ask(), known, mostTried);
    for (const Input& one : ask()->inputs) {
        if (isOpen(one) && std::find(matter.begin(), matter.end(), one.id) == matter.end()) {
            idle_.insert(one.id);
        }
    }
}

bool BattleDesk::settled() const
{
    return correcting_ == 0 && std::none_of(ask()->inputs.begin(), ask()->inputs.end(), [&](const Input& one) {
        return isOpen(one) && !idle_.count(one.id);
    });
}

void BattleDesk::show()
{
    weigh();
    emit cardChanged();
}

std::vector<int> BattleDesk::firstThrow() const
{
    if (ask() == nullptr || !ask()->again) {
        return {};
    }
    const Battle& battle = recorder_->battle();
    for (int at = correcting_ != 0 ? battle.log()[std::size_t(correcting_ - 1)].parent : battle.head(); at != 0;) {
        const Entry& entry = battle.log()[std::size_t(at - 1)];
        if (const auto* dice = entry.answer.find("dice")) {
            return *dice;
        }
        at = entry.parent;
    }
    return {};
}

} // namespace strategikon
