#include "support.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <QDir>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include <unistd.h>

namespace strategikon {

namespace {

QString templateFor(Folder::Where where)
{
    std::error_code error;
    const auto space = std::filesystem::space("/dev/shm", error);
    const bool room = !error && space.available > 500'000'000 && access("/dev/shm", W_OK) == 0;
    return (room && where == Folder::Where::memory ? "/dev/shm" : QDir::tempPath()) + "/strategikon-XXXXXX";
}

} // namespace

Folder::Folder(Where where) : folder_(templateFor(where))
{
    if (!folder_.isValid())
        throw std::runtime_error("no temporary folder");
}

std::string code(const std::vector<Fault>& faults)
{
    if (faults.size() != 1)
        throw std::runtime_error("not exactly one fault:\n" + describe(faults));
    const Message& message = faults.front().message;
    const std::string sentence = english(message);
    const bool whole = templateOf(message.code) && sentence.find('{') == std::string::npos && sentence.ends_with(".");
    if (!whole)
        throw std::runtime_error("no whole sentence: " + message.code + ": " + sentence);
    return message.code;
}

ArmyContent sampleArmy(const std::string& name, int points)
{
    ArmyContent content;
    content.name = name;
    content.system = "game";
    content.list = "some-nation";
    content.edition = "second";
    content.points = points;
    content.document = "name: " + name + "\nunits:\n  - {entry: foot, count: 4}\n";
    content.tags = {"mine"};
    content.words = "Foot Horse";
    content.facts = R"({"spent":990,"legal":true})";
    return content;
}

StandType sampleStands(const std::string& name, int owned)
{
    StandType stands;
    stands.name = name;
    stands.owned = owned;
    stands.serves = {"game/some-nation#foot", "game/other#foot"};
    stands.note = "painted";
    return stands;
}

namespace {

std::string textOf(const SavedArmy& army)
{
    const ArmyContent& c = army.content;
    std::ostringstream text;
    text << c.name << '|' << c.system << '|' << c.list << '|' << c.edition << '|' << c.points << '|' << c.document
         << '|';
    for (const std::string& tag : c.tags)
        text << tag << ',';
    text << '|' << c.words << '|' << c.facts << '|' << army.archived << '\n';
    return text.str();
}

std::string nameOf(const std::map<std::string, std::string>& names, const std::string& id)
{
    const auto found = names.find(id);
    return found == names.end() ? "?" : found->second;
}

} // namespace

std::string contentOf(const Library& library)
{
    std::ostringstream text;
    std::map<std::string, std::string> names;
    ArmyFilter filter;
    filter.archived = ArmyFilter::Archived::any;
    filter.sort = ArmyFilter::Sort::name;
    filter.documents = true;
    for (const SavedArmy& army : must(library.armies(filter))) {
        names[army.id] = army.content.name;
        text << "army " << textOf(army);
    }
    for (const SavedArmy& army : must(library.removed()))
        text << "removed " << textOf(army);
    for (const SavedField& field : must(library.fields()))
        text << "field " << field.content.name << '|' << field.content.document << '\n';
    for (const StandType& stands : must(library.stands())) {
        names[stands.id] = stands.name;
        text << "stands " << stands.name << '|' << stands.owned << '|' << stands.note << '|' << stands.aside;
        for (const std::string& entry : stands.serves)
            text << '|' << entry;
        text << '\n';
    }
    for (const StandsAside& aside : must(library.aside()))
        text << "aside " << nameOf(names, aside.army) << '|' << nameOf(names, aside.stands) << '|' << aside.count
             << '\n';
    for (const Edit& edit : must(library.history(Scope::all())))
        text << "edit " << edit.seq << '|' << edit.what << '|' << edit.detail << '|' << edit.target << '|'
             << static_cast<int>(edit.standing) << '\n';
    text << "setting " << must(library.setting("theme")).value_or("-") << '\n';
    return text.str();
}

std::string ask(const std::string& path, const std::string& sql)
{
    SQLite::Database db(path, SQLite::OPEN_READWRITE);
    SQLite::Statement query(db, sql);
    return query.executeStep() ? query.getColumn(0).getString() : "";
}

void run(const std::string& path, const std::string& sql)
{
    SQLite::Database db(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    db.exec(sql);
}

std::string wholeness(const std::string& path)
{
    SQLite::Database db(path, SQLite::OPEN_READWRITE);
    SQLite::Statement check(db, "PRAGMA integrity_check");
    check.executeStep();
    if (check.getColumn(0).getString() != "ok")
        return check.getColumn(0).getString();
    SQLite::Statement references(db, "PRAGMA foreign_key_check");
    if (references.executeStep())
        return "a reference leads nowhere";
    try {
        db.exec("INSERT INTO army_search (army_search, rank) VALUES ('integrity-check', 1)");
    } catch (const SQLite::Exception& trouble) {
        return std::string("search index: ") + trouble.what();
    }
    return "ok";
}

std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void writeBytes(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

} // namespace strategikon
