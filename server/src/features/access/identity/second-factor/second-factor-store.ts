import type pg from "pg";
import type { SessionStore } from "../sessions/session-store.ts";
import { sessionTokenHash } from "../sessions/session-token.ts";

/** Longer than a code of an authenticator app is taken: its half minute, and the one before and after it. */
const codeUsedFor = "2 minutes";

export interface IdentityPerson {
  id: string;
  /** In small letters. */
  email: string;
}

/** A session at a change of second factors. */
export interface ProvingSession extends IdentityPerson {
  sessionId: string;
  /** Whether it was begun with a second factor. */
  proven: boolean;
}

export interface PasskeyRow {
  id: string;
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

export interface Factors {
  authenticator: boolean;
  recoveryCodes: number;
  passkeys: PasskeyRow[];
}

const verified = `exists (select from "twoFactor" f where f."userId" = u.id and f.verified)`;
const anyPasskey = `exists (select from passkey p where p."userId" = u.id)`;

/** Second factors, in the schema of the identity provider, as Better Auth has no call for them. */
export function createSecondFactorStore(pool: pg.Pool, sessions: Pick<SessionStore, "storedAs" | "confirm">) {
  const storedAs = (token: string) => sessions.storedAs(sessionTokenHash(token));

  return {
    /** Whose sign-in waits for its second half under this name; null when it is over. */
    async personOfChallenge(identifier: string): Promise<IdentityPerson | null> {
      const { rows } = await pool.query<IdentityPerson>(
        `select u.id::text, u.email from verification v join "user" u on u.id::text = v.value
         where v.identifier = $1 and v."expiresAt" > now()`,
        [identifier],
      );
      return rows[0] ?? null;
    },

    /** The session with this token; null when there is none. */
    async sessionOf(token: string): Promise<ProvingSession | null> {
      const { rows } = await pool.query<ProvingSession>(
        `select u.id::text, u.email, s.id::text as "sessionId", s."provenBy" is not null as proven
         from session s join "user" u on u.id = s."userId" where s.token = $1 and s."expiresAt" > now()`,
        [await storedAs(token)],
      );
      return rows[0] ?? null;
    },

    /** Takes a code for one use; false when it was used, or just is. */
    async takeCode(userId: string, code: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        `insert into "usedCode" as c ("userId", code, "expiresAt") values ($1::uuid, $2, now() + interval '${codeUsedFor}')
         on conflict ("userId", code) do update set "expiresAt" = excluded."expiresAt" where c."expiresAt" < now()`,
        [userId, code],
      );
      return rowCount === 1;
    },

    /** The code was a wrong one. */
    async giveCodeBack(userId: string, code: string): Promise<void> {
      await pool.query(`delete from "usedCode" where "userId" = $1::uuid and code = $2`, [userId, code]);
    },

    /** The session with this token was begun with a second factor. */
    async prove(token: string, by: "totp" | "recovery-code" | "passkey"): Promise<void> {
      await pool.query(`update session set "provenBy" = $2 where token = $1`, [await storedAs(token), by]);
    },

    /** In the session with this token the password was entered again. */
    confirm: async (token: string) => sessions.confirm(await storedAs(token)),

    /** The sessions of these that were begun with a second factor. */
    async provenAmong(sessionIds: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(
        `select id::text as id from session where id::text = any($1) and "provenBy" is not null`,
        [sessionIds],
      );
      return rows.map(({ id }) => id);
    },

    /** Ends the person's sessions but the one with this token. */
    async endOthers(userId: string, token: string): Promise<void> {
      await pool.query(`delete from session where "userId"::text = $1 and token <> $2`, [
        userId,
        await storedAs(token),
      ]);
    },

    /** Once the person has no second factor, no session counts as begun with one. */
    async weakenWithoutFactor(userId: string): Promise<void> {
      await pool.query(
        `update session set "provenBy" = null from "user" u
         where u.id = "userId" and u.id::text = $1 and not (${verified} or ${anyPasskey})`,
        [userId],
      );
    },

    async notePasskeyUse(credentialId: string): Promise<void> {
      await pool.query(`update passkey set "lastUsedAt" = now() where "credentialID" = $1`, [credentialId]);
    },

    async factorsOf(userId: string): Promise<Factors> {
      const { rows } = await pool.query<PasskeyRow>(
        `select id::text, coalesce(name, '') as name, "createdAt" as "addedAt", "lastUsedAt" from passkey
         where "userId"::text = $1 order by "createdAt", id`,
        [userId],
      );
      const { rows: codes } = await pool.query<{ left: number }>(
        `select json_array_length("backupCodes"::json) as left from "twoFactor" where "userId"::text = $1 and verified`,
        [userId],
      );
      return { authenticator: codes.length > 0, recoveryCodes: codes[0]?.left ?? 0, passkeys: rows };
    },

    /** Those of the people who have a second factor. */
    async withFactor(userIds: readonly string[]): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(
        `select u.id::text from "user" u where u.id::text = any($1) and (${verified} or ${anyPasskey})`,
        [userIds],
      );
      return rows.map(({ id }) => id);
    },

    /** Takes all second factors from the person, and ends every session. */
    async reset(userId: string): Promise<void> {
      await pool.query(
        `with a as (delete from "twoFactor" where "userId"::text = $1),
           b as (delete from passkey where "userId"::text = $1),
           c as (delete from session where "userId"::text = $1)
         update "user" set "twoFactorEnabled" = false where id::text = $1`,
        [userId],
      );
    },
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
