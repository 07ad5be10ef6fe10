#include "app/print/missing.h"

#include "app/print/words.h"

#include <QSet>

namespace strategikon::print {

namespace {

// Joiners, variation selectors and the like have no shape of their own.
bool hasShape(char32_t letter)
{
    const QChar::Category category = QChar::category(letter);
    return category != QChar::Other_Format && category != QChar::Other_Control && category != QChar::Mark_NonSpacing
        && !QChar::isSpace(letter);
}

} // namespace

QStringList missingLetters(const Sheet& sheet)
{
    QStringList missing;
    QSet<char32_t> seen;
    for (const Page& page : sheet.pages)
        for (const Letters& letters : page.letters)
            for (const char32_t letter : letters.text.toUcs4()) {
                if (seen.contains(letter) || !hasShape(letter))
                    continue;
                seen.insert(letter);
                if (!canDraw(letter, letters.style.face))
                    missing.append(QString::fromUcs4(&letter, 1));
            }
    return missing;
}

QString missingWords(const Sheet& sheet)
{
    constexpr qsizetype most = 12;
    const QStringList letters = missingLetters(sheet);
    if (letters.isEmpty())
        return {};
    QString missing = letters.mid(0, most).join(u' ');
    if (letters.size() > most)
        missing += QStringLiteral(" …");
    return Words::tr("No font on this computer has %1, so it prints as an empty box. The packages fonts-noto-cjk and "
                     "fonts-symbola have most characters.")
        .arg(missing);
}

} // namespace strategikon::print
