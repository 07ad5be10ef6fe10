<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Another nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>club, campaign, painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another nation …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as single stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army of the doubles partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None (now %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries that both nations have go along. What the other nation does not have is kept and shown, until you remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stands where …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other army of yours can be the partner. Its troops are copied, so that the two can be changed apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the partner’s army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list speaks of %1. With a year only the troops of that time fit; without one, all must have served in some same year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year, BC with a minus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide the army and check the division</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ahead</name>
    <message>
        <source>What this leads to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take for granted what is usual</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AheadAssumption</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AheadLine</name>
    <message>
        <source>Earlier: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onto the card: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the plan: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AheadProspect</name>
    <message>
        <source>Fill in the card to see how likely it is; line several up to see how far they come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them in that order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line up what the card says</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArchiveSheet</name>
    <message>
        <source>Read everything in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind, and how much of it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is new is added. What is here already stays as it is; of an army or a battle that differs both are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in this file is new here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmiesPage</name>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back among the armies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the archive and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done with an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names, nations, troops, notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No armies yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No army fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies you put aside come here; nothing in them is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a nation and a size; the rest can be filled for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No army has these words or this tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set stands aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now choose the army to compare it with; Escape chooses none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be kept now, so there is nothing to begin with. What is wrong stands at the top of the window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmiesPart</name>
    <message>
        <source>Which armies meet?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no army yet: make one for each side, then come back here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an army for each side, and how they deploy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army of this side: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commanders</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Deploy them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How stands are mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These face the short edge by the book; they may stand on the long one instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: on the long edge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmyPanel</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is wrong. Stamp: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army within the limit has all of this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies within the limit have all of this; none spends it exactly.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan, an opponent, what to paint next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stands where …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the army itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the partner’s army</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies have all of this and spend the limit exactly; within it: %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies within the limits of the list have all of this.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Mend all …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArmyRow</name>
    <message numerus="yes">
        <source>%1, %2, %3 of %4 points, %5</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arrival</name>
    <message>
        <source>%1, later: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set them down now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskCard</name>
    <message>
        <source>Something else (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This phase is noted as a tally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in how the units stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n facts can change nothing any more and are not noted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report and papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskInput</name>
    <message>
        <source>not noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BattleEntry</name>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BattlePage</name>
    <message>
        <source>Back, or another action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer as it stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a die shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This battle cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no longer in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report and papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What else this page can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It happened otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report and papers (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <comment>what is scored</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this battle</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BattlesPage</name>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back among the battles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the archive and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles you put aside come here; nothing in them is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with your miniatures and your dice; each step is asked here, explained and kept. Two armies are all it takes to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BlocksSheet</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2, %3 placed nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide the army and check the division</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BuilderPage</name>
    <message>
        <source>Back to the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more of this entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ or →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One less of this entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- or ←</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names, notes and rules of this entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock this entry for Fill and Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an entry (or just type)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what the army has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the first finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, nation, size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the armies (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print and share (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation and size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find troops, rules, names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This nation’s list cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add troops with the plus beside them, or let the program fill the army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry of this nation has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The doubles partner’s army and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the army itself (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Partner of %1 · %2 · %Ln points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln points · %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Who stands where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChanceBar</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt; %1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClauseRow</name>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who or what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names or badges</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>there is no army “%1”; “%2” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” fits more than one army; write more of its id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed; “%1” brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>to mend it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no army file in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army lists and battle records for ancient wargames. Without arguments the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“strategikon COMMAND --help” tells more. Exit status: 0 done, 1 the answer is no, 2 the input cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an edition of the list; the default is the latest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all army lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only of this rule system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write which list; “%1” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system/id, an id or a nation&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check list files of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program&apos;s list as a file of our format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to write (default: standard output)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of your own from this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to write (default: your own lists)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard troop types and modifiers for designing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stat line and points of a troop type with modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>modifiers; %1 chooses a price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check, complete, print and convert army files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every finding, with the smallest change that mends it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files or folders; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many legal armies complete this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete it to exactly the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best legal armies by an aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep what the army has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smallest change that makes it legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two armies side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roster, cards or rules sheet as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PDF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to and from other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file, a saved link or an army code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file; its ending names the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army file; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only stands you own: of your collection, or of this collection file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your saved armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words to search for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only with this tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the archived ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save army files of any format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army&apos;s file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace an army by a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another nation, limit or edition for an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give an army a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set an army&apos;s tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a copy of an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put an army away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take an army out again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove an army; undo brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do again what was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of this army, or “%1”; default: whatever was last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one whole copy of the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its id, the start of it, or its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stands you own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what you own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own so many stands of a sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system/list#entry, or system/*#entry for every list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forget a sort of stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set stands aside for a saved army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which nations you can field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a collection file instead of your collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a collection file begins with “%2” and a list of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 line %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in any list matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Perhaps: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the format: an ending such as %1 for %2, or %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no format “%1”; use %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no standard troop types for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, no faults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upgrades</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already; choose another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no aim “%1”; write one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 list has no entry “%2” to lock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 points. %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies complete this one to exactly %2 points, %3 to no more than that.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No legal army completes this one: every way of going on was counted, and there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 points can be reached.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No legal army that completes this one costs exactly %1 points; of the %2 totals that can be reached the nearest is %3.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No legal army has these entries locked: every way of going on was counted, and there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army does better by “%1” than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army can be made of this list within these wishes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army is legal as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No smaller change makes the army legal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Left out: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stands of %1 are needed for the first legal army</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands of %2 open %1</source>
        <extracomment>%1 is &quot;312 more legal armies&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more legal armies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set aside</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>there are no stands named “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies, the largest of %2 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands short of a legal army</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>ARMY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INPUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LEFT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RIGHT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STANDS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TAG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TYPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WORD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is missing after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes one value only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a number, and “%2” is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; “%2” shows what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no command “%1”; did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no command “%1”; “%2” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the partner: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer as JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one row of a list of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other cells for a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of your own: its id, its name or its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row&apos;s id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among the upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nation of a text that names none, or the list file (JSON) that a saved link counts in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries to leave as they are: several words, or one with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file for the first of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to paint next, for a nation or for any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nation (default: the best of all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the window keeps for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default: all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no display to open the window on. These commands work at once:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF cannot be written as %1; write a name that ends in %2, or use “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF cannot be written as %1; write a name that ends in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: note: no other list has the type “%2” (%3); did you mean “%4”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: note: no other list has the type “%2” (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” ships with the program and stays as it is; “%2” makes a list of your own from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no list of your own “%1”; “%2” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no cell; write for example %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no row “%1”; did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no row “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a row “%1” already; “%2” changes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no size; write a whole number from 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no value of “%2”; write %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no setting “%1”; write %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your collection is empty; “%1” fills it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names no stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army does better by “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: too many sorts of stands serve too many entries to tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no list has an entry “%1”, so these stands serve none; say which with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They serve %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At %1 points:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>CELL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KEY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as “%1” or “%2”; “%3” takes a cell away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of which rule system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size (default: the system&apos;s usual one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qualities (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, needed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the limits of this list hang together too much to be reckoned with; fewer points or fewer locked entries may help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 points of the house</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>by rule system: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add it to this list of your own, which is made if there is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id of the row in that list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points and limits of the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no army lists: every list is its player&apos;s own. “%2” shows what a unit can be; this begins a list with one:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: corrections of a table, no faults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the division is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the nearest army, but what follows is left to you. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The troops are legal as they are; only their division is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row goes into a list: write both, --into LIST and --row ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battlefields: terrain and deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain by the charts, from a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same seed gives the same map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cm on the table for a cm of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only with the pieces of scenery in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the battlefield is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two armies on a battlefield, from a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same seed gives the same deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map with all that is needed to lay it out, as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plan over several pages, to cut and glue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan&apos;s scale: 1 is true size, 5 a fifth of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbered list for laying it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kinds of terrain and what they mean in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a battlefield file; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file that ends in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out of a picture: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light letters on dark ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no way to deploy “%1”; use %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” and “%2” do not go together; name the way of each side that the rules pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is an army of %2, and the battlefield is of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write two armies, each after %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no battlefield for “%1” yet; there is for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan&apos;s scale is 1 : %1 to 1 : %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this plan would take %1 pages, and %2 are the most; choose a smaller scale with %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table is written as %1, and not as “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table measures %1 to %2 either way, and not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale is 0.1 to 10 cm on the table for a cm of the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no terrain “%2”; “%3” shows the kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names no pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n features</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not as the rules allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rules allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prices of a damaged table, and your corrections of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every price, where it comes from and what is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only those that begin so, such as “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only those that are not certain and not corrected yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price as your book has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as “%1” names it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program&apos;s own price again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them, whatever is in your file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of which rule system (default: the only one that has such prices)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file for the battlefield with what is proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one side&apos;s deployment, for a player who deploys at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose: the first army&apos;s or the second&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sealed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sealed deployments on their battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sealed files of both players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was told of each before, in the order of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proposal: %1 is moved %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list “%1” itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prices can be corrected in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no price begins with “%1”; “%2” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write which prices, or %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nobody of side %2 set down; deploy that side first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digest of %1, to be told to the other player before the files change hands:
%2
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed deployments open only together; write both files, and at most a digest for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit is set: these rules have no points, and the %1 list has none of its house that armies could be counted, filled or ranked by; “%2” tells what mends each finding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit is set in the %1 list for %2, so its armies have no end to count, to fill or to rank by; give each a maximum or a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies within the limits of the list have all of this.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Only the limits of the list end an army; none that completes this one does better by “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PRICE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIELD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEALED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no unit “%2” on the table; “%3” shows who stands where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the left flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the right flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are %3 apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No enemy unit is on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a length, and “%2” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sees %2, %3 away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not see %2: it is too far away, or not ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not see %2: %3 is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on open ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” changes nothing of “%2”; a distance that it has is written as %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice thrown at the table, for what is thrown first: “%1”; the rest is rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is not as the charts and the way to deploy allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bare table, to lay out step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the charts, together, or one lays out and the other chooses sides: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer what laying out asks, or show what it asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in their order: dice such as 4,3, roll, near, far, place, decline, end, or an item that both agree on; “place/forest” chooses what of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another seed lays out and rolls otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another file (default: the battlefield&apos;s own)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move, turn, resize, name or take away what lies on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its id, such as t1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right and to the far edge, such as “10,-5”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>degrees counterclockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a factor, such as 0.8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the charts offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army file; twice, unless they are there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; “none” only brings the armies, to set them down by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this side: 1 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how armies are set down, twice where each side has its own way; several options are joined by “+”, and distances agreed on too, such as “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of infantry: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set down one unit, or show whose turn it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its badge, such as A3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how far its middle is from the left edge and from the near one, such as “40,10”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far, near, left, right or degrees; default: the enemy&apos;s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is somewhere in its zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it off the table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die for who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program sets down the other side until it is this one&apos;s turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whose hand it is where no unit tells: 1 or 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the program&apos;s answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a tape and a straight edge would tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how far two units are apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemy units, the nearest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether a unit sees another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether another is in front of a unit, on a flank or in its rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the terrain that a unit stands in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it sees no further than this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width x depth: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lengths are written and told in inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of the dice after %1 the last %n answer nothing; each throw for terrain takes %2 of %3 sides.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>advice: %1 %2 found no room and waits beside the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advice: %1 %2 is not set down yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die is thrown for who has which edge: low and side 1 has the near one, high and it has the far one. Write the die, “roll”, “near” or “far”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die is thrown for who lays out first: low is side 1, high is side 2. Write the die or “roll”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 throws %2 dice for the type of terrain, such as “4,3”, or says “end”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 throws %2 dice for the type of terrain, such as “4,3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 throws %2 dice for the item of “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lays out “%2”: %3; or says “decline”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terrain is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is agreed on is laid out by its item, such as “%1”: “%2” shows them. “near” or “far” is the edge of side 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no answer to this: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither an answer nor an item of the charts; “%2” shows the items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is laid out as %2, and not as “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no room was found for “%1”; move something, take another %2, or decline it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no terrain yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no terrain “%1” on it; there is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size is a factor, such as 0.8 or 1.25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move is written as %1: to the right and to the far edge, and not as “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is set down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die is thrown for who begins: low is side 1, high is side 2. Write it after %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides set down: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Side %1 sets down %n of these: %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a facing is far, near, left, right or degrees counterclockwise from right, and not “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody throws for who begins now. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no unit “%1”; “%2” shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no armies yet; “%2” brings them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ANSWER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FEATURE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seed is a whole number from 0 to %1, and not “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record battles played with miniatures and dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its id, its name or their beginning; “last” is the latest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step of the record (default: where the battle stands)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file with one action a line, - for standard input, or an action itself: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is left out is as it is filled in beforehand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin a battle between two armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army of each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army beside them, as “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set-up that both armies were deployed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the battle&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what players agree on, such as “%1”; rules and readings by their ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narrow stands are based on their broad edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded battles, latest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a battle another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a battle aside, or back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new battle from a moment of this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new battle&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole record as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record from a file, checked step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer what a battle asks, or several answers one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice that are missing are thrown by the program, from this seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back what was done last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many steps (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to any moment; what came later stays in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another answer in the place of a step; later steps follow where they fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note beside a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the story so far and what comes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything that can be answered now, with the shape of what it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether a record, here or in a file, replays and is ruled the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what an answer means: modifiers, dice and exact chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the battle told turn by turn, as Markdown, HTML or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file; its ending names the format (default: Markdown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all battles there were, army against army, and battle honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file; its ending names the format: csv, md, html or pdf (default: Markdown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paper for the table: the rules of two armies, labels, odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the army of side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the army of side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in letters of 18 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badges of all units and markers, to cut out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record sheet for the pencil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each sort of unit against each of the other army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no battle “%1”; “%2” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could be several battles; write the id of one: “%2” shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battles of “%1” cannot be recorded by this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a battle has two sides; write “%1” twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ally is written as %1, and not as “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is agreed is written as %1, and not as “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn %1, side %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 would be ruled otherwise by this program; it stays as it was recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n entries follow from one another, and this program rules them the same.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 would be ruled otherwise by this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step is corrected with one action; write just one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 no longer fits: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is written as %1; let the name end so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a play sheet is a PDF; write a name that ends in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is agreed is written as %1 or %2, and not as “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing that is open now is a fact with several answers; a die decides only between two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die cannot decide “%1”; it can: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no phase “%1”; choose one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battles played out beforehand; with a name, one to look through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what players agree on, whatever the rules say: it happened otherwise, or elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as %1, %2, %3, %4, %5; the fields are those of “battle show --json”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule is played otherwise for this battle, and the record says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the choice of a switch; of others what players do instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a die decides what players cannot settle: 1 to 3 yes or the first, 4 to 6 the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of what is open now: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of more than two answers the first; the second is the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how it fell (default: the program throws)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed the program throws from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much of a phase is noted from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no example “%1”; “%2” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where a unit or a commander stands now, for the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far, near, left, right or degrees; default: as it stands, or the enemy&apos;s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody knows where it stands now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what comes of it: a combat of two rounds, orders one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is intended, as “battle do” has it; several one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is taken for granted instead, such as %1, %2 or %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the map says %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is taken for granted here that could be otherwise; leave “%1” out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is nothing that is taken for granted here; write one of these with its value: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is intended, one “%1” a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be foretold now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a place on this table is written after %1: how far its middle is from the left edge and from the near one, such as “40,10”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this battle was begun without a set-up, so that it has no map; “%1” begins one that has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note needs a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was answered in a course that was left and is missing here, once more, as far as it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its id; of a switch the engine follows, of others it is noted; left out: those there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine follows these:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these the record says that players have them otherwise, and they see to it themselves:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rule “%1”; “battle overrule” with the battle alone lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted: players see to it themselves, the engine goes on by the book: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no action; “battle can” lists those that are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps can be done again; nothing was done.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps can be taken back; nothing was taken back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other steps no longer fit.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>they stay in the course that was left; when what is asked now is answered, “battle follow … %1” goes on with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“battle goto … %1” takes all of this back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in letters of 18 points or more on one page a side: of paper as large as it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any step of that course (default: the one that the last correction left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was corrected in this battle; write a step of the course that is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write which battle; “%1” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to mend all: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any legal army, each as likely as another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same seed draws the same army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace an older copy of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything in one file: the library, your own lists, your prices and your scenery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read everything back from such a file; what is there already stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists, prices and scenery of the file take the place of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look through the whole library, make its search index anew where that is damaged, and copy it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copies that the program keeps, and what was set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a copy in the place of the library, which is set aside and never deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its name or day, “last”, or any file of a library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer could not be written whole; make room where it goes, or send it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:%2: a row has %3, and stands are a whole number from 0 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no file of an own list, of prices or of scenery and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is another here and was left as it is; “%2” puts that of the file in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: armies %1, battlefields %2, battles %3, sorts of stands %4, settings %5, files %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so many items at most, 3 or more: two lie before a side may end it, and the other has one more; 0: dice and room alone end it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armies %1, battlefields %2, battles %3 with %4 entries, sorts of stands %5; changed last %6</source>
        <extracomment>what a library holds, in figures</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no copy “%1”; “%2” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index that armies are searched by was damaged and has been made anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is as it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set aside; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is that of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was there before is in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units stand on the table already; deploy them once the sides are settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain lies on a side&apos;s half already; take it away, then choose sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troops in all lists by name, type, special rule, points, character, year, enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all must be found; “%1” and “%2” compare, “%3” is a year, “%4” finds who met them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has a larger number than any list; write a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a number, and “%2” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 armies are more than can be told apart here; “%2” can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army is within these wishes, so none was drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn at random, seed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Drawn evenly from %1 legal armies, seed %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 What follows is left to you. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no row “%1” to serve; did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no row “%1” to serve; write %2, or %3 for that entry of every list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too few; write %2 or more, or 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no whole number such as 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number such as 12 or 2.54</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice are numbers from %1 to %2 with commas between them, such as 4,3, and not “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace the file that is there, whatever it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no text for a terminal; name a file with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n legal</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be checked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: cannot be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Bringing the library up to date: %1 of %n battles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the program&apos;s own files are not whole; install Strategikon again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was left as it was; write the copy of a damaged library under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was written all the same; what is damaged in the library is damaged in it, so keep the copies that are older.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” gives the battle another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rules allow so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” fits more than one copy; write the whole name of one: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list is checked as a file; write it into one and name that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more than %1 stands “%2” can be set aside for this army; you own %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: note: no rule does “%2” (%3); did you mean “%4”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: note: no rule does “%2” (%3), so nothing comes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own lists, prices and scenery in that file are not read in by this; “%1” does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rules: a file, or the name of one of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the house rules of a battle; with a file, or one of yours, those agreed on from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file, the name of one of yours, or “none”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules that you have otherwise in your battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check a file of house rules, or one of yours, and tell its rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules and figures that house rules may change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of which rule system (default: the only one whose battles are played)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battles of “%1” know no house rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is played by house rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From entry %1 on by house rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no house rules “%1”; did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no house rules “%1”; name a file such as “%2”, or put it into %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>None yet: put files into %1; “strategikon house rows” tells what they may name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is played by the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (the collection)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put back or take out what is damaged, after a whole copy of the library was set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is only the beginning; to remove something write all of its name, or at least %2 characters of its id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 after %2 shows %3, and a die for terrain has the faces 1 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is as it was written; nothing was mended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library as it was is set aside as a whole: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no army list “%1”; did you mean “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no army list “%1”; did you mean one of these: %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several rule systems have a list “%1”; write which: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lists of %1 have no years, so no year finds anything in them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a place is written after %1: how far its middle is from the left edge and from the near one, such as “40,10”; the table measures %2 by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is noted; nothing came of it yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 writes JSON, and “%2” is the name of something else; let it end in %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>drawing %n armies: %1 so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>there is no option %1 here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is more than this command takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a number from %1 to %2, and not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1 of “%2” shows %3, which no die has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output is written as “-”, and not as “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret answers are only hidden on screens in this battle, not sealed.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file with the word that seals it, - is standard input; default: the terminal asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a word: it is only hidden on screens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file with the words, a line each in the order of the files, - is standard input; default: the terminal asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side whose word is forgotten, 1 or 2: it tells anew, after the fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set-up in which that side has deployed once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side is sealed with a word or only hidden; leave out --hidden or --word-file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is only hidden on screens: whoever wants to read the file can.
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--forgotten names the side and --anew its set-up; write both or neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no further line with a word: %2 wants one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no terminal to type the word at; write --word-file with a file that it stands in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word of %1: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these were two words; nothing was sealed, type the same one twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this battle has no house rules; it is played by the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write something after it, or leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules of these armies tell no bouts; leave --matchup out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CodePart</name>
    <message>
        <source>The army as a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the code into Import on another machine, or show it to a camera. It holds the army itself; no server is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR code of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As another program’s link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What I own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in by nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What I can field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stands</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnPart</name>
    <message>
        <source>%1: from the march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the column comes on: from the left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sooner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the armies (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both armies have the same units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows differ</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareRow</name>
    <message>
        <source>%1: %2 on the left, %3 on the right. %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeployPart</name>
    <message>
        <source>First the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both armies are deployed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both set down in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: all the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sets down %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an army for each side before they deploy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag units to mend their places; then print the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die: the low half means the near side, the high half the far side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a unit below, then its place on the map. Or let the program do it. Units may also stay undrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy both armies for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The near side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The far side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zones are enough for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the program deploys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 comes next in the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die: the low half means the far side, the high half the near side.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DesignerPage</name>
    <message>
        <source>Design troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the standard types of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no standard types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row to your list and write its figures yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop types</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %3 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with a type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then say what sets these troops apart; figures and price follow at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to a list of my own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their troops stand in the lists: begin a list of your own and write its rows, or pick other rules above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the nations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceAsked</name>
    <message>
        <source>%1 dice: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die %1: not thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the %1 dice succeed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 succeed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note every die instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only count those that succeed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DicePad</name>
    <message>
        <source>Throw the dice for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the die for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or throw at the table and tap what fell:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or throw at the table and tap what it shows:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DieDecides</name>
    <message>
        <source>Let a die decide</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DieFace</name>
    <message>
        <source>A %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dispute</name>
    <message>
        <source>1–3: %1. 4–6: %2. The die shows:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows 1 to 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die shows 4 to 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two answers that differ.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DivisionLine</name>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DraftCard</name>
    <message>
        <source>Place it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another shape and place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message numerus="yes">
        <source>%1, %2 points, %3 in the army, %4</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock %1 for Fill and Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock %1 for Fill and Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 in the army, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntrySheet</name>
    <message>
        <source>The army has none of these yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set one apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of %1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on %1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingent of %1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportPage</name>
    <message>
        <source>Print and share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As text and files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code and link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its nation’s list cannot be read, or the army is no longer in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page’s width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page as printed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeatureCard</name>
    <message>
        <source>A name of your own for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it off the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeatureList</name>
    <message>
        <source>%1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldEntry</name>
    <message>
        <source>%1, %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done with %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldPage</name>
    <message>
        <source>Sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rearrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next thing on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move by 1 cm; with Shift by 1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn; with Shift the other way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring tape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This battlefield cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no longer in the library; undo brings back what was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the battlefields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances, zones and sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a die shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldPart</name>
    <message>
        <source>At how many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nations by what the stands make of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to paint next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a nation to see which stands open the most armies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: more stands open no more armies of this size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: each of these opens more armies, the best for its stands first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: these stands make the first army possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n nations of %1 can be fielded</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list of these rules has points up to which armies could be counted. Fill in what you own by nation; every army then says which stands are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in by nation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldView</name>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole table (Ctrl+0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the other side (Ctrl+T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring tape (Ctrl+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from point to point; between two units their nearest edges are measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances, zones and sight of the unit that is chosen (Ctrl+B)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldsPage</name>
    <message>
        <source>Battlefields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the archive and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the battlefields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battlefield yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefields you put aside come here; nothing in them is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out a table with dice or by agreement, set two armies down on it, and print the map. It takes a few minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back among the battlefields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain I own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>The folder above (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such files here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name, or a whole path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is there already; it would be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>The partner: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstThrow</name>
    <message>
        <source>Thrown first: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fold</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GlossarySheet</name>
    <message>
        <source>The words of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such word here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Glossed</name>
    <message>
        <source>Explained: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupHead</name>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandTools</name>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn by 15 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull at its outline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab goes from one control to the next, the arrows move in lists, Escape closes and goes back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the battles (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more battles are being read</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The history cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle is over yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each battle that is recorded comes here with its armies and what came of it; then how each army fares against each, and what its units have done over the years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each army fares, and against whom, is counted as soon as a battle is won or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What units have done is told here as soon as a battle of theirs is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryRow</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HitRow</name>
    <message numerus="yes">
        <source>%1, %2, %3 points, %4</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army files, rosters, links, codes, other programs’ lists, or text such as “4 x Archers”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the armies (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste or write here, or drop a file on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is packed; what was read from it stands beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read appears here before it is kept. Nothing is dropped in silence: whatever has no equal here is listed with its line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, read as %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it as a list of my own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation and size, where the text does not name them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InputField</name>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ItemPicker</name>
    <message>
        <source>Type of terrain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LearnSheet</name>
    <message>
        <source>Learn by playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three short battles with a hint at each step. Any models will do, and you can leave and come back at any moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or look through a whole battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LegendSheet</name>
    <message>
        <source>What the signs mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is bare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitForm</name>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each full 1,000 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of what there is of others, instead of a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Denominator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part is of the count of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when, or unless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit holds only when the army has one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit does not hold when the army has one of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LuckSheet</name>
    <message>
        <source>Luck so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted are throws with a known chance: dice that had to reach a number, and sums that had to stay within one. Good is what the thrower hoped for; what several units threw together counts for the side alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing thrown yet that could be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print and share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Strategikon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One file at a time: the other %n was not read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Let go to read the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain I own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report and papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapSheet</name>
    <message>
        <source>Where they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on the map; choose one, then tap where it stands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was agreed, once more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModifierLine</name>
    <message>
        <source>%1 %2, where it is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it otherwise</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>Rule system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NationArmySheet</name>
    <message>
        <source>A new army: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A legal army, filled for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NationPage</name>
    <message>
        <source>Back to the nations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New list from this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the nations (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count armies of this many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting the legal armies …</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies, %2 of exactly this size</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>footnote</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How doubtful places of the rules are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of these rows that is yours to change. The nation itself stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit is set: these rules have no points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NationPicker</name>
    <message>
        <source>Search nations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the nations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nation is called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no lists. Begin one of your own under Nations and design troops for it; it is picked here then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NationRow</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NationsPage</name>
    <message>
        <source>Nations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only nations I can field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of my own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop, type, special rule, character, or points&lt;=60</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At how many points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your stands field no nation at this size yet. The collection tells which is nearest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row of any list fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every word must be found. A bare number is the price, and a column can be compared: points&lt;=60, attack&gt;=4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It begins empty: add rows, or design troops for it. To begin with a nation’s rows, open the nation and choose “New list from this one”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your stands field %n nations at this size.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>These rules have no lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a list of your own and design troops for it: the rules say what troops there can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NavRail</name>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys (F1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewArmySheet</name>
    <message>
        <source>A new army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A legal army, filled for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the nations, to begin a list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewBattleSheet</name>
    <message>
        <source>A new battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name, if you like: Friday evening, Raphia …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins is asked next, by agreement or by dice. The battle keeps the armies as they are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: the table alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield to begin on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What else is agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: by the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules to play by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice: its answer</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewFieldSheet</name>
    <message>
        <source>A new battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the edges at which the armies stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From one army’s edge to the other’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 each way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play every centimetre of the rules as an inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lays out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn you throw for a type and an item and lay it out on your own half. Throw real dice and type them, or let the program throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both of you lay out what you like; then a throw decides who has which side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One player lays out the table, the other chooses his side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name, if you like: Friday evening, Cynoscephalae …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionChip</name>
    <message>
        <source>not in this list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OtherOrder</name>
    <message>
        <source>Leave this out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In another order:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the phase %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverruleSheet</name>
    <message>
        <source>What was agreed, once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it so: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you do instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds for this battle; the record and the report say so. The program goes on counting by the book: what comes out otherwise is put right with “It happened otherwise”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds from here on for this battle; the program follows it, and the record and the report say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnForm</name>
    <message>
        <source>Name of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds count once for the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnListPage</name>
    <message>
        <source>Own list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design troops for the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or close the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows or the file itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the nation (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who they are and how they fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty, kept as a draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct, saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rows yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design troops from the standard types, or add a row and write its figures yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the file itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n faults, kept as a draft</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add an upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrades that hang together, one only after another or several for one price, are written in the file itself, under “ties”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file there</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The list has %n ties between upgrades. They are written in the file itself.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnListPicker</name>
    <message>
        <source>Add to which list?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the new list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnRow</name>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnedPart</name>
    <message>
        <source>No army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army to set stands aside for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside what it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its stands are set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stands yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a nation and say how many stands of each entry you have painted. The program then tells which nations you can field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in by nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stands are missing; the others are set aside.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Report and papers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the battle (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperPart</name>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page before this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller (Ctrl+-)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperView</name>
    <message>
        <source>The page; arrows and Page Up and Down move it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastNote</name>
    <message>
        <source>Step %1 is open again. The table shows the moment before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 is corrected; all that came later still fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Step %1 is corrected. %n later steps no longer fit and were left out:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came after the corrected step is not lost: it can be answered once more from here on, as far as it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that had been left is answered once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What had been left is answered once more, but for %n steps:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Answer it once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n others, too.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PhaseMenu</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase %1, noted: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much is noted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanPart</name>
    <message>
        <source>Take it to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet has the map to scale, what the terrain means, and how far each piece lies from two edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or save it as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it out in this order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanTotals</name>
    <message>
        <source>Lined up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message numerus="yes">
        <source>%1 of %2 points spent, %3 too many</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 points spent, %3 left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %Ln points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsField</name>
    <message>
        <source>Size in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another size in points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PriceButton</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a price and how sure it is</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PriceSheet</name>
    <message>
        <source>The program&apos;s own price: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points in your book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PricesPage</name>
    <message>
        <source>Prices of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s own prices hold again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the nation (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the settings (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all corrections away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our source of this table is damaged: a price with ? was made out or is our reading; tap it to see which. Whoever has the book puts in what it says; every list and army is priced by it at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price is corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price is doubtful any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a price to put in what your book says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your file cannot be read as it is. It is deleted, with all that stands in it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintSheet</name>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProposalSheet</name>
    <message>
        <source>Fill: spend every point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to aim at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what I have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked entries stay as they are either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army before this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would change: the army is that already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only from the stands I own</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The army has %1 points now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points. %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Random: any legal army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadyMade</name>
    <message>
        <source>Or one that is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RearrangePart</name>
    <message>
        <source>Is everyone content?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag what is in the way. What its row of the charts does not allow is refused and goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reminders</name>
    <message>
        <source>Worth remembering now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in particular.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RenameSheet</name>
    <message>
        <source>Rename the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleNote</name>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it otherwise</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of this battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These the program follows either way. Any other rule is overruled where it is asked: at its question mark, or at the line of what it counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reading: the rules are silent here, or say two things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None: this battle is played by the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on by the book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SceneryPage</name>
    <message>
        <source>Terrain I own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program lays out only with these where that is wanted. Measure each at its widest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest width in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width, cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is listed yet: then the program lays out whatever the rules allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the terrain you own</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pieces were read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save the terrain you own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SceneryRow</name>
    <message numerus="yes">
        <source>%1, %2: %n pieces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 off the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SealPart</name>
    <message>
        <source>Deploy apart, sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal the near side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal the far side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its digest, to be told to the other player:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sealed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other sealed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digest that was told for one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digest that was told for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digest that was told for the other file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digest that was told for the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both deployments are on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal a deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near.sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far.sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a sealed deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each seals his side with a word of his own and tells the other its digest; then the files change hands. They open together, with both words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only hidden on screen, without words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For players who trust each other: whoever wants to read the file can, and the set-up will say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word that %1 is sealed with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word is forgotten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This side is taken as it stands on the table now; the set-up says that it was told after the fact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word of the near side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word of the far side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Empty the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Segments</name>
    <message>
        <source>not answered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition of new armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition of new armies, where lists have several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of new armies: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where our source of a price list is damaged you can put in what your book says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of letters: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, and what a copy holds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save everything…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read everything in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file with your armies, battlefields, battles and stands, your own lists, prices and scenery: for another computer, or to put by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program copies the library once a day. Putting a copy back sets the present library aside and deletes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program copies the library once a day; there is no copy yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read everything in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a copy aside and take out what is damaged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideArmies</name>
    <message>
        <source>Army of this side: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ally of this side: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without this ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ally beside it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is scored, and how much</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidesPart</name>
    <message>
        <source>Who has which side?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sides are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die for the first player: the low half gives him the near side, the high half the far side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who did not lay out the terrain chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The near side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The far side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizePicker</name>
    <message>
        <source>Size, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of %1, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpecialsSheet</name>
    <message>
        <source>Special rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StandRow</name>
    <message>
        <source>%1 set aside, %2 more than there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set aside, %2 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands of %1 set aside for the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n stands, %2 set aside. For %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandSheet</name>
    <message>
        <source>Name of the stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on the stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note: maker, scale, where they are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They can stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All %n alike</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Entries of other nations with the same name and figures are offered here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 · %3</source>
        <comment>nation, entry, rule system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find what else they can stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any entry of any list, in all rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entry has all these words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StateBadge</name>
    <message>
        <source>Legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepMenu</name>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new battle from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the bookmark away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>One less: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not answered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StockPart</name>
    <message>
        <source>%1: stands you have painted. Left and right change the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can stand for the same entry of other nations now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then say how many stands of each entry you have. Leaders count as owned until you give one a number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StockRow</name>
    <message>
        <source>+%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n stands</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also for %n other nations</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One unit more of %1, %n stands</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Nothing to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note on this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what has a bookmark or a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note on step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryEntry</name>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Left here, %n steps: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What can be done with step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be done with the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer these once more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SystemPicker</name>
    <message>
        <source>Rule system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: everything else</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TallySheet</name>
    <message>
        <source>It happened otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase was played without the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How do the units stand now? What you change is recorded as agreed by both players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record it so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TerrainPart</name>
    <message>
        <source>Lay out the terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who lays out first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: throw for the type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it where it shall lie, turn it by the knob above it, size it by the knob at its corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add what you like and drag it into place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die: the low half means the near side, the high half the far side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side has ended it: this is the last item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or end it: then the other side lays out one more item, and that is all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice say which chart; a second throw says which item of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the throw for the item.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See it on the map, then place it or decline it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look it over together; you may still move what is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it on the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline it: nothing is laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the laying out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out the whole table for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The terrain is agreed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only terrain I own (%n pieces)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One die: the low half means the far side, the high half the near side.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextPart</name>
    <message>
        <source>Forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This form can only be saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThrowLog</name>
    <message>
        <source>Dice so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TroopList</name>
    <message>
        <source>wrongly placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be set down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnitCard</name>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn by 15 degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it undrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UnitRow</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WayChoice</name>
    <message>
        <source>The way to deploy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WayPicker</name>
    <message>
        <source>The way to deploy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side in its own way</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Pick a nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every list with its troops, commanders and upgrades as printed, with the corrections on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step is checked as you take it. What is missing is said in a sentence, and one tap mends it. Nothing is ever forbidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill spends the points to the last one. Best makes the most of them. You see what would change before it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press F1 for the keys of any page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a nation first; everything can be changed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Size, nation and troops can all be changed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army of %1 points, filled for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the nations, to begin a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a nation’s list to the story of the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles says what to roll and what it means, turn by turn. All is saved as it happens, and every step can be undone, also tomorrow.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordSheet</name>
    <message>
        <source>Nothing that is sealed with it opens without it. It is kept nowhere: it is asked once while the program runs, and again after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal with this word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>aims</name>
    <message>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equivalents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bases</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bearings</name>
    <message>
        <source>front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <comment>parts of a unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>badge and name of a unit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>blocks</name>
    <message>
        <source>Vanguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vanguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rearguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rearguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>books</name>
    <message>
        <source>rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errata</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>write %2 for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field %1 as single stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field %1 as whole units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the year %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>so many of a name as the book writes it: 1 × Chariots</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give “%1” to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take “%1” away from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>troops and their upgrades</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between upgrades</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>columns</name>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ammunition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ammunition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contingent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contingents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismounts as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dismounts-as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>Achaemenid Persian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancient Greece and the East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Great King&apos;s army at the height of the empire, as it marched on Greece. Archery and varied cavalry loosen the enemy before anyone closes; subject levies fill the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persian Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject Greeks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xerxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immortals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional, at most one unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject Greeks share a brigade with none but Subject Greeks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the game D6-2 (1 at least) enemy units, picked by their owner among the reliable ones, become Unreliable until a core Persian unit is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Persian Infantry unit fights with the stats of this row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexandrian Greek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macedonians and allies on the march into Asia, 334 to 323 BC. Pikes grind through the centre while lancers wait for the blow that decides the day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek Hoplite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted Skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional, at most one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit Alexander has joined is terrifying to its enemies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Cavalry unit fights with the stats of this row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anglo-Saxon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dark Ages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>England from Cnut to Harold, where men rode to war and fought on foot. A stubborn line of shields with plenty of modest commanders, little shooting, and almost nothing to chase a beaten foe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huscarls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fryd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Fryd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eorl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chieftain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subordinate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn 1 alone, Harold and each Saxon commander within 20 cm of him give orders at Command 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assyrian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariot Era</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last and strongest Assyrian kings, eighth and seventh centuries BC. Drilled spearmen and bowmen wear the enemy down, then four-horse chariots break him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spearman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sab Shari Archer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sab Shari Spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turtan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ashurbanipal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qurubiti Spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional, at most one unit, priced as a set of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qurubuti Bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qurubuti Cav.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a turn, in one engagement, the Assyrian player rolls one missed attack die again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qurubuti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One purchase lifts a unit each of Spearman, Bowmen and Cavalry to guard stats; it costs the same where a type is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Britons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Rise of Rome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island tribes who met Caesar and later the legions of Claudius. Warbands and druid-driven fanatics pin the foe while light chariots, a weapon long gone elsewhere, look for a flank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fanatics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caractacus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents whose army has no chariots find every unit of Chariots terrifying. The fear is over once the Britons lose one such unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carthaginian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hannibal&apos;s army of hired and allied peoples in the Second Punic War. Average foot, eager Gauls, swift Numidians, a few heavy horse and one herd of elephants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veterans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galic Allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numidians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hannibal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command 10 until an order of his is rolled as 11 or 12, then 9 for the rest of the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dacian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hill kingdom north of the Danube that fought Domitian and fell to Trajan. Warbands stiffened by falx men and bows, with a few lances of the Roxolani and a bolt thrower from the forts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falxmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sarmations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorpion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-roll General&apos;s Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early Byzantine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Justinian&apos;s small and costly armies, which won back Africa and Rome under Belisarius and Narses. Heavy horse of three kinds strikes, Huns shoot around it, and the infantry is sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cataphracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ally Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egyptian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pharaohs of the New Kingdom in the thirteenth century BC. Bowmen and light chariots do the damage; plentiful foot in linen or less holds the ground between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariot Runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rameses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units within 20 cm of Rameses ignore the order penalty for being Unreliable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celtic tribes of the last centuries BC who troubled the Republic and stood up to Caesar. Cheap warbands come on in a flood, while noble horse and household men wait for the blow that decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bodyguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noble Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vercingetorix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Leader or Subordinate no further than 20 cm from Vercingetorix may use 8, the General&apos;s Command, for his orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest peoples beyond the Rhine in the age of Augustus, who swallowed three legions whole. Very many, very cheap and hard to steer, they want woods to fight in and great blocks to charge in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of Nobles or Warriors that charged rolls 1 extra Attack die in the opening round of that engagement; the die is for the whole unit and any of its stands may take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city states in the age of the Persian wars, early fifth century BC. A wall of hoplites that needs terrain or the table edge on its flanks, since horsemen are few.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sacred Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leonidas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spartan Bodyguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit Leonidas fights with has Armour one better; a unit without any has 6+.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Sacred Band unit fights with the stats of this row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hittite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Anatolian kingdom and its vassals in the late second millennium BC. Masses of cheap spearmen stand behind light chariots and the runners who keep pace with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asiatics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Homeric Greek/Trojan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achaeans or Trojans of the late Bronze Age. A large, plain host of shielded foot and light chariots with many commanders, a few of them heroes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hero gives the unit he fights with three more Attacks, where a plain Subordinate gives one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attila&apos;s riders at their height, with the Germans and Alans they had made their own. Swarms of light horse strike from every side and slip away, backed by subjects who do not always listen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Germans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attila</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreliable units cost no order penalty while Attila leads, up to the moment when the Huns have lost 1 whole cavalry unit for each 1,000 points of their army&apos;s size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in the battle, one Command roll that failed may be taken again, whichever of the Hun commanders made it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imperial Roman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The legions of the first two centuries AD. Steady armoured foot with auxiliaries, archers and field engines; it waits, shoots, and keeps its little cavalry for the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran Legion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auxiliaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kingdoms of the north-west of India in the days of Alexander and after. Massed longbows, chariots and elephants, led by many commanders of middling skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 until the first failed order, then 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General mounted first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander rides a chariot or an elephant, and nobody rides before the General does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command 9 until his first failed order, 8 from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late Achaemenid Persian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fading empire of the fourth century BC that Alexander met. Good horsemen, hired hoplites of doubtful heart, a scythed chariot, an elephant and crowds of levies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek Hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythed Chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late Roman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The western Empire in its last hundred years, pressed from all sides and short of money. Steady spearmen and archers hold the line while good heavy horse works round the wings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spearmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Militia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duke William&apos;s army and its kin from Ireland to the Mediterranean. Knights decide the day once lighter riders and archers have drawn the enemy out of his place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peasants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retainers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mt Skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>William</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in the battle William may take one of his own failed Command rolls again; that second roll alone is made at 1 more Command. After a success he may go on giving orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viking kings of the tenth and eleventh centuries, at war with their neighbours and one another. Infantry and nothing else, but tough behind its shields and led from the front by berserkers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hirdmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bondi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Berserkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parthian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horse lords who took the east from the Seleucids and beat Rome at Carrhae. Bowmen on horseback wear an enemy down from afar until the few cataphracts ride in, and the whole host breaks easily.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horse Archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suren</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cataphract Camels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optional, at most one unit an army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His Command is looked up as each Parthian Command phase begins. It is 9 if more enemy units than Parthian units have been destroyed so far and otherwise 8, so the battle opens at 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Camels unit, however large the army, takes the stats of this row. It is Slow and still unsettles horses, but it neither skirmishes nor counts as Shock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Republican Roman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rome in the war against Hannibal. Maniples that relieve one another outlast better fighters; Triari wait behind, allies and light horse cover the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribune</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scipio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Tribune may re-roll one failed order in a Command phase; the first such re-roll to fail ends this for the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sassanid Persian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persia reborn, from the fall of the Parthian house to the Arab conquest. Mailed horsemen with lance and bow win its battles, light horse and elephants help, and the levies on foot fill the ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levy Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levy Archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clibanarii</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Successors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kingdoms of Alexander&apos;s generals in the third century BC. Heavy pikes and lancers at the core, with cataphracts, camels, elephants and scythed chariots to taste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyrrhus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army withdraws one lost unit later than it otherwise would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camels cost as much as the cavalry they resemble, so the deduction falls away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners that touch friendly chariots and share a brigade order with them move at chariot pace, one runner unit to a chariot unit. Both finish in touch, even after a charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where placing a charge parts runners from their chariots, it is enough that both finish in the same engagement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies fight elephants at -1 Attack; a charge in the open gets another +1. Driven back, retreating or blundering, they trample every unit met, friend or foe; each is confused on a 6, or destroyed on a 6 if already confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army may field all its three-stand elephant units as single stands, each a unit of its own. Single stands lose the extra charge bonus, may go free in a brigade with as many infantry units, and up to 4 of them, 4 cm apart at most, can be ordered as a screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terror means nothing to Fanatics, nor does shooting drive them back. They have to charge on initiative when they can, ahead of all other moves, and after a win they have to pursue or advance where that is open to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its three shots a stand allow no Armour roll. It shoots straight ahead, cannot shoot at a unit that charges it, and is Slow besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams of four need a square stand of 40 mm. Charging in the open they get a second +1 Attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an engagement&apos;s opening round a stand that fights to its front counts as supported, over and above any true support, unless an enemy touches its side, rear or a rear corner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its bolt allows no Armour roll, flies straight ahead and goes through up to three touching stands, with a die for each of them. Units already in combat carry such hits into their next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maniple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With another maniple unit behind it in combat, a maniple unit rolls a further die for each stand supporting from the rear, after Armour; each 6 takes one hit away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pikes stand on the narrow edge and take no support from behind. They move 20 cm only in line, going straight on or charging, and 10 cm otherwise. Attack is 0 to side or rear; dense terrain, ramparts and ladders are closed to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted troops, elephants and chariots that charge its front find it a defended target, as long as nobody fights it from side or rear. A phalanx stand lends support to none but a phalanx stand beside it. Pikes based on the broad edge follow a set of rules of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythed Chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square stand of 40 mm, and a second +1 Attack when charging in the open. They last for one round and are then destroyed; every enemy unit that took a hit and retreats out of that engagement is confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shieldwall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged in the open, it has Armour one better for the opening round, 6+ if it had none. Walls and dense terrain take the bonus away, and so does charging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such cavalry may stand on the narrow edge. On the broad edge each stand has +1 Attack instead when it charges or pursues. If it has bows it shoots straight ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full pace in any formation, sight and shots all round, and unless confused it may slip away from chargers and from drive-backs, even through friends. On foot it supports from the side alone and crosses rivers, forests and cliffs. Without Armour it is no core unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evade ends 5 cm clear or more. From a fast or close charger that does not skirmish itself it takes 1 or 2 hits scored first. Where skirmishers outnumber the rest all units are core, and with a quarter lost orders over 20 cm are at -1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first order is as for others, the second is at -2 and the third at -3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders to the unit, or to a brigade that has it, are at -1 Command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brigades of three or four units, all warband, are ordered at +1 Command, 10 at most. A drive-back rolls a die fewer while the unit is whole and a die more after losses. After a pursuit each stand has a further +1 Attack, after a retreat -1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in the battle the General may take a failed Command roll again; if that succeeds the order stands and he may give more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariot mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chariot&apos;s Attack comes on top of its rider&apos;s, and the commander goes only where chariots can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephant mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elephant&apos;s Attack comes on top of its rider&apos;s, and the commander goes only where elephants can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each enemy stand in touch with a terrifying unit fights at -1 Attack, unless it is terrifying itself or fanatical.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hamippoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishing foot that touches friendly cavalry and shares its brigade order keeps pace with it, one unit to a cavalry unit. Beside engaged cavalry it counts as engaged too, and together with that cavalry it may pursue horse and chariots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encampment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wagon camp 16 cm square, passable and defended like a village and open to columns like a road. It usually costs 50 points, is a troop unit for withdrawal and victory, and is lost once only enemies are inside at the end of a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warmaster Ancients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warmaster Ancients rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warmaster Ancients errata and rules additions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the battle, Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Armies, Army size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Armies, Picking the army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Armies, Special rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Armies, Upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Armies, Example contingents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Army Lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix 1, Troop types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 3, Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 8, Skirmishing armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 9, Encampment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 10, Attila</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrections, Indian heavy chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contingent&apos;s share is reckoned from the points spent, not from the agreed size. The General&apos;s points count in the contingent he rides with; he is no commander to be spread evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“As many as possible” means as many skirmishing units as fit into the vanguard&apos;s share on their own, the cheapest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mount limit printed without a size counts for each full thousand points, as the errata say of the Egyptian and Hittite lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An upgraded unit still counts as the unit it was for that unit&apos;s minimum and maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander rides one mount at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants fielded as single stands cost the army what the whole unit costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Qurubuti are bought as one set: each of the three types that is present has one upgraded unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop Types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extremely Heavy Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot in the heaviest plate, a dismounted knight for instance; hard to hurt and hard to hurry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drilled close-order foot in body armour, the legionary and the hoplite among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close-order foot behind shields and some armour, steady but less well covered, like Roman auxiliaries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained light foot that throws javelins and can also stand and fight, as peltasts did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribal Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribesmen with little armour or drill who fight in a mass, as Gauls and Germans did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmish Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open-order foot with javelins, slings or bows that harasses and keeps away from a real fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A levy with farm tools and no wish to be there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armoured pike block of the Successor kings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Macedonian pike block with lighter armour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Archer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowmen or crossbowmen in massed ranks with armour, big shields or spears among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowmen or crossbowmen in massed ranks with hardly any protection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariot Runner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light foot trained to keep up with chariots and fight beside them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extremely Heavy Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man and horse both in armour, with a lance; the cataphract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armoured lancers in close order who live by the charge, such as Alexander&apos;s Companions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordinary fighting horse with javelins or short spears, found in most early armies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick horse that throws, shoots and then closes, of the kind the Huns rode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted Skirmisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very quick, loosely ordered riders with javelins who stay clear of formed troops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarmoured riders who fight with the bow alone and never close if they can help it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Mixed Arms Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armoured horse with both bow and lance, the Byzantine and Sassanid kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A great four-horse car with a crew of four or more that gives up speed for weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bladed four-horse car that is driven into the enemy once and not seen again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The common two-horse car with a driver and one fighter, from Egypt to Britain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian Elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big Indian beast with an armed crew, used by nearly everyone who had elephants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carthaginian Elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smaller African beast that marched with Carthage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bolt thrower light enough for the field, the scorpion of the legions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A large stone or bolt thrower that really belongs at a siege, the onager of the legions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better fighters than the rest of their kind, such as veterans; often a bodyguard as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loyal men who stand to the last and so take more killing; often elite as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part-time soldiers with some drill and little fire; how much cheaper is for the designer to judge from their place in the army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conscripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pressed men, often subjects, who run early; priced as militia are, and often militia too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drill of the early Imperial legions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The relieving lines of the Republican legions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked shields that are at their best when the enemy does the charging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose order and evasion for a type that does not have them yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no extra points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribal ardour, which helps and hurts in equal parts and so costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops with their heart elsewhere who are harder to order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighter Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the appendix gives the finished row at 70 points, 10 less than 80</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium cavalry with less armour on, Indian and German horse for instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same riders on camels instead of horses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open-order foot that runs and fights among friendly cavalry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Satrap&apos;s Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bows behind shields, horse on both wings, and subjects to fill the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From Pella to the Granicus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pikes hold, the cavalry wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Fyrd Is Called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hill, a wall of shields, and no hurry at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s Levy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard foot in the centre with heavy chariots to break what the bows have shaken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hill Fort Empties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariots to annoy, warriors to frighten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hired in Five Ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody speaks another language; the Numidians speak fastest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon Standards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falxmen in the middle, Sarmatian lances on the flank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Expedition by Sea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few men, good horses, and a bow on every saddle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Amun Division</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bows in front, chariots held back for the moment that matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Oppidum Marches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warbands in brigades of four and nobles who will not wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot in mass, a shower of javelins, and one charge that must do it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Alliance of Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hoplite line, wide enough to need no flank guard, and skirmishers to open the fight. 995 points: no army of this list comes nearer to 1,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Host of Hatti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spears in depth behind a screen of Asiatics; the chariots go round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black Ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shielded foot in mass, with kings in their chariots to be seen and to be followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grass and Dust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere and nowhere, until the nobles charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along the Frontier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few cohorts of the best, auxiliaries for the hills, and a bolt thrower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kingdoms of the Five Rivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longbows in mass with chariots and an elephant block behind them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Great King Waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hired hoplites in the centre; all hope is in the horse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comitatus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A steady shield line and as many lances as the province can pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Duke&apos;s Adventure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers to wear them down, knights to ride them down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Ships on the Beach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hirdmen in front and berserkers wherever they please.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Feigned Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bows on horseback until it is time for the cataphracts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Consular Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maniples in two lines, allies on the wings, veterans at the back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shahanshah Rides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clibanarii first; the levy is there to be behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Share of the Empire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pikes, lances, and the one elephant that everybody talks about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners that touch friendly chariots and share a brigade order with them move at chariot pace, one runner unit to a chariot unit. Both finish in touch, even after a charge. Where placing a charge parts runners from their chariots, it is enough that both finish in the same engagement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies fight elephants at -1 Attack; a charge in the open gets another +1. Driven back, retreating or blundering, they trample every unit met, friend or foe; each is confused on a 6, or destroyed on a 6 if already confused. An army may field all its three-stand elephant units as single stands, each a unit of its own. Single stands lose the extra charge bonus, may go free in a brigade with as many infantry units, and up to 4 of them, 4 cm apart at most, can be ordered as a screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pikes stand on the narrow edge and take no support from behind. They move 20 cm only in line, going straight on or charging, and 10 cm otherwise. Attack is 0 to side or rear; dense terrain, ramparts and ladders are closed to them. Mounted troops, elephants and chariots that charge its front find it a defended target, as long as nobody fights it from side or rear. A phalanx stand lends support to none but a phalanx stand beside it. Pikes based on the broad edge follow a set of rules of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full pace in any formation, sight and shots all round, and unless confused it may slip away from chargers and from drive-backs, even through friends. On foot it supports from the side alone and crosses rivers, forests and cliffs. Without Armour it is no core unit. An evade ends 5 cm clear or more. From a fast or close charger that does not skirmish itself it takes 1 or 2 hits scored first. Where skirmishers outnumber the rest all units are core, and with a quarter lost orders over 20 cm are at -1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shields and bows in the centre, horse on both wings, the hill tribes for the rough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Great Raid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three tribes, one charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Long Road to the Coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers on the wings behind their stakes, men-at-arms on foot between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Army of Italy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Africans in the middle, Gauls to take the first shock, Numidians wherever the enemy looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bit of Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a first game - a line of foot, horse on the wings, something odd in reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Consul&apos;s Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two legions in three lines, the allies&apos; legions beside them, all the horse on one wing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Royal Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanx and elephants in the centre, the king with his companions on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early Achaemenid Persian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empires of the East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowmen behind a wall of wicker shields, good horse with bow and spear, and levies from every satrapy. The arrows must do their work before the enemy closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great King or his marshal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>irregular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c-in-c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prince</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sub-general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful satrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ally-general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sparabara with shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sparabara archers behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immortals with shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immortals behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persian and Median horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saka horse archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill tribes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ionian hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egyptian and Phoenician marines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triremes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack camels with riders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ox-drawn towers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WWg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libyan chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wars of the Republic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mass of fast swordsmen that must win with its first rush, nobles on horse or in chariots on the wings, and few who can wait. Rough country is no shelter from them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under-chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rival chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobles on horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Young riders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaesati</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Javelinmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slingers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alpine folk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German allies on foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp followers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring of wagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ditch and felled trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oath-sworn companions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hundred Years War English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle Ages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longbows on the wings, men-at-arms on foot between them, stakes in front. The army waits for the enemy to come and is seldom wrong to do so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prince or captain-general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gascon lord</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men-at-arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longbowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welsh spearmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hobilars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irish kerns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gascon men-at-arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mariners with bows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gascon crossbowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gascon javelinmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ribauldequins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages and carters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wagon park</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cogs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horse transports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always on foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shire levies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later Carthaginian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few citizens and many peoples - African spears for the centre, Spaniards and Gauls to break the enemy, Numidian riders to surround him, elephants where they can be had. Everything hangs on the general.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carthaginian commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lieutenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numidian prince</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>African spearmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizen militia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Punic horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish scutarii</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish caetrati</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Celtiberians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balearic slingers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numidian horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numidian javelinmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>El</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ligurians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War galleys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levy of the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gauls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured Roman arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sworn band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander-in-chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub-general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ally-general of the own nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camelry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expendables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auxilia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Psiloi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War wagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hordes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shipped cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galleys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boats with engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Despatch boats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Superior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inferior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exception</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With knights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With light horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With camelry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With spears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With pikes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With blades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With warband</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With auxilia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With bowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular on his elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polybian Roman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens in three lines of swords and spears, screened by light javelinmen, with little horse of their own. They grind forward, relieve tired ranks and leave the wings to allies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consul</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hastati and principes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triarii</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Velites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italian horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freed slaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek thureophoroi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cretan archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiked carts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marching camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quinqueremes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New recruits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the legions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seleucid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heirs of Alexander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king&apos;s phalanx in the middle, armoured horse to win the day on the right, Indian elephants in front, and around them the peoples of half of Asia.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galatian chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thureophoroi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imitation legions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indian elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythed chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Militia horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horse archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tarentines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arab camelry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levy archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hillmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cretans and slingers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bolt-shooters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galatian warriors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galatian horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Galatians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver Shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On an elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With escorts on foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hired by the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexandrian Macedonian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexander&apos;s army from the Danube to the Indus. The pikes hold, the Companions strike, and light troops of every nation he met fill the gaps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspired Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C-in-C, Field Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub-commander, Field Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub-commander, Troop Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancers, Swordsmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thessalian cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Spear, Swordsmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undrilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prodromoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thracian and Paionian cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Javelins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pezhetairoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pikemen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypaspists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offensive Spearmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allied hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercenary hoplites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thracian peltasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agrianian javelinmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Macedonian archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LArt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dahae horse archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swordsmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asian archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortified camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortified Camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Royal squadron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thessalians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaugamela</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companions and hypaspists on the right, the pikes in the middle, Thessalians to hold the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hannibal at the Trebia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starter army in the order of march; most numbers of bases are our reading of lost print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two legions and their auxiliaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The legions break what the auxiliaries hold; the scorpions stay with the second line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Edward at Crécy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starter army as printed, its rows in the order of march.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Philippe at Crécy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saint Crispin&apos;s day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers with stakes on both wings, three battles of men-at-arms between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horse and nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the printed lines of the list allow, far below the usual size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The road to Dorostolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three blocks of spear and bow for the horse to shelter behind, and the kataphraktoi kept for the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any two hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bit of every arm, to learn what each of them costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sempronius at the Trebia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carthaginian, Trebia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starter armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hannibal&apos;s army of the Trebia, a little of everything and the better commander. One of the four armies the book suggests for a first game; most numbers of bases are lost in our source and are our reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hasdrubal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 bases, the only size the sample list gives them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spanish cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 bases, the same mark as for the Gallic cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numidian cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 bases in each battle group, unconfirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact Foot, Swordsmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 bases, unconfirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 bases, the only size elephants have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numidian foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 bases, unconfirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early Imperial Roman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army of the Principate. Legions win the close fight, auxiliaries from every frontier do the rest, and artillery and earthworks come along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moorish allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C-in-C, Inspired Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C-in-C, Troop Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact Foot, Skilled Swordsmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Praetorians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auxiliary foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auxiliary archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German and British irregulars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auxiliary cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contarii</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavily Armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dromedary riders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorpions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone throwers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HArt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hasty levies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moorish chief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moorish light horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ditch and rampart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field Fortifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw recruits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batavians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mailed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers of East and North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earthworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English, Crécy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Edward&apos;s army at Crécy in 1346, knights on foot between the longbows and pits dug in front. One of the four armies the book suggests for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Edward III</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edward, the Black Prince</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>William de Bohun, Earl of Northampton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismounted men-at-arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy Weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepared ditches and pits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French, Crécy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Philippe&apos;s host at Crécy in 1346, four great blocks of knights behind hired crossbows. One of the four armies the book suggests for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Philippe VI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charles, Comte d&apos;Alençon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rudolph, Duc de Lorraine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genoese crossbowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French crossbowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hundred Years&apos; War English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English armies in France. Men-at-arms get down from their horses, the archers plant their stakes, and the enemy has to come to them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gascon allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted men-at-arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retinue archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irish kern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hired crossbowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handgunners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Firearm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply wagons in a ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BWg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages and servants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pits and ditches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household knights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gascons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic or Spanish cavalry, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gallic or Spanish cavalry, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a further column, perhaps a total of 4 to 12 with the armoured cavalry, cannot be made out and is not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numidian or Spanish light cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nikephorian Byzantine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army of the soldier emperors. Blocks of spears with archers behind them are the fortress from which drilled horse of every weight sallies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kataphraktoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagmatic cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bow*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thematic cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Koursores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prokoursatores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pecheneg horse archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skoutatoi with archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defensive Spearmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1/3 LF, Unprotected, Bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menavlatoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peltasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot archers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Varangian guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rus mercenaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naphtha throwers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The emperor&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hastily raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foreign foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hastily raised troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagmata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub-commander, Inspired Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy foot with heavy weapons, heavily armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy foot with heavy weapons, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy foot with heavy weapons, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legionaries, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy foot swordsmen, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy foot warriors, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offensive spearmen, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offensive spearmen, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defensive spearmen, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defensive spearmen, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pikemen, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy foot with light spears, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium foot swordsmen, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium foot swordsmen, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium foot warriors, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium foot spearmen, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longbowmen, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowmen, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowmen, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossbowmen, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handgunners, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light foot javelinmen, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light foot javelinmen, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light foot archers, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slingers, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light foot crossbowmen, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mob, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle wagons with bows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle wagons with handguns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle wagons with light artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knights, heavily armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knights, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancers, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancers, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry archers, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry archers, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lancers with archers, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse with javelins, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse with javelins, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse with lances, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse archers, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse archers, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse archers, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse with crossbows, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camelry, heavily armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camelry, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camelry, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camelry archers, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HCh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light chariots with bows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LCh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light chariots with javelins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SCh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field fortifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portable defences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roman, Trebia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Sempronius led over the Trebia in 218 BC, two consular legions with their Italian allies and too little horse. One of the four armies the book suggests for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sempronius Longus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaius Fulvius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucius Lucretius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hastati &amp; Principes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>War Wagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land Baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temporary fortification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permanent fortification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knights or cavalry on wheels cost a point less. Three such elements dismount as one on foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot that rides to battle, for a point more. It marches and flees at the pace of its mounts and is foot in all else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rear of a double base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second element of a double base that the list asks for, two points cheaper if regular, one if irregular.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front of a double base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May share one deep base with a rear element that supports it; the pair still counts as two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General on an elephant, regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He pays the surcharge of a regular general and shares their dice; his elephant stays irregular.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May dismount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armed with the bow. Mounted troops so armed dismount as bowmen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armed with the crossbow. Mounted troops so armed dismount as bowmen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handgun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armed with handguns. Cavalry so armed dismounts as exception artillery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supported by psiloi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list lets psiloi in the rank behind soften a lost combat for these troops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support across grades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list lets a rank behind of another grade support these troops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A type that the list lets sail. Each vessel that carries troops takes exactly one such element, paid for besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horse transport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An inferior ship fitted for horses, the only vessel that can carry mounted troops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful loyalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A general of the own nation whose loyalty is in doubt; he is treated as an ally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard wagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its loss weighs as that of three elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for a built-up area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheaper works that stand only around a built-up area. Their points are lost when there is none or the army invades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for camp and baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheaper works that the list gives to camps or baggage; they serve nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raised tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tower on this stretch of wall, a point more for each front it shows. Towers stand at least a base apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate in this stretch of wall, two points more. A built-up area has one to three of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DBM 3.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DBM 3.2 consolidated rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Representational Scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop Definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop Definitions, Baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanging Mounted and Foot Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naval Landing Forces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element Basing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up Dicing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain Choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climatic Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demoralised Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory and Defeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes to the Army List Books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 3.2 Amendments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A general counts as irregular when his element is irregular. Only a general on an elephant may be called regular by his list: he then pays the regular surcharge on the irregular price of the elephant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of baggage elements depends on the agreed size alone, six up to 400 points and eight above it, whatever an older list asks for each general.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baggage gets its command after deployment. An army may name it before; without one it is no fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inferior ships that a list lets stand in for baggage count toward the six or eight and cost what ships cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The definitions know no irregular exception pikes, the table prices them. A list may have them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irregular superior spears have no price: they come into being only when knights dismount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exception knights are riders in full armour, so the deduction for chariots does not reach them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rear element of a double base is cheaper only where the list asks for the double base, and never becomes free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list&apos;s double-based cavalry may stay single. When it is doubled both ranks are ordinary cavalry, bought as such, and the rear one gets the deduction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry that older lists mount without asking goes on foot or pays one point to ride.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rear support by another grade counts where a list allows it, though never by ordinary spears for superior ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has a gap where irregular cavalry without missile weapons would stand. The warband definition is followed: they get off as superior warband; camelry without bows gets off only as its list says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surcharges for towers and gateways are read as those of permanent works, after which they are printed; temporary works have their gateways without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A built-up area has one kind of wall, so an army buys permanent or temporary works for it, not both, and one to three gateways in permanent ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works for a built-up area can be bought by armies whose list allows one. All other works are rows of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vessels count no element equivalents; only despatch boats count half, as they carry nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line is told as the smallest loss that reaches it: in halves where the command has elements that count half, else in whole equivalents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An allied contingent stands in commands of its own generals and nowhere else. A general of one&apos;s own nation who is treated as an ally commands any of the list&apos;s own troops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot, heavily armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle wagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse, cavalry or camelry, armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse, cavalry or camelry, protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light horse, cavalry or camelry, unprotected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled Swordsmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impact Foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander of an allied contingent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camelry, each base besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfortified camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portable defences, each base of front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field fortifications, each base width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points made out where the print is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points are our reading where the print is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points with a correction of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portable Defences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle group carries stakes or the like for its front at two bases deep. Placing or lifting them takes a full complex move; once placed they help it alone, and only in close combat with mounted troops other than elephants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One base width of earthwork, placed before deployment. Foot behind it fights at an advantage, has cover from shooting other than artillery, and cannot be taken in flank or rear across it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle group may take the field on foot, base for base, with the armour and weapons it has mounted; lancers become offensive spearmen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disorders horses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knights, cataphracts, cavalry, light horse and chariots closer than a base width are disordered. Camelry is so affected by elephants alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attrition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle group counts neither when the army&apos;s battle groups are counted nor among its attrition points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field of Glory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field of Glory rulebook, first edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops, Function categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops, Camps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle Groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command and Control, Commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command and Control, Line of command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starter Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle Group Deterioration, Autobreak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Features</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix 1, Base sizes and troop types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix 3, Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix 4, Setting up a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix 5, Army composition and the points system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix 6, Choosing and using your army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the points table are damaged in our source. Each cell is marked as certain, made out or our reading, and a player can lay corrections of his own over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fractions of mixed battle groups are damaged. Nine bases are allowed only where two thirds are of one type and one third of another, the only pair that gives whole bases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavily armoured camelry costs what cataphracts cost, and the extra for camelry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portable defences cover the front of a battle group two bases deep: they are paid for half its bases, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list that names no commander of its own has those of the rules at their prices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An allied contingent comes with a commander of its own, and an allied commander with a contingent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army routs when it has at least as many attrition points as it began with battle groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle groups of scythed chariots are in the order of march and its batches; only attrition leaves them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply wagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in-figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body-shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavy-throwing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light-engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light-artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavy-engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavy-artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dagger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unarmoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lightly-armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderately-armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavily-armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fully-armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light-horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavy-horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fully-armoured-horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two-horse-chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four-horse-chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elephant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turns on the spot only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither wheels nor inclines. It turns ninety degrees, moves to the side and turns back. Shot at from the front while formed in close order it is harder to hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Composite unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its missile men stand behind the others and shoot over up to three ranks of them, as a second rank does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fanatical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests whether it goes berserk once an enemy in close or loose order is seen within 30 cm, or after losses to missiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests whether it goes berserk when its general wants it to, at a penalty of 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancients 6 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancients 6 mm rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit characteristics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour and weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit organisations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compulsory movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compulsory movement, Becoming unformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile fire, Ammunition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fanatical tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generals and sub generals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules count wagons by an army&apos;s points and never say what a point is: the size that the players agree on stands for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The men printed for the largest unit in loose order do not fit its figures at four men a figure; the figures hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sizes of units are told in figures. Elephants, chariots and artillery are models, and how many make a unit is not told, so their size is not judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the table of moves leaves a cell empty there is no such unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of armour values is lost. What the text tells are the metal helmet, the coat of plates, its front alone and that front on a jerkin. That no head has more than 4 and no body more than 8, which leaves 2 for each limb, is our reading of the maximum of 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jerkin that adds 1 behind a front of plates is taken to count 2 when it is worn alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open order is for missile units; it may be of any training, and may carry other weapons besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That a medium shield can be used with a long weapon is read as: a buckler too, a body shield not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long weapons are used by formed units and thrown away by others; so units that never are formed have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dash in the table of ammunition means that the weapon is not carried in that order. Artillery, printed under open order while it moves in loose order, has what is printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance and cavalry spear are refused to foot and artillery only; crews of elephants, chariots and camels may have them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crossbow has ammunition and rules for its shield but no factors; a unit may carry it, and its factors are the players&apos; own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every unit but levy has a dagger without its being written down. A levy may have one only by writing it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missile unit for which no grade of shooting is written down shoots as average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every army may take the field with one army general and with sub generals; they stand in each list without being written there, with a rating to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit designer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot. How fast it moves follows from its armour class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riders on light horses; the armour of the men does not slow them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riders on heavy horses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fully armoured horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riders on horses that wear armour themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-horse chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lighter car.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-horse chariot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heavier car.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riders on camels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beasts with their crews.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engines that two to four men carry and serve. Each model shoots as four figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engines for sieges, served by six to twelve men. Each model shoots as eight figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the unit drills, and so whether it can keep formed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1, the best, to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How close the men stand; it never changes in a battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the unit has been through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well it shoots; average if nothing is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its share of the armour class, from 0 to 20 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its share of the armour class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no part of the armour class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the unit carries. Every unit but levy has a dagger besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many figures, or models of elephants, chariots and engines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways of standing that have rules of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frenzy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the unit can go berserk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a standing army, drilled; it stays formed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some drill; it may break its ranks in close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tribal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warriors who follow their chief, good with their weapons and never formed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men pressed into service without drill or skill, never formed and slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>morale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What two dice must reach in a morale check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers with missiles, 12 to 24 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every training, 24 to 120 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For regular and irregular units, 24 to 60 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes 4 off in close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing in close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds 2 in close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds 5 in close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds 9 in close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poor shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes 2 off when it shoots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes nothing when it shoots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds 5 when it shoots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metal helmet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of the armour class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other cover of the head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plate mail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of the armour class, front and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plate mail in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of the armour class: nothing covers the back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plate in front on a jerkin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of the armour class: plates sewn on soft leather.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft leather jerkin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of the armour class, as it is read here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other cover of the body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left arm by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left-arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right arm by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right-arm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left leg by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left-leg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right leg by number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right-leg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 off what is shot at its front or left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 off what is shot at its front or left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 off what is shot at its front or left; it cannot be held with a long weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrusting spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to three metres; two formed ranks fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long thrusting spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three to four metres; three formed ranks fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four to five metres; four formed ranks fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long pike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five metres and more; five formed ranks fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under two metres, for one hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut and thrust sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short and quick, like the gladius.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hack and slash sword or axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hack and slash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long sword of the Celts, or an axe for one hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-handed sword or axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-handed cutting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy and slow; no shield counts while it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With nothing else a unit cannot begin a close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improvised weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Improvised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staves, clubs and whatever was at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks at the first contact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry spear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger than the lance and of use at a stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy throwing weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy throwing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown at contact only, like the pilum; it takes the enemy&apos;s shield away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light throwing weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light throwing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Javelins, darts and throwing axes, at contact or from afar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For open order only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greek bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The short composite bow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythian bow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finer and stronger bow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules give no factors for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bolts or small balls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large stones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12 to 24 in open order, 24 to 120 in loose order, 24 to 60 in close order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither wheels nor inclines, and is harder to hit from the front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile men shoot over the ranks in front of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frenzy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May go berserk by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May go berserk when its general wants it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarmoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lightly armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderately armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavily armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fully armoured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town bank or palisade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town wall with tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Town gate with tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfortified Camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front ranks of double bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rear ranks of double bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With expendables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With psiloi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With war wagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With hordes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed 1, read 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zero is lost, since Command runs from 6 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed -8 without its slash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read -/8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blank note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no special rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lone dash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Min/Max dash is lost and the 1 is the Unit Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack and Range are blank under the wording of the type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bw(S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bw(O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bw(I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Art(X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bd(S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp(O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bd(O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp(S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ax(S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ax(I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wb(S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can get off and fight on foot wherever it likes. What it becomes stands beside it, from the general table unless the list says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troop Representation and Depiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of Day or Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off-table Flank Marches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence of Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player Initiative Point Dicing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreliable Allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactical Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>March Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spontaneous Advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactical and March Move Distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving through Friendly Troops or Gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing Water Obstacles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement at Night or in Bad Weather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distant Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolving Distant Shooting or Close Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rear Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactical Factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grading Factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mitigating Rear Support Factors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroyed Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recoiling Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleeing Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuing Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pressing Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storming Fortifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Miscellaneous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Competition Umpiring and Rule Interpretations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Campaign and Scenario Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contacts and Acknowledgements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary and Index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit in open order stands in one line only; a composite unit shoots over ranks in front, so it is never in open order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule is named beside the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lists give Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lists print a dash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Immobile baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Urban</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small fort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fort within a city wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields and pastures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>area within low obstacles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scrub, ruins or rocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Village</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built-up area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outskirts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built-up area at a table edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earthwork</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earthwork with low obstacles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earthwork with high obstacles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge of a town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>built-up area along a table edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long ridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ridge along a table edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steep or wooded hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steep hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steep ridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wooded hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill with cliffs or fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tor or forested hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>precipitous hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heavily forested hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great hill with cliffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods along an edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest along a table edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood along a table edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shallow river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridged stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deep river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along opposite edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by-turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each army stays 45 cm off the middle line. Units are set down in turn, beginning with the army that has more; when one army is out the other sets down all the rest, and commanders come last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four units at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player sets down four units before the other does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not along the edges. Units are set down in turn, a throw tells who begins; each stays on its half, 30 cm off the centre of the table and 90 cm off enemy units that are there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortened for small tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both distances shrink as the table is smaller than 240 x 120 cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>march</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units come in the order of their column, in line or column at their own edge and within a move either side of a chosen spot. Where one does not fit the rest waits until both sides have had a turn, and so on; commanders go within 20 cm of a unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sketch maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both draw their deployment in secret within the usual zones; when both are done it is laid out as drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One side first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one-first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One army is set down whole, commanders too, then the other. Who began takes the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>80 cm apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zones reach to 40 cm from the middle line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that move 20 cm or less may move 30 cm in their first move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambush: the ambusher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vanguard goes anywhere 20 cm off enemy units, once they are set down, and has the first turn. The main force comes at the end of the first own Command phase in the usual zone, too late to move in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambush: the ambushed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main force is set down first, within 40 x 40 cm in the centre of the table; what does not fit joins the rearguard. That comes at the end of the second own Command phase in the usual zone, too late to move in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Command phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain and movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain and movement, Visibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain and movement, Impenetrable terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting, Defended and fortified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confusion and making way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Battlefield, Random terrain charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Battlefield, Deployment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Battlefield, How long the battle lasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Battlefield, Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Battlefield, Alternative deployments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only hills and ridges may lie across the middle line, and then partly on their player&apos;s own half. A village, fort or earthwork on a hill is no hill, and rivers stay on their half too: they leave the table by their player&apos;s long edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long edges of a table are those along which the armies deploy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What its row does not let border a table edge lies clear of the edges: hills, tors, lakes, fields, broken ground, forts, earthworks, and the hill beneath a village.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two items do not overlap. A row may put one thing on another, and roads and paths may run on over other items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every area is at least 12 cm across, measured at its widest. Forts, earthworks and an earthwork&apos;s mound may be smaller as long as their stands have room; summits and other parts may be of any size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book gives forts and earthworks no size. They are no wider than the mound that may carry them, 20 and 10 cm; a fort has room for one unit at least, and one gateway or two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The perimeter that cliffs may take up half of is what of the outline lies on the table, without the part along a table edge. Several stretches are added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this row the ridge is as steep as the hill. The wood covers all of the wooded hill, which is no wider than the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tor and a forested hill are hills: they may lie across the middle line and keep clear of the table edges. The forest covers all of its hill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a strip along a table edge is, is its reach along the edge that it borders most; in a corner it covers no more of the other edge. It reaches onto the table from the edge that it borders most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dunes lie on the land beside the water and count neither to the length of the coast nor to how far it reaches onto the table; the book gives them no width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the book asks for at least one path or road, or names cliffs, dunes or fences without a number, there may be any number of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What players lay out by agreement is bound by no row. Items that overlap, and edges that water blocks, are then only pointed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side&apos;s strip is cramped where terrain that most troops cannot enter covers more than half of it. The book advises to rearrange then, and forbids nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the centre commanders are set down last, as in the standard way; the distances are kept by commanders too, and measured to enemy units alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the table is smaller than 240 x 120 cm both distances may shrink together, by the smaller of the shares that its width and depth are of those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies of as many units throw for who sets down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of a unit must lie within its full pace to the left or right of the spot; one of its stands touches the table edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against an army that marches on, an army in the standard way is set down first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an ambush a General without a contingent is with the contingent of his side that is set down before the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingents that the ambush does not name take no part in it: the ambusher&apos;s rearguard, the defender&apos;s vanguard, both reserves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vanguards of as many points throw for who is the ambusher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The square and the distance from enemy units hold for commanders as for units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rearguard is set down in the standard zone, 45 cm from the middle line, as the ambusher&apos;s main force is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry that may stand on either edge stands on the narrow one, unless all narrow stands are based on the broad edge (line 5054).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A General&apos;s range is the 100 cm of the chart; that he can order any unit (line 2361) is what this means on a usual table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encampment is set down like a unit, but as terrain: anywhere in its owner&apos;s half. Its own troops, and others that may enter, can be set down in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body of a hill is between two stands where the line crosses ground of it that lies higher than both: further in from its outline than either of them, by 1 cm or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stand that touches a high obstacle or wall defends it: that obstacle hides nothing from it, nor it from others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone moves freely. A stand that stands higher than its enemy is defended against him. Nobody sees through the body of a hill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steep hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense terrain: infantry only, without the phalanx, and orders at -1. Higher stands are defended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheer cliffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense terrain: infantry only, without the phalanx, and orders at -1. Defended within. One sees 2 cm inside, and in or out over the outer 2 cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scrub, ruins or rocks: dense terrain for infantry only, without the phalanx, and orders at -1. Defended within; one sees across.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense terrain: infantry only, without the phalanx, and orders at -1. Defended within; one sees across.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sand dunes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shifting sand: dense terrain for infantry only, without the phalanx, and orders at -1. Defended within; one sees across.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-up area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense terrain as a whole, gardens and all: infantry only, without the phalanx, and orders at -1. Defended within. One sees 2 cm inside, and in or out over the outer 2 cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep water, closed to all but skirmishing infantry, which may cross but not stop in it: stands that end their move there are destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sea or great lake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed to all but skirmishing infantry, which may cross but not stop in it. Bridges and fords are open to everyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shallow river</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone crosses freely. A stand behind its bank is defended against enemies on the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ravine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed to everyone, but for bridges. One sees across.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units in column move as in the open, whatever lies beside it. Through dense terrain orders are still at -1, and infantry on it is defended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a road: units in column move as in the open. Through dense terrain orders are still at -1, and infantry on it is defended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone crosses river or ravine here as in the open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone crosses the river here as in the open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low linear obstacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hedge, fence, ditch or low wall: chariots and artillery cannot cross, others do freely. Infantry and artillery behind it are defended; one sees over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High linear obstacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High wall or embankment: only infantry crosses, freely. Infantry and artillery behind it are fortified; nobody sees through, but for those who defend it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City or fortress wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A way through a wall, open to the side that holds the place: see who has more units within.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that the table of costs has a price for, in any number - no nation&apos;s list. For trying things out, for scenarios, and for troops whose own list is not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every kind of base that the points table prices, with the weapons it usually has and no limits but those of the rules, for an army whose list is not at hand. Take a row, then its quality, training and size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook dates no troops. Years are limits that a list sets itself, kept like its other limits; which armies may meet is left to the players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits per bases are told for a battle group in its opening strength and in one rank, and for two ranks where that makes another number. Battle wagons in a column are like wagons in one rank. Other troops deeper than three ranks count fewer bases than is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some units are directly under a sub general, but the rules say neither how many sub generals there are nor how many units one of them has. An army that is divided has a main command, the army general&apos;s, and up to six others with one sub general each; none has a least or a most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is under whom decides which units test when a general falls, so each unit is under one general: two sub generals in one command are refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left arm {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right arm {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left leg {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right leg {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 4, Phalanx versus mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 5, Phalanx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 6, Hamippoi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 7, Enveloping charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mound is roughly a circle as long as it covers six tenths of the circle about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A forest gives cover as a wood does, and the slope of a tor as that of any hill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line of sight leaves a stand over its front edge: what lies behind the line of that edge is not seen from it, past a corner neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only skirmishing infantry climbs here, as on a steep slope. If its order fails it must come down or is destroyed; it is destroyed when it must fall back. Higher stands are defended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed to all but skirmishing infantry, which moves here as in a wood and is defended. One sees 2 cm inside, and in or out over the outer 2 cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A built-up area that is road all over: any unit in column may enter, but only infantry is defended in it. It is lost when at the end of a phase enemies are in it and no friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once both sides have taken a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of its first Command phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of its second Command phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only infantry with ladders climbs it, with no enemy within 4 cm, or storms it. Up to half of the infantry units that face the other side&apos;s wall carry ladders at no cost, no phalanx. Infantry and artillery on the ramparts are fortified; artillery is set up there and stays, a phalanx needs its long edge to the front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged, against an enemy in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants, heavy or scythed chariots that charged, against an enemy in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged on 40 mm bases where 20 are usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursues an enemy that retreated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursues on 40 mm bases where 20 are usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warband in pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touches a terrifying enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy faces its side or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warband that retreated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strikes over the side of a shallow base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stand is lost for each full number of hits that its unit takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander falls with the unit he has joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units recover at the end of their own Command phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits that cost no stand are forgotten when shooting is over, and those of units no longer engaged when combat is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die decides how many turns are played, 6 to 8; players may agree on a number, on the withdrawal of one side, or on a time limit with equal turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die decides who takes the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die decides who deploys along which edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the battle a D6 less 2, at least 1, of the enemy&apos;s reliable units become unreliable; their owner picks them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a character or a guard brings stands in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each pair of turns as much of a column arrives as finds room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingents arrive at the end of their Command phase, too late to move in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camp is destroyed when a phase ends with enemies inside and no friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army whose General is slain or off the table for good withdraws when the phase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An allied army that withdraws is taken off the table; it counts as destroyed for its combats, but for no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy who is destroyed to the last unit in a single round earns points for each stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A General who adds his Attack earns points for each round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that are linked by common enemies, and those that support them, fight one engagement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit whose stands have no attacks left throws one die all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die for each hit; each that reaches the Armour value saves one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who scores the same falls back on both sides; defended and fortified units may stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that scores more wins; the other retreats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each losing unit retreats by its share of the difference, fractions rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands whose retreat is blocked are destroyed; the hits of their unit stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artillery that has to retreat is destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scythed chariots fight one round and are gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is hit and retreats from scythed chariots is confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander whom terrain stops is parted from his unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners may follow those who retreat and fight on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry that cannot reach the enemy may follow to support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies who are touched on the way are drawn into the engagement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that neither touch an enemy nor support are out of the combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A winner may stay where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a turn one attack die that missed is thrown again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each unit shoots once, at the nearest enemy that its stands can see, reach and shoot at; stands that cannot may choose the next. Engaged units neither shoot nor are shot at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the stands in the open are lost, the shots that are left face better protected ones; dice are thrown in batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hit may be saved by a die that reaches the Armour value; nothing saves from artillery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all shooting is done, units that were hit are driven back, in the order their owner likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit is driven back by one die for each hit, thrown by the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fanatics are never driven back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit driven back beyond its full pace is destroyed where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers who are not confused may evade instead, at least as far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit driven back to ground it cannot enter stops there, confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit driven back towards enemies or a combat stops 1 cm away, confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit driven back into friends who do not make way stops there, confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishing infantry on cliffs is destroyed when shooting forces it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who makes way may force others to make way; every such move is tested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers who evade through friends test with each that does not skirmish, and with every one but the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A General who leaves the table and is not back at once is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander who cannot go where his unit goes is left behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climbers whose order fails come down from the cliffs or are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that see an enemy within their own full pace move away until they are that far off; others stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariot runners and hamippoi keep pace with the horses of their brigade, one unit with each, and end in touch with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that were ordered move one after the other and end together; those who charge leave the group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who moves into contact charges; all who are touched have been charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charge that was announced need not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander who is moved into touch may join the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each commander may move once, up to 60 cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders never move with units in the Command phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone commander whom enemies move over joins a friendly unit within 30 cm or is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charger whose enemies have all slipped away stops, and is driven back by the hits they scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands that touch nobody may be brought round when a flank is charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fanatics who can charge on initiative have to, before all others move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the General fails to give an order, nobody in his army gives any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once an order is tried, nobody moves on initiative any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit and a commander finish before the next one begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who fails to give an order has finished, and the unit does not move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed order may be rolled again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that are charged shoot with every stand that touches no enemy; the hits count in the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of foot behind the charger may go with it to support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hit that a warband with losses adds counts before cover takes hits away; else only if some are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers on cliffs who evade instead of being driven back are spared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers who are charged from near by must hit before they may evade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants may fight as single stands, stiffen brigades of foot and form screens; a single stand has no charge bonus of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phalanx stand charged in front by mounted troops counts as defended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanxes on 40 mm bases fight by rules of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hamippoi keep pace with cavalry and fight beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who charges a flank may bring stands round that would not touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In an army mostly of skirmishers all units are core units, and orders suffer once a quarter is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encampment is lost at the end of a phase in which only enemies are inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attila&apos;s one re-roll serves any commander; in the rulebook he spares unreliable units their penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of broad bases for a charge counts, like every bonus of a charge, only against enemies in the open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands on bases less than half as deep as wide lose an attack when they strike over their side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A General who steels the unit he fights with betters its Armour in combat, or against shots as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a set of guards costs is shared by its units when they are lost, or counts for no Victory points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dragon Standards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two legions&apos; worth of cohorts and their engines bar a valley for an afternoon; the Dacians have until dusk to get through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Vexillation on the Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn, and the light goes. The king wants the lances on the bolt throwers; nobody hears him.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Rajah&apos;s Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king of the Five Rivers drives elephants and chariots at the pikes of a Successor, and fights in the front rank himself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King of the Five Rivers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Satrap of the Upper Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The king: elephants in the middle with foot on either side, chariots on the right, bows on the left. The satrap: three phalanxes side by side, bows and javelins on their wings, cataphracts opposite the chariots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chariot stand is left in front of the lances. The king drives over to it himself, and sends his second band of foot into the flank of the cataphracts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cataphracts are cut down to the last man, and so is the king on his chariot. The rumour is faster than any messenger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ford of the Alders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A consul&apos;s advance guard holds a rise above a ford against a Gallic warband that has more men and less patience.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Consul&apos;s Advance Guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Host of the Alders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Gauls: four warbands in one block straight for the ford, the bodyguard behind them, the noble horse wide on both wings. The consul stands on the rise, 90 cm off, and will not come down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allies and horse are gone, a third unit would end it. But the legions have hardly a scratch, and what stands under the rise is two thirds of two warbands: down the slope at them, with the Triari behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three warbands and the household: the host of the Alders has had enough, and the nobles cover its way home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the Great King&apos;s Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexander rides at the Persian left while a scythed chariot goes for his pikes; whoever breaks the other&apos;s wing first has the day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Left of the Great King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The King&apos;s Own Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alexander has two phalanxes and hired hoplites in line and leads the Companions himself, on the right. The Persians have their foot behind bows and hope for the chariot; their horse is opposite the Companions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of seven are gone, but the hired Greeks of the King are fresh, and the hired Greeks opposite are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Greeks of the Great King die where they stand, the fourth unit of his seven, and the wing is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wagon Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huns and their subjects fall on a column of the late Empire; arrows win them half a battle, and steady spears the other half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Riders of the Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Comes and His Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Comes stands before his wagons, 12 cm from the table&apos;s edge: militia, spears, spears, bows, his lancers on the right. The Huns ride in one swarm; their Germans come on foot, and not gladly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle to middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front, flank and rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supporting charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots at a charger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before they meet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slipping away from a charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands come round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stand that touches nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the difference in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several units retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared among the losers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blocked retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands that meet it are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friends make way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each confused on a 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both fall back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to three dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supporting pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside it, touching nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contact on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn into the fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 20 cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base of models. Three of them make a unit; they fall one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three stands that move, shoot and fight together and stay in touch with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A general, leader or subordinate: he gives orders and may join a unit to fight with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letter and number by which a unit is called here, A1 or B7; the same stands on its label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What makes units move: two dice must come to the commander&apos;s Command or less, penalties taken off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How good a commander is at being obeyed: the highest throw of two dice with which his order arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brigade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brigades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to four units in touch that receive one order together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units near an enemy may charge him or slip away without an order, before the first order is tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blunders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double six of a leader or subordinate: a further die says what goes wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far a unit moves in good order: foot 20 cm, horse and chariots 30 cm as a rule. Irregular and fortified units move half of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move into contact in the Command phase. Who charges strikes harder in the first round, where the enemy stands in the open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four sides of a stand: lines through its corners part front, flanks and rear. Where an attack begins decides which is touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of foot right behind a charger goes with it and supports it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move straight away from the nearest enemy; skirmishers may do so when they are charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight line from the front of a stand to any part of the enemy, 60 cm at most; stands, woods and hills are in its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>engagement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that touch enemies, and those that support them; who is linked by common enemies fights one combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shoots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each unit with bows, slings or engines shoots once, at the nearest enemy its stands can see and reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die that scores against a unit. So many hits as the unit bears cost it a stand; what is over stays until the phase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score with which a die takes back a hit; a unit with none never saves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driven back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drive back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drive backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was shot at recoils by dice for the hits; a 6 among them confuses, and more than a full pace destroys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits too few to cost a stand: forgotten when shooting is over, and after combat by those no longer engaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In disorder: such a unit gets no orders, does not move on initiative or evade, and each stand strikes with one attack less, until its own Command phase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friends step aside for a unit that has to pass; each of the two is confused on a 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rampage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tramples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run amok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants that are driven back or retreat harm all they touch, friend and foe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice a stand throws in combat, with what helps or hinders it; 4 and more hits in the open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides strike, casualties are counted, and one side gives way. A combat lasts two rounds a turn at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last ditch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands of foot behind or beside fighting foot add one each to their side&apos;s result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hits each side has scored and its supports: who has more wins, who has as many draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retreats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losers move back by the difference in cm, shared among their units and rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocked retreat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stand that cannot finish its retreat is destroyed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>falls back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A free move away from combat, of up to three dice in cm, after a draw or instead of a pursuit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursuing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners follow those who retreat and fight the next round with a bonus for each 3 cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners whose enemies are all destroyed charge on, 20 cm at most and once in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incidental contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies touched on the way who were not in the fight before: they are drawn into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unresolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A combat that goes on after its second round: it waits for the next Combat phase, with its bonuses and hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind a hedge, a low wall or the bank of a shallow stream, or up a slope: infantry and artillery there are hit on 5 and more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ramparts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind ramparts or strong walls: infantry and artillery there are hit on a 6 only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without any cover: hit on 4 and more, and the bonus of a charge counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods, villages and their like: orders to units with a stand inside are harder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>camps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side&apos;s camp. It is lost when a phase ends with enemies inside and no friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>core units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every unit but skirmishers without armour: half of them lost, and the army withdraws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army gives up the field, at the end of a phase in which its General or half its core units are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each side has earned when the battle ends: the points of all it destroyed, half for units down to one stand of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skirmisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skirmishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loose troops who see all round, move at full pace in any order, and slip away from charges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pikes in depth: strong to the front, slow to turn, and it does not pursue as others do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry that locks its shields when it is charged in the open: its Armour is one better in the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warbands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fierce foot: easier to order in numbers, hard to drive back while whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops whose heart is not in it: orders to them are harder by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants and their like frighten those they fight: one attack less for each stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army&apos;s first commander. Once his order fails nobody in his army gives any more, and without him the army withdraws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One unit against one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit of heavy cavalry against a unit of foot, a turn or two. You learn how a charge is made, how a round is fought and what a retreat means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the two units 15 cm apart, face to face, each a row of three stands. An enemy within 20 cm may be charged without an order: choose “Charge”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the enemy you reach, and where you meet him. Move your stands until they touch; then say OK.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who charges a flank can bring stands round; here there is nobody to bring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders come in the next lesson. End this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The generals only watch today. End this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever fights does not shoot. End this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now the two fight. Choose the fight, and look at the chances of its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who strikes at whom is filled in. Look at the line of dice: a charge in the open makes each stand stronger. OK, if it is so on your table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw so many dice and type what fell, or only how many hit. 4 and more hits in the open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one who was hit throws a die for each hit: armour may take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody stands beside or behind the fighters, so nobody supports. OK.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser goes straight back by the difference in cm. Were a stand in the way of something, it would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner may follow and strike again with a bonus, stand, or fall back. Try a pursuit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: both fall back, by up to three dice in cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three units and a General on each side, two turns. You learn what a commander can ask for, what makes it harder, and why he stops too late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vanguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rearguard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the armies 50 cm apart. Nobody is near enough to act on initiative: give an order, or tap your General in the list of your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same unit may be ordered again, at 1 less each time. When the General fails, his army has done what it can: end the phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick who commands and who is to move. The chances are exact: see how the distance and each earlier order change them. Then throw two dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the unit. Foot goes 20 cm, chariots 30. If it touches an enemy, it charges: say so here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The General may move up to 60 cm, and join a unit to fight with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archers reach 30 cm. Each unit shoots once, at the nearest enemy it sees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name who shoots and at whom; stands that cannot see or reach are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was shot at recoils. A 6 among the dice confuses him: he cannot be ordered until his own Command phase is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fights that have begun are fought now, one after the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brigades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six units on each side under two commanders, three turns. You learn to move several units with one order, to support, and when to stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army of Hatti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army of Ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the armies 60 cm apart, the foot in touch in the middle, the chariots outside. Up to four units in touch move by one order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap all units of the brigade, up to four. The farthest of them decides the distance, and the one with most losses the penalty. Begin with the Leader: when the General fails, all fall silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They move one after the other and end in touch. Who charges leaves the brigade; name those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry right behind the charger may go with it in support: its stands will count for the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some commanders may try a failed order once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sixes of a Leader are a blunder: one more die says how bad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the stands of foot beside and behind the fighters. Each is worth a hit in the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pursuit keeps the enemy running, but whoever runs too far stands alone. Foot does not pursue horse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose which fight comes next: begin where a pursuit will open the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army of which nobody is on the table or still to come withdraws, though contingents that take no part are not lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishing infantry may cross deep water; a stand that ends in it is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaders end at least 5 cm from enemies and combats, or they cannot evade; in the rulebook 1 cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side of which somebody is left beats one that is destroyed, whatever they scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The legate has the cohorts in line across the road, a gap between each two, the auxiliaries in a wood a little ahead on the right, the engines on either side. The Dacians must come to him: warbands in front, falxmen behind their right, lances on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round two goes to Rome: one warband gone for one stand of horse. But the nobles of the left are 18 cm from the tired horse, the warbands stand under the rise, and the allies on its left end, a gap away from the legions, hang in the air.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Militia and lancers lost, the bows off the table: one more, and the Comes loses his wagons. But the Germans have come within reach, with a gap between their two bands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where players agreed on a quick start, units that move 20 cm or less may move 30 cm in their first move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One commander adds his Attack to one stand of the unit he is with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phalanx does not strike over its side or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broad phalanx stands add their own Attack to those in front of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A General of his fame betters the Armour of the unit he fights with by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander on whom a unit of his own moves steps back towards his base line, just far enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 1, Clearance for evades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules additions 2, Evades from close range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot that charges is in the open to those who shoot at it, as it is in the combat that follows, or as well protected as the ground it stands on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nobody left to charge. End this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fight is over for this turn. End this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is left before the winner. He may go up to 20 cm further, stay where he is or fall back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was a fight. The next lesson, “Orders”, stands beside this one under “Learn by playing”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing left to fight. End this phase; then it is the other side&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know how orders go. The last lesson, “Brigades”, moves several units with one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fights of this turn are fought. End this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now choose two nations under “A new battle”: there is a ready army of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baggage A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baggage B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The units may move at half pace, skirmishers at full pace, but may not charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The units go for the nearest enemy in sight as fast as they can, and charge if they are able to; who sees none moves as ordered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units in line or column and units that evade move at full pace; fortified units and all other formations at half pace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phalanx is at full pace only when it charges or goes straight on in line, or with the errata on broad bases in column; at half pace otherwise, even to evade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers move at full pace in any formation and anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice that a character adds to the attacks of a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pavises before bowmen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bowmen behind pavises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Foot before engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engines behind foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With superior war wagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening lines of a list, printed as an example of how the army list books look. Commanders and horse are all there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy artillery, battle wagons, scythed chariots and elephants have no price for drill, so they are undrilled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A phalanx that pursued or retreated is in the open in the rounds that follow, as all stands that do are (rulebook 1645), to horse that charges its front too; or the errata give it its pikes all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingents that take no part in an ambush do not count towards the army&apos;s withdrawal level, or they do; with nobody on the table or still to come it withdraws either way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that left a combat with their army when it withdrew count among the losing units by which a retreat is divided, as destroyed ones do; or only those who fought count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each order a unit was given before in this phase costs {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each further order to a slow unit costs {value} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stand in dense terrain costs {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each stand lost costs {value}, of the unit that has lost most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreliable units cost {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier blunder costs {value} each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry with a defended stand disregards {value} of the hits that drive it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry with a fortified stand disregards {value} of the hits that drive it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warband disregards {value} of the hits that drive it back while it is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warband that has lost a stand adds {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each full {each} cm that the enemy retreated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each full {each} cm from the commander costs {value}, to the farthest unit: up to {general} cm from a General, {leader} from a Leader, {subordinate} from a Subordinate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy within {near} cm costs {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy within {near} cm of a flank or rear that nobody covers costs {value} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skirmishing army that has lost {part} of its units pays {value} beyond {beyond} cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} or more warbands ordered together are at +{value}, up to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to {part} of the infantry of the side that faces city walls may carry ladders, but no phalanx.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroyed units and slain commanders earn their points, a unit of {stands} stands reduced to one {part} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who alone has troops in a place earns its points, who alone is within 20 cm of it {part} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Attacks of the stands that fight are the dice; {open} and more hits in the open, {defended} a defended, {fortified} a fortified enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shieldwall that is charged in the open has its Armour better by {better} in the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maniples behind throw a die for each supporting stand; each {save} saves one more hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each supporting stand counts {each} for the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands of a legion that fight to their front count {each} each for the result in the first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winners whose enemies are all destroyed may charge on, up to {reach} cm and once in a Combat phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit falls back by up to {dice} dice and must come 1 cm clear, or it is confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat that goes on after {rounds} rounds waits for the next Combat phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army withdraws at the end of the phase in which its General is lost for good or {part} of its core units are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shot hits on {hit} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry and artillery in a defended position are hit on {hit} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortified infantry and artillery are hit on a {hit} only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bolt of light artillery strikes up to {stands} touching stands along its flight, of whatever units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {face} among the dice that drive a unit back confuses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each friend that makes way, both units test for confusion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit that tests for confusion is confused on a {face}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants driven back, retreating or blundering trample every unit they touch: it is confused on a {face}, or destroyed if it was confused before. This is tested last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leaves the table throws a die, less {lost} for each stand lost: {back} back at once, {halted} back but halted, {away} away until next turn, less is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less for each stand lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Leader or Subordinate who fails with a {sum} blunders: one die on the table of blunders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody moves, and one unit is harder to order for the rest of the battle; such penalties add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Subordinate adds {add} to that die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit may move straight away from the nearest enemy in sight, up to a full pace, and ends clear of enemies and combats: by {errata} cm with the errata, else by {rulebook} cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers may slip away from a charge, once in a Command phase. With the errata they must first score hits where it began near: {near-hits} up to {near} cm, of a faster enemy {near-hits-of-faster}, and {far-hits-of-faster} up to {far} cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit may react to the nearest enemy in sight within {near} cm: it charges or evades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order to up to {units} units succeeds where two dice come to the Command or less; a unit gets at most {orders} in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horsed cavalry and chariots of an army without camels of its own blunder on any failed order, a General&apos;s included, given within {near} cm of enemy camels. Allies that bring no camels suffer it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit lost weighs as {units} towards withdrawal, though it was counted as one at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horsed cavalry and chariots of an army without camels of its own blunder on any failed order, a General&apos;s included, given within 20 cm of enemy camels. Allies that bring no camels suffer it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horsed cavalry and chariots of an army without camels of its own blunder on any failed order, a General&apos;s included, given within 20 cm of enemy camels. Allies that bring no camels suffer it too. Camels cost as much as the cavalry they resemble, so the deduction falls away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit lost weighs as 2 towards withdrawal, though it was counted as one at the start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dates</name>
    <message>
        <source>%1–%2 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 BC – AD %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AD %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AD %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>editions</name>
    <message>
        <source>Errata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rulebook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>edits</name>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>Aggression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gentle hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steep hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>River</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compulsory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocky ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orchards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built up area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enclosed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wooded hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enclosed fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waterway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rocky hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vineyards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gully</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dunes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hilly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Developed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agricultural</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>336 to 323 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>218 BC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woodlands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>27 BC to 193 AD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1346 AD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1340 to 1429 AD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>963 to 1042 AD</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fields</name>
    <message>
        <source>%1 in</source>
        <comment>a length in inches</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid out together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one lays out, the other chooses sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>terrain and its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first player has the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first player has the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the near side begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the far side begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the laying out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declined: there was no room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out: you own no such piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>losses 3 of 8</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraws at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishing army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equivalents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baggage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demoralised at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army rout at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishing groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shock groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shock troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missile foot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May evade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wagons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits per 3 bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits per 2 bases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismounts as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands main army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands contingent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attrition points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits per 3 bases in two ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits per 2 bases in two ranks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>filenames</name>
    <message>
        <source>report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play sheets, large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play sheets, posters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan in true size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan 1 to 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan 1 to 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>forms</name>
    <message>
        <source>Plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BBCode, for forums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, for spreadsheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army file, for this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BattleScribe roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BattleScribe roster, packed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield file, for this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan in true size, in parts (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan 1 : 2, in parts (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan 1 : 5, in parts (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan 1 : 10, in parts (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groups</name>
    <message>
        <source>Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lengths</name>
    <message>
        <source>%1 cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>map</name>
    <message>
        <source>1 : %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it means in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying it out, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the left edge %1, from the far edge %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the right edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the right edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 long, up to %2 wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins %1; ends %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who has which edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who lays out first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no more terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 1 has the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side 1 has the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no room for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such piece owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 cm of the rules is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In play</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Plan 1 : %1, %n pages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>irregular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>facing the right edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>facing the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>facing the left edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>facing the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, turned %2° to its left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, turned %2° to its right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finds no room and waits beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits in its column until both sides have had a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes later: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somewhere in its zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut along the broken line of one page and glue it over the same line of the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages where nothing lies are left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every such piece owned is too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every such piece owned is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every such piece owned is too small or too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every such piece owned lies on the table already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from a short edge to a long one, up to %2 onto the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 along a table edge, %2 to %3 of it and up to %4 deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 along a table edge, %2 to %3 of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 around a place, %2 to %3 across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 to %3 across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the book allows %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>battlefield and armies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a square of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the middle line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the centre of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from enemy units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>way to deploy and its distances</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>size and place of terrain</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>This is no army that can be read here; give an army file, a roster, a link or text with one unit a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a list, not an army; put it into the folder of your own lists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>No size is named; the army costs {cost} points, and {points} was taken as the size.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” ({count}) is not in the list {list} and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no upgrade of {entry} in the list {list} and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{name}” stands here {count} times for {units} units; it was given to each of them once.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An army cannot be written as “{format}” here; use yaml, json, code, ros, rosz or link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roster could not be packed; write it as .ros instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text here; paste an army with one unit a line, like “4 x Archers”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of the text names a unit of the list {list}; write one unit a line, like “4 x Archers”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first {limit} lines were read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text does not name a list; {list} has the units it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army was read from the code in this text, which holds no notes and no names of units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no unit of the list {list}; this line was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no link of a saved army; copy the whole address that the other program shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link is longer than {limit} characters; copy the address alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link holds only positions in the list “{path}”, which is not here; convert that list first, or give its JSON file along with the link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link names no units; save the army in the other program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list “{name}” here; convert the JSON file into a list of your own first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is for the list “{path}” and was read with {name}; check that they are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The list {list} has no position {name} ({count} units); it was left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The upgrade {written} of the link belongs to no unit and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part “{written}” of the link was not understood and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” of {list} has no position in the other program&apos;s list, so no link can be written; use another format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This XML file is no roster; export the army as a roster file in the other program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roster is damaged here ({reason}); export it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file declares a document type, which no roster needs; delete the line that begins with &lt;!DOCTYPE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {limit} elements stand inside one another here; this is no roster of an army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roster has too many selections for an army; check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This roster holds no force; add one in the other program and export it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list here for “{name}”; choose the list, or write one of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list here for the force “{name}”; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second force, {name}, was taken as the partner&apos;s army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The force {name} was left out; an army has one partner at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” ({count}) is not in the list {list}; only what stands inside it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is no zip archive that can be read; export the roster again, or as .ros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no .ros file in this archive; export the roster again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This archive is locked with a password; pack the roster again without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This archive is damaged; export the roster again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no list of wm-selector: it has no map of units; give the JSON file of one army list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list has no name; add “name” to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” has more than {limit} rows, more than any list needs; check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has no values; give it a map with type, points and the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule system here fits the list&apos;s “{book}”; correct its “version”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list called {name} comes with the program; the new one is called {new}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” as {column} of {name} has no equal here: it is shown as printed, and {used} is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no {column}; {used} was put in, so correct it in the new list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} costs nothing and has no maximum; {limit} for each 1,000 points was put in, so correct it in the new list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not count as a unit of the army in the other program; here it counts by its type and special rules, so check its withdrawal level yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” of {name} has no equal here and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may buy from a table of items that belongs to the other program; they were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may take the upgrade “{upgrade}”, which the list does not hold; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit may take the upgrade {upgrade}; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One unit of {name} cannot have {upgrade} beside its other upgrades here; give it to another unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” of {name} is no number and was left out; check it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has a minimum of {min} and a maximum of {max}; the minimum was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” of {name} has no equal here: it is kept as a note, so check it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” of {name} is checked, but half of an odd number is rounded up here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” of {name} is checked as at least half; that nothing lies between half and all, check yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” of {name} counts other upgrades, which has no equal here: it is kept as a note, so check it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{upgrade} needs {name} on the same unit; here only that the army has {name} is checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}”, which {key} of {name} names, is not in the list; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special rule “{rule}” of {name} is explained nowhere in the list; it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special rule {name} came without text; write it into the new list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {name} asks of other rows was left out, because a list file takes {limit} limits; check it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit “{limit}” of {name} hangs together with too many others and was left out; check it yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of {name} was longer than a list file takes and was cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converted from a list of wm-selector ({book}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers by which wm-selector knows the rows of this list; its links are made of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the other program prints it; counted as the values and limits of this list say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{written}, counted against {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{written}, counted against {name}; {one}, of which there is one, rounds an odd number up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: none for the first 1,000 points, one for each further 1,000; counted together with {one}, of which there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list came without the text of this rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no army code; one begins with “STK1:”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army code was made by a newer version of the program; update to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army code is damaged or incomplete; scan or copy all of it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is too long for an army code; copy the code alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army code holds what no army can have (at “{part}”); ask for it once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rows have the id “{id}”; give one of them another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no “{id}” here; write the id of a row that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no “{id}” here; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” has a minimum of {min} above its maximum of {max}; change one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tie “{id}” must name the entry that comes first; add “entry”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With its upgrades “{id}” would cost less than nothing; raise its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” costs nothing and has no maximum; give it one, or there is no end to the armies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” cannot be taken away, every row needs it; set another value instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These upgrades can be combined in more than {most} ways; leave some out or give them to fewer entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many limits of this list hang together to be reckoned with; leave some out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no army file; it begins with “system:”, “list:” and “points:”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army file has no key “{key}” here; leave it out or correct the spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is missing here; “strategikon lists” shows every system and list as system/list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is missing here; write for example “{key}: {example}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be a single text here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be a list here, one item a line after “- ”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}: {written}” must be a whole number from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}: {written}” must be true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit is written as “entry: archers” with a count, or as a bare name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partner has no partner of its own; leave this one out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at least {least} needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at most {most} allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army costs {points} points, {over} more than the limit of {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} upgrade: {count} chosen, at most {most} allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} cannot take the upgrade {upgrade}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} × {upgrade} for a row of {units}; there cannot be more upgrades than units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {upgrade} does not go together with another upgrade of the same kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit “{entry}” of this list is not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {list} list has no entry “{entry}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {list} list has no entry “{entry}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {list} list has no upgrade “{upgrade}” (chosen for {entry}); did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {list} list has no upgrade “{upgrade}” (chosen for {entry}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add {count} × {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove {count} × {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give {count} × {entry} the upgrade {upgrade}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the upgrade {upgrade} from {count} × {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move {count} × {entry} to the {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {entry} as single stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {entry} as whole units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer version of this program wrote the library “{file}” (version {found}, this program reads up to {known}); it was left as it is, so open it with the newer program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” comes from an older version; open it for writing once, or a copy in a folder you can write to, and it is brought up to date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{file}” belongs to another program and was left as it is; choose another file for the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{file}” is no library of this program, or its beginning is damaged; choose another file, or put back a backup copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is no ordinary file; choose another name for the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no library at “{file}”; check the name, or open it for writing to begin a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” was not closed properly and its folder is write-protected; copy all files that begin with its name to a folder you can write to and open it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” could not be brought from version {found} to {wanted} ({detail}); it is as it was before, so go on with the older program and report this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” cannot be opened ({detail}); check that you may read it and its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” cannot be locked against other programs ({detail}); keep it on a disk of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is open in another window (process {process}), so here it can be read but not changed; close the other window and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” or its folder is write-protected, so it can be read but not changed; allow writing there, or copy it elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library was opened for reading only; open it for writing to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of “{file}” is full and nothing was changed; make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of “{file}” reported an error ({detail}) and nothing was changed; try again, and make a backup copy on another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” cannot be written ({detail}) and nothing was changed; check that you may write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is busy with the library “{file}” and nothing was changed; close that program and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was not enough memory for this and nothing was changed; close other programs and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too big to be kept in the library and nothing was changed; make it smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” reported an unexpected error ({detail}) and nothing was changed; please report this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no army “{id}” in the library; it may have been removed, and undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no stands “{id}” in the collection; they may have been removed, and undo brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {entry} of the history has no army to show; choose another entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is not JSON and was not kept; please report this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number {value} for “{field}” is out of range; use one from 0 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{value}” cannot stand in the history; use small letters, digits and hyphens, at most 40.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file “{file}” is there already; choose another name for the copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is the library itself; choose another name for the copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file; check its name and folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder; name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a device or a pipe; copy its content into an ordinary file and name that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read ({reason}); check who may read it and where it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be written ({reason}), and nothing was changed; choose another folder or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds nothing to read; write its keys and values, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is stored as UTF-16; save it again as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file begins with an invisible byte order mark; save it again as UTF-8 without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte {byte} here is not UTF-8; save the file again as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The invisible character {character} stands here; delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line ends with a carriage return alone; save the file again with the line ends of Linux or Windows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “{key}” stands twice here; keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key is missing before this colon; write one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key is longer than {limit} bytes; shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list or map cannot be a key; write a word before the colon, or quotes around text with brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging with “&lt;&lt;” is not supported; write the keys out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {limit} lists and maps stand inside one another here; write the file with fewer levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds more than {limit} values; split it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is longer than {limit} bytes; shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text that begins with “*” or “&amp;” refers to another place, which is not supported; put it in quotes if it is meant as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word that begins with “&amp;” marks a place to refer to, which is not supported; put it in quotes if it is meant as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word that begins with “!” is a tag, which is not supported; put it in quotes if it is meant as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line that begins with “%” is a directive, which is not supported; delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second document begins here; keep one in each file, and set its lines in alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quote that opens here is never closed; add the closing quote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such escape exists; write two backslashes for one, or use single quotes around the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon cannot make a key here; put the text in quotes, or set the line in as far as its neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hyphen and a space begin an item of a list, and none can stand here; put the text in quotes, or begin a new line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A space is missing after this colon; add it, or put quotes around the text it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is neither “key: value” nor “- item”; add the colon and a space, or set it in below the line it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text cannot begin with “{character}”; put it in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tab stands here; use spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list that opens with “[” in line {line}, column {column} lacks a comma or its “]” before this place; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map that opens with “{” in line {line}, column {column} lacks a comma or its “}” before this place; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{character}” cannot stand here; take it out, or put quotes around the text it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line does not fit the lines above it; set it in exactly as far as its neighbours, keys with keys and hyphens with hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs that read YAML take this in different ways; put quotes around the text, or write it more plainly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not YAML ({problem}); put text with special characters in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More text follows the end of the value; delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here a list goes on with a comma or ends with “]”; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here a map goes on with a comma or ends with “}”; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key in double quotes is due here; add it, or delete the comma before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colon is due between a key and its value; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is missing here; add it, or delete the comma or colon before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no number that JSON knows, nor true, false or null; put it in double quotes if it is meant as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tab cannot stand in a text; write \t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such escape exists; write two backslashes for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a map; write “key: value” lines below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a list; write “[…]” around its items, or each on a line after a hyphen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes text; put “{written}” in quotes if it is meant as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes one text, not a list or map; write it in one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a whole number in plain digits, like 12; write it so instead of “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a number in plain digits, like 12 or 2.5; write it so instead of “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes no text here; write {written} without quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes true or false; write one of them instead of “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes no value; delete what follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” has no value; write one, or delete the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” cannot be “{written}”; look up in the file format what it takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key “{key}”; delete it, or use one of: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key “{key}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown key “{key}”; write a space after the colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is missing here; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” goes together with “{companion}”; add that, or delete “{key}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” cannot be “{written}”; use one of: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” cannot be “{written}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be “{known}” here; write that instead of “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” has not the form that “{key}” takes; write it to fit {pattern}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is {written}; write {limit} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is {written}; write {limit} or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{key}” is too short; write at least {limit} characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{key}” is too long; write at most {limit} characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“{key}” has too few items; write at least {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” has too many items; write at most {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” has too few keys; write at least {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” stands twice in “{key}”; keep one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” has none of the forms it may have; compare it with the file format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” can be taken in two ways; delete the keys that belong to one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema keyword “{key}” is not supported; use those that schema.h names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no value for the schema keyword “{key}”; look it up in JSON Schema 2020-12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” names no definition; give the file it stands in, or correct the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” leads back to itself; break the circle of “$ref”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no troop type “{id}”; choose one of the list of types.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no modifier “{id}”; choose one of the list of modifiers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{modifier} can be taken once only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{modifier} does not fit {type}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type} has {modifier} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{modifier} does not go together with {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{modifier} would leave {type} with too little {column}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{modifier} costs one of: {prices}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule system “{system}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no edition “{edition}”; write one of: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no army list “{list}”; “strategikon lists” shows them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no army list “{list}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants take the field as single stands all together or not at all; {entry} is still whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {contingent} has no unit; every contingent needs at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} belongs to no contingent yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} has {count} units; at most {most} are allowed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The text does not say which list the army is from; write its name in the first line, or choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text does not say which list the army is from; write its name in the first line, or choose it. Perhaps: {near}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roster in this archive is larger than {limit}, more than any army needs; check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no special rule “{id}”; write the id of one, or describe it under “rules”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no special rule “{id}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” holds {written} in quotes, which is a text; write “{key}: {written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} rows are too many; an army has at most {most}. Join those alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} must take one of these before anyone else may: {upgrade}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} is missing: it is part of a set that is bought as one for a single price; who takes a part of the set takes this as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is larger than {limit}, more than any file of this kind needs; check that it is the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} cannot take the field as single stands; only units of elephants of more than one stand can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} cannot take the field as single stands in the rulebook edition; only the errata allow that, for elephants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no contingent “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no contingent “{written}”; did you mean {contingent}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} holds {points} points; at most {bound} are allowed, {share}% of the {spent} that the army costs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} holds {points} points; at least {bound} are needed, {share}% of the {spent} that the army costs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{entry} may not be in the {contingent}: there is no artillery in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} may not be in the {contingent}: there are no elephants in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} may not be in the {contingent}: there is no infantry with Armour 5+ or better in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} has {count} skirmishing units; at least {least} are needed, half of the army&apos;s {all} or as many as {share}% of the points can hold.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} has {count} skirmishing units; none is allowed unless half of the army&apos;s units skirmish, and {all} of {units} do.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Commanders are spread unevenly: {count} in the {contingent}, {fewest} in the {other}; they may differ by one at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} leads {list} and its partner {partner}; one of them must choose somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of prices has no “{id}” of this kind ({kind}); change its columns to a kind that has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{system} has no points and no limits; “{key}” is a rule of your own house: say so with “house: true” above the entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” has no points, but others of this house list have; give each row some, or none of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must go from an earlier year to a later one, like [-275, -146].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no size; write a number like 6, the least and the most like 4-8, or each like 6/9/12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: there are no such troops with the upgrade {upgrade} and the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} take the field only under a general of their own; add him or leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army is not divided into commands yet; give every element and general one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {block} command has no general; give it one, or its elements to another command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {block} command has {count} generals; each of them needs a command of his own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} cannot serve in the {block} command: an allied contingent stands under its own general, and nobody else does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baggage goes with the commander-in-chief or a sub-general, not with the {block} command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All baggage goes with one command; here it is parted among {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{modifier} and {other} are both a choice of “{quality}”; leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{modifier}” takes a whole number from {from} to {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{type} still needs a choice of “{quality}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} commanders-in-chief were chosen; an army has exactly one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} commanders were chosen besides the commander-in-chief; an army has one to three of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} supply camps were chosen; an army has exactly one, fortified or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} take the field without a commander of their own; add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commander of the {entry} has no battle group of his contingent and commands nobody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: only regular and irregular units stand in close order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: open order is for skirmishers with missiles; give the unit a weapon to throw or shoot from afar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: a unit of this order ({order}) has {needs} figures, not {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: a body shield cannot be held with a long weapon; take a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: long weapons are for units that can keep formed, and only regular and irregular ones can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: long weapons are for formed units, and a unit in open order never is formed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: lance and cavalry spear are weapons of riders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: heavy throwing weapons are not carried in open order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: slings are carried in open order only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: only artillery of its own kind has this engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: artillery needs an engine; add it to the weapons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: levies have no daggers of their own; give them a weapon, if only an improvised one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: only regular and irregular units can keep formed as a phalanx.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: a phalanx stands in loose or close order, not in open order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: a composite unit needs men with missiles; add their weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: a unit is either fanatical or of berserkers; leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: there is no move for this arm ({arm}, armour class {armour}) in this order ({order}); choose another order or other armour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: the rules know no “{value}” ({column}); correct the row of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: the row of the list does not say the unit&apos;s {column}; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army generals: {count} chosen, an army has one; the others are sub generals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply wagons: {count} chosen, an army of {points} points has {least}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” serves {years}, when there is no army of this list; correct its years or those above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row stands in one command or contingent; leave one of the two keys out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no year 0: after 1 BC (-1) comes AD 1; write another year, or leave “year” out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These exclude one another, so leave one side out: {entry} on the one, {other-entry} on the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} served {years}, not in {year}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {entry} list is for {years}, not for {year}; choose a year within.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These never served in the same year, so leave one side out: {entry} on the one, {other-entry} on the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at least {least} needed with {when} in the army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at most {most} allowed with {when} in the army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at least {share} of the number of {of} needed, which is {least} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at most {share} of the number of {of} allowed, which is {most} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at least {share} of the number of {of} needed with {when} in the army, which is {least} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at most {share} of the number of {of} allowed with {when} in the army, which is {most} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at least as many as {of} needed, which is {least} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, no more than {of} allowed, which is {most} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, at least as many as {of} needed with {when} in the army, which is {least} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} chosen, no more than {of} allowed with {when} in the army, which is {most} here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the year {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders-in-chief: {count} chosen, exactly {least} needed; choose one general for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generals: {count} chosen, {least} to {most} needed, each with a command of his own; the commander-in-chief counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub-generals: {count} chosen, at most {most} allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements of baggage: {count} chosen, exactly {least} needed at this size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works for the camp: {count} chosen, but they guard immobile baggage alone and all of it moves here; make some of the baggage immobile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”: only knights, cavalry, light horse and camelry that is no sham get off to fight on foot; leave “dismounts” out, or take it away with “without” where an upgrade makes it other troops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”: only inferior ships are horse transports; make it Shp with grade I, or leave “horse-transport” out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”: only inferior ships stand in for baggage; make it Bge, or Shp with grade I, or leave its role out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”: no general rides with baggage or stands on a wall; give it a type of troops, or leave its role out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”: nobody can support such an element from behind; leave “double-base-front” out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”: cavalry on a double base is ordinary in both ranks; make its grade O, or leave the double base out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” has nobody to stand behind; give the row of the front rank “double-base-front”, or leave “double-base-rear” out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” serves a built-up area alone, and this list has none; add it to the terrain, or leave the row out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gateways of the walls: {count} chosen; a built-up area needs {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vessels that carry troops: {count}; elements to land from them: {most}; each vessel needs one, so add some or leave vessels out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only horse transports carry mounted troops, so each other vessel needs foot to land; such vessels: {count}; foot to land: {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: no command yet; choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: there is no “{block}” command; an army has at most {most}, so name one of those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the {block} command {count} × {entry} stand to {base} × {of}; both ranks of a double base serve in one command, so move some to where they match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” cannot be corrected here, only points can; leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army has no battle group, and would be routed before it is attacked; add one at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” cannot have {size} bases: a battle group has an even number from 2 to 12, and 9 only where a third of it is of another type; write for example “size: 4-8” ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” cannot have {size} bases: elephants and artillery have battle groups of two; write “size: 2” ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” cannot have {size} bases: they do not divide as “{mixed}” says; write “size: 6/9/12” for thirds, “size: 4-8” for halves ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” has {capability} twice; leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”: {capability} and {other} are not had together; leave one of them out ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”: troops of this type ({kind}) do not have {capability}; leave it out or change the type ({rule}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points rest on our reading of prices whose print is lost: {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points rest on prices of your own: {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: a unit in open order stands in a single line, so it cannot be composite; choose another order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: there is no move for this arm ({arm}) in this order ({order}); choose another order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These corrections are not used, the program&apos;s own numbers hold; mend the file and start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table of this name can be corrected; rename the file to {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} has {count} stands here, but {stands} in its row; set down these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} is no line; put its stands edge to edge, looking the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} is no column; put each stand behind the one before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stands of {badge} {name} do not touch; push them together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} hangs over the table&apos;s edge; move it inwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} takes no part in this battle; take it off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} comes later; take it off the table until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} stands outside its zone; move it inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} marches on and must touch its table edge; move it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} marches on in line or column, looking at the opposite edge; turn it so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} cannot stand in {feature} ({kind}); move it clear of its edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands of {badge} {name} lie on one another; move them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} lies on stands of {other}; move one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values are due here, and not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no key “{key}” here; take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be a single text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is longer than {most} letters; shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes up to 40 letters without accents, digits and hyphens, and not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be a number from {least} to {most}, and not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be a whole number from {least} to {most}, and not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be true or false, and not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be one of {choices}, and not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” must be a list in [ ].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed is a whole number from 0 to 18446744073709551615, and not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table measures {least} to {most} cm either way; “{key}” cannot be “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” holds {count} items, and {most} are the most; leave some out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this feature the outlines have more than {most} points together; draw them with fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point is two numbers in [ ], x and y from -{most} to {most} cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An outline needs three points that lie apart; draw it larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This outline crosses itself; draw it so that no two of its sides meet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This outline encloses nothing; its points must not all lie on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A course needs two points that lie apart; draw it longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A course is {least} to {most} cm wide; write such a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“widths” holds one width, and no more of them than the course has points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece has either an “outline”, or a “course” with its “widths”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The feature “{id}” has no pieces; give it one or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A feature before this one is called “{id}”; give it another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die shows a whole number from 1 to 100; write what it showed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of scenery has either its greatest width as “across”, or an “outline”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” has nothing to lay out; draw its outline or take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” has a piece of “{piece}”, which is no kind of terrain here; choose one of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” has no size; draw it again or take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outline of “{piece}” of “{feature}” crosses itself; draw it without a loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” reaches {by} beyond the table; move it in by as much or make it smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” was rolled on a row “{row}”, which these charts do not have; choose the row again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of “{feature}” cannot be laid out as “{way}”; choose another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” reaches {by} over the middle of the table, which only hills and ridges may; move it back by as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” lies wholly on the other half, {by} from its own; move it until part of it lies on its player&apos;s half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” has “{piece}” where its row offers {kinds}; change the kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” is a river: draw it as a line from edge to edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” goes around a place: draw it as a line that ends where it began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” is an area: draw its outline instead of a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” is {found} across and must be {bound} at least; make it {by} wider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” is {found} across and may be {bound}; make it {by} smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” reaches {found} onto the table and may reach {bound}; pull it back by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” takes up {found} of a table edge and may take up {bound}; shorten it by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” must border a table edge and lies {by} from the nearest; move it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” may not border a table edge; move it a little onto the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” must run from a short table edge to a long one, and an end of it lies {by} away; lead it to the edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” runs {found} from its short edge onto the table and may run {bound}; bend it back by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” has no room for {count} stands in a block; make it larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of “{feature}” has no “{piece}”; take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” lacks “{piece}”, of which its row asks for {count} at least; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” has {found} of “{piece}” and may have {count}; take the others away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” may have “{piece}” or “{beside}”, not both; take one of them away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” is an area: draw its outline instead of a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” is a line: draw its course instead of an area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” reaches {by} beyond “{feature}”; move it in by as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” is {found} across and may be {bound}; make it {by} smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” takes up {found} of the outline of “{feature}” and may take up {bound}; shorten it by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” must border the table edge and lies {by} away; move it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” under “{feature}” may not border a table edge; move it a little onto the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” covers {percent} % of “{feature}” and must cover all of it; give it the same outline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” under “{feature}” must be roughly a circle; make it rounder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” reaches {by} beyond the “{piece}” beneath it; make that larger or move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” strays {by} from the outline of “{feature}”; lay it along the outline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” lies {by} from “{feature}” and must border it; move it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” lies partly in the water of “{feature}”; move it onto the land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” stops in “{feature}”, {by} before its edge; lead it from edge to edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” does not touch the inside of “{feature}”; lead it through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” does not leave “{feature}” for the open table, {by} are missing; lead it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{beside}” of “{feature}” must have a way through; add a “{piece}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” may have a “{piece}” only through “{beside}”; take it away or add those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” must lead through to the water; lead it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” strays {by} from the river “{feature}”; lay it along the bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” lies {by} from “{feature}”; move it onto the river.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” lies {found} from the long edge where the river leaves, and may lie {bound}; move it {by} nearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” lies {by} from the wall of “{feature}”; move it onto the wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of {found} by {depth} cannot be used; give it {least} to {bound} each way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{feature}” overlaps “{beside}” ({at}) by {by}; move one of them away by as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water blocks {found} of the near edge, and may block {bound}; shorten or move it by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water blocks {found} of the far edge, and may block {bound}; shorten or move it by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water blocks {found} of the left edge, and may block {bound}; shorten or move it by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water blocks {found} of the right edge, and may block {bound}; shorten or move it by {by}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table {found} deep has no room for armies {bound} from its middle; agree to deploy nearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain that most troops cannot enter covers {percent} % of the near side&apos;s strip; “{feature}” covers most, consider moving it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain that most troops cannot enter covers {percent} % of the far side&apos;s strip; “{feature}” covers most, consider moving it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no battlefield “{id}” in the library; it may have been removed, and undo brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stand is three numbers here: x and y of its middle in cm, and degrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bodies are called {badge}; give one of them another badge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} is set down here but is no body of the armies, or stands here twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no sealed deployment; ask the other player for the file he sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sealed deployment was changed after it was sealed; its digest is {found}, not {digest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the deployment whose digest {digest} was told before; ask the other player for that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both files were sealed by the same side; take one of each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two deployments were sealed for different battlefields; both players need the same one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battlefield is a JSON file that begins with “{”; choose such a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” does not reach from bank to bank; make it longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no prices to correct in “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no price “{id}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no price “{id}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” cannot be {written}; write a whole number from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed; mend the file or take all corrections away first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: the armour class is {armour}, but its parts add up to {sum}; leave the armour class out, or correct the parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {modifier} and {twin} are both worn in one place; leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry} are under no general yet; give them a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: there is no command “{block}”; an army has at most {most}, so name one of those.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: the army general commands everybody and stands in the main command, not in the {block} one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: the main command is the army general&apos;s own; give a sub general one of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {block} command has no sub general; give it one, or its units to another command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {block} command has {count} sub generals; each of them needs a command of his own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{answered}” is not what is asked now; answer “{asked}” first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{asked}” does not ask for “{input}”; leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{asked}” needs “{input}”; add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” is one value; give just one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” is {value}; it must be from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” names {count}; it must be from {least} to {most} of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” cannot be {value} now; choose one of those that are offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” names {value} twice; name each once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>“{input}” holds {count} dice, {wanted} are thrown; give them all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The battle is over; undo a step to go on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step does not fit the battle as it stands; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been done yet in this battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was undone here that could be done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle has no step {step}; the list of its steps shows their numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army {army} is not divided into contingents, so “{way}” sets all of it down at once; divide it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the {block}, which “{way}” leaves out of this battle: {bodies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without room in its zone, now in the {block}: {bodies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later in the battle, as “{way}” says: {bodies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the table for want of room; take a larger table or another way: {bodies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of every commander&apos;s reach; bring one nearer: {bodies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table leaves no room to deploy {distance} apart; choose another way or shorten the distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} is nearer than {distance} to the centre of the table; move it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} is further than a move ({move}) from the spot chosen; set it down nearer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} is nearer than {distance} to an enemy unit; set it down further away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} has no unit of its own within {distance}; set it down near one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of army {army} is set down: this table leaves no room {distance} apart; choose another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” of “{feature}” is {found} across and must be {bound} at least; make it {by} wider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{piece}” reaches {found} inland from the water of “{feature}” and may reach {bound}; make it {by} narrower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw {number} is not what the charts ask for after those before it; take it out with all that follow, and go on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw {number} shows {dice}, which gives “{due}” and not “{came}”; write what it gives, or throw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice gave “{feature}”; take it away, or take its row out where you agreed on it freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice gave “{beside}” where “{feature}” lies; lay that out instead, or take the row out where you agreed on it freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice gave “{feature}” to the other side; let that side lay it out on its half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no battle “{id}” in the library; the list of battles shows their ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle “{id}” has gone on elsewhere in the meantime; open it again and answer the step that stands there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{answered}” cannot be answered now; open are: {open}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” cannot be “{value}”; choose one of: {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” cannot be “{value}”; write a whole number, or true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{what}” is not as this program writes it; nothing was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This battle was recorded by a newer Strategikon; update the program to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no battle of Strategikon; choose a file that “battle export” wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles of “{system}” cannot be recorded by this program; nothing was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of this battle names things that are not there; the file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This entry does not follow from those before it; the file is damaged from here on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles of this rule system cannot be recorded yet; take armies of another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armies are of different rule systems; both sides fight by the same rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deploys along which edge?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long does the battle last?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes the first turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many enemy units waver?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw for the units that waver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of your units waver?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who carries ladders?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who arrives now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the column finds room?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are enemies alone in a camp?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds {who}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who finds room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camps that are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until an army withdraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until time is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The set-up is not of these armies: {badge} is somebody else there; set them up once more, or begin without a set-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders are set down near units of theirs, and none is on the table; bring a unit of the column as well, or leave the commanders waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pursuit ends in contact; name the enemies it reaches, or stand or fall back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pursuit follows units that retreated from this combat; name one of them, or stand or fall back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry may not pursue where a stand would touch the front of retreating cavalry or chariots; stand, fall back, or name other enemies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit follows in support of a friend who pursues; choose for that friend first, or stand or fall back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This unit may not do that now; choose something else for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fanatics must follow where they can; mark it as impossible if nothing lets them through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight an engagement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: whom do its stands strike?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {who} throw one missed die again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: who goes first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next unit that leaves the drawn combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far may units fall back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who still supports after the pursuit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engagement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands that strike so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An enemy faces their side or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They touch a terrifying enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They strike to their side or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phalanx stands right behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The commander strikes with one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One missed die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in dense terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supporting stands right behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our supporting stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their supporting stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our legion&apos;s stands with nobody at their side or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their legion&apos;s stands with nobody at their side or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands whose retreat is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friends who make way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units the elephants touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It will</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies it reaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would touch the front of retreating horse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friend it supports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies it touches all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes 1 cm clear of enemies and combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that still support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>defended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pursue in support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fall back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core units lost, and when the side withdraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points earned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charged in a defended position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{commander} commands up to {range} cm; choose somebody nearer, or another commander.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of these brigade only with their own; order them by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} did not move with all of these before; order a brigade again as it was, or a part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The units of a brigade end in touch, but for those who charge; move them together again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} either charges or stays; name it once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} belongs to an ally; {commander} orders units of his own army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} was ordered by another commander in this phase; {commander} must choose somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} does not skirmish and evades through nobody; leave the friends out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot evade through itself; name the friends on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} scored {hits} and needs {needed} to slip away from a charge that began so near; let it stand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} does not support those who were charged: it is touched, or no infantry; leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} cannot support {charger} in its charge; choose another unit or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order has arrived: what do they do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has failed; roll again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} tries again; throw two dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the blunder make them do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom does {who} trample on its way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They climb down from the cliffs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which fanatics can charge?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evade an enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {who} bring stands round?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many shots has {who} at {other}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does {who} stand or slip away from {other}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander was run over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom does {who} flee to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander cannot follow his unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance to the farthest unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He is near who lends him Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are near who steadies them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge, in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stayed where they were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept pace with horses, and end in touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They end in touch with each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The failed order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trampled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot come down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can charge now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest enemy in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge that is charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes with it in support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy units in support of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands come round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dense terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cliffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is rolled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slip away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artillery saves nobody from its shots and light artillery strikes through, so each kind shoots by itself; name units of one kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stand is left to shoot; leave fewer of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only light artillery strikes stands behind the first; name none for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bolt strikes three stands at most, each once; name fewer stands or units behind the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target is not behind itself; count further stands of it as “deeper” and name others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is a phalanx and cannot be fortified; count its stands otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} has {stands} stands; no more of them can be defended or fortified.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} stopped at friends who did not make way and tramples them; name them among those it touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who shoots at whom?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the shots at {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does the bolt pass over {who}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw a save for each hit on {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is driven back next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants trample {who}; what do they do to it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shooting units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands that cannot shoot at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands that are defended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands that are fortified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least protected stands in sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further stands of the target under the bolts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other units under the bolts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands under the bolts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evade or be driven back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stand is on cliffs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stops it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friends it evades through, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units that the elephants touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders who cannot follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is driven back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ground it cannot enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enemies or a combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table&apos;s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>friends who stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice at {who}, {score} or more: hits {hits}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shot at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blundered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In support</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Core units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost until it withdraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraws at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skirmishing army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved on initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retreated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fell back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driven back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses a stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back at the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back, but halted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Away until next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{term}” cannot be “{value}”; choose one of: {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can agree on “{term}” here; there are: {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table edges were settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The battle was to last {turns} turns.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It was settled who takes the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} demanded supplication: {units} enemy units wavered.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} wavered: unreliable from then on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} took ladders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Command of {who} became {command}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What {who} brought to the battle was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} fought in person: {points} Victory points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} destroyed the enemy at one stroke: {stands} stands, {points} Victory points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} withdrew with {lost} of its core units lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} left the table with its army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time was up; both sides play turn {turns} to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was settled who holds {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{stands} stands of {who} struck at {other} with {dice} dice.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} had no attacks left and threw one die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} scored {hits} hits on {other}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A die of {who} was thrown again: {hits} hits.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} saved {saved} of {hits} hits.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took {hits} hits.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} and {other} drew, {score} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} retreated {distance} cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} lost touch with {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} followed in support of {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} stood firm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} advanced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice allowed to fall back up to {distance} cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} fell back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} came out of the combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The combat drew in {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time for initiative was over; orders went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} tried once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} had failed, and his army got no more orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gave no more orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} stayed behind when {other} moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} became harder to order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} climbed down from the cliffs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} evaded {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge of {who} did not come about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} went with {other} in support.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} shot at {other} and scored {hits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} slipped away from {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge of {who} met nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} brought stands round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} joined {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} left {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy ran over {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} fell into confusion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} lost {stands} stands.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} perished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} fell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} shot at {other} with {stands} stands.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bolts of {other} went on through {stands} stands of {who}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} stood firm under fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots drove {who} back {distance} cm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} would have gone back {distance} cm, beyond a pace of {pace} cm, and routed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} evaded {distance} cm or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} evaded through {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} could not follow {other} and stayed behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} made way for {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} trampled {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} kept good order ({die}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} left the table until the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} stayed off the table for another turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} came back at the table&apos;s edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} came back at the table&apos;s edge and halted there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase “{phase}” began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be agreed on “{input}”; write a badge with its fields, phase, turn, side, left or phase-over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns and phases come with the first turn; answer first what is asked before the battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All this is as it stands already; agree on something else, or on nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So the battle could not go on ({why}); agree on what belongs to it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So the battle could not go on, for nobody could do anything; go to a phase too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed at the table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is turn {turn} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of side A.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of side B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle goes on with: {phase}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The phase is played to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{steps} open steps are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>From here on by agreement “{now}”: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” decides what comes of this; answer it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} would be lost with so many hits; agree on fewer, or on its stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army of {who} has withdrawn; undo its withdrawal to have it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} can be engaged with enemies on the table only; name one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} can be with a unit of his own side on the table only; name one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is taken off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not lost after all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} has {to} stands, not {from}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has {to} hits, not {from}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{to} hits of {who} count as struck in the next round, not {from}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} was shot {to} times, not {from}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not confused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blunder of {who} counts {to}, not {from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has ladders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has no ladders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is off the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has not moved in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has moved on initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has moved on orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} moves no more in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} has carried out {to} orders, not {from}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has not charged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has evaded a charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has not evaded a charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{to} stands of {who} have shot, not {from}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has advanced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has not advanced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} fights with {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} fights with nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} only supports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} touches the enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus of {who} is {to}, not {from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} did nothing after the last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pursued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} retreated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} stood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} advanced after the last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Command of {who} is {to}, not {from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is with {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is with no unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has given no orders yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is giving orders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives no more orders in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has not moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} withdraws at {to}, not at {from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gives orders again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle lasts {to} turns (0: until an army withdraws).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops see {to} cm far, not {from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was still open about them is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot lead two armies of one side; let one of the allies take another General.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} won {score} to {against} over {other}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pursued {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} halted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} kept pace with the horses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} charged {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} came to blows with {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands that end in deep water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps its order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slip away, ending {cm} cm or more from enemies and combats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evades, ending {cm} cm or more from enemies and combats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} had lost its General and withdrew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} had nobody left and withdrew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side {letter} fell back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The combat of {who} went on into the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} won over {other}, of whom nobody was left ({score} to {against}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{input}” is no place; write x and y in mm from the left and the near edge, and facing in degrees from 0 to 359.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is not on the table; say so first that it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} stands {x} cm from the left edge, {y} cm from the near one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where {who} stands now is not on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first move of {who} is {to} cm (0: as ever).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The combat of {who} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second round is fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} to {others}, {target} or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders that arrive, on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {orders} arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursues where its side has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strikes in the second round at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No retreat is blocked, elephants trample nobody, nobody joins the combat, and whoever pursues stays in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rounds at most; a draw ends it, and whoever is pursued strikes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last round that is reckoned with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody moves as he is ordered, and distances are as they stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed order is rolled again as long as somebody may; nobody moves otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is being asked now changes nothing about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The General orders last: once he fails, nobody gives orders any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{commander} gives no orders any more by then; put this one further up, or let somebody else give it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unit} can receive no order by then; take it out of the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many units strike at each other to say what comes of it; let some strike at the enemy before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemy commanders run over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} may move {distance} cm in this first move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pursuits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First move, cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else is asked there now; answer that as it was at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record has {entries} entries and only {found} of them stand here; get the whole file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} makes room for {other}, towards the own base line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts before cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if other hits are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are spared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 cm (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 cm (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They must hit first (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They evade freely (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single stands too (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole units only (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as defended (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as in the open (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rules of their own (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like other phalanxes (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They keep pace (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They move like other foot (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may not (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it says (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like other armies (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be lost (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is never lost (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A re-roll for anybody (errata)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No penalty for the unreliable (rulebook)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only against enemies in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against all enemies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One attack less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It still counts as defended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In combat only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against shots as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared by its units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For no Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge of {who} at {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charges that follow from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The orders for it arrive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes to no combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orders included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others whom stands that come round touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charge is made, and reaches whom it is told to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is charged shoots as often as told and stands unless told to evade; the figures are over all hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who charges whom to see what comes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is declared stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until it is fought nobody else joins it, and commanders stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shots at these chargers can end in too many ways to reckon with; suppose fewer of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{term}” cannot be “{value}”; it is a number from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sees so far, in cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time limit ends the battle, after equal turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City walls stand on A&apos;s half: B may carry ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City walls stand on B&apos;s half: A may carry ladders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places to hold, parted by commas; points for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A commander slain; nobody named: each General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most enemy units destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devastating: each stand of an enemy destroyed in one round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lasting out: the army does not withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisive: the enemy withdraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glory: each round in which the General fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A baggage train; whose it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{term}” cannot be “{value}”; it is worth {least} to {most} points, written as {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will {who} come back to the table?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A got the near edge of the table, side B the far one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A got the far edge of the table, side B the near one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was to last until an army withdraws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was to last until time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A was to take the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B was to take the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither side held {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A held {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B held {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A alone was near {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B alone was near {who}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack of {who} on {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missed die of {who} thrown again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maniples right behind {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves of the maniples behind {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemies are destroyed: what does the next victorious unit do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots of {who} at {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} ordered {others}, with {rolled}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} failed to order {others}, with {rolled}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} missed with {rolled} where {target} was needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far do shots drive {who} back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making way for {other}: who must make way for {who} in turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A confusion test of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the table: will {who} come back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are in the open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are protected as they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A retreat of {distance} cm: {all}. Who goes next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The losers retreated {distance} cm: what does the next victorious unit do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fall back of {who}, up to {distance} cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {letter} began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {turn} of {letter} ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drive back of {distance} cm: what does {who} run into?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw for the number of turns: 1 or 2 six, 3 or 4 seven, 5 or 6 eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was over, with {first} Victory points for A and {second} for B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of}: {points} to whoever holds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of}: {points} to whoever holds it, half to its owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of} slain: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the most enemy units destroyed: {points} ({of})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for each stand of an enemy destroyed in one round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lasting out: {points} ({of})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the enemy&apos;s withdrawal: {points} ({of})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} for each round in which a General fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round} of the combat of {all} began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} blundered, {score}: nobody moved, and it would be remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} blundered, {score}: they could move at half pace and no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} blundered, {score}: they rushed at the nearest enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B wins the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what “{term}” is about, behind its points: {example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“grudge” is about “{who}”, but no commander of these armies has that badge; the sheet of an army shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {step} is no step of a course that was left; the list of steps shows those that were undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that was answered in the course of step {step} is answered here too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full pace, cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half pace, cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chariots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elephants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the blunder is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes the Attack of a stand in combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A charge of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} blundered, {score}: they were to keep a full move away from any enemy in sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of what is left of the course of step {step} fits here yet; play on, or go to that course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked now comes before the rest of the course of step {step}; answer it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits that get through: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blunder: throw a die for {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A, near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A at the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B, near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw for the table edge: 1 to 3 side A near, 4 to 6 side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw for the first turn: 1 to 3 side A, 4 to 6 side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no number of {name} that an army can have (1 to {limit}); this was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link needs the JSON file in which wm-selector numbers the rows of {list}: open that army there, read the file&apos;s path behind “jsonPath=” in the address, fetch it from the folder “json” of that site, and give it with --list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} is neither on the table nor due later; set it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stands of {badge} {name} have no size; give them the width and depth of their bases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} was set down out of turn, when army {army} was to set down; take it off and set it down in its turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} was set down before all units were; commanders come last, set it down again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{badge} {name} was set down before {other}, which marches ahead of it; set them down in the order of the column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program gave up: it found no end to this deployment. Set these down by hand: {bodies}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An older version of this program laid out the terrain, and each side&apos;s lies in the other&apos;s half. It stays as it lies; to have it by the book, lay it out anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So it would lie on the other side&apos;s half; leave it on its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” is a file of no bytes: what was in it is gone. “strategikon library restore” puts a copy in its place; to begin a new library, move the file away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” is gone, and only its log is left. Put the file back beside it, or let “strategikon library restore” put a copy there; to begin a new library, move “{file}-wal” away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index that armies are searched by is damaged; “strategikon library check” makes it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another command (process {process}) was still at work on the library after two seconds, so nothing was changed; try again when it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program (process {process}) is still making the library “{file}” ready; try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is the library itself; choose a copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library is open in a window (process {process}), and nothing was put back; close it, or put the copy back there, under Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a link, and nothing is written through one; name the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a device or a pipe; name an ordinary file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of this name is there already; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of this name is there already; choose another name, or add {option} to replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of this name is there already and holds something else than this command writes; choose another name, or add {option} to replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the library, a copy of it or a file that belongs to it, and nothing else is written there; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” neither supports nor shoots over anybody of this list with “double-base-front”; change its type or grade, or leave “double-base-rear” out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} stand behind on double bases, but only {most} in front whom they can support or shoot over: {of}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points rest on prices made out where the print is damaged: {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook prints only a part of this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook prints only a part of this list: {points} points at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook prints one army here, and no list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook prints one army here, and no list: {points} points at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those who fought count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who withdrew count too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of them with an enemy at their side or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has lost its General and withdraws when this phase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has lost {lost} of its core units, {level} are enough: it withdraws when this phase ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They keep a full move away from every enemy in sight: who has to move?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may move at half pace and may not charge: who does?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They rush at the nearest enemy in sight: who moves, and who charges?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first throw misses and is thrown again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock of the library, “{lock}”, is a link to another file, which would be written over; remove the link and open the library again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategikon keeps your library, lists, prices and copies in this folder, and nothing else is written there; choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}: {count} stand behind on double bases, but there is nobody whom such elements can support or shoot over from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list has at most {groups} battle groups at {points} points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not what the program expects in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy “{file}” is a file of no bytes, and there is nothing in it; choose another one, “strategikon library copies” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is no copy of a library, or its beginning is damaged; choose another one, “strategikon library copies” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy “{file}” is damaged: it is not what was saved; choose another one, “strategikon library copies” lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy “{file}” is whole, but holds no army, battlefield or battle; its name puts it back all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no copy of the library that is whole, and nothing was put back; “strategikon library copies” lists those that are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “{name}” is too long; write at most {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle needs a name; write one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” means something of its own on the command line and would not be found by it; choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules hold from here on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rules hold no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles of this rule system know no house rules; leave them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These house rules are for “{written}”, not for “{system}”; take others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules have at most 64 KB; leave some out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule is called “{id}”; a new modifier says with “to” what it is added to, with “when” and “text”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule is called “{id}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is no word for “{key}” here; there are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is no word for “{key}” here; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” has no figure “{word}”; it has: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}”, “{word}” goes from {least} to {most} and cannot be {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” is no modifier: it has no “{key}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” is several rows of one rule: leave it out with “without: true” and add rows of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” is a rule of the book: “{key}” belongs to a new one; give it an id of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new modifier “{id}” lacks “{key}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” says nothing: give it a value, figures, or “without: true”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” stands here twice; one row for each rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This brigade counts as {count} units; order {most} at most.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody moves, and one of them is harder to order from now on: which?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An advance of up to {cm} cm: {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strange camels within {cm} cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {number} cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near an open flank or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beyond {cm} cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within {cm} cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within {cm} cm of an open flank or rear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays; from now on harder to order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shrinks back from the enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half pace, no charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes for the nearest enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” is damaged ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army “{called}” ({id}) is damaged: it is not what was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battlefield “{called}” ({id}) is damaged: it is not what was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of the battle “{called}” ({id}) is damaged: it is not what was recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stands “{id}” of the collection are damaged: they are not what was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is set aside for the army “{called}” ({id}) is damaged: it is not what was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting “{id}” is damaged: it is not what was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {id} of the history is damaged: it is not what was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the library knows of undoing entry {id} is damaged, so nothing is undone or done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“strategikon library mend”, or Settings, sets a whole copy of the library aside and takes out what is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its copies are under Settings, and “strategikon library copies” lists them; “strategikon library mend” sets a whole copy of it aside and takes out what is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army “{called}” ({id}) was put back from the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battlefield “{called}” ({id}) was put back from the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stands “{called}” of the collection were put back from the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is set aside for the army “{called}” ({id}) was put back from the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The army “{called}” ({id}) was taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battlefield “{called}” ({id}) was taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle “{called}” ({id}) was taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stands “{called}” were taken out of the collection, with whatever was set aside of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was set aside for the army “{called}” ({id}) was taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting “{id}” was taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry {id} of the history was taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was changed up to entry {id} of the history can no longer be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What had vanished from the library without a trace is no longer counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file itself was damaged: whatever of it can be read is in a new library, whose history begins anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library “{file}” is damaged too far to be mended where it lies, and nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of the battle “{called}” ({id}) has a gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was written for “{field}” holds bytes that are no text (UTF-8); write it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “{name}” holds {character}, which no screen shows; take it out of the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “{name}” holds {character}, which turns the writing round; take it out of the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name “{name}” holds {character}, which ends a line; take it out of the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name holds bytes that are no text (UTF-8); write it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands need a name; write one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” compares with no number; write one, such as points&lt;=60.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list has a column “{wanted}”; there is one of points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list has a column “{wanted}”; did you mean “{column}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer version of the program sealed this; open it with that version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deployment is sealed with a word; its side types it, or deploys anew where it is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its side has nobody set down that could be told anew; deploy that side, then open both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army {army} was only hidden on screens until both were opened, not sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army {army} was told after the fact: the word that it was sealed with is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open what both sides have sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A has sealed its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B has sealed its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A has answered: hidden on screens until all is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B has answered: hidden on screens until all is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer of side A is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer of side B is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A told its answer after the fact: its word is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B told its answer after the fact: its word is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{asked}” is answered in secret; seal the answer with the word of its side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{what}” is not answered in secret now; answer it as it is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands here is no answer; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This opens nothing that is sealed now; give the words of the sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is opened together or nothing: the word of side {side} is missing; it types it, or tells its answer anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the word that side {side} sealed its answer with; nothing is lost, try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal of side {side} is damaged and opens no more; it tells its answer anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not what side {side} sealed: its digest is another&apos;s; it tells its answer anew, after the fact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty word seals nothing; type one that you will remember.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This word is too long; take one of 1000 letters at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is too little memory to make a key of the word; close other programs and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the word that it was sealed with; nothing is lost, try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is sealed here is not what its digest says: somebody made it to deceive; have it told anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This seal is damaged: some of it is missing or was changed; use another copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too long to be sealed; leave some of it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contingent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a die says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until one withdraws</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>“{word}” of “{id}” is that of “{there}”; change it there, and it holds for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camels of the enemy within {camels} cm are an enemy within {cm} cm; have the nearest enemy there too, or no camels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“first” cannot be “{value}”; write 0 where side A begins, 1 where side B does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“edge” cannot be “{value}”; write 0 where side A has the near edge, 1 where side B has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is nothing that the step “{step}” knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is nothing that the step “{step}” knows; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step “{step}” lacks “{key}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{id}” stands here twice; each has an id of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” has {count} numbers here, and as many as {most} are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” goes from the smaller number to the larger.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>nations</name>
    <message>
        <source>%1 points at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a part is printed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>%1.%2 × 10%3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ownlimit</name>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/%2 of the count of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for each full 1,000 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>what is counted, in what, how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, when there is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, unless there is %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>papers</name>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle told turn by turn, with its losses, its turning points and its luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules that these two armies need, in the order of the phases, a page a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sheets, large letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same in letters of 18 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sort of unit against each of the other side: exact chances and mean losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels and markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes to tick for those who prefer a pencil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges to put behind the stands, and markers of how they are, to cut out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sheets, posters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In letters of 18 points or more, a page a side: the paper is as large as it takes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>played</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die decides (%1): %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outcomes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted from here on in phase “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overruled for this battle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overruled for this battle: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or less together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (house rule)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not count: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>−2: a rule</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or more together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 instead of %2: %3</source>
        <comment>−2 instead of −1: a rule</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>prices</name>
    <message>
        <source>%1 (%2)</source>
        <comment>row and column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own, where the table has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own, the same as in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own, instead of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own, instead of %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No units yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not legal, see below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>row and how it is read</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: army list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: unit cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: special rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the %1 army, %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought as one: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrades that do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not by the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unit of this army has a special rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Total, of %1 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Points %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamp %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: one set for %2 points, one upgrade for each of these types that the army has.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: others take these only once the %2 has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/%2 of the count of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for each 1,000 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, when there is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, unless there is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>not legal on %n counts, see below</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No font of this computer has %1: it is printed as an empty box. The packages fonts-noto-cjk and fonts-symbola have most letters and signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures count what upgrades add or replace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the partner: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>our own reading of history, from no army-list book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of these: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, above %2 points %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batches %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules, continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continued on a card of its own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not installed here; save the pages as PDF and print that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Record sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles fought</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army against army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn up for battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (of %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: see the report as HTML or PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One unit against one, both fresh, in the first round of their combat. Of each three: the chance in a hundred to win, to draw and to lose; then the stands lost on average, own and theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw in turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (side %2) wins in turn %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, side %2: from %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The course of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance of as good or better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, side %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Only the outcome was noted.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who threw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted are throws with a known chance, from the side that threw: each die that had to reach a number, and each sum that had to stay within one. Good is what the thrower hoped for. What several units threw together counts for the side alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody told where these stood: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who stood where last, the lost crossed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn, side %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fought for besides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record goes on from a battle that had come so far: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (before)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were only hidden on screens, not sealed: the players trusted each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>schema</name>
    <message>
        <source>“{key}” takes the agreed size in points, 1 to 100000; “{written}” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” cannot be “{key}”: write small letters and digits with single hyphens between them, like mounted-skirmishers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a cell as it is printed; write it in quotes, like &quot;1&quot; or &quot;-&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a number like 4, or a share like {share: [1, 2], of: [legion]}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This change changes nothing; add set or unset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes sources with line numbers, like rulebook 2991, 2837; errata 207.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no constraint; write one like archers.min, upgrade.chariot.max or total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no code of a finding; write one like below-minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a number of dice like 3, or +2 for a commander; “{written}” is neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes centimetres like 30, or shots and centimetres like 3x60; “{written}” is neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes the lowest roll that saves, like 5+; “{written}” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a command value like 8, or two of them like 8/9; “{written}” is neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes points like 45, +10 or -5; “{written}” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes the printed marks in quotes, like &quot;*1, 2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes an amount like +1 or -1; “{written}” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This limit has no amount; add at-most, at-least or exactly, or one-of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row needs a type with its grade and order, or “from” and “ally” to take them from another list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row needs “id”, “name” and “type”; one of an ally&apos;s list needs “id”, “ally” and “from”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes capabilities by their names, joined by commas, like &quot;Light Spear, Swordsmen&quot;; “{written}” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes the other part of a mixed battle group, like &quot;1/3 LF, Unprotected, Bow&quot;; “{written}” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes bases like 4, the least and the most like 4-8, or each like 6/9/12; “{written}” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes points, or points and a mark like {points: 1, mark: read}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes figures like 24, a range like 24-36, or each size like 24/36; “{written}” is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a number, or the least and the most like [1, 2].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes a length, or the least and the most like [7, 20].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no id; write one in small letters like great-hill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table measures 30 to 1000 cm either way; “{key}” cannot be “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece has either an “outline”, or a “course” with its “widths”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of scenery has either its greatest width as “across”, or an “outline”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes sources with line numbers, like rulebook 2631, 2607; errata 207.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no row; write one like high-2.ridge or high-2.ridge.summit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules have 1 to 100 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{written}” is no id: it begins with a small letter and has small letters, figures and hyphens, 40 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value is a whole number from -20 to 20, not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A limit is a whole number from 0 to 20, not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure is a whole number from 0 to 300, not “{written}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sizes</name>
    <message numerus="yes">
        <source>%n bases</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>stands set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put into the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contingents changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contingents switched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troops changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edition changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finding mended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nation changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit’s note changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partner changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown troops removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single stands switched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit set apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken out of the archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upgrades changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain agreed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>army chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginning settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battlefield made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troops deployed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laying out ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>troops taken off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battlefield deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reshaped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 resized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sides settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 taken off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw of dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left undrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>way to deploy changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later arrivals brought on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>basing changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of the column changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot of the column chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed deployments opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::AgreedDesk</name>
    <message>
        <source>Every die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what you do instead: the program cannot know it, but the record keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::AheadDesk</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Archive</name>
    <message>
        <source>Everything of %1</source>
        <comment>a day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>of a kind in a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all of them here already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, new here: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorts of stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own lists, prices and scenery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another of the same name is here and stays: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read in: armies %1, battlefields %2, battles %3, sorts of stands %4, settings %5, files %6.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Awake</name>
    <message>
        <source>A battle is on the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::BattleDesk</name>
    <message>
        <source>The battle is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armies face each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a question and its answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 was not answered on a card; go there and play on from it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not asked any more: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the outcome was noted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: the correction of step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw, %1 %2 each.</source>
        <comment>7 points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: won, %2 %3 to %4.</source>
        <comment>an army: 7 points to 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: what was answered once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action and who does it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A battle goes on that had come so far: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a side: what it does</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::BattleHistory</name>
    <message>
        <source>not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 – %3</source>
        <comment>a day, two armies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>an army</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enemies destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times destroyed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of battles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::BattleMap</name>
    <message>
        <source>Tap a unit, then where it stands now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 cm from the left edge, %3 cm from the near one. Tap where it stands now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tap where it stands now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Battlefields</name>
    <message numerus="yes">
        <source>%1 of %n deployed</source>
        <comment>units and commanders</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrain features</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a bare table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Battles</name>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Over after %n turns</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, a draw</source>
        <comment>over after so many turns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, won by %2</source>
        <comment>over after so many turns</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (ready-made)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an army for each side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two armies</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody deployed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An army that was chosen cannot be read: open it among the armies to see why, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::BlocksModel</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Builder</name>
    <message numerus="yes">
        <source>%1: %2, %3 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 points, %2 %</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>figure and its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Comparing</name>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the armies is no longer in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These armies cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::EntriesModel</name>
    <message>
        <source>Commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compulsory: %1 needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compulsory: %1 more needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more than allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this list has no such entry; it is kept until you remove it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::FieldDesk</name>
    <message>
        <source>This army cannot be read: open it among the armies to see why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This army is of another rule system than the battlefield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place is two numbers: how far from the left edge, and how far from the near one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side of the table and its army</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>badge and name of a unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on the table yet: tap its place on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somewhere in its zone, undrawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from the left edge, %2 from the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room was found for this on the table as it is; move something, or decline it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player has the near side, the second the far side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first player has the far side, the second the near side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unit stays on the table; one that shall leave it is taken off in its card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 towards the far edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 towards the near edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There would be room if %1 lay %2.</source>
        <comment>terrain, and how far to which side</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <comment>two distances</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands on open ground.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands on: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nearest enemy is %1, %2 off, in its %3; it stands in the %4 of that unit.</source>
        <comment>unit, distance, a quarter of the one, a quarter of the other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It sees no enemy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It sees %1.</source>
        <comment>badges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not see %1.</source>
        <comment>badges</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the terrain you own fits here; decline it, or lay out with any terrain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spot lies on the edge: type how far it is from the left, 0 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found no room, and stays beside the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain lies on a side&apos;s half already: take it away, then choose sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units stand on the table already: take them off, then settle the sides.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::FieldMap</name>
    <message>
        <source>nothing chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map of %1, %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::FieldSeal</name>
    <message>
        <source>Nobody of this side is set down yet: deploy it, then seal it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody of this side is wrongly placed: mend that first, what is sealed stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are two words: type the same one twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Fielding</name>
    <message numerus="yes">
        <source>%1 armies, up to %2 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no legal army of this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stands short</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::FolderModel</name>
    <message>
        <source>The folder “%1” cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Importer</name>
    <message>
        <source>an army file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army file (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an army code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program’s list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a roster (.ros)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a roster (.rosz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of another program, made into one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>legal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %3 points, %4</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name of a new army: nation and points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Keeper</name>
    <message>
        <source>armies %1, battlefields %2, battles %3; changed last %4</source>
        <comment>what a copy of the library holds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside on %1</source>
        <comment>a library</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library was put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library was put back; what was there before is in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside on %1, %2</source>
        <comment>a library, a day and a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library as it was is set aside as a whole: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::LibraryModel</name>
    <message>
        <source>today, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name of a new army: nation and points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::NationBook</name>
    <message>
        <source>Own lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>kind of upgrade, and whom it is for</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>row and how it is read</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::NationModel</name>
    <message>
        <source>Own lists</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::NationShelf</name>
    <message>
        <source>This list is not finished; as it was before stays in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own lists</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::OwnList</name>
    <message>
        <source>New troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>kind of upgrade, and whom it is for</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::PaintNext</name>
    <message numerus="yes">
        <source>%n stands for the first army</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more armies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::PriceBook</name>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::PrintService</name>
    <message>
        <source>No printer is set up on this computer; save the pages as PDF and print that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer “%1” takes no pages; look whether it is on, or choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be printed: it is no longer in the library, or its list is not known.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Proposal</name>
    <message>
        <source>No legal army of this size has all of this. Unlock an entry, or let go of what you have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit is spent exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army of this size does better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limits of this list hang together too much to be reckoned with; lock fewer entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend this first: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your stands make no legal army of this size that has all of this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army of this size from your stands does better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army from your stands that has all of this comes nearer to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army that has all of this comes nearer to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit is set: without points there is nothing to fill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the limits of the list end an army; none that has all of this does better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal army of this size can be made of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn at random, seed %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Drawn evenly from %1 legal armies, seed %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No smaller change makes the army legal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::SavedFile</name>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no longer as it was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Scenery</name>
    <message>
        <source>%1 across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 across, drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece measures %1 to %2 at its widest: type that width.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::Session</name>
    <message>
        <source>The library is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what was undone, of which army</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::TroopSearch</name>
    <message>
        <source>%1 · %2</source>
        <comment>nation, rule system</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::UnitsModel</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strategikon::UpgradeWindow</name>
    <message>
        <source>Bringing the library up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Bringing the library up to date: %1 of %n battles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>the window could not be made; the lines above say why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
