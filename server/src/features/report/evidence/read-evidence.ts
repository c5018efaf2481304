import type { EvidenceView } from "@seedbed/contract/report/evidence/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { findPeople } from "../editing/people.ts";
import { countSearches } from "./count-searches.ts";
import { findEvidence, type NamedEvidence } from "./found-evidence.ts";
import { readKeptSources } from "./kept-sources.ts";
import { presentEvidence } from "./present-evidence.ts";
import { readWrongClaims } from "./wrong-claims.ts";

/** What stands behind a thing in a report. Throws `not_found`. */
export async function readEvidence(
  transaction: Transaction,
  { actor, at }: { actor: Member; at: Date },
  named: NamedEvidence,
): Promise<EvidenceView> {
  const found = await findEvidence(transaction, actor, named);
  const { place, conceptId, item } = found;
  const kept = await readKeptSources(
    transaction,
    place.sources.map(({ uuid }) => uuid),
  );
  const wrong = await readWrongClaims(transaction, { conceptId, item, field: place.field });
  const people = await findPeople(
    transaction,
    [
      ...[...kept.values()].flatMap(({ addedBy, rejected }) => [addedBy, rejected?.userId]),
      ...[...wrong.values()].map(({ userId }) => userId),
    ].filter((id) => typeof id === "string"),
  );
  const searches = place.claims === undefined ? 0 : await countSearches(transaction, found);
  return presentEvidence(found, { kept, wrong, people, searches, now: at.toISOString() });
}
