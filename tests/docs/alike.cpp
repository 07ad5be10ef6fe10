// alike KEPT NOW: whether two pictures show the same. Letters and lines are smoothed otherwise from one machine to the
// next, and a figure or two may differ: up to a hundredth of the dots may be clearly another colour.
#include <QImage>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int clearly = 48; // of 255, in one of red, green and blue
constexpr double share = 0.01;

bool differ(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))})
        > clearly;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3)
        return 2;
    const QImage kept(QString::fromLocal8Bit(argv[1])), now(QString::fromLocal8Bit(argv[2]));
    if (kept.isNull() || kept.size() != now.size()) {
        std::printf("another size, or no picture\n");
        return 1;
    }
    qint64 other = 0;
    for (int y = 0; y < kept.height(); ++y)
        for (int x = 0; x < kept.width(); ++x)
            other += differ(kept.pixel(x, y), now.pixel(x, y));
    const double part = double(other) / (double(kept.width()) * kept.height());
    std::printf("%.2f %% of it differ\n", part * 100);
    return part > share;
}
