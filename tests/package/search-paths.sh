#!/bin/bash
# search-paths.sh FOLDER...: reads every program and library there. Fails where the loader would look for a library in
# the current directory or beside the program, where anybody may have put one: each such place, one a line. The last
# line says how many files were read.
set -u
find "$@" -type f \( -perm /111 -o -name '*.so' -o -name '*.so.*' \) -print0 |
    LC_ALL=C xargs -0 readelf -W -d -l /dev/null 2>/dev/null | awk '
    function bad(what) { if (!told[file, what]++) print file ": " what; wrong = 1 }
    function inside() { return substr($0, index($0, "[") + 1, match($0, /\][^]]*$/) - index($0, "[") - 1) }
    /^File: / { file = substr($0, 7) }
    /^Elf file type is (EXEC|DYN)/ { ++read }
    /\((RPATH|RUNPATH)\)/ {
        places = split(inside(), place, ":")
        if (!places) bad("looks for libraries in “”")
        for (i = 1; i <= places; ++i)
            if (place[i] !~ /^\//) bad("looks for libraries in “" place[i] "”")
    }
    /\((NEEDED|AUXILIARY|FILTER|AUDIT|DEPAUDIT)\)/ && inside() ~ /\// && inside() !~ /^\// { bad("loads “" inside() "”") }
    /\[Requesting program interpreter: / && inside() !~ /: \// { bad("is started by “" inside() "”") }
    END { print read + 0 " files read"; exit wrong || !read }'
