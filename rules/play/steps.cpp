#include "rules/play/steps.h"

#include "model/text/contains.h"
#include "model/text/nearest.h"
#include "model/text/schema.h"
#include "rules/tables.h"

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

using Words = std::vector<std::string>;

// What a step knows, against what its table names.
class StepCheck {
public:
    StepCheck(const Node& table, const Fields& fields, const Functions& functions)
        : table_(table), accounts_(table.textsOf("accounts")), fields_(fields)
    {
        for (const Node& fact : table.itemsOf("facts"))
            know(fact, accounts_);
        for (const Node& fact : table.itemsOf("shared"))
            know(fact, {});
        for (long long at = 0; at < table.integerOr("with", 0); ++at)
            facts_.push_back("with." + std::to_string(at));
        for (const auto& [name, function] : functions)
            facts_.push_back(name);
        reckoned_ = facts_;
        reckoned_.push_back("sum");
        if (accounts_.size() == 2)
            reckoned_.push_back("ahead");
        if (table.find("lookup"))
            reckoned_.push_back("looked");
        for (const Node& one : table.itemsOf("throws"))
            once(one, throws_, one.textOr("id"));
        came_ = reckoned_;
        came_.insert(came_.end(), throws_.begin(), throws_.end());
        for (const char* name : {"score", "result", "rest"})
            came_.emplace_back(name);
    }

    std::vector<Fault> faults()
    {
        for (const char* key : {"from", "column"}) // before anything is reckoned
            amount(table_.find(key), facts_);
        for (const Node& row : table_.itemsOf("rows")) {
            amount(row.find("times"), reckoned_);
            conditions(row, reckoned_);
        }
        for (const Node& one : table_.itemsOf("throws"))
            thrown(one);
        result();
        for (const Node& one : table_.itemsOf("outcomes"))
            outcome(one);
        follows(table_);
        return std::move(faults_);
    }

private:
    void fault(const strategikon::Place& at, const char* code, Arguments args)
    {
        faults_.push_back({at, {code, std::move(args)}});
    }

    void once(const Node& at, Words& known, const std::string& id)
    {
        if (contains(known, id))
            fault(at.place(), "step-twice", {{"id", id}});
        known.push_back(id);
    }

    void know(const Node& fact, const Words& accounts)
    {
        const Node* field = fact.find("field");
        const Words words = field ? wordsOf(*field) : fact.textsOf("choice");
        place(fact.find("of"));
        if (const Node* range = fact.find("number"))
            if (range->items()[0].integer() > range->items()[1].integer())
                fault(range->place(), "step-order", {{"key", "number"}});
        Words ids{fact.textOr("id")};
        for (const std::string& account : accounts)
            ids.push_back(account + '-' + ids.front());
        for (const std::string& id : ids) {
            once(fact, facts_, id);
            choices_[id] = words;
        }
    }

    // Of a field; none where it holds a number.
    Words wordsOf(const Node& field)
    {
        Words known;
        for (int sort = 0; sort < sortsOfThings; ++sort)
            for (const FieldSpec& spec : fields_.of(Sort(sort))) {
                if (spec.id == field.written())
                    return spec.words;
                known.push_back(spec.id);
            }
        among(field, field.written(), known);
        return {};
    }

    // Of somebody the step is about.
    void place(const Node* of)
    {
        if (const long long on = table_.integerOr("on", 0); of && of->integer() >= on)
            among(*of, of->written(), {});
    }

    void among(const strategikon::Place& at, const std::string& word, const Words& known)
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

    std::string shared(std::string word) const // without whose it is
    {
        return word.starts_with("other.") && accounts_.size() == 2 ? word.substr(6) : word;
    }

    void amount(const Node* node, const Words& known)
    {
        if (node && node->isMap())
            among(*node->find("by"), shared(node->textOr("by")), known);
        else if (node && !node->integer())
            among(*node, shared(node->written()), known);
    }

    void conditions(const Node& row, const Words& known)
    {
        for (const Node& one : row.itemsOf("when"))
            condition(one, one.written(), known);
    }

    void condition(const Node& at, std::string word, const Words& known)
    {
        word = shared(word.starts_with("not ") ? word.substr(4) : word);
        const auto compared = comparedIn(word);
        const std::string name = compared ? compared->name : word;
        among(at, name, known);
        if (!compared)
            return;
        const auto choice = choices_.find(name);
        const bool isChoice = choice != choices_.end() && !choice->second.empty();
        if (isChoice ? !(compared->sign == "=" && contains(choice->second, compared->with))
                     : !wholeNumber(compared->with))
            among(at, compared->with, isChoice && compared->sign == "=" ? choice->second : Words());
    }

    void thrown(const Node& one)
    {
        for (const char* key : {"dice", "plus", "reach", "at-most", "at-least"})
            amount(one.find(key), came_);
        if (const Node* of = one.find("of"))
            among(*of, of->written(), accounts_);
        if (const Node* against = one.find("against"))
            among(*against, against->written(), throws_);
        if (const Node* row = one.find("row"))
            faces(*row, std::size_t(one.integerOr("sides", 6)));
        for (const Node& again : one.itemsOf("again"))
            conditions(again, reckoned_);
    }

    void outcome(const Node& one)
    {
        conditions(one, came_);
        follows(one);
        for (const Node& sets : one.itemsOf("sets")) {
            Words known = wordsOf(*sets.find("field"));
            known.insert(known.end(), came_.begin(), came_.end());
            place(sets.find("of"));
            for (const char* key : {"to", "add", "take"})
                amount(sets.find(key), known);
        }
    }

    void follows(const Node& table)
    {
        for (const Node& then : table.itemsOf("then")) {
            conditions(then, came_);
            for (const Node& on : then.itemsOf("on"))
                place(&on);
            for (const Node& with : then.itemsOf("with"))
                amount(&with, came_);
        }
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
        amount(table_.find("result"), came_);
        if (const Node* lookup = table_.find("lookup"))
            for (const Node::Entry& row : lookup->find("rows")->entries())
                many(row.node, row.key, lookup->itemsOf("columns").size());
    }

    const Node& table_;
    Words accounts_;
    const Fields& fields_;
    Words facts_{}, reckoned_{}, throws_{}, came_{}; // what is known before anything is reckoned, before dice, after
    std::map<std::string, Words> choices_{};         // by fact
    std::vector<Fault> faults_{};
};

} // namespace

Result<std::vector<TabledStep>> readSteps(const Node& list, const Fields& fields, const Functions& functions)
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
        const auto found = StepCheck(table, fields, functions).faults();
        faults.insert(faults.end(), found.begin(), found.end());
        if (found.empty())
            steps.push_back(readTabled(table, fields, functions));
    }
    if (!faults.empty())
        return faults;
    return steps;
}

std::vector<TabledStep> stepsOf(std::string_view system, const Fields& fields, const Functions& functions)
{
    const Node table = readTable(system, "play/steps", {"steps"});
    auto steps =
        table.isNull() ? Result(std::vector<TabledStep>()) : readSteps(*table.find("steps"), fields, functions);
    for (Fault& fault : steps.faults)
        keepTableFault(std::move(fault));
    return steps ? std::move(*steps) : std::vector<TabledStep>();
}

const Cited* citedIn(std::span<const TabledStep> steps, std::string_view id)
{
    for (const TabledStep& step : steps)
        if (const auto it = std::ranges::find(step.rules, id, &Cited::id); it != step.rules.end())
            return &*it;
    return nullptr;
}

} // namespace strategikon::play
