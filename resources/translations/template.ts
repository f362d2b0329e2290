<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
 <context>
  <name>analysis.odds_deck</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_deck.py" />
   <source>the deck has {count} objective sets; a game needs at least {least}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_deck.py" />
   <source>the pool does not know {sets}: odds are exact only where every card of a deck is known. Correct the list first</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>analysis.odds_habits</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_habits.py" />
   <source>a hand can be judged by {most} rules at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_habits.py" />
   <source>a hand of {hand} cards cannot be drawn from {count} command cards</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>analysis.odds_keep</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_keep.py" />
   <source>the three with the highest product of resources on turn 1 and command cards they could pay for then; of equals the three with the most damage capacity, then the earlier ones of the list</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>analysis.odds_objectives</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_objectives.py" />
   <source>the deck has {count} different objectives; which of them are kept is worked out for {most} at most</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>analysis.odds_questions</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>A sensible player keeps {rule}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Each line with the keep that has the most resources then. A card that gave two or more needs as many refreshes; one that was not used, or gave one, is ready.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Mulligan: a hand in which this comes true is drawn anew once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Mulligan: a hand is kept with {rules}, else drawn anew once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Mulligan: a hand without a card that is asked for and can be paid for then is drawn anew once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Mulligan: a hand without it is drawn anew once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Nothing in this deck matches.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>Nothing in this deck matches. Did you mean {title}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>The affiliation card and the kept objectives pay, with a resource match; each line with the keep that is best for it. Cards that were played to give resources, and texts that change costs, are not counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>The deck has no affiliation card, so none is counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>X counts as 0: {titles}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>a question is empty; ask for a card, or for resources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>{question!r}: a turn is a number from 1 to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>{question!r}: an edge stack has 1 to {most} cards of a hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>{question!r}: objectives are asked of the setup, without a turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_questions.py" />
   <source>{question!r}: pay asks for one card; leave out how many</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>analysis.odds_report</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_report.py" />
   <source>The question has no single chance for an answer; ask for a number of it.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>analysis.odds_rules</name>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_rules.py" />
   <source>nothing in this deck is found by {query!r}; ask for a card by its title, or by a query, with no more than an amount before it and a turn behind it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_rules.py" />
   <source>the question {question!r} cannot be used as it is: {problems}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_rules.py" />
   <source>{part!r}: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/analysis/odds_rules.py" />
   <source>{text!r} names no card; write a title or a query, as {example!r}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>cards.packs</name>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it cannot be opened ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it has {count:,} files, more than {most:,}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it holds no picture of a card of this game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it is no zip archive, or a damaged one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>it would unpack to {megabytes:,} MB</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} has an absolute path</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} has not the size that is stated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is a link</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is damaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is encrypted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is larger than any picture of a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} is packed in an unknown way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} leads out of its folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>its entry {entry} would unpack to far more than it says</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/archive.py" />
   <source>{entry} is in it twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>the card packs could not be written ({reason}); nothing was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>the pack could not be removed ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>there is no such pack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>{file} cannot be read ({reason}); nothing was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>{file} has grown since it was looked at; nothing was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/install.py" />
   <source>{file}: {problem}; nothing was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/pack.py" />
   <source>{file} belongs to another pack; remove this one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/pack.py" />
   <source>{file} cannot be read ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/pack.py" />
   <source>{file} is damaged; remove the pack and import it again</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/cards/packs/plan.py" />
   <source>{n:,} pictures belong to no card that is known ({first} and others): import the set file of that set with them</source>
   <extracomment>With one: {n} picture belongs to no card that is known ({first}): import the set file of that set with them</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>it is a set of another game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>it is not text in UTF-8, as OCTGN writes it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>it starts with &lt;{tag}&gt;, not with &lt;set&gt;: no OCTGN set</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>line {line} and others: {n:,} cards were left out, they have ids of cards before</source>
   <extracomment>With one: line {line}: {n} card was left out, it has the id of a card before</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>line {line} and others: {n:,} cards without a sound id were left out</source>
   <extracomment>With one: line {line}: {n} card without a sound id was left out</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/set_file.py" />
   <source>line {line}: the set has no sound id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it cannot be read ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it is a second file of the set {name}: its {n:,} cards were left out</source>
   <extracomment>With one: it is a second file of the set {name}: its {n} card was left out</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it is larger than any picture of a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it is larger than any set file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>it is no set file, no archive and no picture named after a card's id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>there are more than {most:,} files; choose the folder of the game, not one that holds everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>{count:,} pictures of {megabytes:,} MB are too much for one import; choose fewer files at a time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/packs/survey.py" />
   <source>{file}: {problem}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>cards.rulebook</name>
  <message>
   <location filename="../../swlcg_deck/cards/rulebook/glossary_words.py" />
   <source>Not printed in so many words; it follows from the source.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/rulebook/glossary_words.py" />
   <source>Our ruling: the printed rules leave this open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/rulebook/glossary_words.py" />
   <source>{id}, {title} ({source})</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>cards.search</name>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>Force icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>a fate card's priority</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>a keyword</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>a trait</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>blast damage icons (normal)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>blast damage icons that need the edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>cards with errata, or with that entry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>cards with the keyword Limited</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>damage capacity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>in: one of {places}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>light or dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>limit 1 per objective deck, errata included</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>resources generated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>sets for one affiliation only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>sets in a restricted group, or in that group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>sets in the deck or the collection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>tactics icons (normal)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>tactics icons that need the edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the box or pack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the card type</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the card's affiliation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the card's printed number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the cost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the cycle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the objective set's number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the rules text, as far as it is written down, and what your card packs print</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>the title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>there is no deck or collection to look in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>there is no {field} {text!r}; it is one of: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>there is nothing to look for here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>unique cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>unit damage icons (normal)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>unit damage icons that need the edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>{field} is compared with a whole number, not with {text!r}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>{field} is one of: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>{field} is text; {comparison} compares numbers. Write {field}:value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/fields.py" />
   <source>{field} is yes or no, not {text!r}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Enhancements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Fate cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>In deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Legal here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Missions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Not in deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Owned</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/filter_state.py" />
   <source>Units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>a query has at most {most} characters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>or stands between two terms</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>the query contains a control character</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>there is no parenthesis to close here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>there is nothing to leave out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>this parenthesis is not closed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/grammar.py" />
   <source>too many parentheses inside each other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>= asks for the whole text, : for a part of it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>a field and its value; - or not leaves out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>or, parentheses; numbers take = != &lt; &lt;= &gt; &gt;=</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>quotes keep words together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/help.py" />
   <source>words match titles; all of them have to</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/parser.py" />
   <source>there is no field {field}; did you mean {near}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/parser.py" />
   <source>there is no field {field}; see the search help for the fields there are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/parser.py" />
   <source>{field} needs a value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/search/tokens.py" />
   <source>this quote is not closed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>cards.words</name>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Combat icons: {icons}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Cost {cost}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Damage capacity {capacity}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Force icons {icons}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Priority {priority}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Resources {resources}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>Traits: {traits}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>affiliation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>damage capacity {capacity}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>enhancement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>fate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>mission</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>priority {priority}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>resources {resources}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>with the edge {icons}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>{count} blast damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>{count} tactics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/card_words.py" />
   <source>{count} unit damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Changed later by {edition} ({id}): {change}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Erratum ({id}, {edition}): {change}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Not in one tournament deck with {others}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Note: {words}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Printed: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>Restricted later by {edition}: not in one tournament deck with {others}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>the affiliation card {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>unique {type}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>{kind}, {affiliation}, card {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/description.py" />
   <source>{sets} ({group})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/rulings.py" />
   <source>Our text of the card is the newest one: it has this change already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/rulings.py" />
   <source>the {edition}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/word_lists.py" />
   <source>{most} and {last}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/word_lists.py" />
   <source>{most} or {last}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/wording.py" />
   <source>Abilities not yet playable. This card's abilities are not written down here yet; see the printed card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/wording.py" />
   <source>Partly playable. Lines in parentheses are not written down here yet, and are not played; see the printed card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/cards/words/wording.py" />
   <source>Until then an X on it counts as 0 in a game, as damage capacity 1.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.backup_check</name>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>a name in it has {letters} characters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>it has no {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>it has {count} files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>it would unpack to {megabytes} MB</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>its format is {format!r}, and this program reads {known}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>its {file} is damaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>this is not a usable backup: {why}; nothing was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it has not the size that is stated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is a link</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is damaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is encrypted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is larger than any deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is no deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} in it is packed in an unknown way</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} is in it twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_check.py" />
   <source>{file} is not a zip file, or a damaged one</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.backup_contents</name>
  <message>
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>nobody could bring back a file with this name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>the file cannot be opened ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>the file is larger than {megabytes} MB</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>the library is too large for one backup ({files} files, {megabytes} MB); copy its folder {folder} instead</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/decks/backup_contents.py" />
   <source>{n} parts of the library cannot be backed up: {names}; nothing was written</source>
   <extracomment>With one: a part of the library cannot be backed up: {names}; nothing was written</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>decks.collection_file</name>
  <message>
   <location filename="../../swlcg_deck/decks/collection_file.py" />
   <source>The file of your collection is damaged. It goes into its history, {folder}, as soon as you enter anything.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/collection_file.py" />
   <source>Your collection could not be read ({reason}).</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.deck_file</name>
  <message>
   <location filename="../../swlcg_deck/decks/deck_file.py" />
   <source>line {line}: not readable as text; save the file as UTF-8 in your editor</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.deck_tree</name>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>affiliation: there is no affiliation card called {title}; it is kept as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>format: the file is of version {version}, which is newer than this program; it can be looked at and saved as a copy, but not changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>format: {stated} is not a deck file; this program reads {format}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>id: not an identity of a deck (32 of 0-9 and a-f); the deck gets a new one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>name: the deck has none; it is called {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>side: {stated} is not used, because these cards are dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>side: {stated} is not used, because these cards are light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>side: {stated} is not used, because these cards do not settle the side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>tags: a text is needed here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>there is no deck in this file: a deck has keys such as name, affiliation and sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/deck_tree.py" />
   <source>unknown</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.edits</name>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Add {copies} x {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Add {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Choose {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Name the author</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Remove all tags</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Remove the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Remove {copies} x {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Remove {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Rename to {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Swap {old} for {new}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Tag {tags}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Use the whole sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Write a note on {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/edits.py" />
   <source>Write notes</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.file_names</name>
  <message>
   <location filename="../../swlcg_deck/decks/file_names.py" />
   <source>a folder cannot be called {name}; {better} would do</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/file_names.py" />
   <source>{folder} is not a folder of the library</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.folders</name>
  <message>
   <location filename="../../swlcg_deck/decks/folders.py" />
   <source>the folder {folder} is not empty; move or delete its decks first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/folders.py" />
   <source>the folder {folder} leads out of the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/folders.py" />
   <source>there is already a folder {folder}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/folders.py" />
   <source>there is no folder {folder} in the library</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.found_files</name>
  <message>
   <location filename="../../swlcg_deck/decks/found_files.py" />
   <source>a link to a folder; links are not followed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/found_files.py" />
   <source>the folder cannot be opened ({reason})</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.history</name>
  <message>
   <location filename="../../swlcg_deck/decks/history.py" />
   <source>the history in {folder} cannot be read ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/history.py" />
   <source>there is no version {version} of this deck</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.json_tree</name>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>line {line}: not readable as JSON: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>not readable as JSON: too deeply nested</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>the file is too deeply nested for a deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>the file is too long for a deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>the key {key} stands twice in one place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/json_tree.py" />
   <source>the text {text} contains half a character</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.library</name>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>this deck is no longer in the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>this version cannot be read as a deck ({problem}); it is kept as {path}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>this version needs a newer version of this program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>{file} was written by a newer version of this program and is not changed; save the deck as a copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>{folder} is a folder that cannot be looked into</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>{path} cannot be opened ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library.py" />
   <source>{path} is larger than any deck; it is left alone</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.library_errors</name>
  <message>
   <location filename="../../swlcg_deck/decks/library_errors.py" />
   <source>{file} was changed by another program since it was opened here; save this deck as a copy, or overwrite the other one</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.library_place</name>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>chosen in the settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>it is damaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>the usual folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>{path} cannot be read ({reason}), and it may say which folder is your library; let the variable {variable} name it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_place.py" />
   <source>{variable} names it</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.library_search</name>
  <message>
   <location filename="../../swlcg_deck/decks/library_search.py" />
   <source>there is no field {field}; there are {fields}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_search.py" />
   <source>total needs a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/library_search.py" />
   <source>{field} cannot be compared; use {field}:</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.set_entries</name>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>a list is needed here, one line for each entry</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>a listed card needs its title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>a set needs its number or its title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>there is no set called {wrong}; read as set {number}, {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>there is no set {wrong}; read as {title}, which is set {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>{key}: the file lists {count} entries; a deck has at most {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>{set} is listed more than once; the copies are added up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>{set} is not in the card pool; it is kept as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/set_entries.py" />
   <source>{title} is set {number}, and set {other} is {other_title}; choose one of them</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.shelf</name>
  <message>
   <location filename="../../swlcg_deck/decks/shelf.py" />
   <source>this is a link or no file; links are not followed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.trash</name>
  <message>
   <location filename="../../swlcg_deck/decks/trash.py" />
   <source>the trash in {folder} cannot be read ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/trash.py" />
   <source>this deck is no longer in the trash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/trash.py" />
   <source>{deck} could not be deleted ({reason})</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>decks.values</name>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>a group of keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>a list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>the key {key} is not known (did you mean {near}?); it is kept as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>the key {key} is not known; it is kept as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{key}: a text is needed here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{key}: only the first {limit} of {length} characters are read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{title}, copies: a number from 1 to {most} is needed; read as 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{title}, copies: {copies} is less than one; it is left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/decks/values.py" />
   <source>{title}, copies: {copies} is too many; read as {most}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>engine.core</name>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>An option of {kind!r} can be taken only once: {picks}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>The decision {kind!r} takes {wanted} of its options, not {count}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>The game is over; there is nothing left to decide.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>{least} to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/core/driver.py" />
   <source>{pick!r} is no option of the decision {kind!r}; there are options 0 to {last}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>engine.new_game</name>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>The dark side deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>The light side deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>There is no house rule {name!r}, only {known}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} cannot be built on {affiliation}, which is an affiliation card of {side}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} cannot hold set {number}, {title}, which is a set of {side}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} has {n} objective sets. A game needs {least} to {most} of them.</source>
   <extracomment>With one: {deck} has {n} objective set. A game needs {least} to {most} of them.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} names an objective set that the pool does not have: {number!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/new_game.py" />
   <source>{deck} names no affiliation card of the pool: {affiliation!r}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>engine.saved</name>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>Every option of the {what} should be true or false.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The decks of the {what} cannot be played. {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The entry 'decks' of the {what} should hold two decks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The entry {name!r} of the {what} should be {wanted}, not {kind}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The seed of the {what} is not between 0 and 2 to the 64th.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} breaks off or was changed: line {line}, column {column} is not JSON ({fault}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} has no entry {name!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} has version {version} of its format and this program knows version {known}. A newer program wrote it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} holds a number that no game has: {number}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} is nested deeper than any game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} is no text: byte {place} is not UTF-8.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} is {size:,} bytes long; no {what} is larger than {most:,}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} should be one JSON object, not {kind}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} was written by version {version} of the rules engine; this is version {known}, in which the game might go another way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>The {what} was written with another card pool ({found!r} instead of {wanted!r}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>There is no version {version} of a {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>This is no {what}: its format is {format!r}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>a text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>an object</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>something else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/game_file.py" />
   <source>with too many digits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>After answer {number} of the replay the game is another one than was recorded: one of the answers {first} to {number} was changed, or the checkpoint.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Answer {number} of the replay comes after the end of the game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Answer {number} of the replay does not fit the decision {kind!r} of {side}. {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Answer {number} of the replay is no list of option numbers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Answer {number} of the replay is not the one that was recorded, or its digest was changed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>Checkpoint {number} of the replay is no number and digest.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>The entry 'digests' of the replay should hold texts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>The game does not begin as it was recorded.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>The replay breaks off: it has {given} of its {wanted} answers.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>The replay has {answers} answers and {digests} digests of answers: some were added, or taken away.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/replay.py" />
   <source>replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The saved game cannot go on from where it stands ({fault}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The saved game was changed after it was written: its state does not have the digest the file gives.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The state of the saved game cannot be: {fault}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The state of the saved game has no entry {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>The state of the saved game holds something that no game has: {fault}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/save.py" />
   <source>saved game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'captured' holds something that is no card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'delayed' holds something that is no effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'engaged' names no card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'force_supply' is not a small number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'lasting' holds something that is no effect</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>'seed' is out of range</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>a mark that is neither true nor false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>its result names no winner and rule</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>its stack holds something that is no procedure of the rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>nothing is under way and nobody has won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} does not have one entry for each of the {count} cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} holds something that is no card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} is not a list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} is not between {least} and {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{name!r} is not one for each player</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{procedure} has no step {step}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) belongs to nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) is no card for {name!r}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) lies in two places</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) lies nowhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/saved/soundness.py" />
   <source>{title} (card {number}) lies with the wrong player</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>engine.telling</name>
  <message>
   <location filename="../../swlcg_deck/engine/telling/asker.py" />
   <source>{card}, by {origin}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/asker.py" />
   <source>{card}: “{text}”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/describe.py" />
   <source>Choose up to {most}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/describe.py" />
   <source>Choose {least} to {most}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/describe.py" />
   <source>Choose {n} options.</source>
   <extracomment>With one: Choose {n} option.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/describe.py" />
   <source>{option} ({facts})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>After this: {happening}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>Before this: {happening}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card goes somewhere else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card is captured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card is drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card is laid beneath another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a card is placed in an edge stack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a shield is placed on {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>a shield is removed from {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>all edge cards are placed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>an ability of {cards} is used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>an engagement is declared against {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>combat icons of {cards} have resolved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>combat icons of {cards} resolve</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>damage is dealt to {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>damage is removed from {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>focus tokens are placed on {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>focus tokens are removed from {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>resources are generated with {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>something happens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the Balance of the Force turns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the Death Star dial turns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the Force struggle is decided</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the attackers are declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the cost of {cards} is set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the defenders are declared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge battle begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge battle ends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge battle is decided</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge stacks are discarded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the edge stacks are revealed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the effect of {cards} resolves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the engagement begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the engagement ends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the phase begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the phase ends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the refresh is complete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the strike begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the strike ends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the strike of {cards} is resolved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the struggle begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the struggle ends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the turn begins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>the turn ends</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} becomes another kind of card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} becomes exhausted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} changes sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} enters play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is attached</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is captured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is chosen to strike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is committed to the Force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is discarded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is engaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is focused to strike</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is no longer committed to the Force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is rescued</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is targeted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} is turned faceup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} joins the engagement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} leaves play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} leaves the engagement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} readies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} resolves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/event_words.py" />
   <source>{cards} survives the engagement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>Dark ({dark}) against Light ({light}), game {seed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>Force struggle: Dark {dark}, Light {light}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>The Balance of the Force turns to {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>The Death Star dial stands at {dial}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>The Force card of {giver} goes to {taker}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>Turn {number}: {player}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>What the text of {card} waits for has come.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>the Death Star dial has reached 12</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>the Death Star dial has taken all the damage it can bear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>the enemy has no card left to draw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>the enemy has no objective left to reveal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>three objectives of the dark side are destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{player} commits {unit} to the Force.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{player} draws a new hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{player} refreshes {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{player} wins: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log.py" />
   <source>{unit} is no longer committed to the Force.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_lines.py" />
   <source>Setup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>A Force card goes back to the supply of {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>A captured card goes to the hand of {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>A card is captured at {objective}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>A card is laid facedown beneath {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>Both players see nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>Both players see {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>The shield of {card} is removed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>The shield of {card} is used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{amount} with {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} becomes a unit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} becomes an enhancement on {host}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} enters play on {host}, with {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} enters play, with {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} gets a shield.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} gets {n} focus tokens.</source>
   <extracomment>With one: {card} gets {n} focus token.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} goes from the {former} to the {zone} of {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} goes to the discard pile of {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is attached to {host}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is captured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is captured at {objective}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is destroyed: number {number} in the victory pile of {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is discarded</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is returned</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is sacrificed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} is shuffled</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{card} loses {n} focus tokens.</source>
   <extracomment>With one: {card} loses {n} focus token.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{event} and goes to the {zone}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} discards {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} draws {n} cards.</source>
   <extracomment>With one: {player} draws {n} card.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} looks at {n} cards.</source>
   <extracomment>With one: {player} looks at {n} card.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} moves a card from the {former} to the {zone}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} pays {payment}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} places a card that lay beneath another.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} plays {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} plays {card} as a pilot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} plays {card} as a pilot on {host}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} plays {card} on {host}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} searches the {zone}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} takes control of {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} turns up {objective}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} uses {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{player} uses {card} on {host}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_cards.py" />
   <source>{play}, paying {payment}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>It is committed to the Force and gets {n} focus tokens.</source>
   <extracomment>With one: It is committed to the Force and gets {n} focus token.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>No unit defends.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>The engagement goes on at {objective}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>a cost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>the Balance of the Force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>the unopposed engagement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{amount} damage is removed from {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{card} goes to the edge stack of {player}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{card} of {player} resolves.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{card} takes {amount} damage ({total} in all), from {source}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{card} takes {amount} damage ({total} of {capacity}), from {source}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} attacks with {units}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} defends with {units}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} engages {objective}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} has the edge, without an enemy in the battle.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} has the edge, {won} to {lost}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{player} reveals {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{protector} takes over {amount} damage from {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{source}, blast</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{source}, unit damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{unit} leaves the engagement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/log_of_engagements.py" />
   <source>{unit} strikes.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Balance phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Conflict phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Dark</source>
   <comment>a player</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Deployment phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Draw phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Force phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Light</source>
   <comment>a player</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Refresh phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>Setup phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>a Force card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>aside</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>attacking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>balance phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>beneath a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>captured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>committed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>conflict phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>defending</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>deployment phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>discard pile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>draw phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>edge stack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>facedown objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>force phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>in play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>objective deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>on {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>refresh phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>setup phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the Death Star dial</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the affiliation card {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the dark side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the light side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>the play area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>victory pile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>with {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>{amount} damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>{count} x {name}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>{n} focus tokens</source>
   <extracomment>With one: {n} focus token</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/names.py" />
   <source>{n} shields</source>
   <extracomment>With one: {n} shield</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>1 damage to {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>As a unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>As an enhancement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>At {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Attach {source} to {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Attack with {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Blast damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Choose no more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Command deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Commit no more units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Commit {card} to the Force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Cost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Count the victory pile of {side} first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Damage capacity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Deal 1 damage to {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Deal no damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Deal no unit damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Deal {amount} damage to {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Declare no defenders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Declare several defenders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Decline</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Decrease</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Defend with {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Discard {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Do it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Draw a new hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Edge-enabled blast damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Edge-enabled tactics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Edge-enabled unit damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Engage no more objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Engage {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Increase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Keep all cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Keep the shield of {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Keep this hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Keep {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Lasting effects end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Move no more damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Number {place} in its text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Objective deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Part {number} of {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Pass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Pay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Pay {amount} with {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Pilot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Place {card} in your edge stack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Play {card} (cost {cost})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Play {card} as a pilot (cost {cost})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Play {card} on {host} (cost {cost})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put a focus token on {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put a shield on {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put no shield anywhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put {card} into the play area</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Put {card} on the bottom</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Reserve</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {card} again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {card} of {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {power} blast damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {power} tactics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resolve {power} unit damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Resources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Strike with {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Tactics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Take {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Target {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>The number that reminds of a keyword</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Turn up {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Unit damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Use the shield of {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>Use {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>What {card} has announced</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{card} next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{card} takes {amount} of the damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{use} by {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{use}, for {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/options.py" />
   <source>{use}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>A card in play asks for several defenders, or none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>A card lets it go elsewhere than to the engaged objective.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>A unit has at most one pilot.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>All of it goes to one unit.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>An action window of the {phase}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>At least one card that pays has to be {affiliation}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose further attackers. {units} must attack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose further defenders. {units} must defend.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose your attackers. At least one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose your defenders. Any number, or none.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Choose {n} cards to discard.</source>
   <extracomment>With one: Choose {n} card to discard.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Commit a unit to the Force, or go on to the Force struggle?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Conflict phase: each objective can be engaged once a turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Damage may go to a card with Protect instead.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Damage of {card} may go to a card with Protect instead.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Deal 1 damage to an objective of the dark side?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Discard a card before you draw?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Do you defend?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Draw phase: you may discard one card from your hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Draw phase: your hand may not be larger than your reserve of {reserve}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Edge battle: the defender places all his cards before the attacker does.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Edge battle: you both place cards in turn, until both pass one after the other.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Engage an objective of the enemy?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Every card that pays has to be {affiliation}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>It prevents 1 damage and is gone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>It prevents 1 damage of {card} and is gone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>It prevents 1 focus token and is gone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>It prevents 1 focus token of {card} and is gone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Keep this hand, or draw a new one?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Move damage away from {card}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>No enemy unit takes part: it may come to nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Objectives of both sides were destroyed together, and either side would win.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Place a card facedown in your edge stack, or pass?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Place a card faceup in your edge stack, or pass?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Play a card, use an action, or pass?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Put a shield on a card of this engagement?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Setup: you keep the other three of your top four.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Setup: you may do so once, and the new hand stays.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Setup: your objectives come into play one at a time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Several things are due at this moment; the active player orders them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Tactics: the tokens may be split over any enemy units.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>The Balance of the Force is with you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>The attacker puts fate cards of the same priority in order.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>The striker chooses the order.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Use a reaction, or pass?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Use an action, or pass?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Use an interrupt, or pass?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Use the shield of {card}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>What comes next?</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>What do you pay with for {card}? It needs {n} more resources.</source>
   <extracomment>With one: What do you pay with for {card}? It needs {n} more resource.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>What do you pay with for {card}? It needs {n} resources.</source>
   <extracomment>With one: What do you pay with for {card}? It needs {n} resource.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>What does {card} enhance?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Where does the {power} blast damage of {card} go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Where does unit damage {place} of {power} from {card} go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which fate card resolves next?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which forced interrupt comes first?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which forced reaction comes first?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which icons of {card} resolve next?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which objective do you turn up next?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which of these cards comes first?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which of these cards goes to your discard pile next?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which of these objectives goes to the bottom of your objective deck?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which pilot stays on {unit}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which unit gets focus token {place} of {power} from {card}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which unit strikes?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Which unit takes the {power} unit damage of {card}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Who has a ready unit in the engagement has to strike.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>Whose victory pile is counted first?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You are attacked by {units}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You are playing it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You engage {card}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You have {n} Force cards left, the enemy has {enemy}.</source>
   <extracomment>With one: You have {n} Force card left, the enemy has {enemy}.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You order your cards that are discarded together; the last one lies on top.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You put focus tokens on your ready resource cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>You put it into play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>{card} has Shielding.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions.py" />
   <source>{card} is attacked by {units}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>As what does {source} enter play?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>At which objective do you rescue a captured card?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>At which objective does the next card lie as a captured card?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>At which of your objectives is it captured?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose a kind of combat icon for {source}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose a number for {source}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose a player for {source}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose {wanted} as target of {source}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose {wanted} for {source}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Choose: {kind}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Do what {source} offers?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>How many focus tokens do you remove from {card}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>How many shields do you remove from {card}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>How much damage do you remove from {card}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Is the number higher or lower by 1?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Pay to stop {source}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Pay what {source} asks, or leave it?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Resolve {source} once more?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>The rules ask for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>What do you name for {source}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Where does the next damage of {source} go?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Which card do you play with {source}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Which cards do you take? You need not find any.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Which number of the card changes?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>Which part of {source} is carried out?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>the rules</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>up to {n} cards</source>
   <extracomment>With one: up to {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>{card} asks for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>{least} to {most} cards</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/questions_of_texts.py" />
   <source>{n} cards</source>
   <extracomment>With one: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>A card in play forbids {card} to be played.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>Enhancements are played only in your deployment phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>Fate cards are never played. {card} works only in an edge stack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>It is the {phase} of {side}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>Missions are played only in your deployment phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>That card is hidden from you.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>That card is not yours; {side} has it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>The game is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>There is nothing in play that {card} could enhance: it needs {host}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>Units are played only in your deployment phase.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>You have to decide something else first: {question}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>a card of this kind: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>a friendly Vehicle unit that may take enhancements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>a host</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} costs {cost}, and your ready resource cards give {total}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} has no text that could be used; it can only go into an edge stack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is Limited, and you have played a Limited card this turn.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is an Action, and this is no action window.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is not in your hand and not in play ({zone}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is not yet known by its text; it can only go into an edge stack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} is unique and in play already, with {side}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} needs a {affiliation} resource, and your ready ones are {others}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} waits for its moment: its text says {timing}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{card} would lie in the enemy's play area, and a mission is there already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{reason} As a pilot: {pilot_reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not.py" />
   <source>{side} has to decide first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play has another objective engaged first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play keeps {card} from attacking.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play keeps {card} from being committed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play keeps {card} from being engaged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>A card in play keeps {card} from defending.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>Only cards from your hand go into your edge stack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>With {card} the rest could not be paid with the affiliation that is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} attacks without being chosen: it must.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} cannot be damaged.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} defends without being chosen: it must.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} gives no resources.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} has been engaged this turn already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is a unit of the enemy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is committed to the Force already.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is exhausted: it has {n} focus tokens.</source>
   <extracomment>With one: {card} is exhausted: it has {n} focus token.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is no card in play of yours, so it cannot pay.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is no objective of the dark side.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is no unit in play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is no unit of the enemy.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} is your own objective.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} pays {amount} of this cost already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} takes no enhancements.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{card} takes no part in this engagement.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_chosen.py" />
   <source>{enhancement} cannot enhance {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>The cost of {card} cannot be paid.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>The text of {card} is blank now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>The text of {card} is not yet known, so nothing can be done with it now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>There is no legal target for {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>Using {card} costs {amount}, and your ready resource cards give {total} for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} has an Action, and this is no action window.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} has no Action to use.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per edge battle, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per edge battle, and has been.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per engagement, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per engagement, and has been.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per phase, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per phase, and has been.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per strike, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per strike, and has been.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} may be used {n} times per turn, and has been.</source>
   <extracomment>With one: {card} may be used {n} time per turn, and has been.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} says when it may be used, and this is not such a moment.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/engine/telling/why_not_used.py" />
   <source>{card} would do nothing now.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>files.locking</name>
  <message>
   <location filename="../../swlcg_deck/files/locking.py" />
   <source>another program is using the folder {folder}; nothing was changed. Try again</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>files.places</name>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>no file has an empty name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>nobody can tell where your home folder is; let the variable HOME name it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>{path}: no file can have this name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>{path}: this computer knows no home folder {user}; a file that is really called so is ./{path}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/places.py" />
   <source>{variable}: {problem}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>files.plain_file</name>
  <message>
   <location filename="../../swlcg_deck/files/plain_file.py" />
   <source>it is no plain file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/plain_file.py" />
   <source>links are not followed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/plain_file.py" />
   <source>no file can have this name</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>files.refusals</name>
  <message>
   <location filename="../../swlcg_deck/files/refusals.py" />
   <source>the disk is full: {file} could not be written; what was there before is unchanged. Make room and try again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/refusals.py" />
   <source>{path} could not be written ({reason}); what was there before is unchanged</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>files.safe_xml</name>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>a document type</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>a processing instruction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>an entity declaration</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>elements nested more than {most} deep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>line {line}: the file contains {what}; it is not read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>line {line}: the file is not sound XML ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>more elements than a list of cards can have ({most:,})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>the file contains half a character (a lone surrogate)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/safe_xml.py" />
   <source>{what}, which a list of cards never needs</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>files.strict_yaml</name>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>a key has to be a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>a second document begins here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>anchors and aliases (&amp; and *) are not allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>as a key, {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>line {line}: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>not readable as YAML: half a character</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>not readable as YAML: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>tags such as {tag} are not allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>the file is empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>the key {key} is not text; put it in quotes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>the key {key} stands here twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>too deeply nested or too long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/files/strict_yaml.py" />
   <source>{text!r} does not mean the text it shows; put it in quotes</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.answering</name>
  <message>
   <location filename="../../swlcg_deck/formats/answering.py" />
   <source>{copies}x {set}, as you chose</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.card_files</name>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>it is not a card; left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>its text is left out: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>not kept: {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>read as {zone}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>the file names no command cards; its sets are taken whole</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_files.py" />
   <source>{name!r} is none of the zones {zones}; left out</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.card_lists</name>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>a deck has one affiliation card, and {card} is listed already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>moved to the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>moved to the command deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>moved to the objective deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>no affiliation card has this title; it is kept as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>no card has this title; it is kept as an unknown card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>no set has this title; it is kept as an unknown set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>one affiliation card is enough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>read as {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>the file lists more than {most:,} cards; no deck has so many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>{first} and {others}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/card_lists.py" />
   <source>{title} ({code}) has no place in the sets of the deck</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.card_writing</name>
  <message>
   <location filename="../../swlcg_deck/formats/card_writing.py" />
   <source>this format cannot hold cards that are not in the pool: {cards}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.code_format</name>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>affiliation card {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>goes on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>line {line}: the code {code} has a mistake (a character is wrong, missing or too many); copy it once more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>not in the card pool: {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>set {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the code SW{version}- is of another version of SWLCG Deck; this one reads codes that start with {prefix}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the code has no mistake but makes no sense; ask for a new one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the text contains no deck code; a code starts with {prefix}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the text has more than {most:,} lines; a deck code is one line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/code_format.py" />
   <source>the text has more than {most} deck codes; read fewer at a time</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.counting</name>
  <message>
   <location filename="../../swlcg_deck/formats/counting.py" />
   <source>copies beyond {most} are left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/counting.py" />
   <source>it says no number of copies; taken as 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/counting.py" />
   <source>{text!r} is no number of copies; taken as 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/counting.py" />
   <source>{text} copies; left out</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.csv_format</name>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>columns not kept: {columns}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>it is not in the card pool; kept as an unknown set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>no affiliation card is called {title}; kept as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the row ends only in line {line}; check its quotation marks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the row names no set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the table cannot be read: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the table has a header but no row with a set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the table has more than {most:,} rows; no deck has so many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>the table has no header; its first line must name the columns, for example copies,set,title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/csv_format.py" />
   <source>{text} is no set number</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.csv_table</name>
  <message>
   <location filename="../../swlcg_deck/formats/csv_table.py" />
   <source>cells beyond the last column are left out</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.decoding</name>
  <message>
   <location filename="../../swlcg_deck/formats/decoding.py" />
   <source>the file is not text (it contains zero bytes)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/decoding.py" />
   <source>the file is too large; a deck list has at most {most} MB</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/decoding.py" />
   <source>the file says it is {encoding} but is damaged</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.dek_format</name>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>a card for the Force struggle, which is not part of a deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>a card needs a name; left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>by its place it is {title} ({code})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>it has no place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>it is not part of a LackeyCCG deck; left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>it names no game; read as Star Wars: The Card Game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>no card has the place {place}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>read as {title} ({code})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>this LackeyCCG deck is for another game ({game}, not {own})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>this is no LackeyCCG deck: it starts with &lt;{tag}&gt;, not &lt;deck&gt;</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/dek_format.py" />
   <source>{count:,} cards are too many for LackeyCCG, which lists every copy</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.list_folder</name>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>Line {line}, {kind}: {remarks}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>cannot be read: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>is it {choices}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>it is a link that leads nowhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>it is a link to a folder, and no folder is read twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>it is a link to a place outside the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>it leads in a circle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>its name has no ending that tells a deck list, such as .txt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>no deck list ends in {ending}; saved as text (.txt) it can be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>{folder} cannot be opened ({reason})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>{folder} has more than {most:,} deck lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>{folder} is no folder, or may not be opened</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/list_folder.py" />
   <source>“{text}”</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.matching</name>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>there is no set {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{text} read as set {number}, {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{text} read as {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{title} could be several sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{title} is not the title of set {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/matching.py" />
   <source>{title} is set {number}, not {wrong}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.o8d_format</name>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>card sleeves are not kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>it has no id</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>it is not part of an OCTGN deck; left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>its id is that of {title} ({code})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>kept as the notes of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>no card has the id {id}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>no card has this title; by its id it is {title} ({code})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>no game id; read as a deck of Star Wars: The Card Game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>notes cut off after {most:,} characters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>this OCTGN deck is for another game (its id is {game}, that of Star Wars: The Card Game is {own})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/o8d_format.py" />
   <source>this is no OCTGN deck: it starts with &lt;{tag}&gt;, not &lt;deck&gt;</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.parts</name>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the author</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the keys that this version does not know</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the notes on sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the single cards that do not fit its sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/parts.py" />
   <source>the tags</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.pasting</name>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>a card of {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>a command card of the sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>{card} has no place in the sets of the deck; kept for the check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>{card} is a challenge card, and challenge cards are in no legal deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>{card} is a command card, but none of {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/command_lists.py" />
   <source>{card} is a command card; name the objective set it is in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>a heading</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>a number without a title beside it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>it looks like a line of the list, but no card has this title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>line {line} lists it too; the copies are added up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>named again without a count; the copies above stand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>no copies of {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>the line has more than {most:,} characters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>the name of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>{title} has a question mark behind it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_building.py" />
   <source>{total} in all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/deck_headers.py" />
   <source>the set {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>several numbers of copies are beside it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>the cross beside it may mean that it is not in the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>the one may be there instead of the other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>there is a question mark beside it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/doubts.py" />
   <source>“{text}” may mean that it is not in the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_meaning.py" />
   <source>the text names more than {most:,} sets; no deck has so many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>affiliation card {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>affiliation {title} taken from {source}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>no affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>read as the name of a product, and not as the set of that name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>struck out: {titles}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>the list says {stated} cards; a deck of the {read} sets that were read has {cards} in its command deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>the list says {stated} sets; {read} were read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>the sets below it are counted, though the deck above is whole</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/line_verdicts.py" />
   <source>{title} stands in it and was not read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/lines.py" />
   <source>the text has more than {most:,} characters; no deck list has so many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/lines.py" />
   <source>the text has {count:,} lines; a deck list has at most {most:,}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/lone_counts.py" />
   <source>the copies of {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/lone_counts.py" />
   <source>the number of {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/loose_numbers.py" />
   <source>the {number} is read as the set's number, not as {number} copies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/other_games.py" />
   <source>it is no deck list of this game: no line of it names an objective set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/other_games.py" />
   <source>it is no deck list of this game: {strange} of its lines list something that is no objective set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/other_games.py" />
   <source>no objective set, affiliation or deck name was found; list a set in each line, such as 2x A Journey to Dagobah</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/set_mentions.py" />
   <source>it is in {product}, not in {wrong}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/set_mentions.py" />
   <source>“{text}” is no clear number of copies; 1 is taken</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/set_mentions.py" />
   <source>“{text}” was not understood as it stands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>it is quoted from another post</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>it is struck out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>it stands among changes to the deck, so it is not counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>it stands under “{heading}”, not in the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/side_lists.py" />
   <source>the minus takes it out; it is not in the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/unheard_titles.py" />
   <source>it names {titles}, but not clearly how many are meant; nothing of it was read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/unheard_titles.py" />
   <source>it resembles a title; nothing of it was read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/pasting/unheard_titles.py" />
   <source>it speaks of {titles}; it is not read as a line of the list</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.reading</name>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>ambiguous</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>ignored</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>not understood</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>noted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>repaired</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/reading.py" />
   <source>understood</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>formats.registry</name>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>Forum post (BBCode)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>LackeyCCG deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>OCTGN deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>Plain text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>SWLCG Deck file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>Short code for a chat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/formats/registry.py" />
   <source>Table (CSV)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.analyse</name>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>All numbers of this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Analyse</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Both have the same sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Numbers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Numbers and charts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Open a deck, and its numbers stand here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>Resource match</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>This deck has no sets yet. Add some in the Build view, and their numbers stand here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/analyse_view.py" />
   <source>{change}: outline is before, solid is after</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>Added: {title}, {change}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>Removed: {title}, {change}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>Sets that differ</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Average {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Combat icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Command cards by affiliation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Fate priority</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Force icons a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Keywords</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Objective damage capacity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Resources of objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Resources of the command deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Sets by affiliation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Those in a frame need the edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Traits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Traits of objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Types</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Unique cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Unit damage capacity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Units with an icon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Another…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Beside another deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Choose a deck to compare with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Choose a deck…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Choose both sets first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Make this swap</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Make this swap in the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Set to put in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>Set to take out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>This deck alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>With a swap</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>for</source>
   <comment>this set for that one</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/comparison_bar.py" />
   <source>from {before} to {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/fact_list.py" />
   <source>Numbers of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Average cost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Command cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Matched by the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Objective sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Of {cards} played from hand, {parts} and {last}. The affiliation card alone is enough for {share}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Sets not in the card pool</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>This deck has no cards that are played from hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Unique titles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Without the X of {titles}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>of objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>of the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>of the command deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{count} cannot be matched by any card of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{count} from other cards of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{count} get it from the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{count} need no resource match</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{fact}: {now}, {before} before.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.build</name>
  <message>
   <location filename="../../swlcg_deck/gui/build/build_view.py" />
   <source>Copies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/build/build_view.py" />
   <source>Copies in the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/build/build_view.py" />
   <source>Copies of {title} in the deck</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.card_packs</name>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Import</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Importing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Looking into the files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Nothing here can be imported</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Nothing to import</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>Ready to import</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>What was found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/import_page.py" />
   <source>{percent} per cent done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Card packs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Card packs of OCTGN (*.xml *.o8c *.zip *.png *.jpg *.jpeg);;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Import card packs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Import card packs from a folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Its text and pictures are deleted here. The files it came from stay.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Keep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>No card packs are installed yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Remove</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Remove {title}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Removed {title}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Stopped. Nothing was changed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>Stopping…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_dialog.py" />
   <source>The import was done already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Cards of the pack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Cards of {pack}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Only pictures are here. Import the set file of this set to read its cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Picture of {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Printed text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_page.py" />
   <source>Shown beside the cards of this program.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Cannot be used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Cards that are in no official set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Damaged: remove it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Fan-made, never tournament legal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Imported {amount} of {where}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Nothing here can be imported.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>Official sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{count} unknown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{names} and others</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{n} files are no pictures and were left out: {names}.</source>
   <extracomment>With one: {n} file is no picture and was left out: {names}.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{n} other files are passed by.</source>
   <extracomment>With one: {n} other file is passed by.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{texts} and {pictures}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Choose files…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Choose folder…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Delete removes a pack.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>From OCTGN’s folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Installed card packs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/packs_panel.py" />
   <source>Remove…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>A folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>Add the cards you own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>Fan-made sets come in the same way. You can read them here; they are never legal.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>OCTGN’s own, or pictures that are named after the ids of their cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>The pictures of a set, as OCTGN packs them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>The printed text and the pictures of the cards are not part of this program. If you own the game and use OCTGN, add them here: they are copied for you alone and shown beside our text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/welcome_page.py" />
   <source>The printed text of the cards of a set</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.cards</name>
  <message>
   <location filename="../../swlcg_deck/gui/cards/about_box.py" />
   <source>About this set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source> and </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source> or </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>A deck may hold one copy of this set by errata ({id}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>A deck may hold one copy of this set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>Errata for {title} ({id}): {change}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>Only a deck whose affiliation card is {name} may hold this set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>Restricted ({id}): not in one tournament deck with {others}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>errata</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>groups {groups}</source>
   <extracomment>With one: group {groups}</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>limit 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>restricted {groups}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/badges.py" />
   <source>{name} only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>A tournament deck holds at most one of each group.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Before, in {by}: {change}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Changed later by {by}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Errata, {by}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Group {group}: {members}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Import card pack…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>No other printing of this card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Note</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Printings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Restricted later by {by}, {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Restricted, {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>The printed text is not part of this program. If you own the game, import a card pack of OCTGN to read it here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>What keywords and signs mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Your picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Your picture of {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>number {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>{product}, {code} (this one)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face.py" />
   <source>No traits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Abilities not yet playable: not described yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>As printed, from your card pack:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Card {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Challenge {block}, card {position}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Partly playable: lines in parentheses are not described yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Set {number}, card {position}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Larger with Ctrl++, smaller with Ctrl+-, normal with Ctrl+0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Next card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Next card (Right)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Our own wording, rendered from data</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Previous card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>Previous card (Left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/large_card.py" />
   <source>{title} – Card view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Errata, FAQ version</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Force icon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>One affiliation only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>One copy in a deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Reading a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Restricted group</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>Unit, blast, tactics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/legend.py" />
   <source>With the edge only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Every fact of the six cards in words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Large cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Select a set to read its six cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Show the six cards large (Space on a card)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>Text view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_panel.py" />
   <source>{title}, in words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>Also printed elsewhere: {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>At most one copy in a deck, by erratum of {by}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>At most one copy in a deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>No limit, no restriction, no errata and no other printing of its cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>Only in a deck whose affiliation card is {name}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{n} more</source>
   <extracomment>With one: {n} more</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{title}, changed later by {by}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{title}, erratum of {by}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.charts</name>
  <message>
   <location filename="../../swlcg_deck/gui/charts/chart.py" />
   <source>nothing to show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>Enhance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} of capacity {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} of cost {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} of priority {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} with 1 Force icon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} with {number} Force icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{cards} with {number} or more Force icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{fact}, {before} before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{icon} normal: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{icon} with the edge: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{icon}, edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{icon}: {normal}, {edge} with the edge</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.collection</name>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Count again what the boxes bring</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Forget corrections</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>If you have more or fewer copies of a set than your boxes bring, say so here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Keys 0 to 9, plus and minus say how many copies you own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>No source tells how many copies of each set are in this box. Two of each are assumed, one of a set that is limited to 1, and marked “?”. Count yours and correct them here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Sets of the product</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>Sets of {product}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>you own {n} copies</source>
   <extracomment>With one: you own {n} copy</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>Build together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>Current deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>Missing packs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>Open a deck to see here which packs you still need for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>This deck has no sets yet, so nothing is missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/decks_panel.py" />
   <source>What the current deck needs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Core</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Core set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Deluxe box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Deluxe boxes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Force pack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Force packs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>Limit 1 per deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>This is an assumption.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>What is in the box is an assumption.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>You said so; the boxes bring {count}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>core set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>corrected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>deluxe box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>force pack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>yours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{kind}, sets {first} to {last}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{n} sets corrected by you.</source>
   <extracomment>With one: {n} set corrected by you.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{owned} of {total}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{owned} of {total} sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{product}, {kind}, sets {first} to {last}: {boxes}, {copies} of its sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{title}, set {number}, {affiliation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Collection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Earlier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Keys 0 to 9, plus and minus say how many boxes you own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>No box of any product</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>None</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Nothing before this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Nothing entered yet, so one Core Set is assumed. Say how many boxes of each product you own: then this page tells which decks you can build and what is missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>One Core Set is right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>One box of each product</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>One of everything</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Products</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Say that you own one Core Set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Take the last change back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Two Core Sets and one of everything else: all a deck can use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/products_panel.py" />
   <source>What you owned before, to bring it back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/saved.py" />
   <source>Your collection could not be saved: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Affiliation card of {product}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>All sets are there. {decks} decks share {n} affiliation cards {title}.</source>
   <extracomment>With one: All sets are there. {decks} decks share {n} affiliation card {title}.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Brings {sets} and {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Brings {what}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Buy {boxes} of {product}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Can't tell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Each deck alone could have it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Enter shows the box in your collection.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Its contents are an assumption.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Nobody knows {label}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Not in the card pool</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Not together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Not yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>The affiliation card {title} is missing; it is in {product}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>The card pool does not know {n} sets of it.</source>
   <extracomment>With one: The card pool does not know {n} set of it.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>To build these {n} decks at the same time: {needs}.</source>
   <extracomment>With one: To build this deck: {needs}.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>To buy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>What you own of it is an assumption.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>You can build it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>You can build them together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Your collection holds everything that is needed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>clash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>contents assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{count} short</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{needed} needed, {owned} owned</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{n} affiliation cards missing</source>
   <extracomment>With one: {n} affiliation card missing</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{sets} short by {copies}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{title}, set {number}: {need}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Deck without a name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Decks that you save in the library appear here, to be ticked.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Decks to build together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>No decks ticked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Space ticks a deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Tick the decks that you want to have built at the same time.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>Untick all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>What the decks need</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>buildable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>not ticked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>something missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>ticked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>{name}, {sets}, alone: {alone}; {state}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>{n} decks ticked</source>
   <extracomment>With one: {n} deck ticked</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>gui.deck</name>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>Add sets or choose an affiliation card; then each card of that side is weighed here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>Affiliation advisor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>Choose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>Choose {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/advisor_panel.py" />
   <source>This card is the present one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_delegate.py" />
   <source>present</source>
   <comment>the affiliation card that the deck has now</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>At least 10 sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>Exactly {own} {affiliation} and exactly {others} {partner} or neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>X resources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>add {sets}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>drop {sets}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>of other affiliations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{affiliation} or neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{more} reserve</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{more} resources</source>
   <extracomment>With one: {more} resource</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{n} findings stay with any card.</source>
   <extracomment>With one: {n} finding stays with any card.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{resources}, reserve {reserve}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_facts.py" />
   <source>{sets} cannot be counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>A deck is built on one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>A deck needs one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Affiliation card, {gives}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Change the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Choose the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>No affiliation card yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Not in the card pool; choose another card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_list.py" />
   <source>Affiliation cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_option.py" />
   <source>{title}, the present card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_picker.py" />
   <source>Affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_body.py" />
   <source>No sets yet. Choose a set in the table and press 1 or 2, or drag it here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list.py" />
   <source>Enter shows the set, Delete removes one copy, 0, 1, 2, plus and minus change copies.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list.py" />
   <source>Sets of this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Change the note…</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Have {n} copies</source>
   <extracomment>With one: Have {n} copy</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Remove from the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Remove one copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Show the set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Write a note…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>Deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>New deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>No deck is open.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>Notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>Notes •</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_panel.py" />
   <source>Notes, tags and author</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>Double-click or F2 to rename</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>Name of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>New deck · not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_title.py" />
   <source>read only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_delegate.py" />
   <source>now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_delegate.py" />
   <source>now, saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_delegate.py" />
   <source>saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_model.py" />
   <source>As it was opened</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_model.py" />
   <source>the present deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_model.py" />
   <source>undone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_panel.py" />
   <source>Click a step to go there. Nothing is lost until you change something.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_panel.py" />
   <source>Enter goes to a step; the deck becomes what it was.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_panel.py" />
   <source>History</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/history_panel.py" />
   <source>History of this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_edits.py" />
   <source>Add nothing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_edits.py" />
   <source>Add {sets}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_edits.py" />
   <source>Remove {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>Note: {words}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>not in the card pool</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>{n} copies of {title}</source>
   <extracomment>With one: {n} copy of {title}</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Author</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Close the notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Notes and tags</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Notes can have {most:,} characters. Shorten them by {surplus:,} to keep them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Tags</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Tags, with commas</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>What the deck wants to do, how it went, what to try next</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>Who built it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/notes_editor.py" />
   <source>worlds, testing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/set_note_editor.py" />
   <source>Keep the note</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/set_note_editor.py" />
   <source>Note on a set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/set_note_editor.py" />
   <source>Note on {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>Resources: {parts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>X resources, not counted: {titles}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{count} from objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{count} from the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{count} from the command deck</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{n} command cards</source>
   <extracomment>With one: {n} command card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{n} objectives</source>
   <extracomment>With one: {n} objective</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{n} resources</source>
   <extracomment>With one: {n} resource</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{n} sets</source>
   <extracomment>With one: {n} set</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{sets} not in the card pool and not counted.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_banner.py" />
   <source>Judge by another edition of the rules, or another mode</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_banner.py" />
   <source>Rules: {edition}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_banner.py" />
   <source>Show or hide the findings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_banner.py" />
   <source>Verdict: {word}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.documents</name>
  <message>
   <location filename="../../swlcg_deck/gui/documents/deck_offers.py" />
   <source>No affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/deck_offers.py" />
   <source>library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/deck_offers.py" />
   <source>open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/deck_offers.py" />
   <source>open, not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/parts.py" />
   <source>The settings could not be saved: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/sample_decks.py" />
   <source>Samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>Some settings were not understood and have their defaults: {keys}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>Some settings were not understood and have their defaults: {keys}. The file as it was is kept as {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>The settings could not be read ({reason}); defaults are used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>The settings file is damaged and could not be set aside ({reason}); defaults are used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/settings.py" />
   <source>The settings file was damaged. It is kept as {file}; defaults are used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>(mine)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Changes that are not saved are lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Do not save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Overwrite it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Restore unsaved work</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Revert to the saved deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Save mine as a copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Save {name} before closing?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Unsaved work could not be kept safe: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Unsaved work could not be read: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>Your changes here are not saved yet. What is on disk goes to the history either way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>restored after a crash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>written by a newer version of this program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>{name} cannot be opened: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/documents/workspace.py" />
   <source>{name} was changed by another program.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.exchange</name>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>All of it, for scripts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>All of it, for this program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Cannot hold this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Copied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Copy to the clipboard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Export {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For LackeyCCG</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For OCTGN</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For Reddit, GitHub, Discord</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For a forum</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For a spreadsheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>For mail and everything else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Formats</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds everything: sets, notes, tags and dates.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds the affiliation card and the sets; no name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds the affiliation card, the sets and the notes; no name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds the name, the affiliation card and the sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Not in it: {parts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>One line for a chat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Preview</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Save as a file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>{name} exported to {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>{title} ({patterns});;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Deck lists ({patterns});;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Import decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>List to import</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Open</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Open {n} decks</source>
   <extracomment>With one: Open {n} deck</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Paste a list here, for example

Affiliation: Jedi
2x A Journey to Dagobah
2x Last Minute Rescue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Paste a list, choose files or drop them here. Nothing is saved yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Summary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>There is no deck to open yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Wait until all of it is read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>from {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_delegate.py" />
   <source>Choose one of {count}…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_delegate.py" />
   <source>Search for a set…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_delegate.py" />
   <source>Set for line {line}: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Ignored</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Line {line}, {kind}: {text}. {message}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Meaning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Not understood</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Noted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Repaired</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Understood</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_model.py" />
   <source>Which one?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_table.py" />
   <source>Enter on a line that asks something chooses a set for it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_table.py" />
   <source>What became of each line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>All read</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>All read, {n} lines repaired</source>
   <extracomment>With one: All read, {n} line repaired</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>Every line of your list will be listed here with what it means.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>Only lines to look at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>Reading…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>What becomes of each line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/set_chooser.py" />
   <source>Choose or search…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/set_chooser.py" />
   <source>Set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source.py" />
   <source>Pasted text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_list.py" />
   <source>Cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_list.py" />
   <source>Delete takes a file out again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_list.py" />
   <source>Texts and files to import</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_reader.py" />
   <source>Reading the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_reader.py" />
   <source>Reading {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_reader.py" />
   <source>reading it was cancelled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>No affiliation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{count} more</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines not understood</source>
   <extracomment>With one: {n} line not understood</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines noted</source>
   <extracomment>With one: {n} line noted</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines repaired</source>
   <extracomment>With one: {n} line repaired</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines to choose</source>
   <extracomment>With one: {n} line to choose</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} lines to look at</source>
   <extracomment>With one: {n} line to look at</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{n} sources cannot be read</source>
   <extracomment>With one: {n} source cannot be read</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>gui.finder</name>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>Affiliation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>Card {code}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>Title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>Type</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>capacity</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>cost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>icons {icons}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>priority</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>resources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_rows.py" />
   <source>{normal}, with the edge {edge} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/delegates.py" />
   <source>Leave {title} out of the deck</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/delegates.py" />
   <source>Put {n} copies of {title} into the deck</source>
   <extracomment>With one: Put {n} copy of {title} into the deck</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_chips.py" />
   <source>Enter your collection first: then this shows only what you own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_chips.py" />
   <source>Open a deck first: then this shows only what may join it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_chips.py" />
   <source>Product</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_chips.py" />
   <source>The whole cycle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Clear chips</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Clear search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>No card matches {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>No set matches {what}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Sets</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>the chips {chips}</source>
   <extracomment>With one: the chip {chips}</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{n:,} cards</source>
   <extracomment>With one: {n:,} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{n:,} cards match</source>
   <extracomment>With one: {n:,} card matches</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{n:,} sets</source>
   <extracomment>With one: {n:,} set</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{n:,} sets match</source>
   <extracomment>With one: {n:,} set matches</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>{text} and {chips}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Clear the search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Forget recent searches</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Recent searches</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>Title, or a field such as trait:dagobah</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_field.py" />
   <source>What one can search for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Close the search help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Field</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Looks at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Search help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Searching</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>Short</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/search_notes.py" />
   <source> ({n} more)</source>
   <extracomment>With one:  ({n} more)</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_notes.py" />
   <source>Did you mean:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_notes.py" />
   <source>Did you mean: {suggestion}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>Cycle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>Set {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>Side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>capacity {capacity}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>not in deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>{limit} allowed</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>{n} copies in deck</source>
   <extracomment>With one: {n} copy in deck</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_rows.py" />
   <source>{resources} resources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Add one copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Copy title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Reset columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Show cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/table_menu.py" />
   <source>Sort by</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.guide</name>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Back (Alt+Left)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Contents of the guide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Forward (Alt+Right)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>No page has these words.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Page of the guide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Place {at} of {places} on this page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Search the guide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>User guide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>Words to look for. Enter goes to the next place, Shift+Enter to the one before.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/guide/guide_dialog.py" />
   <source>{n} places on this page</source>
   <extracomment>With one: {n} place on this page</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>gui.library</name>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; the backup was made without {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; the library from before is in {folder}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; without {names}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; {decks} you have in another state: see the history</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Add what is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Adding changes none of your decks: where the backup has another state of one, it goes to its history. Replacing puts your present library into a folder beside it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Back up the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Back up the rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Backing up to {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Backups (*.zip);;All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Replace the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Restore a backup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Restore {name}?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>Restoring {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>SWLCG decks {day}.zip</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>{decks} and {versions} backed up to {file}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>{decks} restored</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>{n} parts of the library cannot be backed up.</source>
   <extracomment>With one: {n} part of the library cannot be backed up.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>No changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>{title}: changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>{title}: less, {before} to {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>{title}: more, {before} to {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>Cards by cost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>Same affiliation card, same sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>from</source>
   <comment>Changes from A to B</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>outline A, solid B</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/changes_view.py" />
   <source>to</source>
   <comment>Changes from A to B</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Can’t tell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Casual only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Illegal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Legal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Unreadable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Verdict</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>This file cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>changed {day}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>in {folder}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>tagged {tags}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{lines} not recognised</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{name}: this file cannot be read. {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{total} of {least} sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Export…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Move to folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Sort by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>&amp;Tags</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>D&amp;uplicate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>Del</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>Move into the t&amp;rash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>New folder…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>New tag…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>No folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_menu.py" />
   <source>Re&amp;name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Back up the library…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Back up…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Checked with the {rules}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Import…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No deck here matches the search.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No deck in the library matches the search.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No deck was changed in the last seven days.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No decks here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Restore a backup…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>This folder is empty. Drag decks onto its name to put them here.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>{n} unreadable</source>
   <extracomment>With one: {n} unreadable</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>All decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Folder {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Folders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>New folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Recent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Tag {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_places.py" />
   <source>Trash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_table.py" />
   <source>Decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_table.py" />
   <source>Enter opens, F2 renames, Delete moves into the trash, the menu key shows more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_head.py" />
   <source>Duplicate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_head.py" />
   <source>Export…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_head.py" />
   <source>Show the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source> Restore version A</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>A is the present state; choose an earlier one in the history</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>Choose a deck to see its history here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>Compare in Analyse</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>Saved once so far. Every save from now on is kept here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>There is no earlier state of this file. Mend it with a text editor.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/details_panel.py" />
   <source>kept for every save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/drop_hint.py" />
   <source>Drop deck lists to import them</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Add {n} sample decks</source>
   <extracomment>With one: Add {n} sample deck</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Bring a list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Build</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Choose an affiliation and begin a deck of your own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Import a list…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Look around</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>New {affiliation} deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Paste one from a forum or a chat, or drop a file onto this window.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Tournament lists that players published and starters for a first game, to look at, change and compare.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Your decks will be here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>Restore {when}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{decks} added to the folder {folder}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{decks} deleted for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{name} added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{name} is again as it was ({when}); see the history for the rest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{name} is open and not saved; save it to keep this change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} moved into the trash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} moved to the library’s own folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} moved to where they were</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} moved to {folder}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} put back into the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} put back into {folder}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Delete for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Delete {decks} for good?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Name of the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>New tag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Rename the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Tag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_commands.py" />
   <source>Their history goes with them. This cannot be undone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_listing.py" />
   <source>The library cannot be read ({reason}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_view.py" />
   <source>Reading the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/number_rows.py" />
   <source>Force icons per card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/number_rows.py" />
   <source>{name}: {before} before, {after} after</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_list.py" />
   <source>Delete the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_list.py" />
   <source>Empty the trash…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_list.py" />
   <source>Rename the folder…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_model.py" />
   <source>Decks that were changed in the last seven days</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_model.py" />
   <source>Deleted decks, until you empty it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/place_model.py" />
   <source>Drop decks here to move them; F2 renames</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places_panel.py" />
   <source> New deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places_panel.py" />
   <source>Places</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Added {sets}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Added {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Changed the notes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Changed {sets}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Chose {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>First saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Removed the tags</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Removed {sets}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Removed {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Renamed to {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Second {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Tagged {tags}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>{old} for {new}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_model.py" />
   <source>from {folder}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>Empty the trash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>Enter puts the chosen decks back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>Put back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>Put the chosen decks back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_page.py" />
   <source>The trash is empty. Deleted decks wait here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_list.py" />
   <source>Compare as {letter}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_list.py" />
   <source>The state you go to becomes A; press B to make it B, A to make it A.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_model.py" />
   <source>This state cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_model.py" />
   <source>marked {letters}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/version_model.py" />
   <source>present state</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.messages</name>
  <message>
   <location filename="../../swlcg_deck/gui/messages/message_bar.py" />
   <source>Close this message</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/messages/message_bar.py" />
   <source>Message</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.playtest</name>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/canvas.py" />
   <source>Can be chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/canvas.py" />
   <source>Chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/canvas.py" />
   <source>Table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/canvas_mouse.py" />
   <source>Show the piles of this side</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Deck: {n} cards</source>
   <extracomment>With one: Deck: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Discard pile: {n} cards</source>
   <extracomment>With one: Discard pile: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Force cards left: {count}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Hand: {n} cards</source>
   <extracomment>With one: Hand: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Objective deck: {n} cards</source>
   <extracomment>With one: Objective deck: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/card_menus.py" />
   <source>Victory pile: {n} cards</source>
   <extracomment>With one: Victory pile: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/dial_painting.py" />
   <source>Balance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/dial_painting.py" />
   <source>Death Star dial</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/dial_painting.py" />
   <source>of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Attackers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Cards in question</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Defenders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Edge battle</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Edge stack of {name}: {n} cards</source>
   <extracomment>With one: Edge stack of {name}: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Engaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Engagement {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Facedown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>No card in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>No engagement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>No objective any more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Reward</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Setting up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Strikes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>The Death Star dial</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>Your edge stack: {n} cards</source>
   <extracomment>With one: Your edge stack: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>discard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>reserve {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>victory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>{stack} – has the edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/middle_painting.py" />
   <source>{titles}: {count} Force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene.py" />
   <source>cards in question</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene.py" />
   <source>objectives, facedown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>attackers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>defenders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>engaged objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>enhancements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>on {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>units</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/scene_maker.py" />
   <source>your hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_painting.py" />
   <source>facedown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_painting.py" />
   <source>{count} beneath</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_painting.py" />
   <source>{count} captured</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>Now: {facts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>Piles of {name}: {hand} in hand, deck {deck}, objective deck {objectives}, discard pile {discard}, victory pile {victory}, Force cards left {force}. Enter shows them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>committed to the Force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>exhausted, {tokens}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} Force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} captured here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} damage of {capacity}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} edge blast damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} edge tactics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} edge unit damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/spot_words.py" />
   <source>{count} facedown beneath it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas/tile_painting.py" />
   <source>cost {cost}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>Replays ({names})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>Saved as {title}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>This replay has no digest of each answer, as older versions wrote it: it proves how the game stood every now and then and how it ended, not every answer on the way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>Write a replay file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/game_place.py" />
   <source>Written to {name}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>Plain objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>The deck has no affiliation card yet; choose one in Build.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>no deck needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>no side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/deck_choices.py" />
   <source>sample</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Continue</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Continue the saved game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Delete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Delete the saved game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Delete the saved game “{title}”?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Discard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Discard the game you left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Games ({names})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Go on with the game you left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>It cannot be brought back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Look at a game in a replay file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Look at the saved game from its beginning, decision by decision</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Open replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Open replay…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>Saved games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/saved_games.py" />
   <source>The game you left: {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/session.py" />
   <source>The other side has to decide first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/session.py" />
   <source>This is a replay: press “Play on from here” to decide yourself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/session.py" />
   <source>Undone. What was revealed meanwhile you have seen already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Another seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Deploys, attacks, defends and bids like a sensible player.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Does anything that is allowed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Exists only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Greedy bot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Its deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Its objectives stand, the dial and the Force move; it plays and attacks nothing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Looks ahead before it decides, for up to {seconds} seconds.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Opponent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Play a deck by all the rules, alone or against a bot.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Playtest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Random bot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Search bot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Start the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>The opponent's deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>The same seed and decks give the same shuffles.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>The seed is a number from 0 to {most}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>There is no deck of the other side yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>There is no deck yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/start_page.py" />
   <source>Your deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>Every card of these decks is played with its text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>It looks ahead for up to {seconds} seconds a decision.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The Death Star dial has reached 12.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The Death Star dial has taken all the damage it can bear.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The dark side has won.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The light side has won.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The other side has no card left to draw.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>The other side has no objective left to reveal.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>Three objectives of the dark side are destroyed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>You have won.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>{named} and {n} more</source>
   <extracomment>With one: {named} and {n} more</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>{name} is thinking…</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>{n} cards are played without text</source>
   <extracomment>With one: {n} card is played without its text</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/games/table_words.py" />
   <source>{n} cards are played without their text, or a part of it: {named}.</source>
   <extracomment>With one: {n} card is played without its text, or a part of it: {named}.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/large_face.py" />
   <source>Card, large</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>less than a second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{low} to {high} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{number} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{number} h</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{number} min</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/numbers.py" />
   <source>{number} s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/advice_line.py" />
   <source>A bot would have kept the first hand.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/advice_line.py" />
   <source>A bot would keep.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/advice_line.py" />
   <source>A bot would take the mulligan.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/advice_line.py" />
   <source>The mulligan is taken: this hand is kept.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/asking.py" />
   <source>the pool has no set {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/chance_chart.py" />
   <source>{column} (this opening)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/chance_chart.py" />
   <source>{number}: {chance} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/chance_chart.py" />
   <source>{number}: {chance} %, in the samples {sampled} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/deck_box.py" />
   <source>Deck whose openings are dealt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Cancel the samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Cancelled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Deal that many openings and count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Dealing: {share} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Force icons in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>How many openings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Resources on turn 1, best keep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Sample</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>Units in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>chance in %, this opening marked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>in %, line: what the samples gave</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>mean {mean}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/distributions_panel.py" />
   <source>{count} openings: a bot sends {share} % of the hands back. Played hands have on average {units} units, {icons} Force icons and {plays} cards to pay for on turn 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_button.py" />
   <source>Key {key}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>By
turn {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>In the opening hand {plain} %, with a mulligan {again} %, by turn {turn} {later} %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>Key card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>Opening</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>Paid for on turn {turn}: {chance} %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>Payable on turn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>With
mulligan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>has no cost</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/key_cards.py" />
   <source>{n} copies in the deck.</source>
   <extracomment>With one: {n} copy in the deck.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>A hand is dead with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>A rule such as {example}; several, apart by a semicolon: any of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>Back to the usual questions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>By turn 3: no mulligan, two cards drawn each turn. Payable: with the best keep, nothing spent before. Enter changes a line, Delete removes it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>Closed form, no sampling. Chances in %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>Exact odds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>Questions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_panel.py" />
   <source>What makes a hand dead</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/odds_row.py" />
   <source>Remove {question}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>A hand can be sent back once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Draw again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Enter</source>
   <comment>a key</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Hand after the mulligan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Keep {objective}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>M</source>
   <comment>a key</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Mulligan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Opening hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Play it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Shuffle the hand into the deck and draw six new cards, once.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>Space</source>
   <comment>a key</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_panel.py" />
   <source>To the bottom</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>For edge battles</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>Four seen, three kept. This keep gives {n} resources on turn 1.</source>
   <extracomment>With one: Four seen, three kept. This keep gives {n} resource on turn 1.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>No resource match</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>None of it can be paid for on turn 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>Payable on turn 1</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>no fate card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>no unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{card} and {other} can be paid for on turn 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{card} can be paid for on turn 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{count} of them can be paid for on turn 1.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} Force icons</source>
   <extracomment>With one: {n} Force icon</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} fate cards</source>
   <extracomment>With one: {n} fate card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} resources short</source>
   <extracomment>With one: {n} resource short</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} units</source>
   <extracomment>With one: {n} unit</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{units}, {fates}, {icons}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/openings_head.py" />
   <source>The same seed and deck deal the same opening.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/openings_page.py" />
   <source>Choose another deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/openings_page.py" />
   <source>There is no deck yet. Build one, or import a list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>A title (Red Five), a search (type:unit cost&lt;=2), or a question: no type:fate, at least 2 type:unit, resources at least 5 on turn 2, force at least 8, objectives affiliation:rebel, dead</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>Add question</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>Card, search or question</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>Change question</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_field.py" />
   <source>Question</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>No answer: {why}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>With a mulligan {chance} %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>no answer</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>{chance} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_row.py" />
   <source>{chance} %.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>All four objectives {affiliation}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>Dead hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>No enhancement in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>No event in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>No fate card in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>No unit in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>{count} or more Force icons in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>{count} or more resources on turn {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>{objective} among the four</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/subject.py" />
   <source>{deck} cannot be dealt: {why}. Change it in Build, or choose another deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/subject.py" />
   <source>{deck} has no objective sets yet. Add at least four in Build, or choose another deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/table_seats.py" />
   <source>There is no deck of the other side with ten sets to play against.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>1× in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>1× out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>Choose a set to take out and one to put in.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>Force icons in hand, mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>None of these questions has another answer then.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>Resources on turn 1, mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>Units in hand, mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>What if?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/what_if.py" />
   <source>{question}: {before}, then {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/page_bar.py" />
   <source>Openings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/page_bar.py" />
   <source>Page of the Playtest view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/page_bar.py" />
   <source>Simulate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/exporting.py" />
   <source>Export the cards as a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/exporting.py" />
   <source>Export the result as JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/exporting.py" />
   <source>JSON (*.json)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/exporting.py" />
   <source>Tables (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_list.py" />
   <source>Enter opens, F2 renames, Delete removes; Ctrl+Space marks two to compare.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_list.py" />
   <source>Kept results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>Gauntlet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>Two decks</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>{number} games</source>
   <extracomment>With one: {number} game</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>{n} decks</source>
   <extracomment>With one: {n} deck</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_model.py" />
   <source>{rate} light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Compare</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Compare the two marked results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Every run is kept here, to be read again and compared. Press Run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Mark two results to compare them (Ctrl and a click)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Remove the marked results (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Rename the marked result (F2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/kept_panel.py" />
   <source>Rename…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/shelf_work.py" />
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/shelf_work.py" />
   <source>Rename the result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/shelf_work.py" />
   <source>{name} is removed</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept/shelf_work.py" />
   <source>{n} results are removed</source>
   <extracomment>With one: {n} result is removed</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>Every card of these decks plays with its abilities.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>Hide the cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>Show which cards play without their abilities</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>These cards play with their numbers and keywords, but without their abilities:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>Which cards</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/limits_note.py" />
   <source>{n} cards of {deck} have abilities that cannot be played yet.</source>
   <extracomment>With one: {n} card of {deck} has abilities that cannot be played yet.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Cards as a table (CSV)…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Choose decks for a new simulation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Copy the result as text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Export</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>Export the result as a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>New run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/page_head.py" />
   <source>The whole result (JSON)…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Copies drawn that were neither played nor placed in an edge stack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Copies placed in edge stacks; the line shows the share of those drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Copies that came to hand over all games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Copies that were played; the line shows the share of those drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Dead</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>How often one lay in hand in a deployment phase and could not be paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Its abilities cannot be played yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Share of games won in which a copy was drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Share of games won in which a copy was played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>The cards of the command deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Unpaid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Won if drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>Won if played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>{share} of the copies drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_model.py" />
   <source>{wins} of {games} games won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/card_table.py" />
   <source>A row for each card. The arrow keys show the cards, Esc puts them away.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>After</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>Before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>Comparison</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>Games won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>In the pairings that were played both times.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>No pairing was played both times: there is nothing to compare.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>Points, 95 % interval</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>hardly chance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>may be chance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/changes_page.py" />
   <source>{change} ({low} to {high})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>As the dark side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>As the light side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>How games ended</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>In per cent of the games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>Outline and dashes: the earlier one. Solid: the later one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>The dial</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>The dial's course</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>Turns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_page.py" />
   <source>Which side's games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>Cards left dead in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>Chance alone hardly explains it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>In: {sets}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>Out: {sets}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>That may be chance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>The deck has the same sets in both.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>Turns a game, both sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/comparison_words.py" />
   <source>{change} percentage points, with 95 % certainty {low} to {high}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/gauntlet_page.py" />
   <source>Each deck over all its games; the line is the 95 % interval.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/gauntlet_page.py" />
   <source>How often the light side deck of a row won against the dark one of a column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/gauntlet_page.py" />
   <source>Pairings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/gauntlet_page.py" />
   <source>Standings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>Both sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>Dark side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>Light side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>Result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>The mean after each turn; at 12 the dark side wins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/overview.py" />
   <source>{mean} on average, both sides' turns counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/pairing_grid.py" />
   <source>How often the light side deck of the row won; Enter opens the pairing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/pairing_model.py" />
   <source>{light} against {dark}: not played.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/pairing_model.py" />
   <source>{light} against {dark}: won {wins} of {games} games, {rate} ({span}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>By a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>Deck ran out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>Dial full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>Objectives destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>after turn {turn} {dial}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>after turn {turn} {dial}, {before} before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>{deck} won {wins} of {games} games, {rate}, with 95 % certainty {span}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>{name}: {n} games</source>
   <extracomment>With one: {name}: {n} game</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>{name}: {share} % of the games, {before} % before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_bars.py" />
   <source>{turns} turns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Back to all pairings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Back to the gauntlet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Dark side cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Light side cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Overview</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_page.py" />
   <source>Part of the result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Endings: {endings}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>It was ended after {done} of {asked} games.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Neither side is clearly ahead: the difference may be chance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Objectives lost a game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Opening hands put back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Own turns a game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>The dial after each turn: {course}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Turns in which no card could be paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>Turns: {mean} on average</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>seed {seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{deck} ({affiliation}, {bot}) won {wins} of {games} games: {rate} ({span})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{deck} is ahead, and chance alone hardly explains it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{done} of {asked} games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{light} against {dark}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/results/result_words.py" />
   <source>{light} against {dark}: {rate}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/choice_list.py" />
   <source>Enter takes a deck alone, Space ticks it with others, Ctrl+A ticks all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/deck_model.py" />
   <source>{deck}, not ticked. {facts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/deck_model.py" />
   <source>{deck}, ticked. {facts}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/deck_model.py" />
   <source>{n} cards without their text</source>
   <extracomment>With one: {n} card without its text</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>Another seed, by chance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>Games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>How many games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>Other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>The number of games is between 1 and {most}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/games_field.py" />
   <source>The same seed, decks and bots give the same games on any computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>Cancel the simulation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>End it now; the games that are done are kept and shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>Playing {total} games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>ending</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>getting ready</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>{done} of {total} games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/run_bar.py" />
   <source>{rate} games a second, {left} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>A gauntlet: {light} light against {dark} dark side decks, {pairings} pairings of {games} games, {total} in all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>At most {most} pairings can be played at once; tick fewer decks.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Find decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Find decks by name, affiliation, folder or tag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Play these games (Ctrl+Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Run ends the simulation under way, keeps what is done, and begins this one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>Run the simulation</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/setup_page.py" />
   <source>{light} against {dark}, {number} games.</source>
   <extracomment>With one: {light} against {dark}, {number} game.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Choose a dark side deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Choose a light side deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Dark side decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Greedy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Light side decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Looks ahead; stronger and much slower.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>No deck has these words.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Plays by sensible habits; quick.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Takes any legal option; quick.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>There is no dark side deck yet. Build one, or import one in the Library.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>There is no light side deck yet. Build one, or import one in the Library.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>Who plays the deck</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup/side_column.py" />
   <source>{n} decks chosen</source>
   <extracomment>With one: {n} deck chosen</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>Click one deck for each side, or tick several for a gauntlet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>It was ended before the first game was over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>New simulation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>The result is copied as text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>Written to {file}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>{before}, then {after}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>{name} is done: the first of the results</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/table/choosing.py" />
   <source>Choose at least {n} options.</source>
   <extracomment>With one: Choose at least {n} option.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/choosing.py" />
   <source>No more than {most} can be chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Cancel thinking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Cancel thinking: the bot decides at once</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Confirm {n} choices</source>
   <extracomment>With one: Confirm {n} choice</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Confirm: none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Read the rule {rule}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>The bot decides at once, without looking ahead (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>Your decision</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/decision_panel.py" />
   <source>{words}, key C</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Decisions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Every decision of the game. Enter goes to one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Force</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Hidden cards were revealed after it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>The other side decides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Turn {turn}, {phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>Undone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>You are here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>balance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>cards revealed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>conflict</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>deployment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>draw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/history_list.py" />
   <source>refresh</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/log_view.py" />
   <source>A double click on a line goes back to its decision.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/log_view.py" />
   <source>Log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/log_view.py" />
   <source>What has happened in this game, the latest at the end. Enter goes back there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Every window</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Pass this window and those that follow, until something happens (N)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Pass until something happens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Pass until something happens, key N</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Phases</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Stop at my actions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>Stop in phases: {phases}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/table/passing_box.py" />
   <source>{n} phases</source>
   <extracomment>With one: {n} phase</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Conflict</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Deploy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Draw</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Refresh</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Turn {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/phase_bar.py" />
   <source>Turn {turn} {side}, {phase}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Decide yourself from this decision on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Decision of the replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Fast</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Look at the table from the other side (O)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Normal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>One decision back (B)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>One decision on (F)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Other side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Pause (K)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Play (K)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Play on from here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Slow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>Speed: {speed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>The first decision (Home)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>The last decision (End)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/replay_controls.py" />
   <source>{at} of {last}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/story_box.py" />
   <source>Every decision: a click goes back to it, or on again (H)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>As text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Back to your last decision (Ctrl+Z)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>New game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>On to your next decision (Ctrl+Y)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Replay from the beginning</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Save, replay, leave or read the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>Write a replay file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_head.py" />
   <source>{tip}. Hidden cards were revealed since: you have seen them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_page.py" />
   <source>Nothing can be done with that card now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_page.py" />
   <source>Seed {seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_page.py" />
   <source>{words}. Which?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_telling.py" />
   <source>Game over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_telling.py" />
   <source>Replay: {side}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_telling.py" />
   <source>What it chose from is hidden until the game is over.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/table_telling.py" />
   <source>{name} decides.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Affiliation card: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Death Star dial: {dial} of 12. Balance of the Force: {side}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Edge stack of the {side}: {cards}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Engaged: {card}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Enhancements: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Enter uses the card of a line.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Facedown objectives: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Objectives: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Setup. Active: the {side}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Table as text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Turn {turn}, {phase}. Active: the {side}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>Units: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/table/text_tree.py" />
   <source>nothing on it</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.rules</name>
  <message>
   <location filename="../../swlcg_deck/gui/rules/contents_rows.py" />
   <source>Glossary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/contents_rows.py" />
   <source>Term</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/contents_rows.py" />
   <source>Words of the game</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/rules/contents_rows.py" />
   <source>{n} entries</source>
   <extracomment>With one: {n} entry</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Also: {words}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Before: {rule}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Chapter: {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Example: {text}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>In the glossary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Next: {rule}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Rule {id}, {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>See also</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Source: {source}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>Term: {term}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>{n} rules</source>
   <extracomment>With one: {n} rule</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/rules/page.py" />
   <source>{n} words</source>
   <extracomment>With one: {n} word</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/reading_pane.py" />
   <source>Copy citation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/reading_pane.py" />
   <source>The rule with its id and its source, to paste elsewhere (Ctrl+C)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Chapters and rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Look for {term}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>No rule has all of “{query}”. Try fewer words, another word for it, or an id such as DECK-05.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Search the rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Show the chapters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Up and down show an entry; Enter goes to its page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Word, term or id of a rule…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_contents.py" />
   <source>Words of a rule, a term such as unopposed, or an id such as DECK-05 (deck 5)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/rules/rules_view.py" />
   <source>The citation of {id} is in the clipboard.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.shell</name>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>About SWLCG Deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Decks for Star Wars: The Card Game.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Licence</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Notice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Text to read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>Version {version}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>card pool {fingerprint}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/about_dialog.py" />
   <source>rules: {edition}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;About SWLCG Deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Analyse</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Build</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Collection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Compare…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Copy as text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Duplicate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Edit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;File</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Find sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;History</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Keyboard shortcuts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;New deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Next deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Open…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Paste a list…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Previous deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Quit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Reset layout</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Rules of the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Tournament</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Tournament sheet…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>&amp;View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>1 to 9, 0, P</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Affiliation ad&amp;visor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Alt+Down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Alt+Left  Alt+Right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>At the table: choose an option, or pass</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>At the table: confirm, pass until something happens, show it as text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>At the table: undo, redo, save the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>C&amp;lose deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Choose the &amp;affiliation card…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Close what lies on top, or clear the search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Ctrl++  Ctrl+-  Ctrl+0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Ctrl+C</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Ctrl+Z  Ctrl+Y  Ctrl+S</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Esc</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Go to the search field from anywhere; so does typing a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Import card pac&amp;k…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In Openings: draw again, take the mulligan, play it at the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In a search field: go on to what was found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the cards: larger, smaller, normal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the deck and in the Library: rename</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the rules: back and forward</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the rules: copy the citation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the search for sets: recent searches</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the sets or the deck: how many copies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the sets or the deck: remove one copy (never while you type a search)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>In the sets: add one copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Lar&amp;ger text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>N&amp;otes and tags</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Pla&amp;ytest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>R&amp;ules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Re&amp;vert to the saved deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>S&amp;maller text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Save &amp;as a file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Sett&amp;ings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Show the car&amp;ds panel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Show the card large, and close it again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Show the dec&amp;k panel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Space</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>Space  M  Enter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/actions.py" />
   <source>User &amp;guide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Details of the error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>For a report: what the program was doing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Save the details</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Save…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Something went wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/crash_dialog.py" />
   <source>Text (*.txt)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/deck_commands.py" />
   <source>Compare with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/deck_commands.py" />
   <source>Deck of the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>Open decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>Save as a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>Saved {deck}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>The list is in the clipboard.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/file_commands.py" />
   <source>Written to {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>&amp;Redo {step}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>&amp;Undo {step}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>Restore it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>Show what is on disk</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>The file of {name} is no longer in the library; saving puts it there again.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>There is no rule {name} to read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>Unsaved work was found: {decks}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/main_window.py" />
   <source>an unreadable deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Analyse view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Build view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Collection view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Library view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Playtest view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Rules view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Tournament</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Tournament view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/mode_bar.py" />
   <source>Views</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/recent_menu.py" />
   <source>No deck can be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/recent_menu.py" />
   <source>No decks yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/recent_menu.py" />
   <source>Open &amp;recent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Appearance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>As long as the variable {variable} is set, the folder that it names is used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>As the computer ({language})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Casual</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Choose the OCTGN folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Choose the library folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Decks are judged with the restricted list of the edition.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Decks are judged without the restricted list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Edition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>For decks that you make and for tournament sheets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Language</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Library folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Mode</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Motion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Not chosen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Nothing can be written into this folder; choose another one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>OCTGN folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>On</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Only where a movement explains what happened.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Spoken from the next start on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>System</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Text size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Used from the next start on. Your decks stay where they are; copy them if you want.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Usual place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Where decks for OCTGN go and card packs come from.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>You</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>Your name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>no errata, no restricted list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>seven restricted groups; Luke Skywalker (64-2) in its older form</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>the first errata, no restricted list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/settings_dialog.py" />
   <source>twelve restricted groups; undated, its newest entry is marked v5.2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/shortcuts_dialog.py" />
   <source>In the panels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/shortcuts_dialog.py" />
   <source>Keyboard shortcuts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/shortcuts_dialog.py" />
   <source>List of keyboard shortcuts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/tab_strip.py" />
   <source>, not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/tab_strip.py" />
   <source>Close this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shell/tab_strip.py" />
   <source>Open decks</source>
   <comment>those that are open</comment>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.startup</name>
  <message>
   <location filename="../../swlcg_deck/gui/startup/app.py" />
   <source>The card pool cannot be used.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/app.py" />
   <source>The folder of your library cannot be written: {folder}. What you change cannot be saved there.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/app.py" />
   <source>The folder of your library is not there: {folder}. It is made when you save a deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/crash.py" />
   <source>Something went wrong that should not have. Your decks are safe; you can go on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/single_instance.py" />
   <source>A window of this program is open already and does not answer, so this is another one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/startup/single_instance.py" />
   <source>The place where windows of this program meet is not safe from others on this computer, so this window stands alone.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.tables</name>
  <message>
   <location filename="../../swlcg_deck/gui/tables/search_box.py" />
   <source>Search decks, sets, notes…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tables/search_box.py" />
   <source>Search the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tables/search_box.py" />
   <source>Words are looked for in the name.
set:112 or set:"Hoth Operations": decks with that set
a:jedi   side:dark   tag:worlds   folder:tournament   notes:hoth   total&gt;=10
legal, illegal, unknown: by their verdict
-tag:old and not: without;  or and parentheses work</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tables/stepper.py" />
   <source>At most {limit}. Keys 0, 1, 2, plus and minus.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tables/stepper.py" />
   <source>{copies}, more than the {limit} allowed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.tournament</name>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Command cards · {found} of {wanted} objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Copy result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Print the result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Print…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Result of the deck check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>{found} of {wanted} command cards found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>{found} of {wanted} found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Change the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Change…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Choose the deck whose cards lie on the table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Clear the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Deck check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Paste list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Sent to the printer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Start over</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Take the last step back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>The result is in the clipboard.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>The table is cleared. Undo brings it back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Tick every card of the list in the clipboard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>Tick what lies on the table, and see what is missing, foreign or of another set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>that card does not lie on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_check_view.py" />
   <source>the clipboard holds no text: copy a list first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>Arrow keys go through the decks, Enter chooses.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>Choose a deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>No deck has these words. Try fewer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>Search by name, card, tag or folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>Search decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>There is no such deck yet: build one, or import a list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_field.py" />
   <source>112-2, 112-2 x2, a title, or a set number for all six</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_field.py" />
   <source>Cards on the table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_field.py" />
   <source>Type a set-card number such as 112-2 and press Enter to tick it; a minus before it takes it back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card} is not in this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card} is of another set; the deck has {wanted}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card} is one too many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card} taken back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{card}, {found} of {wanted}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{n} cards taken back</source>
   <extracomment>With one: {n} card taken back</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{n} cards ticked</source>
   <extracomment>With one: {n} card ticked</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/folder_check.py" />
   <source>Stopped after {count} of {total} files.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/folder_check.py" />
   <source>there is no deck list in {folder} (files that end in {kinds})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>Passed over</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} can’t tell</source>
   <extracomment>With one: {n} can’t tell</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} casual only</source>
   <extracomment>With one: {n} casual only</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} illegal</source>
   <extracomment>With one: {n} illegal</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} legal</source>
   <extracomment>With one: {n} legal</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} lines of the file to look at.</source>
   <extracomment>With one: {n} line of the file to look at.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_results.py" />
   <source>{n} passed over</source>
   <extracomment>With one: {n} passed over</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Check every deck list of a folder at once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Choose a folder of deck lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Choose a folder of deck lists: every file in it is read and judged, in any format.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Deck registration</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Export CSV…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Export the results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Folder of deck lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Judge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Judge by another edition of the rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>PDF (*.pdf)</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Painting {n} sheets</source>
   <extracomment>With one: Painting {n} sheet</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Reading the lists in {folder}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Save all sheets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Save sheets…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Save the results as a table for a spreadsheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Save the sheets of all lists as one PDF file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Saved as {path}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Table (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>sheets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>there is no deck to print in this folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_banner.py" />
   <source>Rules: {caption}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_view.py" />
   <source>One light deck and one dark deck, printed together</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_view.py" />
   <source>Save the sheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_view.py" />
   <source>Tournament pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>A pair for casual play only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Both decks are legal for casual play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Both decks are legal for tournament play.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Choose a light and a dark side deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Illegal pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Legal pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>No pair yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>No restricted group is broken.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Nobody can tell about this pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>casual play, without the restricted list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{edition}, {groups} · rules DECK-01 to DECK-18 checked</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} cannot be judged ({n} findings)</source>
   <extracomment>With one: {name} cannot be judged ({n} finding)</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} is for casual play only ({n} findings)</source>
   <extracomment>With one: {name} is for casual play only ({n} finding)</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} is illegal ({n} findings)</source>
   <extracomment>With one: {name} is illegal ({n} finding)</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} is legal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Next page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Previous page</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Print the sheet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Save PDF…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>Save the sheet as a PDF file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source>page {page} of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Findings of the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Lines of the file to look at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Nothing to say against it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Open deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_details.py" />
   <source>Open this deck in the Build view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_model.py" />
   <source>File</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_model.py" />
   <source>Reasons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_table.py" />
   <source>A row for each list; Enter opens its deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/result_table.py" />
   <source>Results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>A4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Date</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Event</source>
   <comment>tournament</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Paper</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Player</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_fields.py" />
   <source>Second page for the judge: all command cards by set and position</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_jobs.py" />
   <source>{first} and {second}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_preview.py" />
   <source>Page Up and Page Down turn the pages.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_preview.py" />
   <source>Preview, page {page} of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Change the dark side deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Change the light side deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>No dark side deck is chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>No light side deck is chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Sets of the dark side deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Sets of the light side deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>{card} affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/slot_list.py" />
   <source>Cards of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/slot_list.py" />
   <source>Space ticks one more copy, Minus takes one back.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/slot_model.py" />
   <source>{card}, objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/slot_model.py" />
   <source>{card}: {found} of {wanted} found.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/tournament_head.py" />
   <source>Judge: folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/tournament_head.py" />
   <source>Pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/tournament_head.py" />
   <source>Part of the tournament view</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only can’t tell: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only casual only: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only illegal: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only legal: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only passed over: {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only unreadable: {count}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.verdict</name>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_row.py" />
   <source>Fix, {count} ways</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_row.py" />
   <source>Fix…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_row.py" />
   <source>Ways to mend this</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/verdict/finding_text.py" />
   <source> Sets {numbers}.</source>
   <extracomment>With one:  Set {numbers}.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_text.py" />
   <source>Keep {copies}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_text.py" />
   <source>Make {count} changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/finding_text.py" />
   <source>Remove {count} sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/rules_menu.py" />
   <source>The restricted list binds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/verdict/rules_menu.py" />
   <source>Without the restricted list</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.widgets</name>
  <message>
   <location filename="../../swlcg_deck/gui/widgets/folder_field.py" />
   <source>Choose…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/widgets/menu_chip.py" />
   <source>any</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.words</name>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Apr</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Aug</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Dec</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Deleted today, {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Deleted yesterday, {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Deleted {date}, {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Feb</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Jan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Jul</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Jun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Mar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>May</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Nov</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Oct</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Sep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Today, {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Yesterday</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>Yesterday, {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>{date}, {time}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>{day} {month}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/days.py" />
   <source>{day} {month} {year}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Enhancement</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Event</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Fate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Mission</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>Unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>casual</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>dark side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>light side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/game_words.py" />
   <source>tournament</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no affiliation cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no boxes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no choices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no command cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no copies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no earlier versions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no enhancements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no fate cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no fates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no findings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no focus tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no hints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no lines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no missing sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no missions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no normal icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no options</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no other files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no pictures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no resources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no restricted groups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no sample decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no sheets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no shields</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no sources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no texts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>no units</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} affiliation cards</source>
   <extracomment>With one: {n} affiliation card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} boxes</source>
   <extracomment>With one: {n} box</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} choices</source>
   <extracomment>With one: {n} choice</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} copies</source>
   <extracomment>With one: {n} copy</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} earlier versions</source>
   <extracomment>With one: {n} earlier version</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} enhancements</source>
   <extracomment>With one: {n} enhancement</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} events</source>
   <extracomment>With one: {n} event</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} fates</source>
   <extracomment>With one: {n} fate</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} files</source>
   <extracomment>With one: {n} file</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} findings</source>
   <extracomment>With one: {n} finding</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} games</source>
   <extracomment>With one: {n} game</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} hints</source>
   <extracomment>With one: {n} hint</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} icons</source>
   <extracomment>With one: {n} icon</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} lines</source>
   <extracomment>With one: {n} line</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} lists</source>
   <extracomment>With one: {n} list</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} missing sets</source>
   <extracomment>With one: {n} missing set</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} missions</source>
   <extracomment>With one: {n} mission</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} normal icons</source>
   <extracomment>With one: {n} normal icon</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} options</source>
   <extracomment>With one: {n} option</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} other files</source>
   <extracomment>With one: {n} other file</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} pictures</source>
   <extracomment>With one: {n} picture</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} restricted groups</source>
   <extracomment>With one: {n} restricted group</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} sample decks</source>
   <extracomment>With one: {n} sample deck</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} sheets</source>
   <extracomment>With one: {n} sheet</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} sources</source>
   <extracomment>With one: {n} source</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/words/how_many.py" />
   <source>{n} texts</source>
   <extracomment>With one: {n} text</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>gui.work</name>
  <message>
   <location filename="../../swlcg_deck/gui/work/file_endings.py" />
   <source>Not written: {name} does not end in {endings}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.as_read</name>
  <message>
   <location filename="../../swlcg_deck/legality/as_read.py" />
   <source>Line {line} is not clear: {message}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/as_read.py" />
   <source>Line {line} was not read for sure: {message}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/as_read.py" />
   <source>Line {line}: {message}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.check_words</name>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Cannot be checked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Deck check: {deck}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Every card of the list is there, and none too many.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Not of this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Not right: {parts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Nothing is ticked yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>Of another set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{card}, too many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{card}: {lies} lies here, {wanted} belongs here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{count} not of this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{count} of another set</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{found} of {wanted} command cards, {objectives_found} of {objectives_wanted} objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{label} is not in the card pool</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{n} missing</source>
   <extracomment>With one: {n} missing</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{title} (affiliation card)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/check_words.py" />
   <source>{title} ({number}), the whole set</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.construction_words</name>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>A deck needs at least {least} objective sets; this one has {count}, so add {missing} more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>A set may be used twice at most; this deck has {copies} copies of {set}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>There is no affiliation card called {card} in the card pool, so nobody can tell whether this deck is legal; choose another.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>This deck has no affiliation card; choose one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{card} needs exactly {own} {affiliation} and exactly {partner} {partner_affiliation} or neutral objectives; this deck has {counted}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{count} of {affiliations}, which it does not allow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{count} that the card pool does not know</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{own} and {partner}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{own} and {partner}, and {others}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{product}, card {number}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{sets} are dark side sets, the others are not; a deck has one side only.</source>
   <extracomment>With one: {sets} is a dark side set, the others are not; a deck has one side only.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{sets} are light side sets, the others are not; a deck has one side only.</source>
   <extracomment>With one: {sets} is a light side set, the others are not; a deck has one side only.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is a dark side set, but the affiliation card {card} is of the light side.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is a light side set, but the affiliation card {card} is of the dark side.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is for the affiliation {wanted} only; this deck has {card}, which is {affiliation}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is for the affiliation {wanted} only; this deck has {card}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is limited to one copy in a deck by an erratum; this deck has {copies}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/construction_words.py" />
   <source>{set} is limited to one copy in a deck; this deck has {copies}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.fixes</name>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>Keep {n} copies of {set}</source>
   <extracomment>With one: Keep {n} copy of {set}</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>choose {card}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>keep {n} copies of {set}</source>
   <extracomment>With one: keep {n} copy of {set}</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>remove {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/fixes.py" />
   <source>use the whole sets</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.host_words</name>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>a card you control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>a friendly objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>a resource card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>a {host}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>an objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>an objective you control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>an {host}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>friendly {names} objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>friendly {names} unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{affiliation} {trait}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{names} objective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{names} objective you control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{names} unit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/host_words.py" />
   <source>{names} unit you control</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.law</name>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>Core rulebook, deck construction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>FAQ errata, card {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>FAQ {version} errata, card {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>{edition}, restricted list, dark side group {group}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/law.py" />
   <source>{edition}, restricted list, light side group {group}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.restricted</name>
  <message>
   <location filename="../../swlcg_deck/legality/restricted.py" />
   <source>{members} are in the same restricted group; keep one.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.table_reading</name>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>a set has cards 1 to 6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>all six cards of {set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>could be {titles}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>could be {titles} or others</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>no card has this number or title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>read as {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>set {set} has no card of this title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>taken as {code}; look at its number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>the text has more than {most:,} characters; it is not read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>this is the title of no card beside it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/table_reading.py" />
   <source>{code} is {card}, not {title}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.warnings</name>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, deployment phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, edge battle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, keywords</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, resource match</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>Core rulebook, unique cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>FAQ, Pilot</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>This deck has no fate cards among {cards} command cards, which is few; {usual}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>This deck has {fate} fate cards among {cards} command cards, which is many; {usual}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>This deck has {limited} Limited cards among {cards} command cards, and only one can be played in a turn; most decks of this size have at most {most}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>This deck has {n} fate cards among {cards} command cards, which is few; {usual}.</source>
   <extracomment>With one: This deck has {n} fate card among {cards} command cards, which is few; {usual}.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>most decks of this size have {fewest} to {most}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{card} ({sets}) enhances {host}, and this deck has none of its own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{card} ({sets}) is a Pilot, but this deck has no Vehicle unit to put it on.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{n} {affiliation} cards of this deck need a resource match, which no card of it gives.</source>
   <extracomment>With one: {n} {affiliation} card of this deck needs a resource match, which no card of it gives.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{n} {affiliation} cards of this deck need a resource match, which only one card of it gives.</source>
   <extracomment>With one: {n} {affiliation} card of this deck needs a resource match, which only one card of it gives.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/warnings.py" />
   <source>{title} is unique and in {count} different sets of this deck ({sets}); only one of them can be in play.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>legality.whole_sets</name>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>Challenge cards are in no legal deck, but the list names {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>Core rulebook, objective sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>FAQ, question 3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>The file of this deck was written by a newer version of this program ({format}), so nobody can tell whether it is legal; bring this program up to date.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>The list names cards that are not in the card pool: {cards}; correct them or use the whole sets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>The list names cards that the sets of this deck do not have: {cards}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{card} ({listed} for {own})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} could be {sets}; say which one is meant.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} is a challenge card, and challenge cards are in no legal deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} is listed with cards of another set: {cards}. A card must carry the number of its own set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} is not in the card pool, so nobody can tell whether this deck is legal; correct its title or number, or remove it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/legality/whole_sets.py" />
   <source>{set} is not whole: the list lacks {cards}. A set is always used with all six cards.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>playtest.decks_in_play</name>
  <message>
   <location filename="../../swlcg_deck/playtest/decks_in_play.py" />
   <source>{deck} has no affiliation card; choose one first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/decks_in_play.py" />
   <source>{deck} has sets that nobody knows: {sets}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/decks_in_play.py" />
   <source>{n} different cards of {deck} are played without text that is not written yet: {cards}.</source>
   <extracomment>With one: {n} card of {deck} is played without text that is not written yet: {cards}.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>playtest.gauntlet</name>
  <message>
   <location filename="../../swlcg_deck/playtest/gauntlet.py" />
   <source>a gauntlet needs decks of both sides; there are {light} light side and {dark} dark side decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/gauntlet.py" />
   <source>{light} light side and {dark} dark side decks are {count:,} pairings; at most {most:,} can be played at once</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>playtest.kept_results</name>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>A result needs a name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>The result could not be kept: {folder} cannot be made ({reason}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{file} cannot be read: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{file} could not be deleted ({reason}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{file} could not be moved ({reason}); it is where it was.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{light} against {dark}, {n:,} games</source>
   <extracomment>With one: {light} against {dark}, {n:,} game</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/kept_results.py" />
   <source>{light} light side against {dark} dark side decks, {n:,} games</source>
   <extracomment>With one: {light} light side against {dark} dark side decks, {n:,} game</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>playtest.openings</name>
  <message>
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>It has {rule}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>No cards can be paid for on turn 1.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>No units.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>You asked for {rule}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>the deck has {n} command cards, fewer than a hand</source>
   <extracomment>With one: the deck has {n} command card, fewer than a hand</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} cards can be paid for on turn 1.</source>
   <extracomment>With one: {n} card can be paid for on turn 1.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} cards give resources.</source>
   <extracomment>With one: {n} card gives resources.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} fate cards.</source>
   <extracomment>With one: {n} fate card.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} units.</source>
   <extracomment>With one: {n} unit.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>playtest.processes</name>
  <message>
   <location filename="../../swlcg_deck/playtest/processes.py" />
   <source>A process that played games ended before it was done, perhaps for want of memory. Try fewer jobs.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>playtest.result_files</name>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>The result could not be kept: {reason}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>it is larger than {most} MB</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>line {line}, column {column} is not JSON; the file breaks off or was changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>{file} holds no result of a simulation.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>{file} holds no result of a simulation: {why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/result_files.py" />
   <source>{file} was written by a newer version of this program (format {format}); update the program to read it.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>playtest.results</name>
  <message>
   <location filename="../../swlcg_deck/playtest/results.py" />
   <source>it does not add up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/results.py" />
   <source>its entry {place} is missing or wrong</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>playtest.saved_tables</name>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>Nobody knows the player {player!r} of the saved table.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>The game could not be saved: {reason}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>The game was played with house rules ({rules}), which a table here has not.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>The saved table should have two seats.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>This is no saved table: its format is another one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>saved table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>{own} against {other}, setup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/saved_tables.py" />
   <source>{own} against {other}, turn {turn}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>playtest.seats</name>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>bot: greedy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>bot: random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>bot: search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>exists only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/playtest/seats.py" />
   <source>you</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>printing.check_pages</name>
  <message>
   <location filename="../../swlcg_deck/printing/check_pages.py" />
   <source>Page {page} of {count}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/check_pages.py" />
   <source>Time</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>printing.judge_page</name>
  <message>
   <location filename="../../swlcg_deck/printing/judge_page.py" />
   <source>Card list for the judge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/judge_page.py" />
   <source>Tick what lies on the table.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>printing.list_page</name>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Checked at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Deck: {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Player's signature</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Qty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Read from {source}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/list_page.py" />
   <source>Title and product</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>printing.sheet_content</name>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Affiliation card, not in the card pool</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Affiliation card, {product}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Cannot be judged: {rules}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>For casual play only: {rules}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Legal for casual play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Legal for casual play only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Legal for tournament play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Not legal for casual play: {rules}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Not legal for tournament play: {rules}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>Side unclear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>{edition}, casual</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/printing/sheet_content.py" />
   <source>{n} lines were not read for sure</source>
   <extracomment>With one: {n} line was not read for sure</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>printing.sheet_pages</name>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_pages.py" />
   <source>Not an official form</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/printing/sheet_pages.py" />
   <source>Star Wars: The Card Game. Own design, not an official form.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>system_words</name>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Directory not empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>File exists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>File name too long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Input/output error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Is a directory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>No space left on device</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>No such file or directory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Not a directory</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Operation not permitted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Permission denied</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/system_words.py" />
   <source>Read-only file system</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
