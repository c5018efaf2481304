import { z } from "zod";
import { Uuid } from "../../plain-text.ts";
import { ReportExport } from "./schemas.ts";

/** A document that the person ordered is being made, is there, or failed. */
const ExportUpdate = z.object({ conceptUuid: Uuid, export: ReportExport });

export const documentEvents = { "concept.export.update.account": ExportUpdate } as const;
