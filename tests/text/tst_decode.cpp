// The door: whatever bytes come, a text that readers know, or a sentence that says what came instead.
#include "model/text/decode.h"
#include "model/text/json.h"
#include "model/text/yaml.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace strategikon;
using namespace std::string_literals;

namespace {

std::string units(const std::u16string& text, bool bigEnd, std::size_t width = 2)
{
    std::string bytes;
    for (const char16_t c : text)
        for (std::size_t i = 0; i < width; ++i) {
            const std::size_t shift = 8 * (bigEnd ? width - 1 - i : i);
            bytes += char(shift < 16 ? c >> shift & 0xff : 0);
        }
    return bytes;
}

const char* plain = "name: Zoë – 4\n";
const std::u16string wide = u"name: Zoë – 4\r\n";

} // namespace

class Decode : public QObject {
    Q_OBJECT

private slots:
    void texts_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("guessed");
        const auto row = [](const char* what, const std::string& bytes, const std::string& text, bool guessed = false) {
            QTest::newRow(what) << QByteArray::fromStdString(bytes) << QByteArray::fromStdString(text) << guessed;
        };
        row("nothing", "", "");
        row("plain", "a: 1\n\tb\n", "a: 1\n\tb\n");
        row("UTF-8", plain, plain);
        row("mark", "\xef\xbb\xbf"s + plain, plain);
        row("UTF-16, little end", "\xff\xfe" + units(wide, false), plain);
        row("UTF-16, big end", "\xfe\xff" + units(wide, true), plain);
        row("UTF-16 without a mark", units(wide, false), plain);
        row("UTF-16, big end, without a mark", units(wide, true), plain);
        row("UTF-32", "\xff\xfe\0\0"s + units(wide, false, 4), plain);
        row("UTF-32, big end", "\0\0\xfe\xff"s + units(wide, true, 4), plain);
        row("a pair of UTF-16", "\xff\xfe" + units(u"\U0001F418", false), "\U0001F418");
        row("Windows-1252", "name: Zo\xeb \x96 4\r\n", plain, true);
        row("Windows-1252, curly",
            "\x93"
            "a\x94 \x80",
            "“a” €", true);
        row("XML says Latin-1", "<?xml version='1.0' encoding='ISO-8859-1'?><a>\xeb</a>",
            "<?xml version='1.0' encoding='UTF-8'?><a>ë</a>");
        row("XML says Latin-9", "<?xml version=\"1.0\" encoding=\"iso-8859-15\"?><a>\xa4</a>",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a>€</a>");
        row("XML says UTF-16 and is", "\xff\xfe" + units(u"<?xml version='1.0' encoding='UTF-16'?><a/>", false),
            "<?xml version='1.0' encoding='UTF-8'?><a/>");
        row("XML says another and is UTF-8", "<?xml version='1.0' encoding='koi8-r'?><a>ë</a>",
            "<?xml version='1.0' encoding='UTF-8'?><a>ë</a>");
        row("Windows", "a\r\nb\r\n", "a\nb\n");
        row("old Mac", "a\rb\r", "a\nb\n");
        row("line separators",
            "a\u2028b\u2029c\u0085"
            "d",
            "a\nb\nc\nd");
        row("line breaks of word processors", "a\vb\fc", "a\nb\nc");
        row("end of file of DOS", "a\n\x1a", "a\n");
        row("joined files",
            "\xef\xbb\xbf"
            "a\n\xef\xbb\xbf"
            "b\n",
            "a\nb\n");
        // Spaces of YAML are plain; those within a name are the player's own.
        row("indented with soft spaces", "units:\n\u00a0\u00a0-\u00a0entry:\u00a0archers\u00a0\n",
            "units:\n  - entry: archers \n");
        row("soft space within a name", "name: Vieille\u00a0garde\n", "name: Vieille\u00a0garde\n");
        row("wide space", "name:\u3000Wei\n", "name: Wei\n");
        // Words within the quotes of JSON are nobody's to change.
        row("JSON", "{\u00a0\"a\":\u00a0\" b\u00a0\"}\u2028", "{ \"a\": \" b\u00a0\"}\n");
        row("separators within JSON",
            "{\"a\": \"b\u2028"
            "c\\\"\u2029\"}",
            "{\"a\": \"b c\\\" \"}");
    }
    void texts()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, text);
        QFETCH(bool, guessed);
        const auto read = decode(bytes.toStdString(), "file");
        QVERIFY2(bool(read), describe(read.faults).c_str());
        QCOMPARE(QByteArray::fromStdString(read->text), text);
        QCOMPARE(read->guessed, guessed);
        const auto again = decode(read->text, "file");
        QVERIFY(again);
        QCOMPARE(again->text, read->text);
        QVERIFY(!again->guessed);
    }

    void noTexts_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* what, const std::string& bytes, const char* code) {
            QTest::newRow(what) << QByteArray::fromStdString(bytes) << code;
        };
        row("PDF", "%PDF-1.7\n\xe2\xe3", "bytes-pdf");
        row("PNG", "\x89PNG\r\n\x1a\n\0\0"s, "bytes-picture");
        row("JPEG", "\xff\xd8\xff\xe0\0"s, "bytes-picture");
        row("RTF", "{\\rtf1\\ansi Archers}", "bytes-document");
        row("old Word", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0"s, "bytes-document");
        row("zip", "PK\x03\x04...", "bytes-zip");
        row("gzip", "\x1f\x8b\x08", "bytes-packed");
        row("library", "SQLite format 3\0..."s, "bytes-database");
        row("no text", "\x01\x02\xff\xfe\x81"s, "bytes-unknown");
        row("no Windows-1252", "Zo\x81", "bytes-unknown");
        row("UTF-16, cut off", "\xff\xfe" + units(u"Zo", false) + "x", "utf-16");
        row("UTF-8, damaged", "Zoë Zoë Zo\xc3", "not-utf-8");
        row("XML in what we cannot read", "<?xml version='1.0' encoding='koi8-r'?><a>\xeb</a>", "bytes-encoding");
    }
    void noTexts()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const auto read = decode(bytes.toStdString(), "file");
        QVERIFY(!read);
        QCOMPARE(read.faults.size(), std::size_t(1));
        QCOMPARE(QString::fromStdString(read.faults.front().message.code), code);
        QVERIFY(english(read.faults.front().message).find('{') == std::string::npos);
    }

    void damagedHasItsPlace()
    {
        const auto read = decode("a: é\nb: é\xff\n", "file");
        QVERIFY(!read);
        QCOMPARE(read.faults.front().place, (Place{"file", 2, 5}));
    }

    // What is read from disk by anybody's reader has passed.
    void documents()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.yaml");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString("\xff\xfe" + units(u"name: Zoë\r\n", false)));
        file.close();
        const auto node = readDocument(path.toStdString());
        QVERIFY2(bool(node), describe(node.faults).c_str());
        QCOMPARE(node->textOr("name"), "Zoë"s);
        QVERIFY(!readShipped(path.toStdString())); // ours is clean, and does not pay for the door
    }
};

QTEST_GUILESS_MAIN(Decode)
#include "tst_decode.moc"
