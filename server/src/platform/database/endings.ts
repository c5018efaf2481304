import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Logger } from "pino";

type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** What is to be done for all items of a transaction at once. */
type Ending<Item> = (transaction: Transaction, items: Item[]) => Promise<void>;
type Round = Map<Ending<never>, never[]>;
/** Told of what was committed; without a log where the database has none. */
type Told = (log: DatabaseLog | undefined) => void;
export type DatabaseLog = Pick<Logger, "warn"> & Partial<Pick<Logger, "child" | "level">>;

export interface Endings {
  usual: Round;
  last: Round;
  committed: Told[];
}

/** By running transaction, with its items in their order. Those that only read have none. */
export const endingsOf = new WeakMap<Transaction, Endings>();

/**
 * Keeps `item` until the work of the transaction is done. Right before it commits, `end` is called once with all items that were kept
 * for it; several endings run in the order in which they were first asked for. None runs when the transaction is rolled back.
 */
export function beforeCommit<Item>(transaction: Transaction, end: Ending<Item>, item: Item): void {
  keepFor(endingsFor(transaction).usual, end, item);
}

/** As `beforeCommit`, after all of those: for what holds a lock that every transaction takes last, so that none waits for the other. */
export function lastBeforeCommit<Item>(transaction: Transaction, end: Ending<Item>, item: Item): void {
  keepFor(endingsFor(transaction).last, end, item);
}

/** Tells the log of the database of what was done, once it is committed. */
export function afterCommit(transaction: Transaction, tell: Told): void {
  endingsFor(transaction).committed.push(tell);
}

function endingsFor(transaction: Transaction): Endings {
  const endings = endingsOf.get(transaction);
  if (!endings) throw new Error("this transaction is over, or only reads");
  return endings;
}

function keepFor<Item>(round: Round, end: Ending<Item>, item: Item): void {
  const kept = round as unknown as Map<Ending<Item>, Item[]>;
  kept.set(end, [...(kept.get(end) ?? []), item]);
}
