// What the moment of a battle leads to, with what is taken for granted for it: each can be had otherwise, and orders
// can be lined up one after the other. Nothing of it is recorded; what was lined up is kept beside the record.
#pragma once

#include "battleviewmodel.h"

#include "app/shown/battle/ahead.h"

namespace strategikon {

class ForecastViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::BattleViewModel* desk READ desk WRITE setDesk NOTIFY deskChanged FINAL)
    Q_PROPERTY(QList<strategikon::ProspectShown> prospects READ prospects NOTIFY changed FINAL)
    Q_PROPERTY(QString totals READ totals NOTIFY changed FINAL)  // of what is lined up
    Q_PROPERTY(int length READ length NOTIFY changed FINAL)      // of the course
    Q_PROPERTY(bool mayAdd READ mayAdd NOTIFY changed FINAL)     // what the card says, to the course
    Q_PROPERTY(bool mayPlan READ mayPlan NOTIFY changed FINAL)   // a course whose card is not open yet
    Q_PROPERTY(bool supposes READ supposes NOTIFY changed FINAL) // something is not as is usual

public:
    using QObject::QObject;

    BattleViewModel* desk() const { return desk_; }
    void setDesk(BattleViewModel* desk);
    QList<ProspectShown> prospects() const;
    QString totals() const;
    int length() const { return int(course_.size()); }
    bool mayAdd() const;
    bool mayPlan() const;
    bool supposes() const { return !supposed_.empty(); }

    Q_INVOKABLE void put(int prospect, int assumption, int value); // an index, a number, a thing
    Q_INVOKABLE void asUsual();
    Q_INVOKABLE bool add();
    Q_INVOKABLE bool plan(); // its card, before its time
    Q_INVOKABLE void drop(int place);
    Q_INVOKABLE void earlier(int place);
    Q_INVOKABLE void improve(int prospect);
    Q_INVOKABLE bool toCard(int place); // to be done now

    // For tests.
    const std::vector<play::Prospect>& seen() const;

signals:
    void deskChanged();
    void changed();

private:
    bool known() const { return desk_ != nullptr && desk_->known(); }
    play::Course intended() const;
    const play::Decision* planned() const; // what a course consists of; nullptr: there can be none
    void goOn();
    void look();
    // forecastviewmodel_kept.cpp
    void find();
    void keep();

    BattleViewModel* desk_ = nullptr;
    QString battle_{}; // whose plan it is
    QByteArray kept_{};
    play::Course course_{};
    std::vector<play::Supposed> supposed_{};
    int seenEntries_ = 0;
    std::pair<int, int> turn_{};
    mutable std::optional<std::vector<play::Prospect>> seen_{}; // until something changes
};

} // namespace strategikon
