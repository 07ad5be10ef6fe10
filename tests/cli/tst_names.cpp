// Names and figures that a stranger's file brings, and names that are typed: one rule for all of them.
#include "running.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

class Names : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};
    QTemporaryDir at_;
    QString record_, setUp_; // that nothing is against

    prompt::Answer run(const QString& command) const
    {
        return prompt::run(installed_.program(), QStringLiteral("strategikon ") + command, at_.path());
    }
    void put(const QString& name, const QString& text) const
    {
        QFile file(at_.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    void refused(const QString& command, const QStringList& says) const
    {
        const prompt::Answer answer = run(command);
        const QString shown =
            QStringLiteral("%1: [%2] %3%4").arg(command).arg(answer.status).arg(answer.out, answer.error);
        QVERIFY2(answer.trouble.isEmpty() && answer.status == 2, qPrintable(shown.left(600)));
        for (const QString& one : says)
            QVERIFY2(answer.error.contains(one), qPrintable(shown.left(600) + QStringLiteral(" without ") + one));
    }
    void done(const QString& command) const
    {
        const prompt::Answer answer = run(command);
        QVERIFY2(answer.trouble.isEmpty() && answer.status == 0, qPrintable(command + answer.error));
    }
    // The text with the first that fits in another form, and nothing silently left as it was.
    static QString changed(QString text, const QString& pattern, QString with)
    {
        const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
        const auto match = expression.match(text);
        if (!match.hasMatch())
            return {};
        with.replace(QStringLiteral("LONG"), QString(5000, u'x')).replace(QStringLiteral("\\1"), match.captured(1));
        return text.replace(match.capturedStart(), match.capturedLength(), with);
    }

    // A record of before there were chains of digests, which any program may have written: it is read for what it says.
    static QString withoutChain(QString record)
    {
        static const QRegularExpression digest(QStringLiteral(", \"digest\": \"[0-9a-f]+\""));
        return record.remove(digest);
    }

    static QString unseen() { return QStringLiteral("which is invisible"); }
    static QString turned() { return QStringLiteral("which reverses the text"); }
    static QString tooLong() { return QStringLiteral("is too long; write at most 200 characters"); }

private slots:
    void initTestCase()
    {
        prompt::layOut(at_.path());
        done(QStringLiteral(
            "field deploy grey-bay.json --army few-egyptians.yaml --army few-hittites.yaml -o set-up.json"));
        done(QStringLiteral(
            "battle new --army few-egyptians.yaml --army few-hittites.yaml --field set-up.json --name Ford"));
        done(QStringLiteral("battle export Ford -o ford.jsonl"));
        for (const auto& [file, text] :
            {std::pair(QStringLiteral("ford.jsonl"), &record_), std::pair(QStringLiteral("set-up.json"), &setUp_)}) {
            QFile read(at_.filePath(file));
            QVERIFY(read.open(QIODevice::ReadOnly));
            *text = QString::fromUtf8(read.readAll());
        }
        record_ = withoutChain(record_);
        done(QStringLiteral("library add few-egyptians.yaml"));
    }

    void battles_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* what, const char* pattern, const char* with, const QString& says) {
            QTest::newRow(what) << QString::fromUtf8(pattern) << QString::fromUtf8(with) << says;
        };
        const char* name = "\"name\": \"Ford\"";
        row("no name", name, "\"name\": \"\"", QStringLiteral("A battle needs a name"));
        row("blanks", name, "\"name\": \"  \"", QStringLiteral("A battle needs a name"));
        row("a long name", name, "\"name\": \"LONG\"", tooLong());
        row("a name turned round", name, "\"name\": \"a\\u202Eb\"", turned());
        row("a name of two lines", name, "\"name\": \"a\\nb\"", QStringLiteral("a line break"));
        row("a name nobody sees", name, "\"name\": \"last\\u200b\"", unseen());
        row("last", name, "\"name\": \"last\"", QStringLiteral("has a special meaning on the command line"));
        row("last, and a blank", name, "\"name\": \"last \"", QStringLiteral("has a special meaning"));
        row("a hyphen that nobody sees", name, "\"name\": \"\\u00ad\"", unseen());
        row("standard input", name, "\"name\": \"-\"", QStringLiteral("has a special meaning on the command line"));
        row("an army", "(\"sort\": \"army\"[^}]*?\"name\": )\"[^\"]*\"", "\\1\"a\\u202Eb\"", turned());
        row("a unit", "(\"sort\": \"body\"[^}]*?\"name\": )\"[^\"]*\"", "\\1\"LONG\"", tooLong());
        row("a commander", "(\"sort\": \"leader\"[^}]*?\"name\": )\"[^\"]*\"", "\\1\"a\\u2066b\"", turned());
        row("a badge", "(\"sort\": \"body\"[^}]*?\"badge\": )\"[^\"]*\"", "\\1\"LONG\"", tooLong());
        row("attack", "\"attack\": 2", "\"attack\": 99999", QStringLiteral("it must be from 0 to 60"));
        row("attack below nothing", "\"attack\": 2", "\"attack\": -3", QStringLiteral("it must be from 0 to 60"));
        row("command", "\"command\": 9", "\"command\": -5",
            QStringLiteral(".command” is -5; it must be from 0 to 1,000"));
        row("hits", "(\"sort\": \"body\"[^}]*?\"fields\": \\{)", "\\1\"each\": 0, ",
            QStringLiteral("it must be from 1 to 60"));
        row("armour", "\"armour\": 6", "\"armour\": 66", QStringLiteral("it must be from 0 to 6"));
        row("points", "(\"sort\": \"leader\"[^}]*?\"points\": )\\d+", "\\1999999999",
            QStringLiteral("it must be from -10,000 to 100,000"));
        row("size", "(\"sort\": \"army\"[^}]*?\"fields\": \\{)", "\\1\"size\": 99999, ",
            QStringLiteral("it must be from 0 to 100"));
        row("turn", "\"beginning\": \\{", "\"beginning\": {\"turn\": 999999, ", QStringLiteral("“turn” is 999999"));
        row("its battlefield", "(\"set-up\": .*?\"name\": )\"[^\"]*\"", "\\1\"a\\u202Eb\"", turned());
        row("a unit on it", "(\"badge\": \"A1\", \"name\": )\"[^\"]*\"(?=.*?\"posted\")", "\\1\"a\\u202Eb\"", turned());
    }
    void battles()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, with);
        QFETCH(QString, says);
        const QString text = changed(record_, pattern, with);
        QVERIFY(!text.isEmpty());
        put(QStringLiteral("bad.jsonl"), text);
        refused(QStringLiteral("battle import bad.jsonl"), {says, QStringLiteral("bad.jsonl")});
        const bool head = pattern.contains(QStringLiteral("Ford"));
        if (head) // the way out that the sentence names
            done(QStringLiteral("battle import bad.jsonl --name Better"));
        else
            refused(QStringLiteral("battle verify bad.jsonl"), {says});
    }

    // In the course of a battle too.
    void entries()
    {
        done(QStringLiteral("battle examples dragon-standards"));
        done(QStringLiteral("battle export last -o long.jsonl"));
        QFile read(at_.filePath(QStringLiteral("long.jsonl")));
        QVERIFY(read.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(read.readAll());
        done(QStringLiteral("battle verify long.jsonl"));
        const QString made = changed(withoutChain(text), QStringLiteral("(\"do\": \"made\"[^}]*?\"sort\": \"[a-z]+\")"),
            QStringLiteral("\\1, \"name\": \"LONG\""));
        QVERIFY(!made.isEmpty());
        put(QStringLiteral("bad.jsonl"), made);
        refused(QStringLiteral("battle verify bad.jsonl"), {tooLong(), QStringLiteral("bad.jsonl:")});
    }

    void fields_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("with");
        const auto row = [](const char* what, const char* pattern, const char* with) {
            QTest::newRow(what) << QString::fromUtf8(pattern) << QString::fromUtf8(with);
        };
        row("battlefield", "\"name\": \"Grey Bay\",(?=\\s*\"table\")", "\"name\": \"a\\u202Eb\",");
        row("feature", "(\"item\": \"[^\"]*\",\\s*\"name\": )\"[^\"]*\"", "\\1\"a\\u2066b\"");
        row("army", "\"first-army\": \"[^\"]*\"", "\"first-army\": \"a\\u202Eb\"");
        row("unit", "(\"badge\": \"A1\",\\s*\"name\": )\"[^\"]*\"", "\\1\"a\\u202Eb\"");
        row("a long unit", "(\"badge\": \"A1\",\\s*\"name\": )\"[^\"]*\"", "\\1\"aLONG\"");
    }
    void fields()
    {
        QFETCH(QString, pattern);
        QFETCH(QString, with);
        const QString text = changed(setUp_, pattern, with.replace(QStringLiteral("LONG"), QString(1500, u'x')));
        QVERIFY(!text.isEmpty());
        put(QStringLiteral("bad.json"), text);
        const QString says = with.contains(QStringLiteral("xxx")) ? tooLong() : turned();
        refused(QStringLiteral("field check bad.json"), {says, QStringLiteral("bad.json")});
        refused(
            QStringLiteral("battle new --army few-egyptians.yaml --army few-hittites.yaml --field bad.json"), {says});
    }

    void armies_data()
    {
        QTest::addColumn<QString>("text");
        const QString begin = QStringLiteral("system: warmaster\nlist: egyptian\npoints: 500\n");
        const QString bad = QStringLiteral("\"a\\u202Eb\"");
        QTest::newRow("army") << begin + QStringLiteral("name: ") + bad + u'\n';
        QTest::newRow("tag") << begin + QStringLiteral("tags: [club, ") + bad + QStringLiteral("]\n");
        QTest::newRow("unit") << begin + QStringLiteral("units: [{entry: archers, name: ") + bad
                + QStringLiteral("}]\n");
        QTest::newRow("contingent") << begin + QStringLiteral("units: [{entry: archers, contingent: ") + bad
                + QStringLiteral("}]\n");
        QTest::newRow("partner") << begin + QStringLiteral("partner: {list: hittite, points: 500, name: ") + bad
                + QStringLiteral("}\n");
        QTest::newRow("long") << begin + QStringLiteral("name: ") + QString(5000, u'x') + u'\n';
    }
    void armies()
    {
        QFETCH(QString, text);
        put(QStringLiteral("bad.yaml"), text);
        const QString says = text.contains(QStringLiteral("xxx")) ? tooLong() : turned();
        for (const char* command : {"army check bad.yaml", "library add bad.yaml", "library save Ra bad.yaml",
                 "army convert bad.yaml --to yaml", "battle new --army bad.yaml --army few-hittites.yaml"})
            refused(QString::fromLatin1(command), {says, QStringLiteral("bad.yaml")});
    }

    // Another program's are cleaned: the user did not write them.
    void anotherProgramsAreCleaned()
    {
        put(QStringLiteral("bad.ros"),
            QStringLiteral(
                "<?xml version=\"1.0\"?><roster name=\"&#x202E;Ra&#x200B; of &#x2066;Thebes\"><forces><force "
                "catalogueName=\"Egyptian\"><selections><selection name=\"General\" number=\"1\"/></selections>"
                "</force></forces></roster>"));
        QVERIFY(
            run(QStringLiteral("army convert bad.ros --to yaml")).out.contains(QStringLiteral("name: Ra of Thebes\n")));
    }

    void typed_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command : {"battle new --army few-egyptians.yaml --army few-hittites.yaml --name NAME",
                 "battle rename Ford NAME", "battle branch Ford --name NAME", "battle import ford.jsonl --name NAME",
                 "library rename Ra NAME", "collection set NAME 4", "field generate --seed 4 --name NAME",
                 "list copy egyptian --as other --name NAME"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }
    void typed()
    {
        QFETCH(QString, command);
        const auto with = [&](const QString& name) {
            return QString(command).replace(QStringLiteral("NAME"), u'"' + name + u'"');
        };
        refused(with(QStringLiteral("a\u202Eb")), {turned()});
        refused(with(QStringLiteral("\x1b[31mred")), {unseen()});
        refused(with(QStringLiteral("\u00ad")), {unseen()});
        refused(with(QString(5000, u'x')), {tooLong()});
        if (command.startsWith(QStringLiteral("battle"))) {
            refused(with(QStringLiteral("last")), {QStringLiteral("“last” has a special meaning")});
            refused(with(QStringLiteral("last ")), {QStringLiteral("“last ” has a special meaning")});
            refused(with(QStringLiteral("  ")), {QStringLiteral("needs a name")});
        }
        if (command.startsWith(QStringLiteral("library")))
            refused(with(QStringLiteral("collection")), {QStringLiteral("“collection” has a special meaning")});
        const QString list = run(QStringLiteral("battle list")).out + run(QStringLiteral("library list")).out;
        QVERIFY2(!list.contains(QStringLiteral("31m")) && !list.contains(QStringLiteral("xxxx")), qPrintable(list));
    }

    // Stands are known by their name alone.
    void standsWithoutName()
    {
        refused(QStringLiteral("collection set \"  \" 4"), {QStringLiteral("Stands need a name")});
    }

    // In a list of one's own, with the place in the file.
    void lists_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::newRow("the list") << QStringLiteral("(?<=\nname: ).*");
        QTest::newRow("a row") << QStringLiteral("(?<=name: )Infantry(?=,)");
        QTest::newRow("a rule") << QStringLiteral("(?<=\\{id: rameses, name: )Rameses(?=, line: 3031)");
    }
    void lists()
    {
        QFETCH(QString, pattern);
        const QString shipped = QStringLiteral(SOURCE_DIR "/lists/warmaster/egyptian.yaml");
        const QString text = changed(prompt::read(shipped), pattern, QStringLiteral("\"a\\u202Eb\""));
        QVERIFY(!text.isEmpty());
        put(QStringLiteral("mine.yaml"), text);
        refused(QStringLiteral("list check mine.yaml"), {turned(), QStringLiteral("mine.yaml:")});
    }

    // What the program took, it reads again: tags, notes, names in letters that take several bytes.
    void writtenIsRead()
    {
        put(QStringLiteral("c.yaml"),
            QStringLiteral(
                "system: warmaster\nlist: egyptian\npoints: 500\nname: Tagged\nunits: [general, archers]\n"));
        done(QStringLiteral("library add c.yaml"));
        refused(QStringLiteral("library tag Tagged \"a\u202eb\""), {turned()});
        refused(QStringLiteral("library tag Tagged ") + QString(5000, u'x'), {tooLong()});
        done(QStringLiteral("library tag Tagged Nile"));
        refused(QStringLiteral("battle note Ford ") + QString(70'000, u'x'), {QStringLiteral("65")});
        done(QStringLiteral("field generate --seed 3 --name \"%1\" -o long.json").arg(QString(150, u'é')));
        done(QStringLiteral("field check long.json"));
    }

    // What is left out of another program's file is told by every command that reads it.
    void leftOut()
    {
        put(QStringLiteral("ra.yaml"),
            QStringLiteral(
                "system: warmaster\nlist: egyptian\npoints: 1000\nname: Ra\nunits:\n  - general\n  - {entry: "
                "infantry, count: 2}\n  - {entry: archers, count: 4}\n"));
        done(QStringLiteral("army convert ra.yaml -o ra.ros"));
        QFile file(at_.filePath(QStringLiteral("ra.ros")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        QVERIFY(text.contains(QStringLiteral("number=\"4\"")));
        put(QStringLiteral("ra.ros"), text.replace(QStringLiteral("number=\"4\""), QStringLiteral("number=\"-4\"")));
        for (const char* command : {"army check ra.ros", "army print ra.ros -o ra.pdf"})
            QVERIFY2(run(QString::fromLatin1(command)).error.contains(QStringLiteral("-4")), command);
    }

    // Names that are made of others keep to the rule by themselves, and an army without a name is called by its
    // nation's.
    void made()
    {
        put(QStringLiteral("a.yaml"),
            QStringLiteral("system: warmaster\nlist: egyptian\npoints: 500\nname: %1\nunits: [general, archers]\n")
                .arg(QString(200, u'a')));
        put(QStringLiteral("b.yaml"),
            QStringLiteral("system: warmaster\nlist: hittite\npoints: 500\nunits: [general, archers]\n"));
        done(QStringLiteral("battle new --army a.yaml --army a.yaml"));
        done(QStringLiteral("battle branch last"));
        QVERIFY(run(QStringLiteral("battle new --army b.yaml --army b.yaml"))
                    .out.endsWith(QStringLiteral("  Hittite – Hittite\n")));
        done(QStringLiteral("library add a.yaml"));
        done(QStringLiteral("library duplicate aaa"));
    }
};

QTEST_GUILESS_MAIN(Names)
#include "tst_names.moc"
