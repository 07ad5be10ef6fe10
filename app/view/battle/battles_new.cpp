// A new battle: who may fight, on what battlefield, and the battle itself.
#include "battles.h"

#include "app/evenings/naming.h"
#include "app/view/field/setup.h"
#include "app/view/session.h"
#include "app/words/words.h"
#include "model/play/record/recorder.h"
#include "model/text/name.h"
#include "rules/battle.h"

#include <algorithm>

namespace strategikon {

QList<BattleArmyShown> Battles::armies() const
{
    return armiesToChoose([](const std::string& system) { return gameOf(system) != nullptr; });
}

std::optional<Army> Battles::armyOf(const QString& id) const { return chosenArmy(id); }

QList<BattleFieldShown> Battles::setUps(const QString& first, const QString& second) const
{
    Session& session = *Session::current();
    const auto a = armyOf(first), b = armyOf(second);
    if (session.library() == nullptr || !a || !b) {
        return {};
    }
    QList<BattleFieldShown> theirs, others;
    for (const SavedField& saved : session.listed(session.library()->fields(false))) {
        const auto setUp = saved.content.system == a->system ? readSetup(saved.content) : Result<Setup>();
        if (!setUp) {
            continue;
        }
        const auto& names = setUp->deployment.army;
        const bool deployed = !setUp->deployment.posted.empty();
        const bool its = deployed && names[0] == a->name && names[1] == b->name;
        (its ? theirs : others) << BattleFieldShown{QString::fromStdString(saved.id),
            QString::fromStdString(saved.content.name),
            deployed
                ? tr("%1 – %2", "two armies").arg(QString::fromStdString(names[0]), QString::fromStdString(names[1]))
                : tr("nobody deployed"),
            its};
    }
    const QList<BattleFieldShown> all = theirs + others;
    return all.isEmpty() ? all : QList{BattleFieldShown{.name = tr("No map")}} + all;
}

QStringList Battles::deployedOn(const QString& field) const
{
    Session& session = *Session::current();
    const auto saved =
        session.library() != nullptr ? session.library()->field(field.toStdString()) : Result<SavedField>(Fault{});
    const auto setUp = saved ? readSetup(saved->content) : Result<Setup>(Fault{});
    QStringList ids{QString(), QString()};
    if (!setUp) {
        return ids;
    }
    for (const BattleArmyShown& one : armies()) { // what was changed last goes first
        const auto army = armyOf(one.id);
        for (const int side : {0, 1}) {
            if (ids[side].isEmpty() && army && army->system == saved->content.system
                && army->name == setUp->deployment.army[side]) {
                ids[side] = one.id;
            }
        }
    }
    return ids;
}

QList<ClauseShown> Battles::clauses(const QString& army) const
{
    QList<ClauseShown> all;
    const auto chosen = armyOf(army);
    for (const Clause& one : chosen ? clausesOf(chosen->system) : std::vector<Clause>()) {
        ClauseShown shown{.id = QString::fromStdString(one.id),
            .label = worded(one.says),
            .kind = Clauses::Kind(one.kind),
            .whose = Clauses::Whose(one.whose),
            .least = one.least,
            .most = one.most,
            .usual = one.usual};
        for (const Clause::Choice& choice : one.choices) {
            shown.choices << ClauseChoiceShown{QString::fromStdString(choice.value), worded(choice.says)};
        }
        all << shown;
    }
    return all;
}

QList<HouseShown> Battles::houses(const QString& army) const
{
    const auto chosen = armyOf(army);
    const auto all = chosen ? housesShown(chosen->system) : QList<HouseShown>();
    return all.isEmpty() ? all : QList{HouseShown{.name = tr("None: by the book")}} + all;
}

std::optional<BattlePlan> Battles::planOf(const NewBattleShown& made, QString& trouble) const
{
    Session& session = *Session::current();
    BattlePlan plan;
    for (int side = 0; side < 2; ++side) {
        const QStringList& ids = side == 0 ? made.first : made.second;
        if (ids.isEmpty()) {
            trouble = tr("Choose an army for each side.");
            return std::nullopt;
        }
        for (const QString& id : ids) {
            auto army = armyOf(id);
            if (!army) {
                trouble = tr("One of these armies cannot be read: open it under Armies to see why, or choose another.");
                return std::nullopt;
            }
            plan.sides.push_back({side, std::move(*army), false});
        }
    }
    for (const QString& one : made.agreed) {
        plan.terms.emplace_back(one.section(u'=', 0, 0).toStdString(), one.section(u'=', 1).toStdString());
    }
    if (const std::string name = made.house.toStdString(); !name.empty()) {
        const auto kept = houseNamed(plan.sides.front().army.system, name);
        if (!kept) {
            trouble = worded(kept.faults.front());
            return std::nullopt;
        }
        plan.house = *kept;
    }
    if (const std::string id = made.setUp.toStdString(); !id.empty()) {
        const auto saved = session.library()->field(id);
        auto setUp = saved ? readSetup(saved->content) : Result<Setup>(saved.faults);
        if (!setUp) {
            trouble = worded(setUp.faults.front());
            return std::nullopt;
        }
        plan.setUp = std::move(*setUp);
    }
    return plan;
}

BegunShown Battles::create(const NewBattleShown& made)
{
    Session& session = *Session::current();
    if (session.library() == nullptr) {
        return {.trouble = session.trouble()};
    }
    QString trouble;
    const auto plan = planOf(made, trouble);
    if (!plan) {
        return {.trouble = trouble};
    }
    QStringList names[2];
    for (const Side& side : plan->sides) {
        names[side.side] << QString::fromStdString(side.army.name);
    }
    const QString usual =
        tr("%1 – %2", "two armies").arg(names[0].join(QStringLiteral(", ")), names[1].join(QStringLiteral(", ")));
    const QString name = made.name.trimmed();
    BattleAbout about;
    if (const QString wrong = say(about, made.about); !wrong.isEmpty()) {
        return {.trouble = wrong};
    }
    about.stamps = stampsOf(session.catalogue(), *plan);
    const auto id = begin(*plan, name.isEmpty() ? usual : name, about);
    return id ? BegunShown{.id = QString::fromStdString(*id)} : BegunShown{.trouble = worded(id.faults.front())};
}

Result<std::string> Battles::begin(const BattlePlan& plan, const QString& name, const BattleAbout& about)
{
    Session& session = *Session::current();
    const std::string system = plan.sides.front().army.system;
    const Result<play::State> state = beginning(session.catalogue(), plan);
    if (!state) {
        return state.faults;
    }
    const BattleContent content{cleanName(name.toStdString()), system, STRATEGIKON_VERSION, {}, {},
        plan.setUp ? field::writeSetup(*plan.setUp) : std::string()};
    const auto recorder = play::Recorder::begin(
        *session.library(), *gameOf(system), content, *state, evenings::asKnown(*session.library(), about));
    if (!recorder) {
        return recorder.faults;
    }
    load();
    return recorder->id();
}

} // namespace strategikon
