import { asClause } from "../../../platform/drafting/phrases.ts";
import { plainText } from "../../../platform/drafting/plain-text.ts";
import type { ReportDigest } from "./digest.ts";

const mostNames = 4;

/**
 * The words of a finished report for templates; undefined where the report has none.
 *
 * - `tailwind`, `headwind`, `alternative`, `input`, `model`, `place`, `burden`: labels, to stand in quotation marks.
 * - `belief`, `nextBelief`: whole clauses, after "that" or "whether". `insight`: a clause after a colon.
 * - `personas`, `companies`: lists of names, "Ana Silva (Office hosts), Ben Roth (Landlords)". `persona`, `rival`: one name.
 * - The rest are figures as the report shows them.
 */
export type ReportSlots = Readonly<Record<ReportSlotName, string | undefined>>;

export const reportSlotNames = [
  "tailwind",
  "headwind",
  "insight",
  "alternative",
  "persona",
  "personas",
  "companies",
  "rival",
  "belief",
  "nextBelief",
  "model",
  "price",
  "place",
  "burden",
  "input",
  "otherInput",
  "tam",
  "sam",
  "som",
  "samShare",
  "somShare",
  "savings",
] as const;
export type ReportSlotName = (typeof reportSlotNames)[number];

const scoresByGrading: Record<string, number> = {
  "Mostly Headwinds": 8,
  "Headwinds & Tailwinds": 5,
  "Mostly Tailwinds": 2,
};
const rankByRisk = { high: 0, medium: 1, low: 2 } as const;

export function reportSlots(report: ReportDigest): ReportSlots {
  const { customers, market, financials } = report;
  const forces = (market?.forces ?? [])
    .map((force) => ({ ...force, weight: force.score ?? scoresByGrading[force.grading] ?? 5 }))
    .sort((one, other) => one.weight - other.weight);
  const first = customers.find((customer) => customer.isPrimary) ?? customers[0];
  const beliefs = report.assumptions
    .toSorted((one, other) => rankByRisk[one.riskCategory] - rankByRisk[other.riskCategory])
    .map(({ statement }) => asClause(label(statement) ?? ""));
  const inputs = financials?.inputs ?? [];
  const companies = [...(market?.incumbents ?? []), ...(market?.startups ?? [])].map(({ name }) => name);
  return {
    tailwind: label(forces.length > 1 ? forces[0]?.category : undefined),
    headwind: label(forces.at(-1)?.category),
    insight: asClause(label(market?.insights[0]?.title) ?? "") || undefined,
    alternative: label(first?.alternatives[0]),
    persona: label(first?.name),
    personas: joined(customers.map(({ name, segment }) => `${name} (${segment})`)),
    companies: joined(companies.slice(0, mostNames)),
    rival: label(market?.incumbents.find((incumbent) => incumbent.hasCompetitiveProduct)?.name),
    belief: beliefs[0] || undefined,
    nextBelief: beliefs[1] || undefined,
    model: label(financials?.model?.type),
    price: financials?.price ?? undefined,
    place: label(financials?.places[0]),
    burden: label(financials?.burdens[0]),
    input: label(inputs.at(-1)),
    otherInput: label(inputs.length > 1 ? inputs[0] : undefined),
    tam: financials?.sizes?.tam,
    sam: financials?.sizes?.sam,
    som: financials?.sizes?.som,
    samShare: financials?.sizes?.samShare,
    somShare: financials?.sizes?.somShare,
    savings: financials?.savings ?? undefined,
  };
}

/** A name, title or sentence as it can stand inside a sentence: without stops that would end it. */
function label(text: string | undefined): string | undefined {
  return plainText(text ?? "").replace(/[.!?…]+(?=\s|$)/gu, "") || undefined;
}

function joined(names: readonly string[]): string | undefined {
  const labels = names.map(label).filter((name) => name !== undefined);
  return labels.length > 0 ? new Intl.ListFormat("en", { type: "conjunction" }).format(labels) : undefined;
}
