import { Failure } from "../../../platform/failure.ts";
import type { VerifiedUser } from "../access.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Identity } from "../identity/create-identity.ts";
import { updateUser } from "../store.ts";
import { createAccount } from "./create-account.ts";
import { recogniseUser } from "./recognise-user.ts";

interface Dependencies extends Pick<AccessDependencies, "database" | "clock"> {
  identity: Pick<Identity, "createVerified">;
}

/** Makes a person who can sign in at once and, if wanted, founds or joins a company. Throws when the email is taken or the domain is none. */
export async function createVerifiedUser(
  { database, clock, identity }: Dependencies,
  person: VerifiedUser,
): Promise<{ userId: string; accountId: string | null }> {
  const { company, jobTitle } = person;
  const { email, password, firstName, lastName } = person;
  const made = await identity.createVerified({ email, password, firstName, lastName });
  if (!made) throw new Failure("conflict", "This email address already has an account.");
  const { userId } = await recogniseUser({ database, clock }, made.subject, made.profile);
  if (jobTitle) await database.withSystem((transaction) => updateUser(transaction, userId, { jobTitle }));
  if (!company) return { userId, accountId: null };
  if ("accountId" in company) {
    await database.withSystem((transaction) => updateUser(transaction, userId, company));
    return { userId, accountId: company.accountId };
  }
  const account = await createAccount({ database, clock }, userId, company);
  return { userId, accountId: account.id };
}
