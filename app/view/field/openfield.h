// The battlefield that is open: terrain, armies and how they stand, what of it is chosen, and the notes of a side while
// it has the tablet. All parts of its page share it and hear from it what has changed. Every change is one step of the
// library.
#pragma once

#include "app/map/wording.h"
#include "bearings.h"
#include "handed.h"
#include "model/field/deploying/rearrange.h"
#include "model/field/terrain/laying.h"
#include "model/library/library.h"
#include "rules/battlefield.h"
#include "rules/setup.h"
#include "rules/system.h"
#include "setup.h"

#include <QObject>

#include <optional>

namespace strategikon {

class OpenField : public QObject {
    Q_OBJECT

public:
    OpenField();

    void open(const std::string& id);
    const std::string& id() const { return id_; }
    bool known() const { return rules_ != nullptr; }
    const Setup& setup() const { return setup_; }
    Setup& setup() { return setup_; }
    const Battlefield* rules() const { return rules_; } // tables of the system; nullptr: nothing is shown
    const System& system() const { return *findSystem(setup_.field.system); }
    field::Charts charts() const; // with the distances of the ways that were chosen
    std::uint64_t seed();         // all that is random on it follows from it

    bool keep(const char* what, const QString& detail = {}, const Cleaning& clean = {});
    void tellChanged();

    QString nameOfSide(int side) const; // "Near side"
    map::SideNames sideNames() const;
    QString nameOfBlock(const std::string& block) const; // "First command"
    bool firstIsNear() const;                            // whether side 0 has the near edge
    bool byBlocks() const;                               // deployed a command at a time
    bool armiesFirst() const;                            // terrain depends on who fights

    // Id of a feature, "draft", or the badge of a unit; empty: nothing.
    const QString& selected() const { return selected_; }
    void select(const QString& id);
    const field::Feature* feature(const QString& id) const;               // the draft too
    const std::optional<field::Feature>& draft() const { return draft_; } // before it is placed
    void setDraft(std::optional<field::Feature> draft);                   // it is chosen, or no longer

    // The tablet goes to a side, which sees its notes; back to both, and nothing of them is seen.
    const std::optional<Handed>& handed() const { return handed_; }
    std::optional<Handed>& handed() { return handed_; }
    void hand(const std::optional<Handed>& handed);
    bool hides(const std::string& badge) const; // and its side looks
    // As the map shows it: with those who hide, while their side looks.
    const field::Deployment& deployment() const { return handed_ ? seen_ : setup_.deployment; }

    // What is wrong with the terrain, and with where troops stand: judged once for each change.
    const std::vector<field::Misplaced>& misplaced() const;
    const std::vector<field::Misposted>& misposted() const;
    const std::optional<field::Rearranged>& rearranged() const; // what could be moved where a zone is cramped
    const std::optional<Bearings>& bearings() const;            // of what is selected
    // What is wrong with it as it is being dragged; empty: nothing.
    QString refusalOf(const field::Feature& feature) const;
    QString refusalOf(const field::Posted& posted) const;
    QString refusal(const field::Misposted& one) const; // a sentence, and where the book has its rule

signals:
    void opened();
    void changed();
    void rowsChanged();
    void stepChanged(); // maybe
    void draftChanged();
    void selectedChanged();
    void refused(const QString& words);

private:
    void load();
    void see();

    std::string id_{};
    Setup setup_{};
    const Battlefield* rules_ = nullptr;
    std::optional<field::Feature> draft_{};
    QString selected_{};
    std::optional<Handed> handed_{};
    field::Deployment seen_{};
    mutable std::optional<std::vector<field::Misplaced>> misplaced_{};
    mutable std::optional<std::vector<field::Misposted>> misposted_{};
    mutable std::optional<std::optional<field::Rearranged>> rearranged_{};
    mutable std::optional<std::optional<Bearings>> bearings_{};
};

} // namespace strategikon
