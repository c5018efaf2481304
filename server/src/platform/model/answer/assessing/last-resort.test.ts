import { expect, test } from "vitest";
import { z } from "zod";
import { defineTask } from "../../task.ts";
import { type Finding, refuse } from "../findings.ts";
import { assessAnswer } from "./assess-answer.ts";
import { keepWhatIsGood } from "./last-resort.ts";

const Output = z.object({
  title: z.string(),
  note: z.string().meta({ orEmpty: "Nothing could be said here." }),
  quotes: z.array(z.string().meta({ verbatim: true })),
});

/** Refuses "wrong" wherever it stands. */
const task = defineTask<object, z.infer<typeof Output>>({
  ...{ name: "notes", version: 1, modelClass: "strong", maxOutputTokens: 100, output: Output },
  prompt: () => ({ system: "", prefix: "", request: "" }),
  check: ({ title, note }): Finding[] =>
    Object.entries({ title, note }).flatMap(([place, text]) =>
      text.includes("wrong") ? [refuse("untrue", place, `${place} is wrong.`)] : [],
    ),
  draft: () => ({ title: "", note: "", quotes: [] }),
});

function asked() {
  const mends: string[] = [];
  const mended = (rule: string, place: string) => void mends.push(`${rule} ${place}`);
  return { mends, with: { task, input: {}, schema: Output, mended } };
}

test("a text that may be empty is left empty where writing it anew has not helped, and the person reads so", () => {
  const { mends, with: given } = asked();
  expect(keepWhatIsGood({ title: "Soap", note: "This is wrong.", quotes: [] }, given)).toEqual({
    outcome: "ok",
    output: { title: "Soap", note: "", quotes: [] },
    notes: [{ rule: "untrue", place: "note", sentence: "Nothing could be said here." }],
  });
  expect(mends).toEqual(["emptied-text note"]);
  expect(keepWhatIsGood({ title: "wrong", note: "This is wrong.", quotes: [] }, asked().with).outcome).toBe(
    "check_failed",
  );
});

test("what is copied word for word may stand twice, and keeps all of its sentences", () => {
  const quote = "The crates stood in the yard. Nobody asked whose they were.";
  const { mends, with: given } = asked();
  expect(assessAnswer({ title: "Soap", note: "", quotes: [quote, quote] }, given)).toMatchObject({
    outcome: "ok",
    output: { quotes: [quote, quote] },
  });
  expect(mends).toEqual([]);
});

test("several sentences of one text are cut out, one after the other, six at most", () => {
  const wordy = { ...asked().with, task: { ...task, check: told } };
  const sentences = (count: number) =>
    ["It is fine.", ...Array.from({ length: count }, (_, at) => `Part ${at} is wrong.`)].join(" ");
  const titleOf = (count: number) => {
    const kept = keepWhatIsGood({ title: sentences(count), note: "", quotes: [] }, wordy);
    return kept.outcome === "ok" ? kept.output.title : kept.outcome;
  };
  expect([titleOf(2), titleOf(6), titleOf(7)]).toEqual(["It is fine.", "It is fine.", "check_failed"]);
});

function told({ title }: z.infer<typeof Output>): Finding[] {
  return title.includes("wrong") ? [refuse("untrue", "title", { problem: "title is wrong.", words: "wrong" })] : [];
}
