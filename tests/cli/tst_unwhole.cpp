// The program with files of its own that are missing or damaged: whichever it is, no command crashes, and one that
// answers otherwise than with all of them says what is missing and what to do, with status 2. In ./check each file
// meets a third of the commands, every command a third of the files; with STRATEGIKON_FULL all of them.
#include "running.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

namespace {

const char* const commands[] = {"lists", "search elephants", "list types", "army check legal.yaml",
    "army check fog-army.yaml", "army check divided.yaml", "field generate --seed 3",
    "field deploy grey-bay.json --army few-egyptians.yaml --army few-hittites.yaml --seed 3", "battle verify last",
    "battle verify five.jsonl", "battle report last", "playsheet few-egyptians.yaml few-hittites.yaml -o sheet.pdf"};

} // namespace

class Unwhole : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};
    QTemporaryDir at_;
    QHash<QString, prompt::Answer> whole_;
    std::size_t files_ = 0; // looked at

    prompt::Answer run(const QString& command) const
    {
        return prompt::run(installed_.program(), QStringLiteral("strategikon ") + command, at_.path());
    }
    QString aside() const { return installed_.share() + QStringLiteral("/../aside"); }

private slots:
    void initTestCase()
    {
        prompt::layOut(at_.path());
        QCOMPARE(run(QStringLiteral("battle examples five-rivers")).status, 0);
        QCOMPARE(run(QStringLiteral("battle export last -o five.jsonl")).status, 0);
        for (const char* command : commands) {
            const prompt::Answer answer = run(QString::fromLatin1(command));
            QVERIFY2(answer.trouble.isEmpty() && answer.status < 2, qPrintable(command + answer.error));
            whole_[QString::fromLatin1(command)] = answer;
            QFile::remove(at_.filePath(QStringLiteral("sheet.pdf")));
        }
    }

    void amiss_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("damaged");
        const QDir share(installed_.share());
        for (const char* folder : {".", "lists", "rules", "schema", "rules/warmaster", "rules/dbm"})
            QTest::addRow("no %s", folder) << QString::fromLatin1(folder) << false;
        for (const char* list : {"lists/warmaster/egyptian.yaml", "lists/fog/carthaginian-trebia.yaml"})
            QTest::addRow("damaged %s", list) << QString::fromLatin1(list) << true;
        QDirIterator it(share.filePath(QStringLiteral("rules")), {QStringLiteral("*.yaml"), QStringLiteral("*.json")},
            QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = share.relativeFilePath(it.next());
            QTest::addRow("no %s", qPrintable(file)) << file << false;
            if (file.endsWith(QStringLiteral(".yaml")))
                QTest::addRow("damaged %s", qPrintable(file)) << file << true;
        }
    }

    void amiss()
    {
        QFETCH(QString, path);
        QFETCH(bool, damaged);
        const QString full = QDir::cleanPath(installed_.share() + u'/' + path), aside = QDir::cleanPath(this->aside());
        QVERIFY(QDir().rename(full, aside));
        if (damaged) {
            QFile file(full);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("{}\n");
        }
        QStringList wrong;
        const bool all = qEnvironmentVariableIsSet("STRATEGIKON_FULL") || !path.contains(u'.') || path == u'.';
        const std::size_t step = all ? 1 : 3;
        for (std::size_t i = all ? 0 : ++files_ % 3; i < std::size(commands); i += step) {
            const QString command = QString::fromLatin1(commands[i]);
            const prompt::Answer answer = run(command);
            QFile::remove(at_.filePath(QStringLiteral("sheet.pdf")));
            const bool same = answer.out == whole_[command].out && answer.status == whole_[command].status;
            const bool told = answer.status == 2 && answer.error.contains(QStringLiteral("install Strategikon again"));
            if (!answer.trouble.isEmpty() || !(same || told))
                wrong << QStringLiteral("%1: [%2] %3%4")
                             .arg(command)
                             .arg(answer.status)
                             .arg(answer.trouble, answer.error.left(300));
        }
        if (damaged)
            QVERIFY(QFile::remove(full));
        QVERIFY(QDir().rename(aside, full));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(Unwhole)
#include "tst_unwhole.moc"
