// What sides of DBM write down before they deploy: what it may say, and that no file has it in the open.
#include "notes.h"

#include "model/field/files/notes_file.h"
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

class NotesOfSides : public QObject {
    Q_OBJECT

    Catalogue catalogue;

private slots:
    void initTestCase() { useData(); }

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
};

QTEST_GUILESS_MAIN(NotesOfSides)
#include "tst_notes.moc"
