// Whole battles planned by hand: every answer is taken, they end as their files say, the record is the same when it is
// read back, and the story is the one that is kept beside this file.
//   STRATEGIKON_WRITE=1 ctest -R play.battles    writes tests/play/battles/ anew; look at the diff
#include "app/words/played.h"
#include "app/words/translation.h"
#include "app/words/words.h"
#include "model/play/action.h"
#include "model/play/record.h"
#include "model/text/file.h"
#include "rules/catalogue.h"
#include "rules/example.h"

#include <QtTest>

using namespace strategikon;
using namespace strategikon::play;

namespace {

const std::filesystem::path source = SOURCE_DIR;

QString sideShown(int side) { return side == 0 ? QStringLiteral("A") : QStringLiteral("B"); }

// The story: what was answered, and what came of it.
QString story(const Battle& battle)
{
    QString all, heading;
    for (const Entry& entry : battle.log()) {
        if (entry.kind == Entry::Kind::note) {
            all += QStringLiteral("      “%1”\n").arg(QString::fromStdString(entry.text));
            continue;
        }
        const State before = battle.stateAfter(entry.parent), after = battle.stateAfter(entry.number);
        const QString now =
            QStringLiteral("== Turn %1, %2: %3").arg(before.turn).arg(sideShown(before.side), phaseShown(before.phase));
        if (now != heading)
            all += now + u'\n';
        heading = now;
        const auto open = battle.game().can(before);
        const auto ask = std::find_if(
            open.begin(), open.end(), [&](const Ask& one) { return one.what == entry.answer.what; });
        QString written = QString::fromStdString(entry.answer.what);
        const Node action = actionOf(*ask, before, entry.answer);
        for (const auto& input : action.entries().front().node.entries()) {
            QStringList values;
            for (const Node& value : input.node.items())
                values << QString::fromStdString(value.written());
            if (!input.node.isList())
                values << QString::fromStdString(input.node.written());
            written += QStringLiteral("  %1 %2").arg(
                QString::fromStdString(input.key), values.isEmpty() ? QStringLiteral("-") : values.join(u' '));
        }
        all += QStringLiteral("%1  %2\n").arg(entry.number, 4).arg(written);
        for (const Event& event : entry.events)
            if (event.what != "step")
                all += QStringLiteral("        %1\n").arg(told(event, after));
    }
    return all;
}

// What waits for an answer, for whoever writes a battle.
QString waiting(const Battle& battle)
{
    QString all;
    const State& state = battle.state();
    for (const Ask& ask : battle.game().can(state)) {
        all += QStringLiteral("? %1 (%2): %3\n")
                   .arg(QString::fromStdString(ask.what), sideShown(ask.who), titled(ask, state));
        for (const Input& input : ask.inputs) {
            QStringList values;
            for (const Id id : input.among)
                values << QString::fromStdString(nameOf(state, id));
            for (const play::Option& option : input.options)
                values << QString::fromStdString(option.id);
            if (input.kind == Input::Kind::dice)
                values << QStringLiteral("%1 dice, %2+").arg(input.dice.count).arg(input.dice.reach);
            if (input.kind == Input::Kind::number)
                values << QStringLiteral("%1..%2").arg(input.least).arg(input.most);
            QString given = input.fact ? QStringLiteral(" fact") : QString();
            if (input.given)
                for (const int value : *input.given)
                    given += QStringLiteral(" =%1").arg(input.kind == Input::Kind::things
                            ? QString::fromStdString(nameOf(state, value))
                            : QString::number(value));
            all += QStringLiteral("    %1: %2%3\n").arg(QString::fromStdString(input.id), values.join(u' '), given);
        }
    }
    return all;
}

} // namespace

class Battles : public QObject {
    Q_OBJECT

    std::unique_ptr<Catalogue> catalogue;

private slots:
    void initTestCase();
    void played_data();
    void played();
};

void Battles::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    useEnglish();
    setRoots({source / "lists", source / "rules", source / "schema", {}});
    catalogue = std::make_unique<Catalogue>();
}

void Battles::played_data()
{
    QTest::addColumn<QString>("file");
    for (const auto& file : exampleFiles())
        QTest::newRow(file.stem().c_str()) << QString::fromStdString(file.string());
}

void Battles::played()
{
    QFETCH(QString, file);
    const std::filesystem::path path = file.toStdString();
    const auto example = readExample(path);
    QVERIFY2(example, describe(example.faults).c_str());
    const auto beginning = strategikon::beginning(*catalogue, example->plan);
    QVERIFY2(beginning, describe(beginning.faults).c_str());
    Battle battle(*gameOf(example->system), *beginning);
    const auto fault = playOut(battle, example->steps);

    const QString told = story(battle);
    const std::filesystem::path kept = source / "tests/play/battles" / (example->id + ".txt");
    if (qEnvironmentVariableIsSet("STRATEGIKON_WRITE"))
        QVERIFY(!writeFile(kept.string(), told.toStdString()));
    if (fault)
        qWarning("%s", qPrintable(waiting(battle)));
    QVERIFY2(!fault, qPrintable(worded(fault.value_or(Fault{}))));
}

QTEST_GUILESS_MAIN(Battles)
#include "tst_battles.moc"
