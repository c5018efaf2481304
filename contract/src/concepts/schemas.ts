import { z } from "zod";
import { conceptItemMaxLength, conceptTextMaxLength, conceptTitleMaxLength } from "../limits.ts";
import { PageNumber, pageOf } from "../pagination.ts";
import { Instant, Origin, requiredText, textUpTo, Uuid } from "../plain-text.ts";
import { featureForms, unsetFeatureVersions } from "./feature-versions.ts";
import { conceptCategories, conceptStatuses, reportSections } from "./vocabulary.ts";

export const ConceptStatus = z.enum(conceptStatuses);
export type ConceptStatus = z.infer<typeof ConceptStatus>;

export const ConceptCategory = z.enum(conceptCategories);
export type ConceptCategory = z.infer<typeof ConceptCategory>;

/** Status of a whole report. */
export const ReportStatus = z.enum(["pending", "complete", "notStarted", "error", "draft"]);
export type ReportStatus = z.infer<typeof ReportStatus>;

export const ReportSection = z.enum(reportSections);
export type ReportSection = z.infer<typeof ReportSection>;

/** `waiting`: its turn comes when what it needs is there. `outdated`: made from inputs that have changed since. */
export const SectionStatus = z.enum(["notStarted", "waiting", "pending", "complete", "error", "outdated"]);
export type SectionStatus = z.infer<typeof SectionStatus>;

/** What a person should know of a section that is complete. `gap`: a part that is missing. `mark`: a part to look at. */
export const SectionNote = z.object({
  kind: z.enum(["gap", "mark"]),
  /** Names the part within its section, such as "profile-alternatives:persona-2"; a Retry of a gap names it. */
  part: z.string(),
  /** The part in people's words: "Alternatives of Ana Silva". */
  about: z.string(),
  /** Why it is missing, or what to look at. */
  sentence: z.string(),
});
export type SectionNote = z.infer<typeof SectionNote>;

export const SectionState = z.object({
  status: SectionStatus,
  dateStarted: Instant.nullable(),
  dateCompleted: Instant.nullable(),
  error: z.string().nullable(),
  origin: Origin.nullable(),
  notes: z.array(SectionNote),
});
export type SectionState = z.infer<typeof SectionState>;

export const ReportStatusBySection = z.record(ReportSection, SectionState);
export type ReportStatusBySection = z.infer<typeof ReportStatusBySection>;

export const FeatureVersions = z.object({
  assumptions: z.enum(featureForms.assumptions).default(unsetFeatureVersions.assumptions),
  financialProjection: z.enum(featureForms.financialProjection).default(unsetFeatureVersions.financialProjection),
  marketScan: z.enum(featureForms.marketScan).default(unsetFeatureVersions.marketScan),
  conceptOverview: z.enum(featureForms.conceptOverview).default(unsetFeatureVersions.conceptOverview),
});
export type FeatureVersions = z.infer<typeof FeatureVersions>;

const Forms = z.object({
  assumptions: z.enum(featureForms.assumptions),
  financialProjection: z.enum(featureForms.financialProjection),
  marketScan: z.enum(featureForms.marketScan),
  conceptOverview: z.enum(featureForms.conceptOverview),
});
const overviewHasTwoNames = { concept_overview: Forms.shape.conceptOverview.optional() };

/** Forms to change to; that of the overview under either of its names. */
export const FeatureVersionsChange = Forms.partial()
  .extend(overviewHasTwoNames)
  .refine((change) => Object.keys(change).length > 0, "Nothing to change.")
  .refine(({ conceptOverview, concept_overview: other }) => !conceptOverview || !other || conceptOverview === other, {
    path: ["concept_overview"],
    error: "The overview has one form.",
  })
  .transform(
    ({ concept_overview: other, ...change }): Partial<FeatureVersions> =>
      other === undefined ? change : { ...change, conceptOverview: other },
  );

/** The forms of all parts, named like a change. */
export const NewReportForms = FeatureVersionsChange.pipe(Forms);

export const PersonName = z.object({ firstName: z.string(), lastName: z.string() });

export const ConceptListItem = z.object({
  uuid: Uuid,
  identifier: z.string(),
  title: z.string(),
  summary: z.string(),
  status: ConceptStatus,
  createdAt: Instant,
  updatedAt: Instant,
  createdBy: PersonName,
  lastModifiedBy: PersonName,
  hasSeenConceptChange: z.boolean(),
  reportStatusAggregate: ReportStatus,
  reportStatusBySection: ReportStatusBySection,
  progressPercentage: z.int().min(0).max(100),
  completedSections: z.int(),
  totalSections: z.int(),
  dateReportStarted: Instant.nullable(),
  dateReportCompleted: Instant.nullable(),
  seedUuid: Uuid.nullable(),
  featureVersions: FeatureVersions,
});
export type ConceptListItem = z.infer<typeof ConceptListItem>;

/** An item of differentiators and of the right to win. */
export const OrderedItem = z.object({ order: z.int().min(0).max(99), description: requiredText(conceptItemMaxLength) });
export type OrderedItem = z.infer<typeof OrderedItem>;

export const Concept = z.object({
  uuid: Uuid,
  identifier: z.string(),
  title: z.string(),
  summary: z.string(),
  overview: z.string(),
  valueProposition: z.string(),
  problemStatement: z.string(),
  status: ConceptStatus,
  seedUuid: Uuid.nullable(),
  hasSeed: z.boolean(),
  isHistoricalVersion: z.boolean(),
  /** The version that it is shown as, or else the newest; absent where none was saved. `createdAt` in seconds since 1970. */
  version: z.object({ uuid: Uuid, versionNumber: z.int(), createdAt: z.int() }).optional(),
  featureVersions: FeatureVersions,
  reportStatus: ReportStatus,
  reportStatusBySection: ReportStatusBySection,
  progressPercentage: z.int(),
  completedSections: z.int(),
  totalSections: z.int(),
  dateReportStarted: Instant.nullable(),
  dateReportCompleted: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  createdBy: PersonName,
  lastModifiedBy: PersonName,
});
export type Concept = z.infer<typeof Concept>;

export const ConceptChange = z
  .object({
    title: requiredText(conceptTitleMaxLength),
    summary: textUpTo(conceptTextMaxLength),
    overview: textUpTo(conceptTextMaxLength),
    valueProposition: textUpTo(conceptTextMaxLength),
    problemStatement: textUpTo(conceptTextMaxLength),
    status: ConceptStatus,
    featureVersions: FeatureVersionsChange,
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "Nothing to change.");
export type ConceptChange = z.infer<typeof ConceptChange>;

const statusList = z
  .string()
  .max(200)
  .transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(ConceptStatus));

export const conceptSortColumns = ["createdAt", "updatedAt", "status", "title"] as const;

export const ConceptListQuery = z.object({
  status: statusList.optional(),
  createdBy: z.string().max(200).optional(),
  search: z.string().max(200).optional(),
  page: PageNumber,
  sort: z.enum(conceptSortColumns.flatMap((column) => [column, `-${column}`] as const)).default("-createdAt"),
  category: ConceptCategory.optional(),
});
export type ConceptListQuery = z.infer<typeof ConceptListQuery>;

export const ConceptList = pageOf(ConceptListItem);
export type ConceptList = z.infer<typeof ConceptList>;

/** A gap of a section: `part` as its note names it. */
export const SectionPart = z.object({ section: ReportSection, part: z.string().min(1).max(200) });
export type SectionPart = z.infer<typeof SectionPart>;

export const WorkStarted = z.object({ status: z.literal("pending"), workflowUuid: Uuid });
