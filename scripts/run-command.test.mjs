import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./run-command.mjs";

const quiet = { quiet: true };

test("the exit code and the output come back", async () => {
  const { code, output, stopped } = await runCommand("sh", ["-c", "echo seen; echo also >&2; exit 7"], quiet);
  expect({ code, stopped }).toEqual({ code: 7, stopped: false });
  expect(output.split("\n").sort()).toEqual(["", "also", "seen"]);
});

test("a program that does not exist fails like one that ends badly", async () => {
  expect(await runCommand("seedbed-no-such-program", [], quiet)).toMatchObject({ code: 1, stopped: false });
});

test("a program ended by a signal gives the shell's exit code", async () => {
  expect(await runCommand("sh", ["-c", "kill -TERM $$"], quiet)).toMatchObject({ code: 143, stopped: false });
});

test("Ctrl-C, however often it comes, reaches the program and what it started once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "seedbed-signals-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const log = join(folder, "log");
  const end = join(folder, "end");
  const member = (name, more) => `const { appendFileSync: append } = require("node:fs");
    process.on("SIGINT", () => append(${JSON.stringify(log)}, "${name} told\\n"));
    ${more}`;
  const child = member(
    "child",
    `append(${JSON.stringify(log)}, "ready\\n"); setInterval(() => require("node:fs").existsSync(${JSON.stringify(end)}) && process.exit(), 10);`,
  );
  const program = member(
    "program",
    `require("node:child_process").spawn(process.execPath, ["--eval", ${JSON.stringify(child)}]).on("exit", () => process.exit(3));`,
  );
  const module = join(import.meta.dirname, "run-command.mjs");
  const script = `import { runCommand } from ${JSON.stringify(module)};
    const { code, stopped } = await runCommand(process.execPath, ["--eval", process.argv[1]]);
    process.exit(stopped ? code : 99);`;
  const runner = spawn(process.execPath, ["--input-type=module", "--eval", script, program], { stdio: "ignore" });
  onTestFinished(() => void runner.kill("SIGKILL"));
  const read = () => readFile(log, "utf8").catch(() => "");
  while (!(await read()).includes("ready")) await pause(10);

  const ended = once(runner, "exit");
  runner.kill("SIGINT");
  // Which of two signals sent at once is handled first is up to the system.
  while (!(await read()).includes("child told")) await pause(10);
  runner.kill("SIGINT");
  runner.kill("SIGTERM");
  await writeFile(end, "");
  expect((await ended)[0]).toBe(3);
  expect((await read()).trim().split("\n").sort()).toEqual(["child told", "program told", "ready"]);
});
