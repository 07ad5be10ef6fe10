// An effect that stands in a rule is carried out: its kind is one that the system names.
#include "model/text/contains.h"
#include "rules/catalogue.h"
#include "rules/system.h"
#include "tests/data.h"

#include <QTest>

#include <algorithm>

using namespace strategikon;

class Effects : public QObject {
    Q_OBJECT

    Catalogue catalogue_;

    static void known(const System& system, const std::vector<SpecialRule>& rules, const std::string& where)
    {
        const auto kinds = system.effectKinds();
        for (const SpecialRule& rule : rules)
            for (const Node& effect : rule.effects)
                QVERIFY2(contains(kinds, effect.textOr("kind")),
                    (where + ": " + rule.id + ": " + effect.textOr("kind")).c_str());
    }

private slots:
    void initTestCase()
    {
        const auto data = dataFolder();
        setRoots({data / "lists", data / "rules", data / "schema", {}});
    }

    void ofSharedRules()
    {
        for (const System* system : systems())
            for (const std::string& edition : system->format().editions)
                known(*system, system->specials(edition), system->format().id);
    }

    void ofLists()
    {
        int met = 0;
        for (const ListHeading& heading : catalogue_.headings()) {
            std::vector<Fault> faults;
            const ArmyList* list = catalogue_.find(heading.system, heading.id, {}, faults);
            QVERIFY2(list != nullptr, heading.id.c_str());
            known(*findSystem(heading.system), list->rules, heading.id);
            for (const SpecialRule& rule : list->rules)
                met += int(rule.effects.size());
        }
        QVERIFY(met > 10);
    }
};

QTEST_GUILESS_MAIN(Effects)
#include "tst_effects.moc"
