import type { ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";

/** Lets a child process that has just been started leave the processor to who waits for an answer of the server. */
export function stepBack({ pid }: ChildProcess): void {
  try {
    // Threads and programs that it starts from here on are as patient.
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: its work is done all the same.
  }
}
