// Every file of transcripts/ is run from top to bottom in a folder of its own, by the program as it is installed, one
// process a command:
//
//     $ strategikon army check a.yaml      a command; "< file" after it is its standard input
//     a.yaml: Egyptian, ...                what it prints
//     ! strategikon: ...                   what it says on standard error
//     [1]                                  its exit status, where it is not 0
//
// Lines that begin with two dashes are for the reader. Ids, digests and dates are written ID, DIGEST and DATE. Answers
// that differ are shown as a whole; with STRATEGIKON_WRITE=1 they are written into the source instead: read them before
// they are committed.
#include "running.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

class Transcripts : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};

    QString plain(QString text, const QString& home) const
    {
        static const QRegularExpression id(
            QStringLiteral("\\b[0-9a-f]{16}\\b|\\b[0-9a-f]{8}\\b(?=  )|(?<=undo )[0-9a-f]{8}"));
        static const QRegularExpression date(QStringLiteral("\\d{4}-\\d{2}-\\d{2}(T[0-9:.-]+Z)?"));
        text.replace(home, QStringLiteral("HOME"));
        text.replace(installed_.share(), QStringLiteral("SHARE"));
        text.replace(QRegularExpression(QStringLiteral("\\b([0-9a-f]{64}|[0-9a-f]{32})\\b")), QStringLiteral("DIGEST"));
        text.replace(id, QStringLiteral("ID"));
        text.replace(date, QStringLiteral("DATE"));
        return text;
    }

    // What a command answers, in the form of a transcript.
    QString answer(const QString& command, const QString& at) const
    {
        const prompt::Answer found = prompt::run(program(), command, at);
        QString text = found.out;
        for (const QString& line : found.error.split(u'\n', Qt::SkipEmptyParts))
            text += QStringLiteral("! ") + line + u'\n';
        if (!found.trouble.isEmpty())
            text += found.trouble + u'\n';
        else if (found.status != 0)
            text += QStringLiteral("[%1]\n").arg(found.status);
        return plain(text, at);
    }

    QString program() const { return qEnvironmentVariable("STRATEGIKON_PROGRAM", installed_.program()); }

    // The transcript as it comes out now.
    QString replay(const QString& transcript, const QString& at) const
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
    void initTestCase() { QVERIFY2(QFile::exists(program()), qPrintable(program())); }

    void transcript_data()
    {
        QTest::addColumn<QString>("file");
        QVERIFY(!prompt::transcripts().isEmpty());
        for (const QString& file : prompt::transcripts())
            QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
    }

    // Whenever it is printed, and by whichever process.
    void samePdf()
    {
        QTemporaryDir at;
        prompt::layOut(at.path());
        const auto printed = [&](const QString& seed, const QString& more) {
            QProcessEnvironment environment;
            environment.insert(QStringLiteral("QT_HASH_SEED"), seed); // in what order Qt's hashes lie
            const auto answer = prompt::run(program(),
                QStringLiteral("strategikon field print grey-bay.json -o field.pdf") + more, at.path(), environment);
            QFile file(at.filePath(QStringLiteral("field.pdf")));
            return answer.status == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        for (const QString& more : {QString(), QStringLiteral(" --tiled --one-to 5 --paper letter")}) {
            const QByteArray first = printed(QStringLiteral("1"), more);
            QVERIFY(first.startsWith("%PDF"));
            QVERIFY(printed(QStringLiteral("2"), more) == first);
        }
    }

    void transcript()
    {
        QFETCH(QString, file);
        QTemporaryDir at;
        prompt::layOut(at.path());
        const QString expected = prompt::read(file);
        const QString found = replay(expected, at.path());
        if (squeezed(found) == squeezed(expected))
            return;
        if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE")) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            // Blank lines of an answer stand beside those between the commands.
            static const QRegularExpression blanks(QStringLiteral("\\n{3,}"));
            out.write(QString(found).replace(blanks, QStringLiteral("\n\n")).toUtf8());
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
