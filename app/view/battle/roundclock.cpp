#include "roundclock.h"

#include "app/evenings/clock.h"
#include "app/view/session.h"

namespace strategikon {

RoundTime::RoundTime(QObject* parent) : QObject(parent)
{
    tick_.setInterval(1000);
    connect(&tick_, &QTimer::timeout, this, &RoundTime::changed);
}

int RoundTime::left() const { return evenings::leftOf(round_, QDateTime::currentDateTimeUtc()); }

QString RoundTime::words() const { return evenings::timeShown(left()); }

void RoundTime::setBattleId(const QString& id)
{
    if (id != id_) {
        id_ = id;
        read();
    }
}

void RoundTime::read()
{
    Session* session = Session::current();
    Library* library = session != nullptr ? session->library() : nullptr;
    round_ = {};
    if (library != nullptr && !id_.isEmpty()) {
        if (const auto saved = library->battle(id_.toStdString())) {
            round_ = saved->about.round;
        }
    }
    running() ? tick_.start() : tick_.stop();
    emit changed();
}

// What else is said of the battle stays as it is now.
void RoundTime::keep(const Round& round)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return;
    }
    const auto saved = session.library()->battle(id_.toStdString());
    BattleAbout about = saved ? saved->about : BattleAbout();
    about.round = round;
    session.say(saved ? session.library()->describeBattle(id_.toStdString(), about).faults : saved.faults);
    read();
}

void RoundTime::toggle()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    keep(running() ? evenings::paused(round_, now) : evenings::started(round_, now));
}

} // namespace strategikon

#include "moc_roundclock.cpp"
