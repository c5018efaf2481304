/** A number in what is said. */
export interface FigureSaid {
  /** As it is written. */
  written: string;
  value: number;
  isMoney: boolean;
  /** How many months the time is for which it is said ("a year": 12); null where none is said. */
  months: number | null;
}

const units =
  "one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 eins:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwölf:12 dreizehn:13 vierzehn:14 fünfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 twenty:20 thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90 zwanzig:20 dreißig:30 vierzig:40 fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 dos:2 tres:3 cuatro:4 cinco:5 diez:10 veinte:20 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100 mil:1000 deux:2 trois:3 quatre:4 cinq:5 dix:10 vingt:20 trente:30 quarante:40 cinquante:50 soixante:60 cent:100 mille:1000";
const valueByWord = new Map(
  units.split(" ").map((entry) => [entry.split(":")[0] ?? "", Number(entry.split(":")[1])] as const),
);
const magnitudes = new Map([
  ["hundred", 100],
  ["hundert", 100],
  ["thousand", 1_000],
  ["tausend", 1_000],
  ["k", 1_000],
  ["million", 1_000_000],
  ["millionen", 1_000_000],
  ["m", 1_000_000],
  ["billion", 1_000_000_000],
]);
const months: readonly (readonly [RegExp, number])[] = [
  [/^(?:(?:an?|per|each|every|the|pro|je|jede\p{L}*|die|al|par|por|\/)\s*)(?:hour|stunde|hora|heure)/iu, 1 / 730],
  [
    /^(?:(?:an?|per|each|every|pro|je|jede\p{L}*|am|al|par|por|\/)\s*)(?:day|tag|día|dia|jour)|^(?:daily|täglich)/iu,
    1 / 30,
  ],
  [
    /^(?:(?:an?|per|each|every|pro|je|jede\p{L}*|die|par|por|\/)\s*)(?:week|woche|semana|semaine)|^(?:weekly|wöchentlich)/iu,
    12 / 52,
  ],
  [
    /^(?:(?:an?|per|each|every|pro|je|jede\p{L}*|im|al|par|por|\/)\s*)(?:month|monat|mes|mois)|^(?:monthly|monatlich)/iu,
    1,
  ],
  [/^(?:(?:an?|per|each|every|pro|je|jede\p{L}*|par|por|\/)\s*)(?:quarter|quartal|trimest)/iu, 3],
  [
    /^(?:(?:an?|per|each|every|pro|je|jede\p{L}*|im|al|par|por|\/)\s*)(?:year|jahr|año|an\b|année)|^(?:yearly|annually|jährlich)/iu,
    12,
  ],
];
const currencyBefore = /(?:US\$|[$€£¥]|\b(?:USD|EUR|CHF|GBP)\s?)\s?$/u;
const currencyBehind =
  /^\s?(?:[$€£¥]|(?:US )?dollars?\b|bucks?\b|euros?\b|francs?\b|franken\b|pounds?\b|USD\b|EUR\b|CHF\b|GBP\b|dólares|円|ドル|元)/iu;
const digits = /(?<![\p{L}\p{N}])\d+(?:[.,’']\d+)*(?:\s?(k|m|thousand|million|tausend|millionen)(?![\p{L}\p{N}]))?/giu;

/** A space between thousands that no line breaks at: told apart from others before it is made one like them. */
const setApart = /(?<=\p{Nd})[\u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd}))/gu;

/** The numbers of a text, in figures or in words, with what they are for. "One" and "a" count nothing. */
export function figuresSaid(text: string): FigureSaid[] {
  const plain = westernDigits(text.replace(setApart, "’").normalize("NFKC"));
  return [...inDigits(plain), ...inWords(plain)];
}

function inDigits(text: string): FigureSaid[] {
  return [...text.matchAll(digits)].map((match) => {
    const [written, unit] = match;
    const number = unit ? written.slice(0, -unit.length).trim() : written;
    const value = readNumber(number) * (unit ? (magnitudes.get(unit.toLowerCase()) ?? 1) : 1);
    return figureAt(text, { written, value, start: match.index });
  });
}

/** A comma or a point before three digits sets thousands apart, before one or two it begins a fraction. */
function readNumber(written: string): number {
  const parts = written.split(/[.,’']/u);
  const isGrouped = parts.length > 1 && parts.slice(1).every((part) => part.length === 3);
  if (isGrouped) return Number(parts.join(""));
  const fraction = parts.length > 1 ? parts.at(-1) : undefined;
  return Number(`${(fraction === undefined ? parts : parts.slice(0, -1)).join("")}.${fraction ?? "0"}`);
}

function inWords(text: string): FigureSaid[] {
  const found: FigureSaid[] = [];
  const figures = [...text.matchAll(digits)];
  const words = [...text.matchAll(/\p{L}+/gu)].filter(
    // "40 thousand" is one number.
    ({ index }) => !figures.some((figure) => index > figure.index && index < figure.index + figure[0].length),
  );
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index];
    let value = first && wordValue(first[0]);
    if (!first || value === undefined) continue;
    let last = first;
    for (let next = words[index + 1]; next; next = words[index + 1]) {
      const gap = text.slice(last.index + last[0].length, next.index);
      const factor = magnitudes.get(next[0].toLowerCase());
      const more = wordValue(next[0]);
      const isPart = gap.trim() === "" || gap.trim() === "-";
      if (!isPart || (factor === undefined && (more === undefined || more >= value))) break;
      value = factor === undefined ? value + (more ?? 0) : value * factor;
      last = next;
      index += 1;
    }
    const written = text.slice(first.index, last.index + last[0].length);
    if (value !== 1) found.push(figureAt(text, { written, value, start: first.index }));
  }
  return found;
}

/** "achtzig", "zweihundert", "fünfundzwanzig"; undefined for what is no number. */
function wordValue(word: string): number | undefined {
  const small = word.toLowerCase();
  const known = valueByWord.get(small);
  if (known !== undefined) return known;
  if (small === "hundred" || small === "hundert") return 100;
  if (small === "thousand" || small === "tausend") return 1_000;
  const large = /^(\p{L}+?)?(hundert|tausend)(?:und)?(\p{L}+)?$/u.exec(small);
  if (large) {
    const [, before = "", unit = "", behind = ""] = large;
    const times = before === "" || before === "ein" ? 1 : wordValue(before);
    const rest = behind === "" ? 0 : wordValue(behind);
    return times === undefined || rest === undefined ? undefined : times * (magnitudes.get(unit) ?? 1) + rest;
  }
  const [, one = "", ten = ""] = /^(\p{L}+?)und(\p{L}+zig|dreißig)$/u.exec(small) ?? [];
  const parts = [one === "ein" ? 1 : valueByWord.get(one), valueByWord.get(ten)] as const;
  return parts[0] !== undefined && parts[1] !== undefined ? parts[0] + parts[1] : undefined;
}

function figureAt(text: string, at: { written: string; value: number; start: number }): FigureSaid {
  const { written, value, start } = at;
  const behind = text.slice(start + written.length);
  const currency = currencyBehind.exec(behind)?.[0] ?? "";
  const rest = behind.slice(currency.length).trimStart();
  // "29 per floor and month", "30 for each desk a month": the time may stand a few words behind.
  const tail =
    rest
      .split(/[,;.!?]/u)[0]
      ?.split(/\s+/u)
      .slice(0, 7) ?? [];
  const period = tail.flatMap((_, index) => {
    const from = tail.slice(index).join(" ");
    const said = index > 0 && /^(?:and|und|y|et)$/iu.test(tail[index] ?? "") ? `per ${tail[index + 1] ?? ""}` : from;
    return months.filter(([pattern]) => pattern.test(said)).map(([, count]) => count);
  })[0];
  return {
    written,
    value,
    isMoney: currency !== "" || currencyBefore.test(text.slice(Math.max(0, start - 5), start)),
    months: period ?? null,
  };
}

const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];
const westernDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** The months of the words for which a price stands ("floor and month"); null where they name no time. */
export function monthsOf(per: string): number | null {
  return figuresSaid(`1 per ${per}`)[0]?.months ?? null;
}
