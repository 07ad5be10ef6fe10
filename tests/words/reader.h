// Reads all that a window says: what is drawn, what a screen reader hears, what a dialog of the desktop is given.
#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <QStringList>

namespace strategikon {

class Reader {
public:
    // The object and all in it, shown or not. `where` tells the place of a fault.
    void read(QObject* object, const QString& where);

    // Texts that no translator was asked for, each with its place.
    QStringList leftOut() const;
    // QML files an object of which was read: "HelpSheet".
    const QSet<QString>& files() const { return files_; }
    int texts() const { return texts_; }

private:
    void walk(QObject* object, QSet<QObject*>& seen);
    void hear(QObject* object);
    void check(QObject* object, const char* property, const QString& text);

    QString where_;
    QSet<QString> files_, leftOut_;
    int texts_ = 0;
};

} // namespace strategikon
