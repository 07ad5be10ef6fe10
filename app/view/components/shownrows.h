// A list of rows that are one plain struct each: its properties are the roles, under their names.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// Whoever derives from it writes strategikon::ShownRows: that is how qmllint finds it.
class ShownRows : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS

public:
    int rowCount(const QModelIndex& parent = {}) const final { return parent.isValid() ? 0 : rows(); }
    QVariant data(const QModelIndex& index, int role) const final; // what a row says by itself: the first property
    QHash<int, QByteArray> roleNames() const final;

protected:
    ShownRows(const QMetaObject& of, QObject* parent) : QAbstractListModel(parent), of_(of) {}
    virtual int rows() const = 0;
    virtual QVariant row(int at) const = 0; // the struct; asked for those that are in sight

    // Each row may say something else.
    void tellChanged();

private:
    const QMetaObject& of_;
};

} // namespace strategikon
