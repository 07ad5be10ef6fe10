// Letters on paper: none too small, no title cut, no heading alone, figures that line up.
#include "app/print/document.h"
#include "app/print/flow.h"
#include "app/print/nation.h"
#include "tests/print/examples.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace strategikon;
using namespace strategikon::print;

namespace {

// As long as a name may be, and no word twice.
QString longName()
{
    QStringList words;
    for (int i = 0; words.join(u' ').size() < 190; ++i)
        words << QStringLiteral("name") + QString(QChar(u'a' + i));
    return words.join(u' ');
}

QString textOf(const Page& page)
{
    QStringList texts;
    for (const Letters& letters : page.letters)
        texts << letters.text;
    return texts.join(u' ');
}

// The rows of dots that a text covers.
std::pair<int, int> rowsOf(const QString& text, Face face)
{
    QImage image(400, 200, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        draw(painter, {20, 120}, text, {face, 80}, Qt::black);
    }
    int first = -1, last = -1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.constScanLine(y)[x] < 128) {
                first = first < 0 ? y : first;
                last = y;
                break;
            }
    return {first, last};
}

} // namespace

class TypeTest : public QObject {
    Q_OBJECT

private slots:
    void figuresLineUp()
    {
        for (const Face face : {Face::text, Face::italic, Face::capitals, Face::figure, Face::boldFigure}) {
            const auto [top, bottom] = rowsOf(QStringLiteral("H"), face);
            for (const char figure : {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
                const auto [high, low] = rowsOf(QString(QLatin1Char(figure)), face);
                QVERIFY2(std::abs(high - top) <= 3 && std::abs(low - bottom) <= 3, &figure);
            }
        }
        QCOMPARE(widthOf(QStringLiteral("1 × 1"), {Face::text, 4}), widthOf(QStringLiteral("8 × 9"), {Face::text, 4}));
    }

    void smallerBeforeMoreLines()
    {
        const Style large{Face::text, points(24)};
        QCOMPARE(fitted(QStringLiteral("Short"), large, 170).size, large.size);
        const Style less = fitted(longName().left(60), large, 170);
        QVERIFY(less.size < large.size && less.size > leastSize);
        QCOMPARE(wrapped(longName().left(60), less, 170).size(), 1);
        QCOMPARE(fitted(longName(), large, 60).size, leastSize);
    }

    void nothingIsTooSmall()
    {
        for (const QString& name : examples::names())
            for (const Document document : {Document::roster, Document::cards, Document::rules})
                for (const Page& page : layOut(examples::example(name).roster, document, Paper::a4).pages)
                    for (const Letters& letters : page.letters)
                        QVERIFY2(letters.style.size >= leastSize - 1e-9, qPrintable(name + u' ' + letters.text));
        for (const ArmyList* list : examples::lists())
            for (const Page& page : nationSheet(*findSystem(list->system), *list, sizeOf(Paper::a4)).pages)
                for (const Letters& letters : page.letters)
                    QVERIFY2(letters.style.size >= leastSize - 1e-9, qPrintable(letters.text));
    }

    void titlesAreWhole()
    {
        Roster roster = examples::example(QStringLiteral("thirty")).roster;
        roster.title = longName();
        roster.units.front().name = longName();
        for (const Document document : {Document::roster, Document::cards, Document::rules})
            for (const Page& page : layOut(roster, document, Paper::a4).pages) {
                QString text = textOf(page);
                for (const QString& word : longName().split(u' '))
                    QVERIFY2(text.contains(word), qPrintable(text.left(300) + QStringLiteral(" lacks ") + word));
            }
    }

    void noHeadingAlone()
    {
        const auto block = [](double height, bool keep) { return Block{height, {}, keep}; };
        const QList<Block> blocks{block(10, false), block(5, true), block(5, true), block(30, false)};
        QCOMPARE(fitting(blocks, 0, 25), 1);        // the headings go with what they head
        QCOMPARE(fitting(blocks, 1, 25, false), 0); // below something else: the next page
        QCOMPARE(fitting(blocks, 1, 25), 3);        // nowhere else to go
        QCOMPARE(fitting(blocks, 0, 50), 4);
    }
};

QTEST_MAIN(TypeTest)
#include "tst_type.moc"
