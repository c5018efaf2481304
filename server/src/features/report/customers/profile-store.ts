import type { CustomerProfile } from "@seedbed/contract/report/customers";
import { asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { customerProfiles, profileItems } from "../tables.ts";

type ItemKind = (typeof profileItems.$inferSelect)["kind"];

const listsByKind = {
  job: "jobs",
  pain: "pains",
  alternative: "alternatives",
  journeyStep: "journey",
  signal: "signals",
} as const satisfies Record<ItemKind, keyof CustomerProfile>;

export async function replaceProfiles(
  transaction: Transaction,
  { accountId, conceptId }: { accountId: string; conceptId: string },
  profiles: CustomerProfile[],
): Promise<void> {
  await transaction.delete(customerProfiles).where(eq(customerProfiles.conceptId, conceptId));
  for (const [position, profile] of profiles.entries()) {
    const { uuid, isPrimary, origin, jobs, pains, alternatives, journey, signals, ...fields } = profile;
    await transaction
      .insert(customerProfiles)
      .values({ id: uuid, accountId, conceptId, position, isPrimary, origin, fields });
    const rows = (Object.entries(listsByKind) as [ItemKind, (typeof listsByKind)[ItemKind]][]).flatMap(([kind, list]) =>
      profile[list].map(({ uuid: id, ...item }, index) => ({
        id,
        accountId,
        profileId: uuid,
        kind,
        position: index,
        fields: item,
        origin,
      })),
    );
    if (rows.length > 0) await transaction.insert(profileItems).values(rows);
  }
}

export async function readProfiles(transaction: Transaction, conceptId: string): Promise<CustomerProfile[]> {
  const rows = await transaction
    .select()
    .from(customerProfiles)
    .where(eq(customerProfiles.conceptId, conceptId))
    .orderBy(asc(customerProfiles.position));
  return withItems(transaction, rows);
}

export async function findProfile(transaction: Transaction, id: string): Promise<CustomerProfile | undefined> {
  const rows = await transaction.select().from(customerProfiles).where(eq(customerProfiles.id, id));
  return (await withItems(transaction, rows))[0];
}

async function withItems(
  transaction: Transaction,
  rows: (typeof customerProfiles.$inferSelect)[],
): Promise<CustomerProfile[]> {
  if (rows.length === 0) return [];
  const items = await transaction
    .select()
    .from(profileItems)
    .where(
      inArray(
        profileItems.profileId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(profileItems.position));
  return rows.map((row) => {
    const of = (kind: ItemKind) =>
      items
        .filter((item) => item.profileId === row.id && item.kind === kind)
        .map((item) => ({ ...(item.fields as object), uuid: item.id }));
    return {
      ...(row.fields as Omit<CustomerProfile, "uuid">),
      uuid: row.id,
      isPrimary: row.isPrimary,
      origin: row.origin,
      jobs: of("job"),
      pains: of("pain"),
      alternatives: of("alternative"),
      journey: of("journeyStep"),
      signals: of("signal"),
    } as CustomerProfile;
  });
}
