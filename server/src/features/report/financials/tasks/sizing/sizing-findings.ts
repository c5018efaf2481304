import { groupValue, marketSize } from "@seedbed/rules/market-sizing/market-size";
import { type Finding, refuse } from "../../../../../platform/model/answer/findings.ts";
import type { SizingEntry } from "./entry-fields.ts";
import { entryFindings } from "./entry-findings.ts";
import { isOtherMoney, isScaledMoney } from "./plain-unit.ts";
import { sizingGroups } from "./sizing-groups.ts";

/** More US dollars a year than the whole world earns; a market beyond it is a slip of units. */
const worldOutput = 1e14;

/** What is wrong with the assumptions of a market sizing: their groups and the sizes that follow from them. */
export function sizingFindings(entries: readonly SizingEntry[], given: unknown): Finding[] {
  return [...groupFindings(entries), ...sizeFindings(entries), ...entryFindings(entries, given)];
}

function groupFindings(entries: readonly SizingEntry[]): Finding[] {
  return sizingGroups.flatMap((group) => {
    const index = entries.findIndex((entry) => entry.group === group);
    if (index < 0) return [refuse("missing-group", "entries", `The group ${group} has no entry.`)];
    return entries[index]?.operator === "*"
      ? []
      : [
          refuse(
            "first-operator",
            `entries.${index}.operator`,
            `entries.${index} is the first of ${group}; its operator must be "*".`,
          ),
        ];
  });
}

function sizeFindings(entries: readonly SizingEntry[]): Finding[] {
  const terms = entries.map((entry, order) => ({ ...entry, order }));
  const { tam } = marketSize(terms);
  const market = terms.filter(({ group }) => group === "TAM");
  // Money that is not in dollars is told of its own entry.
  const isMoney = ({ unit }: SizingEntry) => unit === "$" || isScaledMoney(unit) || isOtherMoney(unit);
  return [
    ...(market.some(isMoney)
      ? []
      : [refuse("no-money", "entries", 'TAM has no entry in "$", so its value would not be US dollars a year.')]),
    ...(tam > 0 && tam < worldOutput
      ? []
      : [
          refuse(
            "impossible-size",
            "entries",
            `TAM comes to ${tam} US dollars a year, which cannot be; check units and operators.`,
          ),
        ]),
    ...shareFindings(terms, { group: "SAM", whole: "TAM" }),
    ...shareFindings(terms, { group: "SOM", whole: "SAM" }),
  ];
}

interface Term extends SizingEntry {
  order: number;
}

/** A market that is no share of the one around it: told of what is not a percentage there, else of all. */
function shareFindings(
  terms: readonly Term[],
  { group, whole }: { group: SizingEntry["group"]; whole: string },
): Finding[] {
  const own = terms.filter((term) => term.group === group);
  const share = groupValue(terms, group);
  // A group that is missing, and a percentage beyond a hundred, are told elsewhere.
  const isTold = own.length === 0 || own.some(({ unit, scalar }) => unit === "%" && scalar > 100);
  if (isTold || (share > 0 && share <= 1)) return [];
  const counted = own.filter(({ unit }) => unit !== "%");
  const must = `They must come to a share of ${whole}: more than 0 and at most 1.`;
  if (counted.length === 0) return [refuse("no-share", "entries", `The entries of ${group} come to ${share}. ${must}`)];
  return counted.map(({ order, unit }) =>
    refuse(
      "no-share",
      `entries.${order}.unit`,
      `The entries of ${group} come to ${share}. ${must} entries.${order} is in "${unit}": write it in percent.`,
    ),
  );
}
