import { createHash, randomBytes } from "node:crypto";

/** A new invitation ticket: 32 random bytes as 43 characters that need no escaping in an address. */
export const newTicket = () => randomBytes(32).toString("base64url");

/** What is kept of a ticket (SHA-256, hex); null for a text that cannot be one. */
export function ticketHash(ticket: string): string | null {
  return /^[\w-]{43}$/.test(ticket) ? createHash("sha256").update(ticket).digest("hex") : null;
}
