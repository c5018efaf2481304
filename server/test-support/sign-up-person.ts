import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { sessionTokenHash } from "../src/features/access/identity/sessions/session-token.ts";
import { createAccount } from "../src/features/access/operations/create-account.ts";
import { recogniseUser } from "../src/features/access/operations/recognise-user.ts";
import { updateUser } from "../src/features/access/store.ts";
import type { Clock } from "../src/platform/clock/clock.ts";
import type { Database } from "../src/platform/database/database.ts";

/** Of everybody who is signed up in a test. */
export const testPassword = "correct horse battery";

// Once a process: a hash takes long, as it should.
let hashed: Promise<string> | undefined;

export interface SignedUpPerson {
  email: string;
  firstName: string;
  lastName: string;
  company?: { name: string; domain: string; goal: string } | { accountId: string; role: "admin" | "member" };
}

/**
 * Puts a person into the embedded identity provider as a verified sign-up and a sign-in leave them, without the two hashes and the calls
 * that cost; the tests of `features/access` go the whole way. Gives the token of a session of four hours.
 */
export async function signUpPerson(
  { database, clock }: { database: Database; clock: Clock },
  { company, ...person }: SignedUpPerson,
): Promise<{ userId: string; accountId: string | null; sessionToken: string }> {
  hashed ??= hashPassword(testPassword);
  const [id, sessionToken] = [randomUUID(), randomBytes(24).toString("base64url").slice(0, 32)];
  await database.pool.query(
    `with person as (insert into auth."user" (id, name, email, "emailVerified", "createdAt", "updatedAt", "firstName", "lastName")
         values ($1, $2 || ' ' || $3, $4, true, now(), now(), $2, $3) returning id),
       credential as (insert into auth.account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
         select gen_random_uuid(), id::text, 'credential', id, $5, now(), now() from person)
     insert into auth.session (id, "expiresAt", token, "createdAt", "updatedAt", "userId")
       select gen_random_uuid(), now() + interval '4 hours', $6, now(), now(), id from person`,
    [id, person.firstName, person.lastName, person.email, await hashed, sessionTokenHash(sessionToken)],
  );
  const { userId } = await recogniseUser({ database, clock }, `embedded|${id}`, { ...person, emailVerified: true });
  if (!company) return { userId, accountId: null, sessionToken };
  if ("accountId" in company) {
    await database.withSystem((transaction) => updateUser(transaction, userId, company));
    return { userId, accountId: company.accountId, sessionToken };
  }
  const account = await createAccount({ database, clock }, userId, company);
  return { userId, accountId: account.id, sessionToken };
}
