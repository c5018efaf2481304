import { conceptStatuses } from "@seedbed/contract/concepts/vocabulary";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { fieldsOf, generate, settled } from "../../incubation/incubation.fixture.ts";
import { change, set, trendsOf, writtenReport } from "../editing/editing.fixture.ts";

let server: TestServer;
let ada: TestPerson;
let stranger: TestPerson;
/** The seed of a concept in the bank: it is published. */
let seedId: string;
let conceptId: string;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.signUp();
  stranger = await server.signUp({ companyName: "Somebody Else" });
  seedId = await plantAnsweredSeed(ada);
  conceptId = await saveFirstConcept(ada, seedId);
});
afterAll(() => server.stop());

const readSeed = (id: string, status?: "draft" | "published" | "archived") =>
  ada.call("GET v2/concept/seed/{id}", { params: { id }, query: status ? { status } : {} });
const readContext = (person: TestPerson) => person.call("GET v2/concept/{id}/context", { params: { id: conceptId } });

test("[S2.7-27] cloning the seed of a concept takes no payload and gives the uuid of a new draft with its answers", async () => {
  const seedUuid = (await readContext(ada)).body.seedUuid ?? "";
  expect(seedUuid).toBe(seedId);
  const { status, body } = await ada.raw(`POST /api/v2/concept/seed/${seedUuid}/clone`);
  expect([status, body]).toEqual([201, { uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  const clone = (await readSeed((body as { uuid: string }).uuid, "draft")).body;
  expect(clone.uuid).not.toBe(seedUuid);
  expect(clone.answers.map(({ answer }) => answer)).toEqual(
    (await readSeed(seedUuid)).body.answers.map(({ answer }) => answer),
  );
});

test("[S2.7-28] [S2.7-29] a seed is read with the status draft, and is not found while it has another", async () => {
  const draft = (await ada.call("POST v2/concept/seed/{id}/clone", { params: { id: seedId } })).body.uuid;
  expect((await readSeed(draft, "draft")).body).toMatchObject({ uuid: draft, status: "draft" });
  expect((await readSeed(seedId)).body.status).toBe("published");
  expect((await readSeed(seedId, "draft")).status).toBe(404);
  expect((await readSeed(seedId, "published")).status).toBe(200);
  expect((await ada.raw(`GET /api/v2/concept/seed/${seedId}?status=sprouting`)).status).toBe(422);
});

test("[S2.3-38] a seed has its uuid, answers with their questions, lists and details, and its clarifying questions", async () => {
  const asked = await ada.call("POST v2/concept/seed/{id}/clone", { params: { id: seedId } });
  const id = asked.body.uuid;
  await ada.call("POST v2/concept/incubation/seed/{id}/clarifying-questions", { params: { id }, body: {} });
  const { body: seed } = await readSeed(id);
  expect(seed.uuid).toBe(id);
  expect(seed.answers.length).toBeGreaterThan(0);
  for (const { question, answer, details } of seed.answers) {
    expect(question).toMatchObject({
      id: expect.any(String),
      identifier: expect.any(String),
      label: expect.stringMatching(/\w/),
      isIgnition: true,
      order: expect.any(Number),
      fieldType: expect.stringMatching(/^(?:multiSelect|radioButton|text)$/),
    });
    expect(answer.every((entry) => typeof entry === "string")).toBe(true);
    expect(details).toEqual({ sources: expect.any(Array) });
  }
  expect(seed.clarifyingQuestions.length).toBeGreaterThanOrEqual(3);
});

test("the context of a concept holds the questions of its seed, and nothing of it for another company", async () => {
  const { body } = await readContext(ada);
  expect(body.answers.map(({ question }) => question.label)).toEqual(
    (await readSeed(seedId)).body.answers.map(({ question }) => question.label),
  );
  expect((await readContext(stranger)).status).toBe(404);
  const foreign = await stranger.raw(`POST /api/v2/concept/seed/${seedId}/clone`);
  expect(foreign.status).toBe(404);
});

test("why a concept was chosen stands in its context, in the words of whoever chose it", async () => {
  const seed = await plantAnsweredSeed(ada);
  await generate(ada, seed);
  const [first, second] = (await settled(ada, seed)).cachedConcepts.map(fieldsOf);
  if (!first || !second) throw new Error("no concepts were generated");
  const { body: saved } = await ada.call("POST v2/concept/incubation/seed/{id}/generated", {
    params: { id: seed },
    body: [{ ...first, chosenBecause: " The fitters asked for it. " }, second],
  });
  const said = async (index: number) =>
    (await ada.call("GET v2/concept/{id}/context", { params: { id: saved[index]?.conceptUuid ?? "" } })).body
      .chosenBecause;
  expect([await said(0), await said(1)]).toEqual(["The fitters asked for it.", ""]);
  const long = await ada.raw(`POST /api/v2/concept/incubation/seed/${seed}/generated`, [
    { ...first, chosenBecause: "x".repeat(501) },
  ]);
  expect(long.status).toBe(422);
});

test("[S2.4-01] a concept takes each of its eight statuses, and no other", async () => {
  const put = (status: string) => ada.raw(`PATCH /api/v1/concept/${conceptId}/`, { status });
  expect(conceptStatuses).toHaveLength(8);
  for (const status of [
    "new",
    "ideating",
    "inReview",
    "prototyping",
    "proofOfConcept",
    "minimumViableProduct",
    "commercialized",
    "archived",
  ]) {
    expect((await put(status)).body).toMatchObject({ status });
    const read = await ada.call("GET v1/concept/{id}/", { params: { id: conceptId } });
    expect(read.body.status).toBe(status);
  }
  expect((await put("poc")).status).toBe(422);
});

test("[S2.3-26] a source is told with all of its fields", async () => {
  const report = await writtenReport(server);
  const trends = await trendsOf(report.ada, report.conceptId);
  const finding = trends.results[0]?.keyFinding[0];
  if (!finding) throw new Error("there is no finding");
  const typed = [{ title: "Packaging ordinance", url: "https://law.example/packaging" }];
  const made = await change(
    report.ada,
    { id: report.conceptId, section: "trends" },
    set(finding.uuid, "sources", typed, finding.sources),
  );
  expect(made.status).toBe(200);
  const [source] = (await trendsOf(report.ada, report.conceptId)).results[0]?.keyFinding[0]?.sources ?? [];
  expect(Object.keys(source ?? {}).toSorted()).toEqual(
    expect.arrayContaining([
      "citations",
      "classification",
      "confidenceLevel",
      "description",
      "publishedDate",
      "title",
      "url",
      "uuid",
    ]),
  );
  expect(source).toMatchObject({ title: "Packaging ordinance", url: "https://law.example/packaging", citations: [] });
});
