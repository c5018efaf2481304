import { randomUUID } from "node:crypto";
import { databaseErrorCode } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Actor } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Profile } from "../identity/identity-store.ts";
import { actorOf } from "../present.ts";
import { findUserBySubject, keepUser } from "../store.ts";

const uniqueViolation = "23505";

/** The user of an identity provider's subject, made from the profile at first sight, and anew after a removal. Throws `forbidden` when the email belongs to another subject. */
export async function recogniseUser(
  { database }: Pick<AccessDependencies, "database">,
  subject: string,
  profile: Profile,
): Promise<Actor> {
  // Who calls is not known yet, so no company can be set for the transaction.
  const known = await database.withSystem((transaction) => findUserBySubject(transaction, subject));
  if (known) return actorOf(known);
  const { email, firstName, lastName } = profile;
  try {
    const user = { id: randomUUID(), subject, email, firstName, lastName };
    return actorOf(await database.withSystem((transaction) => keepUser(transaction, user)));
  } catch (error) {
    if (databaseErrorCode(error) === uniqueViolation)
      throw new Failure("forbidden", "This email address already signs in in another way.");
    throw error;
  }
}
