// The nations to pick from, by era.
#pragma once

#include "app/view/components/shownrows.h"
#include "model/army/list/list.h"
#include "nationshown.h"

#include <QtQml/qqmlregistration.h>

#include <map>

namespace strategikon {

// Without what it reaches and what one can make of it.
NationShown nationShown(const ListHeading& heading);

class NationModel : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY searchChanged FINAL) // empty: every system
    Q_PROPERTY(int count READ count NOTIFY searchChanged FINAL)

public:
    explicit NationModel(QObject* parent = nullptr);
    QString search() const { return search_; }
    QString system() const { return system_; }
    int count() const { return static_cast<int>(shown_.size()); }
    void setSearch(const QString& search);
    void setSystem(const QString& system);
    Q_INVOKABLE QString systemAt(int row) const;
    Q_INVOKABLE QString listAt(int row) const;
    Q_INVOKABLE QString nameAt(int row) const;

signals:
    void searchChanged();

private:
    int rows() const override { return count(); }
    QVariant row(int at) const override;
    void load();

    QString search_, system_;
    std::vector<ListHeading> shown_;
    std::map<std::string, QString> most_{}; // by file: what a list reaches of which only a part is printed
};

} // namespace strategikon
