#include "rules/lessons.h"

#include "rules/tables.h"

#include <algorithm>
#include <map>

namespace strategikon {

namespace {

Lesson lessonOf(const Node& node)
{
    Lesson lesson{.id = node.textOr("id"), .name = node.textOr("name"), .text = node.textOr("text")};
    if (const Node* armies = node.find("armies"))
        for (const Node& one : armies->items())
            if (auto army = readArmy(one))
                lesson.plan.sides.push_back({int(lesson.plan.sides.size()), std::move(*army), false});
    if (const Node* terms = node.find("terms"))
        for (const Node::Entry& entry : terms->entries())
            lesson.plan.terms.emplace_back(entry.key, entry.node.written());
    if (const Node* hints = node.find("hints"))
        for (const Node& hint : hints->items())
            lesson.hints.emplace_back(hint.textOr("at"), hint.textOr("text"));
    return lesson;
}

std::vector<Lesson> read(std::string_view system)
{
    std::vector<Lesson> lessons;
    std::error_code error;
    if (!std::filesystem::exists(roots().rules / system / "lessons.yaml", error))
        return lessons;
    const Node table = readTable(system, "lessons");
    if (const Node* list = table.find("lessons"))
        for (const Node& node : list->items())
            lessons.push_back(lessonOf(node));
    return lessons;
}

} // namespace

const std::string* Lesson::hint(std::string_view code) const
{
    const auto it = std::ranges::find_if(hints, [code](const auto& one) { return one.first == code; });
    return it == hints.end() ? nullptr : &it->second;
}

const std::vector<Lesson>& lessonsOf(std::string_view system)
{
    static std::map<std::string, std::vector<Lesson>, std::less<>> known;
    const auto it = known.find(system);
    return it != known.end() ? it->second : known.emplace(std::string(system), read(system)).first->second;
}

} // namespace strategikon
