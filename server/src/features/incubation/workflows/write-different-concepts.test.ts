import { conceptGenerationMax } from "@seedbed/contract/limits";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { refillSeed } from "#test-support/seed-briefs.ts";
import { draftOf } from "#test-support/task-promises.ts";
import type { TaskContext } from "../../../platform/model/gateway.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";
import type { GenerateConceptsOutput, GeneratedTexts } from "../tasks/generate-concepts/output.ts";
import type { GenerateConceptsInput } from "../tasks/generate-concepts/prompt.ts";
import { generateConceptsTask } from "../tasks/generate-concepts/task.ts";
import { conceptsTooNear } from "../tasks/generate-concepts/too-near.ts";
import type { PartialTexts } from "./concepts-in-writing.ts";
import { timeLimit } from "./time-limit.ts";
import { writeDifferentConcepts } from "./write-different-concepts.ts";

const input: GenerateConceptsInput = { brief: refillSeed, existing: [], dropped: [], instructions: "", count: 4 };
const [one, two, three, four] = draftOf(generateConceptsTask, input).concepts as [
  GeneratedTexts,
  GeneratedTexts,
  GeneratedTexts,
  GeneratedTexts,
];
const twinOfOne = { ...three, title: "One more of the first", summary: one.summary };

/** A gateway that answers one call after the other and streams each answer as far as title, then summary, then all of it. */
function gatewayAnswering(...answers: (GeneratedTexts[] | TaskFailed)[]) {
  const inputs: GenerateConceptsInput[] = [];
  const keys: string[] = [];
  const runTask = async (_: unknown, asked: unknown, context: TaskContext<GenerateConceptsOutput>) => {
    inputs.push(asked as GenerateConceptsInput);
    keys.push(context.idempotencyKey);
    const answer = answers[inputs.length - 1];
    if (!answer) throw new Error("no answer is left");
    if (answer instanceof TaskFailed) throw answer;
    for (const [index, { title, summary }] of answer.entries()) {
      const before = answer.slice(0, index);
      context.onPartial?.({ concepts: [...before, { title }] });
      context.onPartial?.({ concepts: [...before, { title, summary }] });
      context.onPartial?.({ concepts: answer.slice(0, index + 1) });
    }
    return { output: { concepts: answer }, origin: "model" as const, model: "scripted" };
  };
  return { gateway: { runTask } as unknown as Parameters<typeof writeDifferentConcepts>[0]["gateway"], inputs, keys };
}

async function write(
  script: ReturnType<typeof gatewayAnswering>,
  asked = input,
  signal = new AbortController().signal,
) {
  const shown: PartialTexts[][] = [];
  const log = { warn: vi.fn() };
  const context = { accountId: "a", userId: "u", idempotencyKey: "generate", signal };
  const onConcepts = (partials: readonly PartialTexts[]) => void shown.push([...partials]);
  const { output } = await writeDifferentConcepts({ ...script, log }, asked, { ...context, onConcepts });
  return { titles: output.concepts.map(({ title }) => title), shown, log };
}

/** What was shown at any moment never holds two concepts that say the same. */
function expectNoneTwice(shown: PartialTexts[][], known: GeneratedTexts[] = []): void {
  for (const partials of shown) {
    const complete = partials.flatMap((partial) =>
      partial?.title && partial.summary ? [{ title: partial.title, summary: partial.summary }] : [],
    );
    expect(conceptsTooNear(complete, known)).toEqual([]);
  }
}

describe("concepts that differ", () => {
  test("are taken from one call", async () => {
    const script = gatewayAnswering([one, two, three, four]);
    const { titles, shown, log } = await write(script);
    expect(titles).toEqual([one, two, three, four].map(({ title }) => title));
    expect(script.inputs).toHaveLength(1);
    expect(shown.at(-1)).toHaveLength(4);
    expect(log.warn).not.toHaveBeenCalled();
  });
});

describe("one that comes too near to another", () => {
  test("is asked for once more, alone and with what to differ from, and takes its place", async () => {
    const script = gatewayAnswering([one, two, twinOfOne, four], [three]);
    const { titles, shown, log } = await write(script);
    expect(titles).toEqual([one, two, three, four].map(({ title }) => title));
    expect(script.inputs[1]).toMatchObject({
      count: 1,
      existing: [one, two, four].map(({ title, summary }) => ({ title, summary })),
      tooNear: [{ title: twinOfOne.title, summary: twinOfOne.summary, near: one.title }],
    });
    expect(new Set(script.keys).size).toBe(2);
    expectNoneTwice(shown);
    expect(shown.some((partials) => partials.some((partial) => partial?.title === twinOfOne.title))).toBe(false);
    expect(shown.at(-1)?.map((partial) => partial?.title)).toEqual(titles);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("or to one the person knows, too", async () => {
    const script = gatewayAnswering(
      [one, two, three, four],
      [{ ...three, title: "Quite another", summary: "New words." }],
    );
    const { titles, shown } = await write(script, { ...input, dropped: [two] });
    expect(titles).toEqual([one.title, "Quite another", three.title, four.title]);
    expectNoneTwice(shown, [two]);
  });

  test("is taken the second time even if it is still near, and marked in the log", async () => {
    const again = { ...twinOfOne, title: "And one more" };
    const { titles, shown, log } = await write(gatewayAnswering([one, two, twinOfOne, four], [again]));
    expect(titles).toEqual([one.title, two.title, "And one more", four.title]);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ key: "generate", places: [3] }, "concepts are still alike");
    expectNoneTwice(shown);
  });

  test("stays when the second answer holds fewer than were asked for", async () => {
    const twinOfTwo = { ...four, title: "One more of the second", summary: two.summary };
    const { titles, log } = await write(gatewayAnswering([one, two, twinOfOne, twinOfTwo], [three]));
    expect(titles).toEqual([one.title, two.title, three.title, twinOfTwo.title]);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ key: "generate", places: [4] }, "concepts are still alike");
  });

  test("stays when it cannot be asked for again, and is marked in the log", async () => {
    const failure = new TaskFailed({ code: "provider_error", sentence: "It is down.", retryable: true });
    const { titles, log } = await write(gatewayAnswering([one, two, twinOfOne, four], failure));
    expect(titles).toEqual([one, two, twinOfOne, four].map(({ title }) => title));
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { key: "generate", places: [3], code: "provider_error" },
      "concepts stay alike",
    );
  });

  test("is not kept when the person has stopped the generation meanwhile", async () => {
    const stopped = new AbortController();
    stopped.abort();
    const failure = new TaskFailed({ code: "cancelled", sentence: "This was cancelled.", retryable: true });
    const script = gatewayAnswering([one, two, twinOfOne, four], failure);
    await expect(write(script, input, stopped.signal)).rejects.toBe(failure);
  });
});

describe("the time of a generation", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is over after 2 minutes, and not before", async () => {
    const limit = timeLimit(conceptGenerationMax, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(119_999);
    expect([limit.isOver(), limit.signal.aborted]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([limit.isOver(), limit.signal.aborted]).toEqual([true, true]);
  });

  test("is not over because the person has stopped it, nor after its work is done", async () => {
    const person = new AbortController();
    const limit = timeLimit(conceptGenerationMax, person.signal);
    person.abort();
    expect([limit.isOver(), limit.signal.aborted]).toEqual([false, true]);
    limit.clear();
    await vi.advanceTimersByTimeAsync(conceptGenerationMax);
    expect(limit.isOver()).toBe(false);
  });
});
