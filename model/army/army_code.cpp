#include "model/army/army_code.h"

#include "model/army/code_names.h"
#include "model/text/digest.h"
#include "model/text/message.h"

#include <algorithm>
#include <charconv>

#define QT_TRANSLATE_NOOP(context, text) text

namespace strategikon {

namespace {

constexpr Template codeTemplates[] = {
    {"code-foreign", QT_TRANSLATE_NOOP("messages", "This is not an army code; a code begins with “STK1:”.")},
    {"code-newer",
        QT_TRANSLATE_NOOP("messages", "This army code was made by a newer version of the program; update to read it.")},
    {"code-damaged",
        QT_TRANSLATE_NOOP("messages", "The army code is damaged or incomplete; scan or copy the whole code again.")},
    {"code-too-long", QT_TRANSLATE_NOOP("messages", "The text is too long for an army code; copy the code alone.")},
    {"code-senseless",
        QT_TRANSLATE_NOOP(
            "messages", "The army code holds something no army can have (at “{part}”); ask for it again.")},
};

constexpr std::string_view family = "STK";
constexpr std::string_view opening = "STK1:";
constexpr std::size_t checkLength = 7;
constexpr std::size_t mostRows = 2'000;

std::string checkOf(std::string_view text)
{
    constexpr std::string_view signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::uint64_t rest = crc32(text);
    std::string check(checkLength, '0');
    for (std::size_t i = checkLength; i-- > 0; rest >>= 5)
        check[i] = signs[rest & 31];
    return check;
}

class Writer {
public:
    std::string run(const Army& army)
    {
        out = opening;
        write(army);
        for (const Army& partner : army.partner) {
            out += "/$P:";
            write(partner);
        }
        return out + '$' + checkOf(out);
    }

private:
    void write(const Army& army)
    {
        name(army.system);
        out += ':';
        name(army.list);
        out += ':' + std::to_string(army.points);
        if (!army.edition.empty()) {
            out += ':';
            name(army.edition);
        }
        for (const Choice& choice : army.choices)
            write(choice);
        for (std::size_t i = 0; i < army.split.size(); ++i) {
            out += i == 0 ? "/$S" : "+";
            name(army.split[i]);
        }
        if (army.blocks)
            out += "/$B";
        if (army.year != 0)
            out += "/$Y" + std::to_string(army.year);
    }

    void write(const Choice& choice)
    {
        out += '/';
        name(choice.entry);
        count(choice.count, 1);
        for (const ChosenOption& option : choice.options) {
            out += '+';
            name(option.name);
            count(option.count, 0);
        }
        if (!choice.block.empty()) {
            out += ':';
            name(choice.block);
        }
    }

    void name(const std::string& text) { out += names.write(text); }

    void count(int number, int implied)
    {
        if (number != implied)
            out += '*' + std::to_string(number);
    }

    std::string out;
    CodeNames names;
};

// Reads the signs between opening and check, which the check has vouched for. A hostile code can
// have a right check, so every number and name is still looked at.
class Reader {
public:
    explicit Reader(std::string_view text) : rest(text) {}

    Result<Army> run()
    {
        Army army = head();
        Army* current = &army;
        Army partner;
        bool hasPartner = false;
        while (sound && take('/')) {
            if (!take('$'))
                row(*current);
            else if (take('B'))
                current->blocks = true;
            else if (take('S'))
                split(*current);
            else if (take('Y'))
                current->year = number(firstYear, lastYear);
            else if (take('P') && take(':') && !hasPartner) {
                partner = head();
                hasPartner = true;
                current = &partner;
            } else
                sound = false;
        }
        if (!sound || !rest.empty())
            return Fault{{}, {"code-senseless", {{"part", std::string(rest.substr(0, 20))}}}};
        if (hasPartner)
            army.partner.push_back(std::move(partner));
        return army;
    }

private:
    bool take(char sign)
    {
        if (rest.empty() || rest.front() != sign)
            return false;
        rest.remove_prefix(1);
        return true;
    }

    void need(bool condition) { sound = sound && condition; }

    int number(int least, int most)
    {
        int value = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        need(error == std::errc{} && value >= least && value <= most);
        if (error == std::errc{})
            rest.remove_prefix(std::size_t(end - rest.data()));
        return value;
    }

    std::string name()
    {
        auto text = names.read(rest);
        need(text.has_value());
        return text ? std::move(*text) : std::string();
    }

    Army head()
    {
        Army army;
        army.system = name();
        need(take(':'));
        army.list = name();
        need(take(':'));
        army.points = number(0, largestArmy);
        if (take(':'))
            army.edition = name();
        need(!army.system.empty() && !army.list.empty());
        return army;
    }

    void row(Army& army)
    {
        Choice choice;
        choice.entry = name();
        if (take('*'))
            choice.count = number(1, largestCount);
        while (sound && take('+')) {
            ChosenOption option{name(), 0};
            if (take('*'))
                option.count = number(1, largestCount);
            choice.options.push_back(std::move(option));
        }
        if (take(':'))
            choice.block = name();
        need(army.choices.size() < mostRows);
        army.choices.push_back(std::move(choice));
    }

    void split(Army& army)
    {
        need(army.split.empty());
        do
            army.split.push_back(name());
        while (sound && take('+'));
    }

    std::string_view rest;
    CodeNames names;
    bool sound = true;
};

// Capitals only and no white space: what chats, mails and hands add or change.
std::string tidied(std::string_view code)
{
    std::string tidy;
    for (const char c : code)
        if (c != ' ' && c != '\n' && c != '\r' && c != '\t')
            tidy += c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
    return tidy;
}

Fault fault(const char* code) { return {{}, {code, {}}}; }

} // namespace

std::string writeArmyCode(const Army& army) { return Writer().run(army); }

bool looksLikeArmyCode(std::string_view text)
{
    const std::string start = tidied(text.substr(0, 64));
    const std::string_view view = start;
    return view.starts_with(family) && view.size() > family.size() && view[3] >= '0' && view[3] <= '9';
}

Result<Army> readArmyCode(std::string_view code)
{
    addTemplates(codeTemplates);
    if (code.size() > longestArmyCode)
        return fault("code-too-long");
    const std::string tidy = tidied(code);
    const std::string_view text = tidy;
    if (!looksLikeArmyCode(text))
        return fault("code-foreign");
    const std::size_t end = text.rfind('$');
    const bool whole = end != text.npos && text.size() == end + 1 + checkLength
        && text.substr(end + 1) == checkOf(text.substr(0, end));
    if (!text.starts_with(opening)) // a newer version must keep prefix and check to be told from damage
        return fault(whole ? "code-newer" : "code-damaged");
    if (!whole)
        return fault("code-damaged");
    return Reader(text.substr(opening.size(), end - opening.size())).run();
}

Army withIds(Army army, const ArmyList& list, const SystemFormat& format)
{
    army.system = list.system;
    army.list = list.id;
    army.edition = list.edition == format.editions.front() ? "" : list.edition;
    for (Choice& choice : army.choices) {
        const int line = list.lineNamed(choice.entry);
        if (line < 0)
            continue;
        choice.entry = list.lines[line].id;
        for (ChosenOption& option : choice.options)
            if (const int o = list.optionNamed(option.name, line); o >= 0) {
                option.name = list.options[o].id;
                option.count = option.count == choice.count ? 0 : option.count;
            }
    }
    for (std::string& name : army.split)
        if (const int line = list.lineNamed(name); line >= 0)
            name = list.lines[line].id;
    return army;
}

} // namespace strategikon
