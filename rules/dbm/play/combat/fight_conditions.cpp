#include "rules/dbm/play/combat/fight_conditions.h"

#include "model/text/contains.h"
#include "rules/dbm/play/book.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>

namespace strategikon::dbmPlay {

namespace {

using FightCondition = play::Condition<Seen>;
using play::joined;
using Test = std::function<bool(const Seen&)>;

bool isBad(Going going) { return going != Going::good; }

// Whoever wades fights as in good going (rulebook 1124).
bool isInBad(const Fighter& one) { return isBad(one.going) && one.wading == Water::none; }
bool isInDifficult(const Fighter& one) { return one.going == Going::difficult && one.wading == Water::none; }

// The ground that the first is on, as the second counts it.
Going groundOf(const Fighter& one, const Fighter& counts) { return counts.there.value_or(one.going); }

// The loser's ground as the winner counts it; by the other reading of that switch the winner's own.
Going winnersGround(const Seen& seen, std::string_view aSwitch)
{
    return seen.fight->alternative(aSwitch) ? seen.enemy().going : groundOf(seen.self(), seen.enemy());
}

// An empty stretch is foot, and of no kind of it.
bool isOf(const Kinds& kinds, const Fighter& one)
{
    return one.empty ? kinds.include(footTroops()) : kinds.hold(one.kind);
}

// As what its enemy looks up his factors against.
bool isSeenAs(const Kinds& kinds, const Seen& seen)
{
    const Fighter& enemy = seen.enemy();
    if (enemy.empty)
        return !seen.fight->alternative("works-in-tactical-rows") && isOf(kinds, enemy);
    return kinds.hold(enemy.seen.value_or(enemy.kind));
}

// Whether a row of a list of combat.yaml holds.
bool anyHolds(const std::vector<FightConditions>& rows, const Seen& seen)
{
    return std::ranges::any_of(rows, [&](const auto& row) { return allHold(row, seen); });
}

std::vector<FightConditions> readRows(const char* list)
{
    std::vector<FightConditions> all;
    for (const Node& row : combatTable().itemsOf(list))
        all.push_back(appearanceConditions(row));
    return all;
}

// Ranks of another grade that no list lets support (rulebook 1522).
bool isRefused(const Kind& own, const Kind& behind)
{
    static const auto kinds = [](const char* key) {
        const Node* row = combatTable().find("cross-grade");
        return Kinds(row->find("refused")->textsOf(key).front());
    };
    static const Kinds fronts = kinds("own"), ranks = kinds("behind");
    return fronts.hold({own, own}) && ranks.hold({behind, behind});
}

// Rear support is not permitted (rulebook 676, 149, 201).
bool maySupport(const Seen& seen)
{
    static const auto never = readRows("rear-support-never");
    return !anyHolds(never, seen);
}

// Where works do not help the foot behind them (rulebook 694-696).
bool worksAreNoHelp(const Seen& seen)
{
    static const auto rows = readRows("works-no-help");
    return anyHolds(rows, seen);
}

// ---- words of `when`

FightCondition read(std::string_view word);

FightCondition ofEnemy(FightCondition one)
{
    one.word = "enemy " + one.word;
    one.is = [is = std::move(one.is)](const Seen& seen) { return is(seen.other()); };
    return one;
}

Test otherWord(std::string_view word)
{
    if (word.starts_with("enemy ")) {
        FightCondition one = read(word.substr(6));
        return one.is ? ofEnemy(std::move(one)).is : one.is;
    }
    if (word.starts_with("otherwise ")) // the other reading of a switch
        return [id = std::string(word.substr(10))](const Seen& seen) { return seen.fight->alternative(id); };
    return {};
}

const play::Vocabulary<Seen>& vocabulary()
{
    static const play::Vocabulary<Seen> all{
        .when{
            {"close", [](const Seen& seen) { return seen.fight->mode == Mode::close; }},
            {"shooting", [](const Seen& seen) { return seen.fight->mode == Mode::shooting; }},
            {"to-front", [](const Seen& seen) { return seen.fight->toFront[std::size_t(seen.own)]; }},
            {"shoots", [](const Seen& seen) { return seen.self().shoots; }},
            {"shot-at", [](const Seen& seen) { return seen.self().shotAt; }},
            {"close-or-shot-at",
                [](const Seen& seen) { return seen.fight->mode == Mode::close || seen.self().shotAt; }},
            {"supported", maySupport},
            {"helped-after", // what ranks behind mean once the dice are in (676, 715-755)
                [](const Seen& seen) { return seen.fight->alternative("mitigation-of-chariots") || maySupport(seen); }},
            {"good-going", // all ranks (680-683)
                [](const Seen& seen) { return !isInBad(seen.self()) && !seen.self().rearInRough; }},
            {"bad-going", [](const Seen& seen) { return isInBad(seen.self()); }},
            {"enemy-in-going-bad-for-it", [](const Seen& seen) { return isBad(groundOf(seen.enemy(), seen.self())); }},
            {"wading", [](const Seen& seen) { return seen.self().wading != Water::none; }},
            {"paltry", [](const Seen& seen) { return seen.self().wading == Water::paltry; }},
            {"road-crossing", [](const Seen& seen) { return seen.self().crossing; }},
            {"unladen", [](const Seen& seen) { return seen.self().unladen; }},
            {"any-rank-chariots",
                [](const Seen& seen) {
                    return seen.self().chariot || std::ranges::any_of(seen.self().behind, &BehindIt::chariot);
                }},
            {"any-rank-in-difficult",
                [](const Seen& seen) { return isInDifficult(seen.self()) || seen.self().rearInDifficult; }},
            {"any-rank-defends-works", [](const Seen& seen) { return seen.self().defends != Works::none; }},
            {"any-rank-touches-expendables", [](const Seen& seen) { return seen.self().expendables; }},
            {"general", [](const Seen& seen) { return seen.self().general; }},
            {"demoralised", [](const Seen& seen) { return seen.self().demoralised; }},
            {"upslope", [](const Seen& seen) { return seen.self().above; }},
            {"on-tower", [](const Seen& seen) { return seen.self().tower; }},
            {"defends-bank", [](const Seen& seen) { return seen.self().bank; }},
            {"trees-between", [](const Seen& seen) { return seen.self().trees; }},
            {"weather-against", [](const Seen& seen) { return seen.self().hindered; }},
            {"double-base-required", [](const Seen& seen) { return seen.self().paired; }},
            {"list-permits", [](const Seen& seen) { return seen.self().permits; }},
            {"moved-into-front", [](const Seen& seen) { return seen.self().moved; }},
            {"just-moved-into-contact", [](const Seen& seen) { return seen.self().moved; }},
            {"mobile", [](const Seen& seen) { return !seen.self().immobile; }},
            {"defends-works", [](const Seen& seen) { return seen.self().defends != Works::none; }},
            {"in-works", [](const Seen& seen) { return seen.self().inside || seen.self().defends != Works::none; }},
            {"works-no-help", worksAreNoHelp},
            {"open-gateway", // by the other reading a gateway is no obstacle
                [](const Seen& seen) { return seen.self().gate && seen.fight->alternative("gateways-as-works"); }},
            {"attacks-works", [](const Seen& seen) { return seen.self().storms; }},
            {"against-works", [](const Seen& seen) { return seen.self().storms; }},
            {"enemy-attacks-works", [](const Seen& seen) { return seen.enemy().storms; }},
            {"undefended-works", [](const Seen& seen) { return seen.self().empty; }},
            {"enemy-is-empty-works", [](const Seen& seen) { return seen.enemy().empty; }},
            {"front-rank", [](const Seen&) { return true; }},
            {"superior-bowmen-on-base", [](const Seen& seen) { return seen.self().backed; }},
        },
        .times{
            {"flanks-beset", [](const Seen& seen) { return seen.self().flanks; }},
            {"rears-beset", [](const Seen& seen) { return int(seen.self().rear); }},
            {"aids-of-enemy", [](const Seen& seen) { return seen.enemy().aids; }},
        },
        .other = otherWord};
    return all;
}

FightCondition read(std::string_view word) { return vocabulary().read(word); }

// ---- keys of rows

// Of ranks 2, 3 and 4 those that a row asks for. alike, deep: switches.
struct Behind {
    std::string named{};
    Kinds kinds{};
    std::vector<int> ranks{};
    bool all = false, single = false, sameGrade = false, sameWeapon = false;
    std::vector<Armed> armed{};
    std::string alike{}, deep{};

    explicit Behind(const Node& row)
        : named(joined(row.textsOf("behind")))
        , kinds(named)
        , all(row.booleanOr("all", false))
        , single(row.booleanOr("single", false))
        , sameGrade(contains(row.textsOf("same"), "grade"))
        , sameWeapon(contains(row.textsOf("same"), "weapon"))
        , alike(row.textOr("alike"))
        , deep(row.textOr("deep"))
    {
        for (const std::string& rank : row.textsOf("ranks"))
            ranks.push_back(std::stoi(rank));
        const auto& words = specOf(fields(), play::Sort::body, state::armed).words;
        for (const std::string& weapon : row.textsOf("armed"))
            armed.push_back(Armed(std::ranges::find(words, weapon) - words.begin()));
    }

    // "behind Sp 2,3": as a `when` would have it.
    static std::string word(const Node& row)
    {
        std::string word = "behind " + joined(row.textsOf("behind")) + ' ' + joined(row.textsOf("ranks"), ",");
        for (const char* key : {"all", "single"})
            if (row.booleanOr(key, false))
                word += std::string(" ") + key;
        for (const char* key : {"alike", "deep", "same", "armed"})
            if (const auto values = row.textsOf(key); !values.empty())
                word += std::string(" ") + key + '=' + joined(values, ",");
        return word;
    }

    // Of the same grade, or of another where its list says so.
    static bool matches(const Fighter& front, const Kind& it)
    {
        return it.grade == front.kind.is.grade || (front.mixed && !isRefused(front.kind.is, it));
    }

    // With ranks of the front's own type between them (676).
    bool fits(const Fighter& front, int rank) const
    {
        const std::size_t at = std::size_t(rank - 2);
        if (at >= front.behind.size())
            return false;
        for (std::size_t between = 0; between < at; ++between)
            if (front.behind[between].kind.is.type != front.kind.is.type)
                return false;
        const BehindIt& it = front.behind[at];
        return kinds.hold(it.kind) && (!sameGrade || matches(front, it.kind.is))
            && (!sameWeapon || it.armed == front.armed) && (armed.empty() || contains(armed, it.armed));
    }

    static bool isRuled(const Seen& seen, const std::string& aSwitch)
    {
        return !aSwitch.empty() && seen.fight->alternative(aSwitch);
    }

    // Each rank behind one that supports too.
    int many(const Seen& seen) const
    {
        const Fighter& front = seen.self();
        const bool mayMix = !isRuled(seen, alike);
        int found = 0;
        for (const int rank : ranks) {
            if (!fits(front, rank)
                || !(mayMix || front.behind[std::size_t(rank - 2)].kind.is == front.behind.front().kind.is))
                break;
            ++found;
        }
        return found;
    }

    bool holds(const Seen& seen) const
    {
        static const Kinds psiloi("Ps");
        const Fighter& front = seen.self();
        if (single && !seen.fight->alternative("single-psiloi")
            && std::ranges::count_if(front.behind, [&](const BehindIt& one) { return psiloi.hold(one.kind); }) != 1)
            return false;
        if (all)
            return many(seen) == int(ranks.size());
        static const std::vector<int> any{2, 3, 4};
        return std::ranges::any_of(isRuled(seen, deep) ? any : ranks, [&](int rank) { return fits(front, rank); });
    }
};

FightCondition behindOf(const Node& row)
{
    return {Behind::word(row), [ranks = Behind(row)](const Seen& seen) { return ranks.holds(seen); }};
}

FightCondition graded(const Node& row, const char* key)
{
    const auto grades = row.textsOf(key);
    return {"graded " + joined(grades),
        [grades](const Seen& seen) { return contains(grades, gradeWords()[std::size_t(seen.self().kind.as.grade)]); }};
}

Test groundOf(std::string_view going)
{
    if (going == "difficult")
        return [](const Seen& seen) {
            return seen.self().going == Going::difficult
                || (seen.fight->alternative("difficult-of-whom") && seen.enemy().going == Going::difficult);
        };
    if (going == "good-to-neither")
        return [](const Seen& seen) { return isBad(seen.self().going) && isBad(winnersGround(seen, "neither-good")); };
    // The ground that the loser is on, as he or the winner counts it.
    return [toWinner = going == "good-to-winner"](const Seen& seen) {
        return !isBad(toWinner ? winnersGround(seen, "good-going-of-whom") : seen.self().going);
    };
}

// Across works some going does not count (rulebook 724).
FightCondition goingOf(std::string going)
{
    const Node* off = outcomesTable().find("off-across-works");
    if (!off || !contains(off->textsOf("going"), going))
        return {"going " + going, groundOf(going)};
    return {"going " + going, [ground = groundOf(going)](const Seen& seen) {
                return !seen.self().storms && seen.self().defends == Works::none && ground(seen);
            }};
}

// By how much one's own total is beyond the other's.
FightCondition aheadOf(const Node& ahead)
{
    constexpr int far = 99;
    const int least = int(ahead.integerOr("least", -far)), most = int(ahead.integerOr("most", far));
    return {"ahead " + std::to_string(least) + ' ' + std::to_string(most),
        [least, most](const Seen& seen) { return seen.ahead >= least && seen.ahead <= most; }};
}

FightCondition defending(const Node& row)
{
    const auto works = row.textsOf("works");
    return {"defends " + joined(works), [works](const Seen& seen) {
                const Works its = seen.self().defends;
                return (its == Works::temporary && contains(works, "TF"))
                    || (its == Works::permanent && contains(works, "PF"));
            }};
}

// Whom a key names: the element whose row it is, or its enemy, as what that counts as or is seen as.
struct Whom {
    const char *key, *as;
};

FightCondition ofKinds(const std::string& as, const std::string& named)
{
    const Kinds kinds(named);
    const std::string word = as + ' ' + named;
    if (as == "own")
        return {word, [kinds](const Seen& seen) { return isOf(kinds, seen.self()); }};
    if (as == "own-not")
        return {word, [kinds](const Seen& seen) { return !isOf(kinds, seen.self()); }};
    if (as == "against")
        return {word, [kinds](const Seen& seen) { return isOf(kinds, seen.enemy()); }};
    if (as == "against-not")
        return {word, [kinds](const Seen& seen) { return !isOf(kinds, seen.enemy()); }};
    return {word, [kinds](const Seen& seen) { return isSeenAs(kinds, seen); }};
}

FightConditions kindsOf(const Node& row, std::initializer_list<Whom> whom)
{
    FightConditions all;
    for (const auto& [key, as] : whom)
        if (const auto kinds = row.textsOf(key); !kinds.empty())
            all.push_back(ofKinds(as, joined(kinds)));
    return all;
}

void addPlain(FightConditions& all, const Node& row)
{
    if (const std::string mode = row.textOr("mode"); !mode.empty())
        all.push_back(read(mode));
    if (row.booleanOr("to-front", false))
        all.push_back(read("to-front"));
    std::ranges::move(whenConditions(row), std::back_inserter(all));
}

// As the other side says it.
FightCondition turned(FightCondition one)
{
    if (one.word == "close" || one.word == "shooting" || one.word == "to-front")
        return one;
    const std::string own = one.word;
    one = ofEnemy(std::move(one));
    for (const auto& [its, others] : {std::pair{"own ", "against "}, {"own-not ", "against-not "}})
        if (own.starts_with(its))
            one.word = others + own.substr(std::string_view(its).size());
        else if (own.starts_with(others))
            one.word = its + own.substr(std::string_view(others).size());
    return one;
}

FightConditions scoreConditions(const Node& row)
{
    const std::string list = row.textOr("table");
    const bool lost = row.find("loser") != nullptr; // of the enemy: he has lost, and they stand behind him
    FightConditions all = kindsOf(row,
        {{"own", "own"}, {"except", "own-not"},
            {"against", list == "tactical" ? "sees" : "against"}, // works are foot (657)
            {"against-except", "against-not"}, {"loser", "against"}});
    if (row.find("grade"))
        all.push_back(graded(row, "grade"));
    if (row.find("enemy-grade"))
        all.push_back(ofEnemy(graded(row, "enemy-grade")));
    if (const Node* ahead = row.find("ahead"))
        all.push_back(aheadOf(*ahead));
    addPlain(all, row);
    for (FightCondition& one : all)
        if (lost && one.word == "list-permits")
            one = ofEnemy(std::move(one));
    if (row.find("behind") && row.textOr("times").empty())
        all.push_back(lost ? ofEnemy(behindOf(row)) : behindOf(row));
    if (lost)
        all.push_back(read("enemy helped-after"));
    else if (list == "rear-support")
        all.push_back(read("supported"));
    if (row.textOr("of") == "enemy") { // of who faces him (rulebook 682)
        std::ranges::transform(all, all.begin(), turned);
        all.push_back(read("to-front"));
    }
    return all;
}

// A house rule asks what some row of the book asks, in its words.
FightConditions houseConditions(const Node& row, std::span<const play::Factor> others)
{
    FightConditions all;
    for (const std::string& word : row.textsOf("when")) {
        all.push_back(read(word));
        for (const play::Factor& other : others)
            for (const FightCondition& one : askedBy(other))
                if (one.word == word)
                    all.back() = one;
        if (!all.back().is)
            all.back().is = [](const Seen&) { return false; };
    }
    return all;
}

void readScore(const Node& row, play::Factor& factor, std::span<const play::Factor> others)
{
    play::Asked<Seen> asked{factor.table.empty() ? houseConditions(row, others) : scoreConditions(row)};
    for (const FightCondition& one : asked.when)
        factor.when.push_back(one.word);
    if (factor.times == "ranks") {
        factor.times = Behind::word(row);
        asked.times = [ranks = Behind(row)](const Seen& seen) { return ranks.many(seen); };
    } else if (const auto it = vocabulary().times.find(factor.times); it != vocabulary().times.end()) {
        asked.times = it->second;
    }
    for (const play::Factor& other : others) // a house rule as often as a row of the book
        if (!factor.times.empty() && other.times == factor.times)
            asked.times = std::any_cast<const play::Asked<Seen>&>(other.asked).times;
    if (const std::string apart = row.textOr("apart"); !apart.empty())
        asked.apart = read(apart);
    factor.asked = std::move(asked);
}

} // namespace

play::Account scoresAccount()
{
    play::Account account = play::accountOf("scores", vocabulary());
    account.reads = readScore;
    return account;
}

const FightConditions& askedBy(const play::Factor& score)
{
    return std::any_cast<const play::Asked<Seen>&>(score.asked).when;
}

FightConditions whenConditions(const Node& row) { return play::conditionsOf(row, vocabulary()); }

FightConditions outcomeConditions(const Node& row)
{
    FightConditions all =
        kindsOf(row, {{"loser", "own"}, {"loser-except", "own-not"}, {"by", "against"}, {"by-except", "against-not"}});
    if (const std::string going = row.textOr("going"); !going.empty())
        all.push_back(goingOf(going));
    addPlain(all, row);
    if (row.find("behind")) {
        all.push_back(behindOf(row));
        all.push_back(read("helped-after"));
    }
    return all;
}

FightConditions profileConditions(const Node& row)
{
    FightConditions all = kindsOf(row, {{"own", "own"}, {"against", "against"}, {"against-except", "against-not"}});
    std::ranges::move(whenConditions(row), std::back_inserter(all));
    if (row.booleanOr("to-front", false))
        all.push_back(read("to-front"));
    const std::string mode = row.textOr("mode"); // who shoots, or is shot at, whether it shoots or not
    for (const char* word : {"close", "shooting", "shoots", "shot-at"})
        if (mode == word || (mode == "shooting" && word == std::string_view("shoots"))
            || (mode == "shot-at" && word == std::string_view("shooting")))
            all.push_back(read(word));
    return all;
}

FightConditions appearanceConditions(const Node& row)
{
    FightConditions all = kindsOf(row, {{"own", "own"}, {"except", "own-not"}, {"against", "against"}});
    if (row.find("works"))
        all.push_back(defending(row));
    addPlain(all, row);
    return all;
}

bool asksOfKinds(std::string_view word)
{
    for (const char* front :
        {"own ", "own-not ", "against ", "against-not ", "sees ", "graded ", "otherwise ", "not otherwise "})
        if (word.starts_with(front) || (word.starts_with("enemy ") && word.substr(6).starts_with(front)))
            return true;
    static constexpr std::string_view plain[] = {"close", "shooting", "shoots", "not shoots", "shot-at", "not shot-at",
        "close-or-shot-at", "to-front", "supported", "helped-after", "mobile", "not mobile", "unladen"};
    return std::ranges::find(plain, word) != std::end(plain);
}

} // namespace strategikon::dbmPlay
