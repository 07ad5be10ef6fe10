// Every spec: the findings of its army are exactly those named, and its figures come out.
#include "model/army/mend/apply.h"
#include "tests/specs/spec.h"

#include <QTest>

using namespace strategikon;

class Findings : public QObject {
    Q_OBJECT

    std::vector<Spec> specs;
    std::unique_ptr<Catalogue> catalogue;

private slots:
    void initTestCase()
    {
        setSourceRoots();
        catalogue = std::make_unique<Catalogue>();
        auto read = readSpecs();
        QVERIFY2(bool(read), describe(read.faults).c_str());
        specs = std::move(*read);
        QVERIFY(!specs.empty());
    }

    void spec_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < specs.size(); ++i)
            QTest::newRow(specs[i].file.c_str()) << int(i);
    }

    void spec()
    {
        QFETCH(int, index);
        const Spec& spec = specs[index];
        const auto verdict = judge(*catalogue, spec.army, false);
        QVERIFY2(bool(verdict), describe(verdict.faults).c_str());
        const auto found = findingsOf(*verdict);
        const std::string message =
            spec.text + "\n expected\n" + describe(spec.findings) + " found\n" + describe(found);
        QVERIFY2(found == spec.findings, message.c_str());
        QCOMPARE(verdict->legal, spec.findings.empty());
        for (const auto& [name, value] : spec.figures) {
            const std::string figure =
                name == "points" ? pointsText(verdict->points, verdict->parts) : verdict->figureText(name);
            QVERIFY2(figure == value, (name + ": expected " + value + ", found " + figure).c_str());
        }
    }

    // A place of a sentence for which there is no argument would reach the player as it is.
    void sentence_data() { spec_data(); }
    void sentence()
    {
        QFETCH(int, index);
        const auto verdict = judge(*catalogue, specs[index].army, false);
        QVERIFY(bool(verdict));
        for (const Finding& finding : verdict->findings) {
            const std::string words = english({sentenceOf(finding), finding.args});
            QVERIFY2(words.find('{') == std::string::npos, words.c_str());
        }
    }

    // Every finding has a mend. One about contingents takes it away and breaks no other rule of theirs; what
    // the others do is tried in tests/army.
    void mend_data() { spec_data(); }
    void mend()
    {
        QFETCH(int, index);
        const Spec& spec = specs[index];
        const auto verdict = judge(*catalogue, spec.army, true);
        QVERIFY(bool(verdict));
        for (const Finding& finding : verdict->findings) {
            QVERIFY2(!finding.mend.empty(), (finding.code + " " + finding.entry + " has no mend").c_str());
            if (!finding.code.starts_with("contingent-") || finding.partner)
                continue;
            std::vector<Fault> faults;
            const ArmyList* list = catalogue->find(spec.army.system, spec.army.list, spec.army.edition, faults);
            const auto after = judge(*catalogue, applied(spec.army, *list, finding.mend), false);
            for (const Finding& other : after->findings) {
                const bool was = std::ranges::any_of(verdict->findings,
                    [&](const Finding& old) { return old.code == other.code && old.entry == other.entry; });
                const bool itself = other.code == finding.code && other.entry == finding.entry;
                const std::string name = other.code + " " + other.entry;
                QVERIFY2(was && !itself, (name + " after the mend of " + finding.code + " " + finding.entry).c_str());
            }
        }
    }
};

QTEST_APPLESS_MAIN(Findings)
#include "tst_findings.moc"
