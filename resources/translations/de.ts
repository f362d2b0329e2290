<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en" language="de">
 <context>
  <name>analysis.odds_deck</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_deck.py" />
   <source>the deck has {count} objective sets; a game needs at least {least}</source>
   <translation>das Deck hat {count} Objective-Sets; ein Spiel braucht mindestens {least}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_deck.py" />
   <source>the pool does not know {sets}: odds are exact only where every card of a deck is known. Correct the list first</source>
   <translation>der Kartenbestand kennt {sets} nicht: Chancen sind nur genau, wenn jede Karte des Decks bekannt ist. Korrigiere zuerst die Liste</translation>
  </message>
 </context>
 <context>
  <name>analysis.odds_habits</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_habits.py" />
   <source>a hand can be judged by {most} rules at most</source>
   <translation>eine Hand lässt sich nach höchstens {most} Regeln beurteilen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_habits.py" />
   <source>a hand of {hand} cards cannot be drawn from {count} command cards</source>
   <translation>eine Hand mit {hand} Karten lässt sich aus {count} Kommandokarten nicht ziehen</translation>
  </message>
 </context>
 <context>
  <name>analysis.odds_keep</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_keep.py" />
   <source>the three with the highest product of resources on turn 1 and command cards they could pay for then; of equals the three with the most damage capacity, then the earlier ones of the list</source>
   <translation>die drei mit dem höchsten Produkt aus Ressourcen in Zug 1 und Kommandokarten, die sie dann bezahlen könnten; bei Gleichstand die drei mit der meisten Schadenskapazität, dann die früheren der Liste</translation>
  </message>
 </context>
 <context>
  <name>analysis.odds_objectives</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_objectives.py" />
   <source>the deck has {count} different objectives; which of them are kept is worked out for {most} at most</source>
   <translation>das Deck hat {count} verschiedene Ziele; welche davon behalten werden, wird nur für höchstens {most} berechnet</translation>
  </message>
 </context>
 <context>
  <name>analysis.odds_questions</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>A sensible player keeps {rule}.</source>
   <translation>Ein vernünftiger Spieler behält {rule}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Each line with the keep that has the most resources then. A card that gave two or more needs as many refreshes; one that was not used, or gave one, is ready.</source>
   <translation>Jede Zeile mit der Auswahl, die dann die meisten Ressourcen hat. Eine Karte, die zwei oder mehr geliefert hat, braucht ebenso viele Auffrischungen; eine ungenutzte oder eine, die nur eine geliefert hat, ist bereit.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Mulligan: a hand in which this comes true is drawn anew once.</source>
   <translation>Mulligan: Eine Hand, in der das zutrifft, wird einmal neu gezogen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Mulligan: a hand is kept with {rules}, else drawn anew once.</source>
   <translation>Mulligan: Eine Hand wird behalten mit {rules}, sonst einmal neu gezogen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Mulligan: a hand without a card that is asked for and can be paid for then is drawn anew once.</source>
   <translation>Mulligan: Eine Hand ohne eine gesuchte Karte, die dann bezahlt werden kann, wird einmal neu gezogen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Mulligan: a hand without it is drawn anew once.</source>
   <translation>Mulligan: Eine Hand ohne sie wird einmal neu gezogen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Nothing in this deck matches.</source>
   <translation>Nichts in diesem Deck passt dazu.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Nothing in this deck matches. Did you mean {title}?</source>
   <translation>Nichts in diesem Deck passt dazu. Meintest du {title}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>The affiliation card and the kept objectives pay, with a resource match; each line with the keep that is best for it. Cards that were played to give resources, and texts that change costs, are not counted.</source>
   <translation>Die Fraktionskarte und die behaltenen Ziele bezahlen, mit passender Ressource; jede Zeile mit der Auswahl, die für sie am besten ist. Ausgespielte Karten, die Ressourcen liefern, und Texte, die Kosten ändern, zählen nicht mit.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>The deck has no affiliation card, so none is counted.</source>
   <translation>Das Deck hat keine Fraktionskarte, also zählt keine mit.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>X counts as 0: {titles}.</source>
   <translation>X zählt als 0: {titles}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>a question is empty; ask for a card, or for resources</source>
   <translation>eine Frage ist leer; frage nach einer Karte oder nach Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>{question!r}: a turn is a number from 1 to {most}</source>
   <translation>„{question}“: Ein Zug ist eine Zahl von 1 bis {most}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>{question!r}: an edge stack has 1 to {most} cards of a hand</source>
   <translation>„{question}“: Ein Vorteilsstapel hat 1 bis {most} Karten der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>{question!r}: objectives are asked of the setup, without a turn</source>
   <translation>„{question}“: Nach Zielen wird beim Aufbau gefragt, ohne Zug</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>{question!r}: pay asks for one card; leave out how many</source>
   <translation>„{question}“: pay fragt nach einer Karte; lass die Anzahl weg</translation>
  </message>
 </context>
 <context>
  <name>analysis.odds_report</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_report.py" />
   <source>The question has no single chance for an answer; ask for a number of it.</source>
   <translation>Auf die Frage gibt es nicht nur eine Chance als Antwort; frage nach einer Anzahl.</translation>
  </message>
 </context>
 <context>
  <name>analysis.odds_rules</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_rules.py" />
   <source>nothing in this deck is found by {query!r}; ask for a card by its title, or by a query, with no more than an amount before it and a turn behind it</source>
   <translation>zu {query!r} findet sich nichts in diesem Deck; frage nach einer Karte mit ihrem Titel oder nach einer Suche, nur mit einer Anzahl davor und einer Runde dahinter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_rules.py" />
   <source>the question {question!r} cannot be used as it is: {problems}</source>
   <translation>die Frage „{question}“ ist so nicht brauchbar: {problems}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_rules.py" />
   <source>{part!r}: {problem}</source>
   <translation>„{part}“: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_rules.py" />
   <source>{text!r} names no card; write a title or a query, as {example!r}</source>
   <translation>„{text}“ nennt keine Karte; schreib einen Titel oder eine Suche, etwa „{example}“</translation>
  </message>
 </context>
 <context>
  <name>cards.packs</name>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it cannot be opened ({reason})</source>
   <translation>es lässt sich nicht öffnen ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it has {count:,} files, more than {most:,}</source>
   <translation>es hat {count:,} Dateien, mehr als {most:,}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it holds no picture of a card of this game</source>
   <translation>es enthält kein Bild einer Karte dieses Spiels</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it is no zip archive, or a damaged one</source>
   <translation>es ist kein ZIP-Archiv oder ein beschädigtes</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it would unpack to {megabytes:,} MB</source>
   <translation>es würde entpackt {megabytes:,} MB groß</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} has an absolute path</source>
   <translation>der Eintrag {entry} hat einen absoluten Pfad</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} has not the size that is stated</source>
   <translation>der Eintrag {entry} hat nicht die angegebene Größe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is a link</source>
   <translation>der Eintrag {entry} ist eine Verknüpfung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is damaged</source>
   <translation>der Eintrag {entry} ist beschädigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is encrypted</source>
   <translation>der Eintrag {entry} ist verschlüsselt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is larger than any picture of a card</source>
   <translation>der Eintrag {entry} ist größer als jedes Kartenbild</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is packed in an unknown way</source>
   <translation>der Eintrag {entry} ist auf unbekannte Weise gepackt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} leads out of its folder</source>
   <translation>der Eintrag {entry} führt aus seinem Ordner heraus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} would unpack to far more than it says</source>
   <translation>der Eintrag {entry} würde entpackt viel größer als angegeben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>{entry} is in it twice</source>
   <translation>{entry} ist zweimal darin</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>the card packs could not be written ({reason}); nothing was changed</source>
   <translation>die Kartenpakete ließen sich nicht schreiben ({reason}); es wurde nichts geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>the pack could not be removed ({reason})</source>
   <translation>das Paket ließ sich nicht entfernen ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>there is no such pack</source>
   <translation>dieses Paket gibt es nicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>{file} cannot be read ({reason}); nothing was changed</source>
   <translation>{file} lässt sich nicht lesen ({reason}); es wurde nichts geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>{file} has grown since it was looked at; nothing was changed</source>
   <translation>{file} ist seit der Prüfung gewachsen; es wurde nichts geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>{file}: {problem}; nothing was changed</source>
   <translation>{file}: {problem}; es wurde nichts geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/pack.py" />
   <source>{file} belongs to another pack; remove this one</source>
   <translation>{file} gehört zu einem anderen Paket; entferne dieses</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/pack.py" />
   <source>{file} cannot be read ({reason})</source>
   <translation>{file} lässt sich nicht lesen ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/pack.py" />
   <source>{file} is damaged; remove the pack and import it again</source>
   <translation>{file} ist beschädigt; entferne das Paket und importiere es neu</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/cards/packs/plan.py" />
   <source>{n:,} pictures belong to no card that is known ({first} and others): import the set file of that set with them</source>
   <extracomment>With one: {n} picture belongs to no card that is known ({first}): import the set file of that set with them</extracomment>
   <translation>
    <numerusform>{n} Bild gehört zu keiner bekannten Karte ({first}): Importiere es zusammen mit der Datei seines Sets</numerusform>
    <numerusform>{n:,} Bilder gehören zu keiner bekannten Karte ({first} und andere): Importiere sie zusammen mit der Datei ihres Sets</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>it is a set of another game</source>
   <translation>es ist ein Set eines anderen Spiels</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>it is not text in UTF-8, as OCTGN writes it</source>
   <translation>es ist kein Text in UTF-8, wie OCTGN ihn schreibt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>it starts with &lt;{tag}&gt;, not with &lt;set&gt;: no OCTGN set</source>
   <translation>es beginnt mit &lt;{tag}&gt;, nicht mit &lt;set&gt;: kein OCTGN-Set</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>line {line} and others: {n:,} cards were left out, they have ids of cards before</source>
   <extracomment>With one: line {line}: {n} card was left out, it has the id of a card before</extracomment>
   <translation>
    <numerusform>Zeile {line}: {n} Karte wurde weggelassen, sie hat die Kennung einer früheren</numerusform>
    <numerusform>Zeile {line} und andere: {n:,} Karten wurden weggelassen, sie haben Kennungen früherer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>line {line} and others: {n:,} cards without a sound id were left out</source>
   <extracomment>With one: line {line}: {n} card without a sound id was left out</extracomment>
   <translation>
    <numerusform>Zeile {line}: {n} Karte ohne brauchbare Kennung wurde weggelassen</numerusform>
    <numerusform>Zeile {line} und andere: {n:,} Karten ohne brauchbare Kennung wurden weggelassen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>line {line}: the set has no sound id</source>
   <translation>Zeile {line}: Das Set hat keine gültige ID</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it cannot be read ({reason})</source>
   <translation>es lässt sich nicht lesen ({reason})</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it is a second file of the set {name}: its {n:,} cards were left out</source>
   <extracomment>With one: it is a second file of the set {name}: its {n} card was left out</extracomment>
   <translation>
    <numerusform>es ist eine zweite Datei des Sets {name}: ihre {n} Karte wurde weggelassen</numerusform>
    <numerusform>es ist eine zweite Datei des Sets {name}: ihre {n:,} Karten wurden weggelassen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it is larger than any picture of a card</source>
   <translation>es ist größer als jedes Kartenbild</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it is larger than any set file</source>
   <translation>es ist größer als jede Set-Datei</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it is no set file, no archive and no picture named after a card's id</source>
   <translation>es ist keine Set-Datei, kein Archiv und kein Bild, das nach der ID einer Karte benannt ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>there are more than {most:,} files; choose the folder of the game, not one that holds everything</source>
   <translation>es sind mehr als {most:,} Dateien; wähle den Ordner des Spiels, nicht einen, in dem alles liegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>{count:,} pictures of {megabytes:,} MB are too much for one import; choose fewer files at a time</source>
   <translation>{count:,} Bilder mit {megabytes:,} MB sind zu viel für einen Import; wähle weniger Dateien auf einmal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>{file}: {problem}</source>
   <translation>{file}: {problem}</translation>
  </message>
 </context>
 <context>
  <name>cards.rulebook</name>
  <message>
   <location filename="../../swlcg_deck/cards/rulebook/glossary_words.py" />
   <source>Not printed in so many words; it follows from the source.</source>
   <translation>Nicht wörtlich gedruckt; es folgt aus der Quelle.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/rulebook/glossary_words.py" />
   <source>Our ruling: the printed rules leave this open.</source>
   <translation>Unsere Entscheidung: Die gedruckten Regeln lassen das offen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/rulebook/glossary_words.py" />
   <source>{id}, {title} ({source})</source>
   <translation>{id}, {title} ({source})</translation>
  </message>
 </context>
 <context>
  <name>cards.search</name>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>Force icons</source>
   <translation>Machtsymbole</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>a fate card's priority</source>
   <translation>die Priorität einer Schicksalskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>a keyword</source>
   <translation>ein Schlüsselwort</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>a trait</source>
   <translation>ein Merkmal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>blast damage icons (normal)</source>
   <translation>Symbole für Explosionsschaden (normal)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>blast damage icons that need the edge</source>
   <translation>Symbole für Explosionsschaden, die den Vorteil brauchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>cards with errata, or with that entry</source>
   <translation>Karten mit Errata oder mit diesem Eintrag</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>cards with the keyword Limited</source>
   <translation>Karten mit dem Schlüsselwort Limited</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>damage capacity</source>
   <translation>Schadenskapazität</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>in: one of {places}</source>
   <translation>in: eins von {places}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>light or dark</source>
   <translation>hell oder dunkel (light, dark)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>limit 1 per objective deck, errata included</source>
   <translation>höchstens 1 pro Zieldeck, Errata eingeschlossen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>resources generated</source>
   <translation>gelieferte Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>sets for one affiliation only</source>
   <translation>Sets für nur eine Fraktion</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>sets in a restricted group, or in that group</source>
   <translation>Sets in einer Restriktionsgruppe oder in dieser Gruppe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>sets in the deck or the collection</source>
   <translation>Sets im Deck oder in der Sammlung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>tactics icons (normal)</source>
   <translation>Taktiksymbole (normal)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>tactics icons that need the edge</source>
   <translation>Taktiksymbole, die den Vorteil brauchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the box or pack</source>
   <translation>die Box oder das Pack</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the card type</source>
   <translation>der Kartentyp</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the card's affiliation</source>
   <translation>die Fraktion der Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the card's printed number</source>
   <translation>die aufgedruckte Nummer der Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the cost</source>
   <translation>die Kosten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the cycle</source>
   <translation>der Zyklus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the objective set's number</source>
   <translation>die Nummer des Objective-Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the rules text, as far as it is written down, and what your card packs print</source>
   <translation>der Regeltext, soweit er geschrieben ist, und was deine Kartenpakete als gedruckt angeben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the title</source>
   <translation>der Titel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>there is no deck or collection to look in</source>
   <translation>es gibt kein Deck und keine Sammlung zum Durchsuchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>there is no {field} {text!r}; it is one of: {names}</source>
   <translation>{field} kann nicht „{text}“ sein, nur eins von: {names}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>there is nothing to look for here</source>
   <translation>hier steht nichts, wonach gesucht werden kann</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>unique cards</source>
   <translation>einzigartige Karten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>unit damage icons (normal)</source>
   <translation>Symbole für Einheitenschaden (normal)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>unit damage icons that need the edge</source>
   <translation>Symbole für Einheitenschaden, die den Vorteil brauchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>{field} is compared with a whole number, not with {text!r}</source>
   <translation>{field} wird mit einer ganzen Zahl verglichen, nicht mit „{text}“</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>{field} is one of: {names}</source>
   <translation>{field} ist eins von: {names}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>{field} is text; {comparison} compares numbers. Write {field}:value</source>
   <translation>{field} ist Text; {comparison} vergleicht Zahlen. Schreib {field}:Wert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>{field} is yes or no, not {text!r}</source>
   <translation>{field} ist yes oder no, nicht „{text}“</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Enhancements</source>
   <translation>Verstärkungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Events</source>
   <translation>Ereignisse</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Fate cards</source>
   <translation>Schicksalskarten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>In deck</source>
   <translation>Im Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Legal here</source>
   <translation>Hier legal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Missions</source>
   <translation>Missionen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Not in deck</source>
   <translation>Nicht im Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Objectives</source>
   <translation>Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Owned</source>
   <translation>Im Besitz</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Units</source>
   <translation>Einheiten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>a query has at most {most} characters</source>
   <translation>eine Suche hat höchstens {most} Zeichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>or stands between two terms</source>
   <translation>or steht zwischen zwei Ausdrücken</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>the query contains a control character</source>
   <translation>die Suche enthält ein Steuerzeichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>there is no parenthesis to close here</source>
   <translation>hier gibt es keine Klammer zu schließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>there is nothing to leave out</source>
   <translation>es gibt nichts auszuschließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>this parenthesis is not closed</source>
   <translation>diese Klammer ist nicht geschlossen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>too many parentheses inside each other</source>
   <translation>zu viele Klammern ineinander</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>= asks for the whole text, : for a part of it</source>
   <translation>= verlangt den ganzen Text, : einen Teil davon</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>a field and its value; - or not leaves out</source>
   <translation>ein Feld und sein Wert; - oder not schließt aus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>or, parentheses; numbers take = != &lt; &lt;= &gt; &gt;=</source>
   <translation>or, Klammern; bei Zahlen gehen = != &lt; &lt;= &gt; &gt;=</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>quotes keep words together</source>
   <translation>Anführungszeichen halten Wörter zusammen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>words match titles; all of them have to</source>
   <translation>Wörter suchen in Titeln; alle müssen vorkommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/parser.py" />
   <source>there is no field {field}; did you mean {near}?</source>
   <translation>es gibt kein Feld {field}; meintest du {near}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/parser.py" />
   <source>there is no field {field}; see the search help for the fields there are</source>
   <translation>es gibt kein Feld {field}; die Suchhilfe zeigt alle Felder</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/parser.py" />
   <source>{field} needs a value</source>
   <translation>{field} braucht einen Wert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/tokens.py" />
   <source>this quote is not closed</source>
   <translation>dieses Anführungszeichen ist nicht geschlossen</translation>
  </message>
 </context>
 <context>
  <name>cards.words</name>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Combat icons: {icons}</source>
   <translation>Kampfsymbole: {icons}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Cost {cost}</source>
   <translation>Kosten {cost}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Damage capacity {capacity}</source>
   <translation>Schadenskapazität {capacity}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Force icons {icons}</source>
   <translation>Machtsymbole {icons}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Priority {priority}</source>
   <translation>Priorität {priority}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Resources {resources}</source>
   <translation>Ressourcen {resources}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Traits: {traits}</source>
   <translation>Merkmale: {traits}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>affiliation</source>
   <translation>Fraktion</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>damage capacity {capacity}</source>
   <translation>Schadenskapazität {capacity}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>enhancement</source>
   <translation>Verstärkung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>event</source>
   <translation>Ereignis</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>fate</source>
   <translation>Schicksal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>mission</source>
   <translation>Mission</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>objective</source>
   <translation>Ziel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>priority {priority}</source>
   <translation>Priorität {priority}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>resources {resources}</source>
   <translation>Ressourcen {resources}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>unit</source>
   <translation>Einheit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>with the edge {icons}</source>
   <translation>mit Vorteil {icons}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>{count} blast damage</source>
   <translation>{count} Explosionsschaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>{count} tactics</source>
   <translation>{count} Taktik</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>{count} unit damage</source>
   <translation>{count} Einheitenschaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Changed later by {edition} ({id}): {change}</source>
   <translation>Später geändert durch {edition} ({id}): {change}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Erratum ({id}, {edition}): {change}</source>
   <translation>Erratum ({id}, {edition}): {change}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Not in one tournament deck with {others}.</source>
   <translation>Im selben Turnierdeck nicht erlaubt: {others}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Note: {words}.</source>
   <translation>Hinweis: {words}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Printed: {text}</source>
   <translation>Gedruckt: {text}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Restricted later by {edition}: not in one tournament deck with {others}.</source>
   <translation>Später eingeschränkt durch {edition}; im selben Turnierdeck nicht erlaubt: {others}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>the affiliation card {card}</source>
   <translation>die Fraktionskarte {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>unique {type}</source>
   <translation>{type}, einzigartig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>{kind}, {affiliation}, card {number}</source>
   <translation>{kind}, {affiliation}, Karte {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>{sets} ({group})</source>
   <translation>{sets} ({group})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/rulings.py" />
   <source>Our text of the card is the newest one: it has this change already.</source>
   <translation>Unser Text der Karte ist der neueste: Er enthält diese Änderung schon.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/rulings.py" />
   <source>the {edition}</source>
   <translation>{edition}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/word_lists.py" />
   <source>{most} and {last}</source>
   <translation>{most} und {last}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/word_lists.py" />
   <source>{most} or {last}</source>
   <translation>{most} oder {last}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/wording.py" />
   <source>Abilities not yet playable. This card's abilities are not written down here yet; see the printed card.</source>
   <translation>Fähigkeiten noch nicht spielbar. Die Fähigkeiten dieser Karte sind hier noch nicht erfasst; sieh auf der gedruckten Karte nach.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/wording.py" />
   <source>Partly playable. Lines in parentheses are not written down here yet, and are not played; see the printed card.</source>
   <translation>Teilweise spielbar. Zeilen in Klammern stehen hier noch nicht und werden nicht gespielt; siehe die gedruckte Karte.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/wording.py" />
   <source>Until then an X on it counts as 0 in a game, as damage capacity 1.</source>
   <translation>Bis dahin zählt ein X auf ihr im Spiel als 0, als Schadenskapazität als 1.</translation>
  </message>
 </context>
 <context>
  <name>decks.backup_check</name>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>a name in it has {letters} characters</source>
   <translation>ein Name darin hat {letters} Zeichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>it has no {file}</source>
   <translation>sie hat keine {file}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>it has {count} files</source>
   <translation>sie hat {count} Dateien</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>it would unpack to {megabytes} MB</source>
   <translation>sie würde entpackt {megabytes} MB groß</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>its format is {format!r}, and this program reads {known}</source>
   <translation>ihr Format ist „{format}“, und dieses Programm liest {known}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>its {file} is damaged</source>
   <translation>ihre {file} ist beschädigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>this is not a usable backup: {why}; nothing was changed</source>
   <translation>das ist keine brauchbare Sicherung: {why}; es wurde nichts geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it has not the size that is stated</source>
   <translation>{file} darin hat nicht die angegebene Größe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is a link</source>
   <translation>{file} darin ist eine Verknüpfung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is damaged</source>
   <translation>{file} darin ist beschädigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is encrypted</source>
   <translation>{file} darin ist verschlüsselt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is larger than any deck</source>
   <translation>{file} darin ist größer als jedes Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is no deck</source>
   <translation>{file} darin ist kein Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is packed in an unknown way</source>
   <translation>{file} darin ist auf unbekannte Weise gepackt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} is in it twice</source>
   <translation>{file} ist zweimal darin</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} is not a zip file, or a damaged one</source>
   <translation>{file} ist keine ZIP-Datei oder eine beschädigte</translation>
  </message>
 </context>
 <context>
  <name>decks.backup_contents</name>
  <message>
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>nobody could bring back a file with this name</source>
   <translation>eine Datei mit diesem Namen könnte niemand zurückholen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>the file cannot be opened ({reason})</source>
   <translation>die Datei lässt sich nicht öffnen ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>the file is larger than {megabytes} MB</source>
   <translation>die Datei ist größer als {megabytes} MB</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>the library is too large for one backup ({files} files, {megabytes} MB); copy its folder {folder} instead</source>
   <translation>die Bibliothek ist zu groß für eine Sicherung ({files} Dateien, {megabytes} MB); kopiere stattdessen ihren Ordner {folder}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>{n} parts of the library cannot be backed up: {names}; nothing was written</source>
   <extracomment>With one: a part of the library cannot be backed up: {names}; nothing was written</extracomment>
   <translation>
    <numerusform>ein Teil der Bibliothek lässt sich nicht sichern: {names}; nichts wurde geschrieben</numerusform>
    <numerusform>{n} Teile der Bibliothek lassen sich nicht sichern: {names}; nichts wurde geschrieben</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>decks.collection_file</name>
  <message>
   <location filename="../../swlcg_deck/decks/collection_file.py" />
   <source>The file of your collection is damaged. It goes into its history, {folder}, as soon as you enter anything.</source>
   <translation>Die Datei deiner Sammlung ist beschädigt. Sie kommt in ihren Verlauf, {folder}, sobald du etwas einträgst.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/collection_file.py" />
   <source>Your collection could not be read ({reason}).</source>
   <translation>Deine Sammlung ließ sich nicht lesen ({reason}).</translation>
  </message>
 </context>
 <context>
  <name>decks.deck_file</name>
  <message>
   <location filename="../../swlcg_deck/decks/deck_file.py" />
   <source>line {line}: not readable as text; save the file as UTF-8 in your editor</source>
   <translation>Zeile {line}: nicht als Text lesbar; speichere die Datei in deinem Editor als UTF-8</translation>
  </message>
 </context>
 <context>
  <name>decks.deck_tree</name>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>affiliation: there is no affiliation card called {title}; it is kept as it stands</source>
   <translation>affiliation: Es gibt keine Fraktionskarte namens {title}; sie bleibt so stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>format: the file is of version {version}, which is newer than this program; it can be looked at and saved as a copy, but not changed</source>
   <translation>format: Die Datei hat Version {version} und ist neuer als dieses Programm; sie lässt sich ansehen und als Kopie speichern, aber nicht ändern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>format: {stated} is not a deck file; this program reads {format}</source>
   <translation>format: {stated} ist keine Deckdatei; dieses Programm liest {format}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>id: not an identity of a deck (32 of 0-9 and a-f); the deck gets a new one</source>
   <translation>id: keine Kennung eines Decks (32 Zeichen aus 0-9 und a-f); das Deck bekommt eine neue</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>name: the deck has none; it is called {name}</source>
   <translation>name: Das Deck hat keinen; es heißt jetzt {name}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>side: {stated} is not used, because these cards are dark</source>
   <translation>side: {stated} gilt nicht, denn diese Karten sind dunkel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>side: {stated} is not used, because these cards are light</source>
   <translation>side: {stated} gilt nicht, denn diese Karten sind hell</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>side: {stated} is not used, because these cards do not settle the side</source>
   <translation>side: {stated} gilt nicht, denn diese Karten legen die Seite nicht fest</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>tags: a text is needed here</source>
   <translation>tags: Hier muss ein Text stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>there is no deck in this file: a deck has keys such as name, affiliation and sets</source>
   <translation>in dieser Datei ist kein Deck: Ein Deck hat Schlüssel wie name, affiliation und sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
 </context>
 <context>
  <name>decks.edits</name>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Add {copies} x {set}</source>
   <translation>{copies} x {set} hinzufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Add {set}</source>
   <translation>{set} hinzufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Choose {card}</source>
   <translation>{card} wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Name the author</source>
   <translation>Autor nennen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Remove all tags</source>
   <translation>Alle Schlagwörter entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Remove the affiliation card</source>
   <translation>Fraktionskarte entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Remove {copies} x {set}</source>
   <translation>{copies} x {set} entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Remove {set}</source>
   <translation>{set} entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Rename to {name}</source>
   <translation>Umbenennen in {name}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Swap {old} for {new}</source>
   <translation>{old} gegen {new} tauschen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Tag {tags}</source>
   <translation>Mit {tags} markieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Use the whole sets</source>
   <translation>Ganze Sets verwenden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Write a note on {set}</source>
   <translation>Notiz zu {set} schreiben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Write notes</source>
   <translation>Notizen schreiben</translation>
  </message>
 </context>
 <context>
  <name>decks.file_names</name>
  <message>
   <location filename="../../swlcg_deck/decks/file_names.py" />
   <source>a folder cannot be called {name}; {better} would do</source>
   <translation>ein Ordner kann nicht {name} heißen; {better} ginge</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/file_names.py" />
   <source>{folder} is not a folder of the library</source>
   <translation>{folder} ist kein Ordner der Bibliothek</translation>
  </message>
 </context>
 <context>
  <name>decks.folders</name>
  <message>
   <location filename="../../swlcg_deck/decks/folders.py" />
   <source>the folder {folder} is not empty; move or delete its decks first</source>
   <translation>der Ordner {folder} ist nicht leer; verschiebe oder lösche zuerst seine Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/folders.py" />
   <source>the folder {folder} leads out of the library</source>
   <translation>der Ordner {folder} führt aus der Bibliothek heraus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/folders.py" />
   <source>there is already a folder {folder}</source>
   <translation>es gibt schon einen Ordner {folder}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/folders.py" />
   <source>there is no folder {folder} in the library</source>
   <translation>in der Bibliothek gibt es keinen Ordner {folder}</translation>
  </message>
 </context>
 <context>
  <name>decks.found_files</name>
  <message>
   <location filename="../../swlcg_deck/decks/found_files.py" />
   <source>a link to a folder; links are not followed</source>
   <translation>eine Verknüpfung mit einem Ordner; Verknüpfungen wird nicht gefolgt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/found_files.py" />
   <source>the folder cannot be opened ({reason})</source>
   <translation>der Ordner lässt sich nicht öffnen ({reason})</translation>
  </message>
 </context>
 <context>
  <name>decks.history</name>
  <message>
   <location filename="../../swlcg_deck/decks/history.py" />
   <source>the history in {folder} cannot be read ({reason})</source>
   <translation>der Verlauf in {folder} lässt sich nicht lesen ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/history.py" />
   <source>there is no version {version} of this deck</source>
   <translation>von diesem Deck gibt es keine Version {version}</translation>
  </message>
 </context>
 <context>
  <name>decks.json_tree</name>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>line {line}: not readable as JSON: {problem}</source>
   <translation>Zeile {line}: nicht als JSON lesbar: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>not readable as JSON: too deeply nested</source>
   <translation>nicht als JSON lesbar: zu tief verschachtelt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>the file is too deeply nested for a deck</source>
   <translation>die Datei ist für ein Deck zu tief verschachtelt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>the file is too long for a deck</source>
   <translation>die Datei ist für ein Deck zu lang</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>the key {key} stands twice in one place</source>
   <translation>der Schlüssel {key} steht zweimal an derselben Stelle</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>the text {text} contains half a character</source>
   <translation>der Text {text} enthält ein halbes Zeichen</translation>
  </message>
 </context>
 <context>
  <name>decks.library</name>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>this deck is no longer in the library</source>
   <translation>dieses Deck ist nicht mehr in der Bibliothek</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>this version cannot be read as a deck ({problem}); it is kept as {path}</source>
   <translation>diese Fassung lässt sich nicht als Deck lesen ({problem}); sie bleibt als {path} erhalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>this version needs a newer version of this program</source>
   <translation>diese Fassung braucht eine neuere Version dieses Programms</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>{file} was written by a newer version of this program and is not changed; save the deck as a copy</source>
   <translation>{file} wurde von einer neueren Version dieses Programms geschrieben und wird nicht geändert; speichere das Deck als Kopie</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>{folder} is a folder that cannot be looked into</source>
   <translation>{folder} ist ein Ordner, in den man nicht hineinsehen kann</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>{path} cannot be opened ({reason})</source>
   <translation>{path} lässt sich nicht öffnen ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>{path} is larger than any deck; it is left alone</source>
   <translation>{path} ist größer als jedes Deck; die Datei bleibt unangetastet</translation>
  </message>
 </context>
 <context>
  <name>decks.library_errors</name>
  <message>
   <location filename="../../swlcg_deck/decks/library_errors.py" />
   <source>{file} was changed by another program since it was opened here; save this deck as a copy, or overwrite the other one</source>
   <translation>{file} wurde von einem anderen Programm geändert, seit sie hier geöffnet wurde; speichere dieses Deck als Kopie oder überschreibe das andere</translation>
  </message>
 </context>
 <context>
  <name>decks.library_place</name>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>chosen in the settings</source>
   <translation>in den Einstellungen gewählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>it is damaged</source>
   <translation>sie ist beschädigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>the usual folder</source>
   <translation>der übliche Ordner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>{path} cannot be read ({reason}), and it may say which folder is your library; let the variable {variable} name it</source>
   <translation>{path} lässt sich nicht lesen ({reason}), und darin steht vielleicht, welcher Ordner deine Bibliothek ist; nenne ihn in der Variablen {variable}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>{variable} names it</source>
   <translation>{variable} nennt ihn</translation>
  </message>
 </context>
 <context>
  <name>decks.library_search</name>
  <message>
   <location filename="../../swlcg_deck/decks/library_search.py" />
   <source>there is no field {field}; there are {fields}</source>
   <translation>es gibt kein Feld {field}; es gibt {fields}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_search.py" />
   <source>total needs a number</source>
   <translation>total braucht eine Zahl</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_search.py" />
   <source>{field} cannot be compared; use {field}:</source>
   <translation>{field} lässt sich nicht vergleichen; nimm {field}:</translation>
  </message>
 </context>
 <context>
  <name>decks.set_entries</name>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>a list is needed here, one line for each entry</source>
   <translation>hier muss eine Liste stehen, eine Zeile für jeden Eintrag</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>a listed card needs its title</source>
   <translation>eine aufgelistete Karte braucht ihren Titel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>a set needs its number or its title</source>
   <translation>ein Set braucht seine Nummer oder seinen Titel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>there is no set called {wrong}; read as set {number}, {title}</source>
   <translation>es gibt kein Set namens {wrong}; gelesen als Set {number}, {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>there is no set {wrong}; read as {title}, which is set {number}</source>
   <translation>es gibt kein Set {wrong}; gelesen als {title}, das ist Set {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>{key}: the file lists {count} entries; a deck has at most {most}</source>
   <translation>{key}: Die Datei hat {count} Einträge; ein Deck hat höchstens {most}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>{set} is listed more than once; the copies are added up</source>
   <translation>{set} steht mehrmals in der Liste; die Exemplare werden zusammengezählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>{set} is not in the card pool; it is kept as it stands</source>
   <translation>{set} ist nicht im Kartenbestand; es bleibt so stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>{title} is set {number}, and set {other} is {other_title}; choose one of them</source>
   <translation>{title} ist Set {number}, und Set {other} ist {other_title}; wähle eins davon</translation>
  </message>
 </context>
 <context>
  <name>decks.shelf</name>
  <message>
   <location filename="../../swlcg_deck/decks/shelf.py" />
   <source>this is a link or no file; links are not followed</source>
   <translation>das ist eine Verknüpfung oder keine Datei; Verknüpfungen wird nicht gefolgt</translation>
  </message>
 </context>
 <context>
  <name>decks.trash</name>
  <message>
   <location filename="../../swlcg_deck/decks/trash.py" />
   <source>the trash in {folder} cannot be read ({reason})</source>
   <translation>der Papierkorb in {folder} lässt sich nicht lesen ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/trash.py" />
   <source>this deck is no longer in the trash</source>
   <translation>dieses Deck ist nicht mehr im Papierkorb</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/trash.py" />
   <source>{deck} could not be deleted ({reason})</source>
   <translation>{deck} ließ sich nicht löschen ({reason})</translation>
  </message>
 </context>
 <context>
  <name>decks.values</name>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>a group of keys</source>
   <translation>eine Gruppe von Schlüsseln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>a list</source>
   <translation>eine Liste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>the key {key} is not known (did you mean {near}?); it is kept as it stands</source>
   <translation>der Schlüssel {key} ist unbekannt (meintest du {near}?); er bleibt so stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>the key {key} is not known; it is kept as it stands</source>
   <translation>der Schlüssel {key} ist unbekannt; er bleibt so stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{key}: a text is needed here</source>
   <translation>{key}: Hier muss ein Text stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{key}: only the first {limit} of {length} characters are read</source>
   <translation>{key}: Nur die ersten {limit} von {length} Zeichen werden gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{title}, copies: a number from 1 to {most} is needed; read as 1</source>
   <translation>{title}, copies: Hier muss eine Zahl von 1 bis {most} stehen; gelesen als 1</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{title}, copies: {copies} is less than one; it is left out</source>
   <translation>{title}, copies: {copies} ist weniger als eins; es wird weggelassen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{title}, copies: {copies} is too many; read as {most}</source>
   <translation>{title}, copies: {copies} ist zu viel; gelesen als {most}</translation>
  </message>
 </context>
 <context>
  <name>engine.core</name>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>An option of {kind!r} can be taken only once: {picks}.</source>
   <translation>Eine Möglichkeit von {kind!r} kann nur einmal gewählt werden: {picks}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>The decision {kind!r} takes {wanted} of its options, not {count}.</source>
   <translation>Bei der Entscheidung {kind!r} sind {wanted} Möglichkeiten zu wählen, nicht {count}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>The game is over; there is nothing left to decide.</source>
   <translation>Die Partie ist zu Ende; es gibt nichts mehr zu entscheiden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>{least} to {most}</source>
   <translation>{least} bis {most}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>{pick!r} is no option of the decision {kind!r}; there are options 0 to {last}.</source>
   <translation>{pick!r} ist keine Möglichkeit der Entscheidung {kind!r}; es gibt die Möglichkeiten 0 bis {last}.</translation>
  </message>
 </context>
 <context>
  <name>engine.new_game</name>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>The dark side deck</source>
   <translation>Das Deck der Dunklen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>The light side deck</source>
   <translation>Das Deck der Hellen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>There is no house rule {name!r}, only {known}.</source>
   <translation>Eine Hausregel {name!r} gibt es nicht, nur {known}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} cannot be built on {affiliation}, which is an affiliation card of {side}.</source>
   <translation>{deck} kann nicht auf {affiliation} aufbauen: Das ist eine Fraktionskarte für {side}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} cannot hold set {number}, {title}, which is a set of {side}.</source>
   <translation>{deck} darf Set {number}, {title}, nicht enthalten: Das ist ein Set für {side}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} has {n} objective sets. A game needs {least} to {most} of them.</source>
   <extracomment>With one: {deck} has {n} objective set. A game needs {least} to {most} of them.</extracomment>
   <translation>
    <numerusform>{deck} hat {n} Objective-Set. Eine Partie braucht {least} bis {most}.</numerusform>
    <numerusform>{deck} hat {n} Objective-Sets. Eine Partie braucht {least} bis {most}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} names an objective set that the pool does not have: {number!r}.</source>
   <translation>{deck} nennt ein Objective-Set, das es nicht gibt: {number!r}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} names no affiliation card of the pool: {affiliation!r}.</source>
   <translation>{deck} nennt eine Fraktionskarte, die es nicht gibt: {affiliation!r}.</translation>
  </message>
 </context>
 <context>
  <name>engine.saved</name>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>Every option of the {what} should be true or false.</source>
   <translation>{what}: Jede Option soll wahr oder falsch sein.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The decks of the {what} cannot be played. {reason}</source>
   <translation>{what}: Die Decks lassen sich nicht spielen. {reason}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The entry 'decks' of the {what} should hold two decks.</source>
   <translation>{what}: Der Eintrag 'decks' soll zwei Decks enthalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The entry {name!r} of the {what} should be {wanted}, not {kind}.</source>
   <translation>{what}: Der Eintrag {name!r} hat die falsche Art (erwartet: {wanted}; gefunden: {kind}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The seed of the {what} is not between 0 and 2 to the 64th.</source>
   <translation>{what}: Die Startzahl liegt nicht zwischen 0 und 2 hoch 64.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} breaks off or was changed: line {line}, column {column} is not JSON ({fault}).</source>
   <translation>{what}: Die Datei bricht ab oder wurde geändert; Zeile {line}, Spalte {column} ist kein JSON ({fault}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} has no entry {name!r}.</source>
   <translation>{what}: Der Eintrag {name!r} fehlt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} has version {version} of its format and this program knows version {known}. A newer program wrote it.</source>
   <translation>{what}: Das Format hat Version {version}, dieses Programm kennt Version {known}. Ein neueres Programm hat die Datei geschrieben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} holds a number that no game has: {number}.</source>
   <translation>{what}: Die Datei enthält eine Zahl, die keine Partie hat: {number}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} is nested deeper than any game.</source>
   <translation>{what}: Die Datei ist tiefer verschachtelt als jede Partie.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} is no text: byte {place} is not UTF-8.</source>
   <translation>{what}: Die Datei ist kein Text; Byte {place} ist kein UTF-8.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} is {size:,} bytes long; no {what} is larger than {most:,}.</source>
   <translation>{what}: Die Datei ist {size:,} Bytes lang; erlaubt sind höchstens {most:,}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} should be one JSON object, not {kind}.</source>
   <translation>{what}: Die Datei soll ein JSON-Objekt sein; gefunden: {kind}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} was written by version {version} of the rules engine; this is version {known}, in which the game might go another way.</source>
   <translation>{what}: Geschrieben mit Version {version} der Spielregeln; dies ist Version {known}, in der die Partie anders verlaufen könnte.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} was written with another card pool ({found!r} instead of {wanted!r}).</source>
   <translation>{what}: Geschrieben mit einem anderen Kartenbestand ({found!r} statt {wanted!r}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>There is no version {version} of a {what}.</source>
   <translation>{what}: Eine Version {version} gibt es nicht.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>This is no {what}: its format is {format!r}.</source>
   <translation>Falsche Datei (erwartet: {what}): Ihr Format ist {format!r}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>a number</source>
   <translation>eine Zahl</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>a text</source>
   <translation>ein Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>an object</source>
   <translation>ein Objekt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>something else</source>
   <translation>etwas anderes</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>with too many digits</source>
   <translation>mit zu vielen Stellen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>After answer {number} of the replay the game is another one than was recorded: one of the answers {first} to {number} was changed, or the checkpoint.</source>
   <translation>Nach Antwort {number} der Aufzeichnung ist die Partie eine andere als aufgezeichnet: Eine der Antworten {first} bis {number} oder der Prüfpunkt wurde geändert.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Answer {number} of the replay comes after the end of the game.</source>
   <translation>Antwort {number} der Aufzeichnung kommt nach dem Ende der Partie.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Answer {number} of the replay does not fit the decision {kind!r} of {side}. {reason}</source>
   <translation>Antwort {number} der Aufzeichnung passt nicht zur Entscheidung {kind!r} für {side}. {reason}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Answer {number} of the replay is no list of option numbers.</source>
   <translation>Antwort {number} der Aufzeichnung ist keine Liste von Nummern.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Answer {number} of the replay is not the one that was recorded, or its digest was changed.</source>
   <translation>Antwort {number} der Aufzeichnung ist nicht die aufgezeichnete, oder ihre Prüfsumme wurde geändert.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Checkpoint {number} of the replay is no number and digest.</source>
   <translation>Prüfpunkt {number} der Aufzeichnung besteht nicht aus Zahl und Prüfsumme.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>The entry 'digests' of the replay should hold texts.</source>
   <translation>Der Eintrag 'digests' der Aufzeichnung sollte Texte enthalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>The game does not begin as it was recorded.</source>
   <translation>Die Partie beginnt nicht so, wie sie aufgezeichnet wurde.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>The replay breaks off: it has {given} of its {wanted} answers.</source>
   <translation>Die Aufzeichnung bricht ab: Sie hat {given} von {wanted} Antworten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>The replay has {answers} answers and {digests} digests of answers: some were added, or taken away.</source>
   <translation>Die Aufzeichnung hat {answers} Antworten und {digests} Prüfsummen von Antworten: Einige kamen hinzu oder fehlen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>replay</source>
   <translation>Aufzeichnung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The saved game cannot go on from where it stands ({fault}).</source>
   <translation>Der Spielstand lässt sich nicht fortsetzen ({fault}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The saved game was changed after it was written: its state does not have the digest the file gives.</source>
   <translation>Der Spielstand wurde nach dem Speichern geändert: Sein Zustand passt nicht zur Prüfsumme in der Datei.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The state of the saved game cannot be: {fault}.</source>
   <translation>Den Zustand im Spielstand kann es nicht geben: {fault}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The state of the saved game has no entry {name}.</source>
   <translation>Im Zustand des Spielstands fehlt der Eintrag {name}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The state of the saved game holds something that no game has: {fault}.</source>
   <translation>Der Zustand des Spielstands enthält etwas, das keine Partie hat: {fault}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>saved game</source>
   <translation>Spielstand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'captured' holds something that is no card</source>
   <translation>'captured' enthält etwas, das keine Karte ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'delayed' holds something that is no effect</source>
   <translation>'delayed' enthält etwas, das kein Effekt ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'engaged' names no card</source>
   <translation>'engaged' nennt keine Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'force_supply' is not a small number</source>
   <translation>'force_supply' ist keine kleine Zahl</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'lasting' holds something that is no effect</source>
   <translation>'lasting' enthält etwas, das kein Effekt ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'seed' is out of range</source>
   <translation>'seed' liegt außerhalb des Erlaubten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>a mark that is neither true nor false</source>
   <translation>eine Angabe, die weder wahr noch falsch ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>its result names no winner and rule</source>
   <translation>sein Ergebnis nennt keinen Sieger mit Regel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>its stack holds something that is no procedure of the rules</source>
   <translation>sein Ablauf enthält etwas, das kein Vorgang der Regeln ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>nothing is under way and nobody has won</source>
   <translation>nichts ist im Gange, und niemand hat gewonnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} does not have one entry for each of the {count} cards</source>
   <translation>{name!r} hat nicht einen Eintrag für jede der {count} Karten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} holds something that is no card</source>
   <translation>{name!r} enthält etwas, das keine Karte ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} is not a list</source>
   <translation>{name!r} ist keine Liste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} is not between {least} and {most}</source>
   <translation>{name!r} liegt nicht zwischen {least} und {most}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} is not one for each player</source>
   <translation>{name!r} gibt es nicht einmal pro Spieler</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{procedure} has no step {step}</source>
   <translation>{procedure} hat keinen Schritt {step}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) belongs to nothing</source>
   <translation>{title} (Karte {number}) gehört zu nichts</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) is no card for {name!r}</source>
   <translation>{title} (Karte {number}) ist keine Karte für {name!r}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) lies in two places</source>
   <translation>{title} (Karte {number}) liegt an zwei Orten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) lies nowhere</source>
   <translation>{title} (Karte {number}) liegt nirgends</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) lies with the wrong player</source>
   <translation>{title} (Karte {number}) liegt beim falschen Spieler</translation>
  </message>
 </context>
 <context>
  <name>engine.telling</name>
  <message>
   <location filename="../../swlcg_deck/engine/telling/asker.py" />
   <source>{card}, by {origin}</source>
   <translation>{card}, durch {origin}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/asker.py" />
   <source>{card}: “{text}”</source>
   <translation>{card}: „{text}“</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/describe.py" />
   <source>Choose up to {most}.</source>
   <translation>Wähle bis zu {most}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/describe.py" />
   <source>Choose {least} to {most}.</source>
   <translation>Wähle {least} bis {most}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/describe.py" />
   <source>Choose {n} options.</source>
   <extracomment>With one: Choose {n} option.</extracomment>
   <translation>
    <numerusform>Wähle {n} Möglichkeit.</numerusform>
    <numerusform>Wähle {n} Möglichkeiten.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/describe.py" />
   <source>{option} ({facts})</source>
   <translation>{option} ({facts})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>After this: {happening}.</source>
   <translation>Das ist gerade geschehen: {happening}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>Before this: {happening}.</source>
   <translation>Das steht bevor: {happening}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card</source>
   <translation>eine Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card goes somewhere else</source>
   <translation>eine Karte kommt woanders hin</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card is captured</source>
   <translation>eine Karte wird gefangen genommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card is drawn</source>
   <translation>eine Karte wird gezogen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card is laid beneath another</source>
   <translation>eine Karte wird unter eine andere gelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card is placed in an edge stack</source>
   <translation>eine Karte wird in einen Vorteilsstapel gelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a shield is placed on {cards}</source>
   <translation>{cards} erhält einen Schild</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a shield is removed from {cards}</source>
   <translation>{cards} verliert einen Schild</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>all edge cards are placed</source>
   <translation>alle Vorteilskarten sind gelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>an ability of {cards} is used</source>
   <translation>eine Fähigkeit von {cards} wird genutzt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>an engagement is declared against {cards}</source>
   <translation>ein Gefecht wird angesagt, Ziel: {cards}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>combat icons of {cards} have resolved</source>
   <translation>Kampfsymbole von {cards} wurden abgehandelt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>combat icons of {cards} resolve</source>
   <translation>Kampfsymbole von {cards} werden abgehandelt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>damage is dealt to {cards}</source>
   <translation>{cards} nimmt Schaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>damage is removed from {cards}</source>
   <translation>{cards} verliert Schaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>focus tokens are placed on {cards}</source>
   <translation>{cards} erhält Fokusmarker</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>focus tokens are removed from {cards}</source>
   <translation>{cards} verliert Fokusmarker</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>resources are generated with {cards}</source>
   <translation>{cards} erzeugt Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>something happens</source>
   <translation>etwas geschieht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the Balance of the Force turns</source>
   <translation>das Gleichgewicht der Macht kippt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the Death Star dial turns</source>
   <translation>die Todesstern-Anzeige wird gedreht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the Force struggle is decided</source>
   <translation>der Kampf um die Macht ist entschieden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the attackers are declared</source>
   <translation>die Angreifer werden bestimmt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the cost of {cards} is set</source>
   <translation>die Kosten für {cards} werden bestimmt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the defenders are declared</source>
   <translation>die Verteidiger werden bestimmt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge battle begins</source>
   <translation>das Duell um den Vorteil beginnt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge battle ends</source>
   <translation>das Duell um den Vorteil endet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge battle is decided</source>
   <translation>das Duell um den Vorteil ist entschieden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge stacks are discarded</source>
   <translation>die Vorteilsstapel werden abgelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge stacks are revealed</source>
   <translation>die Vorteilsstapel werden aufgedeckt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the effect of {cards} resolves</source>
   <translation>der Effekt von {cards} wird abgehandelt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the engagement begins</source>
   <translation>das Gefecht beginnt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the engagement ends</source>
   <translation>das Gefecht endet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the phase begins</source>
   <translation>die Phase beginnt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the phase ends</source>
   <translation>die Phase endet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the refresh is complete</source>
   <translation>die Auffrischung ist abgeschlossen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the strike begins</source>
   <translation>der Schlag beginnt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the strike ends</source>
   <translation>der Schlag endet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the strike of {cards} is resolved</source>
   <translation>der Schlag von {cards} ist abgehandelt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the struggle begins</source>
   <translation>der Kampf um die Macht beginnt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the struggle ends</source>
   <translation>der Kampf um die Macht endet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the turn begins</source>
   <translation>der Zug beginnt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the turn ends</source>
   <translation>der Zug endet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} becomes another kind of card</source>
   <translation>{cards} wird eine andere Art von Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} becomes exhausted</source>
   <translation>{cards} wird erschöpft</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} changes sides</source>
   <translation>{cards} wechselt die Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} enters play</source>
   <translation>{cards} kommt ins Spiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is attached</source>
   <translation>{cards} wird angelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is captured</source>
   <translation>{cards} wird gefangen genommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is chosen to strike</source>
   <translation>{cards} wird zum Zuschlagen gewählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is committed to the Force</source>
   <translation>{cards} wird der Macht verpflichtet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is discarded</source>
   <translation>{cards} wird abgelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is engaged</source>
   <translation>{cards} wird angegriffen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is focused to strike</source>
   <translation>{cards} wird für den Schlag erschöpft</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is no longer committed to the Force</source>
   <translation>{cards} ist der Macht nicht mehr verpflichtet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is played</source>
   <translation>{cards} wird gespielt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is rescued</source>
   <translation>{cards} wird befreit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is targeted</source>
   <translation>{cards} wird als Ziel gewählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is turned faceup</source>
   <translation>{cards} wird aufgedeckt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} joins the engagement</source>
   <translation>{cards} kommt zum Gefecht hinzu</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} leaves play</source>
   <translation>{cards} verlässt das Spiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} leaves the engagement</source>
   <translation>{cards} verlässt das Gefecht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} readies</source>
   <translation>{cards} wird bereit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} resolves</source>
   <translation>{cards} wird abgehandelt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} survives the engagement</source>
   <translation>{cards} überlebt das Gefecht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>Dark ({dark}) against Light ({light}), game {seed}.</source>
   <translation>Dunkle Seite ({dark}) gegen Helle Seite ({light}), Partie {seed}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>Force struggle: Dark {dark}, Light {light}.</source>
   <translation>Kampf um die Macht: Dunkle Seite {dark}, Helle Seite {light}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>The Balance of the Force turns to {player}.</source>
   <translation>Das Gleichgewicht der Macht kippt: {player}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>The Death Star dial stands at {dial}.</source>
   <translation>Die Todesstern-Anzeige steht auf {dial}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>The Force card of {giver} goes to {taker}.</source>
   <translation>Die Machtkarte von {giver} geht an {taker}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>Turn {number}: {player}</source>
   <translation>Zug {number}: {player}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>What the text of {card} waits for has come.</source>
   <translation>Worauf der Text von {card} wartet, ist eingetreten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>the Death Star dial has reached 12</source>
   <translation>die Todesstern-Anzeige hat 12 erreicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>the Death Star dial has taken all the damage it can bear</source>
   <translation>die Todesstern-Anzeige hat so viel Schaden, wie sie aushält</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>the enemy has no card left to draw</source>
   <translation>der Gegner hat keine Karte mehr zum Ziehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>the enemy has no objective left to reveal</source>
   <translation>der Gegner hat kein Ziel mehr zum Aufdecken</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>three objectives of the dark side are destroyed</source>
   <translation>drei Ziele der Dunklen Seite sind zerstört</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{player} commits {unit} to the Force.</source>
   <translation>{player} verpflichtet {unit} der Macht.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{player} draws a new hand.</source>
   <translation>{player} zieht eine neue Hand.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{player} refreshes {cards}.</source>
   <translation>{player} frischt auf: {cards}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{player} wins: {reason}.</source>
   <translation>{player} gewinnt: {reason}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{unit} is no longer committed to the Force.</source>
   <translation>{unit} ist der Macht nicht mehr verpflichtet.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_lines.py" />
   <source>Setup</source>
   <translation>Spielaufbau</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>A Force card goes back to the supply of {player}.</source>
   <translation>Eine Machtkarte geht zurück in den Vorrat von {player}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>A captured card goes to the hand of {player}.</source>
   <translation>Eine gefangene Karte kommt auf die Hand ({player}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>A card is captured at {objective}.</source>
   <translation>Eine Karte wird gefangen genommen, Ziel: {objective}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>A card is laid facedown beneath {card}.</source>
   <translation>Eine Karte wird verdeckt unter {card} gelegt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>Both players see nothing.</source>
   <translation>Beide Spieler sehen nichts.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>Both players see {cards}.</source>
   <translation>Beide Spieler sehen {cards}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>The shield of {card} is removed.</source>
   <translation>Der Schild von {card} wird entfernt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>The shield of {card} is used.</source>
   <translation>Der Schild von {card} wird eingesetzt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{amount} with {card}</source>
   <translation>{amount} durch {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} becomes a unit.</source>
   <translation>{card} wird zur Einheit.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} becomes an enhancement on {host}.</source>
   <translation>{card} wird zur Verstärkung auf {host}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} enters play on {host}, with {player}.</source>
   <translation>{card} kommt auf {host} ins Spiel ({player}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} enters play, with {player}.</source>
   <translation>{card} kommt ins Spiel ({player}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} gets a shield.</source>
   <translation>{card} erhält einen Schild.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} gets {n} focus tokens.</source>
   <extracomment>With one: {card} gets {n} focus token.</extracomment>
   <translation>
    <numerusform>{card} erhält {n} Fokusmarker.</numerusform>
    <numerusform>{card} erhält {n} Fokusmarker.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} goes from the {former} to the {zone} of {player}.</source>
   <translation>{card}: {former} → {zone} ({player}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} goes to the discard pile of {player}.</source>
   <translation>{card} kommt auf den Ablagestapel ({player}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is attached to {host}.</source>
   <translation>{card} wird an {host} angelegt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is captured</source>
   <translation>{card} wird gefangen genommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is captured at {objective}.</source>
   <translation>{card} wird gefangen genommen, Ziel: {objective}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is destroyed</source>
   <translation>{card} wird zerstört</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is destroyed: number {number} in the victory pile of {player}.</source>
   <translation>{card} wird zerstört: Nummer {number} im Siegstapel ({player}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is discarded</source>
   <translation>{card} wird abgelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is returned</source>
   <translation>{card} wird zurückgenommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is sacrificed</source>
   <translation>{card} wird geopfert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is shuffled</source>
   <translation>{card} wird eingemischt</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} loses {n} focus tokens.</source>
   <extracomment>With one: {card} loses {n} focus token.</extracomment>
   <translation>
    <numerusform>{card} verliert {n} Fokusmarker.</numerusform>
    <numerusform>{card} verliert {n} Fokusmarker.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{event} and goes to the {zone}.</source>
   <translation>{event} ({zone}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} discards {cards}.</source>
   <translation>{player} legt ab: {cards}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} draws {n} cards.</source>
   <extracomment>With one: {player} draws {n} card.</extracomment>
   <translation>
    <numerusform>{player} zieht {n} Karte.</numerusform>
    <numerusform>{player} zieht {n} Karten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} looks at {n} cards.</source>
   <extracomment>With one: {player} looks at {n} card.</extracomment>
   <translation>
    <numerusform>{player} sieht sich {n} Karte an.</numerusform>
    <numerusform>{player} sieht sich {n} Karten an.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} moves a card from the {former} to the {zone}.</source>
   <translation>{player} bewegt eine Karte: {former} → {zone}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} pays {payment}.</source>
   <translation>{player} zahlt {payment}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} places a card that lay beneath another.</source>
   <translation>{player} legt eine Karte, die unter einer anderen lag.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} plays {card}</source>
   <translation>{player} spielt {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} plays {card} as a pilot</source>
   <translation>{player} spielt {card} als Pilot</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} plays {card} as a pilot on {host}</source>
   <translation>{player} spielt {card} als Pilot auf {host}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} plays {card} on {host}</source>
   <translation>{player} spielt {card} auf {host}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} searches the {zone}.</source>
   <translation>{player} durchsucht: {zone}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} takes control of {card}.</source>
   <translation>{player} übernimmt die Kontrolle über {card}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} turns up {objective}.</source>
   <translation>{player} deckt {objective} auf.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} uses {card}</source>
   <translation>{player} nutzt {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} uses {card} on {host}</source>
   <translation>{player} nutzt {card} auf {host}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{play}, paying {payment}.</source>
   <translation>{play} und zahlt {payment}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>It is committed to the Force and gets {n} focus tokens.</source>
   <extracomment>With one: It is committed to the Force and gets {n} focus token.</extracomment>
   <translation>
    <numerusform>Sie ist der Macht verpflichtet und erhält {n} Fokusmarker.</numerusform>
    <numerusform>Sie ist der Macht verpflichtet und erhält {n} Fokusmarker.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>No unit defends.</source>
   <translation>Keine Einheit verteidigt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>The engagement goes on at {objective}.</source>
   <translation>Das Gefecht geht um {objective} weiter.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>a cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>the Balance of the Force</source>
   <translation>das Gleichgewicht der Macht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>the unopposed engagement</source>
   <translation>das Gefecht ohne Gegenwehr</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{amount} damage is removed from {card}.</source>
   <translation>{card} verliert {amount} Schaden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{card} goes to the edge stack of {player}.</source>
   <translation>{card} kommt in den Vorteilsstapel ({player}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{card} of {player} resolves.</source>
   <translation>{card} ({player}) wird abgehandelt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{card} takes {amount} damage ({total} in all), from {source}.</source>
   <translation>{card} nimmt {amount} Schaden ({total} insgesamt); Quelle: {source}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{card} takes {amount} damage ({total} of {capacity}), from {source}.</source>
   <translation>{card} nimmt {amount} Schaden ({total} von {capacity}); Quelle: {source}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} attacks with {units}.</source>
   <translation>{player} greift an; Einheiten: {units}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} defends with {units}.</source>
   <translation>{player} verteidigt; Einheiten: {units}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} engages {objective}.</source>
   <translation>{player} greift {objective} an.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} has the edge, without an enemy in the battle.</source>
   <translation>{player} hat den Vorteil, ohne Gegner im Duell.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} has the edge, {won} to {lost}.</source>
   <translation>{player} hat den Vorteil, {won} zu {lost}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} reveals {cards}.</source>
   <translation>{player} deckt auf: {cards}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{protector} takes over {amount} damage from {card}.</source>
   <translation>{protector} übernimmt {amount} Schaden für {card}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{source}, blast</source>
   <translation>{source}, Explosionsschaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{source}, unit damage</source>
   <translation>{source}, Einheitenschaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{unit} leaves the engagement.</source>
   <translation>{unit} verlässt das Gefecht.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{unit} strikes.</source>
   <translation>{unit} schlägt zu.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Balance phase</source>
   <translation>Gleichgewichtsphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Conflict phase</source>
   <translation>Konfliktphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Dark</source>
   <comment>a player</comment>
   <translation>Dunkle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Deployment phase</source>
   <translation>Aufmarschphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Draw phase</source>
   <translation>Ziehphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Force phase</source>
   <translation>Machtphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Light</source>
   <comment>a player</comment>
   <translation>Helle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Refresh phase</source>
   <translation>Auffrischungsphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Setup phase</source>
   <translation>Spielaufbau</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>a Force card</source>
   <translation>eine Machtkarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>aside</source>
   <translation>beiseite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>attacking</source>
   <translation>greift an</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>balance phase</source>
   <translation>Gleichgewichtsphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>beneath a card</source>
   <translation>unter einer Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>captured</source>
   <translation>gefangen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>committed</source>
   <translation>der Macht verpflichtet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>conflict phase</source>
   <translation>Konfliktphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>deck</source>
   <translation>Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>defending</source>
   <translation>verteidigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>deployment phase</source>
   <translation>Aufmarschphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>discard pile</source>
   <translation>Ablagestapel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>draw phase</source>
   <translation>Ziehphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>edge stack</source>
   <translation>Vorteilsstapel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>facedown objectives</source>
   <translation>verdeckte Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>force phase</source>
   <translation>Machtphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>hand</source>
   <translation>Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>in play</source>
   <translation>im Spiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>objective deck</source>
   <translation>Zieldeck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>on {card}</source>
   <translation>auf {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>refresh phase</source>
   <translation>Auffrischungsphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>setup phase</source>
   <translation>Spielaufbau</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the Death Star dial</source>
   <translation>die Todesstern-Anzeige</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the affiliation card {title}</source>
   <translation>Fraktionskarte {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the dark side</source>
   <translation>die Dunkle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the light side</source>
   <translation>die Helle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the play area</source>
   <translation>die Spielfläche</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>victory pile</source>
   <translation>Siegstapel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>with {card}</source>
   <translation>mit {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>{amount} damage</source>
   <translation>{amount} Schaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>{count} x {name}</source>
   <translation>{count} × {name}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>{n} focus tokens</source>
   <extracomment>With one: {n} focus token</extracomment>
   <translation>
    <numerusform>{n} Fokusmarker</numerusform>
    <numerusform>{n} Fokusmarker</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>{n} shields</source>
   <extracomment>With one: {n} shield</extracomment>
   <translation>
    <numerusform>{n} Schild</numerusform>
    <numerusform>{n} Schilde</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>1 damage to {card}</source>
   <translation>1 Schaden auf {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>As a unit</source>
   <translation>Als Einheit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>As an enhancement</source>
   <translation>Als Verstärkung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>At {card}</source>
   <translation>Bei {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Attach {source} to {card}</source>
   <translation>{source} an {card} anlegen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Attack with {card}</source>
   <translation>Angreifer: {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Blast damage</source>
   <translation>Explosionsschaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Choose no more</source>
   <translation>Nichts weiter wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Command deck</source>
   <translation>Kommandodeck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Commit no more units</source>
   <translation>Keine weitere Einheit verpflichten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Commit {card} to the Force</source>
   <translation>{card} der Macht verpflichten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Count the victory pile of {side} first</source>
   <translation>Zuerst für {side} den Siegstapel zählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Damage capacity</source>
   <translation>Schadenskapazität</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Deal 1 damage to {card}</source>
   <translation>1 Schaden auf {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Deal no damage</source>
   <translation>Keinen Schaden zufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Deal no unit damage</source>
   <translation>Keinen Einheitenschaden zufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Deal {amount} damage to {card}</source>
   <translation>{amount} Schaden auf {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Declare no defenders</source>
   <translation>Keine Verteidiger erklären</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Declare several defenders</source>
   <translation>Mehrere Verteidiger erklären</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Decline</source>
   <translation>Ablehnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Decrease</source>
   <translation>Verringern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Defend with {card}</source>
   <translation>Verteidiger: {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Discard {card}</source>
   <translation>{card} ablegen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Do it</source>
   <translation>Ausführen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Draw a new hand</source>
   <translation>Neue Hand ziehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Edge</source>
   <translation>Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Edge-enabled blast damage</source>
   <translation>Explosionsschaden mit Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Edge-enabled tactics</source>
   <translation>Taktik mit Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Edge-enabled unit damage</source>
   <translation>Einheitenschaden mit Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Engage no more objectives</source>
   <translation>Kein weiteres Ziel angreifen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Engage {card}</source>
   <translation>{card} angreifen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Increase</source>
   <translation>Erhöhen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Keep all cards</source>
   <translation>Alle Karten behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Keep the shield of {card}</source>
   <translation>Schild von {card} behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Keep this hand</source>
   <translation>Diese Hand behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Keep {card}</source>
   <translation>{card} behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Lasting effects end</source>
   <translation>Anhaltende Effekte enden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Move no more damage</source>
   <translation>Keinen Schaden mehr verschieben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Number {place} in its text</source>
   <translation>Zahl {place} in ihrem Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Objective deck</source>
   <translation>Zieldeck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Part {number} of {card}</source>
   <translation>Teil {number} von {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Pass</source>
   <translation>Passen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Pay</source>
   <translation>Zahlen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Pay {amount} with {card}</source>
   <translation>{amount} zahlen: {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Pilot</source>
   <translation>Pilot</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Place {card} in your edge stack</source>
   <translation>{card} in deinen Vorteilsstapel legen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Play {card} (cost {cost})</source>
   <translation>{card} spielen (Kosten {cost})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Play {card} as a pilot (cost {cost})</source>
   <translation>{card} als Pilot spielen (Kosten {cost})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Play {card} on {host} (cost {cost})</source>
   <translation>{card} auf {host} spielen (Kosten {cost})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put a focus token on {card}</source>
   <translation>Fokusmarker auf {card} legen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put a shield on {card}</source>
   <translation>Schild auf {card} legen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put no shield anywhere</source>
   <translation>Keinen Schild legen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put {card} into the play area</source>
   <translation>{card} in den Spielbereich legen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put {card} on the bottom</source>
   <translation>{card} nach unten legen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Reserve</source>
   <translation>Reserve</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {card} again</source>
   <translation>{card} noch einmal abhandeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {card} of {side}</source>
   <translation>{card} abhandeln ({side})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {power} blast damage</source>
   <translation>{power} Explosionsschaden abhandeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {power} tactics</source>
   <translation>{power} Taktik abhandeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {power} unit damage</source>
   <translation>{power} Einheitenschaden abhandeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resources</source>
   <translation>Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Strike with {card}</source>
   <translation>Zuschlagen: {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Tactics</source>
   <translation>Taktik</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Take {card}</source>
   <translation>{card} nehmen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Target {card}</source>
   <translation>{card} als Ziel wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>The number that reminds of a keyword</source>
   <translation>Die Zahl, die an ein Schlüsselwort erinnert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Turn up {card}</source>
   <translation>{card} aufdecken</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Unit damage</source>
   <translation>Einheitenschaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Use the shield of {card}</source>
   <translation>Schild von {card} einsetzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Use {card}</source>
   <translation>{card} nutzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>What {card} has announced</source>
   <translation>Was {card} angekündigt hat</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{card} next</source>
   <translation>{card} als Nächstes</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{card} takes {amount} of the damage</source>
   <translation>{card} nimmt {amount} vom Schaden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{use} by {card}</source>
   <translation>{use}, durch {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{use}, for {card}</source>
   <translation>{use}, für {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{use}: {text}</source>
   <translation>{use}: {text}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>A card in play asks for several defenders, or none.</source>
   <translation>Eine Karte im Spiel verlangt mehrere Verteidiger oder keinen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>A card lets it go elsewhere than to the engaged objective.</source>
   <translation>Eine Karte lässt ihn anderswohin gehen als auf das angegriffene Ziel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>A unit has at most one pilot.</source>
   <translation>Eine Einheit hat höchstens einen Piloten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>All of it goes to one unit.</source>
   <translation>Er geht ganz an eine Einheit.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>An action window of the {phase}.</source>
   <translation>Ein Aktionsfenster der {phase}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>At least one card that pays has to be {affiliation}.</source>
   <translation>Mindestens eine zahlende Karte muss zu {affiliation} gehören.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose further attackers. {units} must attack.</source>
   <translation>Wähle weitere Angreifer. {units} müssen angreifen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose further defenders. {units} must defend.</source>
   <translation>Wähle weitere Verteidiger. {units} müssen verteidigen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose your attackers. At least one.</source>
   <translation>Wähle deine Angreifer. Mindestens einen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose your defenders. Any number, or none.</source>
   <translation>Wähle deine Verteidiger. Beliebig viele oder keinen.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose {n} cards to discard.</source>
   <extracomment>With one: Choose {n} card to discard.</extracomment>
   <translation>
    <numerusform>Wähle {n} Karte zum Ablegen.</numerusform>
    <numerusform>Wähle {n} Karten zum Ablegen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Commit a unit to the Force, or go on to the Force struggle?</source>
   <translation>Eine Einheit der Macht verpflichten oder weiter zum Kampf um die Macht?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Conflict phase: each objective can be engaged once a turn.</source>
   <translation>Konfliktphase: Jedes Ziel kann einmal pro Zug angegriffen werden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Damage may go to a card with Protect instead.</source>
   <translation>Schaden darf stattdessen an eine Karte mit Protect gehen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Damage of {card} may go to a card with Protect instead.</source>
   <translation>Schaden von {card} darf stattdessen an eine Karte mit Protect gehen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Deal 1 damage to an objective of the dark side?</source>
   <translation>Einem Ziel der Dunklen Seite 1 Schaden zufügen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Discard a card before you draw?</source>
   <translation>Vor dem Ziehen eine Karte ablegen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Do you defend?</source>
   <translation>Verteidigst du?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Draw phase: you may discard one card from your hand.</source>
   <translation>Ziehphase: Du darfst eine Karte von deiner Hand ablegen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Draw phase: your hand may not be larger than your reserve of {reserve}.</source>
   <translation>Ziehphase: Deine Hand darf nicht größer sein als deine Reserve von {reserve}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Edge battle: the defender places all his cards before the attacker does.</source>
   <translation>Duell um den Vorteil: Der Verteidiger legt alle seine Karten vor dem Angreifer.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Edge battle: you both place cards in turn, until both pass one after the other.</source>
   <translation>Duell um den Vorteil: Ihr legt abwechselnd Karten, bis beide nacheinander passen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Engage an objective of the enemy?</source>
   <translation>Ein Ziel des Gegners angreifen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Every card that pays has to be {affiliation}.</source>
   <translation>Jede zahlende Karte muss zu {affiliation} gehören.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>It prevents 1 damage and is gone.</source>
   <translation>Er verhindert 1 Schaden und ist dann weg.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>It prevents 1 damage of {card} and is gone.</source>
   <translation>Er verhindert 1 Schaden von {card} und ist dann weg.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>It prevents 1 focus token and is gone.</source>
   <translation>Er verhindert 1 Fokusmarker und ist dann weg.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>It prevents 1 focus token of {card} and is gone.</source>
   <translation>Er verhindert 1 Fokusmarker von {card} und ist dann weg.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Keep this hand, or draw a new one?</source>
   <translation>Diese Hand behalten oder eine neue ziehen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Move damage away from {card}?</source>
   <translation>Schaden von {card} verschieben?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>No enemy unit takes part: it may come to nothing.</source>
   <translation>Keine gegnerische Einheit nimmt teil: Er darf verfallen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Objectives of both sides were destroyed together, and either side would win.</source>
   <translation>Ziele beider Seiten wurden zugleich zerstört, und jede Seite würde gewinnen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Place a card facedown in your edge stack, or pass?</source>
   <translation>Eine Karte verdeckt in deinen Vorteilsstapel legen oder passen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Place a card faceup in your edge stack, or pass?</source>
   <translation>Eine Karte offen in deinen Vorteilsstapel legen oder passen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Play a card, use an action, or pass?</source>
   <translation>Eine Karte spielen, eine Aktion nutzen oder passen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Put a shield on a card of this engagement?</source>
   <translation>Einen Schild auf eine Karte dieses Gefechts legen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Setup: you keep the other three of your top four.</source>
   <translation>Spielaufbau: Von deinen obersten vier Zielen behältst du die anderen drei.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Setup: you may do so once, and the new hand stays.</source>
   <translation>Spielaufbau: Das darfst du einmal, und die neue Hand bleibt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Setup: your objectives come into play one at a time.</source>
   <translation>Spielaufbau: Deine Ziele kommen eines nach dem anderen ins Spiel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Several things are due at this moment; the active player orders them.</source>
   <translation>In diesem Moment steht mehreres an; der aktive Spieler bestimmt die Reihenfolge.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Tactics: the tokens may be split over any enemy units.</source>
   <translation>Taktik: Die Marker dürfen beliebig auf Einheiten des Gegners verteilt werden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>The Balance of the Force is with you.</source>
   <translation>Das Gleichgewicht der Macht ist auf deiner Seite.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>The attacker puts fate cards of the same priority in order.</source>
   <translation>Der Angreifer ordnet Schicksalskarten gleicher Priorität.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>The striker chooses the order.</source>
   <translation>Wer zuschlägt, bestimmt die Reihenfolge.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Use a reaction, or pass?</source>
   <translation>Eine Reaktion nutzen oder passen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Use an action, or pass?</source>
   <translation>Eine Aktion nutzen oder passen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Use an interrupt, or pass?</source>
   <translation>Eine Unterbrechung nutzen oder passen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Use the shield of {card}?</source>
   <translation>Den Schild von {card} einsetzen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>What comes next?</source>
   <translation>Was kommt als Nächstes?</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>What do you pay with for {card}? It needs {n} more resources.</source>
   <extracomment>With one: What do you pay with for {card}? It needs {n} more resource.</extracomment>
   <translation>
    <numerusform>Womit zahlst du für {card}? Nötig ist noch {n} Ressource.</numerusform>
    <numerusform>Womit zahlst du für {card}? Nötig sind noch {n} Ressourcen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>What do you pay with for {card}? It needs {n} resources.</source>
   <extracomment>With one: What do you pay with for {card}? It needs {n} resource.</extracomment>
   <translation>
    <numerusform>Womit zahlst du für {card}? Nötig ist {n} Ressource.</numerusform>
    <numerusform>Womit zahlst du für {card}? Nötig sind {n} Ressourcen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>What does {card} enhance?</source>
   <translation>Was verstärkt {card}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Where does the {power} blast damage of {card} go?</source>
   <translation>Wohin geht der {power} Explosionsschaden von {card}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Where does unit damage {place} of {power} from {card} go?</source>
   <translation>Wohin geht Einheitenschaden {place} von {power} ({card})?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which fate card resolves next?</source>
   <translation>Welche Schicksalskarte wird als Nächstes abgehandelt?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which forced interrupt comes first?</source>
   <translation>Welche erzwungene Unterbrechung kommt zuerst?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which forced reaction comes first?</source>
   <translation>Welche erzwungene Reaktion kommt zuerst?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which icons of {card} resolve next?</source>
   <translation>Welche Symbole von {card} werden als Nächstes abgehandelt?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which objective do you turn up next?</source>
   <translation>Welches Ziel deckst du als Nächstes auf?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which of these cards comes first?</source>
   <translation>Welche dieser Karten kommt zuerst?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which of these cards goes to your discard pile next?</source>
   <translation>Welche dieser Karten kommt als Nächstes auf deinen Ablagestapel?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which of these objectives goes to the bottom of your objective deck?</source>
   <translation>Welches dieser Ziele kommt unter dein Zieldeck?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which pilot stays on {unit}?</source>
   <translation>Welcher Pilot bleibt auf {unit}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which unit gets focus token {place} of {power} from {card}?</source>
   <translation>Welche Einheit erhält Fokusmarker {place} von {power} ({card})?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which unit strikes?</source>
   <translation>Welche Einheit schlägt zu?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which unit takes the {power} unit damage of {card}?</source>
   <translation>Welche Einheit nimmt die {power} Einheitenschaden von {card}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Who has a ready unit in the engagement has to strike.</source>
   <translation>Wer eine bereite Einheit im Gefecht hat, muss zuschlagen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Whose victory pile is counted first?</source>
   <translation>Wessen Siegstapel wird zuerst gezählt?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You are attacked by {units}.</source>
   <translation>Du wirst angegriffen; Angreifer: {units}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You are playing it.</source>
   <translation>Du spielst diese Karte.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You engage {card}.</source>
   <translation>Du greifst {card} an.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You have {n} Force cards left, the enemy has {enemy}.</source>
   <extracomment>With one: You have {n} Force card left, the enemy has {enemy}.</extracomment>
   <translation>
    <numerusform>Du hast noch {n} Machtkarte, der Gegner hat {enemy}.</numerusform>
    <numerusform>Du hast noch {n} Machtkarten, der Gegner hat {enemy}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You order your cards that are discarded together; the last one lies on top.</source>
   <translation>Du ordnest deine Karten, die zugleich abgelegt werden; die letzte liegt oben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You put focus tokens on your ready resource cards.</source>
   <translation>Du legst Fokusmarker auf deine bereiten Ressourcenkarten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You put it into play.</source>
   <translation>Du bringst diese Karte ins Spiel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>{card} has Shielding.</source>
   <translation>{card} hat Shielding.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>{card} is attacked by {units}.</source>
   <translation>{card} wird angegriffen; Angreifer: {units}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>As what does {source} enter play?</source>
   <translation>Als was kommt {source} ins Spiel?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>At which objective do you rescue a captured card?</source>
   <translation>Bei welchem Ziel befreist du eine gefangene Karte?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>At which objective does the next card lie as a captured card?</source>
   <translation>An welchem Ziel liegt die nächste Karte als gefangene Karte?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>At which of your objectives is it captured?</source>
   <translation>Bei welchem deiner Ziele liegt die gefangene Karte?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose a kind of combat icon for {source}.</source>
   <translation>Wähle eine Art von Kampfsymbol für {source}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose a number for {source}.</source>
   <translation>Wähle eine Zahl für {source}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose a player for {source}.</source>
   <translation>Wähle einen Spieler für {source}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose {wanted} as target of {source}.</source>
   <translation>Wähle {wanted} als Ziel für {source}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose {wanted} for {source}.</source>
   <translation>Wähle {wanted} für {source}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose: {kind}.</source>
   <translation>Wähle: {kind}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Do what {source} offers?</source>
   <translation>Tun, was {source} anbietet?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>How many focus tokens do you remove from {card}?</source>
   <translation>Wie viele Fokusmarker entfernst du von {card}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>How many shields do you remove from {card}?</source>
   <translation>Wie viele Schilde entfernst du von {card}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>How much damage do you remove from {card}?</source>
   <translation>Wie viel Schaden entfernst du von {card}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Is the number higher or lower by 1?</source>
   <translation>Ist die Zahl um 1 höher oder niedriger?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Pay to stop {source}?</source>
   <translation>Zahlen, um {source} zu verhindern?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Pay what {source} asks, or leave it?</source>
   <translation>Zahlen, was {source} verlangt, oder nicht?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Resolve {source} once more?</source>
   <translation>{source} noch einmal abhandeln?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>The rules ask for it.</source>
   <translation>Die Regeln verlangen es.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>What do you name for {source}?</source>
   <translation>Was nennst du für {source}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Where does the next damage of {source} go?</source>
   <translation>Wohin geht der nächste Schaden von {source}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Which card do you play with {source}?</source>
   <translation>Welche Karte spielst du durch {source}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Which cards do you take? You need not find any.</source>
   <translation>Welche Karten nimmst du? Du musst keine finden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Which number of the card changes?</source>
   <translation>Welche Zahl der Karte ändert sich?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Which part of {source} is carried out?</source>
   <translation>Welcher Teil von {source} wird ausgeführt?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>the rules</source>
   <translation>die Regeln</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>up to {n} cards</source>
   <extracomment>With one: up to {n} card</extracomment>
   <translation>
    <numerusform>bis zu {n} Karte</numerusform>
    <numerusform>bis zu {n} Karten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>{card} asks for it.</source>
   <translation>{card} verlangt es.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>{least} to {most} cards</source>
   <translation>{least} bis {most} Karten</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>{n} cards</source>
   <extracomment>With one: {n} card</extracomment>
   <translation>
    <numerusform>{n} Karte</numerusform>
    <numerusform>{n} Karten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>A card in play forbids {card} to be played.</source>
   <translation>Eine Karte im Spiel verbietet, {card} zu spielen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>Enhancements are played only in your deployment phase.</source>
   <translation>Verstärkungen spielst du nur in deiner Aufmarschphase.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>Fate cards are never played. {card} works only in an edge stack.</source>
   <translation>Schicksalskarten werden nie gespielt. {card} wirkt nur in einem Vorteilsstapel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>It is the {phase} of {side}.</source>
   <translation>Jetzt ist {phase}, und {side} ist am Zug.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>Missions are played only in your deployment phase.</source>
   <translation>Missionen spielst du nur in deiner Aufmarschphase.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>That card is hidden from you.</source>
   <translation>Diese Karte ist dir verborgen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>That card is not yours; {side} has it.</source>
   <translation>Diese Karte gehört nicht dir; {side} hat sie.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>The game is over.</source>
   <translation>Die Partie ist zu Ende.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>There is nothing in play that {card} could enhance: it needs {host}.</source>
   <translation>Nichts im Spiel kann {card} tragen: Nötig ist {host}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>Units are played only in your deployment phase.</source>
   <translation>Einheiten spielst du nur in deiner Aufmarschphase.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>You have to decide something else first: {question}</source>
   <translation>Du musst zuerst etwas anderes entscheiden: {question}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>a card of this kind: {text}</source>
   <translation>eine Karte dieser Art: {text}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>a friendly Vehicle unit that may take enhancements</source>
   <translation>eine eigene Vehicle-Einheit, die Verstärkungen tragen darf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>a host</source>
   <translation>ein Träger</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>neutral</source>
   <translation>neutral</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} costs {cost}, and your ready resource cards give {total}.</source>
   <translation>{card} kostet {cost}, und deine bereiten Ressourcenkarten geben {total}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} has no text that could be used; it can only go into an edge stack.</source>
   <translation>{card} hat keinen Text, den man nutzen könnte; die Karte kann nur in einen Vorteilsstapel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is Limited, and you have played a Limited card this turn.</source>
   <translation>{card} ist „Limited“, und du hast in diesem Zug schon eine solche Karte gespielt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is an Action, and this is no action window.</source>
   <translation>{card} ist eine Aktion, und jetzt ist kein Aktionsfenster.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is not in your hand and not in play ({zone}).</source>
   <translation>{card} ist weder auf deiner Hand noch im Spiel ({zone}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is not yet known by its text; it can only go into an edge stack.</source>
   <translation>Der Text von {card} ist noch nicht bekannt; die Karte kann nur in einen Vorteilsstapel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is unique and in play already, with {side}.</source>
   <translation>{card} ist einzigartig und schon im Spiel: {side} hat die Karte.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} needs a {affiliation} resource, and your ready ones are {others}.</source>
   <translation>{card} braucht eine Ressource der Fraktion {affiliation}; bereit hast du nur: {others}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} waits for its moment: its text says {timing}.</source>
   <translation>{card} wartet auf ihren Moment: Im Text steht {timing}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} would lie in the enemy's play area, and a mission is there already.</source>
   <translation>{card} käme in den Spielbereich des Gegners, und dort liegt schon eine Mission.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{reason} As a pilot: {pilot_reason}</source>
   <translation>{reason} Als Pilot: {pilot_reason}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{side} has to decide first.</source>
   <translation>{side} muss zuerst entscheiden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play has another objective engaged first.</source>
   <translation>Eine Karte im Spiel lässt zuerst ein anderes Ziel angreifen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play keeps {card} from attacking.</source>
   <translation>Eine Karte im Spiel verhindert, dass {card} angreift.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play keeps {card} from being committed.</source>
   <translation>Eine Karte im Spiel verhindert, dass {card} der Macht verpflichtet wird.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play keeps {card} from being engaged.</source>
   <translation>Eine Karte im Spiel verhindert, dass {card} angegriffen wird.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play keeps {card} from defending.</source>
   <translation>Eine Karte im Spiel verhindert, dass {card} verteidigt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>Only cards from your hand go into your edge stack.</source>
   <translation>In deinen Vorteilsstapel kommen nur Karten von deiner Hand.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>With {card} the rest could not be paid with the affiliation that is needed.</source>
   <translation>Nimmst du {card}, lässt sich der Rest nicht mehr mit der nötigen Fraktion bezahlen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} attacks without being chosen: it must.</source>
   <translation>{card} greift an, ohne gewählt zu werden: sie muss.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} cannot be damaged.</source>
   <translation>{card} kann keinen Schaden nehmen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} defends without being chosen: it must.</source>
   <translation>{card} verteidigt, ohne gewählt zu werden: sie muss.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} gives no resources.</source>
   <translation>{card} gibt keine Ressourcen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} has been engaged this turn already.</source>
   <translation>{card} wurde in diesem Zug schon angegriffen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is a unit of the enemy.</source>
   <translation>{card} ist eine Einheit des Gegners.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is committed to the Force already.</source>
   <translation>{card} ist der Macht schon verpflichtet.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is exhausted: it has {n} focus tokens.</source>
   <extracomment>With one: {card} is exhausted: it has {n} focus token.</extracomment>
   <translation>
    <numerusform>{card} ist erschöpft und trägt {n} Fokusmarker.</numerusform>
    <numerusform>{card} ist erschöpft und trägt {n} Fokusmarker.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is no card in play of yours, so it cannot pay.</source>
   <translation>{card} ist keine deiner Karten im Spiel und kann deshalb nicht zahlen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is no objective of the dark side.</source>
   <translation>{card} ist kein Ziel der Dunklen Seite.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is no unit in play.</source>
   <translation>{card} ist keine Einheit im Spiel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is no unit of the enemy.</source>
   <translation>{card} ist keine Einheit des Gegners.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is your own objective.</source>
   <translation>{card} ist dein eigenes Ziel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} pays {amount} of this cost already.</source>
   <translation>{card} zahlt schon {amount} dieser Kosten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} takes no enhancements.</source>
   <translation>{card} darf keine Verstärkungen tragen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} takes no part in this engagement.</source>
   <translation>{card} nimmt an diesem Gefecht nicht teil.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{enhancement} cannot enhance {card}.</source>
   <translation>{enhancement} kann {card} nicht verstärken.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>The cost of {card} cannot be paid.</source>
   <translation>Die Kosten für {card} lassen sich nicht bezahlen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>The text of {card} is blank now.</source>
   <translation>Der Text von {card} gilt gerade als leer.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>The text of {card} is not yet known, so nothing can be done with it now.</source>
   <translation>Der Text von {card} ist noch nicht bekannt; mit der Karte lässt sich jetzt nichts tun.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>There is no legal target for {card}.</source>
   <translation>Es gibt kein erlaubtes Ziel für {card}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>Using {card} costs {amount}, and your ready resource cards give {total} for it.</source>
   <translation>{card} zu nutzen kostet {amount}, und deine bereiten Ressourcenkarten geben dafür {total}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} has an Action, and this is no action window.</source>
   <translation>{card} hat eine Aktion, aber jetzt ist kein Aktionsfenster.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} has no Action to use.</source>
   <translation>{card} hat keine Aktion, die man nutzen könnte.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per edge battle, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per edge battle, and has been.</extracomment>
   <translation>
    <numerusform>{card} darf {n}-mal pro Duell um den Vorteil genutzt werden und wurde es schon.</numerusform>
    <numerusform>{card} darf {n}-mal pro Duell um den Vorteil genutzt werden und wurde es schon.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per engagement, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per engagement, and has been.</extracomment>
   <translation>
    <numerusform>{card} darf {n}-mal pro Gefecht genutzt werden und wurde es schon.</numerusform>
    <numerusform>{card} darf {n}-mal pro Gefecht genutzt werden und wurde es schon.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per phase, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per phase, and has been.</extracomment>
   <translation>
    <numerusform>{card} darf {n}-mal pro Phase genutzt werden und wurde es schon.</numerusform>
    <numerusform>{card} darf {n}-mal pro Phase genutzt werden und wurde es schon.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per strike, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per strike, and has been.</extracomment>
   <translation>
    <numerusform>{card} darf {n}-mal pro Schlag genutzt werden und wurde es schon.</numerusform>
    <numerusform>{card} darf {n}-mal pro Schlag genutzt werden und wurde es schon.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per turn, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per turn, and has been.</extracomment>
   <translation>
    <numerusform>{card} darf {n}-mal pro Zug genutzt werden und wurde es schon.</numerusform>
    <numerusform>{card} darf {n}-mal pro Zug genutzt werden und wurde es schon.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} says when it may be used, and this is not such a moment.</source>
   <translation>{card} sagt, wann man sie nutzen darf, und jetzt ist nicht so ein Moment.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} would do nothing now.</source>
   <translation>{card} würde jetzt nichts bewirken.</translation>
  </message>
 </context>
 <context>
  <name>files.locking</name>
  <message>
   <location filename="../../swlcg_deck/files/locking.py" />
   <source>another program is using the folder {folder}; nothing was changed. Try again</source>
   <translation>ein anderes Programm benutzt gerade den Ordner {folder}; nichts wurde geändert. Versuche es noch einmal</translation>
  </message>
 </context>
 <context>
  <name>files.places</name>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>no file has an empty name</source>
   <translation>keine Datei hat einen leeren Namen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>nobody can tell where your home folder is; let the variable HOME name it</source>
   <translation>wo dein Benutzerordner ist, weiß hier niemand; nenne ihn in der Variablen HOME</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>{path}: no file can have this name</source>
   <translation>{path}: so kann keine Datei heißen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>{path}: this computer knows no home folder {user}; a file that is really called so is ./{path}</source>
   <translation>{path}: auf diesem Rechner gibt es keinen Benutzerordner {user}; eine Datei, die wirklich so heißt, ist ./{path}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>{variable}: {problem}</source>
   <translation>{variable}: {problem}</translation>
  </message>
 </context>
 <context>
  <name>files.plain_file</name>
  <message>
   <location filename="../../swlcg_deck/files/plain_file.py" />
   <source>it is no plain file</source>
   <translation>es ist keine gewöhnliche Datei</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/plain_file.py" />
   <source>links are not followed</source>
   <translation>Verknüpfungen wird nicht gefolgt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/plain_file.py" />
   <source>no file can have this name</source>
   <translation>so kann keine Datei heißen</translation>
  </message>
 </context>
 <context>
  <name>files.refusals</name>
  <message>
   <location filename="../../swlcg_deck/files/refusals.py" />
   <source>the disk is full: {file} could not be written; what was there before is unchanged. Make room and try again</source>
   <translation>der Datenträger ist voll: {file} ließ sich nicht schreiben; was vorher da war, ist unverändert. Schaffe Platz und versuche es noch einmal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/refusals.py" />
   <source>{path} could not be written ({reason}); what was there before is unchanged</source>
   <translation>{path} ließ sich nicht schreiben ({reason}); was vorher da war, ist unverändert</translation>
  </message>
 </context>
 <context>
  <name>files.safe_xml</name>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>a document type</source>
   <translation>einen Dokumenttyp</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>a processing instruction</source>
   <translation>eine Verarbeitungsanweisung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>an entity declaration</source>
   <translation>eine Entity-Deklaration</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>elements nested more than {most} deep</source>
   <translation>Elemente, die tiefer als {most} verschachtelt sind</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>line {line}: the file contains {what}; it is not read</source>
   <translation>Zeile {line}: Die Datei enthält {what}; sie wird nicht gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>line {line}: the file is not sound XML ({reason})</source>
   <translation>Zeile {line}: Die Datei ist kein fehlerfreies XML ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>more elements than a list of cards can have ({most:,})</source>
   <translation>mehr Elemente, als eine Kartenliste haben kann ({most:,})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>the file contains half a character (a lone surrogate)</source>
   <translation>die Datei enthält ein halbes Zeichen (ein einzelnes Surrogat)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>{what}, which a list of cards never needs</source>
   <translation>{what}, was eine Kartenliste nie braucht</translation>
  </message>
 </context>
 <context>
  <name>files.strict_yaml</name>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>a key has to be a word</source>
   <translation>ein Schlüssel muss ein Wort sein</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>a second document begins here</source>
   <translation>hier beginnt ein zweites Dokument</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>anchors and aliases (&amp; and *) are not allowed</source>
   <translation>Anker und Aliasse (&amp; und *) sind nicht erlaubt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>as a key, {problem}</source>
   <translation>als Schlüssel: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>line {line}: {problem}</source>
   <translation>Zeile {line}: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>not readable as YAML: half a character</source>
   <translation>nicht als YAML lesbar: ein halbes Zeichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>not readable as YAML: {problem}</source>
   <translation>nicht als YAML lesbar: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>tags such as {tag} are not allowed</source>
   <translation>Tags wie {tag} sind nicht erlaubt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>the file is empty</source>
   <translation>die Datei ist leer</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>the key {key} is not text; put it in quotes</source>
   <translation>der Schlüssel {key} ist kein Text; setz ihn in Anführungszeichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>the key {key} stands here twice</source>
   <translation>der Schlüssel {key} steht hier zweimal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>too deeply nested or too long</source>
   <translation>zu tief verschachtelt oder zu lang</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>{text!r} does not mean the text it shows; put it in quotes</source>
   <translation>„{text}“ bedeutet nicht den Text, der da steht; setz es in Anführungszeichen</translation>
  </message>
 </context>
 <context>
  <name>formats.answering</name>
  <message>
   <location filename="../../swlcg_deck/formats/answering.py" />
   <source>{copies}x {set}, as you chose</source>
   <translation>{copies}x {set}, wie von dir gewählt</translation>
  </message>
 </context>
 <context>
  <name>formats.card_files</name>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>it is not a card; left out</source>
   <translation>das ist keine Karte; weggelassen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>its text is left out: {text}</source>
   <translation>der Text darin wird weggelassen: {text}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>not kept: {names}</source>
   <translation>nicht übernommen: {names}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>read as {zone}</source>
   <translation>gelesen als {zone}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>the file names no command cards; its sets are taken whole</source>
   <translation>die Datei nennt keine Kommandokarten; ihre Sets gelten als ganz</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>{name!r} is none of the zones {zones}; left out</source>
   <translation>„{name}“ ist keiner der Bereiche {zones}; weggelassen</translation>
  </message>
 </context>
 <context>
  <name>formats.card_lists</name>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>a deck has one affiliation card, and {card} is listed already</source>
   <translation>ein Deck hat eine Fraktionskarte, und {card} steht schon da</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>moved to the affiliation card</source>
   <translation>zur Fraktionskarte verschoben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>moved to the command deck</source>
   <translation>ins Kommandodeck verschoben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>moved to the objective deck</source>
   <translation>ins Zieldeck verschoben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>no affiliation card has this title; it is kept as it stands</source>
   <translation>keine Fraktionskarte hat diesen Titel; er bleibt so stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>no card has this title; it is kept as an unknown card</source>
   <translation>keine Karte hat diesen Titel; sie bleibt als unbekannte Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>no set has this title; it is kept as an unknown set</source>
   <translation>kein Set hat diesen Titel; es bleibt als unbekanntes Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>one affiliation card is enough</source>
   <translation>eine Fraktionskarte genügt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>read as {cards}</source>
   <translation>gelesen als {cards}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>the file lists more than {most:,} cards; no deck has so many</source>
   <translation>die Datei listet mehr als {most:,} Karten auf; so viele hat kein Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>{first} and {others}</source>
   <translation>{first} und {others}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>{title} ({code}) has no place in the sets of the deck</source>
   <translation>{title} ({code}) hat keinen Platz in den Sets des Decks</translation>
  </message>
 </context>
 <context>
  <name>formats.card_writing</name>
  <message>
   <location filename="../../swlcg_deck/formats/card_writing.py" />
   <source>this format cannot hold cards that are not in the pool: {cards}</source>
   <translation>dieses Format kann keine Karten aufnehmen, die nicht im Kartenbestand sind: {cards}</translation>
  </message>
 </context>
 <context>
  <name>formats.code_format</name>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>affiliation card {number}</source>
   <translation>Fraktionskarte {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>goes on</source>
   <translation>geht weiter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>line {line}: the code {code} has a mistake (a character is wrong, missing or too many); copy it once more</source>
   <translation>Zeile {line}: Der Code {code} hat einen Fehler (ein Zeichen ist falsch, fehlt oder ist zu viel); kopiere ihn noch einmal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>not in the card pool: {cards}</source>
   <translation>nicht im Kartenbestand: {cards}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>set {number}</source>
   <translation>Set {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the code SW{version}- is of another version of SWLCG Deck; this one reads codes that start with {prefix}</source>
   <translation>der Code SW{version}- stammt aus einer anderen Version von SWLCG Deck; diese liest Codes, die mit {prefix} beginnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the code has no mistake but makes no sense; ask for a new one</source>
   <translation>der Code ist fehlerfrei, ergibt aber keinen Sinn; bitte um einen neuen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the text contains no deck code; a code starts with {prefix}</source>
   <translation>der Text enthält keinen Deckcode; ein Code beginnt mit {prefix}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the text has more than {most:,} lines; a deck code is one line</source>
   <translation>der Text hat mehr als {most:,} Zeilen; ein Deckcode ist eine Zeile</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the text has more than {most} deck codes; read fewer at a time</source>
   <translation>der Text hat mehr als {most} Deckcodes; lies weniger auf einmal</translation>
  </message>
 </context>
 <context>
  <name>formats.counting</name>
  <message>
   <location filename="../../swlcg_deck/formats/counting.py" />
   <source>copies beyond {most} are left out</source>
   <translation>mehr als {most} Exemplare werden weggelassen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/counting.py" />
   <source>it says no number of copies; taken as 1</source>
   <translation>es steht keine Anzahl da; gilt als 1</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/counting.py" />
   <source>{text!r} is no number of copies; taken as 1</source>
   <translation>„{text}“ ist keine Anzahl; gilt als 1</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/counting.py" />
   <source>{text} copies; left out</source>
   <translation>{text} Exemplare; weggelassen</translation>
  </message>
 </context>
 <context>
  <name>formats.csv_format</name>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>columns not kept: {columns}</source>
   <translation>nicht übernommene Spalten: {columns}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>it is not in the card pool; kept as an unknown set</source>
   <translation>es ist nicht im Kartenbestand; bleibt als unbekanntes Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>no affiliation card is called {title}; kept as it stands</source>
   <translation>keine Fraktionskarte heißt {title}; bleibt so stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the row ends only in line {line}; check its quotation marks</source>
   <translation>die Zeile endet erst in Zeile {line}; prüfe ihre Anführungszeichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the row names no set</source>
   <translation>die Zeile nennt kein Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the table cannot be read: {problem}</source>
   <translation>die Tabelle lässt sich nicht lesen: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the table has a header but no row with a set</source>
   <translation>die Tabelle hat eine Kopfzeile, aber keine Zeile mit einem Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the table has more than {most:,} rows; no deck has so many</source>
   <translation>die Tabelle hat mehr als {most:,} Zeilen; so viele hat kein Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the table has no header; its first line must name the columns, for example copies,set,title</source>
   <translation>die Tabelle hat keine Kopfzeile; die erste Zeile muss die Spalten nennen, etwa copies,set,title</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>{text} is no set number</source>
   <translation>{text} ist keine Setnummer</translation>
  </message>
 </context>
 <context>
  <name>formats.csv_table</name>
  <message>
   <location filename="../../swlcg_deck/formats/csv_table.py" />
   <source>cells beyond the last column are left out</source>
   <translation>Zellen hinter der letzten Spalte werden weggelassen</translation>
  </message>
 </context>
 <context>
  <name>formats.decoding</name>
  <message>
   <location filename="../../swlcg_deck/formats/decoding.py" />
   <source>the file is not text (it contains zero bytes)</source>
   <translation>die Datei ist kein Text (sie enthält Nullbytes)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/decoding.py" />
   <source>the file is too large; a deck list has at most {most} MB</source>
   <translation>die Datei ist zu groß; eine Deckliste hat höchstens {most} MB</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/decoding.py" />
   <source>the file says it is {encoding} but is damaged</source>
   <translation>die Datei gibt sich als {encoding} aus, ist aber beschädigt</translation>
  </message>
 </context>
 <context>
  <name>formats.dek_format</name>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>a card for the Force struggle, which is not part of a deck</source>
   <translation>eine Karte für den Machtkampf, die nicht zum Deck gehört</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>a card needs a name; left out</source>
   <translation>eine Karte braucht einen Namen; weggelassen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>by its place it is {title} ({code})</source>
   <translation>nach ihrem Platz ist es {title} ({code})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>it has no place</source>
   <translation>sie hat keinen Platz</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>it is not part of a LackeyCCG deck; left out</source>
   <translation>das gehört nicht zu einem LackeyCCG-Deck; weggelassen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>it names no game; read as Star Wars: The Card Game</source>
   <translation>es nennt kein Spiel; gelesen als Star Wars: The Card Game</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>left out</source>
   <translation>weggelassen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>no card has the place {place}</source>
   <translation>keine Karte hat den Platz {place}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>read as {title} ({code})</source>
   <translation>gelesen als {title} ({code})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>this LackeyCCG deck is for another game ({game}, not {own})</source>
   <translation>dieses LackeyCCG-Deck ist für ein anderes Spiel ({game}, nicht {own})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>this is no LackeyCCG deck: it starts with &lt;{tag}&gt;, not &lt;deck&gt;</source>
   <translation>das ist kein LackeyCCG-Deck: Es beginnt mit &lt;{tag}&gt;, nicht mit &lt;deck&gt;</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>{count:,} cards are too many for LackeyCCG, which lists every copy</source>
   <translation>{count:,} Karten sind zu viele für LackeyCCG, das jedes Exemplar auflistet</translation>
  </message>
 </context>
 <context>
  <name>formats.list_folder</name>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>Line {line}, {kind}: {remarks}.</source>
   <translation>Zeile {line}, {kind}: {remarks}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>cannot be read: {reason}</source>
   <translation>nicht lesbar: {reason}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>is it {choices}?</source>
   <translation>ist es {choices}?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>it is a link that leads nowhere</source>
   <translation>es ist ein Verweis, der nirgendwohin führt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>it is a link to a folder, and no folder is read twice</source>
   <translation>es ist ein Verweis auf einen Ordner, und kein Ordner wird zweimal gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>it is a link to a place outside the folder</source>
   <translation>es ist ein Verweis auf einen Ort außerhalb des Ordners</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>it leads in a circle</source>
   <translation>der Verweis führt im Kreis</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>its name has no ending that tells a deck list, such as .txt</source>
   <translation>ihr Name hat keine Endung, die eine Deckliste verrät, wie etwa .txt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>no deck list ends in {ending}; saved as text (.txt) it can be read</source>
   <translation>keine Deckliste endet auf {ending}; als Text (.txt) gespeichert kann sie gelesen werden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>{folder} cannot be opened ({reason})</source>
   <translation>{folder} kann nicht geöffnet werden ({reason})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>{folder} has more than {most:,} deck lists</source>
   <translation>{folder} hat mehr als {most:,} Decklisten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>{folder} is no folder, or may not be opened</source>
   <translation>{folder} ist kein Ordner oder darf nicht geöffnet werden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>“{text}”</source>
   <translation>„{text}“</translation>
  </message>
 </context>
 <context>
  <name>formats.matching</name>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>there is no set {number}</source>
   <translation>es gibt kein Set {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{text} read as set {number}, {title}</source>
   <translation>{text} gelesen als Set {number}, {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{text} read as {title}</source>
   <translation>{text} gelesen als {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{title} could be several sets</source>
   <translation>{title} könnte mehrere Sets meinen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{title} is not the title of set {number}</source>
   <translation>{title} ist nicht der Titel von Set {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{title} is set {number}, not {wrong}</source>
   <translation>{title} ist Set {number}, nicht {wrong}</translation>
  </message>
 </context>
 <context>
  <name>formats.o8d_format</name>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>card sleeves are not kept</source>
   <translation>Kartenhüllen werden nicht übernommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>it has no id</source>
   <translation>sie hat keine ID</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>it is not part of an OCTGN deck; left out</source>
   <translation>das gehört nicht zu einem OCTGN-Deck; weggelassen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>its id is that of {title} ({code})</source>
   <translation>ihre ID gehört zu {title} ({code})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>kept as the notes of the deck</source>
   <translation>als Notizen des Decks übernommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>no card has the id {id}</source>
   <translation>keine Karte hat die ID {id}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>no card has this title; by its id it is {title} ({code})</source>
   <translation>keine Karte hat diesen Titel; nach ihrer ID ist es {title} ({code})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>no game id; read as a deck of Star Wars: The Card Game</source>
   <translation>keine Spiel-ID; gelesen als Deck von Star Wars: The Card Game</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>notes cut off after {most:,} characters</source>
   <translation>Notizen nach {most:,} Zeichen abgeschnitten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>this OCTGN deck is for another game (its id is {game}, that of Star Wars: The Card Game is {own})</source>
   <translation>dieses OCTGN-Deck ist für ein anderes Spiel (seine ID ist {game}, die von Star Wars: The Card Game ist {own})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>this is no OCTGN deck: it starts with &lt;{tag}&gt;, not &lt;deck&gt;</source>
   <translation>das ist kein OCTGN-Deck: Es beginnt mit &lt;{tag}&gt;, nicht mit &lt;deck&gt;</translation>
  </message>
 </context>
 <context>
  <name>formats.parts</name>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the author</source>
   <translation>der Autor</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the keys that this version does not know</source>
   <translation>die Schlüssel, die diese Version nicht kennt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the notes</source>
   <translation>die Notizen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the notes on sets</source>
   <translation>die Notizen zu Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the single cards that do not fit its sets</source>
   <translation>die einzelnen Karten, die nicht zu seinen Sets passen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the tags</source>
   <translation>die Tags</translation>
  </message>
 </context>
 <context>
  <name>formats.pasting</name>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>a card of {set}</source>
   <translation>eine Karte von {set}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>a command card of the sets</source>
   <translation>eine Kommandokarte der Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>{card} has no place in the sets of the deck; kept for the check</source>
   <translation>{card} hat keinen Platz in den Sets des Decks; bleibt für die Prüfung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>{card} is a challenge card, and challenge cards are in no legal deck</source>
   <translation>{card} ist eine Challenge-Karte, und Challenge-Karten gehören in kein legales Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>{card} is a command card, but none of {set}</source>
   <translation>{card} ist eine Kommandokarte, aber keine von {set}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>{card} is a command card; name the objective set it is in</source>
   <translation>{card} ist eine Kommandokarte; nenne das Objective-Set, in dem sie ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>a heading</source>
   <translation>eine Überschrift</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>a number without a title beside it</source>
   <translation>eine Zahl ohne Titel daneben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>it looks like a line of the list, but no card has this title</source>
   <translation>sieht aus wie eine Zeile der Liste, aber keine Karte hat diesen Titel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>line {line} lists it too; the copies are added up</source>
   <translation>Zeile {line} nennt sie auch; die Exemplare sind zusammengezählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>named again without a count; the copies above stand</source>
   <translation>noch einmal ohne Anzahl genannt; es bleibt bei den Exemplaren oben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>no copies of {title}</source>
   <translation>keine Exemplare von {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>the line has more than {most:,} characters</source>
   <translation>die Zeile hat mehr als {most:,} Zeichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>the name of the deck</source>
   <translation>der Name des Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>{title} has a question mark behind it</source>
   <translation>hinter {title} steht ein Fragezeichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>{total} in all</source>
   <translation>insgesamt {total}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_headers.py" />
   <source>the set {title}</source>
   <translation>das Set {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>several numbers of copies are beside it</source>
   <translation>mehrere Anzahlen stehen daneben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>the cross beside it may mean that it is not in the deck</source>
   <translation>das Kreuz daneben kann heißen, dass es nicht im Deck ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>the one may be there instead of the other</source>
   <translation>das eine kann statt des anderen dastehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>there is a question mark beside it</source>
   <translation>ein Fragezeichen steht daneben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>“{text}” may mean that it is not in the deck</source>
   <translation>„{text}“ kann heißen, dass es nicht im Deck ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_meaning.py" />
   <source>the text names more than {most:,} sets; no deck has so many</source>
   <translation>der Text nennt mehr als {most:,} Sets; so viele hat kein Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>affiliation card {title}</source>
   <translation>Fraktionskarte {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>affiliation {title} taken from {source}</source>
   <translation>Fraktion {title}, erschlossen: {source}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>no affiliation card</source>
   <translation>keine Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>read as the name of a product, and not as the set of that name</source>
   <translation>als Name eines Produkts gelesen und nicht als das Set, das so heißt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>struck out: {titles}</source>
   <translation>durchgestrichen: {titles}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>the list says {stated} cards; a deck of the {read} sets that were read has {cards} in its command deck</source>
   <translation>die Liste spricht von {stated} Karten; ein Deck aus den {read} gelesenen Sets hat {cards} in seinem Kommandodeck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>the list says {stated} sets; {read} were read</source>
   <translation>die Liste nennt {stated} Sets; gelesen wurden {read}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>the sets below it are counted, though the deck above is whole</source>
   <translation>die Sets darunter sind mitgezählt, obwohl das Deck darüber vollständig ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>{title} stands in it and was not read</source>
   <translation>{title} steht darin und wurde nicht gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/lines.py" />
   <source>the text has more than {most:,} characters; no deck list has so many</source>
   <translation>der Text hat mehr als {most:,} Zeichen; so viele hat keine Deckliste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/lines.py" />
   <source>the text has {count:,} lines; a deck list has at most {most:,}</source>
   <translation>der Text hat {count:,} Zeilen; eine Deckliste hat höchstens {most:,}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/lone_counts.py" />
   <source>the copies of {title}</source>
   <translation>die Exemplare von {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/lone_counts.py" />
   <source>the number of {title}</source>
   <translation>die Nummer von {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/loose_numbers.py" />
   <source>the {number} is read as the set's number, not as {number} copies</source>
   <translation>die {number} ist als Nummer des Sets gelesen, nicht als {number} Exemplare</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/other_games.py" />
   <source>it is no deck list of this game: no line of it names an objective set</source>
   <translation>Das ist keine Deckliste dieses Spiels: keine Zeile nennt ein Objective-Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/other_games.py" />
   <source>it is no deck list of this game: {strange} of its lines list something that is no objective set</source>
   <translation>Das ist keine Deckliste dieses Spiels: {strange} Zeilen führen etwas auf, das kein Objective-Set ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/other_games.py" />
   <source>no objective set, affiliation or deck name was found; list a set in each line, such as 2x A Journey to Dagobah</source>
   <translation>kein Objective-Set, keine Fraktion und kein Deckname gefunden; schreib in jede Zeile ein Set, etwa 2x A Journey to Dagobah</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/set_mentions.py" />
   <source>it is in {product}, not in {wrong}</source>
   <translation>es ist in {product}, nicht in {wrong}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/set_mentions.py" />
   <source>“{text}” is no clear number of copies; 1 is taken</source>
   <translation>„{text}“ ist keine klare Zahl von Exemplaren; 1 ist angenommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/set_mentions.py" />
   <source>“{text}” was not understood as it stands</source>
   <translation>„{text}“ wurde so, wie es dasteht, nicht verstanden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>it is quoted from another post</source>
   <translation>sie ist aus einem anderen Beitrag zitiert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>it is struck out</source>
   <translation>sie ist durchgestrichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>it stands among changes to the deck, so it is not counted</source>
   <translation>sie steht bei Änderungen am Deck und zählt deshalb nicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>it stands under “{heading}”, not in the deck</source>
   <translation>sie steht unter „{heading}“, nicht im Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>the minus takes it out; it is not in the deck</source>
   <translation>das Minus nimmt es heraus; es ist nicht im Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/unheard_titles.py" />
   <source>it names {titles}, but not clearly how many are meant; nothing of it was read</source>
   <translation>sie nennt {titles}, aber nicht klar, wie oft; nichts davon wurde gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/unheard_titles.py" />
   <source>it resembles a title; nothing of it was read</source>
   <translation>sie ähnelt einem Titel; nichts davon wurde gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/unheard_titles.py" />
   <source>it speaks of {titles}; it is not read as a line of the list</source>
   <translation>sie spricht von {titles}; als Zeile der Liste wird sie nicht gelesen</translation>
  </message>
 </context>
 <context>
  <name>formats.reading</name>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>ambiguous</source>
   <translation>mehrdeutig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>ignored</source>
   <translation>übergangen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>not understood</source>
   <translation>nicht verstanden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>noted</source>
   <translation>angemerkt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>repaired</source>
   <translation>repariert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>understood</source>
   <translation>verstanden</translation>
  </message>
 </context>
 <context>
  <name>formats.registry</name>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>Forum post (BBCode)</source>
   <translation>Forenbeitrag (BBCode)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>LackeyCCG deck</source>
   <translation>LackeyCCG-Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>OCTGN deck</source>
   <translation>OCTGN-Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>Plain text</source>
   <translation>Einfacher Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>SWLCG Deck file</source>
   <translation>SWLCG-Deck-Datei</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>Short code for a chat</source>
   <translation>Kurzcode für einen Chat</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>Table (CSV)</source>
   <translation>Tabelle (CSV)</translation>
  </message>
 </context>
 <context>
  <name>gui.analyse</name>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>All numbers of this deck</source>
   <translation>Alle Zahlen dieses Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Analyse</source>
   <translation>Analyse</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Both have the same sets.</source>
   <translation>Beide haben dieselben Sets.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Changes</source>
   <translation>Änderungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Numbers</source>
   <translation>Zahlen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Numbers and charts</source>
   <translation>Zahlen und Diagramme</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Open a deck, and its numbers stand here.</source>
   <translation>Öffne ein Deck, dann stehen hier seine Zahlen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Resource match</source>
   <translation>Passende Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>This deck has no sets yet. Add some in the Build view, and their numbers stand here.</source>
   <translation>Dieses Deck hat noch keine Sets. Nimm unter „Bauen“ welche auf, dann stehen hier ihre Zahlen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>{change}: outline is before, solid is after</source>
   <translation>{change}: Umriss ist vorher, gefüllt ist nachher</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>Added: {title}, {change}.</source>
   <translation>Hinzugefügt: {title}, {change}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>Removed: {title}, {change}.</source>
   <translation>Entfernt: {title}, {change}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>Sets that differ</source>
   <translation>Sets, die sich unterscheiden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>affiliation card</source>
   <translation>Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Average {number}</source>
   <translation>Im Schnitt {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Combat icons</source>
   <translation>Kampfsymbole</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Command cards by affiliation</source>
   <translation>Kommandokarten nach Fraktion</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Fate priority</source>
   <translation>Schicksalspriorität</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Force icons a card</source>
   <translation>Machtsymbole je Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Keywords</source>
   <translation>Schlüsselwörter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Objective damage capacity</source>
   <translation>Schadenskapazität der Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Resources of objectives</source>
   <translation>Ressourcen der Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Resources of the command deck</source>
   <translation>Ressourcen des Kommandodecks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Sets by affiliation</source>
   <translation>Sets nach Fraktion</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Those in a frame need the edge</source>
   <translation>Die gerahmten brauchen den Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Traits</source>
   <translation>Merkmale</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Traits of objectives</source>
   <translation>Merkmale der Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Types</source>
   <translation>Typen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Unique cards</source>
   <translation>Einzigartige Karten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Unit damage capacity</source>
   <translation>Schadenskapazität der Einheiten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Units with an icon</source>
   <translation>Einheiten mit einem Symbol</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Another…</source>
   <translation>Anderes…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Beside another deck</source>
   <translation>Neben einem anderen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Choose a deck to compare with</source>
   <translation>Deck zum Vergleichen wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Choose a deck…</source>
   <translation>Deck wählen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Choose both sets first</source>
   <translation>Wähle erst beide Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Make this swap</source>
   <translation>Diesen Tausch machen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Make this swap in the deck</source>
   <translation>Diesen Tausch im Deck machen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Set to put in</source>
   <translation>Set, das kommt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Set to take out</source>
   <translation>Set, das geht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>This deck alone</source>
   <translation>Nur dieses Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>With a swap</source>
   <translation>Mit einem Tausch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>for</source>
   <comment>this set for that one</comment>
   <translation>gegen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>from {before} to {after}</source>
   <translation>von {before} zu {after}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/fact_list.py" />
   <source>Numbers of the deck</source>
   <translation>Zahlen des Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Average cost</source>
   <translation>Kosten im Schnitt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Command cards</source>
   <translation>Kommandokarten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Matched by the affiliation card</source>
   <translation>Passend durch die Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Objective sets</source>
   <translation>Objective-Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Of {cards} played from hand, {parts} and {last}. The affiliation card alone is enough for {share}.</source>
   <translation>{cards} werden aus der Hand gespielt: {parts} und {last}. Die Fraktionskarte allein reicht für {share}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Sets not in the card pool</source>
   <translation>Sets nicht im Kartenbestand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>This deck has no cards that are played from hand.</source>
   <translation>Dieses Deck hat keine Karten, die aus der Hand gespielt werden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Unique titles</source>
   <translation>Einzigartige Titel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Without the X of {titles}</source>
   <translation>Ohne das X von {titles}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>of objectives</source>
   <translation>der Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>of the affiliation card</source>
   <translation>der Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>of the command deck</source>
   <translation>des Kommandodecks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{count} cannot be matched by any card of the deck</source>
   <translation>{count} von keiner Karte des Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{count} from other cards of the deck</source>
   <translation>{count} von anderen Karten des Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{count} get it from the affiliation card</source>
   <translation>{count} bekommen sie von der Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{count} need no resource match</source>
   <translation>{count} brauchen keine passende Ressource</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{fact}: {now}, {before} before.</source>
   <translation>{fact}: {now}, vorher {before}.</translation>
  </message>
 </context>
 <context>
  <name>gui.build</name>
  <message>
   <location filename="../../swlcg_deck/gui/build/build_view.py" />
   <source>Copies</source>
   <translation>Exemplare</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/build/build_view.py" />
   <source>Copies in the deck</source>
   <translation>Exemplare im Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/build/build_view.py" />
   <source>Copies of {title} in the deck</source>
   <translation>Exemplare von {title} im Deck</translation>
  </message>
 </context>
 <context>
  <name>gui.card_packs</name>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Import</source>
   <translation>Importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Importing</source>
   <translation>Import läuft</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Looking into the files</source>
   <translation>Die Dateien werden durchgesehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Nothing here can be imported</source>
   <translation>Hier lässt sich nichts importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Nothing to import</source>
   <translation>Nichts zu importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Ready to import</source>
   <translation>Bereit zum Importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>What was found</source>
   <translation>Was gefunden wurde</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>{percent} per cent done</source>
   <translation>{percent} Prozent erledigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Card packs</source>
   <translation>Kartenpakete</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Card packs of OCTGN (*.xml *.o8c *.zip *.png *.jpg *.jpeg);;All files (*)</source>
   <translation>Kartenpakete von OCTGN (*.xml *.o8c *.zip *.png *.jpg *.jpeg);;Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Import card packs</source>
   <translation>Kartenpakete importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Import card packs from a folder</source>
   <translation>Kartenpakete aus einem Ordner importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Its text and pictures are deleted here. The files it came from stay.</source>
   <translation>Text und Bilder werden hier gelöscht. Die Dateien, aus denen sie kamen, bleiben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Keep</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>No card packs are installed yet.</source>
   <translation>Noch sind keine Kartenpakete da.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Remove {title}?</source>
   <translation>{title} entfernen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Removed {title}.</source>
   <translation>{title} entfernt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Stopped. Nothing was changed.</source>
   <translation>Angehalten. Nichts wurde geändert.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Stopping…</source>
   <translation>Wird angehalten…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>The import was done already.</source>
   <translation>Der Import war schon fertig.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Cards of the pack</source>
   <translation>Karten des Pakets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Cards of {pack}</source>
   <translation>Karten von {pack}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Only pictures are here. Import the set file of this set to read its cards.</source>
   <translation>Hier sind nur Bilder. Importiere die Set-Datei dieses Sets, um seine Karten zu lesen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Picture of {title}</source>
   <translation>Bild von {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Printed text</source>
   <translation>Gedruckter Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Shown beside the cards of this program.</source>
   <translation>Wird neben den Karten dieses Programms gezeigt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Cannot be used</source>
   <translation>Nicht verwendbar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Card</source>
   <translation>Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Cards that are in no official set</source>
   <translation>Karten, die in keinem offiziellen Set sind</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Damaged: remove it</source>
   <translation>Beschädigt: entferne es</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Empty</source>
   <translation>Leer</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Fan-made, never tournament legal</source>
   <translation>Von Fans gemacht, nie turnierlegal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Imported {amount} of {where}.</source>
   <translation>{amount} importiert: {where}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Nothing here can be imported.</source>
   <translation>Hier lässt sich nichts importieren.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Official sets</source>
   <translation>Offizielle Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{count} unknown</source>
   <translation>{count} unbekannt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{names} and others</source>
   <translation>{names} und andere</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{n} files are no pictures and were left out: {names}.</source>
   <extracomment>With one: {n} file is no picture and was left out: {names}.</extracomment>
   <translation>
    <numerusform>{n} Datei ist kein Bild und wurde ausgelassen: {names}.</numerusform>
    <numerusform>{n} Dateien sind keine Bilder und wurden ausgelassen: {names}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{n} other files are passed by.</source>
   <extracomment>With one: {n} other file is passed by.</extracomment>
   <translation>
    <numerusform>{n} andere Datei wird übergangen.</numerusform>
    <numerusform>{n} andere Dateien werden übergangen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{texts} and {pictures}</source>
   <translation>{texts} und {pictures}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Choose files…</source>
   <translation>Dateien wählen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Choose folder…</source>
   <translation>Ordner wählen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Delete removes a pack.</source>
   <translation>Entf entfernt ein Paket.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>From OCTGN’s folder</source>
   <translation>Aus dem Ordner von OCTGN</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Installed card packs</source>
   <translation>Vorhandene Kartenpakete</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Remove…</source>
   <translation>Entfernen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>A folder</source>
   <translation>Ein Ordner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>Add the cards you own</source>
   <translation>Deine eigenen Karten hinzufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>Fan-made sets come in the same way. You can read them here; they are never legal.</source>
   <translation>Von Fans gemachte Sets kommen auf demselben Weg herein. Du kannst sie hier lesen; legal sind sie nie.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>OCTGN’s own, or pictures that are named after the ids of their cards</source>
   <translation>Der von OCTGN selbst, oder Bilder, die nach den Kennungen ihrer Karten heißen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>The pictures of a set, as OCTGN packs them</source>
   <translation>Die Bilder eines Sets, wie OCTGN sie packt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>The printed text and the pictures of the cards are not part of this program. If you own the game and use OCTGN, add them here: they are copied for you alone and shown beside our text.</source>
   <translation>Der gedruckte Text und die Bilder der Karten gehören nicht zu diesem Programm. Wenn du das Spiel besitzt und OCTGN benutzt, hol sie hier dazu: Sie werden nur für dich kopiert und neben unserem Text gezeigt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>The printed text of the cards of a set</source>
   <translation>Der gedruckte Text der Karten eines Sets</translation>
  </message>
 </context>
 <context>
  <name>gui.cards</name>
  <message>
   <location filename="../../swlcg_deck/gui/cards/about_box.py" />
   <source>About this set</source>
   <translation>Über dieses Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source> and </source>
   <translation> und </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source> or </source>
   <translation> oder </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>A deck may hold one copy of this set by errata ({id}).</source>
   <translation>Ein Deck darf dieses Set laut Errata ({id}) nur einmal enthalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>A deck may hold one copy of this set.</source>
   <translation>Ein Deck darf dieses Set nur einmal enthalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>Errata for {title} ({id}): {change}</source>
   <translation>Errata zu {title} ({id}): {change}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>Only a deck whose affiliation card is {name} may hold this set.</source>
   <translation>Nur ein Deck mit der Fraktionskarte {name} darf dieses Set enthalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>Restricted ({id}): not in one tournament deck with {others}.</source>
   <translation>Restriktionsliste ({id}): nicht in einem Turnierdeck zusammen mit {others}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>errata</source>
   <translation>Errata</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>groups {groups}</source>
   <extracomment>With one: group {groups}</extracomment>
   <translation>
    <numerusform>Gruppe {groups}</numerusform>
    <numerusform>Gruppen {groups}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>limit 1</source>
   <translation>höchstens 1</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>restricted {groups}</source>
   <translation>Restriktionsliste {groups}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>{name} only</source>
   <translation>nur {name}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>A tournament deck holds at most one of each group.</source>
   <translation>Ein Turnierdeck enthält aus jeder Gruppe höchstens eine.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Before, in {by}: {change}</source>
   <translation>Zuvor, in {by}: {change}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Changed later by {by}</source>
   <translation>Später geändert durch {by}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Errata, {by}</source>
   <translation>Errata, {by}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Group {group}: {members}</source>
   <translation>Gruppe {group}: {members}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Import card pack…</source>
   <translation>Kartenpaket importieren…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>No other printing of this card.</source>
   <translation>Kein anderer Druck dieser Karte.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Note</source>
   <translation>Hinweis</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Printings</source>
   <translation>Drucke</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Restricted later by {by}, {side}</source>
   <translation>Später auf die Restriktionsliste gesetzt durch {by}, {side}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Restricted, {side}</source>
   <translation>Restriktionsliste, {side}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>The printed text is not part of this program. If you own the game, import a card pack of OCTGN to read it here.</source>
   <translation>Der gedruckte Text gehört nicht zu diesem Programm. Wenn du das Spiel besitzt, importiere ein Kartenpaket von OCTGN, um ihn hier zu lesen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>What keywords and signs mean</source>
   <translation>Was die Schlüsselwörter und Zeichen bedeuten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Your picture</source>
   <translation>Dein Bild</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Your picture of {title}</source>
   <translation>Dein Bild von {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>number {number}</source>
   <translation>Nummer {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>{product}, {code} (this one)</source>
   <translation>{product}, {code} (dieser)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face.py" />
   <source>No traits</source>
   <translation>Keine Merkmale</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Abilities not yet playable: not described yet</source>
   <translation>Fähigkeiten noch nicht spielbar: noch nicht beschrieben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>As printed, from your card pack:</source>
   <translation>Wie gedruckt, aus deinem Kartenpaket:</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Card {number}</source>
   <translation>Karte {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Challenge {block}, card {position}</source>
   <translation>Herausforderung {block}, Karte {position}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Partly playable: lines in parentheses are not described yet</source>
   <translation>Teilweise spielbar: Zeilen in Klammern sind noch nicht beschrieben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Set {number}, card {position}</source>
   <translation>Set {number}, Karte {position}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Larger with Ctrl++, smaller with Ctrl+-, normal with Ctrl+0</source>
   <translation>Größer mit Strg++, kleiner mit Strg+-, normal mit Strg+0</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Next card</source>
   <translation>Nächste Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Next card (Right)</source>
   <translation>Nächste Karte (Rechts)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Our own wording, rendered from data</source>
   <translation>Unser eigener Wortlaut, aus Daten erzeugt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Previous card</source>
   <translation>Vorige Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Previous card (Left)</source>
   <translation>Vorige Karte (Links)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>{title} – Card view</source>
   <translation>{title} – Kartenansicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Errata, FAQ version</source>
   <translation>Errata, FAQ-Version</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Force icon</source>
   <translation>Machtsymbol</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>One affiliation only</source>
   <translation>Nur eine Fraktion</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>One copy in a deck</source>
   <translation>Einmal im Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Reading a card</source>
   <translation>Eine Karte lesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Restricted group</source>
   <translation>Restriktionsgruppe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Unique</source>
   <translation>Einzigartig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Unit, blast, tactics</source>
   <translation>Kampfsymbole</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>With the edge only</source>
   <translation>Nur mit Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Every fact of the six cards in words</source>
   <translation>Alles über die sechs Karten in Worten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Large cards</source>
   <translation>Große Karten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Select a set to read its six cards.</source>
   <translation>Wähle ein Set, um seine sechs Karten zu lesen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Show the six cards large (Space on a card)</source>
   <translation>Die sechs Karten groß zeigen (Leertaste auf einer Karte)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Text view</source>
   <translation>Textansicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>{title}, in words</source>
   <translation>{title}, in Worten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>Also printed elsewhere: {cards}.</source>
   <translation>Auch anderswo gedruckt: {cards}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>At most one copy in a deck, by erratum of {by}.</source>
   <translation>Höchstens einmal in einem Deck, laut Errata von {by}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>At most one copy in a deck.</source>
   <translation>Höchstens einmal in einem Deck.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>No limit, no restriction, no errata and no other printing of its cards.</source>
   <translation>Kein Limit, keine Restriktion, keine Errata und kein anderer Druck seiner Karten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>Only in a deck whose affiliation card is {name}.</source>
   <translation>Nur in einem Deck mit der Fraktionskarte {name}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{n} more</source>
   <extracomment>With one: {n} more</extracomment>
   <translation>
    <numerusform>{n} weiterer</numerusform>
    <numerusform>{n} weitere</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{title}, changed later by {by}</source>
   <translation>{title}, später geändert durch {by}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{title}, erratum of {by}</source>
   <translation>{title}, Errata von {by}</translation>
  </message>
 </context>
 <context>
  <name>gui.charts</name>
  <message>
   <location filename="../../swlcg_deck/gui/charts/chart.py" />
   <source>nothing to show</source>
   <translation>nichts zu zeigen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>Enhance</source>
   <translation>Verst.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} of capacity {number}</source>
   <translation>{cards} mit Kapazität {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} of cost {number}</source>
   <translation>{cards} mit Kosten {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} of priority {number}</source>
   <translation>{cards} mit Priorität {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} with 1 Force icon</source>
   <translation>{cards} mit 1 Machtsymbol</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} with {number} Force icons</source>
   <translation>{cards} mit {number} Machtsymbolen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} with {number} or more Force icons</source>
   <translation>{cards} mit {number} oder mehr Machtsymbolen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{fact}, {before} before</source>
   <translation>{fact}, vorher {before}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{icon} normal: {count}</source>
   <translation>{icon} normal: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{icon} with the edge: {count}</source>
   <translation>{icon} mit Vorteil: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{icon}, edge</source>
   <translation>{icon}, Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{icon}: {normal}, {edge} with the edge</source>
   <translation>{icon}: {normal}, {edge} mit Vorteil</translation>
  </message>
 </context>
 <context>
  <name>gui.collection</name>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Count again what the boxes bring</source>
   <translation>Wieder zählen, was die Boxen bringen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Forget corrections</source>
   <translation>Berichtigungen vergessen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>If you have more or fewer copies of a set than your boxes bring, say so here.</source>
   <translation>Wenn du mehr oder weniger Exemplare eines Sets hast, als deine Boxen bringen, sag es hier.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Keys 0 to 9, plus and minus say how many copies you own.</source>
   <translation>Mit den Tasten 0 bis 9, Plus und Minus sagst du, wie viele Exemplare du besitzt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>No source tells how many copies of each set are in this box. Two of each are assumed, one of a set that is limited to 1, and marked “?”. Count yours and correct them here.</source>
   <translation>Keine Quelle sagt, wie viele Exemplare jedes Sets in dieser Box sind. Angenommen werden zwei von jedem, eins von einem Set mit Limit 1, markiert mit „?“. Zähl deine und berichtige sie hier.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Sets of the product</source>
   <translation>Sets des Produkts</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Sets of {product}</source>
   <translation>Sets von {product}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>you own {n} copies</source>
   <extracomment>With one: you own {n} copy</extracomment>
   <translation>
    <numerusform>du besitzt {n} Exemplar</numerusform>
    <numerusform>du besitzt {n} Exemplare</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>Build together</source>
   <translation>Zusammen bauen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>Current deck</source>
   <translation>Aktuelles Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>Missing packs</source>
   <translation>Fehlende Packungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>Open a deck to see here which packs you still need for it.</source>
   <translation>Öffne ein Deck, um hier zu sehen, welche Packungen dir dafür noch fehlen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>This deck has no sets yet, so nothing is missing.</source>
   <translation>Dieses Deck hat noch keine Sets, also fehlt nichts.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>What the current deck needs</source>
   <translation>Was das aktuelle Deck braucht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Core</source>
   <translation>Grundset</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Core set</source>
   <translation>Grundset</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Deluxe box</source>
   <translation>Deluxe-Box</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Deluxe boxes</source>
   <translation>Deluxe-Boxen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Force pack</source>
   <translation>Force Pack</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Force packs</source>
   <translation>Force Packs</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Limit 1 per deck.</source>
   <translation>Limit 1 pro Deck.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>This is an assumption.</source>
   <translation>Das ist eine Annahme.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>What is in the box is an assumption.</source>
   <translation>Was in der Box ist, ist eine Annahme.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>You said so; the boxes bring {count}.</source>
   <translation>Das hast du gesagt; die Boxen bringen {count}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>core set</source>
   <translation>Grundset</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>corrected</source>
   <translation>berichtigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>deluxe box</source>
   <translation>Deluxe-Box</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>force pack</source>
   <translation>Force Pack</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>yours</source>
   <translation>deine</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{kind}, sets {first} to {last}.</source>
   <translation>{kind}, Sets {first} bis {last}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{n} sets corrected by you.</source>
   <extracomment>With one: {n} set corrected by you.</extracomment>
   <translation>
    <numerusform>{n} Set von dir berichtigt.</numerusform>
    <numerusform>{n} Sets von dir berichtigt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{owned} of {total}</source>
   <translation>{owned} von {total}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{owned} of {total} sets</source>
   <translation>{owned} von {total} Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{product}, {kind}, sets {first} to {last}: {boxes}, {copies} of its sets.</source>
   <translation>{product}, {kind}, Sets {first} bis {last}: {boxes}, {copies} seiner Sets.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{title}, set {number}, {affiliation}</source>
   <translation>{title}, Set {number}, {affiliation}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>All</source>
   <translation>Alles</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Collection</source>
   <translation>Sammlung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Earlier</source>
   <translation>Früher</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Keys 0 to 9, plus and minus say how many boxes you own.</source>
   <translation>Mit den Tasten 0 bis 9, Plus und Minus sagst du, wie viele Boxen du besitzt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>No box of any product</source>
   <translation>Keine Box von keinem Produkt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>None</source>
   <translation>Nichts</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Nothing before this</source>
   <translation>Vorher nichts</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Nothing entered yet, so one Core Set is assumed. Say how many boxes of each product you own: then this page tells which decks you can build and what is missing.</source>
   <translation>Noch ist nichts eingetragen, also wird ein Grundset angenommen. Sag, wie viele Boxen jedes Produkts du besitzt: Dann verrät dir diese Seite, welche Decks du bauen kannst und was fehlt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>One Core Set is right</source>
   <translation>Ein Grundset stimmt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>One box of each product</source>
   <translation>Eine Box von jedem Produkt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>One of everything</source>
   <translation>Von allem eins</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Products</source>
   <translation>Produkte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Say that you own one Core Set</source>
   <translation>Sagen, dass du ein Grundset besitzt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Take the last change back</source>
   <translation>Die letzte Änderung zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Two Core Sets and one of everything else: all a deck can use</source>
   <translation>Zwei Grundsets und eins von allem anderen: alles, was ein Deck brauchen kann</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>What you owned before, to bring it back</source>
   <translation>Was du vorher hattest, um es zurückzuholen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/saved.py" />
   <source>Your collection could not be saved: {problem}</source>
   <translation>Deine Sammlung ließ sich nicht speichern: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Affiliation card of {product}</source>
   <translation>Fraktionskarte aus {product}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>All sets are there. {decks} decks share {n} affiliation cards {title}.</source>
   <extracomment>With one: All sets are there. {decks} decks share {n} affiliation card {title}.</extracomment>
   <translation>
    <numerusform>Alle Sets sind da. {decks} Decks teilen sich {n} Fraktionskarte {title}.</numerusform>
    <numerusform>Alle Sets sind da. {decks} Decks teilen sich {n} Fraktionskarten {title}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Brings {sets} and {cards}</source>
   <translation>Bringt {sets} und {cards}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Brings {what}</source>
   <translation>Bringt {what}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Buy {boxes} of {product}.</source>
   <translation>{boxes}-mal {product} kaufen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Can't tell</source>
   <translation>Unklar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Each deck alone could have it.</source>
   <translation>Jedes Deck allein könnte es haben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Enter shows the box in your collection.</source>
   <translation>Eingabe zeigt die Box in deiner Sammlung.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Its contents are an assumption.</source>
   <translation>Ihr Inhalt ist eine Annahme.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Missing</source>
   <translation>Fehlt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Nobody knows {label}.</source>
   <translation>Niemand kennt {label}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Not in the card pool</source>
   <translation>Nicht im Kartenbestand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Not together</source>
   <translation>Nicht zusammen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Not yet</source>
   <translation>Noch nicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>The affiliation card {title} is missing; it is in {product}.</source>
   <translation>Die Fraktionskarte {title} fehlt; sie ist in {product}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>The card pool does not know {n} sets of it.</source>
   <extracomment>With one: The card pool does not know {n} set of it.</extracomment>
   <translation>
    <numerusform>Der Kartenbestand kennt {n} Set davon nicht.</numerusform>
    <numerusform>Der Kartenbestand kennt {n} Sets davon nicht.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>To build these {n} decks at the same time: {needs}.</source>
   <extracomment>With one: To build this deck: {needs}.</extracomment>
   <translation>
    <numerusform>Um dieses Deck zu bauen: {needs}.</numerusform>
    <numerusform>Um diese {n} Decks gleichzeitig zu bauen: {needs}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>To buy</source>
   <translation>Zu kaufen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>What you own of it is an assumption.</source>
   <translation>Was du davon besitzt, ist eine Annahme.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>You can build it</source>
   <translation>Du kannst es bauen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>You can build them together</source>
   <translation>Du kannst sie zusammen bauen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Your collection holds everything that is needed.</source>
   <translation>Deine Sammlung enthält alles, was gebraucht wird.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>clash</source>
   <translation>Konflikt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>contents assumed</source>
   <translation>Inhalt angenommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{count} short</source>
   <translation>{count} zu wenig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{needed} needed, {owned} owned</source>
   <translation>{needed} gebraucht, {owned} vorhanden</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{n} affiliation cards missing</source>
   <extracomment>With one: {n} affiliation card missing</extracomment>
   <translation>
    <numerusform>{n} Fraktionskarte fehlt</numerusform>
    <numerusform>{n} Fraktionskarten fehlen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{sets} short by {copies}</source>
   <translation>bei {sets} fehlen {copies}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{title}, set {number}: {need}.</source>
   <translation>{title}, Set {number}: {need}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Deck without a name</source>
   <translation>Deck ohne Namen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Decks that you save in the library appear here, to be ticked.</source>
   <translation>Decks, die du in der Bibliothek speicherst, erscheinen hier zum Ankreuzen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Decks to build together</source>
   <translation>Decks, die zusammen gebaut werden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>No decks ticked</source>
   <translation>Keine Decks angekreuzt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Space ticks a deck.</source>
   <translation>Die Leertaste kreuzt ein Deck an.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Tick the decks that you want to have built at the same time.</source>
   <translation>Kreuz die Decks an, die du gleichzeitig gebaut haben willst.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Untick all</source>
   <translation>Alle abwählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>What the decks need</source>
   <translation>Was die Decks brauchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>buildable</source>
   <translation>baubar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>not ticked</source>
   <translation>nicht angekreuzt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>something missing</source>
   <translation>etwas fehlt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>ticked</source>
   <translation>angekreuzt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>{name}, {sets}, alone: {alone}; {state}.</source>
   <translation>{name}, {sets}, allein: {alone}; {state}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>{n} decks ticked</source>
   <extracomment>With one: {n} deck ticked</extracomment>
   <translation>
    <numerusform>{n} Deck angekreuzt</numerusform>
    <numerusform>{n} Decks angekreuzt</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gui.deck</name>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>Add sets or choose an affiliation card; then each card of that side is weighed here.</source>
   <translation>Nimm Sets auf oder wähle eine Fraktionskarte; dann wird hier jede Karte dieser Seite abgewogen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>Affiliation advisor</source>
   <translation>Fraktionsberater</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>Choose</source>
   <translation>Wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>Choose {title}</source>
   <translation>{title} wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>This card is the present one</source>
   <translation>Diese Karte hat das Deck schon</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_delegate.py" />
   <source>present</source>
   <comment>the affiliation card that the deck has now</comment>
   <translation>gewählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>At least 10 sets</source>
   <translation>Mindestens 10 Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>Exactly {own} {affiliation} and exactly {others} {partner} or neutral</source>
   <translation>Genau {own} {affiliation} und genau {others} {partner} oder neutral</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>X resources</source>
   <translation>X Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>add {sets}</source>
   <translation>dazu: {sets}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>drop {sets}</source>
   <translation>heraus: {sets}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>of other affiliations</source>
   <translation>anderer Fraktionen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{affiliation} or neutral</source>
   <translation>{affiliation} oder neutral</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{more} reserve</source>
   <translation>{more} Reserve</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{more} resources</source>
   <extracomment>With one: {more} resource</extracomment>
   <translation>
    <numerusform>{more} Ressource</numerusform>
    <numerusform>{more} Ressourcen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{n} findings stay with any card.</source>
   <extracomment>With one: {n} finding stays with any card.</extracomment>
   <translation>
    <numerusform>{n} Befund bleibt bei jeder Karte.</numerusform>
    <numerusform>{n} Befunde bleiben bei jeder Karte.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{resources}, reserve {reserve}</source>
   <translation>{resources}, Reserve {reserve}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{sets} cannot be counted</source>
   <translation>nicht mitgezählt: {sets}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>A deck is built on one</source>
   <translation>Auf ihr baut ein Deck auf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>A deck needs one</source>
   <translation>Jedes Deck braucht eine</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Affiliation card, {gives}</source>
   <translation>Fraktionskarte, {gives}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Change</source>
   <translation>Ändern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Change the affiliation card</source>
   <translation>Fraktionskarte ändern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Choose the affiliation card</source>
   <translation>Fraktionskarte wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>No affiliation card yet</source>
   <translation>Noch keine Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Not in the card pool; choose another card</source>
   <translation>Nicht im Kartenbestand; wähle eine andere Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_list.py" />
   <source>Affiliation cards</source>
   <translation>Fraktionskarten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_option.py" />
   <source>{title}, the present card</source>
   <translation>{title}, die jetzige Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_picker.py" />
   <source>Affiliation card</source>
   <translation>Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_body.py" />
   <source>No sets yet. Choose a set in the table and press 1 or 2, or drag it here.</source>
   <translation>Noch keine Sets. Wähle in der Tabelle ein Set und drücke 1 oder 2, oder zieh es hierher.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list.py" />
   <source>Enter shows the set, Delete removes one copy, 0, 1, 2, plus and minus change copies.</source>
   <translation>Eingabe zeigt das Set, Entf entfernt ein Exemplar, 0, 1, 2, Plus und Minus ändern die Zahl der Exemplare.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list.py" />
   <source>Sets of this deck</source>
   <translation>Sets dieses Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Change the note…</source>
   <translation>Notiz ändern…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Have {n} copies</source>
   <extracomment>With one: Have {n} copy</extracomment>
   <translation>
    <numerusform>1 Exemplar nehmen</numerusform>
    <numerusform>{n} Exemplare nehmen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Remove from the deck</source>
   <translation>Aus dem Deck entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Remove one copy</source>
   <translation>Ein Exemplar entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Show the set</source>
   <translation>Set zeigen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Write a note…</source>
   <translation>Notiz schreiben…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>Deck</source>
   <translation>Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>New deck</source>
   <translation>Neues Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>No deck is open.</source>
   <translation>Kein Deck ist offen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>Notes</source>
   <translation>Notizen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>Notes •</source>
   <translation>Notizen •</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>Notes, tags and author</source>
   <translation>Notizen, Tags und Autor</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>Double-click or F2 to rename</source>
   <translation>Doppelklick oder F2 zum Umbenennen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>Name of the deck</source>
   <translation>Name des Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>New deck · not saved</source>
   <translation>Neues Deck · nicht gespeichert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>not saved</source>
   <translation>nicht gespeichert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>read only</source>
   <translation>schreibgeschützt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_delegate.py" />
   <source>now</source>
   <translation>jetzt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_delegate.py" />
   <source>now, saved</source>
   <translation>jetzt, gespeichert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_delegate.py" />
   <source>saved</source>
   <translation>gespeichert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_model.py" />
   <source>As it was opened</source>
   <translation>Beim Öffnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_model.py" />
   <source>the present deck</source>
   <translation>das jetzige Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_model.py" />
   <source>undone</source>
   <translation>rückgängig gemacht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_panel.py" />
   <source>Click a step to go there. Nothing is lost until you change something.</source>
   <translation>Klick auf einen Schritt, um dorthin zu gehen. Nichts geht verloren, bis du etwas änderst.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_panel.py" />
   <source>Enter goes to a step; the deck becomes what it was.</source>
   <translation>Eingabe geht zu einem Schritt; das Deck wird wieder, wie es dort war.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_panel.py" />
   <source>History</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_panel.py" />
   <source>History of this deck</source>
   <translation>Verlauf dieses Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_edits.py" />
   <source>Add nothing</source>
   <translation>Nichts hinzufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_edits.py" />
   <source>Add {sets}</source>
   <translation>{sets} hinzufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_edits.py" />
   <source>Remove {title}</source>
   <translation>{title} entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>Note: {words}</source>
   <translation>Notiz: {words}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>not in the card pool</source>
   <translation>nicht im Kartenbestand</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>{n} copies of {title}</source>
   <extracomment>With one: {n} copy of {title}</extracomment>
   <translation>
    <numerusform>{n} Exemplar von {title}</numerusform>
    <numerusform>{n} Exemplare von {title}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Author</source>
   <translation>Autor</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Close the notes</source>
   <translation>Notizen schließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Done</source>
   <translation>Fertig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Notes and tags</source>
   <translation>Notizen und Tags</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Notes can have {most:,} characters. Shorten them by {surplus:,} to keep them.</source>
   <translation>Notizen dürfen {most} Zeichen haben. Kürze sie um {surplus}, um sie zu behalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Tags</source>
   <translation>Tags</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Tags, with commas</source>
   <translation>Tags, mit Kommas</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>What the deck wants to do, how it went, what to try next</source>
   <translation>Was das Deck will, wie es lief, was als Nächstes zu testen ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Who built it</source>
   <translation>Wer es gebaut hat</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>worlds, testing</source>
   <translation>WM, Test</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/set_note_editor.py" />
   <source>Keep the note</source>
   <translation>Notiz behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/set_note_editor.py" />
   <source>Note on a set</source>
   <translation>Notiz zu einem Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/set_note_editor.py" />
   <source>Note on {title}</source>
   <translation>Notiz zu {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>Resources: {parts}.</source>
   <translation>Ressourcen: {parts}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>X resources, not counted: {titles}.</source>
   <translation>X Ressourcen, nicht mitgezählt: {titles}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{count} from objectives</source>
   <translation>{count} von Zielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{count} from the affiliation card</source>
   <translation>{count} von der Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{count} from the command deck</source>
   <translation>{count} aus dem Kommandodeck</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{n} command cards</source>
   <extracomment>With one: {n} command card</extracomment>
   <translation>
    <numerusform>{n} Kommandokarte</numerusform>
    <numerusform>{n} Kommandokarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{n} objectives</source>
   <extracomment>With one: {n} objective</extracomment>
   <translation>
    <numerusform>{n} Ziel</numerusform>
    <numerusform>{n} Ziele</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{n} resources</source>
   <extracomment>With one: {n} resource</extracomment>
   <translation>
    <numerusform>{n} Ressource</numerusform>
    <numerusform>{n} Ressourcen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{n} sets</source>
   <extracomment>With one: {n} set</extracomment>
   <translation>
    <numerusform>{n} Set</numerusform>
    <numerusform>{n} Sets</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{sets} not in the card pool and not counted.</source>
   <translation>{sets} nicht im Kartenbestand und nicht mitgezählt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_banner.py" />
   <source>Judge by another edition of the rules, or another mode</source>
   <translation>Nach einer anderen Ausgabe der Regeln oder einem anderen Modus urteilen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_banner.py" />
   <source>Rules: {edition}</source>
   <translation>Regeln: {edition}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_banner.py" />
   <source>Show or hide the findings</source>
   <translation>Befunde zeigen oder verbergen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_banner.py" />
   <source>Verdict: {word}</source>
   <translation>Urteil: {word}</translation>
  </message>
 </context>
 <context>
  <name>gui.documents</name>
  <message>
   <location filename="../../swlcg_deck/gui/documents/deck_offers.py" />
   <source>No affiliation card</source>
   <translation>Keine Fraktionskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/deck_offers.py" />
   <source>library</source>
   <translation>Bibliothek</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/deck_offers.py" />
   <source>open</source>
   <translation>offen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/deck_offers.py" />
   <source>open, not saved</source>
   <translation>offen, nicht gespeichert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/parts.py" />
   <source>The settings could not be saved: {reason}</source>
   <translation>Die Einstellungen ließen sich nicht speichern: {reason}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/sample_decks.py" />
   <source>Samples</source>
   <translation>Beispiele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>Some settings were not understood and have their defaults: {keys}.</source>
   <translation>Einige Einstellungen wurden nicht verstanden und haben ihren Standard: {keys}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>Some settings were not understood and have their defaults: {keys}. The file as it was is kept as {file}.</source>
   <translation>Einige Einstellungen wurden nicht verstanden und haben ihren Standard: {keys}. Die Datei, wie sie war, ist als {file} aufgehoben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>The settings could not be read ({reason}); defaults are used.</source>
   <translation>Die Einstellungen ließen sich nicht lesen ({reason}); es gelten die Vorgaben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>The settings file is damaged and could not be set aside ({reason}); defaults are used.</source>
   <translation>Die Datei mit den Einstellungen ist beschädigt und ließ sich nicht beiseitelegen ({reason}); es gelten die Vorgaben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>The settings file was damaged. It is kept as {file}; defaults are used.</source>
   <translation>Die Datei mit den Einstellungen war beschädigt. Sie ist als {file} aufgehoben; es gelten die Vorgaben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>(mine)</source>
   <translation>(meins)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Changes that are not saved are lost.</source>
   <translation>Nicht gespeicherte Änderungen gehen verloren.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Do not save</source>
   <translation>Nicht speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Overwrite it</source>
   <translation>Überschreiben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Restore unsaved work</source>
   <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Revert to the saved deck</source>
   <translation>Zurück zum gespeicherten Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Save mine as a copy</source>
   <translation>Meins als Kopie speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Save {name} before closing?</source>
   <translation>{name} vor dem Schließen speichern?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Unsaved work could not be kept safe: {problem}</source>
   <translation>Nicht gespeicherte Arbeit ließ sich nicht sichern: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Unsaved work could not be read: {problem}</source>
   <translation>Nicht gespeicherte Arbeit ließ sich nicht lesen: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Your changes here are not saved yet. What is on disk goes to the history either way.</source>
   <translation>Deine Änderungen hier sind noch nicht gespeichert. Was auf der Platte ist, kommt in jedem Fall in den Verlauf.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>copy</source>
   <translation>Kopie</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>restored after a crash</source>
   <translation>nach einem Absturz wiederhergestellt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>written by a newer version of this program</source>
   <translation>geschrieben von einer neueren Version dieses Programms</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>{name} cannot be opened: {problem}</source>
   <translation>{name} lässt sich nicht öffnen: {problem}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>{name} was changed by another program.</source>
   <translation>{name} wurde von einem anderen Programm geändert.</translation>
  </message>
 </context>
 <context>
  <name>gui.exchange</name>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>All of it, for scripts</source>
   <translation>Alles, für Skripte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>All of it, for this program</source>
   <translation>Alles, für dieses Programm</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Cannot hold this deck</source>
   <translation>Kann dieses Deck nicht aufnehmen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Copy to the clipboard</source>
   <translation>In die Zwischenablage kopieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Export {name}</source>
   <translation>{name} exportieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For LackeyCCG</source>
   <translation>Für LackeyCCG</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For OCTGN</source>
   <translation>Für OCTGN</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For Reddit, GitHub, Discord</source>
   <translation>Für Reddit, GitHub, Discord</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For a forum</source>
   <translation>Für ein Forum</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For a spreadsheet</source>
   <translation>Für eine Tabellenkalkulation</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For mail and everything else</source>
   <translation>Für Mails und alles andere</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Formats</source>
   <translation>Formate</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds everything: sets, notes, tags and dates.</source>
   <translation>Enthält alles: Sets, Notizen, Tags und Daten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds the affiliation card and the sets; no name.</source>
   <translation>Enthält die Fraktionskarte und die Sets; keinen Namen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds the affiliation card, the sets and the notes; no name.</source>
   <translation>Enthält die Fraktionskarte, die Sets und die Notizen; keinen Namen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds the name, the affiliation card and the sets.</source>
   <translation>Enthält den Namen, die Fraktionskarte und die Sets.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Not in it: {parts}.</source>
   <translation>Nicht darin: {parts}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>One line for a chat</source>
   <translation>Eine Zeile für einen Chat</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Preview</source>
   <translation>Vorschau</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Save as a file…</source>
   <translation>Als Datei speichern…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>{name} exported to {file}</source>
   <translation>{name} nach {file} exportiert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>{title} ({patterns});;All files (*)</source>
   <translation>{title} ({patterns});;Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Deck lists ({patterns});;All files (*)</source>
   <translation>Decklisten ({patterns});;Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Import decks</source>
   <translation>Decks importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>List to import</source>
   <translation>Liste zum Importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Open {n} decks</source>
   <extracomment>With one: Open {n} deck</extracomment>
   <translation>
    <numerusform>{n} Deck öffnen</numerusform>
    <numerusform>{n} Decks öffnen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Paste a list here, for example

Affiliation: Jedi
2x A Journey to Dagobah
2x Last Minute Rescue</source>
   <translation>Füg hier eine Liste ein, zum Beispiel

Affiliation: Jedi
2x A Journey to Dagobah
2x Last Minute Rescue</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Paste a list, choose files or drop them here. Nothing is saved yet.</source>
   <translation>Füg eine Liste ein, wähl Dateien oder zieh sie hierher. Gespeichert wird noch nichts.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Summary</source>
   <translation>Zusammenfassung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>There is no deck to open yet</source>
   <translation>Noch gibt es kein Deck zu öffnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Wait until all of it is read</source>
   <translation>Warte, bis alles gelesen ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>from {file}</source>
   <translation>aus {file}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_delegate.py" />
   <source>Choose one of {count}…</source>
   <translation>Eins von {count} wählen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_delegate.py" />
   <source>Search for a set…</source>
   <translation>Set suchen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_delegate.py" />
   <source>Set for line {line}: {text}</source>
   <translation>Set für Zeile {line}: {text}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Ignored</source>
   <translation>Übergangen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Line</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Line {line}, {kind}: {text}. {message}</source>
   <translation>Zeile {line}, {kind}: {text}. {message}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Meaning</source>
   <translation>Bedeutung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Not understood</source>
   <translation>Nicht verstanden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Noted</source>
   <translation>Angemerkt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Read</source>
   <translation>Gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Repaired</source>
   <translation>Berichtigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Understood</source>
   <translation>Verstanden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Which one?</source>
   <translation>Welches?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_table.py" />
   <source>Enter on a line that asks something chooses a set for it.</source>
   <translation>Eingabe auf einer Zeile, die etwas fragt, wählt ein Set für sie.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_table.py" />
   <source>What became of each line</source>
   <translation>Was aus jeder Zeile wurde</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>All read</source>
   <translation>Alles gelesen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>All read, {n} lines repaired</source>
   <extracomment>With one: All read, {n} line repaired</extracomment>
   <translation>
    <numerusform>Alles gelesen, {n} Zeile berichtigt</numerusform>
    <numerusform>Alles gelesen, {n} Zeilen berichtigt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>Every line of your list will be listed here with what it means.</source>
   <translation>Hier steht dann jede Zeile deiner Liste mit dem, was sie bedeutet.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>Only lines to look at</source>
   <translation>Nur Zeilen zum Ansehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>What becomes of each line</source>
   <translation>Was aus jeder Zeile wird</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/set_chooser.py" />
   <source>Choose or search…</source>
   <translation>Wählen oder suchen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/set_chooser.py" />
   <source>Set</source>
   <translation>Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source.py" />
   <source>Pasted text</source>
   <translation>Eingefügter Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_list.py" />
   <source>Cannot be read</source>
   <translation>Nicht lesbar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_list.py" />
   <source>Delete takes a file out again.</source>
   <translation>Entf nimmt eine Datei wieder heraus.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_list.py" />
   <source>Texts and files to import</source>
   <translation>Texte und Dateien zum Importieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_reader.py" />
   <source>Reading the list</source>
   <translation>Die Liste wird gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_reader.py" />
   <source>Reading {file}</source>
   <translation>{file} wird gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_reader.py" />
   <source>reading it was cancelled</source>
   <translation>das Lesen wurde abgebrochen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>No affiliation</source>
   <translation>Keine Fraktion</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{count} more</source>
   <translation>{count} weitere</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines not understood</source>
   <extracomment>With one: {n} line not understood</extracomment>
   <translation>
    <numerusform>{n} Zeile nicht verstanden</numerusform>
    <numerusform>{n} Zeilen nicht verstanden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines noted</source>
   <extracomment>With one: {n} line noted</extracomment>
   <translation>
    <numerusform>{n} Zeile angemerkt</numerusform>
    <numerusform>{n} Zeilen angemerkt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines repaired</source>
   <extracomment>With one: {n} line repaired</extracomment>
   <translation>
    <numerusform>{n} Zeile berichtigt</numerusform>
    <numerusform>{n} Zeilen berichtigt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines to choose</source>
   <extracomment>With one: {n} line to choose</extracomment>
   <translation>
    <numerusform>{n} Zeile zu entscheiden</numerusform>
    <numerusform>{n} Zeilen zu entscheiden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines to look at</source>
   <extracomment>With one: {n} line to look at</extracomment>
   <translation>
    <numerusform>{n} Zeile zum Ansehen</numerusform>
    <numerusform>{n} Zeilen zum Ansehen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} sources cannot be read</source>
   <extracomment>With one: {n} source cannot be read</extracomment>
   <translation>
    <numerusform>{n} Quelle ist nicht lesbar</numerusform>
    <numerusform>{n} Quellen sind nicht lesbar</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gui.finder</name>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>Affiliation</source>
   <translation>Fraktion</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>Card {code}</source>
   <translation>Karte {code}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>Title</source>
   <translation>Titel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>Type</source>
   <translation>Typ</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>capacity</source>
   <translation>Kapazität</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>icons {icons}</source>
   <translation>Symbole {icons}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>priority</source>
   <translation>Priorität</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>resources</source>
   <translation>Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>{normal}, with the edge {edge} more</source>
   <translation>{normal}, mit Vorteil {edge} mehr</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/delegates.py" />
   <source>Leave {title} out of the deck</source>
   <translation>{title} aus dem Deck lassen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/delegates.py" />
   <source>Put {n} copies of {title} into the deck</source>
   <extracomment>With one: Put {n} copy of {title} into the deck</extracomment>
   <translation>
    <numerusform>Ein Exemplar von {title} ins Deck nehmen</numerusform>
    <numerusform>{n} Exemplare von {title} ins Deck nehmen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_chips.py" />
   <source>Enter your collection first: then this shows only what you own.</source>
   <translation>Trage zuerst deine Sammlung ein: Dann zeigt dies nur, was du besitzt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_chips.py" />
   <source>Open a deck first: then this shows only what may join it.</source>
   <translation>Öffne zuerst ein Deck: Dann zeigt dies nur, was noch hineindarf.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_chips.py" />
   <source>Product</source>
   <translation>Produkt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_chips.py" />
   <source>The whole cycle</source>
   <translation>Der ganze Zyklus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Cards</source>
   <translation>Karten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Clear chips</source>
   <translation>Filter aufheben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Clear search</source>
   <translation>Suche leeren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>No card matches {what}.</source>
   <translation>Keine Karte gefunden für {what}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>No set matches {what}.</source>
   <translation>Kein Set gefunden für {what}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Sets</source>
   <translation>Sets</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>the chips {chips}</source>
   <extracomment>With one: the chip {chips}</extracomment>
   <translation>
    <numerusform>den Filter {chips}</numerusform>
    <numerusform>die Filter {chips}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{n:,} cards</source>
   <extracomment>With one: {n:,} card</extracomment>
   <translation>
    <numerusform>{n} Karte</numerusform>
    <numerusform>{n} Karten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{n:,} cards match</source>
   <extracomment>With one: {n:,} card matches</extracomment>
   <translation>
    <numerusform>{n} Karte passt</numerusform>
    <numerusform>{n} Karten passen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{n:,} sets</source>
   <extracomment>With one: {n:,} set</extracomment>
   <translation>
    <numerusform>{n} Set</numerusform>
    <numerusform>{n} Sets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{n:,} sets match</source>
   <extracomment>With one: {n:,} set matches</extracomment>
   <translation>
    <numerusform>{n} Set passt</numerusform>
    <numerusform>{n} Sets passen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{text} and {chips}</source>
   <translation>{text} und {chips}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Clear the search</source>
   <translation>Suche leeren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Forget recent searches</source>
   <translation>Letzte Suchen vergessen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Recent searches</source>
   <translation>Letzte Suchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Search</source>
   <translation>Suche</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Title, or a field such as trait:dagobah</source>
   <translation>Titel oder ein Feld wie trait:dagobah</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>What one can search for</source>
   <translation>Wonach man suchen kann</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Close the search help</source>
   <translation>Suchhilfe schließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Example</source>
   <translation>Beispiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Field</source>
   <translation>Feld</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Looks at</source>
   <translation>Sucht in</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Search help</source>
   <translation>Suchhilfe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Searching</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Short</source>
   <translation>Kurz</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/search_notes.py" />
   <source> ({n} more)</source>
   <extracomment>With one:  ({n} more)</extracomment>
   <translation>
    <numerusform> (und {n} weiteres)</numerusform>
    <numerusform> (und {n} weitere)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_notes.py" />
   <source>Did you mean:</source>
   <translation>Meintest du:</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_notes.py" />
   <source>Did you mean: {suggestion}</source>
   <translation>Meintest du: {suggestion}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>Cycle</source>
   <translation>Zyklus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>Set {number}</source>
   <translation>Set {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>Side</source>
   <translation>Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>capacity {capacity}</source>
   <translation>Kapazität {capacity}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>not in deck</source>
   <translation>nicht im Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>{limit} allowed</source>
   <translation>{limit} erlaubt</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>{n} copies in deck</source>
   <extracomment>With one: {n} copy in deck</extracomment>
   <translation>
    <numerusform>{n} Exemplar im Deck</numerusform>
    <numerusform>{n} Exemplare im Deck</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>{resources} resources</source>
   <translation>{resources} Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Add one copy</source>
   <translation>Ein Exemplar hinzufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Copy title</source>
   <translation>Titel kopieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Reset columns</source>
   <translation>Spalten zurücksetzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Show cards</source>
   <translation>Karten zeigen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Sort by</source>
   <translation>Sortieren nach</translation>
  </message>
 </context>
 <context>
  <name>gui.guide</name>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Back (Alt+Left)</source>
   <translation>Zurück (Alt+Links)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Contents of the guide</source>
   <translation>Inhalt des Handbuchs</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Forward (Alt+Right)</source>
   <translation>Vor (Alt+Rechts)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>No page has these words.</source>
   <translation>Keine Seite enthält diese Wörter.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Page of the guide</source>
   <translation>Seite des Handbuchs</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Place {at} of {places} on this page</source>
   <translation>Stelle {at} von {places} auf dieser Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Search the guide</source>
   <translation>Handbuch durchsuchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>User guide</source>
   <translation>Benutzerhandbuch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Words to look for. Enter goes to the next place, Shift+Enter to the one before.</source>
   <translation>Wörter, die gesucht werden. Eingabe geht zur nächsten Stelle, Umschalt+Eingabe zur vorigen.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>{n} places on this page</source>
   <extracomment>With one: {n} place on this page</extracomment>
   <translation>
    <numerusform>{n} Stelle auf dieser Seite</numerusform>
    <numerusform>{n} Stellen auf dieser Seite</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gui.library</name>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; the backup was made without {names}</source>
   <translation>; die Sicherung wurde ohne {names} gemacht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; the library from before is in {folder}</source>
   <translation>; die bisherige Bibliothek liegt in {folder}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; without {names}</source>
   <translation>; ohne {names}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; {decks} you have in another state: see the history</source>
   <translation>; {decks} hast du in einem anderen Stand: siehe Verlauf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Add what is missing</source>
   <translation>Fehlendes ergänzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Adding changes none of your decks: where the backup has another state of one, it goes to its history. Replacing puts your present library into a folder beside it.</source>
   <translation>Ergänzen ändert keines deiner Decks: Hat die Sicherung einen anderen Stand, kommt er in den Verlauf. Ersetzen legt deine jetzige Bibliothek in einen Ordner daneben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Back up the library</source>
   <translation>Bibliothek sichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Back up the rest</source>
   <translation>Den Rest sichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Backing up to {name}</source>
   <translation>Sicherung in {name}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Backups (*.zip);;All files (*)</source>
   <translation>Sicherungen (*.zip);;Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Replace the library</source>
   <translation>Bibliothek ersetzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Restore a backup</source>
   <translation>Sicherung einspielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Restore {name}?</source>
   <translation>{name} einspielen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Restoring {name}</source>
   <translation>{name} wird eingespielt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>SWLCG decks {day}.zip</source>
   <translation>SWLCG-Decks {day}.zip</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>{decks} and {versions} backed up to {file}</source>
   <translation>{decks} und {versions} gesichert in {file}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>{decks} restored</source>
   <translation>{decks} wiederhergestellt</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>{n} parts of the library cannot be backed up.</source>
   <extracomment>With one: {n} part of the library cannot be backed up.</extracomment>
   <translation>
    <numerusform>{n} Teil der Bibliothek lässt sich nicht sichern.</numerusform>
    <numerusform>{n} Teile der Bibliothek lassen sich nicht sichern.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>No changes</source>
   <translation>Keine Änderungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>{title}: changed</source>
   <translation>{title}: geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>{title}: less, {before} to {after}</source>
   <translation>{title}: weniger, {before} auf {after}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>{title}: more, {before} to {after}</source>
   <translation>{title}: mehr, {before} auf {after}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>Cards by cost</source>
   <translation>Karten nach Kosten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>Same affiliation card, same sets.</source>
   <translation>Gleiche Fraktionskarte, gleiche Sets.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>from</source>
   <comment>Changes from A to B</comment>
   <translation>von</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>outline A, solid B</source>
   <translation>Umriss A, gefüllt B</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>to</source>
   <comment>Changes from A to B</comment>
   <translation>nach</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Can’t tell</source>
   <translation>Unklar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Casual only</source>
   <translation>Nur Freizeit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Changed</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Illegal</source>
   <translation>Nicht legal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Legal</source>
   <translation>Legal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Unreadable</source>
   <translation>Unlesbar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Verdict</source>
   <translation>Urteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>This file cannot be read</source>
   <translation>Diese Datei ist nicht lesbar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>changed {day}</source>
   <translation>geändert: {day}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>in {folder}</source>
   <translation>in {folder}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>tagged {tags}</source>
   <translation>Tags: {tags}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{lines} not recognised</source>
   <translation>{lines} nicht erkannt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{name}: this file cannot be read. {reason}</source>
   <translation>{name}: Diese Datei ist nicht lesbar. {reason}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{total} of {least} sets</source>
   <translation>{total} von {least} Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Export…</source>
   <translation>&amp;Exportieren…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Move to folder</source>
   <translation>In &amp;Ordner verschieben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Open</source>
   <translation>Ö&amp;ffnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Sort by</source>
   <translation>&amp;Sortieren nach</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Tags</source>
   <translation>&amp;Tags</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>D&amp;uplicate</source>
   <translation>&amp;Duplizieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>Del</source>
   <translation>Entf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>Move into the t&amp;rash</source>
   <translation>In den &amp;Papierkorb</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>New folder…</source>
   <translation>Neuer Ordner…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>New tag…</source>
   <translation>Neuer Tag…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>No folder</source>
   <translation>Kein Ordner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>Re&amp;name</source>
   <translation>Um&amp;benennen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Back up the library…</source>
   <translation>Bibliothek sichern…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Back up…</source>
   <translation>Sichern…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Checked with the {rules}</source>
   <translation>Geprüft nach {rules}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Import…</source>
   <translation>Importieren…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No deck here matches the search.</source>
   <translation>Hier passt kein Deck zur Suche.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No deck in the library matches the search.</source>
   <translation>Kein Deck in der Bibliothek passt zur Suche.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No deck was changed in the last seven days.</source>
   <translation>In den letzten sieben Tagen wurde kein Deck geändert.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No decks</source>
   <translation>Keine Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No decks here.</source>
   <translation>Hier sind keine Decks.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Restore a backup…</source>
   <translation>Sicherung einspielen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>This folder is empty. Drag decks onto its name to put them here.</source>
   <translation>Dieser Ordner ist leer. Zieh Decks auf seinen Namen, um sie hier abzulegen.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>{n} unreadable</source>
   <extracomment>With one: {n} unreadable</extracomment>
   <translation>
    <numerusform>{n} unlesbar</numerusform>
    <numerusform>{n} unlesbar</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>All decks</source>
   <translation>Alle Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Folder {name}</source>
   <translation>Ordner {name}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Folders</source>
   <translation>Ordner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>New folder</source>
   <translation>Neuer Ordner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Recent</source>
   <translation>Zuletzt geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Tag {name}</source>
   <translation>Tag {name}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Trash</source>
   <translation>Papierkorb</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_table.py" />
   <source>Decks</source>
   <translation>Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_table.py" />
   <source>Enter opens, F2 renames, Delete moves into the trash, the menu key shows more.</source>
   <translation>Eingabe öffnet, F2 benennt um, Entf verschiebt in den Papierkorb, die Menütaste zeigt mehr.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_head.py" />
   <source>Duplicate</source>
   <translation>Duplizieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_head.py" />
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_head.py" />
   <source>Show the file</source>
   <translation>Datei zeigen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source> Restore version A</source>
   <translation> Stand A wiederherstellen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>A is the present state; choose an earlier one in the history</source>
   <translation>A ist der jetzige Stand; wähle im Verlauf einen früheren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>Choose a deck to see its history here.</source>
   <translation>Wähle ein Deck, um hier seinen Verlauf zu sehen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>Compare in Analyse</source>
   <translation>In der Analyse vergleichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>Saved once so far. Every save from now on is kept here.</source>
   <translation>Bisher einmal gespeichert. Ab jetzt wird jeder gespeicherte Stand hier aufgehoben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>There is no earlier state of this file. Mend it with a text editor.</source>
   <translation>Von dieser Datei gibt es keinen früheren Stand. Repariere sie mit einem Texteditor.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>kept for every save</source>
   <translation>bei jedem Speichern aufgehoben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/drop_hint.py" />
   <source>Drop deck lists to import them</source>
   <translation>Decklisten hier ablegen, um sie zu importieren</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Add {n} sample decks</source>
   <extracomment>With one: Add {n} sample deck</extracomment>
   <translation>
    <numerusform>Ein Beispieldeck hinzufügen</numerusform>
    <numerusform>{n} Beispieldecks hinzufügen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Bring a list</source>
   <translation>Liste mitbringen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Build</source>
   <translation>Bauen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Choose an affiliation and begin a deck of your own.</source>
   <translation>Wähle eine Fraktion und beginne ein eigenes Deck.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Import a list…</source>
   <translation>Liste importieren…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Look around</source>
   <translation>Umsehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>New {affiliation} deck</source>
   <translation>Neues Deck: {affiliation}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Paste one from a forum or a chat, or drop a file onto this window.</source>
   <translation>Füge eine aus einem Forum oder Chat ein oder zieh eine Datei auf dieses Fenster.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Tournament lists that players published and starters for a first game, to look at, change and compare.</source>
   <translation>Turnierlisten, die Spieler veröffentlicht haben, und Starter für ein erstes Spiel: zum Ansehen, Ändern und Vergleichen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Your decks will be here</source>
   <translation>Hier werden deine Decks stehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>Restore {when}</source>
   <translation>Stand wiederherstellen: {when}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{decks} added to the folder {folder}</source>
   <translation>{decks} in den Ordner {folder} gelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{decks} deleted for good</source>
   <translation>{decks} endgültig gelöscht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{name} added</source>
   <translation>{name} hinzugefügt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{name} is again as it was ({when}); see the history for the rest</source>
   <translation>{name} ist wieder wie zuvor ({when}); alles andere steht im Verlauf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{name} is open and not saved; save it to keep this change</source>
   <translation>{name} ist offen und nicht gespeichert; speichere es, um diese Änderung zu behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} moved into the trash</source>
   <translation>{what} in den Papierkorb verschoben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} moved to the library’s own folder</source>
   <translation>{what} aus allen Ordnern genommen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} moved to where they were</source>
   <translation>{what} wieder an ihren alten Ort verschoben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} moved to {folder}</source>
   <translation>{what} nach {folder} verschoben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} put back into the library</source>
   <translation>{what} in die Bibliothek zurückgelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} put back into {folder}</source>
   <translation>{what} in {folder} zurückgelegt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Delete for good</source>
   <translation>Endgültig löschen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Delete {decks} for good?</source>
   <translation>{decks} endgültig löschen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Name of the folder</source>
   <translation>Name des Ordners</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>New tag</source>
   <translation>Neuer Tag</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Rename the folder</source>
   <translation>Ordner umbenennen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Tag</source>
   <translation>Tag</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Their history goes with them. This cannot be undone.</source>
   <translation>Der Verlauf geht mit verloren. Das lässt sich nicht rückgängig machen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_listing.py" />
   <source>The library cannot be read ({reason}).</source>
   <translation>Die Bibliothek ist nicht lesbar ({reason}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_view.py" />
   <source>Reading the library</source>
   <translation>Bibliothek wird gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/number_rows.py" />
   <source>Force icons per card</source>
   <translation>Machtsymbole je Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/number_rows.py" />
   <source>{name}: {before} before, {after} after</source>
   <translation>{name}: vorher {before}, nachher {after}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_list.py" />
   <source>Delete the folder</source>
   <translation>Ordner löschen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_list.py" />
   <source>Empty the trash…</source>
   <translation>Papierkorb leeren…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_list.py" />
   <source>Rename the folder…</source>
   <translation>Ordner umbenennen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_model.py" />
   <source>Decks that were changed in the last seven days</source>
   <translation>Decks, die in den letzten sieben Tagen geändert wurden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_model.py" />
   <source>Deleted decks, until you empty it</source>
   <translation>Gelöschte Decks, bis du ihn leerst</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_model.py" />
   <source>Drop decks here to move them; F2 renames</source>
   <translation>Decks hierher ziehen, um sie zu verschieben; F2 benennt um</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places_panel.py" />
   <source> New deck</source>
   <translation> Neues Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places_panel.py" />
   <source>Places</source>
   <translation>Orte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Added {sets}</source>
   <translation>{sets} hinzugefügt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Added {title}</source>
   <translation>{title} hinzugefügt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Changed the notes</source>
   <translation>Notizen geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Changed {sets}</source>
   <translation>{sets} geändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Chose {card}</source>
   <translation>{card} gewählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>First saved</source>
   <translation>Zum ersten Mal gespeichert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Removed the tags</source>
   <translation>Tags entfernt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Removed {sets}</source>
   <translation>{sets} entfernt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Removed {title}</source>
   <translation>{title} entfernt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Renamed to {name}</source>
   <translation>Umbenannt in {name}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Second {title}</source>
   <translation>{title} zum zweiten Mal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Tagged {tags}</source>
   <translation>Tags gesetzt: {tags}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>{old} for {new}</source>
   <translation>{old} gegen {new}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_model.py" />
   <source>from {folder}</source>
   <translation>aus {folder}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>Empty the trash</source>
   <translation>Papierkorb leeren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>Enter puts the chosen decks back.</source>
   <translation>Eingabe legt die gewählten Decks zurück.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>Put back</source>
   <translation>Zurücklegen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>Put the chosen decks back</source>
   <translation>Gewählte Decks zurücklegen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>The trash is empty. Deleted decks wait here.</source>
   <translation>Der Papierkorb ist leer. Gelöschte Decks warten hier.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_list.py" />
   <source>Compare as {letter}</source>
   <translation>Als {letter} vergleichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_list.py" />
   <source>The state you go to becomes A; press B to make it B, A to make it A.</source>
   <translation>Der Stand, zu dem du gehst, wird A; mit der Taste B wird er B, mit A wieder A.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_model.py" />
   <source>This state cannot be read</source>
   <translation>Dieser Stand ist nicht lesbar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_model.py" />
   <source>marked {letters}</source>
   <translation>markiert als {letters}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_model.py" />
   <source>present state</source>
   <translation>jetziger Stand</translation>
  </message>
 </context>
 <context>
  <name>gui.messages</name>
  <message>
   <location filename="../../swlcg_deck/gui/messages/message_bar.py" />
   <source>Close this message</source>
   <translation>Meldung schließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/messages/message_bar.py" />
   <source>Message</source>
   <translation>Meldung</translation>
  </message>
 </context>
 <context>
  <name>gui.playtest</name>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/canvas.py" />
   <source>Can be chosen.</source>
   <translation>Wählbar.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/canvas.py" />
   <source>Chosen.</source>
   <translation>Gewählt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/canvas.py" />
   <source>Table</source>
   <translation>Tisch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/canvas_mouse.py" />
   <source>Show the piles of this side</source>
   <translation>Stapel dieser Seite zeigen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Deck: {n} cards</source>
   <extracomment>With one: Deck: {n} card</extracomment>
   <translation>
    <numerusform>Deck: {n} Karte</numerusform>
    <numerusform>Deck: {n} Karten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Discard pile: {n} cards</source>
   <extracomment>With one: Discard pile: {n} card</extracomment>
   <translation>
    <numerusform>Ablagestapel: {n} Karte</numerusform>
    <numerusform>Ablagestapel: {n} Karten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Force cards left: {count}</source>
   <translation>Übrige Machtkarten: {count}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Hand: {n} cards</source>
   <extracomment>With one: Hand: {n} card</extracomment>
   <translation>
    <numerusform>Hand: {n} Karte</numerusform>
    <numerusform>Hand: {n} Karten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Objective deck: {n} cards</source>
   <extracomment>With one: Objective deck: {n} card</extracomment>
   <translation>
    <numerusform>Zieldeck: {n} Karte</numerusform>
    <numerusform>Zieldeck: {n} Karten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Victory pile: {n} cards</source>
   <extracomment>With one: Victory pile: {n} card</extracomment>
   <translation>
    <numerusform>Siegesstapel: {n} Karte</numerusform>
    <numerusform>Siegesstapel: {n} Karten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/dial_painting.py" />
   <source>Balance</source>
   <translation>Gleichgewicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/dial_painting.py" />
   <source>Death Star dial</source>
   <translation>Todesstern-Anzeige</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/dial_painting.py" />
   <source>of {count}</source>
   <translation>von {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Attackers</source>
   <translation>Angreifer</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Cards in question</source>
   <translation>Karten zur Wahl</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Defenders</source>
   <translation>Verteidiger</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Edge battle</source>
   <translation>Duell um den Vorteil</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Edge stack of {name}: {n} cards</source>
   <extracomment>With one: Edge stack of {name}: {n} card</extracomment>
   <translation>
    <numerusform>Vorteilsstapel von {name}: {n} Karte</numerusform>
    <numerusform>Vorteilsstapel von {name}: {n} Karten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Engaged</source>
   <translation>Im Gefecht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Engagement {number}</source>
   <translation>Gefecht {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Facedown</source>
   <translation>Verdeckt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Hand</source>
   <translation>Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>No card in hand</source>
   <translation>Keine Karte auf der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>No engagement</source>
   <translation>Kein Gefecht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>No objective any more</source>
   <translation>Kein Ziel mehr</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Objective</source>
   <translation>Ziel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Reward</source>
   <translation>Belohnung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Setting up</source>
   <translation>Spielaufbau</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Strikes</source>
   <translation>Schläge</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>The Death Star dial</source>
   <translation>Die Todesstern-Anzeige</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Your edge stack: {n} cards</source>
   <extracomment>With one: Your edge stack: {n} card</extracomment>
   <translation>
    <numerusform>Dein Vorteilsstapel: {n} Karte</numerusform>
    <numerusform>Dein Vorteilsstapel: {n} Karten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>discard</source>
   <translation>Ablage</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>objectives</source>
   <translation>Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>reserve {count}</source>
   <translation>Reserve {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>victory</source>
   <translation>Siegesstapel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>{stack} – has the edge</source>
   <translation>{stack} – hat den Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>{titles}: {count} Force</source>
   <translation>{titles}: {count} Macht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene.py" />
   <source>cards in question</source>
   <translation>Karten zur Wahl</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene.py" />
   <source>objectives, facedown</source>
   <translation>Ziele, verdeckt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>attackers</source>
   <translation>Angreifer</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>defenders</source>
   <translation>Verteidiger</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>engaged objective</source>
   <translation>Ziel im Gefecht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>enhancements</source>
   <translation>Verstärkungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>on {title}</source>
   <translation>an {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>units</source>
   <translation>Einheiten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>your hand</source>
   <translation>deine Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_painting.py" />
   <source>facedown</source>
   <translation>verdeckt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_painting.py" />
   <source>{count} beneath</source>
   <translation>{count} darunter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_painting.py" />
   <source>{count} captured</source>
   <translation>{count} gefangen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>Now: {facts}.</source>
   <translation>Jetzt: {facts}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>Piles of {name}: {hand} in hand, deck {deck}, objective deck {objectives}, discard pile {discard}, victory pile {victory}, Force cards left {force}. Enter shows them.</source>
   <translation>Stapel von {name}: {hand} auf der Hand, Deck {deck}, Zieldeck {objectives}, Ablagestapel {discard}, Siegesstapel {victory}, übrige Machtkarten {force}. Eingabe zeigt sie.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>committed to the Force</source>
   <translation>der Macht verpflichtet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>exhausted, {tokens}</source>
   <translation>erschöpft, {tokens}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} Force</source>
   <translation>{count} Macht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} captured here</source>
   <translation>{count} hier gefangen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} damage of {capacity}</source>
   <translation>{count} Schaden von {capacity}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} edge blast damage</source>
   <translation>{count} Explosionsschaden mit Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} edge tactics</source>
   <translation>{count} Taktik mit Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} edge unit damage</source>
   <translation>{count} Einheitenschaden mit Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} facedown beneath it</source>
   <translation>{count} verdeckt darunter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/tile_painting.py" />
   <source>cost {cost}</source>
   <translation>Kosten {cost}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>Replays ({names})</source>
   <translation>Aufzeichnungen ({names})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>Saved as {title}.</source>
   <translation>Gespeichert als {title}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>This replay has no digest of each answer, as older versions wrote it: it proves how the game stood every now and then and how it ended, not every answer on the way.</source>
   <translation>Diese Aufzeichnung hat keine Prüfsumme jeder Antwort, wie ältere Versionen sie schrieben: Sie belegt, wie die Partie ab und zu stand und wie sie endete, nicht jede Antwort auf dem Weg.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>Write a replay file</source>
   <translation>Aufzeichnung schreiben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>Written to {name}.</source>
   <translation>In {name} geschrieben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>Plain objectives</source>
   <translation>Einfache Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>The deck has no affiliation card yet; choose one in Build.</source>
   <translation>Das Deck hat noch keine Fraktionskarte; wähle eine unter Bauen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>no deck needed</source>
   <translation>kein Deck nötig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>no side</source>
   <translation>keine Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>sample</source>
   <translation>Beispiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Continue</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Continue the saved game</source>
   <translation>Das gespeicherte Spiel fortsetzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Delete the saved game</source>
   <translation>Das gespeicherte Spiel löschen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Delete the saved game “{title}”?</source>
   <translation>Das gespeicherte Spiel „{title}“ löschen?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Discard</source>
   <translation>Verwerfen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Discard the game you left</source>
   <translation>Das verlassene Spiel verwerfen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Games ({names})</source>
   <translation>Spiele ({names})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Go on</source>
   <translation>Weitermachen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Go on with the game you left</source>
   <translation>Das verlassene Spiel fortsetzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>It cannot be brought back.</source>
   <translation>Es lässt sich nicht wiederherstellen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Look at a game in a replay file</source>
   <translation>Ein aufgezeichnetes Spiel ansehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Look at the saved game from its beginning, decision by decision</source>
   <translation>Das gespeicherte Spiel von Anfang an ansehen, Entscheidung für Entscheidung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Open replay</source>
   <translation>Aufzeichnung öffnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Open replay…</source>
   <translation>Aufzeichnung öffnen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Replay</source>
   <translation>Aufzeichnung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Saved games</source>
   <translation>Gespeicherte Spiele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>The game you left: {title}</source>
   <translation>Das Spiel, das du verlassen hast: {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/session.py" />
   <source>The other side has to decide first.</source>
   <translation>Erst muss die andere Seite entscheiden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/session.py" />
   <source>This is a replay: press “Play on from here” to decide yourself.</source>
   <translation>Das ist eine Aufzeichnung: Klicke auf „Ab hier weiterspielen“, um selbst zu entscheiden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/session.py" />
   <source>Undone. What was revealed meanwhile you have seen already.</source>
   <translation>Rückgängig gemacht. Was inzwischen aufgedeckt wurde, hast du schon gesehen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Another seed</source>
   <translation>Andere Startzahl</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Deploys, attacks, defends and bids like a sensible player.</source>
   <translation>Setzt ein, greift an, verteidigt und bietet wie ein vernünftiger Spieler.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Does anything that is allowed.</source>
   <translation>Tut irgendetwas, was erlaubt ist.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Exists only</source>
   <translation>Nur anwesend</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Greedy bot</source>
   <translation>Gieriger Bot</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Its deck</source>
   <translation>Sein Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Its objectives stand, the dial and the Force move; it plays and attacks nothing.</source>
   <translation>Seine Ziele liegen aus, Anzeige und Macht bewegen sich; er spielt nichts und greift nichts an.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Looks ahead before it decides, for up to {seconds} seconds.</source>
   <translation>Denkt voraus, bevor er entscheidet, bis zu {seconds} Sekunden lang.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Opponent</source>
   <translation>Gegner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Play a deck by all the rules, alone or against a bot.</source>
   <translation>Spiele ein Deck nach allen Regeln, allein oder gegen einen Bot.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Playtest</source>
   <translation>Testspiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Random bot</source>
   <translation>Zufallsbot</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Search bot</source>
   <translation>Suchbot</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Seed</source>
   <translation>Startzahl</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Start</source>
   <translation>Starten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Start the game</source>
   <translation>Spiel starten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>The opponent's deck</source>
   <translation>Das Deck des Gegners</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>The same seed and decks give the same shuffles.</source>
   <translation>Dieselbe Startzahl mischt dieselben Decks gleich.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>The seed is a number from 0 to {most}.</source>
   <translation>Die Startzahl ist eine Zahl von 0 bis {most}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>There is no deck of the other side yet.</source>
   <translation>Es gibt noch kein Deck der anderen Seite.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>There is no deck yet.</source>
   <translation>Es gibt noch kein Deck.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Your deck</source>
   <translation>Dein Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>Every card of these decks is played with its text.</source>
   <translation>Jede Karte dieser Decks wird mit ihrem Text gespielt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>It looks ahead for up to {seconds} seconds a decision.</source>
   <translation>Der Bot denkt bis zu {seconds} Sekunden je Entscheidung voraus.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The Death Star dial has reached 12.</source>
   <translation>Die Todesstern-Anzeige hat 12 erreicht.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The Death Star dial has taken all the damage it can bear.</source>
   <translation>Die Todesstern-Anzeige hat allen Schaden erlitten, den sie aushält.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The dark side has won.</source>
   <translation>Die Dunkle Seite hat gewonnen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The light side has won.</source>
   <translation>Die Helle Seite hat gewonnen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The other side has no card left to draw.</source>
   <translation>Die andere Seite hat keine Karte mehr zum Ziehen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The other side has no objective left to reveal.</source>
   <translation>Die andere Seite hat kein Ziel mehr zum Aufdecken.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>Three objectives of the dark side are destroyed.</source>
   <translation>Drei Ziele der Dunklen Seite sind zerstört.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>You have won.</source>
   <translation>Du hast gewonnen.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>{named} and {n} more</source>
   <extracomment>With one: {named} and {n} more</extracomment>
   <translation>
    <numerusform>{named} und {n} weitere</numerusform>
    <numerusform>{named} und {n} weitere</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>{name} is thinking…</source>
   <translation>{name} denkt nach…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>{n} cards are played without text</source>
   <extracomment>With one: {n} card is played without its text</extracomment>
   <translation>
    <numerusform>{n} Karte wird ohne ihren Text gespielt</numerusform>
    <numerusform>{n} Karten werden ohne Text gespielt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>{n} cards are played without their text, or a part of it: {named}.</source>
   <extracomment>With one: {n} card is played without its text, or a part of it: {named}.</extracomment>
   <translation>
    <numerusform>{n} Karte wird ohne ihren Text oder einen Teil davon gespielt: {named}.</numerusform>
    <numerusform>{n} Karten werden ohne ihren Text oder einen Teil davon gespielt: {named}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/large_face.py" />
   <source>Card, large</source>
   <translation>Karte, groß</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>less than a second</source>
   <translation>weniger als eine Sekunde</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{low} to {high} %</source>
   <translation>{low} bis {high} %</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{number} %</source>
   <translation>{number} %</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{number} h</source>
   <translation>{number} Std.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{number} min</source>
   <translation>{number} Min.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{number} s</source>
   <translation>{number} s</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/advice_line.py" />
   <source>A bot would have kept the first hand.</source>
   <translation>Ein Bot hätte die erste Hand behalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/advice_line.py" />
   <source>A bot would keep.</source>
   <translation>Ein Bot würde sie behalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/advice_line.py" />
   <source>A bot would take the mulligan.</source>
   <translation>Ein Bot würde den Mulligan nehmen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/advice_line.py" />
   <source>The mulligan is taken: this hand is kept.</source>
   <translation>Der Mulligan ist genommen: Diese Hand wird behalten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/asking.py" />
   <source>the pool has no set {number}</source>
   <translation>es gibt kein Set {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/chance_chart.py" />
   <source>{column} (this opening)</source>
   <translation>{column} (diese Eröffnung)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/chance_chart.py" />
   <source>{number}: {chance} %</source>
   <translation>{number}: {chance} %</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/chance_chart.py" />
   <source>{number}: {chance} %, in the samples {sampled} %</source>
   <translation>{number}: {chance} %, in den Stichproben {sampled} %</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/deck_box.py" />
   <source>Deck whose openings are dealt</source>
   <translation>Deck, dessen Eröffnungen ausgeteilt werden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Cancel the samples</source>
   <translation>Stichproben abbrechen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Cancelled.</source>
   <translation>Abgebrochen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Deal that many openings and count</source>
   <translation>So viele Eröffnungen austeilen und zählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Dealing: {share} %</source>
   <translation>Teilt aus: {share} %</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Force icons in hand</source>
   <translation>Machtsymbole auf der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>How many openings</source>
   <translation>Wie viele Eröffnungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Resources on turn 1, best keep</source>
   <translation>Ressourcen in Zug 1, beste Wahl</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Sample</source>
   <translation>Stichprobe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Units in hand</source>
   <translation>Einheiten auf der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>chance in %, this opening marked</source>
   <translation>Chance in %, diese Eröffnung markiert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>in %, line: what the samples gave</source>
   <translation>in %, Linie: was die Stichproben ergaben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>mean {mean}</source>
   <translation>Schnitt {mean}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>{count} openings: a bot sends {share} % of the hands back. Played hands have on average {units} units, {icons} Force icons and {plays} cards to pay for on turn 1.</source>
   <translation>{count} Eröffnungen: Ein Bot gibt {share} % der Hände zurück. Gespielte Hände haben im Schnitt {units} Einheiten, {icons} Machtsymbole und {plays} Karten, die in Zug 1 bezahlbar sind.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_button.py" />
   <source>Key {key}</source>
   <translation>Taste {key}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>By
turn {turn}</source>
   <translation>Bis
Zug {turn}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>In the opening hand {plain} %, with a mulligan {again} %, by turn {turn} {later} %.</source>
   <translation>Auf der Eröffnungshand {plain} %, mit Mulligan {again} %, bis Zug {turn} {later} %.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>Key card</source>
   <translation>Schlüsselkarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>Opening</source>
   <translation>Eröffn.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>Paid for on turn {turn}: {chance} %.</source>
   <translation>Bezahlbar in Zug {turn}: {chance} %.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>Payable on turn</source>
   <translation>Bezahlbar in Zug</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>With
mulligan</source>
   <translation>Mit
Mulligan</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>has no cost</source>
   <translation>ohne Kosten</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>{n} copies in the deck.</source>
   <extracomment>With one: {n} copy in the deck.</extracomment>
   <translation>
    <numerusform>{n} Exemplar im Deck.</numerusform>
    <numerusform>{n} Exemplare im Deck.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>A hand is dead with</source>
   <translation>Eine Hand ist unbrauchbar mit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>A rule such as {example}; several, apart by a semicolon: any of them.</source>
   <translation>Eine Regel wie {example}; mehrere, durch Semikolon getrennt: eine davon genügt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>Back to the usual questions</source>
   <translation>Zurück zu den üblichen Fragen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>By turn 3: no mulligan, two cards drawn each turn. Payable: with the best keep, nothing spent before. Enter changes a line, Delete removes it.</source>
   <translation>Bis Zug 3: ohne Mulligan, zwei Karten je Zug nachgezogen. Bezahlbar: mit der besten Wahl der Ziele, vorher nichts ausgegeben. Eingabe ändert eine Zeile, Entf entfernt sie.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>Closed form, no sampling. Chances in %.</source>
   <translation>Berechnet, nicht geschätzt. Chancen in %.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>Exact odds</source>
   <translation>Genaue Chancen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>Questions</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>What makes a hand dead</source>
   <translation>Was eine Hand unbrauchbar macht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_row.py" />
   <source>Remove {question}</source>
   <translation>{question} entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>A hand can be sent back once.</source>
   <translation>Eine Hand kannst du einmal zurückgeben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Draw again</source>
   <translation>Neu ziehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Enter</source>
   <comment>a key</comment>
   <translation>Eingabe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Hand after the mulligan</source>
   <translation>Hand nach dem Mulligan</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Keep {objective}</source>
   <translation>{objective} behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Kept</source>
   <translation>Behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>M</source>
   <comment>a key</comment>
   <translation>M</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Mulligan</source>
   <translation>Mulligan</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Opening hand</source>
   <translation>Eröffnungshand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Play it</source>
   <translation>Spielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Shuffle the hand into the deck and draw six new cards, once.</source>
   <translation>Die Hand ins Deck mischen und sechs neue Karten ziehen, einmal.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Space</source>
   <comment>a key</comment>
   <translation>Leertaste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>To the bottom</source>
   <translation>Nach unten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>For edge battles</source>
   <translation>Für Vorteilsduelle</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>Four seen, three kept. This keep gives {n} resources on turn 1.</source>
   <extracomment>With one: Four seen, three kept. This keep gives {n} resource on turn 1.</extracomment>
   <translation>
    <numerusform>Vier gesehen, drei behalten. Diese Wahl gibt {n} Ressource in Zug 1.</numerusform>
    <numerusform>Vier gesehen, drei behalten. Diese Wahl gibt {n} Ressourcen in Zug 1.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>No resource match</source>
   <translation>Keine passende Ressource</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>None of it can be paid for on turn 1.</source>
   <translation>Nichts davon ist in Zug 1 bezahlbar.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>Payable on turn 1</source>
   <translation>In Zug 1 bezahlbar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>no fate card</source>
   <translation>keine Schicksalskarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>no unit</source>
   <translation>keine Einheit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{card} and {other} can be paid for on turn 1.</source>
   <translation>{card} und {other} sind in Zug 1 bezahlbar.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{card} can be paid for on turn 1.</source>
   <translation>{card} ist in Zug 1 bezahlbar.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{count} of them can be paid for on turn 1.</source>
   <translation>{count} davon sind in Zug 1 bezahlbar.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} Force icons</source>
   <extracomment>With one: {n} Force icon</extracomment>
   <translation>
    <numerusform>{n} Machtsymbol</numerusform>
    <numerusform>{n} Machtsymbole</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} fate cards</source>
   <extracomment>With one: {n} fate card</extracomment>
   <translation>
    <numerusform>{n} Schicksalskarte</numerusform>
    <numerusform>{n} Schicksalskarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} resources short</source>
   <extracomment>With one: {n} resource short</extracomment>
   <translation>
    <numerusform>{n} Ressource fehlt</numerusform>
    <numerusform>{n} Ressourcen fehlen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} units</source>
   <extracomment>With one: {n} unit</extracomment>
   <translation>
    <numerusform>{n} Einheit</numerusform>
    <numerusform>{n} Einheiten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{units}, {fates}, {icons}.</source>
   <translation>{units}, {fates}, {icons}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/openings_head.py" />
   <source>The same seed and deck deal the same opening.</source>
   <translation>Dieselbe Startzahl und dasselbe Deck ergeben dieselbe Eröffnung.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/openings_page.py" />
   <source>Choose another deck</source>
   <translation>Anderes Deck wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/openings_page.py" />
   <source>There is no deck yet. Build one, or import a list.</source>
   <translation>Es gibt noch kein Deck. Baue eins oder importiere eine Liste.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>A title (Red Five), a search (type:unit cost&lt;=2), or a question: no type:fate, at least 2 type:unit, resources at least 5 on turn 2, force at least 8, objectives affiliation:rebel, dead</source>
   <translation>Ein Titel (Red Five), eine Suche (type:unit cost&lt;=2) oder eine Frage: no type:fate, at least 2 type:unit, resources at least 5 on turn 2, force at least 8, objectives affiliation:rebel, dead</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>Add question</source>
   <translation>Frage hinzufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>Card, search or question</source>
   <translation>Karte, Suche oder Frage</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>Change question</source>
   <translation>Frage ändern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>Question</source>
   <translation>Frage</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>No answer: {why}</source>
   <translation>Keine Antwort: {why}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>With a mulligan {chance} %.</source>
   <translation>Mit Mulligan {chance} %.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>no answer</source>
   <translation>keine Antwort</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>{chance} %</source>
   <translation>{chance} %</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>{chance} %.</source>
   <translation>{chance} %.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>All four objectives {affiliation}</source>
   <translation>Alle vier Ziele {affiliation}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>Dead hand</source>
   <translation>Unbrauchbare Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>No enhancement in hand</source>
   <translation>Keine Verstärkung auf der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>No event in hand</source>
   <translation>Kein Ereignis auf der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>No fate card in hand</source>
   <translation>Keine Schicksalskarte auf der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>No unit in hand</source>
   <translation>Keine Einheit auf der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>{count} or more Force icons in hand</source>
   <translation>{count} oder mehr Machtsymbole auf der Hand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>{count} or more resources on turn {turn}</source>
   <translation>{count} oder mehr Ressourcen in Zug {turn}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>{objective} among the four</source>
   <translation>{objective} unter den vieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/subject.py" />
   <source>{deck} cannot be dealt: {why}. Change it in Build, or choose another deck.</source>
   <translation>{deck} lässt sich nicht austeilen: {why}. Ändere es unter Bauen oder wähle ein anderes Deck.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/subject.py" />
   <source>{deck} has no objective sets yet. Add at least four in Build, or choose another deck.</source>
   <translation>{deck} hat noch keine Objective-Sets. Füge unter Bauen mindestens vier hinzu oder wähle ein anderes Deck.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/table_seats.py" />
   <source>There is no deck of the other side with ten sets to play against.</source>
   <translation>Es gibt kein Deck der anderen Seite mit zehn Sets als Gegner.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>1× in</source>
   <translation>1× rein</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>1× out</source>
   <translation>1× raus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>Choose a set to take out and one to put in.</source>
   <translation>Wähle ein Set, das geht, und eins, das kommt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>Force icons in hand, mean</source>
   <translation>Machtsymbole auf der Hand, Schnitt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>None of these questions has another answer then.</source>
   <translation>Keine dieser Fragen bekommt dann eine andere Antwort.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>Resources on turn 1, mean</source>
   <translation>Ressourcen in Zug 1, Schnitt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>Units in hand, mean</source>
   <translation>Einheiten auf der Hand, Schnitt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>What if?</source>
   <translation>Was wäre, wenn?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>{question}: {before}, then {after}</source>
   <translation>{question}: {before}, dann {after}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/page_bar.py" />
   <source>Openings</source>
   <translation>Eröffnungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/page_bar.py" />
   <source>Page of the Playtest view</source>
   <translation>Seite der Ansicht Testspiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/page_bar.py" />
   <source>Simulate</source>
   <translation>Simulieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/exporting.py" />
   <source>Export the cards as a table</source>
   <translation>Karten als Tabelle exportieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/exporting.py" />
   <source>Export the result as JSON</source>
   <translation>Ergebnis als JSON exportieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/exporting.py" />
   <source>JSON (*.json)</source>
   <translation>JSON (*.json)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/exporting.py" />
   <source>Tables (*.csv)</source>
   <translation>Tabellen (*.csv)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_list.py" />
   <source>Enter opens, F2 renames, Delete removes; Ctrl+Space marks two to compare.</source>
   <translation>Eingabe öffnet, F2 benennt um, Entf entfernt; Strg+Leertaste markiert zwei zum Vergleichen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_list.py" />
   <source>Kept results</source>
   <translation>Aufbewahrte Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>Gauntlet</source>
   <translation>Kräftemessen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>Two decks</source>
   <translation>Zwei Decks</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>{number} games</source>
   <extracomment>With one: {number} game</extracomment>
   <translation>
    <numerusform>{number} Spiel</numerusform>
    <numerusform>{number} Spiele</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>{n} decks</source>
   <extracomment>With one: {n} deck</extracomment>
   <translation>
    <numerusform>{n} Deck</numerusform>
    <numerusform>{n} Decks</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>{rate} light</source>
   <translation>{rate} hell</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Compare</source>
   <translation>Vergleichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Compare the two marked results</source>
   <translation>Die zwei markierten Ergebnisse vergleichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Every run is kept here, to be read again and compared. Press Run.</source>
   <translation>Hier wird jeder Lauf aufbewahrt, zum Nachlesen und Vergleichen. Klicke auf Starten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Mark two results to compare them (Ctrl and a click)</source>
   <translation>Markiere zwei Ergebnisse, um sie zu vergleichen (Strg und Klick)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Remove the marked results (Delete)</source>
   <translation>Die markierten Ergebnisse entfernen (Entf)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Rename the marked result (F2)</source>
   <translation>Das markierte Ergebnis umbenennen (F2)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Rename…</source>
   <translation>Umbenennen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/shelf_work.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/shelf_work.py" />
   <source>Rename the result</source>
   <translation>Ergebnis umbenennen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/shelf_work.py" />
   <source>{name} is removed</source>
   <translation>{name} ist entfernt</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/shelf_work.py" />
   <source>{n} results are removed</source>
   <extracomment>With one: {n} result is removed</extracomment>
   <translation>
    <numerusform>{n} Ergebnis ist entfernt</numerusform>
    <numerusform>{n} Ergebnisse sind entfernt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>Every card of these decks plays with its abilities.</source>
   <translation>Jede Karte dieser Decks spielt mit ihren Fähigkeiten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>Hide the cards</source>
   <translation>Karten ausblenden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>Show which cards play without their abilities</source>
   <translation>Zeigen, welche Karten ohne ihre Fähigkeiten spielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>These cards play with their numbers and keywords, but without their abilities:</source>
   <translation>Diese Karten spielen mit ihren Zahlen und Schlüsselwörtern, aber ohne ihre Fähigkeiten:</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>Which cards</source>
   <translation>Welche Karten</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>{n} cards of {deck} have abilities that cannot be played yet.</source>
   <extracomment>With one: {n} card of {deck} has abilities that cannot be played yet.</extracomment>
   <translation>
    <numerusform>{n} Karte von {deck} hat Fähigkeiten, die noch nicht spielbar sind.</numerusform>
    <numerusform>{n} Karten von {deck} haben Fähigkeiten, die noch nicht spielbar sind.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Cards as a table (CSV)…</source>
   <translation>Karten als Tabelle (CSV)…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Choose decks for a new simulation</source>
   <translation>Decks für eine neue Simulation wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Copy the result as text</source>
   <translation>Das Ergebnis als Text kopieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Export the result as a file</source>
   <translation>Das Ergebnis als Datei exportieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>New run</source>
   <translation>Neuer Lauf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>The whole result (JSON)…</source>
   <translation>Das ganze Ergebnis (JSON)…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Copies drawn that were neither played nor placed in an edge stack</source>
   <translation>Gezogene Exemplare, die weder gespielt noch in einen Vorteilsstapel gelegt wurden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Copies placed in edge stacks; the line shows the share of those drawn</source>
   <translation>In Vorteilsstapel gelegte Exemplare; die Linie zeigt den Anteil der gezogenen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Copies that came to hand over all games</source>
   <translation>Exemplare, die in allen Spielen auf die Hand kamen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Copies that were played; the line shows the share of those drawn</source>
   <translation>Gespielte Exemplare; die Linie zeigt den Anteil der gezogenen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Dead</source>
   <translation>Ungenutzt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Drawn</source>
   <translation>Gezogen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>How often one lay in hand in a deployment phase and could not be paid</source>
   <translation>Wie oft ein Exemplar in einer Aufmarschphase auf der Hand lag und nicht bezahlbar war</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Its abilities cannot be played yet.</source>
   <translation>Ihre Fähigkeiten sind noch nicht spielbar.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Played</source>
   <translation>Gespielt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Share of games won in which a copy was drawn</source>
   <translation>Anteil gewonnener Spiele, in denen ein Exemplar gezogen wurde</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Share of games won in which a copy was played</source>
   <translation>Anteil gewonnener Spiele, in denen ein Exemplar gespielt wurde</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>The cards of the command deck</source>
   <translation>Die Karten des Kommandodecks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Unpaid</source>
   <translation>Unbezahlbar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Won if drawn</source>
   <translation>Siege gezogen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Won if played</source>
   <translation>Siege gespielt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>{share} of the copies drawn</source>
   <translation>{share} der gezogenen Exemplare</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>{wins} of {games} games won</source>
   <translation>{wins} von {games} Spielen gewonnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_table.py" />
   <source>A row for each card. The arrow keys show the cards, Esc puts them away.</source>
   <translation>Eine Zeile je Karte. Die Pfeiltasten zeigen die Karten, Esc blendet sie aus.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>After</source>
   <translation>Nachher</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>Before</source>
   <translation>Vorher</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>Comparison</source>
   <translation>Vergleich</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>Games won</source>
   <translation>Gewonnene Spiele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>In the pairings that were played both times.</source>
   <translation>In den Paarungen, die beide Male gespielt wurden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>No pairing was played both times: there is nothing to compare.</source>
   <translation>Keine Paarung wurde beide Male gespielt: Es gibt nichts zu vergleichen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>Points, 95 % interval</source>
   <translation>Punkte, 95-%-Intervall</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>hardly chance</source>
   <translation>kaum Zufall</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>may be chance</source>
   <translation>vielleicht Zufall</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>{change} ({low} to {high})</source>
   <translation>{change} ({low} bis {high})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>As the dark side</source>
   <translation>Als Dunkle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>As the light side</source>
   <translation>Als Helle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>How games ended</source>
   <translation>Wie Spiele endeten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>In per cent of the games</source>
   <translation>In Prozent der Spiele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>Outline and dashes: the earlier one. Solid: the later one.</source>
   <translation>Umriss und Striche: der frühere Lauf. Gefüllt: der spätere.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>The dial</source>
   <translation>Die Anzeige</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>The dial's course</source>
   <translation>Verlauf der Anzeige</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>Turns</source>
   <translation>Züge</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>Which side's games</source>
   <translation>Spiele welcher Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>Cards left dead in hand</source>
   <translation>Ungenutzte Handkarten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>Chance alone hardly explains it.</source>
   <translation>Zufall allein erklärt das kaum.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>In: {sets}.</source>
   <translation>Rein: {sets}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>Out: {sets}.</source>
   <translation>Raus: {sets}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>That may be chance.</source>
   <translation>Das kann Zufall sein.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>The deck has the same sets in both.</source>
   <translation>Das Deck hat beide Male dieselben Sets.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>Turns a game, both sides</source>
   <translation>Züge je Spiel, beide Seiten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>{change} percentage points, with 95 % certainty {low} to {high}.</source>
   <translation>{change} Prozentpunkte, mit 95 % Sicherheit {low} bis {high}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/gauntlet_page.py" />
   <source>Each deck over all its games; the line is the 95 % interval.</source>
   <translation>Jedes Deck über alle seine Spiele; die Linie ist das 95-%-Intervall.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/gauntlet_page.py" />
   <source>How often the light side deck of a row won against the dark one of a column.</source>
   <translation>Wie oft das helle Deck einer Zeile gegen das dunkle einer Spalte gewonnen hat.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/gauntlet_page.py" />
   <source>Pairings</source>
   <translation>Paarungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/gauntlet_page.py" />
   <source>Standings</source>
   <translation>Rangliste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>Both sides</source>
   <translation>Beide Seiten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>Dark side</source>
   <translation>Dunkle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>Light side</source>
   <translation>Helle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>The mean after each turn; at 12 the dark side wins</source>
   <translation>Der Schnitt nach jedem Zug; bei 12 gewinnt die Dunkle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>{mean} on average, both sides' turns counted</source>
   <translation>{mean} im Schnitt, Züge beider Seiten gezählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/pairing_grid.py" />
   <source>How often the light side deck of the row won; Enter opens the pairing.</source>
   <translation>Wie oft das helle Deck der Zeile gewonnen hat; Eingabe öffnet die Paarung.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/pairing_model.py" />
   <source>{light} against {dark}: not played.</source>
   <translation>{light} gegen {dark}: nicht gespielt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/pairing_model.py" />
   <source>{light} against {dark}: won {wins} of {games} games, {rate} ({span}).</source>
   <translation>{light} gegen {dark}: {wins} von {games} Spielen gewonnen, {rate} ({span}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>By a card</source>
   <translation>Durch eine Karte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>Deck ran out</source>
   <translation>Deck aufgebraucht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>Dial full</source>
   <translation>Anzeige voll</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>Objectives destroyed</source>
   <translation>Ziele zerstört</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>after turn {turn} {dial}</source>
   <translation>nach Zug {turn} {dial}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>after turn {turn} {dial}, {before} before</source>
   <translation>nach Zug {turn} {dial}, vorher {before}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>{deck} won {wins} of {games} games, {rate}, with 95 % certainty {span}</source>
   <translation>{deck} hat {wins} von {games} Spielen gewonnen, {rate}, mit 95 % Sicherheit {span}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>{name}: {n} games</source>
   <extracomment>With one: {name}: {n} game</extracomment>
   <translation>
    <numerusform>{name}: {n} Spiel</numerusform>
    <numerusform>{name}: {n} Spiele</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>{name}: {share} % of the games, {before} % before</source>
   <translation>{name}: {share} % der Spiele, vorher {before} %</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>{turns} turns</source>
   <translation>{turns} Züge</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Back to all pairings</source>
   <translation>Zurück zu allen Paarungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Back to the gauntlet</source>
   <translation>Zurück zum Kräftemessen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Dark side cards</source>
   <translation>Karten der Dunklen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Light side cards</source>
   <translation>Karten der Hellen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Overview</source>
   <translation>Überblick</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Part of the result</source>
   <translation>Teil des Ergebnisses</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Endings: {endings}</source>
   <translation>Ausgänge: {endings}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>It was ended after {done} of {asked} games.</source>
   <translation>Beendet nach {done} von {asked} Spielen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Neither side is clearly ahead: the difference may be chance.</source>
   <translation>Keine Seite liegt klar vorn: Der Unterschied kann Zufall sein.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Objectives lost a game</source>
   <translation>Verlorene Ziele je Spiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Opening hands put back</source>
   <translation>Zurückgegebene Eröffnungshände</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Own turns a game</source>
   <translation>Eigene Züge je Spiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>The dial after each turn: {course}</source>
   <translation>Die Anzeige nach jedem Zug: {course}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Turns in which no card could be paid</source>
   <translation>Züge, in denen keine Karte bezahlbar war</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Turns: {mean} on average</source>
   <translation>Züge: {mean} im Schnitt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>seed {seed}</source>
   <translation>Startzahl {seed}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{deck} ({affiliation}, {bot}) won {wins} of {games} games: {rate} ({span})</source>
   <translation>{deck} ({affiliation}, {bot}) hat {wins} von {games} Spielen gewonnen: {rate} ({span})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{deck} is ahead, and chance alone hardly explains it.</source>
   <translation>{deck} liegt vorn, und Zufall allein erklärt das kaum.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{done} of {asked} games</source>
   <translation>{done} von {asked} Spielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{light} against {dark}</source>
   <translation>{light} gegen {dark}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{light} against {dark}: {rate}</source>
   <translation>{light} gegen {dark}: {rate}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/choice_list.py" />
   <source>Enter takes a deck alone, Space ticks it with others, Ctrl+A ticks all.</source>
   <translation>Eingabe nimmt nur dieses Deck, die Leertaste hakt es zusätzlich an, Strg+A hakt alle an.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/deck_model.py" />
   <source>{deck}, not ticked. {facts}.</source>
   <translation>{deck}, nicht angehakt. {facts}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/deck_model.py" />
   <source>{deck}, ticked. {facts}.</source>
   <translation>{deck}, angehakt. {facts}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/deck_model.py" />
   <source>{n} cards without their text</source>
   <extracomment>With one: {n} card without its text</extracomment>
   <translation>
    <numerusform>{n} Karte ohne ihren Text</numerusform>
    <numerusform>{n} Karten ohne ihren Text</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>Another seed, by chance</source>
   <translation>Andere Startzahl, zufällig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>How many games</source>
   <translation>Wie viele Spiele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>Other</source>
   <translation>Andere</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>The number of games is between 1 and {most}.</source>
   <translation>Die Zahl der Spiele liegt zwischen 1 und {most}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>The same seed, decks and bots give the same games on any computer.</source>
   <translation>Dieselbe Startzahl ergibt mit denselben Decks und Bots auf jedem Rechner dieselben Spiele.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>Cancel the simulation</source>
   <translation>Simulation abbrechen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>End it now; the games that are done are kept and shown</source>
   <translation>Jetzt beenden; die gespielten Spiele werden aufbewahrt und gezeigt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>Playing {total} games</source>
   <translation>{total} Spiele laufen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>ending</source>
   <translation>wird beendet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>getting ready</source>
   <translation>wird vorbereitet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>{done} of {total} games</source>
   <translation>{done} von {total} Spielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>{rate} games a second, {left} left</source>
   <translation>{rate} Spiele pro Sekunde, noch {left}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>A gauntlet: {light} light against {dark} dark side decks, {pairings} pairings of {games} games, {total} in all.</source>
   <translation>Ein Kräftemessen: {light} helle gegen {dark} dunkle Decks, {pairings} Paarungen zu je {games} Spielen, {total} insgesamt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>At most {most} pairings can be played at once; tick fewer decks.</source>
   <translation>Höchstens {most} Paarungen sind auf einmal möglich; hake weniger Decks an.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Find decks</source>
   <translation>Decks finden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Find decks by name, affiliation, folder or tag</source>
   <translation>Decks nach Name, Fraktion, Ordner oder Schlagwort finden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Play these games (Ctrl+Enter)</source>
   <translation>Diese Spiele spielen (Strg+Eingabe)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Run</source>
   <translation>Starten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Run ends the simulation under way, keeps what is done, and begins this one.</source>
   <translation>Starten beendet die laufende Simulation, bewahrt das Gespielte auf und beginnt diese.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Run the simulation</source>
   <translation>Simulation starten</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>{light} against {dark}, {number} games.</source>
   <extracomment>With one: {light} against {dark}, {number} game.</extracomment>
   <translation>
    <numerusform>{light} gegen {dark}, {number} Spiel.</numerusform>
    <numerusform>{light} gegen {dark}, {number} Spiele.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Choose a dark side deck.</source>
   <translation>Wähl ein Deck der Dunklen Seite.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Choose a light side deck.</source>
   <translation>Wähl ein Deck der Hellen Seite.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Dark side decks</source>
   <translation>Decks der Dunklen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Greedy</source>
   <translation>Gierig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Light side decks</source>
   <translation>Decks der Hellen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Looks ahead; stronger and much slower.</source>
   <translation>Denkt voraus; stärker und viel langsamer.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>No deck has these words.</source>
   <translation>Kein Deck enthält diese Wörter.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Plays by sensible habits; quick.</source>
   <translation>Spielt nach vernünftigen Gewohnheiten; schnell.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Random</source>
   <translation>Zufall</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Takes any legal option; quick.</source>
   <translation>Nimmt irgendeine erlaubte Möglichkeit; schnell.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>There is no dark side deck yet. Build one, or import one in the Library.</source>
   <translation>Es gibt noch kein Deck der Dunklen Seite. Baue eins oder importiere eins in der Bibliothek.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>There is no light side deck yet. Build one, or import one in the Library.</source>
   <translation>Es gibt noch kein Deck der Hellen Seite. Baue eins oder importiere eins in der Bibliothek.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Who plays the deck</source>
   <translation>Wer das Deck spielt</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>{n} decks chosen</source>
   <extracomment>With one: {n} deck chosen</extracomment>
   <translation>
    <numerusform>{n} Deck gewählt</numerusform>
    <numerusform>{n} Decks gewählt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>Click one deck for each side, or tick several for a gauntlet</source>
   <translation>Klicke für jede Seite ein Deck an oder hake mehrere für ein Kräftemessen an</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>It was ended before the first game was over.</source>
   <translation>Beendet, bevor das erste Spiel zu Ende war.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>New simulation</source>
   <translation>Neue Simulation</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>The result is copied as text.</source>
   <translation>Das Ergebnis ist als Text kopiert.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>Written to {file}.</source>
   <translation>In {file} geschrieben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>{before}, then {after}</source>
   <translation>{before}, dann {after}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>{name} is done: the first of the results</source>
   <translation>{name} ist fertig: das erste der Ergebnisse</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/table/choosing.py" />
   <source>Choose at least {n} options.</source>
   <extracomment>With one: Choose at least {n} option.</extracomment>
   <translation>
    <numerusform>Wähle mindestens {n} Möglichkeit.</numerusform>
    <numerusform>Wähle mindestens {n} Möglichkeiten.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/choosing.py" />
   <source>No more than {most} can be chosen.</source>
   <translation>Mehr als {most} kannst du nicht wählen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Cancel thinking</source>
   <translation>Nachdenken abbrechen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Cancel thinking: the bot decides at once</source>
   <translation>Nachdenken abbrechen: Der Bot entscheidet sofort</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Confirm {n} choices</source>
   <extracomment>With one: Confirm {n} choice</extracomment>
   <translation>
    <numerusform>{n} Wahl bestätigen</numerusform>
    <numerusform>{n} Wahlen bestätigen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Confirm: none</source>
   <translation>Bestätigen: keine</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Read the rule {rule}</source>
   <translation>Regel {rule} lesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>The bot decides at once, without looking ahead (Esc)</source>
   <translation>Der Bot entscheidet sofort, ohne vorauszudenken (Esc)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Your decision</source>
   <translation>Deine Entscheidung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>{words}, key C</source>
   <translation>{words}, Taste C</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Decisions</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Every decision of the game. Enter goes to one of them.</source>
   <translation>Alle Entscheidungen des Spiels. Eingabe springt zu einer davon.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Force</source>
   <translation>Macht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Hidden cards were revealed after it.</source>
   <translation>Danach wurden verdeckte Karten aufgedeckt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>The other side decides</source>
   <translation>Die andere Seite entscheidet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Turn {turn}, {phase}</source>
   <translation>Zug {turn}, {phase}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Undone.</source>
   <translation>Rückgängig gemacht.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>You are here.</source>
   <translation>Hier bist du.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>balance</source>
   <translation>Gleichgewicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>cards revealed</source>
   <translation>Karten aufgedeckt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>conflict</source>
   <translation>Konflikt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>deployment</source>
   <translation>Aufmarsch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>draw</source>
   <translation>Ziehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>refresh</source>
   <translation>Auffrischung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/log_view.py" />
   <source>A double click on a line goes back to its decision.</source>
   <translation>Ein Doppelklick auf eine Zeile springt zu ihrer Entscheidung zurück.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/log_view.py" />
   <source>Log</source>
   <translation>Protokoll</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/log_view.py" />
   <source>What has happened in this game, the latest at the end. Enter goes back there.</source>
   <translation>Was in diesem Spiel geschehen ist, das Neueste am Ende. Eingabe springt dorthin zurück.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Every window</source>
   <translation>Jedes Aktionsfenster</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Pass this window and those that follow, until something happens (N)</source>
   <translation>In diesem Aktionsfenster und den folgenden passen, bis etwas geschieht (N)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Pass until something happens</source>
   <translation>Passen, bis etwas geschieht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Pass until something happens, key N</source>
   <translation>Passen, bis etwas geschieht, Taste N</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Phases</source>
   <translation>Phasen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Stop at my actions</source>
   <translation>Bei meinen Aktionen anhalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Stop in phases: {phases}</source>
   <translation>Anhalten in Phasen: {phases}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>{n} phases</source>
   <extracomment>With one: {n} phase</extracomment>
   <translation>
    <numerusform>{n} Phase</numerusform>
    <numerusform>{n} Phasen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Conflict</source>
   <translation>Konflikt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Deploy</source>
   <translation>Aufmarsch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Draw</source>
   <translation>Ziehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Refresh</source>
   <translation>Auffrischen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Turn {turn}</source>
   <translation>Zug {turn}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Turn {turn} {side}, {phase}</source>
   <translation>Zug {turn}, {side}, {phase}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Decide yourself from this decision on</source>
   <translation>Ab dieser Entscheidung selbst entscheiden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Decision of the replay</source>
   <translation>Entscheidung der Aufzeichnung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Fast</source>
   <translation>Schnell</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Look at the table from the other side (O)</source>
   <translation>Den Tisch von der anderen Seite ansehen (O)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Normal</source>
   <translation>Normal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>One decision back (B)</source>
   <translation>Eine Entscheidung zurück (B)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>One decision on (F)</source>
   <translation>Eine Entscheidung weiter (F)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Other side</source>
   <translation>Andere Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Pause (K)</source>
   <translation>Pause (K)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Play (K)</source>
   <translation>Abspielen (K)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Play on from here</source>
   <translation>Ab hier weiterspielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Slow</source>
   <translation>Langsam</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Speed: {speed}</source>
   <translation>Tempo: {speed}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>The first decision (Home)</source>
   <translation>Zur ersten Entscheidung (Pos1)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>The last decision (End)</source>
   <translation>Zur letzten Entscheidung (Ende)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>{at} of {last}</source>
   <translation>{at} von {last}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/story_box.py" />
   <source>Every decision: a click goes back to it, or on again (H)</source>
   <translation>Jede Entscheidung: Ein Klick springt zu ihr zurück oder wieder vor (H)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>As text</source>
   <translation>Als Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Back to your last decision (Ctrl+Z)</source>
   <translation>Zurück zu deiner letzten Entscheidung (Strg+Z)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>On to your next decision (Ctrl+Y)</source>
   <translation>Vor zu deiner nächsten Entscheidung (Strg+Y)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Replay from the beginning</source>
   <translation>Von Anfang an ansehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Save, replay, leave or read the game</source>
   <translation>Das Spiel speichern, noch einmal ansehen, verlassen oder lesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Write a replay file…</source>
   <translation>Aufzeichnung schreiben…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>{tip}. Hidden cards were revealed since: you have seen them.</source>
   <translation>{tip}. Seitdem wurden verdeckte Karten aufgedeckt: Du hast sie gesehen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_page.py" />
   <source>Nothing can be done with that card now.</source>
   <translation>Mit dieser Karte lässt sich jetzt nichts tun.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_page.py" />
   <source>Seed {seed}</source>
   <translation>Start {seed}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_page.py" />
   <source>{words}. Which?</source>
   <translation>{words}. Welche?</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_telling.py" />
   <source>Game over</source>
   <translation>Spiel vorbei</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_telling.py" />
   <source>Replay: {side}</source>
   <translation>Aufzeichnung: {side}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_telling.py" />
   <source>What it chose from is hidden until the game is over.</source>
   <translation>Woraus sie gewählt hat, bleibt bis zum Ende des Spiels verborgen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_telling.py" />
   <source>{name} decides.</source>
   <translation>{name} entscheidet.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Affiliation card: {count}</source>
   <translation>Fraktionskarte: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Death Star dial: {dial} of 12. Balance of the Force: {side}.</source>
   <translation>Todesstern-Anzeige: {dial} von 12. Gleichgewicht der Macht: {side}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Edge stack of the {side}: {cards}</source>
   <translation>Vorteilsstapel ({side}): {cards}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Engaged: {card}</source>
   <translation>Im Gefecht: {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Enhancements: {count}</source>
   <translation>Verstärkungen: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Enter uses the card of a line.</source>
   <translation>Eingabe benutzt die Karte einer Zeile.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Facedown objectives: {count}</source>
   <translation>Verdeckte Ziele: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Objectives: {count}</source>
   <translation>Ziele: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Setup. Active: the {side}.</source>
   <translation>Spielaufbau. Am Zug: {side}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Table as text</source>
   <translation>Tisch als Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Turn {turn}, {phase}. Active: the {side}.</source>
   <translation>Zug {turn}, {phase}. Am Zug: {side}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Units: {count}</source>
   <translation>Einheiten: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>empty</source>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>nothing on it</source>
   <translation>nichts darauf</translation>
  </message>
 </context>
 <context>
  <name>gui.rules</name>
  <message>
   <location filename="../../swlcg_deck/gui/rules/contents_rows.py" />
   <source>Glossary</source>
   <translation>Glossar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/contents_rows.py" />
   <source>Term</source>
   <translation>Begriff</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/contents_rows.py" />
   <source>Words of the game</source>
   <translation>Wörter des Spiels</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/rules/contents_rows.py" />
   <source>{n} entries</source>
   <extracomment>With one: {n} entry</extracomment>
   <translation>
    <numerusform>{n} Eintrag</numerusform>
    <numerusform>{n} Einträge</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Also: {words}</source>
   <translation>Auch: {words}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Before: {rule}</source>
   <translation>Davor: {rule}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Chapter: {title}</source>
   <translation>Kapitel: {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Example: {text}</source>
   <translation>Beispiel: {text}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>In the glossary</source>
   <translation>Im Glossar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Next: {rule}</source>
   <translation>Danach: {rule}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Rule {id}, {title}</source>
   <translation>Regel {id}, {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>See also</source>
   <translation>Siehe auch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Source: {source}</source>
   <translation>Quelle: {source}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Term: {term}</source>
   <translation>Begriff: {term}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>{n} rules</source>
   <extracomment>With one: {n} rule</extracomment>
   <translation>
    <numerusform>{n} Regel</numerusform>
    <numerusform>{n} Regeln</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>{n} words</source>
   <extracomment>With one: {n} word</extracomment>
   <translation>
    <numerusform>{n} Wort</numerusform>
    <numerusform>{n} Wörter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/reading_pane.py" />
   <source>Copy citation</source>
   <translation>Zitat kopieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/reading_pane.py" />
   <source>The rule with its id and its source, to paste elsewhere (Ctrl+C)</source>
   <translation>Die Regel mit Nummer und Quelle, um sie anderswo einzufügen (Strg+C)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Chapters and rules</source>
   <translation>Kapitel und Regeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Look for {term}</source>
   <translation>Nach {term} suchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>No rule has all of “{query}”. Try fewer words, another word for it, or an id such as DECK-05.</source>
   <translation>Keine Regel enthält alles von „{query}“. Versuch es mit weniger Wörtern, einem anderen Wort dafür oder einer Nummer wie DECK-05.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Search the rules</source>
   <translation>Regeln durchsuchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Show the chapters</source>
   <translation>Kapitel zeigen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Up and down show an entry; Enter goes to its page</source>
   <translation>Auf und Ab zeigen einen Eintrag; Eingabe geht zu seiner Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Word, term or id of a rule…</source>
   <translation>Wort, Begriff oder Regelnummer…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Words of a rule, a term such as unopposed, or an id such as DECK-05 (deck 5)</source>
   <translation>Wörter einer Regel (auf Englisch), ein Begriff wie unopposed oder eine Nummer wie DECK-05 (deck 5)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_view.py" />
   <source>The citation of {id} is in the clipboard.</source>
   <translation>Das Zitat von {id} ist in der Zwischenablage.</translation>
  </message>
 </context>
 <context>
  <name>gui.shell</name>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>About SWLCG Deck</source>
   <translation>Über SWLCG Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Decks for Star Wars: The Card Game.</source>
   <translation>Decks für Star Wars: The Card Game.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Licence</source>
   <translation>Lizenz</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Notice</source>
   <translation>Hinweise</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Text to read</source>
   <translation>Text zum Lesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Version {version}</source>
   <translation>Version {version}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>card pool {fingerprint}</source>
   <translation>Kartenbestand {fingerprint}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>rules: {edition}</source>
   <translation>Regeln: {edition}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;About SWLCG Deck</source>
   <translation>&amp;Über SWLCG Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Analyse</source>
   <translation>&amp;Analyse</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Build</source>
   <translation>Ba&amp;uen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Collection</source>
   <translation>&amp;Sammlung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Compare…</source>
   <translation>&amp;Vergleichen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Copy as text</source>
   <translation>Als Text &amp;kopieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Deck</source>
   <translation>De&amp;ck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Duplicate</source>
   <translation>&amp;Duplizieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Edit</source>
   <translation>&amp;Bearbeiten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;File</source>
   <translation>&amp;Datei</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Find sets</source>
   <translation>Sets &amp;suchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Help</source>
   <translation>&amp;Hilfe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;History</source>
   <translation>&amp;Verlauf</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Keyboard shortcuts</source>
   <translation>&amp;Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Library</source>
   <translation>&amp;Bibliothek</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;New deck</source>
   <translation>&amp;Neues Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Next deck</source>
   <translation>&amp;Nächstes Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Open…</source>
   <translation>&amp;Öffnen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Paste a list…</source>
   <translation>&amp;Liste einfügen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Previous deck</source>
   <translation>&amp;Voriges Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Quit</source>
   <translation>&amp;Beenden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Redo</source>
   <translation>&amp;Wiederholen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Reset layout</source>
   <translation>Anordnung &amp;zurücksetzen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Rules of the game</source>
   <translation>&amp;Spielregeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Save</source>
   <translation>&amp;Speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Tournament</source>
   <translation>Turn&amp;ier</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Tournament sheet…</source>
   <translation>&amp;Turnierbogen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Undo</source>
   <translation>&amp;Rückgängig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;View</source>
   <translation>&amp;Ansicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>1 to 9, 0, P</source>
   <translation>1 bis 9, 0, P</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Affiliation ad&amp;visor</source>
   <translation>Fr&amp;aktionsberater</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Alt+Down</source>
   <translation>Alt+Pfeil ab</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Alt+Left  Alt+Right</source>
   <translation>Alt+Links  Alt+Rechts</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>At the table: choose an option, or pass</source>
   <translation>Am Tisch: eine Möglichkeit wählen oder passen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>At the table: confirm, pass until something happens, show it as text</source>
   <translation>Am Tisch: bestätigen, passen, bis etwas geschieht, als Text zeigen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>At the table: undo, redo, save the game</source>
   <translation>Am Tisch: rückgängig machen, wiederholen, das Spiel speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>C&amp;lose deck</source>
   <translation>Deck s&amp;chließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Choose the &amp;affiliation card…</source>
   <translation>&amp;Fraktionskarte wählen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Close what lies on top, or clear the search</source>
   <translation>Schließen, was obenauf liegt, oder die Suche leeren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Ctrl++  Ctrl+-  Ctrl+0</source>
   <translation>Strg++  Strg+-  Strg+0</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Ctrl+C</source>
   <translation>Strg+C</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Ctrl+Z  Ctrl+Y  Ctrl+S</source>
   <translation>Strg+Z  Strg+Y  Strg+S</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Down</source>
   <translation>Pfeil ab</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Enter</source>
   <translation>Eingabe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Go to the search field from anywhere; so does typing a word</source>
   <translation>Von überall ins Suchfeld; einfach lostippen geht auch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Import card pac&amp;k…</source>
   <translation>Kartenpaket &amp;importieren…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In Openings: draw again, take the mulligan, play it at the table</source>
   <translation>In den Eröffnungen: neu ziehen, Mulligan nehmen, am Tisch spielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In a search field: go on to what was found</source>
   <translation>In einem Suchfeld: weiter zu dem, was gefunden wurde</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the cards: larger, smaller, normal</source>
   <translation>In den Karten: größer, kleiner, normal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the deck and in the Library: rename</source>
   <translation>Im Deck und in der Bibliothek: umbenennen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the rules: back and forward</source>
   <translation>In den Regeln: zurück und vor</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the rules: copy the citation</source>
   <translation>In den Regeln: das Zitat kopieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the search for sets: recent searches</source>
   <translation>In der Suche nach Sets: letzte Suchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the sets or the deck: how many copies</source>
   <translation>In den Sets oder im Deck: wie viele Exemplare</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the sets or the deck: remove one copy (never while you type a search)</source>
   <translation>In den Sets oder im Deck: ein Exemplar entfernen (nie, während du eine Suche tippst)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the sets: add one copy</source>
   <translation>In den Sets: ein Exemplar hinzufügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Lar&amp;ger text</source>
   <translation>&amp;Größerer Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>N&amp;otes and tags</source>
   <translation>&amp;Notizen und Tags</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Pla&amp;ytest</source>
   <translation>&amp;Testspiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>R&amp;ules</source>
   <translation>&amp;Regeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Re&amp;vert to the saved deck</source>
   <translation>&amp;Zurück zum gespeicherten Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>S&amp;maller text</source>
   <translation>K&amp;leinerer Text</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Save &amp;as a file…</source>
   <translation>&amp;Als Datei speichern…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Sett&amp;ings</source>
   <translation>Einstellun&amp;gen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Show the car&amp;ds panel</source>
   <translation>&amp;Karten zeigen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Show the card large, and close it again</source>
   <translation>Die Karte groß zeigen und wieder schließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Show the dec&amp;k panel</source>
   <translation>&amp;Deck zeigen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Space</source>
   <translation>Leertaste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Space  M  Enter</source>
   <translation>Leertaste  M  Eingabe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>User &amp;guide</source>
   <translation>Benutzerhand&amp;buch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Details of the error</source>
   <translation>Einzelheiten des Fehlers</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>For a report: what the program was doing.</source>
   <translation>Für einen Bericht: was das Programm gerade tat.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Not saved</source>
   <translation>Nicht gespeichert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Save the details</source>
   <translation>Einzelheiten speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Save…</source>
   <translation>Speichern…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Something went wrong</source>
   <translation>Etwas ist schiefgegangen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Text (*.txt)</source>
   <translation>Text (*.txt)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/deck_commands.py" />
   <source>Compare with</source>
   <translation>Vergleichen mit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/deck_commands.py" />
   <source>Deck of the library</source>
   <translation>Deck der Bibliothek</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>Open decks</source>
   <translation>Decks öffnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>Save as a file</source>
   <translation>Als Datei speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>Saved {deck}.</source>
   <translation>{deck} gespeichert.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>The list is in the clipboard.</source>
   <translation>Die Liste ist in der Zwischenablage.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>Written to {path}.</source>
   <translation>Geschrieben nach {path}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>&amp;Redo {step}</source>
   <translation>&amp;Wiederholen: {step}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>&amp;Undo {step}</source>
   <translation>&amp;Rückgängig: {step}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>Restore it</source>
   <translation>Wiederherstellen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>Show what is on disk</source>
   <translation>Zeigen, was auf der Platte ist</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>The file of {name} is no longer in the library; saving puts it there again.</source>
   <translation>Die Datei von {name} ist nicht mehr in der Bibliothek; beim Speichern kommt sie wieder hinein.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>There is no rule {name} to read.</source>
   <translation>Eine Regel {name} gibt es nicht zu lesen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>Unsaved work was found: {decks}.</source>
   <translation>Nicht gespeicherte Arbeit gefunden: {decks}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>an unreadable deck</source>
   <translation>ein unlesbares Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Analyse view</source>
   <translation>Ansicht Analyse</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Build view</source>
   <translation>Ansicht Bauen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Collection view</source>
   <translation>Ansicht Sammlung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Library</source>
   <translation>Bibliothek</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Library view</source>
   <translation>Ansicht Bibliothek</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Playtest view</source>
   <translation>Ansicht Testspiel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Rules view</source>
   <translation>Ansicht Regeln</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Tournament</source>
   <translation>Turnier</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Tournament view</source>
   <translation>Ansicht Turnier</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Views</source>
   <translation>Ansichten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/recent_menu.py" />
   <source>No deck can be read</source>
   <translation>Kein Deck lässt sich lesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/recent_menu.py" />
   <source>No decks yet</source>
   <translation>Noch keine Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/recent_menu.py" />
   <source>Open &amp;recent</source>
   <translation>Zuletzt geö&amp;ffnet</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Appearance</source>
   <translation>Aussehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>As long as the variable {variable} is set, the folder that it names is used.</source>
   <translation>Solange die Variable {variable} gesetzt ist, gilt der Ordner, den sie nennt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>As the computer ({language})</source>
   <translation>Wie der Computer ({language})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Casual</source>
   <translation>Freizeit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Choose the OCTGN folder</source>
   <translation>Ordner von OCTGN wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Choose the library folder</source>
   <translation>Ordner der Bibliothek wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Decks are judged with the restricted list of the edition.</source>
   <translation>Decks werden mit der Restriktionsliste der Ausgabe beurteilt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Decks are judged without the restricted list.</source>
   <translation>Decks werden ohne die Restriktionsliste beurteilt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Edition</source>
   <translation>Ausgabe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>For decks that you make and for tournament sheets.</source>
   <translation>Für Decks, die du machst, und für Turnierbögen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Library folder</source>
   <translation>Ordner der Bibliothek</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Mode</source>
   <translation>Modus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Motion</source>
   <translation>Bewegung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Not chosen</source>
   <translation>Nicht gewählt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Nothing can be written into this folder; choose another one.</source>
   <translation>In diesen Ordner lässt sich nichts schreiben; wähl einen anderen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>OCTGN folder</source>
   <translation>Ordner von OCTGN</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Off</source>
   <translation>Aus</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>On</source>
   <translation>An</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Only where a movement explains what happened.</source>
   <translation>Nur wo eine Bewegung erklärt, was geschehen ist.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Spoken from the next start on.</source>
   <translation>Gilt ab dem nächsten Start.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Text size</source>
   <translation>Textgröße</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Theme</source>
   <translation>Farben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Used from the next start on. Your decks stay where they are; copy them if you want.</source>
   <translation>Gilt ab dem nächsten Start. Deine Decks bleiben, wo sie sind; kopier sie, wenn du willst.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Usual place</source>
   <translation>Üblicher Ort</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Where decks for OCTGN go and card packs come from.</source>
   <translation>Wohin Decks für OCTGN gehen und woher Kartenpakete kommen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>You</source>
   <translation>Du</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Your name</source>
   <translation>Dein Name</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>no errata, no restricted list</source>
   <translation>keine Errata, keine Restriktionsliste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>seven restricted groups; Luke Skywalker (64-2) in its older form</source>
   <translation>sieben Restriktionsgruppen; Luke Skywalker (64-2) in der älteren Form</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>the first errata, no restricted list</source>
   <translation>die ersten Errata, keine Restriktionsliste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>twelve restricted groups; undated, its newest entry is marked v5.2</source>
   <translation>zwölf Restriktionsgruppen; ohne Datum, der neueste Eintrag trägt v5.2</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/shortcuts_dialog.py" />
   <source>In the panels</source>
   <translation>In den Bereichen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/shortcuts_dialog.py" />
   <source>Keyboard shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/shortcuts_dialog.py" />
   <source>List of keyboard shortcuts</source>
   <translation>Liste der Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/tab_strip.py" />
   <source>, not saved</source>
   <translation>, nicht gespeichert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/tab_strip.py" />
   <source>Close this deck</source>
   <translation>Dieses Deck schließen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/tab_strip.py" />
   <source>Open decks</source>
   <comment>those that are open</comment>
   <translation>Decks öffnen</translation>
  </message>
 </context>
 <context>
  <name>gui.startup</name>
  <message>
   <location filename="../../swlcg_deck/gui/startup/app.py" />
   <source>The card pool cannot be used.</source>
   <translation>Der Kartenbestand kann nicht benutzt werden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/app.py" />
   <source>The folder of your library cannot be written: {folder}. What you change cannot be saved there.</source>
   <translation>In den Ordner deiner Bibliothek kann nicht geschrieben werden: {folder}. Was du änderst, kann dort nicht gespeichert werden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/app.py" />
   <source>The folder of your library is not there: {folder}. It is made when you save a deck.</source>
   <translation>Der Ordner deiner Bibliothek ist nicht da: {folder}. Er wird angelegt, wenn du ein Deck speicherst.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/crash.py" />
   <source>Something went wrong that should not have. Your decks are safe; you can go on.</source>
   <translation>Etwas ist schiefgegangen, was nicht hätte passieren dürfen. Deine Decks sind sicher; du kannst weitermachen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/single_instance.py" />
   <source>A window of this program is open already and does not answer, so this is another one.</source>
   <translation>Ein Fenster dieses Programms ist schon offen und antwortet nicht, daher ist dies ein weiteres.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/single_instance.py" />
   <source>The place where windows of this program meet is not safe from others on this computer, so this window stands alone.</source>
   <translation>Der Ort, an dem sich Fenster dieses Programms treffen, ist vor anderen auf diesem Computer nicht sicher, daher steht dieses Fenster für sich.</translation>
  </message>
 </context>
 <context>
  <name>gui.tables</name>
  <message>
   <location filename="../../swlcg_deck/gui/tables/search_box.py" />
   <source>Search decks, sets, notes…</source>
   <translation>Decks, Sets, Notizen suchen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tables/search_box.py" />
   <source>Search the library</source>
   <translation>Bibliothek durchsuchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tables/search_box.py" />
   <source>Words are looked for in the name.
set:112 or set:"Hoth Operations": decks with that set
a:jedi   side:dark   tag:worlds   folder:tournament   notes:hoth   total&gt;=10
legal, illegal, unknown: by their verdict
-tag:old and not: without;  or and parentheses work</source>
   <translation>Wörter werden im Namen gesucht.
set:112 oder set:"Hoth Operations": Decks mit diesem Set
a:jedi   side:dark   tag:worlds   folder:tournament   notes:hoth   total&gt;=10
legal, illegal, unknown: nach ihrem Urteil
-tag:old und not: ohne;  or und Klammern gehen auch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tables/stepper.py" />
   <source>At most {limit}. Keys 0, 1, 2, plus and minus.</source>
   <translation>Höchstens {limit}. Tasten 0, 1, 2, Plus und Minus.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tables/stepper.py" />
   <source>{copies}, more than the {limit} allowed</source>
   <translation>{copies}, mehr als die erlaubten {limit}</translation>
  </message>
 </context>
 <context>
  <name>gui.tournament</name>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Command cards · {found} of {wanted} objectives</source>
   <translation>Kommandokarten · {found} von {wanted} Zielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Copy result</source>
   <translation>Ergebnis kopieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Print the result</source>
   <translation>Das Ergebnis drucken</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Print…</source>
   <translation>Drucken…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Result of the deck check</source>
   <translation>Ergebnis der Deckprüfung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>{found} of {wanted} command cards found</source>
   <translation>{found} von {wanted} Kommandokarten gefunden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>{found} of {wanted} found</source>
   <translation>{found} von {wanted} gefunden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Change the deck</source>
   <translation>Anderes Deck wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Change…</source>
   <translation>Ändern…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Choose the deck whose cards lie on the table.</source>
   <translation>Wähl das Deck, dessen Karten auf dem Tisch liegen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Clear the table</source>
   <translation>Den Tisch leeren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Deck check</source>
   <translation>Deckprüfung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Paste list</source>
   <translation>Liste einfügen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Sent to the printer.</source>
   <translation>An den Drucker geschickt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Start over</source>
   <translation>Von vorn</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Take the last step back</source>
   <translation>Den letzten Schritt zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>The result is in the clipboard.</source>
   <translation>Das Ergebnis ist in der Zwischenablage.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>The table is cleared. Undo brings it back.</source>
   <translation>Der Tisch ist leer. Rückgängig bringt alles zurück.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Tick every card of the list in the clipboard</source>
   <translation>Jede Karte der Liste in der Zwischenablage abhaken</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Tick what lies on the table, and see what is missing, foreign or of another set</source>
   <translation>Hak ab, was auf dem Tisch liegt, und sieh, was fehlt oder nicht dazugehört</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>that card does not lie on the table</source>
   <translation>diese Karte liegt nicht auf dem Tisch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>the clipboard holds no text: copy a list first</source>
   <translation>die Zwischenablage enthält keinen Text: kopier zuerst eine Liste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>Arrow keys go through the decks, Enter chooses.</source>
   <translation>Pfeiltasten gehen durch die Decks, Eingabe wählt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>Choose a deck</source>
   <translation>Deck wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>No deck has these words. Try fewer.</source>
   <translation>Kein Deck enthält diese Wörter. Versuch es mit weniger.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>Search by name, card, tag or folder</source>
   <translation>Nach Name, Karte, Tag oder Ordner suchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>Search decks</source>
   <translation>Decks suchen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>There is no such deck yet: build one, or import a list.</source>
   <translation>So ein Deck gibt es noch nicht: bau eins oder importier eine Liste.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_field.py" />
   <source>112-2, 112-2 x2, a title, or a set number for all six</source>
   <translation>112-2, 112-2 x2, ein Titel oder eine Setnummer für alle sechs</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_field.py" />
   <source>Cards on the table</source>
   <translation>Karten auf dem Tisch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_field.py" />
   <source>Type a set-card number such as 112-2 and press Enter to tick it; a minus before it takes it back.</source>
   <translation>Tipp eine Nummer aus Set und Karte wie 112-2 und drück Eingabe, um sie abzuhaken; ein Minus davor nimmt sie zurück.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card} is not in this deck</source>
   <translation>{card} ist nicht in diesem Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card} is of another set; the deck has {wanted}</source>
   <translation>{card} ist aus einem anderen Set; das Deck hat {wanted}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card} is one too many</source>
   <translation>{card} ist eine zu viel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card} taken back.</source>
   <translation>{card} zurückgenommen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card}, {found} of {wanted}</source>
   <translation>{card}, {found} von {wanted}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{n} cards taken back</source>
   <extracomment>With one: {n} card taken back</extracomment>
   <translation>
    <numerusform>{n} Karte zurückgenommen</numerusform>
    <numerusform>{n} Karten zurückgenommen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{n} cards ticked</source>
   <extracomment>With one: {n} card ticked</extracomment>
   <translation>
    <numerusform>{n} Karte abgehakt</numerusform>
    <numerusform>{n} Karten abgehakt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/folder_check.py" />
   <source>Stopped after {count} of {total} files.</source>
   <translation>Angehalten nach {count} von {total} Dateien.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/folder_check.py" />
   <source>there is no deck list in {folder} (files that end in {kinds})</source>
   <translation>in {folder} ist keine Deckliste (Dateien, die auf {kinds} enden)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>Passed over</source>
   <translation>Übergangen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} can’t tell</source>
   <extracomment>With one: {n} can’t tell</extracomment>
   <translation>
    <numerusform>{n} unklar</numerusform>
    <numerusform>{n} unklar</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} casual only</source>
   <extracomment>With one: {n} casual only</extracomment>
   <translation>
    <numerusform>{n} nur Freizeit</numerusform>
    <numerusform>{n} nur Freizeit</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} illegal</source>
   <extracomment>With one: {n} illegal</extracomment>
   <translation>
    <numerusform>{n} nicht legal</numerusform>
    <numerusform>{n} nicht legal</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} legal</source>
   <extracomment>With one: {n} legal</extracomment>
   <translation>
    <numerusform>{n} legal</numerusform>
    <numerusform>{n} legal</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} lines of the file to look at.</source>
   <extracomment>With one: {n} line of the file to look at.</extracomment>
   <translation>
    <numerusform>{n} Zeile der Datei zum Ansehen.</numerusform>
    <numerusform>{n} Zeilen der Datei zum Ansehen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} passed over</source>
   <extracomment>With one: {n} passed over</extracomment>
   <translation>
    <numerusform>{n} übergangen</numerusform>
    <numerusform>{n} übergangen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Check every deck list of a folder at once</source>
   <translation>Alle Decklisten eines Ordners auf einmal prüfen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Choose a folder of deck lists</source>
   <translation>Ordner mit Decklisten wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Choose a folder of deck lists: every file in it is read and judged, in any format.</source>
   <translation>Wähl einen Ordner mit Decklisten: Jede Datei darin wird gelesen und beurteilt, in jedem Format.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Deck registration</source>
   <translation>Deckanmeldung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Export CSV…</source>
   <translation>CSV exportieren…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Export the results</source>
   <translation>Ergebnisse exportieren</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Folder of deck lists</source>
   <translation>Ordner mit Decklisten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Judge</source>
   <translation>Schiedsrichter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Judge by another edition of the rules</source>
   <translation>Nach einer anderen Ausgabe der Regeln urteilen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>PDF (*.pdf)</source>
   <translation>PDF (*.pdf)</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Painting {n} sheets</source>
   <extracomment>With one: Painting {n} sheet</extracomment>
   <translation>
    <numerusform>{n} Bogen wird gezeichnet</numerusform>
    <numerusform>{n} Bögen werden gezeichnet</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Reading the lists in {folder}</source>
   <translation>Die Listen in {folder} werden gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Save all sheets</source>
   <translation>Alle Bögen speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Save sheets…</source>
   <translation>Bögen speichern…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Save the results as a table for a spreadsheet</source>
   <translation>Die Ergebnisse als Tabelle für eine Tabellenkalkulation speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Save the sheets of all lists as one PDF file</source>
   <translation>Die Bögen aller Listen als eine PDF-Datei speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Saved as {path}.</source>
   <translation>Gespeichert als {path}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Table (*.csv)</source>
   <translation>Tabelle (*.csv)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>results</source>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>sheets</source>
   <translation>Bögen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>there is no deck to print in this folder</source>
   <translation>in diesem Ordner ist kein Deck zum Drucken</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_banner.py" />
   <source>Rules: {caption}</source>
   <translation>Regeln: {caption}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_view.py" />
   <source>One light deck and one dark deck, printed together</source>
   <translation>Ein helles und ein dunkles Deck, zusammen gedruckt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_view.py" />
   <source>Save the sheet</source>
   <translation>Bogen speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_view.py" />
   <source>Tournament pair</source>
   <translation>Turnierpaar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>A pair for casual play only</source>
   <translation>Ein Paar nur für die Freizeit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Both decks are legal for casual play.</source>
   <translation>Beide Decks sind in der Freizeit legal.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Both decks are legal for tournament play.</source>
   <translation>Beide Decks sind im Turnier legal.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Choose a light and a dark side deck.</source>
   <translation>Wähl ein Deck der Hellen und eins der Dunklen Seite.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Illegal pair</source>
   <translation>Nicht legales Paar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Legal pair</source>
   <translation>Legales Paar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>No pair yet</source>
   <translation>Noch kein Paar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>No restricted group is broken.</source>
   <translation>Keine Restriktionsgruppe ist verletzt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Nobody can tell about this pair</source>
   <translation>Bei diesem Paar ist es unklar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>casual play, without the restricted list</source>
   <translation>Freizeit, ohne die Restriktionsliste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{edition}, {groups} · rules DECK-01 to DECK-18 checked</source>
   <translation>{edition}, {groups} · Regeln DECK-01 bis DECK-18 geprüft</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} cannot be judged ({n} findings)</source>
   <extracomment>With one: {name} cannot be judged ({n} finding)</extracomment>
   <translation>
    <numerusform>{name} lässt sich nicht beurteilen ({n} Befund)</numerusform>
    <numerusform>{name} lässt sich nicht beurteilen ({n} Befunde)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} is for casual play only ({n} findings)</source>
   <extracomment>With one: {name} is for casual play only ({n} finding)</extracomment>
   <translation>
    <numerusform>{name} ist nur für die Freizeit ({n} Befund)</numerusform>
    <numerusform>{name} ist nur für die Freizeit ({n} Befunde)</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} is illegal ({n} findings)</source>
   <extracomment>With one: {name} is illegal ({n} finding)</extracomment>
   <translation>
    <numerusform>{name} ist nicht legal ({n} Befund)</numerusform>
    <numerusform>{name} ist nicht legal ({n} Befunde)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} is legal</source>
   <translation>{name} ist legal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Next page</source>
   <translation>Nächste Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Previous page</source>
   <translation>Vorige Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Print the sheet</source>
   <translation>Den Bogen drucken</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Save PDF…</source>
   <translation>PDF speichern…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Save the sheet as a PDF file</source>
   <translation>Den Bogen als PDF-Datei speichern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>page {page} of {count}</source>
   <translation>Seite {page} von {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Findings of the list</source>
   <translation>Befunde der Liste</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Lines of the file to look at</source>
   <translation>Zeilen der Datei zum Ansehen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Nothing to say against it.</source>
   <translation>Nichts dagegen zu sagen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Open deck</source>
   <translation>Deck öffnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Open this deck in the Build view</source>
   <translation>Dieses Deck zum Bauen öffnen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_model.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_model.py" />
   <source>Reasons</source>
   <translation>Gründe</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_table.py" />
   <source>A row for each list; Enter opens its deck.</source>
   <translation>Eine Zeile für jede Liste; Eingabe öffnet ihr Deck.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_table.py" />
   <source>Results</source>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>A4</source>
   <translation>A4</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Event</source>
   <comment>tournament</comment>
   <translation>Turnier</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Letter</source>
   <translation>Letter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Paper</source>
   <translation>Papier</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Player</source>
   <translation>Spieler</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Second page for the judge: all command cards by set and position</source>
   <translation>Zweite Seite für den Schiedsrichter: alle Kommandokarten nach Set und Platz</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_jobs.py" />
   <source>{first} and {second}</source>
   <translation>{first} und {second}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_preview.py" />
   <source>Page Up and Page Down turn the pages.</source>
   <translation>Bild auf und Bild ab blättern um.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_preview.py" />
   <source>Preview, page {page} of {count}</source>
   <translation>Vorschau, Seite {page} von {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Change the dark side deck</source>
   <translation>Anderes Deck der Dunklen Seite wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Change the light side deck</source>
   <translation>Anderes Deck der Hellen Seite wählen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>No dark side deck is chosen.</source>
   <translation>Noch ist kein Deck der Dunklen Seite gewählt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>No light side deck is chosen.</source>
   <translation>Noch ist kein Deck der Hellen Seite gewählt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Sets of the dark side deck</source>
   <translation>Sets des Decks der Dunklen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Sets of the light side deck</source>
   <translation>Sets des Decks der Hellen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>{card} affiliation card</source>
   <translation>Fraktionskarte {card}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/slot_list.py" />
   <source>Cards of the deck</source>
   <translation>Karten des Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/slot_list.py" />
   <source>Space ticks one more copy, Minus takes one back.</source>
   <translation>Die Leertaste hakt ein weiteres Exemplar ab, Minus nimmt eins zurück.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/slot_model.py" />
   <source>{card}, objective</source>
   <translation>{card}, Ziel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/slot_model.py" />
   <source>{card}: {found} of {wanted} found.</source>
   <translation>{card}: {found} von {wanted} gefunden.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/tournament_head.py" />
   <source>Judge: folder</source>
   <translation>Schiedsrichter: Ordner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/tournament_head.py" />
   <source>Pair</source>
   <translation>Paar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/tournament_head.py" />
   <source>Part of the tournament view</source>
   <translation>Teil der Turnieransicht</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only can’t tell: {count}</source>
   <translation>Nur unklare: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only casual only: {count}</source>
   <translation>Nur solche nur für die Freizeit: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only illegal: {count}</source>
   <translation>Nur nicht legale: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only legal: {count}</source>
   <translation>Nur legale: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only passed over: {count}</source>
   <translation>Nur übergangene: {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only unreadable: {count}</source>
   <translation>Nur unlesbare: {count}</translation>
  </message>
 </context>
 <context>
  <name>gui.verdict</name>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_row.py" />
   <source>Fix, {count} ways</source>
   <translation>Beheben, {count} Wege</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_row.py" />
   <source>Fix…</source>
   <translation>Beheben…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_row.py" />
   <source>Ways to mend this</source>
   <translation>Wege, das zu beheben</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/verdict/finding_text.py" />
   <source> Sets {numbers}.</source>
   <extracomment>With one:  Set {numbers}.</extracomment>
   <translation>
    <numerusform> Set {numbers}.</numerusform>
    <numerusform> Sets {numbers}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_text.py" />
   <source>Keep {copies}</source>
   <translation>{copies} behalten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_text.py" />
   <source>Make {count} changes</source>
   <translation>{count} Änderungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_text.py" />
   <source>Remove {count} sets</source>
   <translation>{count} Sets entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/rules_menu.py" />
   <source>The restricted list binds</source>
   <translation>Die Restriktionsliste gilt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/rules_menu.py" />
   <source>Without the restricted list</source>
   <translation>Ohne die Restriktionsliste</translation>
  </message>
 </context>
 <context>
  <name>gui.widgets</name>
  <message>
   <location filename="../../swlcg_deck/gui/widgets/folder_field.py" />
   <source>Choose…</source>
   <translation>Wählen…</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/widgets/menu_chip.py" />
   <source>any</source>
   <translation>beliebig</translation>
  </message>
 </context>
 <context>
  <name>gui.words</name>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Apr</source>
   <translation>Apr.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Aug</source>
   <translation>Aug.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Dec</source>
   <translation>Dez.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Deleted today, {time}</source>
   <translation>Heute gelöscht, {time}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Deleted yesterday, {time}</source>
   <translation>Gestern gelöscht, {time}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Deleted {date}, {time}</source>
   <translation>Gelöscht am {date}, {time}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Feb</source>
   <translation>Feb.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Jan</source>
   <translation>Jan.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Jul</source>
   <translation>Juli</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Jun</source>
   <translation>Juni</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Mar</source>
   <translation>März</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>May</source>
   <translation>Mai</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Nov</source>
   <translation>Nov.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Oct</source>
   <translation>Okt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Sep</source>
   <translation>Sep.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Today, {time}</source>
   <translation>Heute, {time}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Yesterday</source>
   <translation>Gestern</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Yesterday, {time}</source>
   <translation>Gestern, {time}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>{date}, {time}</source>
   <translation>{date}, {time}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>{day} {month}</source>
   <translation>{day}. {month}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>{day} {month} {year}</source>
   <translation>{day}. {month} {year}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Enhancement</source>
   <translation>Verstärkung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Event</source>
   <translation>Ereignis</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Fate</source>
   <translation>Schicksal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Mission</source>
   <translation>Mission</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Unit</source>
   <translation>Einheit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>casual</source>
   <translation>Freizeit</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>dark side</source>
   <translation>dunkle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>light side</source>
   <translation>helle Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>tournament</source>
   <translation>Turnier</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no affiliation cards</source>
   <translation>keine Fraktionskarten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no boxes</source>
   <translation>keine Boxen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no cards</source>
   <translation>keine Karten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no choices</source>
   <translation>keine Möglichkeiten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no command cards</source>
   <translation>keine Kommandokarten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no copies</source>
   <translation>keine Exemplare</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no decks</source>
   <translation>keine Decks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no earlier versions</source>
   <translation>keine früheren Stände</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no enhancements</source>
   <translation>keine Verstärkungen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no events</source>
   <translation>keine Ereignisse</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no fate cards</source>
   <translation>keine Schicksalskarten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no fates</source>
   <translation>keine Schicksalskarten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no files</source>
   <translation>keine Dateien</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no findings</source>
   <translation>keine Befunde</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no focus tokens</source>
   <translation>keine Fokusmarker</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no games</source>
   <translation>keine Spiele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no hints</source>
   <translation>keine Hinweise</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no icons</source>
   <translation>keine Symbole</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no lines</source>
   <translation>keine Zeilen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no lists</source>
   <translation>keine Listen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no missing sets</source>
   <translation>keine fehlenden Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no missions</source>
   <translation>keine Missionen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no normal icons</source>
   <translation>keine normalen Symbole</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no objectives</source>
   <translation>keine Ziele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no options</source>
   <translation>keine Möglichkeiten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no other files</source>
   <translation>keine weiteren Dateien</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no pictures</source>
   <translation>keine Bilder</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no resources</source>
   <translation>keine Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no restricted groups</source>
   <translation>keine Restriktionsgruppen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no sample decks</source>
   <translation>keine Beispieldecks</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no sets</source>
   <translation>keine Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no sheets</source>
   <translation>keine Blätter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no shields</source>
   <translation>keine Schilde</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no sources</source>
   <translation>keine Quellen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no texts</source>
   <translation>keine Texte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no units</source>
   <translation>keine Einheiten</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} affiliation cards</source>
   <extracomment>With one: {n} affiliation card</extracomment>
   <translation>
    <numerusform>{n} Fraktionskarte</numerusform>
    <numerusform>{n} Fraktionskarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} boxes</source>
   <extracomment>With one: {n} box</extracomment>
   <translation>
    <numerusform>{n} Box</numerusform>
    <numerusform>{n} Boxen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} choices</source>
   <extracomment>With one: {n} choice</extracomment>
   <translation>
    <numerusform>{n} Möglichkeit</numerusform>
    <numerusform>{n} Möglichkeiten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} copies</source>
   <extracomment>With one: {n} copy</extracomment>
   <translation>
    <numerusform>{n} Exemplar</numerusform>
    <numerusform>{n} Exemplare</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} earlier versions</source>
   <extracomment>With one: {n} earlier version</extracomment>
   <translation>
    <numerusform>{n} früherer Stand</numerusform>
    <numerusform>{n} frühere Stände</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} enhancements</source>
   <extracomment>With one: {n} enhancement</extracomment>
   <translation>
    <numerusform>{n} Verstärkung</numerusform>
    <numerusform>{n} Verstärkungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} events</source>
   <extracomment>With one: {n} event</extracomment>
   <translation>
    <numerusform>{n} Ereignis</numerusform>
    <numerusform>{n} Ereignisse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} fates</source>
   <extracomment>With one: {n} fate</extracomment>
   <translation>
    <numerusform>{n} Schicksalskarte</numerusform>
    <numerusform>{n} Schicksalskarten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} files</source>
   <extracomment>With one: {n} file</extracomment>
   <translation>
    <numerusform>{n} Datei</numerusform>
    <numerusform>{n} Dateien</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} findings</source>
   <extracomment>With one: {n} finding</extracomment>
   <translation>
    <numerusform>{n} Befund</numerusform>
    <numerusform>{n} Befunde</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} games</source>
   <extracomment>With one: {n} game</extracomment>
   <translation>
    <numerusform>{n} Spiel</numerusform>
    <numerusform>{n} Spiele</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} hints</source>
   <extracomment>With one: {n} hint</extracomment>
   <translation>
    <numerusform>{n} Hinweis</numerusform>
    <numerusform>{n} Hinweise</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} icons</source>
   <extracomment>With one: {n} icon</extracomment>
   <translation>
    <numerusform>{n} Symbol</numerusform>
    <numerusform>{n} Symbole</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} lines</source>
   <extracomment>With one: {n} line</extracomment>
   <translation>
    <numerusform>{n} Zeile</numerusform>
    <numerusform>{n} Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} lists</source>
   <extracomment>With one: {n} list</extracomment>
   <translation>
    <numerusform>{n} Liste</numerusform>
    <numerusform>{n} Listen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} missing sets</source>
   <extracomment>With one: {n} missing set</extracomment>
   <translation>
    <numerusform>{n} fehlendes Set</numerusform>
    <numerusform>{n} fehlende Sets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} missions</source>
   <extracomment>With one: {n} mission</extracomment>
   <translation>
    <numerusform>{n} Mission</numerusform>
    <numerusform>{n} Missionen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} normal icons</source>
   <extracomment>With one: {n} normal icon</extracomment>
   <translation>
    <numerusform>{n} normales Symbol</numerusform>
    <numerusform>{n} normale Symbole</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} options</source>
   <extracomment>With one: {n} option</extracomment>
   <translation>
    <numerusform>{n} Möglichkeit</numerusform>
    <numerusform>{n} Möglichkeiten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} other files</source>
   <extracomment>With one: {n} other file</extracomment>
   <translation>
    <numerusform>{n} weitere Datei</numerusform>
    <numerusform>{n} weitere Dateien</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} pictures</source>
   <extracomment>With one: {n} picture</extracomment>
   <translation>
    <numerusform>{n} Bild</numerusform>
    <numerusform>{n} Bilder</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} restricted groups</source>
   <extracomment>With one: {n} restricted group</extracomment>
   <translation>
    <numerusform>{n} Restriktionsgruppe</numerusform>
    <numerusform>{n} Restriktionsgruppen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} sample decks</source>
   <extracomment>With one: {n} sample deck</extracomment>
   <translation>
    <numerusform>{n} Beispieldeck</numerusform>
    <numerusform>{n} Beispieldecks</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} sheets</source>
   <extracomment>With one: {n} sheet</extracomment>
   <translation>
    <numerusform>{n} Blatt</numerusform>
    <numerusform>{n} Blätter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} sources</source>
   <extracomment>With one: {n} source</extracomment>
   <translation>
    <numerusform>{n} Quelle</numerusform>
    <numerusform>{n} Quellen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} texts</source>
   <extracomment>With one: {n} text</extracomment>
   <translation>
    <numerusform>{n} Text</numerusform>
    <numerusform>{n} Texte</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>gui.work</name>
  <message>
   <location filename="../../swlcg_deck/gui/work/file_endings.py" />
   <source>Not written: {name} does not end in {endings}.</source>
   <translation>Nicht geschrieben: {name} endet nicht auf {endings}.</translation>
  </message>
 </context>
 <context>
  <name>legality.as_read</name>
  <message>
   <location filename="../../swlcg_deck/legality/as_read.py" />
   <source>Line {line} is not clear: {message}</source>
   <translation>Zeile {line} ist nicht klar: {message}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/as_read.py" />
   <source>Line {line} was not read for sure: {message}</source>
   <translation>Zeile {line} wurde nicht sicher gelesen: {message}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/as_read.py" />
   <source>Line {line}: {message}.</source>
   <translation>Zeile {line}: {message}.</translation>
  </message>
 </context>
 <context>
  <name>legality.check_words</name>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Cannot be checked</source>
   <translation>Nicht prüfbar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Deck check: {deck}</source>
   <translation>Deckprüfung: {deck}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Every card of the list is there, and none too many.</source>
   <translation>Jede Karte der Liste ist da und keine zu viel.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Not of this deck</source>
   <translation>Nicht aus diesem Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Not right: {parts}.</source>
   <translation>Stimmt nicht: {parts}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Nothing is ticked yet.</source>
   <translation>Noch ist nichts abgehakt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Of another set</source>
   <translation>Aus einem anderen Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{card}, too many</source>
   <translation>{card}, zu viel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{card}: {lies} lies here, {wanted} belongs here</source>
   <translation>{card}: Hier liegt {lies}, hierher gehört {wanted}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{count} not of this deck</source>
   <translation>{count} nicht aus diesem Deck</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{count} of another set</source>
   <translation>{count} aus einem anderen Set</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{found} of {wanted} command cards, {objectives_found} of {objectives_wanted} objectives</source>
   <translation>{found} von {wanted} Kommandokarten, {objectives_found} von {objectives_wanted} Zielen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{label} is not in the card pool</source>
   <translation>{label} ist nicht im Kartenbestand</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{n} missing</source>
   <extracomment>With one: {n} missing</extracomment>
   <translation>
    <numerusform>{n} fehlt</numerusform>
    <numerusform>{n} fehlen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{title} (affiliation card)</source>
   <translation>{title} (Fraktionskarte)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{title} ({number}), the whole set</source>
   <translation>{title} ({number}), das ganze Set</translation>
  </message>
 </context>
 <context>
  <name>legality.construction_words</name>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>A deck needs at least {least} objective sets; this one has {count}, so add {missing} more.</source>
   <translation>Ein Deck braucht mindestens {least} Objective-Sets; dieses hat {count}, also füge noch {missing} hinzu.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>A set may be used twice at most; this deck has {copies} copies of {set}.</source>
   <translation>Ein Set darf höchstens zweimal vorkommen; dieses Deck hat {copies} Exemplare von {set}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>There is no affiliation card called {card} in the card pool, so nobody can tell whether this deck is legal; choose another.</source>
   <translation>Im Kartenbestand gibt es keine Fraktionskarte namens {card}, deshalb ist unklar, ob dieses Deck legal ist; wähle eine andere.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>This deck has no affiliation card; choose one.</source>
   <translation>Dieses Deck hat keine Fraktionskarte; wähle eine.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{card} needs exactly {own} {affiliation} and exactly {partner} {partner_affiliation} or neutral objectives; this deck has {counted}.</source>
   <translation>{card} verlangt genau {own} Ziele von {affiliation} und genau {partner} von {partner_affiliation} oder neutrale; dieses Deck hat {counted}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{count} of {affiliations}, which it does not allow</source>
   <translation>{count} von {affiliations} (nicht erlaubt)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{count} that the card pool does not know</source>
   <translation>{count} (nicht im Kartenbestand)</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{own} and {partner}</source>
   <translation>{own} und {partner}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{own} and {partner}, and {others}</source>
   <translation>{own} und {partner}, dazu {others}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{product}, card {number}</source>
   <translation>{product}, Karte {number}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{sets} are dark side sets, the others are not; a deck has one side only.</source>
   <extracomment>With one: {sets} is a dark side set, the others are not; a deck has one side only.</extracomment>
   <translation>
    <numerusform>{sets} ist ein Set der dunklen Seite, die anderen nicht; ein Deck hat nur eine Seite.</numerusform>
    <numerusform>{sets} sind Sets der dunklen Seite, die anderen nicht; ein Deck hat nur eine Seite.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{sets} are light side sets, the others are not; a deck has one side only.</source>
   <extracomment>With one: {sets} is a light side set, the others are not; a deck has one side only.</extracomment>
   <translation>
    <numerusform>{sets} ist ein Set der hellen Seite, die anderen nicht; ein Deck hat nur eine Seite.</numerusform>
    <numerusform>{sets} sind Sets der hellen Seite, die anderen nicht; ein Deck hat nur eine Seite.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is a dark side set, but the affiliation card {card} is of the light side.</source>
   <translation>{set} ist ein Set der dunklen Seite, aber die Fraktionskarte {card} gehört zur hellen Seite.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is a light side set, but the affiliation card {card} is of the dark side.</source>
   <translation>{set} ist ein Set der hellen Seite, aber die Fraktionskarte {card} gehört zur dunklen Seite.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is for the affiliation {wanted} only; this deck has {card}, which is {affiliation}.</source>
   <translation>{set} ist nur für die Fraktion {wanted}; dieses Deck hat {card}, und das ist {affiliation}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is for the affiliation {wanted} only; this deck has {card}.</source>
   <translation>{set} ist nur für die Fraktion {wanted}; dieses Deck hat {card}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is limited to one copy in a deck by an erratum; this deck has {copies}.</source>
   <translation>{set} ist durch ein Erratum auf ein Exemplar pro Deck begrenzt; dieses Deck hat {copies}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is limited to one copy in a deck; this deck has {copies}.</source>
   <translation>{set} ist auf ein Exemplar pro Deck begrenzt; dieses Deck hat {copies}.</translation>
  </message>
 </context>
 <context>
  <name>legality.fixes</name>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>Keep {n} copies of {set}</source>
   <extracomment>With one: Keep {n} copy of {set}</extracomment>
   <translation>
    <numerusform>{n} Exemplar von {set} behalten</numerusform>
    <numerusform>{n} Exemplare von {set} behalten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>choose {card}</source>
   <translation>{card} wählen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>keep {n} copies of {set}</source>
   <extracomment>With one: keep {n} copy of {set}</extracomment>
   <translation>
    <numerusform>{n} Exemplar von {set} behalten</numerusform>
    <numerusform>{n} Exemplare von {set} behalten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>remove {set}</source>
   <translation>{set} entfernen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>use the whole sets</source>
   <translation>ganze Sets verwenden</translation>
  </message>
 </context>
 <context>
  <name>legality.host_words</name>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>a card you control</source>
   <translation>eine Karte, die du kontrollierst</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>a friendly objective</source>
   <translation>ein eigenes Ziel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>a resource card</source>
   <translation>eine Ressourcenkarte</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>a {host}</source>
   <translation>{host}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>an objective</source>
   <translation>ein Ziel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>an objective you control</source>
   <translation>ein Ziel, das du kontrollierst</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>an {host}</source>
   <translation>{host}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>friendly {names} objective</source>
   <translation>ein eigenes Ziel ({names})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>friendly {names} unit</source>
   <translation>eine eigene Einheit ({names})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{affiliation} {trait}</source>
   <translation>{affiliation} {trait}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{names} objective</source>
   <translation>ein Ziel ({names})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{names} objective you control</source>
   <translation>ein Ziel ({names}), das du kontrollierst</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{names} unit</source>
   <translation>eine Einheit ({names})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{names} unit you control</source>
   <translation>eine Einheit ({names}), die du kontrollierst</translation>
  </message>
 </context>
 <context>
  <name>legality.law</name>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>Core rulebook, deck construction</source>
   <translation>Grundregelwerk, Deckbau</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>FAQ errata, card {number}</source>
   <translation>FAQ-Errata, Karte {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>FAQ {version} errata, card {number}</source>
   <translation>Errata der FAQ {version}, Karte {number}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>{edition}, restricted list, dark side group {group}</source>
   <translation>{edition}, Restriktionsliste, dunkle Seite, Gruppe {group}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>{edition}, restricted list, light side group {group}</source>
   <translation>{edition}, Restriktionsliste, helle Seite, Gruppe {group}</translation>
  </message>
 </context>
 <context>
  <name>legality.restricted</name>
  <message>
   <location filename="../../swlcg_deck/legality/restricted.py" />
   <source>{members} are in the same restricted group; keep one.</source>
   <translation>{members} sind in derselben Restriktionsgruppe; behalte eins davon.</translation>
  </message>
 </context>
 <context>
  <name>legality.table_reading</name>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>a set has cards 1 to 6</source>
   <translation>ein Set hat die Karten 1 bis 6</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>all six cards of {set}</source>
   <translation>alle sechs Karten von {set}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>could be {titles}</source>
   <translation>könnte {titles} sein</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>could be {titles} or others</source>
   <translation>könnte {titles} oder etwas anderes sein</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>no card has this number or title</source>
   <translation>keine Karte hat diese Nummer oder diesen Titel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>read as {title}</source>
   <translation>gelesen als {title}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>set {set} has no card of this title</source>
   <translation>Set {set} hat keine Karte mit diesem Titel</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>taken as {code}; look at its number</source>
   <translation>gilt als {code}; sieh auf die Nummer</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>the text has more than {most:,} characters; it is not read</source>
   <translation>der Text hat mehr als {most} Zeichen und wird nicht gelesen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>this is the title of no card beside it</source>
   <translation>das ist der Titel keiner Karte daneben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>{code} is {card}, not {title}</source>
   <translation>{code} ist {card}, nicht {title}</translation>
  </message>
 </context>
 <context>
  <name>legality.warnings</name>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, deployment phase</source>
   <translation>Grundregelwerk, Aufmarschphase</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, edge battle</source>
   <translation>Grundregelwerk, Duell um den Vorteil</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, keywords</source>
   <translation>Grundregelwerk, Schlüsselwörter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, resource match</source>
   <translation>Grundregelwerk, passende Ressourcen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, unique cards</source>
   <translation>Grundregelwerk, einzigartige Karten</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>FAQ, Pilot</source>
   <translation>FAQ, Pilot</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>This deck has no fate cards among {cards} command cards, which is few; {usual}.</source>
   <translation>Dieses Deck hat keine Schicksalskarten unter {cards} Kommandokarten, das ist wenig; {usual}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>This deck has {fate} fate cards among {cards} command cards, which is many; {usual}.</source>
   <translation>Dieses Deck hat {fate} Schicksalskarten unter {cards} Kommandokarten, das ist viel; {usual}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>This deck has {limited} Limited cards among {cards} command cards, and only one can be played in a turn; most decks of this size have at most {most}.</source>
   <translation>Dieses Deck hat {limited} Karten mit Limited unter {cards} Kommandokarten, und nur eine davon darf pro Zug gespielt werden; die meisten Decks dieser Größe haben höchstens {most}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>This deck has {n} fate cards among {cards} command cards, which is few; {usual}.</source>
   <extracomment>With one: This deck has {n} fate card among {cards} command cards, which is few; {usual}.</extracomment>
   <translation>
    <numerusform>Dieses Deck hat nur {n} Schicksalskarte unter {cards} Kommandokarten, das ist wenig; {usual}.</numerusform>
    <numerusform>Dieses Deck hat nur {n} Schicksalskarten unter {cards} Kommandokarten, das ist wenig; {usual}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>most decks of this size have {fewest} to {most}</source>
   <translation>die meisten Decks dieser Größe haben {fewest} bis {most}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{card} ({sets}) enhances {host}, and this deck has none of its own.</source>
   <translation>{card} ({sets}) braucht als Träger {host}; so eine Karte hat dieses Deck nicht.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{card} ({sets}) is a Pilot, but this deck has no Vehicle unit to put it on.</source>
   <translation>{card} ({sets}) ist ein Pilot, aber dieses Deck hat keine Einheit mit dem Merkmal Vehicle für ihn.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{n} {affiliation} cards of this deck need a resource match, which no card of it gives.</source>
   <extracomment>With one: {n} {affiliation} card of this deck needs a resource match, which no card of it gives.</extracomment>
   <translation>
    <numerusform>{n} Karte dieses Decks ({affiliation}) braucht eine passende Ressource, die keine seiner Karten liefert.</numerusform>
    <numerusform>{n} Karten dieses Decks ({affiliation}) brauchen eine passende Ressource, die keine seiner Karten liefert.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{n} {affiliation} cards of this deck need a resource match, which only one card of it gives.</source>
   <extracomment>With one: {n} {affiliation} card of this deck needs a resource match, which only one card of it gives.</extracomment>
   <translation>
    <numerusform>{n} Karte dieses Decks ({affiliation}) braucht eine passende Ressource, die nur eine seiner Karten liefert.</numerusform>
    <numerusform>{n} Karten dieses Decks ({affiliation}) brauchen eine passende Ressource, die nur eine seiner Karten liefert.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{title} is unique and in {count} different sets of this deck ({sets}); only one of them can be in play.</source>
   <translation>{title} ist einzigartig und in {count} verschiedenen Sets dieses Decks ({sets}); nur ein Exemplar davon kann im Spiel sein.</translation>
  </message>
 </context>
 <context>
  <name>legality.whole_sets</name>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>Challenge cards are in no legal deck, but the list names {cards}.</source>
   <translation>Challenge-Karten gehören in kein legales Deck, aber die Liste nennt {cards}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>Core rulebook, objective sets</source>
   <translation>Grundregelwerk, Objective-Sets</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>FAQ, question 3</source>
   <translation>FAQ, Frage 3</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>The file of this deck was written by a newer version of this program ({format}), so nobody can tell whether it is legal; bring this program up to date.</source>
   <translation>Die Datei dieses Decks hat eine neuere Version dieses Programms geschrieben ({format}), daher lässt sich nicht sagen, ob es legal ist; bringe dieses Programm auf den neuesten Stand.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>The list names cards that are not in the card pool: {cards}; correct them or use the whole sets.</source>
   <translation>Die Liste nennt Karten, die nicht im Kartenbestand sind: {cards}; korrigiere sie oder verwende die ganzen Sets.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>The list names cards that the sets of this deck do not have: {cards}.</source>
   <translation>Die Liste nennt Karten, die nicht in den Sets dieses Decks sind: {cards}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{card} ({listed} for {own})</source>
   <translation>{card} ({listed} statt {own})</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} could be {sets}; say which one is meant.</source>
   <translation>{set} könnte {sets} sein; gib an, welches gemeint ist.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} is a challenge card, and challenge cards are in no legal deck.</source>
   <translation>{set} ist eine Challenge-Karte, und Challenge-Karten gehören in kein legales Deck.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} is listed with cards of another set: {cards}. A card must carry the number of its own set.</source>
   <translation>{set} steht mit Karten eines anderen Sets in der Liste: {cards}. Eine Karte muss die Nummer ihres eigenen Sets tragen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} is not in the card pool, so nobody can tell whether this deck is legal; correct its title or number, or remove it.</source>
   <translation>{set} ist nicht im Kartenbestand, deshalb ist unklar, ob dieses Deck legal ist; korrigiere Titel oder Nummer oder entferne es.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} is not whole: the list lacks {cards}. A set is always used with all six cards.</source>
   <translation>{set} ist nicht vollständig: Der Liste fehlt: {cards}. Ein Set wird immer mit allen sechs Karten gespielt.</translation>
  </message>
 </context>
 <context>
  <name>playtest.decks_in_play</name>
  <message>
   <location filename="../../swlcg_deck/playtest/decks_in_play.py" />
   <source>{deck} has no affiliation card; choose one first.</source>
   <translation>{deck} hat keine Fraktionskarte; wähle zuerst eine.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/decks_in_play.py" />
   <source>{deck} has sets that nobody knows: {sets}.</source>
   <translation>{deck} hat unbekannte Sets: {sets}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/decks_in_play.py" />
   <source>{n} different cards of {deck} are played without text that is not written yet: {cards}.</source>
   <extracomment>With one: {n} card of {deck} is played without text that is not written yet: {cards}.</extracomment>
   <translation>
    <numerusform>{n} Karte von {deck} wird ohne noch nicht geschriebenen Text gespielt: {cards}.</numerusform>
    <numerusform>{n} verschiedene Karten von {deck} werden ohne noch nicht geschriebenen Text gespielt: {cards}.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>playtest.gauntlet</name>
  <message>
   <location filename="../../swlcg_deck/playtest/gauntlet.py" />
   <source>a gauntlet needs decks of both sides; there are {light} light side and {dark} dark side decks</source>
   <translation>Ein Kräftemessen braucht Decks beider Seiten; es gibt {light} der Hellen und {dark} der Dunklen Seite</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/gauntlet.py" />
   <source>{light} light side and {dark} dark side decks are {count:,} pairings; at most {most:,} can be played at once</source>
   <translation>{light} Decks der Hellen und {dark} der Dunklen Seite ergeben {count} Paarungen; höchstens {most} sind auf einmal möglich</translation>
  </message>
 </context>
 <context>
  <name>playtest.kept_results</name>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>A result needs a name.</source>
   <translation>Ein Ergebnis braucht einen Namen.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>The result could not be kept: {folder} cannot be made ({reason}).</source>
   <translation>Das Ergebnis ließ sich nicht aufbewahren: {folder} lässt sich nicht anlegen ({reason}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{file} cannot be read: {reason}.</source>
   <translation>{file} lässt sich nicht lesen: {reason}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{file} could not be deleted ({reason}).</source>
   <translation>{file} ließ sich nicht löschen ({reason}).</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{file} could not be moved ({reason}); it is where it was.</source>
   <translation>{file} ließ sich nicht verschieben ({reason}); es liegt noch, wo es war.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{light} against {dark}, {n:,} games</source>
   <extracomment>With one: {light} against {dark}, {n:,} game</extracomment>
   <translation>
    <numerusform>{light} gegen {dark}, {n} Spiel</numerusform>
    <numerusform>{light} gegen {dark}, {n} Spiele</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{light} light side against {dark} dark side decks, {n:,} games</source>
   <extracomment>With one: {light} light side against {dark} dark side decks, {n:,} game</extracomment>
   <translation>
    <numerusform>{light} helle gegen {dark} dunkle Decks, {n} Spiel</numerusform>
    <numerusform>{light} helle gegen {dark} dunkle Decks, {n} Spiele</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>playtest.openings</name>
  <message>
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>It has {rule}.</source>
   <translation>Sie hat {rule}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>No cards can be paid for on turn 1.</source>
   <translation>Keine Karte ist in Zug 1 bezahlbar.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>No units.</source>
   <translation>Keine Einheiten.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>You asked for {rule}.</source>
   <translation>Du wolltest {rule}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>the deck has {n} command cards, fewer than a hand</source>
   <extracomment>With one: the deck has {n} command card, fewer than a hand</extracomment>
   <translation>
    <numerusform>das Deck hat {n} Kommandokarte, weniger als eine Hand</numerusform>
    <numerusform>das Deck hat {n} Kommandokarten, weniger als eine Hand</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} cards can be paid for on turn 1.</source>
   <extracomment>With one: {n} card can be paid for on turn 1.</extracomment>
   <translation>
    <numerusform>{n} Karte ist in Zug 1 bezahlbar.</numerusform>
    <numerusform>{n} Karten sind in Zug 1 bezahlbar.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} cards give resources.</source>
   <extracomment>With one: {n} card gives resources.</extracomment>
   <translation>
    <numerusform>{n} Karte gibt Ressourcen.</numerusform>
    <numerusform>{n} Karten geben Ressourcen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} fate cards.</source>
   <extracomment>With one: {n} fate card.</extracomment>
   <translation>
    <numerusform>{n} Schicksalskarte.</numerusform>
    <numerusform>{n} Schicksalskarten.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} units.</source>
   <extracomment>With one: {n} unit.</extracomment>
   <translation>
    <numerusform>{n} Einheit.</numerusform>
    <numerusform>{n} Einheiten.</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>playtest.processes</name>
  <message>
   <location filename="../../swlcg_deck/playtest/processes.py" />
   <source>A process that played games ended before it was done, perhaps for want of memory. Try fewer jobs.</source>
   <translation>Ein Prozess, der Spiele gespielt hat, endete vorzeitig, vielleicht aus Mangel an Speicher. Versuche es mit weniger Prozessen.</translation>
  </message>
 </context>
 <context>
  <name>playtest.result_files</name>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>The result could not be kept: {reason}.</source>
   <translation>Das Ergebnis ließ sich nicht aufbewahren: {reason}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>it is larger than {most} MB</source>
   <translation>die Datei ist größer als {most} MB</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>line {line}, column {column} is not JSON; the file breaks off or was changed</source>
   <translation>Zeile {line}, Spalte {column} ist kein JSON; die Datei bricht ab oder wurde verändert</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>{file} holds no result of a simulation.</source>
   <translation>{file} enthält kein Ergebnis einer Simulation.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>{file} holds no result of a simulation: {why}.</source>
   <translation>{file} enthält kein Ergebnis einer Simulation: {why}.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>{file} was written by a newer version of this program (format {format}); update the program to read it.</source>
   <translation>{file} wurde mit einer neueren Version dieses Programms geschrieben (Format {format}); aktualisiere das Programm, um die Datei zu lesen.</translation>
  </message>
 </context>
 <context>
  <name>playtest.results</name>
  <message>
   <location filename="../../swlcg_deck/playtest/results.py" />
   <source>it does not add up</source>
   <translation>die Zahlen passen nicht zusammen</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/results.py" />
   <source>its entry {place} is missing or wrong</source>
   <translation>der Eintrag {place} fehlt oder ist falsch</translation>
  </message>
 </context>
 <context>
  <name>playtest.saved_tables</name>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>Nobody knows the player {player!r} of the saved table.</source>
   <translation>Der Spieler {player!r} des gespeicherten Tisches ist unbekannt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>The game could not be saved: {reason}</source>
   <translation>Das Spiel ließ sich nicht speichern: {reason}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>The game was played with house rules ({rules}), which a table here has not.</source>
   <translation>Das Spiel wurde mit Hausregeln gespielt ({rules}), die es an diesem Tisch nicht gibt.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>The saved table should have two seats.</source>
   <translation>Ein gespeicherter Tisch muss zwei Plätze haben.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>This is no saved table: its format is another one.</source>
   <translation>Das ist kein gespeicherter Tisch: Das Format ist ein anderes.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>saved table</source>
   <translation>Gespeicherter Tisch</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>{own} against {other}, setup</source>
   <translation>{own} gegen {other}, Spielaufbau</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>{own} against {other}, turn {turn}</source>
   <translation>{own} gegen {other}, Zug {turn}</translation>
  </message>
 </context>
 <context>
  <name>playtest.seats</name>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>bot: greedy</source>
   <translation>Bot: gierig</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>bot: random</source>
   <translation>Bot: Zufall</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>bot: search</source>
   <translation>Bot: Suche</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>exists only</source>
   <translation>nur anwesend</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>you</source>
   <translation>du</translation>
  </message>
 </context>
 <context>
  <name>printing.check_pages</name>
  <message>
   <location filename="../../swlcg_deck/printing/check_pages.py" />
   <source>Page {page} of {count}</source>
   <translation>Seite {page} von {count}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/check_pages.py" />
   <source>Time</source>
   <translation>Uhrzeit</translation>
  </message>
 </context>
 <context>
  <name>printing.judge_page</name>
  <message>
   <location filename="../../swlcg_deck/printing/judge_page.py" />
   <source>Card list for the judge</source>
   <translation>Kartenliste für den Schiedsrichter</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/judge_page.py" />
   <source>Tick what lies on the table.</source>
   <translation>Hake ab, was auf dem Tisch liegt.</translation>
  </message>
 </context>
 <context>
  <name>printing.list_page</name>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Checked at</source>
   <translation>Geprüft um</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Deck: {name}</source>
   <translation>Deck: {name}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Player's signature</source>
   <translation>Unterschrift des Spielers</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Qty</source>
   <translation>Anz.</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Read from {source}</source>
   <translation>Gelesen aus {source}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Title and product</source>
   <translation>Titel und Produkt</translation>
  </message>
 </context>
 <context>
  <name>printing.sheet_content</name>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Affiliation card, not in the card pool</source>
   <translation>Fraktionskarte, nicht im Kartenbestand</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Affiliation card, {product}</source>
   <translation>Fraktionskarte, {product}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Cannot be judged: {rules}</source>
   <translation>Nicht zu beurteilen: {rules}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>For casual play only: {rules}</source>
   <translation>Nur für Freizeitspiele: {rules}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Legal for casual play</source>
   <translation>Legal für Freizeitspiele</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Legal for casual play only</source>
   <translation>Nur für Freizeitspiele legal</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Legal for tournament play</source>
   <translation>Legal für Turniere</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Not legal for casual play: {rules}</source>
   <translation>Nicht legal für Freizeitspiele: {rules}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Not legal for tournament play: {rules}</source>
   <translation>Nicht legal für Turniere: {rules}</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Side unclear</source>
   <translation>Seite unklar</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>{edition}, casual</source>
   <translation>{edition}, Freizeit</translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>{n} lines were not read for sure</source>
   <extracomment>With one: {n} line was not read for sure</extracomment>
   <translation>
    <numerusform>{n} Zeile wurde nicht sicher gelesen</numerusform>
    <numerusform>{n} Zeilen wurden nicht sicher gelesen</numerusform>
   </translation>
  </message>
 </context>
 <context>
  <name>printing.sheet_pages</name>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_pages.py" />
   <source>Not an official form</source>
   <translation>Kein offizielles Formular</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_pages.py" />
   <source>Star Wars: The Card Game. Own design, not an official form.</source>
   <translation>Star Wars: The Card Game. Eigener Entwurf, kein offizielles Formular.</translation>
  </message>
 </context>
 <context>
  <name>system_words</name>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Directory not empty</source>
   <translation>Ordner nicht leer</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>File exists</source>
   <translation>Datei gibt es schon</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>File name too long</source>
   <translation>Dateiname zu lang</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Input/output error</source>
   <translation>Fehler beim Lesen oder Schreiben</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Is a directory</source>
   <translation>das ist ein Ordner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>No space left on device</source>
   <translation>kein Platz mehr auf dem Datenträger</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>No such file or directory</source>
   <translation>Datei oder Ordner nicht gefunden</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Not a directory</source>
   <translation>das ist kein Ordner</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Operation not permitted</source>
   <translation>nicht erlaubt</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Permission denied</source>
   <translation>keine Berechtigung</translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Read-only file system</source>
   <translation>der Datenträger ist schreibgeschützt</translation>
  </message>
 </context>
</TS>
