/** Waits until `look` gives something, looking again every 25 ms. Rejects after `seconds`. */
export async function eventually<T>(look: () => Promise<T | undefined | null | false>, seconds = 60): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`nothing within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
