#include "app/cli/usage.h"

#include "app/cli/version.h"

#include "app/cli/cli.h"
#include "app/cli/context.h"
#include "app/cli/drawing.h"
#include "app/cli/lengths.h"
#include "app/cli/voice.h"
#include "app/words/typed.h"
#include "app/words/words.h"
#include "model/army/solver/solver.h"
#include "model/text/name.h"
#include "model/text/nearest.h"

#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <sstream>

namespace strategikon::cli {

namespace {

// Names of arguments as the help shows them.
[[maybe_unused]] constexpr const char* arguments[] = {
    QT_TRANSLATE_NOOP("Cli", "ANSWER"),
    QT_TRANSLATE_NOOP("Cli", "ARMY"),
    QT_TRANSLATE_NOOP("Cli", "CELL"),
    QT_TRANSLATE_NOOP("Cli", "FEATURE"),
    QT_TRANSLATE_NOOP("Cli", "FIELD"),
    QT_TRANSLATE_NOOP("Cli", "FILE"),
    QT_TRANSLATE_NOOP("Cli", "INPUT"),
    QT_TRANSLATE_NOOP("Cli", "KEY"),
    QT_TRANSLATE_NOOP("Cli", "LEFT"),
    QT_TRANSLATE_NOOP("Cli", "LIST"),
    QT_TRANSLATE_NOOP("Cli", "NAME"),
    QT_TRANSLATE_NOOP("Cli", "OTHER"),
    QT_TRANSLATE_NOOP("Cli", "POINTS"),
    QT_TRANSLATE_NOOP("Cli", "PRICE"),
    QT_TRANSLATE_NOOP("Cli", "RIGHT"),
    QT_TRANSLATE_NOOP("Cli", "ROW"),
    QT_TRANSLATE_NOOP("Cli", "SEALED"),
    QT_TRANSLATE_NOOP("Cli", "STANDS"),
    QT_TRANSLATE_NOOP("Cli", "TAG"),
    QT_TRANSLATE_NOOP("Cli", "TYPE"),
    QT_TRANSLATE_NOOP("Cli", "UNIT"),
    QT_TRANSLATE_NOOP("Cli", "VALUE"),
    QT_TRANSLATE_NOOP("Cli", "WORD"),
};

// CLI11 has its sentences ready in English only: each is known by its form and said anew. ARMY and
// the like are translated with it, --options are not.
struct Sentence {
    const char* form;
    const char* words;
};
constexpr Sentence sentences[] = {
    {"A subcommand is required", QT_TRANSLATE_NOOP("Cli", "a command is missing")},
    {"(.+) is required", QT_TRANSLATE_NOOP("Cli", "%1 is required")},
    {"The following arguments? (?:was|were) not expected: (-.+)",
        QT_TRANSLATE_NOOP("Cli", "there is no option %1 here")},
    {"The following arguments? (?:was|were) not expected: (.+)",
        QT_TRANSLATE_NOOP("Cli", "this command does not take “%1”")},
    {"(.+): (\\d+) required .+ missing", QT_TRANSLATE_NOOP("Cli", "a value is missing after %1")},
    {"(.+): At least (\\d+) required but received \\d+", QT_TRANSLATE_NOOP("Cli", "a value is missing after %1")},
    {"(.+): At Most (\\d+) required but received \\d+", QT_TRANSLATE_NOOP("Cli", "%1 takes one value only")},
    {"(.+) was given a disallowed flag override", QT_TRANSLATE_NOOP("Cli", "%1 takes no value")},
    {"Could not convert: (.+) = (.*)", QT_TRANSLATE_NOOP("Cli", "%1 needs a number, not “%2”")},
};

// Verbs as they were called before. Typed they still work, in scripts and old habits; no page of help shows them.
struct EarlierVerb {
    std::string_view group, now;
    const char* before;
};
constexpr EarlierVerb earlierVerbs[] = {
    {"battle", "adjust", "agree"},
    {"battle", "forecast", "ahead"},
    {"battle", "options", "can"},
    {"battle", "play", "do"},
    {"battle", "replay", "follow"},
    {"field", "deploy-unit", "post"},
    {"field", "terrain", "lay"},
};

QString argumentWord(const QString& name)
{
    return name.startsWith(u'-') || name.isEmpty() ? name
                                                   : QCoreApplication::translate("Cli", name.toUtf8().constData());
}

// The sentence of a slip, without its full stop.
QString said(const CLI::ParseError& error)
{
    QString text = plain(error.what());
    while (text.endsWith(u'.') || text.endsWith(u' '))
        text.chop(1);
    for (const Sentence& one : sentences) {
        const QRegularExpression form(QRegularExpression::anchoredPattern(QString::fromUtf8(one.form)));
        if (const auto found = form.match(text); found.hasMatch())
            return QCoreApplication::translate("Cli", one.words)
                .replace(QStringLiteral("%1"), argumentWord(found.captured(1)))
                .replace(QStringLiteral("%2"), found.captured(2));
    }
    return text;
}

// As CLI11 reads it; empty: it is none.
QString plainNumber(const QString& typed, bool whole)
{
    if (whole) {
        const auto number = wholeTyped(typed);
        return number ? QString::number(*number) : QString();
    }
    const auto number = numberTyped(typed);
    return number ? QString::number(*number, 'f', QLocale::FloatingPointShortest) : QString();
}

} // namespace

class HelpPage : public CLI::Formatter {
public:
    std::string make_option_name(const CLI::Option* option, bool argument) const override
    {
        const std::string name = CLI::Formatter::make_option_name(option, argument);
        return argument ? argumentWord(plain(name)).toStdString() : name;
    }

    std::string make_option_desc(const CLI::Option* option) const override
    {
        const auto later = aboutLater.find(option);
        return later == aboutLater.end() ? CLI::Formatter::make_option_desc(option) : later->second().toStdString();
    }

    // Without the verb that it was called before.
    std::string make_subcommand(const CLI::App* sub) const override
    {
        std::stringstream out;
        CLI::detail::format_help(out, sub->get_name(), sub->get_description(), column_width_);
        return out.str();
    }

    std::map<const CLI::Option*, std::function<QString()>> aboutLater;
};

CLI::Validator between(int least, int most)
{
    const auto fault = [range = CLI::Range(least, most), least, most](std::string& written) {
        return range(written).empty()
            ? std::string()
            : Cli::tr("use a number from %1 to %2, not %3").arg(least).arg(most).arg(plain(written)).toStdString();
    };
    return {fault, Cli::tr("%1 to %2").arg(least).arg(most).toStdString()};
}

CLI::Validator leastUnlessNone(int least)
{
    const auto fault = [least](std::string& written) {
        const auto value = wholeTyped(plain(written));
        return !value || *value == 0 || *value >= least
            ? std::string()
            : Cli::tr("%1 is too few; use %2 or more, or 0").arg(plain(written), QString::number(least)).toStdString();
    };
    return {fault, ""};
}

CLI::Validator something()
{
    const auto fault = [](std::string& written) {
        return written.empty() ? Cli::tr("give it a value, or leave it out").toStdString() : std::string();
    };
    return {fault, ""};
}

CLI::Validator aName()
{
    const auto fault = [](std::string& written) {
        const auto against = faultOfName(written);
        return against ? worded(*against).toStdString() : std::string();
    };
    return {fault, ""};
}

CLI::Validator aSeed()
{
    const auto fault = [](std::string& written) {
        if (const auto typed = wholeTyped(plain(written)); typed && *typed >= 0)
            written = std::to_string(*typed);
        std::uint64_t seed = 0;
        const char* end = written.data() + written.size();
        const auto [at, wrong] = std::from_chars(written.data(), end, seed);
        const bool isLed = written.size() > 1 && written.front() == '0'; // “01”
        return wrong == std::errc() && at == end && !isLed ? std::string()
                                                           : Cli::tr("a seed is a whole number from 0 to %1, not “%2”")
                                                                 .arg(std::numeric_limits<std::uint64_t>::max())
                                                                 .arg(plain(written))
                                                                 .toStdString();
    };
    return {fault, ""};
}

CLI::Validator aNumber(bool whole)
{
    const auto fault = [whole](std::string& written) {
        const QString number = plainNumber(plain(written), whole);
        if (number.isEmpty())
            return (whole ? Cli::tr("“%1” is not a whole number such as 12")
                          : Cli::tr("“%1” is not a number such as 12 or 2.54"))
                .arg(plain(written))
                .toStdString();
        written = number.toStdString();
        return std::string();
    };
    return {fault, ""};
}

CLI::Validator dice(int least, int most)
{
    const auto fault = [least, most](std::string& written) {
        const auto faces = diceTyped(written);
        for (std::size_t i = 0; faces && i < faces->size(); ++i)
            if (const int face = (*faces)[i]; face < least || face > most)
                return Cli::tr("die %1 of “%2” shows %3, which no die has")
                    .arg(QString::number(i + 1), plain(written), QString::number(face))
                    .toStdString();
        return faces ? std::string()
                     : Cli::tr("dice are numbers from %1 to %2, comma separated such as 4,3, not “%3”")
                           .arg(least)
                           .arg(most)
                           .arg(plain(written))
                           .toStdString();
    };
    return {fault, Cli::tr("%1 to %2").arg(least).arg(most).toStdString()};
}

CLI::Validator oneOf(const QStringList& words)
{
    const auto fault = [words](std::string& written) {
        return words.contains(plain(written))
            ? std::string()
            : Cli::tr("“%1” is not one of %2").arg(plain(written), words.join(QStringLiteral(", "))).toStdString();
    };
    return {fault, "{" + words.join(u',').toStdString() + "}"};
}

Commands::Commands(const QString& about, const QString& foot) : app(about.toStdString(), "strategikon")
{
    wordHelp();
    listed(app.set_version_flag(
        "--version", versions, Cli::tr("Display program version information and exit").toStdString()));
    app.require_subcommand(1);
    app.footer(foot.toStdString());
}

void Commands::wordHelp()
{
    page = std::make_shared<HelpPage>();
    page->column_width(34);
    const QString subcommand = Cli::tr("SUBCOMMAND");
    for (const auto& [label, words] : {std::pair("Usage", Cli::tr("Usage")), std::pair("OPTIONS", Cli::tr("OPTIONS")),
             std::pair("SUBCOMMAND", subcommand), std::pair("SUBCOMMANDS", subcommand),
             std::pair("Positionals", Cli::tr("Positionals")), std::pair("REQUIRED", Cli::tr("REQUIRED"))})
        page->label(label, words.toStdString());
    app.formatter(page);
    listed(app.set_help_flag("-h,--help", Cli::tr("Print this help message and exit").toStdString()));
}

CLI::App* Commands::group(const std::string& name, const QString& about)
{
    return command(&app, name, about, {})->require_subcommand(1);
}

CLI::App* Commands::command(CLI::App* parent, const std::string& name, const QString& about, std::function<int()> does)
{
    CLI::App* sub = parent->add_subcommand(name, about.toStdString());
    for (const EarlierVerb& verb : earlierVerbs)
        if (verb.group == parent->get_name() && verb.now == name)
            sub->alias(verb.before);
    sub->group(Cli::tr("Subcommands").toStdString());
    listed(sub->get_help_ptr());
    sub->callback([this, sub, does = std::move(does)] {
        if (does && sub->get_subcommands().empty()) {
            action = does;
            typed = sub;
        }
    });
    return sub;
}

// Under the heading of the options.
CLI::Option* Commands::listed(CLI::Option* option)
{
    option->group(Cli::tr("Options").toStdString());
    return option;
}

std::string Commands::typeOf(bool number) { return (number ? Cli::tr("NUMBER") : Cli::tr("TEXT")).toStdString(); }

void Commands::aboutLater(CLI::Option* option, std::function<QString()> about)
{
    page->aboutLater[option] = std::move(about);
}

CLI::App* Commands::drawn(CLI::App* sub)
{
    drawing.insert(sub);
    return sub;
}

bool Commands::isDrawn() const
{
    return drawing.contains(typed) || std::ranges::any_of(outputs, [](const Output* one) {
        const QString ending = QFileInfo(plain(one->file)).suffix().toLower();
        return QStringList{"pdf", "png", "svg"}.contains(ending);
    });
}

void Commands::flagOption(CLI::App* sub, const std::string& name, bool& into, const QString& about)
{
    listed(sub->add_flag(name, into, about.toStdString()));
}

CLI::Option* Commands::outputOption(CLI::App* sub, Output& into, const QString& about)
{
    outputs.push_back(&into);
    CLI::Option* made = option(sub, "-o,--output", into.file, about);
    flagOption(sub, "--replace", into.replace, Cli::tr("overwrite an existing file, whatever it is"));
    return made;
}

void Commands::jsonFlag(CLI::App* sub, const char* keys)
{
    flagOption(sub, "--json", json, Cli::tr("output JSON: %1").arg(QLatin1String(keys)));
}

int Commands::run(int argc, char** argv)
{
    if (const QString slip = unknownCommand(argc, argv); !slip.isEmpty()) {
        complain(slip);
        return unusable;
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        complain(Cli::tr("%1; see “%2”.").arg(said(error), QStringLiteral("strategikon --help")));
        return unusable;
    }
    if (isDrawn())
        if (const auto missing = turnToDraw())
            return *missing;
    try {
        return action ? action() : unusable;
    } catch (const TooIntertwined&) {
        complain(Cli::tr(
            "the limits of this list are too entangled to work out; fewer points or fewer locked entries may help."));
        return unusable;
    }
}

// The first word that should be a command and is none, with the one that may have been meant.
QString Commands::unknownCommand(int argc, char** argv) const
{
    const CLI::App* at = &app;
    for (int i = 1; i < argc && argv[i][0] != '-'; ++i) {
        std::vector<std::string> known;
        const CLI::App* next = nullptr;
        for (const CLI::App* sub : at->get_subcommands([](const CLI::App*) { return true; })) {
            known.push_back(sub->get_name());
            next = sub->check_name(argv[i]) ? sub : next;
        }
        if (!next && at->get_require_subcommand_min() > 0) {
            const auto near = nearest(argv[i], known);
            return near ? Cli::tr("there is no command “%1”; did you mean “%2”?").arg(plain(argv[i]), plain(*near))
                        : Cli::tr("there is no command “%1”; see “%2”.")
                              .arg(plain(argv[i]), QStringLiteral("strategikon --help"));
        }
        if (!next)
            break;
        at = next;
    }
    return {};
}

} // namespace strategikon::cli
