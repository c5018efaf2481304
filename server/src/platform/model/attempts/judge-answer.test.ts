import { expect, test } from "vitest";
import { trendsTask } from "#test-support/model-gateway.ts";
import { judgeAnswer } from "./judge-answer.ts";

const task = trendsTask();
const judged = (text: string, finishReason: "stop" | "length") =>
  judgeAnswer(text, { finishReason }, { task, input: "helmets", schema: task.output });

test("an answer that cannot be read is asked for again, more briefly where it was cut off", () => {
  const problems = (finishReason: "stop" | "length") => {
    const judgement = judged("Certainly! Here it comes.", finishReason);
    return "refused" in judgement ? judgement.refused.map(({ problem }) => problem) : [];
  };
  expect(problems("stop")).toEqual(["The answer is not one complete, valid JSON object."]);
  expect(problems("length")).toEqual(["The answer was longer than allowed and was cut off. Be briefer."]);
});

test("what was mended is counted, an apology is a refusal", () => {
  expect(judged('{"headline": "Helmets sell",', "length").mends).toMatchObject({ "broken-off": 1 });
  expect(judged("{'headline': 'Helmets sell'}", "stop").mends).toMatchObject({ json: 1 });
  expect(judged("I'm sorry, but no.", "stop")).toEqual({ outcome: "refused", mends: {}, text: "I'm sorry, but no." });
});
