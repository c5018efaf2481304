import type {
  Incumbent,
  MarketForce,
  MarketScan,
  PriorityInsight,
  Startup,
} from "@seedbed/contract/report/market-scan/schemas";
import type { Evidence } from "@seedbed/contract/report/source";
import type { KeyFinding, Trend } from "@seedbed/contract/report/trends/schemas";
import type { Item } from "../../writing/section.ts";
import { type EvidencePlace, gathered, ofEvidence, placeOf } from "./evidence-place.ts";

export const trendPlaces = ({ category, summary, whatWouldTurn, keyFinding }: Trend) => [
  gathered({ title: category, conclusion: summary, concluded: "summary", whatWouldTurn }, keyFinding),
];

export function findingPlaces({ text, sources, claims }: KeyFinding, parent: Item | undefined): EvidencePlace[] {
  const { category = "", whatWouldTurn = "" } = (parent ?? {}) as Partial<Trend>;
  return [placeOf({ title: category, conclusion: text, concluded: "text", sources, claims, whatWouldTurn })];
}

export const insightPlaces = ({ title, explanation, sources, claims }: PriorityInsight) => [
  placeOf({ title, conclusion: explanation, concluded: "explanation", sources, claims }),
];

export const forcePlaces = ({ category, summary, whatWouldTurn, sources = [], claims }: MarketForce) => [
  placeOf({ title: category, conclusion: summary, concluded: "summary", sources, claims, whatWouldTurn }),
];

/** A trend in the shape of version v2: as a whole, and insight by insight. */
export function driverPlaces({ name, description, support }: MarketScan["trendsAndDrivers"][number]): EvidencePlace[] {
  const insights = support.map(({ insight, sources, claims }, index) =>
    placeOf({ field: `support.${index}`, title: name, conclusion: insight, concluded: "support", sources, claims }),
  );
  return [gathered({ title: name, conclusion: description, concluded: "description" }, insights), ...insights];
}

export const startupPlaces = (startup: Startup) =>
  companyPlaces(startup, [
    ...startup.keyFacts.map((fact, index) => ({ ...fact, field: `keyFacts.${index}.evidence` })),
    ...startup.keyContacts.map(({ name, title, evidence }, index) => ({
      text: [name, title].filter(Boolean).join(", "),
      evidence,
      field: `keyContacts.${index}.evidence`,
    })),
  ]);

export const incumbentPlaces = (incumbent: Incumbent) => companyPlaces(incumbent, []);

function companyPlaces(
  company: Incumbent,
  facts: readonly { text: string; evidence: Evidence; field: string }[],
): EvidencePlace[] {
  const title = company.name;
  const fields = (["overview", "headquarters", "founded"] as const).map((field) =>
    placeOf({
      field: `${field}Evidence`,
      title,
      conclusion: company[field],
      concluded: field,
      ...ofEvidence(company[`${field}Evidence`]),
    }),
  );
  const news = company.newsAndActivities.map((fact, index) => ({
    ...fact,
    field: `newsAndActivities.${index}.evidence`,
  }));
  const told = [...facts, ...news].map(({ text, evidence, field }) =>
    placeOf({ field, title, conclusion: text, concluded: field.split(".")[0] ?? "", ...ofEvidence(evidence) }),
  );
  return [
    gathered({ title, conclusion: company.relevance, concluded: "relevance" }, [...fields, ...told]),
    ...fields,
    ...told,
  ];
}
