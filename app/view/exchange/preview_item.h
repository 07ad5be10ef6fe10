// A page of a printed form on the screen: the same drawing that the PDF and the printer get.
#pragma once

#include "app/print/document.h"

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class RosterPreview : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString armyId READ armyId WRITE setArmyId NOTIFY changed FINAL)
    Q_PROPERTY(
        QString document READ document WRITE setDocument NOTIFY changed FINAL) // roster, cards, rules, army-set ...
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed FINAL)   // a4, letter
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY changed FINAL)          // from 0
    Q_PROPERTY(int pageCount READ pageCount NOTIFY changed FINAL)              // 0: no such army
    Q_PROPERTY(qreal ratio READ ratio NOTIFY changed FINAL)                    // height of the paper by its width
    Q_PROPERTY(qreal paperWidth READ paperWidth NOTIFY changed FINAL)          // mm
    Q_PROPERTY(QString missing READ missing NOTIFY changed FINAL) // letters no font has, in a sentence; or empty
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)     // all that stands on the page, for screen readers

public:
    explicit RosterPreview(QQuickItem* parent = nullptr);
    QString armyId() const { return armyId_; }
    QString document() const { return document_; }
    QString paper() const { return paper_; }
    int page() const { return page_; }
    int pageCount() const;
    qreal ratio() const;
    qreal paperWidth() const;
    QString missing() const { return missing_; }
    QString words() const;
    void setArmyId(const QString& id);
    void setDocument(const QString& document);
    void setPaper(const QString& paper);
    void setPage(int page);
    Q_INVOKABLE void refresh() { layOut(); } // what is on it has changed
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    void layOut();
    // The sheet that has the page, and its page there; nullptr: there is none.
    std::pair<const print::Sheet*, qsizetype> shown() const;

    QString armyId_, document_ = QStringLiteral("roster"), paper_ = QStringLiteral("a4");
    QString missing_;
    int page_ = 0;
    QList<print::Sheet> sheets_;
};

} // namespace strategikon
