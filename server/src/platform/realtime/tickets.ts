import { createHash, randomBytes } from "node:crypto";
import { ticketLifetime } from "@seedbed/contract/limits";
import { eq, lt } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/database.ts";
import { socketTickets } from "./tables.ts";

/** Whom a ticket was given to. */
interface TicketHolder {
  accountId: string;
  userId: string;
}

export interface Tickets {
  /** A new ticket: works once, for 60 seconds. */
  issue(holder: TicketHolder): Promise<string>;
  /** Takes the ticket; null when it never existed, was used before or is too old. */
  redeem(ticket: string): Promise<TicketHolder | null>;
  /** Forgets tickets nobody came with. */
  removeExpired(): Promise<void>;
}

export function createTickets(database: Database, clock: Clock): Tickets {
  return {
    async issue(holder) {
      const ticket = randomBytes(32).toString("base64url");
      const { accountId, userId } = holder;
      const expiresAt = new Date(clock().getTime() + ticketLifetime);
      await database.withTenant(holder, (transaction) =>
        transaction.insert(socketTickets).values({ hash: hashOf(ticket), accountId, userId, expiresAt }),
      );
      return ticket;
    },
    async redeem(ticket) {
      const [row] = await database.withSystem((transaction) =>
        transaction
          .delete(socketTickets)
          .where(eq(socketTickets.hash, hashOf(ticket)))
          .returning(),
      );
      return row && row.expiresAt > clock() ? { accountId: row.accountId, userId: row.userId } : null;
    },
    async removeExpired() {
      await database.withSystem((transaction) =>
        transaction.delete(socketTickets).where(lt(socketTickets.expiresAt, clock())),
      );
    },
  };
}

const hashOf = (ticket: string) => createHash("sha256").update(ticket).digest("hex");
