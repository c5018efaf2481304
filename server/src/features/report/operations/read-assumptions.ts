import type { Assumption, ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { listedAssumption } from "@seedbed/rules/assumptions/signal-balance";
import { touchingSignals } from "@seedbed/rules/assumptions/touching-signals";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { requireConcept } from "../../concepts/exports/get-concept.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readContents, readHead } from "../revisions/revision-store.ts";
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
  const { concept } = await requireConcept(transaction, reference, actor.userId);
  const head = await readHead(transaction, { conceptId: concept.id, section: "assumptions" });
  if (!head) throw sectionNotWritten();
  const assumptions = head.content as Assumption[];
  const { customerProfiles = [] } = await readContents(transaction, concept.id, ["customerProfiles"]);
  const touching = touchingSignals(assumptions, customerProfiles);
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
