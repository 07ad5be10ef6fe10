// The battle that lies open: its record, and the moment of it that is shown, which is now, one that is looked back at,
// or the one before a step that is answered anew. All parts of its screen share it and hear from it what has changed.
#pragma once

#include "app/report/standing.h"
#include "model/play/record/recorder.h"

#include <QObject>

#include <memory>
#include <optional>

namespace strategikon {

class OpenBattle : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void open(const std::string& id);
    const std::string& id() const { return id_; }
    bool known() const { return recorder_.has_value(); }
    const QString& trouble() const { return trouble_; } // why it cannot be shown
    const play::Recorder& recorder() const { return *recorder_; }
    play::Recorder& recorder() { return *recorder_; }
    const play::Game& game() const { return recorder_->game(); }
    const play::Battle& record() const { return recorder_->battle(); }
    const std::shared_ptr<const report::Ground>& ground() const { return ground_; } // where it is fought
    const field::Field* field() const; // the battlefield; nullptr: none is known
    bool mapped() const { return known() && ground_ != nullptr; }

    // The moment that is shown.
    const play::State& state() const { return past_ ? *past_ : recorder_->state(); }
    bool over() const { return known() && state().over; }
    bool isNow() const { return !past_; }
    int looking() const { return looking_; }       // behind so many steps; -1: at now
    int correcting() const { return correcting_; } // the step that is answered anew; 0: none
    int shownStep() const;                         // the step that led to it; 0: the beginning
    int lookedStep() const;                        // -1: at now
    int steps() const;                             // of the way here
    int numberOf(int step) const;                  // how many steps lead there
    void goNow();
    void lookAt(int at);
    void reopen(int step);

    QString sideName(int side) const;
    QString nationOf(int side) const; // empty: its army is of no list

signals:
    void opened();
    void changed();
    void cardChanged();
    void correctingChanged();
    void happened(const QString& words); // what a step brought, or what is true again
    void refused(const QString& words);  // why an answer cannot be, and the way out

private:
    std::string id_{};
    QString trouble_{};
    std::optional<play::Recorder> recorder_{};
    std::shared_ptr<const report::Ground> ground_{};
    std::optional<play::State> past_{}; // before the step that is answered anew, or what is looked at
    int looking_ = -1, correcting_ = 0;
};

} // namespace strategikon
