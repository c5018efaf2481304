import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { residentMegabytes } from "./resident-megabytes.ts";

/* A process of its own that runs one program of the machine, watches it, and ends it when it goes beyond a limit, or when the server is gone. */

export interface ProgramLimits {
  /** Milliseconds. */
  deadline: number;
  /** Megabytes that it may hold. */
  memory: number;
  /** Bytes that it may write into its file. */
  output: number;
}

export interface ProgramOrder {
  program: string;
  args: string[];
  /** Where it runs. */
  folder: string;
  /** What it reads from its standard input; nothing when absent. */
  input?: string;
  /** The file that it writes, within the folder. */
  file?: string;
  limits: ProgramLimits;
}

export type GuardAnswer =
  | { kind: "started"; pid: number }
  | { kind: "line"; line: string }
  | { kind: "end"; how: "done" | "missing" | "failed" | "late" | "memory" | "output"; told: string };

const watchPause = 100;
const toldLength = 2_000;
const longestLine = 10_000;
/** Milliseconds that a server may take to read how it ended. */
const lastWait = 2_000;

process.once("message", run);
// Ctrl-C in a terminal reaches all processes: the server decides what becomes of its work.
process.on("SIGINT", () => undefined);

function run({ program, args, folder, input, file, limits }: ProgramOrder): void {
  const child = spawn(program, args, { cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
  let told = "";
  let ending: "late" | "memory" | "output" | undefined;
  const end = (how: NonNullable<typeof ending>) => {
    ending ??= how;
    child.kill("SIGKILL");
  };
  process.on("disconnect", () => {
    child.kill("SIGKILL");
    process.exit(0);
  });
  const late = setTimeout(() => end("late"), limits.deadline);
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > limits.memory) end("memory");
    const written = file && (await stat(`${folder}/${file}`).catch(() => undefined));
    if (written && written.size > limits.output) end("output");
  }, watchPause);
  const finish = (how: Extract<GuardAnswer, { kind: "end" }>["how"]) => {
    clearTimeout(late);
    clearInterval(watch);
    answer({ kind: "end", how, told: told.slice(-toldLength) });
    setTimeout(() => process.exit(0), lastWait);
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
}

function answer(message: GuardAnswer): void {
  if (process.connected) process.send?.(message);
}
