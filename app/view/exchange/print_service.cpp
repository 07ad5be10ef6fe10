#include "print_service.h"

#include "app/print/pdf.h"
#include "app/printing/loading.h"
#include "app/view/battle/battlepaper.h"
#include "app/view/components/filename.h"
#include "app/view/field/fieldpaper.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/view/settings.h"
#include "listpaper.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace strategikon {

namespace {

// What is cut out or lies beside the stands keeps its size, and what has large letters already.
bool keepsItsSize(const QString& document)
{
    static const QStringList kept{"cards", "labels", "large", "poster"};
    return kept.contains(document);
}

std::optional<print::Sheet> sheetOfArmy(const QString& id, const QString& document, const QSizeF& paper)
{
    Session* session = Session::current();
    const auto form = print::documentNamed(document.toStdString());
    if (session == nullptr || !form || id.isEmpty()) {
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
    return print::layOut(print::makeRoster(*findSystem(army->system), *list, *army, *verdict.value), *form, paper);
}

} // namespace

QList<print::Sheet> sheetsOf(const QString& id, const QString& document, const QString& paper)
{
    QList<print::Sheet> sheets;
    if (document.endsWith(u"-set"_s)) {
        for (const QString& one : Settings::current()->papersOf(document.chopped(4))) {
            sheets += sheetsOf(id, one, paper);
        }
        return sheets;
    }
    const auto named = print::paperNamed(paper.toStdString());
    if (!named) {
        return sheets;
    }
    const double times = keepsItsSize(document) ? 1 : Settings::current()->printLetters() / 100.0;
    const QSizeF size = print::sizeOf(*named) / times;
    auto sheet = id.isEmpty()  ? sheetOfList(document, size)
        : isOfBattle(document) ? sheetOfBattle(id, document, size)
                               : sheetOfArmy(id, document, size);
    if (sheet) {
        sheets << (times == 1 ? std::move(*sheet) : print::enlarged(std::move(*sheet), times));
    }
    return sheets;
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
    const QList<print::Sheet> sheets = sheetsOf(armyId, document, paper);
    if (sheets.isEmpty()) {
        complain(tr("This cannot be printed: it is no longer in the library, or its list is unknown."));
        return false;
    }
    return send(sheets, printer, copies);
}

bool PrintService::savePdf(const QString& id, const QString& document, const QString& paper, const QString& title,
    const QUrl& file, bool replace)
{
    const QList<print::Sheet> sheets = sheetsOf(id, document, paper);
    return !sheets.isEmpty()
        && SavedFile::current()->save(file, print::pdfOf(sheets, title, QDateTime()).toStdString(), replace);
}

QString PrintService::fileName(const QString& title) const { return fileNameOf(title, "", QStringLiteral("pdf")); }

bool PrintService::printField(
    BattlefieldViewModel* field, const QString& document, const QString& paper, const QString& printer, int copies)
{
    const auto sheet = sheetOfField(*field, document, paper);
    return sheet && send({*sheet}, printer, copies);
}

// One job for each: papers of other sizes may be among them.
bool PrintService::send(const QList<print::Sheet>& sheets, const QString& printer, int copies)
{
    QString trouble;
    const Printing* printing = loadPrinting(&trouble);
    if (printing == nullptr) {
        complain(trouble);
        return false;
    }
    const bool done = std::all_of(sheets.begin(), sheets.end(), [&](const print::Sheet& sheet) {
        PrintJob job;
        job.title = QStringLiteral("Strategikon");
        job.paper = sheet.size;
        job.pages = static_cast<int>(sheet.pages.size());
        job.paint = [&](QPainter& painter, int page) { print::paint(painter, sheet.pages[page]); };
        job.printer = printer;
        job.copies = copies;
        return printing->print(job);
    });
    complain(done ? QString()
                  : tr("The printer “%1” does not accept pages; check that it is on, or choose another.").arg(printer));
    return done;
}

} // namespace strategikon

#include "moc_print_service.cpp"
