// What a battle can be on paper, and the files that it can be written as.
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

struct PaperShown {
    Q_GADGET
    QML_VALUE_TYPE(paperShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString about MEMBER about FINAL)

public:
    QString id{};
    QString label{};
    QString about{};
    friend bool operator==(const PaperShown&, const PaperShown&) = default;
};

struct PaperFormShown {
    Q_GADGET
    QML_VALUE_TYPE(paperFormShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString ending MEMBER ending FINAL)
    Q_PROPERTY(bool ofReport MEMBER ofReport FINAL) // of the report alone

public:
    QString id{};
    QString label{};
    QString ending{};
    bool ofReport = false;
    friend bool operator==(const PaperFormShown&, const PaperFormShown&) = default;
};

} // namespace strategikon
