import type { RouteKey } from "@seedbed/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { TaskFailed } from "../../platform/model/task-failed.ts";
import { fieldsOf, generate, plant, readSeed, settled } from "./incubation.fixture.ts";
import * as failures from "./seed-failures.ts";
import { failureOf } from "./task-failure.ts";

let server: TestServer;
let person: TestPerson;
/** What stands for a thing in the paths below. */
let ids: Record<string, string>;
let concept: ReturnType<typeof fieldsOf>;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  const written = await plantAnsweredSeed(person);
  await generate(person, written);
  const seed = await settled(person, written);
  const params = { id: written };
  const questions = await person.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
    params,
    body: {},
  });
  const archived = await plantAnsweredSeed(person);
  await person.call("PATCH v2/concept/seed/{id}", { params: { id: archived }, body: { status: "archived" } });
  const answer = seed.answers.find(({ question }) => question.identifier === "idea")?.id ?? "";
  const question = questions.body[0]?.uuid ?? "";
  const [first] = seed.cachedConcepts;
  if (!first) throw new Error("no concept was generated");
  concept = fieldsOf(first);
  const none = "0b0c1f52-6a65-4a2b-9d2c-3f0e4f1d2a3b";
  ids = { empty: await plant(person), written, archived, answer, question, generated: first.uuid, none };
});
afterAll(() => server.stop());

const seeds = "v2/concept/seed";
const incubation = "v2/concept/incubation/seed";
const idea = { questionId: "expand.idea", fieldType: "text" };
const taken = "Somebody else has changed this seed. Reload it and make your change again.";
const long = "x".repeat(501);
const notStorable = "Contains characters that cannot be stored.";
const tooLong = "The maximum length is 500 characters";
const required = "Please provide a valid answer question";
const archivedSeed = "This seed is archived. Take it back from the archive to go on.";

// The route with things in its path, what is sent, the status, the sentence, and the field it stands at.
const refused: [RouteKey, unknown, number, string | RegExp, string?][] = [
  [`POST ${seeds}`, { type: "OTHER" }, 422, /^Invalid option/, "type"],
  [`POST ${seeds}`, {}, 422, /^Invalid option/, "type"],
  [`GET ${seeds}?status=ripe`, undefined, 422, /^Invalid option/, "status.0"],
  [`GET ${seeds}?sort=title`, undefined, 422, /^Invalid option/, "sort"],
  [`GET ${seeds}?page=0`, undefined, 422, /^Too small/, "page"],
  [`GET ${seeds}/{none}`, undefined, 404, "Seed not found."],
  [`PATCH ${seeds}/{written}`, { status: "published" }, 422, /^Invalid option/, "status"],
  [`POST ${seeds}/{none}/clone`, undefined, 404, "Seed not found."],
  [`DELETE ${seeds}/{none}`, undefined, 404, "Seed not found."],
  [`POST ${incubation}/{empty}/answer`, { ...idea, answer: [] }, 422, required, "answer"],
  [`POST ${incubation}/{empty}/answer`, { ...idea, answer: [" "] }, 422, "This field cannot be empty.", "answer.0"],
  [`POST ${incubation}/{empty}/answer`, { ...idea, answer: [long] }, 422, tooLong, "answer.0"],
  [`POST ${incubation}/{empty}/answer`, { ...idea, answer: ["a\u0000"] }, 422, notStorable, "answer.0"],
  [
    `POST ${incubation}/{empty}/answer`,
    { ...idea, answer: ["a", " a "] },
    422,
    "This answer is already in the list.",
    "answer",
  ],
  [
    `POST ${incubation}/{empty}/answer`,
    { ...idea, questionId: "x", answer: ["a"] },
    422,
    "This seed's questionnaire has no such question.",
    "questionId",
  ],
  [
    `POST ${incubation}/{empty}/answer`,
    { ...idea, fieldType: "radioButton", answer: ["a"] },
    422,
    "This question is answered as text.",
    "fieldType",
  ],
  [
    `POST ${incubation}/{archived}/answer`,
    { ...idea, answer: ["a"] },
    409,
    /^This seed is archived, so its answers stay as they are\./,
  ],
  [`PATCH ${incubation}/answer/{answer}`, { answer: [] }, 422, required, "answer"],
  [`PATCH ${incubation}/answer/{none}`, { answer: ["a"] }, 404, "Answer not found."],
  [`DELETE ${incubation}/answer/{none}`, undefined, 404, "Answer not found."],
  [
    `PATCH ${incubation}/answer/update_and_delete_higher_order/{answer}?force_delete=perhaps`,
    { answer: ["a"] },
    422,
    /^Invalid option/,
    "force_delete",
  ],
  [`PATCH ${incubation}/answer/update_and_delete_higher_order/{answer}`, { answer: [long] }, 422, tooLong, "answer.0"],
  [`POST ${incubation}/{empty}/clarifying-questions`, {}, 409, "Answer at least one question first."],
  [`POST ${incubation}/{written}/clarifying-questions`, { conceptUuid: "x" }, 422, /^Invalid UUID/, "conceptUuid"],
  [`POST ${incubation}/{archived}/clarifying-questions`, {}, 409, archivedSeed],
  [
    `POST ${incubation}/{written}/clarifying-questions/{none}/answer`,
    { answer: ["a"] },
    404,
    "Clarifying question not found.",
  ],
  [`POST ${incubation}/{written}/clarifying-questions/{question}/answer`, { answer: [long] }, 422, tooLong, "answer.0"],
  [`POST ${incubation}/{empty}/generate-concepts`, {}, 409, "Answer at least one question first."],
  [`POST ${incubation}/{archived}/generate-concepts`, {}, 409, archivedSeed],
  [
    `POST ${incubation}/{written}/generate-concepts`,
    { user_generation_instructions: "x".repeat(2001) },
    422,
    "The maximum length is 2000 characters",
    "user_generation_instructions",
  ],
  [`POST ${incubation}/{written}/generated`, [], 422, /^Too small/],
  [`POST ${incubation}/{written}/generated/{none}/report`, undefined, 404, "Generated concept not found."],
  [`DELETE ${incubation}/{none}/generated`, undefined, 404, "Seed not found."],
];

test.each(refused)("%s of %j answers %i: %s", async (...[key, body, expected, sentence, field]) => {
  const [method = "", path = ""] = key.split(" ");
  const before = await readSeed(person, ids.written ?? "");
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? "");
  const { status, body: answer } = await person.raw(`${method} /api/${filled}`, body);
  const { detail, form } = answer as { detail: string | { msg: string }[]; form?: Record<string, string> };
  const said = typeof detail === "string" ? detail : detail.map(({ msg }) => msg).join(". ");
  expect([status, said]).toEqual([expected, typeof sentence === "string" ? sentence : expect.stringMatching(sentence)]);
  if (field) expect(form).toEqual({ [field]: said });
  expect(await readSeed(person, ids.written ?? "")).toEqual(before);
});

test.each<[string, () => unknown, string]>([
  ["without a title", () => ({ ...concept, title: " " }), "This field cannot be empty."],
  [
    "with a title of 251 characters",
    () => ({ ...concept, title: "x".repeat(251) }),
    "The maximum length is 250 characters",
  ],
  [
    "with a summary of 1001 characters",
    () => ({ ...concept, summary: "x".repeat(1001) }),
    "The maximum length is 1000 characters",
  ],
  [
    "with an empty differentiator",
    () => ({ ...concept, differentiators: [{ order: 0, description: "" }] }),
    "This field cannot be empty.",
  ],
])("a concept %s is neither saved nor kept: the sentence says why", async (_name, changed, sentence) => {
  const id = ids.written ?? "";
  const saved = await person.raw(`POST /api/${incubation}/${id}/generated`, [changed()]);
  const kept = await person.raw(`POST /api/${incubation}/${id}/generate-concepts`, { concepts: [changed()] });
  for (const { status, body } of [saved, kept]) {
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ msg: sentence }] });
  }
  expect((await readSeed(person, id)).cachedConcepts.every((cached) => !cached.isSaved)).toBe(true);
});

test("a change of a seed that somebody else has changed is refused in words", async () => {
  const headers = { "if-match": '"2020-01-01T00:00:00.000Z"' };
  const { status, body } = await person.raw(`PATCH /api/${seeds}/${ids.written}`, { status: "archived" }, headers);
  expect([status, body]).toEqual([412, { code: "precondition_failed", detail: taken }]);
});

test("why a seed stays as it is is said in a sentence that tells what to do", () => {
  const { seedNotDraft, ...kinds } = failures;
  const told = Object.entries(kinds).map(([name, make]) => [name, make().code, make().message].join(" | "));
  expect(told.toSorted()).toEqual([
    "allConceptsKept | conflict | Every place of a run is taken by a concept you keep. Let go of one to get another.",
    "answerNotFound | not_found | Answer not found.",
    "answeredMeanwhile | precondition_failed | Somebody else has answered this question meanwhile. Compare both answers.",
    "clarifyingQuestionNotFound | not_found | Clarifying question not found.",
    "conceptsBeingWritten | conflict | Concepts are being written from this seed. Wait until they are there.",
    "generatedConceptNotFound | not_found | Generated concept not found.",
    "seedArchived | conflict | This seed is archived. Take it back from the archive to go on.",
    "seedChangedMeanwhile | conflict | The answers changed while the questions were being written. Ask again.",
    "seedNotFound | not_found | Seed not found.",
    "seedPublished | conflict | Concepts of this seed are in the bank, so it cannot become a draft again.",
    "seedWentOn | precondition_failed | Somebody else has gone on with this seed, and your change would remove what came since. Look at it, then decide again.",
    "seedWithoutAnswers | conflict | Answer at least one question first.",
    "staleAnswer | precondition_failed | Somebody else has changed this answer. Reload it and make your change again.",
    "staleClarifyingAnswer | precondition_failed | Somebody else has answered this clarifying question meanwhile. Compare both answers.",
    "staleSeed | precondition_failed | Somebody else has changed this seed. Reload it and make your change again.",
  ]);
  expect(seedNotDraft("published")).toMatchObject({
    ...{
      code: "conflict",
      message: "This seed is published, so its answers stay as they are. Clone it to go on from here.",
    },
  });
});

test("what a model does not deliver can be asked for again in ten seconds, where that may help; a defect stays one", () => {
  const failed = (retryable: boolean) =>
    failureOf(new TaskFailed({ code: "unavailable", sentence: "The model is busy.", retryable } as never));
  expect(failed(true)).toMatchObject({ code: "unavailable", message: "The model is busy.", retryAfter: 10 });
  expect(failed(false)).toMatchObject({ code: "unavailable", message: "The model is busy." });
  expect((failed(false) as { retryAfter?: number }).retryAfter).toBeUndefined();
  const defect = new Error("a defect");
  expect(failureOf(defect)).toBe(defect);
});
