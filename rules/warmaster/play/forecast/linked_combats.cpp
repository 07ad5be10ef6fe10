#include "rules/warmaster/play/forecast/linked_combats.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Joint;
using play::Spread;

constexpr int mostInAKnot = 6;

// Chances of so many more hits, of at most `room`.
std::vector<double> upTo(const Spread& hits, int room)
{
    std::vector<double> chances(std::size_t(room) + 1, 0.0);
    for (int many = hits.least(); many <= hits.most(); ++many)
        chances[std::size_t(std::clamp(many, 0, room))] += hits.chance(many);
    return chances;
}

// Every choice of one item of each.
template <class Item, class Do>
void eachChoice(const std::vector<std::vector<Item>>& items, Do act)
{
    std::vector<std::size_t> at(items.size(), 0);
    std::vector<const Item*> chosen;
    for (const auto& some : items)
        chosen.push_back(&some.front());
    for (std::size_t i = 0; i < items.size();) {
        act(chosen);
        for (i = 0; i < items.size() && ++at[i] == items[i].size(); ++i)
            chosen[i] = &items[i][at[i] = 0];
        if (i < items.size())
            chosen[i] = &items[i][at[i]];
    }
}

const Blows& blowsOf(const Later& later, int bonus)
{
    static const Blows none;
    return later.following.empty() ? none : later.following[std::min(std::size_t(bonus), later.following.size()) - 1];
}

} // namespace

LinkedCombats::LinkedCombats(
    const Combat& combat, const std::vector<Spread>& hits, const bool (&scythed)[2], Members members)
    : combat_(&combat)
    , hits_(&hits)
    , scythed_{scythed[0], scythed[1]}
    , members_(std::move(members))
    , second_(members_.size())
{
    for (std::size_t one = 0; one < members_.size(); ++one) {
        const Spread& its = hits[members_[one]];
        difference_ = toward(one) > 0 ? difference_.plus(its) : difference_.minus(its);
        auto& left = left_.emplace_back();
        for (int hits = 0; hits <= room(one); ++hits)
            left.push_back(std::max(fighter(one).stands - (fighter(one).hits + hits) / fighter(one).each, 0));
    }
}

bool LinkedCombats::tooLarge() const
{
    return std::ranges::count_if(members_, [&](std::size_t one) {
        return (*hits_)[one].most() > (*hits_)[one].least();
    }) > mostInAKnot;
}

int LinkedCombats::room(std::size_t member) const
{
    return std::max(fighter(member).stands * fighter(member).each - fighter(member).hits, 0);
}

int LinkedCombats::stands(std::size_t member, int hits) const
{
    return hits < int(left_[member].size()) ? left_[member][std::size_t(hits)] : 0;
}

int LinkedCombats::memberAt(int fighter) const
{
    const auto it = std::ranges::find(members_, std::size_t(fighter));
    return fighter < 0 || it == members_.end() ? -1 : int(it - members_.begin());
}

std::vector<LinkedCombats::Left> LinkedCombats::leftOf(std::size_t member) const
{
    const Spread& hits = (*hits_)[members_[member]];
    std::vector<Left> all;
    for (int many = hits.least(); many <= hits.most(); ++many) {
        const Left one{stands(member, many), many, many,
            scythed_[1 - fighter(member).side] && fighter(member).counted + many > 0}; // rulebook 4573
        if (!all.empty() && all.back().stands == one.stands && all.back().shaken == one.shaken)
            all.back().most = many;
        else
            all.push_back(one);
    }
    return all;
}

LinkedCombat LinkedCombats::part(const Ending& ending, const Spread& rest)
{
    ending_ = ending;
    restLeast_ = rest.least();
    restMost_ = rest.most();
    int seconds[2] = {0, 0};
    for (std::size_t one = 0; one < members_.size(); ++one)
        seconds[toward(one) > 0] += room(one);
    part_ = {};
    for (Joint& joint : part_.cases)
        joint = Joint(difference_.least(), difference_.most(), -seconds[0], seconds[1]);
    part_.cases[LinkedCombat::overAlready] = Joint(difference_.least(), difference_.most(), 0, 0);
    std::vector<std::vector<Left>> left;
    for (std::size_t one = 0; one < members_.size(); ++one) {
        part_.lost.emplace_back(difference_.least(), difference_.most(), 0, fighter(one).stands);
        left.push_back(leftOf(one));
    }
    eachChoice(left, [&](const std::vector<const Left*>& chosen) {
        std::vector<Left> now;
        for (const Left* one : chosen)
            now.push_back(*one);
        if (mayEndSo(now))
            addAll(now);
    });
    return std::move(part_);
}

bool LinkedCombats::mayEndSo(const std::vector<Left>& left) const
{
    int least = restLeast_, most = restMost_;
    for (std::size_t one = 0; one < left.size(); ++one) {
        least += toward(one) > 0 ? left[one].least : -left[one].most;
        most += toward(one) > 0 ? left[one].most : -left[one].least;
    }
    return least <= ending_.most && most >= ending_.least;
}

LinkedCombats::Going LinkedCombats::going(const std::vector<Left>& left) const
{
    const std::size_t many = members_.size();
    Going now{std::vector<bool>(many), std::vector<bool>(many), std::vector<int>(many)};
    for (std::size_t one = 0; one < many; ++one) {
        const bool beaten = ending_.winner == 1 - fighter(one).side;
        now.lives[one] = left[one].stands > 0 && !later(one).spent && !(beaten && later(one).falls);
    }
    std::vector<int> pursuer(many, -1); // the first of each
    for (std::size_t one = 0; one < many; ++one) {
        const int enemy = memberAt(later(one).enemy);
        const bool follows = fighter(one).side == ending_.winner && now.lives[one] && later(one).follows;
        if (!follows || enemy < 0 || !now.lives[std::size_t(enemy)])
            continue;
        now.goes[one] = now.goes[std::size_t(enemy)] = true;
        if (int& first = pursuer[std::size_t(enemy)]; first < 0)
            first = int(one);
    }
    for (std::size_t one = 0; one < many; ++one) {
        if (!now.goes[one])
            continue;
        const int enemy = memberAt(later(one).enemy);
        const bool won = fighter(one).side == ending_.winner;
        const bool touches = enemy >= 0 && now.goes[std::size_t(enemy)];
        const Blows& blows = won ? blowsOf(later(one), ending_.bonus)
            : left[one].shaken   ? later(one).shaken
                                 : later(one).beaten;
        now.struck[std::size_t(won || touches ? enemy : pursuer[one])] += blows.dice(left[one].stands);
    }
    return now;
}

// By the hits of the first round: they leave room for so many. The same dice come up for many an ending.
const std::vector<std::vector<double>>& LinkedCombats::secondHits(std::size_t member, int dice)
{
    const auto found = second_[member].find(dice);
    if (found != second_[member].end())
        return found->second;
    Spread hits = hitsOf(dice, combat_->first.reach, later(member).armour);
    if (const int behind = fighter(member).behind; behind > 0)
        hits = hits.minus(play::hits(behind, combat_->first.save)).clamped(0, hits.most());
    std::vector<std::vector<double>> all;
    for (int before = 0; before <= room(member); ++before)
        all.push_back(upTo(hits, room(member) - before));
    return second_[member].emplace(dice, std::move(all)).first->second;
}

std::vector<LinkedCombats::Way> LinkedCombats::waysOf(std::size_t member, const Left& left, const Going& now)
{
    const auto* more = now.goes[member] ? &secondHits(member, now.struck[member]) : nullptr;
    std::vector<Way> all;
    for (int hits = left.least; hits <= left.most; ++hits)
        all.push_back({.hits = hits,
            .chance = (*hits_)[members_[member]].chance(hits),
            .more = more ? &(*more)[std::size_t(hits)] : nullptr});
    return all;
}

void LinkedCombats::addAll(const std::vector<Left>& left)
{
    const Going now = going(left);
    std::vector<std::vector<Way>> ways;
    for (std::size_t one = 0; one < members_.size(); ++one)
        ways.push_back(waysOf(one, left[one], now));
    eachChoice(ways, [&](const std::vector<const Way*>& chosen) {
        int difference = 0;
        double chance = 1;
        for (std::size_t one = 0; one < chosen.size(); ++one) {
            difference += toward(one) * chosen[one]->hits;
            chance *= chosen[one]->chance;
        }
        if (difference + restMost_ >= ending_.least && difference + restLeast_ <= ending_.most)
            add(chosen, now, difference, chance);
    });
}

void LinkedCombats::add(const std::vector<const Way*>& ways, const Going& now, int difference, double chance)
{
    bool anybody = false;
    double gone[2] = {1, 1}; // all who go on are destroyed
    for (auto& sum : sums_)
        sum.assign(1, 1.0);
    for (std::size_t one = 0; one < ways.size(); ++one) {
        const Way& way = *ways[one];
        const int all = fighter(one).stands, side = fighter(one).side;
        double* lost = part_.lost[one].row(difference);
        if (!now.goes[one]) {
            lost[now.lives[one] ? all - stands(one, way.hits) : all] += chance;
            continue;
        }
        anybody = true;
        const std::vector<double>& more = *way.more;
        for (std::size_t hits = 0; hits < more.size(); ++hits)
            lost[all - stands(one, way.hits + int(hits))] += chance * more[hits];
        gone[side] *= more.back();
        next_.assign(sums_[side].size() + more.size() - 1, 0.0);
        for (std::size_t i = 0; i < sums_[side].size(); ++i)
            for (std::size_t hits = 0; hits < more.size(); ++hits)
                next_[i + hits] += sums_[side][i] * more[hits];
        std::swap(sums_[side], next_);
    }
    addSecond(difference, chance, gone);
    if (!anybody)
        *part_.cases[LinkedCombat::overAlready].row(difference) += chance;
}

// What the first side takes lessens the difference, what the second takes adds to it.
void LinkedCombats::addSecond(int difference, double chance, const double (&gone)[2])
{
    const auto &first = sums_[0], &second = sums_[1];
    double* rows[4];
    for (std::size_t kind = 0; kind < 4; ++kind)
        rows[kind] = part_.cases[kind].row(difference) - part_.cases[kind].secondLeast();
    const auto firstAll = std::ptrdiff_t(first.size()) - 1, secondAll = std::ptrdiff_t(second.size()) - 1;
    for (std::ptrdiff_t i = 0; i <= firstAll; ++i) {
        const double those = chance * first[std::size_t(i)];
        for (std::ptrdiff_t j = 0; j <= secondAll; ++j)
            rows[LinkedCombat::any][j - i] += those * second[std::size_t(j)];
        rows[LinkedCombat::secondGone][secondAll - i] += those * gone[1];
    }
    for (std::ptrdiff_t j = 0; j <= secondAll; ++j)
        rows[LinkedCombat::firstGone][j - firstAll] += chance * gone[0] * second[std::size_t(j)];
    rows[LinkedCombat::bothGone][secondAll - firstAll] += chance * gone[0] * gone[1];
}

} // namespace strategikon::warmasterPlay
