import { bars } from "../personas/bars.ts";
import type { Evaluation } from "../run/evaluation.ts";
import { written } from "./persona-lines.ts";

interface PersonaChange {
  isWorse: boolean;
  text: string;
}

/** The smallest difference worth a line: one person of twenty. */
const smallest = 0.05;
const tooFewAnswers = 4;

/** What got better and worse of personas from one run to another, as it is said and as it is shown. Nothing where one of them talked to none. */
export function personaChanges(before: Evaluation, after: Evaluation): PersonaChange[] {
  const [one, other] = [before.personas, after.personas];
  if (!one || !other) return [];
  return bars.flatMap((bar) =>
    (["said", "shown"] as const).flatMap((which) => {
      const [was, is] = [bar.of(one[which]), bar.of(other[which])];
      if (!was || !is || Math.min(was.answers, is.answers) < tooFewAnswers) return [];
      const difference = is.value - was.value;
      // Shares come from whole people: what is one of them is not lost in the last digit.
      if (Math.abs(difference) < smallest - 1e-9) return [];
      const values = `${written(bar, was.value)} -> ${written(bar, is.value)}`;
      const text = `  personas as ${which.padEnd(12)} ${bar.name}: ${values} (of ${Math.min(was.answers, is.answers)})`;
      return [{ isWorse: difference > 0 === (bar.better === "less"), text }];
    }),
  );
}
