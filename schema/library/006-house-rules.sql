-- Version 6: house rules.
--
-- A battle's state, and an answer, may hold house rules in their JSON. No table is another; but a program that does not
-- know of them would rule such a battle by the book without a word, and so must not open the library.
SELECT 1;
