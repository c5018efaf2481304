import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { askChild, ChildFailed } from "./ask-child.ts";
import { residentMegabytes } from "./resident-megabytes.ts";

type Answer = { id: number; said: string };

/** A process that does this with every order. */
function childThat(does: string) {
  const program = `process.on("message", (order) => { ${does} })`;
  const child = spawn(process.execPath, ["--eval", program], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}
const limits = { deadline: 60_000, memory: 10_000, watchPause: 20 };
const failure = (asked: Promise<Answer>) => asked.catch((error: unknown) => error instanceof ChildFailed && error.how);

test("the answer to an earlier order is not taken for this one", async () => {
  const child = childThat(
    'process.send({ id: order.id - 1, said: "earlier" }); process.send({ id: order.id, said: "this" });',
  );
  expect(await askChild<{ id: number }, Answer>(child, { id: 2 }, limits)).toEqual({ id: 2, said: "this" });
});

test("nothing more is listened for once there is an answer, and a process that is gone cannot be asked", async () => {
  const child = childThat("process.send({ id: order.id, said: 'this' });");
  await askChild<{ id: number }, Answer>(child, { id: 1 }, { ...limits, watchPause: null });
  expect(["message", "exit", "error"].map((event) => child.listenerCount(event))).toEqual([0, 0, 0]);
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
  expect(await failure(askChild(child, { id: 2 }, limits))).toBe("ended");
});

test("what a process holds is told in megabytes, and of one that has ended nothing", async () => {
  const held = process.memoryUsage().rss / 1_000_000;
  const told = await residentMegabytes(process.pid);
  expect(told).toBeGreaterThan(held / 2);
  expect(told).toBeLessThan(held * 2);
  expect([await residentMegabytes(undefined), await residentMegabytes(2 ** 30)]).toEqual([0, 0]);
});

test("a process that ends, that is late and that holds too much are told apart", async () => {
  const silent = childThat("");
  expect(await failure(askChild(childThat("process.exit(3)"), { id: 1 }, limits))).toBe("ended");
  expect(await failure(askChild(silent, { id: 1 }, { ...limits, deadline: 1 }))).toBe("late");
  expect(await failure(askChild(silent, { id: 2 }, { ...limits, memory: 1 }))).toBe("memory");
});
