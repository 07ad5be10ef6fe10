// What the library says of an army is what a check says today, whatever its lists said when it was saved.
#include "running.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

class Figures : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};
    std::unique_ptr<QTemporaryDir> at_;

    prompt::Answer run(const QString& command) const
    {
        return prompt::run(installed_.program(), QStringLiteral("strategikon ") + command, at_->path());
    }
    QString list(const QString& system, const QString& id = QStringLiteral("river")) const
    {
        return at_->filePath(QStringLiteral("home/lists/%1/%2.yaml").arg(system, id));
    }
    static void write(const QString& path, const QString& text)
    {
        QFile file(path);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }
    void change(const QString& path, const QString& from, const QString& to) const
    {
        const QString text = prompt::read(path);
        QVERIFY2(text.contains(from), qPrintable(text));
        write(path, QString(text).replace(from, to));
    }
    static QJsonObject first(const prompt::Answer& answer)
    {
        return QJsonDocument::fromJson(answer.out.toUtf8()).array().first().toObject();
    }
    // "45 true 0", of a check and of the library.
    static QString figures(const QJsonObject& army)
    {
        const QJsonValue findings = army.value(QStringLiteral("findings"));
        return QStringLiteral("%1 %2 %3")
            .arg(army.value(QStringLiteral("points")).toDouble())
            .arg(army.value(QStringLiteral("legal")).toBool())
            .arg(findings.isArray() ? findings.toArray().size() : findings.toInt());
    }
    QString checked() const { return figures(first(run(QStringLiteral("army check army.yaml --json")))); }
    QString listed() const { return figures(first(run(QStringLiteral("library list --json")))); }

private slots:
    void init()
    {
        QVERIFY(QFile::exists(installed_.program()));
        at_ = std::make_unique<QTemporaryDir>();
    }

    void listChanges_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("units");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("warmaster") << "warmaster"
                                   << "  - {id: foot, name: Foot, type: Infantry, attack: 3, hits: 3, size: 3, points: "
                                      "35}\n  - {id: general, name: General, type: General, attack: +2, command: 8, "
                                      "size: 1, min: 1, max: 1, per: army, points: 100}\n"
                                   << "  - {entry: general}\n  - {entry: foot, count: 4}\n"
                                   << "points: 35"
                                   << "points: 45";
        QTest::newRow("dbm") << "dbm"
                             << "  - {id: chief, name: Chief, type: Cv, grade: O, order: irregular, role: c-in-c, max: "
                                "1}\n  - {id: foot, name: Foot, type: Wb, grade: O, order: irregular, max: 80}\n"
                             << "  - {entry: chief}\n  - {entry: foot, count: 4}\n"
                             << "grade: O, order: irregular, max: 80"
                             << "grade: S, order: irregular, max: 3";
        QTest::newRow("fog") << "fog"
                             << "  - {id: foot, name: Foot, type: HF, armour: Protected, quality: Average, training: "
                                "Undrilled, combat: Swordsmen, size: 4-6, max: 24}\n"
                             << "  - {entry: foot, count: 2}\n"
                             << "Undrilled"
                             << "Drilled";
        QTest::newRow("sixmm") << "sixmm"
                               << "  - {id: foot, name: Foot, arm: Infantry, training: Tribal, morale: 7, order: Open, "
                                  "experience: Raw, weapons: Sling, size: 12, points: 10, max: 9}\n"
                               << "  - {entry: foot, count: 2}\n"
                               << "points: 10"
                               << "points: 12";
    }

    void listChanges()
    {
        QFETCH(const QString, system);
        QFETCH(const QString, rows);
        QFETCH(const QString, units);
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const QString house = system == QStringLiteral("sixmm") ? QStringLiteral("house: true\n") : QString();
        write(list(system),
            QStringLiteral("system: %1\nid: river\nname: River\n%2entries:\n%3").arg(system, house, rows));
        write(at_->filePath(QStringLiteral("army.yaml")),
            QStringLiteral("system: %1\nlist: river\npoints: 400\nname: Old guard\nunits:\n%2").arg(system, units));
        const auto added = run(QStringLiteral("library add army.yaml"));
        QVERIFY2(added.status == 0, qPrintable(added.error));
        const QString before = listed();
        QCOMPARE(before, checked());

        change(list(system), from, to);
        QVERIFY2(checked() != before, qPrintable(before));
        QCOMPARE(listed(), checked());

        // Undo brings back what the army was, not what it cost.
        QCOMPARE(run(QStringLiteral("library rename Old \"New guard\"")).status, 0);
        const QString after = listed();
        change(list(system), to, from);
        QCOMPARE(run(QStringLiteral("library undo New")).status, 0);
        QCOMPARE(listed(), before);
        QVERIFY(after != before);

        change(list(system), QStringLiteral("entries:"), QStringLiteral("entrys:"));
        QVERIFY(run(QStringLiteral("library list")).out.contains(QStringLiteral("its list has faults")));
        QVERIFY(QFile::remove(list(system)));
        QVERIFY(run(QStringLiteral("library list")).out.contains(QStringLiteral("River, ? of 400, its list is gone")));
        const QJsonObject gone = first(run(QStringLiteral("library list --json")));
        for (const char* key : {"points", "legal", "findings"})
            QVERIFY2(gone.value(QString::fromLatin1(key)).isNull(), key);
    }

    // What a player writes stands in no book: no line is told, and no book where there is none.
    void ownRulesHaveNoLine()
    {
        for (const char* source : {"", "source: {book: club, line: 1}\n"}) {
            write(list(QStringLiteral("warmaster")),
                QStringLiteral(
                    "system: warmaster\nid: river\nname: River\n%1entries:\n  - {id: foot, name: Foot, type: "
                    "Infantry, attack: 3, hits: 3, size: 3, points: 35, special: [kin]}\nrules:\n  - {id: "
                    "kin, name: Kinsmen, text: The chieftain's own.}\n")
                    .arg(QString::fromLatin1(source)));
            const auto shown = run(QStringLiteral("list river"));
            QVERIFY2(shown.out.contains(QStringLiteral("\nKinsmen")), qPrintable(shown.out + shown.error));
            for (const char* wrong : {"line 0", "()", "( "})
                QVERIFY2(!shown.out.contains(QString::fromLatin1(wrong)), qPrintable(shown.out));
        }
    }

    // A doubles army is judged by two lists.
    void partnersList()
    {
        const auto rows = QStringLiteral(
            "  - {id: general, name: General, type: General, attack: +2, command: 8, size: 1, points: 100, max: 1}\n");
        for (const char* id : {"river", "hill"})
            write(list(QStringLiteral("warmaster"), QString::fromLatin1(id)),
                QStringLiteral("system: warmaster\nid: %1\nname: %1\nentries:\n%2").arg(QString::fromLatin1(id), rows));
        write(at_->filePath(QStringLiteral("army.yaml")),
            QStringLiteral(
                "system: warmaster\nlist: river\npoints: 1000\nname: Old guard\nunits:\n  - {entry: general}\n"
                "partner: {list: hill, points: 1000, units: [{entry: general}]}\n"));
        QCOMPARE(run(QStringLiteral("library add army.yaml")).status, 0);
        const QString before = listed();
        QCOMPARE(before, checked());
        change(list(QStringLiteral("warmaster"), QStringLiteral("hill")), QStringLiteral("max: 1}"),
            QStringLiteral("max: 9, min: 3}"));
        QVERIFY(checked() != before);
        QCOMPARE(listed(), checked());
    }
};

QTEST_GUILESS_MAIN(Figures)
#include "tst_figures.moc"
