import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import type { Overview } from "@seedbed/contract/report/overview/schemas";
import { type Assumption, type Point, speaksAgainst, speaksFor, unknowns } from "../answers/points.ts";
import { firstSentence } from "./first-sentence.ts";

interface FinishedReport {
  said: Pick<Overview, "whatIsThis" | "problemStatement" | "marketSizeSummary">;
  scan: GlanceAt<"marketScan"> | undefined;
  assumptions: readonly Assumption[];
  /** What is to be done, the most pressing first. */
  steps: readonly Point[];
}

/** A report in short. All of it stands in the report, word for word. */
export interface Findings {
  /** Up to three sentences. */
  found: string[];
  /** The strongest reasons; undefined where the report holds none. */
  speaksFor: Point | undefined;
  speaksAgainst: Point | undefined;
  next: Point | undefined;
}

/** What weighs most: what a test has settled, then what has sources, then forces of the market, then what has none. */
const weights = ["Validated", "Invalidated", "Insight with sources", "Market force", "Insight without a source"];

const strongest = (points: readonly Point[]): Point | undefined =>
  points.toSorted((one, other) => weights.indexOf(one.kind) - weights.indexOf(other.kind))[0];

/** What a finished report found, in short. Where nothing speaks against it yet, the riskiest assumption that nobody has tested does. */
export function findingsOf({ said, scan, assumptions, steps }: FinishedReport): Findings {
  const [riskiest] = unknowns(assumptions);
  return {
    found: [...new Set([said.whatIsThis, said.problemStatement, said.marketSizeSummary].map(firstSentence))].filter(
      (sentence) => sentence !== "",
    ),
    speaksFor: strongest(speaksFor(scan, assumptions)),
    speaksAgainst:
      strongest(speaksAgainst(scan, assumptions)) ??
      (riskiest && { ...riskiest, kind: `Not tested: ${riskiest.kind}` }),
    next: steps[0],
  };
}
