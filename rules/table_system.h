// A system whose words and sources stand in rules/<id>/system.yaml. A rule system derives
// from it and adds what is its own; what it does not change is what most systems do.
//
// The table: name; editions (the first is the default); columns (ids, or {id, below}); type-column; unpriced; leaders
// (values of the type column); replacing, adjusting, adding (kinds of upgrade); blocks; aims; headlines; parts;
// per-army; counts-stands; size-step; stands-name; block-key; usual-size; sizes; hits-column; books {id, name};
// sections {book, from, name, page}; findings {code: {book, line}}; written {id, lines, of-blocks}.
#pragma once

#include "rules/system.h"

#include <map>

namespace strategikon {

// Misfits of a list, where each row is judged alone.
template <class OfRow>
std::function<std::vector<Misfit>(const ArmyList&)> ofEachRow(OfRow ofRow)
{
    return [ofRow](const ArmyList& list) {
        std::vector<Misfit> all;
        for (std::size_t line = 0; line < list.lines.size(); ++line)
            for (auto& [column, why] : ofRow(list, int(line)))
                all.push_back({int(line), column, why});
        return all;
    };
}

class TableSystem : public System {
public:
    const SystemFormat& format() const override { return formatRead; }
    const std::vector<SpecialRule>& specials(std::string_view edition) const override;
    const std::vector<std::string>& blocks() const override { return blocksRead; }
    const std::vector<std::string>& aims() const override { return aimsRead; }
    const std::vector<std::string>& headlines() const override { return headlinesRead; }
    const std::vector<WrittenLine>& written() const override { return writtenRead; }
    Source ruleOf(std::string_view code) const override;
    Citation cite(const Source& source) const override;

    Division division() const override { return blocksRead.empty() ? Division::none : Division::optional; }
    Army divided(const Problem&, const Army& army) const override { return army; }
    bool bounded(const ArmyList& list) const override { return list.priced; }
    // Read on first use, from troop-types.yaml: only a designer asks. nullptr where there is none.
    const Designer* designer(std::string_view edition) const override;
    Problem problem(const ArmyList& list, const Agreed& agreed, std::string_view without) const override;
    bool splits(const ArmyList&, int) const override { return false; }
    void addMends(const Problem&, const Bound&, const Army&, Verdict&) const override {}
    Aim aim(const Problem& problem, std::string_view id) const override; // balanced, units, stands, points
    std::vector<Solution> best(
        const Problem& problem, const SolveRequest& wish, std::string_view aim, int k) const override;

protected:
    explicit TableSystem(std::string id);

    const std::string& name() const { return formatRead.id; }
    // A finding of this system's own; its constraint is its code and its rule that of the code.
    Finding finding(std::string code, std::string entry, Arguments args) const;

    SystemFormat formatRead;
    bool hasDesigner = false;

private:
    struct Section {
        std::string book, name;
        int from = 0, until = 0, page = 0;
    };
    void readFormat(const Node& table);
    void readPlaces(const Node& table);

    std::map<std::string, std::vector<SpecialRule>> specialsRead; // by edition
    std::vector<std::string> blocksRead, aimsRead, headlinesRead;
    std::vector<WrittenLine> writtenRead;
    std::vector<Section> sections;
    std::map<std::string, std::string> bookNames;
    std::map<std::string, Source> ruleByCode;
    mutable std::map<std::string, Designer> designers; // by edition
};

} // namespace strategikon
