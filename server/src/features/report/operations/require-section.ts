import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionContents } from "@seedbed/contract/report/contents";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readContent } from "../revisions/revision-store.ts";

/** A section's content. Throws `not_found` for a foreign concept, and for a section that was never written. */
export async function requireSection<Section extends ReportSection>(
  transaction: Transaction,
  member: Member,
  reference: string,
  section: Section,
): Promise<SectionContents[Section]> {
  const { concept } = await requireConcept(transaction, reference, member.userId);
  const content = await readContent(transaction, concept.id, section);
  if (content === undefined) throw sectionNotWritten();
  return content;
}
