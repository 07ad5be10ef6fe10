#include "rules/dbm/play/paper/paper.h"

#include "model/text/contains.h"
#include "rules/arms.h"
#include "rules/dbm/elements.h"
#include "rules/dbm/play/combat/combat_cards.h"
#include "rules/dbm/play/combat/fight_conditions.h"
#include "rules/dbm/play/ending/score.h"
#include "rules/dbm/play/movement/mounts.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/rivers/rivers.h"
#include "rules/dbm/play/works/works.h"

#include <algorithm>

namespace strategikon::dbmPlay {

using play::Sort;
using play::Thing;

namespace {

constexpr const char* roles[] = {"", "c-in-c", "sub-general", "ally-general"}; // by Rank

// A row about a fight holds for some two of these armies, as far as it asks what they are.
bool isFor(const play::Factor& row, const Fight& fight)
{
    return std::ranges::all_of(askedBy(row), [&](const auto& condition) {
        return !asksOfKinds(condition.word) || condition.is(Seen{&fight, 0, 0});
    });
}

// Whom a row of scores is about, and against whom of these armies, where that is not everybody.
class Scores {
public:
    explicit Scores(const BattleView& table) : table_(table), sorts_{sortsOf(table, 0), sortsOf(table, 1)}
    {
        for (auto& its : fights_)
            its.resize(sorts_[0].size() * sorts_[1].size());
    }

    bool completes(const play::Factor& row, play::SheetRule& passage) const
    {
        if (!mayBeAsked(table_, row.when))
            return false;
        const bool says = row.table == "rear-support" || row.table == "mitigating"; // the others say it in their words
        std::vector<std::string> against;
        bool any = false, narrowed = false;
        for (const int side : {0, 1}) {
            const bool ranks = hasRanks(row, side);
            for (std::size_t own = 0; own < sorts_[side].size(); ++own) {
                const bool has = says && !narrowed && hasOwn(row, sorts_[side][own].element);
                for (std::size_t enemy = 0; enemy < sorts_[1 - side].size(); ++enemy) {
                    const bool fits = ranks && isForSome(row, side, own, enemy);
                    if (fits && !says)
                        return true;
                    any = any || fits;
                    narrowed = narrowed || (!fits && has);
                    const std::string& name = sorts_[1 - side][enemy].name;
                    if (fits && !contains(against, name))
                        against.push_back(name);
                }
            }
        }
        if (!any)
            return false;
        if (narrowed && namesEnemies(row))
            passage.only.push_back({"dbm:only-against", {{"kinds", severalOf(against)}}});
        for (const std::string& word : row.when)
            if (const std::string code = "dbm:only-" + codeOf(word); templateOf(code))
                passage.only.push_back({code, {}});
        return true;
    }

private:
    bool isForSome(const play::Factor& row, int side, std::size_t own, std::size_t enemy) const
    {
        return std::ranges::any_of(fightsOf(side, own, enemy), [&](const Fight& fight) { return isFor(row, fight); });
    }

    // All that two can have against one another. Each row looks at them.
    const std::vector<Fight>& fightsOf(int side, std::size_t own, std::size_t enemy) const
    {
        auto& its = fights_[side][own * sorts_[1 - side].size() + enemy];
        if (!its.empty())
            return its;
        const Id one = sorts_[side][own].element, other = sorts_[1 - side][enemy].element;
        its.push_back(usually(table_, one, other, Mode::close));
        if (table_.shoots(other))
            its.push_back(usually(table_, one, other, Mode::shooting, 1));
        if (table_.shoots(one))
            its.push_back(usually(table_, one, other, Mode::shooting, 0));
        return its;
    }

    // Those whom it asks for behind the front are there at all.
    bool hasRanks(const play::Factor& row, int side) const
    {
        std::vector<std::string> words = row.when;
        words.push_back(row.times);
        return std::ranges::all_of(words, [&](std::string_view word) {
            const bool theirs = word.starts_with("enemy ");
            word.remove_prefix(theirs ? 6 : 0);
            if (!word.starts_with("behind "))
                return true;
            word.remove_prefix(7);
            const Kinds kinds(word.substr(0, word.find(' ')));
            return std::ranges::any_of(
                sorts_[theirs ? 1 - side : side], [&](const Sorted& one) { return table_.is(one.element, kinds); });
        });
    }

    bool hasOwn(const play::Factor& row, Id own) const
    {
        const Fight fight = usually(table_, own, own, Mode::close);
        return std::ranges::all_of(askedBy(row), [&](const auto& condition) {
            return !condition.word.starts_with("own") || condition.is(Seen{&fight, 0, 0});
        });
    }

    static bool namesEnemies(const play::Factor& row)
    {
        return std::ranges::any_of(row.when, [](const std::string& word) { return word.starts_with("against"); });
    }

    // "going good" is "good"; of ranks what they share with the front.
    static std::string codeOf(const std::string& word)
    {
        if (word.starts_with("behind "))
            return word.find("same=grade,weapon") != word.npos ? "same-grade-and-weapon"
                : word.find("same=grade") != word.npos         ? "same-grade"
                                                               : "behind";
        return word;
    }

    const BattleView& table_;
    std::vector<Sorted> sorts_[2];
    mutable std::vector<std::vector<Fight>> fights_[2]; // of each pair, once somebody asked
};

} // namespace

std::string alikeOf(const play::Thing& thing)
{
    if (thing.sort != play::Sort::body || valueOf(thing, state::leads) != 0)
        return {};
    std::string all = thing.kind + '|' + thing.name;
    for (const play::AnyField& field : std::initializer_list<play::AnyField>{
             state::type, state::grade, state::regular, state::chariot, state::armed, state::mounted, state::paired})
        all += '|' + std::to_string(valueOf(thing, field));
    return all;
}

std::vector<Sorted> sortsOf(const BattleView& table, int side)
{
    std::vector<Sorted> all;
    for (const Thing& thing : table.state().things) {
        if (thing.sort != Sort::body || thing.side != side)
            continue;
        const std::string name = written(table.kind(thing.id));
        auto it = std::ranges::find(all, name, &Sorted::name);
        if (it == all.end())
            it = all.insert(all.end(), {name, thing.id, {}});
        it->all.push_back(thing.id);
        if (table.isGeneral(it->element)) // no general stands for others
            it->element = thing.id;
    }
    std::ranges::stable_sort(all, {}, [&](const Sorted& one) { return int(table.kind(one.element).type); });
    return all;
}

Fight usually(const BattleView& table, Id one, Id other, Mode mode, int shooter)
{
    Fight fight{.mode = mode, .of = {table.fighter(one), table.fighter(other)}};
    for (const std::size_t own : {0, 1}) {
        Fighter& self = fight.of[own];
        self.general = self.demoralised = false;
        self.expendables = mode == Mode::close && fight.of[1 - own].kind.is.type == Type::Exp;
    }
    if (mode == Mode::shooting)
        fight.of[std::size_t(shooter)].shoots = fight.of[std::size_t(1 - shooter)].shotAt = true;
    return countsAs(withReadings(table, std::move(fight)));
}

namespace {

// Before the battle whoever is impetuous; in it only who may go in this bound.
bool mayGoByItself(const BattleView& table, Id element)
{
    if (!table.isImpetuous(element))
        return false;
    const bool may = !table.demoralised(element) && !table.isUncommitted(table.commandOf(element));
    return table.state().turn == 0 || (may && table[element].side == table.state().side);
}

} // namespace

// What is ruled of rivers only where one may lie.
play::PlayTable sheetOf(const BattleView& table)
{
    play::PlayTable its = playTable();
    if (!mayLie(table))
        std::erase_if(its.sheet,
            [](const play::SheetPart& part) { return part.account == "rivers" || part.account == "wading"; });
    return its;
}

// Of the factors only those that somebody of these armies can have against the other.
std::vector<play::SheetRule> sheetRules(const BattleView& table)
{
    const Scores scores(table);
    const auto needed = [&](const std::string& account, const play::Factor& row, play::SheetRule& passage) {
        return account == "scores" ? scores.completes(row, passage) : account != "costs" || matters(table, row);
    };
    static const Kinds expendables("Exp");
    const auto having = [&](std::string_view what) {
        return table.thoseThat([&](const Thing& thing) {
            if (thing.sort == Sort::army) // once it is known, the defender's town alone
                return (what == "works" && anyWorks(table) && worksOf(table, thing.id) > 0)
                    || (what == "town" && table.get(table.battle(), state::towns) > 0);
            if (thing.sort == Sort::block)
                return what == "ally" && table.get(thing.id, state::rank) == Rank::ally;
            if (thing.sort == Sort::battle)
                return what == "campaign" && table.is(thing.id, state::campaign);
            return thing.sort == Sort::body
                && ((what == "impetuous" && mayGoByItself(table, thing.id))
                    || (what == "vessel" && isVessel(table, thing.id)) || (what == "shooter" && table.shoots(thing.id))
                    || (what == "expendables" && table.is(thing.id, expendables))
                    || (what == "irregular" && !table.isRegular(thing.id))
                    || (what == "dismounter" && table.is(thing.id, state::dismounts))
                    || (what == "mounted-infantry" && table.is(thing.id, state::mounted))
                    || (what == "double-base" && table.get(thing.id, state::base) != 0));
        });
    };
    auto all = play::sheetRules(sheetOf(table), table.book(), books().printed().accounts, "dbm", having, needed);
    const auto last = std::ranges::find(all.rbegin(), all.rend(), std::string("combat"), &play::SheetRule::phase);
    const auto weather = weatherRules(table);
    all.insert(last.base(), weather.begin(), weather.end());
    return all;
}

std::string armOf(const Thing& thing)
{
    if (thing.sort != Sort::body)
        return {};
    return armsOf("dbm").of([&](std::string_view column, std::string_view value) {
        if (column == "type")
            return typeWords()[std::size_t(valueOf(thing, state::type))] == value;
        if (column == "special")
            return value == "chariot" && valueOf(thing, state::chariot) != 0;
        return column == "role" && roles[std::size_t(valueOf(thing, state::leads))] == value;
    });
}

Message sortOf(const BattleView& table, const Thing& thing)
{
    if (thing.sort == Sort::block)
        return {std::string("dbm:command-") + roles[std::size_t(table.get(thing.id, state::rank))]
                + (table.sharesDice(thing.id) ? "-shares" : "-own"),
            {}};
    if (thing.sort != Sort::body)
        return {};
    Message called = dbmRules::calledInShort(written(table.kind(thing.id)), table.isRegular(thing.id),
        roles[std::size_t(table.get(thing.id, state::leads))]);
    const Id troops = table.get(thing.id, state::cargo), vessel = carrierOf(table, thing.id);
    if ((troops != 0 || vessel != 0) && !table.isGeneral(thing.id)) {
        called.code += troops != 0 ? "-carrying" : "-aboard";
        called.args.emplace_back("badge", table[troops != 0 ? troops : vessel].badge);
    }
    return called;
}

std::vector<play::Tracker> trackers(const BattleView& table, Id thing)
{
    constexpr int bounds = 16; // more than an evening has
    switch (table[thing].sort) {
    case Sort::block:
        return {{.id = "pips", .many = bounds}, {.id = "demoralised", .marker = true}};
    case Sort::body:
        if (table.isBaggage(thing))
            return {{.id = "baggage", .worth = 2, .parts = 2, .ofArmy = true}};
        if (table.get(thing, state::where) == Where::afoot) // whoever stands for it counts it too (815)
            return {};
        return {{.id = "lost", .worth = worthOf(table, thing), .parts = 2}};
    default:
        return {};
    }
}

std::vector<play::LossLine> lossLines(const BattleView& table)
{
    std::vector<play::LossLine> all;
    const auto line = [&](const char* id, Id of, int part) {
        all.push_back({id, of, lossesAt(table, of, part), table.get(of, state::worth), 2});
    };
    for (const Thing& thing : table.state().things)
        if (thing.sort == Sort::block) {
            line("worn", thing.id, wornPart);
            line("demoralised", thing.id, table.figure("demoralised", "part"));
        } else if (thing.sort == Sort::army) {
            line("broken", thing.id, table.figure("broken", "part"));
        }
    return all;
}

} // namespace strategikon::dbmPlay
