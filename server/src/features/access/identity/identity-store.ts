import { createHash } from "node:crypto";
import type pg from "pg";
import type { SessionStore } from "./sessions/session-store.ts";
import { sessionTokenHash } from "./sessions/session-token.ts";

/** Longer (ms) than any window within which calls are counted. */
const countsKeptFor = 3_600_000;

const secretOf = (email: string) => `sign-up-secret-${email}`;
const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** What the identity provider says about a person. */
export interface Profile {
  email: string;
  /** Whether the session was begun with a second factor; absent where that is no matter of ours. */
  proven?: boolean;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Rows of the identity provider that Better Auth itself has no call for. `pool` works in its schema. */
export function createIdentityStore(pool: pg.Pool, sessions: Pick<SessionStore, "endOf" | "storedAs">) {
  return {
    /** The person, as long as the session the token was made in goes on; null after a sign-out or a removal. */
    async profileInSession(userId: string, sessionId: string): Promise<Profile | null> {
      const { rows } = await pool.query<Profile>(
        `select u.email, u."emailVerified", coalesce(u."firstName", '') as "firstName", coalesce(u."lastName", '') as "lastName",
           s."provenBy" is not null as proven
         from "user" u join session s on s."userId" = u.id where u.id::text = $1 and s.id::text = $2`,
        [userId, sessionId],
      );
      return (await sessions.endOf(sessionId)) && (rows[0] ?? null);
    },

    /** The email, in small letters, of the person whose session has this token; null when there is none. */
    async emailInSession(token: string): Promise<string | null> {
      const { rows } = await pool.query<{ email: string }>(
        `select u.email from "user" u join session s on s."userId" = u.id where s.token = $1`,
        [await sessions.storedAs(sessionTokenHash(token))],
      );
      return rows[0]?.email ?? null;
    },

    /** Removes sessions and codes that have ended, and counts of calls nobody asks about any more. Servers may do so at once. */
    async removeExpired(now: Date): Promise<void> {
      // Rows another server removes at the same moment are left to it.
      for (const [table, ended, value] of [
        ["session", `"expiresAt" < $1`, now],
        ["verification", `"expiresAt" < $1`, now],
        [`"usedCode"`, `"expiresAt" < $1`, now],
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
        await pool.query("delete from verification where identifier = any($1)", [
          [`email-verification-otp-${email}`, secretOf(email)],
        ]);
    },

    /** Keeps, hashed, the secret of the browser that last named the password of this address; null: it told none. */
    async keepSignUpSecret(email: string, secret: string | null): Promise<void> {
      await pool.query(
        `with gone as (delete from verification where identifier = $1)
         insert into verification (id, identifier, value, "expiresAt", "createdAt", "updatedAt")
         select gen_random_uuid(), $1, $2::text, now() + interval '7 days', now(), now() where $2::text is not null`,
        [secretOf(email), secret === null ? null : hashOf(secret)],
      );
    },

    /** Whether the browser with this secret was the last that named the password of this address. */
    async isSignUpSecret(email: string, secret: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `select 1 from verification where identifier = $1 and value = $2 and "expiresAt" > now()`,
        [secretOf(email), hashOf(secret)],
      );
      return rowCount === 1;
    },

    /** Takes the password and every session from a person. */
    async forgetPassword(userId: string): Promise<void> {
      await pool.query(`delete from account where "userId"::text = $1 and "providerId" = 'credential'`, [userId]);
      await pool.query(`delete from session where "userId"::text = $1`, [userId]);
    },

    /** Puts another hash of the same password in the place of one, unless somebody has changed the password since. Hashes have salts: no two people have the same. */
    async rewritePassword(old: string, hash: string): Promise<void> {
      await pool.query(`update account set password = $2, "updatedAt" = now() where password = $1`, [old, hash]);
    },

    /** Ends every session of the person of this address. */
    async endSessions(email: string): Promise<void> {
      await pool.query(`delete from session where "userId" = (select id from "user" where email = $1)`, [email]);
    },

    /** Whether the person of this address can sign in with a password. */
    async hasPassword(email: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `select 1 from "user" u join account a on a."userId" = u.id where u.email = $1 and a."providerId" = 'credential'`,
        [email],
      );
      return rowCount === 1;
    },
  };
}

export type IdentityStore = ReturnType<typeof createIdentityStore>;
