#include "shownrows.h"

#include <QMetaProperty>

namespace strategikon {

namespace {

constexpr int firstRole = Qt::UserRole;

} // namespace

QVariant ShownRows::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const int property = role == Qt::DisplayRole ? 0 : role - firstRole;
    return property >= 0 && property < of_.propertyCount()
        ? of_.property(property).readOnGadget(row(index.row()).constData())
        : QVariant();
}

QHash<int, QByteArray> ShownRows::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int property = 0; property < of_.propertyCount(); ++property) {
        names[firstRole + property] = of_.property(property).name();
    }
    return names;
}

void ShownRows::tellChanged()
{
    if (rows() > 0) {
        emit dataChanged(index(0), index(rows() - 1));
    }
}

} // namespace strategikon

#include "moc_shownrows.cpp"
