import { randomUUID } from "node:crypto";
import { databaseErrorCode, type Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Actor } from "../../../platform/http/actor.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Profile } from "../identity/identity-store.ts";
import { actorOf } from "../present.ts";
import { findUserBySubject, isSecondFactorDemanded, keepUser, type UserRow, updateUser } from "../store.ts";

const uniqueViolation = "23505";

/** Being seen is noted once in so long (ms). */
const noted = 86_400_000;

/**
 * The user of an identity provider's subject, made from the profile at first sight, and anew after a removal. That somebody came by way of an external
 * provider is noted. Throws `forbidden` when the email belongs to another subject.
 */
export async function recogniseUser(
  { database, clock, externalProvider }: Pick<AccessDependencies, "database" | "clock" | "externalProvider">,
  subject: string,
  profile: Profile,
): Promise<Actor> {
  const lacks = async (transaction: Transaction, { accountId }: UserRow) =>
    profile.proven === false && accountId !== null && (await isSecondFactorDemanded(transaction, accountId));
  // Who calls is not known yet, so no company can be set for the transaction.
  const known = await database.withSystem(async (transaction) => {
    const user = await findUserBySubject(transaction, subject);
    const isNews = user && externalProvider && clock().getTime() - (user.seenAt?.getTime() ?? 0) > noted;
    const seen = isNews ? await updateUser(transaction, user.id, { seenAt: clock() }) : user;
    return seen && { ...actorOf(seen), lacksSecondFactor: await lacks(transaction, seen) };
  });
  if (known) return known;
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
