import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plantAnsweredSeed } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { answerText, fieldsOf, generate, plant, readSeed, settled } from "./incubation.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let seedId: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
});
afterAll(() => server.stop());

const answerOf = async (identifier: string) => {
  const found = (await readSeed(ada, seedId)).answers.find(({ question }) => question.identifier === identifier);
  if (!found) throw new Error(`${identifier} is not answered`);
  return found;
};
const identifiers = async () => (await readSeed(ada, seedId)).answers.map(({ question }) => question.identifier);
const submit = (body: unknown) => ada.raw(`POST /api/v2/concept/incubation/seed/${seedId}/answer`, body);
const change = (id: string, answer: string[], headers = {}) =>
  ada.call("PATCH v2/concept/incubation/seed/answer/{id}", { params: { id }, body: { answer }, headers });
const changeAndDelete = (id: string, answer: string[], force?: boolean) =>
  ada.call("PATCH v2/concept/incubation/seed/answer/update_and_delete_higher_order/{id}", {
    params: { id },
    query: force === undefined ? {} : { force_delete: force },
    body: { answer },
  });

describe("answering", () => {
  beforeEach(async () => {
    seedId = await plant(ada);
  });

  test("[S1.7-33] [S1.3-16] an answer is stored with its question and who wrote it", async () => {
    const { status, body } = await submit({
      questionId: "expand.idea",
      fieldType: "text",
      answer: ["  A van ", "A depot"],
      details: { sources: ["ai"] },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      question: { identifier: "idea", order: 1, fieldType: "text", required: true },
      answer: ["A van", "A depot"],
      details: { sources: ["ai", "user"] },
      source: "user",
    });
    const answers = await ada.call("GET v2/concept/incubation/seed/{id}/answers", { params: { id: seedId } });
    expect(answers.body).toEqual([body]);
  });

  test("[S1.7-32] the answers of a seed are given lowest order first, in whatever order they came", async () => {
    await answerText(ada, seedId, ["success", "Forty buildings"]);
    await answerText(ada, seedId, ["idea", "A van"]);
    await answerText(ada, seedId, ["pains", "Boxes pile up"]);
    const { status, body } = await ada.call("GET v2/concept/incubation/seed/{id}/answers", { params: { id: seedId } });
    expect(status).toBe(200);
    expect(body.map(({ question, answer }) => [question.identifier, ...answer])).toEqual([
      ["idea", "A van"],
      ["pains", "Boxes pile up"],
      ["success", "Forty buildings"],
    ]);
  });

  test("[S1.3-17] [S1.3-18] an answer taken from suggestions only is the AI's", async () => {
    const { body } = await submit({
      questionId: "expand.idea",
      fieldType: "text",
      answer: ["A van"],
      details: { sources: ["ai"] },
    });
    expect(body).toMatchObject({ source: "ai" });
  });

  test("answering again takes the place of the first answer", async () => {
    await answerText(ada, seedId, ["idea", "A van"]);
    await answerText(ada, seedId, ["idea", "A boat"]);
    expect((await readSeed(ada, seedId)).answers.map(({ answer }) => answer)).toEqual([["A boat"]]);
  });

  test.each([
    ["[S1.5-22] an empty text", { questionId: "expand.idea", fieldType: "text", answer: ["  "] }],
    ["[S1.5-23] a text that stands twice", { questionId: "expand.idea", fieldType: "text", answer: ["a", " a "] }],
    ["[S1.5-24] a text that is too long", { questionId: "expand.idea", fieldType: "text", answer: ["x".repeat(501)] }],
    ["[S1.5-26] no answer to a required question", { questionId: "expand.idea", fieldType: "text", answer: [] }],
    [
      "[S1.5-28] two choices of a radio question",
      { questionId: "expand.value_source", fieldType: "radioButton", answer: ["revenue", "savings"] },
    ],
    ["an option that is none", { questionId: "expand.assets", fieldType: "multiSelect", answer: ["gold"] }],
    ["a question of the other questionnaire", { questionId: "identify.field", fieldType: "text", answer: ["a"] }],
    ["the wrong kind of field", { questionId: "expand.assets", fieldType: "text", answer: ["data"] }],
    ["a text with a NUL", { questionId: "expand.idea", fieldType: "text", answer: ["a\u0000b"] }],
    ["no list", { questionId: "expand.idea", fieldType: "text", answer: "a" }],
  ])("%s is refused", async (_, body) => {
    expect((await submit(body)).status).toBe(422);
    expect((await readSeed(ada, seedId)).answers).toEqual([]);
  });

  test("[S1.8-34] the refusal of a missing answer says so in words", async () => {
    const { body } = await submit({ questionId: "expand.idea", fieldType: "text", answer: [] });
    expect(body).toMatchObject({ detail: "Please provide a valid answer question" });
  });

  test("[S1.5-27] an optional question may be answered with nothing", async () => {
    expect((await answerText(ada, seedId, ["limits"])).status).toBe(201);
  });

  test("[S1.5-29] a multi-select question takes several options", async () => {
    const { status } = await submit({
      questionId: "expand.assets",
      fieldType: "multiSelect",
      answer: ["data", "brand"],
    });
    expect(status).toBe(201);
  });

  test("two windows answering the same question at once leave one answer", async () => {
    const answers = await Promise.all(
      ["A van", "A boat", "A bike"].map((text) => answerText(ada, seedId, ["idea", text])),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await readSeed(ada, seedId)).answers).toHaveLength(1);
  });

  test("answers of a seed that is no draft stay as they are", async () => {
    await answerText(ada, seedId, ["idea", "A van"]);
    const { id } = await answerOf("idea");
    await ada.call("PATCH v2/concept/seed/{id}", { params: { id: seedId }, body: { status: "archived" } });
    expect((await answerText(ada, seedId, ["idea", "A boat"])).status).toBe(409);
    expect((await change(id, ["A boat"])).status).toBe(409);
    expect((await changeAndDelete(id, ["A boat"], true)).status).toBe(409);
    expect((await ada.raw(`DELETE /api/v2/concept/incubation/seed/answer/${id}`)).status).toBe(409);
    expect((await readSeed(ada, seedId)).answers[0]?.answer).toEqual(["A van"]);
  });
});

describe("changing", () => {
  beforeEach(async () => {
    seedId = await plantAnsweredSeed(ada);
  });

  test("[S1.7-34] a changed answer leaves the later ones", async () => {
    const before = await identifiers();
    const { id } = await answerOf("audience");
    expect((await change(id, ["Tenants"])).body.answer).toEqual(["Tenants"]);
    expect(await identifiers()).toEqual(before);
    expect((await change(id, ["a", "a"])).status).toBe(422);
  });

  test("a change from an outdated view is refused", async () => {
    const { id, updatedAt } = await answerOf("idea");
    const first = await change(id, ["A van"], { "if-match": `"${updatedAt}"` });
    expect(first.headers.get("etag")).toBe(`"${first.body.updatedAt}"`);
    expect((await change(id, ["A boat"], { "if-match": `"${updatedAt}"` })).status).toBe(412);
    expect((await change(id, ["A boat"], { "if-match": `"${first.body.updatedAt}"` })).status).toBe(200);
  });

  test("[S1.7-35] an answer can be deleted alone", async () => {
    const { id } = await answerOf("success");
    expect((await ada.raw(`DELETE /api/v2/concept/incubation/seed/answer/${id}`)).status).toBe(204);
    expect(await identifiers()).not.toContain("success");
  });

  test("[S1.7-36] [S1.4-28] with consent, later answers go with the change", async () => {
    const { id } = await answerOf("pains");
    const refused = await changeAndDelete(id, ["Noise"]);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ detail: "Changing this answer removes the answers that follow it." });
    expect((await answerOf("pains")).answer).not.toEqual(["Noise"]);
    expect((await changeAndDelete(id, ["Noise"], true)).status).toBe(200);
    expect(await identifiers()).toEqual(["idea", "audience", "pains"]);
  });

  test("[S1.4-24] an answer that says the same asks for nothing and removes nothing", async () => {
    const { id, answer } = await answerOf("assets");
    const before = await identifiers();
    expect((await changeAndDelete(id, [...answer].reverse())).status).toBe(200);
    expect(await identifiers()).toEqual(before);
  });

  test("the last answer changes without consent when nothing rests on it", async () => {
    const { id } = await answerOf("success");
    expect((await changeAndDelete(id, ["Ten buildings"])).status).toBe(200);
  });

  test("[S1.4-27] a clone says that copied answers go", async () => {
    const clone = await ada.call("POST v2/concept/seed/{id}/clone", { params: { id: seedId } });
    seedId = clone.body.uuid;
    const { body } = await changeAndDelete((await answerOf("pains")).id, ["Noise"]);
    expect(body).toMatchObject({
      detail: "Changing this answer removes the later answers copied from the original seed.",
    });
  });

  test("[S1.4-26] [S1.4-29] clarifying answers and generated concepts are named, and go with the change", async () => {
    const asked = await ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", {
      params: { id: seedId },
      body: {},
    });
    await ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions/{questionUuid}/answer", {
      params: { id: seedId, questionUuid: asked.body[0]?.uuid ?? "" },
      body: { answer: ["The owner"] },
    });
    const { id } = await answerOf("success");
    expect((await changeAndDelete(id, ["Ten"])).body).toMatchObject({
      detail: "Changing this answer removes your clarifying answers.",
    });
    await generate(ada, seedId);
    expect((await settled(ada, seedId)).cachedConcepts).toHaveLength(4);
    expect((await changeAndDelete(id, ["Ten"])).body).toMatchObject({
      detail:
        "Changing this answer removes your generated concepts. Changing this answer removes your clarifying answers.",
    });
    expect((await changeAndDelete(id, ["Ten"], true)).status).toBe(200);
    expect(await readSeed(ada, seedId)).toMatchObject({ cachedConcepts: [], clarifyingQuestions: [] });
  });

  test("[S1.4-29] a plain change removes concepts and clarifying questions too, the same words again do not", async () => {
    await generate(ada, seedId);
    await settled(ada, seedId);
    const { id, answer } = await answerOf("idea");
    await change(id, answer);
    expect((await readSeed(ada, seedId)).cachedConcepts).toHaveLength(4);
    await change(id, ["Something new"]);
    expect((await readSeed(ada, seedId)).cachedConcepts).toEqual([]);
  });

  test("[S1.3-09] once a concept is saved the seed is published and its answers stay", async () => {
    await generate(ada, seedId);
    const [concept] = (await settled(ada, seedId)).cachedConcepts;
    await ada.call("POST v2/concept/incubation/seed/{id}/generated", {
      params: { id: seedId },
      body: concept ? [fieldsOf(concept)] : [],
    });
    expect((await readSeed(ada, seedId)).status).toBe("published");
    expect((await change((await answerOf("idea")).id, ["Something new"])).status).toBe(409);
    const back = await ada.call("PATCH v2/concept/seed/{id}", { params: { id: seedId }, body: { status: "draft" } });
    expect(back.status).toBe(409);
  });
});
