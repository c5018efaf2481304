import { Worker } from "node:worker_threads";
import { createPlainPrinter } from "./plain/plain-printer.ts";
import type { Print, PrintingWay } from "./print.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { createTypstPrinter } from "./typst/typst-printer.ts";

/*
 * A process of its own that prints one document after the other, in the way that its first argument names: printing takes the processor for as long
 * as it lasts, and a native module that dies takes its process along.
 */

export type ChildAnswer = { id: number; bytes: Uint8Array } | { id: number; failure: string };
export interface ChildOrder {
  id: number;
  document: PrintedDocument;
}

const creators = { typst: createTypstPrinter, plain: createPlainPrinter } satisfies Record<PrintingWay, () => Print>;

// Ends with its server, however that ended: at once when it waits, and while it prints by the watch.
process.on("disconnect", () => process.exit(0));
new Worker(new URL("./watch-server.ts", import.meta.url), { workerData: { server: process.ppid } }).unref();
// Ctrl-C in a terminal reaches all processes: the server ends this one when it has finished.
process.on("SIGINT", () => undefined);

let print: Print | undefined;

process.on("message", async ({ id, document }: ChildOrder) => {
  try {
    print ??= creators[process.argv[2] === "plain" ? "plain" : "typst"]();
    answer({ id, bytes: await print(document) });
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});

const answer = (message: ChildAnswer) => process.send?.(message);
