import { constants, getPriority } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#test-support/eventually.ts";
import type { TestWork } from "./worker.fixture.ts";
import { createWorkingProcess, ProcessEnded, type WorkingLimits } from "./working-process.ts";

const file = new URL("./worker.fixture.ts", import.meta.url);
const usual: WorkingLimits = { deadline: 60_000, memory: 10_000, memoryKept: 10_000, orders: 100, idle: 600_000 };

function start(limits: Partial<WorkingLimits> = {}) {
  const working = createWorkingProcess<TestWork, unknown>({ file, args: ["plain"] }, { ...usual, ...limits });
  onTestFinished(() => working.close());
  return working;
}
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test("it starts with the first order, gets its arguments and nothing of the server's settings, and serves the next order too", async () => {
  const working = start();
  expect(working.pid).toBeUndefined();
  process.env.SECRET_OF_THE_SERVER = "s";
  const names = await working.work("environment");
  delete process.env.SECRET_OF_THE_SERVER;
  expect(names).not.toContain("SECRET_OF_THE_SERVER");
  const { pid } = working;
  expect(pid).toBeGreaterThan(0);
  expect(await working.work("arguments")).toEqual(["plain"]);
  expect(working.pid).toBe(pid);
  // It leaves the processor to the server, and Ctrl-C in its terminal to it.
  expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  process.kill(pid ?? 0, "SIGINT");
  expect(await working.work("arguments")).toEqual(["plain"]);
  expect(working.pid).toBe(pid);
  working.close();
  expect(working.pid).toBeUndefined();
});

test("what an order falls over is said, and the next order gets another process", async () => {
  const working = start();
  await working.work("arguments");
  const { pid } = working;
  const failed = await failureOf(working.work("fail"));
  expect(failed).toEqual(new Error("it cannot"));
  expect(failed).not.toBeInstanceOf(ProcessEnded);
  expect(working.pid).toBeUndefined();
  expect(await failureOf(working.work("fail plainly"))).toEqual(new Error("as it says"));
  expect(await working.work("arguments")).toEqual(["plain"]);
  expect(working.pid).not.toBe(pid);
});

test("a process that dies over its order is told from one that takes too long", async () => {
  expect(await failureOf(start().work("die"))).toBeInstanceOf(ProcessEnded);
  const late = await failureOf(start({ deadline: 500 }).work("never"));
  expect(late).not.toBeInstanceOf(ProcessEnded);
  expect(late).toMatchObject({ how: "late" });
});

test("after so many orders, and where it holds too much, the process ends and another one begins", async () => {
  const counted = start({ orders: 2 });
  await counted.work("arguments");
  const { pid } = counted;
  expect(pid).toBeDefined();
  await counted.work("arguments");
  expect(counted.pid).toBeUndefined();
  await counted.work("arguments");
  expect(counted.pid).not.toBe(pid);
  expect(counted.pid).toBeDefined();
  const large = start({ memoryKept: 1 });
  expect(await large.work("arguments")).toEqual(["plain"]);
  expect(large.pid).toBeUndefined();
});

test("a process that nobody asks anything ends", async () => {
  const working = start({ idle: 50 });
  await working.work("arguments");
  await eventually(async () => working.pid === undefined);
});
