// Set-ups and sealed deployments: out and in, refused where they are no set-up, and where they were tampered with.
#include "model/field/files/field_file.h"
#include "model/field/files/sealed.h"
#include "model/text/digest.h"
#include "model/text/file.h"
#include "model/text/schema.h"
#include "model/text/yaml.h"
#include "tests/field/support.h"

#include <QTest>

#include <algorithm>

using namespace fieldtest;
using namespace strategikon::field;

namespace {

Setup madeUp(const char* first, const char* second, bool divided, std::uint64_t seed, Armies& armies)
{
    Setup setup;
    setup.field = fieldNamed("country", 180, 120);
    const Way pair[2] = {*ways().with(first, {}, setup.field.table), *ways().with(second, {}, setup.field.table)};
    setup.deployment =
        deploymentOf(pair, armies.troops(seed % 25, 1000, 1, 0, divided), armies.troops(9, 1000, 2, 1, divided));
    setup.deployment.seed = seed;
    Random random(seed);
    deploy(setup.deployment, setup.field, kinds(), -1, Plan::random, random);
    return setup;
}

std::string codeOf(const std::vector<Fault>& faults) { return faults.empty() ? "" : faults.front().message.code; }

// As if its word had been typed; making a key of a word takes its time.
seals::Key keyOf(int side)
{
    seals::Salt salt;
    salt.fill(std::uint8_t(side + 1));
    std::array<std::uint8_t, 32> bytes;
    bytes.fill(std::uint8_t(side + 7));
    return seals::Key(salt, bytes);
}

SealedFile with(const std::string& text, const char* file, const seals::Key& key) { return {text, file, "", key}; }

std::string replaced(std::string text, const std::string& what, const std::string& with)
{
    const auto at = text.find(what);
    return at == text.npos ? std::string() : text.replace(at, what.size(), with);
}

} // namespace

class Setups : public QObject {
    Q_OBJECT

    Armies armies;

private slots:
    void outAndIn_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        for (const auto& [a, b] : {std::pair{"standard", "standard"}, {"march", "march"}, {"ambusher", "ambushed"}})
            QTest::newRow(a) << a << b;
    }

    void outAndIn()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto schema = Schema::load((roots().schema / "setup.schema.json").string());
        QVERIFY2(bool(schema), describe(schema.faults).c_str());
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Setup setup = madeUp(first.toUtf8(), second.toUtf8(), first == "ambusher", seed, armies);
            const std::string text = writeSetup(setup);
            const auto again = readSetup(text, "setup.json");
            QVERIFY2(bool(again), describe(again.faults).c_str());
            QVERIFY(again->deployment == setup.deployment);
            QCOMPARE(writeSetup(*again), text);
            const auto faults = schema->check(*readJson(text, "setup.json"));
            QVERIFY2(faults.empty(), describe(faults).c_str());
        }
    }

    // Before armies have come to it, and written by hand as a battlefield alone.
    void withoutArmies()
    {
        Setup setup;
        setup.field.system = "warmaster";
        setup.field.name = "Crow Field";
        setup.deployment.army[1] = "Hatti";
        const auto again = readSetup(writeSetup(setup), "setup.json");
        QVERIFY2(bool(again), describe(again.faults).c_str());
        QCOMPARE(*again, setup);
        const auto alone = readSetup(writeField(setup.field), "field.json");
        QVERIFY2(bool(alone), describe(alone.faults).c_str());
        QCOMPARE(alone->field, setup.field);
        QVERIFY(alone->deployment.troops.empty());
    }

    void refused_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("code");
        QTest::newRow("a key of no meaning") << "\"badge\": \"A1\""
                                             << "\"badge\": \"A1\", \"colour\": 1"
                                             << "battlefield-unknown-key";
        QTest::newRow("two of a badge") << "\"badge\": \"A2\""
                                        << "\"badge\": \"A1\""
                                        << "setup-same-badge";
        QTest::newRow("no such side") << "\"side\": 0"
                                      << "\"side\": 2"
                                      << "battlefield-wants-whole";
        QTest::newRow("a billion stands") << "\"stands\": 3"
                                          << "\"stands\": 1000000000"
                                          << "battlefield-wants-whole";
        QTest::newRow("no such order") << "\"order\": \"by-turns\""
                                       << "\"order\": \"sideways\""
                                       << "battlefield-wants-word";
        QTest::newRow("no field") << "\"field\""
                                  << "\"meadow\""
                                  << "battlefield-without";
    }

    void refused()
    {
        QFETCH(QString, what);
        QFETCH(QString, with);
        QFETCH(QString, code);
        const std::string text = writeSetup(madeUp("standard", "standard", false, 1, armies));
        const std::string bad = replaced(text, what.toStdString(), with.toStdString());
        QVERIFY(!bad.empty());
        const auto read = readSetup(bad, "setup.json");
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(codeOf(read.faults)), code);
        QVERIFY(templateOf(codeOf(read.faults)));
    }

    void sealedOpenTogether()
    {
        const Setup setup = madeUp("sketch", "sketch", false, 2, armies);
        std::string text[2], told[2];
        for (int side = 0; side < 2; ++side) {
            text[side] = hide(setup, side, seals::newContentSalt());
            told[side] = *digestOf(text[side], "sealed.json");
            QCOMPARE(told[side].size(), std::size_t(64));
            QVERIFY(text[side].find("\"A1\"") == std::string::npos && text[side].find("\"B1\"") == std::string::npos);
        }
        const auto opened = unseal(setup.field, {text[0], "a.json", told[0]}, {text[1], "b.json", told[1]});
        QVERIFY2(bool(opened), describe(opened.faults).c_str());
        const auto swapped = unseal(setup.field, {text[1], "b.json", ""}, {text[0], "a.json", ""});
        QVERIFY(opened->deployment == swapped->deployment);
        QVERIFY(misposted(opened->deployment, opened->field, kinds()).empty());
    }

    // The same with a word of each: what is inside nobody reads without it.
    void wordsOpenTogether()
    {
        const Setup setup = madeUp("sketch", "sketch", false, 2, armies);
        std::string text[2];
        for (int side = 0; side < 2; ++side) {
            text[side] = *seal(setup, side, keyOf(side));
            QVERIFY(text[side].find("Archers") == std::string::npos && text[side].find("badge") == std::string::npos);
            const auto outside = outsideOf(text[side], "a.sealed");
            QVERIFY2(bool(outside), describe(outside.faults).c_str());
            QCOMPARE(outside->digest.size(), std::size_t(64));
            QCOMPARE(outside->side, side);
            QVERIFY(outside->salt == keyOf(side).salt());
        }
        const auto opened = unseal(setup.field, with(text[0], "a", keyOf(0)), with(text[1], "b", keyOf(1)));
        QVERIFY2(bool(opened), describe(opened.faults).c_str());
        const auto swapped = unseal(setup.field, with(text[1], "b", keyOf(1)), with(text[0], "a", keyOf(0)));
        QVERIFY(opened->deployment == swapped->deployment);
        QVERIFY(opened->deployment.posted == setup.deployment.posted);
        QVERIFY(opened->deployment.kept[0] == Kept::sealed && opened->deployment.kept[1] == Kept::sealed);
        const auto again = readSetup(writeSetup(*opened), "setup.json");
        QVERIFY(again && *again == *opened);
    }

    // One word alone opens nothing, nor does one that is not the right one.
    void wordsAreWanted()
    {
        const Setup setup = madeUp("sketch", "sketch", false, 2, armies);
        const std::string a = *seal(setup, 0, keyOf(0)), b = *seal(setup, 1, keyOf(1));
        const auto open = [&](const SealedFile& one, const SealedFile& other) {
            return QString::fromStdString(codeOf(unseal(setup.field, one, other).faults));
        };
        QCOMPARE(open(with(a, "a", keyOf(0)), {b, "b"}), QString("sealed-wants-word"));
        QCOMPARE(open(with(a, "a", keyOf(0)), with(b, "b", keyOf(0))), QString("seal-wrong-word"));
        const seals::Key wrong(keyOf(1).salt(), {});
        const auto found = unseal(setup.field, with(a, "a", keyOf(0)), with(b, "b.sealed", wrong));
        QCOMPARE(codeOf(found.faults), std::string("seal-wrong-word"));
        QCOMPARE(found.faults.front().place.file, std::string("b.sealed"));
        // The digest that was told is that of what comes to light.
        SealedFile told = with(a, "a", keyOf(0));
        told.told = *digestOf(*seal(setup, 0, keyOf(0)), "c");
        QCOMPARE(open(told, with(b, "b", keyOf(1))), QString("sealed-other"));
    }

    // Who forgot his word deploys once more, and the set-up says so for ever.
    void forgottenIsToldAnew()
    {
        const Setup setup = madeUp("sketch", "sketch", false, 2, armies);
        Setup anew = setup;
        for (Posted& posted : anew.deployment.posted)
            posted.drawn = false;
        const std::string a = *seal(setup, 0, keyOf(0)), b = *seal(setup, 1, keyOf(1));
        SealedFile forgotten{b, "b"};
        forgotten.anew = anew.deployment;
        const auto opened = unseal(setup.field, with(a, "a", keyOf(0)), forgotten);
        QVERIFY2(bool(opened), describe(opened.faults).c_str());
        for (const Posted& posted : opened->deployment.posted) {
            const bool first = opened->deployment.troop(posted.badge)->side == 0;
            QVERIFY(posted == *(first ? setup : anew).deployment.post(posted.badge));
        }
        QVERIFY(opened->deployment.kept[1] == Kept::toldAfter);
        const auto again = readSetup(writeSetup(*opened), "setup.json");
        QVERIFY(again && *again == *opened);
        const auto said = remarks(again->deployment, again->field.table);
        QVERIFY(std::ranges::any_of(said, [](const Message& one) { return one.code == "deploy-kept-told-after"; }));
        forgotten.anew->posted.clear();
        QCOMPARE(
            codeOf(unseal(setup.field, with(a, "a", keyOf(0)), forgotten).faults), std::string("sealed-anew-nobody"));
        forgotten = {a, "a"};
        forgotten.anew = anew.deployment;
        QCOMPARE(
            codeOf(unseal(setup.field, with(a, "a", keyOf(0)), forgotten).faults), std::string("sealed-same-side"));
    }

    // A side that was only hidden on screens says so; its files are those of older versions.
    void hiddenSaysSo()
    {
        const Setup setup = madeUp("sketch", "sketch", false, 2, armies);
        const std::string a = hide(setup, 0, seals::newContentSalt()), b = *seal(setup, 1, keyOf(1));
        const auto opened = unseal(setup.field, {a, "a"}, with(b, "b", keyOf(1)));
        QVERIFY2(bool(opened), describe(opened.faults).c_str());
        QVERIFY(opened->deployment.kept[0] == Kept::hidden && opened->deployment.kept[1] == Kept::sealed);
        const auto said = remarks(opened->deployment, opened->field.table);
        QVERIFY(std::ranges::any_of(said, [](const Message& one) { return one.code == "deploy-kept-hidden"; }));
        // A set-up that nothing was kept of is written as ever.
        QVERIFY(writeSetup(setup).find("kept") == std::string::npos);
    }

    // As a version before words wrote them.
    void olderFilesOpen()
    {
        const auto file = [](const char* name) {
            return *readFile(std::string(SOURCE_DIR "/tests/cli/files/") + name);
        };
        const auto ground = readSetup(file("grey-bay.json"), "grey-bay.json");
        QVERIFY(ground);
        const auto opened = unseal(ground->field, {file("older-1.sealed"), "1"}, {file("older-2.sealed"), "2"});
        QVERIFY2(bool(opened), describe(opened.faults).c_str());
        QVERIFY(opened->deployment.posted.size() > 10);
        QVERIFY(!outsideOf(file("older-1.sealed"), "1")->salt);
    }

    void damagedOrNewer()
    {
        const Setup setup = madeUp("sketch", "sketch", false, 2, armies);
        const std::string a = *seal(setup, 0, keyOf(0)), b = *seal(setup, 1, keyOf(1));
        const auto open = [&](const std::string& one) {
            return QString::fromStdString(
                codeOf(unseal(setup.field, with(one, "a", keyOf(0)), with(b, "b", keyOf(1))).faults));
        };
        QCOMPARE(open(a), QString());
        QCOMPARE(open(replaced(a, "\"version\": 1", "\"version\": 2")), QString("sealed-newer"));
        QCOMPARE(open(replaced(a, "\"sum\"", "\"some\"")), QString("seal-damaged"));
        QCOMPARE(open(replaced(a, "\"side\": 0", "\"side\": 7")), QString("seal-damaged"));
        QCOMPARE(open(replaced(a, "\"side\": 0", "\"side\": 1")), QString("seal-untrue"));
        std::string flipped = a;
        const auto at = flipped.find("\"cipher\"") + 40;
        flipped[at] = flipped[at] == 'a' ? 'b' : 'a';
        const auto read = outsideOf(flipped, "a.sealed");
        QCOMPARE(codeOf(read.faults), std::string("seal-damaged"));
        QCOMPARE(read.faults.front().place.file, std::string("a.sealed"));
        const auto schema = Schema::load((roots().schema / "sealed.schema.json").string());
        QVERIFY2(bool(schema), describe(schema.faults).c_str());
        const auto faults = schema->check(*readJson(a, "a.sealed"));
        QVERIFY2(faults.empty(), describe(faults).c_str());
    }

    // A name that nobody could tell from another is refused before anything is opened, and the file is named.
    void sealedNamesAreLookedAt_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<QString>("code");
        QTest::newRow("turned") << std::string("a\u202Eb") << "name-turns";
        QTest::newRow("long") << std::string(201, 'x') << "name-long";
    }

    void sealedNamesAreLookedAt()
    {
        QFETCH(std::string, name);
        QFETCH(QString, code);
        for (const char* where : {"troop", "army", "way"}) {
            Setup setup = madeUp("sketch", "sketch", false, 2, armies);
            const std::string fine = hide(setup, 0, seals::newContentSalt());
            for (Troop& troop : setup.deployment.troops)
                if (troop.badge == "B2" && where == std::string("troop"))
                    troop.name = name;
            if (where == std::string("army"))
                setup.deployment.army[1] = name;
            if (where == std::string("way"))
                setup.deployment.way[1].name = name;
            const auto opened =
                unseal(setup.field, {fine, "a.json", ""}, {hide(setup, 1, seals::newContentSalt()), "b.json", ""});
            QVERIFY2(!opened, where);
            QCOMPARE(QString::fromStdString(codeOf(opened.faults)), code);
            QCOMPARE(opened.faults.front().place.file, std::string("b.json"));
        }
    }

    // With the order in which both set down, unit by unit.
    void openedAsItWas_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        for (const auto& [a, b] : {std::pair{"standard", "standard"}, {"sketch", "sketch"}, {"march", "march"}})
            QTest::newRow(a) << a << b;
    }

    void openedAsItWas()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto schema = Schema::load((roots().schema / "sealed.schema.json").string());
        QVERIFY2(bool(schema), describe(schema.faults).c_str());
        Setup setup = madeUp(first.toUtf8(), second.toUtf8(), false, 3, armies);
        setup.deployment.army[0] = "Persians";
        setup.deployment.army[1] = "Greeks";
        const std::string a = hide(setup, 0, seals::newContentSalt()), b = hide(setup, 1, seals::newContentSalt());
        for (const std::string& sealed : {a, b}) {
            const auto faults = schema->check(*readJson(sealed, "sealed.json"));
            QVERIFY2(faults.empty(), describe(faults).c_str());
        }
        const auto opened = unseal(setup.field, {b, "b.json", ""}, {a, "a.json", ""});
        QVERIFY2(bool(opened), describe(opened.faults).c_str());
        std::vector<std::string> before, after;
        for (const Posted& posted : setup.deployment.posted)
            before.push_back(posted.badge);
        for (const Posted& posted : opened->deployment.posted)
            after.push_back(posted.badge);
        QCOMPARE(after, before);
        QVERIFY(opened->deployment.posted == setup.deployment.posted);
        QCOMPARE(opened->deployment.army[1], setup.deployment.army[1]);
    }

    void sealsShowTampering()
    {
        const Setup setup = madeUp("sketch", "sketch", false, 2, armies);
        Setup moved = setup;
        moved.deployment.posted.front().drawn = false;
        const std::string a = hide(setup, 0, seals::newContentSalt()), b = hide(setup, 1, seals::newContentSalt()),
                          other = hide(moved, 0, seals::newContentSalt());
        const auto open = [&](const std::string& one, const std::string& told, const std::string& second) {
            return codeOf(unseal(setup.field, {one, "a.json", told}, {second, "b.json", ""}).faults);
        };
        const std::string told = *digestOf(a, "a.json");
        QCOMPARE(open(a, told, b), std::string());
        QCOMPARE(open(other, told, b), std::string("sealed-other")); // sealed anew after the digest was told
        QCOMPARE(open(replaced(a, told.substr(0, 8), "00000000"), "", b), std::string("sealed-changed"));
        std::string flipped = a;
        const auto at = flipped.find("\"content\"") + 40;
        flipped[at] = flipped[at] == '0' ? '1' : '0';
        QCOMPARE(open(flipped, told, b), std::string("sealed-changed"));
        QCOMPARE(open(a, told, a), std::string("sealed-same-side"));
        QCOMPARE(open("{}", "", b), std::string("sealed-no-file"));
        Field elsewhere = setup.field;
        elsewhere.name = "elsewhere";
        QCOMPARE(
            codeOf(unseal(elsewhere, {a, "a.json", ""}, {b, "b.json", ""}).faults), std::string("sealed-other-field"));
        // The same deployment with another salt tells nothing of it, and it is not masked with what is told of it.
        QVERIFY(a.find(told, a.find(told) + 1) == std::string::npos);
        QVERIFY(a.find("\"salt\"") != std::string::npos);
        QVERIFY(*digestOf(hide(setup, 0, seals::newContentSalt()), "c.json") != told);
    }
};

QTEST_APPLESS_MAIN(Setups)
#include "tst_setup.moc"
