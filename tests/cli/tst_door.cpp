// Every command that reads a text reads it in whatever it is stored, from a file and from standard input: the answer is
// the same.
#include "running.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <functional>

namespace {

using Store = std::function<QByteArray(QString)>;

QByteArray wide(const QString& text, bool bigEnd, bool marked)
{
    QByteArray bytes;
    for (const QChar c : marked ? QChar(0xfeff) + text : text) {
        bytes += char(bigEnd ? c.unicode() >> 8 : c.unicode() & 0xff);
        bytes += char(bigEnd ? c.unicode() & 0xff : c.unicode() >> 8);
    }
    return bytes;
}

Store lines(const QString& end)
{
    return [end](QString text) { return text.replace(QStringLiteral("\n"), end).toUtf8(); };
}

const std::vector<std::pair<const char*, Store>>& stores()
{
    static const std::vector<std::pair<const char*, Store>> all{
        {"mark", [](const QString& text) { return QByteArray("\xef\xbb\xbf") + text.toUtf8(); }},
        {"UTF-16", [](const QString& text) { return wide(text, false, true); }},
        {"UTF-16, big end", [](const QString& text) { return wide(text, true, true); }},
        {"UTF-16 without a mark", [](const QString& text) { return wide(text, false, false); }},
        {"Windows", lines(QStringLiteral("\r\n"))},
        {"old Mac", lines(QStringLiteral("\r"))},
        {"line separators", lines(QString(QChar(0x2028)))},
        {"word processor", lines(QStringLiteral("\v"))},
    };
    return all;
}

struct Reading {
    const char *file, *command;
};

// One for each reader of a text.
constexpr Reading readings[] = {
    {"legal.yaml", "strategikon army check legal.yaml"},
    {"legal.yaml", "strategikon army check - < legal.yaml"},
    {"faulty.yaml", "strategikon army check faulty.yaml"},
    {"pasted.txt", "strategikon army convert pasted.txt --to yaml"},
    {"own.yaml", "strategikon list check own.yaml"},
    {"owned.yaml", "strategikon army count legal.yaml --owned owned.yaml"},
    {"grey-bay.json", "strategikon field check grey-bay.json"},
    {"grey-bay.json", "strategikon field check - < grey-bay.json"},
    {"crossed.json", "strategikon field check crossed.json"},
    {"scenery.yaml", "strategikon field generate --seed 3 --pieces scenery.yaml"},
    {"into-a-flank.yaml", "strategikon house check into-a-flank.yaml --json"},
    {"house-faulty.yaml", "strategikon house check house-faulty.yaml"},
    {"older-1.sealed", "strategikon field open grey-bay.json older-1.sealed older-2.sealed -o opened.json"},
    {"grey-bay.json", "strategikon field open grey-bay.json older-1.sealed older-2.sealed -o opened.json"},
    {"record.jsonl", "strategikon battle import record.jsonl --name Again"},
    {"record.jsonl", "strategikon battle import - --name Again < record.jsonl"},
    {"home/lists/warmaster/mine.yaml", "strategikon list check home/lists/warmaster/mine.yaml"},
    {"home/lists/warmaster/mine.yaml", "strategikon army check of-mine.yaml"},
};

} // namespace

class Door : public QObject {
    Q_OBJECT

private slots:
    void everyReader_data()
    {
        QTest::addColumn<int>("reading");
        QTest::addColumn<int>("store");
        for (std::size_t r = 0; r < std::size(readings); ++r)
            for (std::size_t s = 0; s < stores().size(); ++s)
                QTest::addRow("%s, %s", readings[r].command, stores()[s].first) << int(r) << int(s);
    }
    void everyReader()
    {
        QFETCH(int, reading);
        QFETCH(int, store);
        const Reading& one = readings[reading];
        if (store == 0)
            plain = answer(one, [](const QString& text) { return text.toUtf8(); });
        const auto [status, out, error] = answer(one, stores()[std::size_t(store)].second);
        QCOMPARE(out, plain.out);
        QCOMPARE(error, plain.error);
        QCOMPARE(status, plain.status);
    }

    // A guess is told; what is no text says what it is.
    void told()
    {
        QTemporaryDir folder;
        prompt::layOut(folder.path());
        put(folder, "army.yaml", "system: warmaster\nlist: egyptian\npoints: 1000\nname: Zo\xeb\nunits: [general]\n");
        put(folder, "army.pdf", "%PDF-1.7\n");
        put(folder, "army.txt", "Egyptian \x96 1000 points\nGeneral\n");
        const auto run = [&](const char* command) { return prompt::run(program, command, folder.path()); };
        QVERIFY(run("strategikon army convert army.yaml --to json").out.contains(QStringLiteral("Zoë")));
        QVERIFY(run("strategikon army check army.yaml").error.contains(QStringLiteral("Windows-1252")));
        QVERIFY(run("strategikon army convert army.txt --to yaml").error.contains(QStringLiteral("Windows-1252")));
        for (const char* command : {"strategikon army check army.pdf", "strategikon army convert army.pdf --to yaml",
                 "strategikon field check army.pdf", "strategikon house check army.pdf",
                 "strategikon battle import army.pdf"}) {
            const auto read = run(command);
            QCOMPARE(read.status, 2);
            QVERIFY2(read.error.contains(QStringLiteral("This is a PDF")), qPrintable(read.error));
        }
    }

    // However much was not understood: some lines, and how many more there are.
    void shortly()
    {
        QTemporaryDir folder;
        prompt::layOut(folder.path());
        QByteArray text = "Egyptian, 1000 points\nGeneral\n";
        for (int i = 0; i < 60; ++i)
            text += "We had to march for " + QByteArray::number(i) + " days before we met anybody at all.\n";
        put(folder, "letter.txt", text);
        const auto read =
            prompt::run(program, QStringLiteral("strategikon army convert letter.txt --to yaml"), folder.path());
        QCOMPARE(read.status, 0);
        QCOMPARE(read.error.count(u'\n'), 9);
        QVERIFY(read.error.contains(QStringLiteral("line 3: ")));
        QVERIFY(read.error.contains(QStringLiteral("52 more lines")));
    }

    // A text in place of a file's name is read where texts are, and refused in a line elsewhere.
    void typed()
    {
        QTemporaryDir folder;
        prompt::layOut(folder.path());
        const auto run = [&](const QString& command) { return prompt::run(program, command, folder.path()); };
        const QString text = QStringLiteral("Egyptian, 1000 points\nGeneral\n4 Archers");
        QCOMPARE(run(QStringLiteral("strategikon army convert \"%1\" --to code").arg(text)).out,
            QStringLiteral("STK1:WARMASTER:EGYPTIAN:1000/GENERAL/ARCHERS*4$38HW1PY\n"));
        const QString letter = QStringLiteral("We had to march for days. ").repeated(200);
        for (const QString& command : {QStringLiteral("strategikon army convert \"%1\" --to code"),
                 QStringLiteral("strategikon army check \"%1\"")}) {
            const auto read = run(command.arg(letter));
            QCOMPARE(read.status, 2);
            QVERIFY2(read.error.size() < 400, qPrintable(read.error));
        }
    }

private:
    struct Said {
        int status = 0;
        QString out, error;
    };

    static void put(const QTemporaryDir& folder, const char* name, const QByteArray& bytes)
    {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    Said answer(const Reading& reading, const Store& store)
    {
        QTemporaryDir folder;
        prompt::layOut(folder.path());
        const auto run = [&](const char* command) { return prompt::run(program, command, folder.path()); };
        if (qstrcmp(reading.file, "record.jsonl") == 0) {
            run("strategikon battle examples dragon-standards");
            run("strategikon battle export last -o record.jsonl");
        } else if (qstrncmp(reading.file, "home/", 5) == 0) {
            run("strategikon list copy warmaster/egyptian --as mine --name Zoë");
            put(folder, "of-mine.yaml", "{system: warmaster, list: mine, points: 1000, units: [general]}\n");
        }
        const QString path = folder.filePath(QString::fromLatin1(reading.file));
        const QString text = prompt::read(path);
        QFile file(path);
        if (text.isEmpty() || !file.open(QIODevice::WriteOnly))
            qFatal("no %s", reading.file);
        file.write(store(text));
        file.close();
        const auto read = run(reading.command);
        if (qstrcmp(reading.file, "record.jsonl") != 0)
            return {read.status, read.out, read.error};
        // The ids are others each time; the battle is the same.
        static const QRegularExpression id(QStringLiteral("\\b[0-9a-f]{16}\\b"));
        const auto shown = run("strategikon battle show Again");
        return {read.status, shown.out, QString(read.error + shown.error).remove(id)};
    }

    const QString program = QStringLiteral(BUILD "/app/strategikon");
    Said plain;
};

QTEST_GUILESS_MAIN(Door)
#include "tst_door.moc"
