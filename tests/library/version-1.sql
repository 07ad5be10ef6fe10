-- A library as version 1 of the file left it: its rows, to be put into schema/library/001-library.sql. What armies are
-- found by is made with INSERT INTO army_search (army_search) VALUES ('rebuild').
INSERT INTO army (number, id, name, system, list, edition, points, document, tags, words, facts, archived, created, changed) VALUES (1, '9efeded15ccebc9d', 'The Oppidum Marches', 'warmaster', 'gallic', '', 1000, 'system: warmaster
list: gallic
points: 1000
name: The Oppidum Marches
note: Warbands in brigades of four and nobles who will not wait.
units:
  - entry: bodyguard
    count: 2
  - entry: warriors
    count: 8
  - entry: skirmishers
    count: 3
  - entry: noble-cavalry
    count: 3
  - entry: mounted-skirmishers
    count: 2
  - entry: general
  - entry: warlord
  - entry: chieftain
    upgrades: [chariot]
', '[]', 'Warbands in brigades of four and nobles who will not wait. Gallic The Rise of Rome Bodyguard Warriors Skirmishers Noble Cavalry Mounted Skirmishers General Warlord Chieftain Chariot', '{"findings":0,"legal":true,"nation":"Gallic","points":1000,"stamp":"Z9X5-6QGA-0M64"}', 1, '2026-11-21T17:19:16.443Z', '2026-11-21T17:19:16.443Z');
INSERT INTO army (number, id, name, system, list, edition, points, document, tags, words, facts, archived, created, changed) VALUES (2, '6c7cfb37ff24f7c8', 'Ἀννίβας ante portas', 'dbm', 'polybian-roman', '', 400, 'system: dbm
list: polybian-roman
points: 400
year: -200
name: Ἀννίβας ante portas
note: "Two legions in three lines, the allies'' legions beside them, all the horse on one wing."
units:
  - entry: consul
    contingent: first
  - entry: hastati-and-principes
    count: 20
    contingent: first
  - entry: triarii
    count: 6
    contingent: first
  - entry: velites
    count: 8
    contingent: first
  - entry: equites
    count: 2
    contingent: first
  - entry: legate
    contingent: second
  - entry: italian-foot
    count: 12
    contingent: second
  - entry: italian-horse
    count: 6
    contingent: second
  - entry: velites
    count: 4
    contingent: second
  - entry: cretans
    count: 2
    contingent: second
  - entry: baggage-immobile
    count: 6
  - entry: marching-camp
    count: 6
', '[]', 'Two legions in three lines, the allies'' legions beside them, all the horse on one wing. Polybian Roman Wars of the Republic Consul Hastati and principes Triarii Velites Equites Legate Italian foot Italian horse Velites Cretan archers Immobile baggage Marching camp', '{"findings":0,"legal":true,"nation":"Polybian Roman","points":400,"stamp":"PDZF-QRZ1-MG9T"}', 0, '2026-11-21T17:19:16.455Z', '2026-11-21T17:19:16.908Z');
INSERT INTO army (number, id, name, system, list, edition, points, document, tags, words, facts, archived, created, changed) VALUES (3, 'af353093a7bef178', 'Ἀννίβας ante portas (copy)', 'dbm', 'polybian-roman', '', 400, 'system: dbm
list: polybian-roman
points: 400
year: -200
name: Ἀννίβας ante portas (copy)
note: "Two legions in three lines, the allies'' legions beside them, all the horse on one wing."
tags: [winter, club]
units:
  - entry: consul
    contingent: first
  - entry: hastati-and-principes
    count: 20
    contingent: first
  - entry: triarii
    count: 6
    contingent: first
  - entry: velites
    count: 8
    contingent: first
  - entry: equites
    count: 2
    contingent: first
  - entry: legate
    contingent: second
  - entry: italian-foot
    count: 12
    contingent: second
  - entry: italian-horse
    count: 6
    contingent: second
  - entry: velites
    count: 4
    contingent: second
  - entry: cretans
    count: 2
    contingent: second
  - entry: baggage-immobile
    count: 6
  - entry: marching-camp
    count: 6
', '["club","winter"]', 'Two legions in three lines, the allies'' legions beside them, all the horse on one wing. Polybian Roman Wars of the Republic Consul Hastati and principes Triarii Velites Equites Legate Italian foot Italian horse Velites Cretan archers Immobile baggage Marching camp', '{"findings":0,"legal":true,"nation":"Polybian Roman","points":400,"stamp":"PDZF-QRZ1-MG9T"}', 0, '2026-11-21T17:19:17.276Z', '2026-11-21T17:19:17.276Z');
INSERT INTO army_tag (tag, army) VALUES ('club', 3);
INSERT INTO army_tag (tag, army) VALUES ('winter', 3);
INSERT INTO stand_type (id, name, owned, serves, note) VALUES ('d969b97295e8b939', 'Gallic warband', 30, '["warmaster/gallic#warband"]', '');
INSERT INTO stand_aside (stand, army, stands) VALUES ('d969b97295e8b939', 'af353093a7bef178', 9);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (1, '2026-11-21T17:19:16.443Z', 'army/9efeded15ccebc9d', 'import', 'lists/warmaster/armies/gallic.yaml', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (2, '2026-11-21T17:19:16.455Z', 'army/6c7cfb37ff24f7c8', 'import', 'lists/dbm/armies/polybian-roman.yaml', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (3, '2026-11-21T17:19:16.908Z', 'army/6c7cfb37ff24f7c8', 'rename', '', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (4, '2026-11-21T17:19:17.032Z', 'army/6c7cfb37ff24f7c8', 'tag', '', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (5, '2026-11-21T17:19:17.152Z', 'army/9efeded15ccebc9d', 'archive', '', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (6, '2026-11-21T17:19:17.276Z', 'army/af353093a7bef178', 'duplicate', '', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (7, '2026-11-21T17:19:17.394Z', 'army/af353093a7bef178', 'undo', '', 6);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (8, '2026-11-21T17:19:17.514Z', 'army/af353093a7bef178', 'redo', '', 6);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (9, '2026-11-21T17:19:17.635Z', 'army/6c7cfb37ff24f7c8', 'undo', '', 4);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (10, '2026-11-21T17:19:17.734Z', 'collection', 'stands', '', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (11, '2026-11-21T17:19:17.932Z', 'collection', 'stands', '', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (12, '2026-11-21T17:19:18.114Z', 'collection', 'stands-removed', '', NULL);
INSERT INTO edit (seq, at, scope, what, detail, target) VALUES (13, '2026-11-21T17:20:20.754Z', 'collection', 'aside', '', NULL);
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (1, 0, 'army', '9efeded15ccebc9d', NULL, '{"id":"9efeded15ccebc9d","name":"The Oppidum Marches","system":"warmaster","list":"gallic","edition":"","points":1000,"document":"system: warmaster\nlist: gallic\npoints: 1000\nname: The Oppidum Marches\nnote: Warbands in brigades of four and nobles who will not wait.\nunits:\n  - entry: bodyguard\n    count: 2\n  - entry: warriors\n    count: 8\n  - entry: skirmishers\n    count: 3\n  - entry: noble-cavalry\n    count: 3\n  - entry: mounted-skirmishers\n    count: 2\n  - entry: general\n  - entry: warlord\n  - entry: chieftain\n    upgrades: [chariot]\n","tags":"[]","words":"Warbands in brigades of four and nobles who will not wait. Gallic The Rise of Rome Bodyguard Warriors Skirmishers Noble Cavalry Mounted Skirmishers General Warlord Chieftain Chariot","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Gallic\",\"points\":1000,\"stamp\":\"Z9X5-6QGA-0M64\"}","archived":0,"created":"2026-11-21T17:19:16.443Z","changed":"2026-11-21T17:19:16.443Z"}');
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (2, 0, 'army', '6c7cfb37ff24f7c8', NULL, '{"id":"6c7cfb37ff24f7c8","name":"A Consul''s Army","system":"dbm","list":"polybian-roman","edition":"","points":400,"document":"system: dbm\nlist: polybian-roman\npoints: 400\nyear: -200\nname: A Consul''s Army\nnote: \"Two legions in three lines, the allies'' legions beside them, all the horse on one wing.\"\nunits:\n  - entry: consul\n    contingent: first\n  - entry: hastati-and-principes\n    count: 20\n    contingent: first\n  - entry: triarii\n    count: 6\n    contingent: first\n  - entry: velites\n    count: 8\n    contingent: first\n  - entry: equites\n    count: 2\n    contingent: first\n  - entry: legate\n    contingent: second\n  - entry: italian-foot\n    count: 12\n    contingent: second\n  - entry: italian-horse\n    count: 6\n    contingent: second\n  - entry: velites\n    count: 4\n    contingent: second\n  - entry: cretans\n    count: 2\n    contingent: second\n  - entry: baggage-immobile\n    count: 6\n  - entry: marching-camp\n    count: 6\n","tags":"[]","words":"Two legions in three lines, the allies'' legions beside them, all the horse on one wing. Polybian Roman Wars of the Republic Consul Hastati and principes Triarii Velites Equites Legate Italian foot Italian horse Velites Cretan archers Immobile baggage Marching camp","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Polybian Roman\",\"points\":400,\"stamp\":\"PDZF-QRZ1-MG9T\"}","archived":0,"created":"2026-11-21T17:19:16.455Z","changed":"2026-11-21T17:19:16.455Z"}');
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (3, 0, 'army', '6c7cfb37ff24f7c8', '{"id":"6c7cfb37ff24f7c8","name":"A Consul''s Army","system":"dbm","list":"polybian-roman","edition":"","points":400,"document":"system: dbm\nlist: polybian-roman\npoints: 400\nyear: -200\nname: A Consul''s Army\nnote: \"Two legions in three lines, the allies'' legions beside them, all the horse on one wing.\"\nunits:\n  - entry: consul\n    contingent: first\n  - entry: hastati-and-principes\n    count: 20\n    contingent: first\n  - entry: triarii\n    count: 6\n    contingent: first\n  - entry: velites\n    count: 8\n    contingent: first\n  - entry: equites\n    count: 2\n    contingent: first\n  - entry: legate\n    contingent: second\n  - entry: italian-foot\n    count: 12\n    contingent: second\n  - entry: italian-horse\n    count: 6\n    contingent: second\n  - entry: velites\n    count: 4\n    contingent: second\n  - entry: cretans\n    count: 2\n    contingent: second\n  - entry: baggage-immobile\n    count: 6\n  - entry: marching-camp\n    count: 6\n","tags":"[]","words":"Two legions in three lines, the allies'' legions beside them, all the horse on one wing. Polybian Roman Wars of the Republic Consul Hastati and principes Triarii Velites Equites Legate Italian foot Italian horse Velites Cretan archers Immobile baggage Marching camp","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Polybian Roman\",\"points\":400,\"stamp\":\"PDZF-QRZ1-MG9T\"}","archived":0,"created":"2026-11-21T17:19:16.455Z","changed":"2026-11-21T17:19:16.455Z"}', '{"id":"6c7cfb37ff24f7c8","name":"Ἀννίβας ante portas","system":"dbm","list":"polybian-roman","edition":"","points":400,"document":"system: dbm\nlist: polybian-roman\npoints: 400\nyear: -200\nname: Ἀννίβας ante portas\nnote: \"Two legions in three lines, the allies'' legions beside them, all the horse on one wing.\"\nunits:\n  - entry: consul\n    contingent: first\n  - entry: hastati-and-principes\n    count: 20\n    contingent: first\n  - entry: triarii\n    count: 6\n    contingent: first\n  - entry: velites\n    count: 8\n    contingent: first\n  - entry: equites\n    count: 2\n    contingent: first\n  - entry: legate\n    contingent: second\n  - entry: italian-foot\n    count: 12\n    contingent: second\n  - entry: italian-horse\n    count: 6\n    contingent: second\n  - entry: velites\n    count: 4\n    contingent: second\n  - entry: cretans\n    count: 2\n    contingent: second\n  - entry: baggage-immobile\n    count: 6\n  - entry: marching-camp\n    count: 6\n","tags":"[]","words":"Two legions in three lines, the allies'' legions beside them, all the horse on one wing. Polybian Roman Wars of the Republic Consul Hastati and principes Triarii Velites Equites Legate Italian foot Italian horse Velites Cretan archers Immobile baggage Marching camp","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Polybian Roman\",\"points\":400,\"stamp\":\"PDZF-QRZ1-MG9T\"}","archived":0,"created":"2026-11-21T17:19:16.455Z","changed":"2026-11-21T17:19:16.908Z"}');
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (4, 0, 'army', '6c7cfb37ff24f7c8', '{"id":"6c7cfb37ff24f7c8","name":"Ἀννίβας ante portas","system":"dbm","list":"polybian-roman","edition":"","points":400,"document":"system: dbm\nlist: polybian-roman\npoints: 400\nyear: -200\nname: Ἀννίβας ante portas\nnote: \"Two legions in three lines, the allies'' legions beside them, all the horse on one wing.\"\nunits:\n  - entry: consul\n    contingent: first\n  - entry: hastati-and-principes\n    count: 20\n    contingent: first\n  - entry: triarii\n    count: 6\n    contingent: first\n  - entry: velites\n    count: 8\n    contingent: first\n  - entry: equites\n    count: 2\n    contingent: first\n  - entry: legate\n    contingent: second\n  - entry: italian-foot\n    count: 12\n    contingent: second\n  - entry: italian-horse\n    count: 6\n    contingent: second\n  - entry: velites\n    count: 4\n    contingent: second\n  - entry: cretans\n    count: 2\n    contingent: second\n  - entry: baggage-immobile\n    count: 6\n  - entry: marching-camp\n    count: 6\n","tags":"[]","words":"Two legions in three lines, the allies'' legions beside them, all the horse on one wing. Polybian Roman Wars of the Republic Consul Hastati and principes Triarii Velites Equites Legate Italian foot Italian horse Velites Cretan archers Immobile baggage Marching camp","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Polybian Roman\",\"points\":400,\"stamp\":\"PDZF-QRZ1-MG9T\"}","archived":0,"created":"2026-11-21T17:19:16.455Z","changed":"2026-11-21T17:19:16.908Z"}', '{"id":"6c7cfb37ff24f7c8","name":"Ἀννίβας ante portas","system":"dbm","list":"polybian-roman","edition":"","points":400,"document":"system: dbm\nlist: polybian-roman\npoints: 400\nyear: -200\nname: Ἀννίβας ante portas\nnote: \"Two legions in three lines, the allies'' legions beside them, all the horse on one wing.\"\ntags: [winter, club]\nunits:\n  - entry: consul\n    contingent: first\n  - entry: hastati-and-principes\n    count: 20\n    contingent: first\n  - entry: triarii\n    count: 6\n    contingent: first\n  - entry: velites\n    count: 8\n    contingent: first\n  - entry: equites\n    count: 2\n    contingent: first\n  - entry: legate\n    contingent: second\n  - entry: italian-foot\n    count: 12\n    contingent: second\n  - entry: italian-horse\n    count: 6\n    contingent: second\n  - entry: velites\n    count: 4\n    contingent: second\n  - entry: cretans\n    count: 2\n    contingent: second\n  - entry: baggage-immobile\n    count: 6\n  - entry: marching-camp\n    count: 6\n","tags":"[\"club\",\"winter\"]","words":"Two legions in three lines, the allies'' legions beside them, all the horse on one wing. Polybian Roman Wars of the Republic Consul Hastati and principes Triarii Velites Equites Legate Italian foot Italian horse Velites Cretan archers Immobile baggage Marching camp","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Polybian Roman\",\"points\":400,\"stamp\":\"PDZF-QRZ1-MG9T\"}","archived":0,"created":"2026-11-21T17:19:16.455Z","changed":"2026-11-21T17:19:17.032Z"}');
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (5, 0, 'army', '9efeded15ccebc9d', '{"id":"9efeded15ccebc9d","name":"The Oppidum Marches","system":"warmaster","list":"gallic","edition":"","points":1000,"document":"system: warmaster\nlist: gallic\npoints: 1000\nname: The Oppidum Marches\nnote: Warbands in brigades of four and nobles who will not wait.\nunits:\n  - entry: bodyguard\n    count: 2\n  - entry: warriors\n    count: 8\n  - entry: skirmishers\n    count: 3\n  - entry: noble-cavalry\n    count: 3\n  - entry: mounted-skirmishers\n    count: 2\n  - entry: general\n  - entry: warlord\n  - entry: chieftain\n    upgrades: [chariot]\n","tags":"[]","words":"Warbands in brigades of four and nobles who will not wait. Gallic The Rise of Rome Bodyguard Warriors Skirmishers Noble Cavalry Mounted Skirmishers General Warlord Chieftain Chariot","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Gallic\",\"points\":1000,\"stamp\":\"Z9X5-6QGA-0M64\"}","archived":0,"created":"2026-11-21T17:19:16.443Z","changed":"2026-11-21T17:19:16.443Z"}', '{"id":"9efeded15ccebc9d","name":"The Oppidum Marches","system":"warmaster","list":"gallic","edition":"","points":1000,"document":"system: warmaster\nlist: gallic\npoints: 1000\nname: The Oppidum Marches\nnote: Warbands in brigades of four and nobles who will not wait.\nunits:\n  - entry: bodyguard\n    count: 2\n  - entry: warriors\n    count: 8\n  - entry: skirmishers\n    count: 3\n  - entry: noble-cavalry\n    count: 3\n  - entry: mounted-skirmishers\n    count: 2\n  - entry: general\n  - entry: warlord\n  - entry: chieftain\n    upgrades: [chariot]\n","tags":"[]","words":"Warbands in brigades of four and nobles who will not wait. Gallic The Rise of Rome Bodyguard Warriors Skirmishers Noble Cavalry Mounted Skirmishers General Warlord Chieftain Chariot","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Gallic\",\"points\":1000,\"stamp\":\"Z9X5-6QGA-0M64\"}","archived":1,"created":"2026-11-21T17:19:16.443Z","changed":"2026-11-21T17:19:16.443Z"}');
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (6, 0, 'army', 'af353093a7bef178', NULL, '{"id":"af353093a7bef178","name":"Ἀννίβας ante portas (copy)","system":"dbm","list":"polybian-roman","edition":"","points":400,"document":"system: dbm\nlist: polybian-roman\npoints: 400\nyear: -200\nname: Ἀννίβας ante portas (copy)\nnote: \"Two legions in three lines, the allies'' legions beside them, all the horse on one wing.\"\ntags: [winter, club]\nunits:\n  - entry: consul\n    contingent: first\n  - entry: hastati-and-principes\n    count: 20\n    contingent: first\n  - entry: triarii\n    count: 6\n    contingent: first\n  - entry: velites\n    count: 8\n    contingent: first\n  - entry: equites\n    count: 2\n    contingent: first\n  - entry: legate\n    contingent: second\n  - entry: italian-foot\n    count: 12\n    contingent: second\n  - entry: italian-horse\n    count: 6\n    contingent: second\n  - entry: velites\n    count: 4\n    contingent: second\n  - entry: cretans\n    count: 2\n    contingent: second\n  - entry: baggage-immobile\n    count: 6\n  - entry: marching-camp\n    count: 6\n","tags":"[\"club\",\"winter\"]","words":"Two legions in three lines, the allies'' legions beside them, all the horse on one wing. Polybian Roman Wars of the Republic Consul Hastati and principes Triarii Velites Equites Legate Italian foot Italian horse Velites Cretan archers Immobile baggage Marching camp","facts":"{\"findings\":0,\"legal\":true,\"nation\":\"Polybian Roman\",\"points\":400,\"stamp\":\"PDZF-QRZ1-MG9T\"}","archived":0,"created":"2026-11-21T17:19:17.276Z","changed":"2026-11-21T17:19:17.276Z"}');
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (10, 0, 'stand', 'd969b97295e8b939', NULL, '{"id":"d969b97295e8b939","name":"Gallic warband","owned":30,"serves":"[\"warmaster/gallic#warband\"]","note":""}');
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (11, 0, 'stand', '43933b1e56f3ae99', NULL, '{"id":"43933b1e56f3ae99","name":"Archers","owned":12,"serves":"[\"warmaster/egyptian#archers\",\"warmaster/hittite#archers\",\"warmaster/homeric-greek-trojan#archers\",\"warmaster/greek#archers\",\"warmaster/achaemenid-persian#archers\",\"warmaster/alexandrian-greek#archers\",\"warmaster/late-achaemenid-persian#archers\",\"warmaster/successors#archers\",\"warmaster/indian#archers\",\"warmaster/imperial-roman#archers\",\"warmaster/german#archers\",\"warmaster/dacian#archers\",\"warmaster/parthian#archers\",\"warmaster/late-roman#archers\",\"warmaster/early-byzantine#archers\",\"warmaster/hun#archers\",\"warmaster/anglo-saxon#archers\",\"warmaster/norse#archers\",\"warmaster/norman#archers\",\"dbm/gallic#archers\",\"fog/alexandrian-macedonian#archers\"]","note":""}');
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (12, 0, 'stand', '43933b1e56f3ae99', '{"id":"43933b1e56f3ae99","name":"Archers","owned":12,"serves":"[\"warmaster/egyptian#archers\",\"warmaster/hittite#archers\",\"warmaster/homeric-greek-trojan#archers\",\"warmaster/greek#archers\",\"warmaster/achaemenid-persian#archers\",\"warmaster/alexandrian-greek#archers\",\"warmaster/late-achaemenid-persian#archers\",\"warmaster/successors#archers\",\"warmaster/indian#archers\",\"warmaster/imperial-roman#archers\",\"warmaster/german#archers\",\"warmaster/dacian#archers\",\"warmaster/parthian#archers\",\"warmaster/late-roman#archers\",\"warmaster/early-byzantine#archers\",\"warmaster/hun#archers\",\"warmaster/anglo-saxon#archers\",\"warmaster/norse#archers\",\"warmaster/norman#archers\",\"dbm/gallic#archers\",\"fog/alexandrian-macedonian#archers\"]","note":""}', NULL);
INSERT INTO edit_row (seq, part, kind, key, before, after) VALUES (13, 0, 'aside', 'd969b97295e8b939/af353093a7bef178', NULL, '{"stand":"d969b97295e8b939","army":"af353093a7bef178","stands":9}');
INSERT INTO step (seq, scope, undone, moved) VALUES (1, 'army/9efeded15ccebc9d', 0, 1);
INSERT INTO step (seq, scope, undone, moved) VALUES (2, 'army/6c7cfb37ff24f7c8', 0, 2);
INSERT INTO step (seq, scope, undone, moved) VALUES (3, 'army/6c7cfb37ff24f7c8', 0, 3);
INSERT INTO step (seq, scope, undone, moved) VALUES (4, 'army/6c7cfb37ff24f7c8', 1, 9);
INSERT INTO step (seq, scope, undone, moved) VALUES (5, 'army/9efeded15ccebc9d', 0, 5);
INSERT INTO step (seq, scope, undone, moved) VALUES (6, 'army/af353093a7bef178', 0, 8);
INSERT INTO step (seq, scope, undone, moved) VALUES (10, 'collection', 0, 10);
INSERT INTO step (seq, scope, undone, moved) VALUES (11, 'collection', 0, 11);
INSERT INTO step (seq, scope, undone, moved) VALUES (12, 'collection', 0, 12);
INSERT INTO step (seq, scope, undone, moved) VALUES (13, 'collection', 0, 13);
INSERT INTO setting (key, value) VALUES ('window.theme', 'dark');
