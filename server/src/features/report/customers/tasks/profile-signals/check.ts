import { claimsIn } from "../../../../../platform/model/answer/claims.ts";
import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { citationFindings } from "../../../writing/evidence/citation-findings.ts";
import { groundsOf } from "../../../writing/evidence/grounds-of.ts";
import { givenPassages, withoutResearch } from "../../../writing/evidence/research-input.ts";
import { withoutClaims } from "../../../writing/evidence/without-claims.ts";
import { longestDescription } from "./longest-description.ts";
import type { ProfileSignalsOutput } from "./output.ts";
import type { ProfileSignalsInput } from "./prompt.ts";

type Signal = ProfileSignalsOutput["signals"][number];

// Beside the claims that are refused in any answer: nothing was found by a signal that no passage shows, even in what the people gave.
const found =
  /\b(?:studies|research|surveys?|reports?|data|statistics) (?:shows?|suggests?|finds?|found|indicates?|confirms?)\b|\baccording to\b/iu;
const neededStances = ["In Favour", "Against"] as const;

/** Signals on both sides, each shown by a passage. */
export function checkProfileSignals(output: ProfileSignalsOutput, input: ProfileSignalsInput): Finding[] {
  const { signals } = output;
  const words = withoutClaims(output);
  return [
    ...missingStances(signals),
    ...(givenPassages(input).length > 0 ? unshown(signals) : []),
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

/** What no passage shows is asked for once more, and then left out. */
const unshown = (signals: readonly Signal[]): Finding[] =>
  signals.flatMap(({ citations = [] }, index) =>
    citations.some(({ stance }) => stance === "for")
      ? []
      : [
          refuse("no-passage", `signals.${index}`, {
            problem: `signals.${index}: no passage carries it. Write a signal that a passage shows, and cite that with the stance "for".`,
            leftOut: "no-passage",
          }),
        ],
  );

/** Asked for in the place of signals that can be spared: the neutral ones, or else the others, the last first. Where there is none, nothing was found. */
function missingStances(signals: readonly Signal[]): Finding[] {
  if (signals.length === 0) return [];
  const missing = neededStances.filter((needed) => signals.every(({ stance }) => stance !== needed));
  const places = signals
    .map(({ stance }, index) => ({ index, isNeutral: stance === "Neutral" }))
    .toSorted((one, other) => Number(other.isNeutral) - Number(one.isNeutral) || other.index - one.index);
  return missing.map((stance, turn) =>
    refuse("missing-stance", `signals.${places[turn]?.index ?? 0}`, {
      problem: `No signal has the stance “${stance}”. Look through the passages once more; where one shows such a signal, write it in place of this one.`,
      orMark: `No signal speaks ${stance === "Against" ? "against" : "in favour of"} the concept.`,
    }),
  );
}

/** The words with which a text speaks of something found, if it does. */
const claimedFinding = (text: string): string | undefined => found.exec(text)?.[0];

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
            problem: `${place} speaks of something found ("${claim}"), and cites no passage that says so. Say what a passage shows, and cite it.`,
            words: claim,
          }),
        ]),
  ];
}
