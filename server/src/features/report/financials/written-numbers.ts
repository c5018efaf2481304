import { plainText } from "../../../platform/drafting/plain-text.ts";

/** An amount of US dollars that somebody wrote, and what it is paid for: "$90 per floor" is 90 per "floor". */
export interface WrittenAmount {
  dollars: number;
  /** What stands after "per", "a", "an", "each" or "every"; empty when nothing does. */
  per: string;
}

/** A number of things that somebody wrote: "45 technicians". */
export interface WrittenCount {
  count: number;
  things: string;
}

const amount =
  /(?:US)?\$\s?(?<number>\d[\d,]*(?:\.\d+)?)(?:\s?(?<multiplier>k|thousand|m|million)\b)?(?:\s+(?:per|an?|each|every)\s+(?<per>[\p{L}-]+(?:\s+(?:and|per)\s+(?!month|year)[\p{L}-]+)?))?/iu;
const factors: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };
const count =
  /(?<![\p{L}\p{N}.,$€£¥])(?<number>\d{1,3}(?:,\d{3})+|\d+)\s+(?<things>\p{Ll}[\p{L}-]*s)\b(?!\s?(?:ago|old|later))/u;
const times = /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|percent|times|pilots?)$/iu;

/** The first amount of US dollars in some texts, at least 1 and rounded to whole dollars; undefined when there is none. */
export function writtenAmount(texts: readonly string[]): WrittenAmount | undefined {
  for (const text of texts) {
    const { number, multiplier = "", per = "" } = amount.exec(plainText(text))?.groups ?? {};
    if (number === undefined) continue;
    const dollars = Math.round(Number(number.replaceAll(",", "")) * (factors[multiplier.toLowerCase()] ?? 1));
    if (Number.isSafeInteger(dollars) && dollars >= 1) return { dollars, per: per.toLowerCase() };
  }
  return undefined;
}

/** The first number of things, not of times, in some texts; undefined when there is none. */
export function writtenCount(texts: readonly string[]): WrittenCount | undefined {
  for (const text of texts) {
    const { number = "", things = "" } = count.exec(plainText(text))?.groups ?? {};
    const value = Number(number.replaceAll(",", ""));
    if (things !== "" && !times.test(things) && Number.isSafeInteger(value) && value >= 1)
      return { count: value, things };
  }
  return undefined;
}
