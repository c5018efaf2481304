import type { Assumption, ListedAssumption } from "@seedbed/contract/report/assumptions/schemas";
import { listedAssumption } from "@seedbed/rules/assumptions/signal-balance";
import { touchingSignals } from "@seedbed/rules/assumptions/touching-signals";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { conceptNotFound } from "../../concepts/exports/concept-failures.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readStandingOf, type StandingSections } from "../revisions/revision-store.ts";
import type { PersonalMarks } from "../revisions/section-change.ts";
import { findRejections } from "../revisions/verdict-store.ts";

/** What assumptions are listed from. */
export const listedFrom = ["assumptions", "customerProfiles"] as const;

/** The key assumptions of a concept, see `listAssumptions`. Throws `not_found` for a foreign concept, and where they were never written. */
export async function readAssumptions(
  transaction: Transaction,
  { accountId }: Member,
  { reference, now }: { reference: string; now: string },
): Promise<ListedAssumption[]> {
  const sections = await readStandingOf(transaction, accountId, { reference, sections: listedFrom });
  if (!sections) throw conceptNotFound();
  const found = await listAssumptions(transaction, sections, now);
  if (!found) throw sectionNotWritten();
  return found;
}

/**
 * The key assumptions of a concept as they stand today, with what the signals of its customer profiles say of each: derived whenever it is read, so that a
 * signal that comes, changes or goes is followed at once, wherever assumptions are shown. Null where they were never written.
 */
export async function listAssumptions(
  transaction: Transaction,
  { assumptions, customerProfiles }: Pick<StandingSections, (typeof listedFrom)[number]>,
  now: string,
): Promise<ListedAssumption[] | null> {
  if (!assumptions) return null;
  const { content, marks } = assumptions;
  const touching = touchingSignals(content, customerProfiles?.content ?? []);
  const sources = [...touching.values()].flat().flatMap(({ signal }) => signal.evidence?.sources ?? []);
  const byUuid = new Map(sources.map((source) => [source.uuid, source]));
  const rejected = new Set((await findRejections(transaction, [...byUuid.values()])).keys());
  return content.map((assumption) =>
    // Those that were written before they said what would prove them wrong say nothing.
    listedAssumption(
      { falsifier: "", ...assumption },
      {
        touching: touching.get(assumption.uuid) ?? [],
        isSetByPerson: isSetByPerson(assumption, marks),
        rejected,
        now,
      },
    ),
  );
}

/** Whether a person said how certain it is: who added it did, and who changed that. */
const isSetByPerson = ({ uuid }: Assumption, { added, fields }: PersonalMarks) =>
  added.includes(uuid) || (fields[uuid]?.includes("certainty") ?? false);
