import { type ChildProcess, fork } from "node:child_process";
import { askChild, ChildFailed } from "../processes/ask-child.ts";
import { residentMegabytes } from "../processes/resident-megabytes.ts";
import type { Print, PrintingWay } from "./print.ts";
import type { ChildAnswer, ChildOrder } from "./print-child.ts";

export interface PrintingLimits {
  /** Milliseconds that one document may take, with the start of its process. */
  deadline: number;
  /** Megabytes that the process may hold while it prints. */
  memory: number;
  /** A process that holds more megabytes than these when a document is printed is ended: the next one begins anew. */
  memoryKept: number;
  /** A process that has printed so many is ended: Typst keeps a little of each. */
  documents: number;
  /** Milliseconds without a document after which the process is ended. */
  idle: number;
}

export interface PrintingProcess {
  /**
   * Prints one document at a time, the caller sees to that. Throws `ProcessEnded` when the process dies meanwhile, and an error when it goes beyond a
   * limit or fails; the next document gets another process.
   */
  print: Print;
  /** The process that runs, if one does. */
  readonly pid: number | undefined;
  close(): void;
}

/** The process ended while it was printing, and not by a limit: it was killed, or it fell over the document. */
export class ProcessEnded extends Error {}

const childFile = new URL("./print-child.ts", import.meta.url);
const watchPause = 100;

/** A process that is started when something is to be printed. */
export function createPrintingProcess(way: PrintingWay, limits: PrintingLimits): PrintingProcess {
  let child: ChildProcess | undefined;
  let printed = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const start = (): ChildProcess => {
    printed = 0;
    const started = fork(childFile, [way], {
      // Neither the options nor the environment of the server, which holds its secrets.
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  };

  return {
    get pid() {
      return child?.pid;
    },
    close: end,
    async print(document) {
      clearTimeout(idle);
      child ??= start();
      const id = ++printed;
      try {
        const answer = await askChild<ChildOrder, ChildAnswer>(child, { id, document }, { ...limits, watchPause });
        if ("failure" in answer) throw new Error(answer.failure);
        if ((await residentMegabytes(child?.pid)) > limits.memoryKept) end();
        return answer.bytes;
      } catch (error) {
        end();
        throw error instanceof ChildFailed && error.how === "ended" ? new ProcessEnded(error.message) : error;
      } finally {
        if (printed >= limits.documents) end();
        idle = setTimeout(end, limits.idle).unref();
      }
    },
  };
}
