import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import { ProgramFailed, runProgram } from "./run-program.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seedbed-program-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const limits = { deadline: 60_000, memory: 2_000, output: 1_000_000 };
/** Runs this as a program. */
const run = (
  does: string,
  {
    given = {},
    ...means
  }: {
    given?: Partial<Parameters<typeof runProgram>[0]> & { input?: string; file?: string };
    onLine?: (line: string) => void;
    signal?: AbortSignal;
  } = {},
) => {
  const { input, file, ...order } = given;
  const once = { args: ["--eval", does], ...(input ? { input } : {}), ...(file ? { file } : {}) };
  return runProgram({ program: process.execPath, folder, limits, runs: [once], ...order }, means);
};
const failure = (running: Promise<void>) =>
  running.then(
    () => "done",
    (error: unknown) => error instanceof ProgramFailed && error.how,
  );
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** A program that tells its number and does not end. */
const endless = "console.log(process.pid); setInterval(() => undefined, 1000);";

test("a program reads what it is given, and tells what it prints line by line; it knows nothing of the server's settings", async () => {
  const lines: string[] = [];
  process.env.SECRET_OF_THE_SERVER = "s";
  await run(
    "process.stdin.on('data', (given) => console.log(String(given))); console.log(process.env.SECRET_OF_THE_SERVER)",
    {
      given: { input: "so\nmuch" },
      onLine: (line) => lines.push(line),
    },
  );
  delete process.env.SECRET_OF_THE_SERVER;
  expect(lines).toEqual(["undefined", "so", "much"]);
});

test("runs go one after the other until one fails", async () => {
  const runs = ["1", "process.exit(2)", "3"].map((does) => ({
    args: ["--eval", `console.log(${JSON.stringify(does)}); ${does}`],
  }));
  const [lines, done]: [string[], number[]] = [[], []];
  const running = runProgram(
    { program: process.execPath, folder, limits, runs },
    { onLine: (line) => lines.push(line), onRun: (count) => done.push(count) },
  );
  expect(await failure(running)).toBe("failed");
  expect([lines, done]).toEqual([["1", "process.exit(2)"], [1]]);
});

test("one that is missing, fails, is late, holds or writes too much is told apart, and none of them goes on", async () => {
  expect(await failure(run("", { given: { program: "/nonexistent/program" } }))).toBe("missing");
  expect(await failure(run("process.exit(3)"))).toBe("failed");
  let pid = 0;
  const onLine = (line: string) => {
    pid = Number(line);
  };
  const late = run(endless, { given: { limits: { ...limits, deadline: 2_000 } }, onLine });
  expect(await failure(late)).toBe("late");
  await eventually(async () => !isAlive(pid));
  expect(await failure(run(endless, { given: { limits: { ...limits, memory: 1 } } }))).toBe("memory");
  const writes =
    "const f = require('fs').openSync('out', 'w'); setInterval(() => require('fs').writeSync(f, 'x'.repeat(4e5)), 20);";
  expect(await failure(run(writes, { given: { file: "out" } }))).toBe("output");
});

test("what is cancelled ends, and so does the program of a guard that is killed", async () => {
  for (const kills of ["signal", "guard"]) {
    const cancelling = new AbortController();
    const started = Promise.withResolvers<number[]>();
    const ended = failure(
      run("console.log(process.pid + ' ' + process.ppid); setInterval(() => undefined, 1000);", {
        signal: cancelling.signal,
        onLine: (line) => started.resolve(line.split(" ").map(Number)),
      }),
    );
    const [pid = 0, guard = 0] = await started.promise;
    if (kills === "signal") cancelling.abort();
    else process.kill(guard, "SIGKILL");
    expect(await ended).toBe(kills === "signal" ? "cancelled" : "ended");
    await eventually(async () => !isAlive(pid));
  }
});

test("what was cancelled before it began is not begun, and one that may not be run is missing", async () => {
  const lines: string[] = [];
  const cancelled = run("console.log(1)", { signal: AbortSignal.abort(), onLine: (line) => lines.push(line) });
  expect(await failure(cancelled)).toBe("cancelled");
  expect(lines).toEqual([]);
  await writeFile(join(folder, "locked"), "");
  expect(await failure(run("", { given: { program: join(folder, "locked") } }))).toBe("missing");
});

test("what a program says of its failure is kept to its end, and a line is cut where it becomes too long", async () => {
  const says = "process.stderr.write('x'.repeat(9000) + 'no room left'); process.exit(1)";
  const failed = await run(says).catch((error: unknown) => error);
  expect(failed).toMatchObject({ how: "failed", told: expect.stringMatching(/^x{1988}no room left$/) });
  const lines: string[] = [];
  await run("console.log('y'.repeat(30000))", { onLine: (line) => lines.push(line) });
  expect(lines.map(({ length }) => length)).toEqual([10_000]);
});
