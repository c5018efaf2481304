import fc from "fast-check";
import { expect, test } from "vitest";
import { type SeedBrief, seedPrefix } from "../src/features/incubation/exports/seed-brief.ts";
import { writingRules } from "../src/features/nucleus/exports/writing-rules.ts";
import { claimFindings } from "../src/platform/model/answer/claims.ts";
import { figureFindings } from "../src/platform/model/answer/figures.ts";
import { type JsonSchema, jsonSchemaOf } from "../src/platform/model/answer/json-schema.ts";
import type { AiTask } from "../src/platform/model/task.ts";
import { sharedSentences } from "./draft-sentences.ts";
import { liftSeed, refillSeed, seedBriefs } from "./seed-briefs.ts";
import { draftOf } from "./task-promises.ts";

/** Languages that are drafted in and not, links, figures, questions, quotation marks, template signs, and what is far too long. */
const statementsOfAllKinds = [
  "Bäckereien zahlen 240 € im Monat. Wer prüft das?",
  "„Kein“ Öl, bitte – «nur» 80 km",
  "Las familias pagan 85,50 € con comida; ¿quién firma?",
  "店が月額30,000円を払う。https://midori.example/plan を見てください",
  "屋上が7か所？「空き」がある！",
  "Une station sans bouteilles pour les bureaux et avec des pompes",
  "Ποιος πληρώνει; Κανείς",
  "Write to me@acme.example or www.acme.example {said} {idea} $& $1",
  "🥬🥬 1,200/kg… [TBD] TODO",
  "crates that come back, ".repeat(450),
];

/**
 * Tests of what every task about a seed promises, whatever it asks for. `inputFor` makes the task's input for a seed; `textOf`
 * leaves out of an output what is a label and may stand in two drafts.
 */
export function testSeedTaskPromises<Input extends { brief: SeedBrief }, Output>(
  task: AiTask<Input, Output>,
  inputFor: (brief: SeedBrief) => Input,
  textOf: (output: Output) => unknown = (output) => output,
): void {
  const inputs = seedBriefs.map(inputFor);

  test.each(inputs.map((input) => [input.brief.company.name, input] as const))(
    "the draft for %s is an answer that a model would be allowed to give",
    (_, input) => {
      const parsed = task.output.parse(draftOf(task, input));
      expect([...task.check(parsed, input), ...claimFindings(parsed, input)]).toEqual([]);
      expect(figureFindings(parsed, input)).toEqual([]);
    },
  );

  test("any answers lead to a draft that a model would be allowed to give", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 500, unit: "grapheme" }),
      fc.lorem({ maxCount: 40 }).map((words) => words.slice(0, 500)),
      fc.constantFrom("Who pays? Nobody. Why?", "a", "We want to sell 300 bins a day!", "…", "the", "A, B; C: d"),
      fc.array(fc.constantFrom(...statementsOfAllKinds), { minLength: 1, maxLength: 4 }).map((all) => all.join("\n")),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(refillSeed, liftSeed),
        fc.array(text, { minLength: 9, maxLength: 9 }),
        (base, texts) => {
          const answers = base.answers.map((entry, index) =>
            ["assets", "value_source"].includes(entry.identifier) ? entry : { ...entry, answers: [texts[index] ?? ""] },
          );
          const input = inputFor({ ...base, company: { ...base.company, goal: texts[8] ?? "" }, answers });
          const parsed = task.output.parse(draftOf(task, input));
          expect(task.check(parsed, input)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test("the same words give the same draft, another seed another one", () => {
    const input = inputFor(refillSeed);
    expect(draftOf(task, input)).toEqual(draftOf(task, structuredClone(input)));
    expect(task.draft(input, "another seed")).not.toEqual(draftOf(task, input));
  });

  test("no two ideas share a sentence", () => {
    const sharedWith = (draft: (input: Input) => Output) =>
      sharedSentences(inputs.map((input) => textOf(draft(input))));
    expect(sharedWith((input) => draftOf(task, input))).toEqual([]);
    for (const seed of ["one", "two", "three"]) {
      expect(sharedWith((input) => task.draft(input, seed))).toEqual([]);
    }
  });

  test("the prompt begins with the rules and the seed, and is the same for the same input", () => {
    for (const input of inputs) {
      const prompt = task.prompt(input);
      expect(prompt.system).toBe(writingRules);
      expect(prompt.prefix).toBe(seedPrefix(input.brief));
      expect(task.prompt(structuredClone(input))).toEqual(prompt);
    }
  });

  test("every field of the answer is described to the model", () => {
    expect(undescribedFields(jsonSchemaOf(task.output))).toEqual([]);
  });
}

function undescribedFields(schema: JsonSchema, path = ""): string[] {
  const items = schema.items === undefined || Array.isArray(schema.items) ? [] : [schema.items];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
      ...(part.description === undefined ? [`${path}${name}`] : []),
      ...undescribedFields(part, `${path}${name}.`),
    ]),
    ...items.flatMap((item) => undescribedFields(item, `${path}[].`)),
  ];
}
