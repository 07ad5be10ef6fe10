// No text is left out: sentences of every code, lists and rules in every edition, paper and text forms.
#include "pseudo.h"

#include "app/exchange/exchange.h"
#include "app/print/document.h"
#include "app/print/nation.h"
#include "app/print/text.h"
#include "app/words/changes.h"
#include "app/words/translation.h"
#include "app/words/words.h"
#include "model/text/file.h"
#include "rules/readings.h"
#include "rules/search.h"

#include <QDir>
#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace strategikon {

class Text : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everySentence();
    void everyList();
    void everyPaper_data();
    void everyPaper();
    void templateHoldsAll();
    void templateIsFresh();
    void aTranslationIsUsed();

private:
    Catalogue catalogue_;
    Pseudo pseudo_;
};

namespace {

// What goes by in the test: the place and the text.
void see(const QString& where, const QString& text)
{
    if (isLeftOut(text)) {
        QTest::qFail(qPrintable(where + QStringLiteral(": ") + text), __FILE__, __LINE__);
    }
}

void see(const QString& where, const print::Sheet& sheet)
{
    for (const print::Page& page : sheet.pages) {
        for (const print::Letters& letters : page.letters) {
            see(where, letters.text);
        }
    }
}

// A sentence's places with what a player might have written.
Message filled(const Template& one)
{
    static const QRegularExpression place(QStringLiteral("\\{([a-z-]+)\\}"));
    Message message{one.code, {}};
    for (auto found = place.globalMatch(QString::fromUtf8(one.text)); found.hasNext();) {
        message.args.emplace_back(found.next().captured(1).toStdString(), greek);
    }
    return message;
}

// The army with the player's words in Greek.
void makeOwn(Army& army, const ArmyList& list)
{
    army.name = army.name.empty() ? "" : greek;
    army.note = army.note.empty() ? "" : greek;
    for (std::string& tag : army.tags) {
        tag = greek;
    }
    for (Choice& choice : army.choices) {
        choice.name = choice.name.empty() ? "" : greek;
        choice.note = choice.note.empty() ? "" : greek;
        // A name that the list lacks is the player's, too.
        const int line = list.lineNamed(choice.entry);
        choice.entry = line < 0 ? greek : choice.entry;
        for (ChosenOption& option : choice.options) {
            option.name = list.optionNamed(option.name, line) < 0 ? greek : option.name;
        }
    }
}

// Codes and stamps are the same in every language, and so is markup.
QString withoutMarkup(QString text, const print::Roster& roster, print::TextForm form)
{
    text.remove(roster.code);
    text.remove(roster.stamp);
    static const QRegularExpression html(
        QStringLiteral("<style>.*</style>|<[^>]*>|&[a-z]+;"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression bb(QStringLiteral("\\[/?[a-z]+[^\\]]*\\]"));
    static const QRegularExpression times(QStringLiteral("\\d+ x "));
    if (form == print::TextForm::html) {
        text.remove(html);
    }
    if (form == print::TextForm::bbcode) {
        text.remove(bb);
    }
    return text.remove(times);
}

} // namespace

void Text::initTestCase()
{
    addExchangeMessages();
    addDesignerMessages();
    addCatalogueMessages();
    QVERIFY(QCoreApplication::installTranslator(&pseudo_));
    see("the test", Pseudo::of("Add %1 {entry}").remove("%1").remove("{entry}"));
    QVERIFY(isLeftOut("Archers"));
}

void Text::everySentence()
{
    const std::vector<Template> all = allTemplates();
    QVERIFY(all.size() > 200);
    for (const Template& one : all) {
        see(QString::fromUtf8(one.code), worded(filled(one)));
    }
}

void Text::everyList()
{
    int lists = 0;
    for (const ListHeading& heading : catalogue_.headings()) {
        const System& system = *findSystem(heading.system);
        for (const std::string& edition : system.format().editions) {
            std::vector<Fault> faults;
            const ArmyList* list = catalogue_.find(heading.system, heading.id, edition, faults);
            QVERIFY2(list, heading.id.c_str());
            ++lists;
            const QString where = QString::fromStdString(heading.id + ", " + edition);
            see(where, print::nationSheet(system, *list, print::sizeOf(print::Paper::a4)));
            for (const Line& line : list->lines) {
                for (const SpecialRule* rule : rulesOf(system, *list, line)) {
                    see(where, translated(rule->name) + translated(rule->text) + cited(system, rule->source, true));
                }
            }
        }
    }
    QVERIFY(lists >= 67);
    for (const System* system : systems()) {
        for (const Subject& subject : allReadings(system->format().id)) {
            see("subject", translated(subject.name));
            for (const Reading& one : subject.readings) {
                see("reading", translated(one.text) + translated(one.other) + cited(*system, one.at.front()));
            }
        }
        for (const std::string& edition : system->format().editions) {
            for (const SpecialRule& rule : system->specials(edition)) {
                see("rule", translated(rule.name) + translated(rule.text) + cited(*system, rule.source));
            }
            if (const Designer* designer = system->designer(edition)) {
                for (const TroopType& type : designer->types()) {
                    see("type", translated(type.name) + translated(type.text) + headingOf("groups", type.group));
                }
                for (const Modifier& modifier : designer->modifiers()) {
                    see("modifier", translated(modifier.name) + translated(modifier.text));
                }
            }
        }
        for (const std::string& aim : system->aims()) {
            see("aim", headingOf("aims", aim));
        }
    }
}

void Text::everyPaper_data()
{
    QTest::addColumn<QString>("file");
    const QDir source(QStringLiteral(SOURCE_DIR));
    QStringList folders{QStringLiteral("tests/print/armies")};
    for (const QString& system :
        QDir(source.filePath(QStringLiteral("lists"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        folders << QStringLiteral("lists/%1/armies").arg(system);
    }
    for (const QString& folder : folders) {
        const QDir armies(source.filePath(folder));
        for (const QFileInfo& file : armies.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name)) {
            QTest::newRow(qPrintable(source.relativeFilePath(file.filePath()))) << file.filePath();
        }
    }
}

void Text::everyPaper()
{
    QFETCH(QString, file);
    const auto bytes = readFile(file.toStdString());
    QVERIFY(bytes);
    auto read = readArmy(*bytes, file.toStdString());
    QVERIFY(read);
    for (const bool broken : {false, true}) {
        Army army = *read;
        std::vector<Fault> faults;
        const ArmyList* list = catalogue_.find(army.system, army.list, army.edition, faults);
        QVERIFY(list);
        makeOwn(army, *list);
        if (broken) { // findings, and mends of each
            army.choices.resize((army.choices.size() + 1) / 2);
            army.points += 1000;
        }
        const System& system = *findSystem(army.system);
        const Verdict verdict = judge(system, *list, army, true);
        for (const Finding& finding : verdict.findings) {
            see("finding", worded(finding));
            see("mend", worded(finding.mend, *list));
        }
        const print::Roster roster = print::makeRoster(system, *list, army, verdict);
        for (const print::Document document :
            {print::Document::roster, print::Document::cards, print::Document::rules}) {
            print::Sheet sheet = print::layOut(roster, document, print::Paper::a4);
            for (print::Page& page : sheet.pages) {
                for (print::Letters& letters : page.letters) {
                    letters.text = withoutMarkup(letters.text, roster, print::TextForm::plain);
                }
            }
            see(QStringLiteral("sheet %1").arg(int(document)), sheet);
        }
        for (const print::TextForm form : {print::TextForm::plain, print::TextForm::lines, print::TextForm::markdown,
                 print::TextForm::bbcode, print::TextForm::html}) {
            see(QStringLiteral("form %1").arg(int(form)),
                withoutMarkup(QString::fromUtf8(print::writeText(roster, form)), roster, form));
        }
    }
}

void Text::templateHoldsAll()
{
    const QStringList missing = missingInTemplate(pseudo_);
    QVERIFY2(missing.isEmpty(),
        qPrintable(QStringLiteral("not in the template that the build made; missing:\n") + missing.join(u'\n')));
}

// The data as it is now is in the template, whatever was asked for.
void Text::templateIsFresh()
{
    QTemporaryDir folder;
    const QString made = folder.filePath("data.cpp");
    QCOMPARE(QProcess::execute(PYTHON, {SOURCE_DIR "/app/words/translations/extract.py", SOURCE_DIR, made}), 0);
    QFile file(made);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString table = QString::fromUtf8(file.readAll());
    static const QRegularExpression row(
        QStringLiteral("^QT_TRANSLATE_NOOP\\(\"(\\w+)\", \"(.*)\"\\);$"), QRegularExpression::MultilineOption);
    Pseudo all;
    int count = 0;
    for (auto found = row.globalMatch(table); found.hasNext(); ++count) {
        const auto one = found.next();
        QString text = one.captured(2);
        text.replace("\\\"", "\"").replace("\\n", "\n").replace("\\\\", "\\");
        (void)all.translate(one.captured(1).toUtf8().constData(), text.toUtf8().constData(), nullptr, -1);
    }
    QVERIFY(count > 400);
    const QStringList missing = missingInTemplate(all);
    QVERIFY2(missing.isEmpty(),
        qPrintable(QStringLiteral("not in the template that the build made; missing:\n") + missing.join(u'\n')));
}

// A file that a translator finished, in the language of the desktop.
void Text::aTranslationIsUsed()
{
    const QString lrelease = QStringLiteral(LRELEASE);
    if (!QFile::exists(lrelease)) {
        QSKIP("lrelease is not installed");
    }
    QTemporaryDir folder;
    QFile ts(QStringLiteral(TEMPLATE));
    QVERIFY(ts.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(ts.readAll());
    const QString name =
        QStringLiteral("<source>Archers</source>\n        <translation type=\"unfinished\"></translation>");
    QVERIFY(text.contains(name));
    text.replace(name, QStringLiteral("<source>Archers</source>\n        <translation>Bogenschützen</translation>"));
    QFile german(folder.filePath("strategikon_de.ts"));
    QVERIFY(german.open(QIODevice::WriteOnly));
    german.write(text.toUtf8());
    german.close();
    QCOMPARE(
        QProcess::execute(lrelease, {"-silent", german.fileName(), "-qm", folder.filePath("strategikon_de.qm")}), 0);
    QCoreApplication::removeTranslator(&pseudo_);
    QCOMPARE(translated("Archers"), QString("Archers"));
    QVERIFY(!useTranslation(QLocale(QLocale::English), folder.path()));
    QVERIFY(useTranslation(QLocale(QLocale::German, QLocale::Austria), folder.path()));
    QCOMPARE(translated("Archers"), QString("Bogenschützen"));
    QCOMPARE(worded(Message{"unknown-list", {}}), QString::fromStdString(english({"unknown-list", {}})));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const std::filesystem::path source = SOURCE_DIR;
    strategikon::setRoots({source / "lists", source / "rules", source / "schema", {}});
    strategikon::Text test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_text.moc"
