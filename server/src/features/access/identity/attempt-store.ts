import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";

/** Where an attempt is counted: with the network when it is one of the subject's own, else with all others. */
export interface AttemptBucket {
  kind: string;
  subject: string;
  network: string | null;
  now: Date;
}

/** Counts an attempt unless there were `most` in the window, which then began; tells whether it was counted. */
export async function countAttempt(
  transaction: Transaction,
  bucket: AttemptBucket,
  { most, endsAt }: { most: number; endsAt: Date },
): Promise<boolean> {
  const { kind, subject, now } = bucket;
  const { rows } =
    await transaction.execute(sql`insert into guarded_attempts as a (kind, subject, network, count, ends_at)
    values (${kind}, ${subject}, ${ownNetwork(bucket)}, 1, ${endsAt})
    on conflict (kind, subject, network) do update set
      count = case when a.ends_at <= ${now} then 1 else a.count + 1 end,
      ends_at = case when a.ends_at <= ${now} then excluded.ends_at else a.ends_at end
    where a.ends_at <= ${now} or a.count < ${most}
    returning 1`);
  return rows.length > 0;
}

/** Until when attempts are refused, whether those from the subject's own network, and which networks are the subject's own. */
export async function readRefusal(
  transaction: Transaction,
  bucket: AttemptBucket,
): Promise<{ endsAt: Date; own: boolean; trusted: string[] } | null> {
  const { kind, subject, now } = bucket;
  const { rows } = await transaction.execute<{ ends_at: string; network: string; trusted: string[] }>(
    sql`select ends_at, network, array(
        select network from trusted_networks where subject = ${subject} and until > ${now}) as trusted
      from guarded_attempts where kind = ${kind} and subject = ${subject} and network = ${ownNetwork(bucket)}`,
  );
  const row = rows[0];
  return row ? { endsAt: new Date(row.ends_at), own: row.network !== "", trusted: row.trusted } : null;
}

export async function uncountAttempt(transaction: Transaction, bucket: AttemptBucket): Promise<void> {
  const { kind, subject } = bucket;
  await transaction.execute(sql`update guarded_attempts set count = count - 1
    where kind = ${kind} and subject = ${subject} and count > 0 and network = ${ownNetwork(bucket)}`);
}

/** Makes the network one of the subject's own; does nothing without a network. */
export async function trustNetwork(
  transaction: Transaction,
  { subject, network }: AttemptBucket,
  until: Date,
): Promise<void> {
  if (network === null) return;
  await transaction.execute(sql`insert into trusted_networks (subject, network, until)
    values (${subject}, ${network}, ${until}) on conflict (subject, network) do update set until = excluded.until`);
}

/** Forgets the attempts from this network, if it is the subject's own. */
export async function forgetAttempts(
  transaction: Transaction,
  { kind, subject, network }: AttemptBucket,
): Promise<void> {
  await transaction.execute(
    sql`delete from guarded_attempts where kind = ${kind} and subject = ${subject} and network = ${network}`,
  );
}

export async function removeEndedAttempts(transaction: Transaction, now: Date): Promise<void> {
  // Rows another server removes at the same moment are left to it.
  for (const [table, end] of [
    [sql`guarded_attempts`, sql`ends_at`],
    [sql`trusted_networks`, sql`until`],
  ])
    await transaction.execute(sql`delete from ${table} where ctid in
      (select ctid from ${table} where ${end} <= ${now} for update skip locked)`);
}

const ownNetwork = ({ subject, network, now }: AttemptBucket) => sql`coalesce(
  (select network from trusted_networks where subject = ${subject} and network = ${network} and until > ${now}), '')`;
