#include "nationbook.h"

#include "app/print/nation.h"
#include "app/view/components/filename.h"
#include "app/view/components/numbers.h"
#include "app/view/savedfile.h"
#include "app/view/session.h"
#include "app/view/settings.h"
#include "app/words/words.h"
#include "newlist.h"
#include "rules/search.h"

#include <algorithm>

namespace strategikon {

NationBook::NationBook(QObject* parent) : QObject(parent), edition_(Settings::current()->edition())
{
    pool_.setMaxThreadCount(1);
    connect(Session::current(), &Session::listsChanged, this, &NationBook::load);
}

NationBook::~NationBook()
{
    pool_.clear();
    pool_.waitForDone();
}

void NationBook::open(const QString& system, const QString& list)
{
    if (system != system_ || list != id_) {
        if (system != system_) {
            points_ = Settings::current()->pointsOf(system);
        }
        system_ = system;
        id_ = list;
        load();
    }
}

void NationBook::setEdition(const QString& edition)
{
    if (edition != edition_) {
        edition_ = edition;
        load();
    }
}

void NationBook::setPoints(int points)
{
    if (points != points_ && points > 0) {
        points_ = points;
        count();
    }
}

void NationBook::load()
{
    trouble_.clear();
    list_.reset();
    rules_ = findSystem(system_.toStdString());
    if (rules_ == nullptr || id_.isEmpty()) {
        emit changed();
        return;
    }
    const auto& known = rules_->format().editions;
    if (std::find(known.begin(), known.end(), edition_.toStdString()) == known.end()) {
        edition_ = QString::fromStdString(known.front());
    }
    Army army;
    army.system = system_.toStdString();
    army.list = id_.toStdString();
    army.edition = edition_.toStdString();
    if (const ArmyList* found = Session::current()->list(army, &trouble_)) {
        list_ = std::make_shared<const ArmyList>(*found);
    }
    emit changed();
    count();
}

void NationBook::count()
{
    pool_.clear();
    const int request = ++request_;
    armies_.clear();
    exactly_.clear();
    emit counted();
    if (!list_ || !bounded()) {
        return;
    }
    pool_.start([this, request, list = list_, system = rules_, points = points_] {
        const HowMany many = howMany(system->problem(*list, points), SolveRequest{});
        QMetaObject::invokeMethod(
            this,
            [this, request, many] {
                if (request == request_) {
                    armies_ = grouped(many.upTo);
                    armiesMany_ = plural(many.upTo);
                    exactly_ = grouped(many.exact);
                    emit counted();
                }
            },
            Qt::QueuedConnection);
    });
}

QString NationBook::fileName() const
{
    return list_
        ? fileNameOf(translated(list_->name), QT_TRANSLATE_NOOP("filenames", "army list"), QStringLiteral("pdf"))
        : QString();
}

bool NationBook::print(const QUrl& file, const QString& paper, bool replace)
{
    if (!list_) {
        return false;
    }
    const auto size = print::paperNamed(paper.toStdString()).value_or(print::Paper::a4);
    return SavedFile::current()->save(file, print::nationPdf(*rules_, *list_, size).toStdString(), replace);
}

QString NationBook::copyTo(const QString& name)
{
    return list_ ? ownlist::copyOf(*Session::current(), *rules_, *list_, name) : QString();
}

} // namespace strategikon

#include "moc_nationbook.cpp"
