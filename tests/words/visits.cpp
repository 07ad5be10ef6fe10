#include "visits.h"

#include "app/view/battle/battles.h"
#include "app/view/field/battlefields.h"
#include "tests/window/dbmfieldroom.h"

namespace strategikon {

using namespace rooms;

namespace {

QString armyOfOurs(Driver& driver, const std::string& words, const char* list, const std::vector<Choice>& choices)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = 1000;
    army.name = army.note = words;
    army.tags = {words};
    army.choices = choices;
    return driver.session().keep(army, "create");
}

Choice chosen(const std::string& entry, const char* option = nullptr)
{
    Choice choice;
    choice.entry = entry;
    if (option != nullptr) {
        choice.options = {{option, 0}};
    }
    return choice;
}

// A list of the player's own, with every word in it the player's.
QString listOfOurs(Driver& driver, const QString& words, const QString& home)
{
    const QString quoted = u'\'' + words + u'\'';
    QString id;
    open(driver, "nation", {{"system", "warmaster"}, {"list", "assyrian"}});
    QMetaObject::invokeMethod(model(driver, "book"), "copyTo", Q_RETURN_ARG(QString, id), Q_ARG(QString, words));
    const QString path = home + "/lists/warmaster/" + id + ".yaml";
    static const QRegularExpression word(
        QStringLiteral("(?<=[ {])(name|group|about|text|reading): (\"[^\"]*\"|[^,}\\n]+)"));
    QString text = read(path).replace(word, QStringLiteral("\\1: ") + quoted);
    text.replace(QRegularExpression(
                     QStringLiteral("^(name|group|about|text|reading): .*$"), QRegularExpression::MultilineOption),
        QStringLiteral("\\1: ") + quoted);
    text += QStringLiteral("limits:\n  - {id: few, name: %1, of: [skirmishers, cavalry], at-most: 4, per: thousand}\n")
                .arg(quoted);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) <= 0) {
        QTest::qFail(qPrintable(path), __FILE__, __LINE__);
    }
    return id;
}

// A battlefield, and each of its steps.
void addFieldVisits(
    Driver& driver, const QString& words, const QString& near, const QString& far, std::vector<Visit>& all)
{
    QString random, mutual;
    open(driver, "fields");
    for (const auto& [id, method] : {std::pair{&random, "random"}, {&mutual, "one-sets-up"}}) {
        *id = Battlefields().create({"warmaster", words, 180, 120, false, false, method});
    }
    all.push_back({"fields", {}, {}});
    all.push_back({"scenery", {}, [&driver, words] {
                       QMetaObject::invokeMethod(model(driver, "scenery"), "add", Q_ARG(QString, "wood"),
                           Q_ARG(QString, "20"), Q_ARG(int, 2), Q_ARG(QString, words));
                   }});
    all.push_back({"field", {{"fieldId", mutual}}, {}});
    all.push_back({"field", {{"fieldId", mutual}, {"step", "sides"}}, {}});
    for (const char* step : {"sides", "terrain", "rearrange", "armies", "deploy", "print"}) {
        all.push_back({"field", {{"fieldId", random}, {"step", step}}, {}});
    }
    all.push_back({"field", {{"fieldId", random}}, [&driver] {
                       fieldroom::deskOf(driver)->laying()->rollDice();
                       fieldroom::deskOf(driver)->laying()->rollDice();
                   }});
    all.push_back({"field", {{"fieldId", random}}, [&driver, near, far] {
                       BattlefieldViewModel& desk = *fieldroom::deskOf(driver);
                       desk.laying()->rollDice();
                       desk.laying()->rollDice();
                       driver.settle();
                       desk.laying()->layAll();
                       desk.armies()->setArmy(0, near);
                       desk.armies()->setArmy(1, far);
                       desk.deploying()->deploy(0, "battle");
                   }});
    for (const char* step : {"rearrange", "armies", "deploy", "print"}) {
        all.push_back({"field", {{"fieldId", random}, {"step", step}}, [&driver, step] {
                           model(driver, "desk")->setProperty("selected", strcmp(step, "deploy") == 0 ? "A1" : "t1");
                           driver.click("mapTape");
                           driver.click("mapKey");
                       }});
    }
    // Terrain that is chosen: each question, dice on the way, and the rest by the program.
    const QString chosen = Battlefields().create({"dbm", words, 180, 120, false, false, "random"});
    all.push_back({"field", {{"fieldId", chosen}}, {}});
    const auto go = [&](const std::function<void(BattlefieldViewModel&)>& answers) {
        all.push_back({"field", {{"fieldId", chosen}, {"step", "terrain"}},
            [&driver, answers] { answers(*fieldroom::deskOf(driver)); }});
    };
    const auto choose = [](const char* option) {
        return [option](BattlefieldViewModel& desk) { desk.laying()->choose(option); };
    };
    const auto rolls = [](std::initializer_list<int> dice) {
        return [dice = QList<int>(dice)](BattlefieldViewModel& desk) { desk.laying()->throwDice(dice); };
    };
    const auto ends = [](BattlefieldViewModel& desk) { desk.laying()->endTerrain(); };
    go(choose("summer"));
    go(choose("winter"));
    go(rolls({4, 4}));
    go(rolls({5, 2}));
    go(choose("river"));
    go(rolls({5}));
    go(ends);
    go(rolls({2}));
    go([](BattlefieldViewModel& desk) { desk.laying()->place(); });
    go(choose("woods/large"));
    go(choose("marsh/middling"));
    go(ends);
    go([](BattlefieldViewModel& desk) { desk.laying()->layAll(); });
    for (const char* step : {"rearrange", "armies", "print"}) {
        all.push_back({"field", {{"fieldId", chosen}, {"step", step}}, {}});
    }
    // A march: columns with their spots, and who comes later.
    all.push_back({"field", {{"fieldId", random}, {"step", "deploy"}}, [&driver] {
                       BattlefieldViewModel& desk = *fieldroom::deskOf(driver);
                       desk.armies()->setWay("march");
                       desk.armies()->setSpot(0, "0"); // a corner
                       desk.deploying()->deploy(-1, "battle");
                   }});
}

// Armies of commands: the turn that is due, and the notes while their side looks.
void addCommandVisits(Driver& driver, const QString& words, std::vector<Visit>& all)
{
    const QString id = dbmfieldroom::dbmField(driver, words);
    const QString one = dbmfieldroom::dbmArmy(driver, "polybian-roman", words),
                  other = dbmfieldroom::dbmArmy(driver, "early-achaemenid", words);
    const QVariantMap args{{"fieldId", id}, {"step", "deploy"}};
    const auto next = [&driver] {
        fieldroom::deskOf(driver)->deploying()->deployNext("battle");
        driver.settle();
    };
    all.push_back({"field", args, [&driver, one, other] {
                       BattlefieldViewModel& desk = *fieldroom::deskOf(driver);
                       desk.armies()->setArmy(0, one);
                       desk.armies()->setArmy(1, other);
                   }});
    all.push_back({"field", args, [next] {
                       next();
                       next();
                   }});
    all.push_back({"field", args, [&driver] {
                       dbmfieldroom::handTo(driver, "write-0");
                       QMetaObject::invokeMethod(driver.wait("place-first"), "activated", Q_ARG(int, 2));
                   }});
    all.push_back({"field", args, [next] {
                       for (int turn = 0; turn < 5; ++turn) {
                           next();
                       }
                   }});
}

// A battle before its first turn, at an order of which something is filled in, and after a few steps.
void addBattleVisits(
    Driver& driver, const QString& words, const QString& near, const QString& far, std::vector<Visit>& all)
{
    open(driver, "battles");
    const BegunShown made =
        qobject_cast<Battles*>(model(driver, "battles"))->create({.first = {near}, .second = {far}, .name = words});
    const QVariantMap battle{{"battleId", made.id}};
    all.push_back({"battles", {}, {}});
    all.push_back({"battles", {}, [&driver] {
                       driver.key(Qt::Key_N, Qt::ControlModifier);
                       for (int side = 0; side < 2; ++side) {
                           QQuickItem* picker = driver.wait(QString("battleArmy-%1").arg(side));
                           QMetaObject::invokeMethod(picker, "activated", Q_ARG(int, side));
                       }
                       driver.settle();
                       driver.wait("clauses")->setProperty("open", true);
                   }});
    all.push_back({"battle", battle, {}});
    all.push_back({"battlepaper", battle, {}});
    for (const char* of : {"armies", "battles"}) {
        all.push_back({"listpaper", {{"of", of}}, {}});
    }
    for (int part = 0; part < 3; ++part) {
        all.push_back({"history", {{"part", part}}, {}});
    }
    all.push_back({"battle", battle, [&driver] { battleroom::begin(driver); }});
    all.push_back({"battle", battle, [&driver] {
                       BattleViewModel& desk = *battleroom::deskOf(driver);
                       desk.asked()->choose("order");
                       for (const InputShown& one : desk.asked()->inputs()) {
                           if (!one.things.isEmpty()) {
                               desk.picks()->pick(one.id, one.things[0].thing);
                           }
                       }
                       desk.asked()->put("distance", 2); // counts against it
                       driver.settle();
                       driver.wait("ahead")->setProperty("open", true);
                   }});
    all.push_back({"battle", battle, [&driver, words] {
                       BattleViewModel& desk = *battleroom::deskOf(driver);
                       desk.past()->note(words);
                       desk.past()->undo();
                       desk.asked()->choose("order");
                       desk.asked()->answer(); // refused: nobody is named
                   }});
    all.push_back({"battle", battle, [&driver] {
                       driver.click("battleMenuButton");
                       driver.click("menuLuck");
                   }});
}

} // namespace

std::vector<Visit> visits(Driver& driver, const QString& words)
{
    const std::string data = words.toStdString();
    const QString home = qEnvironmentVariable("STRATEGIKON_HOME");
    // One army with an entry that its list does not have, one that is short of its minimums, one of an own list.
    const QString faulty = armyOfOurs(driver, data, "indian", {chosen("general", "elephant"), chosen(data)});
    const QString sparse = armyOfOurs(driver, data, "indian", {chosen("general", "elephant")});
    const QString mine = listOfOurs(driver, words, home);
    const QString own = armyOfOurs(driver, data, mine.toUtf8().constData(), {chosen("general")});
    rooms::own(driver, "egyptian", {{"infantry", 12}, {"archers", 15}});
    const auto set = [&driver](const char* name, const char* property, const QString& value) {
        return [&driver, name, property, value] { model(driver, name)->setProperty(property, value); };
    };
    const auto part = [&driver](int number) {
        return [&driver, number] {
            driver.key(Qt::Key_1 + number, Qt::AltModifier);
            QTest::qWait(300); // counts nations or lays out pages beside the window
        };
    };
    const QVariantMap shipped{{"system", "warmaster"}, {"list", "assyrian"}},
        ours{{"system", "warmaster"}, {"list", mine}};
    std::vector<Visit> all{
        {"armies", {}, {}},
        {"nations", {}, [&driver] { driver.wait("search")->setProperty("text", "elephant points<=150"); }},
        {"nations", {}, [&driver, words] { driver.wait("search")->setProperty("text", words); }},
        {"nation", shipped, [&driver] { QTRY_VERIFY(model(driver, "book")->property("armies").toString() != ""); }},
        {"nation", ours, {}},
        {"ownlist", ours, {}},
        {"designer", ours, set("designerModel", "type", "medium-cavalry")},
        {"compare", {{"first", faulty}, {"second", sparse}}, {}},
        {"import", {}, set("importer", "text", "Egyptian 1000\n\n2 x Infantry\n3 x Chariots\n1 x General\n")},
        {"import", {}, set("importer", "text", words)},
        {"settings", {}, {}},
        {"prices", {{"system", "fog"}}, {}},
    };
    for (const QString& army : {faulty, sparse, own}) {
        all.push_back({"builder", {{"armyId", army}}, [&driver] { QTRY_VERIFY(driver.find("entries")); }});
    }
    all.push_back({"collection", {}, [&driver] {
                       driver.key(Qt::Key_2, Qt::AltModifier);
                       QMetaObject::invokeMethod(
                           model(driver, "stock"), "open", Q_ARG(QString, "warmaster"), Q_ARG(QString, "egyptian"));
                   }});
    addFieldVisits(driver, words, sparse, own, all);
    addCommandVisits(driver, words, all);
    addBattleVisits(driver, words, fieldroom::army(driver, "egyptian", data.c_str()),
        fieldroom::army(driver, "hittite", data.c_str()), all);
    for (int number = 0; number < 3; ++number) {
        all.push_back({"collection", {{"army", number == 0 ? sparse : QString()}}, part(number)});
        all.push_back({"export", {{"armyId", sparse}}, part(number)});
    }
    return all;
}

} // namespace strategikon
