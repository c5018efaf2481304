import { z } from "zod";
import { Instant, Uuid } from "../../plain-text.ts";
import { exportFormats, exportStatuses } from "./words.ts";

export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** `version`: of which version; of what stands without one. An evidence bundle holds all. */
export const ExportOrder = z.object({ format: ExportFormat, version: Uuid.nullish() });

/** A document of a report that somebody ordered: made, being made, or failed. */
export const ReportExport = z.object({
  uuid: Uuid,
  format: ExportFormat,
  /** The version that it shows; null for what stood when it was made. */
  version: Uuid.nullable(),
  status: z.enum(exportStatuses),
  /** A sentence for the person when it failed. */
  error: z.string().nullable(),
  /** The name of its file, and how many bytes it has; null until it is made. */
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  orderedAt: Instant,
  /** Until when it can be downloaded. */
  expiresAt: Instant,
});
export type ReportExport = z.infer<typeof ReportExport>;

/** A concept that came with a bundle. */
export const ImportedConcept = z.object({ uuid: Uuid, identifier: z.string(), title: z.string() });
export type ImportedConcept = z.infer<typeof ImportedConcept>;
