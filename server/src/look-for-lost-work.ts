import type { Logger } from "pino";

const interval = 30_000;

/** Does each of these in turn: `resume` now, all of them every 30 s until the function it gives is called. A failure of the first look is thrown, others are logged. */
export async function lookForLostWork(
  log: Pick<Logger, "warn">,
  {
    resume,
    afterwards,
  }: { resume: readonly (() => Promise<unknown>)[]; afterwards: readonly (() => Promise<unknown>)[] },
): Promise<() => void> {
  const all = async (works: readonly (() => Promise<unknown>)[]) => {
    for (const work of works) await work();
  };
  await all(resume);
  const look = () =>
    all([...resume, ...afterwards]).catch((error: unknown) => log.warn({ err: error }, "could not look for lost runs"));
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
}
