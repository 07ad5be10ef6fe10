#!/bin/bash
# start.sh SOURCE: tries ./strategikon and the counting of ./check with tools that only note what
# they were asked.
# shellcheck disable=SC2016 # the tools' text is for the tools
set -u
source=$1
work=$(mktemp -d -p /tmp) # another user must be able to reach it
trap 'rm -rf "$work"' EXIT
tree="$work/a tree"
tools=$work/tools
export NOTES=$work/notes HOME=$work/home
mkdir -p "$tree"/{model,rules,app,qml,schema,tests} "$tools" "$HOME"
cp -r "$source"/{strategikon,.ci,packages.txt,CMakeLists.txt} "$tree"
chmod -R u+w "$tree"
passed=0
failed=0

tool() { # NAME BODY
    printf '#!/bin/bash\necho "%s $*" >>"$NOTES"\n%s\n' "$1" "$2" >"$tools/$1"
    chmod +x "$tools/$1"
}
# Makes a program that repeats its arguments where the build would put the real one.
tool cmake 'while (($#)); do case $1 in -B | --build) build=$2 ;; esac; shift; done
mkdir -p "$build/app"
grep -qs broken "$SOURCES/app/main.cpp" && { echo "main.cpp:1: error: broken"; exit 1; }
echo "CMAKE_HOME_DIRECTORY:INTERNAL=$SOURCES" >"$build/CMakeCache.txt"
printf "%s\n" "#!/bin/bash" "echo said: \"\$@\"; exit 3" >"$build/app/strategikon"
chmod +x "$build/app/strategikon"; echo noise; echo noise >&2; touch "$build/build.ninja"; echo "[1/4] one"; echo "[4/4] all"'
tool dpkg-query 'shift 3; for package; do [[ $package == "${ABSENT:-}" && ! -e $HOME/installed ]] || echo "$package installed"; done'
tool apt-get '[[ "$*" == *update* ]] || touch "$HOME/installed"; echo noise'
tool sudo '"$@"'
tool ldd 'echo "  libx.so => $LIBRARY (0x1)"; echo "  liby.so => $LIBRARY.y (0x2)"'
tool readelf 'echo " 0x1 (NEEDED)  Shared library: [libx.so]"'
export DPKG_ADMINDIR=$work/dpkg LIBRARY=$work/libx.so # what is installed, and what is linked
mkdir "$DPKG_ADMINDIR"
echo one >"$LIBRARY"
touch "$DPKG_ADMINDIR/status"
export PATH=$tools:$PATH SOURCES=$tree
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM XDG_CACHE_HOME

# start ARGUMENT...: runs it from another folder; fills out, err, status and notes.
start() {
    : >"$NOTES"
    out=$(cd / && "${as_user[@]}" "${program:-$tree/strategikon}" "$@" 2>"$work/err")
    status=$?
    err=$(cat "$work/err")
    notes=$(cat "$NOTES")
}
as_user=(env)

expect() { # NAME CONDITION...
    local name=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
        echo "PASS   : $name"
    else
        failed=$((failed + 1))
        printf 'FAIL!  : %s\nout: %s\nerr: %s\nstatus: %s\nnotes: %s\n' "$name" "$out" "$err" "$status" "$notes"
    fi
}
has() { [[ $1 == *"$2"* ]]; }
lacks() { [[ $1 != *"$2"* ]]; }

start lists "two words"
expect "a first start builds" has "$notes" "cmake --build"
expect "and asks no network when nothing is missing" lacks "$notes" apt-get
expect "standard output is the program's alone" test "$out" == "said: lists two words"
expect "the program's status is handed on" test "$status" -eq 3
expect "it says what it does" has "$err" "Building Strategikon; the first time"
expect "and how far it is" has "$err" "Building: 4 of 4 steps"
expect "and none of the tools' noise" lacks "$err" noise

start lists
expect "a second start runs no tool at all" test -z "$notes"

another_package() {
    sleep 0.01
    touch "$DPKG_ADMINDIR/status"
}
another_package
start lists
expect "after another package it only looks at its libraries" has "$notes" ldd
expect "builds nothing" lacks "$notes" "cmake -"
expect "and says nothing" test -z "$err"
start lists
expect "and looks once" test -z "$notes"
another_package
echo two >"$LIBRARY"
start lists
expect "with another library it builds anew" has "$notes" "--target strategikon --clean-first"
expect "and says why" has "$err" "has changed"
start lists
expect "once" test -z "$notes"
another_package
echo two >"$LIBRARY.y"
start lists
expect "what only a library is linked with does not count" lacks "$notes" "cmake -"
another_package
ABSENT=ninja-build start lists
expect "a package of its own that went away is installed again" has "$notes" "install -y"
rm "$HOME/installed"

ln -s "$tree/strategikon" "$work/link"
program=$work/link start lists
expect "a link to it works, and is as quick" test "$out$notes" == "said: lists"

start
expect "without a display it says so" has "$out" "no display"
expect "and shows three commands" test "$(grep -c strategikon\  <<<"$out")" -eq 3
expect "and that is no failure" test "$status" -eq 0
DISPLAY=:7 start
expect "with a display the window opens" test "$out" == "said:"

sleep 0.01
touch "$tree/qml/Main.qml"
start lists
expect "a new source file is built" has "$notes" "cmake --build"
sleep 0.01
rm "$tree/qml/Main.qml"
start lists
expect "so is one that went away" has "$notes" "cmake --build"
start lists
expect "and then it is quick again" test -z "$notes"

echo broken >"$tree/app/main.cpp"
start lists
expect "a broken source is said" has "$err" "main.cpp:1: error: broken"
expect "with the place of the log" has "$err" "the whole log is $tree/build/release"
expect "and nothing is run" test "$status$out" == 2
start lists
expect "also the next time" test "$status" -eq 2
rm "$tree/app/main.cpp"

export ABSENT=ninja-build
start lists
expect "a missing package is installed" has "$notes" "install -y --no-install-recommends ninja-build"
expect "after an update" has "$notes" "update"
expect "with no word on standard output" test "$out" == "said: lists"
unset ABSENT

mv "$tree" "$work/moved"
SOURCES=$work/moved program=$work/moved/strategikon start lists
expect "a tree that was moved is built anew" has "$notes" "--preset release"
mv "$work/moved" "$tree"

rm -rf "$tree/build"
mkdir "$work/other"
chmod 755 "$work"
chmod -R a+rX,a-w "$tree"
as_user=(env HOME="$work/other")
if ((EUID == 0)); then # whom no permission stops
    chmod -R a+rX "$tools"
    chown nobody "$work/other" "$NOTES"
    as_user=(runuser -u nobody -- "${as_user[@]}")
fi
start lists
expect "a tree that is not ours to write is built in the user's cache" \
    test "$out" == "said: lists" -a ! -e "$tree/build" -a -d "$work/other/.cache/strategikon"
start lists
expect "and is quick there too" test "$out$notes" == "said: lists"
XDG_CACHE_HOME=here start lists
expect "a cache that is no whole path is none" test "$out$notes" == "said: lists"
chmod -R u+w "$tree"

out=$(awk -f "$tree/.ci/totals.awk" "$source/tests/start/ctest.xml")
expect "what ctest wrote is counted test by test" test "$out" == "21 9"

echo "Totals: $passed passed, $failed failed, 0 skipped"
((failed == 0))
