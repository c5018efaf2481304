/** Milliseconds of waiting: long enough for a server nearby, too short to be looked at. */
const patience = 250;

/** Milliseconds: while the page's own thread is busy, no step ends, and what has come meanwhile is read before the next one begins. */
const step = 25;

/**
 * Resolves when all that a page begins with is there, or has failed, and no later than after a quarter of a second of waiting: it says itself what it
 * waits for. What the page is busy with meanwhile, such as reading its scripts and the answers, is no waiting.
 */
export async function readSoon(parts: readonly Promise<unknown>[]): Promise<void> {
  let isRead = false;
  const all = Promise.allSettled(parts).then(() => {
    isRead = true;
  });
  for (let waited = 0; waited < patience && !isRead; waited += step) await Promise.race([all, pause(step)]);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
