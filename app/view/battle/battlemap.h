// The map of a battle as it is known at the moment that is shown: who stands where, or about where; who has moved and
// where he likely went; and somebody whom nobody told of yet.
//
// The ground is a sheet of its own: it is painted anew only when the view rests after it was pushed or zoomed. Units
// and what is drawn about them lie above it.
#pragma once

#include "adjustmentviewmodel.h"
#include "battleviewmodel.h"

#include "app/map/palette.h"
#include "app/report/standing.h"
#include "app/view/field/maplayer.h"
#include "app/view/field/mapview.h"
#include "model/play/map/likely.h"

#include <QQuickItem>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace strategikon {

class BattleMap : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::BattleViewModel* desk READ desk WRITE setDesk NOTIFY deskChanged FINAL)
    Q_PROPERTY(strategikon::AdjustmentViewModel* agreed READ agreed WRITE setAgreed NOTIFY deskChanged FINAL)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)  // the battle was begun on a battlefield
    Q_PROPERTY(qreal ratio READ ratio NOTIFY changed FINAL) // of its depth to its width
    Q_PROPERTY(strategikon::InputShown untold READ untoldShown NOTIFY changed FINAL) // the map knows nothing of them
    Q_PROPERTY(strategikon::InputShown moved READ movedShown NOTIFY changed FINAL)   // and these wait to be set down
    Q_PROPERTY(int waiting READ waiting NOTIFY changed FINAL)                        // how many they are
    Q_PROPERTY(int movers READ movers NOTIFY changed FINAL)              // of whom it is known where they likely went
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)            // how many are untold
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed FINAL) // a thing; 0: nobody
    Q_PROPERTY(bool stands READ stands NOTIFY changed FINAL)             // who is chosen is known to stand somewhere
    Q_PROPERTY(bool about READ about NOTIFY changed FINAL)               // or about there
    Q_PROPERTY(bool proposed READ proposed NOTIFY changed FINAL)         // or likely went somewhere
    Q_PROPERTY(bool column READ column NOTIFY changed FINAL)             // in column
    Q_PROPERTY(bool mayPlace READ mayPlace NOTIFY changed FINAL)         // somebody can be set down now
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)            // of who is chosen, or of the map
    Q_PROPERTY(bool tape READ tape WRITE setTape NOTIFY looksChanged FINAL) // a drag measures
    Q_PROPERTY(QString measured READ measured NOTIFY measuredChanged FINAL)
    Q_PROPERTY(bool whole READ whole NOTIFY viewChanged FINAL)        // all of the table is in sight
    Q_PROPERTY(qreal barWidth READ barWidth NOTIFY viewChanged FINAL) // of the scale bar, pixels
    Q_PROPERTY(QString barWords READ barWords NOTIFY viewChanged FINAL)

public:
    explicit BattleMap(QQuickItem* parent = nullptr);

    BattleViewModel* desk() const { return desk_; }
    void setDesk(BattleViewModel* desk);
    AdjustmentViewModel* agreed() const { return agreed_; }
    void setAgreed(AdjustmentViewModel* agreed);
    bool dark() const { return dark_; }
    void setDark(bool dark);
    bool known() const { return ground_ != nullptr; }
    qreal ratio() const;
    QList<BadgeShown> untold() const;
    QList<BadgeShown> moved() const;
    InputShown untoldShown() const { return inRows(untold(), "untold", tr("Not on the map")); }
    InputShown movedShown() const { return inRows(moved(), "moved", tr("Moved")); }
    int waiting() const { return int(moved().size()); }
    int movers() const { return int(likely_.size()); }
    int missing() const { return int(untold().size()); }
    int chosen() const { return chosen_; }
    void choose(int thing);
    bool stands() const { return chosen_ != 0 && place().stands(); }
    bool about() const { return stands() && place().margin > 0; }
    bool proposed() const { return likelyOf(chosen_) != nullptr; }
    bool column() const { return chosen_ != 0 && place().known == play::Place::Known::column; }
    bool mayPlace() const;
    QString words() const;
    bool tape() const { return tape_; }
    void setTape(bool tape);
    QString measured() const { return measured_; }
    bool whole() const { return view_.fits(); }
    qreal barWidth() const;
    QString barWords() const;

    // Who is chosen stands here now, its middle so many cm from the left and the near edge; turned; in another
    // formation; or nobody knows.
    Q_INVOKABLE bool place(qreal x, qreal y);
    Q_INVOKABLE bool turn(int degrees);
    Q_INVOKABLE bool form(bool column);
    Q_INVOKABLE bool forget();
    // It likely stands where it was proposed; 0: everybody who waits to be set down.
    Q_INVOKABLE bool aboutThere(int thing = 0);
    Q_INVOKABLE bool confirm();              // who is chosen stands exactly where it stands about
    Q_INVOKABLE QPointF at(int thing) const; // its middle, or that of where it was, in pixels
    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(qreal factor, qreal x, qreal y);
    Q_INVOKABLE void pan(qreal x, qreal y);

signals:
    void deskChanged();
    void looksChanged();
    void changed();
    void viewChanged();
    void measuredChanged();
    void tapped(int thing);

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;

private:
    enum class Hand { none, pressed, pan, unit, tape };
    // How somebody is drawn.
    struct Figure {
        play::Id thing = 0;
        field::Posted posted{};
        // last: where it was, and nobody can say where it likely went.
        enum class As { stands, about, was, last, likely } as = As::stands;
    };

    void load();
    void loadFigures();
    void loadLast(const std::vector<play::Gone>& gone);
    bool waits(play::Id thing) const; // where he stood last
    void addFigure(play::Id thing, field::Posted posted, Figure::As as);
    void dropTape();
    void viewMoved();
    void paintAnew();
    QRectF roomOfLayers() const;

    play::Place place() const; // of who is chosen
    play::Place placeOf(play::Id thing) const;
    const play::LikelyPlace* likelyOf(play::Id thing) const;
    const Figure* figureOf(play::Id thing) const;
    bool told(const play::Place& place);
    bool movesOnCard(const play::Ids& things) const; // the card as it is filled in has all of them leave their places
    bool drawTogether(const QPointF& by);            // the held one and who moves with it on the card
    void settleDrawn();
    play::Id thingAt(const QPointF& pixels) const;
    void tap(const QPointF& pixels);
    void hover(play::Id thing);
    void measure(const QPointF& from, const QPointF& to);
    BadgeShown badgeOf(play::Id thing) const;
    InputShown inRows(QList<BadgeShown> all, const QString& id, const QString& what) const;
    const field::Table& table() const { return ground_->setUp.field.table; }
    const field::Troop& troopOf(const Figure& figure) const;
    const map::Palette& colours() const { return dark_ ? map::darkPalette() : map::lightPalette(); }

    void paintGround(QPainter& painter);
    void paintUnits(QPainter& painter);
    void paintMarks(QPainter& painter);
    void paintFigure(QPainter& painter, const Figure& figure) const;
    void paintFallen(QPainter& painter, const Figure& figure) const;
    QRectF badgeBox(const Figure& figure, const MapView& view, QPointF& way) const;
    std::vector<QRectF> badgeBoxes(const MapView& view) const; // of each figure; empty: it has none
    void paintHiddenBadges(QPainter& painter) const;
    QList<int> framed() const;
    void paintBadge(QPainter& painter, const Figure& figure, const QRectF& pill) const;
    void paintReaches(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintFrames(QPainter& painter) const;
    void label(QPainter& painter, const QPointF& at, const QString& words, const QColor& colour) const;
    QPolygonF onScreen(const field::Ring& ring) const;

    BattleViewModel* desk_ = nullptr;
    AdjustmentViewModel* agreed_ = nullptr;
    std::shared_ptr<const report::Ground> ground_;
    report::Positions standing_{};
    std::vector<play::LikelyPlace> likely_{};
    std::vector<Figure> figures_{}, fallen_{}; // fallen: just now; nobody touches them any more
    std::vector<play::LikelyPlace> drawn_{};   // where who moves on the card was drawn to: told once they have moved
    std::string battle_;
    int chosen_ = 0;
    std::pair<int, int> turn_{}; // of the battle, and whose

    MapView view_;
    MapView painted_;   // as the layers show it
    QRectF layersRoom_; // where they lie, in its pixels
    QQuickItem* board_;
    MapLayer *terrain_, *units_, *marks_;
    QTimer rest_;
    bool dark_ = false, tape_ = false;

    Hand doing_ = Hand::none;
    QPointF pressed_, last_;
    play::Id held_ = 0, hovered_ = 0;
    std::optional<std::pair<field::Point, field::Point>> tapeLine_; // on the table: it stays there when the view moves
    QString measured_;
};

} // namespace strategikon
