// Who may fight: the armies of the library, and those that ship with the lists.
#pragma once

#include "model/army/army.h"

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <string>

namespace strategikon {

// An army to choose. Its id is that of the library; or "ready/" and the file of one that ships.
struct BattleArmyShown {
    Q_GADGET
    QML_VALUE_TYPE(battleArmyShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString nation MEMBER nation FINAL)

public:
    QString id{};
    QString name{};
    QString nation{};
    friend bool operator==(const BattleArmyShown&, const BattleArmyShown&) = default;
};

// Those of the systems that fit, the player's own first.
QList<BattleArmyShown> armiesToChoose(const std::function<bool(const std::string& system)>& fits);
std::optional<Army> chosenArmy(const QString& id);

} // namespace strategikon
