#include "app/cli/typed_word.h"

#include "app/cli/context.h"

#include <algorithm>
#include <csignal>
#include <iterator>

#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace strategikon::cli {

namespace {

volatile std::sig_atomic_t stopped = 0; // by this signal

void stop(int signal) { stopped = signal; }

// The terminal of the player without its echo, whatever standard input is. Whoever stops the program there finds it as
// it was. A signal is let in only while waiting for a key: one that came a moment before the wait would be lost.
class Unseen {
public:
    Unseen() : terminal_(open("/dev/tty", O_RDWR | O_CLOEXEC))
    {
        if (terminal_ < 0 || tcgetattr(terminal_, &before_) != 0)
            return;
        struct sigaction caught = {};
        caught.sa_handler = stop; // without SA_RESTART: what is being read ends
        stopped = 0;
        sigset_t held;
        sigemptyset(&held);
        for (const int signal : caught_)
            sigaddset(&held, signal);
        sigprocmask(SIG_BLOCK, &held, &let_);
        for (std::size_t i = 0; i < std::size(caught_); ++i)
            sigaction(caught_[i], &caught, &handled_[i]);
        termios silent = before_;
        silent.c_lflag &= ~tcflag_t(ECHO);
        silent.c_lflag |= ICANON;
        ready_ = tcsetattr(terminal_, TCSAFLUSH, &silent) == 0;
        set_ = true;
    }
    ~Unseen()
    {
        if (set_) {
            tcsetattr(terminal_, TCSAFLUSH, &before_);
            sigprocmask(SIG_SETMASK, &let_, nullptr); // what came by now is noted before it is handled as before
            for (std::size_t i = 0; i < std::size(caught_); ++i)
                sigaction(caught_[i], &handled_[i], nullptr);
        }
        if (terminal_ >= 0)
            close(terminal_);
        if (stopped)
            raise(stopped);
    }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;

    bool isReady() const { return ready_; }
    void say(const QString& words) const
    {
        const QByteArray bytes = words.toLocal8Bit();
        for (qsizetype at = 0; at < bytes.size();) {
            const ssize_t written = write(terminal_, bytes.data() + at, std::size_t(bytes.size() - at));
            if (written <= 0)
                return;
            at += written;
        }
    }
    std::optional<std::string> line() const
    {
        std::string typed;
        char one = 0;
        ssize_t count = 0;
        while (typed.size() <= seals::longestWord && (count = key(one)) == 1 && one != '\n')
            typed += one;
        say(QStringLiteral("\n")); // the key that ended it was not shown
        if (count == 1)
            return typed;
        seals::wipe(typed);
        return {};
    }

private:
    ssize_t key(char& one) const
    {
        pollfd terminal = {terminal_, POLLIN, 0};
        return ppoll(&terminal, 1, nullptr, &let_) == 1 ? read(terminal_, &one, 1) : -1;
    }

    static constexpr int caught_[4] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    int terminal_ = -1;
    bool ready_ = false, set_ = false;
    termios before_ = {};
    sigset_t let_ = {}; // before it
    struct sigaction handled_[4] = {};
};

} // namespace

TypedWords::~TypedWords()
{
    if (lines_)
        for (std::string& line : *lines_)
            seals::wipe(line);
}

bool TypedWords::readFile()
{
    auto text = readInput(file_);
    if (!text) {
        complain(text.faults);
        return false;
    }
    lines_.emplace();
    for (std::size_t at = 0; at < text->size();) {
        const std::size_t end = std::min(text->find('\n', at), text->size());
        lines_->push_back(text->substr(at, end - at));
        at = end + 1;
    }
    seals::wipe(*text);
    return true;
}

std::optional<std::string> TypedWords::next(const QString& whose, bool twice)
{
    if (!file_.empty()) {
        if (!lines_ && !readFile())
            return {};
        if (at_ < lines_->size())
            return (*lines_)[at_++];
        complain(Cli::tr("%1 has no more passwords, but %2 needs one.").arg(plain(file_), whose));
        return {};
    }
    Unseen terminal;
    if (!terminal.isReady()) {
        complain(Cli::tr("there is no terminal to type the password at; use --word-file with a file that holds it."));
        return {};
    }
    terminal.say(Cli::tr("Password of %1: ").arg(whose));
    auto word = terminal.line();
    if (!word || !twice || seals::trimmed(*word).empty()) // an empty one is refused anyhow
        return word;
    terminal.say(Cli::tr("Again: "));
    auto again = terminal.line();
    const bool same = again && seals::trimmed(*again) == seals::trimmed(*word);
    if (again)
        seals::wipe(*again);
    if (same)
        return word;
    seals::wipe(*word);
    if (again)
        complain(Cli::tr("the passwords differ and nothing was sealed; type the same one twice."));
    return {};
}

std::optional<seals::Key> TypedWords::key(const QString& whose, const seals::Salt& salt, bool twice)
{
    auto word = next(whose, twice);
    if (!word)
        return {};
    auto key = seals::keyFrom(*word, salt);
    seals::wipe(*word);
    if (!key)
        complain(key.faults);
    return key.value;
}

} // namespace strategikon::cli
