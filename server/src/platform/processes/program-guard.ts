import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { residentMegabytes } from "./resident-megabytes.ts";

/* A process of its own that runs a program of the machine, watches it, and ends it when it goes beyond a limit, or when the server is gone. */

export interface ProgramLimits {
  /** Milliseconds for all runs. */
  deadline: number;
  /** Megabytes that it may hold. */
  memory: number;
  /** Bytes that a run may write into its file. */
  output: number;
}

export interface ProgramRun {
  args: string[];
  /** What it reads from its standard input; nothing when absent. */
  input?: string;
  /** The file that it writes, within the folder. */
  file?: string;
}

export interface ProgramOrder {
  program: string;
  /** Where it runs. */
  folder: string;
  /** One after the other, until one fails. */
  runs: ProgramRun[];
  limits: ProgramLimits;
}

export type GuardAnswer =
  | { kind: "started"; pid: number }
  | { kind: "line"; line: string }
  | { kind: "ran"; count: number }
  | { kind: "end"; how: RunEnd; told: string };

type RunEnd = "done" | "missing" | "failed" | "late" | "memory" | "output";

const watchPause = 100;
const toldLength = 2_000;
const longestLine = 10_000;
/** Milliseconds that a server may take to read how it ended. */
const lastWait = 2_000;

process.once("message", runAll);
// Ctrl-C in a terminal reaches all processes: the server decides what becomes of its work.
process.on("SIGINT", () => undefined);

async function runAll({ program, folder, runs, limits }: ProgramOrder): Promise<void> {
  const ends = Date.now() + limits.deadline;
  for (const [index, run] of runs.entries()) {
    const { how, told } = await runOnce({ program, folder, ...run }, { ...limits, deadline: ends - Date.now() });
    if (how !== "done") return end({ how, told });
    answer({ kind: "ran", count: index + 1 });
  }
  end({ how: "done", told: "" });
}

function runOnce(
  { program, args, folder, input, file }: ProgramRun & Pick<ProgramOrder, "program" | "folder">,
  limits: ProgramLimits,
): Promise<{ how: RunEnd; told: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
    let told = "";
    let ending: "late" | "memory" | "output" | undefined;
    const kill = (how: NonNullable<typeof ending>) => {
      ending ??= how;
      child.kill("SIGKILL");
    };
    const leave = () => {
      child.kill("SIGKILL");
      process.exit(0);
    };
    process.on("disconnect", leave);
    const late = setTimeout(() => kill("late"), Math.max(0, limits.deadline));
    const watch = setInterval(async () => {
      if ((await residentMegabytes(child.pid)) > limits.memory) kill("memory");
      const written = file && (await stat(`${folder}/${file}`).catch(() => undefined));
      if (written && written.size > limits.output) kill("output");
    }, watchPause);
    const finish = (how: RunEnd) => {
      clearTimeout(late);
      clearInterval(watch);
      process.off("disconnect", leave);
      resolve({ how, told: told.slice(-toldLength) });
    };
    if (child.pid !== undefined) answer({ kind: "started", pid: child.pid });
    child.on("error", (error: NodeJS.ErrnoException) => {
      told = error.message;
      finish(error.code === "ENOENT" || error.code === "EACCES" ? "missing" : "failed");
    });
    child.on("close", (code) => {
      if (child.pid !== undefined) finish(ending ?? (code === 0 ? "done" : "failed"));
    });
    child.stderr.on("data", (chunk: Buffer) => {
      told = (told + chunk.toString()).slice(-2 * toldLength);
    });
    createInterface(child.stdout).on("line", (line) => answer({ kind: "line", line: line.slice(0, longestLine) }));
    // It may end without reading.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input ?? "");
  });
}

function end(how: Omit<Extract<GuardAnswer, { kind: "end" }>, "kind">): void {
  process.on("disconnect", () => process.exit(0));
  answer({ kind: "end", ...how });
  setTimeout(() => process.exit(0), lastWait);
}

function answer(message: GuardAnswer): void {
  if (process.connected) process.send?.(message);
}
