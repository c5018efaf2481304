import type {
  ClarifyingQuestion,
  GeneratedConcept,
  Question,
  Questionnaire,
  Seed,
  SeedAnswer,
} from "@seedbed/contract/incubation/schemas";

export const seedUuid = "aaaaaaaa-0000-4000-8000-000000000001";

export const questionWith = (fields: Partial<Question> & Pick<Question, "identifier" | "order">): Question => ({
  id: `expand.${fields.identifier}`,
  label: `About ${fields.identifier}?`,
  shortLabel: `The ${fields.identifier}`,
  help: "",
  placeholder: `Some ${fields.identifier}`,
  dependsOn: null,
  dependsOnValue: null,
  fieldType: "text",
  options: [],
  isSuggestionsEnabled: true,
  required: true,
  ...fields,
});

const option = (value: string, label: string) => ({ value, label, description: `${label} it is`, icon: "coins" });

/** Three steps: an idea in words, what it brings by choice (with a sub-question), and limits that may be skipped. */
export const questions = {
  idea: questionWith({ identifier: "idea", order: 1 }),
  assets: questionWith({
    identifier: "assets",
    order: 2,
    fieldType: "multiSelect",
    options: [option("brand", "A trusted name"), option("fleet", "A fleet of vans"), option("data", "Old data")],
  }),
  value: questionWith({
    identifier: "value",
    order: 3,
    fieldType: "radioButton",
    options: [option("revenue", "New revenue"), option("savings", "Lower costs")],
  }),
  earning: questionWith({ identifier: "earning", order: 3.5, dependsOn: "value", dependsOnValue: "revenue" }),
  limits: questionWith({ identifier: "limits", order: 4, required: false }),
};

export const questionnaireWith = (change: Partial<Questionnaire> = {}): Questionnaire => ({
  type: "EXPAND_AN_EXISTING_IDEA",
  version: 1,
  questions: Object.fromEntries(Object.values(questions).map((question) => [question.id, question])),
  ...change,
});

export const answerTo = (question: Question, answer: string[], sources: ("user" | "ai")[] = []): SeedAnswer => ({
  id: `answer-${question.identifier}`,
  question: { ...question, isIgnition: true },
  answer,
  details: { sources: answer.map((_, index) => sources[index] ?? "user") },
  source: "user",
  updatedAt: "2026-03-01T09:00:00.000Z",
  updatedBy: { uuid: "11111111-1111-4111-8111-111111111111", firstName: "Mara", lastName: "Olsen" },
});

export const seedWith = (change: Partial<Seed> = {}): Seed => ({
  uuid: seedUuid,
  status: "draft",
  type: "EXPAND_AN_EXISTING_IDEA",
  title: "Refill depots",
  description: "",
  answers: [],
  cachedConcepts: [],
  clarifyingQuestions: [],
  isCloned: false,
  createdBy: { firstName: "Mara", lastName: "Olsen" },
  createdAt: "2026-03-01T09:00:00.000Z",
  updatedAt: "2026-03-01T09:00:00.000Z",
  questionnaireVersion: 1,
  generation: { status: "idle", message: null, instructions: "" },
  ...change,
});

/** A seed whose required questions are answered. */
export const answeredSeed = (change: Partial<Seed> = {}): Seed =>
  seedWith({
    answers: [
      answerTo(questions.idea, ["Refill depots in office basements"]),
      answerTo(questions.assets, ["fleet"]),
      answerTo(questions.value, ["savings"]),
    ],
    ...change,
  });

export const clarifyingWith = (change: Partial<ClarifyingQuestion> = {}): ClarifyingQuestion => ({
  uuid: "cccccccc-0000-4000-8000-000000000001",
  title: "First building",
  icon: "building-store",
  question: "Which building comes first?",
  answer: [],
  details: { sources: [] },
  conceptUuid: null,
  answeredAt: null,
  answeredBy: null,
  ...change,
});

export const conceptUuid = (position: number) => `bbbbbbbb-0000-4000-8000-00000000000${position}`;

export const conceptWith = (position: number, change: Partial<GeneratedConcept> = {}): GeneratedConcept => ({
  uuid: conceptUuid(position),
  title: `Concept number ${position}`,
  summary: `Summary ${position}`,
  overview: `Overview ${position}`,
  problemStatement: `Problem ${position}`,
  valueProposition: `Value ${position}`,
  differentiators: [
    { order: 1, description: `First difference ${position}` },
    { order: 2, description: `Second difference ${position}` },
  ],
  rightsToWin: [{ order: 1, description: `Right ${position}` }],
  generationOrder: position,
  isGenerating: false,
  isSaved: false,
  conceptUuid: null,
  identifier: null,
  origin: "draft",
  opportunity: null,
  restsOn: {
    title: ["idea"],
    summary: ["idea"],
    overview: ["idea", "value"],
    problemStatement: [],
    valueProposition: ["limits"],
    differentiators: ["idea"],
    rightsToWin: ["assets"],
  },
  clarifyingQuestions: [],
  ...change,
});
