#include "model/library/check.h"

#include "model/library/trouble.h"
#include "model/text/name.h"
#include "model/text/node.h"
#include "model/text/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>

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
    if (!ours && !code.empty() && code.size() <= 40 && std::ranges::all_of(code, allowed))
        return;
    refuse(path, "not-a-code", {{"value", isText(code) ? std::string(code) : "?"}});
}

namespace {

void require(std::optional<Message> against)
{
    if (against)
        throw Refused{Fault{{}, std::move(*against)}};
}

void putInOrder(std::vector<std::string>& tags)
{
    std::ranges::sort(tags);
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    std::erase(tags, "");
}

// 2026-01-31, a day that there is.
bool isDay(std::string_view text)
{
    constexpr std::string_view shape = "0000-00-00";
    const auto fits = [](char one, char like) { return like == '0' ? one >= '0' && one <= '9' : one == like; };
    if (!std::equal(text.begin(), text.end(), shape.begin(), shape.end(), fits))
        return false;
    const auto number = [&](std::size_t at, std::size_t many) { return std::stoi(std::string(text.substr(at, many))); };
    if (number(0, 4) == 0) // there is no such year
        return false;
    return std::chrono::year_month_day(std::chrono::year(number(0, 4)), std::chrono::month(unsigned(number(5, 2))),
        std::chrono::day(unsigned(number(8, 2))))
        .ok();
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
    putInOrder(content.tags);
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

BattleAbout tidied(const std::string& path, BattleAbout about)
{
    for (const std::string* name : {&about.players[0], &about.players[1], &about.venue, &about.occasion})
        requireName(*name);
    for (const std::string& tag : about.tags)
        requireName(tag);
    if (!about.day.empty() && !isDay(about.day))
        throw Refused{Fault{{}, {"library-not-a-day", {{"value", isText(about.day) ? about.day : "?"}}}}};
    requireText(path, "notes", about.notes);
    if (constexpr std::size_t longest = Limits{}.scalar; about.notes.size() > longest)
        throw Refused{Fault{{}, {"library-too-long", {{"field", "notes"}, {"limit", longest}}}}};
    for (const std::string* text : {&about.stamps[0], &about.stamps[1], &about.round.since})
        requireText(path, "stamp", *text);
    requireNumber(path, "minutes", about.round.minutes);
    requireNumber(path, "spent", about.round.spent);
    putInOrder(about.tags);
    return about;
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
