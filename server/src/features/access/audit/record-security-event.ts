import { randomUUID } from "node:crypto";
import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import type { Transaction } from "../../../platform/database/database.ts";
import { afterCommit, lastBeforeCommit } from "../../../platform/database/endings.ts";
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
 * another company than the transaction's, needs a system transaction. Too long texts are cut. It is written right before the commit, as entries of a company are
 * chained one after the other; and told to the server's log after it, so that it stands elsewhere, too.
 */
export async function recordSecurityEvent(transaction: Transaction, event: NewSecurityEvent): Promise<void> {
  const { accountId, kind, actorId, at } = event;
  lastBeforeCommit<typeof securityEvents.$inferInsert>(transaction, writeEvents, {
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

async function writeEvents(transaction: Transaction, events: (typeof securityEvents.$inferInsert)[]): Promise<void> {
  // Chains are locked in one order, so that two transactions never wait for each other.
  const inOrder = events.toSorted((one, other) => (one.accountId ?? "").localeCompare(other.accountId ?? ""));
  const written = await transaction.insert(securityEvents).values(inOrder).returning();
  afterCommit(transaction, (log) => {
    // At a level that is shown whatever else is.
    const told = log?.level === "silent" ? undefined : log?.child?.({ part: "audit" }, { level: "info" });
    for (const { previous: _previous, ...entry } of written) told?.info(entry, "an entry of the audit log");
  });
}

const storable = (text: string | undefined, length: number) =>
  (text ?? "").replaceAll("\u0000", "").slice(0, length).toWellFormed();
