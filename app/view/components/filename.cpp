#include "filename.h"

#include <QCoreApplication>
#include <QStringList>

namespace strategikon {

namespace {

constexpr qsizetype longest = 100; // bytes in UTF-8

// As it could stand in a file name; empty where nothing of it could.
QString clean(const QString& name)
{
    QString out;
    for (const char32_t c : name.simplified().toUcs4()) {
        const QChar::Category kind = QChar::category(c);
        const bool unseen = kind == QChar::Other_Control || kind == QChar::Other_Format
            || kind == QChar::Other_Surrogate || kind == QChar::Other_NotAssigned || kind == QChar::Other_PrivateUse
            || kind == QChar::Separator_Line || kind == QChar::Separator_Paragraph || c == QChar::ReplacementCharacter;
        if (!unseen) {
            const bool refused = c < 0x80 && QStringLiteral("/\\:*?\"<>|").contains(QChar(c));
            out += refused ? QStringLiteral("-") : QString::fromUcs4(&c, 1);
        }
    }
    out = out.simplified();
    qsizetype begin = 0;
    while (begin < out.size() && QStringLiteral(".-~ ").contains(out[begin])) {
        ++begin;
    }
    return out.mid(begin);
}

// Never cut through a letter and its accents.
QString cutTo(QString name, qsizetype bytes)
{
    while (name.toUtf8().size() > bytes) {
        qsizetype last = name.size() - 1;
        while (last > 0 && (name[last].isMark() || name[last].isLowSurrogate())) {
            --last;
        }
        name.truncate(last);
    }
    while (!name.isEmpty() && QStringLiteral(". ").contains(name.back())) {
        name.chop(1);
    }
    return name;
}

} // namespace

QString fileNameOf(const QString& name, const char* holds, const QString& ending)
{
    const QString what = *holds == '\0' ? QString() : QCoreApplication::translate("filenames", holds);
    const QString rest = (what.isEmpty() ? QString() : QStringLiteral(", ") + what) + u'.' + ending;
    const QString begin = cutTo(clean(name), longest - rest.toUtf8().size());
    return (begin.isEmpty() ? QCoreApplication::translate("filenames", "Unnamed") : begin) + rest;
}

} // namespace strategikon
