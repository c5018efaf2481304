import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { SectionContents } from "@seedbed/contract/report/sections";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { conceptNotFound } from "../../concepts/exports/concept-failures.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readContentOf } from "../revisions/revision-store.ts";

/** A section's content. Throws `not_found` for a foreign concept, and for a section that was never written. */
export async function requireSection<Section extends ReportSection>(
  transaction: Transaction,
  { accountId }: Member,
  asked: { reference: string; section: Section },
): Promise<SectionContents[Section]> {
  const found = await readContentOf(transaction, accountId, asked);
  if (!found) throw conceptNotFound();
  if (found.content === null) throw sectionNotWritten();
  return found.content;
}
