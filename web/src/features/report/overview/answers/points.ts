import type { GlanceAt } from "@seedbed/contract/report/glance/schemas";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import type { Place } from "../place-link.tsx";

/** Something that the report says, and where. */
export interface Point {
  text: string;
  /** What kind of thing says it. */
  kind: string;
  place: Place;
}

type Forces = Pick<GlanceAt<"marketScan">, "priorityInsights" | "marketForces">;
export type Assumption = GlanceAt<"assumptions">["results"][number];
type Projection = GlanceAt<"financialProjection">;
type NumberBehind = Projection["marketSizings"][number]["assumptionEntries"][number];

const market: Place = { page: "trends-drivers" };
const assumptionsPage: Place = { page: "assumptions" };

/** What was tested and held, then what the market scan counts in favour. */
export const speaksFor = (scan: Forces | undefined, assumptions: readonly Assumption[]): Point[] => [
  ...tested(assumptions, "validated", "Validated"),
  ...fromMarket(scan, { directions: ["up", "tailwind"], grading: "Mostly Tailwinds" }),
];

/** What was tested and did not hold, then what the market scan counts against it. */
export const speaksAgainst = (scan: Forces | undefined, assumptions: readonly Assumption[]): Point[] => [
  ...tested(assumptions, "invalidated", "Invalidated"),
  ...fromMarket(scan, { directions: ["down", "headwind"], grading: "Mostly Headwinds" }),
];

function tested(assumptions: readonly Assumption[], status: Assumption["status"], kind: string): Point[] {
  return byRisk(assumptions.filter((assumption) => assumption.status === status)).map(({ statement }) => ({
    text: statement,
    kind,
    place: assumptionsPage,
  }));
}

function fromMarket(
  scan: Forces | undefined,
  { directions, grading }: { directions: readonly string[]; grading: string },
): Point[] {
  const insights = (scan?.priorityInsights ?? []).filter(({ direction }) => directions.includes(direction));
  const forces = (scan?.marketForces ?? []).filter((force) => force.grading === grading);
  return [
    ...insights.map(({ title, explanation, sources }) => ({
      text: explanation ? `${title}: ${explanation}` : title,
      kind: sources.length === 0 ? "Insight without a source" : "Insight with sources",
      place: market,
    })),
    ...forces.map(({ category, summary }) => ({
      text: summary ? `${category}: ${summary}` : category,
      kind: "Market force",
      place: market,
    })),
  ];
}

/** What the concept depends on and nobody has an answer to yet, the riskiest first. */
export const unknowns = (assumptions: readonly Assumption[]): Point[] =>
  openOnes(assumptions).map(({ statement, riskCategory, category }) => ({
    text: statement,
    kind: `${category}, ${riskCategory} risk`,
    place: assumptionsPage,
  }));

/** Assumptions that no test has settled, the riskiest first. */
export const openOnes = (assumptions: readonly Assumption[]): Assumption[] =>
  byRisk(assumptions.filter(({ status }) => status !== "validated" && status !== "invalidated"));

const byRisk = (assumptions: readonly Assumption[]) => assumptions.toSorted((one, other) => other.risk - one.risk);

/** The numbers that the size follows from: those of the sizing that is shown first, or of all savings. */
export const numbersBehind = ({ layout, marketSizings, impactSizings }: Projection): NumberBehind[] =>
  layout === "revenue"
    ? (defaultSizing(marketSizings)?.assumptionEntries ?? [])
    : impactSizings.flatMap(({ assumptionEntries }) => assumptionEntries);

/** Numbers that nothing stands behind but a guess. */
export const guesses = (numbers: readonly NumberBehind[]) =>
  numbers.filter(({ assumptionSources }) => assumptionSources.length === 0);

/** Whether the sizing says anything: what comes to nothing is not a size. */
export const isSized = ({ layout, tam, sam, som, impactSizings }: Projection): boolean =>
  layout === "revenue"
    ? tam > 0 || sam > 0 || som > 0
    : impactSizings.some(({ expectedSavings }) => expectedSavings > 0);

export const sizingPlace = (projection: Projection | undefined): Place => ({
  page: projection?.layout === "savings" ? "impact-sizing" : "market-sizing",
});
