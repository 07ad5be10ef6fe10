// A font file is a directory of tables. Ours has all tables of the book face but two: "cmap" says which glyph a letter
// has, and for figures names those that the face keeps for its feature "lnum"; "name" holds the family's own name.
#include "lining.h"

#include <QFont>
#include <QFontDatabase>
#include <QRawFont>
#include <QtEndian>

#include <map>

using namespace Qt::StringLiterals;

namespace strategikon {

namespace {

using Glyphs = std::map<char32_t, quint32>;

// Numbers of a table; what lies beyond its end is 0.
class Table {
public:
    explicit Table(const QByteArray& bytes) : bytes_(bytes) {}
    int u16(qsizetype at) const
    {
        return at >= 0 && at + 2 <= bytes_.size() ? qFromBigEndian<quint16>(bytes_.constData() + at) : 0;
    }
    QByteArray tag(qsizetype at) const { return bytes_.mid(at, 4); }

private:
    const QByteArray& bytes_;
};

template <class T>
void put(QByteArray& to, T value)
{
    char bytes[sizeof(T)];
    qToBigEndian(value, bytes);
    to.append(bytes, sizeof(T));
}

// The place of a glyph in a coverage table; -1: it is not there.
int placeIn(const Table& gsub, qsizetype coverage, int glyph)
{
    const int format = gsub.u16(coverage), many = gsub.u16(coverage + 2);
    for (int i = 0; i < many; ++i) {
        const qsizetype row = coverage + 4 + (format == 1 ? 2 : 6) * i;
        if (format == 1 && gsub.u16(row) == glyph) {
            return i;
        }
        if (format == 2 && gsub.u16(row) <= glyph && glyph <= gsub.u16(row + 2)) {
            return gsub.u16(row + 4) + glyph - gsub.u16(row);
        }
    }
    return -1;
}

// One glyph for another (lookups of type 1); 0: this one has no other.
int replaced(const Table& gsub, qsizetype lookup, int glyph)
{
    for (int i = 0; gsub.u16(lookup) == 1 && i < gsub.u16(lookup + 4); ++i) {
        const qsizetype part = lookup + gsub.u16(lookup + 6 + 2 * i);
        const int place = placeIn(gsub, part + gsub.u16(part + 2), glyph);
        if (place < 0) {
            continue;
        }
        return gsub.u16(part) == 1 ? (glyph + gsub.u16(part + 4)) & 0xffff : gsub.u16(part + 6 + 2 * place);
    }
    return 0;
}

int liningGlyph(const QByteArray& bytes, int glyph)
{
    const Table gsub(bytes);
    const int features = gsub.u16(6), lookups = gsub.u16(8);
    for (int i = 0; i < gsub.u16(features); ++i) {
        if (gsub.tag(features + 2 + 6 * i) != "lnum") {
            continue;
        }
        const qsizetype feature = features + gsub.u16(features + 6 + 6 * i);
        for (int j = 0; j < gsub.u16(feature + 2); ++j) {
            if (const int other =
                    replaced(gsub, lookups + gsub.u16(lookups + 2 + 2 * gsub.u16(feature + 4 + 2 * j)), glyph)) {
                return other;
            }
        }
    }
    return glyph;
}

// Whatever letters a player may type in the scripts that the face has.
Glyphs glyphsOf(const QRawFont& font)
{
    constexpr std::pair<char16_t, char16_t> ranges[] = {{0x20, 0x2fff}, {0xa700, 0xa7ff}, {0xfb00, 0xfb4f}};
    Glyphs glyphs;
    for (const auto& [first, last] : ranges) {
        QString letters;
        for (char32_t letter = first; letter <= last; ++letter) {
            letters.append(QChar(char16_t(letter)));
        }
        const auto found = font.glyphIndexesForString(letters);
        for (qsizetype i = 0; i < found.size(); ++i) {
            if (found[i] != 0) {
                glyphs[first + char32_t(i)] = found[i];
            }
        }
    }
    return glyphs;
}

// Format 12: runs of letters whose glyphs follow each other.
QByteArray cmapOf(const Glyphs& glyphs)
{
    QByteArray groups;
    quint32 many = 0;
    for (auto it = glyphs.begin(); it != glyphs.end(); ++many) {
        const auto first = it;
        auto last = it;
        for (++it; it != glyphs.end() && it->first == last->first + 1 && it->second == last->second + 1; ++it) {
            last = it;
        }
        put<quint32>(groups, first->first);
        put<quint32>(groups, last->first);
        put<quint32>(groups, first->second);
    }
    QByteArray cmap;
    // Two names for one table, 20 bytes on: Unicode, without which FreeType makes one of the glyphs' names instead, and
    // Windows; its format.
    for (const int head : {0, 2, 0, 4, 0, 20, 3, 10, 0, 20, 12, 0}) {
        put<quint16>(cmap, quint16(head));
    }
    put<quint32>(cmap, quint32(16 + groups.size()));
    put<quint32>(cmap, 0); // any language
    put<quint32>(cmap, many);
    return cmap + groups;
}

QByteArray nameOf(const QString& style)
{
    const std::pair<int, QString> names[] = {
        {1, bookFace}, {2, style}, {4, bookFace + u' ' + style}, {6, QString(bookFace).remove(u' ') + u'-' + style}};
    QByteArray rows, letters;
    for (const auto& [id, text] : names) {
        QByteArray wide;
        for (const QChar letter : text) {
            put<quint16>(wide, letter.unicode());
        }
        for (const int value : {3, 1, 0x409, id, int(wide.size()), int(letters.size())}) {
            put<quint16>(rows, quint16(value));
        }
        letters += wide;
    }
    QByteArray name;
    for (const int value : {0, int(std::size(names)), 6 + int(rows.size())}) {
        put<quint16>(name, quint16(value));
    }
    return name + rows + letters;
}

QByteArray fileOf(const std::map<QByteArray, QByteArray>& tables)
{
    QByteArray head(tables.count("CFF ") ? "OTTO" : QByteArray("\0\1\0\0", 4)), body;
    for (const int value : {int(tables.size()), 0, 0, 0}) { // what helps to search is not read
        put<quint16>(head, quint16(value));
    }
    const auto start = quint32(head.size() + 16 * qsizetype(tables.size()));
    for (const auto& [tag, bytes] : tables) {
        head += tag;
        put<quint32>(head, 0); // no checksum
        put<quint32>(head, start + quint32(body.size()));
        put<quint32>(head, quint32(bytes.size()));
        body += bytes + QByteArray((4 - bytes.size() % 4) % 4, '\0');
    }
    return head + body;
}

void makeCut(const QString& family, bool italic)
{
    QFont wanted(family);
    wanted.setItalic(italic);
    const QRawFont font = QRawFont::fromFont(wanted);
    if (!font.isValid() || !font.familyName().startsWith(u"EB Garamond"_s)) {
        return;
    }
    std::map<QByteArray, QByteArray> tables;
    for (const char* tag : {"CFF ", "GDEF", "GPOS", "GSUB", "OS/2", "cvt ", "fpgm", "gasp", "glyf", "head", "hhea",
             "hmtx", "loca", "maxp", "post", "prep"}) {
        if (const QByteArray table = font.fontTable(tag); !table.isEmpty()) {
            tables[tag] = table;
        }
    }
    Glyphs glyphs = glyphsOf(font);
    for (char32_t figure = U'0'; figure <= U'9'; ++figure) {
        glyphs[figure] = quint32(liningGlyph(tables["GSUB"], int(glyphs[figure])));
    }
    tables["cmap"] = cmapOf(glyphs);
    tables["name"] = nameOf(font.styleName());
    QFontDatabase::addApplicationFontFromData(fileOf(tables));
}

} // namespace

void makeBookFace()
{
    const QString family = u"EB Garamond 12"_s, other = u"EB Garamond"_s;
    QFont::insertSubstitutions(bookFace, {family, other, u"DejaVu Serif"_s});
    if (QFontDatabase::families().contains(bookFace)) {
        return; // another window of this process
    }
    const QString there = QFontDatabase::families().contains(family) ? family : other;
    makeCut(there, false);
    makeCut(there, true); // its bold cut has no such figures: Qt makes ours bold itself
}

} // namespace strategikon
