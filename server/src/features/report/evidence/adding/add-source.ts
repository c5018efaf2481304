import type { AddedSource, EvidenceView } from "@seedbed/contract/report/evidence/schemas";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { publish } from "../../../../platform/realtime/publish.ts";
import { keptPages } from "../../../evidence/tables.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { refused } from "../../editing/accept/refused.ts";
import { storeByHand } from "../../editing/change-by-hand.ts";
import { type ChangedSectionOf, holdSection } from "../../editing/hold-section.ts";
import { findEvidence, type NamedEvidence } from "../found-evidence.ts";
import { type PlaceIn, placesIn } from "../places/places-in.ts";
import { type Asking, readEvidence } from "../read-evidence.ts";
import type { ReadSource } from "./as-source.ts";
import { evidenceChanges, withSource } from "./evidence-changes.ts";
import { type NamedSource, readAdded } from "./read-added.ts";

type Dependencies = Pick<ReportDependencies, "database" | "clock" | "library" | "log">;

const mostSources = 20;

/**
 * Adds a source to a statement of an item, or to its conclusion, as the caller's own work: what is written from the section becomes outdated, and it can be
 * taken back. Adding it again changes nothing. Throws `not_found`, `conflict` for a rejected page, and `invalid`, naming the field.
 */
export async function addSource(
  dependencies: Dependencies,
  actor: Member,
  { reference, item, added, file }: Omit<NamedSource, "conceptId"> & { reference: string; item: string },
): Promise<EvidenceView> {
  const { database, clock } = dependencies;
  const named = { reference, item, field: added.field };
  // Nothing is fetched for what is not there.
  const { conceptId } = await database.withTenant(actor, (transaction) =>
    requirePlace(transaction, actor, { named, claim: added.claim }),
  );
  const read = await readAdded(dependencies, actor, { added, file, conceptId });
  return database.withTenant(actor, (transaction) =>
    storeSource(transaction, { actor, at: clock() }, { named, added, read }),
  );
}

interface Adding {
  named: NamedEvidence;
  added: AddedSource;
  read: ReadSource;
}

async function storeSource(
  transaction: Transaction,
  asking: Asking,
  { named, added, read }: Adding,
): Promise<EvidenceView> {
  const { actor, at } = asking;
  const { section } = await findEvidence(transaction, actor, named);
  const held = await holdSection(transaction, actor, { reference: named.reference, section });
  const found = await requirePlace(transaction, actor, { named, claim: added.claim, held });
  const { place } = found;
  const after = withSource(place, { ...added, ...read });
  if (after.sources.length > mostSources) throw refused("title", `At most ${mostSources} sources can be named.`);
  const before = { sources: place.sources, claims: place.claims };
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    const changes = evidenceChanges(found, after);
    const isNamed = after.sources.some(({ uuid }) => uuid === read.source.uuid);
    if (isNamed) await keepWhoAdded(transaction, actor, read);
    await storeByHand(transaction, held, { changes, by: { kind: "person", userId: actor.userId }, at });
    publish(
      transaction,
      { accountId: actor.accountId },
      {
        type: "concept.evidence.changed.account",
        data: { conceptUuid: held.key.conceptId, source: null, item: named.item },
      },
    );
  }
  return readEvidence(transaction, asking, named);
}

/** Where a source is added: the place itself, or the part of it that says the statement. */
async function requirePlace(
  transaction: Transaction,
  actor: Member,
  { named, claim, held }: { named: NamedEvidence; claim: string; held?: ChangedSectionOf },
): Promise<PlaceIn & { conceptId: string }> {
  const { conceptId, section, content, item } = await findEvidence(transaction, actor, named);
  const all = placesIn({ conceptId, section, content: held?.head.content ?? content });
  const asked = all.find((each) => each.item.uuid === item && each.place.field === named.field);
  const states = ({ place }: PlaceIn) => claim === "" || place.claims?.some(({ text }) => text === claim);
  const found = asked?.place.isGathered && claim !== "" ? partsOf(asked, all).find(states) : asked;
  if (!found || found.place.isGathered || !states(found))
    throw refused(
      "claim",
      claim === "" ? "Choose the statement that it belongs to." : "This statement has changed meanwhile.",
    );
  return { ...found, conceptId };
}

/** What a place gathers from: other fields of its item, and the items in it. */
function partsOf(whole: PlaceIn, all: readonly PlaceIn[]): PlaceIn[] {
  const inside = JSON.stringify(whole.item);
  return all.filter(({ item, place }) => !place.isGathered && inside.includes(item.uuid));
}

async function keepWhoAdded(
  transaction: Transaction,
  { userId }: Member,
  { source, keeps }: ReadSource,
): Promise<void> {
  // A file may have been brought before, in the same words.
  if (keeps.kind === "row") await transaction.insert(keptPages).values(keeps.row).onConflictDoNothing();
  else if (keeps.isNew)
    await transaction
      .update(keptPages)
      .set({ addedBy: userId })
      .where(and(eq(keptPages.id, source.uuid), isNull(keptPages.addedBy)));
}
