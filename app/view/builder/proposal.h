// Armies that Fill or Best would make of this one, shown as what they add and remove.
#pragma once

#include "app/view/components/shownrows.h"
#include "buildershown.h"
#include "rules/open_army.h"

#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class Proposal : public strategikon::ShownRows {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder has it.")
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    Q_PROPERTY(bool asked READ asked NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL) // armies found
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY changed FINAL)
    Q_PROPERTY(double total READ total NOTIFY changed FINAL) // points of the current one
    Q_PROPERTY(int steps READ steps NOTIFY changed FINAL)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL) // what is certain, in a sentence

public:
    Proposal(const OpenArmy& open, QObject* parent) : ShownRows(ProposedShown::staticMetaObject, parent), open_(open)
    {
        pool_.setMaxThreadCount(1);
    }
    ~Proposal() override { pool_.waitForDone(); }

    bool busy() const { return busy_; }
    bool asked() const { return asked_; }
    int count() const { return mended_ ? 1 : static_cast<int>(found_.size()); }
    int current() const { return current_; }
    double total() const;
    int steps() const { return static_cast<int>(steps_.size()); }
    QString verdict() const { return verdict_; }
    void setCurrent(int current);

    // `aim` empty: fill to the nearest total; "random": any legal army; "mend": the nearest; otherwise the best by this
    // aim. `owned`: only from the stands of the collection.
    Q_INVOKABLE void ask(const QString& aim, bool keep, bool owned = false);
    Q_INVOKABLE void drop();
    // The army as the current one would have it; the army itself where none is found.
    Army army() const;

signals:
    void changed();

private:
    int rows() const override { return steps(); }
    QVariant row(int at) const override;
    void refuse(const QString& why);
    void answer(std::vector<Solution> found);
    void askMended();
    void askDrawn(const SolveRequest& wish);
    template <class Asking>
    void wonder(Asking asking);
    QString verdictNow() const;
    void showSteps();

    const OpenArmy& open_;
    std::shared_ptr<const Task> task_;
    Counts from_;
    std::vector<Solution> found_;
    std::vector<Change> steps_;
    std::optional<Mended> mended_;
    QString verdict_, note_; // note: what the army is told of how it came about
    int current_ = 0, request_ = 0;
    bool busy_ = false, asked_ = false, filled_ = false, owned_ = false;
    QThreadPool pool_;
};

} // namespace strategikon
