// Reads all that a window says: what is drawn, what a screen reader hears, what a dialog of the desktop is given.
#pragma once

#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>

namespace strategikon {

class Reader {
public:
    // `wrong` says whether a text is as it must not be.
    explicit Reader(std::function<bool(const QString&)> wrong) : wrong_(std::move(wrong)) {}

    // The object and all in it, shown or not. `where` tells the place of a fault.
    void read(QObject* object, const QString& where);

    // Texts that are wrong, each with its place.
    QStringList faults() const;
    // QML files an object of which was read: "HelpSheet".
    const QSet<QString>& files() const { return files_; }
    // Texts that would read a stranger's tags, each with its place; words of the glossary are one of them.
    const QSet<QString>& guessing() const { return guessing_; }
    int texts() const { return texts_; }

private:
    void walk(QObject* object, QSet<QObject*>& seen);
    void hear(QObject* object);
    void check(QObject* object, const char* property, const QString& text);

    std::function<bool(const QString&)> wrong_;
    QString where_;
    QSet<QString> files_, faults_, guessing_;
    QSet<QByteArray> classes_;    // whose files are known
    QHash<QString, bool> judged_; // texts, and whether each is wrong
    int texts_ = 0;
};

// No translator was asked for it, and it is no name or code.
bool isUntranslated(const QString& text);

} // namespace strategikon
