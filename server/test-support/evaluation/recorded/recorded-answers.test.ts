import { describe, expect, test } from "vitest";
import type { AiTask } from "../../../src/platform/model/task.ts";
import { judgeRecorded } from "./judge-recorded.ts";
import { outcomeLine } from "./outcome-line.ts";
import { type RecordedAnswer, readAnswers, readGoodAnswers, wholeInput } from "./recording.ts";
import { allTasks, taskByName } from "./tasks-by-name.ts";

const answers = readAnswers();
const inputs = new Map(
  readGoodAnswers().map((recorded) => [recorded.id, { task: recorded.task, ...wholeInput(recorded) }]),
);
/** What the mistakes invent. */
const invented = /37 ?%|\$4,350|4350 €|invented\.example|\[company report\]/gu;

/** The statement of an assumption and what proves it wrong may set a bar of their own. A quote that stands in no transcript is kept to be shown as left out: it becomes no signal. */
const toKeep = (asked: string) => (key: string, value: unknown) =>
  key === "statement" || key === "falsifier" || (key === "quote" && asked.startsWith("interview-signals/"))
    ? undefined
    : value;

/** Tasks whose schema says all there is to check. */
const unchecked = ["recognise-items"];
/** Tasks with mends that no recorded answer is in need of; their own tests show them. */
const unmended = ["suggest-answers", "priority-insights", "key-assumptions", "recognise-items", "interview-signals"];

function judge({ asked, text }: RecordedAnswer, change: Partial<AiTask<unknown, unknown>> = {}) {
  const known = inputs.get(asked);
  if (!known) throw new Error(`${asked} was never asked.`);
  const { input, language, task } = known;
  return judgeRecorded(text, { task: { ...taskByName(task), ...change }, input, language });
}

const judged = answers.map((answer) => ({ answer, result: judge(answer) }));
const names = allTasks.map(({ name }) => name);
const lines = judged.map(({ answer, result }) => outcomeLine(answer, result));

test("there are 300 answers and more, of every task, in English and in German", () => {
  expect(answers.length).toBeGreaterThanOrEqual(300);
  expect(new Set([...inputs.values()].map(({ task }) => task))).toEqual(new Set(allTasks.map(({ name }) => name)));
  expect(new Set([...inputs.values()].map(({ language }) => language))).toEqual(new Set(["en", "de"]));
});

// What changes here was changed by a schema, a mend or a check: read each line, then `-u`.
test("of each recorded answer becomes what became of it before", async () => {
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("outcomes.txt");
});

test("half of them are taken without a second call, and of hardly any nothing is kept", () => {
  const share = (fits: (result: (typeof judged)[0]["result"]) => boolean) =>
    judged.filter(({ result }) => fits(result)).length / judged.length;
  expect(share(({ outcome }) => outcome === "taken")).toBeGreaterThanOrEqual(0.5);
  expect(share(({ outcome }) => outcome === "whole")).toBeLessThanOrEqual(0.05);
  expect(share(({ kept }) => kept === undefined)).toBeLessThanOrEqual(0.1);
});

test("nothing that was invented is kept, and no rule is broken by what is kept", () => {
  const kept = judged.map(({ answer, result }) => ({
    answer,
    text: JSON.stringify(result.kept ?? "", toKeep(answer.asked)),
  }));
  expect(
    kept.flatMap(({ answer, text }) => (text.match(invented) ?? []).map((words) => `${answer.asked}: ${words}`)),
  ).toEqual([]);
  expect(judged.flatMap(({ answer, result }) => result.broken.map((rule) => `${answer.asked}: ${rule}`))).toEqual([]);
});

describe("no task loses its check or its mends unnoticed", () => {
  const ofTask = (name: string) => judged.filter(({ answer }) => answer.asked.startsWith(`${name}/`));
  const changed = (name: string, change: Partial<AiTask<unknown, unknown>>) =>
    ofTask(name).filter(({ answer, result }) => JSON.stringify(judge(answer, change)) !== JSON.stringify(result));

  test.each(names.filter((name) => !unchecked.includes(name)))("%s without its check", (name) => {
    expect(changed(name, { check: () => [] })).not.toEqual([]);
  });

  test.each(allTasks.flatMap(({ name, mend }) => (mend && !unmended.includes(name) ? [name] : [])))(
    "%s without its mends",
    (name) => {
      expect(changed(name, { mend: (output) => output })).not.toEqual([]);
    },
  );
});
