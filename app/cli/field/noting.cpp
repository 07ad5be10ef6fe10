// strategikon field notes: what a side writes down in secret before it deploys its commands
#include "app/cli/json.h"
#include "app/cli/lengths.h"
#include "app/cli/typed_word.h"
#include "field_files.h"

#include "app/words/words.h"
#include "model/field/deploying/standing.h"
#include "model/field/files/notes_file.h"

#include <algorithm>

namespace strategikon::cli {

using namespace field;

namespace {

std::vector<std::string> blocksTyped(const QString& typed)
{
    std::vector<std::string> all;
    for (const QString& one : typed.split(u','))
        if (!one.trimmed().isEmpty())
            all.push_back(one.trimmed().toStdString());
    return all;
}

bool writes(const Noting& noting)
{
    return !noting.rows.empty() || !noting.flanks.empty() || !noting.hidden.empty() || !noting.dismounted.empty();
}

// "left=third".
std::optional<Notes::Away> awayTyped(const std::string& typed)
{
    const QString word = plain(typed), flank = word.section(u'=', 0, 0), block = word.section(u'=', 1);
    if ((flank == QLatin1String("left") || flank == QLatin1String("right")) && !block.isEmpty())
        return Notes::Away{block.toStdString(), flank == QLatin1String("left")};
    complain(Cli::tr("“%1” names no flank and command; type it like “%2”.").arg(word, QStringLiteral("left=third")));
    return {};
}

// "A5=40,10" or "A5=40,10,far": who hides, where, and where he looks.
std::optional<Posted> hiddenTyped(const std::string& typed, const FieldRead& read)
{
    const Deployment& all = read.setup.deployment;
    const QString word = plain(typed);
    const QStringList parts = word.section(u'=', 1).split(u',');
    const Troop* troop = all.troop(word.section(u'=', 0, 0).toStdString());
    const QString place = parts.mid(0, 2).join(u',');
    const auto at = pointTyped(place.toStdString(), read.field().table.shown);
    if (!troop || !at) {
        complain(
            Cli::tr("“%1” says not who hides where; type it like “%2”.").arg(word, QStringLiteral("A5=40,10,far")));
        return {};
    }
    const auto facing =
        parts.size() > 2 ? facingTyped(parts[2].toStdString()) : std::optional(isNear(all, troop->side) ? 90.0 : 270.0);
    if (!facing)
        return {};
    return Posted{troop->badge, Formation::line, formedAbout(*troop, Formation::line, *at, *facing), {}, true};
}

std::optional<Notes> typedNotes(const FieldRead& read, const Noting& noting)
{
    Notes notes;
    for (const std::string& row : noting.rows)
        notes.ranks.push_back({blocksTyped(plain(row))});
    for (const std::string& flank : noting.flanks) {
        const auto away = awayTyped(flank);
        if (!away)
            return {};
        notes.away.push_back(*away);
    }
    for (const std::string& hidden : noting.hidden) {
        const auto posted = hiddenTyped(hidden, read);
        if (!posted)
            return {};
        notes.hidden.push_back(*posted);
    }
    for (const std::string& badge : noting.dismounted)
        if (std::ranges::none_of(notes.hidden, [&](const Posted& post) { return post.badge == badge; })) {
            complain(Cli::tr("“%1” after %2 lies in no ambush; name it after %3 too.")
                         .arg(plain(badge), QStringLiteral("--dismounted"), QStringLiteral("--ambush")));
            return {};
        }
    notes.onFoot = noting.dismounted;
    notes.salt = seals::newContentSalt();
    return notes;
}

void complainOf(const std::vector<Misposted>& wrong, const FieldRead& read)
{
    for (const Misposted& one : wrong)
        complain(QStringLiteral("%1 (%2)").arg(worded(one.message), cited(*read.ground.system, one.rule)));
}

// The notes of a side as they are written, sealed or opened now; a status other than done where they cannot be.
int change(FieldRead& read, const Noting& noting, TypedWords& words)
{
    const int side = noting.side - 1;
    Deployment& all = read.setup.deployment;
    auto& notes = all.notes[side];
    if (writes(noting)) {
        if (!standingBlocks(all, side).empty()) {
            complain(Cli::tr("side %1 has deployed some of its commands already; it wrote down before that where they "
                             "go.")
                         .arg(noting.side));
            return unusable;
        }
        if (!standingBlocks(all, 1 - side).empty()) {
            complain(
                Cli::tr("side %1 has deployed a command already; both sides write down before that where theirs go.")
                    .arg(2 - side));
            return unusable;
        }
        if (notes && notes->isClosed()) {
            complain(Cli::tr("the notes of side %1 are sealed; open them with their password first: %2.")
                         .arg(noting.side)
                         .arg(QStringLiteral("--open")));
            return unusable;
        }
        auto typed = typedNotes(read, noting);
        if (!typed)
            return unusable;
        notes = std::move(*typed);
        const auto wrong = misnoted(all, read.field(), read.ground.battlefield->kinds, side);
        complainOf(wrong, read);
        if (!wrong.empty())
            return answerIsNo;
    }
    if (!noting.seal && !noting.open)
        return done;
    if (!notes) {
        complain(
            Cli::tr("side %1 has written nothing down yet, so there is nothing to seal or open.").arg(noting.side));
        return unusable;
    }
    const QString whose = Cli::tr("side %1").arg(noting.side);
    const auto key = words.key(whose, notes->seal ? notes->seal->salt : seals::newSalt(), noting.seal);
    if (!key)
        return unusable;
    auto changed = noting.seal ? closed(*notes, *key) : opened(*notes, *key);
    if (!changed)
        return refused(changed.faults);
    notes = std::move(*changed);
    if (!noting.seal) // the way, or the ground, may be another by now
        complainOf(misnoted(all, read.field(), read.ground.battlefield->kinds, side), read);
    return done;
}

QStringList shownBlocks(const std::vector<std::string>& blocks)
{
    QStringList all;
    for (const std::string& block : blocks)
        all << worded(TermId{"blocks", block});
    return all;
}

QString linesOf(const Notes& notes, const Deployment& all)
{
    QString text;
    int row = 0;
    for (const Notes::Rank& rank : notes.ranks)
        text += Cli::tr("Row %1 from the front, right to left: %2")
                    .arg(++row)
                    .arg(shownBlocks(rank.blocks).join(QStringLiteral(", ")))
            + u'\n';
    for (const Notes::Away& one : notes.away)
        text += (one.left ? Cli::tr("Round the left flank: %1") : Cli::tr("Round the right flank: %1"))
                    .arg(worded(TermId{"blocks", one.block}))
            + u'\n';
    for (const Posted& post : notes.hidden) {
        const bool onFoot = std::ranges::find(notes.onFoot, post.badge) != notes.onFoot.end();
        const Point middle = middleOf(post.stands);
        text += Cli::tr("In ambush: %1 %2 at %3,%4 cm, facing %5 degrees")
                    .arg(plain(post.badge), translated(all.troop(post.badge)->name))
                    .arg(middle.x)
                    .arg(middle.y)
                    .arg(post.stands.front().facing)
            + (onFoot ? Cli::tr(", dismounted") : QString()) + u'\n';
    }
    return text;
}

Json jsonOf(const Noting& noting, const std::optional<Notes>& notes, bool shown)
{
    Json json{{"side", noting.side}, {"written", notes.has_value()}, {"sealed", notes && notes->isClosed()}};
    if (notes)
        json["digest"] = digestOf(*notes);
    if (notes && shown)
        json["notes"] = strategikon::cli::jsonOf(plainNode(*notes));
    return json;
}

QString stateLine(int side, const std::optional<Notes>& notes)
{
    if (!notes)
        return Cli::tr("Side %1 has written nothing down yet.").arg(side);
    return (notes->isClosed() ? Cli::tr("Side %1 has written down where its commands go, sealed with its password.")
                              : Cli::tr("Side %1 has written down where its commands go, hidden on screens only."))
               .arg(side)
        + u'\n' + Cli::tr("Checksum: %1").arg(plain(digestOf(*notes)));
}

} // namespace

int noteField(const std::string& file, const Noting& noting, const Output& output, bool json)
{
    auto read = fieldFrom(file);
    if (!read)
        return unusable;
    Deployment& all = read->setup.deployment;
    if (!read->hasArmies() || !all.way[noting.side - 1].writesDown) {
        complain(Cli::tr("%1: nobody writes anything down for this deployment.").arg(plain(file)));
        return unusable;
    }
    TypedWords words(noting.wordFile);
    if (const int status = change(*read, noting, words); status != done)
        return status;
    if (writes(noting) || noting.seal || noting.open || !output.file.empty())
        if (const int status = keepField(*read, file, output); status != done)
            return status;
    auto notes = all.notes[noting.side - 1];
    if (noting.show && notes && notes->isClosed()) { // for its own player, and only here
        const auto key = words.key(Cli::tr("side %1").arg(noting.side), notes->seal->salt, false);
        if (!key)
            return unusable;
        auto open = opened(*notes, *key);
        if (!open)
            return refused(open.faults);
        notes = std::move(*open);
    }
    if (json)
        printJson(jsonOf(noting, notes, noting.show));
    else
        print(stateLine(noting.side, all.notes[noting.side - 1]) + u'\n'
            + (noting.show && notes ? linesOf(*notes, all) : QString()));
    return done;
}

} // namespace strategikon::cli
