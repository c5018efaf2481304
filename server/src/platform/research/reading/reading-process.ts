import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { askChild, ChildFailed } from "../../processes/ask-child.ts";
import { stepBack } from "../../processes/step-back.ts";
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
/** The program and nothing beside it: the data folder may stand in the repository, too. */
const readable = ["package.json", "node_modules/", "contract/", "rules/", "server/"];
const watchPause = 50;

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
        "--disallow-code-generation-from-strings",
        "--permission",
        ...readable.map((path) => `--allow-fs-read=${repository}${path}`),
        ...(watchesItself ? ["--allow-worker"] : []),
      ],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    stepBack(process);
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
        const answer = await askChild<ReadingOrder, ReadingAnswer>(
          child,
          { ...file, id },
          { ...limits, watchPause: limits.watchedBy === "server" ? watchPause : null },
        );
        if ("page" in answer) return answer.page;
        throw new PageRefused(answer.refusal.reason, answer.refusal.sentence);
      } catch (error) {
        if (error instanceof PageRefused && error.cause === undefined) throw error;
        end();
        throw error instanceof ChildFailed ? refusalOf(error) : error;
      } finally {
        if (started >= limits.files) end();
        idle = setTimeout(end, limits.idle).unref();
      }
    },
  };
}

/** A file that its process did not get over cannot be read; the reason stands behind it. */
function refusalOf(error: ChildFailed): PageRefused {
  const sentences = {
    ended: "it could not be read",
    late: "takes too long to read",
    memory: "takes too much memory to read",
  };
  return new PageRefused("unreadable", sentences[error.how], { cause: error });
}
