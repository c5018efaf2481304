import { fork } from "node:child_process";
import type { GuardAnswer, ProgramOrder } from "./program-guard.ts";
import { stepBack } from "./step-back.ts";

/** How a program of the machine ended instead of doing its work. */
export type ProgramEnd = "missing" | "failed" | "ended" | "late" | "memory" | "output" | "cancelled";

export class ProgramFailed extends Error {
  readonly how: ProgramEnd;
  /** The end of what it said of itself. It may quote what it was given: it is shown to nobody, and not logged. */
  readonly told: string;

  constructor(how: ProgramEnd, told = "") {
    super(`the program ended: ${how}`);
    this.name = "ProgramFailed";
    this.how = how;
    this.told = told;
  }
}

const guardFile = new URL("./program-guard.ts", import.meta.url);

interface Watching {
  /** Gets what it prints, line by line. */
  onLine?: (line: string) => void;
  /** Gets how many of its runs are done. */
  onRun?: (count: number) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a program of the machine to its end, once or several times in a row, without a shell, and without the server's environment. A process beside it
 * watches its time, its memory and what it writes, and ends it with the server, however that ends. Throws `ProgramFailed`.
 */
export function runProgram(
  order: ProgramOrder,
  { onLine = () => undefined, onRun = () => undefined, signal }: Watching = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new ProgramFailed("cancelled"));
    const { PATH = "" } = process.env;
    const guard = fork(guardFile, {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: { PATH },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    stepBack(guard);
    let program = 0;
    let isSettled = false;
    const settle = (finish: () => void) => {
      if (isSettled) return;
      isSettled = true;
      signal?.removeEventListener("abort", cancel);
      // The guard ends its program when it is left.
      if (guard.connected) guard.disconnect();
      finish();
    };
    const fail = (how: ProgramEnd, told?: string) => settle(() => reject(new ProgramFailed(how, told)));
    const cancel = () => fail("cancelled");
    signal?.addEventListener("abort", cancel, { once: true });
    guard.on("message", (answer: GuardAnswer) => {
      if (isSettled) return;
      if (answer.kind === "started") program = answer.pid;
      else if (answer.kind === "line") onLine(answer.line);
      else if (answer.kind === "ran") onRun(answer.count);
      else if (answer.how === "done") settle(resolve);
      else fail(answer.how, answer.told);
    });
    guard.on("error", (error) => fail("ended", error.message));
    guard.on("exit", () => {
      // A guard that was killed leaves its program behind.
      if (!isSettled && program > 0) end(program);
      fail("ended");
    });
    guard.send(order, (error) => {
      if (error) fail("ended", error.message);
    });
  });
}

function end(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
