// The words of a game where they stand in running text: whole words, of those that overlap the longest, each word once.
#pragma once

#include "model/play/play_sheet.h"

#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace strategikon {

struct Spot {
    int at = 0, length = 0; // in the text
    QString term{};         // its id
};

class Glossed {
public:
    Glossed() = default;
    explicit Glossed(const std::vector<play::Term>& terms);
    // A word within one of these longer names is no word of the game there.
    void setNames(QStringList names);

    QList<Spot> in(const QString& text) const;
    // The text for the screen (Text.StyledText), each spot a link to its term; the one that is `current` stands out.
    QString linked(const QString& text, const QString& current = {}) const;

private:
    QRegularExpression any_, names_;
    QHash<QString, QString> ids_; // by each shape of the word, in small letters
};

} // namespace strategikon
