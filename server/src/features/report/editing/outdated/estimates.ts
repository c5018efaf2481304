import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { WritingEstimate } from "@seedbed/contract/report/editing/schemas";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { priceOf } from "../../../../platform/model/usage/prices.ts";
import { sections } from "../../sections.ts";

/** Ended calls from which an estimate for a section is made; with fewer, that of all sections is taken. */
const enoughCalls = 3;
const lookBackDays = 90;
/** Milliseconds of a call of which nothing is known yet. */
const usualCall = 10_000;

interface Used {
  section: string;
  /** Ended calls, and calls in one writing. */
  ended: number;
  parts: number;
  /** Of a slow call: nine in ten are shorter. */
  milliseconds: number;
  usd: number;
}

interface Asked {
  accountId: string;
  /** Those that would write it now; "offline" for drafts. */
  models: readonly string[];
  now: Date;
}

/** What writing a section takes, by what it took this company with these models; with too few calls by their calls for other sections. */
export async function readEstimates(
  transaction: Transaction,
  { accountId, models, now }: Asked,
): Promise<(section: ReportSection) => WritingEstimate> {
  const isPriced = models.every((model) => model === "offline" || priceOf(model) !== undefined);
  const used = await readUsed(transaction, { accountId, models, now });
  const all = used.find(({ section }) => section === "");
  return (section) => {
    const own = used.find((each) => each.section === section && each.ended >= enoughCalls);
    const calls = Math.max(1, Math.round(own?.parts ?? sections[section].calls));
    const { milliseconds, usd } = own ?? all ?? { milliseconds: usualCall, usd: null };
    return {
      calls,
      seconds: Math.ceil((sections[section].callsInARow * milliseconds) / 1000),
      usd: isPriced && usd !== null ? calls * usd : null,
    };
  };
}

/** By section, and of all together under "". The keys of calls name concept, section, task and part. */
async function readUsed(transaction: Transaction, { accountId, models, now }: Asked): Promise<Used[]> {
  const since = new Date(now.getTime() - lookBackDays * 86_400_000);
  const { rows } = await transaction.execute<Used & Record<string, unknown>>(sql`
    with calls as (
      select split_part(idempotency_key, ':', 1) as concept, split_part(idempotency_key, ':', 2) as section,
        split_part(idempotency_key, ':', 3) || ':' || split_part(idempotency_key, ':', 4) as part,
        sum(milliseconds) as milliseconds, sum(cost_usd) as usd
      from model_usage
      where account_id = ${accountId} and created_at > ${since} and model = any(${sql.param([...models])}::text[])
        and idempotency_key like '%:%:%@%:%:%'
      group by idempotency_key having bool_or(outcome = 'ok')
    ), written as (
      select section, concept, count(distinct part) as parts from calls group by section, concept
    )
    select coalesce(section, '') as section, count(*)::int as ended, avg(usd)::float8 as usd,
      (percentile_cont(0.9) within group (order by milliseconds))::float8 as milliseconds,
      (select avg(parts)::float8 from written where written.section = calls.section) as parts
    from calls group by grouping sets ((section), ()) having count(*) > 0`);
  return rows;
}

/** Of several sections in one run: each begins as soon as those among them that it needs are there. */
export function estimateTogether(bySection: ReadonlyMap<ReportSection, WritingEstimate>): WritingEstimate {
  const all = [...bySection.values()];
  const endOf = (section: ReportSection): number => {
    const before = sections[section].needs.filter((need) => bySection.has(need)).map(endOf);
    return (bySection.get(section)?.seconds ?? 0) + Math.max(0, ...before);
  };
  return {
    calls: all.reduce((sum, { calls }) => sum + calls, 0),
    seconds: Math.max(0, ...[...bySection.keys()].map(endOf)),
    usd: all.reduce<number | null>((sum, { usd }) => (sum === null || usd === null ? null : sum + usd), 0),
  };
}
