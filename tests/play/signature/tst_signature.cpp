// Four numbers that hold the game still while its code is moved: see README.md.
#include "signature.h"

#include "app/words/translation.h"
#include "model/text/file.h"

#include <QDir>
#include <QLocale>
#include <QTest>

using namespace playtest;

namespace {

const std::filesystem::path root = SOURCE_DIR;
const std::string expectedFile = (root / "tests/play/signature/expected.txt").string();
constexpr int few = 20, many = 100;               // random battles of each kind, in ./check and in ./check --full
const QString totalOf = QStringLiteral("all-%1"); // so many battles

bool regenerates() { return qEnvironmentVariableIsSet("STRATEGIKON_REGENERATE"); }
bool isWhole() { return regenerates() || qEnvironmentVariableIsSet("STRATEGIKON_FULL"); }

constexpr const char* heading = R"(# play.signature: see README.md beside this file. Made by STRATEGIKON_REGENERATE=1.
# battle           steps  begins       course       events       open         english      paper
)";

QString lineOf(const QString& name, const Signature& is)
{
    QString line = QStringLiteral("%1 %2  %3 %4").arg(name, -18).arg(is.steps, 5).arg(is.begins, is.course);
    for (const QString& number : is.of)
        line += u' ' + number;
    return line;
}

} // namespace

class SignatureTest : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;
    std::vector<GameRow> rows;
    QMap<QString, QStringList> expected; // cells behind the name
    QMap<QString, Signature> found;
    QString folder;

private slots:
    void initTestCase();
    void holdsStill_data();
    void holdsStill();
    void inAll();

private:
    void compare(const QString& name, const Signature& is);
    Signature total(int ofEach) const;
    void regenerate();
};

void SignatureTest::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    useEnglish();
    setRoots({root / "lists", root / "rules", root / "schema", root / "tests/play/lists"});
    catalogue = std::make_unique<Catalogue>();
    folder = qEnvironmentVariable("STRATEGIKON_SIGNATURE_DUMP");
    QVERIFY(folder.isEmpty() || QDir().mkpath(folder));
    if (const auto text = readFile(expectedFile))
        for (const QString& line : QString::fromStdString(*text).split(u'\n', Qt::SkipEmptyParts))
            if (const QStringList cells = line.simplified().split(u' '); !line.startsWith(u'#'))
                expected[cells.front()] = cells.mid(1);
}

void SignatureTest::holdsStill_data()
{
    rows = gameRows(isWhole() ? many : few);
    QTest::addColumn<int>("row");
    for (int row = 0; row < int(rows.size()); ++row)
        QTest::newRow(rows[std::size_t(row)].name.c_str()) << row;
}

void SignatureTest::holdsStill()
{
    QFETCH(int, row);
    const GameRow& which = rows[std::size_t(row)];
    const auto game = playGame(*catalogue, which);
    QVERIFY2(game, describe(game.faults).c_str());
    const QString name = QString::fromStdString(which.name);
    found[name] = signatureOf(*game, which, *catalogue, folder);
    if (!regenerates())
        compare(name, found[name]);
}

// Which of the numbers, and what may be the cause of it.
void SignatureTest::compare(const QString& name, const Signature& is)
{
    const QStringList was = expected.value(name);
    QVERIFY2(was.size() == 3 + strands, "expected.txt has no such battle; STRATEGIKON_REGENERATE=1 writes it anew");
    QStringList differ;
    for (int i = 0; i < strands; ++i)
        if (was[3 + i] != is.of[std::size_t(i)])
            differ << QString::fromLatin1(strandNames[std::size_t(i)]);
    const char* cause = was[1] != is.begins ? ", and so does how it begins: the rest may follow from that"
        : was[2] != is.course               ? ", and so does what was answered: the rest may follow from that"
        : was[0].toInt() != is.steps        ? ", and so does the number of steps"
                                            : "";
    QVERIFY2(differ.isEmpty() && *cause == '\0',
        qPrintable(QStringLiteral("%1 differ%2 (STRATEGIKON_SIGNATURE_DUMP=folder writes them down, to compare two "
                                  "commits with diff)")
                       .arg(differ.isEmpty() ? QStringLiteral("none of the four") : differ.join(QStringLiteral(", ")),
                           QString::fromLatin1(cause))));
}

// Of the battles of ./check, or of all.
Signature SignatureTest::total(int ofEach) const
{
    Signature sum;
    QStringList begins, courses;
    std::array<QStringList, strands> of;
    for (const GameRow& row : gameRows(ofEach)) {
        const Signature one = found.value(QString::fromStdString(row.name));
        sum.steps += one.steps;
        begins << one.begins;
        courses << one.course;
        for (std::size_t i = 0; i < strands; ++i)
            of[i] << one.of[i];
    }
    sum.begins = digestOf(begins);
    sum.course = digestOf(courses);
    std::ranges::transform(of, sum.of.begin(), digestOf);
    return sum;
}

void SignatureTest::regenerate()
{
    QString text = QString::fromUtf8(heading);
    for (const int ofEach : {few, many})
        text += lineOf(totalOf.arg(gameRows(ofEach).size()), total(ofEach)) + u'\n';
    for (const GameRow& row : rows) {
        const QString name = QString::fromStdString(row.name);
        text += lineOf(name, found.value(name)) + u'\n';
    }
    QVERIFY(!writeFile(expectedFile, text.toStdString()));
}

void SignatureTest::inAll()
{
    if (found.size() != qsizetype(rows.size()))
        return; // asked of some battles alone
    if (regenerates())
        return regenerate();
    compare(totalOf.arg(rows.size()), total(isWhole() ? many : few));
}

QTEST_MAIN(SignatureTest)
#include "tst_signature.moc"
