import { createHash } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Database, Transaction } from "../database/database.ts";
import { isOutage } from "../database/outage.ts";
import { Failure } from "../failure.ts";
import { idempotentAnswers } from "./tables.ts";

export interface IdempotentAnswers {
  /**
   * Runs `work`, or gives the answer kept from the first call with the same `Idempotency-Key`. The same key with another body, or
   * while the first call still runs, is a conflict. A failed call keeps nothing and can be sent again.
   */
  once(request: FastifyRequest, route: string, work: () => Promise<unknown>): Promise<unknown>;
  /** Removes, for all companies, answers that are given no more: after 24 hours. */
  removeOld(): Promise<void>;
}

const keptFor = sql`interval '24 hours'`;
// No call takes longer: one without an answer by then was cut off with its server, and may be sent again.
const answeredWithin = sql`interval '5 minutes'`;

export function createIdempotentAnswers(database: Database): IdempotentAnswers {
  return {
    async once(request, route, work) {
      const key = request.headers["idempotency-key"];
      const accountId = request.actor?.accountId;
      const userId = request.actor?.userId;
      if (typeof key !== "string" || key === "" || !accountId || !userId) return work();
      if (key.length > 200) throw new Failure("invalid", "Idempotency-Key is longer than 200 characters.");
      const tenant = { accountId, userId };
      const requestHash = createHash("sha256")
        .update(JSON.stringify([request.url, request.body ?? null]))
        .digest("hex");
      const mine = and(
        eq(idempotentAnswers.userId, userId),
        eq(idempotentAnswers.route, route),
        eq(idempotentAnswers.key, key),
      );
      const kept = await database.withTenant(tenant, async (transaction) => {
        await transaction
          .delete(idempotentAnswers)
          .where(
            or(
              lt(idempotentAnswers.createdAt, sql`now() - ${keptFor}`),
              and(isNull(idempotentAnswers.status), lt(idempotentAnswers.createdAt, sql`now() - ${answeredWithin}`)),
            ),
          );
        const inserted = await transaction
          .insert(idempotentAnswers)
          .values({ accountId, userId, route, key, requestHash })
          .onConflictDoNothing()
          .returning({ key: idempotentAnswers.key });
        if (inserted.length > 0) return undefined;
        return (await transaction.select().from(idempotentAnswers).where(mine))[0];
      });
      if (kept) {
        if (kept.requestHash !== requestHash)
          throw new Failure("conflict", "This Idempotency-Key was used for another call.");
        if (kept.status === null)
          throw new Failure("conflict", "The first call with this Idempotency-Key is still running.", {
            retryAfter: 1,
          });
        return kept.answer;
      }
      // What became of the call stands, whether this can be written down now or only after an outage.
      const remember = async (write: (transaction: Transaction) => Promise<unknown>) => {
        const remembering = () => database.withTenant(tenant, write);
        await remembering().catch((error: unknown) => {
          if (!isOutage(error)) throw error;
          void database.availability.throughOutages(remembering).catch(() => undefined);
        });
      };
      let answer: unknown;
      try {
        answer = await work();
      } catch (error) {
        await remember((transaction) => transaction.delete(idempotentAnswers).where(mine));
        throw error;
      }
      await remember((transaction) =>
        transaction
          .update(idempotentAnswers)
          .set({ status: 200, answer: answer ?? null })
          .where(mine),
      );
      return answer;
    },
    async removeOld() {
      const isOld = lt(idempotentAnswers.createdAt, sql`now() - ${keptFor}`);
      await database.withSystem((transaction) => transaction.delete(idempotentAnswers).where(isOld));
    },
  };
}
