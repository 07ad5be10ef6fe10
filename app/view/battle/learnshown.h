// What helps those who do not know the rules by heart, and how lucky they are.
#pragma once

#include "model/play/play_sheet.h"

#include <QList>
#include <QObject>
#include <QPolygonF>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// A rule that matters now.
struct ReminderShown {
    Q_GADGET
    QML_VALUE_TYPE(reminderShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString figure MEMBER figure FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString of MEMBER of FINAL) // whom it is about

public:
    QString name{};
    QString text{};
    QString figure{};
    QString place{};
    QString of{};
    friend bool operator==(const ReminderShown&, const ReminderShown&) = default;
};

// A word of the game.
struct TermShown {
    Q_GADGET
    QML_VALUE_TYPE(termShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)

public:
    QString id{};
    QString name{};
    QString text{};
    QString place{};
    friend bool operator==(const TermShown&, const TermShown&) = default;
};

struct LuckRowShown {
    Q_GADGET
    QML_VALUE_TYPE(luckRowShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int good MEMBER good FINAL)
    Q_PROPERTY(int throws MEMBER throws FINAL)
    Q_PROPERTY(QString expected MEMBER expected FINAL)
    Q_PROPERTY(double part MEMBER part FINAL) // the chance of throws as good

public:
    QString name{};
    int good = 0;
    int throws = 0;
    QString expected{};
    double part = 0;
    friend bool operator==(const LuckRowShown&, const LuckRowShown&) = default;
};

struct LuckSideShown {
    Q_GADGET
    QML_VALUE_TYPE(luckSideShown)
    Q_PROPERTY(QString letter MEMBER letter FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QList<strategikon::LuckRowShown> rows MEMBER rows FINAL)

public:
    QString letter{};
    QString name{};
    QList<LuckRowShown> rows{};
    friend bool operator==(const LuckSideShown&, const LuckSideShown&) = default;
};

// A plan beside a rule; RulePlan draws it.
struct DrawingShown {
    Q_GADGET
    QML_VALUE_TYPE(drawingShown)
    Q_PROPERTY(QString name MEMBER name FINAL) // empty: there is none
    Q_PROPERTY(double wide MEMBER wide FINAL)
    Q_PROPERTY(double high MEMBER high FINAL)

public:
    struct Mark {
        QString is{}, text{};
        QPolygonF at{};
        int side = -1;
        double turn = 0;
        bool pale = false;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    QString name{};
    double wide = 1, high = 1;
    QList<Mark> marks{};
    friend bool operator==(const DrawingShown&, const DrawingShown&) = default;
};
DrawingShown drawingShown(const play::Drawing& drawing);

} // namespace strategikon
