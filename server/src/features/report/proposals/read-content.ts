import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import type { SectionEdits } from "@seedbed/contract/report/editing/edits";
import { sectionContracts } from "@seedbed/contract/report/sections";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readHead } from "../revisions/revision-store.ts";

/** A section as it stands, and what of it may be changed. Throws `not_found` for a foreign concept and for what is no section or was never written. */
export async function readContent(
  transaction: Transaction,
  actor: Member,
  { reference, section }: { reference: string; section: string },
) {
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const name = reportSections.find((each): each is ReportSection => each === section);
  const head = name && (await readHead(transaction, { conceptId: concept.id, section: name }));
  if (!name || !head) throw sectionNotWritten();
  const { edits, lists }: SectionEdits = sectionContracts[name];
  return {
    conceptUuid: concept.id,
    section: name,
    revision: head.revision,
    content: head.content,
    fields: edits as Record<string, Record<string, unknown>>,
    lists: lists as Record<string, unknown>,
  };
}
