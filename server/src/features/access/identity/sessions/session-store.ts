import type pg from "pg";

/** A session as its person may see it. */
export interface SessionRow {
  id: string;
  userAgent: string;
  startedAt: Date;
  lastUsedAt: Date;
  /** However much it is used. */
  endsAt: Date;
  /** When the person last showed to be who they are: by the sign-in, or by the password later on. */
  confirmedAt: Date;
}

/** A session at its use. */
export interface UsedSession {
  id: string;
  userId: string;
  /** Of the person's rights, when the token was made; null for a token that was not used yet. */
  rightsVersion: number | null;
}

/** A session that is not used for so long ends. */
export const sessionUnusedDays = 7;
/** For so long the token before the last is still taken: whoever was given the new one may not have heard the answer, or another tab not of it. */
const previousTakenFor = "1 minute";

/** Sessions, in the schema of the identity provider, as Better Auth has no call for them. They end `days` after their sign-in at the latest. Time is the database's, close to that by which Better Auth made them. */
export function createSessionStore(pool: pg.Pool, { days }: { days: number }) {
  const end = `s."createdAt" + interval '${days} days'`;
  const living = `least(s."expiresAt", ${end}) > now()`;

  /** When sessions end unless they are used; those that are over are missing. */
  const endsOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
    const { rows } = await pool.query<{ id: string; end: Date }>(
      `select s.id::text, least(s."expiresAt", ${end}) as end from session s where s.id::text = any($1) and ${living}`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row.end]));
  };

  return {
    /** What the session is stored under whose token has this hash, or had it until a minute ago; the hash itself when there is none. */
    async storedAs(hash: string): Promise<string> {
      const { rows } = await pool.query<{ token: string }>(
        `select token from session where token = $1
         or "previousToken" = $1 and "replacedAt" > now() - interval '${previousTakenFor}'`,
        [hash],
      );
      return rows[0]?.token ?? hash;
    },

    /** Notes that the session is used, and puts its end off as far as it goes; null when it is over, and then it is gone. */
    async use(hash: string): Promise<UsedSession | null> {
      const { rows } = await pool.query<UsedSession>(
        `update session s set "updatedAt" = now(), "expiresAt" = least(now() + interval '${sessionUnusedDays} days', ${end})
         where token = $1 and ${living} returning s.id::text, s."userId"::text, s."rightsVersion"`,
        [hash],
      );
      if (!rows[0]) await pool.query("delete from session where token = $1", [hash]);
      return rows[0] ?? null;
    },

    /** Gives the session another token (its hash), made for this version of rights; false when that was done already. */
    async replaceToken(id: string, { hash, rightsVersion }: { hash: string; rightsVersion: number }): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update session set "previousToken" = token, token = $2, "replacedAt" = now(), "rightsVersion" = $3
         where id::text = $1 and "rightsVersion" is distinct from $3`,
        [id, hash, rightsVersion],
      );
      return rowCount === 1;
    },

    /** The token of the session was made for this version of rights. */
    async keepRightsVersion(id: string, rightsVersion: number): Promise<void> {
      await pool.query(`update session set "rightsVersion" = $2 where id::text = $1 and "rightsVersion" is null`, [
        id,
        rightsVersion,
      ]);
    },

    /** When the session ends unless it is used; null when it is over. */
    async endOf(id: string): Promise<Date | null> {
      return (await endsOf([id])).get(id) ?? null;
    },

    endsOf,

    /** The person's sessions, the last used first. */
    async list(userId: string): Promise<SessionRow[]> {
      const { rows } = await pool.query<SessionRow>(
        `select s.id::text, coalesce(s."userAgent", '') as "userAgent", s."createdAt" as "startedAt",
           s."updatedAt" as "lastUsedAt", ${end} as "endsAt", coalesce(s."confirmedAt", s."createdAt") as "confirmedAt"
         from session s where s."userId"::text = $1 and ${living} order by s."updatedAt" desc, s.id`,
        [userId],
      );
      return rows;
    },

    /** The password was entered again in the session whose token has this hash. */
    async confirm(hash: string): Promise<void> {
      await pool.query(`update session set "confirmedAt" = now() where token = $1`, [hash]);
    },

    /** Ends one session of the person, or all; answers how many. */
    async end(userId: string, id?: string): Promise<number> {
      const { rowCount } = await pool.query(
        `delete from session where "userId"::text = $1 and ($2::text is null or id::text = $2)`,
        [userId, id ?? null],
      );
      return rowCount ?? 0;
    },

    /** Ends all sessions of these people; answers how many. */
    async endAllOf(userIds: readonly string[]): Promise<number> {
      const { rowCount } = await pool.query(`delete from session where "userId"::text = any($1)`, [userIds]);
      return rowCount ?? 0;
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
