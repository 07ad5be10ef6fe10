// The map of a battlefield while a unit or terrain is dragged, and while the view is pushed and zoomed, and the page of
// a battle with its map while one looks through the story, types dice, drags a unit: how long a frame takes, from the
// pointer's move to the picture on the screen. Median, 95th percentile and worst, in milliseconds of the whole process.
//
//     QT_QPA_PLATFORM=offscreen bench_map                              software
//     QSG_RENDER_LOOP=basic xvfb-run -a bench_map                      OpenGL
#include "app/view/battle/battlemap.h"
#include "app/view/battle/battles.h"
#include "app/view/builder/ready.h"
#include "app/view/field/battlefields.h"
#include "app/view/field/fieldmap.h"
#include "app/view/window.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace strategikon {

namespace {

constexpr int frames = 400;

QString army(Session& session, const char* list)
{
    Army army;
    army.system = "warmaster";
    army.list = list;
    army.points = 4000;
    const ArmyList* known = session.list(army);
    return session.keep(readyArmy(*findSystem("warmaster"), *known, army), "create");
}

// A 240 x 150 table with eight features and two armies on it.
QString field(Session& session)
{
    Battlefields all;
    return all.create({"warmaster", "Benchmark", 240, 150, false, false, "random"});
}

void send(QQuickWindow* window, QEvent::Type type, const QPointF& at)
{
    const bool up = type == QEvent::MouseButtonRelease;
    QMouseEvent event(type, at, window->mapToGlobal(at), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
        up ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &event);
}

void tell(const char* what, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf("%-28s median %6.2f ms   95%% %6.2f ms   worst %6.2f ms\n", what, times[times.size() / 2],
        times[times.size() * 95 / 100], times.back());
}

// Frames while `move` is done again and again.
template <class Move>
std::vector<double> measured(QQuickWindow* window, Move move)
{
    std::vector<double> times;
    QTimer nothingNew; // a move that changes no pixel draws no frame
    QObject::connect(&nothingNew, &QTimer::timeout, window, &QQuickWindow::update);
    nothingNew.start(500);
    for (int i = 0; i < frames; ++i) {
        bool shown = false;
        QElapsedTimer clock;
        double waited = 0;
        const auto begun =
            QObject::connect(window, &QQuickWindow::afterAnimating, [&] { waited = double(clock.nsecsElapsed()); });
        const auto swapped = QObject::connect(window, &QQuickWindow::frameSwapped, [&] { shown = true; });
        clock.start();
        move(i);
        const double handled = double(clock.nsecsElapsed());
        while (!shown) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        // Without the pause in which the render loop waits for the screen.
        times.push_back((double(clock.nsecsElapsed()) - waited + handled) / 1e6);
        QObject::disconnect(begun);
        QObject::disconnect(swapped);
    }
    return times;
}

// An example that is fought on a battlefield, at the size at which the map is the middle of the page.
void battle(QQuickWindow* window)
{
    Battles all;
    const QString id = all.openExample("turquoise-road");
    QMetaObject::invokeMethod(
        window, "open", Q_ARG(QString, "battle"), Q_ARG(QVariant, QVariantMap({{"battleId", id}})));
    window->resize(1440, 900);
    QCoreApplication::processEvents();
    auto* const map = window->findChild<BattleMap*>("battleMap");
    auto* const desk = window->findChild<BattleViewModel*>("desk");
    std::printf(
        "the page of a battle of %d steps, %d x %d\n", desk->film()->steps(), window->width(), window->height());
    const int steps = desk->film()->steps();
    tell("the story is looked through", measured(window, [&](int i) { desk->film()->look((i * 7) % steps); }));
    desk->film()->look(steps);
    desk->past()->goTo(desk->recorder().battle().line()[std::size_t(steps / 3)]);
    QCoreApplication::processEvents();
    tell("a step is undone, redone",
        measured(window, [&](int i) { i % 2 == 0 ? desk->past()->undo() : desk->past()->redo(); }));
    const auto& things = desk->state().things;
    const auto stands = std::ranges::find_if(things,
        [&](const play::Thing& one) { return one.sort == play::Sort::body && !one.gone && !map->at(one.id).isNull(); });
    const QPointF at = map->mapToScene(map->at(stands->id));
    const auto spot = [&](int i) { return at + QPointF(10 + (i % 40) * 4, (i % 25) * 3); };
    send(window, QEvent::MouseButtonPress, at);
    tell("a unit is dragged", measured(window, [&](int i) { send(window, QEvent::MouseMove, spot(i)); }));
    send(window, QEvent::MouseButtonRelease, spot(frames - 1));
    map->zoomBy(2, map->width() / 2, map->height() / 2);
    tell("the view is pushed", measured(window, [&](int i) { map->pan(i % 80 < 40 ? 5 : -5, 0); }));
}

int run()
{
    QTemporaryDir home;
    qputenv("STRATEGIKON_HOME", home.path().toUtf8());
    Window program;
    QQuickWindow* window = program.window();
    Session& session = program.session();
    const QString id = field(session);
    QMetaObject::invokeMethod(
        window, "open", Q_ARG(QString, "field"), Q_ARG(QVariant, QVariantMap({{"fieldId", id}, {"step", "deploy"}})));
    window->resize(1280, 800);
    QCoreApplication::processEvents();
    auto* const map = window->findChild<FieldMap*>("map");
    BattlefieldViewModel* const desk = map->field();
    desk->laying()->layAll();
    desk->armies()->setArmy(0, army(session, "gallic"));
    desk->armies()->setArmy(1, army(session, "achaemenid-persian"));
    desk->deploying()->deploy(-1, "battle");
    int units = 0, stands = 0;
    QString held;
    for (const field::Posted& posted : desk->setup().deployment.posted) {
        units += !posted.stands.empty();
        stands += int(posted.stands.size());
        if (held.isEmpty() && !posted.stands.empty()) {
            held = QString::fromStdString(posted.badge);
        }
    }
    QCoreApplication::processEvents();
    std::printf("%s, %d units of %d stands, %d features, %d x %d\n",
        window->rendererInterface()->graphicsApi() == QSGRendererInterface::Software ? "software" : "OpenGL", units,
        stands, int(desk->setup().field.features.size()), window->width(), window->height());

    const QPointF at = map->mapToScene(map->placeOf(held));
    const auto spot = [&](int i) { return at + QPointF(10 + (i % 40) * 4, -((i % 25) * 3)); };
    send(window, QEvent::MouseButtonPress, at);
    tell("a unit is dragged", measured(window, [&](int i) { send(window, QEvent::MouseMove, spot(i)); }));
    send(window, QEvent::MouseButtonRelease, spot(frames - 1));
    desk->select("t1");
    QCoreApplication::processEvents();
    const QPointF hill = map->mapToScene(map->placeOf("t1"));
    map->setFixed(false);
    send(window, QEvent::MouseButtonPress, hill);
    tell("terrain is dragged", measured(window, [&](int i) {
        send(window, QEvent::MouseMove, hill + QPointF(10 + (i % 40) * 4, (i % 25) * 3));
    }));
    send(window, QEvent::MouseButtonRelease, hill);
    map->zoomBy(2, map->width() / 2, map->height() / 2);
    tell("the view is pushed", measured(window, [&](int i) { map->pan(i % 80 < 40 ? 5 : -5, 0); }));
    tell("the view is zoomed", measured(window, [&](int i) {
        map->zoomBy(i % 40 < 20 ? 1.03 : 1 / 1.03, map->width() / 2, map->height() / 2);
    }));
    battle(window);
    return 0;
}

} // namespace

} // namespace strategikon

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    strategikon::Window::prepare();
    return strategikon::run();
}
