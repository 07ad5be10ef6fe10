// A battlefield out of the program: on paper, as a picture, as a file, and as a list for laying it out.
#pragma once

#include "app/print/document.h"
#include "battlefieldviewmodel.h"

#include <QQuickPaintedItem>
#include <QUrl>

#include <optional>

namespace strategikon {

// "plan-1", "plan-2", "plan-5", "plan": in parts, in true size, a half, a fifth, a tenth of it; all else: one page with
// all that is needed to lay it out.
std::optional<print::Sheet> sheetOfField(
    const BattlefieldViewModel& field, const QString& document, const QString& paper);

class FieldPaper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::BattlefieldViewModel* field READ field WRITE setField NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::LaidOutShown> list READ list NOTIFY changed FINAL) // for laying it out
    Q_PROPERTY(QList<strategikon::MapFormShown> forms READ forms CONSTANT FINAL)

public:
    using QObject::QObject;
    BattlefieldViewModel* field() const { return desk_; }
    void setField(BattlefieldViewModel* field);
    QList<LaidOutShown> list() const;
    QList<MapFormShown> forms() const;
    Q_INVOKABLE bool save(const QString& form, const QUrl& file, bool replace);
    Q_INVOKABLE QString fileName(const QString& form) const;

signals:
    void changed();

private:
    QByteArray bytes(const QString& form) const;

    BattlefieldViewModel* desk_ = nullptr;
};

// How one kind of terrain is drawn, for a legend.
class KindSample : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system MEMBER system_ NOTIFY changed FINAL)
    Q_PROPERTY(QString kind MEMBER kind_ NOTIFY changed FINAL)
    Q_PROPERTY(bool dark MEMBER dark_ NOTIFY changed FINAL)

public:
    explicit KindSample(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    QString system_, kind_;
    bool dark_ = false;
};

} // namespace strategikon
