// strategikon army print, convert
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/exchange/exchange.h"
#include "app/print/missing.h"
#include "app/print/nation.h"
#include "app/print/pdf.h"
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

// The argument may be a link or an army code instead of a file.
Imported import(const std::string& input, const ImportAids& aids)
{
    if (!isFile(input) && (input.find("://") != std::string::npos || input.starts_with("STK")))
        return importArmy(input, input, catalogue(), aids);
    auto text = readInput(input);
    if (!text) {
        Imported failed;
        failed.faults = text.faults;
        return failed;
    }
    return importArmy(*text, input, catalogue(), aids);
}

std::string ending(const std::string& file)
{
    const std::string suffix = std::filesystem::path(file).extension().string();
    return suffix.empty() ? "" : suffix.substr(1);
}

// A PDF under the name of a text would only surprise.
bool isPdfName(const std::string& output)
{
    const std::string as = ending(output);
    if (as.empty() || as == "pdf" || as == "PDF")
        return true;
    const bool form = print::textFormNamed(as).has_value();
    complain(form ? Cli::tr("a PDF cannot be written as %1; write a name that ends in %2, or use “%3”.")
                        .arg(plain(output), QStringLiteral(".pdf"), QStringLiteral("strategikon army convert"))
                  : Cli::tr("a PDF cannot be written as %1; write a name that ends in %2.")
                        .arg(plain(output), QStringLiteral(".pdf")));
    return false;
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

int printArmy(const std::string& file, const Output& output, const std::string& as, const std::string& paper)
{
    if (!isPdfName(output.file))
        return unusable;
    auto asked = ask(file);
    if (!asked)
        return unusable;
    auto verdict = judge(catalogue(), asked->army, false);
    if (!verdict) {
        complain(verdict.faults);
        return unusable;
    }
    QList<print::Roster> rosters;
    // Each army of a doubles game has its own roster with its own findings.
    Verdict own = *verdict;
    if (!own.partner.empty())
        std::erase_if(own.findings, [](const Finding& finding) { return finding.partner; });
    rosters << print::makeRoster(*asked->system, *asked->list, asked->army, own);
    for (const Verdict& theirs : verdict->partner) {
        const Army& partner = asked->army.partner.front();
        std::vector<Fault> none;
        if (const ArmyList* list = catalogue().find(partner.system, partner.list, partner.edition, none))
            rosters << print::makeRoster(*findSystem(list->system), *list, partner, theirs);
    }
    print::PdfOptions options;
    options.document = print::documentNamed(as).value_or(print::Document::roster);
    options.paper = print::paperNamed(paper).value_or(print::Paper::a4);
    if (const int status = writeOutput(output, print::pdfOf(rosters, options).toStdString()); status != done)
        return status;
    for (const print::Roster& roster : rosters)
        if (const QString missing = print::missingWords(print::layOut(roster, options.document, options.paper));
            !missing.isEmpty())
            complain(missing);
    return done;
}

int printList(const std::string& name, const std::string& edition, const Output& output, const std::string& paper)
{
    if (!isPdfName(output.file))
        return unusable;
    const ArmyList* list = listCalled(name, edition);
    if (!list)
        return unusable;
    return writeOutput(output,
        print::nationPdf(*findSystem(list->system), *list, print::paperNamed(paper).value_or(print::Paper::a4))
            .toStdString());
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
    for (const Note& note : imported.notes) {
        QStringList perhaps;
        for (const std::string& one : note.suggestions)
            perhaps << ofData(one);
        const QString text = worded(note.message);
        complain(perhaps.isEmpty() ? text : Cli::tr("%1 Perhaps: %2").arg(text, perhaps.join(QStringLiteral(", "))));
    }
    if (!imported.army)
        return refused(whyNoArmy(imported, input));
    const std::string format = to.empty() ? ending(output.file) : to;
    if (format.empty()) {
        complain(Cli::tr("write the format: an ending such as %1 for %2, or %3.")
                     .arg(QStringLiteral(".ros"), QStringLiteral("-o"), QStringLiteral("--to ros")));
        return unusable;
    }
    const Army& army = *imported.army;
    std::vector<Fault> faults;
    const ArmyList* found = catalogue().find(army.system, army.list, army.edition, faults);
    auto verdict = found ? judge(catalogue(), army, false) : Reading<Verdict>(faults);
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
