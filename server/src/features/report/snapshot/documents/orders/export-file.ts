import type { ExportFormat } from "@seedbed/contract/report/documents/schemas";
import { conceptFolder } from "../../../writing/images/image-file.ts";
import type { ExportRow } from "./export-store.ts";

/** How files of each format end, and what they are. */
export const fileKinds = {
  pdf: { extension: "pdf", mediaType: "application/pdf" },
  docx: { extension: "docx", mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  pptx: { extension: "pptx", mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation" },
  md: { extension: "md", mediaType: "text/markdown" },
  bundle: { extension: "zip", mediaType: "application/zip" },
} as const satisfies Record<ExportFormat, { extension: string; mediaType: string }>;

/** Where the file of an export is kept: it goes with its concept. */
export const exportPath = ({ id, conceptId, format }: Pick<ExportRow, "id" | "conceptId" | "format">): string =>
  `${conceptFolder(conceptId)}/export-${id}.${fileKinds[format].extension}`;
