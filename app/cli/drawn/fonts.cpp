#include "app/cli/drawing.h"
#include "app/cli/voice.h"

#include "app/print/type.h"

#include <QGuiApplication>

namespace strategikon::cli {

namespace {

// A display is not needed.
void makeFonts()
{
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    Voice::speakWith([](int& count, char** typed) -> std::unique_ptr<QCoreApplication> {
        return std::make_unique<QGuiApplication>(count, typed);
    });
}

} // namespace

std::optional<int> turnToDraw() { return {}; }

void offerFonts(bool offered) { print::setNeedFonts(offered ? &makeFonts : nullptr); }

} // namespace strategikon::cli
