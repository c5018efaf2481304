import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import { characterCount, longestSegment } from "../../segment-label.ts";
import type { CustomerProfilesOutput, Persona } from "./output.ts";
import type { CustomerProfilesInput } from "./prompt.ts";

const highestIncome = 2000;

/** Three different personas, one primary, at least one sceptical, with plausible ages and incomes. */
export function checkCustomerProfiles({ profiles }: CustomerProfilesOutput, input: CustomerProfilesInput): string[] {
  const primaries = profiles.filter((profile) => profile.isPrimary).length;
  return [
    ...(primaries === 1 ? [] : [`${primaries} personas are primary; make exactly one of them primary.`]),
    ...(profiles.some((profile) => profile.attitude === "sceptical")
      ? []
      : ["No persona is sceptical; give one of them a good reason of their own to stay as they are."]),
    ...repeatedLabels(
      profiles.map((profile) => profile.segment),
      "segments",
    ),
    ...repeatedLabels(
      profiles.map((profile) => profile.name),
      "names",
    ),
    ...profiles.flatMap((profile, index) => personaProblems(profile, `profiles.${index}`)),
    ...textProblems({ profiles }, input),
    ...figureProblems(
      { profiles: profiles.map(({ description, customerInsight }) => ({ description, customerInsight })) },
      input,
    ),
  ];
}

function personaProblems({ segment, ageRange, incomeLower, incomeUpper }: Persona, place: string): string[] {
  const problems: string[] = [];
  if (characterCount(segment) > longestSegment || !/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s'’-]*$/u.test(segment)) {
    problems.push(
      `${place}.segment “${segment}” must have at most ${longestSegment} characters and only letters, digits, spaces and hyphens.`,
    );
  }
  const [, from, to] = /^(\d{1,3})\s?[-–]\s?(\d{1,3})$/u.exec(ageRange) ?? [];
  if (!from || !to || Number(from) >= Number(to) || Number(to) > 110) {
    problems.push(`${place}.ageRange “${ageRange}” must be two ages with a hyphen, the lower first.`);
  }
  if (incomeLower >= incomeUpper || incomeUpper > highestIncome) {
    problems.push(
      `${place} has an income from ${incomeLower} to ${incomeUpper}; give thousands of US dollars a year, the lower end first.`,
    );
  }
  return problems;
}
