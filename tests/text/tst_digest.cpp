// Fingerprints against published values.
#include "model/text/digest.h"
#include "support.h"

#include <QCryptographicHash>

using namespace strategikon;
using support::repeated;

class TestDigest : public QObject {
    Q_OBJECT
private slots:
    void sha_data();
    void sha();
    void lengths();
    void crc();
};

// FIPS 180-4 examples, and the values that other programs give for the edges of a block.
void TestDigest::sha_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("digest");
    QTest::newRow("empty") << QByteArray() << "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    QTest::newRow("abc") << QByteArray("abc") << "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1";
    QTest::newRow("a million") << QByteArray(1'000'000, 'a')
                               << "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";
}

void TestDigest::sha()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, digest);
    QCOMPARE(QString::fromStdString(sha256Hex(text.toStdString())), digest);
}

// Qt's own SHA-256 as second opinion, for every length around the edges of blocks and any byte.
void TestDigest::lengths()
{
    QByteArray text;
    for (int length = 0; length < 300; ++length) {
        const QByteArray expected = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
        QCOMPARE(QByteArray::fromStdString(sha256Hex(text.toStdString())), expected);
        text.append(char(length * 37));
    }
}

void TestDigest::crc()
{
    QCOMPARE(crc32(""), 0u);
    QCOMPARE(crc32("123456789"), 0xcbf43926u); // the check value of the algorithm
    QCOMPARE(crc32("The quick brown fox jumps over the lazy dog"), 0x414fa339u);
    QCOMPARE(crc32(std::string(32, '\xff')), 0xff6cab0bu);
}

QTEST_APPLESS_MAIN(TestDigest)
#include "tst_digest.moc"
