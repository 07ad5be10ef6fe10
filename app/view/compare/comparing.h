// Two armies side by side.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Comparing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList armies READ armies NOTIFY changed FINAL) // two of: id, name, nation, legal
    // name, left, right, leftPoints, rightPoints, sign (= ≠ < > or words), words
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList figures READ figures NOTIFY changed FINAL) // name, left, right, sign
    Q_PROPERTY(int differences READ differences NOTIFY changed FINAL)

public:
    explicit Comparing(QObject* parent = nullptr) : QObject(parent) {}
    bool known() const { return trouble_.isEmpty() && armies_.size() == 2; }
    QString trouble() const { return trouble_; }
    QVariantList armies() const { return armies_; }
    QVariantList rows() const { return rows_; }
    QVariantList figures() const { return figures_; }
    int differences() const { return differences_; }
    Q_INVOKABLE void show(const QString& first, const QString& second);

signals:
    void changed();

private:
    QString trouble_;
    QVariantList armies_, rows_, figures_;
    int differences_ = 0;
};

} // namespace strategikon
