// Names of strangers are letters on the screen: what slipped in none the less would be refused. A walk through the
// whole window with such names is in tst_english.
#include "app/view/battle/glossed.h"
#include "tests/cli/spy.h"
#include "tests/window/driver.h"

#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQmlEngine>

namespace strategikon {

class Strangers : public QObject {
    Q_OBJECT

private slots:
    void spyHears();
    void whatSlippedInIsRefused();
    void glossaryEscapes();
};

namespace {

// What fetches, as it would be written in a screen; %1 is the address.
const char* const fetching[] = {
    "Text { textFormat: Text.StyledText; text: '<img src=\"%1\">' }",
    "Text { textFormat: Text.RichText; text: '<img src=\"%1\">' }",
    "Text { text: '<img src=\"%1\"> guessed' }",
    "TextEdit { textFormat: TextEdit.RichText; text: '<img src=\"%1\">' }",
    "Image { source: '%1' }",
    "BorderImage { source: '%1' }",
    "FontLoader { source: '%1' }",
    "Item { Component.onCompleted: { const it = new XMLHttpRequest(); it.open('GET', '%1'); it.send(); } }",
};

std::unique_ptr<QObject> made(QQmlEngine& engine, const char* what, const QString& address)
{
    QQmlComponent component(&engine);
    component.setData("import QtQuick\n" + QString::fromUtf8(what).arg(address).toUtf8(),
        QUrl(QStringLiteral("qrc:/qt/qml/Strategikon/Ui/Slipped.qml")));
    std::unique_ptr<QObject> object(component.create());
    if (!object) {
        QTest::qFail(qPrintable(component.errorString()), __FILE__, __LINE__);
    }
    return object;
}

} // namespace

// Else the other tests could not fail.
void Strangers::spyHears()
{
    Spy spy;
    QVERIFY(spy.listens());
    QQmlEngine open;
    for (const char* what : fetching) {
        const int before = spy.calls();
        const auto object = made(open, what, spy.page());
        QTRY_VERIFY2(spy.calls() > before, what);
    }
    const auto object = made(open, "Image { source: '%1' }", spy.file());
    QTRY_VERIFY(spy.openings() > 0);
}

void Strangers::whatSlippedInIsRefused()
{
    QTemporaryDir home;
    Spy spy;
    QVERIFY(spy.listens());
    Driver driver(home.path());
    QQmlEngine& engine = *qmlEngine(driver.window());
    for (const char* what : fetching) {
        const auto object = made(engine, what, spy.page());
        QTest::qWait(60);
        QVERIFY2(spy.calls() == 0, what);
    }
    // A rich text would read a file by itself; there is none (lint.strangers, and the walk).
    for (const char* what : {"Image { source: '%1' }", "BorderImage { source: '%1' }", "FontLoader { source: '%1' }"}) {
        const auto object = made(engine, what, spy.file());
        QTest::qWait(60);
        QVERIFY2(spy.openings() == 0, what);
    }
}

// The one rich text: what it shows are letters, whatever they are, and its links lead to words of the glossary.
void Strangers::glossaryEscapes()
{
    const Glossed glossed({{"charge", "charge", {}, {}, {}}});
    const QString shown = glossed.linked(QStringLiteral("A charge by <img src=\"http://x\"> & \"y\"\n<a href='z'>"));
    QCOMPARE(shown,
        QStringLiteral("A <a href=\"charge\">charge</a> by &lt;img src=&quot;http://x&quot;&gt; &amp; &quot;y&quot;<br>"
                       "&lt;a href='z'&gt;"));
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::Strangers test;
    return strategikon::runTest(argc, argv, &test);
}

#include "tst_strangers.moc"
