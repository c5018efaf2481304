import type { ConceptWorkflowUpdate } from "@seedbed/contract/concepts/events";
import type {
  Concept,
  ConceptListItem,
  ReportStatusBySection,
  SectionNote,
  SectionState,
  SectionStatus,
} from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { SeedListItem } from "@seedbed/contract/incubation/schemas";

const created = "2026-03-02T10:00:00.000Z";
const uuid = "33333333-3333-4333-8333-333333333333";
const ada = { firstName: "Ada", lastName: "Moreau" };
const featureVersions = {
  assumptions: "v2",
  financialProjection: "v2",
  marketScan: "v3",
  conceptOverview: "v3",
} as const;

/** Every section in one state, but those that are named. */
export function sectionsIn(
  status: SectionStatus,
  others: Partial<Record<keyof ReportStatusBySection, SectionStatus>> = {},
): ReportStatusBySection {
  const state = (own: SectionStatus): SectionState => ({
    status: own,
    dateStarted: null,
    dateCompleted: own === "complete" || own === "outdated" ? created : null,
    error: own === "error" ? "The writer gave no answer." : null,
    origin: null,
    notes: [],
  });
  return Object.fromEntries(
    reportSections.map((section) => [section, state(others[section] ?? status)]),
  ) as ReportStatusBySection;
}

const report = {
  reportStatusBySection: sectionsIn("complete"),
  progressPercentage: 100,
  completedSections: reportSections.length,
  totalSections: reportSections.length,
  dateReportStarted: created,
  dateReportCompleted: created,
};

export const listedConceptWith = (change: Partial<ConceptListItem> = {}): ConceptListItem => ({
  uuid,
  identifier: "C-0003",
  title: "Refill depots",
  summary: "Soap and detergent by weight.",
  status: "prototyping",
  createdAt: created,
  updatedAt: created,
  createdBy: ada,
  lastModifiedBy: ada,
  hasSeenConceptChange: true,
  reportStatusAggregate: "complete",
  ...report,
  seedUuid: "44444444-4444-4444-8444-444444444444",
  featureVersions,
  ...change,
});

export const conceptWith = (change: Partial<Concept> = {}): Concept => ({
  uuid,
  identifier: "C-0003",
  title: "Refill depots",
  summary: "Soap and detergent by weight.",
  overview: "A depot in the basement.",
  valueProposition: "Cheaper soap.",
  problemStatement: "Too many parcels.",
  status: "prototyping",
  seedUuid: "44444444-4444-4444-8444-444444444444",
  hasSeed: true,
  isHistoricalVersion: false,
  featureVersions,
  reportStatus: "complete",
  ...report,
  createdAt: created,
  updatedAt: created,
  createdBy: ada,
  lastModifiedBy: ada,
  ...change,
});

/** What the server tells of a concept's report; the rest as it is listed. */
export function workflowUpdateWith(change: Partial<ConceptWorkflowUpdate> = {}): ConceptWorkflowUpdate {
  const concept = listedConceptWith();
  return {
    eventType: "progress",
    conceptRootIdentifier: concept.identifier,
    conceptUuid: concept.uuid,
    title: concept.title,
    summary: concept.summary,
    updatedAt: concept.updatedAt,
    lastModifiedBy: { uuid: "22222222-2222-4222-8222-222222222222", ...ada },
    message: "",
    status: concept.status,
    featureVersions,
    reportStatusAggregate: concept.reportStatusAggregate,
    ...report,
    ...change,
  };
}

/** A section lacks this part. */
export const gapOf = (
  part: string,
  about: string,
  sentence = "The model gave no answer that can be used.",
): SectionNote => ({
  kind: "gap",
  part,
  about,
  sentence,
});

/** Something to look at in a section. */
export const markOf = (about: string, sentence: string): SectionNote => ({
  kind: "mark",
  part: about,
  about,
  sentence,
});

/** A report that is complete, but for what these notes say. */
export function notedSections(
  notes: Partial<Record<keyof ReportStatusBySection, SectionNote[]>>,
  sections = sectionsIn("complete"),
): ReportStatusBySection {
  return Object.fromEntries(
    reportSections.map((section) => [section, { ...sections[section], notes: notes[section] ?? [] }]),
  ) as ReportStatusBySection;
}

/** One page of a list. */
export const pageOf = <Item>(results: Item[], numberOfPages = 1, count = results.length) => ({
  results,
  count,
  numberOfPages,
});

export const listedSeedWith = (change: Partial<SeedListItem> = {}): SeedListItem => ({
  uuid: "44444444-4444-4444-8444-444444444444",
  title: "Cleaning by weight",
  description: "Offices throw away a pallet of bottles a year.",
  isCloned: false,
  type: "EXPAND_AN_EXISTING_IDEA",
  status: "draft",
  createdAt: created,
  updatedAt: created,
  createdBy: ada,
  ...change,
});
