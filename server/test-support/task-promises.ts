import { expect, test } from "vitest";
import { type ConceptBrief, conceptPrefix } from "../src/features/concepts/exports/concept-brief.ts";
import { toldOfConcept } from "../src/features/concepts/exports/told-of-concept.ts";
import { writingRules } from "../src/features/nucleus/exports/writing-rules.ts";
import { assessAnswer } from "../src/platform/model/answer/assessing/assess-answer.ts";
import { claimFindings } from "../src/platform/model/answer/claims.ts";
import { figureFindings } from "../src/platform/model/answer/figures.ts";
import { saidOf } from "../src/platform/model/answer/findings.ts";
import { type JsonSchema, jsonSchemaOf } from "../src/platform/model/answer/json-schema.ts";
import { draftSeed } from "../src/platform/model/drafts/draft-seed.ts";
import type { AiTask } from "../src/platform/model/task.ts";
import { sharedSentences } from "./draft-sentences.ts";
import { testVersionRecord } from "./version-record.ts";

/** The draft of a task as the gateway makes it. */
export function draftOf<Input, Output>(task: AiTask<Input, Output>, input: Input): Output {
  return task.draft(input, draftSeed(task.name, input));
}

/** What a task's check says of an answer, a line each. */
export const saidOfAnswer = <Input, Output>(task: AiTask<Input, Output>, answer: Output, input: Input): string[] =>
  task.check(answer, input).map(saidOf);

/** What becomes of a value that a model gave, with the rules by which it was mended. */
export function assessed<Input, Output>(task: AiTask<Input, Output>, value: unknown, input: Input) {
  const mends: string[] = [];
  const schema = task.outputFor?.(input) ?? task.output;
  const result = assessAnswer(value, { task, input, schema, mended: (rule, place) => mends.push(`${rule} ${place}`) });
  return { ...result, mends };
}

/**
 * Tests of what every report task promises, whatever it is about. `inputs` speak of different ideas; `library` holds the
 * texts of data files that a draft may quote figures from.
 */
export function testTaskPromises<Input extends { brief: ConceptBrief }, Output>(
  task: AiTask<Input, Output>,
  inputs: readonly Input[],
  library: unknown = [],
): void {
  test.each(inputs.map((input) => [input.brief.concept.title, input] as const))(
    "the draft for %s is an answer that a model would be allowed to give",
    (_, input) => {
      const parsed = task.output.parse(draftOf(task, input));
      expect([...task.check(parsed, input), ...claimFindings(parsed, input)]).toEqual([]);
      expect(figureFindings(parsed, [input, library])).toEqual([]);
    },
  );

  test("the same words give the same draft, another seed another one", () => {
    const input = inputs[0] as Input;
    expect(draftOf(task, input)).toEqual(draftOf(task, structuredClone(input)));
    expect(task.draft(input, "another seed")).not.toEqual(draftOf(task, input));
  });

  test("no two ideas share a sentence, as far as people told anything of them", () => {
    const told = inputs.filter(({ brief }) => toldOfConcept(brief).statements.length > 0);
    expect(told.length).toBeGreaterThan(1);
    expect(sharedSentences(told.map((input) => draftOf(task, input)))).toEqual([]);
    expect(sharedSentences(told.map((input) => task.draft(input, "the same seed")))).toEqual([]);
  });

  test("the prompt begins with the rules and the concept, and is the same for the same input", () => {
    for (const input of inputs) {
      const prompt = task.prompt(input);
      expect(prompt.system).toBe(writingRules);
      expect(prompt.prefix.startsWith(conceptPrefix(input.brief))).toBe(true);
      expect(task.prompt(structuredClone(input))).toEqual(prompt);
    }
  });

  testVersionRecord(task, inputs[0] as Input);

  test("every field of the answer is described to the model", () => {
    expect(undescribedFields(jsonSchemaOf(task.output))).toEqual([]);
  });
}

function undescribedFields(schema: JsonSchema, path = ""): string[] {
  const items = Array.isArray(schema.items) ? [] : schema.items === undefined ? [] : [schema.items];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    ...(part.description === undefined ? [`${path}${name}`] : []),
    ...undescribedFields(part, `${path}${name}.`),
  ]);
  return [...fields, ...items.flatMap((item) => undescribedFields(item, `${path}[].`))];
}
