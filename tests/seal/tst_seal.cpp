// Sealed with a word: it opens with that word alone, and shows whatever was done to it.
#include "model/seal/seal.h"
#include "model/text/json.h"
#include "model/text/write.h"

#include <QTest>

#include <random>
#include <set>

using namespace strategikon;
using namespace strategikon::seals;

namespace {

Key keyOf(char letter)
{
    Salt salt;
    salt.fill(std::uint8_t(letter));
    std::array<std::uint8_t, 32> bytes;
    bytes.fill(std::uint8_t(letter));
    return Key(salt, bytes);
}

// The same salt, as if another word had been typed.
Key other(const Key& key)
{
    std::array<std::uint8_t, 32> bytes{};
    return Key(key.salt(), bytes);
}

template <class Value>
QString codeOf(const Result<Value>& read)
{
    return read ? QString() : QString::fromStdString(read.faults.front().message.code);
}

Result<Seal> readBack(const std::string& text) { return sealFrom(*readJson(text, "a.json")); }

} // namespace

class Seals : public QObject {
    Q_OBJECT

private slots:
    void opensWithItsWord()
    {
        const Salt salt = newSalt();
        const auto key = keyFrom("Kadesh", salt), again = keyFrom(" Kadesh\n", salt), wrong = keyFrom("kadesh", salt);
        QVERIFY(key && again && wrong);
        const auto seal = sealed("hold the ford", *key);
        QVERIFY(seal);
        QCOMPARE(QString::fromStdString(unsealed(*seal, *again)->text), QString("hold the ford"));
        QCOMPARE(codeOf(unsealed(*seal, *wrong)), QString("seal-wrong-word"));
        QCOMPARE(codeOf(unsealed(*seal, *keyFrom("Kadesh", newSalt()))), QString("seal-wrong-word"));
    }

    // What was told of a content stays true however often it is sealed.
    void keepsItsDigest()
    {
        const Content content{"hold the ford", newContentSalt()};
        const auto seal = sealed(content, keyOf('a')), again = sealed(content, keyOf('b'));
        QVERIFY(seal && again && seal->cipher != again->cipher);
        QCOMPARE(seal->digest, digestOf(content));
        QCOMPARE(again->digest, digestOf(content));
        QCOMPARE(unsealed(*again, keyOf('b'))->salt, content.salt);
        QVERIFY(digestOf({content.text, newContentSalt()}) != seal->digest);
    }

    void emptyWordsAreRefused()
    {
        for (const char* word : {"", " ", "\t\r\n"})
            QCOMPARE(codeOf(keyFrom(word, newSalt())), QString("seal-no-word"));
        QCOMPARE(codeOf(keyFrom(std::string(longestWord + 1, 'x'), newSalt())), QString("seal-long-word"));
    }

    // Letters beyond ASCII and blanks inside count as they are: nothing is normalised.
    void wordsAreTakenAsTyped()
    {
        QCOMPARE(std::string(trimmed(" a b\t")), std::string("a b"));
        QCOMPARE(std::string(trimmed("\u00A0a")), std::string("\u00A0a"));
        const Salt salt = newSalt();
        QVERIFY(keyFrom("\u00E9", salt)->bytes()[0] != keyFrom("e\u0301", salt)->bytes()[0]
            || keyFrom("\u00E9", salt)->bytes()[1] != keyFrom("e\u0301", salt)->bytes()[1]);
    }

    void everyLengthReadsBack()
    {
        const Key key = keyOf('k');
        for (const std::size_t length :
            {std::size_t(0), std::size_t(1), block - 33, block - 32, block - 31, block, 3 * block + 7}) {
            const std::string text(length, 'x');
            const auto seal = sealed(text, key);
            QVERIFY(seal);
            QCOMPARE((seal->cipher.size() - 16) % block, std::size_t(0));
            const auto back = readBack(writeJson(nodeOf(*seal)));
            QVERIFY(back && *back == *seal);
            QVERIFY(unsealed(*back, key)->text == text);
        }
        QCOMPARE(codeOf(sealed(std::string(mostBytes + 1, 'x'), key)), QString("seal-long"));
        QVERIFY(sealFrom(nodeOf(*sealed(std::string(mostBytes, 'x'), key))));
    }

    // Whoever looks at it learns nothing: neither of its length nor whether two are alike.
    void alikeLooksOtherwise()
    {
        const Key key = keyOf('k');
        std::set<std::string> seen;
        for (const char* text : {"0", "0", "charge all along the line"}) {
            const Seal seal = *sealed(text, key);
            QCOMPARE(seal.cipher.size(), block + 16);
            for (const std::string& part : {seal.nonce, seal.cipher, seal.digest})
                QVERIFY(seen.insert(part).second);
        }
    }

    // One of four orders cannot be found by trying them: the salt of the digest is sealed too.
    void digestTellsNothing()
    {
        const Seal seal = *sealed("1", keyOf('k'));
        QVERIFY(!fits(seal.digest, {"1", std::string(seal.salt.begin(), seal.salt.end())}));
        QVERIFY(!fits(seal.digest, {"1", seal.nonce}));
        const Content content = *unsealed(seal, keyOf('k'));
        QVERIFY(fits(seal.digest, content));
        QVERIFY(!fits(seal.digest, {"2", content.salt}));
        // A bound between salt and content cannot be moved.
        QVERIFY(!fits(seal.digest, {content.salt.substr(31) + "1", content.salt.substr(0, 31)}));
    }

    void anotherDigestIsSeen()
    {
        Seal seal = *sealed("1", keyOf('k'));
        seal.digest = sealed("2", keyOf('k'))->digest;
        QCOMPARE(codeOf(unsealed(seal, keyOf('k'))), QString("seal-untrue"));
        QCOMPARE(codeOf(unsealed(seal, other(keyOf('k')))), QString("seal-wrong-word"));
    }

    // Any byte that is another, or is missing: damaged, with its place, and no word is asked in vain.
    void damageIsTold()
    {
        const std::string right = writeJson(nodeOf(*sealed("1", keyOf('k'))));
        std::mt19937 random(7);
        for (int i = 0; i < 300; ++i) {
            std::string bad = right;
            const std::size_t at = random() % bad.size();
            if (i % 3)
                bad[at] = "Aa0+"[random() % 4];
            else
                bad.erase(at, 1 + random() % 8);
            const auto node = readJson(bad, "a.json");
            if (bad == right || !node)
                continue;
            const auto read = sealFrom(*node);
            if (read && writeJson(nodeOf(*read)) == right)
                continue; // a blank between
            QVERIFY2(!read, bad.c_str());
            QCOMPARE(codeOf(read), QString("seal-damaged"));
            QCOMPARE(read.faults.front().place.file, std::string("a.json"));
        }
    }

    void hostileSizesAreBounded()
    {
        for (const char* text : {"{}", "[]", "7", R"({"cipher": 4})", R"({"salt": "", "nonce": "", "cipher": []})"})
            QCOMPARE(codeOf(readBack(text)), QString("seal-damaged"));
        Node node = nodeOf(*sealed("1", keyOf('k')));
        node.set("salt", Node::ofText(std::string(100'000, 'A')));
        QCOMPARE(codeOf(sealFrom(node)), QString("seal-damaged"));
        QVERIFY(!bytesOf(std::string(400, 'A'), 16));
        QVERIFY(!bytesOf("A", 16));
        QVERIFY(!bytesOf("AA=A", 16));
        QCOMPARE(*bytesOf(base64(std::string("\0\xFF", 2)), 16), std::string("\0\xFF", 2));
    }
};

QTEST_APPLESS_MAIN(Seals)
#include "tst_seal.moc"
