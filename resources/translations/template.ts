<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
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
   <source>{upper}{words}: outline is before, solid is after</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>Added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/change_list.py" />
   <source>Removed</source>
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
   <source>Average {average_cost:.2f}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/chart_cards.py" />
   <source>Average {average_force_icons:.2f}</source>
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
   <source>Cost</source>
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
   <source>Resources</source>
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
   <source>from {name} to {name2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/fact_list.py" />
   <source>Numbers of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>, {before} before</source>
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
   <source>Fate cards</source>
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
   <source>Objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>Of {played} played from hand, {join} and {parts}. The affiliation card alone is enough for {share}.</source>
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
   <source>Units</source>
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
   <source>{by_affiliation_card} get it from the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{by_other_sources} from other cards of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{free} need no resource match</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/analyse/facts.py" />
   <source>{without} cannot be matched by any card of the deck</source>
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
  <name>gui.busy_bar</name>
  <message>
   <location filename="../../swlcg_deck/gui/busy_bar.py" />
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.card_packs</name>
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
   <source>{round} per cent done</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/own_cards.py" />
   <source>own picture {file} {stamp}</source>
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
   <source>Cards of {name}</source>
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
   <source> and others</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source> {capitalize} {fate} left out: {names}{more}.</source>
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
   <source>are no pictures and were</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>is no picture and was</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>problem {at}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/card_packs/pack_rows.py" />
   <source>{fans} unknown</source>
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
   <source>{value} only</source>
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
   <source>Group {group}: {join}</source>
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
   <source>Restricted later by {by}, {side} side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>Restricted, {side} side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>The printed text is not part of this program. If you own the game, import a card pack of OCTGN to read it here.</source>
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
   <source>the affiliation card {escape}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>{product}, {code} (this one)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/card_facts.py" />
   <source>{source_line} · number {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face.py" />
   <source>No traits</source>
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
   <source>Limit 1 per objective deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/face_text.py" />
   <source>Set {set}, card {position}</source>
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
   <source>Damage capacity</source>
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
   <source>{set_heading}, in words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>Also printed elsewhere: {join}.</source>
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
   <source>Only in a deck whose affiliation card is {value}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{more} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{product} · {value} side · {value2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{strong}, erratum of {by}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/cards/set_words.py" />
   <source>{title}, changed later by {by}</source>
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
   <source>1 Force icon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>Blast damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>Tactics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>Unit damage</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>with the edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{many} with {icons}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{name}, edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/charts/deck_bars.py" />
   <source>{replace} Force icons</source>
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
   <source>Sets of {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/contents_panel.py" />
   <source>{kind} · {count} sets · you own {owned} {noun}</source>
   <translation type="unfinished" />
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
   <source> Limit 1 per deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source> This is an assumption.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source> What is in the box is an assumption.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source> You said so; the boxes bring {in_boxes}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source> {capitalize} corrected by you.</source>
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
   <source>sets {first_set} to {last_set}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{owned_sets} of {count} sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{said}, {copies} of its sets.{remarks}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{title}, set {number}, {value}.{limit}{remark}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/owned_rows.py" />
   <source>{title}, set {number}, {value}: {copies}.{remark}{limit}</source>
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
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source> Each deck alone could have it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source> Its contents are an assumption.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source> What you own of it is an assumption.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Affiliation card of {product}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Brings {join}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Buy {boxes} of {name}. {brings}.{assumed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Can't tell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>Enter shows the box in your collection.{assumed}</source>
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
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>The card pool does not know {unknown} of it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>To build {subject}: {join}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>To buy</source>
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
   <source>buy {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>card {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>these {decks} decks at the same time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>unknown {label}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{brings} · contents assumed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{missing} short</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{needed} needed, {owned} owned</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_rows.py" />
   <source>{title}, set {number}: {second}.{clash}{assumed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/shortfall_view.py" />
   <source>Enter shows the box in your collection.</source>
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
   <source>{many} ticked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/collection/together_page.py" />
   <source>{name}, {many}, alone: {alone}; {state}.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.counting</name>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no affiliation cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no choices</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no command cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no copies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no earlier versions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no enhancements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no fate cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no fates</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no findings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no focus tokens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no hints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no lines</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no missing sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no missions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no normal icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no options</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no other files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no pictures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no resources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no restricted groups</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no sample decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no sheets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no shields</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no sources</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no texts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>no units</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} affiliation cards</source>
   <extracomment>With one: {n} affiliation card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} cards</source>
   <extracomment>With one: {n} card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} choices</source>
   <extracomment>With one: {n} choice</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} command cards</source>
   <extracomment>With one: {n} command card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} copies</source>
   <extracomment>With one: {n} copy</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} decks</source>
   <extracomment>With one: {n} deck</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} earlier versions</source>
   <extracomment>With one: {n} earlier version</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} enhancements</source>
   <extracomment>With one: {n} enhancement</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} events</source>
   <extracomment>With one: {n} event</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} fate cards</source>
   <extracomment>With one: {n} fate card</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} fates</source>
   <extracomment>With one: {n} fate</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} files</source>
   <extracomment>With one: {n} file</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} findings</source>
   <extracomment>With one: {n} finding</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} focus tokens</source>
   <extracomment>With one: {n} focus token</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} games</source>
   <extracomment>With one: {n} game</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} hints</source>
   <extracomment>With one: {n} hint</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} icons</source>
   <extracomment>With one: {n} icon</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} lines</source>
   <extracomment>With one: {n} line</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} lists</source>
   <extracomment>With one: {n} list</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} missing sets</source>
   <extracomment>With one: {n} missing set</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} missions</source>
   <extracomment>With one: {n} mission</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} normal icons</source>
   <extracomment>With one: {n} normal icon</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} objectives</source>
   <extracomment>With one: {n} objective</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} options</source>
   <extracomment>With one: {n} option</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} other files</source>
   <extracomment>With one: {n} other file</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} pictures</source>
   <extracomment>With one: {n} picture</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} resources</source>
   <extracomment>With one: {n} resource</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} restricted groups</source>
   <extracomment>With one: {n} restricted group</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} sample decks</source>
   <extracomment>With one: {n} sample deck</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} sets</source>
   <extracomment>With one: {n} set</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} sheets</source>
   <extracomment>With one: {n} sheet</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} shields</source>
   <extracomment>With one: {n} shield</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} sources</source>
   <extracomment>With one: {n} source</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} texts</source>
   <extracomment>With one: {n} text</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/counting.py" />
   <source>{n} units</source>
   <extracomment>With one: {n} unit</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
 <context>
  <name>gui.crash</name>
  <message>
   <location filename="../../swlcg_deck/gui/crash.py" />
   <source>SWLCG Deck {version}

{details}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash.py" />
   <source>Something went wrong that should not have. Your decks are safe; you can go on.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.crash_dialog</name>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>Details of the error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>For a report: what the program was doing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>Not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>Save the details</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>Save…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>Something went wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>Text (*.txt)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/crash_dialog.py" />
   <source>{name} cannot be written: {strerror}</source>
   <translation type="unfinished" />
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
   <source>No affiliation card yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>Not in the card pool; choose another card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_header.py" />
   <source>{text} the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_list.py" />
   <source>Affiliation cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_option.py" />
   <source>, the present card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_picker.py" />
   <source>Affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_picker.py" />
   <source>Choose the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_picker.py" />
   <source>Dark side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_picker.py" />
   <source>Light side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>At least 10 sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>Exactly {own} {value} and exactly {partner} {value2} or neutral</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>add {listing}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>drop {listing}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>of other affiliations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>{capitalize} {stays} with any card.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>{many} cannot be counted</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>{reserve:+d} reserve</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>{resources}, reserve {reserve}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/affiliation_words.py" />
   <source>{value} or neutral</source>
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
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Have 1 copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/deck_list_menu.py" />
   <source>Have {copies} copies</source>
   <translation type="unfinished" />
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
   <location filename="../../swlcg_deck/gui/deck/finding_row.py" />
   <source>Fix, {count} ways</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/finding_row.py" />
   <source>Fix…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/finding_row.py" />
   <source>Rule {rule}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/finding_row.py" />
   <source>Ways to mend this</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/finding_text.py" />
   <source>Keep {copies}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/finding_text.py" />
   <source>Make {count} changes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/finding_text.py" />
   <source>Remove {count} sets</source>
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
   <source>Add {listing}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_edits.py" />
   <source>Remove {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>, not in the card pool</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>, set {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>Note: {words}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/list_rows.py" />
   <source>{copies} copies</source>
   <translation type="unfinished" />
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
   <source>Notes can have {MAX_NOTE:,} characters. Shorten them by {surplus:,} to keep them.</source>
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
   <location filename="../../swlcg_deck/gui/deck/rules_menu.py" />
   <source>Casual</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/rules_menu.py" />
   <source>The restricted list binds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/rules_menu.py" />
   <source>Tournament</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/rules_menu.py" />
   <source>Without the restricted list</source>
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
   <source>Resources: {join}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>X resources, not counted: {join}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>command card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>from objectives</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>from the affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>from the command deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/totals_line.py" />
   <source>{many} not in the card pool and not counted.</source>
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
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_look.py" />
   <source>Can’t tell</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_look.py" />
   <source>Casual only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_look.py" />
   <source>Illegal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/deck/verdict_look.py" />
   <source>Legal</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.dialogs</name>
  <message>
   <location filename="../../swlcg_deck/gui/dialogs.py" />
   <source>SWLCG Deck</source>
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
   <source>Holds the affiliation card and the sets; no name, notes, tags or dates.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/export_dialog.py" />
   <source>Holds the name, the affiliation card and the sets; no notes, tags or dates.</source>
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
   <source>{name} exported to {target}</source>
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
  <message>
   <location filename="../../swlcg_deck/gui/exchange/import_dialog.py" />
   <source>Open {many}</source>
   <translation type="unfinished" />
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
   <source>from {name}</source>
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
   <source>Set for line {line}: {strip}</source>
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
   <source>Line {line}, {words}: {text}. {message}</source>
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
  <message>
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>All read, {many} repaired</source>
   <translation type="unfinished" />
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
   <location filename="../../swlcg_deck/gui/exchange/report_view.py" />
   <source>{many} to look at</source>
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
   <location filename="../../swlcg_deck/gui/exchange/source.py" />
   <source>the file cannot be opened ({strerror})</source>
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
   <location filename="../../swlcg_deck/gui/exchange/source_list.py" />
   <source>{words}, {many} to look at</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_reader.py" />
   <source>Reading the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/source_reader.py" />
   <source>Reading {name}</source>
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
   <source>not understood</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>to choose</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{many} cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/exchange/summary.py" />
   <source>{rest} more</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.finder</name>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source> by errata ({id})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source>A deck may hold one copy of this set{why}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source>Errata for {title} ({id}): {change_in}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source>Only a deck whose affiliation card is {name} may hold this set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source>Restricted ({id}): not in one tournament deck with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source>affiliation only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source>restricted {join}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source>the affiliation card {title}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/badges.py" />
   <source>{name} only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_model.py" />
   <source>Affiliation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_model.py" />
   <source>Card {removeprefix}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_model.py" />
   <source>Force icons</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_model.py" />
   <source>Title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_model.py" />
   <source>Type</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_model.py" />
   <source>icons {combat_icons}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_model.py" />
   <source>unique {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/card_model.py" />
   <source>{normal}, with the edge {edge} more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/delegates.py" />
   <source>Leave {title} out of the deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/drag.py" />
   <source>{count} sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_state.py" />
   <source>Enhancements</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_state.py" />
   <source>Events</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_state.py" />
   <source>In deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_state.py" />
   <source>Legal here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_state.py" />
   <source>Missions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_state.py" />
   <source>Not in deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filter_state.py" />
   <source>Owned</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filters.py" />
   <source>Enter your collection first: then this shows only what you own.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filters.py" />
   <source>Open a deck first: then this shows only what may join it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filters.py" />
   <source>Product</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/filters.py" />
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
   <source>No {noun} matches “{text}”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>Sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/finder_panel.py" />
   <source>“{text}” and </source>
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
  <message>
   <location filename="../../swlcg_deck/gui/finder/search_help.py" />
   <source>style="color:{text_3}; font-size:{px}px"</source>
   <translation type="unfinished" />
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
   <location filename="../../swlcg_deck/gui/finder/set_model.py" />
   <source>Cycle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_model.py" />
   <source>Set {number}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_model.py" />
   <source>Side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_model.py" />
   <source>capacity {damage_capacity}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_model.py" />
   <source>not in deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_model.py" />
   <source>{counted} in deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/finder/set_model.py" />
   <source>{limit} allowed</source>
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
  <name>gui.folder_field</name>
  <message>
   <location filename="../../swlcg_deck/gui/folder_field.py" />
   <source>Choose the {lower}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/folder_field.py" />
   <source>Choose…</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.library</name>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; the library from before is in {old_library}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>; {kept} you have in another state: see the history</source>
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
   <source>{many} restored</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/backups.py" />
   <source>{words} backed up to {target}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/change_rows.py" />
   <source>No changes</source>
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
   <source>outline A, solid B</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_columns.py" />
   <source>Verdict</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_commands.py" />
   <source>Delete for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_commands.py" />
   <source>Delete {many} for good?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_commands.py" />
   <source>Name of the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_commands.py" />
   <source>New folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_commands.py" />
   <source>New tag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_commands.py" />
   <source>Rename the folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_commands.py" />
   <source>Tag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_commands.py" />
   <source>Their history goes with them. This cannot be undone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>, tagged {join}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>No affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>This file cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>no affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{many} not recognised</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{name}, {card}, {count}{tags}{folder}, changed {changed}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{name}: this file cannot be read. {second_line}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{total} of {MINIMUM} sets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_facts.py" />
   <source>{value} side</source>
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
   <source>&amp;Sort by</source>
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
   <location filename="../../swlcg_deck/gui/library/deck_model.py" />
   <source>Unreadable</source>
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
   <source>Checked with the {short}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>Import…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No deck was changed in the last seven days.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>No deck {where} matches the search.</source>
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
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>in the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_page.py" />
   <source>{unread} unreadable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_rows_view.py" />
   <source>Decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_rows_view.py" />
   <source>Enter opens, F2 renames, Delete moves into the trash, the menu key shows more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/deck_table.py" />
   <source>{count} decks</source>
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
  <message>
   <location filename="../../swlcg_deck/gui/library/first_start.py" />
   <source>Add {sample_count} sample decks</source>
   <translation type="unfinished" />
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
   <source>New {value} deck</source>
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
   <location filename="../../swlcg_deck/gui/library/history_list.py" />
   <source>Compare as {letter}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/history_list.py" />
   <source>The state you go to becomes A; press B to make it B, A to make it A.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/history_model.py" />
   <source>This state cannot be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/history_model.py" />
   <source>marked {join}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/history_model.py" />
   <source>present state</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>Restore {words}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>the library’s own folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>where they were</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{many} deleted for good</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{name} added</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{name} is again as it was ({words}); see the history for the rest</source>
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
   <source>{what} moved to {where}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/librarian.py" />
   <source>{what} put back into {home}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/library_view.py" />
   <source>Reading the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Apr</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Aug</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Dec</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Feb</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Jan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Jul</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Jun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Mar</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>May</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Nov</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Oct</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Sep</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Today, {there:%H:%M}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/moments.py" />
   <source>Yesterday</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/notices.py" />
   <source>Close this message</source>
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
   <location filename="../../swlcg_deck/gui/library/places.py" />
   <source>All decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places.py" />
   <source>Folder {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places.py" />
   <source>Folders</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places.py" />
   <source>Recent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places.py" />
   <source>Tag {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places.py" />
   <source>Trash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places.py" />
   <source>new folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/places.py" />
   <source>{capitalize} side</source>
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
   <location filename="../../swlcg_deck/gui/library/samples.py" />
   <source>Samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/search_box.py" />
   <source>Search decks, sets, notes…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/search_box.py" />
   <source>Search the library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/search_box.py" />
   <source>Words are looked for in the name.
set:112 or set:"Hoth Operations": decks with that set
a:jedi   side:dark   tag:worlds   folder:tournament   notes:hoth   total&gt;=10
legal, illegal, unknown: by their verdict
-tag:old and not: without;  or and parentheses work</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>Added {many}</source>
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
   <source>Changed {many}</source>
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
   <source>Removed {many}</source>
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
   <source>Tagged {join}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/snapshots.py" />
   <source>{title} for {title2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/library/trash_model.py" />
   <source>{words} · from {folder}</source>
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
 </context>
 <context>
  <name>gui.parts</name>
  <message>
   <location filename="../../swlcg_deck/gui/parts.py" />
   <source>The settings could not be saved: {strerror}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.playtest</name>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas.py" />
   <source>Can be chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas.py" />
   <source>Chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas.py" />
   <source>Show the piles of this side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/canvas.py" />
   <source>Table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/decision_panel.py" />
   <source>Cancel thinking</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/decision_panel.py" />
   <source>Cancel thinking: the bot decides at once</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/decision_panel.py" />
   <source>Confirm {n} choices</source>
   <extracomment>With one: Confirm {n} choice</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/decision_panel.py" />
   <source>Confirm: none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/decision_panel.py" />
   <source>The bot decides at once, without looking ahead (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/decision_panel.py" />
   <source>Your decision</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/decision_panel.py" />
   <source>{words}, key C</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>Decisions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>Every decision of the game. Enter goes to one of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>Hidden cards were revealed after it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>Setup</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>The other side decides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>Turn {turn}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>Undone.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>You are here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>cards revealed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>undone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/history_list.py" />
   <source>{when}, {phase}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/middle_painting.py" />
   <source>{titles}: {n} Force</source>
   <extracomment>With one: {titles}: {n} Force</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
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
   <location filename="../../swlcg_deck/gui/playtest/openings/key_button.py" />
   <source>Key {key}</source>
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
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} Force icons</source>
   <extracomment>With one: {n} Force icon</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{n} of them can be paid for on turn 1.</source>
   <translation type="unfinished" />
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
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/opening_words.py" />
   <source>{units}, {fates}, {icons}.</source>
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
   <source>{n} or more Force icons in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/openings/question_words.py" />
   <source>{n} or more resources on turn {turn}</source>
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
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Balance phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Conflict phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Deployment phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Draw phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Every window</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Force phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Pass this window and those that follow, until something happens (N)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Pass until something happens</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Pass until something happens, key N</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Phases</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Refresh phase</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Stop at my actions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>Stop in phases: {phases}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/passing_box.py" />
   <source>{n} phases</source>
   <extracomment>With one: {n} phase</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Decide yourself from this decision on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Decision of the replay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Fast</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Look at the table from the other side (O)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Normal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>One decision back (B)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>One decision on (F)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Other side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Pause (K)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Play (K)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Play on from here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Slow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>Speed: {speed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>The first decision (Home)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>The last decision (End)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/replay_controls.py" />
   <source>{at} of {last}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/session.py" />
   <source>The other side has to decide first.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/session.py" />
   <source>This is a replay: press “Play on from here” to decide yourself.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/session.py" />
   <source>Undone. What was revealed meanwhile you have seen already.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Copies drawn that were neither played nor placed in an edge stack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Copies placed in edge stacks; the line shows the share of those drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Copies that came to hand over all games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Copies that were played; the line shows the share of those drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Dead</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Edge</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>How often one lay in hand in a deployment phase and could not be paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Its abilities cannot be played yet.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Share of games won in which a copy was drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Share of games won in which a copy was played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>The cards of the command deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Unpaid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Won, drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>Won, played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>{share} of the copies drawn</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_model.py" />
   <source>{wins} of {games} games won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/card_table.py" />
   <source>A row for each card. The arrow keys show the cards, Esc puts them away.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>After</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>As the dark side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>As the light side</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>Before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>Comparison</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>Games won</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>How games ended</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>In per cent of the games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>Outline and dashes: the earlier one. Solid: the later one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>The dial</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>The dial's course</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>Turns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_page.py" />
   <source>Which side's games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_words.py" />
   <source>Cards left dead in hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_words.py" />
   <source>Chance alone hardly explains it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_words.py" />
   <source>That may be chance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_words.py" />
   <source>Turns a game, both sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/comparison_words.py" />
   <source>{change} percentage points, with 95 % certainty {low} to {high}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/deck_list.py" />
   <source>Enter takes a deck alone, Space ticks it with others, Ctrl+A ticks all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/deck_model.py" />
   <source>{deck}, not ticked. {facts}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/deck_model.py" />
   <source>{deck}, ticked. {facts}.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/deck_model.py" />
   <source>{n} cards without their text</source>
   <extracomment>With one: {n} card without its text</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/exporting.py" />
   <source>Export the cards as a table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/exporting.py" />
   <source>Export the result as JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/exporting.py" />
   <source>JSON (*.json)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/exporting.py" />
   <source>Tables (*.csv)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>Another seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>Another seed, by chance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>Games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>How many games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>Other</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>Seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>The number of games is between 1 and {most}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>The same seed, decks and bots give the same games on any computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/games_field.py" />
   <source>The seed is a number from 0 to {most}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/gauntlet_page.py" />
   <source>Each deck over all its games; the line is the 95 % interval.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/gauntlet_page.py" />
   <source>Gauntlet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/gauntlet_page.py" />
   <source>How often the light side deck of a row won against the dark one of a column.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/gauntlet_page.py" />
   <source>Pairings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/gauntlet_page.py" />
   <source>Standings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_list.py" />
   <source>Enter opens, F2 renames, Delete removes; Ctrl+Space marks two to compare.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_list.py" />
   <source>Kept results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_model.py" />
   <source>Two decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_model.py" />
   <source>light side {rate}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_model.py" />
   <source>{number} games</source>
   <extracomment>With one: {number} game</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_panel.py" />
   <source>Compare</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_panel.py" />
   <source>Compare the two marked results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_panel.py" />
   <source>Every run is kept here, to be read again and compared. Press Run.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_panel.py" />
   <source>Mark two results of two decks each to compare them (Ctrl and a click)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_panel.py" />
   <source>Remove the marked results (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_panel.py" />
   <source>Rename the marked result (F2)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/kept_panel.py" />
   <source>Rename…</source>
   <translation type="unfinished" />
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
   <location filename="../../swlcg_deck/gui/playtest/simulate/numbers.py" />
   <source>less than a second</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/numbers.py" />
   <source>{low} to {high} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/numbers.py" />
   <source>{number} %</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/numbers.py" />
   <source>{number} h</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/numbers.py" />
   <source>{number} min</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/numbers.py" />
   <source>{number} s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/overview.py" />
   <source>Both sides</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/overview.py" />
   <source>Result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/overview.py" />
   <source>The mean after each turn; at 12 the dark side wins</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/overview.py" />
   <source>{mean} on average, both sides' turns counted</source>
   <translation type="unfinished" />
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
   <location filename="../../swlcg_deck/gui/playtest/simulate/pairing_grid.py" />
   <source>How often the light side deck of the row won; Enter opens the pairing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/pairing_model.py" />
   <source>{light} against {dark}: not played.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/pairing_model.py" />
   <source>{light} against {dark}: won {wins} of {games} games, {rate} ({span}).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>By a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>Deck ran out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>Dial full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>Objectives destroyed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>after turn {turn} {value}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>after turn {turn} {value}, {before} before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>{deck} won {wins} of {games} games, {rate}, with 95 % certainty {span}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>{name}: {n} games</source>
   <extracomment>With one: {name}: {n} game</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>{name}: {share} % of the games, {before} % before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_bars.py" />
   <source>{turns} turns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_page.py" />
   <source>Back to all pairings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_page.py" />
   <source>Back to the gauntlet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_page.py" />
   <source>Dark side cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_page.py" />
   <source>Light side cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_page.py" />
   <source>Overview</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_page.py" />
   <source>Part of the result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>Endings: {endings}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>It was ended after {done} of {asked} games.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>Neither side is clearly ahead: the difference may be chance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>Objectives lost a game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>Opening hands put back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>Own turns a game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>The dial after each turn: {course}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>Turns in which no card could be paid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>Turns: {mean} on average</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>seed {seed}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>{deck} ({affiliation}, {bot}) won {wins} of {games} games: {rate} ({span})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>{deck} is ahead, and chance alone hardly explains it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>{done} of {asked} games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>{light} against {dark}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/result_words.py" />
   <source>{light} against {dark}: {rate}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/run_bar.py" />
   <source>Cancel the simulation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/run_bar.py" />
   <source>End it now; the games that are done are kept and shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/run_bar.py" />
   <source>Playing {total} games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/run_bar.py" />
   <source>ending</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/run_bar.py" />
   <source>getting ready</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/run_bar.py" />
   <source>{done} of {total} games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/run_bar.py" />
   <source>{rate} games a second, {left} left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup_page.py" />
   <source>A gauntlet: {light} light against {dark} dark side decks, {pairings} pairings of {games} games, {total} in all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup_page.py" />
   <source>Find decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup_page.py" />
   <source>Find decks by name, affiliation, folder or tag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup_page.py" />
   <source>Play these games (Ctrl+Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup_page.py" />
   <source>Run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup_page.py" />
   <source>Run ends the simulation under way, keeps what is done, and begins this one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup_page.py" />
   <source>Run the simulation</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/setup_page.py" />
   <source>{light} against {dark}, {number} games.</source>
   <extracomment>With one: {light} against {dark}, {number} game.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/shelf_work.py" />
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/shelf_work.py" />
   <source>Only results of two decks each can be compared.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/shelf_work.py" />
   <source>Rename the result</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/shelf_work.py" />
   <source>{name} is removed</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/shelf_work.py" />
   <source>{n} results are removed</source>
   <extracomment>With one: {n} result is removed</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Choose a dark side deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Choose a light side deck.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Dark side decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Greedy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Light side decks</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Looks ahead; stronger and much slower.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>No deck has these words.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Plays by sensible habits; quick.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Random</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Takes any legal option; quick.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>There is no dark side deck yet. Build one, or import one in the Library.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>There is no light side deck yet. Build one, or import one in the Library.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>Who plays the deck</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../swlcg_deck/gui/playtest/simulate/side_column.py" />
   <source>{n} decks chosen</source>
   <extracomment>With one: {n} deck chosen</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/simulate/simulate_page.py" />
   <source>Click a deck a side, or tick several: a gauntlet</source>
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
   <location filename="../../swlcg_deck/gui/playtest/spot_words.py" />
   <source>Piles of {name}: {hand} in hand, deck {deck}, objective deck {objectives}, discard pile {discard}, victory pile {victory}, Force cards left {force}. Enter shows them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/story_box.py" />
   <source>Every decision: a click goes back to it, or on again (H)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/story_box.py" />
   <source>Log</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/tile_painting.py" />
   <source>committed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/tile_painting.py" />
   <source>cost {n}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/playtest/tile_painting.py" />
   <source>of {n}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.settings_dialog</name>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Appearance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>As the computer ({language})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Decks are judged with the restricted list of the edition.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Decks are judged without the restricted list.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Edition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>For decks that you make and for tournament sheets.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Language</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Library</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Library folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Mode</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Motion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>None</source>
   <comment>no folder</comment>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Not chosen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Nothing can be written into this folder; choose another one.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>OCTGN folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>On</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Only where a movement explains what happened.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Settings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Spoken from the next start on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>System</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Text size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Used from the next start on. Your decks stay where they are; copy them if you want.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Usual place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Where decks for OCTGN go and card packs come from.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>You</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/settings_dialog.py" />
   <source>Your name</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.shortcuts_dialog</name>
  <message>
   <location filename="../../swlcg_deck/gui/shortcuts_dialog.py" />
   <source>Edit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shortcuts_dialog.py" />
   <source>File</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shortcuts_dialog.py" />
   <source>In the panels</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shortcuts_dialog.py" />
   <source>Keyboard shortcuts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/shortcuts_dialog.py" />
   <source>List of keyboard shortcuts</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.tab_strip</name>
  <message>
   <location filename="../../swlcg_deck/gui/tab_strip.py" />
   <source>, not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tab_strip.py" />
   <source>Close this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tab_strip.py" />
   <source>Open decks</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.tournament</name>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>Command cards · {objectives}</source>
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
   <location filename="../../swlcg_deck/gui/tournament/check_panel.py" />
   <source>{objectives_found} of {objectives_wanted} objectives</source>
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
   <location filename="../../swlcg_deck/gui/tournament/deck_offers.py" />
   <source>open, not saved</source>
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
   <location filename="../../swlcg_deck/gui/tournament/deck_picker.py" />
   <source>{capitalize} side decks</source>
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
   <source>is not in this deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>is one too many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>taken back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{words} is of another set; the deck has {code}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/entry_words.py" />
   <source>{words} taken back.</source>
   <translation type="unfinished" />
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
   <source>Edition </source>
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
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Painting {many}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/judge_view.py" />
   <source>Reading the lists in {name}</source>
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
   <source>there is no deck to print in this folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/page_head.py" />
   <source>Judge: folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/page_head.py" />
   <source>Pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/page_head.py" />
   <source>Part of the tournament view</source>
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
   <source> No restricted group is broken.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source> and a </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>A pair for casual play only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>Both decks are legal for {play} play.</source>
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
   <source>Nobody can tell about this pair</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>cannot be judged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>casual play, without the restricted list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>is for casual play only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{name} is legal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/pair_words.py" />
   <source>{title}, {groups} · rules DECK-01 to DECK-18 checked</source>
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
   <location filename="../../swlcg_deck/gui/tournament/preview_panel.py" />
   <source> Print…</source>
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
   <location filename="../../swlcg_deck/gui/tournament/results.py" />
   <source>{many} of the file to look at.</source>
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
   <source>{source} and {source2}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/sheet_preview.py" />
   <source>Page Up and Page Down turn the pages.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Change the {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>No {name} is chosen.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>Sets of the {name}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>{card} affiliation card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>{upper} SIDE</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/side_panel.py" />
   <source>{value} side deck</source>
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
   <source>{card_words}{kind}: {found} of {wanted} found.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/tournament/verdict_chips.py" />
   <source>Only {lower}: {counted}</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.widgets</name>
  <message>
   <location filename="../../swlcg_deck/gui/widgets/stepper.py" />
   <source>, more than the {limit} allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/widgets/stepper.py" />
   <source>At most {limit}. Keys 0, 1, 2, plus and minus.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>gui.workspace</name>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>Changes that are not saved are lost.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>Do not save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>Overwrite it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>Save mine as a copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>Save {name} before closing?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>Unsaved work could not be kept safe: {error}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>Unsaved work could not be read: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>Your changes here are not saved yet. What is on disk goes to the history either way.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>restored after a crash</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>written by a newer version of this program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>{name} cannot be opened: {problem}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../swlcg_deck/gui/workspace.py" />
   <source>{name} was changed by another program.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>playtest.openings</name>
  <message numerus="yes">
   <location filename="../../swlcg_deck/playtest/openings.py" />
   <source>{n} fate cards.</source>
   <extracomment>With one: {n} fate card.</extracomment>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
 </context>
</TS>
