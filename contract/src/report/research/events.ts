import { z } from "zod";
import { ReportSection } from "../../concepts/schemas.ts";
import { Uuid } from "../../plain-text.ts";
import { ResearchedPage } from "./schemas.ts";

/** A page is being read, was read or was refused, or a question is asked. Passing: the state tells the same. */
const ResearchProgress = z.object({
  conceptUuid: Uuid,
  section: ReportSection,
  question: Uuid,
  page: ResearchedPage.nullable(),
});

/** A source was rejected, accepted or added, or a claim marked: who shows evidence asks again. */
const EvidenceChanged = z.object({
  /** Null for a source that may stand in any report of the company. */
  conceptUuid: Uuid.nullable(),
  source: Uuid.nullable(),
  item: Uuid.nullable(),
});

export const researchEvents = {
  "concept.research.progress.account": ResearchProgress,
  "concept.evidence.changed.account": EvidenceChanged,
} as const;
