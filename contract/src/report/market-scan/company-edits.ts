import type { FieldEdit, FieldEdits } from "../editing/edits.ts";

const short = { kind: "text", max: 200, mayBeEmpty: true } as const satisfies FieldEdit;
const prose = { kind: "text", max: 1000, mayBeEmpty: true } as const satisfies FieldEdit;
const sources = { kind: "sources", most: 20 } as const satisfies FieldEdit;

export const factWithEvidence = {
  text: { kind: "text", max: 1000 },
  "evidence.insight": prose,
  "evidence.sources": sources,
} as const satisfies FieldEdits;

/** What people may write of a startup and of an incumbent alike. */
export const companyEdits = {
  name: { kind: "text", max: 200 },
  domain: short,
  overview: prose,
  "overviewEvidence.insight": prose,
  "overviewEvidence.sources": sources,
  headquarters: short,
  "headquartersEvidence.insight": prose,
  "headquartersEvidence.sources": sources,
  founded: short,
  "foundedEvidence.insight": prose,
  "foundedEvidence.sources": sources,
  hasCompetitiveProduct: { kind: "flag" },
  relevance: prose,
  newsAndActivities: { kind: "entries", most: 20, fields: factWithEvidence },
} as const satisfies FieldEdits;
