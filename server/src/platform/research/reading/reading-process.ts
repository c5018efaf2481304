import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PageRefused, type ReadPage } from "../page-reader.ts";
import type { ReadingAnswer, ReadingOrder } from "./content/reading-order.ts";

export interface ReadingLimits {
  /** Milliseconds that one file may take, with the start of its process. */
  deadline: number;
  /** Megabytes that the process may hold while it reads. */
  memory: number;
  /** A process that has read so many is ended. */
  files: number;
  /** Milliseconds without a file after which the process is ended. */
  idle: number;
  /** Who looks at its memory: the server in the system's account of it, or, where there is none, a thread of the process itself. */
  watchedBy: "server" | "itself";
}

export interface ReadingProcess {
  /** Reads one file at a time, the caller sees to that. Throws `PageRefused`, also when the process dies of the file or goes beyond a limit. */
  read(file: Omit<ReadingOrder, "id">): Promise<ReadPage>;
  /** The process that runs, if one does. */
  readonly pid: number | undefined;
  close(): void;
}

const childFile = new URL("./read-child.ts", import.meta.url);
const repository = fileURLToPath(new URL("../../../../../", import.meta.url));
const watchInterval = 50;

/** A process that is started when something is to be read. It may read the files of the program, and nothing else: no environment, no other process. */
export function createReadingProcess(limits: ReadingLimits): ReadingProcess {
  let child: ChildProcess | undefined;
  let started = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const start = (): ChildProcess => {
    started = 0;
    const watchesItself = limits.watchedBy === "itself";
    const process = fork(childFile, watchesItself ? [String(limits.memory)] : [], {
      execArgv: [
        "--disable-warning=ExperimentalWarning",
        "--disable-warning=SecurityWarning",
        `--max-old-space-size=${limits.memory}`,
        "--permission",
        `--allow-fs-read=${repository}`,
        ...(watchesItself ? ["--allow-worker"] : []),
      ],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    process.on("exit", () => {
      if (child === process) child = undefined;
    });
    return process;
  };

  return {
    get pid() {
      return child?.pid;
    },
    close: end,
    async read(file) {
      clearTimeout(idle);
      child ??= start();
      const id = ++started;
      try {
        const answer = await answerOf(child, { ...file, id }, limits);
        if ("page" in answer) return answer.page;
        throw new PageRefused(answer.refusal.reason, answer.refusal.sentence);
      } catch (error) {
        if (error instanceof PageRefused && error.cause === undefined) throw error;
        end();
        throw error;
      } finally {
        if (started >= limits.files) end();
        idle = setTimeout(end, limits.idle).unref();
      }
    },
  };
}

function answerOf(child: ChildProcess, order: ReadingOrder, limits: ReadingLimits): Promise<ReadingAnswer> {
  const { deadline, memory, watchedBy } = limits;
  return new Promise((resolve, reject) => {
    const fail = (sentence: string, cause: string) =>
      settle(() => reject(new PageRefused("unreadable", sentence, { cause: new Error(cause) })));
    const onMessage = (answer: ReadingAnswer) => {
      if (answer.id === order.id) settle(() => resolve(answer));
    };
    const onExit = (code: number | null, signal: string | null) =>
      fail("it could not be read", `the reading process ended with ${signal ?? code}`);
    const onError = (error: Error) => fail("it could not be read", error.message);
    const late = setTimeout(() => fail("takes too long to read", `more than ${deadline} ms`), deadline);
    const watch = setInterval(async () => {
      if (watchedBy === "itself") return;
      const held = await residentMegabytes(child.pid);
      if (held > memory) fail("takes too much memory to read", `more than ${memory} MB`);
    }, watchInterval);
    const settle = (finish: () => void) => {
      clearTimeout(late);
      clearInterval(watch);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      finish();
    };
    child.on("message", onMessage).on("exit", onExit).on("error", onError);
    child.send(order, (error) => {
      if (error) onError(error);
    });
  });
}

const pageBytes = 4096;

/** What a process holds in memory, by the system's own account; 0 when it has ended. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const account = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return (Number(account.split(" ")[1] ?? 0) * pageBytes) / 1_000_000;
}
