import type { invitationRoutes } from "@seedbed/contract/access/invitations";
import type { mailRoutes } from "@seedbed/contract/access/mails";
import type { memberRoutes } from "@seedbed/contract/access/members";
import type { accessRoutes } from "@seedbed/contract/access/routes";
import type { NewAccount, Role } from "@seedbed/contract/access/schemas";
import type { secondFactorRoutes } from "@seedbed/contract/access/second-factor";
import type { securityEventRoutes } from "@seedbed/contract/access/security-events";
import type { sessionRoutes } from "@seedbed/contract/access/sessions";
import type { tokenRoutes } from "@seedbed/contract/access/tokens";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "../../platform/database/database.ts";
import type { Authenticate } from "../../platform/http/actor.ts";
import type { Handlers } from "../../platform/http/handler.ts";
import type { Refusal } from "../../platform/http/refusal.ts";
import type { LostMail } from "../../platform/mail/deliver-mail.ts";
import type { RealtimeDependencies } from "../../platform/realtime/realtime-server.ts";
import type { NewSecurityEvent } from "./audit/record-security-event.ts";

/** What a page is told before anybody has signed in. */
export interface PublicSettings {
  supportEmail: string;
  /** What writes texts: the name of the model, or of the offline drafter. */
  writer: string;
  offline: boolean;
  localMailbox: boolean;
  /** Name of the external identity provider; null for the embedded one. */
  externalProvider: string | null;
}

/** What a company has made; access itself knows nothing of concepts and seeds. */
export interface Work {
  hasConcepts: boolean;
  hasSeeds: boolean;
}

/** A person with a password and a verified email. `company`: founds one, joins one, or has none yet. */
export interface VerifiedUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  jobTitle?: string;
  company?: NewAccount | { accountId: string; role: Role };
}

export interface Access {
  handlers: Handlers<
    typeof accessRoutes &
      typeof invitationRoutes &
      typeof mailRoutes &
      typeof memberRoutes &
      typeof secondFactorRoutes &
      typeof securityEventRoutes &
      typeof sessionRoutes &
      typeof tokenRoutes
  >;
  authenticate: Authenticate;
  /** What sockets rest on: who belongs to a company, and what has ended. */
  forSockets: Required<Pick<RealtimeDependencies, "findMembers" | "sessionEnds" | "sessionsLackingFactor" | "onEnded">>;
  /** Serves the identity provider, or what an external one needs, below `/api/auth/`. */
  mountIdentity(app: FastifyInstance): Promise<void>;
  /** Makes a person who can sign in at once: for the demo and for tests. Throws when the email is taken, and with an external identity provider. */
  createVerifiedUser(user: VerifiedUser): Promise<{ userId: string; accountId: string | null }>;
  /** Removes what has ended: sessions, codes, counts of attempts, events of the audit log after 400 days. Servers may do so at once. */
  removeOld(): Promise<void>;
  /** Tells the admins of a company that a mail of theirs, or to one of their members, will not arrive. In a system transaction. */
  recordLostMail(transaction: Transaction, mail: LostMail): Promise<void>;
  /** Writes to the audit log what somebody was refused, beside the call; never throws. */
  recordRefusal(refusal: Refusal): void;
  /** Writes to the company's audit log, in the transaction of what it tells about. */
  recordSecurityEvent(transaction: Transaction, event: NewSecurityEvent): Promise<void>;
  close(): Promise<void>;
}
