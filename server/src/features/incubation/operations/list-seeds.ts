import type { SeedList, SeedListQuery, SeedStatus } from "@seedbed/contract/incubation/schemas";
import type { z } from "zod";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { KnownCounts } from "../../../platform/lists/known-counts.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { presentSeedListItem } from "../present.ts";
import { listSeedRows } from "../store/seed-list.ts";

// A seed whose concepts are in the bank is what the bank calls active.
const statusesByCategory: ReadonlyMap<string, readonly SeedStatus[]> = new Map([
  ["draft", ["draft"]],
  ["active", ["published"]],
  ["archived", ["archived"]],
]);

/** One page of the company's seeds. Throws `invalid` for a category that does not exist. */
export async function listSeeds(
  { database, knownCounts }: Pick<IncubationDependencies, "database"> & { knownCounts: KnownCounts },
  member: Member,
  query: z.output<typeof SeedListQuery>,
): Promise<SeedList> {
  const category = query.category === undefined ? undefined : statusesByCategory.get(query.category);
  if (query.category !== undefined && !category) {
    throw new Failure("invalid", "There is no such category. Use draft, active or archived.");
  }
  return database.readTenant(member, async (transaction) => {
    const { rows, count, numberOfPages } = await listSeedRows(transaction, member.accountId, {
      filter: { ...query, category },
      knownCounts,
    });
    return { results: rows.map(presentSeedListItem), count, numberOfPages };
  });
}
