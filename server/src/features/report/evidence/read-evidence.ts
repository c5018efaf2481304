import type { EvidenceView } from "@seedbed/contract/report/evidence/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { findPeople } from "../editing/people.ts";
import { findRejections, findWrongStatements } from "../revisions/verdict-store.ts";
import { countSearches } from "./count-searches.ts";
import { findEvidence, type NamedEvidence } from "./found-evidence.ts";
import { readKeptSources } from "./kept-sources.ts";
import { presentEvidence } from "./present-evidence.ts";

/** Who asks, and when it is. */
export interface Asking {
  actor: Member;
  at: Date;
}

/** What stands behind a thing in a report. Throws `not_found`. */
export async function readEvidence(
  transaction: Transaction,
  { actor, at }: Asking,
  named: NamedEvidence,
): Promise<EvidenceView> {
  const found = await findEvidence(transaction, actor, named);
  const { place } = found;
  const kept = await readKeptSources(
    transaction,
    place.sources.map(({ uuid }) => uuid),
  );
  const rejected = await findRejections(transaction, place.sources);
  const wrong = await findWrongStatements(transaction, found);
  const people = await findPeople(
    transaction,
    [
      ...[...kept.values()].map(({ addedBy }) => addedBy),
      ...[...rejected.values(), ...wrong.values()].map(({ userId }) => userId),
    ].filter((id) => typeof id === "string"),
  );
  const searches = place.claims === undefined ? 0 : await countSearches(transaction, found);
  return presentEvidence(found, { kept, rejected, wrong, people, searches, now: at.toISOString() });
}
