#include "rules/dbm/play/combat/factor_words.h"

#include "model/text/contains.h"
#include "rules/dbm/play/book.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>
#include <functional>
#include <map>
#include <mutex>
#include <unordered_map>

namespace strategikon::dbmPlay {

namespace {

using Holds = std::function<bool(const Seen&)>;
using Many = std::function<int(const Seen&)>;

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
bool anyHolds(const std::vector<std::vector<std::string>>& rows, const Seen& seen)
{
    return std::ranges::any_of(rows, [&](const auto& words) { return FightWords().all(words, seen); });
}

std::vector<std::vector<std::string>> readRows(const char* list)
{
    std::vector<std::vector<std::string>> all;
    for (const Node& row : combatTable().itemsOf(list))
        all.push_back(appearanceWords(row));
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

const std::map<std::string, bool (*)(const Seen&), std::less<>>& plainWords()
{
    static const std::map<std::string, bool (*)(const Seen&), std::less<>> all{
        {"close", [](const Seen& seen) { return seen.fight->mode == Mode::close; }},
        {"shooting", [](const Seen& seen) { return seen.fight->mode == Mode::shooting; }},
        {"to-front", [](const Seen& seen) { return seen.fight->toFront[std::size_t(seen.own)]; }},
        {"shoots", [](const Seen& seen) { return seen.self().shoots; }},
        {"shot-at", [](const Seen& seen) { return seen.self().shotAt; }},
        {"close-or-shot-at", [](const Seen& seen) { return seen.fight->mode == Mode::close || seen.self().shotAt; }},
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
    };
    return all;
}

// Of ranks 2, 3 and 4 those that a word asks for: "behind Sp 2,3 all same=grade,weapon armed=bow single". alike, deep:
// switches.
struct Behind {
    Kinds kinds{};
    std::vector<int> ranks{};
    bool all = false, single = false, sameGrade = false, sameWeapon = false;
    std::vector<Armed> armed{};
    std::string alike{}, deep{};

    explicit Behind(std::string_view text)
    {
        int part = 0;
        while (!text.empty()) {
            const auto space = text.find(' ');
            take(part++, text.substr(0, space));
            text = space == text.npos ? std::string_view() : text.substr(space + 1);
        }
    }

    void take(int part, std::string_view word)
    {
        if (part == 0)
            kinds = Kinds(word);
        else if (part == 1)
            for (const char rank : word)
                rank == ',' ? void() : ranks.push_back(rank - '0');
        else if (word == "all")
            all = true;
        else if (word == "single")
            single = true;
        else if (word.starts_with("alike="))
            alike = word.substr(6);
        else if (word.starts_with("deep="))
            deep = word.substr(5);
        else if (word.starts_with("same=")) {
            sameGrade = word.find("grade") != word.npos;
            sameWeapon = word.find("weapon") != word.npos;
        } else if (word.starts_with("armed=")) {
            for (const auto& [name, what] : {std::pair{"crossbow", Armed::crossbow}, {"handgun", Armed::handgun}})
                if (word.find(name) != word.npos)
                    armed.push_back(what);
            if (word.starts_with("armed=bow"))
                armed.push_back(Armed::bow);
        }
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
            && (!sameWeapon || it.armed == front.armed)
            && (armed.empty() || std::find(armed.begin(), armed.end(), it.armed) != armed.end());
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

Holds gradedOf(std::string_view grades)
{
    return [text = std::string(grades)](const Seen& seen) {
        const std::string& grade = gradeWords()[std::size_t(seen.self().kind.as.grade)];
        return text.find(grade) != std::string::npos;
    };
}

Holds groundOf(std::string_view going)
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
Holds goingOf(std::string_view going)
{
    const Node* off = outcomesTable().find("off-across-works");
    if (!off || !contains(off->textsOf("going"), going))
        return groundOf(going);
    return [ground = groundOf(going)](
               const Seen& seen) { return !seen.self().storms && seen.self().defends == Works::none && ground(seen); };
}

Holds aheadOf(std::string_view bounds)
{
    const auto space = bounds.find(' ');
    const int least = std::stoi(std::string(bounds.substr(0, space))),
              most = std::stoi(std::string(bounds.substr(space + 1)));
    return [least, most](const Seen& seen) { return seen.ahead >= least && seen.ahead <= most; };
}

Holds compiled(std::string_view word)
{
    if (const auto it = plainWords().find(word); it != plainWords().end())
        return it->second;
    if (word.starts_with("not "))
        return [is = compiled(word.substr(4))](const Seen& seen) { return !is(seen); };
    if (word.starts_with("enemy "))
        return [is = compiled(word.substr(6))](const Seen& seen) { return is(seen.other()); };
    if (word.starts_with("otherwise ")) // the other reading of a switch
        return [id = std::string(word.substr(10))](const Seen& seen) { return seen.fight->alternative(id); };
    if (word.starts_with("own "))
        return [kinds = Kinds(word.substr(4))](const Seen& seen) { return isOf(kinds, seen.self()); };
    if (word.starts_with("own-not "))
        return [kinds = Kinds(word.substr(8))](const Seen& seen) { return !isOf(kinds, seen.self()); };
    if (word.starts_with("against "))
        return [kinds = Kinds(word.substr(8))](const Seen& seen) { return isOf(kinds, seen.enemy()); };
    if (word.starts_with("sees "))
        return [kinds = Kinds(word.substr(5))](const Seen& seen) { return isSeenAs(kinds, seen); };
    if (word.starts_with("against-not "))
        return [kinds = Kinds(word.substr(12))](const Seen& seen) { return !isOf(kinds, seen.enemy()); };
    if (word.starts_with("graded "))
        return gradedOf(word.substr(7));
    if (word.starts_with("going "))
        return goingOf(word.substr(6));
    if (word.starts_with("defends "))
        return [temporary = word.find("TF") != word.npos, permanent = word.find("PF") != word.npos](const Seen& seen) {
            const Works works = seen.self().defends;
            return (temporary && works == Works::temporary) || (permanent && works == Works::permanent);
        };
    if (word.starts_with("ahead "))
        return aheadOf(word.substr(6));
    if (word.starts_with("behind "))
        return [ranks = Behind(word.substr(7))](const Seen& seen) { return ranks.holds(seen); };
    return {}; // of what is not played: it never holds
}

// Compiled once; from any thread.
template <class Made>
const Made& kept(const std::string& word, Made (*make)(std::string_view))
{
    static std::mutex guard;
    static std::unordered_map<std::string, Made> all;
    const std::lock_guard lock(guard);
    const auto it = all.find(word);
    return it != all.end() ? it->second : all.emplace(word, make(word)).first->second;
}

Many timesOf(std::string_view word)
{
    if (word == "flanks-beset")
        return [](const Seen& seen) { return std::min(seen.self().flanks, 2); };
    if (word == "rears-beset")
        return [](const Seen& seen) { return int(seen.self().rear); };
    if (word == "aids-of-enemy")
        return [](const Seen& seen) { return std::min(seen.enemy().aids, 2); };
    if (word.starts_with("behind "))
        return [ranks = Behind(word.substr(7))](const Seen& seen) { return ranks.many(seen); };
    return [](const Seen&) { return 0; };
}

} // namespace

bool FightWords::holds(const std::string& word, const Seen& seen) const
{
    const Holds& is = kept<Holds>(word, compiled);
    return is && is(seen);
}

int FightWords::many(const std::string& word, const Seen& seen) const { return kept<Many>(word, timesOf)(seen); }

bool FightWords::all(const std::vector<std::string>& words, const Seen& seen) const
{
    return std::ranges::all_of(words, [&](const std::string& word) { return holds(word, seen); });
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

bool knowsWord(const std::string& word) { return bool(kept<Holds>(word, compiled)); }

} // namespace strategikon::dbmPlay
