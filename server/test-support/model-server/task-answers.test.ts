import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { editReportTask } from "../../src/features/ai-editing/tasks/edit-report/task.ts";
import type { ConceptBrief } from "../../src/features/concepts/exports/concept-brief.ts";
import { personaReplyTask } from "../../src/features/conversations/tasks/persona-reply/task.ts";
import { clarifyingQuestionsTask } from "../../src/features/incubation/tasks/clarifying-questions/task.ts";
import { generateConceptsTask } from "../../src/features/incubation/tasks/generate-concepts/task.ts";
import { suggestAnswersTask } from "../../src/features/incubation/tasks/suggest-answers/task.ts";
import { neededRoles } from "../../src/features/report/customers/needed-roles.ts";
import { neededPersonaTask } from "../../src/features/report/customers/tasks/needed-persona/task.ts";
import { profileSignalsTask } from "../../src/features/report/customers/tasks/profile-signals/task.ts";
import { interviewGuideTask } from "../../src/features/report/interviews/tasks/interview-guide/task.ts";
import { interviewSignalsTask } from "../../src/features/report/interviews/tasks/interview-signals/task.ts";
import {
  germanTranscript,
  meetingTranscript,
  timedTranscript,
} from "../../src/features/report/interviews/three-transcripts.fixture.ts";
import { readTranscript } from "../../src/features/report/interviews/transcripts/read-transcript.ts";
import { researchQuestionsTask } from "../../src/features/report/research/tasks/research-questions/task.ts";
import { recogniseItemsTask } from "../../src/features/report/revisions/tasks/recognise-items/task.ts";
import { sections } from "../../src/features/report/sections.ts";
import { versionSummaryTask } from "../../src/features/report/versions/tasks/version-summary/task.ts";
import { drawnImages } from "../../src/features/report/writing/images/drawn-images.ts";
import { stableUuid } from "../../src/features/report/writing/stable-uuid.ts";
import type { FinishedSections, WritingTools } from "../../src/features/report/writing/writing-tools.ts";
import { saidOf } from "../../src/platform/model/answer/findings.ts";
import type { AiTask } from "../../src/platform/model/task.ts";
import { conceptBriefs, refillDepots } from "../concept-briefs.ts";
import { keptArticles, passagesOfPages } from "../research-pages/read-articles.ts";
import { seedBriefs } from "../seed-briefs.ts";
import { persona, personaInputs } from "../task-inputs/persona-inputs.ts";
import { askScripted } from "./ask-scripted.ts";
import { draftedReport, editAsked } from "./editing/edit-inputs.ts";
import { personaRows } from "./personas/persona-profiles.ts";
import { askedPersona } from "./personas/persona-questions.ts";
import { taskAnswers } from "./task-answers.ts";

interface Exchange {
  task: string;
  prompt: string;
  answer: string;
  problems: string[];
}

/** Asks the answers of the server for a task, as the gateway would, and gives the output; `exchanges` gets what was said. */
function ask<Input, Output>(task: AiTask<Input, Output>, input: Input, exchanges: Exchange[]): Output {
  const { prompt, answer, output } = askScripted(task, input);
  exchanges.push({ task: task.name, prompt, answer, problems: task.check(output, input).map(saidOf) });
  return output;
}

/** What is said when the whole report of a concept is written. */
async function reportOn(brief: ConceptBrief): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  const finished: FinishedSections = {};
  const run: WritingTools["run"] = async (task, input) => ({
    output: ask(task, input, exchanges),
    origin: "model",
    model: "scripted",
    notes: [],
  });
  const tools: WritingTools = {
    brief,
    finished,
    run,
    tryRun: run,
    allowGaps: () => undefined,
    images: drawnImages(stableUuid(brief.concept.title)),
    research: async () => null,
    id: (...name) => stableUuid(brief.concept.title, ...name),
    now: "2026-03-04T12:00:00.000Z",
  };
  ask(researchQuestionsTask, { brief, wishes: "" }, exchanges);
  finished.trends = await sections.trends.write(tools);
  finished.customerProfiles = await sections.customerProfiles.write(tools);
  finished.marketScan = await sections.marketScan.write(tools);
  finished.financialProjection = await sections.financialProjection.write(tools);
  finished.assumptions = await sections.assumptions.write(tools);
  await sections.overview.write(tools);
  return exchanges;
}

const payingOffBy = (brief: ConceptBrief, answer: string): ConceptBrief => ({
  ...brief,
  seed: {
    ...brief.seed,
    answers: [{ identifier: "value_source", label: "What should it bring?", answers: [answer] }],
  },
});

const options = ["New revenue", "Lower costs", "Not sure yet"].map((label) => ({
  value: label,
  label,
  description: label,
}));

function incubation(): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const brief of seedBriefs) {
    const open = { identifier: "audience", label: "Who is it for?", help: "Name people.", options: [] };
    const choice = { identifier: "value_source", label: "How would it pay off?", help: "", options };
    ask(suggestAnswersTask, { brief, question: open, present: ["Cooks", "Crews"], concept: null }, exchanges);
    ask(suggestAnswersTask, { brief, question: choice, present: [], concept: null }, exchanges);
    ask(
      suggestAnswersTask,
      { brief, question: choice, present: ["Lower costs", "New revenue"], concept: null },
      exchanges,
    );
    ask(clarifyingQuestionsTask, { brief, concept: null }, exchanges);
    const first = ask(
      generateConceptsTask,
      { brief, existing: [], dropped: [], instructions: "", count: 4 },
      exchanges,
    );
    const [existing, ...dropped] = first.concepts;
    if (existing === undefined) throw new Error("No concept came.");
    ask(
      generateConceptsTask,
      { brief, existing: [existing], dropped, instructions: "Write 2 business concepts.", count: 3 },
      exchanges,
    );
    ask(generateConceptsTask, { brief, existing: [], dropped, instructions: "", count: 1 }, exchanges);
    const concept = { ...existing, uuid: stableUuid(existing.title) };
    ask(clarifyingQuestionsTask, { brief, concept }, exchanges);
    ask(
      suggestAnswersTask,
      { brief, question: { ...open, identifier: null, help: "" }, present: [], concept },
      exchanges,
    );
  }
  return exchanges;
}

function revisions(): Exchange[] {
  const exchanges: Exchange[] = [];
  const things = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      handle: `${letter}${index + 1}`,
      says: `${letter} says "${index}" of ${count}\ne9: and more`,
      within: index % 2 === 0 ? null : "Office hosts",
    }));
  for (let count = 1; count <= 5; count += 1) {
    const kinds = [{ kind: "pain", earlier: things("e", count), written: things("w", 5) }];
    ask(recogniseItemsTask, { kinds }, exchanges);
    ask(versionSummaryTask, { changes: things("c", count).map(({ says }) => `Trends: ${says}`) }, exchanges);
  }
  return exchanges;
}

function neededPersonas(): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const brief of conceptBriefs)
    for (const role of neededRoles)
      for (const others of [[], [persona(), persona({ segment: "Landlords", name: "Ben Roth" })]])
        ask(neededPersonaTask, { brief, role, others }, exchanges);
  return exchanges;
}

function conversations(): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const [index, { tool }] of personaRows.entries())
    ask(personaReplyTask, askedPersona(`What ${tool} do you use today?`, { index }), exchanges);
  return exchanges;
}

/** Signals are asked for only where something was read. */
function signals(): Exchange[] {
  const exchanges: Exchange[] = [];
  const text =
    "Hosts of shared offices order soap in cartons every month, pay for the room in which the cartons stand, and ask their cleaning crews to refill the bottles by hand on the first Monday of the month.";
  const passages = passagesOfPages(keptArticles("refill", "11111111-1111-4111-8111-111111111111"))
    .slice(0, 2)
    .map((passage) => ({ ...passage, text }));
  for (const persona of conceptBriefs.flatMap((brief) => personaInputs(brief)))
    ask(profileSignalsTask, { ...persona, passages, wishes: "", wrong: [] }, exchanges);
  return exchanges;
}

function interviews(): Exchange[] {
  const exchanges: Exchange[] = [];
  const statements = [
    "People reorder by the floor.",
    "A landlord signs within a week.",
    "Nobody pays for a second bill.",
  ];
  for (const brief of conceptBriefs) {
    for (const text of [timedTranscript, meetingTranscript, germanTranscript]) {
      const lines = readTranscript(text, []).lines.map((line, index) => ({ ...line, number: index + 1 }));
      ask(interviewSignalsTask, { brief, segment: "Facility leads", touchable: [], lines }, exchanges);
    }
    for (const count of [1, 2, 3]) {
      const atStake = statements.slice(0, count).map((statement, index) => ({
        handle: `assumption-${index + 1}`,
        statement: `${statement.slice(0, -1)} of ${brief.concept.title}.`,
        importance: 3 as const,
        certainty: 1 as const,
      }));
      ask(interviewGuideTask, { brief, segment: "Leads", description: "They order.", atStake, present: [] }, exchanges);
    }
  }
  return exchanges;
}

async function edits(): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const brief of conceptBriefs)
    ask(
      editReportTask,
      editAsked(await draftedReport(brief), `Say plainly what ${brief.concept.title} is.`),
      exchanges,
    );
  return exchanges;
}

const reports = await Promise.all(
  conceptBriefs.flatMap((brief) => [
    reportOn(brief),
    reportOn(payingOffBy(brief, "New revenue")),
    reportOn(payingOffBy(brief, "Lower costs")),
  ]),
);
const exchanges = [
  ...reports.flat(),
  ...incubation(),
  ...revisions(),
  ...neededPersonas(),
  ...conversations(),
  ...signals(),
  ...interviews(),
  ...(await edits()),
];
const features = join(import.meta.dirname, "../../src/features");
const taskNames = globSync("**/tasks/*/task.ts", { cwd: features })
  .map((file) => basename(dirname(file)))
  .sort();

test("every task of the product is asked here", () => {
  expect([...new Set(exchanges.map(({ task }) => task))].sort()).toEqual(taskNames);
});

test.each(taskNames)(
  "%s is answered in a way that passes its check, whatever the prompt, in words of its own",
  (name) => {
    const own = exchanges.filter(({ task }) => task === name);
    const prompts = new Set(own.map(({ prompt }) => prompt));
    expect(prompts.size).toBeGreaterThanOrEqual(5);
    expect(own.flatMap(({ problems }) => problems)).toEqual([]);
    expect(new Set(own.map(({ answer }) => answer)).size).toBe(prompts.size);
  },
);

test("every answer that the server holds is of a task", () => {
  expect(Object.keys(taskAnswers).filter((key) => !taskNames.includes(key.replaceAll("_", "-")))).toEqual([]);
});

test("any words of a person lead to answers that pass", async () => {
  const text = fc.oneof(fc.string({ maxLength: 200, unit: "grapheme" }), fc.lorem({ maxCount: 40 }));
  await fc.assert(
    fc.asyncProperty(text, text, text, async (title, summary, answer) => {
      const brief = payingOffBy({ ...refillDepots, concept: { ...refillDepots.concept, title, summary } }, answer);
      expect((await reportOn(brief)).flatMap(({ problems }) => problems)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
