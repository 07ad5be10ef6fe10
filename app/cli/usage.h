// CLI11 with its own words in the player's language. Used inside app/cli only.
#pragma once

#include "app/cli/output.h"

#include <CLI/CLI.hpp>

#include <QString>
#include <QStringList>

#include <optional>
#include <set>
#include <vector>

namespace strategikon::cli {

// Values of an option: a number, or one of some words.
CLI::Validator between(int least, int most);
CLI::Validator leastUnlessNone(int least); // 0, or so much
CLI::Validator something();                // at least a character
CLI::Validator aName();                    // model/text/name.h
CLI::Validator aSeed();                    // a whole number of 64 bits; CLI11 would take the nearest that there is
CLI::Validator dice(int least, int most);  // as diceTyped() reads them, each in this range
// As app/words/typed.h reads it: CLI11 also takes “nan”, “inf”, “0x10”, and “010” for eight.
CLI::Validator aNumber(bool whole);
CLI::Validator oneOf(const QStringList& words);
inline QStringList papers() { return {"a4", "letter"}; }
inline QStringList formations() { return {"line", "column", "irregular"}; }

class HelpPage;

// A tree of commands with their options. A command is given its function; the one that was typed runs.
class Commands {
protected:
    Commands(const QString& about, const QString& foot);
    ~Commands() = default;

public:
    int run(int argc, char** argv);

    CLI::App* top() { return &app; }
    // A word that only begins a command.
    CLI::App* group(const std::string& name, const QString& about);
    CLI::App* command(CLI::App* parent, const std::string& name, const QString& about, std::function<int()> does);
    // "--name" or "-n,--name" is an option, "NAME" an argument.
    template <class Value>
    CLI::Option* option(CLI::App* sub, const std::string& name, Value& into, const QString& about = {})
    {
        constexpr bool number = std::is_arithmetic_v<Value>;
        CLI::Option* made = listed(sub->add_option(name, into, about.toStdString()))->type_name(typeOf(number));
        if (std::is_same_v<Value, std::uint64_t> || std::is_same_v<Value, std::optional<std::uint64_t>>)
            return made->transform(aSeed()); // a check may not change what was typed
        if (number)
            return made->transform(aNumber(std::is_integral_v<Value>));
        return name.front() == '-' ? made->check(something()) : made;
    }
    // What it is stands in files: they are read when a page of help shows it.
    void aboutLater(CLI::Option* option, std::function<QString()> about);
    // Its answer is drawn, whatever it is written as. An output whose name is that of a picture is drawn by any
    // command.
    CLI::App* drawn(CLI::App* sub);
    void flagOption(CLI::App* sub, const std::string& name, bool& into, const QString& about);
    // -o, and --replace beside it.
    CLI::Option* outputOption(CLI::App* sub, Output& into, const QString& about);
    // `keys`: what the objects of the answer hold.
    void jsonFlag(CLI::App* sub, const char* keys);

    bool json = false; // the answer is wanted as JSON

private:
    static CLI::Option* listed(CLI::Option* option);
    static std::string typeOf(bool number);
    QString unknownCommand(int argc, char** argv) const;
    void wordHelp();

    CLI::App app;
    std::shared_ptr<HelpPage> page;
    bool isDrawn() const;

    std::function<int()> action;
    std::set<const CLI::App*> drawing{};
    const CLI::App* typed = nullptr; // whose action it is
    std::vector<const Output*> outputs{};
};

} // namespace strategikon::cli
