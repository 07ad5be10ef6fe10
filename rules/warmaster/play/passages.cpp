// The rules on a play sheet: what play.yaml, modifiers.yaml and specials.yaml say, in the order of the table `sheet`.
#include "rules/warmaster/play/book.h"
#include "rules/warmaster/play/handouts.h"

#include "rules/system.h"

#include <algorithm>

namespace strategikon::warmasterPlay {

namespace {

using play::Passage;

// Whoever on either side has a special rule or is of a type, by the id of either.
Ids having(const Table& table, std::string_view id)
{
    const auto& specs = fields().of(play::Sort::body);
    const auto& types = specs[std::size_t(fields().index(play::Sort::body, "type"))].words;
    Ids all;
    for (const play::Thing& thing : table.state().things) {
        if (thing.sort != play::Sort::body)
            continue;
        bool has = types[std::size_t(table.get(thing.id, "type"))] == id;
        has = has || (id == "broad" && table.is(thing.id, "broad"));
        for (int special = 0; special < specials && !has; ++special)
            has = idOf(Special(special)) == id && table.has(thing.id, Special(special));
        if (has)
            all.push_back(thing.id);
    }
    return all;
}

std::string signedFigure(int value) { return (value < 0 ? "−" : "+") + std::to_string(std::abs(value)); }

Passage passageOf(const std::string& phase, const Cited& rule)
{
    Passage passage{.phase = phase, .text = rule.text, .cells = rule.cells, .source = rule.source};
    if (const Picked* picked = pickedRule(rule.id)) {
        passage.table = picked->table;
        passage.figure = std::to_string(picked->from);
        if (picked->to > picked->from)
            passage.figure += "–" + std::to_string(picked->to);
    }
    return passage;
}

class Sheet {
public:
    explicit Sheet(const Table& table) : table_(table) {}

    std::vector<Passage> passages()
    {
        for (const SheetPart& part : sheetParts()) {
            for (const std::string& id : part.rules)
                if (const Cited* rule = table_.book().cited(id); rule && !table_.book().without.contains(id))
                    add(id, passageOf(part.phase, *rule));
            if (part.attacks)
                for (const play::Factor& row : table_.rows(Account::attacks))
                    add(row.id,
                        {.phase = part.phase,
                            .text = row.text,
                            .cells = {row.cells()},
                            .figure = signedFigure(row.value),
                            .table = "attacks",
                            .source = row.source});
            for (const std::string& id : part.specials)
                special(part.phase, id);
        }
        return std::move(all_);
    }

private:
    // Only where one of these armies has what the rule is about.
    void add(const std::string& id, Passage passage)
    {
        const auto need = sheetNeeds().find(id);
        if (need != sheetNeeds().end()) {
            for (const std::string& what : need->second)
                for (const Id one : having(table_, what))
                    passage.of.push_back(one);
            if (passage.of.empty())
                return;
            std::sort(passage.of.begin(), passage.of.end());
            passage.of.erase(std::unique(passage.of.begin(), passage.of.end()), passage.of.end());
        }
        all_.push_back(std::move(passage));
    }

    void special(const std::string& phase, const std::string& id)
    {
        Passage passage;
        passage.phase = phase;
        passage.of = having(table_, id);
        if (passage.of.empty())
            return;
        const System& system = *findSystem("warmaster");
        for (const std::string& edition : system.format().editions) // the printed rule, and what is laid over it
            for (const SpecialRule& rule : system.specials(edition)) {
                if (rule.id != id || passage.text.find(rule.form) != std::string::npos)
                    continue;
                passage.name = rule.name;
                passage.source = rule.source;
                passage.text += (passage.text.empty() ? "" : "\n") + rule.form;
                passage.cells.push_back(table_.book().cellsOf(id));
            }
        all_.push_back(std::move(passage));
    }

    const Table& table_;
    std::vector<Passage> all_{};
};

} // namespace

std::vector<Passage> passages(const Table& table) { return Sheet(table).passages(); }

std::vector<std::string> figures(play::Sort sort)
{
    if (sort == play::Sort::body)
        return {"attack", "each", "armour", "strength", "range", "points"};
    if (sort == play::Sort::leader)
        return {"command", "attack", "points"};
    return {};
}

std::vector<play::Tick> ticks(const Table& table, Id thing)
{
    if (!table.isUnit(thing))
        return {};
    std::vector<play::Tick> all{{"stands", table.get(thing, "strength"), false}};
    if (table.get(thing, "each") > 1)
        all.push_back({"hits", table.get(thing, "each") - 1, true});
    if (table.type(thing) != Type::encampment)
        all.push_back({"confused", 1, true});
    return all;
}

} // namespace strategikon::warmasterPlay
