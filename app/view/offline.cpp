#include "offline.h"

#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>

namespace strategikon {

namespace {

class Refusing : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    // A request without an address fails before anything is looked up or opened.
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest&, QIODevice*) override
    {
        return QNetworkAccessManager::createRequest(operation, QNetworkRequest());
    }
};

class Refusal : public QQmlNetworkAccessManagerFactory {
public:
    QNetworkAccessManager* create(QObject* parent) override { return new Refusing(parent); }
};

// Pictures in files are read without a network manager. Modules of QML stand in files and go on doing so.
class OwnPictures : public QQmlAbstractUrlInterceptor {
public:
    QUrl intercept(const QUrl& url, DataType type) override
    {
        const bool own =
            url.isRelative() || url.scheme() == QLatin1String("qrc") || url.scheme() == QLatin1String("image");
        return type != UrlString || own ? url : QUrl();
    }
};

} // namespace

void keepOffline(QQmlEngine& engine)
{
    static Refusal refusal; // these know nothing of the engine and serve every one
    static OwnPictures own;
    engine.setNetworkAccessManagerFactory(&refusal);
    engine.addUrlInterceptor(&own);
}

} // namespace strategikon
