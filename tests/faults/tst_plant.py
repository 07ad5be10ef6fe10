#!/usr/bin/python3
"""What plants faults: the same by the same seed, each changes one place, and the tree is only read."""
import sys
import tempfile
import unittest
from pathlib import Path

import yaml

sys.dont_write_bytecode = True
import plant


class Plant(unittest.TestCase):
    def test_drawn_by_the_seed(self):
        first = [str(one) for one in plant.drawn("", 1, 60)[0]]
        self.assertEqual(first, [str(one) for one in plant.drawn("", 1, 60)[0]])
        self.assertNotEqual(first, [str(one) for one in plant.drawn("", 2, 60)[0]])
        self.assertEqual(len(set(first)), 60)
        for kind in ("condition", "constant", "figure"):
            self.assertEqual(sum(f" {kind}: " in one for one in first), 20)

    def test_each_changes_one_line(self):
        for fault in plant.drawn("", 3, 90)[0]:
            text = (plant.ROOT / fault.file).read_text(encoding="utf-8")
            changed = fault.plant(text)
            differ = [at for at, (a, b) in enumerate(zip(text.split("\n"), changed.split("\n")), 1) if a != b]
            self.assertEqual(differ, [fault.line], fault)
            if fault.kind == "figure":
                self.assertNotEqual(yaml.safe_load(text), yaml.safe_load(changed), fault)

    def test_where_it_is_no_code(self):
        conditions, constants = plant.code_faults("a.cpp", '\n'.join([
            '#include "b < c"', 'say("a < 1"); // b == 2', "/* c == 3", "   d > 4 */", "return a < 5 && 'x';"]))
        self.assertEqual([(one.line, one.before) for one in conditions], [(5, " < "), (5, " && ")])
        self.assertEqual([(one.line, one.after) for one in constants], [(5, "6")])

    def test_every_folder_has_an_area(self):
        for fault in plant.drawn("", 5, 300)[0]:
            self.assertTrue(plant.areas_of(fault.file), fault)

    def test_the_copy_is_as_it_was(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = plant.Copy.__new__(plant.Copy)
            copy.tree = Path(folder)
            (copy.tree / "rules").mkdir()
            file = copy.tree / "rules/a.cpp"
            file.write_text("return a < b;\n")
            fault = plant.Fault("condition", "rules/a.cpp", 1, 9, " < ", " <= ")
            copy.sound = lambda area: True
            seen = []
            for builds, passes, result in ((False, True, "not built"), (True, False, "noticed by army"),
                                           (True, True, "survived")):
                copy.built = lambda area, builds=builds: builds
                copy.passes = lambda area, passes=passes: seen.append(file.read_text()) or passes
                self.assertEqual(copy.try_fault(fault), result)
                self.assertEqual(file.read_text(), "return a < b;\n")
            self.assertEqual(set(seen), {"return a <= b;\n"})

    def test_the_copy_follows_the_tree(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = plant.Copy.__new__(plant.Copy)
            copy.tree = Path(folder) / "tree"
            copy.refresh()
            (copy.tree / "README.md").write_text("changed")
            (copy.tree / "model/left.cpp").write_text("left over")
            (copy.tree / "build").mkdir()
            (copy.tree / "build/kept").write_text("kept")
            before = (copy.tree / "check").stat().st_mtime_ns
            copy.refresh()
            self.assertEqual((copy.tree / "README.md").read_bytes(), (plant.ROOT / "README.md").read_bytes())
            self.assertFalse((copy.tree / "model/left.cpp").exists())
            self.assertTrue((copy.tree / "build/kept").exists())
            self.assertEqual((copy.tree / "check").stat().st_mtime_ns, before)


if __name__ == "__main__":
    unittest.main()
