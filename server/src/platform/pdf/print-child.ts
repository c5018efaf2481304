import { Worker } from "node:worker_threads";
import type { Print, PrintingWay } from "./print.ts";
import type { PrintedDocument } from "./printed-document.ts";

/*
 * A process of its own that prints one document after the other, in the way that its first argument names: printing takes the processor for as long
 * as it lasts, and a native module that dies takes its process along.
 */

export type ChildAnswer = { id: number; bytes: Uint8Array } | { id: number; failure: string };
export interface ChildOrder {
  id: number;
  document: PrintedDocument;
}

// What another way needs is not loaded.
const creators = {
  typst: async () => (await import("./typst/typst-printer.ts")).createTypstPrinter(),
  plain: async () => (await import("./plain/plain-printer.ts")).createPlainPrinter(),
  docx: async () => (await import("../office/docx/write-docx.ts")).writeDocx,
  pptx: async () => (await import("../office/pptx/write-pptx.ts")).writePptx,
} satisfies Record<PrintingWay, () => Promise<Print>>;
const wayOf = (name = ""): PrintingWay => (name in creators ? (name as PrintingWay) : "typst");

// Ends with its server, however that ended: at once when it waits, and while it prints by the watch.
process.on("disconnect", () => process.exit(0));
new Worker(new URL("./watch-server.ts", import.meta.url), { workerData: { server: process.ppid } }).unref();
// Ctrl-C in a terminal reaches all processes: the server ends this one when it has finished.
process.on("SIGINT", () => undefined);

let print: Print | undefined;

process.on("message", async ({ id, document }: ChildOrder) => {
  try {
    print ??= await creators[wayOf(process.argv[2])]();
    answer({ id, bytes: await print(document) });
  } catch (error) {
    answer({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});

const answer = (message: ChildAnswer) => process.send?.(message);
