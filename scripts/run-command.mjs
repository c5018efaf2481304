import { spawn } from "node:child_process";
import { constants } from "node:os";
import { repository, toolEnvironment } from "./repository.mjs";

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];
const parentCheckMs = 500;

/**
 * Runs a program and waits for its end. It gets a process group of its own, so that Ctrl-C, which a terminal sends to
 * everybody and npm sends once more, reaches it and whatever it started exactly once.
 * @param {string} program
 * @param {string[]} programArguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `quiet` keeps its output and gives it back
 * @returns {Promise<{ code: number, stopped: boolean, output: string }>} `stopped`: a signal asked for the end
 */
export function runCommand(program, programArguments, options = {}) {
  const { cwd = repository, env = toolEnvironment(), quiet = false } = options;
  return new Promise((resolve) => {
    const sink = quiet ? "pipe" : "inherit";
    const child = spawn(program, programArguments, { cwd, env, detached: true, stdio: ["ignore", sink, sink] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (chunk) => {
        output += chunk;
      });
    }
    const forwarding = forwardSignals(child);
    child.once("error", (error) => {
      forwarding.end();
      resolve({ code: 1, stopped: false, output: String(error) });
    });
    child.once("close", (code, signal) => {
      forwarding.end();
      const signalNumber = signal ? constants.signals[signal] : 0;
      resolve({ code: code ?? 128 + signalNumber, stopped: forwarding.stopped(), output });
    });
  });
}

/** @param {import("node:child_process").ChildProcess} child */
function forwardSignals(child) {
  let stopped = false;
  const forward = (signal) => {
    if (stopped || child.pid === undefined) return;
    stopped = true;
    try {
      process.kill(-child.pid, signal === "SIGHUP" ? "SIGTERM" : signal);
    } catch {
      // It ended in this very moment.
    }
  };
  for (const signal of forwarded) process.on(signal, forward);
  const watch = watchNpm(() => forward("SIGTERM"));
  return {
    stopped: () => stopped,
    end: () => {
      clearInterval(watch);
      for (const signal of forwarded) process.off(signal, forward);
    },
  };
}

/** An npm that is killed, or whose shell does not pass signals on, would leave everything it started behind. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, parentCheckMs).unref();
}
