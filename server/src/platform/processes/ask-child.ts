import type { ChildProcess } from "node:child_process";
import { residentMegabytes } from "./resident-megabytes.ts";

/** A child process that gave no answer: it ended meanwhile, took too long, or held too much memory. It still runs where it did not end. */
export class ChildFailed extends Error {
  readonly how: "ended" | "late" | "memory";

  constructor(how: ChildFailed["how"], message: string) {
    super(message);
    this.how = how;
  }
}

export interface ChildLimits {
  /** Milliseconds that an answer may take. */
  deadline: number;
  /** Megabytes that the process may hold meanwhile. */
  memory: number;
  /** Milliseconds between two looks at its memory; null where it looks at it itself. */
  watchPause: number | null;
}

/** Sends an order to a child process and waits for the answer with the same id. Throws `ChildFailed`. */
export function askChild<Order extends { id: number }, Answer extends { id: number }>(
  child: ChildProcess,
  order: Order,
  { deadline, memory, watchPause }: ChildLimits,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = (how: ChildFailed["how"], message: string) => settle(() => reject(new ChildFailed(how, message)));
    const onMessage = (answer: Answer) => {
      if (answer.id === order.id) settle(() => resolve(answer));
    };
    const onExit = (code: number | null, signal: string | null) => fail("ended", `it ended with ${signal ?? code}`);
    const onError = (error: Error) => fail("ended", error.message);
    const late = setTimeout(() => fail("late", `it took more than ${deadline} ms`), deadline);
    const look = async () => {
      if ((await residentMegabytes(child.pid)) > memory) fail("memory", `it held more than ${memory} MB`);
    };
    const watch = watchPause === null ? undefined : setInterval(look, watchPause);
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
