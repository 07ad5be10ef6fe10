// A card that was half filled in when the page was left stands there so when one comes back, after a restart too; how
// dice are noted does, too.
#pragma once

#include "opencard.h"

#include <QByteArray>
#include <QTimer>

namespace strategikon {

class CardDraft {
public:
    CardDraft(const OpenBattle& battle, OpenCard& open);
    ~CardDraft() { keep(); }
    Q_DISABLE_COPY_MOVE(CardDraft)

    void keep();
    void find();
    void keepEachDie() const;
    void findEachDie();

private:
    const OpenBattle& battle_;
    OpenCard& open_;
    QTimer keeping_{}; // a moment after each change
    QByteArray kept_{};
};

} // namespace strategikon
