// An army comes through the door in whatever its bytes are stored, and in whatever it is packed.
#include "tests/exchange/exchanged.h"
#include "tests/exchange/zipped.h"

#include "model/army/army_code.h"

using namespace strategikon;
using namespace strategikon::exchanged;

namespace {

const char* roster = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<roster name="Zoë" gameSystemName="Warmaster Ancients" xmlns=)"
                     // moc takes two slashes within a raw string for a comment
                     "\"http://www.battlescribe.net/schema/rosterSchema\""
                     R"(>
<costLimits><costLimit value="1000"/></costLimits><forces><force catalogueName="Egyptian"><selections>
<selection name="General" number="1" type="unit"/><selection name="Archers" number="4" type="unit"/>
</selections></force></forces></roster>
)";

const char* recruit =
    R"({"roster": {"name": "Zoë", "generatedBy": "somebody", "costLimits": [{"name": "pts", "value": 1000}],
"forces": [{"catalogueName": "Warmaster Ancients - Egyptian", "name": "Army", "selections": [
{"name": "General", "number": 1, "type": "unit", "selections": [{"name": "Chariot", "number": 1, "type": "upgrade"}]},
{"name": "Archers", "number": 4, "type": "unit", "customName": "Old guard", "selections": [
  {"name": "Archers", "number": 12, "type": "model"}]}]}]}}
)";

QByteArray wide(const QString& text, bool bigEnd, bool marked)
{
    QByteArray bytes;
    for (const QChar c : marked ? QChar(0xfeff) + text : text) {
        bytes += char(bigEnd ? c.unicode() >> 8 : c.unicode() & 0xff);
        bytes += char(bigEnd ? c.unicode() & 0xff : c.unicode() >> 8);
    }
    return bytes;
}

using Store = QByteArray (*)(QString);

const std::vector<std::pair<const char*, Store>>& stores()
{
    static const std::vector<std::pair<const char*, Store>> all{
        {"mark", [](QString text) { return QByteArray("\xef\xbb\xbf") + text.toUtf8(); }},
        {"UTF-16", [](QString text) { return wide(text, false, true); }},
        {"UTF-16, big end", [](QString text) { return wide(text, true, true); }},
        {"UTF-16 without a mark", [](QString text) { return wide(text, false, false); }},
        {"Windows", [](QString text) { return text.replace('\n', "\r\n").toUtf8(); }},
        {"old Mac", [](QString text) { return text.replace('\n', '\r').toUtf8(); }},
        {"line separators", [](QString text) { return text.replace('\n', QChar(0x2028)).toUtf8(); }},
        {"word processor", [](QString text) { return text.replace('\n', '\v').toUtf8(); }},
        {"Windows-1252", [](QString text) { return text.toLatin1(); }},
    };
    return all;
}

} // namespace

class Door : public QObject {
    Q_OBJECT

private slots:
    void stored_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("bytes");
        const QString code = QString::fromStdString(writeArmyCode(
            army("system: warmaster\nlist: egyptian\npoints: 1000\nunits: [general, {entry: archers, count: 4}]\n")));
        const std::pair<const char*, QString> texts[] = {
            {"army",
                "system: warmaster\nlist: egyptian\npoints: 1000\nname: Zoë\nunits:\n  - general\n"
                "  - {entry: archers, count: 4}\n"},
            {"army in JSON",
                "{\"system\": \"warmaster\", \"list\": \"egyptian\", \"points\": 1000,\n\"name\": \"Zoë\", "
                "\"units\": [\"general\"]}\n"},
            {"text", "Zoë - 1,000 points\nGeneral\n4 × Archers\n"},
            {"spreadsheet", "Unit\tNumber\nGeneral\t1\nArchers\t4\n"},
            {"code", code + "\n"},
            {"roster", roster},
            {"roster in JSON", recruit},
        };
        for (const auto& [what, text] : texts)
            for (const auto& [how, store] : stores()) {
                QString kept = text;
                if (QLatin1String(how) == QLatin1String("Windows-1252"))
                    kept.replace("UTF-8", "ISO-8859-1");
                QTest::addRow("%s, %s", what, how) << text << store(kept);
            }
    }
    void stored()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, bytes);
        ImportAids aids;
        aids.list = "egyptian";
        const auto expected = importArmy(text.toStdString(), "", place.catalogue, aids);
        const auto read = importArmy(bytes.toStdString(), "", place.catalogue, aids);
        QVERIFY2(expected.army, describe(expected.faults).c_str());
        QVERIFY2(read.army, describe(read.faults).c_str());
        QCOMPARE(writeArmy(*read.army), writeArmy(*expected.army));
    }

    // Where it was guessed, it is told.
    void guessed()
    {
        const auto read = importArmy("Egyptian \x96 1000 points\nGeneral \x93M\xe9n\xe8s\x94\n", "", place.catalogue);
        QVERIFY(read.army);
        QCOMPARE(told(read.notes), QStringList{"bytes-guessed"});
        QCOMPARE(read.army->choices.front().name, std::string("Ménès"));
    }

    void newRecruit()
    {
        const auto read = importArmy(recruit, "a.json", place.catalogue);
        QVERIFY2(read.army, describe(read.faults).c_str());
        QCOMPARE(writeArmy(*read.army),
            writeArmy(army("system: warmaster\nlist: egyptian\npoints: 1000\nname: Zoë\nunits:\n"
                           "- {entry: general, upgrades: [chariot]}\n"
                           "- {entry: archers, count: 4, name: Old guard}\n")));
        QCOMPARE(told(read.notes), QStringList());
    }

    // Detachments of the nation join its army; another nation within is the partner's.
    void forcesWithin()
    {
        const QString force = R"({"catalogueName": "%1", "selections": [{"name": "%2", "number": 2}], "forces": [%3]})";
        const QString inner = force.arg("Egyptian", "Archers", "") + ", " + force.arg("Hittite", "Infantry", "");
        const QString all =
            "{\"costLimits\": [{\"value\": 1000}], \"forces\": [" + force.arg("Egyptian", "Infantry", inner) + "]}";
        const auto read = importArmy(all.toStdString(), "", place.catalogue);
        QVERIFY2(read.army, describe(read.faults).c_str());
        QCOMPARE(read.army->choices.size(), std::size_t(2));
        QCOMPARE(read.army->partner.size(), std::size_t(1));
        QCOMPARE(told(read.notes), (QStringList{"second-force Hittite", "size-guessed"}));
    }

    void archives_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* what, const std::string& bytes) {
            QTest::newRow(what) << QByteArray::fromStdString(bytes);
        };
        const std::string packed = zipped({{"army.ros", roster}});
        row("roster", packed);
        row("from a Mac", zipped({{"__MACOSX/._army.ros", "\0\5\x16\7"}, {"army.ros", roster}, {".DS_Store", "x"}}));
        row("in a folder", zipped({{"Rosters/2026/army.ros", roster}, {"Rosters/Thumbs.db", "x"}}));
        row("packed twice", zipped({{"army.rosz", packed}}));
        row("beside a picture", zipped({{"camp.png", "x"}, {"army.ros", roster}}));
        row("with a mark", zipped({{"army.ros", std::string("\xef\xbb\xbf") + roster}}));
        row("a text", zipped({{"army.txt", "Egyptian, 1000 points\nGeneral\n4 Archers\n"}}));
        row("an army file",
            zipped({{"army.yaml",
                "system: warmaster\nlist: egyptian\npoints: 1000\nunits: [general, {entry: archers, count: 4}]\n"}}));
    }
    void archives()
    {
        QFETCH(QByteArray, bytes);
        const auto read = importArmy(bytes.toStdString(), "army.zip", place.catalogue);
        QVERIFY2(read.army, describe(read.faults).c_str());
        QCOMPARE(read.army->choices.size(), std::size_t(2));
        QCOMPARE(told(read.notes), QStringList());
    }

    // Nobody guesses which was meant.
    void severalRosters()
    {
        const auto beside =
            importArmy(zipped({{"a.ros", roster}, {"b.json", "{}"}, {"c.txt", "x"}, {"readme.txt", "x"}}), "a.zip",
                place.catalogue);
        QCOMPARE(told(beside.notes), QStringList{"zip-rest"});
        const auto read = importArmy(zipped({{"a/one.ros", roster}, {"two.ros", roster}, {"__MACOSX/._two.ros", "x"}}),
            "a.zip", place.catalogue);
        QCOMPARE(codes(read.faults), QStringList{"exchange-zip-several"});
        QVERIFY(english(read.faults.front().message).find("a/one.ros, two.ros;") != std::string::npos);
        QCOMPARE(read.rosters, (std::vector<std::string>{"a/one.ros", "two.ros"}));
    }

    void theRosterThatIsNamed()
    {
        const auto archive = zipped({{"a/one.ros", roster}, {"b/one.ros", "x"}, {"b/two.ros", roster}});
        for (const auto& [named, faults] : std::vector<std::pair<std::string, QStringList>>{{"a/one.ros", {}},
                 {"two.ros", {}}, {"one.ros", {"exchange-zip-several"}}, {"three.ros", {"exchange-zip-several"}}}) {
            ImportAids aids;
            aids.roster = named;
            const auto read = importArmy(archive, "a.zip", place.catalogue, aids);
            QCOMPARE(codes(read.faults), faults);
            QCOMPARE(read.army.has_value(), faults.isEmpty());
        }
        // Of a single one too, and a packed roster is named by its own name alone.
        for (const auto& [named, faults] : std::vector<std::pair<std::string, QStringList>>{
                 {"packed.rosz", {}}, {"other.rosz", {"exchange-zip-several"}}}) {
            ImportAids aids;
            aids.roster = named;
            const auto read =
                importArmy(zipped({{"packed.rosz", zipped({{"inner.ros", roster}})}}), "a.zip", place.catalogue, aids);
            QCOMPARE(codes(read.faults), faults);
        }
    }

    void otherArchives()
    {
        const auto document =
            importArmy(zipped({{"[Content_Types].xml", "x"}, {"word/document.xml", "y"}}), "a.docx", place.catalogue);
        QCOMPARE(codes(document.faults), QStringList{"bytes-document"});
        const auto companions =
            importArmy(zipped({{"__MACOSX/._a", "x"}, {".DS_Store", "y"}}), "a.zip", place.catalogue);
        QCOMPARE(codes(companions.faults), QStringList{"exchange-zip-without-roster"});
    }

private:
    Library place;
};

QTEST_GUILESS_MAIN(Door)
#include "tst_door.moc"
