import { Worker } from "node:worker_threads";
import type { WorkAnswer, WorkOrder } from "./working-process.ts";

/**
 * Makes this process one that does orders, one after the other: what takes the processor for as long as it lasts, or a native module that could take its
 * process along. It ends with its server, however that ended: at once when it waits, and while it works by a watch.
 */
export function answerOrders<Work, Result>(work: (work: Work) => Promise<Result>): void {
  const answer = (message: WorkAnswer<Result>) => process.send?.(message);
  process.on("disconnect", () => process.exit(0));
  new Worker(new URL("./watch-server.ts", import.meta.url), { workerData: { server: process.ppid } }).unref();
  // Ctrl-C in a terminal reaches all processes: the server ends this one when it has finished.
  process.on("SIGINT", () => undefined);
  process.on("message", async ({ id, work: given }: WorkOrder<Work>) => {
    try {
      answer({ id, result: await work(given) });
    } catch (error) {
      answer({ id, failure: error instanceof Error ? error.message : String(error) });
    }
  });
}
