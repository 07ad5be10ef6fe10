// The command line with what draws: a program of its own, so that no other command loads Qt Gui.
#include "app/cli/cli.h"
#include "app/places.h"

int main(int argc, char** argv)
{
    strategikon::knowHome();
    return strategikon::runCommandLine(argc, argv);
}
