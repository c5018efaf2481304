import type pg from "pg";
import { systemRole } from "../../platform/database/database.ts";
import { type Answer, ok, wrong } from "../finding.ts";

/** What the audit log says of itself: how many entries there are, and how many do not fit what follows from them. */
export interface AuditLogFacts {
  entries: number;
  broken: number;
  /** When the first that does not fit was written, in UTC. */
  since: string | null;
}

const question = `
  select count(*)::int as entries, (count(*) filter (where is_broken))::int as broken,
    to_char(min(at) filter (where is_broken) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as since
  from (
    select entry.at, entry.hash <> security_event_hash(entry)
      or coalesce(entry.previous <> lag(entry.hash) over (partition by entry.account_id order by entry.seq), false) as is_broken
    from security_events as entry
  ) as entries`;

/** Reckons the chains of the audit log anew; null where there is none yet. The first entry that is kept follows one that was old enough to go. */
export async function readAuditLog(client: pg.Client): Promise<AuditLogFacts | null> {
  const { rows: found } = await client.query("select from pg_proc where proname = 'security_event_hash'");
  if (found.length === 0) return null;
  await client.query(`begin read only; set local role ${systemRole}`);
  const { rows } = await client.query<AuditLogFacts>(question);
  await client.query("rollback");
  return rows[0] ?? null;
}

/** Whether the audit log is as it was written. */
export function auditLogAnswers(facts: AuditLogFacts | null): Answer[] {
  if (!facts || facts.entries === 0) return [];
  const { entries, broken, since } = facts;
  if (broken === 0)
    return [
      ok(`The audit log has ${entries} ${entries === 1 ? "entry, as it was" : "entries, as they were"} written.`),
    ];
  return [
    wrong(
      `The audit log was changed: ${broken === 1 ? "1 entry does" : `${broken} entries do`} not follow from the one before, first at ${since} UTC.`,
      'Compare it with the lines "part":"audit" of the server\'s log, which hold what was written.',
    ),
  ];
}
