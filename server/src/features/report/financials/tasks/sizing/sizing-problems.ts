import type { SizingGroup } from "@seedbed/contract/report/financials/schemas";
import { groupValue, marketSize } from "@seedbed/rules/market-sizing/market-size";
import type { z } from "zod";
import type { SizingEntry } from "./entry-fields.ts";
import { entryProblems } from "./entry-problems.ts";

const groups = ["TAM", "SAM", "SOM"] as const satisfies z.infer<typeof SizingGroup>[];

/** More US dollars a year than the whole world earns; a market beyond it is a slip of units. */
const worldOutput = 1e14;

/** What is wrong with the assumptions of a market sizing: their groups, their order and the sizes that follow from them. */
export function sizingProblems(entries: readonly SizingEntry[], given: unknown): string[] {
  return [...groupProblems(entries), ...sizeProblems(entries), ...entryProblems(entries, given)];
}

function groupProblems(entries: readonly SizingEntry[]): string[] {
  const missing = groups.filter((group) => !entries.some((entry) => entry.group === group));
  const firsts = groups.flatMap((group) => {
    const index = entries.findIndex((entry) => entry.group === group);
    return index >= 0 && entries[index]?.operator !== "*"
      ? [`entries.${index} is the first of ${group}; its operator must be "*".`]
      : [];
  });
  const positions = entries.map(({ group }) => groups.indexOf(group));
  const isSorted = positions.every((position, index) => index === 0 || position >= (positions[index - 1] ?? 0));
  return [
    ...missing.map((group) => `The group ${group} has no entry.`),
    ...firsts,
    ...(isSorted ? [] : ["The entries are not in order: all of TAM come first, then all of SAM, then all of SOM."]),
  ];
}

function sizeProblems(entries: readonly SizingEntry[]): string[] {
  const terms = entries.map((entry, order) => ({ ...entry, order }));
  const { tam } = marketSize(terms);
  return [
    ...(terms.some(({ group, unit }) => group === "TAM" && unit === "$")
      ? []
      : ['TAM has no entry in "$", so its value would not be US dollars a year.']),
    ...(tam > 0 && tam < worldOutput
      ? []
      : [`TAM comes to ${tam} US dollars a year, which cannot be; check units and operators.`]),
    ...(["SAM", "SOM"] as const).flatMap((group) => {
      const share = groupValue(terms, group);
      const whole = group === "SAM" ? "TAM" : "SAM";
      return share > 0 && share <= 1
        ? []
        : [
            `The entries of ${group} come to ${share}. They must come to a share of ${whole}: more than 0 and at most 1.`,
          ];
    }),
  ];
}
