// Which nations the player's stands can field at a size. Worked out on another thread.
#pragma once

#include "app/view/components/shownrows.h"
#include "rules/collection.h"
#include "standshown.h"

#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <memory>

namespace strategikon {

class Fielding : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY changed FINAL)
    Q_PROPERTY(int points READ points WRITE setPoints NOTIFY changed FINAL)
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY changed FINAL) // asks only while it is
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL) // an answer is there
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int possible READ possible NOTIFY changed FINAL) // nations with a legal army

public:
    explicit Fielding(QObject* parent = nullptr);
    ~Fielding() override;

    QString system() const { return system_; }
    int points() const { return points_; }
    bool active() const { return active_; }
    bool busy() const { return busy_; }
    bool known() const { return known_; }
    int count() const { return static_cast<int>(found_.size()); }
    int possible() const;
    void setSystem(const QString& system); // at the size that is usual there
    void setPoints(int points);
    void setActive(bool active);
    // The answer for one nation; nullptr while there is none.
    const Fieldable* of(const std::string& system, const std::string& list) const;
    QString words(const Fieldable& one) const;

signals:
    void changed();

private:
    int rows() const override { return count(); }
    QVariant row(int at) const override;
    void ask();
    void answer(int request, std::vector<Fieldable> found);

    QString system_;
    int points_ = 0;
    bool active_ = false, busy_ = false, known_ = false;
    int request_ = 0;
    std::vector<Fieldable> found_;
    std::shared_ptr<Catalogue> catalogue_; // of the thread that works it out
    QThreadPool pool_;
};

} // namespace strategikon
