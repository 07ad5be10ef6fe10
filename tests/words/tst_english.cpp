// English counts: one stand, two stands, never "stand(s)". In sentences, on paper and in the window; the
// command line is read in tst_cli.
#include "pseudo.h"
#include "walk.h"

#include "app/exchange/exchange.h"
#include "app/print/document.h"
#include "app/print/text.h"
#include "app/words/words.h"
#include "model/text/message.h"
#include "tests/cli/spy.h"

namespace strategikon {

class English : public QObject {
    Q_OBJECT

private slots:
    void everyCountHasItsForms();
    void wrongCountsAreFound();
    void sentences();
    void paper();
    void window();
};

namespace {

Army ofEach(const ArmyList& list)
{
    Army army;
    army.system = list.system;
    army.list = list.id;
    army.points = 1;
    for (const Line& line : list.lines) {
        Choice choice;
        choice.entry = line.id;
        army.choices.push_back(choice);
    }
    return army;
}

QStringList textsOf(const Army& army, const ArmyList& list)
{
    const System& system = *findSystem(list.system);
    const print::Roster roster = print::makeRoster(system, list, army, judge(system, list, army, true));
    QStringList texts{QString::fromUtf8(print::writeText(roster, print::TextForm::plain))};
    for (const print::Document document : {print::Document::roster, print::Document::cards, print::Document::rules}) {
        for (const print::Page& page : print::layOut(roster, document, print::Paper::a4).pages) {
            for (const print::Letters& letters : page.letters) {
                texts << letters.text;
            }
        }
    }
    return texts;
}

} // namespace

// Every text with a number in it has one and many in strategikon_en.ts.
void English::everyCountHasItsForms()
{
    const QStringList missing = uncounted();
    QVERIFY2(missing.isEmpty(),
        qPrintable(QStringLiteral("build the target translations_extract and write one and many into "
                                  "strategikon_en.ts:\n")
            + missing.join(u'\n')));
}

void English::wrongCountsAreFound()
{
    for (const char* wrong : {"45 stand(s)", "of 1 points", "1 more armies"}) {
        QVERIFY2(QString::fromUtf8(wrong).contains(wrongCounts()), wrong);
    }
    for (const char* right : {"1 stand, 2,001 points", "1 of 9 units", "add 1 Archers"}) {
        QVERIFY2(!QString::fromUtf8(right).contains(wrongCounts()), right);
    }
}

void English::sentences()
{
    addExchangeMessages();
    int counted = 0;
    for (const char* number : {"1", "2"}) {
        for (const Template& one : allTemplates()) {
            if (one.counted != nullptr) {
                const QString text = worded(Message{one.code, {{one.counted, number}}});
                QVERIFY2(!text.contains(wrongCounts()), qPrintable(text));
                ++counted;
            }
        }
    }
    QVERIFY(counted > 8);
}

// One of each entry, at a size of one point, on every kind of paper.
void English::paper()
{
    QTemporaryDir home;
    qputenv("STRATEGIKON_HOME", home.path().toUtf8());
    const std::unique_ptr<Session> session = Session::open();
    int lists = 0;
    for (const ListHeading& heading : session->catalogue().headings()) {
        std::vector<Fault> faults;
        const ArmyList* list = session->catalogue().find(heading.system, heading.id, {}, faults);
        QVERIFY2(list, heading.id.c_str());
        for (const QString& text : textsOf(ofEach(*list), *list)) {
            QVERIFY2(!text.contains(wrongCounts()), qPrintable(QString::fromStdString(heading.id + ": ") + text));
        }
        ++lists;
    }
    QVERIFY(lists > 20);
}

// What the player has is called as strangers would call it: it is shown letter by letter, nobody is called and no file
// opened.
void English::window()
{
    QTemporaryDir home;
    Spy spy;
    QVERIFY(spy.listens());
    const QString name =
        QStringLiteral("<img src=\"%1\"><a href=\"%1\">x</a><img src=\"%2\">").arg(spy.page(), spy.file());
    Driver driver(home.path());
    Reader reader([](const QString& text) { return text.contains(wrongCounts()); });
    Walk(driver, reader, name).all();
    QVERIFY(reader.texts() > 1000);
    QVERIFY2(reader.faults().isEmpty(), qPrintable(reader.faults().join(u'\n')));
    for (const QString& place : reader.guessing()) {
        QVERIFY2(place.contains(QStringLiteral(" Glossed ")), qPrintable("reads tags: " + place));
    }
    QTest::qWait(200);
    QCOMPARE(spy.calls(), 0);
    QCOMPARE(spy.openings(), 0);
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::English test;
    return strategikon::runTest(argc, argv, &test);
}

#include "tst_english.moc"
