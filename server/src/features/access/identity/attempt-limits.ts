import { sql } from "drizzle-orm";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { networkOf } from "./network-of.ts";

/** How many attempts of a kind may fail within a window that begins with the first. */
export const attemptRules = {
  "sign-in": { most: 10, minutes: 10 },
  "password-change": { most: 10, minutes: 10 },
  /** Codes that were typed in: three codes with five tries each. */
  code: { most: 15, minutes: 60 },
  /** Mails that were asked for; each of them counts. */
  mail: { most: 10, minutes: 10 },
  "event-report": { most: 10, minutes: 10 },
} as const;
export type AttemptKind = keyof typeof attemptRules;

export interface Attempt {
  kind: AttemptKind;
  /** Whom it is about: an email address in small letters, or an id. */
  subject: string;
  /** Network address of the caller. */
  address: string;
}

/** How long (ms) a network from which somebody signed in stays that person's. */
const trustedFor = 60 * 24 * 3_600_000;

/**
 * Limits that hold for a person wherever the attempts come from, kept in the database for all servers. Networks from which the person
 * has signed in count apart from all others, so that a stranger's guesses elsewhere never keep the person out of there.
 */
export interface AttemptLimits {
  /** Counts an attempt before it is made. Null, or the seconds to wait: then nothing may be tried. */
  begin(attempt: Attempt): Promise<number | null>;
  /** The attempt was none: it counts no more. */
  takeBack(attempt: Attempt): Promise<void>;
  /** The attempt was right: it counts no more, and the caller's network is the person's from now on. */
  succeed(attempt: Attempt): Promise<void>;
  /** Forgets what no longer matters. Servers may do so at once. */
  removeOld(): Promise<void>;
}

export function createAttemptLimits({ database, clock }: { database: Database; clock: Clock }): AttemptLimits {
  const takeBack: AttemptLimits["takeBack"] = async ({ kind, subject, address }) => {
    await database.withSystem((transaction) =>
      transaction.execute(sql`update guarded_attempts set count = count - 1
        where kind = ${kind} and subject = ${subject} and count > 0 and network = ${bucket(subject, address, clock())}`),
    );
  };

  return {
    async begin({ kind, subject, address }) {
      const { most, minutes } = attemptRules[kind];
      const now = clock();
      const endsAt = new Date(now.getTime() + minutes * 60_000);
      return database.withSystem(async (transaction) => {
        const { rows: allowed } =
          await transaction.execute(sql`insert into guarded_attempts as a (kind, subject, network, count, ends_at)
          values (${kind}, ${subject}, ${bucket(subject, address, now)}, 1, ${endsAt})
          on conflict (kind, subject, network) do update set
            count = case when a.ends_at <= ${now} then 1 else a.count + 1 end,
            ends_at = case when a.ends_at <= ${now} then excluded.ends_at else a.ends_at end
          where a.ends_at <= ${now} or a.count < ${most}
          returning 1`);
        if (allowed.length > 0) return null;
        const { rows } = await transaction.execute<{ seconds: number }>(
          sql`select greatest(1, ceil(extract(epoch from ends_at - ${now}::timestamptz)))::int as seconds from guarded_attempts
            where kind = ${kind} and subject = ${subject} and network = ${bucket(subject, address, now)}`,
        );
        return rows[0]?.seconds ?? 1;
      });
    },
    takeBack,
    async succeed(attempt) {
      await takeBack(attempt);
      const { kind, subject, address } = attempt;
      const network = networkOf(address);
      if (!network) return;
      const until = new Date(clock().getTime() + trustedFor);
      await database.withSystem(async (transaction) => {
        await transaction.execute(sql`insert into trusted_networks (subject, network, until)
          values (${subject}, ${network}, ${until}) on conflict (subject, network) do update set until = excluded.until`);
        await transaction.execute(
          sql`delete from guarded_attempts where kind = ${kind} and subject = ${subject} and network = ${network}`,
        );
      });
    },
    async removeOld() {
      const now = clock();
      await database.withSystem(async (transaction) => {
        // Rows another server removes at the same moment are left to it.
        for (const [table, ends] of [
          [sql`guarded_attempts`, sql`ends_at`],
          [sql`trusted_networks`, sql`until`],
        ])
          await transaction.execute(sql`delete from ${table} where ctid in
            (select ctid from ${table} where ${ends} <= ${now} for update skip locked)`);
      });
    },
  };
}

/** The caller's network when it is the person's own, else the empty text. */
const bucket = (subject: string, address: string, now: Date) => sql`coalesce(
  (select network from trusted_networks where subject = ${subject} and network = ${networkOf(address)} and until > ${now}), '')`;
