import { claimsIn } from "../../../../../platform/model/answer/claims.ts";
import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { citationFindings } from "../../../writing/evidence/citation-findings.ts";
import { groundsOf } from "../../../writing/evidence/grounds-of.ts";
import { withoutResearch } from "../../../writing/evidence/research-input.ts";
import { withoutClaims } from "../../../writing/evidence/without-claims.ts";
import { longestDescription } from "./longest-description.ts";
import type { ProfileSignalsOutput } from "./output.ts";
import type { ProfileSignalsInput } from "./prompt.ts";

type Signal = ProfileSignalsOutput["signals"][number];

// Beside the claims that are refused in any answer: a signal that no passage shows is only ever looked for, even in what the people gave.
const found =
  /\b(?:studies|research|surveys?|reports?|data|statistics) (?:shows?|suggests?|finds?|found|indicates?|confirms?)\b|\baccording to\b/iu;
const neededStances = ["In Favour", "Against"] as const;

/** Signals on both sides, worded as what to look for where no passage shows them. */
export function checkProfileSignals(output: ProfileSignalsOutput, input: ProfileSignalsInput): Finding[] {
  const { signals } = output;
  const words = withoutClaims(output);
  return [
    ...missingStances(signals),
    ...signals.flatMap((signal, index) => descriptionFindings(signal, `signals.${index}.description`)),
    ...repeatedFindings(
      signals.map(({ description }, index) => ({ place: `signals.${index}.description`, text: description })),
      "signals",
    ),
    ...textFindings(words, withoutResearch(input)),
    ...figureFindings(words, groundsOf(output, input)),
    ...citationFindings(output, input),
  ];
}

/** Asked for in the place of signals that can be spared: the neutral ones, or else the others, the last first. */
function missingStances(signals: readonly Signal[]): Finding[] {
  const missing = neededStances.filter((needed) => signals.every(({ stance }) => stance !== needed));
  const places = signals
    .map(({ stance }, index) => ({ index, isNeutral: stance === "Neutral" }))
    .toSorted((one, other) => Number(other.isNeutral) - Number(one.isNeutral) || other.index - one.index);
  return missing.map((stance, turn) =>
    refuse("missing-stance", `signals.${places[turn]?.index ?? 0}`, {
      problem: `No signal has the stance “${stance}”. Write one that has it in place of this one.`,
      orMark: `No signal speaks ${stance === "Against" ? "against" : "in favour of"} the concept.`,
    }),
  );
}

/** The words with which a text speaks of something found, if it does. */
export const claimedFinding = (text: string): string | undefined => found.exec(text)?.[0];

function descriptionFindings({ description, citations = [] }: Signal, place: string): Finding[] {
  const isShown = citations.some(({ stance }) => stance === "for") || claimsIn(description).length > 0;
  const claim = isShown ? undefined : claimedFinding(description);
  return [
    ...(description.length > longestDescription
      ? [refuse("too-long", place, `${place} has ${description.length} characters; use at most 400.`)]
      : []),
    ...(claim === undefined
      ? []
      : [
          refuse("claims-a-finding", place, {
            problem: `${place} speaks of something found ("${claim}"); nothing was looked up. Say what to look for.`,
            words: claim,
          }),
        ]),
  ];
}
