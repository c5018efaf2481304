/**
 * Waits until `look` gives something, looking again every 25 ms, and after four seconds every 100 ms: a server takes 1,200 calls a minute
 * from one address. Rejects after `seconds`, a little before a test is ended.
 */
export async function eventually<T>(look: () => Promise<T | undefined | null | false>, seconds = 110): Promise<T> {
  const begin = Date.now();
  for (;;) {
    const found = await look();
    if (found) return found;
    const passed = Date.now() - begin;
    if (passed > seconds * 1000) throw new Error(`nothing within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, passed > 4_000 ? 100 : 25));
  }
}
