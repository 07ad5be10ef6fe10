// One nation's list, to be read.
#pragma once

#include "nationshown.h"
#include "rules/system.h"

#include <QObject>
#include <QThreadPool>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace strategikon {

class NationBook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString system READ system NOTIFY changed FINAL)
    Q_PROPERTY(QString list READ list NOTIFY changed FINAL)
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed FINAL)
    Q_PROPERTY(QStringList editions READ editions NOTIFY changed FINAL)
    Q_PROPERTY(QStringList editionNames READ editionNames NOTIFY changed FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString group READ group NOTIFY changed FINAL)
    Q_PROPERTY(QString systemName READ systemName NOTIFY changed FINAL)
    Q_PROPERTY(QString about READ about NOTIFY changed FINAL)
    Q_PROPERTY(QString place READ place NOTIFY changed FINAL)
    Q_PROPERTY(bool bounded READ bounded NOTIFY changed FINAL) // points limit its armies
    Q_PROPERTY(bool priced READ priced NOTIFY changed FINAL)   // its prices may be corrected
    Q_PROPERTY(bool own READ own NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ColumnShown> columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::SectionShown> sections READ sections NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::LabelledShown> footnotes READ footnotes NOTIFY changed FINAL) // by their marks
    Q_PROPERTY(QList<strategikon::ProseShown> rules READ rules NOTIFY changed FINAL)            // of this list alone
    Q_PROPERTY(QStringList ties READ ties NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::ProseShown> rulings READ rulings NOTIFY changed FINAL)
    Q_PROPERTY(QList<strategikon::LabelledShown> facts READ facts NOTIFY changed FINAL) // years, climate, terrain ...
    Q_PROPERTY(int points READ points WRITE setPoints NOTIFY counted FINAL)
    Q_PROPERTY(QString armies READ armies NOTIFY counted FINAL)     // legal ones up to `points`; empty: being counted
    Q_PROPERTY(int armiesMany READ armiesMany NOTIFY counted FINAL) // the same as words count, for their plural
    Q_PROPERTY(QString exactly READ exactly NOTIFY counted FINAL)

public:
    explicit NationBook(QObject* parent = nullptr);
    ~NationBook() override;

    QString system() const { return system_; }
    QString list() const { return id_; }
    QString edition() const { return edition_; }
    QStringList editions() const;
    QStringList editionNames() const;
    bool known() const { return list_ != nullptr; }
    QString trouble() const { return trouble_.join(u'\n'); }
    QString name() const;
    QString group() const;
    QString systemName() const;
    QString about() const;
    QString place() const;
    bool priced() const { return rules_ != nullptr && !rules_->prices().empty(); }
    bool own() const { return list_ && list_->own; }
    QList<ColumnShown> columns() const;
    QList<SectionShown> sections() const;
    QList<LabelledShown> footnotes() const;
    QList<ProseShown> rules() const;
    QStringList ties() const;
    QList<ProseShown> rulings() const;
    bool bounded() const { return list_ && rules_->bounded(*list_); }
    QList<LabelledShown> facts() const;
    int points() const { return points_; }
    QString armies() const { return armies_; }
    int armiesMany() const { return armiesMany_; }
    QString exactly() const { return exactly_; }
    void setEdition(const QString& edition);
    void setPoints(int points);

    Q_INVOKABLE void open(const QString& system, const QString& list);
    // Writes the list as a PDF; false on a fault, which is said.
    Q_INVOKABLE bool print(const QUrl& file, const QString& paper, bool replace);
    // A name for that file.
    Q_INVOKABLE QString fileName() const;
    // A list of the player's own with this one's rows as they are in this edition; its id, empty on a fault.
    Q_INVOKABLE QString copyTo(const QString& name);

signals:
    void changed();
    void counted();

private:
    void load();
    void count();
    PrintedShown shown(const Row& row, bool option, int* marks) const;
    ProseShown shown(const SpecialRule& rule) const;
    QString placeShown(const Source& source) const; // empty: not told
    QList<ProseShown> specials(const Row& row) const;

    QString system_, id_, edition_;
    const System* rules_ = nullptr;
    std::shared_ptr<const ArmyList> list_;
    QStringList trouble_;
    int points_ = 1000;
    QString armies_, exactly_;
    int armiesMany_ = 0;
    int request_ = 0;
    QThreadPool pool_;
};

} // namespace strategikon
