import { createHash, randomBytes } from "node:crypto";
import { ticketLifetime } from "@seedbed/contract/limits";
import { eq, lt } from "drizzle-orm";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/database.ts";
import type { Member } from "../http/actor.ts";
import type { SocketHolder } from "./standing.ts";
import { socketTickets } from "./tables.ts";

export interface Tickets {
  /** A new ticket: works once, for 60 seconds, and as long as the session it was asked for in. */
  issue(member: Member): Promise<string>;
  /** Takes the ticket and tells whom it was given to; null when it never existed, was used before or is too old. */
  redeem(ticket: string): Promise<SocketHolder | null>;
  /** Forgets tickets nobody came with. */
  removeExpired(): Promise<void>;
}

export function createTickets(database: Database, clock: Clock): Tickets {
  return {
    async issue(member) {
      const ticket = randomBytes(32).toString("base64url");
      const { accountId, userId, session } = member;
      const expiresAt = new Date(clock().getTime() + ticketLifetime);
      const sessionId = session?.id ?? null;
      const goodUntil = sessionId === null ? (session?.goodUntil ?? null) : null;
      await database.withTenant(member, (transaction) =>
        transaction
          .insert(socketTickets)
          .values({ hash: hashOf(ticket), accountId, userId, sessionId, goodUntil, expiresAt }),
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
      if (!row || row.expiresAt <= clock()) return null;
      const { accountId, userId, sessionId, goodUntil } = row;
      return { accountId, userId, session: sessionId, goodUntil };
    },
    async removeExpired() {
      await database.withSystem((transaction) =>
        transaction.delete(socketTickets).where(lt(socketTickets.expiresAt, clock())),
      );
    },
  };
}

const hashOf = (ticket: string) => createHash("sha256").update(ticket).digest("hex");
