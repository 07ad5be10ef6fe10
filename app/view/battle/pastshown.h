// Rows of the history: of battles, of armies, of units.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct PastFigureShown {
    Q_GADGET
    QML_VALUE_TYPE(pastFigureShown)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)

public:
    QString label{};
    QString value{};
    friend bool operator==(const PastFigureShown&, const PastFigureShown&) = default;
};

struct PastRowShown {
    Q_GADGET
    QML_VALUE_TYPE(pastRowShown)
    Q_PROPERTY(QString id MEMBER id FINAL) // of a battle; or empty
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString about MEMBER about FINAL)
    Q_PROPERTY(QString result MEMBER result FINAL)
    Q_PROPERTY(bool under MEMBER under FINAL) // it belongs to the row above
    Q_PROPERTY(QList<strategikon::PastFigureShown> figures MEMBER figures FINAL)

public:
    QString id{};
    QString title{};
    QString about{};
    QString result{};
    bool under = false;
    QList<PastFigureShown> figures{};
    friend bool operator==(const PastRowShown&, const PastRowShown&) = default;
};

// A line of a chart: a value after each battle.
struct FaredCourseShown {
    Q_GADGET
    QML_VALUE_TYPE(faredCourseShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QList<int> values MEMBER values FINAL)

public:
    QString name{};
    QList<int> values{};
    friend bool operator==(const FaredCourseShown&, const FaredCourseShown&) = default;
};

} // namespace strategikon
