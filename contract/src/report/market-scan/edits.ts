import type { FieldEdit, FieldEdits, SectionEdits } from "../editing/edits.ts";
import { directions, engagementActions, gradings } from "../vocabulary.ts";
import { companyEdits, factWithEvidence } from "./company-edits.ts";

const description = { kind: "text", max: 500, mayBeEmpty: true } as const satisfies FieldEdit;
const prose = { kind: "text", max: 1000, mayBeEmpty: true } as const satisfies FieldEdit;
const name = { kind: "text", max: 200 } as const satisfies FieldEdit;
const sources = { kind: "sources", most: 20 } as const satisfies FieldEdit;

const blankEvidence = { insight: "", sources: [] };
const blankCompany = {
  status: "completed",
  overviewEvidence: blankEvidence,
  headquartersEvidence: blankEvidence,
  foundedEvidence: blankEvidence,
};

const startupEdits = {
  ...companyEdits,
  valueProposition: prose,
  competitiveAdvantage: prose,
  predictions: { kind: "texts", most: 10, max: 1000 },
  potentialEngagements: {
    kind: "entries",
    most: 10,
    fields: { action: { kind: "choice", values: engagementActions }, description: { kind: "text", max: 1000 } },
  },
  keyFacts: { kind: "entries", most: 20, fields: factWithEvidence },
  keyContacts: {
    kind: "entries",
    most: 20,
    fields: {
      name,
      title: { kind: "text", max: 200, mayBeEmpty: true },
      linkedin: { kind: "text", max: 500, mayBeEmpty: true },
      email: { kind: "text", max: 254, mayBeEmpty: true },
      "evidence.insight": prose,
      "evidence.sources": sources,
    },
  },
} as const satisfies FieldEdits;

export const marketScanEdits = {
  edits: {
    "": { trendsAndDriversDescription: description, ecosystemDescription: description },
    "trendsAndDrivers[]": {
      name,
      description: prose,
      support: {
        kind: "entries",
        most: 20,
        fields: { insight: { kind: "text", max: 1000 }, sources },
      },
    },
    "priorityInsights[]": {
      title: name,
      direction: { kind: "choice", values: directions },
      explanation: prose,
      sources,
    },
    "marketForces[]": {
      category: { kind: "text", max: 100 },
      icon: { kind: "text", max: 40, mayBeEmpty: true },
      grading: { kind: "choice", values: gradings },
      score: { kind: "number", min: 0, max: 10, mayBeEmpty: true },
      summary: prose,
      impact: prose,
      whatWouldTurn: description,
      howToNotice: description,
    },
    "startups[]": startupEdits,
    "incumbents[]": companyEdits,
  },
  lists: {
    "trendsAndDrivers[]": { most: 20 },
    "priorityInsights[]": { most: 20 },
    "marketForces[]": { most: 12 },
    "startups[]": { most: 30, blank: blankCompany },
    "incumbents[]": { most: 30, blank: blankCompany },
  },
} as const satisfies SectionEdits;
