const english =
  "too expensive|cannot afford|can't afford|would rather|waste of|gave up|stopped using|never again|annoy(?:s|ed|ing)|fed up|complain(?:s|ed)?|run out|ran out|takes (?:too long|hours|days)|no budget|not allowed|need(?:s|ed)? (?:to|a|an)|pay(?:s|ing)? (?:for|about|\\d)|cost(?:s)? (?:us|me|about)|have to see|by hand|spreadsheet|switched|sign(?:s|ed)? for";
const german =
  "zu teuer|kein(?:en)? Geld|kein Budget|lieber|aufgegeben|nie wieder|nicht noch einmal|nerv(?:t|en)|ärger(?:t|n)|beschwer(?:t|en)|ausgegangen|dauert|verboten|dürfen nicht|brauch(?:e|en|t)|bezahl(?:e|en|t)|kostet|von Hand|Tabelle|gewechselt|unterschreibe|kündigen|war leer";

/** Words with which people tell what they did, paid, missed or refused. A list, and nothing more: what a sentence means it does not know. */
export const telling = new RegExp(`(?<!\\p{L})(?:${english}|${german})(?!\\p{L})`, "iu");
