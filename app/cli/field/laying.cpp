// strategikon field begin, lay, alter: a battlefield step by step
#include "app/cli/lengths.h"
#include "field_files.h"

#include "app/map/asking.h"
#include "app/shown/field/steps.h"
#include "app/words/words.h"
#include "model/field/terrain/handling.h"

namespace strategikon::cli {

using namespace field;

namespace {

constexpr std::uint64_t proposals = 1000; // streams of the seed for what is proposed

QString sideName(int side) { return Cli::tr("side %1").arg(side + 1); }

QStringList optionWords(const Ask& ask)
{
    QStringList words;
    for (const std::string& option : ask.options)
        words << plain(option);
    return words;
}

QString choices(const Ask& ask, const QString& missing)
{
    QStringList words = optionWords(ask);
    if (ask.mayEnd)
        words << QStringLiteral("end");
    const QString budget = map::budgetWords(ask, sideName(ask.side)) + u' ';
    return (missing.isEmpty() ? budget : budget + missing + u' ') + Cli::tr("Enter %1.").arg(either(words));
}

// What may grow on it, where its side may choose.
QStringList coversFor(const Ask& ask, const Field& field, const Charts& charts)
{
    QStringList covers;
    for (const std::string& kind : Choosing(field, charts).coversOf(*ask.variant))
        covers << plain(kind);
    if (!covers.isEmpty())
        covers.prepend(plain(std::string(bare)));
    return covers;
}

// What is asked now, and the words that answer it.
QString question(const Field& field, const Charts& charts)
{
    const Ask ask = next(field, charts);
    switch (ask.what) {
    case Ask::What::side:
        return Cli::tr("Roll one die for table edges: low gives side 1 the near edge, high the far one. Enter the die, "
                       "“roll”, “near” or “far”.");
    case Ask::What::first:
        return Cli::tr("Roll one die for who places first: low is side 1, high is side 2. Enter the die or “roll”.");
    case Ask::What::chart:
        return (ask.mayEnd ? Cli::tr("%1 rolls %2 dice for the terrain type, such as “4,3”, or says “end”.")
                           : Cli::tr("%1 rolls %2 dice for the terrain type, such as “4,3”."))
                   .arg(sideName(ask.side))
                   .arg(ask.dice)
            + (ask.last ? u' ' + Cli::tr("This is the last item.") : QString());
    case Ask::What::item:
        return Cli::tr("%1 rolls %2 dice for the item from “%3”.")
            .arg(sideName(ask.side))
            .arg(ask.dice)
            .arg(translated(ask.chart->name));
    case Ask::What::place: {
        QStringList ways{QStringLiteral("place")};
        if (ask.variant) {
            for (const QString& cover : coversFor(ask, field, charts))
                ways << QStringLiteral("place/") + cover;
            return Cli::tr("%1 places “%2”: %3; or “decline” if there is no room, “decline/agreed” if both agree.")
                .arg(sideName(ask.side), map::chosenName(ask), either(ways));
        }
        for (const Variant& variant : ask.item->variants)
            if (ask.item->variants.size() > 1)
                ways << QStringLiteral("place/") + plain(variant.id);
        return Cli::tr("%1 places “%2”: %3; or says “decline”.")
            .arg(sideName(ask.side), translated(ask.item->name), either(ways));
    }
    case Ask::What::season:
        return Cli::tr("%1 names a season: %2.").arg(sideName(ask.side), either(optionWords(ask)));
    case Ask::What::rollOff:
        return Cli::tr("Each side rolls a die for who invades, such as “4,3”: side 1’s first. Equal scores are rolled "
                       "again.");
    case Ask::What::choose:
        return choices(ask, map::missingWords(field, charts));
    case Ask::What::allow:
        return map::allowanceWords(ask, sideName(ask.side));
    case Ask::What::where:
        return ask.dice > 1
            ? Cli::tr("%1 rolls two dice for where “%2” lies, such as “4,3”: the sector, then the place in it.")
                  .arg(sideName(ask.side), map::chosenName(ask))
            : Cli::tr("%1 rolls a die for where “%2” lies.").arg(sideName(ask.side), map::chosenName(ask));
    case Ask::What::done:
        break;
    }
    return Cli::tr("The terrain is complete.");
}

// Terrain that nobody throws for.
QString agreedWords(const Charts& charts)
{
    return u' '
        + Cli::tr(
            "Place what you agree on by its item, such as “%1”: “%2” lists them. “near” or “far” is side 1’s edge.")
              .arg(charts.stages.chosen() ? QStringLiteral("woods/large") : QStringLiteral("woods-6"),
                  QStringLiteral("strategikon field items"));
}

QString sentence(QString words)
{
    words[0] = words[0].toUpper();
    return words + u'\n';
}

Json jsonOf(const TerrainAsk& ask)
{
    Json json{{"asks", ask.what.toStdString()}};
    if (ask.side >= 0)
        json["side"] = ask.side + 1;
    if (ask.dice > 0) {
        json["dice"] = ask.dice;
        json["sides"] = ask.sides;
    }
    if (ask.what == u"chart" || ask.what == u"choose")
        json["may_end"] = ask.mayEnd;
    json["last"] = ask.last;
    if (!ask.chartId.isEmpty())
        json["chart"] = ask.chartId.toStdString();
    if (!ask.itemId.isEmpty())
        json["item"] = ask.itemId.toStdString();
    for (const QString& variant : ask.variants)
        json["variants"].push_back(variant.toStdString());
    for (const QString& option : ask.options)
        json["options"].push_back(option.toStdString());
    if (ask.what == u"allow")
        json["needs"] = ask.needs;
    if (ask.what == u"choose")
        json["spent"] = ask.spent / 4.0;
    return json;
}

// Widths as the file keeps them, so that what is read back is the same.
void toGrid(Feature& feature)
{
    for (Piece& piece : feature.pieces) {
        for (double& width : piece.widths)
            width = snapped(width);
        widen(piece);
    }
}

// One battlefield that is answered about; each answer complains and is false where it does not fit.
class Laying {
public:
    Laying(FieldRead& read, const field::Wish& wish)
        : field(read.setup.field), deployment(read.setup.deployment), rules(*read.ground.battlefield), wish(wish)
    {
    }

    bool answer(const QString& word)
    {
        const QString verb = word.section(u'/', 0, 0), variant = word.section(u'/', 1);
        const int edge = edgeThrown(field);
        const auto dice = diceTyped(word.toStdString());
        const Ask now = asked();
        const bool choosing = now.what == Ask::What::season || now.what == Ask::What::choose;
        bool fits = dice                        ? thrown(field, rules.charts, *dice, true)
            : choosing && !isWord(word)         ? chooses(word.toStdString())
            : word == u"roll"                   ? rolls()
            : word == u"near" || word == u"far" ? choosesEdge(word == u"near")
            : verb == u"decline"                ? declines(variant)
            : word == u"end"                    ? ended(field, rules.charts)
            : word == u"undo"                   ? goesBack()
            : verb == u"place"                  ? places(variant)
                                                : agrees(verb, variant);
        if (fits && edge != edgeThrown(field) && !takeEdges(deployment, field))
            fits = refused(Cli::tr("there are already units on the table; deploy once the sides are decided."));
        if (!fits && !told)
            complain(Cli::tr("“%1” does not answer this: %2").arg(word, question(field, rules.charts)));
        return fits;
    }

    Ask asked() const { return next(field, rules.charts); }
    bool noRoom() const { return noRoom_; }

private:
    static bool isWord(const QString& word) { return word == u"end" || word == u"undo"; }

    bool chooses(const std::string& option)
    {
        if (chosen(field, rules.charts, option))
            return true;
        const QString why = map::barWords(field, rules.charts, option);
        return !why.isEmpty()
            && refused(Cli::tr("“%1” cannot be chosen now: %2. %3")
                           .arg(plain(option), why, sentence(question(field, rules.charts)).trimmed()));
    }

    bool goesBack() { return takenBack(field) || refused(Cli::tr("there is nothing to undo yet.")); }

    // What was chosen is left out where there is no room for it, or because both agree.
    bool declines(const QString& how)
    {
        const Ask ask = asked();
        if (ask.what != Ask::What::place || (how != u"agreed" && !how.isEmpty()))
            return false;
        if (!ask.variant || how == u"agreed")
            return declined(field, rules.charts, ask.variant ? "agreed" : "");
        Random random = nextStream();
        if (laidOut(field, *ask.item, ask.variant->id, ask.side, rules.charts, rules.kinds, wish, random))
            return refused(
                Cli::tr("there is room for “%1”: “place” puts it there; if both of you agree to leave it out, say "
                        "“decline/agreed”.")
                    .arg(map::chosenName(ask)));
        return declined(field, rules.charts, "no-room");
    }

    bool rolls()
    {
        const Ask ask = asked();
        Random random(wish.seed, field.throws.size()); // a stream for each throw: what came before changes nothing
        std::vector<int> faces;
        for (int i = 0; i < ask.dice; ++i)
            faces.push_back(random.die(ask.sides));
        return thrown(field, rules.charts, faces, false);
    }

    // Instead of a throw, or because one lays out and the other chooses.
    bool choosesEdge(bool near)
    {
        return sidesAgreed(field, near)
            || refused(Cli::tr("there is already terrain on a player’s half; remove it, then choose sides."));
    }

    bool refused(const QString& why)
    {
        told = true;
        complain(why);
        return false;
    }

    bool places(const QString& variant)
    {
        const Ask ask = asked();
        if (ask.what != Ask::What::place)
            return false;
        if (ask.variant && !variant.isEmpty()) {
            if (const QStringList covers = coversFor(ask, field, rules.charts); !covers.contains(variant))
                return covers.isEmpty() ? false
                                        : refused(Cli::tr("place “%1” with %2, not with “%3”.")
                                                      .arg(map::chosenName(ask), either(covers), variant));
            wish.cover = variant.toStdString();
        }
        auto feature = proposed(*ask.item, ask.variant ? plain(ask.variant->id) : variant, ask.side);
        wish.cover.clear();
        return feature && placed(field, rules.charts, std::move(*feature));
    }

    // Terrain that both agree on, without dice.
    bool agrees(const QString& id, const QString& variant)
    {
        const Item* item = rules.charts.find(id.toStdString());
        const Ask ask = asked();
        if (!item)
            return refused(Cli::tr("“%1” is neither an answer nor an item of the charts; “%2” lists the items.")
                               .arg(id, QStringLiteral("strategikon field items")));
        if (field.method == "random" && ask.what != Ask::What::done)
            return false;
        auto feature = proposed(*item, variant, -1);
        if (!feature)
            return false;
        for (int number = 1; feature->id.empty() || field.find(feature->id); ++number)
            feature->id = "t" + std::to_string(number);
        feature->side = -1;
        field.features.push_back(std::move(*feature));
        return true;
    }

    // What is proposed now is the same however often it is asked for.
    Random nextStream() const
    {
        return Random(wish.seed, proposals + field.throws.size() * 64 + field.features.size());
    }

    std::optional<Feature> proposed(const Item& item, const QString& variant, int side)
    {
        QStringList known;
        for (const Variant& one : item.variants)
            known << plain(one.id);
        if (!variant.isEmpty() && !known.contains(variant)) {
            told = true;
            complain(Cli::tr("place “%1” as %2, not as “%3”.").arg(plain(item.id), either(known), variant));
            return {};
        }
        Random random = nextStream();
        auto found = laidOut(field, item, variant.toStdString(), side, rules.charts, rules.kinds, wish, random);
        if (!found) {
            told = noRoom_ = true;
            complain(Cli::tr("no room for “%1”; move something, try another %2, or decline it.")
                         .arg(translated(item.name), QStringLiteral("--seed")));
            return {};
        }
        found->id.clear();
        toGrid(*found);
        return found;
    }

    Field& field;
    Deployment& deployment;
    const Battlefield& rules;
    field::Wish wish;
    bool told = false, noRoom_ = false;
};

} // namespace

namespace {

bool isMethod(const Ground& ground, const std::string& method)
{
    QStringList known;
    for (const std::string& one : ground.battlefield->charts.stages.methods())
        known << plain(one);
    if (known.contains(plain(method)))
        return true;
    complain(Cli::tr("terrain for %1 is placed %2, not “%3”.")
                 .arg(translated(ground.system->format().name), either(known), plain(method)));
    return false;
}

} // namespace

int beginField(const FieldOptions& options)
{
    const auto ground = groundOf(options.system);
    const auto table = ground ? tableFor(*ground, options) : std::nullopt;
    const auto parties = table ? partiesFrom(*ground, options.armies) : std::nullopt;
    if (!parties || !isMethod(*ground, options.method))
        return unusable;
    Field field;
    field.system = ground->system->format().id;
    field.name = options.name;
    field.table = *table;
    field.method = options.method;
    field.parties = *parties;
    if (ground->battlefield->charts.stages.chosen())
        field.parties.resize(2);
    field.seed = options.seed;
    field.version = STRATEGIKON_VERSION;
    return writeFieldAs({field, *ground, nullptr}, options);
}

int layField(const std::string& file, const std::vector<std::string>& answers, const FieldOptions& options, bool json)
{
    auto read = fieldFrom(file);
    const auto owned = read ? ownedPieces(options.pieces, read->ground.battlefield->kinds) : std::nullopt;
    if (!owned)
        return unusable;
    field::Wish wish;
    wish.seed = options.seed > 0 ? options.seed : read->field().seed.value_or(1);
    wish.pieces = *owned;
    Laying laying(*read, wish);
    for (const std::string& word : answers)
        if (!laying.answer(plain(word))) {
            if (&word != &answers.front())
                complain(Cli::tr("none of these answers was kept."));
            return laying.noRoom() ? answerIsNo : unusable;
        }
    const bool writes = !answers.empty() || !options.output.file.empty();
    if (const int status = writes ? keepField(*read, file, options.output) : int(done); status != done)
        return status;
    if (file == "-" && options.output.file.empty() && writes) // the battlefield itself is on standard output
        return done;
    if (json)
        printJson(jsonOf(askOf(laying.asked())));
    else
        print(sentence(question(read->field(), read->ground.battlefield->charts)
            + (read->field().method == "random" ? QString() : agreedWords(read->ground.battlefield->charts))));
    return done;
}

int fieldItems(const std::string& system, bool json)
{
    const auto ground = groundOf(system);
    if (!ground)
        return unusable;
    Json answer = Json::array();
    for (const Chart& chart : ground->battlefield->charts.charts)
        for (const Item& item : chart.items) {
            QStringList variants;
            Json ids = Json::array();
            for (const Variant& variant : item.variants) {
                variants << plain(item.id + '/' + variant.id);
                ids.push_back(variant.id);
            }
            answer.push_back({{"id", item.id}, {"name", item.name}, {"chart", chart.id}});
            if (item.most > 0)
                answer.back()["dice"] = {item.least, item.most};
            answer.back()["variants"] = ids;
            if (!json && item.most == 0)
                print(QStringLiteral("%1: %2\n  %3\n")
                          .arg(plain(item.id), translated(item.name), variants.join(QStringLiteral(", "))));
            else if (!json)
                print(QStringLiteral("%1: %2 %3, %4\n  %5\n")
                          .arg(plain(item.id), translated(chart.name),
                              item.least == item.most ? QString::number(item.least)
                                                      : QStringLiteral("%1–%2").arg(item.least).arg(item.most),
                              translated(item.name), variants.join(QStringLiteral(", "))));
        }
    if (json)
        printJson(answer);
    return done;
}

int alterField(const std::string& file, const Alteration& alteration, const Output& output)
{
    auto read = fieldFrom(file);
    if (!read)
        return unusable;
    Field& field = read->setup.field;
    const Table& table = field.table;
    const Feature* found = field.find(alteration.feature);
    if (!found) {
        QStringList known;
        for (const Feature& one : field.features)
            known << plain(one.id);
        complain(known.isEmpty() ? Cli::tr("%1 has no terrain yet.").arg(plain(file))
                                 : Cli::tr("there is no terrain “%1” on it; there is %2.")
                                       .arg(plain(alteration.feature), either(known)));
        return unusable;
    }
    const auto by = alteration.by.empty() ? std::optional(Point{}) : pointTyped(alteration.by, table.shown);
    if (!by || !(alteration.size > 0.01 && alteration.size < 100)) {
        complain(by ? Cli::tr("the size is a factor, such as 0.8 or 1.25.")
                    : Cli::tr("write a move like %1 (right and towards the far edge), not “%2”.")
                          .arg(QStringLiteral("10,-5"), plain(alteration.by)));
        return unusable;
    }
    Feature feature = *found; // what is not asked for stays as it is, to the last digit
    if (alteration.size != 1)
        feature = resized(feature, alteration.size, table);
    if (alteration.turn != 0)
        feature = turned(feature, alteration.turn, table);
    if (*by != Point{})
        feature = moved(feature, *by, table);
    if (alteration.named)
        feature.name = alteration.name;
    const Battlefield& rules = *read->ground.battlefield;
    const auto before = misplaced(field, rules.charts, rules.kinds);
    for (Feature& one : field.features)
        if (one.id == feature.id)
            one = feature;
    if (alteration.away)
        std::erase_if(field.features, [&](const Feature& one) { return one.id == feature.id; });
    const auto wrong = newlyWrong(before, misplaced(field, rules.charts, rules.kinds), feature.id);
    for (const Misplaced& one : wrong)
        complain(worded(one.message));
    return wrong.empty() ? keepField(*read, file, output) : int(answerIsNo);
}

} // namespace strategikon::cli
