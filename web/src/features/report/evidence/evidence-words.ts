import type { EvidenceView, ReasoningStep, ShownSource } from "./evidence-query.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** "two", "27" */
export const inWords = (count: number) => numbers[count] ?? String(count);
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** "4 sources, 1 inference": what the conclusion rests on. Rejected sources are none. */
export function restsOn({ sources, steps }: EvidenceView): string {
  const standing = sources.filter(({ rejected }) => !rejected).length;
  const inferences = steps.filter(isInference).length;
  return [counted(standing, "source"), inferences > 0 && counted(inferences, "inference")].filter(Boolean).join(", ");
}

/** Whether no source says it. */
export const isInference = (step: ReasoningStep): boolean => step.sources.length === 0;

/** "Steps 1, 2 and 4": numbers in a sentence; empty without any. */
export function inARow(word: string, all: readonly number[]): string {
  if (all.length === 0) return "";
  return `${word}${all.length > 1 ? "s" : ""} ${joined(all.map(String))}`;
}

/** "a, b and c" */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** How many agree on a step: "two sources agree", "one source, older than a year". */
export function agreement(step: ReasoningStep, sources: readonly ShownSource[], now: Date): string {
  const [only, another] = sources;
  if (!only) return "";
  if (another) {
    if (step.publishers <= 1) return `${inWords(sources.length)} sources of one publisher`;
    const isEach = step.publishers === sources.length;
    return isEach
      ? `${inWords(sources.length)} sources agree`
      : `${inWords(sources.length)} sources of ${inWords(step.publishers)} publishers agree`;
  }
  if (only.category === "First-Party Research") return "one source, your own";
  return isOlderThanAYear(only.publishedDate, now) ? "one source, older than a year" : "one source";
}

/** Whether that day ("2026-03-02") is more than a year ago; never for a day that nobody knows. */
export function isOlderThanAYear(day: string | null | undefined, now: Date): boolean {
  return Boolean(day) && now.getTime() - Date.parse(`${day}T00:00:00Z`) > 365.25 * 86_400_000;
}

/** What was searched for reasoning without a source, and how to take it. */
export function reasoningNote(step: ReasoningStep, searches: number): string {
  const from = step.premises.length > 0 ? `Inferred from ${joined(step.premises)}. ` : "";
  const times = searches === 1 ? "once" : searches === 2 ? "twice" : `${inWords(searches)} times`;
  const searched = searches > 0 ? `We searched ${times} and found nothing that confirms or contradicts it. ` : "";
  return `${from}${searched}Treat it as a hypothesis.`;
}

/** The moment the newest of them was read; null where none was. */
export function lastRetrieved(sources: readonly ShownSource[]): string | null {
  return sources.reduce<string | null>(
    (newest, { retrievedAt }) => (retrievedAt && (!newest || retrievedAt > newest) ? retrievedAt : newest),
    null,
  );
}
