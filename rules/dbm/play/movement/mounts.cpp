#include "rules/dbm/play/movement/mounts.h"

#include "model/play/map/place.h"
#include "model/text/contains.h"
#include "rules/dbm/play/bases.h"
#include "rules/dbm/play/works/works.h"
#include "rules/tables.h"

#include <algorithm>
#include <tuple>

namespace strategikon::dbmPlay {

namespace {

const Kinds& camelry()
{
    static const Kinds all("Cm");
    return all;
}

// Why riders may get off (250).
const std::vector<std::string> reasons{"list", "general", "wagons", "works"};
enum Reason { byList, asGeneral, atWagons, atWorks };

// The kinds that it may become; none: it never dismounts.
Ids onFoot(const BattleView& table, Id element)
{
    Ids words;
    for (const auto& field : {state::onFoot, state::orOnFoot})
        if (const int word = table.get(element, field); word != 0)
            words.push_back(word);
    return words;
}

// A general whose command otherwise has only foot, and those on his base.
bool leadsFoot(const BattleView& table, Id element)
{
    if (!isWithGeneral(table, element))
        return false;
    Ids others = table.elementsOf(table.commandOf(element));
    std::erase(others, element);
    std::erase(others, partnerOf(table, element));
    return std::ranges::none_of(others, [&](Id one) { return table.is(one, mountedTroops()); });
}

// Those that can hold, by what its list says and what this battle has; of camelry only works and wagons count (254).
std::vector<Reason> reasonsOf(const BattleView& table, Id element)
{
    static const Kinds wagons("WWg");
    std::vector<Reason> all;
    const bool rider = !table.is(element, camelry());
    const int enemy = 1 - table[element].side;
    if ((rider || table.alternative("camelry-by-list")) && table.is(element, state::dismounts))
        all.push_back(byList);
    if (rider && leadsFoot(table, element))
        all.push_back(asGeneral);
    if (anyWorks(table, enemy)
        || std::ranges::any_of(table.elements(enemy), [&](Id one) { return table.is(one, wagons); }))
        all.push_back(atWagons);
    if (anyWorks(table))
        all.push_back(atWorks);
    return all;
}

Reason likely(const BattleView& table, Id element)
{
    const auto all = reasonsOf(table, element);
    return all.empty() ? atWagons : all.front();
}

Outcome unreasonable(const BattleView& table, Id element, Reason why)
{
    return contains(reasonsOf(table, element), why)
        ? Outcome()
        : Message{"play-no-reason-to-dismount", {{"who", table[element].badge}}};
}

Ids riders(const BattleView& table, Ids all)
{
    std::erase_if(all, [&](Id one) {
        return isDismounted(table, one) || onFoot(table, one).empty() || table.commandOf(one) == 0
            || reasonsOf(table, one).empty();
    });
    return all;
}

// Who takes a full move of his own for it: on the table, and not touched by an enemy in this bound.
Ids freeToExchange(const BattleView& table, int side)
{
    Ids all = movable(table, side);
    std::erase_if(all, [&](Id one) { return !table.onTable(one) || table.is(one, state::contact); });
    return all;
}

// One element on foot, for those who become it; a general is the one who stays.
struct Exchange {
    Id element = 0;
    Ids others{};
};

int neededFor(const BattleView& table, Id element)
{
    static const Kinds lightHorse("LH");
    const auto& all = armyTable();
    return table.is(element, state::chariot) ? all.exchangedChariots
        : table.is(element, lightHorse)      ? all.exchangedLightHorse
                                             : all.exchanged;
}

Result<std::vector<Exchange>> exchangesOf(const BattleView& table, Ids all)
{
    std::vector<Exchange> made;
    std::ranges::stable_partition(all, [&](Id one) { return table.isGeneral(one); });
    while (!all.empty()) {
        const Id first = all.front();
        const auto sort = [&](Id one) {
            return std::tuple(table.commandOf(one), wordOf(table.kind(one)), table.get(one, state::chariot),
                table.get(one, state::onFoot), table.isRegular(one));
        };
        const int many = neededFor(table, first);
        Ids alike;
        for (const Id one : all)
            if (int(alike.size()) < many && sort(one) == sort(first))
                alike.push_back(one);
        if (int(alike.size()) < many)
            return Fault{{}, {"play-dismount-number", {{"who", table[first].badge}, {"many", many}}}};
        std::erase_if(all, [&](Id one) { return contains(alike, one); });
        made.push_back({first, {alike.begin() + 1, alike.end()}});
    }
    return made;
}

// What they become where some of them have the choice.
void addAs(const BattleView& table, const Ids& all, Decision& ask)
{
    std::vector<std::string> kinds;
    Ids words;
    for (const Id one : all)
        if (const Ids its = onFoot(table, one); its.size() > 1)
            for (const int word : its)
                if (!contains(words, word)) {
                    words.push_back(word);
                    kinds.push_back(kindWords()[std::size_t(word)]);
                }
    if (words.empty())
        return;
    Input as = choice("as", kinds, 0);
    as.fact = true;
    as.by = "elements";
    for (auto& option : as.options)
        option.says = {"dbm:option-on-foot", {{"kind", option.id}}};
    for (const Id one : all)
        if (const auto at = std::ranges::find(words, table.get(one, state::onFoot)); at != words.end())
            as.givenBy[one] = {int(at - words.begin())};
    ask.inputs.push_back(std::move(as));
}

// As it was chosen, where it may choose that.
Kind footOf(const BattleView& table, const Decision& ask, const Answer& answer, Id element)
{
    const Ids words = onFoot(table, element);
    const Input* as = ask.find("as");
    const auto given = as ? play::givenBeside(*as, answer) : std::nullopt;
    const int at = answer.number("as", given ? given->front() : -1);
    if (as && at >= 0 && at < int(as->options.size())) {
        const int word = wordOf(kindOf(as->options[std::size_t(at)].id));
        if (contains(words, word))
            return kindAt(word);
    }
    return kindAt(words.front());
}

void addReasons(const BattleView& table, const Ids& all, Decision& ask)
{
    Input why = choice("why", reasons, atWagons);
    why.fact = true;
    why.by = "elements";
    for (const Id one : all)
        why.givenBy[one] = {int(likely(table, one))};
    ask.inputs.push_back(std::move(why));
}

Reason reasonOf(const BattleView& table, const Answer& answer, Id element)
{
    return Reason(answer.number("why", int(likely(table, element))));
}

void becomes(Transaction& transaction, Id element, const Kind& kind)
{
    transaction.set(element, state::type, kind.type);
    transaction.set(element, state::grade, kind.grade);
}

void getOff(Transaction& transaction, const Exchange& exchange, const Kind& as, bool mounts, Reason why)
{
    const Id element = exchange.element;
    transaction.set(element, state::mans, why == atWorks);
    transaction.set(element, state::rides, wordOf(transaction.kind(element)));
    becomes(transaction, element, as);
    transaction.set(element, state::chariot, false);
    transaction.set(element, state::mounts, mounts);
    for (const Id one : exchange.others) {
        play::leavePlace(transaction.builder(), fields(), one);
        partBase(transaction, one);
        transaction.set(one, state::where, Where::afoot);
        transaction.set(one, state::exchanged, element);
    }
}

void getOn(Transaction& transaction, Id element, const Ids& others)
{
    becomes(transaction, element, kindAt(transaction.get(element, state::rides)));
    transaction.set(element, state::rides, 0);
    transaction.set(element, state::mounts, false);
    transaction.set(element, state::mans, false);
    if (isDefended(transaction.get(element, state::works))) // on horseback it defends none (250)
        transaction.set(element, state::works, Cover::inside);
    for (const Id one : others) {
        transaction.set(element, state::chariot, transaction.get(one, state::chariot));
        transaction.set(one, state::where, Where::table);
        transaction.set(one, state::exchanged, 0);
    }
}

Ids withThem(Id element, const Ids& others)
{
    Ids all{element};
    std::ranges::copy(others, std::back_inserter(all));
    return all;
}

Moving singleMove(const BattleView& table, const Answer& answer, Id element)
{
    return {.table = &table,
        .move = answer.number("how") != 0 ? Move::march : Move::tactical,
        .elements = {element},
        .reach = Reach(answer.number("reach")),
        .shortOf = table.alternative("exchange-is-full"),
        .mounts = true};
}

// Of all whom it exchanges one is paid for, or by the other reading each.
play::Sum costOfExchange(const BattleView& table, const Answer& answer, const Ids& all)
{
    play::Sum sum = costOfElements(singleMove(table, answer, all.front()));
    if (table.alternative("several-as-one-move"))
        for (std::size_t i = 1; i < all.size(); ++i) {
            const play::Sum its = costOfElements(singleMove(table, answer, all[i]));
            sum.value += its.value;
            std::ranges::copy(its.modifiers, std::back_inserter(sum.modifiers));
        }
    return sum;
}

// Those whom the card exchanges: of who gets on again all that he was.
Ids exchangedBy(const BattleView& table, const Answer& answer)
{
    const Ids all = named(answer, "elements");
    return all.size() == 1 ? withThem(all.front(), exchangedFor(table, all.front())) : all;
}

// By a tactical move or a march; by one reading by no march.
void addHow(const BattleView& table, Decision& ask)
{
    if (!table.alternative("exchanging-march"))
        ask.inputs.push_back(choice("how", {"tactical", "march"}, 0));
}

// Facts that make it dearer, and how it is done.
Preview previewOf(const BattleView& table, const Answer& answer)
{
    const Ids all = exchangedBy(table, answer);
    Preview seen{.weighed = true};
    if (all.empty())
        return seen;
    const Moving moving = singleMove(table, answer, all.front());
    const play::Sum cost = costOfExchange(table, answer, all);
    for (const Reach reach : {Reach::near, Reach::unseen, Reach::far, Reach::busy}) {
        Moving other = moving;
        other.reach = reach;
        if (costOfElements(other).value != costOfElements(moving).value && !contains(seen.matters, "reach"))
            seen.matters.emplace_back("reach");
    }
    if (!isDismounted(table, all.front())) {
        seen.matters.emplace_back("mounts");
        if (reasonsOf(table, all.front()).size() > 1)
            seen.matters.emplace_back("why");
        if (onFoot(table, all.front()).size() > 1)
            seen.matters.emplace_back("as");
    }
    seen.modifiers = cost.modifiers;
    seen.price = Message{"play-price", {{"cost", cost.value}, {"left", table.get(moving.command(), state::left)}}};
    return seen;
}

Warnings dear(const BattleView& table, const Decision& ask, const Answer& given)
{
    Warnings all;
    const Answer answer = filled(ask, given);
    if (const Ids who = exchangedBy(table, answer); !who.empty())
        warnOfPrice(singleMove(table, answer, who.front()), costOfExchange(table, answer, who), all);
    return all;
}

// Of all whom one move exchanges.
Outcome spendMove(Transaction& transaction, const Answer& answer, const Ids& all, const char* event)
{
    const Moving moving = singleMove(transaction, answer, all.front());
    for (const Id one : all)
        if (auto refused = unfit(transaction, singleMove(transaction, answer, one)))
            return refused;
    if (all.size() > 1 && transaction.demoralised(all.front()) && transaction.alternative("several-as-one-move"))
        return Message{"play-demoralised-moves", {}}; // it has one (827)
    const play::Sum cost = costOfExchange(transaction, answer, all);
    const int left = std::max(0, transaction.get(moving.command(), state::left) - cost.value);
    transaction.happened(event, all, {{"cost", cost.value}, {"left", left}}, "dismounting");
    pay(transaction, moving, cost);
    for (const Id one : all) {
        transaction.set(one, state::moved, moving.move == Move::march ? Moved::march : Moved::tactical);
        if (moving.move == Move::march)
            transaction.add(one, state::marches, 1);
        if (transaction.isGeneral(one))
            transaction.set(one, state::ever, true);
    }
    return {};
}

std::optional<Decision> dismountCard(const BattleView& table, int side)
{
    const Ids all = riders(table, freeToExchange(table, side));
    if (all.empty())
        return {};
    Decision ask{.rule = "dismounting"};
    ask.inputs = {whoOf("elements", all, 1, armyTable().exchangedChariots)};
    ask.inputs.front().given.reset();
    addReasons(table, all, ask);
    addAs(table, all, ask);
    addHow(table, ask);
    ask.inputs.push_back(reachOf(table));
    ask.inputs.push_back(yesOrNo("mounts", true));
    return ask;
}

Rule dismounts()
{
    return {.what = "dismount",
        .phases = {"moves"},
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) { return dismountCard(table, step.who); },
        .preview = [](const BattleView& table, const Step&, const Answer& answer) { return previewOf(table, answer); },
        .warnings = [](const OnTable& on, const Decision& ask,
                        const Answer& given) { return dear(on.table, ask, given); },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& given) -> Outcome {
            const Decision ask = *dismountCard(transaction, step.who);
            const auto exchanges = exchangesOf(transaction, named(given, "elements"));
            if (!exchanges)
                return exchanges.faults.front().message;
            if (exchanges->size() > 1)
                return Message{"play-mounts-alone", {}};
            const Exchange& one = exchanges->front();
            if (auto refused = unreasonable(transaction, one.element, reasonOf(transaction, given, one.element)))
                return refused;
            const Kind as = footOf(transaction, ask, given, one.element);
            if (auto refused = spendMove(transaction, given, withThem(one.element, one.others), "dismounted"))
                return refused;
            getOff(transaction, one, as, given.number("mounts", 1) != 0, reasonOf(transaction, given, one.element));
            return {};
        }};
}

std::optional<Decision> remountCard(const BattleView& table, int side)
{
    const Ids all = remountable(table, freeToExchange(table, side));
    if (all.empty())
        return {};
    Decision ask{.rule = "dismounting"};
    ask.inputs = {whoOf("elements", all)};
    ask.inputs.front().given.reset();
    addHow(table, ask);
    ask.inputs.push_back(reachOf(table));
    return ask;
}

Rule remounts()
{
    return {.what = "remount",
        .phases = {"moves"},
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) { return remountCard(table, step.who); },
        .preview = [](const BattleView& table, const Step&, const Answer& answer) { return previewOf(table, answer); },
        .warnings = [](const OnTable& on, const Decision& ask,
                        const Answer& given) { return dear(on.table, ask, given); },
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            const Id element = answer.number("elements");
            const Ids others = exchangedFor(transaction, element);
            if (auto refused = spendMove(transaction, answer, withThem(element, others), "mounted-again"))
                return refused;
            getOn(transaction, element, others);
            return {};
        }};
}

Ids withMounts(const BattleView& table, int side)
{
    Ids all = table.elements(side);
    std::erase_if(all, [&](Id one) { return !hasMounts(table, one); });
    return all;
}

void removeMounts(Transaction& transaction, Id element, std::vector<std::pair<std::string, int>> why)
{
    transaction.happened("mounts-lost", {element}, std::move(why), "mounts-lost");
    transaction.set(element, isDismounted(transaction, element) ? state::mounts : state::mounted, false);
}

// What only the table knows of riderless mounts: touched, shot at, passed through (261).
Rule losesMounts()
{
    return {.what = "lose-mounts",
        .phases = {"moves", "shooting", "combat"},
        .acts = play::Who::either,
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) -> std::optional<Decision> {
            const Ids all = withMounts(table, step.who);
            if (all.empty())
                return {};
            Decision ask{.inputs = {whoOf("elements", all, 1, int(all.size())),
                             choice("lost-by", {"touched", "shot-at", "run-through"}, 0)},
                .rule = "mounts-lost"};
            ask.inputs.front().given.reset();
            return ask;
        },
        .preview = {},
        .resolve = [](Transaction& transaction, const Step&, const Answer& answer) -> Outcome {
            for (const Id one : named(answer, "elements"))
                removeMounts(transaction, one, {{"why", answer.number("lost-by")}});
            return {};
        }};
}

// Before its side has begun to move: the first bound of the invader is that of both (259).
Ids mayDeployOnFoot(const BattleView& table, int side)
{
    const bool begins =
        table.state().turn == 1 && (table.state().side == table.invader() || table.state().side == side);
    Ids all = begins ? riders(table, table.elements(side)) : Ids{};
    std::erase_if(all, [&](Id one) {
        return table.get(one, state::moved) != Moved::not_ // nor does anybody deploy close to wagons (425)
            || reasonsOf(table, one) == std::vector{atWagons};
    });
    return all;
}

std::optional<Decision> deployCard(const BattleView& table, int side)
{
    const Ids all = mayDeployOnFoot(table, side);
    if (all.empty())
        return {};
    Decision ask{.rule = "dismounting"};
    ask.inputs = {whoOf("elements", all, 1, int(all.size()))};
    ask.inputs.front().given.reset();
    addReasons(table, all, ask);
    addAs(table, all, ask);
    ask.inputs.push_back(yesOrNo("mounts", true));
    return ask;
}

Outcome deployOnFoot(Transaction& transaction, const Decision& ask, const Answer& answer, const Ids& all)
{
    const auto exchanges = exchangesOf(transaction, all);
    if (!exchanges)
        return exchanges.faults.front().message;
    for (const Exchange& one : *exchanges)
        if (auto refused = unreasonable(transaction, one.element, reasonOf(transaction, answer, one.element)))
            return refused;
    transaction.happened("deployed-on-foot", all, {}, "dismounting");
    for (const Exchange& one : *exchanges)
        getOff(transaction, one, footOf(transaction, ask, answer, one.element), answer.number("mounts", 1) != 0,
            reasonOf(transaction, answer, one.element));
    return {};
}

Rule deploysOnFoot()
{
    return {.what = "deploy-on-foot",
        .phases = {"moves"},
        .acts = play::Who::either,
        .anytime = true,
        .asks = [](const BattleView& table, const Step& step) { return deployCard(table, step.who); },
        .preview =
            [](const BattleView& table, const Step&, const Answer& answer) {
                Preview seen = previewOf(table, answer);
                seen.modifiers.clear();
                seen.price.reset();
                std::erase(seen.matters, "reach");
                return seen;
            },
        .resolve = [](Transaction& transaction, const Step& step, const Answer& answer) -> Outcome {
            return deployOnFoot(transaction, *deployCard(transaction, step.who), answer, named(answer, "elements"));
        }};
}

} // namespace

const dbmRules::ArmyTable& armyTable()
{
    static const auto read = dbmRules::ArmyTable::read(readTable("dbm", "army"));
    return read;
}

void setRiding(play::EventBuilder& builder, Id id, const dbmRules::Element& element)
{
    if (!element.is({"Kn", "Cv", "LH"}) && !(element.is({"Cm"}) && !element.graded("X")))
        return;
    std::string kinds = armyTable().dismountedAs(element.cells, element.specials);
    for (const auto& field : {state::onFoot, state::orOnFoot}) {
        const auto comma = kinds.find(", ");
        const std::string kind = kinds.substr(0, comma);
        kinds = comma == kinds.npos ? "" : kinds.substr(comma + 2);
        if (!kind.empty())
            builder.set(id, field, wordOf(kindOf(kind)));
    }
    builder.set(id, state::dismounts, element.has("dismounts"));
}

bool mayDismount(const BattleView& table, Id element) { return !onFoot(table, element).empty(); }

bool isDismounted(const BattleView& table, Id element) { return table.get(element, state::rides) != 0; }

bool hasMounts(const BattleView& table, Id element)
{
    return isDismounted(table, element) ? table.is(element, state::mounts) : table.is(element, state::mounted);
}

Ids exchangedFor(const BattleView& table, Id element)
{
    return table.thoseThat([&](const play::Thing& thing) {
        return thing.sort == play::Sort::body && table.get(thing.id, state::exchanged) == element;
    });
}

int worthOf(const BattleView& table, Id element)
{
    int halves = table.get(element, state::worth);
    for (const Id one : exchangedFor(table, element))
        halves += table.get(one, state::worth);
    return halves;
}

Ids remountable(const BattleView& table, Ids all)
{
    std::erase_if(all, [&](Id one) { return !isDismounted(table, one) || !hasMounts(table, one); });
    return all;
}

Ids remount(Transaction& transaction, Id element)
{
    if (remountable(transaction, {element}).empty())
        return {};
    const Ids others = exchangedFor(transaction, element);
    transaction.happened("mounted-up", withThem(element, others), {}, "dismounting");
    getOn(transaction, element, others);
    return others;
}

void leaveMounts(Transaction& transaction, Id element)
{
    if (hasMounts(transaction, element))
        removeMounts(transaction, element, {});
}

void leaveMountsMoving(Transaction& transaction, Id element, Move how)
{
    const bool rides = !isDismounted(transaction, element); // infantry on horseback
    const bool on = rides && (how == Move::march || transaction.ruledBy("mounted-infantry-moves", "ridden"));
    if (how != Move::halt && !on)
        leaveMounts(transaction, element);
}

void addAmbushOnFoot(const BattleView& table, const Ids& all, Decision& ask)
{
    Ids may = riders(table, all);
    std::erase_if(may, [&](Id one) { return likely(table, one) != byList; });
    if (may.empty())
        return;
    ask.inputs.push_back(factOf("on-foot", may, int(may.size())));
    addAs(table, may, ask);
}

Outcome ambushOnFoot(Transaction& transaction, const Decision& ask, const Ids& shown, const Answer& answer)
{
    Ids all = named(answer, "on-foot");
    std::erase_if(all, [&](Id one) { return !contains(shown, one); });
    return all.empty() ? Outcome() : deployOnFoot(transaction, ask, answer, all);
}

Rules mountRules() { return {dismounts(), remounts(), losesMounts(), deploysOnFoot()}; }

} // namespace strategikon::dbmPlay
