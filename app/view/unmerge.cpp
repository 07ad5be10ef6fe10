#include "unmerge.h"

#include "app/evenings/naming.h"
#include "app/words/words.h"
#include "session.h"

namespace strategikon {

Unmerge::Unmerge(QObject* parent) : QObject(parent)
{
    read();
    if (Session::current() != nullptr) {
        connect(Session::current(), &Session::troubleChanged, this, &Unmerge::read); // another library may be open
    }
}

void Unmerge::read()
{
    names_.clear();
    Session* session = Session::current();
    if (session != nullptr && session->library() != nullptr) {
        for (const evenings::Merged& one : evenings::mergedNames(*session->library())) {
            names_ << tr("“%1” was “%2” in %n battles.", "", one.battles).arg(plain(one.after), plain(one.before));
        }
    }
    emit changed();
}

void Unmerge::takeBack()
{
    Session& session = *Session::current();
    if (!session.writable()) {
        return;
    }
    const auto battles = evenings::unmergeNames(*session.library());
    session.say(battles.faults);
    if (battles) {
        emit session.said(tr("%n battles have their names as they were typed.", "", *battles));
    }
    read();
}

} // namespace strategikon

#include "moc_unmerge.cpp"
