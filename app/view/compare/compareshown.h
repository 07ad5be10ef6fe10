// Two armies side by side.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct ComparedArmyShown {
    Q_GADGET
    QML_VALUE_TYPE(comparedArmyShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString nation MEMBER nation FINAL)
    Q_PROPERTY(bool legal MEMBER legal FINAL)
    Q_PROPERTY(int findings MEMBER findings FINAL)

public:
    QString id, name, nation;
    bool legal = false;
    int findings = 0;
    bool operator==(const ComparedArmyShown&) const = default;
};

struct ComparedRowShown {
    Q_GADGET
    QML_VALUE_TYPE(comparedRowShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int left MEMBER left FINAL)
    Q_PROPERTY(int right MEMBER right FINAL)
    Q_PROPERTY(QString leftPoints MEMBER leftPoints FINAL)
    Q_PROPERTY(QString rightPoints MEMBER rightPoints FINAL)
    Q_PROPERTY(QString sign MEMBER sign FINAL) // = < or >
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    QString name;
    int left = 0, right = 0;
    QString leftPoints, rightPoints, sign, words;
    bool operator==(const ComparedRowShown&) const = default;
};

struct ComparedFigureShown {
    Q_GADGET
    QML_VALUE_TYPE(comparedFigureShown)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString left MEMBER left FINAL)
    Q_PROPERTY(QString right MEMBER right FINAL)
    Q_PROPERTY(QString sign MEMBER sign FINAL)

public:
    QString name, left, right, sign;
    bool operator==(const ComparedFigureShown&) const = default;
};

} // namespace strategikon
