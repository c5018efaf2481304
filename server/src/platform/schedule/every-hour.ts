import type { Logger } from "pino";

const hour = 3_600_000;

/** Runs `work` every hour, never twice at a time, until the function it gives is called. Failures are logged as "could not `what`". */
export function everyHour(log: Logger, what: string, work: () => Promise<void>): () => void {
  let running = false;
  const timer = setInterval(async () => {
    if (running) return;
    running = true;
    await work().catch((error: unknown) => log.warn({ err: error }, `could not ${what}`));
    running = false;
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
