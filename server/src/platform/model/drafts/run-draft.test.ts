import { expect, test, vi } from "vitest";
import { z } from "zod";
import { refuse } from "../answer/findings.ts";
import { defineTask } from "../task.ts";
import { DraftDefect, runDraft } from "./run-draft.ts";

const draft = vi.fn(() => ({ words: "Soap from the basement" }));
const task = defineTask({
  name: "words",
  version: 1,
  modelClass: "fast",
  maxOutputTokens: 10,
  output: z.object({ words: z.string() }),
  prompt: () => ({ system: "", prefix: "", request: "" }),
  check: ({ words }) => (words === "" ? [refuse("no-words", "words", "No words.")] : []),
  draft,
});
const atOnce = { paceMs: 0, sleep: async () => undefined };
const orderWith = (signal?: AbortSignal, onPartial?: (partial: unknown) => void) => ({
  task,
  input: {},
  context: {
    accountId: "a",
    userId: "u",
    idempotencyKey: "k",
    ...(signal ? { signal } : {}),
    ...(onPartial ? { onPartial } : {}),
  },
});

test("what was cancelled before it began is not drafted", async () => {
  draft.mockClear();
  await expect(runDraft(orderWith(AbortSignal.abort()), atOnce)).rejects.toMatchObject({ code: "cancelled" });
  expect(draft).not.toHaveBeenCalled();
});

test("what is cancelled while it grows shows nothing more", async () => {
  const stop = new AbortController();
  const shown: unknown[] = [];
  const onPartial = (partial: unknown) => {
    shown.push(partial);
    stop.abort();
  };
  await expect(runDraft(orderWith(stop.signal, onPartial), atOnce)).rejects.toMatchObject({ code: "cancelled" });
  expect(shown).toHaveLength(1);
});

test("a draft that a model would not be allowed to give is a defect that quotes nobody", async () => {
  draft.mockReturnValueOnce({ words: "" });
  const failure = await runDraft(orderWith(), atOnce).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DraftDefect);
  expect((failure as DraftDefect).problems).toEqual(["No words."]);
  expect((failure as DraftDefect).message).toBe("The offline draft of words breaks its own rules in 1 place(s).");
});

test("a draft grows to its end for who watches, and is given at once to who does not", async () => {
  const shown: unknown[] = [];
  expect(
    await runDraft(
      orderWith(undefined, (partial) => shown.push(partial)),
      atOnce,
    ),
  ).toEqual({
    words: "Soap from the basement",
  });
  expect(shown.length).toBeGreaterThanOrEqual(4);
  expect(shown.at(-1)).toEqual({ words: "Soap from the basement" });
});
