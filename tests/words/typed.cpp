#include "typed.h"

#include "tests/cli/running.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace strategikon {

namespace {

// Typed as they stand in every language, and named in help and errors.
const QStringList codes{"yaml", "json", "code", "ros", "rosz", "link", "txt", "md", "bbcode", "html", "csv", "roster",
    "cards", "rules", "a4", "letter", "changed", "created", "name", "nation", "points", "balanced", "units", "stands",
    "attacks", "withdrawal", "equivalents", "battle_groups", "bases", "collection", "militia", "errata", "rulebook",
    "theme", "paper", "edition", "strategikon", "STK\\S+", "Elefant", "hatching", "grid", "names", "middle", "zones",
    "badges", "sectors", "random", "battle", "warmaster", "standard", "defender", "invader", "march", "sketch",
    "ambusher", "ambushed", "\\d+ ?x ?\\d+( cm|in)?", "6'x4", "mutual", "one-sets-up", "none", "narrow", "wide", "line",
    "column", "irregular", "place", "lake", "t\\d+", "[A-F]\\d*", "[AB][IVX]+", "Athens", "open", "archived", "removed",
    "BATTLE", "STEP", "ACTION", "FILE", "NAME", "TEXT", "PLACE", "TIMES", "FIRST", "POINT", "INPUT", "RULE", "HOW",
    "SIDE", "PHASE", "DETAIL", "dice", "outcomes", "tally", "ladders", "hits", "struck", "shot", "confused", "stall",
    "where", "moved", "orders", "charged", "evaded", "fired", "advanced", "engagement", "supports", "after", "bonus",
    "gone", "die", "initiative", "commanders", "shooting", "combat", "\\w+\\.[a-z]+(?:-[a-z]+)*", "any", "charging",
    "100:Village", "terrain", "grudge", "devastating", "decisive", "glory", "baggage", "turns", "first", "edge",
    "visibility", "hamippoi", "envelop", "encampment", "attila", "aims", "defended", "fortified", "SECOND", "order",
    "charge", "evade", "far", "near", "exposed", "dense", "facing", "first-move", "x", "y", "front", "flank", "rear",
    "COPY", "POINTS", "wal", "journal", "lock", "true", "false", "going", "over", "played", "day", "player", "opponent",
    "spring", "elephants", "start", "pause", "reset", "system", "dbm", "umpire", "\\d+mm(-small)?",
    "[a-z-]+/(small|middling|large)", "summer", "autumn", "winter", "river", "end", "Cato",
    "fyrd"}; // misspelt in illegal.yaml; a list that is made of its id

// Names that the files and commands of the transcripts give to things: the player's own words.
QStringList ownNames()
{
    QStringList names;
    const QDir files(QStringLiteral(SOURCE_DIR "/tests/cli/files"));
    // What a YAML file names, and all words with a capital in another program's JSON.
    static const QRegularExpression given(QStringLiteral("(?:\\bname: *|\"(?=[A-Z]))([^\",}\\n]+)"));
    for (const QString& file : files.entryList(QDir::Files)) {
        const QString text = prompt::read(files.filePath(file));
        for (auto found = given.globalMatch(text); found.hasNext();) {
            names << found.next().captured(1);
        }
    }
    for (const QString& file : prompt::transcripts()) {
        for (const QString& command : prompt::commandsOf(prompt::read(file))) {
            for (const QString& word : QProcess::splitCommand(command)) {
                if (word[0].isUpper() && !word.startsWith(QStringLiteral("STK"))) {
                    names << word;
                }
            }
        }
    }
    std::ranges::sort(names, [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return names;
}

} // namespace

bool answersWithFile(const QString& command)
{
    static const QRegularExpression file(
        QStringLiteral("^strategikon (army convert|library show|list design|settings)\\b"));
    static const QRegularExpression toStandardOutput(QStringLiteral(" -o -( |$)"));
    return command.contains(file) || command.contains(toStandardOutput) || command.contains(QStringLiteral("--json"));
}

QString withoutTyped(QString line, const QString& command)
{
    if (line.startsWith(QStringLiteral("  --json"))) {
        line.truncate(line.indexOf(QStringLiteral(": "))); // what follows are keys
    }
    static const QStringList own = ownNames();
    for (const QString& name : own) {
        line.remove(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name))));
    }
    static const QRegularExpression kept(QStringLiteral(
        "^[a-z]+(\\.[a-z-]+){2}  "
        "|“[^”]*”|\\S*\\.(yaml|jsonl?|txt|pdf|ros|db|svg|png|csv|doc)\\b|(?<![a-z])--?[a-z]+(-[a-z]+)*|\\+[a-z-]+|"
        "\\{[^}]*\\}|^ *[a-z-]+  |^[a-z-]+: |\\S+=[\\w-]+|(?<![A-Za-z])\\.[a-z-]+=?"
        "|\\([a-z-]+\\): ([a-z-]+(, [a-z-]+)*$)?" // of a card: its key, and what may be answered to it
        "|\\b[a-z]+(-[a-z]+)+\\b"
        "|[a-z-]+/[a-z*-]+(#[a-z-]+)?|[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}"
        "|^JSON "
        "\\d+$|\\b[0-9a-f]{8,16}\\b|\\b[0-9a-f]{32}\\b|\\b[0-9a-f]{64}\\b|\\([a-z-]+\\)$|\\d{4}-\\d\\d-\\d\\d(T[0-9:.]+"
        "Z)?|/\\S+"
        "|\\b(%1)\\b")
                                             .arg(codes.join(u'|')));
    line.remove(kept).remove(QString::fromLocal8Bit(std::strerror(ENOENT))); // the system's own words
    for (const QString& word : QProcess::splitCommand(command).mid(1)) {
        line.remove(
            QRegularExpression(QStringLiteral("(?<![A-Za-z])%1(?![A-Za-z])").arg(QRegularExpression::escape(word))));
    }
    return line;
}

} // namespace strategikon
