// DBM's way to deploy: by commands, from notes that nobody reads. The judge of its rules is judge/deployment.py; here
// are its order and its groups, and that another system's batches fit the same shape.
#include "notes.h"

#include <QTest>

#include <algorithm>

using namespace strategikon;
using namespace strategikon::deploying;

class Deploying : public QObject {
    Q_OBJECT

    Catalogue catalogue;

private slots:
    void initTestCase()
    {
        useData();
        QVERIFY(!troopsFrom(catalogue, "polybian-roman", 0).empty());
        QVERIFY(!troopsFrom(catalogue, "seleucid", 1).empty());
    }

    // Baggage, defender first; what is secret; commands in turn, the largest first; the baggage to one of them.
    void inOrder()
    {
        Deployment all = armies(catalogue);
        const Field field = open();
        Random random(3);
        QVERIFY(next(all).camps && next(all).side == 0);
        QVERIFY(deployNext(all, field, noKinds(), Plan::battle, random));
        QVERIFY(next(all).camps && next(all).side == 1);
        QVERIFY(deployNext(all, field, noKinds(), Plan::battle, random));
        QVERIFY(next(all).notes && next(all).side == -1);
        all.notes[1] = secretNotes(all, 1);
        QVERIFY(next(all).notes && next(all).side == 0);
        QVERIFY(deployNext(all, field, noKinds(), Plan::battle, random));
        std::vector<int> sides;
        for (Turn turn = next(all); !turn.assign && !turn.done; turn = next(all)) {
            sides.push_back(turn.side);
            const auto before = standingBlocks(all, turn.side);
            QVERIFY(deployNext(all, field, noKinds(), Plan::battle, random));
            const auto after = standingBlocks(all, turn.side);
            QCOMPARE(after.size(), before.size() + 1);
            if (before.empty())
                for (const std::string& block : blocksOf(all, turn.side))
                    QVERIFY(sizeOf(all, turn.side, block) <= sizeOf(all, turn.side, after.front()));
        }
        QVERIFY(sides.size() >= 3);
        for (std::size_t i = 0; i < 2; ++i)
            QCOMPARE(sides[i], int(i));
        while (deployNext(all, field, noKinds(), Plan::battle, random))
            ;
        QVERIFY(next(all).done);
        QVERIFY2(misposted(all, field, noKinds()).empty(), told(misposted(all, field, noKinds())).c_str());
        QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
        for (const int side : {0, 1})
            QVERIFY2(unlikeNotes(all, side).empty(), codeOf(unlikeNotes(all, side)).c_str());
        const std::string away = blocksOf(all, 1)[1];
        for (const Troop& troop : all.troops) {
            if (isCamp(all, troop))
                QVERIFY(!campBlocks(all, troop.side).empty() && troop.block == campBlocks(all, troop.side).front());
            const Posted* post = all.post(troop.badge);
            QVERIFY(post != nullptr);
            const bool off = troop.side == 1 && troop.block == away && !isCamp(all, troop);
            QCOMPARE(post->arrives, off ? std::string(offTable) : std::string());
        }
    }

    // Where the zone lies behind the base edge there is no room, and an end to it.
    void withoutGround()
    {
        Deployment all = armies(catalogue);
        for (Way& way : all.way) {
            way.where.fromMiddle = 1e4;
            for (Portion& portion : way.portions)
                portion.where.fromMiddle = 1e4;
        }
        Random random(3);
        deploy(all, open(), noKinds(), -1, Plan::battle, random);
        QVERIFY(
            std::all_of(all.posted.begin(), all.posted.end(), [](const Posted& post) { return post.stands.empty(); }));
    }

    void outOfOrder()
    {
        Deployment all = armies(catalogue);
        Random random(3);
        deploy(all, open(), noKinds(), -1, Plan::battle, random);
        QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
        Deployment early = all; // the last is set down first
        std::rotate(early.posted.begin(), early.posted.end() - 1, early.posted.end());
        QVERIFY(!outOfTurn(early).empty());
        Deployment unwritten = all;
        unwritten.notes[0].reset();
        QVERIFY(!outOfTurn(unwritten).empty());
    }

    void rectanglesApart()
    {
        Deployment all = armies(catalogue);
        const Field field = open();
        Random random(3);
        deploy(all, field, noKinds(), -1, Plan::battle, random);
        const auto blocks = blocksOf(all, 0);
        const auto one = std::find_if(all.posted.begin(), all.posted.end(), [&](const Posted& post) {
            return all.troop(post.badge)->block == blocks[0] && !isCamp(all, *all.troop(post.badge));
        });
        const auto other = std::find_if(all.posted.begin(), all.posted.end(), [&](const Posted& post) {
            return all.troop(post.badge)->block == blocks[1] && !isCamp(all, *all.troop(post.badge));
        });
        QVERIFY(one != all.posted.end() && other != all.posted.end());
        Posted there = *one;
        there.stands.front().centre = other->stands.front().centre + Point{0, -30};
        const auto faults = misposted(all, field, noKinds(), there);
        QVERIFY(std::any_of(faults.begin(), faults.end(),
            [](const Misposted& fault) { return fault.message.code == "post-block-apart"; }));
    }

    // The word that a command is all there ends that command and no other; between two it ends the side.
    void oneCommandEnds()
    {
        Deployment all = armies(catalogue);
        Random random(4);
        for (int step = 0; step < 40 && next(all).block.empty(); ++step)
            QVERIFY(deployNext(all, open(), noKinds(), Plan::battle, random));
        const Turn turn = next(all);
        QVERIFY(!turn.block.empty() && !endTurn(all, turn.side)); // nothing of it stands
        QVERIFY(!endTurn(all, 1 - turn.side));
        for (const Troop& troop : all.troops)
            if (troop.side == turn.side && troop.block == turn.block && !isCamp(all, troop)) {
                all.posted.push_back(
                    {troop.badge, Formation::line, formed(troop, Formation::line, {90, 20}, 90), "", true});
                break;
            }
        const std::size_t waiting = pendingBlocks(all, turn.side).size();
        QVERIFY(waiting > 1 && endTurn(all, turn.side));
        QCOMPARE(pendingBlocks(all, turn.side).size(), waiting - 1);
        for (const Posted& post : all.posted)
            QVERIFY(post.arrives != offTable || all.troop(post.badge)->block == turn.block);
    }

    // Pikes four deep, spears two, the fastest horse outermost, psiloi ahead, nobody alone who has friends.
    void inGroups()
    {
        Deployment all = armies(catalogue, "seleucid");
        Random random(3);
        deploy(all, open(), noKinds(), -1, Plan::battle, random);
        int touching = 0, fighting = 0;
        for (const Posted& post : all.posted) {
            const Troop& troop = *all.troop(post.badge);
            if (post.stands.empty() || isCamp(all, troop) || troop.role == "leader")
                continue;
            ++fighting;
            const Ring ring = outline(troop, post.stands.front());
            touching += std::any_of(all.posted.begin(), all.posted.end(), [&](const Posted& other) {
                const Troop& its = *all.troop(other.badge);
                return other.badge != post.badge && !other.stands.empty() && its.entry == troop.entry
                    && its.block == troop.block && distance(ring, outline(its, other.stands.front())) < 0.05;
            });
        }
        QVERIFY(fighting > 60);
        QVERIFY2(touching * 10 >= fighting * 9, std::to_string(touching).c_str());
        std::map<std::pair<std::string, double>, int> files;
        for (const Posted& post : all.posted)
            if (const Troop& troop = *all.troop(post.badge); troop.ranks == 4 && !post.stands.empty())
                ++files[{troop.block + troop.entry, post.stands.front().centre.x}];
        QVERIFY(!files.empty());
        for (const auto& [file, depth] : files)
            QVERIFY(depth >= 3 && depth <= 4);
    }

    // Batches of another system: no camps, no notes, nothing apart; in turn, whoever throws for it first.
    void batches()
    {
        Way way;
        way.id = "batches";
        way.order = Way::Order::byBlocks;
        way.where.fromMiddle = 300;
        Deployment all;
        for (const int side : {0, 1}) {
            all.way[side] = way;
            for (int i = 0; i < 8; ++i)
                all.troops.push_back({.badge = (side == 0 ? "A" : "B") + std::to_string(i + 1),
                    .entry = "foot",
                    .side = side,
                    .role = "foot",
                    .block = "batch-" + std::to_string(i / 2 + 1)});
        }
        Random random(1);
        QVERIFY(next(all).roll);
        QVERIFY(thrown(all, 2, true));
        std::vector<int> sides;
        for (Turn turn = next(all); !turn.done; turn = next(all)) {
            QVERIFY(!turn.camps && !turn.notes && !turn.assign && turn.block.empty());
            sides.push_back(turn.side);
            QVERIFY(deployNext(all, open(), noKinds(), Plan::battle, random));
        }
        QCOMPARE(sides, (std::vector<int>{0, 1, 0, 1, 0, 1, 0, 1}));
        QVERIFY2(misposted(all, open(), noKinds()).empty(), told(misposted(all, open(), noKinds())).c_str());
        QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
    }

    void sameSeedSameDeployment()
    {
        for (const Plan plan : {Plan::battle, Plan::random}) {
            std::string texts[2];
            for (std::string& text : texts) {
                Setup setup{open(), armies(catalogue)};
                Random random(11);
                deploy(setup.deployment, setup.field, noKinds(), -1, plan, random);
                for (std::optional<Notes>& notes : setup.deployment.notes) {
                    QVERIFY(notes && !notes->salt.empty());
                    notes->salt.assign(notes->salt.size(), 's'); // what is written down is the seed's, its salt is not
                }
                text = writeSetup(setup);
            }
            QCOMPARE(texts[0], texts[1]);
        }
    }
};

QTEST_GUILESS_MAIN(Deploying)
#include "tst_deploying.moc"
