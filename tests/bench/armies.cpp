#include "tests/bench/armies.h"

int main(int argc, char** argv)
{
    bench::registerData();
    bench::registerChecks();
    bench::registerSolver();
    return bench::run(argc, argv);
}
