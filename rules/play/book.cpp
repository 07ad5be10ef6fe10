#include "rules/play/book.h"

#include "rules/play/house.h"

namespace strategikon::play {

namespace {

class Reader {
public:
    Reader(const Printed& printed, const Node& house) : printed_(printed), house_(house)
    {
        lists_ = {&printed.rules.items(), &printed.specials.items(), &printed.rows.itemsOf("others")};
        for (const Account& account : printed.accounts)
            lists_.push_back(&printed.rows.itemsOf(account.name));
    }

    Book book()
    {
        for (const auto* list : lists_)
            for (const Node& node : *list)
                keep(node);
        for (const Node& row : house_.items())
            changeFigures(row);
        for (const auto* list : lists_)
            for (const Node& node : *list)
                refer(node);
        for (const Node& node : printed_.rules.items())
            rule(node);
        for (const Account& account : printed_.accounts)
            rows(account);
        for (const Node& node : printed_.rows.itemsOf("bounds"))
            book_.bounds[node.textOr("figure")] = {int(node.integerOr("least", 1)), int(node.integerOr("most", 1))};
        for (const Node& node : printed_.rows.itemsOf("others"))
            rule(node);
        for (const Node& node : printed_.specials.items())
            if (node.find("cells"))
                book_.specials.push_back({node.textOr("id"), node.textOr("text"), printed_.source(node),
                    {book_.cellsOf(node.textOr("id"))}, changed_.contains(node.textOr("id"))});
        return std::move(book_);
    }

private:
    void keep(const Node& node)
    {
        if (const Figures figures = figuresOf(node); !figures.empty())
            book_.figures[node.textOr("id")].insert(figures.begin(), figures.end());
    }

    void changeFigures(const Node& row)
    {
        const std::string id = row.textOr("id");
        changed_.insert(id);
        if (row.booleanOr("without", false))
            book_.without.insert(id);
        for (const auto& [cell, value] : figuresOf(row)) {
            book_.figures[id][cell] = value;
            own_.insert(id + '.' + cell);
        }
    }

    // Cells that stand elsewhere.
    void refer(const Node& node)
    {
        const Node* cells = node.find("cells");
        const std::string id = node.textOr("id");
        for (const Node::Entry& entry : cells ? cells->entries() : std::vector<Node::Entry>()) {
            const std::string there = entry.node.written();
            const auto dot = there.find('.');
            if (entry.node.integer() || dot == std::string::npos)
                continue;
            book_.shared[id + '.' + entry.key] = there.substr(0, dot);
            book_.figures[id][entry.key] = book_.figure(there.substr(0, dot), there.substr(dot + 1));
            if (own_.contains(there))
                changed_.insert(id);
        }
    }

    void rows(const Account& account)
    {
        std::vector<Factor> rows;
        for (const Node& node : printed_.rows.itemsOf(account.name))
            rows.push_back(factorOf(node, printed_.source(node), account.reads, rows));
        const auto left = std::stable_partition(
            rows.begin(), rows.end(), [&](const Factor& row) { return !book_.without.contains(row.id); });
        for (auto it = left; it != rows.end(); ++it)
            cite(*it);
        std::vector<Factor> printed(rows.begin(), rows.end()); // house rules may ask what a row asks that is left out
        rows.erase(left, rows.end());
        for (const Node& row : house_.items()) {
            if (row.textOr("to") == account.name)
                rows.push_back(factorOf(row, {}, account.reads, printed));
            for (Factor& one : rows)
                change(one, row);
        }
        for (Factor& row : rows) {
            if (const auto it = book_.figures.find(row.id); it != book_.figures.end())
                row.figures = it->second;
            cite(row);
        }
        book_.accounts.push_back(std::move(rows));
    }

    static void change(Factor& row, const Node& by)
    {
        if (row.id != by.textOr("id"))
            return;
        row.value = int(by.integerOr("value", row.value));
        if (row.most)
            row.most = int(by.integerOr("most", *row.most));
    }

    void rule(const Node& node)
    {
        cite(node.textOr("id"), node.textOr("text"), printed_.source(node), book_.cellsOf(node.textOr("id")));
    }

    void cite(const Factor& row) { cite(row.id, row.text, row.source, row.cells()); }

    // Rows of one id are one rule, a sentence each; what several say alike is said once.
    void cite(const std::string& id, const std::string& text, const Source& source, Cells cells)
    {
        auto& all = book_.rules;
        const auto it = std::ranges::find_if(all, [&](const Cited& one) { return one.id == id; });
        if (it == all.end()) {
            all.push_back({id, text, source, {std::move(cells)}, changed_.contains(id)});
            return;
        }
        const bool isSaid = ('\n' + it->text + '\n').find('\n' + text + '\n') != std::string::npos;
        if (isSaid && text.find('{') == std::string::npos)
            return;
        it->text += '\n' + text;
        it->cells.push_back(std::move(cells));
    }

    const Printed& printed_;
    const Node& house_;
    std::vector<const std::vector<Node>*> lists_{};
    std::set<std::string> changed_{}, own_{}; // rules, and cells ("id.cell"), that house rules have otherwise
    Book book_{};
};

} // namespace

const Cited* Book::cited(std::string_view id) const
{
    for (const auto* all : {&rules, &specials})
        if (const auto it = std::find_if(all->begin(), all->end(), [id](const Cited& one) { return one.id == id; });
            it != all->end())
            return &*it;
    return nullptr;
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

Book readBook(const Printed& printed, const Node& house) { return Reader(printed, house).book(); }

const Book& Books::with(const std::string& house)
{
    // One battle asks, over and over.
    struct Last {
        const Books* of = nullptr;
        int edition = 0;
        std::string house{};
        const Book* book = nullptr;
    };
    thread_local Last last;
    if (last.of == this && last.edition == edition_ && last.house == house)
        return *last.book;
    const std::lock_guard lock(guard_);
    auto it = books_.find(house);
    if (it == books_.end())
        it = books_.emplace(house, readBook(printed(), house.empty() ? Node::newList() : houseRows(house))).first;
    last = {this, edition_, house, &it->second};
    return it->second;
}

const Printed& Books::printed()
{
    const std::lock_guard lock(guard_);
    if (!printed_)
        printed_ = read_();
    return *printed_;
}

void Books::put(Printed tables)
{
    const std::lock_guard lock(guard_);
    printed_ = std::move(tables);
    books_.clear();
    ++edition_;
}

} // namespace strategikon::play
