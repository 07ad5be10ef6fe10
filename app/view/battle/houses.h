// House rules as the window offers them.
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <string>

namespace strategikon {

// A player's own.
struct HouseShown {
    Q_GADGET
    QML_VALUE_TYPE(houseShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QStringList rules MEMBER rules FINAL) // their sentences
    Q_PROPERTY(QString trouble MEMBER trouble FINAL) // why they cannot be used; or empty

public:
    QString name{};
    QStringList rules{};
    QString trouble{};
    friend bool operator==(const HouseShown&, const HouseShown&) = default;
};

QList<HouseShown> housesShown(const std::string& system); // for its battles

} // namespace strategikon
