import { describe, expect, test } from "vitest";
import { currentQuestionnaires } from "../../src/features/incubation/questionnaires/current-questionnaires.ts";
import { clarifyingQuestionsTask } from "../../src/features/incubation/tasks/clarifying-questions/task.ts";
import { generateConceptsTask } from "../../src/features/incubation/tasks/generate-concepts/task.ts";
import { suggestAnswersTask } from "../../src/features/incubation/tasks/suggest-answers/task.ts";
import { keyAssumptionsTask } from "../../src/features/report/assumptions/tasks/key-assumptions/task.ts";
import { customerProfilesTask } from "../../src/features/report/customers/tasks/customer-profiles/task.ts";
import { neededPersonaTask } from "../../src/features/report/customers/tasks/needed-persona/task.ts";
import { profileAlternativesTask } from "../../src/features/report/customers/tasks/profile-alternatives/task.ts";
import { profileJourneyTask } from "../../src/features/report/customers/tasks/profile-journey/task.ts";
import { profileNeedsTask } from "../../src/features/report/customers/tasks/profile-needs/task.ts";
import { profileSignalsTask } from "../../src/features/report/customers/tasks/profile-signals/task.ts";
import { profileStanceTask } from "../../src/features/report/customers/tasks/profile-stance/task.ts";
import { executiveSummariesTask } from "../../src/features/report/overview/tasks/executive-summaries/task.ts";
import { overviewTask } from "../../src/features/report/overview/tasks/overview/task.ts";
import { recogniseItemsTask } from "../../src/features/report/revisions/tasks/recognise-items/task.ts";
import { trendsTask } from "../../src/features/report/trends/tasks/trends/task.ts";
import { versionSummaryTask } from "../../src/features/report/versions/tasks/version-summary/task.ts";
import { digestReport } from "../../src/features/report/writing/digest.ts";
import { refillDepots } from "../concept-briefs.ts";
import { finishedSections } from "../finished-sections.ts";
import { refillSeed } from "../seed-briefs.ts";
import { persona, personaInputs } from "../task-inputs/persona-inputs.ts";
import { customerMistakes } from "./customers.ts";
import { incubationMistakes } from "./incubation.ts";
import { profileMistakes } from "./profiles.ts";
import { summaryMistakes } from "./summaries.ts";
import { type AskedTask, askedTask } from "./taken-of.ts";
import { trendAndItemMistakes } from "./trends-and-items.ts";

const mistakes = [
  ...incubationMistakes,
  ...customerMistakes,
  ...profileMistakes,
  ...summaryMistakes,
  ...trendAndItemMistakes,
];

const question = (identifier: string) => {
  const found = currentQuestionnaires
    .flatMap(({ questions }) => Object.values(questions))
    .find((candidate) => candidate.identifier === identifier);
  if (!found) throw new Error(`no question ${identifier}`);
  return found;
};
const brief = refillDepots;
const ofPersona = { brief, persona: persona(), otherSegments: ["Landlords"] };
const ofReport = { brief, report: digestReport(finishedSections(brief)) };
const { assumptions: _assumptions, ...before } = finishedSections(brief);
const things = (letter: string) =>
  [1, 2, 3].map((number) => ({ handle: `${letter}${number}`, says: `Thing ${number} as ${letter}`, within: null }));

const tasks: AskedTask[] = [
  askedTask(clarifyingQuestionsTask, { brief: refillSeed, concept: null }),
  askedTask(suggestAnswersTask, { brief: refillSeed, question: question("pains"), present: [], concept: null }),
  askedTask(suggestAnswersTask, { brief: refillSeed, question: question("assets"), present: [], concept: null }),
  askedTask(generateConceptsTask, { brief: refillSeed, existing: [], dropped: [], instructions: "", count: 4 }),
  askedTask(customerProfilesTask, { brief }),
  askedTask(neededPersonaTask, { brief, role: "mustAgree", others: [persona()] }),
  askedTask(profileNeedsTask, ofPersona),
  askedTask(profileAlternativesTask, ofPersona),
  askedTask(profileJourneyTask, ofPersona),
  askedTask(profileSignalsTask, ofPersona),
  // Of a persona about whom nobody said more than the group, nothing is drafted that nobody said.
  ...personaInputs(brief).map((asked) => askedTask(profileStanceTask, asked)),
  askedTask(trendsTask, { brief }),
  askedTask(keyAssumptionsTask, { brief, report: digestReport(before) }),
  askedTask(overviewTask, ofReport),
  askedTask(executiveSummariesTask, ofReport),
  askedTask(recogniseItemsTask, { kinds: [{ kind: "pain", earlier: things("e"), written: things("w") }] }),
  askedTask(versionSummaryTask, { changes: ["Trends: Summary of “Political”", "Trends: “Quiet motors” removed"] }),
];

describe.each([...new Set(tasks.map(({ name }) => name))])("%s", (name) => {
  const own = mistakes.filter(({ task }) => task === name);
  const asked = tasks.filter((task) => task.name === name);

  test("a good answer is taken as it is", () => {
    const unspoilt = { task: name, name: "none", spoil: (answer: never) => answer };
    expect(asked.flatMap((task) => task.takenWith(unspoilt))).toEqual(asked.flatMap(() => ["taken", "taken"]));
  });

  test("has seven mistakes or more, and each of them changes an answer", () => {
    expect(own.length).toBeGreaterThanOrEqual(7);
    const idle = own.filter((mistake) => !asked.some((task) => task.changedBy(mistake)));
    expect(idle.map((mistake) => mistake.name)).toEqual([]);
  });

  test("a small mistake does not cost the whole answer", () => {
    const costly = own.filter((mistake) => asked.some((task) => task.takenWith(mistake).includes("nothing")));
    expect(costly.map((mistake) => mistake.name)).toEqual([]);
  });
});

test("after seven of ten small mistakes no second call is needed", () => {
  const outcomes = mistakes.flatMap((mistake) =>
    tasks.filter(({ name }) => name === mistake.task).flatMap((task) => task.takenWith(mistake)),
  );
  expect(outcomes.filter((taken) => taken === "taken").length / outcomes.length).toBeGreaterThanOrEqual(0.7);
});
