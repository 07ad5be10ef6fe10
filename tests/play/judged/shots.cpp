// Shots: the nearest target that may be shot at, who has none, and what cover it has (1254-1307).
#include "facts.h"

#include <algorithm>

namespace judged {

namespace {

double farFrom(const Base& stand, const Unit& target)
{
    double is = 1e9;
    for (const Base& base : target.bases)
        is = std::min(is, apart(stand, base));
    return is;
}

// What the stands of a unit may shoot at: by enemy and stand.
struct Sighted {
    const Unit* enemy;
    std::vector<Says> by{};
    Says byAll() const { return *std::min_element(by.begin(), by.end()); }
};

std::vector<Sighted> sighted(const Table& table, const Unit& shooter)
{
    std::vector<Sighted> all;
    for (const Unit& enemy : table.units()) {
        if (enemy.side == shooter.side || enemy.fights)
            continue; // (1260)
        Sighted one{&enemy};
        for (const Base& stand : shooter.bases)
            one.by.push_back(enemy.known ? table.mayShoot(shooter, stand, enemy) : Says::open);
        all.push_back(std::move(one));
    }
    return all;
}

// Of all that may be the target of some stand: nothing nearer is one for sure (1258, 1262).
bool mayBeTarget(const Table& table, const Unit& shooter, const Sighted& one, const std::vector<Sighted>& all)
{
    const auto isNearer = [&](const Sighted& other) {
        return other.byAll() == Says::yes && one.enemy->known
            && table.apart(shooter, *other.enemy) < table.apart(shooter, *one.enemy) - margin;
    };
    if (std::any_of(all.begin(), all.end(), isNearer))
        return false;
    for (std::size_t at = 0; at < shooter.bases.size(); ++at) {
        const auto nearerTo = [&](const Sighted& other) {
            return other.by[at] == Says::yes && one.enemy->known
                && farFrom(shooter.bases[at], *other.enemy) < farFrom(shooter.bases[at], *one.enemy) - margin;
        };
        if (one.by[at] != Says::no && std::none_of(all.begin(), all.end(), nearerTo))
            return true;
    }
    return false;
}

Verdict countOf(const char* kind, const char* input, const char* line, const std::vector<Says>& stands)
{
    const int sure = int(std::count(stands.begin(), stands.end(), Says::yes));
    const int open = int(std::count(stands.begin(), stands.end(), Says::open));
    Verdict verdict{kind, input, line};
    for (int count = sure; count <= sure + open; ++count)
        verdict.right.push_back({count});
    return verdict;
}

} // namespace

Verdicts ofTarget(const Table& table, const Unit& shooter)
{
    if (!shooter.known)
        return {};
    Verdict verdict{"target of shots", "target", "1258"};
    const auto all = sighted(table, shooter);
    for (const Sighted& one : all)
        if (mayBeTarget(table, shooter, one, all))
            verdict.right.push_back({one.enemy->id});
    return {verdict};
}

Verdicts ofShots(const Table& table, const Unit& shooter, const Unit& target)
{
    if (!shooter.known || !target.known)
        return {};
    std::vector<Says> out, covered;
    for (const Base& stand : shooter.bases) {
        const Says may = table.mayShoot(shooter, stand, target);
        out.push_back(may == Says::yes ? Says::no : may == Says::no ? Says::yes : may);
    }
    for (const Base& stand : target.bases)
        covered.push_back(table.isCovered(target, stand));
    Verdicts all{countOf("stands that cannot shoot", "out", "1262", out),
        countOf("stands in cover", "defended", "1307", covered)};
    if (all[1].right.size() == 1)
        all[1].kind = all[1].right[0][0] == 0 ? "a target in the open" : "a target in cover";
    return all;
}

} // namespace judged
