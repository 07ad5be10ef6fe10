// The files that ship: each conforms and reads back after writing.
#include "model/text/file.h"
#include "model/text/schema.h"
#include "model/text/write.h"
#include "model/text/yaml.h"
#include "support.h"

#include <QDir>
#include <QDirIterator>

using namespace strategikon;

class TestShipped : public QObject {
    Q_OBJECT
private slots:
    void schemas();
    void readBack();
    void readAlike();
};

namespace {

QStringList filesBelow(const char* folder, const char* pattern)
{
    QStringList files;
    QDirIterator all(QStringLiteral(SOURCE_DIR "/") + folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next();
    files.sort();
    return files;
}

} // namespace

// Each schema compiles, together with what it refers to: our own documents of that $id beside it.
void TestShipped::schemas()
{
    const std::string common = SOURCE_DIR "/schema/";
    for (const QString& columns : filesBelow("rules", "columns.schema.json")) {
        const auto list = Schema::load(common + "list.schema.json", {columns.toStdString()});
        QVERIFY2(list, describe(list.faults).c_str());
        const auto specials =
            Schema::load(common + "specials.schema.json", {common + "list.schema.json", columns.toStdString()});
        QVERIFY2(specials, describe(specials.faults).c_str());
    }
    const auto spec = Schema::load(common + "spec.schema.json", {common + "army.schema.json"});
    QVERIFY2(spec, describe(spec.faults).c_str());
    const auto rows =
        Schema::load(common + "rows.schema.json", {common + "spec.schema.json", common + "army.schema.json"});
    QVERIFY2(rows, describe(rows.faults).c_str());
}

void TestShipped::readBack()
{
    for (const char* folder : {"lists", "rules", "tests/specs"})
        for (const QString& file : filesBelow(folder, "*.yaml")) {
            const auto read = readDocument(file.toStdString());
            QVERIFY2(read, describe(read.faults).c_str());
            const auto again = readYaml(writeYaml(*read), file.toStdString());
            QVERIFY2(again, describe(again.faults).c_str());
            QVERIFY2(*again == *read, qPrintable(file));
        }
}

// The program reads them with one reader of YAML. Both must understand them alike, and the heads of lists that menus
// read.
void TestShipped::readAlike()
{
    const auto alike = [](const std::string& text, const QString& file) {
        const auto one = readYaml(text, {}, {}, Readers::one), both = readYaml(text, {}, {}, Readers::both);
        QVERIFY2(one, qPrintable(file));
        QVERIFY2(both, qPrintable(file + QString::fromStdString(describe(both.faults))));
        QVERIFY2(*one == *both, qPrintable(file));
    };
    for (const char* folder : {"lists", "rules"})
        for (const QString& file : filesBelow(folder, "*.yaml")) {
            const auto text = readFile(file.toStdString());
            QVERIFY2(text, describe(text.faults).c_str());
            alike(*text, file);
            if (const auto head = text->find("\nentries:"); head != std::string::npos)
                alike(text->substr(0, head), file);
        }
}

QTEST_APPLESS_MAIN(TestShipped)
#include "tst_shipped.moc"
