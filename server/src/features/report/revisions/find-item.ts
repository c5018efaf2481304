import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { sections } from "../sections.ts";
import { reportItems, reportSections, sectionRevisions } from "../tables.ts";
import { readField } from "./fields.ts";
import { itemLists } from "./item-lists.ts";
import { shownRevision } from "./shown-revision.ts";

export interface FoundItem {
  conceptId: string;
  section: ReportSection;
  kind: string;
  /** No longer part of its section: as it was last. */
  isRetired: boolean;
  item: { uuid: string };
  /** The thing that holds it, or the section where none does and it has a uuid; null for all others. */
  parent: string | null;
}

/** Whether a uuid names what stood in this section and does no longer, another thing of the company, or nothing. */
export async function itemStands(
  transaction: Transaction,
  { conceptId, section }: Pick<FoundItem, "conceptId" | "section">,
  id: string,
): Promise<"gone" | "elsewhere" | "nowhere"> {
  const [row] = await transaction.select().from(reportItems).where(eq(reportItems.id, id));
  if (!row) return "nowhere";
  return row.conceptId === conceptId && row.section === section && row.lastRevision !== null ? "gone" : "elsewhere";
}

/** A thing in a report of the transaction's company by its uuid, also one that is gone; undefined when there is none. */
export async function findItem(transaction: Transaction, id: string): Promise<FoundItem | undefined> {
  const [row] = await transaction
    .select({
      conceptId: reportItems.conceptId,
      section: reportItems.section,
      kind: reportItems.kind,
      lastRevision: reportItems.lastRevision,
      content: sectionRevisions.content,
    })
    .from(reportItems)
    .innerJoin(
      reportSections,
      and(eq(reportSections.conceptId, reportItems.conceptId), eq(reportSections.section, reportItems.section)),
    )
    .innerJoin(
      sectionRevisions,
      and(
        eq(sectionRevisions.conceptId, reportItems.conceptId),
        eq(sectionRevisions.section, reportItems.section),
        eq(
          sectionRevisions.revision,
          shownRevision(sql`coalesce(${reportItems.lastRevision}, ${reportSections.revision})`),
        ),
      ),
    )
    .where(eq(reportItems.id, id));
  if (!row) return undefined;
  const { content, lastRevision, ...found } = row;
  return itemLists(content, sections[row.section].items)
    .flatMap(({ items, parent }) =>
      items.map((item) => ({ ...found, isRetired: lastRevision !== null, item, parent: parent ?? uuidOf(content) })),
    )
    .find(({ item }) => item.uuid === id);
}

const uuidOf = (content: unknown): string | null => {
  const uuid = readField(content, "uuid");
  return typeof uuid === "string" ? uuid : null;
};
