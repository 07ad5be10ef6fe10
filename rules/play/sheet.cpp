// The rules on a play sheet: what play.yaml, modifiers.yaml and specials.yaml say, in the order of the table `sheet`.
#include "rules/play/play_table.h"

#include "rules/system.h"

namespace strategikon::play {

namespace {

class Sheet {
public:
    Sheet(
        const PlayTable& table, const Book& book, std::string_view system, const Having& having, const Needing& needing)
        : table_(table), book_(book), system_(system), having_(having), needing_(needing)
    {
    }

    std::vector<SheetRule> sheetRules(const std::vector<Account>& accounts)
    {
        for (const SheetPart& part : table_.sheet) {
            for (const std::string& id : part.rules)
                if (const Cited* rule = book_.cited(id); rule && !book_.without.contains(id))
                    add(id, passageOf(part.phase, *rule));
            for (std::size_t at = 0; at < accounts.size(); ++at)
                if (accounts[at].name == part.account)
                    modifiers(part, book_.accounts[at]);
            for (const std::string& id : part.specials)
                special(part.phase, id);
        }
        return std::move(all_);
    }

private:
    SheetRule passageOf(const std::string& phase, const Cited& rule) const
    {
        SheetRule passage{.phase = phase, .text = rule.text, .cells = rule.cells, .source = rule.source};
        if (const Picked* picked = table_.picked(rule.id)) {
            passage.table = picked->table;
            passage.figure = std::to_string(picked->from);
            if (picked->to > picked->from)
                passage.figure += "–" + std::to_string(picked->to);
        }
        return passage;
    }

    void modifiers(const SheetPart& part, const std::vector<Factor>& rows)
    {
        for (const Factor& row : rows) {
            SheetRule passage{.phase = part.phase,
                .text = row.text,
                .cells = {row.cells()},
                .figure = signedFigure(row.value),
                .table = row.table.empty() ? part.account : row.table,
                .source = row.source};
            if ((!needing_ || needing_(part.account, row, passage)) && !isThere(passage))
                add(row.id, std::move(passage));
        }
    }

    // Rows that differ only in when they count are told once.
    bool isThere(const SheetRule& passage) const
    {
        return std::ranges::any_of(all_, [&](const SheetRule& one) {
            return one.phase == passage.phase && one.table == passage.table && one.text == passage.text
                && one.figure == passage.figure && one.only == passage.only && one.cells == passage.cells;
        });
    }

    // Only where one of these armies has what the rule is about.
    void add(const std::string& id, SheetRule passage)
    {
        const auto need = table_.needs.find(id);
        if (need != table_.needs.end()) {
            for (const std::string& what : need->second)
                for (const Id one : having_(what))
                    passage.of.push_back(one);
            if (passage.of.empty())
                return;
            std::ranges::sort(passage.of);
            passage.of.erase(std::unique(passage.of.begin(), passage.of.end()), passage.of.end());
        }
        all_.push_back(std::move(passage));
    }

    void special(const std::string& phase, const std::string& id)
    {
        SheetRule passage;
        passage.phase = phase;
        passage.of = having_(id);
        if (passage.of.empty())
            return;
        const System& system = *findSystem(system_);
        for (const std::string& edition : system.format().editions) // the printed rule, and what is laid over it
            for (const SpecialRule& rule : system.specials(edition)) {
                if (rule.id != id || passage.text.find(rule.form) != std::string::npos)
                    continue;
                passage.name = rule.name;
                passage.source = rule.source;
                passage.text += (passage.text.empty() ? "" : "\n") + rule.form;
                passage.cells.push_back(book_.cellsOf(id));
            }
        all_.push_back(std::move(passage));
    }

    const PlayTable& table_;
    const Book& book_;
    std::string_view system_;
    const Having& having_;
    const Needing& needing_;
    std::vector<SheetRule> all_{};
};

} // namespace

std::string signedFigure(int value) { return (value < 0 ? "−" : "+") + std::to_string(std::abs(value)); }

std::vector<SheetRule> sheetRules(const PlayTable& table, const Book& book, const std::vector<Account>& accounts,
    std::string_view system, const Having& having, const Needing& needing)
{
    return Sheet(table, book, system, having, needing).sheetRules(accounts);
}

} // namespace strategikon::play
