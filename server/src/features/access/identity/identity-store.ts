import type pg from "pg";

/** Longer (ms) than any window within which calls are counted. */
const countsKeptFor = 3_600_000;

/** What the identity provider says about a person. */
export interface Profile {
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Rows of the identity provider that Better Auth itself has no call for. `pool` works in its schema. */
export function createIdentityStore(pool: pg.Pool) {
  return {
    /** The person, as long as the session the token was made in goes on; null after a sign-out or a removal. */
    async profileInSession(userId: string, sessionId: string): Promise<Profile | null> {
      const { rows } = await pool.query<Profile>(
        `select u.email, u."emailVerified", coalesce(u."firstName", '') as "firstName", coalesce(u."lastName", '') as "lastName"
         from "user" u join session s on s."userId" = u.id
         where u.id::text = $1 and s.id::text = $2 and s."expiresAt" > now()`,
        [userId, sessionId],
      );
      return rows[0] ?? null;
    },

    /** The email, in small letters, of the person whose session has this token; null when there is none. */
    async emailInSession(token: string): Promise<string | null> {
      const { rows } = await pool.query<{ email: string }>(
        `select u.email from "user" u join session s on s."userId" = u.id where s.token = $1`,
        [token],
      );
      return rows[0]?.email ?? null;
    },

    /** Removes sessions and codes that have ended, and counts of calls nobody asks about any more. Servers may do so at once. */
    async removeExpired(now: Date): Promise<void> {
      // Rows another server removes at the same moment are left to it.
      for (const [table, ended, value] of [
        ["session", `"expiresAt" < $1`, now],
        ["verification", `"expiresAt" < $1`, now],
        [`"rateLimit"`, `"lastRequest" < $1`, now.getTime() - countsKeptFor],
      ] as const)
        await pool.query(
          `delete from ${table} where ctid in (select ctid from ${table} where ${ended} for update skip locked)`,
          [value],
        );
    },

    /** Removes a person of this address who never proved to own it, and the codes sent there. Does nothing for a verified one. */
    async forgetUnverified(email: string): Promise<void> {
      const { rowCount } = await pool.query(`delete from "user" where email = $1 and not "emailVerified"`, [email]);
      if (rowCount)
        await pool.query("delete from verification where identifier = $1", [`email-verification-otp-${email}`]);
    },
  };
}

export type IdentityStore = ReturnType<typeof createIdentityStore>;
