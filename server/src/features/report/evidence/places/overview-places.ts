import type { Assumption } from "@seedbed/contract/report/assumptions/schemas";
import type { RealWorldSignal } from "@seedbed/contract/report/customers/schemas";
import type { Overview } from "@seedbed/contract/report/overview/schemas";
import type { Item } from "../../writing/section.ts";
import { type EvidencePlace, ofEvidence, placeOf, reasoned } from "./evidence-place.ts";

const inItem = { holder: "evidence" };

type Point = Overview["differentiators"][number];

export const differentiatorPlaces = (point: Point) => [pointPlace("Differentiator", point)];
export const rightPlaces = (point: Point) => [pointPlace("Right to win", point)];

const pointPlace = (title: string, { description, evidence }: Point) =>
  reasoned({ ...inItem, title, conclusion: description, concluded: "description" }, evidence, []);

/** What is assumed, why that matters, and how much of it is known. */
export const assumptionPlaces = (assumption: Assumption): EvidencePlace[] => [
  reasoned(
    { ...inItem, title: assumption.category, conclusion: assumption.statement, concluded: "statement" },
    assumption.evidence,
    [assumption.importanceRationale, assumption.certaintyRationale],
  ),
];

export function signalPlaces({ description, evidence }: RealWorldSignal, parent: Item | undefined): EvidencePlace[] {
  const { segment: title = "" } = (parent ?? {}) as { segment?: string };
  return [placeOf({ ...inItem, title, conclusion: description, concluded: "description", ...ofEvidence(evidence) })];
}

const texts = {
  shouldWeDoThis: "Is it promising?",
  whatIsThis: "What is it?",
  valueProposition: "Value proposition",
  problemStatement: "Problem statement",
  marketSizeSummary: "Market size",
} as const satisfies Record<keyof NonNullable<Overview["evidence"]>, string>;

/** The texts of an overview that stand in no list; those that say something. */
export function overviewPlaces({ overview }: { overview: Overview }): EvidencePlace[] {
  return Object.entries(texts).flatMap(([name, title]) => {
    const field = name as keyof typeof texts;
    const conclusion = overview[field];
    const given = { title, conclusion, concluded: `overview.${field}`, field: `overview.${field}` };
    return conclusion === ""
      ? []
      : [reasoned({ ...given, holder: `overview.evidence.${field}` }, overview.evidence?.[field], [])];
  });
}
