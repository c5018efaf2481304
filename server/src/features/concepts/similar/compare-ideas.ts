import type { Transaction } from "../../../platform/database/database.ts";
import { compareAlone, findPairs, type Neighbour, replaceNeighbours } from "./neighbour-store.ts";
import { sharedWordsIn } from "./shared-words.ts";
import { findWaiting, findWaitingFor, letFullListsWait, removeWaiting } from "./waiting-store.ts";

/**
 * Compares those of these ideas that wait for it with all ideas of the transaction's company, and keeps what resembles what. Can be done again,
 * and at the same time by several: one of them works.
 */
export async function compareIdeas(transaction: Transaction, ideaIds: string[]): Promise<void> {
  await compareAlone(transaction);
  const ids = await findWaitingFor(transaction, ideaIds, 0);
  if (ids.length === 0) return;
  const waiting = await findWaiting(transaction, ids);
  const neighbours = new Map<string, Neighbour>();
  for (const { oneId, otherId, similarity, oneMarked, otherMarked } of await findPairs(transaction, ids)) {
    const views = [
      { ideaId: oneId, otherId, similarity, sharedWords: sharedWordsIn(oneMarked ?? "") },
      { ideaId: otherId, otherId: oneId, similarity, sharedWords: sharedWordsIn(otherMarked ?? "") },
    ];
    for (const view of views) neighbours.set(`${view.ideaId} ${view.otherId}`, view);
  }
  const changed = waiting.flatMap(({ ideaId, changedAt }) => (changedAt ? ideaId : []));
  await letFullListsWait(transaction, changed);
  await replaceNeighbours(transaction, { ideaIds: ids, changed, neighbours: [...neighbours.values()] });
  await removeWaiting(transaction, waiting);
}
