import type { HeavyCall, HeavyWork } from "@seedbed/contract/route";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../../failure.ts";
import type { Fairness } from "../../fairness/work-queues.ts";

/** Does a call when it is its turn, where it is a heavy one. Throws `rate_limited` when too many of the company wait. */
export type TakeTurn = <T>(heavy: HeavyCall | undefined, call: WaitingCall, work: () => Promise<T>) => Promise<T>;

interface WaitingCall {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Of one company, of one kind. */
const waitingMost = 60;
/** Seconds after which some of those that wait are done. */
const retryAfter = 5;

const named: Record<HeavyWork, string> = {
  search: "searches",
  comparison: "comparisons of ideas",
  document: "documents",
};

/** A caller who goes away while waiting leaves the queue. While people of other companies are there, a company has a place for half of the time at most. */
export function createTurns({ queues, begin, giveWay, rest }: Omit<Fairness, "beginLater">): TakeTurn {
  return async (heavy, { request, reply }, work) => {
    const { accountId, userId } = request.actor ?? { accountId: null, userId: null };
    const company = accountId ?? request.ip;
    if (!heavy || !isMeant(heavy, request.query)) {
      const answered = begin(company);
      return work().finally(answered);
    }
    const queue = queues[heavy.work];
    if (queue.waitingOf(company) >= waitingMost) throw tooManyWait(heavy.work);
    const gone = new AbortController();
    const leave = () => gone.abort(new Failure("unavailable", "The caller has gone."));
    reply.raw.once("close", leave);
    try {
      // The call itself counts as destroyed once its body has been read.
      if (request.raw.socket?.destroyed) leave();
      const release = await queue.enter({ company, person: userId }, { signal: gone.signal });
      await giveWay();
      const begun = performance.now();
      try {
        return await work();
      } finally {
        // The answer does not wait for it.
        void rest(company, performance.now() - begun).then(release);
      }
    } finally {
      reply.raw.off("close", leave);
    }
  };
}

function isMeant({ with: field }: HeavyCall, query: unknown): boolean {
  if (field === undefined) return true;
  const asked = (query as Record<string, unknown> | undefined)?.[field];
  return asked !== undefined && asked !== "";
}

const tooManyWait = (work: HeavyWork) =>
  new Failure(
    "rate_limited",
    `${waitingMost} ${named[work]} of your company are waiting already. Try again in ${retryAfter} seconds.`,
    { retryAfter },
  );
