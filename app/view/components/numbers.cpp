#include "numbers.h"

#include <QCoreApplication>
#include <QLocale>

namespace strategikon {

namespace {

QString raised(qsizetype number)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = QString::number(number);
    for (QChar& digit : text) {
        digit = digits[digit.digitValue()];
    }
    return text;
}

} // namespace

QString grouped(const std::string& digits)
{
    QString text = QString::fromStdString(digits);
    if (text.size() > 12) {
        return QCoreApplication::translate("numbers", "%1.%2 × 10%3")
            .arg(text[0])
            .arg(text[1])
            .arg(raised(text.size() - 1));
    }
    const QString gap = QLocale().groupSeparator();
    for (qsizetype at = text.size() - 3; at > 0; at -= 3) {
        text.insert(at, gap);
    }
    return text;
}

QString grouped(int number) { return QLocale().toString(number); }

} // namespace strategikon
