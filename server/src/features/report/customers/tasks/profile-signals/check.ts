import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { PersonaInput } from "../../persona-prompt.ts";
import type { ProfileSignalsOutput } from "./output.ts";

/** Characters that the description of a signal may have. */
export const longestDescription = 500;
const found =
  /\b(?:studies|research|surveys?|reports?|data|statistics) (?:shows?|suggests?|finds?|found|indicates?|confirms?)\b|\baccording to\b/iu;

/** Signals on both sides, worded as what to look for. */
export function checkProfileSignals(output: ProfileSignalsOutput, input: PersonaInput): string[] {
  const { signals } = output;
  return [
    ...(["In Favour", "Against"] as const)
      .filter((stance) => !signals.some((signal) => signal.stance === stance))
      .map((stance) => `No signal has the stance “${stance}”; write at least one.`),
    ...signals.flatMap(({ description }, index) => [
      ...(description.length > longestDescription
        ? [`signals.${index}.description has ${description.length} characters; use at most 400.`]
        : []),
      ...(found.test(description)
        ? [`signals.${index}.description speaks of something found; nothing was looked up. Say what to look for.`]
        : []),
    ]),
    ...repeatedLabels(
      signals.map((signal) => signal.description),
      "signals",
    ),
    ...textProblems(output, input),
    ...figureProblems(output, input),
  ];
}
