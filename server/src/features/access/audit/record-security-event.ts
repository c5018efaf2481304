import { randomUUID } from "node:crypto";
import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import type { Transaction } from "../../../platform/database/database.ts";
import { securityEvents } from "./tables.ts";

export interface NewSecurityEvent {
  /** The company whose admins may read it; null for what concerns nobody's company. */
  accountId: string | null;
  kind: SecurityEventKind;
  actorId?: string;
  actorEmail?: string;
  /** Whom it was done to, where that is somebody else. */
  subjectEmail?: string;
  /** Network address of the caller. */
  address?: string;
  /** One plain sentence more. Never a password, a code or a token. */
  detail?: string;
  at: Date;
}

const longest = { email: 254, address: 100, detail: 300 };

/**
 * Writes an event to the audit log, in the transaction of what it tells about: both happen or neither. An event without a company, or of
 * another company than the transaction's, needs a system transaction. Too long texts are cut.
 */
export async function recordSecurityEvent(transaction: Transaction, event: NewSecurityEvent): Promise<void> {
  const { accountId, kind, actorId, at } = event;
  await transaction.insert(securityEvents).values({
    id: randomUUID(),
    accountId,
    kind,
    actorId,
    actorEmail: storable(event.actorEmail, longest.email),
    subjectEmail: storable(event.subjectEmail, longest.email),
    address: storable(event.address, longest.address),
    detail: storable(event.detail, longest.detail),
    at,
  });
}

const storable = (text: string | undefined, length: number) =>
  (text ?? "").replaceAll("\u0000", "").slice(0, length).toWellFormed();
