import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import type { SecurityLog } from "./security-log.ts";

export interface Recipient {
  userUuid: string;
  accountUuid: string | null;
}

/**
 * Whether this person may receive the event: an envelope that names a company or a user must name theirs. Everything else
 * is dropped with a security log entry, also when nobody is signed in.
 */
export function mayReceive(envelope: ServerEnvelope, recipient: Recipient | null, log: SecurityLog): boolean {
  const { account_uuid: account, user_uuid: user } = envelope;
  if (account === undefined && user === undefined) return true;
  const details = { type: envelope.type, id: envelope.id, account_uuid: account, user_uuid: user };
  if (!recipient) {
    log("Dropped an event: nobody is signed in.", details);
    return false;
  }
  if (
    (account !== undefined && account !== recipient.accountUuid) ||
    (user !== undefined && user !== recipient.userUuid)
  ) {
    log("Dropped an event meant for somebody else.", details);
    return false;
  }
  return true;
}
