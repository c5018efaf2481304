import type { Logger } from "pino";

const usualPause = 30_000;

/** Does each of these in turn: `resume` now, all of them every `pause` milliseconds, 30 s when absent, until the function it gives is called. A failure of the first look is thrown, others are logged. */
export async function lookForLostWork(
  log: Pick<Logger, "warn">,
  {
    resume,
    afterwards,
    pause = usualPause,
  }: {
    resume: readonly (() => Promise<unknown>)[];
    afterwards: readonly (() => Promise<unknown>)[];
    pause?: number | undefined;
  },
): Promise<() => void> {
  const all = async (works: readonly (() => Promise<unknown>)[]) => {
    for (const work of works) await work();
  };
  await all(resume);
  const look = () =>
    all([...resume, ...afterwards]).catch((error: unknown) => log.warn({ err: error }, "could not look for lost runs"));
  const timer = setInterval(look, pause).unref();
  return () => clearInterval(timer);
}
