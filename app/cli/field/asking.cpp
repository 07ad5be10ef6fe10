// strategikon field ask: what a tape and a straight edge would tell
#include "app/cli/lengths.h"
#include "field_files.h"

#include "app/map/wording.h"
#include "app/words/words.h"
#include "model/field/seeing/sight.h"

#include <algorithm>
#include <cmath>

namespace strategikon::cli {

using namespace field;

namespace {

// A set-up that is asked about one unit, or two. Complains when one of them is not on the table.
class Asking {
public:
    static std::optional<Asking> of(const Question& question, bool two)
    {
        auto read = fieldFrom(question.file);
        if (!read)
            return {};
        for (const std::string* badge : {&question.unit, &question.other}) {
            if (badge == &question.other && !two)
                continue;
            const Posted* posted = read->setup.deployment.post(*badge);
            if (posted && !posted->stands.empty())
                continue;
            complain(Cli::tr("%1 has no unit “%2” on the table; “%3” shows the deployment.")
                         .arg(plain(question.file), plain(*badge),
                             QStringLiteral("strategikon field show ") + plain(question.file)));
            return {};
        }
        return Asking(std::move(*read));
    }
    View view() const { return {read_.setup.deployment, read_.field(), read_.ground.battlefield->kinds}; }
    const FieldRead& read() const { return read_; }
    QString length(double cm) const { return map::lengthShown(cm, read_.field().table.shown); }
    QString name(const std::string& badge) const
    {
        const Troop* troop = read_.setup.deployment.troop(badge);
        return troop ? QStringLiteral("%1 %2").arg(plain(badge), translated(troop->name)) : plain(badge);
    }

private:
    explicit Asking(FieldRead read) : read_(std::move(read)) {}
    FieldRead read_;
};

double rounded(double cm) { return std::round(cm * 1000) / 1000; }

Json pointJson(Point p) { return {rounded(p.x), rounded(p.y)}; }

struct QuarterWords {
    Quarter quarter;
    const char* id;
    const char* words;
};
constexpr QuarterWords quarters[] = {{Quarter::front, "front", QT_TRANSLATE_NOOP("Cli", "in front")},
    {Quarter::leftFlank, "left", QT_TRANSLATE_NOOP("Cli", "on the left flank")},
    {Quarter::rightFlank, "right", QT_TRANSLATE_NOOP("Cli", "on the right flank")},
    {Quarter::rear, "rear", QT_TRANSLATE_NOOP("Cli", "in the rear")}};

} // namespace

int askDistance(const Question& question, bool json)
{
    const auto asking = Asking::of(question, true);
    if (!asking)
        return unusable;
    const double apart = asking->view().distance(question.unit, question.other);
    if (json)
        printJson({{"unit", question.unit}, {"other", question.other}, {"distance", rounded(apart)}});
    else
        print(Cli::tr("%1 and %2 are %3 apart.")
                  .arg(asking->name(question.unit), asking->name(question.other), asking->length(apart))
            + u'\n');
    return done;
}

int askNearest(const Question& question, bool json)
{
    const auto asking = Asking::of(question, false);
    if (!asking)
        return unusable;
    const auto all = asking->view().enemiesByDistance(question.unit);
    Json answer{{"unit", question.unit}, {"enemies", Json::array()}};
    for (const Apart& one : all)
        answer["enemies"].push_back({{"unit", one.badge}, {"distance", rounded(one.distance)},
            {"from", pointJson(one.from)}, {"to", pointJson(one.to)}});
    if (json)
        printJson(answer);
    else if (all.empty())
        print(Cli::tr("No enemy unit is on the table.") + u'\n');
    for (const Apart& one : all)
        if (!json)
            print(QStringLiteral("%1: %2\n").arg(asking->name(one.badge), asking->length(one.distance)));
    return all.empty() ? answerIsNo : done;
}

int askSight(const Question& question, bool json)
{
    const auto asking = Asking::of(question, true);
    if (!asking)
        return unusable;
    const Table& table = asking->read().field().table;
    const auto within =
        question.within.empty() ? std::optional(2 * mostTable) : lengthTyped(plain(question.within), table.shown);
    if (!within) {
        complain(Cli::tr("%1 needs a length, not “%2”.").arg(QStringLiteral("--within"), plain(question.within)));
        return unusable;
    }
    const Seen seen = asking->view().sees(question.unit, question.other, *within);
    const QString from = asking->name(question.unit), to = asking->name(question.other);
    if (json) {
        printJson({{"unit", question.unit}, {"other", question.other}, {"sees", seen.sees},
            {"distance", rounded(seen.distance)}, {"from", pointJson(seen.from)}, {"to", pointJson(seen.to)},
            {"blocked_by", seen.blockedBy}});
    } else if (seen.sees) {
        print(Cli::tr("%1 sees %2, %3 away.").arg(from, to, asking->length(seen.distance)) + u'\n');
    } else {
        const Feature* feature = asking->read().field().find(seen.blockedBy);
        const QString what = feature
            ? map::nameOf(*feature, asking->read().ground.tables()) + QStringLiteral(" (") + plain(feature->id) + u')'
            : asking->name(seen.blockedBy);
        print((seen.blockedBy.empty() ? Cli::tr("%1 cannot see %2: too far away, or not ahead.").arg(from, to)
                                      : Cli::tr("%1 cannot see %2: %3 is in the way.").arg(from, to, what))
            + u'\n');
    }
    return seen.sees ? done : answerIsNo;
}

int askZones(const Question& question, bool json)
{
    const auto asking = Asking::of(question, true);
    if (!asking)
        return unusable;
    Json answer{{"unit", question.unit}, {"other", question.other}, {"zones", Json::array()}};
    QStringList words;
    const std::vector<Quarter> found = asking->view().quartersOf(question.unit, question.other);
    for (const QuarterWords& one : quarters)
        if (std::ranges::find(found, one.quarter) != found.end()) {
            answer["zones"].push_back(one.id);
            words << QCoreApplication::translate("Cli", one.words);
        }
    if (json)
        printJson(answer);
    else
        print(Cli::tr("%1 has %2 %3.")
                  .arg(asking->name(question.unit), asking->name(question.other), words.join(QStringLiteral(", ")))
            + u'\n');
    return done;
}

int askUnder(const Question& question, bool json)
{
    const auto asking = Asking::of(question, false);
    if (!asking)
        return unusable;
    const map::Tables tables = asking->read().ground.tables();
    const View view = asking->view();
    const std::vector<Under> found = view.terrainUnder(question.unit);
    Json answer{{"unit", question.unit}, {"terrain", Json::array()}};
    for (const Under& one : found) {
        const Kind* kind = tables.kinds.find(one.piece->kind);
        answer["terrain"].push_back(
            {{"feature", one.feature->id}, {"kind", one.piece->kind}, {"part", one.piece->part}});
        if (!json && kind)
            print(QStringLiteral("%1 %2: %3. %4\n")
                      .arg(plain(one.feature->id), map::nameOf(*one.feature, tables), translated(kind->name),
                          map::onTable(translated(kind->effect), asking->read().field().table)));
    }
    if (json)
        printJson(answer);
    else if (found.empty())
        print(Cli::tr("%1 is on open ground.").arg(asking->name(question.unit)) + u'\n');
    return done;
}

} // namespace strategikon::cli
