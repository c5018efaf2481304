import { isNo, isYes, type ReplyVerdict } from "../reply/verdict-word.tsx";

const numbers = ["None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const inWords = (count: number): string => numbers[count] ?? String(count);

interface Answers {
  asked: number;
  /** Of those that have answered; null where an answer says nothing of what the persona would do. */
  verdicts: readonly (ReplyVerdict | null)[];
}

/** How the answers to one question stand to each other, in a sentence; empty where none says what a persona would do. */
export function summaryOf({ asked, verdicts }: Answers): string {
  const all = inWords(asked).toLowerCase();
  if (verdicts.length < asked)
    return verdicts.length === 0
      ? ""
      : `${inWords(verdicts.length)} of ${all} ${verdicts.length === 1 ? "has" : "have"} answered.`;
  const count = (verdict: ReplyVerdict) => verdicts.filter((each) => each === verdict).length;
  if (!verdicts.some((verdict) => isYes(verdict) || isNo(verdict))) return "";
  const buy = count("wouldBuy");
  const tries = count("wouldTry");
  if (asked === 1) return "";
  if (buy + tries === 0) return `None of ${all} would take it.`;
  if (tries === 0) return `${inWords(buy)} of ${all} would buy it.`;
  if (buy === 0) return `${inWords(tries)} of ${all} would try it.`;
  return `${inWords(buy)} of ${all} would buy it, ${inWords(tries).toLowerCase()} would try it.`;
}
