// The window: a program of its own, so that no command loads Qt Quick.
#include "app/view/window.h"

#include "app/places.h"

int main(int argc, char** argv)
{
    strategikon::knowHome();
    return strategikon::runWindow(argc, argv);
}
