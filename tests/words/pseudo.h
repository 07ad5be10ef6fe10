// A language in which every letter wears a mark, so that a text nobody translates can be told.
#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QTranslator>

namespace strategikon {

class Pseudo : public QTranslator {
public:
    // "Add %1 {entry}" is "⟦Åđđ %1 {entry} ēēē⟧": a third longer, places kept.
    static QString of(const QString& text)
    {
        static const QString plain = QStringLiteral("abcdefghijklmnopqrstuvwxyz");
        static const QString marked = QStringLiteral("àƀçđéƒğħïĵķłɱñöþɋřšţüʋŵẋÿž");
        static const QRegularExpression kept(QStringLiteral("%L?\\d+|%Ln|%n|\\{[a-z-]+\\}|<[^<>]*>"));
        QString made;
        int letters = 0;
        qsizetype at = 0;
        const auto mark = [&](const QString& part) {
            for (const QChar letter : part) {
                const auto known = plain.indexOf(letter.toLower());
                letters += known >= 0 ? 1 : 0;
                made += known < 0 ? letter : letter.isUpper() ? marked[known].toUpper() : marked[known];
            }
        };
        for (auto found = kept.globalMatch(text); found.hasNext();) {
            const auto place = found.next();
            mark(text.mid(at, place.capturedStart() - at));
            made += place.captured();
            at = place.capturedEnd();
        }
        mark(text.mid(at));
        return letters == 0 ? text : QStringLiteral("⟦%1%2⟧").arg(made, QString((letters + 2) / 3, u'ē'));
    }

    QString translate(const char* context, const char* text, const char*, int) const override
    {
        asked_.insert({QString::fromUtf8(context), QString::fromUtf8(text)});
        return *text == '\0' ? QString() : of(QString::fromUtf8(text));
    }
    bool isEmpty() const override { return false; }

    using Asked = std::pair<QString, QString>; // context, text
    const QSet<Asked>& asked() const { return asked_; }

private:
    mutable QSet<Asked> asked_;
};

// What the player wrote in these tests is Greek.
inline const char* const greek = "Φάλαγξ τῶν Μακεδόνων";

// Letters that no translator was asked for.
inline bool isLeftOut(const QString& text)
{
    static const QRegularExpression bare(QStringLiteral("[A-Za-z]"));
    return text.contains(bare);
}

// What a translator was asked for and the template does not hold. Qt's own words, figures and what
// the player wrote are no part of it.
QStringList missingInTemplate(const Pseudo& pseudo);

// Counted texts of the template that strategikon_en.ts has no two forms for, or none that is in use.
QStringList uncounted();

// The whole template in the pseudo-locale, as a translator would hand it in.
QByteArray pseudoFile(const QString& language);

// English that is counted wrong: "45 stand(s)", "1 stands". The nouns are those of strategikon_en.ts.
const QRegularExpression& wrongCounts();

} // namespace strategikon
