// Troops of every list that fit a few words, nation by nation.
#pragma once

#include "app/view/components/shownrows.h"
#include "nationshown.h"
#include "rules/search.h"

#include <QtQml/qqmlregistration.h>

namespace strategikon {

class TroopSearch : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY changed FINAL)
    Q_PROPERTY(QString first READ first WRITE setFirst NOTIFY changed FINAL) // the system whose rows come first
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int nations READ nations NOTIFY changed FINAL)

public:
    explicit TroopSearch(QObject* parent = nullptr);
    QString query() const { return query_; }
    int count() const { return static_cast<int>(hits_.size()); }
    int nations() const;
    void setQuery(const QString& query);
    QString first() const { return first_; }
    void setFirst(const QString& system);

signals:
    void changed();

private:
    int rows() const override { return count(); }
    QVariant row(int at) const override;
    void load();

    QString query_, first_;
    std::vector<SearchHit> hits_;
};

} // namespace strategikon
