import { Worker } from "node:worker_threads";
import { PageRefused } from "../page-reader.ts";
import { readContent } from "./content/read-content.ts";
import type { ReadingAnswer, ReadingOrder } from "./content/reading-order.ts";

/*
 * A process of its own that reads one file after the other: parsing takes the processor for as long as it lasts, and what strangers wrote may be made to
 * take all of it, or all memory. Its first argument, where it is given, is how many megabytes it may hold by its own account.
 */

// Ends with its server, however that ended.
process.on("disconnect", () => process.exit(0));
// Ctrl-C in a terminal reaches all processes: the server ends this one when it has finished.
process.on("SIGINT", () => undefined);

const memory = Number(process.argv[2] ?? 0);
if (memory > 0) new Worker(new URL("./memory-guard.ts", import.meta.url), { workerData: memory }).unref();

process.on("message", async (order: ReadingOrder) => {
  const { id } = order;
  try {
    answer({ id, page: await readContent(order) });
  } catch (error) {
    const known = error instanceof PageRefused ? error : undefined;
    answer({
      id,
      refusal: { reason: known?.reason ?? "unreadable", sentence: known?.message ?? "it could not be read" },
    });
  }
});

const answer = (message: ReadingAnswer) => process.send?.(message);
