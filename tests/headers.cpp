// Nothing: what is read for many programs must belong to one (CMakeLists.txt).
