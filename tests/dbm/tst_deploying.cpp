// DBM's way to deploy: by commands, from notes that nobody reads. The judge of its rules is judge/deployment.py; here
// are its order, its secrets in files, its groups, and that another system's batches fit the same shape.
#include "deploying.h"

#include "model/field/files/field_file.h"
#include "model/field/files/notes_file.h"
#include "model/field/files/sealed.h"
#include "model/play/record/action.h"
#include "model/text/digest.h"
#include "model/text/schema.h"
#include "model/text/write.h"
#include "rules/battle.h"
#include "rules/dbm/play/battle_view.h"
#include "rules/dbm/play/setup/begin.h"
#include "rules/dbm/play/setup/sealed_notes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace strategikon;
using namespace strategikon::deploying;

namespace {

std::string codeOf(const std::vector<Message>& said) { return said.empty() ? "" : said.front().code; }
std::string codeOf(const std::vector<Misposted>& said) { return said.empty() ? "" : said.front().message.code; }

seals::Key keyOf(int side)
{
    seals::Salt salt;
    salt.fill(std::uint8_t(side + 1));
    std::array<std::uint8_t, 32> bytes;
    bytes.fill(std::uint8_t(side + 7));
    return seals::Key(salt, bytes);
}

// A side that sends its second command round the left flank.
Notes secretNotes(const Deployment& all, int side)
{
    const auto blocks = blocksOf(all, side);
    Notes notes;
    notes.ranks.push_back({{blocks.begin(), blocks.end()}});
    std::erase(notes.ranks.front().blocks, blocks[1]);
    notes.away.push_back({blocks[1], true});
    notes.salt = seals::newContentSalt();
    return notes;
}

// As versions before masked what was hidden: hexadecimal digits under a stream that begins with the digest.
std::string maskedBefore(const std::string& text, const std::string& digest)
{
    constexpr char digits[] = "0123456789abcdef";
    std::string hex;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = std::uint8_t(std::uint8_t(text[i]) ^ sha256(digest + ":" + std::to_string(i / 32))[i % 32]);
        hex += digits[byte >> 4];
        hex += digits[byte & 15];
    }
    return hex;
}

} // namespace

class Deploying : public QObject {
    Q_OBJECT

    Catalogue catalogue;

private slots:
    void initTestCase()
    {
        const auto data = dataFolder();
        setRoots({data / "lists", data / "rules", data / "schema", {}});
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

    // Two fleets: on a waterway each vessel is on it and carries an element; without one they stay away.
    void fleets()
    {
        const Kinds& kinds = battlefieldOf(dbmSystem())->kinds;
        Field field = open();
        const Ways ways = waysOf(dbmSystem());
        const auto fleet = [&](const char* name, int side) {
            return troopsFrom(catalogue, name, side, Basing::mm15, "tests/play/fleets");
        };
        Deployment all = deploymentOf({*ways.with("defender", {}, field.table), *ways.with("invader", {}, field.table)},
            fleet("open-list", 0), fleet("hundred-years-english", 1));
        const auto counts = [&](std::string_view role, int side) {
            return int(std::count_if(all.troops.begin(), all.troops.end(),
                [&](const Troop& troop) { return troop.role == role && troop.side == side; }));
        };
        dbmSystem().giveRoles(field, all.troops);
        QCOMPARE(counts("left-behind", 0), 10);
        QCOMPARE(counts("aboard", 0) + counts("vessel", 0) + counts("supply-ship", 1), 0);
        const Piece sea{.kind = "water", .area = {{160, 0}, {180, 0}, {180, 120}, {160, 120}}};
        field.features.push_back({.id = "t1", .pieces = {sea}});
        dbmSystem().giveRoles(field, all.troops);
        QCOMPARE(counts("vessel", 0), 10);
        QCOMPARE(counts("aboard", 0), 9); // despatch boats carry nobody
        QCOMPARE(counts("vessel", 1), 6);
        QCOMPARE(counts("aboard", 1), 6);
        QCOMPARE(counts("supply-ship", 1), 6);
        Random random(5);
        deploy(all, field, kinds, -1, Plan::battle, random);
        QVERIFY(next(all).done);
        QVERIFY2(misposted(all, field, kinds).empty(), told(misposted(all, field, kinds)).c_str());
        for (const Troop& troop : all.troops) {
            const Posted* post = all.post(troop.badge);
            const bool ship = troop.role == "vessel" || troop.role == "supply-ship";
            QVERIFY2((post && !post->stands.empty()) == (troop.role != "aboard"), troop.badge.c_str());
            if (post && !post->stands.empty())
                QVERIFY2(contains(sea.area, outline(troop, post->stands.front())) == ship, troop.badge.c_str());
        }
        const auto vessel = std::find_if(
            all.troops.begin(), all.troops.end(), [](const Troop& troop) { return troop.role == "vessel"; });
        Posted ashore = *all.post(vessel->badge);
        ashore.stands.front().centre.x = 150;
        const std::string faults = told(misposted(all, field, kinds, ashore));
        QVERIFY2(faults.find("post-outside-ground") != std::string::npos, faults.c_str());
    }

    // Some of a command that is not the largest, set down with the baggage in a town that the defender has fortified.
    void garrison()
    {
        const Kinds& kinds = battlefieldOf(dbmSystem())->kinds;
        const Field field = withTown();
        const std::vector<Point>& town = field.features.front().pieces.front().area;
        Deployment all = armies(catalogue);
        all.way[0] = *waysOf(dbmSystem()).with("defender", {"garrisoned"}, field.table);
        const Deployment before = all;
        Random random(3);
        deploy(all, field, kinds, -1, Plan::battle, random);
        QVERIFY(next(all).done && !all.garrison[0].empty() && all.garrison[1].empty());
        QVERIFY2(misposted(all, field, kinds).empty(), told(misposted(all, field, kinds)).c_str());
        QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
        for (const std::string& badge : all.garrison[0])
            QVERIFY(contains(town, all.post(badge)->stands.front().centre));
        const std::string its = all.troop(all.garrison[0].front())->block;
        for (const Posted& post : all.posted) // enemies 200 paces, 10 cm, off
            if (all.troop(post.badge)->side == 1 && !post.stands.empty())
                QVERIFY(distance(town, outline(*all.troop(post.badge), post.stands.front())) > 9.9);
        Deployment lifted = all;
        lift(lifted, all.garrison[0].front());
        QCOMPARE(lifted.garrison[0].size() + 1, all.garrison[0].size());
        // By hand: in the town while baggage is due, and nowhere else.
        Deployment byHand = before;
        const auto of = [&](const std::string& block) {
            return std::find_if(byHand.troops.begin(), byHand.troops.end(), [&](const Troop& troop) {
                return troop.side == 0 && troop.role == "foot" && (troop.block == its) == (block == its);
            });
        };
        const auto at = [](const Troop& troop, Point where) {
            return Posted{troop.badge, Formation::line, formed(troop, Formation::line, where, 90), "", true};
        };
        QVERIFY(!joinsGarrison(byHand, field, at(*of(its), {90, 20})));
        QVERIFY(joinsGarrison(byHand, field, at(*of(its), {30, 12})));
        byHand.posted.push_back(at(*of(its), {30, 12}));
        QVERIFY2(outOfTurn(byHand).empty(), told(outOfTurn(byHand)).c_str());
        QVERIFY(joinsGarrison(byHand, field, at(*of("another"), {24, 12})));
        byHand.posted.push_back(at(*of("another"), {24, 12}));
        QVERIFY(!outOfTurn(byHand).empty());
        QVERIFY2(told(outOfTurn(byHand)).find("post-garrison-") != std::string::npos, told(outOfTurn(byHand)).c_str());
        Deployment outside = all; // one of them has left the town
        const std::string one = outside.garrison[0].front();
        const auto faults = misposted(outside, field, kinds, at(*outside.troop(one), {60, 20}));
        QVERIFY(std::any_of(faults.begin(), faults.end(),
            [](const Misposted& fault) { return fault.message.code == "post-outside-town"; }));
        Setup setup{field, all};
        const auto again = readSetup(writeSetup(setup), "setup.json");
        QVERIFY2(bool(again), describe(again.faults).c_str());
        QVERIFY(again->deployment.garrison[0] == all.garrison[0]);
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

    // What is written down in secret is in no file in the open, whether it is hidden or sealed.
    void secretsInFiles()
    {
        const auto schema = Schema::load((roots().schema / "setup.schema.json").string());
        QVERIFY2(bool(schema), describe(schema.faults).c_str());
        for (const bool sealed : {false, true}) {
            Setup setup{open(), armies(catalogue)};
            const Notes notes = secretNotes(setup.deployment, 1);
            setup.deployment.notes[1] = sealed ? *closed(notes, keyOf(1)) : notes;
            const std::string text = writeSetup(setup);
            QVERIFY(text.find("\"away\"") == std::string::npos);
            QVERIFY(text.find("\"left\"") == std::string::npos);
            const auto faults = schema->check(*readJson(text, "setup.json"));
            QVERIFY2(faults.empty(), describe(faults).c_str());
            const auto again = readSetup(text, "setup.json");
            QVERIFY2(bool(again), describe(again.faults).c_str());
            QVERIFY(again->deployment == setup.deployment);
            QCOMPARE(writeSetup(*again), text);
            const auto& kept = again->deployment.notes[1];
            QVERIFY(kept && kept->isClosed() == sealed);
            if (!sealed)
                continue;
            QCOMPARE(digestOf(*kept), digestOf(*setup.deployment.notes[1]));
            QVERIFY(kept->away.empty() && kept->ranks.empty());
            QVERIFY(!opened(*kept, keyOf(0)));
            const auto opened = field::opened(*kept, keyOf(1));
            QVERIFY2(bool(opened), describe(opened.faults).c_str());
            QVERIFY(*opened == notes);
            QCOMPARE(codeOf(misnoted(again->deployment, setup.field, noKinds(), 1)), std::string("notes-closed"));
        }
        Setup changed{open(), armies(catalogue)};
        changed.deployment.notes[1] = secretNotes(changed.deployment, 1);
        std::string text = writeSetup(changed);
        const auto at = text.find("\"hidden\"");
        QVERIFY(at != std::string::npos);
        const auto digit = text.find_first_of("0123456789abcdef", text.find('[', at));
        text[digit] = text[digit] == '0' ? '1' : '0';
        QVERIFY(!readSetup(text, "setup.json"));
        QVERIFY(!withoutNotes(changed.deployment).notes[1]);
    }

    // Whoever knows the checksum of hidden notes finds by no trying what they say: it has something drawn in it, and
    // masks nothing. It is told once, and stays while the notes do, sealed or not.
    void checksumsTellNothing()
    {
        Setup setup{open(), armies(catalogue)};
        Random random(3);
        deploy(setup.deployment, setup.field, noKinds(), -1, Plan::battle, random);
        for (const int side : {0, 1}) {
            const Notes& notes = *setup.deployment.notes[side];
            const std::string told = digestOf(notes), plain = writeJson(plainNode(notes));
            QVERIFY(told != sha256Hex(plain));
            const Node node = notesNode(notes);
            QVERIFY(writeJson(node).find(maskedBefore(plain, told).substr(0, 96)) == std::string::npos);
            QVERIFY(writeJson(node).find(maskedBefore(plain, sha256Hex(plain)).substr(0, 96)) == std::string::npos);
            const auto shut = closed(notes, keyOf(side)), again = opened(*shut, keyOf(side));
            QCOMPARE(digestOf(*shut), told);
            QCOMPARE(digestOf(*again), told);
            QCOMPARE(digestOf(*notesFrom(node)), told);
        }
        Setup second{open(), armies(catalogue)};
        Random same(3);
        deploy(second.deployment, second.field, noKinds(), -1, Plan::battle, same);
        QVERIFY(*second.deployment.notes[0] == *setup.deployment.notes[0]);
        QVERIFY(digestOf(*second.deployment.notes[0]) != digestOf(*setup.deployment.notes[0]));
    }

    // As versions before wrote them: they are read, and what was told of them stays.
    void readsOlderNotes()
    {
        Setup setup{open(), armies(catalogue)};
        Notes notes = secretNotes(setup.deployment, 1);
        notes.salt.clear();
        const std::string plain = writeJson(plainNode(notes)), told = sha256Hex(plain);
        Node older = Node::newMap(), lines = Node::newList();
        const std::string masked = maskedBefore(plain, told);
        for (std::size_t at = 0; at < masked.size(); at += 96)
            lines.add(Node::ofText(masked.substr(at, 96)));
        older.set("digest", Node::ofText(told));
        older.set("hidden", lines);
        const auto read = notesFrom(older);
        QVERIFY2(bool(read), describe(read.faults).c_str());
        QVERIFY(*read == notes);
        QCOMPARE(digestOf(*read), told);
        QCOMPARE(writeJson(notesNode(*read)), writeJson(older));
    }

    // Sealed sides keep their own notes, and open with them.
    void sealedSides()
    {
        Setup setup{open(), armies(catalogue)};
        Random random(5);
        deploy(setup.deployment, setup.field, noKinds(), -1, Plan::battle, random);
        const auto first = seal(setup, 0, keyOf(0)), second = seal(setup, 1, keyOf(1));
        QVERIFY(bool(first) && bool(second));
        const auto opened = unseal(setup.field, {*first, "a", "", keyOf(0)}, {*second, "b", "", keyOf(1)});
        QVERIFY2(bool(opened), describe(opened.faults).c_str());
        for (const int side : {0, 1})
            QVERIFY(opened->deployment.notes[side] == setup.deployment.notes[side]);
    }

    // To close the notes of a legal deployment, on either side or both, makes nothing of it illegal.
    void closedAfterwards()
    {
        for (const int away : {0, 1}) {
            Deployment all = armies(catalogue, "polybian-roman", "gallic");
            all.notes[away] = secretNotes(all, away);
            Random random(7);
            deploy(all, open(), noKinds(), -1, Plan::battle, random);
            QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
            for (const int closes : {away, 1 - away}) {
                all.notes[closes] = *closed(*all.notes[closes], keyOf(closes));
                QVERIFY2(outOfTurn(all).empty(), told(outOfTurn(all)).c_str());
            }
        }
    }

    void whatMayBeWrittenDown_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* code : {"", "notes-not-written", "notes-block-missing", "notes-block-twice",
                 "notes-unknown-block", "notes-too-many-away", "notes-same-flank", "notes-keeps-home",
                 "notes-hides-camp", "notes-hides-outside", "notes-hides-open"})
            QTest::newRow(*code == 0 ? "fine" : code) << QString::fromLatin1(code);
    }
    void whatMayBeWrittenDown()
    {
        QFETCH(QString, code);
        Deployment all = armies(catalogue, "early-achaemenid", "polybian-roman");
        const auto blocks = blocksOf(all, 0);
        QVERIFY(blocks.size() >= 2);
        const auto chief = std::find_if(all.troops.begin(), all.troops.end(), [](const Troop& troop) {
            return troop.side == 0
                && std::find(troop.classes.begin(), troop.classes.end(), "c-in-c") != troop.classes.end();
        })->block;
        Notes notes;
        notes.ranks.push_back({blocks});
        const auto hides = [&](const char* role, Point at) {
            for (const Troop& troop : all.troops)
                if (troop.side == 0 && (troop.role == "camp") == (std::string(role) == "camp")) {
                    notes.hidden.push_back(
                        {troop.badge, Formation::line, formed(troop, Formation::line, at, 90), "", true});
                    return;
                }
        };
        const auto sendAway = [&](const std::string& block, bool left) {
            std::erase(notes.ranks.front().blocks, block);
            notes.away.push_back({block, left});
        };
        if (code == "notes-block-missing")
            notes.ranks.front().blocks.pop_back();
        else if (code == "notes-block-twice")
            notes.ranks.push_back({{blocks.front()}});
        else if (code == "notes-unknown-block")
            notes.ranks.push_back({{"ninth"}});
        else if (code == "notes-too-many-away")
            for (std::size_t i = 0; i < blocks.size(); ++i)
                sendAway(blocks[i], i % 2 == 0);
        else if (code == "notes-keeps-home")
            sendAway(chief, true);
        else if (code == "notes-same-flank") {
            for (const std::string& block : blocks)
                if (block != chief && notes.away.size() < 2)
                    sendAway(block, true);
            QCOMPARE(notes.away.size(), 2u);
        } else if (code == "notes-hides-camp")
            hides("camp", {10, 10});
        else if (code == "notes-hides-outside")
            hides("any", {90, 10});
        else if (code == "notes-hides-open")
            hides("any", {10, 10});
        if (code != "notes-not-written")
            all.notes[0] = notes;
        const auto said = misnoted(all, open(), noKinds(), 0);
        if (code.isEmpty()) {
            QVERIFY2(said.empty(), codeOf(said).c_str());
            return;
        }
        QVERIFY2(std::any_of(said.begin(), said.end(),
                     [&](const Misposted& one) { return one.message.code == code.toStdString(); }),
            codeOf(said).c_str());
        // Each cites its own section: flank marches, ambushes, deployment (423, 438, 443).
        const int line = said.front().rule.line;
        QCOMPARE(line,
            code.startsWith("notes-hides")                                                                  ? 444
                : code == "notes-too-many-away" || code == "notes-same-flank" || code == "notes-keeps-home" ? 439
                                                                                                            : 424);
    }

    // The invader's ambushers keep further back than the defender's (445): of notes that were written as the defender
    // some fit no more when the side turns out to invade.
    void notesOfAnotherWay()
    {
        Deployment all = armies(catalogue);
        Field wooded = open();
        const double line = wooded.table.depth / 2 - all.way[1].ambush.fromMiddle * wooded.table.scale;
        Feature wood;
        wood.id = "t1";
        wood.pieces.push_back({"wood", "", rectangle({20, wooded.table.depth / 2 - 12}, 30, 24), {}, {}});
        wooded.features.push_back(wood);
        Kinds kinds;
        Kind kind;
        kind.id = "wood";
        kind.sight = Sight::close;
        kinds.all.push_back(kind);
        Notes notes;
        notes.ranks.push_back({blocksOf(all, 0)});
        for (const Troop& troop : all.troops)
            if (troop.side == 0 && !isCamp(all, troop) && notes.hidden.empty())
                notes.hidden.push_back(
                    {troop.badge, Formation::line, formed(troop, Formation::line, {20, line + 5}, 90), "", true});
        all.notes[0] = notes;
        QCOMPARE(all.way[0].id, std::string("defender"));
        QVERIFY2(!isAmiss(all, wooded, kinds, 0), codeOf(misnoted(all, wooded, kinds, 0)).c_str());
        std::swap(all.way[0], all.way[1]);
        QVERIFY(isAmiss(all, wooded, kinds, 0));
        QCOMPARE(codeOf(misnoted(all, wooded, kinds, 0)), std::string("notes-hides-outside"));
        all.notes[0] = *closed(notes, keyOf(0));
        QVERIFY(!isAmiss(all, wooded, kinds, 0)); // nobody can tell
    }

    // How elements are based follows from the figures of the table (99-101, 110, 271), also where a pace is as long as
    // with others; of a table that does not say from its pace.
    void basesByTheFigures_data()
    {
        QTest::addColumn<std::string>("figures");
        QTest::addColumn<double>("pace");
        QTest::addColumn<double>("terrain");
        QTest::addColumn<double>("wide");
        QTest::addColumn<double>("horseDeep");
        QTest::newRow("25mm") << std::string("25mm") << .08 << .08 << 6. << 4.;
        QTest::newRow("25mm-small") << std::string("25mm-small") << .08 << .05 << 6. << 4.;
        QTest::newRow("15mm") << std::string("15mm") << .05 << .05 << 4. << 3.;
        QTest::newRow("6mm") << std::string("6mm") << .05 << .05 << 4. << 2.;
        QTest::newRow("2mm") << std::string("2mm") << .04 << .04 << 3. << 1.;
    }

    void basesByTheFigures()
    {
        QFETCH(std::string, figures);
        QFETCH(double, pace);
        QFETCH(double, terrain);
        QFETCH(double, wide);
        QFETCH(double, horseDeep);
        const Battlefield& ground = *battlefieldOf(dbmSystem());
        const Scale* scale = ground.charts.stages.scaleNamed(figures);
        QVERIFY(scale != nullptr);
        Field field = open();
        takeScale(field.table, *scale);
        QCOMPARE(field.table.scale, pace);
        QCOMPARE(field.table.laying(), terrain);
        const auto again = readField(writeField(field), "field.json");
        QVERIFY2(bool(again), describe(again.faults).c_str());
        QVERIFY(*again == field);
        bool horse = false;
        for (const Troop& troop : troopsFrom(catalogue, "early-achaemenid", 0, basingFor(ground, again->table))) {
            QCOMPARE(troop.wide, wide);
            if (std::find(troop.classes.begin(), troop.classes.end(), "Cv") != troop.classes.end()) {
                QCOMPARE(troop.deep, horseDeep);
                horse = true;
            }
        }
        QVERIFY(horse);
        Table old;
        old.scale = pace; // as tables were kept before
        QCOMPARE(basingFor(ground, old), pace == .08 ? Basing::mm25 : pace == .04 ? Basing::mm2 : Basing::mm15);
    }

    // Beside a side whose notes are sealed the program deploys all of the other, and nothing of that one.
    void besideASealedSide()
    {
        Deployment all = armies(catalogue);
        all.notes[1] = *closed(secretNotes(all, 1), keyOf(1));
        Random random(4);
        deploy(all, open(), noKinds(), -1, Plan::battle, random);
        QVERIFY(pendingBlocks(all, 0).empty() && standingBlocks(all, 1).empty());
        QVERIFY(
            std::none_of(all.throws.begin(), all.throws.end(), [](const Throw& one) { return one.what == halted; }));
        for (const Posted& post : all.posted)
            QCOMPARE(all.troop(post.badge)->side, 0);
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

    // A battle takes over what open notes say: where a command comes from, where an ambush lies. What is closed it does
    // not know, and no record has it in the open.
    void notesInTheBattle_data()
    {
        QTest::addColumn<bool>("sealed");
        QTest::newRow("open") << false;
        QTest::newRow("sealed") << true;
    }

    void notesInTheBattle()
    {
        QFETCH(bool, sealed);
        Setup setup{open(), armies(catalogue)};
        Deployment& all = setup.deployment;
        Notes notes = secretNotes(all, 1);
        const std::string away = notes.away.front().block;
        const auto hider = std::ranges::find_if(all.troops, [&](const Troop& one) {
            return one.side == 1 && one.block != away && one.role != "leader" && !isCamp(all, one);
        });
        notes.hidden.push_back(
            {hider->badge, Formation::line, formedAbout(*hider, Formation::line, {20, 90}, 270), {}, true});
        all.notes[1] = sealed ? *closed(notes, keyOf(1)) : notes;
        const auto state = beginning(catalogue,
            {.sides = {{0, *armyFrom("polybian-roman")}, {1, *armyFrom("early-achaemenid")}}, .setUp = setup});
        QVERIFY2(state, state ? "" : describe(state.faults).c_str());
        using namespace strategikon::dbmPlay;
        const BattleView table(*state);
        QVERIFY(table.is(table.battle(), state::noted));
        for (const play::Thing& thing : state->things)
            if (thing.sort == play::Sort::block && thing.side == 1)
                QCOMPARE(notedOf(table, thing.id),
                    sealed                   ? Noted::unknown
                        : thing.kind == away ? Noted::left
                                             : Noted::no);
        const play::Id ambusher = play::thingNamed(*state, hider->badge);
        QCOMPARE(dbmPlay::Where(table.get(ambusher, "where")), dbmPlay::Where::waiting);
        QVERIFY(!play::placeOf(dbmPlay::fields(), (*state)[ambusher]).stands());
        const auto lair = lairOf(table, ambusher);
        QCOMPARE(lair.has_value(), !sealed);
        if (lair)
            QCOMPARE((std::array{lair->x, lair->y, lair->facing}), (std::array{200, 900, 270}));
        // Of all others off the table too something stands there, and of no two the same.
        std::set<int> kept;
        int waiting = 0;
        for (const play::Thing& thing : state->things)
            if (thing.sort == play::Sort::body && thing.side == 1) {
                ++waiting;
                kept.insert(table.get(thing.id, "lies-x"));
                if (thing.id != ambusher)
                    QVERIFY(!lairOf(table, thing.id));
            }
        QCOMPARE(int(kept.size()), sealed ? 1 : waiting);
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
