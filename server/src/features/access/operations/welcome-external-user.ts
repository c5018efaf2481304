import { randomUUID } from "node:crypto";
import type { Role } from "@seedbed/contract/access/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import { recordSecurityEvent } from "../audit/record-security-event.ts";
import type { AccessDependencies } from "../dependencies.ts";
import type { Profile } from "../identity/identity-store.ts";
import {
  countOtherAdmins,
  findUserByEmail,
  findUserBySubject,
  keepUser,
  lockAccount,
  type UserRow,
  updateUser,
} from "../store.ts";
import { withdrawInvitationsOf } from "./withdraw-invitations-of.ts";

/** Somebody who has just signed in at the external identity provider, with a verified address. */
export interface ExternalPerson {
  subject: string;
  /** What the subjects of all people of this provider begin with. */
  issuerPrefix: string;
  profile: Profile;
  /** What the provider's claim says; null when roles are given in Seedbed. */
  role: Role | null;
}

/**
 * The user behind the person: the one known by the subject, or the owner of the address from before this provider was configured, or a
 * new one. Address and role follow the provider, but the last admin stays one. Throws `forbidden` when the address belongs to another
 * person of the same provider.
 */
export async function welcomeExternalUser(
  { database, clock, mailer }: Pick<AccessDependencies, "database" | "clock" | "mailer">,
  person: ExternalPerson,
  address: string,
): Promise<UserRow> {
  // Who comes is not known yet, so no company can be set for the transaction.
  return database.withSystem(async (transaction) => {
    const user = await recognise(transaction, person);
    if (!person.role || !user.accountId || user.role === person.role) return user;
    const change = { accountId: user.accountId, role: person.role, at: clock(), address };
    return followRole(transaction, user, { ...change, mailer });
  });
}

async function recognise(
  transaction: Transaction,
  { subject, issuerPrefix, profile }: ExternalPerson,
): Promise<UserRow> {
  const { email, firstName, lastName } = profile;
  const known = await findUserBySubject(transaction, subject);
  const owner = await findUserByEmail(transaction, email);
  if (known) {
    if (known.email === email || (owner && owner.id !== known.id)) return known;
    return (await updateUser(transaction, known.id, { email })) ?? known;
  }
  if (!owner) return keepUser(transaction, { id: randomUUID(), subject, email, firstName, lastName });
  // The provider itself tells the two apart, whatever address it has given to whom.
  if (owner.subject.startsWith(issuerPrefix))
    throw new Failure("forbidden", "This email address already signs in in another way.");
  return (await updateUser(transaction, owner.id, { subject })) ?? owner;
}

async function followRole(
  transaction: Transaction,
  user: UserRow,
  {
    accountId,
    role,
    at,
    address,
    mailer,
  }: Pick<AccessDependencies, "mailer"> & {
    accountId: string;
    role: Role;
    at: Date;
    address: string;
  },
): Promise<UserRow> {
  // Held, or two admins could lose the role at the same moment.
  await lockAccount(transaction, accountId);
  if (role !== "admin" && (await countOtherAdmins(transaction, { ...user, accountId })) === 0) return user;
  if (role !== "admin") await withdrawInvitationsOf({ mailer }, transaction, { accountId, userId: user.id, at });
  await recordSecurityEvent(transaction, {
    accountId,
    kind: "role-changed",
    subjectEmail: user.email,
    address,
    detail: `${user.role} to ${role}, as the identity provider says`,
    at,
  });
  return (await updateUser(transaction, user.id, { role })) ?? user;
}
