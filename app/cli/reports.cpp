// strategikon battle report, playsheet
#include "app/cli/reports.h"
#include "app/cli/battle_files.h"

#include "app/print/document.h"
#include "app/print/missing.h"
#include "app/print/pdf.h"
#include "app/report/handouts.h"
#include "app/report/report.h"
#include "rules/battle.h"

#include <QFileInfo>

namespace strategikon::cli {

namespace {

int refused(const std::vector<Fault>& faults)
{
    complain(faults);
    return unusable;
}

QString endingOf(const std::string& file) { return QFileInfo(plain(file)).suffix().toLower(); }

QSizeF paperOf(const std::string& paper) { return print::sizeOf(print::paperNamed(paper).value_or(print::Paper::a4)); }

int writeSheet(const std::string& output, const print::Sheet& sheet, const QString& title)
{
    // No time stands in it: the same record is the same file.
    const QByteArray bytes = print::pdfOf(sheet, title, std::nullopt);
    const int status = writeOutput(output, std::string_view(bytes.constData(), std::size_t(bytes.size())));
    if (const QString missing = print::missingWords(sheet); status == done && !missing.isEmpty())
        complain(missing);
    return status;
}

std::optional<print::Roster> rosterOf(const std::string& file)
{
    const auto asked = ask(file);
    if (!asked)
        return {};
    const auto verdict = judge(catalogue(), asked->army, false);
    if (!verdict) {
        complain(verdict.faults);
        return {};
    }
    return print::makeRoster(*asked->system, *asked->list, asked->army, *verdict);
}

} // namespace

int reportBattle(const std::string& battle, const std::string& output, const std::string& paper)
{
    const QString ending = output.empty() || output == "-" ? QStringLiteral("md") : endingOf(output);
    if (ending != QStringLiteral("md") && ending != QStringLiteral("html") && ending != QStringLiteral("pdf")) {
        complain(Cli::tr("a report is written as %1; let the name end so.")
                     .arg(either({QStringLiteral(".html"), QStringLiteral(".md"), QStringLiteral(".pdf")})));
        return unusable;
    }
    auto open = openBattle(battle, false);
    if (!open)
        return unusable;
    const report::Document document = report::reportOf((*open)->battle(), plain((*open)->saved().content.name));
    if (ending == QStringLiteral("md"))
        return writeOutput(output, report::markdownOf(document).toStdString());
    if (ending == QStringLiteral("html"))
        return writeOutput(output, report::htmlOf(document).toStdString());
    Voice::useFonts();
    return writeSheet(output, report::pagesOf(document, {paperOf(paper), 1, 1}), document.title);
}

int writePlaySheet(const HandoutWish& wish)
{
    if (endingOf(wish.output) != QStringLiteral("pdf")) {
        complain(Cli::tr("a play sheet is a PDF; write a name that ends in %1.").arg(QStringLiteral(".pdf")));
        return unusable;
    }
    BattlePlan plan;
    QList<print::Roster> rosters;
    for (const std::string& file : {wish.first, wish.second}) {
        auto army = readArmyFrom(file);
        if (!army)
            return refused(army.faults);
        plan.sides.push_back({int(plan.sides.size()), std::move(*army), false});
        const auto roster = rosterOf(file);
        if (!roster)
            return unusable;
        rosters << *roster;
    }
    const auto state = beginning(catalogue(), plan);
    if (!state)
        return refused(state.faults);
    Voice::useFonts();
    const report::Handed handed{*gameOf(plan.sides.front().army.system), *state, rosters, paperOf(wish.paper)};
    const QString names = report::sideShown(*state, 0) + QStringLiteral(" – ") + report::sideShown(*state, 1);
    const print::Sheet sheet = wish.labels ? report::labels(handed)
        : wish.blank                       ? report::blanks(handed)
        : wish.matchup                     ? report::matchups(handed)
                                           : report::playSheets(handed, wish.large);
    return writeSheet(wish.output, sheet, names);
}

} // namespace strategikon::cli
