import { spawn } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { askChild, ChildFailed } from "./ask-child.ts";

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

test("a process that ends, that is late and that holds too much are told apart", async () => {
  const silent = childThat("");
  expect(await failure(askChild(childThat("process.exit(3)"), { id: 1 }, limits))).toBe("ended");
  expect(await failure(askChild(silent, { id: 1 }, { ...limits, deadline: 1 }))).toBe("late");
  expect(await failure(askChild(silent, { id: 2 }, { ...limits, memory: 1 }))).toBe("memory");
});
