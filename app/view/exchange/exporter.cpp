#include "exporter.h"

#include "app/exchange/exchange.h"
#include "app/print/pdf.h"
#include "app/print/text.h"
#include "app/view/components/filename.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "print_service.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace strategikon {

namespace {

struct ArmyForm {
    const char* id;
    const char* label;
    const char* ending;
    bool file;         // bytes, nothing to read
    const char* holds; // in a file's name
};

constexpr ArmyForm armyForms[] = {
    {"plain", QT_TRANSLATE_NOOP("forms", "Plain text"), "txt", false, QT_TRANSLATE_NOOP("filenames", "roster")},
    {"lines", QT_TRANSLATE_NOOP("forms", "One unit per line"), "txt", false, QT_TRANSLATE_NOOP("filenames", "lines")},
    {"markdown", QT_TRANSLATE_NOOP("forms", "Markdown"), "md", false, QT_TRANSLATE_NOOP("filenames", "roster")},
    {"bbcode", QT_TRANSLATE_NOOP("forms", "BBCode, for forums"), "bb", false, QT_TRANSLATE_NOOP("filenames", "roster")},
    {"html", QT_TRANSLATE_NOOP("forms", "HTML"), "html", false, QT_TRANSLATE_NOOP("filenames", "roster")},
    {"csv", QT_TRANSLATE_NOOP("forms", "CSV, for spreadsheets"), "csv", false,
        QT_TRANSLATE_NOOP("filenames", "roster")},
    {"json", QT_TRANSLATE_NOOP("forms", "JSON"), "json", false, QT_TRANSLATE_NOOP("filenames", "roster")},
    {"army", QT_TRANSLATE_NOOP("forms", "Army file (Strategikon)"), "yaml", false, ""},
    {"ros", QT_TRANSLATE_NOOP("forms", "BattleScribe roster"), "ros", false, ""},
    {"rosz", QT_TRANSLATE_NOOP("forms", "BattleScribe roster, compressed"), "rosz", true, ""},
};

struct ArmyPaper {
    const char *id, *label, *holds;
};
constexpr ArmyPaper armyPapers[] = {
    {"roster", QT_TRANSLATE_NOOP("papers", "Roster"), QT_TRANSLATE_NOOP("filenames", "roster")},
    {"cards", QT_TRANSLATE_NOOP("papers", "Cards"), QT_TRANSLATE_NOOP("filenames", "cards")},
    {"rules", QT_TRANSLATE_NOOP("papers", "Rules"), QT_TRANSLATE_NOOP("filenames", "rules")},
    {"umpire", QT_TRANSLATE_NOOP("papers", "For the umpire"), QT_TRANSLATE_NOOP("filenames", "umpire")},
    {"army-set", QT_TRANSLATE_NOOP("papers", "All in one"), QT_TRANSLATE_NOOP("filenames", "papers")},
};

} // namespace

Exporter::Exporter(QObject* parent) : QObject(parent) { addExchangeMessages(); }

QList<FormShown> Exporter::forms() const
{
    QList<FormShown> forms;
    for (const ArmyForm& form : armyForms) {
        forms.push_back({QString::fromLatin1(form.id), QCoreApplication::translate("forms", form.label),
            QString::fromLatin1(form.ending), form.file});
    }
    return forms;
}

QList<PaperShown> Exporter::papers() const
{
    QList<PaperShown> papers;
    for (const ArmyPaper& one : armyPapers) {
        papers << PaperShown{one.id, QCoreApplication::translate("papers", one.label), {}};
    }
    return papers;
}

void Exporter::open(const QString& id)
{
    id_ = id;
    known_ = false;
    roster_ = {};
    link_.clear();
    linkTrouble_.clear();
    Session& session = *Session::current();
    if (const std::optional<Army> army = session.army(id)) {
        army_ = *army;
        const ArmyList* list = session.list(army_);
        const Result<Verdict> verdict = judge(session.catalogue(), army_, false);
        if (list != nullptr && verdict.value) {
            known_ = true;
            roster_ = print::makeRoster(*findSystem(army_.system), *list, army_, *verdict.value);
            const Result<std::string> made = exportArmy(army_, *list, *verdict.value, Format::link);
            if (made.value) {
                link_ = QString::fromStdString(*made.value);
            } else if (!made.faults.empty() && made.faults.front().message.code != "exchange-no-positions") {
                linkTrouble_ = worded(made.faults.front().message);
            }
        }
    }
    emit changed();
}

QByteArray Exporter::bytes(const QString& form)
{
    if (const auto text = print::textFormNamed(form.toStdString()); text && known_) {
        return print::writeText(roster_, *text);
    }
    Session& session = *Session::current();
    if (form == u"army") {
        return QByteArray::fromStdString(writeArmy(army_));
    }
    const ArmyList* list = session.list(army_);
    const Result<Verdict> verdict = judge(session.catalogue(), army_, false);
    if (list == nullptr || !verdict.value) {
        session.say(verdict.faults);
        return {};
    }
    const Result<std::string> made = exportArmy(army_, *list, *verdict.value, formatNamed(form.toStdString()));
    session.say(made.faults);
    return made.value ? QByteArray::fromStdString(*made.value) : QByteArray();
}

QString Exporter::text(const QString& form) { return QString::fromUtf8(bytes(form)); }

bool Exporter::copy(const QString& words)
{
    QGuiApplication::clipboard()->setText(words);
    return !words.isEmpty();
}

bool Exporter::save(const QString& form, const QUrl& file, bool replace)
{
    const QByteArray made = bytes(form);
    return !made.isEmpty() && SavedFile::current()->save(file, made.toStdString(), replace);
}

bool Exporter::savePdf(const QString& document, const QString& paper, const QUrl& file, bool replace)
{
    if (!known_) {
        return false;
    }
    return PrintService().savePdf(id_, document, paper, name(), file, replace);
}

QString Exporter::fileName(const QString& form) const
{
    const auto* const it =
        std::find_if(std::begin(armyForms), std::end(armyForms), [&](const ArmyForm& one) { return form == one.id; });
    return it == std::end(armyForms) ? QString() : fileNameOf(name(), it->holds, QString::fromLatin1(it->ending));
}

QString Exporter::pdfName(const QString& document) const
{
    const auto* const it = std::find_if(
        std::begin(armyPapers), std::end(armyPapers), [&](const ArmyPaper& one) { return document == one.id; });
    return fileNameOf(name(), it == std::end(armyPapers) ? "" : it->holds, QStringLiteral("pdf"));
}

} // namespace strategikon

#include "moc_exporter.cpp"
