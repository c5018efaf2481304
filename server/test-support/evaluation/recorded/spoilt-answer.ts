import { seededPick } from "../../model-server/seeded.ts";
import { companyMistakes } from "../../plausible-mistakes/companies.ts";
import { conversationMistakes } from "../../plausible-mistakes/conversations.ts";
import { editMistakes } from "../../plausible-mistakes/edits.ts";
import { forceAndInsightMistakes } from "../../plausible-mistakes/forces-and-insights.ts";
import { mistakesInAnyAnswer } from "../../plausible-mistakes/in-any-answer.ts";
import { mistakesInAnyText } from "../../plausible-mistakes/in-any-text.ts";
import { mistakesOfTasks } from "../../plausible-mistakes/mistakes-of-tasks.ts";
import { moneyMistakes } from "../../plausible-mistakes/money.ts";
import { sizingMistakes } from "../../plausible-mistakes/sizings.ts";
import { mistakesOfSubstance } from "./mistakes-of-substance.ts";

const ofTasks = [
  ...mistakesOfTasks,
  ...companyMistakes,
  ...forceAndInsightMistakes,
  ...moneyMistakes,
  ...sizingMistakes,
  ...conversationMistakes,
  ...editMistakes,
];

interface Spoilt {
  /** In the order in which they were made. */
  mistakes: string[];
  text: string;
}

/**
 * An answer with two mistakes, as a model of middle size makes them: of three answers, two have one of the task's own, in turn by `number`;
 * the others are chosen by `seed`. Fewer where one of them finds nothing to spoil.
 */
export function spoiltAnswer(
  answer: unknown,
  task: string,
  { seed, number }: { seed: string; number: number },
): Spoilt {
  const own = ofTasks.filter((mistake) => mistake.task === task);
  const mistakes: string[] = [];
  let spoilt = structuredClone(answer);
  const spoil = (name: string, change: (answer: unknown) => unknown) => {
    const next = change(spoilt);
    if (JSON.stringify(next) !== JSON.stringify(spoilt)) mistakes.push(name);
    spoilt = next;
  };
  const ofTask = number % 3 === 2 ? undefined : own[Math.ceil((number * 2) / 3) % own.length];
  if (ofTask) spoil(ofTask.name, (value) => ofTask.spoil(value as never));
  const first = seededPick(["any", "any", "substance", "none"], `first ${seed}`);
  const second = seededPick(["any", "substance", "text"], `second ${seed}`);
  for (const [place, kind] of (ofTask ? [second] : [first, second]).entries()) {
    const chosen = `${place} ${seed}`;
    if (kind === "any" || kind === "substance") {
      const mistake = seededPick(kind === "any" ? mistakesInAnyAnswer : mistakesOfSubstance, chosen);
      spoil(mistake.name, (value) => mistake.spoil(value, chosen));
    }
  }
  const json = JSON.stringify(spoilt);
  if (second !== "text") return { mistakes, text: json };
  const written = seededPick(mistakesInAnyText, seed);
  const text = written.spoil(json);
  return { mistakes: text === json ? mistakes : [...mistakes, written.name], text };
}
