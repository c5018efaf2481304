import { and, asc, eq, lte } from "drizzle-orm";
import type { Logger } from "pino";
import type { Clock } from "../clock/clock.ts";
import type { Database, Transaction } from "../database/database.ts";
import type { Files } from "./files.ts";
import { fileRemovals } from "./tables.ts";

export interface FileRemovals {
  /** Has all below a folder removed once the transaction is committed, or at the moment `from`, whatever crashes in between. */
  order(transaction: Transaction, folder: { accountId: string; path: string; from?: Date }): Promise<void>;
  /** Has a folder stay whose removal was ordered and is not due. */
  takeBack(transaction: Transaction, folder: { accountId: string; path: string }): Promise<void>;
  /** Removes what is due. Servers may do so at once; what fails is tried again a quarter of an hour later. */
  work(): Promise<void>;
}

/** Whoever was cancelled as a folder went may have put a file there after that: it is emptied once more. */
const lastLook = 15 * 60_000;
const atATime = 50;

export function createFileRemovals({
  database,
  files,
  clock,
  log,
}: {
  database: Pick<Database, "withSystem">;
  files: Files;
  clock: Clock;
  log: Logger;
}): FileRemovals {
  const findDue = (transaction: Transaction, now: Date) =>
    transaction
      .select()
      .from(fileRemovals)
      .where(lte(fileRemovals.dueAt, now))
      .orderBy(asc(fileRemovals.dueAt))
      .limit(atATime);

  let isAtWork = false;
  return {
    async order(transaction, { accountId, path, from = clock() }) {
      await transaction
        .insert(fileRemovals)
        .values({ accountId, folder: path, orderedAt: from, dueAt: from })
        .onConflictDoNothing();
    },
    async takeBack(transaction, { accountId, path }) {
      await transaction
        .delete(fileRemovals)
        .where(and(eq(fileRemovals.accountId, accountId), eq(fileRemovals.folder, path)));
    },
    async work() {
      // A place for files that hangs would be asked by more and more at once.
      if (isAtWork) return;
      isAtWork = true;
      await removeAllDue().finally(() => {
        isAtWork = false;
      });
    },
  };

  async function removeAllDue() {
    const now = clock();
    const due = await database.withSystem((transaction) => findDue(transaction, now));
    for (const { accountId, folder, orderedAt } of due) {
      const isGone = await files
        .of(accountId)
        .removeFolder(folder)
        .then(() => true)
        .catch((error: unknown) => {
          log.warn({ part: "files", err: error }, "files of a removed thing are still there");
          return false;
        });
      const row = and(eq(fileRemovals.accountId, accountId), eq(fileRemovals.folder, folder));
      const isOver = isGone && now.getTime() - orderedAt.getTime() >= lastLook;
      await database.withSystem((transaction) =>
        isOver
          ? transaction.delete(fileRemovals).where(row)
          : transaction
              .update(fileRemovals)
              .set({ dueAt: new Date(now.getTime() + lastLook) })
              .where(row),
      );
    }
  }
}
