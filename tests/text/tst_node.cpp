// Nodes made by hand.
#include "model/text/node.h"
#include "support.h"

#include <cmath>

using namespace strategikon;

class TestNode : public QObject {
    Q_OBJECT
private slots:
    void building();
    void absentThings();
    void setAndRemove();
    void texts();
    void equality();
    void copies();
    void deepTreesDieQuietly();
};

void TestNode::building()
{
    QVERIFY(Node().isNull());
    QCOMPARE(Node::ofBoolean(true).boolean().value(), true);
    QCOMPARE(Node::ofInteger(-7).integer().value(), -7LL);
    QCOMPARE(Node::ofInteger(-7).written(), std::string("-7"));
    QCOMPARE(Node::ofNumber(0.1).written(), std::string("0.1"));
    QCOMPARE(Node::ofNumber(3).kind(), Node::Kind::number);
    QCOMPARE(Node::ofPlain(Node::ofNumber(3).written()).kind(), Node::Kind::number);
    QCOMPARE(Node::ofText("3").kind(), Node::Kind::text);
    QVERIFY(Node::newList().isList());
    QVERIFY(Node::newMap().isMap());
    Node list;
    list.add(Node::ofInteger(1));
    QVERIFY(list.isList());
    for (const double value : {1e300, 5e-324, 0.1 + 0.2, 1e21, 123456789.125, -1e-7}) {
        const Node again = Node::ofPlain(Node::ofNumber(value).written());
        QCOMPARE(again.number().value(), value);
    }
}

void TestNode::absentThings()
{
    const Node text = Node::ofText("x");
    QVERIFY(!text.find("a"));
    QVERIFY(!text.integer() && !text.number() && !text.boolean());
    QVERIFY(text.items().empty() && text.entries().empty());
    Node map = Node::newMap();
    map.set("none", {});
    map.set("text", Node::ofText("x"));
    QCOMPARE(map.textOr("a", "b"), std::string("b"));
    QCOMPARE(map.textOr("none", "b"), std::string("b"));
    QCOMPARE(map.integerOr("text", 4), 4LL);
    QCOMPARE(map.booleanOr("text", true), true);
    QVERIFY(!map.find("text", "deeper"));
    QCOMPARE(map.place(), (Place{"", 0, 0}));
}

void TestNode::setAndRemove()
{
    Node map;
    map.set("a", Node::ofInteger(1));
    map.set("b", Node::ofInteger(2));
    map.set("a", Node::ofInteger(3));
    QCOMPARE(map.entries().size(), 2u);
    QCOMPARE(map.entries()[0].key, std::string("a"));
    QCOMPARE(map.integerOr("a", 0), 3LL);
    QVERIFY(map.remove("a"));
    QVERIFY(!map.remove("a"));
    QCOMPARE(map.entries().size(), 1u);
}

void TestNode::texts()
{
    Node map;
    map.set("one", Node::ofText("a"));
    map.set("none", {});
    Node list;
    list.add(Node::ofText("a"));
    list.add(Node::ofInteger(2));
    list.add(Node::newMap());
    map.set("list", list);
    QCOMPARE(map.textsOf("one"), std::vector<std::string>{"a"});
    QCOMPARE(map.textsOf("none"), std::vector<std::string>{});
    QCOMPARE(map.textsOf("absent"), std::vector<std::string>{});
    QCOMPARE(map.textsOf("list"), (std::vector<std::string>{"a", "2"}));
}

void TestNode::equality()
{
    Node a, b;
    a.set("x", Node::ofInteger(1));
    a.set("y", Node::ofText("1"));
    b.set("y", Node::ofText("1"));
    b.set("x", Node::ofInteger(1));
    QVERIFY(a == b);
    b.set("x", Node::ofText("1"));
    QVERIFY(!(a == b));
    QVERIFY(!(Node::ofInteger(1) == Node::ofNumber(1)));
    QVERIFY(!(Node::newList() == Node::newMap()));
    b.set("z", {});
    QVERIFY(!(a == b));
}

void TestNode::copies()
{
    Node map;
    map.set("inner", Node::newMap()).set("x", Node::ofInteger(1));
    map = Node(*map.find("inner")); // a part of itself
    QCOMPARE(map.integerOr("x", 0), 1LL);
    Node outer;
    outer.set("inner", map);
    outer = *outer.find("inner");
    QCOMPARE(outer.integerOr("x", 0), 1LL);
}

void TestNode::deepTreesDieQuietly()
{
    Node lists = Node::ofInteger(1), maps = Node::ofInteger(1);
    for (int depth = 0; depth < 100'000; ++depth) {
        Node list, map;
        list.add(std::move(lists));
        lists = std::move(list);
        map.set("a", std::move(maps));
        maps = std::move(map);
    }
    QVERIFY(lists.isList() && maps.isMap());
}

QTEST_APPLESS_MAIN(TestNode)
#include "tst_node.moc"
