// The player's language.
#pragma once

#include <QLocale>
#include <QString>

namespace strategikon {

// The shipped translation for a locale ("" where there is none; English needs none).
QString translationFor(const QLocale& locale, const QString& folder);

// English as it is read: "1 stand", "2 stands". What no other language has is shown so. Once for an
// application object; false where it was there already.
bool useEnglish();

// One kind of digits in all that is shown: where the locale has some of its own, its numbers are written as those of
// the text around them. False where nothing had to change.
bool useOneKindOfDigits();

// Lets all text come in the language of the desktop, with English behind it. After the application object is made,
// before any text is asked for. False where there is no translation.
bool useTranslation(const QLocale& locale, const QString& folder);
bool useTranslation();

} // namespace strategikon
