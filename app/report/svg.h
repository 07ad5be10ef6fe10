// The drawings of one page of HTML. What several share, ground and letters, stands in the page once.
#pragma once

#include "app/report/document.h"

#include <QHash>

namespace strategikon::report {

class Pictures {
public:
    QString svgOf(const Drawing& drawing);
    // What the pictures refer to: comes once, anywhere in the page. Empty where there is none.
    QString shared() const;

private:
    class Engine;
    // What a painter draws, as short as SVG can say it.
    QString drawn(const QSizeF& size, const std::function<void(QPainter&)>& draw);
    QString look(const QString& rules);
    QString shape(const QString& path);
    QString groundNamed(const Drawing& drawing);

    QHash<QString, int> looks_, shapes_; // by what they are, in the order of their numbers
    QStringList looksInOrder_, shapesInOrder_;
    QHash<const Backdrop*, int> grounds_;
    QStringList groundsInOrder_;
};

} // namespace strategikon::report
