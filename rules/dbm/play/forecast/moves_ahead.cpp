// Moves that a side intends, one after the other: what each costs, and how likely the dice pay for all up to it.
#include "model/play/odds/dealt.h"
#include "model/text/contains.h"
#include "rules/dbm/play/command/initiative.h"
#include "rules/dbm/play/forecast/prospects.h"
#include "rules/dbm/play/movement/moving.h"
#include "rules/dbm/play/steps.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace strategikon::dbmPlay {

namespace {

using play::Prospect;

constexpr int highestFace = 6;

// The dice of the side whose bound it is, as far as they are known.
class Dice {
public:
    explicit Dice(const BattleView& table) : table_(table)
    {
        const auto& agenda = table.state().agenda;
        const bool thrown = table.state().phase == "moves";
        if (!agenda.empty() && agenda.back().what == "deal") {
            const auto deal = unpacked<steps::Deal>(agenda.back());
            dealt_ = deal.commands;
            faces_ = deal.dice;
        } else if (!thrown) {
            dealt_ = dealtTo(table, table.state().side);
            open_ = true;
        }
    }

    const Ids& dealt() const { return dealt_; }
    bool isOpen() const { return open_; }
    // That each command gets what it needs.
    double pay(const std::map<Id, int>& needs) const
    {
        double chance = dealtPay(needs);
        for (const auto& [command, need] : needs)
            if (!contains(dealt_, command))
                chance *= ownPays(command, need);
        return chance;
    }
    double ownPays(Id command, int need) const
    {
        return open_ ? std::clamp(highestFace + 1 - need, 0, highestFace) / double(highestFace)
                     : table_.get(command, state::left) >= need;
    }
    double dealtPay(const std::map<Id, int>& needs) const
    {
        std::vector<int> wants;
        for (const Id command : dealt_) {
            const auto it = needs.find(command);
            wants.push_back(it == needs.end() ? 0 : it->second);
        }
        return open_ ? double(play::waysToSuffice(wants)) / std::pow(highestFace, int(wants.size()))
                     : play::suffice(faces_, wants);
    }

private:
    const BattleView& table_;
    Ids dealt_{};
    std::vector<int> faces_{}; // that are to be dealt
    bool open_ = false;        // nothing was thrown yet
};

// Facts of the card that would make it cheaper or dearer, as it has them.
void assume(const BattleView& table, const Decision& card, const Answer& answer, int place, Prospect& seen)
{
    const int cost = costOf(movingOf(table, answer)).value;
    for (const Input& input : card.inputs) {
        if (!input.fact || input.kind == Input::Kind::things)
            continue;
        const int values = input.kind == Input::Kind::flag ? 2 : int(input.options.size());
        bool counts = false;
        for (int value = 0; value < values && !counts; ++value) {
            Answer other = answer;
            other.set(input.id, {value});
            const Moving moving = movingOf(table, other);
            counts = costOf(moving).value != cost && !unfit(table, moving);
        }
        if (!counts)
            continue;
        play::Assumption one{.input = input, .on = named(answer, "elements"), .place = place};
        one.input.given = {answer.number(input.id)};
        seen.assumptions.push_back(std::move(one));
    }
}

class Plan {
public:
    Plan(const BattleView& table, const Decision& card, const Intent& intent) : table_(table), dice_(table)
    {
        seen_.what = "moves";
        seen_.of = card;
        walk(card, intent);
    }

    Prospect prospect()
    {
        seen_.granted = {"moves-as-told"};
        if (dice_.isOpen())
            seen_.granted.push_back("moves-before-dice");
        if (!dice_.dealt().empty())
            seen_.granted.push_back("moves-dealt");
        if (!seen_.refused && !seen_.lines.empty())
            addTotals();
        return std::move(seen_);
    }

private:
    // Each as if those before it were made: a general helps once, a third march is dearer.
    void walk(const Decision& card, const Intent& intent)
    {
        Transaction after(table_.state());
        for (std::size_t at = 0; at < intent.course.size(); ++at) {
            if (intent.course[at].what != "move" || named(intent.course[at], "elements").empty())
                continue;
            const Answer answer = filled(card, intent.course[at]);
            const Moving moving = movingOf(after, answer);
            assume(after, card, answer, int(at), seen_);
            if ((seen_.refused = again(after, moving)) || (seen_.refused = unfit(after, moving)))
                return;
            const play::Sum cost = costOf(moving);
            needs_[moving.command()] += cost.value;
            const double chance = dice_.pay(needs_);
            many_ += chance;
            seen_.lines.push_back({.what = "move",
                .on = moving.elements,
                .place = int(at),
                .with = {{"cost", cost.value}},
                .figures = {{"", chance}}});
            carryOut(after, moving, cost, named(answer, "contacts"));
        }
    }

    // Whoever moves tactically, or is halted, is done with it (551).
    static std::optional<Message> again(const BattleView& after, const Moving& moving)
    {
        for (const Id one : moving.elements)
            if (const Moved moved = after.get(one, state::moved); moved != Moved::not_ && moved != Moved::march)
                return Message{"play-moves-again", {{"who", after[one].badge}}};
        return {};
    }

    void addTotals()
    {
        std::vector<Prospect::Line> totals{{.what = "all-moves", .figures = {{"", dice_.pay(needs_)}}},
            {.what = "moves-mean", .figures = {{"", many_, true}}}};
        for (const auto& [command, need] : needs_)
            if (!contains(dice_.dealt(), command))
                totals.push_back({.what = "command-pays",
                    .on = {command},
                    .with = {{"cost", need}},
                    .figures = {{"", dice_.ownPays(command, need)}}});
        if (!dice_.dealt().empty())
            totals.push_back({.what = "dealt-pay", .on = dice_.dealt(), .figures = {{"", dice_.dealtPay(needs_)}}});
        seen_.lines.insert(seen_.lines.begin(), totals.begin(), totals.end());
    }

    const BattleView& table_;
    Dice dice_;
    Prospect seen_{};
    std::map<Id, int> needs_{};
    double many_ = 0; // in a row, on average
};

} // namespace

std::optional<Prospect> movesAhead(const BattleView& table, const Intent& intent)
{
    const std::string& phase = table.state().phase;
    auto card = phase == "initiative" || phase == "moves" ? moveCard(table, table.state().side) : std::nullopt;
    if (!card)
        return {};
    card->what = "move";
    card->who = table.state().side;
    return Plan(table, *card, intent).prospect();
}

} // namespace strategikon::dbmPlay
