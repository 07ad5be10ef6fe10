// Every constraint of every shipped list has a legal and an illegal spec that names it, and is
// needed: without it at least one spec of its list turns red.
#include "model/text/contains.h"
#include "tests/specs/spec.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace strategikon;

namespace {

// Ids of all that can be broken in a list: the compiled constraints, and what binding refuses.
std::set<std::string> constraintsOf(const System& system, const ArmyList& list)
{
    std::set<std::string> ids;
    for (const Constraint& constraint : system.problem(list, 1000).constraints)
        if (!constraint.internal)
            ids.insert(constraint.id);
    for (std::size_t a = 0; a < list.options.size(); ++a) {
        ids.insert("upgrade." + list.options[a].id + ".host");
        for (std::size_t b = a + 1; b < list.options.size(); ++b) {
            const auto& hosts = list.options[b].hosts;
            const bool shared =
                std::ranges::any_of(list.options[a].hosts, [&](int host) { return contains(hosts, host); });
            if (shared && list.options[a].kind == list.options[b].kind)
                ids.insert("kind." + list.options[a].kind);
        }
    }
    return ids;
}

} // namespace

class Coverage : public QObject {
    Q_OBJECT

    std::vector<Spec> specs;
    std::unique_ptr<Catalogue> catalogue;

    const ArmyList& list(const std::string& system, const std::string& id, const std::string& edition = {})
    {
        std::vector<Fault> faults;
        return *catalogue->find(system, id, edition, faults);
    }

    std::vector<const Spec*> specsOf(const ListHeading& heading) const
    {
        std::vector<const Spec*> found;
        for (const Spec& spec : specs)
            if (spec.army.system == heading.system && spec.army.list == heading.id && spec.army.partner.empty())
                found.push_back(&spec);
        return found;
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        catalogue = std::make_unique<Catalogue>();
        auto read = readSpecs();
        QVERIFY2(bool(read), describe(read.faults).c_str());
        specs = std::move(*read);
    }

    void constraint_data()
    {
        QTest::addColumn<int>("heading");
        QTest::addColumn<QString>("id");
        const auto& headings = catalogue->headings();
        for (std::size_t h = 0; h < headings.size(); ++h) {
            if (headings[h].own)
                continue; // of lists for the specs alone the rules are covered, not each row
            for (const std::string& id :
                constraintsOf(*findSystem(headings[h].system), list(headings[h].system, headings[h].id)))
                QTest::newRow((headings[h].id + " " + id).c_str()) << int(h) << QString::fromStdString(id);
        }
    }

    void constraint()
    {
        QFETCH(int, heading);
        QFETCH(QString, id);
        const ListHeading& at = catalogue->headings()[heading];
        const std::string name = id.toStdString();
        const auto all = specsOf(at);
        const auto covered = [&](bool legal) {
            return std::ranges::any_of(
                all, [&](const Spec* spec) { return spec->findings.empty() == legal && contains(spec->covers, name); });
        };
        QVERIFY2(covered(true), "no legal spec covers it");
        QVERIFY2(covered(false), "no illegal spec covers it");
        const bool red = std::ranges::any_of(all, [&](const Spec* spec) {
            const ArmyList& its = list(at.system, at.id, spec->army.edition);
            return findingsOf(judge(*findSystem(at.system), its, spec->army, false, name)) != spec->findings;
        });
        QVERIFY2(red, "no spec turns red without it");
    }

    // A spec that names a constraint which its list does not have, nor the system as a rule, has a slip.
    void names_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < specs.size(); ++i)
            if (!specs[i].covers.empty())
                QTest::newRow(specs[i].file.c_str()) << int(i);
    }
    void names()
    {
        QFETCH(int, index);
        const Spec& spec = specs[index];
        const auto known =
            constraintsOf(*findSystem(spec.army.system), list(spec.army.system, spec.army.list, spec.army.edition));
        for (const std::string& id : spec.covers)
            QVERIFY2(known.contains(id) || id == "total" || findSystem(spec.army.system)->ruleOf(id).line > 0,
                (id + " is no constraint of " + spec.army.list).c_str());
    }
};

QTEST_APPLESS_MAIN(Coverage)
#include "tst_coverage.moc"
