// Names of players, places and occasions that were typed in several ways and made one: told, and taken back.
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Unmerge : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL) // a sentence each; none: nothing was made one

public:
    explicit Unmerge(QObject* parent = nullptr);

    QStringList names() const { return names_; }
    // All of them as they were typed, for good; what came of it is said.
    Q_INVOKABLE void takeBack();

signals:
    void changed();

private:
    void read();

    QStringList names_;
};

} // namespace strategikon
