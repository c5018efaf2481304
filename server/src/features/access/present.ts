import type { Invitation, InvitationMail } from "@seedbed/contract/access/invitations";
import type { Account, User } from "@seedbed/contract/access/schemas";
import type { Actor } from "../../platform/http/actor.ts";
import type { MailOutcome } from "../../platform/mail/mail-store.ts";
import type { Work } from "./access.ts";
import { entityTag } from "./entity-tag.ts";
import { stateOf } from "./invitation-state.ts";
import type { MailedInvitation } from "./operations/list-invitations.ts";
import type { AccountRow, UserRow } from "./store.ts";

export function presentUser(row: UserRow): User {
  const { id, email, firstName, lastName, jobTitle, role } = row;
  return { uuid: id, email, firstName, lastName, jobTitle, role, profileImage: null };
}

export function presentAccount(row: AccountRow, work: Work): Account {
  return { uuid: row.id, name: row.name, domain: row.domain, goal: row.goal, ...work };
}

/** An open invitation as it stands at the instant `now`. */
export function presentInvitation({ mail, ...row }: MailedInvitation, now: Date): Invitation {
  const { id, email, role, expiresAt } = row;
  const status = stateOf(row, now) === "expired" ? "expired" : "pending";
  return {
    uuid: id,
    email,
    role,
    status,
    expiresAt: expiresAt.toISOString(),
    mail: mail ? presentInvitationMail(mail) : null,
  };
}

function presentInvitationMail({ status, words }: MailOutcome): InvitationMail {
  const isOver = status === "failed" || status === "expired" || status === "cancelled";
  return { state: isOver ? "failed" : status, words };
}

export function actorOf({ id, accountId, role, email }: UserRow): Actor {
  return { userId: id, accountId, role, email };
}

export const userTag = ({ firstName, lastName, jobTitle }: UserRow) => entityTag({ firstName, lastName, jobTitle });

export const accountTag = ({ name, domain, goal }: AccountRow) => entityTag({ name, domain, goal });
