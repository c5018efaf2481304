import type { ReportSection, ReportStatusBySection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import { gapsIn } from "@seedbed/rules/report-status/gaps";
import type { Place } from "../place-link.tsx";
import { type Assumption, guesses, numbersBehind, openOnes, type Point, sizingPlace } from "./points.ts";

interface WhatIsThere {
  sections: ReportStatusBySection;
  assumptions: readonly Assumption[];
  projection: GlanceAt<"financialProjection"> | undefined;
  /** Whether the concept has a page for tests. */
  tests: boolean;
}

const placeOf: Record<Exclude<ReportSection, "overview">, Place> = {
  trends: { page: "trends-drivers" },
  marketScan: { page: "trends-drivers" },
  financialProjection: { page: "business-model" },
  customerProfiles: { page: "customer-profile" },
  assumptions: { page: "assumptions" },
};

/**
 * What to do next, the most pressing first: write what is missing, rethink what a test has refuted, test what is riskiest, find sources for the
 * numbers behind the size. With all of that done, the decision is the person's.
 */
export function nextSteps({ sections, assumptions, projection, tests }: WhatIsThere): Point[] {
  const steps = [
    ...missingParts(sections),
    ...refuted(assumptions),
    ...toTest(assumptions, { page: tests ? "testing" : "assumptions" }),
    ...toFindSourcesFor(projection),
  ];
  if (steps.length > 0 || assumptions.length === 0) return steps;
  return [{ text: "Every assumption is settled: decide how to go on", kind: "Status", place: { page: "assumptions" } }];
}

function missingParts(sections: ReportStatusBySection): Point[] {
  return reportSections.flatMap((section) => {
    if (section === "overview") return [];
    return gapsIn(sections[section].notes).map(({ about }) => ({
      text: `Have what is missing written: ${about}`,
      kind: "Report",
      place: placeOf[section],
    }));
  });
}

const refuted = (assumptions: readonly Assumption[]): Point[] =>
  assumptions
    .filter(({ status, importance }) => status === "invalidated" && importance === 3)
    .map(({ statement, category }) => ({
      text: `Rethink what a test has refuted: “${statement}”`,
      kind: category,
      place: { page: "assumptions" },
    }));

// A test that has begun comes first; after it, or without one, what is riskiest.
function toTest(assumptions: readonly Assumption[], place: Place): Point[] {
  const open = openOnes(assumptions);
  const begun = open.find(({ testProgress }) => testProgress > 0);
  const riskiest = open.find((assumption) => assumption !== begun);
  return [
    ...(begun ? [{ text: `Finish the test of “${begun.statement}”`, kind: begun.category, place }] : []),
    ...(riskiest ? [{ text: `Test what is riskiest: “${riskiest.statement}”`, kind: riskiest.category, place }] : []),
  ];
}

function toFindSourcesFor(projection: GlanceAt<"financialProjection"> | undefined): Point[] {
  const numbers = projection ? numbersBehind(projection) : [];
  const guessed = guesses(numbers).length;
  if (guessed === 0) return [];
  const which = guessed === numbers.length && guessed > 1 ? `all ${guessed}` : `${guessed} of the ${numbers.length}`;
  return [{ text: `Find sources for ${which} numbers behind the size`, kind: "Size", place: sizingPlace(projection) }];
}
