#include "model/library/check.h"

#include "model/library/trouble.h"
#include "model/text/name.h"
#include "model/text/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace strategikon {

namespace {

constexpr int mostOfAnything = 1'000'000;

[[noreturn]] void refuse(const std::string& path, const char* code, Arguments arguments)
{
    throw Refused{libraryFault(path, code, std::move(arguments))};
}

bool isText(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto character = nextCodePoint(text, at);
        if (!character || *character == 0)
            return false; // a NUL would end the text for some who read it
    }
    return true;
}

} // namespace

void requireText(const std::string&, const char* field, std::string_view text)
{
    if (!isText(text))
        throw Refused{Fault{{}, {"library-not-text", {{"field", field}}}}}; // what was typed, and not the library
}

void requireNumber(const std::string& path, const char* field, int number)
{
    if (number >= 0 && number <= mostOfAnything)
        return;
    refuse(path, "not-a-number", {{"field", field}, {"value", std::to_string(number)}, {"most", mostOfAnything}});
}

void requireCode(const std::string& path, std::string_view code)
{
    const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    const bool ours = code == "undo" || code == "redo" || code == "remove"; // the library reads a meaning into these
    if (!ours && !code.empty() && code.size() <= 40 && std::all_of(code.begin(), code.end(), allowed))
        return;
    refuse(path, "not-a-code", {{"value", isText(code) ? std::string(code) : "?"}});
}

namespace {

void require(std::optional<Message> against)
{
    if (against)
        throw Refused{Fault{{}, std::move(*against)}};
}

} // namespace

void requireName(std::string_view name) { require(faultOfName(name)); }

void requireStandsName(std::string_view name) { require(faultOfStandsName(name)); }
void requireBattleName(std::string_view name) { require(faultOfBattleName(name)); }
void requireArmyName(std::string_view name) { require(faultOfArmyName(name)); }

ArmyContent tidied(const std::string& path, ArmyContent content)
{
    requireText(path, "name", content.name);
    requireText(path, "system", content.system);
    requireText(path, "list", content.list);
    requireText(path, "edition", content.edition);
    requireText(path, "document", content.document);
    requireText(path, "words", content.words);
    for (const std::string& tag : content.tags)
        requireText(path, "tags", tag);
    requireNumber(path, "points", content.points);
    if (!isText(content.facts) || !nlohmann::json::accept(content.facts))
        refuse(path, "not-json", {{"field", "facts"}});
    std::sort(content.tags.begin(), content.tags.end());
    content.tags.erase(std::unique(content.tags.begin(), content.tags.end()), content.tags.end());
    std::erase(content.tags, "");
    return content;
}

FieldContent tidied(const std::string& path, FieldContent content)
{
    requireText(path, "name", content.name);
    requireText(path, "system", content.system);
    requireText(path, "document", content.document);
    if (!isText(content.facts) || !nlohmann::json::accept(content.facts))
        refuse(path, "not-json", {{"field", "facts"}});
    return content;
}

BattleContent tidied(const std::string& path, BattleContent content)
{
    requireText(path, "name", content.name);
    requireText(path, "system", content.system);
    requireText(path, "program", content.program);
    for (const auto& [field, json] : {std::pair{"beginning", &content.beginning}, {"facts", &content.facts}})
        if (!isText(*json) || !nlohmann::json::accept(*json))
            refuse(path, "not-json", {{"field", field}});
    return content;
}

StandType tidied(const std::string& path, StandType stands)
{
    requireText(path, "id", stands.id);
    requireText(path, "name", stands.name);
    requireText(path, "note", stands.note);
    for (const std::string& entry : stands.serves)
        requireText(path, "serves", entry);
    requireNumber(path, "owned", stands.owned);
    return stands;
}

std::string toJson(const std::vector<std::string>& texts) { return nlohmann::json(texts).dump(); }

std::vector<std::string> fromJson(const std::string& json)
{
    std::vector<std::string> texts;
    const auto array = nlohmann::json::parse(json, nullptr, false);
    if (!array.is_array())
        return texts;
    for (const auto& text : array)
        if (text.is_string())
            texts.push_back(text.get<std::string>());
    return texts;
}

} // namespace strategikon
