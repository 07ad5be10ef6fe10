// A battle in a list: who met, what came of it, how far it has got.
#pragma once

#include "app/evenings/outing.h"

#include <QObject>
#include <QStringList>

namespace strategikon {

struct EveningShown {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString battleId MEMBER battleId FINAL)
    Q_PROPERTY(QString day MEMBER day FINAL)
    Q_PROPERTY(QStringList nations MEMBER nations FINAL) // of each side
    Q_PROPERTY(QStringList players MEMBER players FINAL) // of each side; empty where nobody said
    Q_PROPERTY(int winner MEMBER winner FINAL)           // a side; -1: neither
    Q_PROPERTY(QString result MEMBER result FINAL)
    Q_PROPERTY(QString score MEMBER score FINAL)
    Q_PROPERTY(QString standing MEMBER standing FINAL)
    Q_PROPERTY(bool over MEMBER over FINAL)
    Q_PROPERTY(QString occasion MEMBER occasion FINAL) // and where
    Q_PROPERTY(QStringList tags MEMBER tags FINAL)

public:
    QString name{};
    QString battleId{};
    QString day{};
    QStringList nations{};
    QStringList players{};
    int winner = -1;
    QString result{};
    QString score{};
    QString standing{};
    bool over = false;
    QString occasion{};
    QStringList tags{};
    friend bool operator==(const EveningShown&, const EveningShown&) = default;
};

EveningShown eveningShown(const evenings::Outing& one, const evenings::NameOf& nameOf);
// "today", "31 Jan 2026".
QString dayShown(const QDate& day);

} // namespace strategikon
