// What a walk may not come by, since it is shown in one case only: no literal of the screens and their
// view models that reads like words stands outside qsTr() and tr().
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace strategikon {

namespace {

struct Literal {
    QString text, before; // what stands in front of it
    int line = 0;
};

// Comments are left out; a literal that goes on with the next one is one. C++ digits may have a ' in them.
std::vector<Literal> literalsOf(const QString& source, bool script)
{
    static const QString comment = QStringLiteral("//[^\\n]*|/\\*.*?\\*/"),
                         quoted = QStringLiteral("|\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    static const QRegularExpression token(comment + quoted, QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression scriptToken(
        comment + quoted + QStringLiteral("|'((?:[^'\\\\\\n]|\\\\.)*)'|`((?:[^`\\\\]|\\\\.)*)`"),
        QRegularExpression::DotMatchesEverythingOption);
    std::vector<Literal> literals;
    qsizetype end = -1;
    for (auto found = (script ? scriptToken : token).globalMatch(source); found.hasNext();) {
        const auto one = found.next();
        if (one.captured().startsWith(u'/')) {
            continue;
        }
        const QString text = one.captured(one.lastCapturedIndex());
        const bool goesOn = end >= 0 && source.mid(end, one.capturedStart() - end).trimmed().isEmpty();
        end = one.capturedEnd();
        if (goesOn) {
            literals.back().text += text;
            continue;
        }
        const qsizetype from = std::max<qsizetype>(0, one.capturedStart() - 120);
        literals.push_back({text, source.mid(from, one.capturedStart() - from),
            int(source.left(one.capturedStart()).count(u'\n')) + 1});
    }
    return literals;
}

bool readsLikeWords(const Literal& literal)
{
    static const QRegularExpression phrase(QStringLiteral("[A-Za-z]{2,}[,.…:;]? [A-Za-z]{2,}|^[A-Z][a-z]+"));
    static const QRegularExpression shown(
        QStringLiteral("\\b(text|title|label|subtitle|placeholderText|what|Accessible\\.name|Accessible\\.description):"
                       "(?:[^;{},:\\n]| : )*$"));
    static const QRegularExpression letters(QStringLiteral("^[a-z]{2,}$"));
    // In a comparison or a call it is no text: page === "armies", cell("note").
    static const QRegularExpression compared(QStringLiteral("([!=]=|[\\[(,]) ?$"));
    return literal.text.contains(phrase)
        || (literal.text.contains(letters) && literal.before.contains(shown) && !literal.before.contains(compared));
}

bool isTranslated(const Literal& literal)
{
    static const QRegularExpression call(
        QStringLiteral("\\b(qsTr|tr|translate|QT_TRANSLATE_NOOP)\\(\\s*(\"[^\"]*\",\\s*)?$"));
    return literal.before.contains(call);
}

// Keys, fonts, files of the module, the program itself, patterns of dates, and what only its makers read.
bool isName(const Literal& literal)
{
    static const QRegularExpression names(QStringLiteral(
        "^(((Ctrl|Alt|Shift)\\+.*)|Del|Return|Escape|Strategikon.*|EB Garamond.*|DejaVu .*|\\w+\\.qml|d MMM yyyy"
        "|A builder has it\\.)$"));
    static const QRegularExpression fatal(QStringLiteral("\\b(qFatal|qWarning|setStyle|QML_\\w+)\\([^;]*$"));
    return literal.text.contains(names) || literal.before.contains(fatal);
}

} // namespace

class Source : public QObject {
    Q_OBJECT

private slots:
    void whatIsFound_data();
    void whatIsFound();
    void everyLiteral();
};

void Source::whatIsFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("wrong");
    QTest::newRow("words") << "text: busy ? \"Working it out\" : \"\"" << true;
    QTest::newRow("one word") << "Words { text: root.on ? \"open\" : qsTr(\"closed\") }" << true;
    QTest::newRow("in one case") << "const words = a ? qsTr(\"None\") : 'There are none';" << true;
    QTest::newRow("translated") << "text: qsTr(\"Working it out\")" << false;
    QTest::newRow("in two lines") << "tr(\"Working \"\n   \"it out all day\")" << false;
    QTest::newRow("comment") << "// says \"Working it out\"" << false;
    QTest::newRow("id") << "objectName: \"workingItOut\"" << false;
}

void Source::whatIsFound()
{
    QFETCH(QString, source);
    QFETCH(bool, wrong);
    bool found = false;
    for (const Literal& literal : literalsOf(source, true)) {
        found = found || (readsLikeWords(literal) && !isTranslated(literal) && !isName(literal));
    }
    QCOMPARE(found, wrong);
}

void Source::everyLiteral()
{
    QStringList left;
    int files = 0;
    for (const char* folder : {"qml", "app/view", "app/printing", "app/words"}) {
        QDirIterator it(QStringLiteral(SOURCE_DIR "/") + QString::fromUtf8(folder), {"*.qml", "*.js", "*.cpp", "*.h"},
            QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            ++files;
            const bool script = file.fileName().endsWith(u'l') || file.fileName().endsWith(u's');
            for (const Literal& literal : literalsOf(QString::fromUtf8(file.readAll()), script)) {
                if (readsLikeWords(literal) && !isTranslated(literal) && !isName(literal)) {
                    left << QStringLiteral("%1:%2: %3").arg(file.fileName()).arg(literal.line).arg(literal.text);
                }
            }
        }
    }
    QVERIFY(files > 150);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
}

} // namespace strategikon

QTEST_GUILESS_MAIN(strategikon::Source)
#include "tst_source.moc"
