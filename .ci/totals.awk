# Reads ctest's JUnit file and prints "passed failed": a program that closes with Qt Test's line
# ("Totals: 5 passed, 0 failed, 0 skipped ...") counts itself, any other test counts as one.
# What was skipped, or could not run, has not passed.
/<testcase name=/ {
    good = /status="run"/
    p = f = counted = 0
}
match($0, /Totals: [0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?/) {
    split(substr($0, RSTART, RLENGTH), word, " ")
    p += word[2]
    f += word[4] + word[6]
    counted = 1
}
/<\/testcase>/ {
    passed += counted ? p : good
    failed += good || f ? f : 1
}
END { print passed + 0, failed + 0 }
