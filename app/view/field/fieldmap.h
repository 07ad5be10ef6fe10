// The map of a battlefield, for eye and hand: terrain below, units above, on top what is chosen or held.
//
// A layer is painted anew only when what it shows has changed and the view rests. As long as the view is pushed or
// zoomed the board carries the layers as they were painted; what is dragged is a small layer of its own that is moved.
#pragma once

#include "app/map/palette.h"
#include "battlefieldviewmodel.h"
#include "maplayer.h"
#include "mapview.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

inline constexpr double finger = 22; // half of what a finger needs, pixels

class FieldMap : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(strategikon::BattlefieldViewModel* field READ field WRITE setField NOTIFY fieldChanged FINAL)
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool grid READ grid WRITE setGrid NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool tape READ tape WRITE setTape NOTIFY looksChanged FINAL)          // a drag measures
    Q_PROPERTY(bool helps READ helps WRITE setHelps NOTIFY looksChanged FINAL)       // bearings of what is chosen
    Q_PROPERTY(bool shaping READ shaping WRITE setShaping NOTIFY looksChanged FINAL) // outlines have handles
    Q_PROPERTY(bool fixed READ fixed WRITE setFixed NOTIFY looksChanged FINAL)       // terrain cannot be dragged
    Q_PROPERTY(bool setting READ setting WRITE setSetting NOTIFY looksChanged FINAL) // a tap sets a unit down
    Q_PROPERTY(int quarter READ quarter WRITE setQuarter NOTIFY viewChanged FINAL)
    Q_PROPERTY(qreal zoom READ zoom NOTIFY viewChanged FINAL)         // pixels of a centimetre
    Q_PROPERTY(bool whole READ whole NOTIFY viewChanged FINAL)        // all of the table is in sight
    Q_PROPERTY(qreal barWidth READ barWidth NOTIFY viewChanged FINAL) // of the scale bar, pixels
    Q_PROPERTY(QString barWords READ barWords NOTIFY viewChanged FINAL)
    Q_PROPERTY(QString measured READ measured NOTIFY measuredChanged FINAL) // by the tape
    Q_PROPERTY(QString warning READ warning NOTIFY warningChanged FINAL)    // of what is being moved
    Q_PROPERTY(QString words READ words NOTIFY wordsChanged FINAL)          // for a screen reader
    Q_PROPERTY(bool gliding READ gliding NOTIFY glidingChanged FINAL)       // what was refused goes back

public:
    explicit FieldMap(QQuickItem* parent = nullptr);

    BattlefieldViewModel* field() const { return desk_; }
    bool dark() const { return dark_; }
    bool grid() const { return grid_; }
    bool tape() const { return tape_; }
    bool helps() const { return helps_; }
    bool shaping() const { return shaping_; }
    bool fixed() const { return fixed_; }
    bool setting() const { return setting_; }
    int quarter() const { return view_.quarter(); }
    qreal zoom() const { return view_.zoom(); }
    bool whole() const { return view_.fits(); }
    qreal barWidth() const;
    QString barWords() const;
    QString measured() const { return measured_; }
    QString warning() const { return warning_; }
    QString words() const;
    bool gliding() const { return glide_.state() == QVariantAnimation::Running; }
    void setField(BattlefieldViewModel* desk);
    void setDark(bool dark);
    void setGrid(bool grid);
    void setTape(bool tape);
    void setHelps(bool helps);
    void setShaping(bool shaping);
    void setFixed(bool fixed);
    void setSetting(bool setting);
    void setQuarter(int quarter);

    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(qreal factor, qreal x, qreal y);
    Q_INVOKABLE void pan(qreal x, qreal y);
    Q_INVOKABLE QPointF at(qreal x, qreal y) const;       // pixels to the table's cm
    Q_INVOKABLE QPointF placeOf(const QString& id) const; // the middle of a feature or unit, in pixels

signals:
    void fieldChanged();
    void looksChanged();
    void viewChanged();
    void measuredChanged();
    void warningChanged();
    void wordsChanged();
    void glidingChanged();
    // A tap on the bare table, in its cm: where a unit that is chosen may be set down.
    void tapped(QPointF place);

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Hand { none, pressed, pan, feature, unit, turn, size, pull, tape };

    const map::Palette& colours() const;

    // The view goes on; the layers are carried along, and painted anew once it rests.
    void moved();
    void paintAnew();
    void showHeld();
    void showMarks() { marks_->update(); }
    QRectF roomOfTable() const;
    QRectF roomOfLayers() const; // what is painted, beyond the window too

    void paintTerrain(QPainter& painter);
    void nameSides(QPainter& painter) const;
    void paintUnits(QPainter& painter);
    void paintHeld(QPainter& painter);
    void paintFeature(QPainter& painter, const field::Feature& feature);
    void paintKnobs(QPainter& painter);
    void paintUnit(QPainter& painter, const field::Troop& troop, const field::Posted& posted);
    void paintMarks(QPainter& painter);
    void paintTape(QPainter& painter);
    void paintBearings(QPainter& painter);
    void paintBlocks(QPainter& painter);
    void paintProposal(QPainter& painter);
    void line(QPainter& painter, field::Point from, field::Point to, const QPen& pen) const; // on a lighter one
    void letters(QPainter& painter, const QPointF& at, const QString& words) const;
    QRectF roomOfHeld() const;
    const field::Feature* heldFeature() const; // or the one that is chosen
    const field::Posted* heldUnit() const;
    QColor colourOfHeld() const;
    std::vector<QPointF> knobs(const MapView& view) const; // to turn and to size, or all to pull at
    QRectF roomOfKnobs() const;

    QString thingAt(const QPointF& pixels) const;                // id or badge; empty: none
    bool covers(const QString& badge, field::Point point) const; // a unit on the table
    Hand knobAt(const QPointF& pixels);
    field::Feature changedBy(const QPointF& pixels) const;
    void begin(const QPointF& pixels);  // what the hand does with what lies there
    void drag(const QPointF& pixels);   // and says what is wrong there
    void follow(const QPointF& pixels); // shows what is held there
    bool drop();                        // false: it may not lie there
    void tap(const QPointF& pixels);
    void glideBack();
    void letGo();
    void measure(field::Point from, field::Point to);
    void warn(const QString& words);
    std::optional<field::Point> middleOf(const QString& id) const;
    bool selectNext(bool back);
    bool stepBy(field::Point by);
    bool turnBy(qreal degrees);
    QStringList things() const; // in the order of Tab

    BattlefieldViewModel* desk_ = nullptr;
    MapView view_;
    MapView painted_;   // as the layers show it
    QRectF layersRoom_; // where they lie, in its pixels
    QRectF heldRoom_;   // where what is chosen or held lies there
    QQuickItem* board_;
    MapLayer *terrain_, *units_, *heldLayer_, *marks_;
    QTimer rest_;
    QVariantAnimation glide_;
    bool dark_ = false, grid_ = false, tape_ = false, helps_ = false, shaping_ = false, fixed_ = false,
         setting_ = false;
    bool left_ = false; // Escape was pressed: Tab leads on
    QString measured_, warning_;

    Hand doing_ = Hand::none;
    QPointF pressed_, last_;
    QString held_;
    int pulled_ = -1; // which handle
    std::optional<field::Feature> candidate_;
    std::optional<field::Posted> posted_;
    std::optional<std::pair<field::Point, field::Point>> tapeLine_;
};

} // namespace strategikon
