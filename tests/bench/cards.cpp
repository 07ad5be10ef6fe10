// The cards of a battle: every step of the example battles is taken back and answered again as it was, tap by tap, and
// each tap is followed until the window has drawn what came of it. Milliseconds of processor time, by kind of card and
// tap, the slowest first; beside them what a frame costs in which nothing has changed.
//
//     QT_QPA_PLATFORM=offscreen bench_cards                 every card of every example, 1280 x 800
//     QT_QPA_PLATFORM=offscreen bench_cards 20              one card in twenty
//     QT_QPA_PLATFORM=offscreen bench_cards 1 480 900       in another window
#include "tests/window/exampleroom.h"

#include <QEventLoop>
#include <QGuiApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>

namespace strategikon {

using namespace battleroom;

namespace {

constexpr double wanted = 50; // milliseconds from the tap to its picture

double spent()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

void frame(QQuickWindow* window)
{
    QEventLoop loop;
    QObject::connect(window, &QQuickWindow::frameSwapped, &loop, [&] { loop.quit(); });
    window->update();
    loop.exec();
}

class Walk {
public:
    explicit Walk(Driver& driver) : driver_(driver), desk_(deskOf(driver)) {}

    void floor()
    {
        for (int i = 0; i < 200; ++i) {
            measure("(nothing has changed)", [] {});
        }
    }
    // As the players answered it then.
    void again(const play::Entry& entry)
    {
        desk_->past()->goTo(entry.parent);
        driver_.rest();
        const play::Answer& said = entry.answer;
        const QString what = QString::fromStdString(said.what);
        const int head = desk_->recorder().battle().head();
        const auto open = [&] { return desk_->recorder().battle().head() == head; };
        for (const CardShown& action : desk_->asked()->actions()) {
            if (action.what == what && !desk_->asked()->chosen()) {
                measure(what + ": opened", [&] { desk_->asked()->choose(what, action.side); });
            }
        }
        if (what == "end-phase") {
            measure(what, [&] { desk_->foot()->endPhase(); });
        }
        for (int tap = 0; open() && tap < 60 && next(what, said); ++tap) {}
        if (open()) {
            measure(what + ": answered", [&] { desk_->asked()->answer(); });
        }
    }
    void tell() const
    {
        std::vector<std::pair<QString, std::vector<double>>> rows(times_.begin(), times_.end());
        std::ranges::sort(rows, std::greater(), [](const auto& row) { return row.second.back(); });
        std::printf("%-44s %6s %8s %8s %8s\n", "tap", "times", "median", "95 %", "worst");
        int slow = 0;
        for (const auto& [what, times] : rows) {
            std::printf("%-44s %6zu %8.1f %8.1f %8.1f\n", qPrintable(what), times.size(), times[times.size() / 2],
                times[times.size() * 95 / 100], times.back());
            slow += times.back() > wanted;
        }
        std::printf("%d of %zu kinds of tap took over %.0f ms once\n", slow, rows.size(), wanted);
    }

private:
    template <class Tap>
    void measure(const QString& what, Tap tap)
    {
        const double before = spent();
        tap();
        frame(driver_.window());
        auto& times = times_[what];
        times.insert(std::ranges::upper_bound(times, spent() - before), spent() - before);
        driver_.rest();
    }
    // The next thing that stands otherwise on the card than it was said.
    bool next(const QString& what, const play::Answer& said)
    {
        for (const InputShown& input : desk_->asked()->inputs()) {
            const auto* values = said.find(input.id.toStdString());
            if (values == nullptr || input.idle) {
                continue;
            }
            if (input.kind == InputKinds::Kind::Dice) {
                const int die = int(input.dice.faces.indexOf(0));
                if (die >= 0 && die < int(values->size())) {
                    measure(what + ": a die", [&] { desk_->dice()->typeDie((*values)[std::size_t(die)]); });
                    return true;
                }
            } else if (input.kind == InputKinds::Kind::Things) {
                for (const BadgeShown& thing : input.things) {
                    if (thing.on != (std::ranges::find(*values, thing.thing) != values->end())) {
                        measure(what + ": somebody", [&] { desk_->picks()->pick(input.id, thing.thing); });
                        return true;
                    }
                }
            } else if (!values->empty() && input.value != values->front()) {
                measure(what + ": a choice", [&] { desk_->asked()->put(input.id, values->front()); });
                return true;
            }
        }
        return false;
    }

    Driver& driver_;
    BattleViewModel* desk_;
    std::map<QString, std::vector<double>> times_{};
};

} // namespace

class CardsBench : public QObject {
    Q_OBJECT

public:
    int each = 1;
    QSize size{1280, 800};

private slots:
    void walk();
};

void CardsBench::walk()
{
    Examples examples;
    examples.playThrough(battleroom::examples + mappedExamples);
    int cards = 0;
    for (const QString& name : battleroom::examples + mappedExamples) {
        QTemporaryDir home;
        examples.copyTo(home.path());
        Driver driver(home.path(), size);
        BattleViewModel& desk = *examples.show(driver, name);
        std::printf("\n%s, %d x %d\n", qPrintable(name), size.width(), size.height());
        Walk walk(driver);
        walk.floor();
        const auto line = desk.recorder().battle().line();
        for (const int step : line) {
            const play::Entry entry = desk.recorder().battle().entry(step); // the log grows
            if (entry.answer.what != "agreed" && !entry.answer.unasked && cards++ % each == 0) {
                walk.again(entry);
            }
        }
        walk.tell();
    }
}

} // namespace strategikon

int main(int argc, char** argv)
{
    strategikon::CardsBench bench;
    bench.each = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1;
    if (argc > 3) {
        bench.size = {std::atoi(argv[2]), std::atoi(argv[3])};
    }
    return strategikon::runTest(1, argv, &bench);
}

#include "cards.moc"
