#!/bin/bash
# light.sh PROGRAM SOURCE: a command loads what it needs and no more. What it must not read is taken away: had it looked,
# it would say that the program is not whole. Libraries are those that the loader would load.
set -u
built=$1
source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
share=$work/share/strategikon
program=$work/bin/strategikon
export STRATEGIKON_HOME=$work/home LC_ALL=C.UTF-8
passed=0
failed=0
expect() { # NAME COMMAND...
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

# ships SYSTEM...: the program with its data, as if no other system were known.
ships() {
    rm -rf "${work:?}"/{bin,share,home}
    mkdir -p "$work/bin" "$share"/{lists,rules}
    cp "$built" "$program"
    cp -r "$source/schema" "$share"
    cp "$source/lists/mended-names.yaml" "$share/lists"
    local system
    for system; do
        cp -r "$source/lists/$system" "$share/lists"
        cp -r "$source/rules/$system" "$share/rules"
    done
}

answers() { # STATUS ARGUMENT...: and complains of nothing
    local wanted=$1 status
    shift
    "$program" "$@" >"$work/out" 2>"$work/err"
    status=$?
    cat "$work/out" "$work/err"
    ((status == wanted)) && [[ ! -s $work/err ]]
}

loads() { LC_ALL=C LD_TRACE_LOADED_OBJECTS=1 "$built" | grep -E "$1"; }
loads_none() { ! loads "$1"; }

expect "what it loads can be told" loads libQt6Core
for library in Gui Svg PrintSupport Network DBus Qml Quick; do
    expect "it loads no Qt $library" loads_none "libQt6${library}[.]"
done
expect "nor what these bring with them" loads_none 'libX11|libxcb|libGL|libfontconfig|libdbus|libqrencode'

ships
rm -rf "${work:?}/share"
expect "its version needs no file" answers 0 --version
expect "nor does its help" answers 0 --help
expect "nor a command's" answers 0 battle --help

army=lists/warmaster/armies
ships warmaster
expect "an army is checked with the tables of its system" answers 0 army check "$share/$army/egyptian.yaml"
expect "so is a battle begun" answers 0 battle new --name Light --army "$share/$army/egyptian.yaml" \
    --army "$share/$army/hittite.yaml"
expect "and gone on with" answers 0 battle note last "A note."
expect "and looked at" answers 0 battle options last
ships dbm
printf 'system: dbm\nlist: none\nlimit: 400\n' >"$work/none.yaml"
"$program" army check "$work/none.yaml" >"$work/out" 2>&1
expect "where another system's are read, those of no third" grep -q 'none' "$work/out"
expect "and nothing is missing" bash -c "! grep -q 'not whole' '$work/out'"

ships warmaster
cp -r "$source/lists/warmaster/armies/egyptian.yaml" "$work"
draws() { "$program" army print "$work/egyptian.yaml" -o "$work/egyptian.pdf"; }
draws >"$work/out" 2>&1
status=$?
expect "without the program that draws it cannot draw" test "$status" -eq 2
expect "and says which file is missing" grep -q 'strategikon/strategikon-paper: No such file' "$work/out"
mkdir -p "$work/lib/strategikon"
cp "$(dirname "$built")/../lib/strategikon/strategikon-paper" "$work/lib/strategikon"
expect "with it, it does" draws
expect "the paper is there" grep -q '^%PDF' "$work/egyptian.pdf"

echo "Totals: $passed passed, $failed failed, 0 skipped"
((failed == 0))
