#include "rules/play/book.h"

namespace strategikon::play {

namespace {

template <class Do>
void eachOf(const Node* list, Do act)
{
    if (list != nullptr)
        for (const Node& node : list->items())
            act(node);
}

class Reader {
public:
    Reader(const Node* rules, const Node& rows, const Node* specials, const std::vector<std::string>& accounts,
        const std::function<Source(const Node&)>& source)
        : rules_(rules), rows_(rows), accounts_(accounts), source_(source)
    {
        lists_ = {rules, specials, rows.find("others")};
        for (const std::string& account : accounts)
            lists_.push_back(rows.find(account));
    }

    Book book()
    {
        for (const Node* list : lists_)
            eachOf(list, [this](const Node& node) { keep(node); });
        for (const Node* list : lists_)
            eachOf(list, [this](const Node& node) { refer(node); });
        eachOf(rules_, [this](const Node& node) { rule(node); });
        for (const std::string& account : accounts_) {
            book_.accounts.push_back(readFactors(rows_, account, source_));
            for (Factor& row : book_.accounts.back()) {
                if (const auto it = book_.figures.find(row.id); it != book_.figures.end())
                    row.figures = it->second;
                cite(row.id, row.text, row.source, row.cells());
            }
        }
        eachOf(rows_.find("others"), [this](const Node& node) { rule(node); });
        return std::move(book_);
    }

private:
    void keep(const Node& node)
    {
        if (const Figures figures = figuresOf(node); !figures.empty())
            book_.figures[node.textOr("id")].insert(figures.begin(), figures.end());
    }

    // Cells that stand elsewhere.
    void refer(const Node& node)
    {
        const Node* cells = node.find("cells");
        if (cells == nullptr)
            return;
        for (const Node::Entry& entry : cells->entries()) {
            const std::string there = entry.node.written();
            const auto dot = there.find('.');
            if (!entry.node.integer() && dot != std::string::npos)
                book_.figures[node.textOr("id")][entry.key] = book_.figure(there.substr(0, dot), there.substr(dot + 1));
        }
    }

    void rule(const Node& node)
    {
        cite(node.textOr("id"), node.textOr("text"), source_(node), book_.cellsOf(node.textOr("id")));
    }

    // Rows of one id are one rule, a sentence each.
    void cite(const std::string& id, const std::string& text, const Source& source, Cells cells)
    {
        auto& all = book_.rules;
        const auto it = std::find_if(all.begin(), all.end(), [&](const Cited& one) { return one.id == id; });
        if (it == all.end()) {
            all.push_back({id, text, source, {std::move(cells)}});
            return;
        }
        it->text += '\n' + text;
        it->cells.push_back(std::move(cells));
    }

    const Node* rules_;
    const Node& rows_;
    const std::vector<std::string>& accounts_;
    const std::function<Source(const Node&)>& source_;
    std::vector<const Node*> lists_{};
    Book book_{};
};

} // namespace

const Cited* Book::cited(std::string_view id) const
{
    const auto it = std::find_if(rules.begin(), rules.end(), [id](const Cited& one) { return one.id == id; });
    return it == rules.end() ? nullptr : &*it;
}

int Book::figure(std::string_view id, std::string_view cell) const
{
    const auto rule = figures.find(id);
    if (rule == figures.end())
        return 0;
    const auto it = rule->second.find(cell);
    return it == rule->second.end() ? 0 : it->second;
}

Cells Book::cellsOf(std::string_view id) const
{
    const auto it = figures.find(id);
    return it == figures.end() ? Cells{} : play::cellsOf(it->second);
}

Book readBook(const Node* rules, const Node& rows, const Node* specials, const std::vector<std::string>& accounts,
    const std::function<Source(const Node&)>& source)
{
    return Reader(rules, rows, specials, accounts, source).book();
}

} // namespace strategikon::play
