import type { Assumption, ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { listedAssumption } from "@seedbed/rules/assumptions/signal-balance";
import { touchingSignals } from "@seedbed/rules/assumptions/touching-signals";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { conceptNotFound } from "../../concepts/exports/concept-failures.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readHeadsOf } from "../revisions/revision-store.ts";
import type { PersonalMarks } from "../revisions/section-change.ts";
import { findRejections } from "../revisions/verdict-store.ts";

/**
 * The key assumptions of a concept as they stand today, with what the signals of its customer profiles say of each: derived whenever it is read, so that a
 * signal that comes, changes or goes is followed at once. Throws `not_found` for a foreign concept, and where they were never written.
 */
export async function readAssumptions(
  transaction: Transaction,
  actor: Member,
  { reference, now }: { reference: string; now: string },
): Promise<ListedAssumption[]> {
  const sections = ["assumptions", "customerProfiles"] as const;
  const heads = await readHeadsOf(transaction, actor.accountId, { reference, sections });
  if (!heads) throw conceptNotFound();
  const { assumptions: head } = heads;
  if (!head) throw sectionNotWritten();
  const assumptions = head.content as Assumption[];
  const touching = touchingSignals(assumptions, (heads.customerProfiles?.content ?? []) as CustomerProfile[]);
  const sources = [...touching.values()].flat().flatMap(({ signal }) => signal.evidence?.sources ?? []);
  const byUuid = new Map(sources.map((source) => [source.uuid, source]));
  const rejected = new Set((await findRejections(transaction, [...byUuid.values()])).keys());
  return assumptions.map((assumption) =>
    listedAssumption(assumption, {
      touching: touching.get(assumption.uuid) ?? [],
      isSetByPerson: isSetByPerson(assumption, head.marks),
      rejected,
      now,
    }),
  );
}

/** Whether a person said how certain it is: who added it did, and who changed that. */
const isSetByPerson = ({ uuid }: Assumption, { added, fields }: PersonalMarks) =>
  added.includes(uuid) || (fields[uuid]?.includes("certainty") ?? false);
