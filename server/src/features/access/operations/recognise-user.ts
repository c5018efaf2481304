import { randomUUID } from "node:crypto";
import { type Database, databaseErrorCode } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Actor } from "../../../platform/http/actor.ts";
import type { Profile } from "../identity/identity-store.ts";
import { actorOf } from "../present.ts";
import { findUserBySubject, insertUser } from "../store.ts";

const uniqueViolation = "23505";

/** The user of an identity provider's subject, made from the profile at first sight. Throws `forbidden` when the email belongs to another subject. */
export async function recogniseUser(database: Database, subject: string, profile: Profile): Promise<Actor> {
  // Who calls is not known yet, so no company can be set for the transaction.
  const known = await database.withSystem((transaction) => findUserBySubject(transaction, subject));
  if (known) return actorOf(known);
  const { email, firstName, lastName } = profile;
  try {
    return await database.withSystem(async (transaction) => {
      await insertUser(transaction, { id: randomUUID(), subject, email, firstName, lastName });
      const made = await findUserBySubject(transaction, subject);
      if (!made) throw new Error("a user that was just inserted is missing");
      return actorOf(made);
    });
  } catch (error) {
    if (databaseErrorCode(error) === uniqueViolation)
      throw new Failure("forbidden", "This email address already signs in in another way.");
    throw error;
  }
}
