// The command line in a language that is not there: the whole template is translated into the
// pseudo-locale, lies where a translation lies, and the program itself is run. What there is to run is
// listed by the program's own help; the transcripts of tests/cli hold the runs.
#include "pseudo.h"
#include "typed.h"

#include "tests/cli/running.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace strategikon {

namespace {

// The rows of a part of a help page: "-o,--output TEXT   what it is".
QStringList rowsUnder(const QString& page, const QString& heading)
{
    QStringList rows;
    const qsizetype at = page.indexOf(u'\n' + heading + QStringLiteral(":\n"));
    for (const QString& line : page.mid(at + heading.size() + 3).split(u'\n')) {
        if (at < 0 || line.isEmpty()) {
            break;
        }
        rows << line.mid(2);
    }
    return rows;
}

// The same keys in the same places, and the same codes; only words differ.
QString differs(const QJsonValue& a, const QJsonValue& b, const QString& key)
{
    static const QStringList words{
        "message", "rule", "text", "proof", "error", "title", "label", "says", "subtitle", "lead", "head", "rows"},
        ownOf{"id", "at", "scope", "created", "changed", "latest", "digest"};
    if (a.isArray() && a.toArray().size() == b.toArray().size()) {
        for (qsizetype i = 0; i < a.toArray().size(); ++i) {
            if (const QString found = differs(a.toArray()[i], b.toArray()[i], key); !found.isEmpty()) {
                return found;
            }
        }
        return {};
    }
    if (a.isObject() && a.toObject().keys() == b.toObject().keys()) {
        for (const QString& inside : a.toObject().keys()) {
            if (const QString found = differs(a[inside], b[inside], inside); !found.isEmpty()) {
                return found;
            }
        }
        return {};
    }
    return a == b || words.contains(key) || ownOf.contains(key) ? QString() : key;
}

} // namespace

class CommandLineText : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyHelpPage();
    void everySlip();
    void everyTranscript_data();
    void everyTranscript();
    void everyCommandHasATranscript();
    void withoutDisplay();

private:
    prompt::Answer ask(const QString& command, const QString& language = QStringLiteral("eu"));
    void read(const QString& command);
    void list(const QString& command);
    void layOut();

    QTemporaryDir tree_, home_;
    QString program_;
    QStringList commands_, pages_; // as the help lists them, with their help in English
    int json_ = 0;                 // answers that were compared
};

// Each language has a folder of its own, so that both do the same.
prompt::Answer CommandLineText::ask(const QString& command, const QString& language)
{
    QProcessEnvironment words;
    words.insert(QStringLiteral("LANGUAGE"), language);
    return prompt::run(program_, command, home_.filePath(language), words);
}

// Runs a command in both languages: in the pseudo-locale nothing is left out, in English all is counted
// right, and what scripts read is the same in both.
void CommandLineText::read(const QString& command)
{
    const prompt::Answer english = ask(command, QStringLiteral("en")), answer = ask(command);
    QVERIFY2(answer.trouble.isEmpty(), qPrintable(command + answer.trouble));
    if (!command.contains(QStringLiteral("(copy)"))) { // a copy has its name in the player's language
        QVERIFY2(answer.status == english.status, qPrintable(command + answer.error));
    }
    for (const QString& text : {english.out, english.error}) {
        QVERIFY2(!text.contains(wrongCounts()), qPrintable(command + u'\n' + text));
    }
    for (const QString& line : (answersWithFile(command) ? answer.error : answer.error + answer.out).split(u'\n')) {
        const QString words = withoutTyped(line, command);
        QVERIFY2(!isLeftOut(words), qPrintable(command + u'\n' + line + u'\n' + words));
    }
    const auto a = QJsonDocument::fromJson(english.out.toUtf8()), b = QJsonDocument::fromJson(answer.out.toUtf8());
    QCOMPARE(b.isNull(), a.isNull());
    const QString found = differs(QJsonArray{a.array(), a.object()}, QJsonArray{b.array(), b.object()}, {});
    QVERIFY2(found.isEmpty(), qPrintable(command + QStringLiteral(": ") + found));
    json_ += a.isNull() ? 0 : 1;
}

void CommandLineText::list(const QString& command)
{
    const QString page = ask(command + QStringLiteral(" --help"), QStringLiteral("en")).out;
    commands_ << command;
    pages_ << page;
    for (const QString& row : rowsUnder(page, QStringLiteral("Subcommands"))) {
        list(command + u' ' + row.section(u' ', 0, 0));
    }
}

void CommandLineText::layOut()
{
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("eu")}) {
        QDir folder(home_.filePath(language));
        folder.removeRecursively();
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        prompt::layOut(folder.path());
    }
}

void CommandLineText::initTestCase()
{
    // An installed program with a translation more.
    const QDir tree(tree_.path());
    QVERIFY(tree.mkpath("bin") && tree.mkpath("share/strategikon/translations"));
    for (const QString& folder : {QStringLiteral("lists"), QStringLiteral("rules"), QStringLiteral("schema")}) {
        QVERIFY(QFile::link(QStringLiteral(SOURCE_DIR "/") + folder, tree.filePath("share/strategikon/" + folder)));
    }
    program_ = tree.filePath("bin/strategikon");
    QVERIFY(QFile::copy(QStringLiteral(PROGRAM), program_));
    QFile ts(tree.filePath("strategikon_eu.ts"));
    QVERIFY(ts.open(QIODevice::WriteOnly) && ts.write(pseudoFile("eu")) > 0);
    ts.close();
    QCOMPARE(QProcess::execute(LRELEASE,
                 {"-silent", ts.fileName(), "-qm", tree.filePath("share/strategikon/translations/strategikon_eu.qm")}),
        0);
    layOut();
    list(QStringLiteral("strategikon"));
    QVERIFY(commands_.size() > 35);
}

void CommandLineText::everyHelpPage()
{
    for (const QString& command : std::as_const(commands_)) {
        const prompt::Answer page = ask(command + QStringLiteral(" --help"));
        QCOMPARE(page.status, 0);
        for (QString line : page.out.split(u'\n')) {
            line.remove(command);
            const QString words = withoutTyped(line, command);
            QVERIFY2(!isLeftOut(words), qPrintable(command + u'\n' + line + u'\n' + words));
        }
    }
}

// What can be typed wrong, by the options that the help lists.
void CommandLineText::everySlip()
{
    read(QStringLiteral("strategikon ☠"));
    QSet<QString> tried;
    for (qsizetype i = 0; i < commands_.size(); ++i) {
        const QString& command = commands_[i];
        read(command + QStringLiteral(" --☠"));
        if (rowsUnder(pages_[i], QStringLiteral("Positionals")).join(u' ').contains(QStringLiteral("REQUIRED"))) {
            read(command);
        }
        for (const QString& row : rowsUnder(pages_[i], QStringLiteral("Options"))) {
            const QString name = row.section(u' ', 0, 0).section(u',', -1), kind = row.section(u' ', 1, 1);
            if (row.startsWith(u' ') || tried.contains(name + kind)) {
                continue;
            }
            tried << name + kind;
            read(command + u' ' + name + (kind.isEmpty() ? QStringLiteral("=☠") : QString()));
            read(command + u' ' + name + QStringLiteral(" ☠"));
        }
    }
    QVERIFY(tried.size() > 20);
}

void CommandLineText::everyTranscript_data()
{
    QTest::addColumn<QString>("file");
    const bool full = qEnvironmentVariableIsSet("STRATEGIKON_FULL");
    int at = 0;
    for (const QString& file : prompt::transcripts()) {
        if (!full && at++ % 6 != 0) {
            continue;
        }
        QTest::newRow(qPrintable(file.section(u'/', -1))) << file;
    }
}

void CommandLineText::everyTranscript()
{
    QFETCH(QString, file);
    layOut();
    for (const QString& command : prompt::commandsOf(prompt::read(file))) {
        read(command);
    }
}

void CommandLineText::everyCommandHasATranscript()
{
    QVERIFY(json_ > 0);
    QStringList missed;
    QString all;
    for (const QString& file : prompt::transcripts()) {
        all += prompt::read(file);
    }
    for (qsizetype i = 0; i < commands_.size(); ++i) {
        const bool group = pages_[i].contains(QRegularExpression(QStringLiteral("Usage: .* SUBCOMMAND\\n")));
        if (!group && !all.contains(QStringLiteral("$ ") + commands_[i])) {
            missed << commands_[i];
        }
    }
    QVERIFY2(missed.isEmpty(), qPrintable(QStringLiteral("in no transcript: ") + missed.join(QStringLiteral(", "))));
}

void CommandLineText::withoutDisplay()
{
    QProcess process;
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("eu"));
    process.setProcessEnvironment(environment);
    process.start(program_, QStringList());
    QVERIFY(process.waitForFinished());
    QString text = QString::fromUtf8(process.readAllStandardError());
    QVERIFY(text.contains("/strategikon lists"));
    text.remove(QRegularExpression(QStringLiteral("^strategikon: |^  .*$"), QRegularExpression::MultilineOption));
    QVERIFY2(!isLeftOut(text), qPrintable(text));
}

} // namespace strategikon

QTEST_GUILESS_MAIN(strategikon::CommandLineText)
#include "tst_cli.moc"
