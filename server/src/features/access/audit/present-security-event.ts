import type { SecurityEvent } from "@seedbed/contract/access/security-events";
import type { SecurityEventRow } from "./store.ts";

export function presentSecurityEvent(row: SecurityEventRow): SecurityEvent {
  const { id, kind, at, actorEmail, subjectEmail, address, detail } = row;
  return { uuid: id, kind, at: at.toISOString(), actorEmail, subjectEmail, address, detail };
}
