import { expect, test } from "vitest";
import { unitsAskedFor } from "./asked-measure.ts";
import { wordNearness } from "./near-words.ts";
import { passageSize } from "./passage-size.ts";
import { searchWords } from "./search-words.ts";
import { tellingTerms } from "./tying-words.ts";

test.each([
  [
    "German",
    `aber als am an auf aus bei bringt da dann das dass dem den denn der des die dies diese dieser dieses doch durch ein eine einem einen einer eines er
    es für gegen gelten gibt hat haben ihr ihre ihrem ihren ihrer im in ist ja kann können man mehr mit muss müssen nach nicht noch nur ob oder schon
    sehr sein seine sich sie sind so über um und unter vom von vor wann war waren warum was welche welchem welchen welcher welches wenn wer werden wie
    wieso wieviel wird wo wurde zu zum zur`,
  ],
  [
    "French",
    `au aux avec ce ces cette combien comment dans de des du elle elles en est et eux il ils la le les leur leurs mais ne ou où par pas plus pour
    pourquoi qu que quel quelle quelles quels qui quoi sa se ses son sont sur un une`,
  ],
  [
    "Spanish",
    `al como con cuál cuáles cuándo cuánto cuánta cuántos cuántas de del desde dónde el ella en entre es esta este esto han hay la las lo los más muy no
    para pero por qué quién se ser si sin sobre son su sus un una uno y`,
  ],
  [
    "Italian",
    `che chi come con cosa da dal dei del della delle di dove è gli ha hanno i il in la le lo ma nei nel non o per perché più qual quale quali quando
    quanto quanti si sono su sul un una`,
  ],
  ["English", "the of and to what which how is are does a"],
])("what ties a question together is not looked for, in %s", (_, words) => {
  expect(tellingTerms(words)).toEqual([]);
});

test("what a question is about is looked for, each word once", () => {
  expect(tellingTerms("Wie lange dauert die Wartung der Aufzüge, und was kostet eine Wartung?")).toEqual([
    "lange",
    "dauert",
    "wartung",
    "aufzug",
    "kostet",
  ]);
});

test.each([
  ["prices", "price"],
  ["Kliniken", "klinik"],
  ["facturas", "factur"],
  ["hospitales", "hospital"],
  ["vans", "van"],
  ["gas", "gas"],
  ["énergie", "energi"],
  ["co2", "co2"],
  ["ﬁnance", "financ"],
])("%s is found as %s", (word, stem) => {
  expect(searchWords(word)).toEqual([stem]);
});

const time = ["minut", "hour", "day", "week", "month", "year", "stund", "tage", "woch", "monat", "jahr"];
const money = ["euro", "cent", "dollar"];
const share = ["percent", "prozent"];
const short = (units: string[]) => [...new Set(units.map((unit) => unit.slice(0, 4)))].toSorted();

test.each([
  [
    time,
    [
      "How long is it?",
      "How quick is it?",
      "how fast",
      "How soon?",
      "How often?",
      "When is it?",
      "Wie lange?",
      "Wie schnell?",
      "Wie oft?",
      "Wann?",
    ],
  ],
  [
    money,
    [
      "What does it cost?",
      "What are the costs?",
      "Which price?",
      "Which prices?",
      "Who pays?",
      "What do they pay?",
      "What was paid?",
      "Is it expensive?",
      "Is it cheap?",
      "What is cheaper?",
      "Which fee?",
      "Which fees?",
      "What is the charge?",
      "What is it worth?",
      "Was kostet es?",
      "Was sind die Kosten?",
      "Welcher Preis?",
      "Der Listenpreis?",
      "Ist es teuer?",
      "Was wird bezahlt?",
      "Welche Gebühr?",
      "Was zahlt man?",
      "Was zahlen sie?",
    ],
  ],
  [
    share,
    [
      "How many are there?",
      "How much of it?",
      "How large is it?",
      "How common?",
      "How big?",
      "Which share?",
      "What part of it?",
      "Wie viel?",
      "Wie viele?",
      "Wie groß?",
      "Wie häufig?",
      "Welcher Marktanteil?",
    ],
  ],
  [[], ["Who competes?", "Whenever it fits", "Wer ist am Markt?", "Where is it shared?", "Lies die Einzahlung"]],
])("in %j is answered what is asked by each of its questions", (units, questions) => {
  for (const question of questions)
    expect([question, short(unitsAskedFor(question))]).toEqual([question, short(units)]);
});

test.each([
  ["wartung", "wartung", 1],
  ["wartung", "wartungsvertrag", 0.6],
  ["miete", "mieterinnenverein", 0.4],
  ["reduce", "reduction", 0.5],
  ["preis", "preise", 0.6],
  ["van", "vans", 0],
  ["kosten", "kostbar", 0],
  ["lager", "lagune", 0],
])("%s is as near to %s as %d", (one, other, nearness) => {
  expect([wordNearness(one, other), wordNearness(other, one)]).toEqual([nearness, nearness]);
});

test.each([
  ["one two, three-four", 4],
  ["don't", 2],
  ["病院は", 1.5],
  ["病院 van 代金", 3],
  ["ข้าวผัด", 2.5],
  ["…", 0],
])("%j counts as %d words", (text, size) => {
  expect(passageSize(text)).toBe(size);
});
