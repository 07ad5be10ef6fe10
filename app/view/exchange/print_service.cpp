#include "print_service.h"

#include "app/printing/loading.h"
#include "app/view/battle/battlepaper.h"
#include "app/view/field/fieldpaper.h"
#include "app/view/session.h"

namespace strategikon {

std::optional<print::Sheet> sheetOf(const QString& id, const QString& document, const QString& paper)
{
    if (isOfBattle(document)) {
        return sheetOfBattle(id, document, paper);
    }
    Session* session = Session::current();
    const auto form = print::documentNamed(document.toStdString());
    const auto size = print::paperNamed(paper.toStdString());
    if (session == nullptr || !form || !size || id.isEmpty()) {
        return std::nullopt;
    }
    const std::optional<Army> army = session->army(id);
    const ArmyList* list = army ? session->list(*army) : nullptr;
    if (list == nullptr) {
        return std::nullopt;
    }
    const Result<Verdict> verdict = judge(session->catalogue(), *army, false);
    if (!verdict.value) {
        return std::nullopt;
    }
    return print::layOut(print::makeRoster(*findSystem(army->system), *list, *army, *verdict.value), *form, *size);
}

void PrintService::complain(const QString& words)
{
    trouble_ = words;
    emit changed();
}

bool PrintService::open()
{
    QString trouble;
    const Printing* printing = loadPrinting(&trouble);
    printers_ = printing == nullptr ? QStringList() : printing->printers();
    default_ = printing == nullptr ? QString() : printing->defaultPrinter();
    if (printing != nullptr && printers_.isEmpty()) {
        trouble = tr("No printer is set up on this computer; save as PDF and print that.");
    }
    complain(trouble);
    return trouble_.isEmpty();
}

bool PrintService::print(
    const QString& armyId, const QString& document, const QString& paper, const QString& printer, int copies)
{
    const auto sheet = sheetOf(armyId, document, paper);
    if (!sheet) {
        complain(tr("This cannot be printed: it is no longer in the library, or its list is unknown."));
        return false;
    }
    return send(*sheet, printer, copies);
}

bool PrintService::printField(
    BattlefieldViewModel* field, const QString& document, const QString& paper, const QString& printer, int copies)
{
    const auto sheet = sheetOfField(*field, document, paper);
    return sheet && send(*sheet, printer, copies);
}

bool PrintService::send(const print::Sheet& sheet, const QString& printer, int copies)
{
    QString trouble;
    const Printing* printing = loadPrinting(&trouble);
    if (printing == nullptr) {
        complain(trouble);
        return false;
    }
    PrintJob job;
    job.title = QStringLiteral("Strategikon");
    job.paper = sheet.size;
    job.pages = static_cast<int>(sheet.pages.size());
    job.paint = [&](QPainter& painter, int page) { print::paint(painter, sheet.pages[page]); };
    job.printer = printer;
    job.copies = copies;
    const bool done = printing->print(job);
    complain(done ? QString()
                  : tr("The printer “%1” does not accept pages; check that it is on, or choose another.").arg(printer));
    return done;
}

} // namespace strategikon
