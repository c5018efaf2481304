import { plainText } from "../../drafting/plain-text.ts";
import { type Finding, refuse } from "./findings.ts";
import { textsOf } from "./text-findings.ts";

export interface Figure {
  /** As written. */
  written: string;
  kind: "money" | "percent" | "plain";
  value: number;
  significantDigits: number;
}

const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  千: 1e3,
  万: 1e4,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  億: 1e8,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
  兆: 1e12,
};
// A number that is no part of a word such as B2B, CO2 or 3D, with its currency before and its unit after. Japanese writes its words
// right beside a number; the x of "3x" is no part of it.
const pattern =
  /(?<![[\p{L}\p{N}.,]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]])(?<currency>US\$|[$€£¥￥]\s?)?(?<number>\d[\d,]*(?:\.\d+)?)(?:\s?(?<multiplier>[千万億兆]|(?:thousand|million|billion|trillion|mn|bn|[kmbt])(?![\p{L}\p{N}])))?(?:(?<percent>\s?%|\s?percent\b|\s?per cent\b|パーセント)|(?<money>\s?(?:US )?dollars\b|\s?USD\b|\s?[€£¥]|円|ドル|ユーロ))?(?!(?!x(?![\p{L}\p{N}]))[[\p{L}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]])/giv;
const countsUpTo = 12;

/** The figures of a text: money, percentages and plain numbers with their values. */
export function figuresIn(text: string): Figure[] {
  const given = text.replaceAll("24/7", "");
  return [...withPlainDigits(given).matchAll(pattern)].map((match) => {
    const { currency, number = "", multiplier, percent, money } = match.groups ?? {};
    const digits = number.replace(/,+$/u, "").replaceAll(",", "");
    return {
      written: given
        .slice(match.index, match.index + match[0].length)
        .trim()
        .replace(/,+$/u, ""),
      kind: percent ? "percent" : currency || money ? "money" : "plain",
      value: Number(digits) * (multiplier ? (multipliers[multiplier.toLowerCase()] ?? 1) : 1),
      significantDigits: digits.replace(".", "").replace(/^0+/u, "").length,
    };
  });
}

/** Digits, stops and signs of full width as plain ones, each in its place. */
const withPlainDigits = (text: string) =>
  text
    .replace(/(?<=[0-9０-９])，(?=[0-9０-９])/gu, ",")
    .replace(/[０-９．％＄]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * A refusal for every figure of an answer that does not stand in `given`. A figure may be rounded there to two digits or
 * more, and a plain count up to twelve is free unless it makes a ratio ("3 in 10", "5 times").
 */
export function figureFindings(output: unknown, given: unknown): Finding[] {
  // Drafts tidy what a person wrote, so both forms count as given.
  const known = textsOf(given).flatMap(({ text }) => [...figuresIn(text), ...figuresIn(plainText(text))]);
  return textsOf(output).flatMap(({ place, text }) =>
    figuresIn(text)
      .filter((figure) => !isCount(figure, text) && !known.some((source) => isSame(figure, source)))
      .map(({ written }) =>
        refuse("invented-figure", place, {
          problem: `${place} holds the figure "${written}", which stands nowhere in the material. Use only figures from there.`,
          words: written,
        }),
      ),
  );
}

function isCount({ kind, value, written }: Figure, text: string): boolean {
  if (kind !== "plain" || !Number.isInteger(value) || value > countsUpTo) return false;
  return !new RegExp(
    `${written}(?: ?(?:x\\b|×)| times\\b|-fold\\b| (?:in|out of|of(?: every)?) \\d)|\\d (?:in|out of|of(?: every)?) ${written}`,
    "iu",
  ).test(text);
}

/** Whether a figure is another one, if need be rounded to two digits or more. */
export function isSame(figure: Figure, source: Figure): boolean {
  // A shortened text may lose the unit: "100 % organic cotton" becomes "100".
  if (figure.kind !== source.kind && figure.kind !== "plain") return false;
  if (figure.value === source.value) return true;
  return figure.significantDigits >= 2 && Number(source.value.toPrecision(figure.significantDigits)) === figure.value;
}
