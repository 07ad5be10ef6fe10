// How the books of a system are read where they can be read two ways, by subject.
#pragma once

#include "rules/readings.h"

#include <QList>
#include <QObject>
#include <QStringList>

namespace strategikon {

struct ReadingShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString other MEMBER other FINAL) // the other reading; or empty
    Q_PROPERTY(QString place MEMBER place FINAL)

public:
    QString id{}, text{}, other{}, place{};
    QStringList either{}; // of a switch, by their ids; the first: the default
    QList<int> lines{};
    friend bool operator==(const ReadingShown&, const ReadingShown&) = default;
};

struct SubjectShown {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QList<strategikon::ReadingShown> readings MEMBER readings FINAL)

public:
    QString id{}, name{};
    QList<ReadingShown> readings{};
    friend bool operator==(const SubjectShown&, const SubjectShown&) = default;
};

// Whether all words of what is looked for stand in a text; nothing looked for stands in every text.
bool containsWords(const QString& text, const QString& wanted);
// Those in which they do, without the subjects in which they do nowhere. `line`: the place names it.
QList<SubjectShown> readingsShown(
    const std::string& system, const std::vector<Subject>& subjects, const QString& wanted, bool line);

} // namespace strategikon
