#include "app/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace strategikon {

QString worded(const Message& message) {
  const char* sentence = templateOf(message.code);
  if (sentence == nullptr) {
    return QString::fromStdString(english(message));
  }
  // A schema's own sentence is an argument that has places itself.
  for (const auto& [name, text] : message.args) {
    if (message.code == "says" && name == "sentence") {
      return QString::fromStdString(fill(QCoreApplication::translate("schema", text.c_str()).toStdString(), message));
    }
  }
  const QString translated = QCoreApplication::translate("messages", sentence);
  return QString::fromStdString(fill(translated.toStdString(), message));
}

QString worded(const Finding& finding) {
  const std::string guess = finding.code + "-near"; // the sentence that names what may have been meant
  const bool known = std::any_of(finding.args.begin(), finding.args.end(), [](const auto& arg) { return arg.first == "near"; });
  return worded(Message{known && templateOf(guess) ? guess : finding.code, finding.args});
}

QString worded(const Fault& fault) {
  const QString sentence = worded(fault.message);
  if (fault.place.file.empty()) {
    return sentence;
  }
  const QString file = QString::fromStdString(fault.place.file);
  if (fault.place.line == 0) {
    return QStringLiteral("%1: %2").arg(file, sentence);
  }
  return QStringLiteral("%1:%2:%3: %4").arg(file).arg(fault.place.line).arg(fault.place.column).arg(sentence);
}

QString termOf(const char* context, std::string_view id) {
  QString plain = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
  plain.replace(u'_', u' ').replace(u'-', u' ');
  if (!plain.isEmpty()) {
    plain[0] = plain[0].toUpper();
  }
  return QCoreApplication::translate(context, plain.toUtf8().constData());
}

}  // namespace strategikon
