// Every spec of the charts: what is wrong with its field is exactly what it names.
#include "model/text/contains.h"
#include "tests/field/spec.h"

#include <QTest>

using namespace fieldtest;

namespace {

std::string listed(const std::vector<std::string>& words)
{
    std::string text = words.empty() ? "  (none)\n" : "";
    for (const std::string& word : words)
        text += "  " + word + "\n";
    return text;
}

// The same field on a table where everything is so many times as long.
Field enlarged(Field field, double factor)
{
    const auto grow = [factor](std::vector<Point>& points) {
        for (Point& p : points)
            p = snapped(p * factor);
    };
    field.table.width *= factor;
    field.table.depth *= factor;
    field.table.scale *= factor;
    for (Feature& feature : field.features)
        for (Piece& piece : feature.pieces) {
            grow(piece.area);
            grow(piece.course);
            for (double& width : piece.widths)
                width *= factor;
            widen(piece);
        }
    return field;
}

// A single die that falls on its other half.
Throw turnedOver(Throw one)
{
    for (int& die : one.dice)
        die = 7 - die;
    for (const auto& [here, there] : {std::pair{"near", "far"}, {"far", "near"}, {"0", "1"}, {"1", "0"}})
        if (one.came == here) {
            one.came = there;
            break;
        }
    return one;
}

// The other player is the first: whoever has whichever edge, his die gives him the same.
Throw exchanged(Throw one)
{
    one.side = one.side < 0 ? -1 : 1 - one.side;
    return one.what == "first" ? turnedOver(std::move(one)) : one;
}

// The first player has the other edge.
Field atOtherEdges(Field field)
{
    const bool known = std::ranges::any_of(field.throws, [](const Throw& one) { return one.what == "sides"; });
    if (!known)
        field.throws.insert(field.throws.begin(), {"sides", -1, {1}, "near", false});
    for (Throw& one : field.throws)
        if (one.what == "sides")
            one = turnedOver(std::move(one));
    return field;
}

// The same field with the table turned round, and who was first now second.
Field turnedRound(Field field)
{
    for (Throw& one : field.throws)
        one = exchanged(std::move(one));
    const Point most = field.table.box().most;
    const auto turn = [most](std::vector<Point>& points) {
        for (Point& p : points)
            p = most - p;
    };
    for (Feature& feature : field.features) {
        feature.side = feature.side < 0 ? -1 : 1 - feature.side;
        for (Piece& piece : feature.pieces) {
            turn(piece.area);
            turn(piece.course);
            widen(piece);
        }
    }
    return field;
}

std::string seenFromTheOtherSide(std::string code)
{
    if (!code.starts_with("field-water-") && !code.starts_with("field-cramped-"))
        return code;
    for (const auto& [here, there] : {std::pair{"-near ", "-far "}, {"-left ", "-right "}})
        for (const auto& [from, to] : {std::pair{here, there}, {there, here}})
            if (const auto at = code.find(from); at != std::string::npos)
                return code.replace(at, std::strlen(from), to);
    return code;
}

} // namespace

class Rows : public QObject {
    Q_OBJECT

    std::vector<Spec> specs;

    std::vector<Misplaced> judged(const Spec& spec, const Field& field) const
    {
        const Battlefield& rules = *battlefieldOf(*findSystem(spec.system));
        return misplaced(field, rules.charts, rules.kinds);
    }

private slots:
    void initTestCase()
    {
        setSourceRoots();
        auto read = readSpecs();
        QVERIFY2(bool(read), describe(read.faults).c_str());
        specs = std::move(*read);
        QVERIFY(specs.size() > 100);
        for (const Spec& spec : specs)
            QVERIFY2(findSystem(spec.system) && battlefieldOf(*findSystem(spec.system)), spec.file.c_str());
        QVERIFY2(tableFaults().empty(), describe(tableFaults()).c_str());
    }

    void spec_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < specs.size(); ++i)
            QTest::newRow(specs[i].file.c_str()) << int(i);
    }
    void spec()
    {
        QFETCH(int, index);
        const Spec& spec = specs[index];
        const auto found = judged(spec, spec.field);
        const std::string message =
            spec.text + "\n expected\n" + listed(brief(spec.findings)) + " found\n" + listed(brief(found));
        QVERIFY2(brief(found) == brief(spec.findings), message.c_str());
        for (const Expected& expected : spec.findings)
            for (const Misplaced& one : found)
                if (one.message.code == expected.code && one.feature == expected.feature)
                    for (const auto& says : expected.says)
                        QVERIFY2(textOf(one.message.args, says.first) == says.second,
                            (says.first + " is not " + says.second + ": " + english(one.message)).c_str());
    }

    // A sentence is complete, and stands on a line that the spec cites.
    void sentence_data() { spec_data(); }
    void sentence()
    {
        QFETCH(int, index);
        for (const Misplaced& one : judged(specs[index], specs[index].field)) {
            const std::string words = english(one.message);
            QVERIFY2(templateOf(one.message.code), one.message.code.c_str());
            QVERIFY2(words.find('{') == std::string::npos, words.c_str());
            if (one.rule.line == 0) // no rule: the drawing itself is at fault
                continue;
            const std::string line = std::to_string(one.rule.line) + ": " + words;
            QVERIFY2(specs[index].lines.contains(one.rule.line), line.c_str());
        }
    }

    // Where a centimetre of the rules is longer on the table the charts allow and refuse the same; stands stay as
    // they are, so that any ring has room for them.
    void scaled_data() { spec_data(); }
    void scaled()
    {
        QFETCH(int, index);
        const Spec& spec = specs[index];
        const Field larger = enlarged(spec.field, inch);
        if (larger.table.width > mostTable || spec.field.table.width < leastTable)
            return; // a table out of range is one on any scale
        auto found = brief(judged(spec, larger)), expected = brief(spec.findings);
        for (auto* codes : {&found, &expected})
            std::erase_if(*codes, [](const std::string& code) { return code.starts_with("field-no-room"); });
        QVERIFY2(found == expected, (spec.text + "\n found\n" + listed(found)).c_str());
    }

    void otherSide_data() { spec_data(); }
    void otherSide()
    {
        QFETCH(int, index);
        const Spec& spec = specs[index];
        auto found = brief(judged(spec, turnedRound(spec.field))), expected = brief(spec.findings);
        for (std::string& code : expected)
            code = seenFromTheOtherSide(code);
        std::ranges::sort(expected);
        QVERIFY2(found == expected, (spec.text + "\n found\n" + listed(found)).c_str());
    }

    // A file may say things that these rules do not have: they change nothing, and that is told.
    void keysWithoutMeaning()
    {
        const auto spec = std::ranges::find_if(specs, [](const Spec& one) { return one.findings.empty(); });
        QVERIFY(spec != specs.end());
        Field field = spec->field;
        field.table.figures = "15mm";
        field.parties.resize(2);
        const auto found = brief(judged(*spec, field));
        for (const char* code : {"field-idle-figures", "field-idle-parties"})
            QVERIFY2(std::ranges::any_of(found, [&](const std::string& one) { return one.starts_with(code); }), code);
    }

    // Who is first does not matter where the die for sides gave both the halves that they had.
    void otherEdges_data() { spec_data(); }
    void otherEdges()
    {
        QFETCH(int, index);
        const Spec& spec = specs[index];
        Field other = atOtherEdges(spec.field);
        for (Throw& one : other.throws)
            one = exchanged(std::move(one));
        for (Feature& feature : other.features)
            feature.side = feature.side < 0 ? -1 : 1 - feature.side;
        auto found = brief(judged(spec, other)), expected = brief(spec.findings);
        if (isByEdges(other) || isByEdges(spec.field)) // where all lies on the wrong halves, that is told instead
            for (auto* codes : {&found, &expected})
                std::erase_if(*codes, [](const std::string& code) {
                    return code.starts_with("field-over-middle") || code.starts_with("field-other-half")
                        || code.starts_with("field-by-edges");
                });
        QVERIFY2(found == expected, (spec.text + "\n found\n" + listed(found)).c_str());
    }
};

QTEST_APPLESS_MAIN(Rows)
#include "tst_rows.moc"
