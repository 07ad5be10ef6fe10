// Whether what came of the kept throws is what their dice give, and whether the features are what came of them.
#include "judging.h"
#include "model/field/messages.h"
#include "model/field/terrain/laying.h"

#include <map>

namespace strategikon::field {

namespace {

// The throws once more, one after another, as if they were answered now.
class Record {
public:
    Record(const Field& field, const Charts& charts, std::vector<Misplaced>& found)
        : field_(field), charts_(charts), found_(found)
    {
        so_.method = field.method;
        so_.parties = field.parties;
    }

    struct Given {
        const Item* item = nullptr;
        int side = -1;
        const Variant* variant = nullptr; // where it was chosen
    };
    // What the dice gave, by the id of what was laid out for it; nothing where the record itself does not hold.
    std::optional<std::map<std::string, Given>> given()
    {
        for (const Throw& one : field_.throws)
            if (!isDue(one) || !gives(one))
                return {};
        return given_;
    }

    // Those whose id went on to another.
    const std::vector<const Item*>& away() const { return away_; }

private:
    bool isDue(const Throw& one)
    {
        if (answers(one) && so_.throws.back().what == one.what && so_.throws.back().side == one.side)
            return true;
        wrong("field-throw-strange", {{"number", so_.throws.size() + 1}});
        return false;
    }

    bool answers(const Throw& one)
    {
        const Ask ask = next(so_, charts_);
        const bool free = ask.what == Ask::What::side || charts_.stages.chosen();
        if (one.what == "sides" && one.dice.empty() && free) { // agreed on
            so_.throws.push_back(one);
            return true;
        }
        if (one.what == "season" || one.what == "chosen")
            return chosen(so_, charts_, one.came);
        if (one.what == "declined")
            return declined(so_, charts_, one.came);
        if (one.what == "ended")
            return ended(so_, charts_);
        if (one.what != "placed")
            return thrown(so_, charts_, one.dice, one.typed);
        if (ask.what != Ask::What::place)
            return false;
        Feature feature;
        feature.item = ask.item->id;
        feature.variant = ask.variant ? ask.variant->id : "";
        if (const auto before = given_.find(one.came); before != given_.end()) // what was taken away leaves its id
            away_.push_back(before->second.item);
        given_[one.came] = {ask.item, ask.side, ask.variant};
        return placed(so_, charts_, std::move(feature));
    }

    bool gives(const Throw& one)
    {
        const Throw& due = so_.throws.back();
        if (one.dice.empty() || due.came == one.came)
            return true;
        std::string dice;
        for (const int die : one.dice)
            dice += (dice.empty() ? "" : ", ") + std::to_string(die);
        wrong("field-throw-gives",
            {{"number", so_.throws.size()}, {"dice", dice}, {"due", due.came}, {"came", one.came}});
        return false;
    }

    void wrong(const char* code, Arguments arguments)
    {
        found_.push_back({{}, {code, std::move(arguments)}, charts_.ruleOf("throws"), Misplaced::Weight::wrong});
    }

    const Field& field_;
    const Charts& charts_;
    std::vector<Misplaced>& found_;
    Field so_; // as far as it was answered
    std::map<std::string, Given> given_;
    std::vector<const Item*> away_;
};

} // namespace

void judgeThrows(const Field& field, const Charts& charts, const Kinds& kinds, std::vector<Misplaced>& found)
{
    if (field.method != "random")
        return;
    Record record(field, charts, found);
    const auto given = record.given();
    if (!given)
        return;
    if (charts.stages.chosen()) {
        std::vector<const Item*> away = record.away();
        for (const auto& [id, one] : *given)
            if (!field.find(id))
                away.push_back(one.item);
        for (const Item* item : away)
            found.push_back({{}, {"field-taken-away", {{"beside", DataText{item->name}}}},
                item->lies == Lies::sector ? charts.ruleOf("sector") : item->rule, Misplaced::Weight::advice});
    }
    for (const Feature& feature : field.features) {
        if (feature.item.empty() || feature.side < 0)
            continue; // the players agreed on it
        const auto it = given->find(feature.id);
        Arguments arguments{{"feature", nameOf(feature, charts, kinds)}};
        const char* code = it == given->end()     ? "field-not-thrown"
            : it->second.item->id != feature.item ? "field-thrown-other"
            : it->second.side != feature.side     ? "field-thrown-side"
                                                  : nullptr;
        if (!code)
            continue;
        if (it != given->end())
            arguments.push_back({"beside", DataText{it->second.item->name}});
        found.push_back({feature.id, {code, std::move(arguments)}, charts.ruleOf("throws"), Misplaced::Weight::wrong});
    }
}

} // namespace strategikon::field
