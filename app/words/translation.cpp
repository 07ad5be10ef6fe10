#include "app/words/translation.h"

#include "app/places.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>
#include <QTranslator>

namespace strategikon {

QString translationFor(const QLocale& locale, const QString& folder)
{
    for (const QString& language : locale.uiLanguages()) {
        QString name = language;
        name.replace(u'-', u'_');
        // "de_AT", then "de".
        for (; !name.isEmpty(); name = name.contains(u'_') ? name.section(u'_', 0, -2) : QString()) {
            QString file = folder + QStringLiteral("/strategikon_") + name + QStringLiteral(".qm");
            if (QFile::exists(file)) {
                return file;
            }
        }
        if (language.startsWith(QStringLiteral("en"))) {
            break; // what is written in the code
        }
    }
    return {};
}

bool useEnglish()
{
    static QPointer<QTranslator> english; // goes with the application object
    if (english != nullptr) {
        return false;
    }
    english = new QTranslator(QCoreApplication::instance());
    return english->load(QStringLiteral(":/translations/strategikon_en.qm"))
        && QCoreApplication::installTranslator(english);
}

// Figures come from three places: the locale (totals), Qt's text places, and data as it is printed. Where a locale has
// digits of its own, only the first would have them; then all are those of the text around them.
bool useOneKindOfDigits()
{
    if (QLocale().zeroDigit() == QStringLiteral("0")) {
        return false;
    }
    QLocale::setDefault(QLocale(QLocale::English));
    return true;
}

bool useTranslation(const QLocale& locale, const QString& folder)
{
    useEnglish(); // what is installed later is asked first
    const QString file = translationFor(locale, folder);
    if (file.isEmpty()) {
        return false;
    }
    auto* translator = new QTranslator(QCoreApplication::instance());
    return translator->load(file) && QCoreApplication::installTranslator(translator);
}

bool useTranslation()
{
    useOneKindOfDigits();
    return useTranslation(QLocale::system(), QString::fromStdString(places().translations.string()));
}

} // namespace strategikon
