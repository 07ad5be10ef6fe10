// Words that seal are typed at a terminal: nobody sees them, and the terminal is left as it was.
#include "running.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <fcntl.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace {

// A terminal of its own, from the side of the player.
class Terminal {
public:
    Terminal() : hand_(posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
    {
        grantpt(hand_);
        unlockpt(hand_);
        name_ = ptsname(hand_);
        far_ = open(name_.constData(), O_RDWR | O_NOCTTY | O_CLOEXEC); // kept, so that it outlives the program
        fcntl(hand_, F_SETFL, O_NONBLOCK);
    }
    ~Terminal()
    {
        close(far_);
        close(hand_);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    void give(QProcess& program) const
    {
        const QByteArray name = name_;
        program.setChildProcessModifier([name] {
            setsid();
            ioctl(open(name.constData(), O_RDWR), TIOCSCTTY, 0); // NOLINT: the program's own from here on
        });
    }
    bool waitFor(const char* words)
    {
        QElapsedTimer since;
        since.start();
        while (!seen_.contains(words) && since.elapsed() < 20'000) {
            char buffer[256];
            const ssize_t count = read(hand_, buffer, sizeof buffer);
            if (count > 0)
                seen_.append(buffer, int(count));
            else
                QThread::usleep(20); // at once when they are there
        }
        return seen_.contains(words);
    }
    void type(const QByteArray& keys)
    {
        QCOMPARE(write(hand_, keys.constData(), std::size_t(keys.size())), keys.size());
    }
    bool echoes() const
    {
        termios now = {};
        return tcgetattr(far_, &now) == 0 && (now.c_lflag & ECHO) != 0;
    }
    const QByteArray& seen() const { return seen_; }

private:
    int hand_, far_ = -1;
    QByteArray name_, seen_;
};

} // namespace

class Typed : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};
    QTemporaryDir home_;

    void begin(QProcess& program, const QStringList& words)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", home_.path());
        environment.insert("XDG_DATA_HOME", home_.filePath("home"));
        environment.insert("LANGUAGE", "en");
        program.setProcessEnvironment(environment);
        program.setWorkingDirectory(home_.path());
        program.start(installed_.program(), words);
    }
    static QString errors(QProcess& program)
    {
        program.waitForFinished(30'000);
        return QString::fromUtf8(program.readAllStandardError());
    }
    QStringList sealing(const char* side, const QString& into) const
    {
        return {"field", "seal", "home.json", "--side", side, "-o", into};
    }

private slots:
    void initTestCase()
    {
        QVERIFY(QFile::exists(installed_.program()));
        prompt::layOut(home_.path());
        const auto made = prompt::run(installed_.program(),
            "strategikon field deploy grey-bay.json --army legal.yaml --army legal.yaml --seed 3 -o home.json",
            home_.path());
        QCOMPARE(made.status, 0);
    }

    void nobodySeesIt()
    {
        Terminal terminal;
        QProcess program;
        terminal.give(program);
        begin(program, sealing("1", "1.sealed"));
        QVERIFY(terminal.waitFor("Password of side 1: "));
        QVERIFY(!terminal.echoes());
        terminal.type("Kadesh\n");
        QVERIFY(terminal.waitFor("Again: "));
        terminal.type("Kadesh\n");
        QCOMPARE(errors(program), QString());
        QCOMPARE(program.exitCode(), 0);
        QVERIFY(terminal.echoes());
        QVERIFY(!terminal.seen().contains("Kadesh"));
        QVERIFY(!program.readAllStandardOutput().contains("Kadesh"));
    }

    // Sealed there, opened with words that are typed and with a file of them alike.
    void opensWithBoth()
    {
        const auto sealed = prompt::run(installed_.program(),
            "strategikon field seal home.json --side 2 --word-file word-2.txt -o 2.sealed", home_.path());
        QCOMPARE(sealed.status, 0);
        Terminal terminal;
        QProcess program;
        terminal.give(program);
        begin(program, {"field", "open", "grey-bay.json", "1.sealed", "2.sealed", "-o", "opened.json"});
        QVERIFY(terminal.waitFor("Password of 1.sealed: "));
        terminal.type("Kadesh\n");
        QVERIFY(terminal.waitFor("Password of 2.sealed: "));
        terminal.type("the ford of the Orontes\n");
        QCOMPARE(errors(program), QString());
        QVERIFY(prompt::read(home_.filePath("opened.json")).contains("\"first-kept\": \"sealed\""));
    }

    void slipsSealNothing_data()
    {
        QTest::addColumn<QByteArray>("one");
        QTest::addColumn<QByteArray>("other");
        QTest::addColumn<QString>("says");
        QTest::newRow("two words") << QByteArray("Kadesh\n") << QByteArray("Kadesch\n") << "the passwords differ";
        QTest::newRow("no word") << QByteArray(" \n") << QByteArray() << "An empty password seals nothing";
    }
    void slipsSealNothing()
    {
        QFETCH(QByteArray, one);
        QFETCH(QByteArray, other);
        QFETCH(QString, says);
        Terminal terminal;
        QProcess program;
        terminal.give(program);
        begin(program, sealing("1", "none.sealed"));
        QVERIFY(terminal.waitFor("Password of side 1: "));
        terminal.type(one);
        if (!other.isEmpty()) {
            QVERIFY(terminal.waitFor("Again: "));
            terminal.type(other);
        }
        const QString said = errors(program);
        QVERIFY2(said.contains(says), qPrintable(said));
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(!QFile::exists(home_.filePath("none.sealed")));
        QVERIFY(terminal.echoes());
    }

    // Ctrl+C in the middle of a word: the program ends, and what is typed next is seen again. Every time: the key may
    // come in the moment before the program waits for one.
    void interrupted()
    {
        for (int time = 0; time < 12; ++time)
            interruptOnce();
    }
    void withoutATerminal()
    {
        QProcess program;
        program.setChildProcessModifier([] { setsid(); });
        begin(program, sealing("1", "none.sealed"));
        const QString said = errors(program);
        QVERIFY2(said.contains("--word-file"), qPrintable(said));
        QCOMPARE(program.exitCode(), 2);
    }

private:
    void interruptOnce()
    {
        Terminal terminal;
        QProcess program;
        terminal.give(program);
        begin(program, sealing("1", "none.sealed"));
        QVERIFY(terminal.waitFor("Password of side 1: "));
        terminal.type("Kad\x03");
        QVERIFY(program.waitForFinished(30'000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QVERIFY(terminal.echoes());
        QVERIFY(!QFile::exists(home_.filePath("none.sealed")));
    }
};

QTEST_GUILESS_MAIN(Typed)
#include "tst_typed.moc"
