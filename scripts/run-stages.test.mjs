import { expect, test } from "vitest";
import { runStages } from "./run-stages.mjs";
import { Tally } from "./tally.mjs";

const ok = { passed: 1, failed: 0, skipped: 0 };
const bad = { passed: 0, failed: 1, skipped: 0 };

/** A stage that ends when it is told to. */
function heldStage(name, begun, { needs, after, counts = ok, output, stopped = false } = {}) {
  const { promise, resolve } = Promise.withResolvers();
  const stage = {
    name,
    needs,
    after,
    run: () => {
      begun.push(name);
      return promise;
    },
  };
  return { stage, end: () => resolve({ counts, stopped, output }) };
}

function begin(stages, options = {}) {
  const tally = new Tally();
  const written = [];
  const done = runStages(
    stages.map(({ stage }) => stage),
    "node",
    { tally, write: (text) => written.push(text), ...options },
  );
  return { tally, written, done };
}

/** Lets everything happen that waits for nothing outside. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("as many run at a time as are let, and the next begins when one of them ends", async () => {
  const begun = [];
  const [a, b, c] = ["a", "b", "c"].map((name) => heldStage(name, begun));
  const { tally, done } = begin([a, b, c], { atOnce: 2 });
  await settle();
  expect(begun).toEqual(["a", "b"]);
  b.end();
  await settle();
  expect(begun).toEqual(["a", "b", "c"]);
  a.end();
  c.end();
  await done;
  expect(tally.summary).toMatch(/3 passed, 0 failed\n$/);
});

test("one waits for what it needs, and another goes before it", async () => {
  const begun = [];
  const build = heldStage("build", begun);
  const journeys = heldStage("journeys", begun, { needs: ["build"] });
  const rules = heldStage("rules", begun);
  const { done } = begin([build, journeys, rules]);
  await settle();
  expect(begun).toEqual(["build", "rules"]);
  build.end();
  await settle();
  expect(begun).toEqual(["build", "rules", "journeys"]);
  journeys.end();
  rules.end();
  await done;
});

test("what needs a failed stage is not run, and that is a failure", async () => {
  const begun = [];
  const build = heldStage("build", begun, { counts: bad });
  const journeys = heldStage("journeys", begun, { needs: ["build"] });
  const last = heldStage("last", begun, { needs: ["journeys"] });
  const { tally, done } = begin([build, journeys, last]);
  build.end();
  await done;
  expect(begun).toEqual(["build"]);
  expect(tally.summary).toContain('journeys > was not run, because "build" failed');
  expect(tally.summary).toMatch(/0 passed, 3 failed\n$/);
});

test("one comes after another, also when that has failed", async () => {
  const begun = [];
  const build = heldStage("build", begun, { counts: bad });
  const screens = heldStage("screens", begun, { after: ["build"] });
  const { tally, done } = begin([build, screens]);
  await settle();
  expect(begun).toEqual(["build"]);
  build.end();
  await settle();
  expect(begun).toEqual(["build", "screens"]);
  screens.end();
  await done;
  expect(tally.summary).toMatch(/1 passed, 1 failed\n$/);
});

test("a need that is no stage of this run is no reason to wait", async () => {
  const begun = [];
  const journeys = heldStage("journeys", begun, { needs: ["build"] });
  journeys.end();
  await begin([journeys]).done;
  expect(begun).toEqual(["journeys"]);
});

test("what a stage printed is shown in one piece when it ends", async () => {
  const begun = [];
  const slow = heldStage("slow", begun, { output: "slow said\n" });
  const quick = heldStage("quick", begun, { output: "quick said\n", counts: bad });
  const { written, done } = begin([slow, quick]);
  quick.end();
  await settle();
  expect(written.splice(0, 2)).toEqual([".. slow\n", ".. quick\n"]);
  expect(written.join("")).toMatch(/^\n== quick\nquick said\n-- FAILED: 1 \([\d.]+ s\)\n$/);
  slow.end();
  await done;
  expect(written.at(-1)).toMatch(/^\n== slow\nslow said\n-- ok: 1 \([\d.]+ s\)\n$/);
});

test("a stage that was stopped ends the run, and nothing begins after it", async () => {
  const begun = [];
  const [a, b] = [heldStage("a", begun, { stopped: true }), heldStage("b", begun)];
  const { done } = begin([a, b], { atOnce: 1 });
  a.end();
  await expect(done).rejects.toThrow("Stopped.");
  expect(begun).toEqual(["a"]);
});
