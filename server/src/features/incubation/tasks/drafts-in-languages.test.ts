import { expect, test } from "vitest";
import { foreignBriefs } from "#test-support/evaluation/briefs/foreign-briefs.ts";
import { refillSeed, wardSeed } from "#test-support/seed-briefs.ts";
import type { SeedBrief } from "../exports/seed-brief.ts";
import { currentQuestionnaires } from "../questionnaires/current-questionnaires.ts";
import { clarifyingQuestionsTask } from "./clarifying-questions/task.ts";
import { generateConceptsTask } from "./generate-concepts/task.ts";
import { suggestAnswersTask } from "./suggest-answers/task.ts";

const concept = { title: "Depots on wheels", summary: "A van.", problemStatement: "Boxes.", valueProposition: "None." };
const questions = currentQuestionnaires.flatMap((each) => Object.values(each.questions));
const seed = "a seed";

/** All that is drafted from a seed, as lines. */
function draftedFrom(brief: SeedBrief): string[] {
  const run = { existing: [], dropped: [], instructions: "Schools first.", count: 3 };
  const { concepts } = generateConceptsTask.draft({ brief, ...run }, seed);
  const asked = [null, concept].flatMap((about) => [
    about ? "-- Asked back about a concept" : "-- Asked back",
    ...clarifyingQuestionsTask
      .draft({ brief, concept: about }, seed)
      .questions.map(({ icon, title, question }) => `${icon} | ${title} | ${question}`),
  ]);
  const suggested = ["audience", "success", "assets"].flatMap((identifier) => {
    const question = questions.find((each) => each.identifier === identifier);
    if (!question) throw new Error(`no question ${identifier}`);
    const { suggestions } = suggestAnswersTask.draft({ brief, question, present: [], concept: null }, seed);
    return [
      `-- Suggested for ${identifier}`,
      ...suggestions.map(({ title, description }) => `${title} | ${description}`),
    ];
  });
  return [
    ...concepts.flatMap(({ restsOn, opportunity, ...texts }) => [
      "-- A concept",
      ...Object.entries(opportunity ?? {}).map(([name, text]) => `opportunity ${name}: ${[text].flat().join(", ")}`),
      ...Object.entries(texts).map(
        ([name, text]) => `${name} [${restsOn[name as keyof typeof restsOn].join(", ")}]: ${[text].flat().join(" / ")}`,
      ),
    ]),
    ...asked,
    ...suggested,
  ];
}

test("what is drafted from seeds in several languages", async () => {
  const briefs = [refillSeed, wardSeed, ...foreignBriefs.map((each) => each.seed)];
  const told = briefs.flatMap((brief) => [`==== ${brief.company.name}`, ...draftedFrom(brief), ""]);
  await expect(told.join("\n")).toMatchFileSnapshot("drafts-in-languages.txt");
});
