#include "rules/warmaster/play/begin/figures.h"

#include "model/text/contains.h"

#include <algorithm>
#include <charconv>

namespace strategikon::warmasterPlay {

namespace {

// The cell of a column; "" where there is none.
std::string cell(const System& system, const std::vector<std::string>& cells, std::string_view column)
{
    const auto& columns = system.format().columns;
    const auto at = std::ranges::find(columns, column) - columns.begin();
    return at < std::ptrdiff_t(cells.size()) ? cells[std::size_t(at)] : "";
}

// "+2", "5+" and 15 alike; 0 for a dash.
int figureIn(std::string_view text)
{
    text.remove_prefix(std::min(text.size(), text.find_first_of("0123456789")));
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

// Special rules, and those that they bring with them.
int specialBits(const System& system, const Problem& problem, const std::vector<std::string>& ids)
{
    std::vector<std::string> all = ids;
    for (const SpecialRule& rule : system.specials(problem.list->edition))
        if (contains(ids, rule.id))
            for (const Node& effect : rule.effects)
                if (effect.textOr("kind") == "has-special")
                    all.push_back(effect.textOr("special"));
    int bits = 0;
    for (int special = 0; special < specials; ++special)
        if (contains(all, idOf(Special(special))))
            bits |= 1 << special;
    return bits;
}

Type typeOf(const field::Troop& troop)
{
    if (!troop.terrain.empty() || troop.classes.empty())
        return Type::encampment;
    constexpr const char* classes[] = {"infantry", "cavalry", "chariots", "elephants", "artillery"};
    for (int type = 0; type < int(std::size(classes)); ++type)
        if (troop.classes.front() == classes[type])
            return Type(type);
    return Type::infantry;
}

const Variable& variableOf(const Problem& problem, const Mustered& body)
{
    return problem.variables[std::size_t(body.variable)];
}

// "3x60" is three shots of 60 cm.
std::pair<int, int> shotsAndRange(const std::string& text)
{
    const auto times = text.find('x');
    return times == std::string::npos ? std::pair(1, figureIn(text))
                                      : std::pair(figureIn(text), figureIn(std::string_view(text).substr(times)));
}

// A third of an elephant unit, rounded up to five (errata 79).
int worth(const Problem& problem, const Mustered& body)
{
    const Variable& variable = variableOf(problem, body);
    if (body.troop.stands == variable.stands)
        return body.troop.points;
    const int each = variable.stands * 5;
    return (variable.price + each - 1) / each * 5;
}

} // namespace

std::vector<std::string> rulesOf(const Problem& problem, const Mustered& body)
{
    const Variable& variable = variableOf(problem, body);
    return specialsOf(*problem.list, variable.line, variable.options);
}

Values unitValues(const System& system, const Problem& problem, const Mustered& body, bool broad)
{
    const Variable& variable = variableOf(problem, body);
    const auto cells = columnsOf(*problem.list, variable.line, variable.options);
    const int bits = specialBits(system, problem, rulesOf(problem, body));
    const int armour = figureIn(cell(system, cells, "armour"));
    const auto [shots, range] = shotsAndRange(cell(system, cells, "range"));
    const bool skirmishes = bits >> int(Special::skirmish) & 1;
    return {{state::type, int(typeOf(body.troop))}, {state::attack, figureIn(cell(system, cells, "attack"))},
        {state::range, range}, {state::shots, shots}, {state::each, std::max(1, figureIn(cell(system, cells, "hits")))},
        {state::armour, armour}, {state::strength, body.troop.stands}, {state::stands, body.troop.stands},
        {state::points, worth(problem, body)}, {state::rules, bits},
        {state::broad, broad && body.troop.wide < body.troop.deep},
        {state::core, !skirmishes || armour != 0}}; // rulebook 2553
}

// What a character's row tells stands for that of his rank; a mount's Attack is added (rulebook 2496).
Values commanderValues(const System& system, const Problem& problem, const Mustered& body)
{
    const Variable& variable = variableOf(problem, body);
    const ArmyList& list = *problem.list;
    const auto& printed = list.lines[std::size_t(variable.line)].printed;
    int attack = figureIn(cell(system, printed, "attack")), command = figureIn(cell(system, printed, "command")),
        more = 0;
    for (const int at : variable.options) {
        const strategikon::Option& option = list.options[std::size_t(at)];
        const int its = figureIn(cell(system, option.printed, "attack"));
        if (contains(system.format().adding, option.kind))
            more += its;
        else if (its > 0)
            attack = its;
        if (const int value = figureIn(cell(system, option.printed, "command")))
            command = value;
    }
    const auto& ranks = system.format().leaders;
    const auto rank = std::ranges::find(ranks, cell(system, printed, "type")) - ranks.begin();
    const auto rules = rulesOf(problem, body);
    const int mount = contains(rules, "elephant-mount") ? 2 : contains(rules, "chariot-mount") ? 1 : 0;
    return {{state::rank, int(rank)}, {state::command, command}, {state::attack, attack + more},
        {state::points, body.troop.points}, {state::mount, mount}};
}

} // namespace strategikon::warmasterPlay
