import { reportSections } from "@seedbed/contract/concepts/vocabulary";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bankConcept } from "#test-support/banked-concept.ts";
import { eventually } from "#test-support/eventually.ts";
import { plantAnsweredSeed, saveFirstConcept } from "#test-support/planted-seed.ts";
import { startTestServer, type TestPerson, type TestServer } from "#test-support/test-server.ts";
import { listenTo, order, readConcept, settled, statusesOf } from "./report.fixture.ts";

let server: TestServer;
let person: TestPerson;
let id: string;
let seedId: string;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp();
  seedId = await plantAnsweredSeed(person);
  id = await saveFirstConcept(person, seedId);
});
afterAll(() => server.stop());

const change = (body: { title?: string; status?: "ideating" }) =>
  person.call("PATCH v1/concept/{id}/", { params: { id }, body });
const rewritten = async (section: "customer-profile" | "overview" | "key-assumptions") => {
  const answer = await person.call(`POST v2/concept/{id}/${section}/generate`, { params: { id } });
  return { answer, concept: await settled(person, id) };
};

test("sections answer 404 until they are written, and then what was written", async () => {
  const pages = [
    "v2/concept/{id}/overview",
    "v2/concept/{id}/executive-summaries",
    "v2/concept/{id}/market-scan",
    "v3/concept/{id}/market-scan/trends",
    "v3/concept/{id}/market-scan/priority-insights",
    "v3/concept/{id}/market-scan/market-forces",
    "v2/concept/{id}/customer-profile",
    "v2/concept/{id}/financial-projection",
    "v2/concept/{id}/key-assumptions",
  ].map((path) => `/api/${path.replace("{id}", id)}`);
  for (const page of pages) {
    const { status, body } = await person.raw(`GET ${page}`);
    expect([page, status, body]).toEqual([
      page,
      404,
      { code: "not_found", detail: "This section has not been written yet." },
    ]);
  }
  const early = await rewritten("overview");
  expect(early.answer.status).toBe(409);
  expect(early.answer.body).toMatchObject({ detail: expect.stringMatching(/^This section is written from/) });

  await order(person, id, "generate");
  await settled(person, id);
  for (const page of pages) expect([page, (await person.raw(`GET ${page}`)).status]).toEqual([page, 200]);
});

describe("a complete report", () => {
  test("[S1.3-27] [S2.3-04] tells of every section when it was written and by whom", async () => {
    const concept = await readConcept(person, id);
    expect(Object.keys(concept.reportStatusBySection).sort()).toEqual([...reportSections].sort());
    for (const state of Object.values(concept.reportStatusBySection)) {
      expect(state).toMatchObject({ status: "complete", origin: "draft", error: null });
      expect(Date.parse(state.dateStarted ?? "")).toBeLessThanOrEqual(Date.parse(state.dateCompleted ?? ""));
    }
    const states = Object.values(concept.reportStatusBySection);
    expect(concept.dateReportStarted).toBe(states.map(({ dateStarted }) => dateStarted).sort()[0]);
    expect(concept.dateReportCompleted).toBe(
      states
        .map(({ dateCompleted }) => dateCompleted)
        .sort()
        .at(-1),
    );
  });

  test("stays as it is when only the status changes, and is outdated when the words change, until they change back", async () => {
    const { title } = await readConcept(person, id);
    await change({ status: "ideating" });
    expect(new Set(Object.values(statusesOf(await readConcept(person, id))))).toEqual(new Set(["complete"]));
    await change({ title: "Refill cellar" });
    const outdated = await readConcept(person, id);
    expect(new Set(Object.values(statusesOf(outdated)))).toEqual(new Set(["outdated"]));
    expect(outdated).toMatchObject({ reportStatus: "complete", progressPercentage: 100 });
    await change({ title });
    expect(new Set(Object.values(statusesOf(await readConcept(person, id))))).toEqual(new Set(["complete"]));
  });

  test("a section written again changes alone, and generating brings up to date what else the words have outdated", async () => {
    await change({ title: "Refill cellar" });
    const before = await readConcept(person, id);
    const { answer, concept } = await rewritten("customer-profile");
    expect(answer.status).toBe(202);
    expect(statusesOf(concept)).toEqual({ ...statusesOf(before), customerProfiles: "complete" });
    for (const section of reportSections.filter((each) => each !== "customerProfiles")) {
      expect(concept.reportStatusBySection[section].dateCompleted).toBe(
        before.reportStatusBySection[section].dateCompleted,
      );
    }
    expect((await order(person, id, "generate")).status).toBe(202);
    const current = await settled(person, id);
    expect(new Set(Object.values(statusesOf(current)))).toEqual(new Set(["complete"]));
    expect(current.reportStatusBySection.customerProfiles).toEqual(concept.reportStatusBySection.customerProfiles);
  });

  test("the overview written again outdates nothing, and in the same words it is told as written, not as changed", async () => {
    const listener = await listenTo(server, person, id);
    const { concept } = await rewritten("overview");
    await eventually(async () => listener.updates().some(({ eventType }) => eventType === "completed"));
    listener.close();
    expect(listener.changes()).toEqual([]);
    expect(new Set(Object.values(statusesOf(concept)))).toEqual(new Set(["complete"]));
  });
});

test("[S3.7-34] [S2.7-44] [S3.3-09] key assumptions come in pages, of one category or all, with the metrics of all", async () => {
  const page = async (query: Record<string, unknown>) =>
    (await person.call("GET v2/concept/{id}/key-assumptions", { params: { id }, query })).body;
  const all = await page({ page_size: 100 });
  expect(all).toMatchObject({ count: all.results.length, numberOfPages: 1, pageSize: 100 });
  const usual = await page({});
  expect(usual).toMatchObject({ pageSize: 20, results: all.results.slice(0, 20) });
  expect(Object.keys(usual).sort()).toEqual(["categoryMetrics", "count", "numberOfPages", "pageSize", "results"]);
  const last = await page({ page_size: 3, page: 900 });
  expect(last.numberOfPages).toBe(Math.ceil(all.count / 3));
  expect(last.results).toEqual(all.results.slice((last.numberOfPages - 1) * 3));
  const viability = await page({ category: "Viability" });
  expect(viability.results).toEqual(all.results.filter((assumption) => assumption.category === "Viability"));
  expect(viability.categoryMetrics).toEqual(all.categoryMetrics);
  expect(Object.values(all.categoryMetrics).reduce((sum, metrics) => sum + metrics.count, 0)).toBe(all.count);
  expect(all.categoryMetrics.Viability).toMatchObject({ count: viability.count, validationStatus: "untested" });
  for (const query of [{ page: 0 }, { page_size: 0 }, { page_size: 101 }, { category: "viability" }]) {
    const { status } = await person.call("GET v2/concept/{id}/key-assumptions", { params: { id }, query });
    expect([query, status]).toEqual([query, 422]);
  }
});

test("each person has an own gut feeling, which may be taken back", async () => {
  const colleague = await server.signUp({ accountId: person.accountId });
  const read = async (reader: TestPerson) =>
    (await reader.call("GET v2/concept/{id}/gut-check", { params: { id } })).body.answer;
  const answer = (body: { answer: "keep_going" | "not_yet" | null }) =>
    person.call("PUT v2/concept/{id}/gut-check", { params: { id }, body });
  expect(await read(person)).toBeNull();
  expect((await answer({ answer: "keep_going" })).body).toEqual({ answer: "keep_going" });
  expect([await read(person), await read(colleague)]).toEqual(["keep_going", null]);
  expect((await answer({ answer: null })).body).toEqual({ answer: null });
  expect(await read(person)).toBeNull();
  expect((await person.raw(`PUT /api/v2/concept/${id}/gut-check`, { answer: "maybe" })).status).toBe(422);
});

test("answering the gut check does not count as having seen the concept", async () => {
  const colleague = await server.signUp({ accountId: person.accountId });
  const seen = async () =>
    (await colleague.call("GET v1/concept/")).body.results.find((concept) => concept.uuid === id);
  expect((await seen())?.hasSeenConceptChange).toBe(false);
  await colleague.call("PUT v2/concept/{id}/gut-check", { params: { id }, body: { answer: "not_yet" } });
  expect((await seen())?.hasSeenConceptChange).toBe(false);
  await colleague.call("POST v2/concept/{id}/seen", { params: { id } });
  await colleague.call("PUT v2/concept/{id}/gut-check", { params: { id }, body: { answer: "keep_going" } });
  expect((await seen())?.hasSeenConceptChange).toBe(true);
});

test("the context holds the answers a concept was made from, and is empty for a concept without a seed", async () => {
  const { body } = await person.call("GET v2/concept/{id}/context", { params: { id } });
  const { body: seed } = await person.call("GET v2/concept/seed/{id}", { params: { id: seedId } });
  expect(body.seedUuid).toBe(seedId);
  expect(body.answers).toEqual(seed.answers);
  const bare = await bankConcept(server, person);
  const context = await person.call("GET v2/concept/{id}/context", { params: { id: bare.id } });
  expect(context.body).toEqual({ seedUuid: null, chosenBecause: "", answers: [], clarifyingQuestions: [] });
});
