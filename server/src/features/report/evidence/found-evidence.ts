import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { readHead, type StoredRevision } from "../revisions/revision-store.ts";
import { sections } from "../sections.ts";
import { reportItems } from "../tables.ts";
import type { Item } from "../writing/section.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import type { EvidencePlace } from "./evidence-place.ts";
import { placesIn } from "./places-in.ts";

export interface NamedEvidence {
  /** The concept's uuid or identifier. */
  reference: string;
  /** The item's uuid. */
  item: string;
  field: string;
}

export interface FoundEvidence {
  conceptId: string;
  section: ReportSection;
  item: string;
  place: EvidencePlace;
  /** What the section says, all of it. */
  content: unknown;
  /** Who wrote the conclusion as it stands. */
  origin: "model" | "draft" | "user";
}

/** What a thing in a report rests on, as it stands. Throws `not_found` for a foreign concept, and for what is not there or rests on nothing. */
export async function findEvidence(
  transaction: Transaction,
  actor: Member,
  { reference, item: id, field }: NamedEvidence,
): Promise<FoundEvidence> {
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const [row] = isUuid(id) ? await transaction.select().from(reportItems).where(eq(reportItems.id, id)) : [];
  if (!row || row.conceptId !== concept.id) throw noEvidence();
  const head = await readHead(transaction, row);
  const found =
    head && placesIn(row.section, head.content).find(({ item, place }) => item.uuid === id && place.field === field);
  if (!found) throw noEvidence();
  const { section, conceptId } = row;
  const { content } = head;
  return { conceptId, section, item: id, place: found.place, content, origin: originOf(found, { section, head }) };
}

const noEvidence = () => notFound("Nothing of this report has this name.");

/** A person's as soon as a person wrote the conclusion, or added the thing. */
function originOf(
  { item, place }: { item: Item; place: EvidencePlace },
  { section, head }: { section: ReportSection; head: Pick<StoredRevision, "content" | "marks"> },
): FoundEvidence["origin"] {
  const { fields, added } = head.marks;
  if (added.includes(item.uuid) || fields[item.uuid]?.includes(place.concluded)) return "user";
  return sections[section].originOf(head.content as never);
}
