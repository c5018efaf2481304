import { AsyncLocalStorage } from "node:async_hooks";
import { createFairQueue, type Release } from "../fairness/fair-queue.ts";

/** Lets transactions of companies take connections. */
export interface Admission {
  /** Waits for the company's turn. What belongs to no company does not wait here. */
  enter(tenant: { accountId: string | null; userId: string | null }): Promise<Release>;
}

const nothing: Release = () => undefined;
/** The transaction in which something is done, while it is open. */
const around = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Of a pool's connections a company holds half at most; where several wait they take turns. Whoever asks within a transaction does not wait: all of a company's
 * could otherwise wait for each other.
 */
export function createAdmission(connections: number): Admission {
  const queue = createFairQueue({ all: connections, company: Math.max(1, Math.floor(connections / 2)) });
  return {
    enter: async ({ accountId, userId }) =>
      accountId === null || around.getStore()?.isOpen ? nothing : queue.enter({ company: accountId, person: userId }),
  };
}

/** Does the work of a transaction, so that what it asks of other ones is admitted at once. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await around.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/** Milliseconds after which the database ends a statement, and a transaction in which nothing is asked. */
const limits = { statement: 30_000, idle: 60_000 };
const unhurried = new AsyncLocalStorage<true>();

/** Statements of `work` may take as long as they need: it removes what is old, and nobody waits for it. */
export const withoutHurry = <T>(work: () => Promise<T>): Promise<T> => unhurried.run(true, work);

/** What a transaction sets for itself when it begins: settings of `select set_config`. */
export const limitSettings = (): string =>
  `set_config('statement_timeout', '${unhurried.getStore() ? 0 : limits.statement}', true), set_config('idle_in_transaction_session_timeout', '${limits.idle}', true)`;
