#include "filename.h"

namespace strategikon {

QString fileNameOf(QString name, const QString& ending)
{
    for (QChar& c : name) {
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < u' ') {
            c = u'-';
        }
    }
    return name + u'.' + ending;
}

} // namespace strategikon
