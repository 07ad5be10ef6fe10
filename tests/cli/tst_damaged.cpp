// A battle that is damaged is named by every command that meets it, with status 2; beside a sound one nothing is lost.
#include "running.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

class Damaged : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};
    QTemporaryDir at_;
    QString id_, sound_;
    int told_ = 0;

    prompt::Answer run(const QString& command) const
    {
        return prompt::run(installed_.program(), QStringLiteral("strategikon ") + command, at_.path());
    }
    QString made(const char* example) const
    {
        return run(QStringLiteral("battle examples ") + QLatin1String(example)).out.left(16);
    }
    void alter(const char* sql) const
    {
        SQLite::Database db((at_.path() + QStringLiteral("/home/library.db")).toStdString(), SQLite::OPEN_READWRITE);
        sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr); // damage asks none
        db.exec(QString::fromLatin1(sql).replace(QStringLiteral("ID"), u'\'' + id_ + u'\'').toStdString());
    }
    // How many rows tell plain SQL the points of the battle that is sound.
    int told() const
    {
        SQLite::Database db((at_.path() + QStringLiteral("/home/library.db")).toStdString());
        SQLite::Statement query(db, "SELECT count(*) FROM battle_score WHERE battle = ?");
        query.bind(1, sound_.toStdString());
        return query.executeStep() ? query.getColumn(0).getInt() : 0;
    }
    void isNamed(const QString& command) const
    {
        const prompt::Answer answer = run(command);
        QVERIFY2(answer.trouble.isEmpty() && answer.status == 2 && answer.error.contains(id_),
            qPrintable(QStringLiteral("%1: [%2] %3").arg(command).arg(answer.status).arg(answer.error)));
    }

private slots:
    void initTestCase()
    {
        prompt::layOut(at_.path());
        sound_ = made("wagon-road");
        id_ = made("five-rivers");
        QCOMPARE(id_.size(), 16);
    }

    // One figure of one change of its record is another.
    void itsRecord()
    {
        alter(
            "UPDATE battle_change SET after = after + 1 WHERE battle = ID AND "
            "(entry, "
            "event, part) = (SELECT entry, event, part FROM battle_change WHERE battle = ID AND field = 'body.stands' "
            "LIMIT 1)");
        for (const char* command :
            {"show ID", "show ID --json", "can ID", "do ID pass", "odds ID pass", "ahead ID", "undo ID", "redo ID",
                "goto ID 3", "note ID words", "correct ID 3 pass", "follow ID", "agree ID turn=2",
                "place ID A1 --unknown", "overrule ID", "dispute ID order.exposed", "detail ID combat tally",
                "verify ID", "export ID", "export ID -o x.jsonl", "branch ID --name b", "rename ID other", "report ID",
                "report ID -o r.html", "history", "history --json", "history -o h.html", "history -o h.csv"})
            isNamed(QStringLiteral("battle ") + QString::fromLatin1(command).replace(QStringLiteral("ID"), id_));
        isNamed(QStringLiteral("library check"));
        QVERIFY(!QFile::exists(at_.filePath(QStringLiteral("x.jsonl"))));
        QCOMPARE(run(QStringLiteral("battle verify ") + sound_).status, 0);
    }

    // What the lists show of it is another: it is named, the others are shown, and no name may mean it by chance.
    void itsName()
    {
        alter("UPDATE battle SET name = 'The Wagon Road, again' WHERE id = ID");
        for (const char* command : {"battle list", "battle list --json", "battle history", "battle history --json",
                 "battle show last", "battle show Wagon", "library check"})
            isNamed(QString::fromLatin1(command));
        for (const char* command : {"show ID", "move ID archived", "rename ID x", "verify ID"})
            isNamed(QStringLiteral("battle ") + QString::fromLatin1(command).replace(QStringLiteral("ID"), id_));
        QVERIFY(run(QStringLiteral("battle list")).out.contains(sound_));
        QCOMPARE(run(QStringLiteral("battle note %1 words").arg(sound_)).status, 0);
    }

    // By the name its player knows, and with a way out that there is: no copy of this library was ever made.
    void saysWhichAndWhatToDo()
    {
        alter("UPDATE battle SET name = 'Issus' WHERE id = ID");
        const QString said = run(QStringLiteral("battle show ") + id_).error;
        QVERIFY2(said.contains(QStringLiteral("“Issus” (%1)").arg(id_)), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("library mend")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("library copies")), qPrintable(said));
    }

    // What plain SQL is told of the battle that is sound has no checksum; it is told anew when the library is mended.
    void forgetsWhatWasTold()
    {
        const int rows = told();
        QVERIFY(rows > 0);
        alter("DELETE FROM battle_score WHERE battle <> ID");
        QCOMPARE(told(), 0);
        told_ = rows;
    }

    // What is damaged is taken out by its name, the copy set aside has it, and everything else goes on.
    void isMended()
    {
        const prompt::Answer mended = run(QStringLiteral("library mend"));
        QVERIFY2(mended.status == 0 && mended.out.contains(QStringLiteral("The battle “Issus” (%1)").arg(id_)),
            qPrintable(mended.out + mended.error));
        static const QRegularExpression path(QStringLiteral("(/.*-aside-.*\\.db)"));
        SQLite::Database aside(path.match(mended.out).captured(1).toStdString());
        QCOMPARE(aside.execAndGet("SELECT count(*) FROM battle").getInt(), 2);
        for (const char* command : {"library check", "library backup whole.db", "battle history", "battle list"})
            QCOMPARE(run(QString::fromLatin1(command)).status, 0);
        QCOMPARE(run(QStringLiteral("battle export %1").arg(sound_)).status, 0);
        QVERIFY(!run(QStringLiteral("battle list")).out.contains(id_));
        QCOMPARE(told(), told_);
        QVERIFY(run(QStringLiteral("library mend")).out.contains(QStringLiteral("nothing was repaired")));
    }
};

QTEST_GUILESS_MAIN(Damaged)
#include "tst_damaged.moc"
