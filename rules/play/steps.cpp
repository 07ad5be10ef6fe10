#include "rules/play/steps.h"

#include "model/text/contains.h"
#include "model/text/nearest.h"
#include "model/text/schema.h"
#include "rules/catalogue.h"

#include <charconv>
#include <set>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon::play {

namespace {

constexpr Template stepTemplates[] = {
    {"step-word", QT_TRANSLATE_NOOP("messages", "The step “{step}” has no “{word}”.")},
    {"step-word-near", QT_TRANSLATE_NOOP("messages", "The step “{step}” has no “{word}”; did you mean “{near}”?")},
    {"step-lacks", QT_TRANSLATE_NOOP("messages", "The step “{step}” needs “{key}” here.")},
    {"step-twice", QT_TRANSLATE_NOOP("messages", "“{id}” is here twice; give each its own id.")},
    {"step-many", QT_TRANSLATE_NOOP("messages", "“{key}” has {count} numbers here; {most} are needed.")},
    {"step-order", QT_TRANSLATE_NOOP("messages", "“{key}” goes from the smaller number to the larger.")},
};

bool isNumber(std::string_view text)
{
    int value = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    return end.ec == std::errc() && end.ptr == text.data() + text.size();
}

using Words = std::vector<std::string>;

// What a step knows, against what its table names.
class StepCheck {
public:
    explicit StepCheck(const Node& table) : table_(table), accounts_(table.textsOf("accounts"))
    {
        for (const Node& fact : table.itemsOf("facts")) {
            know(fact, fact.textOr("id"));
            for (const std::string& account : accounts_)
                know(fact, account + '-' + fact.textOr("id"));
        }
        for (const Node& fact : table.itemsOf("shared"))
            know(fact, fact.textOr("id"));
        for (long long at = 0; at < table.integerOr("with", 0); ++at)
            facts_.push_back("with." + std::to_string(at));
        reckoned_ = facts_;
        reckoned_.push_back("sum");
        if (accounts_.size() == 2)
            reckoned_.push_back("ahead");
        for (const Node& one : table.itemsOf("throws"))
            once(one, throws_, one.textOr("id"));
    }

    std::vector<Fault> faults()
    {
        for (const char* key : {"from", "column"}) // before anything is reckoned
            amount(table_.find(key), facts_);
        for (const Node& row : table_.itemsOf("rows")) {
            if (const Node* times = row.find("times"))
                among(*times, times->written(), reckoned_);
            conditions(row);
        }
        for (const Node& one : table_.itemsOf("throws"))
            thrown(one);
        result();
        return std::move(faults_);
    }

private:
    void fault(const Place& at, const char* code, Arguments args) { faults_.push_back({at, {code, std::move(args)}}); }

    void once(const Node& at, Words& known, const std::string& id)
    {
        if (contains(known, id))
            fault(at.place(), "step-twice", {{"id", id}});
        known.push_back(id);
    }

    void know(const Node& fact, const std::string& id)
    {
        once(fact, facts_, id);
        choices_[id] = fact.textsOf("choice");
        if (const Node* range = fact.find("number"))
            if (range->items()[0].integer() > range->items()[1].integer())
                fault(range->place(), "step-order", {{"key", "number"}});
    }

    void among(const Place& at, const std::string& word, const Words& known)
    {
        if (contains(known, word))
            return;
        Arguments args{{"word", word}, {"step", table_.textOr("id")}};
        const auto near = nearest(word, known);
        if (near)
            args.emplace_back("near", *near);
        fault(at, near ? "step-word-near" : "step-word", std::move(args));
    }
    void among(const Node& at, const std::string& word, const Words& known) { among(at.place(), word, known); }

    void amount(const Node* node, const Words& known)
    {
        if (node && node->isMap())
            among(*node->find("by"), node->textOr("by"), known);
        else if (node && !node->integer())
            among(*node, node->written(), known);
    }

    void conditions(const Node& row)
    {
        for (const Node& one : row.itemsOf("when"))
            condition(one, one.written());
    }

    void condition(const Node& at, std::string word)
    {
        if (word.starts_with("not "))
            word = word.substr(4);
        if (word.starts_with("other.") && accounts_.size() == 2)
            word = word.substr(6);
        const auto compared = comparedIn(word);
        const std::string name = compared ? compared->name : word;
        among(at, name, reckoned_);
        if (!compared)
            return;
        const auto choice = choices_.find(name);
        const bool isChoice = choice != choices_.end() && !choice->second.empty();
        if (isChoice ? !(compared->sign == "=" && contains(choice->second, compared->with)) : !isNumber(compared->with))
            among(at, compared->with, isChoice && compared->sign == "=" ? choice->second : Words());
    }

    void thrown(const Node& one)
    {
        for (const char* key : {"dice", "plus", "reach", "at-most"})
            amount(one.find(key), reckoned_);
        if (const Node* of = one.find("of"))
            among(*of, of->written(), accounts_);
        if (const Node* against = one.find("against"))
            among(*against, against->written(), throws_);
        if (const Node* row = one.find("row"))
            faces(*row, std::size_t(one.integerOr("sides", 6)));
        for (const Node& again : one.itemsOf("again"))
            conditions(again);
    }

    // What each face is worth, for every choice.
    void faces(const Node& row, std::size_t sides)
    {
        const Words known = choices_[row.textOr("by")];
        among(*row.find("by"), known.empty() ? row.textOr("by") : "", known.empty() ? Words() : Words{""});
        for (const Node::Entry& entry : row.entries()) {
            if (entry.key == "by")
                continue;
            among(row.placeOfKey(entry.key), entry.key, known);
            many(entry.node, entry.key, sides);
        }
        for (const std::string& choice : known)
            if (!row.find(choice))
                fault(row.place(), "step-lacks", {{"step", table_.textOr("id")}, {"key", choice}});
    }

    void many(const Node& numbers, const std::string& key, std::size_t most)
    {
        if (const std::size_t count = numbers.items().size(); count != most)
            fault(numbers.place(), "step-many", {{"key", key}, {"count", count}, {"most", most}});
    }

    void result()
    {
        const std::string result = table_.textOr("result");
        if (result == "ahead")
            among(*table_.find("result"), result, reckoned_);
        const Node* lookup = table_.find("lookup");
        if (result == "looked" && !lookup)
            fault(table_.find("result")->place(), "step-lacks", {{"step", table_.textOr("id")}, {"key", "lookup"}});
        if (lookup)
            for (const Node::Entry& row : lookup->find("rows")->entries())
                many(row.node, row.key, lookup->itemsOf("columns").size());
    }

    const Node& table_;
    Words accounts_, facts_{}, reckoned_{}, throws_{};
    std::map<std::string, Words> choices_{}; // by fact
    std::vector<Fault> faults_{};
};

} // namespace

Result<std::vector<TabledStep>> readSteps(const Node& list)
{
    addTemplates(stepTemplates);
    static const Result<Schema> schema = Schema::load((roots().schema / "steps.schema.json").string());
    if (!schema)
        return schema.faults;
    if (auto faults = schema->check(list); !faults.empty())
        return faults;
    std::vector<TabledStep> steps;
    std::vector<Fault> faults;
    std::set<std::string> ids;
    for (const Node& table : list.items()) {
        if (!ids.insert(table.textOr("id")).second)
            faults.push_back({table.place(), {"step-twice", {{"id", table.textOr("id")}}}});
        const auto found = StepCheck(table).faults();
        faults.insert(faults.end(), found.begin(), found.end());
        if (found.empty())
            steps.push_back(readTabled(table));
    }
    if (!faults.empty())
        return faults;
    return steps;
}

} // namespace strategikon::play
