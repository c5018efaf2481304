import { stopWords } from "../../drafting/stop-words.ts";
import { searchWords } from "./search-words.ts";

/** What ties sentences together and asks questions in the languages that plans are written in most, beside English. */
const others = `
  aber als am an auf aus bei bringt da dann das dass dem den denn der des die dies diese dieser dieses doch durch ein eine einem einen einer eines er es für
  gegen gelten gibt hat haben ihr ihre ihrem ihren ihrer im in ist ja kann können man mehr mit muss müssen nach nicht noch nur ob oder schon sehr sein seine
  sich sie sind so über um und unter vom von vor wann war waren warum was welche welchem welchen welcher welches wenn wer werden wie wieso wieviel wird wo
  wurde zu zum zur
  au aux avec ce ces cette combien comment dans de des du elle elles en est et eux il ils la le les leur leurs mais ne ou où par pas plus pour pourquoi qu que
  quel quelle quelles quels qui quoi sa se ses son sont sur un une
  al como con cuál cuáles cuándo cuánto cuánta cuántos cuántas de del desde dónde el ella en entre es esta este esto han hay la las lo los más muy no para pero
  por qué quién se ser si sin sobre son su sus un una uno y
  che chi come con cosa da dal dei del della delle di dove è gli ha hanno i il in la le lo ma nei nel non o per perché più qual quale quali quando quanto quanti
  si sono su sul un una`;

/** By how they are searched for. */
const tying: ReadonlySet<string> = new Set([...searchWords([...stopWords].join(" ")), ...searchWords(others)]);

/** The words of a question that say what it is about, each once. */
export const tellingTerms = (text: string): string[] => [
  ...new Set(searchWords(text).filter((word) => !tying.has(word))),
];
