// strategikon army print, list print
#include "app/cli/army/list_commands.h"
#include "app/cli/commands.h"
#include "app/cli/context.h"

#include "app/print/missing.h"
#include "app/print/nation.h"
#include "app/print/pdf.h"
#include "app/print/text.h"
#include "app/words/words.h"

#include <filesystem>

namespace strategikon::cli {

namespace {

// A PDF under the name of a text would only surprise.
bool isPdfName(const std::string& output)
{
    const std::string as = std::filesystem::path(output).extension().string();
    if (as.empty() || as == ".pdf" || as == ".PDF")
        return true;
    const bool form = print::textFormNamed(as.substr(1)).has_value();
    complain(form
            ? Cli::tr("a PDF cannot be called %1; end the name in %2, or use “%3”.")
                  .arg(plain(output), QStringLiteral(".pdf"), QStringLiteral("strategikon army convert"))
            : Cli::tr("a PDF cannot be called %1; end the name in %2.").arg(plain(output), QStringLiteral(".pdf")));
    return false;
}

} // namespace

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

} // namespace strategikon::cli
