import type { MarketScan } from "@seedbed/contract/report/market-scan/schemas";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { ReportDependencies } from "../dependencies.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { readField } from "../revisions/fields.ts";
import { readHead } from "../revisions/revision-store.ts";
import { lockConcept } from "../run/run-store.ts";
import { sectionRevisions } from "../tables.ts";
import { isUuid } from "../writing/stable-uuid.ts";
import { changeByHand } from "./change-by-hand.ts";

/** Sets the fields that are given of a market scan by its own uuid, over what stands there, and gives it. Throws `not_found` and `invalid`. */
export async function changeMarketScan(
  { database, clock }: Pick<ReportDependencies, "database" | "clock">,
  actor: Member,
  { id, fields }: { id: string; fields: Readonly<Record<string, unknown>> },
): Promise<MarketScan> {
  return database.withTenant(actor, async (transaction) => {
    const conceptId = isUuid(id) ? await findConceptOf(transaction, id) : undefined;
    if (!conceptId || !(await lockConcept(transaction, conceptId))) throw sectionNotWritten();
    const key = { conceptId, section: "marketScan" } as const;
    const head = await readHead(transaction, key);
    if (readField(head?.content, "uuid") !== id.toLowerCase()) throw sectionNotWritten();
    const changes = Object.entries(fields).flatMap(([field, value]) =>
      value === undefined
        ? []
        : [{ kind: "set" as const, item: null, field, value, seen: readField(head?.content, field) }],
    );
    await changeByHand(transaction, { actor, reference: conceptId, section: key.section, changes, at: clock() });
    return (await readHead(transaction, key))?.content as MarketScan;
  });
}

async function findConceptOf(transaction: Transaction, id: string): Promise<string | undefined> {
  const [row] = await transaction
    .select({ conceptId: sectionRevisions.conceptId })
    .from(sectionRevisions)
    // As the index says it.
    .where(
      and(
        sql`${sectionRevisions.section} = 'marketScan'`,
        eq(sql`${sectionRevisions.content} ->> 'uuid'`, id.toLowerCase()),
      ),
    )
    .limit(1);
  return row?.conceptId;
}
