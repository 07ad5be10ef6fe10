#include "exporter.h"

#include "app/exchange/exchange.h"
#include "app/print/pdf.h"
#include "app/print/text.h"
#include "app/words/words.h"
#include "filename.h"
#include "model/text/file.h"
#include "session.h"

#include <QClipboard>
#include <QGuiApplication>

namespace strategikon {

namespace {

struct ArmyForm {
    const char* id;
    const char* label;
    const char* ending;
    bool file; // bytes, nothing to read
};

constexpr ArmyForm armyForms[] = {
    {"plain", QT_TRANSLATE_NOOP("forms", "Plain text"), "txt", false},
    {"lines", QT_TRANSLATE_NOOP("forms", "One line a unit"), "txt", false},
    {"markdown", QT_TRANSLATE_NOOP("forms", "Markdown"), "md", false},
    {"bbcode", QT_TRANSLATE_NOOP("forms", "BBCode, for forums"), "bb", false},
    {"html", QT_TRANSLATE_NOOP("forms", "HTML"), "html", false},
    {"csv", QT_TRANSLATE_NOOP("forms", "CSV, for spreadsheets"), "csv", false},
    {"json", QT_TRANSLATE_NOOP("forms", "JSON"), "json", false},
    {"army", QT_TRANSLATE_NOOP("forms", "Army file, for this program"), "yaml", false},
    {"ros", QT_TRANSLATE_NOOP("forms", "BattleScribe roster"), "ros", false},
    {"rosz", QT_TRANSLATE_NOOP("forms", "BattleScribe roster, packed"), "rosz", true},
};

} // namespace

Exporter::Exporter(QObject* parent) : QObject(parent) { addExchangeMessages(); }

QVariantList Exporter::forms() const
{
    QVariantList forms;
    for (const ArmyForm& form : armyForms) {
        forms << QVariantMap{{"id", QString::fromLatin1(form.id)},
            {"label", QCoreApplication::translate("forms", form.label)}, {"ending", QString::fromLatin1(form.ending)},
            {"file", form.file}};
    }
    return forms;
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
        const Reading<Verdict> verdict = judge(session.catalogue(), army_, false);
        if (list != nullptr && verdict.value) {
            known_ = true;
            roster_ = print::makeRoster(*findSystem(army_.system), *list, army_, *verdict.value);
            const Reading<std::string> made = exportArmy(army_, *list, *verdict.value, Format::link);
            if (made.value) {
                link_ = QString::fromStdString(*made.value);
            } else if (!made.faults.empty()) {
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
    const Reading<Verdict> verdict = judge(session.catalogue(), army_, false);
    if (list == nullptr || !verdict.value) {
        session.say(verdict.faults);
        return {};
    }
    const Reading<std::string> made = exportArmy(army_, *list, *verdict.value, formatNamed(form.toStdString()));
    session.say(made.faults);
    return made.value ? QByteArray::fromStdString(*made.value) : QByteArray();
}

QString Exporter::text(const QString& form) { return QString::fromUtf8(bytes(form)); }

bool Exporter::copy(const QString& words)
{
    QGuiApplication::clipboard()->setText(words);
    return !words.isEmpty();
}

bool Exporter::save(const QString& form, const QUrl& file)
{
    const QByteArray made = bytes(form);
    if (made.isEmpty()) {
        return false;
    }
    const auto fault =
        writeFile(file.toLocalFile().toStdString(), std::string_view(made.constData(), std::size_t(made.size())));
    if (fault) {
        Session::current()->say({*fault});
    }
    return !fault;
}

bool Exporter::savePdf(const QString& document, const QString& paper, const QUrl& file)
{
    if (!known_) {
        return false;
    }
    print::PdfOptions options;
    options.document = print::documentNamed(document.toStdString()).value_or(print::Document::roster);
    options.paper = print::paperNamed(paper.toStdString()).value_or(print::Paper::a4);
    const auto fault = print::writePdf(file.toLocalFile().toStdString(), roster_, options);
    if (fault) {
        Session::current()->say({*fault});
    }
    return !fault;
}

QString Exporter::fileName(const QString& ending) const { return fileNameOf(name(), ending); }

} // namespace strategikon
