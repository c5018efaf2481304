import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
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
const watchInterval = 100;

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
        const answer = await answerOf(child, { id, document }, limits);
        if ("failure" in answer) throw new Error(answer.failure);
        if ((await residentMegabytes(child?.pid)) > limits.memoryKept) end();
        return answer.bytes;
      } catch (error) {
        end();
        throw error;
      } finally {
        if (printed >= limits.documents) end();
        idle = setTimeout(end, limits.idle).unref();
      }
    },
  };
}

function answerOf(child: ChildProcess, order: ChildOrder, { deadline, memory }: PrintingLimits): Promise<ChildAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (sentence: string) => settle(() => reject(new Error(sentence)));
    const onMessage = (answer: ChildAnswer) => {
      if (answer.id === order.id) settle(() => resolve(answer));
    };
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new ProcessEnded(`the printing process ended with ${signal ?? code}`)));
    const onError = (error: Error) => fail(error.message);
    const late = setTimeout(() => fail(`printing took more than ${deadline} ms`), deadline);
    const watch = setInterval(async () => {
      const held = await residentMegabytes(child.pid);
      if (held > memory) fail(`printing took more than ${memory} MB`);
    }, watchInterval);
    const settle = (finish: () => void) => {
      clearTimeout(late);
      clearInterval(watch);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      finish();
    };
    child.on("message", onMessage).on("exit", onExit).on("error", onError);
    child.send(order, (error) => {
      if (error) settle(() => reject(new ProcessEnded(error.message)));
    });
  });
}

const pageBytes = 4096;

/** What a process holds in memory, by the system's own account; 0 where the system keeps none. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const account = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return (Number(account.split(" ")[1] ?? 0) * pageBytes) / 1_000_000;
}
