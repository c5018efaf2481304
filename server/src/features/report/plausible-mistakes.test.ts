import { beforeAll, describe, expect, test } from "vitest";
import { type GoodAnswer, goodAnswers } from "#test-support/plausible-mistakes/good-answers.ts";
import { mistakesInAnyAnswer } from "#test-support/plausible-mistakes/in-any-answer.ts";
import { mistakesInAnyText } from "#test-support/plausible-mistakes/in-any-text.ts";
import { partsToRepair } from "../../platform/model/answer/assessing/parts.ts";
import { jsonSchemaOf } from "../../platform/model/answer/json-schema.ts";
import { judgeAnswer } from "../../platform/model/attempts/judge-answer.ts";

let good: GoodAnswer[];
beforeAll(async () => {
  good = await goodAnswers();
});

interface Spoilt extends GoodAnswer {
  name: string;
  text: string;
}

/** Every good answer with every mistake that can be made in it. */
function spoiltAnswers(): Spoilt[] {
  return good.flatMap((answer, index) => {
    const json = JSON.stringify(answer.output);
    const seed = (name: string) => `${answer.task.name} ${index} ${name}`;
    const said = mistakesInAnyAnswer.map(({ name, spoil }) => ({
      ...answer,
      name,
      text: JSON.stringify(spoil(answer.output, seed(name))),
    }));
    const written = mistakesInAnyText.map(({ name, spoil }) => ({ ...answer, name, text: spoil(json) }));
    return [...said, ...written].filter(({ text }) => text !== json);
  });
}

/** What becomes of an answer: taken at once, some parts asked for anew, or all of it. */
function fateOf({ task, input, text }: Spoilt): "taken" | "parts" | "whole" {
  const schema = task.outputFor?.(input) ?? task.output;
  const judged = judgeAnswer(text, { finishReason: "stop" }, { task, input, schema });
  if (judged.outcome === "ok") return "taken";
  if (judged.outcome === "refused") return "whole";
  const form = jsonSchemaOf(schema);
  const parts = partsToRepair(judged.value, judged.refused, form);
  // The one list of an answer is all of it.
  const [only, another] = Object.keys(form.properties ?? {});
  const isAll = parts.some(({ place, isMore }) => !isMore && another === undefined && place === only);
  return parts.length > 0 && !isAll ? "parts" : "whole";
}

describe("small mistakes in good answers", () => {
  test("hardly ever refuse a whole answer, and most are put right without asking again", () => {
    const fates = spoiltAnswers().map((spoilt) => ({
      fate: fateOf(spoilt),
      name: `${spoilt.task.name}: ${spoilt.name}`,
    }));
    const of = (fate: string) => fates.filter((each) => each.fate === fate);
    const share = (fate: string) => of(fate).length / fates.length;
    expect(fates.length).toBeGreaterThan(2_000);
    // Without one of its terms a calculation is another one.
    expect(of("whole").filter(({ name }) => !name.includes("-sizing: "))).toEqual([]);
    expect(share("whole")).toBeLessThan(0.05);
    expect(share("taken")).toBeGreaterThan(0.7);
  });
});
