// The army as a short text: what goes in comes out, and nothing else does.
#include "model/army/army_code.h"
#include "model/text/digest.h"
#include "model/text/message.h"
#include "tests/print/examples.h"

#include <QTest>

#include <random>

using namespace strategikon;

namespace {

using Random = std::mt19937_64;

int upTo(Random& random, int most) { return int(random() % std::uint64_t(most + 1)); }

std::string anyName(Random& random)
{
    static const std::vector<std::string> names{"archers", "sab-shari-archer", "general", "legion", "x", "10th",
        "Chariot Runners", "Þórr's hall", "a:b/c+d*e$f%g.h", "", "100% \"quoted\"", "弓兵", "🏹", "tab\there",
        "two\nlines", "-", std::string(300, 'z')};
    return names[std::size_t(upTo(random, int(names.size()) - 1))];
}

int anyCount(Random& random, int least)
{
    return upTo(random, 3) ? least + upTo(random, 6) : 1 + upTo(random, largestCount - 1);
}

Army anyArmy(Random& random, bool partner = true)
{
    Army army;
    army.system = upTo(random, 5) ? "warmaster" : "Other system";
    army.list = upTo(random, 5) ? "egyptian" : "x" + anyName(random);
    army.points = 1 + upTo(random, largestArmy - 1);
    army.edition = upTo(random, 1) ? "errata" : "";
    for (int i = upTo(random, 30); i > 0; --i) {
        Choice choice{anyName(random), anyCount(random, 1), {}, anyName(random), anyName(random),
            upTo(random, 2) ? "" : anyName(random)};
        for (int k = upTo(random, 3); k > 0; --k)
            choice.options.push_back({anyName(random), anyCount(random, 0)});
        army.choices.push_back(choice);
    }
    for (int i = upTo(random, 2); i > 0; --i)
        army.split.push_back(anyName(random));
    army.blocks = upTo(random, 1);
    army.name = anyName(random);
    army.tags = {"one"};
    if (partner && upTo(random, 3) == 0)
        army.partner.push_back(anyArmy(random, false));
    return army;
}

// A code whose check is right whatever it says.
std::string vouched(const std::string& text)
{
    Army empty;
    constexpr std::string_view signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::uint64_t rest = crc32(text);
    std::string check(7, '0');
    for (std::size_t i = 7; i-- > 0; rest >>= 5)
        check[i] = signs[rest & 31];
    return text + '$' + check;
}

std::string codeOfFault(const std::string& text)
{
    const auto read = readArmyCode(text);
    return read.faults.empty() ? std::string() : read.faults.front().message.code;
}

// As a code has it.
Army withoutWords(Army army)
{
    army.name.clear();
    army.note.clear();
    army.tags.clear();
    for (Choice& choice : army.choices) {
        choice.name.clear();
        choice.note.clear();
    }
    for (Army& partner : army.partner)
        partner = withoutWords(std::move(partner));
    return army;
}

} // namespace

class CodeTest : public QObject {
    Q_OBJECT

private slots:
    void isReadable()
    {
        Army army;
        army.system = "warmaster";
        army.list = "egyptian";
        army.points = 1000;
        army.choices = {{"archers", 4, {}, {}, {}, {}}, {"general", 1, {{"chariot", 0}, {"rameses", 0}}, {}, {}, {}},
            {"chariots", 3, {{"chariot", 1}}, {}, {}, "main"}, {"archers", 2, {}, {}, {}, "main"}};
        const std::string code = writeArmyCode(army);
        QVERIFY(QByteArray::fromStdString(code).startsWith(
            "STK1:WARMASTER:EGYPTIAN:1000/ARCHERS*4/GENERAL+CHARIOT+RAMESES/CHARIOTS*3+.4*1:MAIN/.2*2:.7$"));
        QCOMPARE(code.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"), std::string::npos);
    }

    void comesBackEqual()
    {
        Random random(20261121);
        for (int i = 0; i < 2000; ++i) {
            const Army army = anyArmy(random);
            const auto read = readArmyCode(writeArmyCode(army));
            QVERIFY2(bool(read), describe(read.faults).c_str());
            QVERIFY(*read == withoutWords(army));
        }
    }

    void forgivesSpacesAndSmallLetters()
    {
        Random random(7);
        for (int i = 0; i < 200; ++i) {
            const Army army = anyArmy(random);
            std::string code;
            for (const char c : writeArmyCode(army)) {
                code += char(std::tolower(c));
                if (upTo(random, 20) == 0)
                    code += "\r\n ";
            }
            const auto read = readArmyCode(code);
            QVERIFY(bool(read));
            QVERIFY(*read == withoutWords(army));
        }
    }

    void anUsualArmyIsShort()
    {
        for (const char* name : {"usual", "large", "set", "split", "huge"})
            QVERIFY2(examples::example(QString::fromLatin1(name)).roster.code.size() < 350, name);
    }

    void oneWrongSignIsFound()
    {
        Random random(11);
        for (int i = 0; i < 100; ++i) {
            const std::string code = writeArmyCode(anyArmy(random));
            std::string wrong = code;
            const std::size_t at = 5 + std::size_t(upTo(random, int(code.size()) - 6));
            wrong[at] = wrong[at] == 'A' ? 'B' : 'A';
            QCOMPARE(codeOfFault(wrong), std::string("code-damaged"));
            QCOMPARE(codeOfFault(code.substr(0, code.size() - 1 - std::size_t(upTo(random, int(code.size()) - 7)))),
                std::string("code-damaged"));
        }
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fault");
        const auto add = [](const char* name, const std::string& text, const char* fault) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray(fault);
        };
        add("nothing", "", "code-foreign");
        add("a link", "https://example.org", "code-foreign");
        add("prefix alone", "STK1:", "code-damaged");
        add("newer", vouched("STK2:ANYTHING"), "code-newer");
        add("newer, damaged", "STK2:ANYTHING$0000000", "code-damaged");
        add("much", std::string(30'000, 'A'), "code-too-long");
        const auto senseless = [&](const char* name, const std::string& rest) {
            add(name, vouched("STK1:" + rest), "code-senseless");
        };
        senseless("no list", "W::1");
        senseless("no size", "W:E:");
        senseless("size below nothing", "W:E:-5");
        senseless("size beyond", "W:E:100001");
        senseless("size overflows", "W:E:99999999999999999999");
        senseless("count nought", "W:E:1/A*0");
        senseless("count beyond", "W:E:1/A*10001");
        senseless("half an escape", "W:E:1/%4");
        senseless("no escape", "W:E:1/%+4");
        senseless("not UTF-8", "W:E:1/%FF");
        senseless("overlong", "W:E:1/%C0%80");
        senseless("a zero byte", "W:E:1/%00");
        senseless("number never given", "W:E:1/.9");
        senseless("number beyond", "W:E:1/.ZZZZZ");
        senseless("number below nothing", "W:E:1/.-1");
        senseless("number forgotten", "W:E:1/.");
        senseless("unknown section", "W:E:1/$X");
        senseless("split twice", "W:E:1/$SA/$SB");
        senseless("two partners", "W:E:1/$P:W:E:1/$P:W:E:1");
        senseless("something behind", "W:E:1/A!");
        senseless("long name", "W:E:1/" + std::string(1100, 'A'));
        std::string rows = "W:E:1";
        for (int i = 0; i < 2100; ++i)
            rows += "/A";
        senseless("many rows", rows);
    }

    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fault);
        QCOMPARE(QByteArray::fromStdString(codeOfFault(text.toStdString())), fault);
        QVERIFY(templateOf(fault.toStdString()) != nullptr);
    }

    // Anything at all gives an army or a fault; an army reads back from its own code.
    void survivesNoise()
    {
        Random random(13);
        const std::string signs = "0123456789ABCXYZ $%*+-./:\xc3\xa9";
        for (int i = 0; i < 20'000; ++i) {
            std::string text = i % 3 ? "STK1:W:E:1/" : "";
            for (int k = upTo(random, 60); k > 0; --k)
                text += signs[std::size_t(upTo(random, int(signs.size()) - 1))];
            const auto read = readArmyCode(i % 2 ? vouched(text) : text);
            QCOMPARE(bool(read), read.faults.empty());
            if (read)
                QVERIFY(*readArmyCode(writeArmyCode(*read)) == *read);
        }
    }
};

QTEST_GUILESS_MAIN(CodeTest)
#include "tst_code.moc"
