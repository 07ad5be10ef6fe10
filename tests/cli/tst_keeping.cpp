// Copies of the library that are damaged or empty, several of one day, and a copy made of a library that is damaged.
#include "running.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <QDate>
#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

class Keeping : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};
    std::unique_ptr<QTemporaryDir> at_;

    prompt::Answer run(const QString& command) const
    {
        return prompt::run(installed_.program(), QStringLiteral("strategikon ") + command, at_->path());
    }
    QString path(const QString& name) const { return at_->filePath(QStringLiteral("home/") + name); }
    // The names of all armies, in the order of the alphabet.
    QString armies() const
    {
        static const QRegularExpression name(QStringLiteral("  (.+?)  \\("));
        QStringList names;
        for (auto it = name.globalMatch(run(QStringLiteral("library list --sort name")).out); it.hasNext();)
            names << it.next().captured(1);
        return names.join(u' ');
    }
    QStringList setAside() const
    {
        return QDir(path(QStringLiteral("copies"))).entryList({QStringLiteral("library-aside-*.db")}, QDir::Files);
    }
    static void alter(const QString& file, const char* sql)
    {
        SQLite::Database db(file.toStdString(), SQLite::OPEN_READWRITE);
        db.exec(sql);
        db.exec("PRAGMA journal_mode = DELETE");
    }
    static constexpr const char* bigRow = "INSERT INTO edit_row (seq, part, kind, key, before) "
                                          "VALUES (1, 99, 'army', 'x', hex(zeroblob(1000000)))";
    // From a page in the middle, the kind of which no reader knows.
    static void spoil(const QString& file)
    {
        QFile spoilt(file);
        QVERIFY(spoilt.open(QIODevice::ReadWrite) && spoilt.seek(spoilt.size() / 2 / 4096 * 4096));
        spoilt.write(QByteArray(4096, '\xa5'));
    }
    void says(const QString& command, int status, const QStringList& all, const QStringList& none = {}) const
    {
        const prompt::Answer answer = run(command);
        const QString text = answer.out + answer.error;
        const QString shown = QStringLiteral("%1: [%2] %3").arg(command).arg(answer.status).arg(text);
        QVERIFY2(answer.trouble.isEmpty() && answer.status == status, qPrintable(shown));
        for (const QString& one : all)
            QVERIFY2(text.contains(one), qPrintable(shown + QStringLiteral(" without ") + one));
        for (const QString& one : none)
            QVERIFY2(!text.contains(one), qPrintable(shown + QStringLiteral(" with ") + one));
    }

private slots:
    // One army, "Ra", and a copy of this day and one of an earlier day in which it is "Osiris".
    void init()
    {
        at_ = std::make_unique<QTemporaryDir>();
        prompt::layOut(at_->path());
        run(QStringLiteral("library add legal.yaml"));
        run(QStringLiteral("library rename Ra Osiris"));
        QVERIFY(run(QStringLiteral("library check")).out.contains(QStringLiteral("Backed up")));
        QVERIFY(QFile::rename(today(), path(QStringLiteral("copies/library-2026-01-05.db"))));
        run(QStringLiteral("library rename Osiris Ra"));
        QVERIFY(run(QStringLiteral("library check")).out.contains(QStringLiteral("Backed up")));
        run(QStringLiteral("library rename Ra Now"));
    }
    QString today() const
    {
        return path(QStringLiteral("copies/library-%1.db").arg(QDate::currentDate().toString(Qt::ISODate)));
    }

    void lastIsTheLastThatIsWhole_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"whole", "a row", "a page", "no bytes", "rubbish", "holds nothing"})
            QTest::newRow(what) << QString(QLatin1String(what));
    }
    void lastIsTheLastThatIsWhole()
    {
        QFETCH(QString, what);
        if (what == QLatin1String("a row")) {
            alter(today(), "UPDATE army SET name = 'x'");
        } else if (what == QLatin1String("a page")) {
            spoil(today());
        } else if (what == QLatin1String("holds nothing")) {
            QVERIFY(QFile::remove(today()));
            QVERIFY(QFile::rename(path(QStringLiteral("library.db")), path(QStringLiteral("kept.db"))));
            run(QStringLiteral("library list"));
            QVERIFY(QFile::rename(path(QStringLiteral("library.db")), today()));
            QVERIFY(QFile::rename(path(QStringLiteral("kept.db")), path(QStringLiteral("library.db"))));
        } else if (what != QLatin1String("whole")) {
            QFile file(today());
            QVERIFY(file.open(QIODevice::WriteOnly));
            if (what == QLatin1String("rubbish"))
                file.write(QByteArray(9000, 'x'));
        }
        const bool whole = what == QLatin1String("whole");
        says(QStringLiteral("library restore last"), 0,
            {whole ? today() : path(QStringLiteral("copies/library-2026-01-05.db"))},
            {QStringLiteral("restores a backup"), QStringLiteral("restore a backup")});
        QCOMPARE(armies(), whole ? QStringLiteral("Ra") : QStringLiteral("Osiris"));
    }

    // What was passed over is named, and that it is a copy; the library itself is not spoken of.
    void saysWhatWasPassedOver()
    {
        alter(today(), "UPDATE army SET name = 'x'");
        says(QStringLiteral("library restore last"), 0, {QStringLiteral("The backup “%1” is damaged").arg(today())},
            {QStringLiteral("damage included")});
        QFile(path(QStringLiteral("copies/library-2026-01-05.db"))).resize(0);
        says(QStringLiteral("library restore last"), 2,
            {today(),
                QStringLiteral("The backup “%1” is an empty file")
                    .arg(path(QStringLiteral("copies/library-2026-01-05.db")))},
            {QStringLiteral("to start a new library")});
    }

    void aCopyOfNoBytes()
    {
        QFile(today()).resize(0);
        const QString words = QStringLiteral("is an empty file"), wrong = QStringLiteral("to start a new library");
        says(QStringLiteral("library copies"), 0, {words}, {wrong});
        says(QStringLiteral("library copies --json"), 0, {QStringLiteral("\"error\": \"The backup “"), words}, {wrong});
        says(QStringLiteral("library restore ") + QFileInfo(today()).fileName(), 2, {words}, {wrong});
        QVERIFY(QFile::copy(today(), at_->filePath(QStringLiteral("none.db"))));
        says(QStringLiteral("library import none.db"), 2, {words}, {wrong});
        QCOMPARE(armies(), QStringLiteral("Now"));
        // A day whose copy cannot be opened has none.
        says(QStringLiteral("library check"), 0, {QStringLiteral("Backed up to ") + today()});
        says(QStringLiteral("library restore last"), 0, {today()});
        QCOMPARE(armies(), QStringLiteral("Now"));
    }

    // No copy of a library in which nothing is takes the place of one that holds something.
    void nothingIsNotCopied()
    {
        QVERIFY(QFile::remove(today()));
        QVERIFY(QFile::remove(path(QStringLiteral("library.db"))));
        says(QStringLiteral("library check"), 0, {QStringLiteral("armies 0")}, {QStringLiteral("Backed up")});
        QVERIFY(!QFile::exists(today()));
    }

    // Each says when it was set aside, and can be chosen.
    void twoOfOneDay()
    {
        says(QStringLiteral("library restore last"), 0, {});
        run(QStringLiteral("library rename Ra Second"));
        says(QStringLiteral("library restore last"), 0, {});
        const QStringList both = setAside();
        QCOMPARE(both.size(), 2);
        static const QRegularExpression timed(
            QStringLiteral("^library-aside-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d\\.\\d{3}Z\\.db$"));
        for (const QString& one : both)
            QVERIFY2(timed.match(one).hasMatch(), qPrintable(one));
        says(QStringLiteral("library restore library-aside"), 2, both); // which ones it could be
        says(QStringLiteral("library restore ") + both[1], 0, {});
        QCOMPARE(armies(), QStringLiteral("Second"));
        says(QStringLiteral("library restore ") + both[0].chopped(3), 0, {});
        QCOMPARE(armies(), QStringLiteral("Now"));
    }

    // Those of an earlier version, of which one name is the beginning of the other.
    void twoOfAnEarlierVersion()
    {
        const QString first = QStringLiteral("copies/library-aside-2026-01-05.db"),
                      second = QStringLiteral("copies/library-aside-2026-01-05-2.db");
        QVERIFY(QFile::copy(path(QStringLiteral("copies/library-2026-01-05.db")), path(first)));
        QVERIFY(QFile::copy(today(), path(second)));
        says(QStringLiteral("library restore library-aside-2026-01-05"), 0, {path(first)});
        QCOMPARE(armies(), QStringLiteral("Osiris"));
        says(QStringLiteral("library restore library-aside-2026-01-05-2"), 0, {path(second)});
        QCOMPARE(armies(), QStringLiteral("Ra"));
        // A day alone means the copy that was made on it.
        says(QStringLiteral("library restore 2026-01-05"), 0, {path(QStringLiteral("copies/library-2026-01-05.db"))});
    }

    void aCopyOfADamagedLibrary_data()
    {
        QTest::addColumn<bool>("page");
        QTest::newRow("a row") << false;
        QTest::newRow("a page") << true;
    }
    void aCopyOfADamagedLibrary()
    {
        QFETCH(bool, page);
        const QString copy = at_->filePath(QStringLiteral("mine.db"));
        says(QStringLiteral("library backup mine.db"), 0, {});
        const QString id = run(QStringLiteral("library list")).out.left(8);
        if (page) {
            const QString library = path(QStringLiteral("library.db"));
            alter(library, bigRow);
            spoil(library);
            alter(library, "SELECT 1");
        } else {
            alter(path(QStringLiteral("library.db")), "UPDATE army SET name = 'x'");
        }
        const QString what = page ? QStringLiteral("is damaged") : id;
        // Nothing that is whole is replaced by it.
        says(QStringLiteral("library backup mine.db --replace"), 2, {what, QStringLiteral("was not touched")});
        QCOMPARE(
            SQLite::Database(copy.toStdString()).execAndGet("SELECT name FROM army").getString(), std::string("Now"));
        QVERIFY(QFile::remove(copy));
        says(QStringLiteral("library backup mine.db"), 2, {what, QStringLiteral("mine.db")});
        QVERIFY(QFileInfo(copy).size() > 4096);
        says(QStringLiteral("library restore mine.db"), 2, {QStringLiteral("The backup “mine.db” is damaged")});
        says(QStringLiteral("library export all.db"), 2, {what});
        QVERIFY(!QFile::exists(at_->filePath(QStringLiteral("all.db"))));
    }

    // Where the file itself is damaged, and there is no copy: what can be read goes on in a new one.
    void aDamagedPageIsMended()
    {
        QVERIFY(QDir(path(QStringLiteral("copies"))).removeRecursively());
        const QString library = path(QStringLiteral("library.db"));
        alter(library, bigRow);
        spoil(library);
        alter(library, "SELECT 1");
        says(QStringLiteral("library check"), 2, {QStringLiteral("library mend")}, {QStringLiteral("library copies")});
        says(QStringLiteral("library mend"), 0,
            {QStringLiteral("everything readable"), QStringLiteral("The full library as it was is kept in")});
        QCOMPARE(setAside().size(), 1);
        QVERIFY(QFileInfo(path(QStringLiteral("copies/") + setAside().front())).size() > 2'000'000);
        QCOMPARE(armies(), QStringLiteral("Now"));
        says(QStringLiteral("library check"), 0, {QStringLiteral("No damage found")});
        run(QStringLiteral("library rename Now Later"));
        QCOMPARE(armies(), QStringLiteral("Later"));
    }

    // A file of everything is restored as a library; that can be saved as a whole again, and its copies too.
    void everythingRestored()
    {
        QVERIFY(QDir().mkpath(path(QStringLiteral("lists/warmaster"))));
        QVERIFY(QFile::copy(installed_.share() + QStringLiteral("/lists/warmaster/hun.yaml"),
            path(QStringLiteral("lists/warmaster/mine.yaml"))));
        says(QStringLiteral("library export one.db"), 0, {});
        says(QStringLiteral("library restore one.db"), 0, {QStringLiteral("strategikon library import")});
        says(QStringLiteral("library export two.db"), 0, {});
        says(QStringLiteral("library restore two.db"), 0, {});
        says(QStringLiteral("library export three.db"), 0, {});
        QCOMPARE(armies(), QStringLiteral("Now"));
    }

    // No file may grow so far: the program goes on, says that there is no backup, and leaves nothing half written.
    void noRoomForABackup()
    {
        QVERIFY(QDir(path(QStringLiteral("copies"))).removeRecursively());
        const rlim_t half = rlim_t(QFileInfo(path(QStringLiteral("library.db"))).size() / 2);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        const rlimit small{half, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const prompt::Answer check = run(QStringLiteral("library check"));
        const prompt::Answer backup = run(QStringLiteral("library backup own.db"));
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        for (const prompt::Answer& one : {check, backup})
            QVERIFY2(one.trouble.isEmpty() && one.status == 2, qPrintable(one.trouble + one.out + one.error));
        QVERIFY2(check.error.contains(QStringLiteral("backup")), qPrintable(check.error));
        QVERIFY(!QFile::exists(at_->filePath(QStringLiteral("own.db"))));
        QCOMPARE(QDir(path(QStringLiteral("copies"))).entryList(QDir::Files), QStringList());
        QCOMPARE(armies(), QStringLiteral("Now"));
    }

    // A library of which nothing can be read is no backup, and is left as it is.
    void tooDamagedToMend()
    {
        const QString library = path(QStringLiteral("library.db"));
        alter(library, "PRAGMA user_version");
        QFile file(library);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(100)); // behind the head: all of the schema's page
        file.write(QByteArray(4096 - 100, '\xa5'));
        file.close();
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        file.close();
        says(QStringLiteral("library mend"), 2,
            {QStringLiteral("too damaged to repair"), QStringLiteral("strategikon library copies")},
            {QStringLiteral("The backup")});
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll() == bytes);
        says(QStringLiteral("library restore last"), 0, {today()});
        QCOMPARE(armies(), QStringLiteral("Ra"));
    }
};

QTEST_GUILESS_MAIN(Keeping)
#include "tst_keeping.moc"
