#include "rules/dbm/play/movement/limits.h"

#include "model/text/contains.h"
#include "rules/dbm/play/naval/vessels.h"
#include "rules/dbm/play/night/darkness.h"
#include "rules/dbm/play/rivers/rivers.h"
#include "rules/dbm/play/rows.h"

#include <algorithm>
#include <functional>

namespace strategikon::dbmPlay {

struct Doing {
    const BattleView& table;
    Id element = 0;
    const Engaged* engaged = nullptr;

    Cover cover() const { return table.get(element, state::works); }
    bool hasMoved(std::initializer_list<Moved> so) const { return contains(so, table.get(element, state::moved)); }
    Known of(Known (Engaged::*what)(Id) const) const { return engaged ? (engaged->*what)(element) : Known::no; }
};

namespace {

Known sure(bool holds) { return holds ? Known::yes : Known::no; }

// What cards ask, and the players alone see, is not here: it never holds.
const play::Vocabulary<Doing, Known>& vocabularyOfLimits()
{
    static const play::Vocabulary<Doing, Known> all{
        .when{
            {"marched", [](const Doing& is) { return sure(is.hasMoved({Moved::march})); }},
            {"fled", [](const Doing& is) { return sure(is.hasMoved({Moved::fled})); }},
            {"moved",
                [](const Doing& is) {
                    return sure(is.hasMoved({Moved::tactical, Moved::advanced}));
                }},
            {"made-tactical-move", [](const Doing& is) { return sure(is.hasMoved({Moved::tactical})); }},
            {"halted", [](const Doing& is) { return sure(is.hasMoved({Moved::halted})); }},
            {"moved-or-marched",
                [](const Doing& is) {
                    return sure(is.hasMoved({Moved::tactical, Moved::march, Moved::advanced, Moved::fled}));
                }},
            {"enemy-bound", [](const Doing& is) { return sure(is.table[is.element].side != is.table.state().side); }},
            {"two-deep", [](const Doing& is) { return sure(!is.table.behindInTurns(is.element).empty()); }},
            {"shot-this-bound", [](const Doing& is) { return sure(is.table.is(is.element, state::shot)); }},
            {"wading-deep", [](const Doing& is) { return sure(isDeep(is.table, is.element)); }},
            {"uncommitted",
                [](const Doing& is) {
                    const Id command = is.table.commandOf(is.element);
                    return sure(command != 0 && is.table.isUncommitted(command));
                }},
            {"demoralised",
                [](const Doing& is) {
                    return sure(is.table.commandOf(is.element) != 0 && is.table.demoralised(is.element));
                }},
            {"unladen", [](const Doing& is) { return sure(isUnladen(is.table, is.element)); }},
            {"immobile",
                [](const Doing& is) {
                    return sure(is.table.isBaggage(is.element) && !is.table.is(is.element, state::mobile));
                }},
            {"command-frozen", [](const Doing& is) { return sure(standsStill(is.table, is.element)); }},
            {"in-tower", [](const Doing& is) { return sure(is.cover() == Cover::tower); }},
            {"in-unentered-works",
                [](const Doing& is) {
                    return sure(
                        is.cover() != Cover::open && !is.table.is(is.table.armyOf(is.element), state::breached));
                }},
            {"in-close-combat", [](const Doing& is) { return is.of(&Engaged::fights); }},
            {"front-in-contact", [](const Doing& is) { return is.of(&Engaged::fights); }},
            {"supports-close-combat", [](const Doing& is) { return is.of(&Engaged::supports); }},
            {"full-contact-behind-close-combat", [](const Doing& is) { return is.of(&Engaged::isBehind); }},
            {"overlaps-fight-to-front", [](const Doing& is) { return is.of(&Engaged::overlaps); }},
            {"has-advanced-this-bound", [](const Doing& is) { return sure(is.hasMoved({Moved::advanced})); }},
            {"engaged-or-supporting",
                [](const Doing& is) {
                    return std::max({is.of(&Engaged::fights), is.of(&Engaged::supports), is.of(&Engaged::overlaps)});
                }},
            {"could-support-or-overlap",
                [](const Doing& is) { return std::max(is.of(&Engaged::supports), is.of(&Engaged::overlaps)); }},
        },
        .other = [](std::string_view word) -> std::function<Known(const Doing&)> { // the other reading of a switch
            constexpr std::string_view front = "otherwise ";
            if (!word.starts_with(front))
                return {};
            return [id = std::string(word.substr(front.size()))](
                       const Doing& is) { return sure(is.table.alternative(id)); };
        }};
    return all;
}

std::vector<Limit> limitsIn(const Node& of, const char* list) { return limitsOf(of.itemsOf(list)); }

} // namespace

std::vector<Limit> limitsOf(const std::vector<Node>& rows)
{
    std::vector<Limit> all;
    for (const Node& row : rows)
        all.push_back(
            {row.textOr("id"), kindsIn(row, "own"), kindsIn(row, "except"), conditionsOf(row, vocabularyOfLimits())});
    return all;
}

Barred barred(const std::vector<Limit>& rows, const BattleView& table, Id element, const Engaged* engaged)
{
    Barred most;
    for (const Limit& row : rows) {
        if ((!row.own.empty() && !table.is(element, row.own)) || (!row.except.empty() && table.is(element, row.except)))
            continue;
        Known all = Known::yes;
        for (auto word = row.when.begin(); word != row.when.end() && all != Known::no; ++word)
            all = std::min(all, word->is({table, element, engaged}));
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
    static const auto words = wordsOf(*victoryTable().find("retreat"), "except", vocabularyOfLimits());
    Known most = Known::no;
    for (const auto& word : words)
        most = std::max(most, word.is({table, element, &engaged}));
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
