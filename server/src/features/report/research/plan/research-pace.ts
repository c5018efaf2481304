import { sql } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";

/** Seconds that one of them takes. */
export interface ResearchPace {
  secondsPerPage: number;
  secondsPerSearch: number;
}

/** Of a company of which nothing is known yet. */
const usualPace: ResearchPace = { secondsPerPage: 3, secondsPerSearch: 1 };
/** So many of the last ones tell. */
const lastOnes = 200;
const lookBackDays = 90;

/** What a page and a search took this company: the middle one of the last 200 that were answered within 90 days; of what it never asked for, the usual. */
export async function readPace(transaction: Transaction, accountId: string): Promise<ResearchPace> {
  const { rows } = await transaction.execute<{ task: string; seconds: number }>(sql`
    select task, percentile_cont(0.5) within group (order by milliseconds) / 1000 as seconds
    from (
      select task, milliseconds, row_number() over (partition by task order by created_at desc) as place
      from model_usage
      where account_id = ${accountId} and task in ('research-page', 'research-search') and outcome = 'ok'
        and created_at > now() - make_interval(days => ${lookBackDays})
    ) as answered
    where place <= ${lastOnes}
    group by task`);
  const of = (task: string) => rows.find((row) => row.task === task)?.seconds;
  return {
    secondsPerPage: of("research-page") ?? usualPace.secondsPerPage,
    secondsPerSearch: of("research-search") ?? usualPace.secondsPerSearch,
  };
}
