// Terrain I own: the pieces of scenery to lay out, kept as pieces.yaml in the user's folder. The command line reads the
// same file (`strategikon field generate --pieces`).
#pragma once

#include "app/view/shown.h"
#include "model/field/terrain/laying.h"
#include "model/text/fault.h"

#include <QAbstractListModel>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

// What is kept; none where there is no such file.
Result<std::vector<field::Owned>> ownedScenery();

class Scenery : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int pieces READ pieces NOTIFY changed FINAL) // all together
    // Rule systems with battlefields, and of the chosen one the kinds of terrain that can be owned.
    Q_PROPERTY(QList<strategikon::NamedShown> systems READ systems CONSTANT FINAL)
    Q_PROPERTY(QString system READ system WRITE setSystem NOTIFY systemChanged FINAL)
    Q_PROPERTY(QList<strategikon::NamedShown> kinds READ kinds NOTIFY systemChanged FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL) // why the file cannot be read

public:
    enum Role { Name = Qt::UserRole + 1, KindName, SizeWords, Pieces };

    explicit Scenery(QObject* parent = nullptr);

    int count() const { return static_cast<int>(owned_.size()); }
    int pieces() const;
    QList<NamedShown> systems() const;
    QString system() const { return system_; }
    void setSystem(const QString& system);
    QList<NamedShown> kinds() const;
    QString trouble() const { return trouble_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    // `across`: the greatest width as it was typed, cm.
    Q_INVOKABLE bool add(const QString& kind, const QString& across, int pieces, const QString& name);
    Q_INVOKABLE bool setPieces(int row, int pieces); // 0: it is gone
    Q_INVOKABLE bool importFrom(const QUrl& file);   // instead of what there is
    Q_INVOKABLE bool exportTo(const QUrl& file, bool replace) const;

signals:
    void changed();
    void systemChanged();
    void refused(const QString& words);

private:
    void load();
    bool keep(const std::vector<field::Owned>& owned);

    std::vector<field::Owned> owned_;
    QString trouble_, system_;
};

} // namespace strategikon
