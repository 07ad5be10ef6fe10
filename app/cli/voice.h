// The application object of the command line, in which Qt keeps translations. Used inside app/cli only.
#pragma once

#include "app/words/words.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <string>

namespace strategikon::cli {

// All words here are Cli::tr(). Context and name are the same, since lupdate takes the name where it
// cannot tell the class.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

// “a”, “b” or “c”: what may be typed in one place.
QString either(const QStringList& words);

// 12345 is 12,345 in English.
QString grouped(const std::string& digits);
QString grouped(int number);

// While there is one, words come in the player's language. A caller with an application object of its
// own, such as a test, keeps it and its language.
class Voice {
public:
    Voice();
    ~Voice();
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    // Fonts need a larger application object, which takes the place of ours.
    using Make = std::unique_ptr<QCoreApplication>(int& count, char** arguments);
    static void speakWith(Make* make);

private:
    void begin(Make* make);

    static Voice* only_;
    std::optional<QTemporaryDir> runtime_;
    std::unique_ptr<QCoreApplication> application_;
    int count_ = 1;
    char name_[12] = "strategikon";
    char* arguments_[2] = {name_, nullptr};
};

} // namespace strategikon::cli
