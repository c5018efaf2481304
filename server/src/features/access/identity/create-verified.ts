import type { AuthContext } from "better-auth";
import { databaseErrorCode } from "../../../platform/database/database.ts";
import { fullName } from "./full-name.ts";
import type { IdentityStore } from "./identity-store.ts";
import type { NewPerson } from "./new-person.ts";

interface Dependencies {
  internalAdapter: AuthContext["internalAdapter"];
  store: IdentityStore;
  hash(password: string): Promise<string>;
}

const uniqueViolation = "23505";

/**
 * Makes a person with a password whose email counts as verified, and gives the id; null when the email is taken. An earlier sign-up with
 * the email that was never verified is forgotten. Fails without leaving a person behind.
 */
export async function createVerified(
  { internalAdapter, store, hash }: Dependencies,
  { password, ...person }: NewPerson,
): Promise<string | null> {
  const hashed = await hash(password);
  await store.forgetUnverified(person.email);
  if (await internalAdapter.findUserByEmail(person.email)) return null;
  const user = await internalAdapter
    .createUser({ ...person, name: fullName(person), emailVerified: true }, { method: "email-password" })
    .catch((error: unknown) => {
      // Taken by somebody else since the look.
      if (databaseErrorCode(error) === uniqueViolation) return null;
      throw error;
    });
  if (!user) return null;
  try {
    const credential = { userId: user.id, providerId: "credential", accountId: user.id, password: hashed };
    await internalAdapter.linkAccount(credential);
  } catch (error) {
    await internalAdapter.deleteUser(user.id);
    throw error;
  }
  return user.id;
}
