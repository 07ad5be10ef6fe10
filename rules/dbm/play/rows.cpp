#include "rules/dbm/play/rows.h"

namespace strategikon::dbmPlay {

namespace {

using Words = std::vector<std::string>;

std::string joined(const Words& all, char between)
{
    std::string text;
    for (const std::string& one : all)
        text += (text.empty() ? "" : std::string(1, between)) + one;
    return text;
}

// "behind Sp 2,3 all same=grade,weapon armed=bow single alike=mixed-pike-ranks".
std::string behindWord(const Node& row)
{
    std::string word = "behind " + joined(row.textsOf("behind"), '|') + ' ' + joined(row.textsOf("ranks"), ',');
    if (row.booleanOr("all", false))
        word += " all";
    if (row.booleanOr("single", false))
        word += " single";
    for (const char* key : {"alike", "deep"})
        if (const std::string aSwitch = row.textOr(key); !aSwitch.empty())
            word += std::string(" ") + key + '=' + aSwitch;
    for (const char* key : {"same", "armed"})
        if (const auto values = row.textsOf(key); !values.empty())
            word += std::string(" ") + key + '=' + joined(values, ',');
    return word;
}

// "ahead 1 3": by how much one's own total is beyond the other's.
std::string aheadWord(const Node& ahead)
{
    constexpr int far = 99;
    return "ahead " + std::to_string(ahead.integerOr("least", -far)) + ' '
        + std::to_string(ahead.integerOr("most", far));
}

void kinds(Words& words, const Node& row, const char* key, const std::string& word)
{
    if (const auto all = row.textsOf(key); !all.empty())
        words.push_back(word + ' ' + joined(all, '|'));
}

void plain(Words& words, const Node& row)
{
    if (const std::string mode = row.textOr("mode"); !mode.empty())
        words.push_back(mode);
    if (row.booleanOr("to-front", false))
        words.push_back("to-front");
    for (const std::string& word : row.textsOf("when"))
        words.push_back(word);
}

// As the other side says it.
std::string turned(const std::string& word)
{
    for (const auto& [own, other] : {std::pair{"own ", "against "}, {"own-not ", "against-not "}, {"is ", "enemy-is "}})
        if (word.starts_with(own))
            return other + word.substr(std::string_view(own).size());
        else if (word.starts_with(other))
            return own + word.substr(std::string_view(other).size());
    if (word == "close" || word == "shooting" || word == "to-front")
        return word;
    return word.starts_with("not ") ? "not enemy " + word.substr(4) : "enemy " + word;
}

Words scoreWords(const Node& row, std::string_view list)
{
    const bool supports = list == "rear-support";
    const bool lost = row.find("loser") != nullptr; // of the enemy: he has lost, and they stand behind him
    Words words;
    kinds(words, row, "own", "own");
    kinds(words, row, "except", "own-not");
    kinds(words, row, "against", list == "tactical" ? "sees" : "against"); // works are foot (657)
    kinds(words, row, "against-except", "against-not");
    kinds(words, row, "loser", "against");
    if (const auto all = row.textsOf("grade"); !all.empty())
        words.push_back("graded " + joined(all, '|'));
    if (const auto all = row.textsOf("enemy-grade"); !all.empty())
        words.push_back("enemy graded " + joined(all, '|'));
    if (const Node* ahead = row.find("ahead"))
        words.push_back(aheadWord(*ahead));
    plain(words, row);
    for (std::string& word : words)
        if (lost && word == "list-permits")
            word = "enemy " + word;
    if (row.find("behind") && row.textOr("times").empty())
        words.push_back((lost ? "enemy " : "") + behindWord(row));
    if (supports || lost)
        words.push_back(lost ? "enemy helped-after" : "supported");
    return words;
}

Node listOf(const Words& words)
{
    Node list = Node::newList();
    for (const std::string& word : words)
        list.add(Node::ofText(word));
    return list;
}

Node copied(const Node& row, std::initializer_list<const char*> keys)
{
    Node copy = Node::newMap();
    for (const char* key : keys)
        if (const Node* value = row.find(key))
            copy.set(key, *value);
    return copy;
}

} // namespace

Kinds kindsIn(const Node& row, std::string_view key) { return Kinds(joined(row.textsOf(key), '|')); }

std::string otherwiseIn(const Node& row)
{
    constexpr std::string_view front = "otherwise ";
    for (const std::string& word : row.textsOf("when"))
        if (word.starts_with(front))
            return word.substr(front.size());
    return {};
}

Node scoreRow(const Node& row, std::string_view list)
{
    Node account = copied(row, {"id", "value", "stage", "best", "apart", "line", "text", "cells"});
    Words words = scoreWords(row, list);
    std::string times = row.textOr("times");
    if (times == "ranks")
        times = behindWord(row);
    if (row.textOr("of") == "enemy") { // of who faces him (rulebook 682)
        for (std::string& word : words)
            word = turned(word);
        words.push_back("to-front");
    }
    account.set("when", listOf(words));
    account.set("table", Node::ofText(std::string(list)));
    if (!times.empty())
        account.set("times", Node::ofText(times));
    return account;
}

Node costRow(const Node& row, std::string_view)
{
    Node account = copied(row, {"id", "value", "best", "apart", "line", "text", "cells"});
    Words words;
    kinds(words, row, "of", "of");
    if (row.find("group"))
        words.push_back(row.booleanOr("group", false) ? "group" : "not group");
    for (const std::string& word : row.textsOf("when"))
        words.push_back(word);
    account.set("when", listOf(words));
    return account;
}

// Of a season or a climate: each is a word.
Node weatherRow(const Node& row, std::string_view)
{
    Node account = copied(row, {"id", "value", "best", "line", "text", "cells"});
    Words words = row.textsOf("when");
    kinds(words, row, "climates", "climate");
    kinds(words, row, "seasons", "season");
    account.set("when", listOf(words));
    return account;
}

std::vector<std::string> outcomeWords(const Node& row)
{
    Words words;
    kinds(words, row, "loser", "own");
    kinds(words, row, "loser-except", "own-not");
    kinds(words, row, "by", "against");
    kinds(words, row, "by-except", "against-not");
    if (const std::string going = row.textOr("going"); !going.empty())
        words.push_back("going " + going);
    plain(words, row);
    if (row.find("behind")) {
        words.push_back(behindWord(row));
        words.push_back("helped-after");
    }
    return words;
}

std::vector<std::string> profileWords(const Node& row)
{
    Words words;
    kinds(words, row, "own", "own");
    kinds(words, row, "against", "against");
    kinds(words, row, "against-except", "against-not");
    for (const std::string& word : row.textsOf("when"))
        words.push_back(word);
    if (row.booleanOr("to-front", false))
        words.push_back("to-front");
    const std::string mode = row.textOr("mode");
    if (mode == "close")
        words.push_back("close");
    else if (mode == "shooting")
        words.insert(words.end(), {"shooting", "shoots"});
    else if (mode == "shot-at")
        words.insert(words.end(), {"shooting", "shot-at"});
    return words;
}

std::vector<std::string> appearanceWords(const Node& row)
{
    Words words;
    kinds(words, row, "own", "own");
    kinds(words, row, "except", "own-not");
    kinds(words, row, "against", "against");
    kinds(words, row, "works", "defends");
    plain(words, row);
    return words;
}

} // namespace strategikon::dbmPlay
