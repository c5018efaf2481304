import { availableParallelism } from "node:os";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Courtesy } from "../../fairness/courtesy.ts";
import { createFairQueue } from "../../fairness/fair-queue.ts";

/** Lets a call of somebody known go on when it is its turn. */
export type PaceCall = (call: { request: FastifyRequest; reply: FastifyReply }) => Promise<void>;

/** Milliseconds after which a call holds up no further one. */
const longest = 25;

/**
 * Of the calls of a company as many are answered at a time as half of the machine has processors, while people of other companies are there: forty at once would
 * otherwise all come before the next call of somebody else. What takes long counts for a moment only: a company whose calls wait for something is not held
 * up by them.
 */
export function createPace({ hasOthers }: Pick<Courtesy, "hasOthers">, processors = availableParallelism()): PaceCall {
  const places = createFairQueue({ all: Number.POSITIVE_INFINITY, company: Math.max(1, Math.floor(processors / 2)) });
  return async ({ request, reply }) => {
    const { accountId, userId } = request.actor ?? { accountId: null, userId: null };
    const company = accountId ?? request.ip;
    if (!hasOthers(company)) return;
    const release = await places.enter({ company, person: userId });
    const timer = setTimeout(release, longest);
    reply.raw.once("close", () => {
      clearTimeout(timer);
      release();
    });
  };
}
