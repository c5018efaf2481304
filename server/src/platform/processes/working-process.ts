import { type ChildProcess, fork } from "node:child_process";
import { askChild, ChildFailed } from "./ask-child.ts";
import { residentMegabytes } from "./resident-megabytes.ts";
import { stepBack } from "./step-back.ts";

export interface WorkingLimits {
  /** Milliseconds that one order may take, with the start of its process. */
  deadline: number;
  /** Megabytes that the process may hold while it works. */
  memory: number;
  /** A process that holds more megabytes than these when an order is done is ended: the next one begins anew. */
  memoryKept: number;
  /** A process that has done so many is ended: Typst keeps a little of each. */
  orders: number;
  /** Milliseconds without an order after which the process is ended. */
  idle: number;
}

export type WorkOrder<Work> = { id: number; work: Work };
export type WorkAnswer<Result> = { id: number; result: Result } | { id: number; failure: string };

export interface WorkingProcess<Work, Result> {
  /**
   * Does one order at a time, the caller sees to that. Throws `ProcessEnded` when the process dies meanwhile, and an error when it goes beyond a limit or
   * fails; the next order gets another process.
   */
  work(work: Work): Promise<Result>;
  /** The process that runs, if one does. */
  readonly pid: number | undefined;
  close(): void;
}

/** The process ended while it was working, and not by a limit: it was killed, or it fell over its order. */
export class ProcessEnded extends Error {}

const watchPause = 100;

/** A process of its own, which is started when there is something to do. `file` answers orders by `answerOrders`. */
export function createWorkingProcess<Work, Result>(
  { file, args = [] }: { file: URL; args?: readonly string[] },
  limits: WorkingLimits,
): WorkingProcess<Work, Result> {
  let child: ChildProcess | undefined;
  let done = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const start = (): ChildProcess => {
    done = 0;
    const started = fork(file, args, {
      // Neither the options nor the environment of the server, which holds its secrets.
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    stepBack(started);
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
    async work(work) {
      clearTimeout(idle);
      child ??= start();
      const id = ++done;
      try {
        const order: WorkOrder<Work> = { id, work };
        const answer = await askChild<WorkOrder<Work>, WorkAnswer<Result>>(child, order, { ...limits, watchPause });
        if ("failure" in answer) throw new Error(answer.failure);
        if ((await residentMegabytes(child?.pid)) > limits.memoryKept) end();
        return answer.result;
      } catch (error) {
        end();
        throw error instanceof ChildFailed && error.how === "ended" ? new ProcessEnded(error.message) : error;
      } finally {
        if (done >= limits.orders) end();
        idle = setTimeout(end, limits.idle).unref();
      }
    },
  };
}
