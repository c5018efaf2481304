import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { readHead, type StoredRevision } from "../revisions/revision-store.ts";
import { sections } from "../sections.ts";
import { reportItems } from "../tables.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import type { EvidencePlace } from "./places/evidence-place.ts";
import { type PlaceIn, placesIn } from "./places/places-in.ts";

export interface NamedEvidence {
  /** The concept's uuid or identifier. */
  reference: string;
  /** The item's uuid; the concept's for what a section says beside its lists. */
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
  const section = await sectionOf(transaction, concept.id, { id, field });
  const conceptId = concept.id;
  const head = section && (await readHead(transaction, { conceptId, section }));
  if (!head) throw noEvidence();
  const { content } = head;
  const found = placesIn({ conceptId, section, content }).find(
    ({ item, place }) => item.uuid === id && place.field === field,
  );
  if (!found) throw noEvidence();
  return { conceptId, section, item: id, place: found.place, content, origin: originOf(found, { section, head }) };
}

/** The section that holds a thing; of what stands beside the lists of a section, the field begins with its name. */
async function sectionOf(
  transaction: Transaction,
  conceptId: string,
  { id, field }: { id: string; field: string },
): Promise<ReportSection | undefined> {
  if (!isUuid(id)) return undefined;
  if (id === conceptId) return reportSections.find((name) => field.startsWith(`${name}.`));
  const [row] = await transaction.select().from(reportItems).where(eq(reportItems.id, id));
  return row?.conceptId === conceptId ? row.section : undefined;
}

const noEvidence = () => notFound("Nothing of this report has this name.");

/** A person's as soon as a person wrote the conclusion, or added the thing. */
function originOf(
  { item, place, isBesideLists }: PlaceIn,
  { section, head }: { section: ReportSection; head: Pick<StoredRevision, "content" | "marks"> },
): FoundEvidence["origin"] {
  const { fields, added } = head.marks;
  const written = fields[isBesideLists ? "" : item.uuid];
  if (added.includes(item.uuid) || written?.includes(place.concluded)) return "user";
  return sections[section].originOf(head.content as never);
}
