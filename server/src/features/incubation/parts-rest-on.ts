import type { PartsRestOn } from "@seedbed/contract/incubation/schemas";

/** What each part rests on, changed part by part. */
export function mapParts(
  restsOn: PartsRestOn,
  change: (identifiers: string[], part: keyof PartsRestOn) => string[],
): PartsRestOn {
  return {
    title: change(restsOn.title, "title"),
    summary: change(restsOn.summary, "summary"),
    overview: change(restsOn.overview, "overview"),
    problemStatement: change(restsOn.problemStatement, "problemStatement"),
    valueProposition: change(restsOn.valueProposition, "valueProposition"),
    differentiators: change(restsOn.differentiators, "differentiators"),
    rightsToWin: change(restsOn.rightsToWin, "rightsToWin"),
  };
}
