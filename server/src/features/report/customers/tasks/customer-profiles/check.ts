import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, mark, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { missingRoles, type NeededRole, sparedPositions } from "../../needed-roles.ts";
import { isSegmentLabel, longestSegment } from "../../segment-label.ts";
import { isAgeRange } from "./mended-ages.ts";
import { highestIncome } from "./mended-income.ts";
import type { CustomerProfilesOutput, Persona } from "./output.ts";
import type { CustomerProfilesInput } from "./prompt.ts";
import { isNameOnly, knownOf } from "./unknown-facts.ts";

/** Different personas, at least one sceptical, with plausible ages and incomes. */
export function checkCustomerProfiles({ profiles }: CustomerProfilesOutput, input: CustomerProfilesInput): Finding[] {
  const placed = (field: "segment" | "name") =>
    profiles.map((profile, index) => ({ place: `profiles.${index}.${field}`, text: profile[field] }));
  return [
    ...(profiles.some(({ attitude }) => attitude === "sceptical") ? [] : [nobodyObjects(profiles)]),
    ...roleFindings(profiles),
    // A segment stands in the address of its persona, so none is kept twice.
    ...repeatedFindings(placed("segment"), "segments").map(({ rule, place, ...told }) =>
      refuse(rule, place, "problem" in told ? told.problem : told.sentence),
    ),
    ...repeatedFindings(placed("name"), "names"),
    ...profiles.flatMap((profile, index) => formFindings(profile, `profiles.${index}.`)),
    ...textFindings({ profiles: profiles.map(knownOf) }, input),
    ...figureFindings({ profiles: profiles.map(toldOf) }, input),
  ];
}

/** What a persona is told in: its age, its income and its name are its own. */
export const toldOf = ({ ageRange: _ages, name: _name, incomeLower: _from, incomeUpper: _to, ...texts }: Persona) =>
  texts;

const missing = {
  mustAgree: {
    problem:
      "No persona must agree without buying or using. Write one who pays, runs or may forbid it in place of this one.",
    orMark: "Nobody among these personas had to agree without buying or using: one who does was asked for alone.",
  },
  likelyNonBuyer: {
    problem: "No persona is a likely non-buyer. Write one who stays as they are, and why, in place of this one.",
    orMark: "Nobody among these personas was a likely non-buyer: one was asked for alone.",
  },
} as const satisfies Record<NeededRole, object>;

/** Asked for in personas that can be spared; where none can, somebody is written beside them. */
function roleFindings(profiles: readonly Persona[]): Finding[] {
  const spared = sparedPositions(profiles);
  return missingRoles(profiles).map((role, turn) => {
    const position = spared[turn];
    return position === undefined
      ? mark("missing-role", "profiles", missing[role].orMark)
      : refuse("missing-role", `profiles.${position}.role`, missing[role]);
  });
}

/** Asked for in the last persona that is not the primary one. */
function nobodyObjects(profiles: readonly Persona[]): Finding {
  const last = profiles.findLastIndex(({ isPrimary }) => !isPrimary);
  return refuse("nobody-sceptical", `profiles.${Math.max(last, 0)}`, {
    problem: "No persona is sceptical. Give this one a good reason of their own to stay as they are.",
    orMark: "None of these personas objects to the concept.",
  });
}

/** Whether segment, ages and income of a persona have the form they are shown in; `place` ends with a dot, or is nothing. */
export function formFindings(persona: Persona, place: string): Finding[] {
  const { segment, ageRange, incomeLower, incomeUpper } = persona;
  const isUnknown = isNameOnly(persona);
  return [
    ...(isSegmentLabel(segment)
      ? []
      : [
          refuse(
            "segment",
            `${place}segment`,
            `${place}segment “${segment}” must have at most ${longestSegment} characters and only letters, digits, spaces and hyphens.`,
          ),
        ]),
    ...(isUnknown || isAgeRange(ageRange)
      ? []
      : [
          refuse("age-range", `${place}ageRange`, {
            problem: `${place}ageRange “${ageRange}” must be two ages with a hyphen, the lower first.`,
            orMark: "The ages are no range.",
          }),
        ]),
    ...(isUnknown ? [] : incomeFindings({ incomeLower, incomeUpper }, place)),
  ];
}

function incomeFindings({ incomeLower, incomeUpper }: Pick<Persona, "incomeLower" | "incomeUpper">, place: string) {
  if (incomeUpper > highestIncome) {
    const problem = `The income at ${place}incomeUpper goes from ${incomeLower} to ${incomeUpper}; give thousands of US dollars a year, the lower end first.`;
    return [refuse("income", `${place}incomeUpper`, problem)];
  }
  if (incomeLower < incomeUpper) return [];
  return [mark("income-range", `${place}incomeUpper`, "Both ends of the income are the same.")];
}
