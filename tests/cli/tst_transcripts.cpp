// Every file of transcripts/ is run from top to bottom in a folder of its own:
//
//     $ strategikon army check a.yaml      a command; "< file" after it is its standard input
//     a.yaml: Egyptian, ...                what it prints
//     ! strategikon: ...                   what it says on standard error
//     [1]                                  its exit status, where it is not 0
//
// Lines that begin with two dashes are for the reader. Ids and dates are written ID and DATE. Answers that differ
// are shown as a whole; with STRATEGIKON_WRITE=1 they are written into the source instead: read them
// before they are committed.
#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

class Transcripts : public QObject {
    Q_OBJECT

    static QString folder() { return QStringLiteral(SOURCE_DIR "/tests/cli/"); }

    static QString read(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
    }

    static QString plain(QString text, const QString& home)
    {
        static const QRegularExpression id(
            QStringLiteral("\\b[0-9a-f]{16}\\b|\\b[0-9a-f]{8}\\b(?=  )|(?<=undo )[0-9a-f]{8}"));
        static const QRegularExpression date(QStringLiteral("\\d{4}-\\d{2}-\\d{2}(T[0-9:.]+Z)?"));
        text.replace(home, QStringLiteral("HOME"));
        text.replace(QStringLiteral(SOURCE_DIR), QStringLiteral("SOURCE"));
        text.replace(id, QStringLiteral("ID"));
        text.replace(date, QStringLiteral("DATE"));
        return text;
    }

    // What a command answers, in the form of a transcript.
    static QString answer(const QString& command, const QString& at)
    {
        QProcess process;
        process.setWorkingDirectory(at);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("STRATEGIKON_HOME"), at + QStringLiteral("/home"));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        process.setProcessEnvironment(environment);
        QStringList words = QProcess::splitCommand(command);
        words.removeFirst();
        if (const auto input = words.indexOf(QStringLiteral("<")); input >= 0) {
            process.setStandardInputFile(at + u'/' + words.value(input + 1));
            words.resize(input);
        }
        process.start(qEnvironmentVariable("STRATEGIKON_PROGRAM", QStringLiteral(PROGRAM)), words);
        if (!process.waitForFinished(60'000))
            return QStringLiteral("(did not finish)\n");
        QString text = QString::fromUtf8(process.readAllStandardOutput());
        for (const QString& line : QString::fromUtf8(process.readAllStandardError()).split(u'\n', Qt::SkipEmptyParts))
            text += QStringLiteral("! ") + line + u'\n';
        if (process.exitStatus() != QProcess::NormalExit)
            text += QStringLiteral("(crashed)\n");
        else if (process.exitCode() != 0)
            text += QStringLiteral("[%1]\n").arg(process.exitCode());
        return plain(text, at);
    }

    // The transcript as it comes out now.
    static QString replay(const QString& transcript, const QString& at)
    {
        QString text;
        for (const QString& line : transcript.split(u'\n')) {
            if (line.startsWith(u"-- ") || line.isEmpty())
                text += line + u'\n';
            else if (line.startsWith(u"$ "))
                text += line + u'\n' + answer(line.mid(2), at);
        }
        return text.trimmed() + u'\n';
    }

    // Empty lines that a command printed look like those between commands.
    static QString squeezed(const QString& text)
    {
        static const QRegularExpression lines(QStringLiteral("\\n\\s*\\n"));
        QString result = text.trimmed();
        result.replace(lines, QStringLiteral("\n"));
        return result;
    }

private slots:
    void transcript_data()
    {
        QTest::addColumn<QString>("file");
        const QStringList files = QDir(folder() + QStringLiteral("transcripts")).entryList({QStringLiteral("*.txt")});
        QVERIFY(!files.isEmpty());
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << folder() + QStringLiteral("transcripts/") + file;
    }

    void transcript()
    {
        QFETCH(QString, file);
        QTemporaryDir at;
        const QDir files(folder() + QStringLiteral("files"));
        for (const QString& name : files.entryList(QDir::Files))
            QVERIFY(QFile::copy(files.filePath(name), at.filePath(name)));
        QDir(at.path()).mkdir(QStringLiteral("event"));
        for (const QString& name : {QStringLiteral("legal.yaml"), QStringLiteral("illegal.yaml")})
            QFile::copy(files.filePath(name), at.filePath(QStringLiteral("event/") + name));
        const QString expected = read(file);
        const QString found = replay(expected, at.path());
        if (squeezed(found) == squeezed(expected))
            return;
        if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE")) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(found.toUtf8());
            return;
        }
        const QStringList a = squeezed(expected).split(u'\n'), b = squeezed(found).split(u'\n');
        QString message;
        for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i)
            if (a.value(i) != b.value(i))
                message += QStringLiteral("line %1\n  - %2\n  + %3\n").arg(i + 1).arg(a.value(i), b.value(i));
        QFAIL(qPrintable(message.left(4000)));
    }
};

QTEST_GUILESS_MAIN(Transcripts)
#include "tst_transcripts.moc"
