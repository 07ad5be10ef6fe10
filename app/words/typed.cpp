#include "typed.h"

#include "model/text/typed_number.h"

#include <QLocale>
#include <QRegularExpression>

namespace strategikon {

namespace {

NumberSigns signsHere()
{
    const QLocale here;
    return {here.groupSeparator().toStdString(), here.decimalPoint().toStdString()};
}

// Every script has digits of its own, some of them beyond what one QChar holds.
std::string inPlainDigits(const QString& text)
{
    QList<uint> signs = text.toUcs4();
    for (uint& sign : signs) {
        if (const int value = QChar::digitValue(sign); value >= 0 && QChar::isDigit(sign)) {
            sign = uint('0' + value);
        }
    }
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(signs.constData()), signs.size()).toStdString();
}

} // namespace

std::optional<int> wholeTyped(const QString& text) { return wholeTyped(inPlainDigits(text), signsHere()); }

std::optional<double> numberTyped(const QString& text) { return numberTyped(inPlainDigits(text), signsHere()); }

QString withPlainNumbers(const QString& words)
{
    static const QRegularExpression figures(QStringLiteral("\\d[\\d.,'’]*\\d"));
    QString plain;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& found : figures.globalMatch(words)) {
        const auto number = wholeTyped(found.captured());
        plain += QStringView(words).mid(from, found.capturedStart() - from);
        plain += number ? QString::number(*number) : found.captured();
        from = found.capturedEnd();
    }
    return plain += QStringView(words).mid(from);
}

} // namespace strategikon
