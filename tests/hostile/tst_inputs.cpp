// Hostile values, files, standard input and places to write, each put to the command line in a process of its own. Each
// answer is a sentence with a status, without anything that a terminal would obey, and nothing is written elsewhere.
// A part of all pairs is tried, a different one for each command; all of them with STRATEGIKON_FULL.
#include "hostile.h"
#include "trial.h"

#include "app/cli/context.h"
#include "model/library/seal.h"
#include "model/text/file.h"
#include "model/text/shown.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <set>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace hostile;
namespace fs = std::filesystem;

class Inputs : public QObject {
    Q_OBJECT

    QTemporaryDir outer_; // nothing comes into it beside `at`
    fs::path at_;
    std::map<std::string, std::string> before_;
    int tried_ = 0;
    std::set<std::string> met_; // lines of meant.txt
    std::string evil_;          // the army whose name a terminal would obey

    static bool isPart(std::size_t one, std::size_t other, std::size_t of)
    {
        return qEnvironmentVariableIsSet("STRATEGIKON_FULL") || (one + other) % of == 0;
    }

    void put(const std::string& name, const std::string& text)
    {
        QVERIFY(!strategikon::writeFile((at_ / name).string(), text));
    }

    void must(const std::string& line)
    {
        const Answer answer = run(words(line, "{}", ""), at_);
        QVERIFY2(answer.status == 0 && answer.trouble.empty(), (line + ": " + answer.error + answer.trouble).c_str());
    }

    // As an earlier version let it in.
    void nameInTheLibrary(const std::string& army, const std::string& name)
    {
        SQLite::Database db((at_ / "home/library.db").string(), SQLite::OPEN_READWRITE);
        strategikon::knowDigests(db);
        SQLite::Statement rename(db, "UPDATE army SET name = ? WHERE id = ?");
        rename.bind(1, name);
        rename.bind(2, army);
        rename.exec();
        strategikon::seal(db, strategikon::armySeal, "id = ?1", army);
        db.exec("INSERT INTO army_search (army_search) VALUES ('rebuild')");
        strategikon::sealSearch(db);
    }

    // Says what is wrong; empty where all is well.
    QString put(const std::vector<std::string>& words, const std::string& statuses, const std::string& input = {})
    {
        ++tried_;
        const Answer answer = run(words, at_, input);
        std::string amiss = wrong(answer, statuses);
        for (const auto& one : fs::directory_iterator(at_))
            if (one.path().filename().string().starts_with("out"))
                fs::remove_all(one);
        if (const auto after = listing(outer_.path().toStdString()); after != before_) {
            amiss += " and files differ:";
            for (const auto& [name, what] : after)
                if (!before_.contains(name) || before_[name] != what)
                    amiss += " " + name;
            before_ = after;
        }
        if (amiss.empty())
            return {};
        std::string line;
        for (const std::string& word : words)
            line += " " + (word.size() > 60 ? word.substr(0, 60) + "…" : word);
        return QString::fromStdString(strategikon::harmless(
            amiss + "\n    " + line + (input.empty() ? "" : " < " + input) + "\n    " + answer.error.substr(0, 300)));
    }

    static void report(const QStringList& amiss)
    {
        const QStringList wrong = amiss.filter(QRegularExpression(QStringLiteral(".")));
        QVERIFY2(wrong.isEmpty(),
            qPrintable(
                QStringLiteral("%1 of %2\n").arg(wrong.size()).arg(amiss.size()) + wrong.mid(0, 12).join(u'\n')));
    }

    static void rowsOf(const char* file)
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Command& one : commands(file)) {
            QTest::newRow((std::to_string(number) + " " + one.line).c_str()) << number;
            ++number;
        }
    }

    void makeTraps()
    {
        fs::create_symlink("../legal.yaml", at_ / "in/link");
        fs::create_symlink("nowhere", at_ / "in/dangling");
        fs::create_symlink("circle", at_ / "in/circle");
        fs::create_symlink("../home", at_ / "in/home");
        fs::create_hard_link(at_ / "home/library.db", at_ / "in/hard");
        fs::copy(at_ / "legal.yaml", at_ / "in/legal.yaml");
        QCOMPARE(::mkfifo((at_ / "in/pipe").c_str(), 0600), 0);
        sockaddr_un address{AF_UNIX, {}};
        const std::string name = at_ / "in/socket";
        QVERIFY(name.size() < sizeof address.sun_path);
        name.copy(address.sun_path, name.size());
        const int made = ::socket(AF_UNIX, SOCK_STREAM, 0);
        ::bind(made, reinterpret_cast<sockaddr*>(&address), sizeof address);
        ::close(made);
    }

private slots:
    void initTestCase()
    {
        at_ = fs::path(outer_.path().toStdString()) / "at";
        for (const char* folder : {"home", "in", "files"})
            fs::create_directories(at_ / folder);
        qputenv("STRATEGIKON_HOME", (at_ / "home").c_str());
        for (const char* name : {"legal.yaml", "few-egyptians.yaml", "few-hittites.yaml", "grey-bay.json", "other.json",
                 "scenery.yaml", "word-1.txt", "words.txt"})
            fs::copy(fs::path(SOURCE_DIR "/tests/cli/files") / name, at_ / name);
        for (const auto& [name, written] : pairs("files.txt"))
            put("files/" + name, decoded(written));
        strategikon::cli::catalogue().headings(); // read once for all of them
        put("few.yaml", "system: warmaster\nlist: egyptian\npoints: 500\nname: few\nunits: [general]\n");
        must("library add few.yaml");
        evil_ = run({"library", "add", "legal.yaml"}, at_).out.substr(0, 16);
        must("library rename " + evil_ + " red"); // an undo that names nothing takes this back
        nameInTheLibrary(evil_, "\x1b[31mred\x07\u202E");
        must("library backup in/copy");
        must("battle examples dragon-standards");
        must("battle export last -o right.jsonl");
        must("army convert legal.yaml -o right.ros");
        must("list copy egyptian --as right -o right.yaml");
        must("field deploy grey-bay.json --army few-egyptians.yaml --army few-hittites.yaml -o set-up.json");
        must("field seal set-up.json --side 1 --hidden -o right.sealed");
        must("field seal set-up.json --side 1 --word-file word-1.txt -o word.sealed");
        makeTraps();
        before_ = listing(outer_.path().toStdString());
    }

    void values_data() { rowsOf("commands.txt"); }
    void values()
    {
        QFETCH(int, number);
        const Command command = commands("commands.txt")[std::size_t(number)];
        const auto all = lines("values.txt");
        const auto meant = commands("meant.txt");
        QStringList amiss;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto one = words(command.line, "{value}", all[i]);
            const auto known =
                std::ranges::find_if(meant, [&](const Command& other) { return words(other.line, "{}", "") == one; });
            const bool means = known != meant.end();
            met_.insert(means ? known->line : "");
            const std::string statuses = means ? known->statuses : command.statuses;
            // Nothing at all, and what means something: every time.
            if ((i == 0 || means || isPart(i, std::size_t(number), 10)) && statuses != "-")
                amiss << put(words(command.line, "{value}", decoded(all[i])), statuses);
        }
        report(amiss);
    }

    void everyMeaningIsMet()
    {
        for (const Command& one : commands("meant.txt"))
            QVERIFY2(met_.contains(one.line), one.line.c_str());
    }

    void files_data() { rowsOf("readers.txt"); }
    void files()
    {
        QFETCH(int, number);
        const Command command = commands("readers.txt")[std::size_t(number)];
        const auto all = pairs("files.txt");
        QStringList amiss;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string file = "files/" + all[i].first;
            if (isPart(i, std::size_t(number), 4))
                amiss << put(words(command.line, "{file}", file), command.statuses);
            if (isPart(i + 2, std::size_t(number), 4) && !command.line.starts_with("list check"))
                amiss << put(words(command.line, "{file}", "-"), command.statuses, file);
        }
        report(amiss);
    }

    // Nothing is there, or no file that could be read.
    void noFiles_data() { rowsOf("readers.txt"); }
    void noFiles()
    {
        QFETCH(int, number);
        const Command command = commands("readers.txt")[std::size_t(number)];
        QStringList amiss;
        for (const char* name : {"", "none", "/dev/zero", "/dev/null", "in/pipe", "in/socket", "in/circle",
                 "in/dangling", "/proc/self/mem", "home/library.db.lock"})
            amiss << put(words(command.line, "{file}", name), "2");
        report(amiss);
    }

    void changes_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("reader");
        for (const auto& [file, reader] :
            {std::pair("legal.yaml", "army check"), std::pair("grey-bay.json", "field check"),
                std::pair("set-up.json", "field show"), std::pair("right.jsonl", "battle verify"),
                std::pair("right.ros", "army convert --to yaml"), std::pair("right.yaml", "list check"),
                std::pair("scenery.yaml", "field generate -o out.json --pieces"),
                std::pair("right.sealed", "field open grey-bay.json right.sealed"),
                std::pair("word.sealed", "field open --word-file words.txt grey-bay.json right.sealed"),
                std::pair("other.json", "list convert")})
            QTest::newRow(file) << file << reader;
    }
    void changes()
    {
        QFETCH(QString, file);
        QFETCH(QString, reader);
        const auto right = strategikon::readFile((at_ / file.toStdString()).string());
        QVERIFY(right);
        QStringList amiss;
        std::size_t rule = 0, place = 0;
        for (const Change& change : hostile::changes()) {
            ++rule;
            for (const std::string& text : changed(*right, change)) {
                if (!isPart(rule, place++, 3))
                    continue;
                const std::string name = "changed" + fs::path(file.toStdString()).extension().string();
                put(name, text);
                before_ = listing(outer_.path().toStdString());
                amiss << put(words(reader.toStdString() + " " + name, "{}", ""), "012");
                if (!amiss.back().isEmpty())
                    amiss.back() += QStringLiteral("\n    changed: ") + QString::fromStdString(change.name);
            }
        }
        report(amiss);
    }

    void outputs_data()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const std::string& line : lines("writers.txt"))
            QTest::newRow(line.c_str()) << number++;
    }
    void outputs()
    {
        QFETCH(int, number);
        const std::string command = lines("writers.txt")[std::size_t(number)];
        const auto all = lines("outputs.txt");
        QStringList amiss;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const std::size_t replace : {0u, 1u})
                if (isPart(i + 2 * replace, std::size_t(number), 4))
                    amiss << put(words(command + (replace ? " --replace" : ""), "{out}", decoded(all[i])), "2");
        report(amiss);
    }

    // Without end, and a folder where a text is due.
    void standardInput()
    {
        for (const char* command : {"army check -", "field show -", "battle verify -", "battle play last -"})
            for (const char* input : {"/dev/zero", "/dev/urandom", "/"})
                QCOMPARE(put(words(command, "{}", ""), "2", input), QString());
    }

    // The program itself, on a terminal: names of strangers and files that are no text.
    void terminal_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("status");
        for (const char* command : {"library list", "library show EVIL", "library show EVIL -o -", "library history",
                 "army check files/escaped.yaml", "list \x1b[31m", "field show \x1b]0;gone\x07"})
            QTest::newRow(qPrintable(QString::fromLatin1(command).toHtmlEscaped()))
                << QString::fromLatin1(command) << -1;
        QTest::newRow("paper") << "army print legal.yaml -o -" << 2;
        QTest::newRow("picture") << "field generate --seed 7 -o -" << 0; // JSON
    }
    void terminal()
    {
        QFETCH(QString, command);
        QFETCH(int, status);
        const Answer answer = runAt(PROGRAM, words(command.toStdString(), "EVIL", evil_), at_);
        QVERIFY2(answer.trouble.empty(), answer.trouble.c_str());
        QVERIFY2(!answer.out.empty(), "nothing said");
        QCOMPARE(strategikon::harmless(answer.out), answer.out);
        if (status >= 0)
            QCOMPARE(answer.status, status);
    }

    // The library is as it was: what was refused left no mark.
    void libraryIsWhole()
    {
        const Answer armies = run({"library", "list", "--json"}, at_);
        QCOMPARE(armies.status, 0);
        QCOMPARE(QString::fromStdString(armies.out).count(QStringLiteral("\"id\"")), 2);
        QCOMPARE(run({"battle", "verify", "last"}, at_).status, 0);
        qInfo("%d hostile inputs", tried_);
        QVERIFY(tried_ >= 700);
    }
};

QTEST_APPLESS_MAIN(Inputs)
#include "tst_inputs.moc"
