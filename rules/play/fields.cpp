#include "rules/play/fields.h"

#include "model/play/map/place.h"
#include "model/play/record/written_words.h"
#include "rules/tables.h"

#include <algorithm>

namespace strategikon::play {

namespace {

using Kind = FieldSpec::Kind;
using Means = FieldSpec::Means;

// In the order of Kind and Means; those of Sort are written in records too.
constexpr std::string_view kinds[] = {"count", "level", "flag", "causes", "clock", "thing"};
constexpr std::string_view meanings[] = {"own", "models", "removed", "withdrawn", "away"};

// The first where there is none such; that is told.
template <class T, class Words>
T among(const Words& words, std::string_view word, const strategikon::Place& place)
{
    const auto found = std::ranges::find(words, word);
    if (found == std::end(words))
        keepTableFault({place, {"field-word", {{"word", std::string(word)}}}});
    return T(found == std::end(words) ? 0 : found - std::begin(words));
}

class FieldRows {
public:
    FieldRows(const Node& table, const std::vector<Switch>& switches, WordLists lists)
        : switches_(switches), lists_(std::move(lists))
    {
        if (const Node* own = table.find("words"))
            for (const Node::Entry& list : own->entries())
                lists_[list.key] = own->textsOf(list.key);
        if (const Node* fields = table.find("fields"))
            for (const Node::Entry& of : fields->entries())
                for (const Node& row : of.node.items())
                    read(among<Sort>(sorts, of.key, of.node.place()), row);
    }

    std::vector<FieldSpec> specs{};

private:
    void read(Sort of, const Node& row)
    {
        if (row.find("places"))
            for (FieldSpec& spec : placeFields(of, row.textsOf("places")))
                specs.push_back(std::move(spec));
        else if (row.find("switches"))
            for (const Switch& one : switches_)
                specs.push_back({.id = one.id,
                    .label = one.says,
                    .of = of,
                    .kind = Kind::level,
                    .words = one.choices,
                    .shown = false});
        else
            specs.push_back(specOf(of, row));
    }

    FieldSpec specOf(Sort of, const Node& row)
    {
        FieldSpec spec{.id = row.textOr("id"), .label = row.textOr("label"), .of = of};
        spec.words = wordsOf(row);
        spec.says = row.textsOf("says");
        spec.kind = among<Kind>(kinds, row.textOr("kind", spec.words.empty() ? "count" : "level"), row.place());
        spec.means = among<Means>(meanings, row.textOr("means", "own"), row.place());
        spec.start = int(row.integerOr("start", 0));
        if (const auto bounds = row.itemsOf("bounds"); bounds.size() == 2)
            spec.bounds = {int(bounds[0].integer().value_or(0)), int(bounds[1].integer().value_or(0))};
        spec.shown = row.booleanOr("shown", true);
        for (const auto& [key, flag] : {std::pair{"veiled", &spec.veiled}, {"plight", &spec.plight}, {"own", &spec.own},
                 {"agreed", &spec.agreed}, {"tally", &spec.tally}})
            *flag = row.booleanOr(key, false);
        spec.parts = int(row.integerOr("parts", 1));
        for (const auto& [key, text] : {std::pair{"whole", &spec.whole}, {"shape", &spec.shape},
                 {"letters", &spec.letters}, {"until", &spec.until}})
            *text = row.textOr(key);
        return spec;
    }

    std::vector<std::string> wordsOf(const Node& row)
    {
        const Node* words = row.find("words");
        if (!words || words->isList())
            return words ? row.textsOf("words") : std::vector<std::string>();
        const auto list = lists_.find(words->written());
        if (list != lists_.end())
            return list->second;
        keepTableFault({words->place(), {"field-no-words", {{"words", words->written()}}}});
        return {};
    }

    const std::vector<Switch>& switches_;
    WordLists lists_;
};

} // namespace

Fields readFields(std::string_view system, const std::vector<Switch>& switches, FieldNames& named, WordLists lists)
{
    return readFields(readTable(system, "play/fields", {"fields"}), switches, named, std::move(lists));
}

Fields readFields(const Node& table, const std::vector<Switch>& switches, FieldNames& named, WordLists lists)
{
    Fields read(FieldRows(table, switches, std::move(lists)).specs);
    const auto undeclared = named.findIn(read);
    std::string all;
    for (const std::string_view field : undeclared)
        all.append(all.empty() ? "" : ", ").append(field);
    if (!table.isNull() && !all.empty()) // else that is what is wrong
        keepTableFault({table.place(), {"field-undeclared", {{"fields", all}}}});
    return read;
}

} // namespace strategikon::play
