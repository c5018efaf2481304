import { ConceptStatus, FeatureVersions, ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { versionCommentMaxLength } from "@seedbed/contract/limits";
import { Instant, Origin, requiredText, textUpTo, Uuid } from "@seedbed/contract/plain-text";
import { VersionReason } from "@seedbed/contract/report/versions/schemas";
import { sourceCategories } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";

/** What a bundle says of itself; another version is another form of its files. */
export const bundleName = "seedbed-evidence-bundle";
export const bundleVersion = 1;

/** A moment that a database can hold. */
const Moment = Instant.refine((at) => at >= "1970", "This is before anything was made.");

const hex = z.string().regex(/^[0-9a-f]{64}$/);

/** Lists every other file of the bundle. */
export const Manifest = z.object({
  format: z.literal(bundleName),
  version: z.literal(bundleVersion),
  madeAt: Instant,
  concept: z.object({ uuid: Uuid, identifier: z.string().max(40), title: z.string().max(400) }),
  files: z.array(z.object({ path: z.string().max(200), size: z.int().min(0), sha256: hex })).max(10_000),
});
export type Manifest = z.infer<typeof Manifest>;

const Described = z.array(z.object({ order: z.int(), description: textUpTo(2_000) })).max(100);

const Words = z.object({
  title: requiredText(400),
  summary: textUpTo(5_000),
  overview: textUpTo(5_000),
  valueProposition: textUpTo(5_000),
  problemStatement: textUpTo(5_000),
  differentiators: Described,
  rightsToWin: Described,
});

const SectionState = z.object({
  /** Whether it was up to date with what it was written from. */
  isOutdated: z.boolean(),
  origin: Origin.nullable(),
  notes: z.array(SectionNote).max(500),
  startedAt: Moment.nullable(),
  completedAt: Moment.nullable(),
  revision: z.int().min(1).max(999_999),
});
export type BundledState = z.infer<typeof SectionState>;

/** `report.json`: the concept's words, and what stands of each section. Bundles from before versions were part of them say nothing of forms. */
export const BundledReport = z.object({
  concept: Words.extend({ status: ConceptStatus, forms: FeatureVersions.optional() }),
  sections: z.partialRecord(ReportSection, SectionState.extend({ content: z.unknown() })),
});
export type BundledReport = z.infer<typeof BundledReport>;

const Marks = z.object({
  fields: z.record(z.string(), z.array(z.string())),
  added: z.array(z.string()),
  removed: z.array(z.object({ place: z.string(), parent: z.string().nullable(), told: z.string() })),
  toldBefore: z.record(z.string(), z.string()),
});

const before = z.unknown().optional();
const item = z.object({ uuid: z.string() }).catchall(z.unknown());

/** A change as it is recorded. */
const Change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("replaceAll") }),
  z.object({
    ...{ kind: z.literal("set"), item: z.string().nullable(), field: z.string(), value: z.unknown(), before },
    follows: z.literal(true).optional(),
  }),
  z.object({
    ...{ kind: z.literal("add"), place: z.string(), parent: z.string().nullable(), item, before },
    at: z.int().optional(),
  }),
  z.object({ kind: z.literal("remove"), item: z.string(), before }),
  z.object({ kind: z.literal("move"), item: z.string(), at: z.int(), order: z.int().optional(), before }),
  z.object({ kind: z.literal("reset"), item: z.string(), list: z.string(), items: z.unknown(), before }),
]);

/** `changes/<section>/<revision>.json`: what a section was after a change, what was changed, and by whom; null for a run of the report. */
export const BundledRevision = z.object({
  section: ReportSection,
  revision: z.int().min(1).max(999_999),
  at: Moment,
  by: z.string().max(300).nullable(),
  /** The AI has proposed it, and that person has taken it. */
  withAi: z.literal(true).optional(),
  undoes: z.int().min(1).nullable(),
  /** The revision that it brings back as it was. */
  bringsBack: z.int().min(1).optional(),
  changes: z.array(Change).max(5_000),
  marks: Marks,
  content: z.unknown(),
});
export type BundledRevision = z.infer<typeof BundledRevision>;

/** So many versions are part of a bundle, and so many bytes of them: of a concept that has more, the newest. */
export const mostVersions = 2_000;
export const mostBytesOfVersions = 7_000_000;

const isSet = (names: readonly string[]) => new Set(names).size === names.length;

/**
 * `versions.json`: the points at which a concept and its report were saved, the oldest first. Each is made of a revision of every section that was written by
 * then; null for who saved it where nobody asked for it.
 */
export const BundledVersions = z
  .array(
    z.object({
      number: z.int().min(1).max(999_999),
      /** The version that it brought back. */
      fromNumber: z.int().min(1).nullable(),
      why: VersionReason,
      comment: textUpTo(versionCommentMaxLength),
      summary: textUpTo(5_000),
      summaryOrigin: Origin,
      affectedSections: z.array(ReportSection).refine(isSet, "This names a section twice."),
      by: z.string().max(300).nullable(),
      at: Moment,
      words: Words,
      forms: FeatureVersions,
      sections: z.partialRecord(ReportSection, SectionState),
    }),
  )
  .max(mostVersions);
export type BundledVersion = z.infer<typeof BundledVersions>[number];

/** `sources/<uuid>.json`: what is known of a source whose text stands beside it. */
export const BundledSource = z.object({
  uuid: Uuid,
  address: z
    .string()
    .max(4_096)
    .regex(/^(?:https?:\/\/\S+|upload:[0-9a-f-]{36})$/),
  url: z
    .url({ protocol: /^https?$/ })
    .max(4_096)
    .nullable(),
  title: textUpTo(2_000),
  publisher: textUpTo(400),
  publishedDate: z.iso.date().nullable(),
  language: textUpTo(40).nullable(),
  classification: z.enum(["web", "upload", "person"]),
  category: z.enum(sourceCategories).nullable(),
  retrievedAt: Moment,
  sha256: hex,
});
export type BundledSource = z.infer<typeof BundledSource>;

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const paths = new RegExp(
  `^(?:manifest\\.json|report\\.json|report\\.md|usage\\.json|versions\\.json|changes/(?:${reportSections.join("|")})/\\d{6}\\.json|sources/${uuid}\\.(?:json|txt))$`,
);

/** Whether a file of this name belongs into a bundle. */
export const isBundlePath = (path: string): boolean => paths.test(path);

export const revisionPath = (section: string, revision: number): string =>
  `changes/${section}/${String(revision).padStart(6, "0")}.json`;

const pictures = new Set(["conceptImageUrl", "avatarUrl", "conceptVideoUrl"]);

/** A content without the addresses of its pictures, which are no part of a bundle: one is drawn anew where it is shown. */
export function withoutPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPictures);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, pictures.has(name) ? null : withoutPictures(each)]),
  );
}
