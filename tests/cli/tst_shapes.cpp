// What scripts read: every file of shapes/ has commands with --json, and below each the keys it answers with:
//
//     $ strategikon army check legal.yaml --json
//     findings[].mend.changes[].count: number
//
// A key that is there stays, under its name and with its kind of value; more may come. What is missing is shown; with
// STRATEGIKON_WRITE=1 the keys of today are written into the source instead: read them before they are committed.
#include "running.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace {

using Shape = QMap<QString, QSet<QString>>; // kinds of value by path

const char* kindOf(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return "flag";
    case QJsonValue::Double:
        return "number";
    case QJsonValue::String:
        return "text";
    case QJsonValue::Array:
        return "list";
    case QJsonValue::Object:
        return "object";
    default:
        return "null";
    }
}

void gather(const QJsonValue& value, const QString& path, Shape& shape)
{
    shape[path.isEmpty() ? QStringLiteral(".") : path] << QString::fromLatin1(kindOf(value));
    for (const QJsonValue& one : value.toArray())
        gather(one, path + QStringLiteral("[]"), shape);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        gather(it.value(), path.isEmpty() ? it.key() : path + u'.' + it.key(), shape);
}

// One document, or one a line.
bool gatherText(const QString& text, Shape& shape)
{
    const auto take = [&](const QString& words) {
        const QJsonDocument read = QJsonDocument::fromJson(words.toUtf8());
        if (!read.isNull())
            gather(read.isArray() ? QJsonValue(read.array()) : QJsonValue(read.object()), {}, shape);
        return !read.isNull();
    };
    if (take(text))
        return true;
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    return !lines.isEmpty() && std::all_of(lines.begin(), lines.end(), take);
}

QStringList linesOf(const Shape& shape)
{
    QStringList lines;
    for (auto it = shape.begin(); it != shape.end(); ++it) {
        QStringList kinds = it.value().values();
        kinds.sort();
        for (const QString& kind : kinds)
            lines << it.key() + QStringLiteral(": ") + kind;
    }
    return lines;
}

} // namespace

class Shapes : public QObject {
    Q_OBJECT

    const prompt::Installed installed_{QStringLiteral(BUILD)};
    QString program() const { return qEnvironmentVariable("STRATEGIKON_PROGRAM", installed_.program()); }

private slots:
    void initTestCase();
    void keysStay_data();
    void keysStay();
    void changesAreTold();
};

void Shapes::initTestCase()
{
    QVERIFY2(QFile::exists(program()), qPrintable(program()));
    QVERIFY(QDir(QStringLiteral(SHAPES)).entryList({QStringLiteral("*.txt")}).size() >= 3);
}

void Shapes::keysStay_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(SHAPES));
    for (const QString& name : folder.entryList({QStringLiteral("*.txt")}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

// The version that the program tells is the first of the page of changes.
void Shapes::changesAreTold()
{
    const QStringList told = prompt::run(program(), QStringLiteral("strategikon --version"), {}).out.split(u'\n');
    const QString page = prompt::read(QStringLiteral(SOURCE_DIR "/docs/json.md"));
    const QString heading = QStringLiteral("\n## Version ");
    const qsizetype at = page.indexOf(heading) + heading.size();
    QCOMPARE(told.value(1), QStringLiteral("JSON ") + page.mid(at, page.indexOf(u'\n', at) - at));
}

void Shapes::keysStay()
{
    QFETCH(const QString, file);
    const QTemporaryDir home;
    prompt::layOut(home.path());
    QString fresh;
    QStringList missing;
    QSet<QString> now;
    int held = 0;
    for (const QString& line : prompt::read(file).split(u'\n')) {
        if (line.startsWith(u"$ ")) {
            const prompt::Answer answer = prompt::run(program(), line.mid(2), home.path());
            Shape shape;
            const bool json = line.contains(QStringLiteral("--json"));
            QVERIFY2(!json || gatherText(answer.out, shape), qPrintable(line + u'\n' + answer.out + answer.error));
            const QStringList lines = linesOf(shape);
            now = QSet<QString>(lines.begin(), lines.end());
            fresh += line + u'\n' + (lines.isEmpty() ? QString() : lines.join(u'\n') + u'\n');
        } else if (line.isEmpty() || line.startsWith(u"-- ")) {
            fresh += line + u'\n';
        } else if (++held; !now.contains(line)) {
            missing << line;
        }
    }
    if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE")) {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write((fresh.trimmed() + u'\n').toUtf8()) > 0);
        return;
    }
    QVERIFY(held > 0);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

QTEST_GUILESS_MAIN(Shapes)
#include "tst_shapes.moc"
