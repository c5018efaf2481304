import { type SQL, sql } from "drizzle-orm";
import type { Clock } from "../../clock/clock.ts";
import type { Database } from "../../database/database.ts";
import { inBatches } from "../../schedule/in-batches.ts";
import { modelUsage, modelUsageMonths } from "./tables.ts";

/** A statement that is done together with the removal of usage rows; `removed` stands for them, with the columns of their table. */
export type AlongRemoval = (removed: SQL) => SQL;

interface SummingUp {
  database: Pick<Database, "withSystem">;
  clock: Clock;
  /** Whole months (UTC), beside the present one, of which every attempt keeps its row. */
  keepMonths: number;
  /** Keeps what else is to be known of the rows. */
  along: AlongRemoval;
}

/**
 * Sums up what was used before, by company, person, task, model and month, and removes its rows: a batch at a time, each in one statement, so that nothing is
 * counted twice or lost whenever it ends.
 */
export async function sumUpOldUsage({ database, clock, keepMonths, along }: SummingUp): Promise<void> {
  const now = clock();
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keepMonths, 1));
  await inBatches((most) =>
    database.withSystem(async (transaction) => {
      const { rows } = await transaction.execute<{ count: number }>(sql`
        with removed as (
          delete from ${modelUsage} where id in (select id from ${modelUsage} where created_at < ${before} limit ${most}) returning *),
        summed as (
          insert into ${modelUsageMonths} as sums
            (account_id, user_id, task, model, month, attempts, failed, tokens_in, tokens_cached, tokens_out, milliseconds, cost_usd)
          select account_id, user_id, task, model, date_trunc('month', created_at at time zone 'UTC')::date,
            count(*), count(*) filter (where outcome <> 'ok'), sum(tokens_in), sum(tokens_cached), sum(tokens_out), sum(milliseconds), sum(cost_usd)
          from removed group by 1, 2, 3, 4, 5
          on conflict (account_id, user_id, task, model, month) do update set
            attempts = sums.attempts + excluded.attempts, failed = sums.failed + excluded.failed,
            tokens_in = sums.tokens_in + excluded.tokens_in, tokens_cached = sums.tokens_cached + excluded.tokens_cached,
            tokens_out = sums.tokens_out + excluded.tokens_out, milliseconds = sums.milliseconds + excluded.milliseconds,
            cost_usd = sums.cost_usd + excluded.cost_usd),
        along as (${along(sql`removed`)})
        select count(*)::int as count from removed`);
      return rows[0]?.count ?? 0;
    }),
  );
}
