import fc from "fast-check";
import { expect, test } from "vitest";
import { question, questionnaireOf, questionnaires } from "#test-support/arbitrary-questionnaires.ts";
import { rememberedSeed } from "#test-support/remembered-seed.ts";
import { walkSteps, walkThrough } from "#test-support/seed-walk.ts";

const yesOrNo = ["yes", "no"].map((value) => ({ value, label: value, description: "", icon: "bulb" }));
const kinds = fc.infiniteStream(
  fc.record({ fieldType: fc.constantFrom("text", "radioButton", "multiSelect"), required: fc.boolean() }),
);

/** Questionnaires of any shape, with texts and choices, some of which may be skipped. */
const mixedQuestionnaires = fc.tuple(questionnaires, kinds).map(([questions, kindOf]) =>
  questionnaireOf(
    questions.map((entry) => {
      const { fieldType, required } = kindOf.next().value;
      return question({ ...entry, fieldType, required, options: fieldType === "text" ? [] : yesOrNo });
    }),
  ),
);

test("[S1.4-16] [S1.4-17] [S1.4-18] [S1.4-21] [S1.4-28] [S1.4-29] 1,000 walks through questionnaires of any shape lose nothing but what they must, and reach the end", {
  timeout: 120_000,
}, async () => {
  let walks = 0;
  await fc.assert(
    fc.asyncProperty(mixedQuestionnaires, walkSteps, async (questionnaire, steps) => {
      await walkThrough(questionnaire, steps, rememberedSeed());
      walks += 1;
    }),
    { numRuns: 1_000 },
  );
  expect(walks).toBe(1_000);
});
