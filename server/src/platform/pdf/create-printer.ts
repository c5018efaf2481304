import type { Logger } from "pino";
import { Failure } from "../failure.ts";
import { createWorkingProcess, ProcessEnded, type WorkingLimits } from "../processes/working-process.ts";
import { type Print, type PrintingWay, printingWays } from "./print.ts";
import type { PrintedDocument } from "./printed-document.ts";

export interface Printer {
  /** A tagged PDF of the document. Documents are printed one after the other; throws `unavailable` when too many wait or none of the ways works. */
  print: Print;
  /** Ends its processes; what is being printed fails. */
  close(): void;
  /** The processes that run, by their way. */
  processes(): Partial<Record<PrintingWay, number>>;
}

const file = new URL("./print-child.ts", import.meta.url);
const usualLimits: WorkingLimits = { deadline: 30_000, memory: 800, memoryKept: 500, orders: 300, idle: 120_000 };
/** So many documents may be asked for at once: the last of them waits for some seconds. */
const waitingMax = 30;
/** Milliseconds for which a way is left alone that did not even start, as on a machine without Typst's binary. */
const pauseAfterFailure = 60_000;

/** Prints with Typst, and plainer where Typst does not load or fails: each in a process of its own, so that the server goes on meanwhile. */
export function createPrinter({
  log,
  ways = printingWays,
  limits = usualLimits,
  now = () => performance.now(),
}: {
  log: Logger;
  /** In the order in which they are tried. */
  ways?: readonly PrintingWay[];
  limits?: WorkingLimits;
  now?: () => number;
}): Printer {
  const processes = ways.map((way) => ({
    way,
    pausedUntil: 0,
    failures: 0,
    process: createWorkingProcess<PrintedDocument, Uint8Array>({ file, args: [way] }, limits),
  }));
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function printInSomeWay(document: PrintedDocument): Promise<Uint8Array> {
    for (const each of processes) {
      if (isClosed) break;
      if (each.pausedUntil > now()) continue;
      try {
        const bytes = await each.process.work(document).catch((error: unknown) => {
          // Whoever ended the process need not have meant this document: it gets a second one, and no third.
          if (isClosed || !(error instanceof ProcessEnded)) throw error;
          return each.process.work(document);
        });
        each.failures = 0;
        return bytes;
      } catch (error) {
        each.failures += 1;
        // One document may be too much for it; two in a row, and it is the way itself. The last way is always tried.
        if (each.failures > 1 && each !== processes.at(-1)) each.pausedUntil = now() + pauseAfterFailure;
        log.warn({ part: "pdf", way: each.way, reason: String(error) }, "a document could not be printed this way");
      }
    }
    throw printingFailed();
  }

  return {
    async print(document) {
      if (waiting >= waitingMax) throw tooManyWait();
      waiting += 1;
      const printed = last.then(() => printInSomeWay(document));
      last = printed.catch(() => undefined);
      return printed.finally(() => {
        waiting -= 1;
      });
    },
    close() {
      isClosed = true;
      for (const { process } of processes) process.close();
    },
    processes: () =>
      Object.fromEntries(processes.flatMap(({ way, process }) => (process.pid ? [[way, process.pid]] : []))),
  };
}

const printingFailed = () => new Failure("unavailable", "The document could not be printed. Try again in a moment.");
const tooManyWait = () =>
  new Failure("unavailable", "Many documents are being printed. Try again in a moment.", { retryAfter: 5 });
