#include "rules/dbm/play/combat/combat_factors.h"

#include "rules/dbm/play/combat/fight_conditions.h"
#include "rules/dbm/play/rows.h"

#include "model/text/contains.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace strategikon::dbmPlay {

namespace {

// What exception troops count as (kinds.yaml).
struct Profile {
    FightConditions when{};
    Kinds own{};
    Kind as{};
    std::optional<Type> factor{};
    bool retypes = false; // it changes the type
};

std::vector<Profile> readProfiles()
{
    std::vector<Profile> all;
    for (const Node& row : kindsTable().itemsOf("profiles")) {
        Profile one{.when = profileConditions(row), .as = kindOf(row.textOr("as"))};
        if (const std::string factor = row.textOr("factor"); !factor.empty())
            one.factor = kindOf(factor).type;
        const auto own = row.textsOf("own");
        one.retypes = !own.empty() && kindOf(own.front()).type != one.as.type;
        all.push_back(std::move(one));
    }
    return all;
}

const std::vector<Profile>& profiles()
{
    static const std::vector<Profile> all = readProfiles();
    return all;
}

// Of the first that fits, by what is known of both; whether there was one.
bool change(Fight& fight, const Fight& known, int own, bool retypes)
{
    const Seen seen{&known, own, 0};
    for (const Profile& one : profiles())
        if (one.retypes == retypes && allHold(one.when, seen)) {
            Fighter& self = fight.of[std::size_t(own)];
            self.kind.as = one.as;
            self.factor = one.factor;
            return true;
        }
    return false;
}

// What its enemy looks up his factor against (kinds.yaml, seen-as), and what an element suffers as (outcomes.yaml).
struct Appearance {
    FightConditions when{};
    Kind as{};
};

std::vector<Appearance> readAppearances(const Node& table, const char* list)
{
    constexpr Kind anyFoot{Type::Sp, Grade::O}; // only its class is asked for
    std::vector<Appearance> all;
    for (const Node& row : table.itemsOf(list)) {
        const std::string as = row.textOr("as");
        all.push_back({appearanceConditions(row), as == "foot" ? anyFoot : kindOf(as)});
    }
    return all;
}

void appear(Fight& fight, int own)
{
    static const std::vector<Appearance> all = readAppearances(kindsTable(), "seen-as");
    const Seen seen{&fight, own, 0};
    for (const Appearance& one : all)
        if (allHold(one.when, seen)) {
            fight.of[std::size_t(own)].seen = Classified{one.as, one.as};
            return;
        }
}

struct FactorRow {
    Kinds own{};
    std::vector<std::pair<std::string, int>> columns{};
    FightConditions when{};
};

std::vector<FactorRow> readFactorRows()
{
    const auto columns = combatTable().textsOf("columns");
    std::vector<FactorRow> all;
    for (const Node& row : combatTable().itemsOf("factors")) {
        FactorRow one;
        one.own = kindsIn(row, "own");
        one.when = whenConditions(row);
        for (const std::string& column : columns)
            if (row.find(column))
                one.columns.emplace_back(column, int(row.integerOr(column, 0)));
        all.push_back(std::move(one));
    }
    return all;
}

bool fitsColumn(const std::string& column, const Seen& fight)
{
    static const Kinds bowmen("Bw");
    const Fighter &own = fight.self(), &enemy = fight.enemy();
    const bool shooting = fight.fight->mode == Mode::shooting;
    const auto alternative = [&](const char* aSwitch) { return fight.fight->alternative(aSwitch); };
    const Classified seen = enemy.seen.value_or(enemy.kind);
    if (column == "mounted")
        return mountedTroops().hold(seen);
    if (column == "naval")
        return navalTroops().hold(seen);
    if (column == "bowmen-exchange")
        return shooting && (bowmen.hold(seen) || (own.shoots && alternative("bowmen-exchange")));
    if (column == "bowmen-shoot")
        return shooting && bowmen.hold(seen) && (own.shotAt || alternative("knights-and-wagons-at-bowmen"));
    if (column == "shooting")
        return shooting && own.shotAt;
    return true;
}

struct OutcomeRow {
    FightConditions when{};
    Fate fate = Fate::stand;
};

std::vector<OutcomeRow> readOutcomes(const char* list)
{
    std::vector<OutcomeRow> all;
    for (const Node& row : outcomesTable().itemsOf(list)) {
        const auto& words = fateWords();
        const auto fate = std::ranges::find(words, row.textOr("then"));
        all.push_back({outcomeConditions(row), Fate(fate == words.end() ? 0 : fate - words.begin())});
    }
    return all;
}

const std::vector<OutcomeRow>& outcomes(Degree degree)
{
    static const std::vector<OutcomeRow> all[] = {
        readOutcomes("equal"), readOutcomes("beaten"), readOutcomes("doubled")};
    return all[std::size_t(degree)];
}

const OutcomeRow* outcomeOf(const Fight& fight, int loser, Degree degree)
{
    const Seen seen{&fight, loser, 0};
    for (const OutcomeRow& row : outcomes(degree))
        if (allHold(row.when, seen))
            return &row;
    return nullptr;
}

// As it suffers the outcome: who shoots may be something else then (rulebook 140).
Fight suffering(Fight fight, int loser)
{
    static const std::vector<Appearance> all = readAppearances(outcomesTable(), "suffers-as");
    const Seen seen{&fight, loser, 0};
    for (const Appearance& one : all)
        if (allHold(one.when, seen)) {
            fight.of[std::size_t(loser)].kind.as = one.as;
            break;
        }
    return fight;
}

// Nothing befalls it: nobody shoots back, or nobody holds the works (outcomes.yaml, disregarded).
bool disregards(const Fight& fight, int own)
{
    static const auto all = [] {
        std::vector<FightConditions> rows;
        for (const Node& row : outcomesTable().itemsOf("disregarded"))
            rows.push_back(outcomeConditions(row));
        return rows;
    }();
    const Seen seen{&fight, own, 0};
    return seen.self().empty || std::ranges::any_of(all, [&](const auto& row) { return allHold(row, seen); });
}

// The rows that may hold, with what is still to be told of the fight.
std::vector<Case> openCases(const Fight& fight, int loser, Degree degree)
{
    const Seen seen{&fight, loser, 0};
    std::vector<Case> all;
    for (const OutcomeRow& row : outcomes(degree)) {
        Case one{.fate = row.fate};
        bool may = true;
        for (const auto& condition : row.when) {
            may = may && (!asksOfKinds(condition.word) || condition.is(seen));
            if (!asksOfKinds(condition.word)
                || condition.word == "helped-after") // of these kinds, and where they stand
                one.when.push_back(condition);
        }
        if (!may)
            continue;
        all.push_back(std::move(one));
        if (all.back().when.empty())
            break;
    }
    return all;
}

// Each with each, the severer of both: the first pair that holds is that of the first of either.
std::vector<Case> severer(const std::vector<Case>& all, const std::vector<Case>& least)
{
    std::vector<Case> both;
    for (const Case& one : all)
        for (const Case& other : least) {
            Case pair{one.when, std::max(one.fate, other.fate)};
            for (const auto& condition : other.when)
                if (!contains(pair.when, condition))
                    pair.when.push_back(condition);
            both.push_back(std::move(pair));
        }
    return both;
}

// Who scored less, and by what degree.
std::pair<int, Degree> comparison(const Fight& fight, std::array<int, 2> scores)
{
    if (scores[0] == scores[1])
        return {-1, Degree::equal};
    const int loser = scores[0] < scores[1] ? 0 : 1;
    if (fight.alternative("negative-scores"))
        for (int& score : scores)
            score = std::max(score, 1);
    const int lost = scores[std::size_t(loser)], won = scores[std::size_t(1 - loser)];
    return {loser, 2 * lost <= won ? Degree::doubled : Degree::beaten};
}

using Told = std::set<std::string>; // the words that hold

// Ground is never good and bad at a time.
bool isPossible(const Told& told)
{
    return !(told.contains("going good") && told.contains("going difficult"))
        && !(told.contains("going good-to-neither")
            && (told.contains("going good") || told.contains("going good-to-winner")));
}

Fate fateIn(const std::vector<Case>& all, const Told& told)
{
    for (const Case& one : all)
        if (std::ranges::all_of(one.when, [&](const auto& condition) { return told.contains(condition.word); }))
            return one.fate;
    return Fate::stand;
}

// All that may be told together, and what comes of it.
std::vector<std::pair<Told, Fate>> allThatMayBe(const std::vector<Case>& all)
{
    Told words;
    for (const Case& one : all)
        for (const auto& condition : one.when)
            words.insert(condition.word);
    std::vector<std::pair<Told, Fate>> worlds;
    for (unsigned mask = 0; mask < (1u << words.size()); ++mask) {
        Told told;
        unsigned bit = 1;
        for (const std::string& word : words) {
            if ((mask & bit) != 0)
                told.insert(word);
            bit <<= 1;
        }
        if (isPossible(told))
            worlds.emplace_back(told, fateIn(all, told));
    }
    return worlds;
}

// The same in as few cases and words as it takes.
std::vector<Case> simplest(std::vector<Case> all)
{
    const auto worlds = allThatMayBe(all);
    const auto keep = [&](std::vector<Case> other) {
        const bool same =
            std::ranges::all_of(worlds, [&](const auto& world) { return fateIn(other, world.first) == world.second; });
        if (same)
            all = std::move(other);
        return same;
    };
    const auto without = [&](std::size_t at) {
        std::vector<Case> fewer = all;
        fewer.erase(fewer.begin() + std::ptrdiff_t(at));
        return fewer;
    };
    const auto plainer = [&](std::size_t at, std::size_t word) {
        std::vector<Case> other = all;
        other[at].when.erase(other[at].when.begin() + std::ptrdiff_t(word));
        return other;
    };
    for (std::size_t at = 0; at + 1 < all.size();)
        at += keep(without(at)) ? 0 : 1;
    for (std::size_t at = 0; at < all.size(); ++at)
        for (std::size_t word = 0; word < all[at].when.size();)
            word += keep(plainer(at, word)) ? 0 : 1;
    return all;
}

} // namespace

std::vector<Case> casesOf(const Fight& fight, int loser, Degree degree, bool neverMilder)
{
    if (disregards(fight, loser))
        return {};
    const Fight its = suffering(fight, loser);
    std::vector<Case> all = openCases(its, loser, degree);
    if (degree == Degree::doubled && neverMilder)
        all = severer(all, openCases(its, loser, Degree::beaten));
    return simplest(std::move(all));
}

Fight countsAs(Fight fight)
{
    for (Fighter& one : fight.of) {
        one.kind.as = one.kind.is;
        one.factor.reset();
        one.seen.reset();
    }
    std::optional<Fight> onPaper; // by the other reading grades go by what the enemy is there
    if (fight.alternative("exception-against-exception"))
        onPaper = fight;
    bool retyped[2] = {false, false};
    for (const int own : {0, 1})
        retyped[own] = change(fight, fight, own, true);
    for (const int own : {0, 1})
        if (!retyped[own])
            change(fight, onPaper ? *onPaper : fight, own, false);
    for (const int own : {0, 1})
        appear(fight, own);
    return fight;
}

int factorOf(const Fight& fight, int own)
{
    static const std::vector<FactorRow> all = readFactorRows();
    const Seen seen{&fight, own, 0};
    Classified self = seen.self().kind;
    if (const auto& factor = seen.self().factor)
        self = {{*factor, Grade::O}, {*factor, Grade::O}};
    for (const FactorRow& row : all) {
        if (!(row.own.empty() || row.own.hold(self)) || !allHold(row.when, seen))
            continue;
        for (const auto& [column, value] : row.columns)
            if (fitsColumn(column, seen))
                return value;
    }
    return 0;
}

namespace {

// Nobody stands behind an empty stretch, nor does it take from who attacks it; but it may be taken in flank (659).
std::vector<play::Factor> tacticalOf(const std::vector<play::Factor>& rows)
{
    std::vector<play::Factor> all = rows;
    std::erase_if(all, [](const play::Factor& row) { return row.table != "tactical"; });
    return all;
}

} // namespace

std::array<Total, 2> accountsOf(const Fight& fight, const play::Book& book)
{
    std::array<Total, 2> all;
    const auto& rows = book.accounts[std::size_t(Account::scores)];
    for (const int own : {0, 1}) {
        play::Sum sum;
        const int factor = factorOf(fight, own);
        sum.value = factor;
        sum.modifiers.push_back({.id = "combat-factor", .value = factor});
        const Seen seen{&fight, own, 0};
        if (seen.self().empty)
            play::count(sum, tacticalOf(rows), 0, seen);
        else
            play::count(sum, rows, 0, seen);
        all[std::size_t(own)] = {sum.value, std::move(sum.modifiers)};
    }
    return all;
}

std::array<Total, 2> scoresOf(
    const Fight& fight, const std::array<Total, 2>& before, std::array<int, 2> dice, const play::Book& book)
{
    std::array<Total, 2> all = before;
    for (const std::size_t own : {0, 1})
        all[own].value += dice[own];
    const auto& rows = book.accounts[std::size_t(Account::scores)];
    for (const int stage : {1, 2}) {
        const int ahead = all[0].value - all[1].value;
        for (const int own : {0, 1}) {
            play::Sum sum{all[std::size_t(own)].value, std::move(all[std::size_t(own)].modifiers)};
            play::count(sum, rows, stage, Seen{&fight, own, own == 0 ? ahead : -ahead});
            all[std::size_t(own)] = {sum.value, std::move(sum.modifiers)};
        }
    }
    return all;
}

const std::vector<std::string>& fateWords()
{
    static const std::vector<std::string> all{"stand", "recoil", "flee", "destroyed"};
    return all;
}

Verdict verdictOf(const Fight& fight, std::array<int, 2> scores, bool neverMilder)
{
    Verdict verdict{.scores = scores};
    const auto suffer = [&](int own, Degree degree) {
        if (disregards(fight, own))
            return;
        const Fight its = suffering(fight, own);
        const OutcomeRow* row = outcomeOf(its, own, degree);
        if (degree == Degree::doubled && neverMilder)
            if (const OutcomeRow* milder = outcomeOf(its, own, Degree::beaten);
                milder && (!row || milder->fate > row->fate))
                row = milder;
        if (row)
            verdict.fates[std::size_t(own)] = row->fate;
    };
    std::tie(verdict.loser, verdict.degree) = comparison(fight, scores);
    for (const int own : {0, 1})
        if (verdict.loser < 0 || verdict.loser == own)
            suffer(own, verdict.degree);
    return verdict;
}

// Beside the fight, what is added once the dice are in depends on nothing but by how much one is ahead (scoresOf), and
// what becomes of both on nothing but who lost, by what degree (verdictOf): each is asked once.
std::array<Fates, 36> fatesOf(const Fight& fight, const play::Book& book, bool neverMilder)
{
    const auto before = accountsOf(fight, book);
    std::map<int, std::array<int, 2>> added;
    std::map<std::pair<int, Degree>, Fates> known;
    std::array<Fates, 36> all;
    for (const int a : {1, 2, 3, 4, 5, 6})
        for (const int b : {1, 2, 3, 4, 5, 6}) {
            const std::array<int, 2> raw{before[0].value + a, before[1].value + b};
            const auto [later, isNew] = added.try_emplace(raw[0] - raw[1]);
            if (isNew) {
                const auto totals = scoresOf(fight, before, {a, b}, book);
                later->second = {totals[0].value - raw[0], totals[1].value - raw[1]};
            }
            const std::array<int, 2> scores{raw[0] + later->second[0], raw[1] + later->second[1]};
            const auto [fates, unknown] = known.try_emplace(comparison(fight, scores));
            if (unknown)
                fates->second = verdictOf(fight, scores, neverMilder).fates;
            all[std::size_t((a - 1) * 6 + b - 1)] = fates->second;
        }
    return all;
}

} // namespace strategikon::dbmPlay
