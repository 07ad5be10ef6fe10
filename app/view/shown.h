// What several screens show of a thing, as plain values.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <vector>

namespace strategikon {

inline QList<int> shown(const std::vector<int>& numbers) { return {numbers.begin(), numbers.end()}; }
// Sizes of games from the smallest up; the first of them, as they are kept, is the one that is offered.
inline QList<int> inOrder(std::vector<int> sizes)
{
    std::sort(sizes.begin(), sizes.end());
    return shown(sizes);
}

// Something that is picked by its name and meant by its id.
struct NamedShown {
    Q_GADGET
    QML_VALUE_TYPE(namedShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    QString id, name;
    bool operator==(const NamedShown&) const = default;
};

// A figure or a few words under a label.
struct LabelledShown {
    Q_GADGET
    QML_VALUE_TYPE(labelledShown)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)

public:
    QString label, words;
    bool operator==(const LabelledShown&) const = default;
};

// A rule, a ruling or a reading, and where the book has it.
struct ProseShown {
    Q_GADGET
    QML_VALUE_TYPE(proseShown)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL) // empty: not told

public:
    QString id, name, text, place;
    bool operator==(const ProseShown&) const = default;
};

} // namespace strategikon
