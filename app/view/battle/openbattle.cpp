#include "openbattle.h"

#include "app/view/session.h"
#include "app/words/nations.h"
#include "app/words/words.h"
#include "rules/battle.h"

#include <utility>

namespace strategikon {

using namespace play;

void OpenBattle::open(const std::string& id)
{
    Session& session = *Session::current();
    id_ = id;
    recorder_.reset();
    ground_ = nullptr;
    goNow();
    trouble_.clear();
    Library* library = session.library();
    const Result<SavedBattle> saved = library != nullptr && !id_.empty() ? library->battle(id_) : Result<SavedBattle>();
    const Game* game = saved ? gameOf(saved->content.system) : nullptr;
    const auto amiss = saved ? rulesAmiss(saved->content.system) : std::vector<Fault>();
    if (!amiss.empty()) {
        trouble_ = worded(amiss.front());
    } else if (game != nullptr) {
        auto opened = Recorder::open(*library, *game, id_, STRATEGIKON_VERSION);
        if (opened) {
            recorder_.emplace(std::move(*opened));
            const BattleContent& content = recorder_->saved().content;
            ground_ = report::groundOf(content.system, content.setUp);
        } else {
            trouble_ = worded(opened.faults.front());
        }
    } else if (!saved.faults.empty()) {
        trouble_ = worded(saved.faults.front());
    }
}

const field::Field* OpenBattle::field() const { return ground_ ? &ground_->setUp.field : nullptr; }

void OpenBattle::goNow()
{
    past_.reset();
    looking_ = -1;
    if (std::exchange(correcting_, 0) != 0) {
        emit correctingChanged();
    }
}

void OpenBattle::lookAt(int at)
{
    looking_ = at;
    past_ = record().stateAfter(lookedStep());
}

void OpenBattle::reopen(int step)
{
    looking_ = -1;
    past_ = record().stateAfter(record().log()[std::size_t(step - 1)].parent);
    correcting_ = step;
}

int OpenBattle::shownStep() const
{
    if (!known()) {
        return 0;
    }
    return correcting_ != 0 ? record().log()[std::size_t(correcting_ - 1)].parent
        : looking_ >= 0     ? lookedStep()
                            : record().head();
}

int OpenBattle::lookedStep() const
{
    return looking_ < 0 ? -1 : looking_ == 0 ? record().root() : record().line()[std::size_t(looking_ - 1)];
}

int OpenBattle::steps() const { return known() ? int(record().line().size()) : 0; }

int OpenBattle::numberOf(int step) const
{
    int number = 0;
    for (; step != record().root(); step = record().entry(step).parent) {
        ++number;
    }
    return number;
}

QString OpenBattle::sideName(int side) const
{
    QStringList names;
    for (const Thing& thing : state().things) {
        if (thing.sort == Sort::army && thing.side == side) {
            names << QString::fromStdString(thing.name);
        }
    }
    return names.join(QStringLiteral(", "));
}

QString OpenBattle::nationOf(int side) const
{
    QStringList nations;
    for (const Thing& thing : state().things) {
        if (thing.sort == Sort::army && thing.side == side && !thing.kind.empty()) {
            nations << nationShown(Session::current()->catalogue(), recorder_->saved().content.system, thing.kind);
        }
    }
    nations.removeDuplicates();
    return nations.join(QStringLiteral(", "));
}

} // namespace strategikon

#include "moc_openbattle.cpp"
