<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArmiesPart</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commanders</source>
        <translation>
            <numerusform>%n commander</numerusform>
            <numerusform>%n commanders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyPanel</name>
    <message numerus="yes">
        <source>%1 ways to finish within the limit; none spends every point.</source>
        <translation>
            <numerusform>%1 way to finish within the limit; it does not spend every point.</numerusform>
            <numerusform>%1 ways to finish within the limit; none spends every point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ways to finish on exactly %2 points (%3 within the limit).</source>
        <translation>
            <numerusform>%1 way to finish on exactly %2 points (%3 within the limit).</numerusform>
            <numerusform>%1 ways to finish on exactly %2 points (%3 within the limit).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies include all of this.</source>
        <translation>
            <numerusform>%1 legal army includes all of this.</numerusform>
            <numerusform>%1 legal armies include all of this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArmyRow</name>
    <message numerus="yes">
        <source>%1, %2, %3 of %4 points, %5</source>
        <translation>
            <numerusform>%1, %2, %3 of %4 point, %5</numerusform>
            <numerusform>%1, %2, %3 of %4 points, %5</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskCard</name>
    <message numerus="yes">
        <source>%n facts no longer matter and are not recorded.</source>
        <translation>
            <numerusform>%n fact no longer matters and is not recorded.</numerusform>
            <numerusform>%n facts no longer matter and are not recorded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AskInput</name>
    <message numerus="yes">
        <source>%n out of reach</source>
        <translation>
            <numerusform>%n out of reach</numerusform>
            <numerusform>%n out of reach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuilderPage</name>
    <message numerus="yes">
        <source>Partner of %1 · %2 · %Ln points</source>
        <translation>
            <numerusform>Partner of %1 · %2 · %Ln point</numerusform>
            <numerusform>Partner of %1 · %2 · %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln points · %2</source>
        <translation>
            <numerusform>%1 · %Ln point · %2</numerusform>
            <numerusform>%1 · %Ln points · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 points</source>
        <translation>
            <numerusform>%1 of %2 point</numerusform>
            <numerusform>%1 of %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upgrades</source>
        <translation>
            <numerusform>%n upgrade</numerusform>
            <numerusform>%n upgrades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 points. %3</source>
        <translation>
            <numerusform>%1. %2 point. %3</numerusform>
            <numerusform>%1. %2 points. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ways to finish on exactly %2 points, %3 within the limit.</source>
        <translation>
            <numerusform>%1 way to finish on exactly %2 points, %3 within the limit.</numerusform>
            <numerusform>%1 ways to finish on exactly %2 points, %3 within the limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %1 points can be reached.</source>
        <translation>
            <numerusform>Exactly %1 point can be reached.</numerusform>
            <numerusform>Exactly %1 points can be reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No legal army with all of this costs exactly %1 points; of the %2 possible totals the closest is %3.</source>
        <translation>
            <numerusform>No legal army with all of this costs exactly %1 point; of the %2 possible totals the closest is %3.</numerusform>
            <numerusform>No legal army with all of this costs exactly %1 points; of the %2 possible totals the closest is %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands of %1</source>
        <translation>
            <numerusform>%n stand of %1</numerusform>
            <numerusform>%n stands of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands of %1 complete your first legal army</source>
        <translation>
            <numerusform>%n stand of %1 completes your first legal army</numerusform>
            <numerusform>%n stands of %1 complete your first legal army</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands of %2 add %1</source>
        <extracomment>%1 is &quot;312 more legal armies&quot;</extracomment>
        <translation>
            <numerusform>%n stand of %2 adds %1</numerusform>
            <numerusform>%n stands of %2 add %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more legal armies</source>
        <translation>
            <numerusform>%1 more legal army</numerusform>
            <numerusform>%1 more legal armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set aside</source>
        <translation>
            <numerusform>%n set aside</numerusform>
            <numerusform>%n set aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies, the largest of %2 points</source>
        <translation>
            <numerusform>%1 legal army, of %2 points</numerusform>
            <numerusform>%1 legal armies, the largest of %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands short of a legal army</source>
        <translation>
            <numerusform>%n stand short of a legal army</numerusform>
            <numerusform>%n stands short of a legal army</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %1 points:</source>
        <translation>
            <numerusform>At %1 point:</numerusform>
            <numerusform>At %1 points:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 house points</source>
        <translation>
            <numerusform>%1 of %2 house point</numerusform>
            <numerusform>%1 of %2 house points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 legal armies include all of this.</source>
        <translation>
            <numerusform>%1 legal army includes all of this.</numerusform>
            <numerusform>%1 legal armies include all of this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n features</source>
        <translation>
            <numerusform>%n feature</numerusform>
            <numerusform>%n features</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last %n dice after %1 are not needed; each terrain roll takes %2 dice of %3 sides.</source>
        <translation>
            <numerusform>the last die after %1 is not needed; each terrain roll takes %2 dice of %3 sides.</numerusform>
            <numerusform>the last %n dice after %1 are not needed; each terrain roll takes %2 dice of %3 sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Side %1 deploys %n of these: %2.</source>
        <translation>
            <numerusform>Side %1 deploys one of these: %2.</numerusform>
            <numerusform>Side %1 deploys %n of these: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” and “%2” are one name now, in %n battles; “%3” takes that back.</source>
        <translation>
            <numerusform>“%1” and “%2” are one name now, in %n battle; “%3” takes that back.</numerusform>
            <numerusform>“%1” and “%2” are one name now, in %n battles; “%3” takes that back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles have their names as they were typed.</source>
        <translation>
            <numerusform>%n battle has its names as they were typed.</numerusform>
            <numerusform>%n battles have their names as they were typed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1  %n battles</source>
        <translation>
            <numerusform>%1  %n battle</numerusform>
            <numerusform>%1  %n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n entries replay, and this program rules them the same.</source>
        <translation>
            <numerusform>The %n entry replays, and this program rules it the same.</numerusform>
            <numerusform>All %n entries replay, and this program rules them the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n steps can be redone; nothing was done.</source>
        <translation>
            <numerusform>only %n step can be redone; nothing was done.</numerusform>
            <numerusform>only %n steps can be redone; nothing was done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n steps can be undone; nothing was undone.</source>
        <translation>
            <numerusform>only %n step can be undone; nothing was undone.</numerusform>
            <numerusform>only %n steps can be undone; nothing was undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %1 legal armies, each equally likely (seed %2).</source>
        <translation>
            <numerusform>The only legal army (%1, seed %2).</numerusform>
            <numerusform>One of %1 legal armies, each equally likely (seed %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal</source>
        <translation>
            <numerusform>%n legal</numerusform>
            <numerusform>%n legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with problems</source>
        <translation>
            <numerusform>%n with problems</numerusform>
            <numerusform>%n with problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n that cannot be checked</source>
        <translation>
            <numerusform>%n that cannot be checked</numerusform>
            <numerusform>%n that cannot be checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies: %1</source>
        <translation>
            <numerusform>%n army: %1</numerusform>
            <numerusform>%n armies: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bringing the library up to date: %1 of %n battles</source>
        <translation>
            <numerusform>Bringing the library up to date: %1 of %n battle</numerusform>
            <numerusform>Bringing the library up to date: %1 of %n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were not read as they stand.</source>
        <translation>
            <numerusform>%n more line was not read as it stands.</numerusform>
            <numerusform>%n more lines were not read as they stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drawing %n armies: %1 so far</source>
        <translation>
            <numerusform>drawing %n army: %1 so far</numerusform>
            <numerusform>drawing %n armies: %1 so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round: %n minutes</source>
        <translation>
            <numerusform>Round: %n minute</numerusform>
            <numerusform>Round: %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionPage</name>
    <message numerus="yes">
        <source>%n stands</source>
        <translation>
            <numerusform>%n stand</numerusform>
            <numerusform>%n stands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeployPart</name>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DesignerPage</name>
    <message numerus="yes">
        <source>%1, %2, %3 points</source>
        <translation>
            <numerusform>%1, %2, %3 point</numerusform>
            <numerusform>%1, %2, %3 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message numerus="yes">
        <source>%1, %2 points, %3 in the army, %4</source>
        <translation>
            <numerusform>%1, %2 point, %3 in the army, %4</numerusform>
            <numerusform>%1, %2 points, %3 in the army, %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fared</name>
    <message numerus="yes">
        <source>Luck: loading %n more battles</source>
        <translation>
            <numerusform>Luck: loading %n more battle</numerusform>
            <numerusform>Luck: loading %n more battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldPart</name>
    <message numerus="yes">
        <source>You can field %n nations of %1</source>
        <translation>
            <numerusform>You can field %n nation of %1</numerusform>
            <numerusform>You can field %n nations of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loading %n more battles</source>
        <translation>
            <numerusform>Loading %n more battle</numerusform>
            <numerusform>Loading %n more battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HitRow</name>
    <message numerus="yes">
        <source>%1, %2, %3 points, %4</source>
        <translation>
            <numerusform>%1, %2, %3 point, %4</numerusform>
            <numerusform>%1, %2, %3 points, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListPaper</name>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message numerus="yes">
        <source>One file at a time: the other %n were ignored.</source>
        <translation>
            <numerusform>One file at a time: the other one was ignored.</numerusform>
            <numerusform>One file at a time: the other %n were ignored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NationPage</name>
    <message numerus="yes">
        <source>%1 legal armies, %2 on exactly this many points</source>
        <translation>
            <numerusform>%1 legal army, %2 on exactly this many points</numerusform>
            <numerusform>%1 legal armies, %2 on exactly this many points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NationsPage</name>
    <message numerus="yes">
        <source>Your stands can field %n nations at these points.</source>
        <translation>
            <numerusform>Your stands can field %n nation at these points.</numerusform>
            <numerusform>Your stands can field %n nations at these points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nations</source>
        <translation>
            <numerusform>%n nation</numerusform>
            <numerusform>%n nations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnListPage</name>
    <message numerus="yes">
        <source>%n errors, saved as a draft</source>
        <translation>
            <numerusform>%n error, saved as a draft</numerusform>
            <numerusform>%n errors, saved as a draft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules tie upgrades together. Edit them in the file.</source>
        <translation>
            <numerusform>%n rule ties upgrades together. Edit it in the file.</numerusform>
            <numerusform>%n rules tie upgrades together. Edit them in the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnedPart</name>
    <message numerus="yes">
        <source>%n stands missing; the rest are set aside.</source>
        <translation>
            <numerusform>%n stand missing; the rest are set aside.</numerusform>
            <numerusform>%n stands missing; the rest are set aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastNote</name>
    <message numerus="yes">
        <source>Step %1 corrected. %n later steps no longer fit and were set aside:</source>
        <translation>
            <numerusform>Step %1 corrected. %n later step no longer fits and was set aside:</numerusform>
            <numerusform>Step %1 corrected. %n later steps no longer fit and were set aside:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replayed, except for %n steps:</source>
        <translation>
            <numerusform>Replayed, except for %n step:</numerusform>
            <numerusform>Replayed, except for %n steps:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsBar</name>
    <message numerus="yes">
        <source>%1 of %2 points, %3 over</source>
        <translation>
            <numerusform>%1 of %2 point, %3 over</numerusform>
            <numerusform>%1 of %2 points, %3 over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 points, %3 left</source>
        <translation>
            <numerusform>%1 of %2 point, %3 left</numerusform>
            <numerusform>%1 of %2 points, %3 left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln points</source>
        <translation>
            <numerusform>of %Ln point</numerusform>
            <numerusform>of %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalSheet</name>
    <message numerus="yes">
        <source>The army now has %1 points.</source>
        <translation>
            <numerusform>The army now has %1 point.</numerusform>
            <numerusform>The army now has %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points. %2</source>
        <translation>
            <numerusform>%1 point. %2</numerusform>
            <numerusform>%1 points. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyMade</name>
    <message numerus="yes">
        <source>%1, %Ln points</source>
        <translation>
            <numerusform>%1, %Ln point</numerusform>
            <numerusform>%1, %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SceneryPage</name>
    <message numerus="yes">
        <source>%n pieces loaded.</source>
        <translation>
            <numerusform>%n piece loaded.</numerusform>
            <numerusform>%n pieces loaded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SceneryRow</name>
    <message numerus="yes">
        <source>%1, %2: %n pieces</source>
        <translation>
            <numerusform>%1, %2: %n piece</numerusform>
            <numerusform>%1, %2: %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandRow</name>
    <message numerus="yes">
        <source>%1: %n stands, %2 set aside. For %3</source>
        <translation>
            <numerusform>%1: %n stand, %2 set aside. For %3</numerusform>
            <numerusform>%1: %n stands, %2 set aside. For %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandSheet</name>
    <message numerus="yes">
        <source>All %n alike</source>
        <translation>
            <numerusform>All %n alike</numerusform>
            <numerusform>All %n alike</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StateBadge</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StockRow</name>
    <message numerus="yes">
        <source>%1, %2: %n stands</source>
        <translation>
            <numerusform>%1, %2: %n stand</numerusform>
            <numerusform>%1, %2: %n stands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Also for %n other nations</source>
        <translation>
            <numerusform>Also for %n other nation</numerusform>
            <numerusform>Also for %n other nations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more unit of %1, %n stands</source>
        <translation>
            <numerusform>One more unit of %1, %n stand</numerusform>
            <numerusform>One more unit of %1, %n stands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryEntry</name>
    <message numerus="yes">
        <source>Left behind, %n steps: %1</source>
        <translation>
            <numerusform>Left behind, %n step: %1</numerusform>
            <numerusform>Left behind, %n steps: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TerrainPart</name>
    <message numerus="yes">
        <source>Only my terrain (%n pieces)</source>
        <translation>
            <numerusform>Only my terrain (%n piece)</numerusform>
            <numerusform>Only my terrain (%n pieces)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WarningLine</name>
    <message numerus="yes">
        <source>(%n more)</source>
        <translation>
            <numerusform>(%n more)</numerusform>
            <numerusform>(%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>armies</name>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message numerus="yes">
        <source>over in %n turns</source>
        <translation>
            <numerusform>over in %n turn</numerusform>
            <numerusform>over in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1%2 in %n dice</source>
        <translation>
            <numerusform>%1%2 in %n die</numerusform>
            <numerusform>%1%2 in %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>map</name>
    <message numerus="yes">
        <source>Plan 1 : %1, %n pages</source>
        <translation>
            <numerusform>Plan 1 : %1, %n page</numerusform>
            <numerusform>Plan 1 : %1, %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message numerus="yes">
        <source>round {round}, {left} more combats to fight</source>
        <translation>
            <numerusform>round {round}, {left} more combat to fight</numerusform>
            <numerusform>round {round}, {left} more combats to fight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{many} hits</source>
        <translation>
            <numerusform>{many} hit</numerusform>
            <numerusform>{many} hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{many} hits before saves</source>
        <translation>
            <numerusform>{many} hit before saves</numerusform>
            <numerusform>{many} hits before saves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{many} supports</source>
        <translation>
            <numerusform>{many} support</numerusform>
            <numerusform>{many} supports</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} shot at {other}: {hits} hits.</source>
        <translation>
            <numerusform>{who} shot at {other}: {hits} hit.</numerusform>
            <numerusform>{who} shot at {other}: {hits} hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No points limit given; the army costs {cost} points, so we used {points}.</source>
        <translation>
            <numerusform>No points limit given; the army costs {cost} point, so we used {points}.</numerusform>
            <numerusform>No points limit given; the army costs {cost} points, so we used {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table was read; {count} lines beside it were not.</source>
        <translation>
            <numerusform>The table was read; {count} line beside it was not.</numerusform>
            <numerusform>The table was read; {count} lines beside it were not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more army codes in this text were left out; paste one code at a time.</source>
        <translation>
            <numerusform>{count} more army code in this text was left out; paste one code at a time.</numerusform>
            <numerusform>{count} more army codes in this text were left out; paste one code at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” appears {count} times for {units} units; each got it once.</source>
        <translation>
            <numerusform>“{name}” appears {count} times for {units} unit; it got it once.</numerusform>
            <numerusform>“{name}” appears {count} times for {units} units; each got it once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list {list} has no position {name} ({count} units); it was left out.</source>
        <translation>
            <numerusform>The list {list} has no position {name} ({count} unit); it was left out.</numerusform>
            <numerusform>The list {list} has no position {name} ({count} units); it was left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{key}” is too short; write at least {limit} characters.</source>
        <translation>
            <numerusform>“{key}” is too short; write at least {limit} character.</numerusform>
            <numerusform>“{key}” is too short; write at least {limit} characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{key}” is too long; write at most {limit} characters.</source>
        <translation>
            <numerusform>“{key}” is too long; write at most {limit} character.</numerusform>
            <numerusform>“{key}” is too long; write at most {limit} characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} has {count} units; {most} at most are allowed.</source>
        <translation>
            <numerusform>The {contingent} has {count} unit; {most} at most are allowed.</numerusform>
            <numerusform>The {contingent} has {count} units; {most} at most are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} has {points} points; {bound} at most, {share}% of the {spent} the army costs.</source>
        <translation>
            <numerusform>The {contingent} has {points} point; {bound} at most, {share}% of the {spent} the army costs.</numerusform>
            <numerusform>The {contingent} has {points} points; {bound} at most, {share}% of the {spent} the army costs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} has {points} points; {bound} at least, {share}% of the {spent} the army costs.</source>
        <translation>
            <numerusform>The {contingent} has {points} point; {bound} at least, {share}% of the {spent} the army costs.</numerusform>
            <numerusform>The {contingent} has {points} points; {bound} at least, {share}% of the {spent} the army costs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} has {count} skirmishing units; it needs {least} at least: half of the army’s {all}, or as many as {share}% of the points allow.</source>
        <translation>
            <numerusform>The {contingent} has {count} skirmishing unit; it needs {least} at least: half of the army’s {all}, or as many as {share}% of the points allow.</numerusform>
            <numerusform>The {contingent} has {count} skirmishing units; it needs {least} at least: half of the army’s {all}, or as many as {share}% of the points allow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {contingent} has {count} skirmishing units; none is allowed unless half the army skirmishes, and only {all} of {units} units do.</source>
        <translation>
            <numerusform>The {contingent} has {count} skirmishing unit; none is allowed unless half the army skirmishes, and only {all} of {units} units do.</numerusform>
            <numerusform>The {contingent} has {count} skirmishing units; none is allowed unless half the army skirmishes, and only {all} of {units} units do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{input}” has {count} dice; {wanted} are rolled. Enter them all.</source>
        <translation>
            <numerusform>“{input}” has {count} die; {wanted} are rolled. Enter them all.</numerusform>
            <numerusform>“{input}” has {count} dice; {wanted} are rolled. Enter them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has {stands} stands; no more than that can be defended or fortified.</source>
        <translation>
            <numerusform>{who} has {stands} stand; no more than that can be defended or fortified.</numerusform>
            <numerusform>{who} has {stands} stands; no more than that can be defended or fortified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice at {who}, {score} or more: {hits} hit.</source>
        <translation>
            <numerusform>{dice} die at {who}, {score} or more: {hits} hit.</numerusform>
            <numerusform>{dice} dice at {who}, {score} or more: {hits} hit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The battle will last {turns} turns.</source>
        <translation>
            <numerusform>The battle will last {turns} turn.</numerusform>
            <numerusform>The battle will last {turns} turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} demanded supplication: {units} enemy units wavered.</source>
        <translation>
            <numerusform>{who} demanded supplication: {units} enemy unit wavered.</numerusform>
            <numerusform>{who} demanded supplication: {units} enemy units wavered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} destroyed its enemies in a single round: {stands} stands, {points} Victory points.</source>
        <translation>
            <numerusform>{who} destroyed its enemies in a single round: {stands} stand, {points} Victory points.</numerusform>
            <numerusform>{who} destroyed its enemies in a single round: {stands} stands, {points} Victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} attacked {other}: {stands} stands, {dice} dice.</source>
        <translation>
            <numerusform>{who} attacked {other}: {stands} stand, {dice} dice.</numerusform>
            <numerusform>{who} attacked {other}: {stands} stands, {dice} dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} hit {other} {hits} times.</source>
        <translation>
            <numerusform>{who} hit {other} once.</numerusform>
            <numerusform>{who} hit {other} {hits} times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} re-rolled a die: {hits} hits.</source>
        <translation>
            <numerusform>{who} re-rolled a die: {hits} hit.</numerusform>
            <numerusform>{who} re-rolled a die: {hits} hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} saved {saved} of {hits} hits.</source>
        <translation>
            <numerusform>{who} saved {saved} of {hits} hit.</numerusform>
            <numerusform>{who} saved {saved} of {hits} hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} took {hits} hits.</source>
        <translation>
            <numerusform>{who} took {hits} hit.</numerusform>
            <numerusform>{who} took {hits} hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} lost {stands} stands.</source>
        <translation>
            <numerusform>{who} lost {stands} stand.</numerusform>
            <numerusform>{who} lost {stands} stands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} shot at {other}: {stands} stands.</source>
        <translation>
            <numerusform>{who} shot at {other}: {stands} stand.</numerusform>
            <numerusform>{who} shot at {other}: {stands} stands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bolts of {other} passed through {stands} stands of {who}.</source>
        <translation>
            <numerusform>Bolts of {other} passed through {stands} stand of {who}.</numerusform>
            <numerusform>Bolts of {other} passed through {stands} stands of {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{steps} open steps skipped.</source>
        <translation>
            <numerusform>{steps} open step skipped.</numerusform>
            <numerusform>{steps} open steps skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has {to} stands, not {from}.</source>
        <translation>
            <numerusform>{who} has {to} stand, not {from}.</numerusform>
            <numerusform>{who} has {to} stands, not {from}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has {to} hits, not {from}.</source>
        <translation>
            <numerusform>{who} has {to} hit, not {from}.</numerusform>
            <numerusform>{who} has {to} hits, not {from}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes {to} hits into the next round, not {from}.</source>
        <translation>
            <numerusform>{who} takes {to} hit into the next round, not {from}.</numerusform>
            <numerusform>{who} takes {to} hits into the next round, not {from}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} was shot {to} times, not {from}.</source>
        <translation>
            <numerusform>{who} was shot {to} time, not {from}.</numerusform>
            <numerusform>{who} was shot {to} times, not {from}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has lost {lost} core units and withdraws at {level}: it leaves the field when this phase ends.</source>
        <translation>
            <numerusform>{who} has lost {lost} core unit and withdraws at {level}: it leaves the field when this phase ends.</numerusform>
            <numerusform>{who} has lost {lost} core units and withdraws at {level}: it leaves the field when this phase ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} withdrew, {lost} core units lost.</source>
        <translation>
            <numerusform>{who} withdrew, {lost} core unit lost.</numerusform>
            <numerusform>{who} withdrew, {lost} core units lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has carried out {to} orders, not {from}.</source>
        <translation>
            <numerusform>{who} has carried out {to} order, not {from}.</numerusform>
            <numerusform>{who} has carried out {to} orders, not {from}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{to} stands of {who} have shot, not {from}.</source>
        <translation>
            <numerusform>{to} stand of {who} have shot, not {from}.</numerusform>
            <numerusform>{to} stands of {who} have shot, not {from}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This brigade counts as {count} units; {most} at most can be ordered together.</source>
        <translation>
            <numerusform>This brigade counts as {count} unit; {most} at most can be ordered together.</numerusform>
            <numerusform>This brigade counts as {count} units; {most} at most can be ordered together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} turns</source>
        <translation>
            <numerusform>{count} turn</numerusform>
            <numerusform>{count} turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>print</name>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not legal: %n problems, see below</source>
        <translation>
            <numerusform>not legal: %n problem, see below</numerusform>
            <numerusform>not legal: %n problems, see below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Total, of %1 points</source>
        <translation>
            <numerusform>Total, of %1 point</numerusform>
            <numerusform>Total, of %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: one set for %2 points, with an upgrade for each of these types in the army.</source>
        <translation>
            <numerusform>%1: one set for %2 point, with an upgrade for each of these types in the army.</numerusform>
            <numerusform>%1: one set for %2 points, with an upgrade for each of these types in the army.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sizes</name>
    <message numerus="yes">
        <source>%n bases</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n elements</source>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Battlefields</name>
    <message numerus="yes">
        <source>%1 of %n deployed</source>
        <comment>units and commanders</comment>
        <translation>
            <numerusform>%1 of %n deployed</numerusform>
            <numerusform>%1 of %n deployed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n terrain features</source>
        <translation>
            <numerusform>%n terrain feature</numerusform>
            <numerusform>%n terrain features</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Builder</name>
    <message numerus="yes">
        <source>%1 points, %2 %</source>
        <translation>
            <numerusform>%1 point, %2 %</numerusform>
            <numerusform>%1 points, %2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %3 points</source>
        <translation>
            <numerusform>%1: %2, %3 point</numerusform>
            <numerusform>%1: %2, %3 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::CardFoot</name>
    <message numerus="yes">
        <source>%n dice to come</source>
        <translation>
            <numerusform>%n die to come</numerusform>
            <numerusform>%n dice to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Comparing</name>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Fielding</name>
    <message numerus="yes">
        <source>%1 armies, up to %2 points</source>
        <translation>
            <numerusform>%1 army, of %2 points</numerusform>
            <numerusform>%1 armies, up to %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands short</source>
        <translation>
            <numerusform>%n stand short</numerusform>
            <numerusform>%n stands short</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Importer</name>
    <message numerus="yes">
        <source>%1, %2 points</source>
        <translation>
            <numerusform>%1, %2 point</numerusform>
            <numerusform>%1, %2 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %3 points, %4</source>
        <translation>
            <numerusform>%1, %2 of %3 point, %4</numerusform>
            <numerusform>%1, %2 of %3 points, %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::PaintNext</name>
    <message numerus="yes">
        <source>%n stands for the first army</source>
        <translation>
            <numerusform>%n stand for the first army</numerusform>
            <numerusform>%n stands for the first army</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stands: %1</source>
        <translation>
            <numerusform>%n stand: %1</numerusform>
            <numerusform>%n stands: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more armies</source>
        <translation>
            <numerusform>%1 more army</numerusform>
            <numerusform>%1 more armies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Proposal</name>
    <message numerus="yes">
        <source>One of %1 legal armies, each equally likely (seed %2).</source>
        <translation>
            <numerusform>The only legal army (%1, seed %2).</numerusform>
            <numerusform>One of %1 legal armies, each equally likely (seed %2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Session</name>
    <message numerus="yes">
        <source>“%1” and “%2” are one name now, in %n battles; the settings take that back.</source>
        <translation>
            <numerusform>“%1” and “%2” are one name now, in %n battle; the settings take that back.</numerusform>
            <numerusform>“%1” and “%2” are one name now, in %n battles; the settings take that back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::Unmerge</name>
    <message numerus="yes">
        <source>“%1” was “%2” in %n battles.</source>
        <translation>
            <numerusform>“%1” was “%2” in %n battle.</numerusform>
            <numerusform>“%1” was “%2” in %n battles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles have their names as they were typed.</source>
        <translation>
            <numerusform>%n battle has its names as they were typed.</numerusform>
            <numerusform>%n battles have their names as they were typed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>strategikon::UpgradeWindow</name>
    <message numerus="yes">
        <source>Bringing the library up to date: %1 of %n battles</source>
        <translation>
            <numerusform>Bringing the library up to date: %1 of %n battle</numerusform>
            <numerusform>Bringing the library up to date: %1 of %n battles</numerusform>
        </translation>
    </message>
</context>
</TS>
