/**
 * Waits until `look` gives something, looking again after 25 ms and a tenth of what has passed, at most 200 ms: often enough that little time
 * is lost, and so seldom that looking takes none from what is waited for. Rejects after `seconds`, a little before a test is ended.
 */
export async function eventually<T>(look: () => Promise<T | undefined | null | false>, seconds = 110): Promise<T> {
  const begin = Date.now();
  for (;;) {
    const found = await look();
    if (found) return found;
    const passed = Date.now() - begin;
    if (passed > seconds * 1000) throw new Error(`nothing within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, Math.min(25 + passed / 10, 200)));
  }
}
