#!/bin/bash
# searches.sh BUILD PROGRAM: where what we build and install looks for its libraries. One that lies in the current
# directory, a folder of downloads say, is never taken.
set -u
build=$1
program=$2
beside=$build/lib/strategikon
read_paths=$(dirname "$(readlink -f "$0")")/search-paths.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
try() { # NAME COMMAND...
    local name=$1
    shift
    if "$@" >"$work/said" 2>&1; then
        passed=$((passed + 1))
        echo "PASS   : $name"
    else
        failed=$((failed + 1))
        echo "FAIL!  : $name"
        cat "$work/said"
    fi
}

# A reader that finds nothing proves nothing.
link_with() { # FLAG...
    mkdir -p "$work/bad" && rm -f "$work"/bad/* && echo 'int main() {}' >"$work/main.cpp" &&
        c++ "$work/main.cpp" -o "$work/bad/program" "$@"
}
finds() { # FLAG...: and nothing else is amiss with such a program
    link_with "$@" && ! "$read_paths" "$work/bad"
}
passes() { link_with "$@" && "$read_paths" "$work/bad"; }
try "an empty place is found" finds -Wl,-rpath,/usr/lib::/lib
try "so is one behind another" finds -Wl,-rpath,/usr/lib:
try "and a folder of the current one" finds -Wl,-rpath,lib
try "and one beside the program" finds "-Wl,-rpath,\$ORIGIN/../lib"
try "and an older kind of search path" finds -Wl,--disable-new-dtags,-rpath,.
try "and a loader of the current folder" finds -Wl,--dynamic-linker,ld.so
try "a whole path is nothing to find" passes -Wl,-rpath,/usr/lib

installs() { DESTDIR=$work/installed cmake --install "$build" && [[ -n $(find "$work/installed" -name strategikon-paper) ]]; }
try "all that is built takes libraries from the system's folders alone" "$read_paths" "$build"
try "it can be installed" installs
try "all that is installed does so too" "$read_paths" "$work/installed"

# Somebody's libraries, by the names of all that the program needs.
plant() { # PROGRAM
    local name
    mkdir -p "$work/downloads" || return 1
    while read -r name; do
        cp "$(LC_ALL=C ldd "$1" | sed -nE 's/.*libm[.]so.* => ([^ ]*).*/\1/p')" "$work/downloads/$name" || return 1
    done < <(LC_ALL=C ldd "$1" | sed -nE 's/^[[:space:]]*(lib[^ ]*) => .*/\1/p' | grep -vE '^lib(c|m)[.]')
    [[ -e $work/downloads/libzip.so.4 ]]
}
takes_none() ( # PROGRAM
    cd "$work/downloads" || return 1
    LC_ALL=C LD_TRACE_LOADED_OBJECTS=1 "$1" >"$work/loaded" 2>&1
    cat "$work/loaded"
    grep -q 'libzip[.]so[.]4 => /' "$work/loaded" && ! grep -vE ' => /(usr/)?lib|linux-vdso|^[[:space:]]*/lib' "$work/loaded"
)
for one in "$program" "$beside/strategikon-paper" "$beside/strategikon-window"; do
    try "libraries are planted for ${one##*/}" plant "$one"
    try "and ${one##*/} takes none of them" takes_none "$one"
done

echo "Totals: $passed passed, $failed failed, 0 skipped"
((failed == 0))
