#include "rules/dbm/play/movement/limits.h"

#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/rivers/rivers.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>
#include <functional>

namespace strategikon::dbmPlay {

namespace {

struct Asked {
    const BattleView& table;
    Id element = 0;
    const Engaged* engaged = nullptr;

    Cover cover() const { return table.get(element, state::works); }
    bool hasMoved(std::initializer_list<Moved> so) const
    {
        return std::ranges::find(so, table.get(element, state::moved)) != so.end();
    }
    Known of(Known (Engaged::*what)(Id) const) const { return engaged ? (engaged->*what)(element) : Known::no; }
};

Known sure(bool holds) { return holds ? Known::yes : Known::no; }

// What cards ask, and the players alone see, is not here: it never holds.
using Word = Known (*)(const Asked&);
const std::map<std::string, Word, std::less<>>& vocabularyOfLimits()
{
    static const std::map<std::string, Word, std::less<>> all{
        {"marched", [](const Asked& is) { return sure(is.hasMoved({Moved::march})); }},
        {"fled", [](const Asked& is) { return sure(is.hasMoved({Moved::fled})); }},
        {"moved",
            [](const Asked& is) {
                return sure(is.hasMoved({Moved::tactical, Moved::advanced}));
            }},
        {"made-tactical-move", [](const Asked& is) { return sure(is.hasMoved({Moved::tactical})); }},
        {"halted", [](const Asked& is) { return sure(is.hasMoved({Moved::halted})); }},
        {"moved-or-marched",
            [](const Asked& is) {
                return sure(is.hasMoved({Moved::tactical, Moved::march, Moved::advanced, Moved::fled}));
            }},
        {"enemy-bound", [](const Asked& is) { return sure(is.table[is.element].side != is.table.state().side); }},
        {"two-deep", [](const Asked& is) { return sure(!is.table.behindInTurns(is.element).empty()); }},
        {"shot-this-bound", [](const Asked& is) { return sure(is.table.is(is.element, state::shot)); }},
        {"wading-deep", [](const Asked& is) { return sure(isDeep(is.table, is.element)); }},
        {"uncommitted",
            [](const Asked& is) {
                const Id command = is.table.commandOf(is.element);
                return sure(command != 0 && is.table.isUncommitted(command));
            }},
        {"demoralised",
            [](const Asked& is) {
                return sure(is.table.commandOf(is.element) != 0 && is.table.demoralised(is.element));
            }},
        {"unladen", [](const Asked& is) { return sure(isUnladen(is.table, is.element)); }},
        {"immobile",
            [](const Asked& is) {
                return sure(is.table.isBaggage(is.element) && !is.table.is(is.element, state::mobile));
            }},
        {"command-frozen", [](const Asked& is) { return sure(standsStill(is.table, is.element)); }},
        {"in-tower", [](const Asked& is) { return sure(is.cover() == Cover::tower); }},
        {"in-unentered-works",
            [](const Asked& is) {
                return sure(is.cover() != Cover::open && !is.table.is(is.table.armyOf(is.element), state::breached));
            }},
        {"in-close-combat", [](const Asked& is) { return is.of(&Engaged::fights); }},
        {"front-in-contact", [](const Asked& is) { return is.of(&Engaged::fights); }},
        {"supports-close-combat", [](const Asked& is) { return is.of(&Engaged::supports); }},
        {"full-contact-behind-close-combat", [](const Asked& is) { return is.of(&Engaged::isBehind); }},
        {"overlaps-fight-to-front", [](const Asked& is) { return is.of(&Engaged::overlaps); }},
        {"has-advanced-this-bound", [](const Asked& is) { return sure(is.hasMoved({Moved::advanced})); }},
        {"engaged-or-supporting",
            [](const Asked& is) {
                return std::max({is.of(&Engaged::fights), is.of(&Engaged::supports), is.of(&Engaged::overlaps)});
            }},
        {"could-support-or-overlap",
            [](const Asked& is) { return std::max(is.of(&Engaged::supports), is.of(&Engaged::overlaps)); }},
    };
    return all;
}

Known denied(Known known) { return Known(int(Known::yes) - int(known)); }

std::vector<Limit> limitsIn(const Node& of, const char* list) { return limitsOf(of.itemsOf(list)); }

} // namespace

std::vector<Limit> limitsOf(const std::vector<Node>& rows)
{
    std::vector<Limit> all;
    for (const Node& row : rows)
        all.push_back({row.textOr("id"), kindsIn(row, "own"), kindsIn(row, "except"), row.textsOf("when")});
    return all;
}

Known isSo(const std::string& word, const BattleView& table, Id element, const Engaged* engaged)
{
    if (word.starts_with("not "))
        return denied(isSo(word.substr(4), table, element, engaged));
    if (word.starts_with("otherwise ")) // the other reading of a switch
        return sure(table.alternative(word.substr(10)));
    const auto it = vocabularyOfLimits().find(word);
    return it == vocabularyOfLimits().end() ? Known::no : it->second({table, element, engaged});
}

Barred barred(const std::vector<Limit>& rows, const BattleView& table, Id element, const Engaged* engaged)
{
    Barred most;
    for (const Limit& row : rows) {
        if ((!row.own.empty() && !table.is(element, row.own)) || (!row.except.empty() && table.is(element, row.except)))
            continue;
        Known all = Known::yes;
        for (auto word = row.when.begin(); word != row.when.end() && all != Known::no; ++word)
            all = std::min(all, isSo(*word, table, element, engaged));
        if (all > most.is)
            most = {all, row.id};
    }
    return most;
}

const std::vector<Limit>& shootsNot()
{
    static const auto all = limitsIn(shootingTable(), "cannot");
    return all;
}

const std::vector<Limit>& onlyAids()
{
    static const auto all = limitsIn(shootingTable(), "only-aids");
    return all;
}

const std::vector<Limit>& outOfShooting()
{
    static const auto all = limitsIn(shootingTable(), "neither");
    return all;
}

const std::vector<Limit>& marchesNot()
{
    static const auto all = limitsIn(*movesTable().find("marches"), "cannot");
    return all;
}

const std::vector<Limit>& advancesNot()
{
    static const auto all = limitsIn(*movesTable().find("spontaneous"), "not-if");
    return all;
}

const std::vector<Limit>& nobodyBursts()
{
    static const auto all = limitsIn(*movesTable().find("spontaneous"), "cannot-burst");
    return all;
}

Known staysInRetreat(const BattleView& table, Id element, const Engaged& engaged)
{
    static const auto words = victoryTable().find("retreat")->textsOf("except");
    Known most = Known::no;
    for (const std::string& word : words)
        most = std::max(most, isSo(word, table, element, &engaged));
    return most;
}

Warnings perhapsInContact(const BattleView& table, const Ids& those, const char* code, const char* rule)
{
    const Ids perhaps = Engaged(table).perhaps(those);
    if (perhaps.empty())
        return {};
    return Warnings{{Message{code, {{"who", badgesOf(table, perhaps)}}}, rule, {}, true}};
}

} // namespace strategikon::dbmPlay
