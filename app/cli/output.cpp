// strategikon army convert
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/exchange/exchange.h"
#include "app/print/text.h"
#include "app/words/words.h"

#include <filesystem>
#include <tuple>

namespace strategikon::cli {

namespace {

std::optional<std::string> textIfGiven(const std::string& file)
{
    if (file.empty())
        return std::string();
    auto text = readInput(file);
    if (!text) {
        complain(text.faults);
        return {};
    }
    return *text;
}

bool isFile(const std::string& input)
{
    std::error_code error;
    return input == "-" || std::filesystem::exists(input, error);
}

// The argument may be a link, an army code or a text of several lines instead of a file.
Imported import(const std::string& input, ImportAids aids)
{
    constexpr std::size_t longestName = 255; // of any file; what is longer was pasted
    const bool text = input.find('\n') != std::string::npos || input.size() > longestName;
    if (!isFile(input) && (text || input.find("://") != std::string::npos || input.starts_with("STK")))
        return importArmy(input, {}, catalogue(), aids);
    const InArchive in = inArchive(input);
    aids.roster = in.roster;
    const auto bytes = readBytes(in.file);
    if (!bytes) {
        Imported failed;
        failed.faults = bytes.faults;
        return failed;
    }
    return importArmy(*bytes, in.file, catalogue(), aids);
}

std::string ending(const std::string& file)
{
    const std::string suffix = std::filesystem::path(file).extension().string();
    return suffix.empty() ? "" : suffix.substr(1);
}

int writeForm(
    const Army& army, const ArmyList& list, const Verdict& verdict, print::TextForm form, const Output& output)
{
    const print::Roster roster = print::makeRoster(*findSystem(list.system), list, army, verdict);
    return writeOutput(output, print::writeText(roster, form).toStdString());
}

} // namespace

QStringList armyFormats()
{
    return {"yaml", "json", "code", "ros", "rosz", "link", "txt", "md", "bbcode", "html", "csv"};
}

int convertArmy(const std::string& input, const Output& output, const std::string& to, const std::string& listJson)
{
    // A list of ours by id or name, or another program's as a file.
    const bool ours = !listJson.empty() && !isFile(listJson);
    const auto named = ours ? listNamed(listJson) : std::nullopt;
    if (ours && !named)
        return unusable;
    const auto list = textIfGiven(ours ? std::string() : listJson);
    if (!list)
        return unusable;
    ImportAids aids;
    aids.listJson = *list;
    aids.listJsonFile = ours ? std::string() : listJson;
    if (ours)
        std::tie(aids.system, aids.list) = *named;
    catalogue();
    const Imported imported = import(input, aids);
    complain(imported.notes);
    if (!imported.army)
        return refused(whyNoArmy(imported, input));
    const std::string format = to.empty() ? ending(output.file) : to;
    if (format.empty()) {
        complain(Cli::tr("say which format: a file name ending such as %1 for %2, or %3.")
                     .arg(QStringLiteral(".ros"), QStringLiteral("-o"), QStringLiteral("--to ros")));
        return unusable;
    }
    const Army& army = *imported.army;
    std::vector<Fault> faults;
    const ArmyList* found = catalogue().find(army.system, army.list, army.edition, faults);
    auto verdict = found ? judge(catalogue(), army, false) : Result<Verdict>(faults);
    if (!verdict) {
        complain(verdict.faults);
        return unusable;
    }
    // JSON means the army file format here, not the printed roster, so that it can be imported again.
    if (const auto form = print::textFormNamed(format); form && *form != print::TextForm::json)
        return writeForm(army, *found, *verdict, *form, output);
    if (formatNamed(format) == Format::unknown) {
        complain(Cli::tr("there is no format “%1”; use %2.").arg(plain(format), either(armyFormats())));
        return unusable;
    }
    ExportAids out;
    out.listJson = *list;
    out.listJsonFile = aids.listJsonFile;
    auto text = exportArmy(army, *found, *verdict, formatNamed(format), out);
    if (!text) {
        complain(text.faults);
        return unusable;
    }
    const bool oneLine = !text->empty() && text->back() != '\n' && !output.toFile();
    return writeOutput(output, oneLine ? *text + "\n" : *text);
}

} // namespace strategikon::cli
