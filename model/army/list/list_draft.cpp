// What the parts of reading a list share.
#include "list_draft.h"

#include "model/text/contains.h"
#include "model/text/name.h"

#include "list_edition.h"

#include <algorithm>
#include <charconv>

namespace strategikon::listing {

Draft::Draft(const Node& file, const SystemFormat& format, std::string_view edition)
    : file(file), format(format), edition(edition.empty() ? format.editions.front() : std::string(edition))
{
}

void Draft::fault(const Place& place, std::string code, Arguments args)
{
    faults.push_back({place, {std::move(code), std::move(args)}});
}

void Draft::dangling(const Node& node, const std::vector<std::string>& known, std::string_view what)
{
    faults.push_back(danglingReference(node.place(), node.written(), known, what));
}

void Draft::refuseUnknown(const Node& id, const std::vector<std::string>& known, std::string_view what)
{
    if (!contains(known, id.written()))
        dangling(id, known, what);
}

void Draft::refuseTwice(const Node& node, bool known)
{
    if (known)
        fault(node.find("id")->place(), "duplicate-id", {{"id", node.textOr("id")}});
}

std::optional<Years> Draft::yearsOf(const Node& node)
{
    const Node* span = node.find("years");
    if (!span || span->items().size() != 2)
        return {};
    const Years years{int(span->items()[0].integer().value_or(0)), int(span->items()[1].integer().value_or(0))};
    if (years.first > years.last)
        fault(span->place(), "years-backward", {{"key", "years"}});
    return years;
}

std::string Draft::nameOf(const Node& row)
{
    const Node* name = row.find("name");
    if (auto against = name ? faultOfName(name->written()) : std::nullopt)
        faults.push_back({name->place(), std::move(*against)});
    return row.textOr("name");
}

Source Draft::sourceOf(const Node& row) const
{
    const std::string book = row.find("added-by") ? row.textOr("added-by") : list.source.book;
    return {row.textOr("book", book), int(row.integerOr("line", 0)),
        row.find("added-by") ? 0 : int(row.integerOr("page", list.source.page))};
}

std::vector<std::string> Draft::lineIds() const
{
    std::vector<std::string> ids;
    for (const Line& line : list.lines)
        ids.push_back(line.id);
    return ids;
}

std::vector<std::string> Draft::optionIds() const
{
    std::vector<std::string> ids;
    for (const Option& option : list.options)
        ids.push_back(option.id);
    return ids;
}

std::vector<int> Draft::linesOf(const std::vector<const Node*>& ids)
{
    std::vector<int> lines;
    for (const Node* id : ids)
        if (const int line = list.line(id->written()); line >= 0)
            lines.push_back(line);
        else
            dangling(*id, lineIds());
    return lines;
}

std::vector<int> Draft::optionsOf(const std::vector<const Node*>& ids)
{
    std::vector<int> options;
    for (const Node* id : ids)
        if (const int option = list.option(id->written()); option >= 0)
            options.push_back(option);
        else
            dangling(*id, optionIds());
    return options;
}

std::optional<int> whole(std::string_view text)
{
    if (text.starts_with('+'))
        text.remove_prefix(1);
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool all = error == std::errc{} && end == text.data() + text.size();
    return all ? std::optional(value) : std::nullopt;
}

const std::vector<Node>& rowsOf(const Node& node, std::string_view key)
{
    static const std::vector<Node> none;
    const Node* rows = node.find(key);
    return rows ? rows->items() : none;
}

std::vector<const Node*> pointersTo(const std::vector<Node>& items)
{
    std::vector<const Node*> all;
    for (const Node& item : items)
        all.push_back(&item);
    return all;
}

std::vector<const Node*> itemsOf(const Node& node, std::string_view key)
{
    const Node* value = node.find(key);
    if (value && value->isScalar() && !value->isNull())
        return {value};
    return pointersTo(rowsOf(node, key));
}

} // namespace strategikon::listing
