/** Milliseconds: long enough for a server nearby, too short to be looked at. */
const patience = 250;

/** Resolves when all that a page begins with is there, or has failed, and no later than after a quarter of a second: it says itself what it waits for. */
export async function readSoon(parts: readonly Promise<unknown>[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  void Promise.allSettled(parts).then(() => resolve());
  await promise;
  clearTimeout(timer);
}
