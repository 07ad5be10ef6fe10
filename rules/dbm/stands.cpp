#include "rules/dbm/stands.h"

#include "model/field/deploying/fences.h"
#include "model/field/deploying/works.h"
#include "model/text/contains.h"
#include "rules/dbm/play/book.h"
#include "rules/dbm/play/kinds.h"
#include "rules/dbm/play/movement/distances.h"
#include "rules/setup.h"
#include "rules/tables.h"

#include <algorithm>
#include <optional>

namespace strategikon::dbmRules {

namespace {

using dbmPlay::Classified;
using dbmPlay::Kinds;

std::string joined(const std::vector<std::string>& all)
{
    std::string text;
    for (const std::string& one : all)
        text += (text.empty() ? "" : "|") + one;
    return text;
}

// Nothing where it is no troops: works. Baggage has no grade before it stands somewhere (rulebook 246).
std::optional<dbmPlay::Kind> kindOf(const Element& element)
{
    const auto& types = dbmPlay::typeWords();
    if (!contains(types, element.cells[0]))
        return {};
    const bool graded = contains(dbmPlay::gradeWords(), element.cells[1]);
    return dbmPlay::kindOf(graded ? element.kind() : element.cells[0]);
}

// The first row of a list that is for such an element, as what it counts; nullptr: none.
const Node* rowFor(const Node& table, const char* list, const Element& element, const Classified& as)
{
    for (const Node& row : table.itemsOf(list)) {
        const auto except = row.textsOf("except"), when = row.textsOf("when");
        const bool other = std::ranges::any_of(
            when, [&](const std::string& word) { return word != "not immobile" && !element.has(word); });
        if (!other && Kinds(joined(row.textsOf("own"))).hold(as) && (except.empty() || !Kinds(joined(except)).hold(as)))
            return &row;
    }
    return nullptr;
}

const Node* rowFor(const Node& table, const char* list, const Element& element)
{
    const auto kind = kindOf(element);
    return kind ? rowFor(table, list, element, {*kind, *kind}) : nullptr;
}

// The figure of a row for figures of this height; cm.
double sized(const Node* row, Basing basing)
{
    const auto scales = dbmPlay::kindsTable().textsOf("scales");
    const Node* sizes = row ? row->find("mm") : nullptr;
    const bool said = basing != Basing::narrow && basing != Basing::broad;
    const std::string height = said ? basingNames()[std::size_t(basing)] : "15mm";
    const auto at = std::size_t(std::ranges::find(scales, height) - scales.begin());
    return sizes && at < sizes->items().size() ? sizes->items()[at].number().value_or(0) / 10 : 0;
}

// A tactical move in good going, by what it moves as (rulebook 163, 182, 217).
double paceOf(const Element& element)
{
    const auto kind = kindOf(element);
    if (!kind)
        return 0;
    const Classified as = dbmPlay::movesAs({*kind, *kind});
    const Node& table = dbmPlay::movesTable();
    const Node* row = rowFor(table, "moves", element, as);
    double pace = row ? double(row->integerOr("good", 0)) : 0;
    for (const Node& more : table.itemsOf("more"))
        if (more.textOr("grade") == dbmPlay::gradeWords()[std::size_t(as.is.grade)]
            && contains(more.textsOf("going"), "good") && rowFor(table, "more", element, as) == &more)
            pace += double(more.integerOr("value", 0));
    return pace;
}

const Node& rolesTable()
{
    static const Node read = readTable("dbm", "troops", {"roles"});
    return read;
}

std::vector<std::string> classesOf(const Element& element, unsigned marks)
{
    std::vector<std::string> classes{element.kind(), element.cells[0]};
    const auto kind = kindOf(element);
    const std::pair<const char*, const Kinds*> known[] = {{"mounted", &dbmPlay::mountedTroops()},
        {"foot", &dbmPlay::footTroops()}, {"naval", &dbmPlay::navalTroops()}, {"skirmishers", &dbmPlay::skirmishers()},
        {"light", &dbmPlay::lightTroops()}, {"train", &dbmPlay::trainOfArmies()}};
    for (const auto& [name, kinds] : known)
        if (kind && kinds->hold({*kind, *kind}))
            classes.emplace_back(name);
    const std::pair<unsigned, const char*> marked[] = {{cInC, "c-in-c"}, {subGeneral, "sub-general"},
        {allyGeneral, "ally-general"}, {baggage, "baggage"}, {frontRank, "front-of-base"}, {rearRank, "rear-of-base"}};
    for (const auto& [mark, name] : marked)
        if ((marks & mark) != 0)
            classes.emplace_back(name);
    for (const char* special : {"chariot", "landing-troops", "horse-transport"})
        if (element.has(special))
            classes.emplace_back(special);
    return classes;
}

// A stretch as wide as an element (rulebook 333), as deep as models mostly are; the book has no base for it.
void dressWorks(field::Troop& troop, bool ofCamp)
{
    troop.stands = 1;
    troop.deep = troop.wide / 8;
    troop.move = 0;
    troop.role = field::worksRole;
    troop.classes = {ofCamp ? std::string(field::campPalisade) : "palisade"};
}

} // namespace

std::string roleOf(const std::string& kind)
{
    const Classified its{dbmPlay::kindOf(kind), dbmPlay::kindOf(kind)};
    for (const Node& row : rolesTable().itemsOf("roles")) {
        const auto except = row.textsOf("except");
        if (Kinds(joined(row.textsOf("own"))).hold(its) && (except.empty() || !Kinds(joined(except)).hold(its)))
            return row.textOr("role");
    }
    return "foot";
}

void dress(field::Troop& troop, const Element& element, unsigned marks, Basing basing)
{
    const Node& kinds = dbmPlay::kindsTable();
    troop.stands = (marks & work) != 0 ? 0 : 1;
    troop.wide = sized(kinds.find("width"), basing);
    troop.deep = sized(rowFor(kinds, "depths", element), basing);
    troop.classes = classesOf(element, marks);
    troop.leads = false; // a general's element is set down with its command
    if (troop.stands == 0) {
        const bool wall = element.cells[0] == "PF", town = wall || element.has("built-up-area");
        if (town)
            troop.classes = {std::string(wall ? field::townWall : field::townPalisade)};
        else
            dressWorks(troop, element.has("camp-defence"));
        return;
    }
    troop.move = paceOf(element);
    const Node* role = rowFor(rolesTable(), "roles", element);
    troop.role = (marks & general) != 0 ? "leader"
        : (marks & baggage) != 0        ? "camp"
        : role                          ? role->textOr("role")
                                        : "foot";
    troop.ranks = role ? int(role->integerOr("ranks", 1)) : 1;
    const auto ranges = rowFor(dbmPlay::shootingTable(), "ranges", element);
    troop.sees = ranges != nullptr;
}

} // namespace strategikon::dbmRules
