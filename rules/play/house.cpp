#include "rules/play/house.h"

#include "model/text/contains.h"
#include "model/text/json.h"
#include "model/text/name.h"
#include "model/text/nearest.h"
#include "model/text/schema.h"
#include "model/text/write.h"
#include "model/text/yaml.h"
#include "rules/catalogue.h"

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::play {

namespace {

constexpr std::size_t mostBytes = 65'536;

constexpr Template templates[] = {
    {"house-other-system",
        QT_TRANSLATE_NOOP("messages", "These house rules are for “{written}”, not for “{system}”; choose others.")},
    {"house-large", QT_TRANSLATE_NOOP("messages", "House rules may be 64 KB at most; leave some out.")},
    {"house-unknown",
        QT_TRANSLATE_NOOP(
            "messages", "There is no rule “{id}”; a new modifier needs “to” (what it modifies), “when” and “text”.")},
    {"house-unknown-near", QT_TRANSLATE_NOOP("messages", "There is no rule “{id}”; did you mean “{near}”?")},
    {"house-word", QT_TRANSLATE_NOOP("messages", "“{word}” means nothing for “{key}”; use one of: {known}.")},
    {"house-word-near", QT_TRANSLATE_NOOP("messages", "“{word}” means nothing for “{key}”; did you mean “{near}”?")},
    {"house-cell", QT_TRANSLATE_NOOP("messages", "“{id}” has no figure “{word}”; it has: {known}.")},
    {"house-cell-range",
        QT_TRANSLATE_NOOP("messages", "“{id}”: “{word}” must be from {least} to {most}, not {value}.")},
    {"house-no-modifier", QT_TRANSLATE_NOOP("messages", "“{id}” is not a modifier: it has no “{key}”.")},
    {"house-several",
        QT_TRANSLATE_NOOP("messages",
            "“{id}” is one rule in several rows: switch it off with “without: true” and add rows of your own.")},
    {"house-printed",
        QT_TRANSLATE_NOOP(
            "messages", "“{id}” is a rule of the book; “{key}” is only for new ones. Give yours its own id.")},
    {"house-lacks", QT_TRANSLATE_NOOP("messages", "The new modifier “{id}” needs “{key}”.")},
    {"house-nothing",
        QT_TRANSLATE_NOOP("messages", "“{id}” changes nothing: give it a value, figures, or “without: true”.")},
    {"house-shared",
        QT_TRANSLATE_NOOP("messages", "“{word}” of “{id}” comes from “{there}”; change it there and both change.")},
    {"house-twice", QT_TRANSLATE_NOOP("messages", "“{id}” is here twice; write one row per rule.")},
};

std::string listed(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "“" : ", “") + word + "”";
    return text;
}

std::vector<const Factor*> factorsOf(const Book& book, std::string_view id)
{
    std::vector<const Factor*> all;
    for (const auto& rows : book.accounts)
        for (const Factor& row : rows)
            if (row.id == id)
                all.push_back(&row);
    return all;
}

class Check {
public:
    Check(std::string_view system, Books& books)
        : system_(system), book_(books.with({})), accounts_(books.printed().accounts)
    {
    }

    std::vector<Fault> faults(const Node& document)
    {
        if (const std::string system = document.textOr("system"); system != system_)
            fault(*document.find("system"), "house-other-system",
                {{"written", system}, {"system", std::string(system_)}});
        if (const Node* name = document.find("name"))
            named(*name);
        std::vector<std::string> seen;
        for (const Node& row : document.find("rows")->items()) {
            const std::string id = row.textOr("id");
            if (contains(seen, id))
                fault(row, "house-twice", {{"id", id}});
            seen.push_back(id);
            if (book_.cited(id) || book_.figures.contains(id))
                changes(row, id);
            else
                adds(row, id);
        }
        return std::move(faults_);
    }

private:
    void fault(const Node& at, std::string code, Arguments args)
    {
        faults_.push_back({at.place(), {std::move(code), std::move(args)}});
    }

    void named(const Node& text)
    {
        if (auto wrong = faultOfName(text.written()))
            faults_.push_back({text.place(), std::move(*wrong)});
    }

    void word(const Node& at, const std::string& key, const std::string& word, const std::vector<std::string>& known)
    {
        if (contains(known, word))
            return;
        if (const auto near = nearest(word, known))
            fault(at, "house-word-near", {{"word", word}, {"key", key}, {"near", *near}});
        else
            fault(at, "house-word", {{"word", word}, {"key", key}, {"known", listed(known)}});
    }

    int rowsOf(const std::string& id) const { return int(factorsOf(book_, id).size()); }

    bool hasMost(const std::string& id) const
    {
        return std::ranges::any_of(book_.accounts, [&](const auto& rows) {
            return std::ranges::any_of(rows, [&](const Factor& row) { return row.id == id && row.most; });
        });
    }

    // Of a rule that is there.
    void changes(const Node& row, const std::string& id)
    {
        const int many = rowsOf(id);
        for (const char* key : {"value", "most", "without"})
            if (const Node* of = row.find(key); of && (many == 0 || (std::string_view(key) == "most" && !hasMost(id))))
                fault(*of, "house-no-modifier", {{"id", id}, {"key", key}});
        if (const Node* value = row.find("value"); value && many > 1)
            fault(*value, "house-several", {{"id", id}});
        for (const char* key : {"to", "when", "times", "text"})
            if (const Node* of = row.find(key))
                fault(*of, "house-printed", {{"id", id}, {"key", key}});
        if (row.entries().size() < 2)
            fault(row, "house-nothing", {{"id", id}});
        if (const Node* cells = row.find("cells"))
            figures(*cells, id);
    }

    void figures(const Node& cells, const std::string& id)
    {
        std::vector<std::string> known;
        if (const auto it = book_.figures.find(id); it != book_.figures.end())
            for (const auto& [name, value] : it->second)
                known.push_back(name);
        for (const Node::Entry& entry : cells.entries()) {
            if (!contains(known, entry.key)) {
                if (const auto near = nearest(entry.key, known))
                    fault(entry.node, "house-word-near", {{"word", entry.key}, {"key", "cells"}, {"near", *near}});
                else
                    fault(entry.node, "house-cell", {{"id", id}, {"word", entry.key}, {"known", listed(known)}});
                continue;
            }
            if (const auto there = book_.shared.find(id + '.' + entry.key); there != book_.shared.end()) {
                fault(entry.node, "house-shared", {{"id", id}, {"word", entry.key}, {"there", there->second}});
                continue;
            }
            const auto at = book_.bounds.find(entry.key);
            const Bounds bounds = at == book_.bounds.end() ? Bounds() : at->second;
            if (const long long value = entry.node.integer().value_or(0); value < bounds.least || value > bounds.most)
                fault(entry.node, "house-cell-range",
                    {{"id", id}, {"word", entry.key}, {"least", bounds.least}, {"most", bounds.most},
                        {"value", std::to_string(value)}});
        }
    }

    // A modifier of its own.
    void adds(const Node& row, const std::string& id)
    {
        if (!row.find("to") && !row.find("when") && !row.find("text")) { // rather a slip in the name
            std::vector<std::string> known;
            for (const auto* rules : {&book_.rules, &book_.specials})
                for (const Cited& rule : *rules)
                    known.push_back(rule.id);
            if (const auto near = nearest(id, known))
                fault(*row.find("id"), "house-unknown-near", {{"id", id}, {"near", *near}});
            else
                fault(*row.find("id"), "house-unknown", {{"id", id}});
            return;
        }
        for (const char* key : {"to", "value", "when", "text"})
            if (!row.find(key))
                fault(row, "house-lacks", {{"id", id}, {"key", key}});
        for (const char* key : {"cells", "without"})
            if (const Node* of = row.find(key))
                fault(*of, "house-no-modifier", {{"id", id}, {"key", key}});
        if (const Node* text = row.find("text"))
            named(*text);
        const Node* to = row.find("to");
        if (!to)
            return;
        std::vector<std::string> names;
        for (const Account& one : accounts_)
            names.push_back(one.name);
        word(*to, "to", to->written(), names);
        for (const Account& one : accounts_) {
            if (one.name != to->written())
                continue;
            if (const Node* when = row.find("when"))
                for (const Node& item : when->items())
                    word(item, "when", item.written(), one.when);
            if (const Node* times = row.find("times"))
                word(*times, "times", times->written(), one.times);
        }
    }

    std::string_view system_;
    const Book& book_;
    const std::vector<Account>& accounts_;
    std::vector<Fault> faults_{};
};

const Result<Schema>& schema()
{
    static const Result<Schema> read = Schema::load((roots().schema / "house.schema.json").string(), {});
    return read;
}

bool looksLikeJson(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != text.npos && text[first] == '{';
}

// Rules that share figures with this one and are not as printed because of that.
std::vector<Cited> followersOf(const std::string& id, const Node& rows, const Book& book)
{
    std::vector<Cited> all;
    for (const auto* rules : {&book.rules, &book.specials})
        for (const Cited& rule : *rules) {
            const bool named =
                std::ranges::any_of(rows.items(), [&](const Node& row) { return row.textOr("id") == rule.id; });
            const bool shares = std::ranges::any_of(book.shared,
                [&](const auto& cell) { return cell.second == id && cell.first.starts_with(rule.id + '.'); });
            if (rule.house && shares && !named)
                all.push_back(rule);
        }
    return all;
}

} // namespace

Result<std::string> readHouse(std::string_view text, const std::string& file, std::string_view system, Books& books)
{
    addTemplates(templates);
    if (text.size() > mostBytes)
        return Fault{{file, 0, 0}, {"house-large", {}}};
    auto document = looksLikeJson(text) ? readJson(text, file) : Result<Node>();
    if (!document)
        document = readYaml(text, file);
    if (!document)
        return document.faults;
    if (!schema())
        return schema().faults;
    auto faults = schema()->check(*document);
    if (faults.empty())
        faults = Check(system, books).faults(*document);
    if (!faults.empty())
        return faults;
    return writeJsonLine(*document);
}

Node houseRows(const std::string& kept)
{
    const auto document = readJson(kept, {});
    const Node* rows = document ? document->find("rows") : nullptr;
    return rows ? *rows : Node::newList();
}

std::vector<HouseGround> houseGroundOf(const Book& book)
{
    std::vector<HouseGround> all;
    for (const auto* rules : {&book.rules, &book.specials})
        for (const Cited& rule : *rules) {
            if (std::ranges::any_of(all, [&](const HouseGround& one) { return one.rule.id == rule.id; }))
                continue; // of several rows of one id one speaks for all
            HouseGround one{rule, {}};
            const auto factors = factorsOf(book, rule.id);
            if (factors.size() == 1) // of several rows of one id no value can be changed
                one.figures.emplace_back("value", std::to_string(factors.front()->value));
            if (factors.size() == 1 && factors.front()->most)
                one.figures.emplace_back("most", std::to_string(*factors.front()->most));
            if (const auto figures = book.figures.find(rule.id); figures != book.figures.end())
                for (const auto& [cell, value] : figures->second)
                    if (!book.shared.contains(rule.id + '.' + cell))
                        one.figures.emplace_back(cell, std::to_string(value));
            if (!one.figures.empty() || !factors.empty()) // a modifier can be left out
                all.push_back(std::move(one));
        }
    return all;
}

std::vector<HouseRule> houseRulesOf(const std::string& kept, const Book& book, const Book& printed)
{
    std::vector<HouseRule> all;
    const Node rows = houseRows(kept);
    for (const Node& row : rows.items())
        if (const Cited* rule = book.cited(row.textOr("id"))) {
            HouseRule one{.rule = *rule, .without = row.booleanOr("without", false)};
            if (row.find("value"))
                one.value = int(row.integerOr("value", 0));
            if (const auto factors = factorsOf(printed, rule->id); factors.size() == 1)
                one.printed = factors.front()->value;
            one.also = followersOf(rule->id, rows, book);
            all.push_back(std::move(one));
        }
    return all;
}

} // namespace strategikon::play
